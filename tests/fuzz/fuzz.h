/* What the fuzzers share: lines of the input, a game that the input sets up, and the promises that it must keep from there
   on. A promise that is broken ends the program, so that libFuzzer keeps the input. */
#ifndef TESTS_FUZZ_FUZZ_H
#define TESTS_FUZZ_FUZZ_H

#include "game.h"

#include <stdint.h>

/* What libFuzzer calls with every input. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

_Noreturn void fuzz_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));
#define FUZZ_EXPECT(promise, ...) ((promise) ? (void)0 : fuzz_fail(__VA_ARGS__))

/* The games that records and sessions may be of: the program's, and Pig. Ended by NULL. */
const struct game *const *fuzz_games(void);

/* Chance follows from the input alone: the same input does the same again. */
struct game_random fuzz_random(const uint8_t *data, size_t size);

/* The bytes as a text of its own, in memory of just its size; to be freed. */
char *fuzz_text(const uint8_t *data, size_t size);
/* The same for the next line, which is taken off; at the end of the input it is empty. */
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

/* Prepares the setting; the state is not set yet. False, and nothing to close, when the choices are refused. */
bool fuzz_open(struct fuzz_play *play, const struct game *game, const struct fuzz_choices *choices,
               struct game_random random);
void fuzz_close(struct fuzz_play *play);

/* The state is written and read back the same, and somebody can do something unless the game is over. */
void fuzz_check_state(const struct fuzz_play *play, void *state);
/* The listed actions differ, in numbers and in notation; each of a sample, and each resignation, leads to a good state. */
void fuzz_check_actions(struct fuzz_play *play);
/* View and picture can be made and have room. */
void fuzz_check_show(const struct fuzz_play *play);
/* Plays on at random, now and then with a resignation, checking every state. */
void fuzz_play_on(struct fuzz_play *play, int steps);

#endif
