/* Analysis of a recorded game: the cost of each decision and the luck of each chance outcome, one action at a time. */
#ifndef AI_ANALYSIS_H
#define AI_ANALYSIS_H

#include "ai.h"

enum {
    ANALYSIS_BEST = 5,      /* best decisions reported at most */
    ANALYSIS_NODES = 20000, /* default node limit for one action */
    ANALYSIS_SEED = 1,      /* default seed, so that all clients report the same numbers */
};

enum analysis_kind {
    ANALYSIS_HIDDEN, /* not for the viewer (analysis_restrict): not analysed */
    ANALYSIS_DECISION,
    ANALYSIS_FORCED,      /* the only decision there was */
    ANALYSIS_CHANCE,      /* dice, cards */
    ANALYSIS_RESIGNATION, /* costs what it gives up, but does not count as a decision */
};

struct analysis_option {
    game_action action;
    double chance; /* of the seat that decides */
};

/* The analysis of one action. `before` is each seat's chance to win with the best decision, or the expectation before a chance
   outcome; `after` is its chance with what was played. Both come from one search, so they can be compared. */
struct analysis_entry {
    enum analysis_kind kind;
    game_action action;
    int seat; /* who decided, or GAME_CHANCE */
    double before[GAME_MAX_SEATS];
    double after[GAME_MAX_SEATS];
    double cost;       /* of a decision: what it lost for its seat, at least 0 */
    size_t choices;    /* how many there were; at chance: outcomes */
    size_t best_count; /* of a decision: how many are in `best`, the best first */
    struct analysis_option best[ANALYSIS_BEST];
};

/* A game to analyse: its first state and the actions that were played. All of it must outlive the analysis. */
struct analysis_game {
    const struct game *game;
    const void *setting;
    const void *first;
    const game_action *actions;
    size_t length;
};

/* Allocates all memory. The limits apply to each action, however many outcomes it has; the default is ANALYSIS_NODES. NULL when
   out of memory, or when the game has no features or weights. */
struct analysis;
struct analysis *analysis_open(const struct analysis_game *game, const struct ai_limits *limits);
void analysis_close(struct analysis *analysis);
/* Restricts the analysis to what a viewer may learn while a game with secrets goes on: its own decisions, and the
   chance outcomes of its own turns that it has seen. Everything else stays ANALYSIS_HIDDEN and counts in no total:
   the search values what others do by what they know. Call it before the first step. */
void analysis_restrict(struct analysis *analysis, int viewer);

/* Analyses the next action. False when there is none, or when it was cancelled by the limits' `stop`: then it is still to do. The
   result does not depend on what was analysed before. */
bool analysis_step(struct analysis *analysis);
/* Moves on or back to the action with this number; another analysis of the same game does those between, and analysis_take copies
   its results. */
void analysis_skip_to(struct analysis *analysis, size_t number);
void analysis_take(struct analysis *analysis, size_t number, const struct analysis_entry *entry);

/* Analyses the rest of the game on so many threads (0: one for each core), with the same results as by steps.
   `progress`, unless NULL, is called in the calling thread from time to time with the number of actions analysed so
   far. False when it was cancelled by the limits' `stop`, or there is no memory: analysis_next is then the first
   action without a result, and calling again goes on. */
bool analysis_parallel(struct analysis *analysis, unsigned threads,
                       void (*progress)(void *context, size_t done), void *context);

/* The number of the next action: all before it are analysed, skipped or copied. */
size_t analysis_next(const struct analysis *analysis);
const struct analysis_game *analysis_game(const struct analysis *analysis);
const struct ai_limits *analysis_limits(const struct analysis *analysis);
const struct analysis_entry *analysis_entry(const struct analysis *analysis, size_t number);
/* The state before an action (at the length of the game: the last), valid up to the next call. Cheap from one to the next. */
const void *analysis_state(struct analysis *analysis, size_t number);

/* How much a chance outcome changed a seat's chance; 0 for anything else. Its expectation over all outcomes is 0. */
double analysis_luck(const struct analysis_entry *entry, int seat);
/* The luck of a seat in all actions up to and with this one: a point of its luck curve. */
double analysis_luck_so_far(const struct analysis *analysis, size_t number, int seat);

/* The totals of a seat, as far as the game is analysed. */
struct analysis_sum {
    size_t decisions; /* with more than one choice */
    double cost;      /* of all of them */
    double average;   /* cost of a decision */
    double luck;      /* of all chance outcomes, on anybody's turn */
    double decided;   /* change of the seat's chance by all decisions, its own and its opponents' */
    double given;     /* change by resignations of others */
    int grade;        /* by the average; 0 is the best; -1 without decisions */
};
void analysis_sum(const struct analysis *analysis, int seat, struct analysis_sum *sum);

/* The numbers of the costliest decisions (with a cost of at least `least`), the worst first; of one seat, or of all (negative).
   Returns how many, at most `most`. */
size_t analysis_worst(const struct analysis *analysis, int seat, double least, size_t *numbers, size_t most);

/* Grades from the best: their names, and the highest average cost of each. */
enum { ANALYSIS_GRADES = 8 };
const char *analysis_grade_name(int grade, enum game_language language);
double analysis_grade_limit(int grade);

/* As JSON (docs/analysis.md): the analysis of one action, and the totals of all seats. */
void analysis_write_entry(struct analysis *analysis, size_t number, enum game_language language,
                          struct text *out);
void analysis_write_seats(const struct analysis *analysis, enum game_language language, struct text *out);

/* The mark of a decision by its cost: 0 none, then doubtful, an error, a blunder. */
enum { ANALYSIS_MARKS = 4 };
int analysis_mark(double cost);
const char *analysis_mark_sign(double cost); /* "", "?!", "?", "??" */
/* The smallest cost that shows with one decimal of a percent. */
extern const double analysis_visible;

#endif
