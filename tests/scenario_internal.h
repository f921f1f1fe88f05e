/* Shared by scenario_run.c and scenario_expect.c. */
#ifndef TESTS_SCENARIO_INTERNAL_H
#define TESTS_SCENARIO_INTERNAL_H

#include "arrange.h"
#include "scenario.h"

enum { SCENARIO_MAX_CHOICES = 16 };

struct run {
    const struct scenario *scenario;
    const struct game *const *games;
    struct scenario_failure *failure;
    const struct scenario_line *line; /* the current one */

    const struct game *game;
    struct game_choice choices[SCENARIO_MAX_CHOICES];
    size_t choice_count;
    void *setting; /* NULL until the options are complete */
    void *state;
    bool begun;     /* there is a position */
    bool arranging; /* it is being arranged */
    bool shown;     /* something was expected */
};

/* Whether the current line holds; if not, sets the failure. */
#define holds(run, condition, ...) ((condition) || fail_line(run, __VA_ARGS__))
bool fail_line(struct run *run, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Writes the current position to the buffer. */
const char *position_of(const struct run *run, char buffer[GAME_POSITION_TEXT]);
/* The legal action with this notation. */
bool find_action(const struct run *run, const char *words, game_action *action);
/* The text after the words at the start of the line, or NULL if it does not start with them. */
const char *behind(const char *line, const char *words);

/* The expectations, one per directive; they may modify the text after it. */
bool expect_position(struct run *run, char *words);
bool expect_has(struct run *run, char *fragment);
bool expect_has_not(struct run *run, char *fragment);
bool expect_knows(struct run *run, char *words);
bool expect_items(struct run *run, char *words);
bool expect_no_items(struct run *run, char *words);
bool expect_who(struct run *run, char *words);
bool expect_winner(struct run *run, char *words);
bool expect_legal(struct run *run, char *words);
bool expect_count(struct run *run, char *words);
bool expect_allowed(struct run *run, char *words);
bool expect_refused(struct run *run, char *words);
bool expect_odds(struct run *run, char *words);
bool expect_success(struct run *run, char *words);
bool expect_chance(struct run *run, char *words);
bool expect_score(struct run *run, char *words);
bool expect_perft(struct run *run, char *words);
bool expect_point(struct run *run, char *words);
bool expect_seat(struct run *run, char *words);
bool expect_label(struct run *run, char *words);

#endif
