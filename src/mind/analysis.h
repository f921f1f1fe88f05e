/* Analysis of a game that was played: what each decision cost and how lucky each roll was, one action at a time. Works on
   the contract alone. */
#ifndef MIND_ANALYSIS_H
#define MIND_ANALYSIS_H

#include "mind.h"

enum {
    ANALYSIS_BEST = 5,      /* decisions that are named at most */
    ANALYSIS_NODES = 20000, /* what one action takes if no limit is given */
    ANALYSIS_SEED = 1,      /* with which one client's numbers are those of another */
};

enum analysis_kind {
    ANALYSIS_DECISION,
    ANALYSIS_FORCED,      /* the only decision there was */
    ANALYSIS_CHANCE,      /* dice, cards */
    ANALYSIS_RESIGNATION, /* costs what it gives up, but is not weighed as a decision */
};

struct analysis_option {
    game_action action;
    double chance; /* of the seat that decides */
};

/* What is found about one action of the game. `before` is each seat's chance to win with the best decision, or what is
   expected before a roll; `after` is its chance with what was played, by the same search, so that they can be compared. */
struct analysis_entry {
    enum analysis_kind kind;
    game_action action;
    int seat; /* who decided, or GAME_CHANCE */
    double before[GAME_MAX_SEATS];
    double after[GAME_MAX_SEATS];
    double cost;       /* of a decision: what it lost for its seat, at least 0 */
    size_t choices;    /* how many there were; at chance: outcomes */
    size_t best_count; /* of a decision: how many are named, the best first */
    struct analysis_option best[ANALYSIS_BEST];
};

/* A game to analyse: it began in state `first`, and `actions` are what was played. All of it must outlive the analysis. */
struct analysis_game {
    const struct game *game;
    const void *setting;
    const void *first;
    const game_action *actions;
    size_t length;
};

/* All memory is taken here. The limits are for one action, however many outcomes it has; without any it takes ANALYSIS_NODES. NULL
   when there is no memory, or the game cannot be thought about. */
struct analysis;
struct analysis *analysis_open(const struct analysis_game *game, const struct mind_limits *limits);
void analysis_close(struct analysis *analysis);

/* Analyses the next action; false when there is none, or when the stop of the limits came first: then it is still to do.
   What is found does not depend on what was looked at before. */
bool analysis_step(struct analysis *analysis);
/* Goes on to the action with this number without a look at those between, which another analysis of the same game looks at;
   and takes over what it found. */
void analysis_skip_to(struct analysis *analysis, size_t number);
void analysis_take(struct analysis *analysis, size_t number, const struct analysis_entry *entry);

/* The number of the action that is next: all before it are analysed, skipped or taken over. */
size_t analysis_next(const struct analysis *analysis);
const struct analysis_game *analysis_game(const struct analysis *analysis);
const struct analysis_entry *analysis_entry(const struct analysis *analysis, size_t number);
/* The state before an action (at the length of the game: the last), valid up to the next call. Cheap from one to the next. */
const void *analysis_state(struct analysis *analysis, size_t number);

/* How much a roll changed a seat's chance; 0 for anything else. Over all outcomes with their odds it adds up to 0. */
double analysis_luck(const struct analysis_entry *entry, int seat);

/* What a seat's game comes to, as far as it is analysed. */
struct analysis_sum {
    size_t decisions; /* that were a choice */
    double cost;      /* of all of them */
    double average;   /* for each of them */
    double luck;      /* of all rolls, whoever made them */
    double decided;   /* what all decisions changed of the seat's chance, its own and those of others */
    double given;     /* what it got when others gave up */
    int grade;        /* by the average; 0 is the best; -1 without decisions */
};
void analysis_sum(const struct analysis *analysis, int seat, struct analysis_sum *sum);

/* The numbers of the decisions that cost the most (and at least `least`), the worst first; of one seat, or of all
   (negative). Returns how many there are, at most `most`. */
size_t analysis_worst(const struct analysis *analysis, int seat, double least, size_t *numbers, size_t most);

/* Grades, from the best: their words, and the average cost up to which each goes. */
enum { ANALYSIS_GRADES = 8 };
const char *analysis_grade_name(int grade, enum game_language language);
double analysis_grade_limit(int grade);

/* For pages, as JSON: what was found about one action, and the sums of all seats. docs/analysis.md describes both. */
void analysis_write_entry(struct analysis *analysis, size_t number, enum game_language language,
                          struct text *out);
void analysis_write_seats(const struct analysis *analysis, enum game_language language, struct text *out);

/* How a decision of this cost is marked: 0 is good, then doubtful, an error, a blunder. */
enum { ANALYSIS_MARKS = 4 };
int analysis_mark(double cost);
const char *analysis_mark_sign(double cost); /* "", "?!", "?", "??" */
/* Half a tenth of a percent: with one decimal, less would not be seen. */
extern const double analysis_visible;

#endif
