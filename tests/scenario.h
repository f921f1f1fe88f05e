/* Scenario files: a position, what is played in it, and beside each step what must come of it. Nothing here knows a
   rule: a scenario talks to a game through the contract and the game's own notation.

   A scenario begins at a line `rule` and ends where the next one begins. A line that begins with `#` is a comment, a
   line that begins with a blank goes on with the line above.

     rule 5.1 card:agile: TITLE  the rules it shows, by number or by a name with its kind, and what it shows
     game NAME                 which game; else the first one of the list
     map base-2                an option of the game, by its own name
     begin                     the beginning of the game, or
     position LINE             this position; a scenario may have several
     play ACTION               a decision, a resignation, or an outcome of chance
     advance                   all that the table does without asking: decisions that have only one answer
     ... -> FRAGMENT           behind play or advance: the same as a line `has FRAGMENT` after it
     expect LINE               the position is exactly this
     has FRAGMENT              these words stand in the position, one after the other
     hasnot FRAGMENT
     who V                     who decides: a seat, `chance` or `over`
     won V                     the game is over and all of it is this seat's
     legal A, B, C             exactly these actions can be chosen, or fall
     legal WORDS: A, B, C      exactly these among the actions that begin with the words, written without them
     count N, count WORDS N    how many actions there are, how many of them begin with the words
     allowed ACTION            it may be played (resignations, too, which are never listed)
     refused ACTION
     odds ACTION 1/36          of an outcome of chance
     success ACTION 21/36      of a decision
     perft DEPTH N             the number of sequences of so many actions
     point THINGS: A, B        pointing at these things, one after the other, leaves exactly these decisions
     label THING: DIE | LE DÉ  what can be pointed at is called so in English and in French (among other words)
     seat V: NAME | NOM        the seat's name
     nogame                    the options above are refused
     noposition LINE           the position is refused */
#ifndef TESTS_SCENARIO_H
#define TESTS_SCENARIO_H

#include "game.h"

struct scenario_line {
    int number; /* in the file */
    char *words;
};

struct scenario {
    const char *file;
    const char *name;            /* rules and title, without the colon */
    const char *rules;           /* the rules alone, separated by single blanks */
    struct scenario_line *lines; /* the first is the one with `rule` */
    size_t count;
};

struct scenario_file {
    char *path;
    struct scenario *scenarios;
    size_t count;
};

enum { SCENARIO_MESSAGE = 2 * GAME_POSITION_TEXT };

/* What was not as expected. */
struct scenario_failure {
    int line;
    char message[SCENARIO_MESSAGE]; /* FILE:LINE: EXPECTATION: what was found instead */
};

/* NULL, with the reason, for a file that cannot be read or is not made of scenarios. */
struct scenario_file *scenario_read(const char *path, struct scenario_failure *failure);
void scenario_free(struct scenario_file *file);

/* Whether everything in the scenario is as it says. It stops at the first line that is not; a line that it cannot make
   sense of is one, and so is the last line of a scenario that expects nothing. */
bool scenario_run(const struct scenario *scenario, const struct game *const *games,
                  struct scenario_failure *failure);

/* Whether the scenario shows the rule of that number or name. */
bool scenario_shows(const struct scenario *scenario, const char *rule);

/* Writes FILE:LINE: and the reason into the failure and returns false. */
bool scenario_fail(struct scenario_failure *failure, const char *file, int line, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

#endif
