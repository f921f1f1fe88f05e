/* What the ways to search share: the place to think in, and looking at a state or a decision on its own. Private to this
   folder. */
#ifndef MIND_INSIDE_H
#define MIND_INSIDE_H

#include "mind.h"

enum {
    MIND_TABLE = 1 << 17,    /* entries */
    MIND_OPINIONS = 1 << 17, /* evaluations that are remembered */
    MAX_PLY = 112,           /* actions looked ahead, chance included */
    MAX_BRANCHES = 16,       /* different results of one roll; of more, a sample is taken */
    MAX_STATE = 512,
    MAX_THREADS = 16,
    GLANCE_ROLLS = 2, /* a combat and the loser's new number */
};

struct entry {
    uint64_t key;
    float share[GAME_MAX_SEATS];
    uint64_t thought; /* in which it was made: entries of others count as empty, so that answers repeat */
};

/* An evaluation of a state, for as long as the mind thinks with its weights. */
struct opinion {
    uint64_t key;
    float share[GAME_MAX_SEATS];
};

struct candidate {
    game_action action;
    float score;
};

struct mind {
    const struct game *game;
    const void *setting;
    const struct mind_weights *weights;
    int seats;
    struct entry *table;
    struct opinion *opinions;
    game_action *actions;        /* MAX_PLY lists */
    struct candidate *candidate; /* MAX_PLY lists */
    const struct mind_depth *depth;
    uint64_t salt; /* tells entries of different depths apart */
    struct mind_limits limits;
    double deadline;
    uint64_t nodes;
    bool stopped;
    uint64_t thought;
    struct game_random random;
    struct tree *tree; /* NULL until it is first needed */
    struct mind
        *mate[MAX_THREADS]; /* minds that think along, but for the first; NULL until they are first needed */
    size_t compared; /* so many options at hand are tried equally often; 0: each as often as it deserves */
    const game_action *asked; /* NULL, or one that is among them in any case */
    unsigned part,
        parts; /* of the decisions at hand those are searched whose number in the order is `part` */
};

/* The different states that chance may lead to, with their odds. */
struct branches {
    size_t count;
    float odds[MAX_BRANCHES];
    unsigned char state[MAX_BRANCHES][MAX_STATE];
};

/* A new thought begins. */
void mind_start(struct mind *mind, const struct mind_limits *limits);

/* mind_grow on one thread, for the mind's part of the decisions. */
void mind_grow_part(struct mind *mind, const void *state, const struct mind_limits *limits,
                    struct mind_answer *answer);
void mind_free_tree(struct tree *tree);

uint64_t mind_hash_state(const struct mind *mind, const unsigned char *state);

uint64_t mind_hash_after(const struct mind *mind, const void *state, game_action action);

/* Whether a limit is reached. */
bool mind_must_stop(struct mind *mind);

/* The evaluation of a state, which counts as one node. */
void mind_value_now(struct mind *mind, const void *state, float *share);

/* What a state of chance may lead to; `outcomes` is room for a list. */
void mind_branch(struct mind *mind, const void *state, game_action *outcomes, struct branches *branches);

/* What a state is worth at a glance: the evaluation, behind at most `rolls` dice that are to be rolled first. */
void mind_glance(struct mind *mind, const void *state, int ply, int rolls, float *share);

/* All decisions with their worth at a glance for the seat, into the lists of this ply, the best `width` of them sorted to
   the front. Returns how many there are. */
size_t mind_rank(struct mind *mind, const void *state, int seat, int ply, size_t width);

/* Every decision at a glance, the best first. */
void mind_look_at_all(struct mind *mind, const void *state, int seat, struct mind_answer *answer);
void mind_sort_options(struct mind_answer *answer, size_t count, int seat);

static inline void mind_clear(const struct mind *mind, float *share) {
    for (int seat = 0; seat < mind->seats; seat++)
        share[seat] = 0;
}

static inline void mind_add(const struct mind *mind, float *sum, const float *share, float part) {
    for (int seat = 0; seat < mind->seats; seat++)
        sum[seat] += part * share[seat];
}

#endif
