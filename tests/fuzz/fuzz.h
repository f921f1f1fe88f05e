/* Shared by the fuzzers: splitting the input into lines, a game set up by the input, and the invariants that must hold from then
   on. A violated invariant aborts, so that libFuzzer saves the input. */
#ifndef TESTS_FUZZ_FUZZ_H
#define TESTS_FUZZ_FUZZ_H

#include "game.h"

#include <stdint.h>

/* The entry point of libFuzzer. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

_Noreturn void fuzz_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));
#define FUZZ_EXPECT(promise, ...) ((promise) ? (void)0 : fuzz_fail(__VA_ARGS__))

/* The games that records and sessions may be of: the program's, and Pig. Ended by NULL. */
const struct game *const *fuzz_games(void);

/* A generator seeded by the input, so that runs are repeatable. */
struct game_random fuzz_random(const uint8_t *data, size_t size);

/* A copy of the bytes as a string in a block of exactly its size, so that the sanitizer detects overruns; freed by the caller. */
char *fuzz_text(const uint8_t *data, size_t size);
/* The same for the next line, which is consumed; empty at the end of the input. */
char *fuzz_line(const uint8_t **data, size_t *size);

struct fuzz_choices {
    struct game_choice all[32];
    size_t count;
};

void fuzz_choose(struct fuzz_choices *choices, const char *name, const char *value);
/* Chooses what the words name: a value of a list (`basic`), an option to be switched on (`entanglement`). Other words mean
   nothing. */
void fuzz_choose_words(struct fuzz_choices *choices, const struct game *game, const char *words);

/* A game being played. */
struct fuzz_play {
    const struct game *game;
    void *setting;
    void *state;
    void *spare; /* another state, to work with */
    struct game_random random;
};

/* Prepares the setting, not the state. Returns false, with nothing to close, when the choices are refused. */
bool fuzz_open(struct fuzz_play *play, const struct game *game, const struct fuzz_choices *choices,
               struct game_random random);
void fuzz_close(struct fuzz_play *play);

/* The state round-trips, and has a legal action unless the game is over. */
void fuzz_check_state(const struct fuzz_play *play, void *state);
/* The listed actions are distinct, as numbers and in notation; a sample of them, and each resignation, lead to valid states. */
void fuzz_check_actions(struct fuzz_play *play);
/* View and picture fit their buffers. */
void fuzz_check_show(const struct fuzz_play *play);
/* Plays on at random, now and then with a resignation, checking every state. */
void fuzz_play_on(struct fuzz_play *play, int steps);

#endif
