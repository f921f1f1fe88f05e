/* Scenario files: a position, the actions played, and the expected result of each step. Nothing here knows a rule: a
   scenario uses the contract and the notation of the game.

   A scenario starts with a line `rule` and ends before the next one. A line that starts with `#` is a comment, one that
   starts with a blank continues the line above.

     rule 5.1 card:agile: TITLE  the rules it shows, by number or by a name with its kind, and what it shows
     game NAME                 the game; default: the first of the list
     map base-2                an option of the game, by its own name
     begin                     the initial state, or
     position LINE             this position; a scenario may have several
     line KIND|ID|...          replaces this line of the game's data (where the game has an arranger, arrange.h)
     arrange ITEM; ITEM        a bare table with these things; several lines make one position
     play ACTION               a decision, a resignation, or an outcome of chance
     advance                   plays all forced decisions
     until WORDS               plays the first action of each list until one that starts with the words is listed
     ... -> FRAGMENT           after play or advance: the same as `has FRAGMENT` on the next line
     expect LINE               the position is exactly this
     has FRAGMENT              the position contains these words in sequence
     hasnot FRAGMENT
     knows V FRAGMENT          what this seat (or `spectator`) knows contains these words in sequence
     see ITEM; ITEM            to arrange this would change nothing
     unlike ITEM; ITEM         to arrange each of these would change something
     who V                     who decides: a seat, `chance` or `over`
     won V                     the game is over and this seat alone has won
     score V N                 the game is over and this is the seat's score
     legal A, B, C             exactly these decisions or outcomes are listed
     legal WORDS: A, B, C      exactly these among the actions that start with the words, written without them
     count N, count WORDS N    the number of actions, or of those that start with the words
     allowed ACTION            it is legal (also for resignations, which are never listed)
     refused ACTION
     odds ACTION 1/36          of an outcome of chance
     success ACTION 21/36      of a decision
     chance V ACTION 15/36     that this seat wins the battle, as told at a decision
     perft DEPTH N             the number of sequences of DEPTH actions
     point THINGS: A, B        after clicking these things exactly these decisions remain
     label THING: DIE | LE DÉ  the label of a thing that can be clicked contains these words, English | French
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

/* A failed expectation. */
struct scenario_failure {
    int line;
    char message[SCENARIO_MESSAGE]; /* FILE:LINE: EXPECTATION: what was found instead */
};

/* On failure (an unreadable or malformed file) sets the reason and returns NULL. */
struct scenario_file *scenario_read(const char *path, struct scenario_failure *failure);
void scenario_free(struct scenario_file *file);

/* Whether all expectations hold. Stops at the first failure; an unknown line is a failure, and so is a scenario without
   expectations. */
bool scenario_run(const struct scenario *scenario, const struct game *const *games,
                  struct scenario_failure *failure);

/* Whether the scenario names the rule. */
bool scenario_shows(const struct scenario *scenario, const char *rule);

/* Writes FILE:LINE: and the reason into the failure and returns false. */
bool scenario_fail(struct scenario_failure *failure, const char *file, int line, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

#endif
