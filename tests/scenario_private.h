/* What the two halves of the scenario runner share: the run, and the expectations. */
#ifndef TESTS_SCENARIO_PRIVATE_H
#define TESTS_SCENARIO_PRIVATE_H

#include "scenario.h"

enum { SCENARIO_MAX_CHOICES = 16 };

struct run {
    const struct scenario *scenario;
    const struct game *const *games;
    struct scenario_failure *failure;
    const struct scenario_line *line; /* the one that is being carried out */

    const struct game *game;
    struct game_choice choices[SCENARIO_MAX_CHOICES];
    size_t choice_count;
    void *setting; /* NULL until the options are settled */
    void *state;
    bool begun; /* there is a position */
    bool shown; /* something was expected */
};

/* Whether the line that is being carried out holds; if not, what was found instead. */
#define holds(run, condition, ...) ((condition) || fail_line(run, __VA_ARGS__))
bool fail_line(struct run *run, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The position now, written into the buffer. */
const char *position_of(const struct run *run, char buffer[GAME_POSITION_TEXT]);
/* The action with this notation, if it may be played now. */
bool find_action(const struct run *run, const char *words, game_action *action);
/* What stands behind the words at the beginning of the line, or NULL if it does not begin with them. */
const char *behind(const char *line, const char *words);

/* The expectations, one for each directive: they may cut up the words behind it. */
bool expect_position(struct run *run, char *words);
bool expect_has(struct run *run, char *fragment);
bool expect_has_not(struct run *run, char *fragment);
bool expect_who(struct run *run, char *words);
bool expect_winner(struct run *run, char *words);
bool expect_legal(struct run *run, char *words);
bool expect_count(struct run *run, char *words);
bool expect_allowed(struct run *run, char *words);
bool expect_refused(struct run *run, char *words);
bool expect_odds(struct run *run, char *words);
bool expect_success(struct run *run, char *words);
bool expect_perft(struct run *run, char *words);
bool expect_point(struct run *run, char *words);
bool expect_seat(struct run *run, char *words);
bool expect_label(struct run *run, char *words);

#endif
