/* What the search algorithms share: memory, limits, chance expansion, static estimates. Private to this folder. */
#ifndef AI_INTERNAL_H
#define AI_INTERNAL_H

#include "ai.h"

enum {
    AI_TABLE_ENTRIES = 1 << 17, /* of the transposition table of expectimax */
    AI_CACHE_ENTRIES = 1 << 17, /* of the evaluation cache */
    MAX_PLY = 112,              /* actions of look-ahead of expectimax, chance included */
    AI_SCRATCH = 4,             /* the first of two plies that no static estimate uses */
    AI_BASE_PLIES = 6,          /* plies with buffers in every search */
    MAX_BRANCHES = 16,          /* distinct results of one chance node; beyond that it is sampled */
    MAX_THREADS = 16,
    ESTIMATE_ROLLS = 2, /* chance nodes a static estimate looks through: a combat and the loser's re-roll */
};

struct entry {
    uint64_t key;
    float share[GAME_MAX_SEATS];
    uint64_t
        generation; /* of the search that wrote it: others' entries count as empty, so that answers repeat */
};

struct candidate {
    game_action action;
    float score;                 /* for the seat to move */
    uint64_t key;                /* hash of the state it leads to, if `keyed` */
    int16_t who;                 /* to move there, if `keyed` */
    bool keyed;                  /* the estimate was the evaluation of that state */
    float share[GAME_MAX_SEATS]; /* in games with secrets */
};

struct ai_search {
    const struct game *game;
    const void *setting;
    const struct ai_weights *weights;
    int seats;
    struct entry *table; /* of expectimax; NULL until first used */
    /* The evaluation cache: entries of a 64-bit key and a float for each seat, `cache_words` words of 64 bits each.
       Valid for the life of the search, whose weights do not change. */
    uint64_t *cache;
    size_t cache_words;
    int plies;                   /* that have buffers */
    game_action *actions;        /* a list for each ply */
    struct candidate *candidate; /* a list for each ply */
    unsigned char *branch;       /* MAX_BRANCHES states for each ply */
    const struct ai_depth *depth;
    uint64_t salt; /* separates table entries of different depths */
    struct ai_limits limits;
    double deadline;
    uint64_t nodes;
    uint64_t last_key; /* of the state evaluated last */
    bool stopped;
    uint64_t generation;
    struct game_random random;
    struct tree *tree;                     /* of mcts.c; NULL until first used */
    struct infoset *infoset;               /* of infoset.c; NULL without secrets */
    bool secrets;                          /* some state is hidden from some seat */
    struct ai_search *helper[MAX_THREADS]; /* of the other threads, from 1; NULL until first used */
    size_t compared;                       /* root options that get equal visits; 0: plain PUCT */
    const game_action *requested;          /* NULL, or a root option that is always among them */
    unsigned partition, partitions; /* searches the root decisions with rank % partitions == partition */
    const void *root;               /* the state that is searched */
    const struct ai_answer *answer; /* its options; NULL before they are known */
    const unsigned char *earlier;   /* states of the same turn before it */
    size_t earlier_count;
};

/* The distinct results of a chance node with their probabilities; the states are in the buffer of a ply. */
struct branches {
    size_t count;
    float odds[MAX_BRANCHES];
    game_action action[MAX_BRANCHES]; /* an outcome that leads there */
    unsigned char *state;
};

/* Whether there is only one side, a team or a single seat: then the game itself is the rival. */
bool ai_plays_alone(const struct game *game, const void *setting, const void *state);

/* Starts a new search: resets limits, node count and random numbers. */
void ai_begin(struct ai_search *search, const void *state, const struct ai_limits *limits);

/* ai_grow on one thread, for the search's partition of the root decisions. */
void ai_grow_partition(struct ai_search *search, const void *state, const struct ai_limits *limits,
                       struct ai_answer *answer);
void ai_tree_free(struct tree *tree);
size_t ai_tree_bytes(const struct ai_search *search);

/* Allocates the table and the buffers of expectimax on first use. False when there is no memory. */
bool ai_reserve_expectimax(struct ai_search *search);

/* Information-set MCTS, for games with secrets (infoset.c); ai_infoset_new must have returned true. Static estimates
   of every decision; the search, for an answer that already holds all decisions; the comparison of chance outcomes;
   and one determinization of what the seat knows. */
bool ai_infoset_new(struct ai_search *search);
size_t ai_infoset_bytes(const struct ai_search *search);
void ai_infoset_free(struct infoset *infoset);
void ai_infoset_estimate(struct ai_search *search, const void *state, int seat, struct ai_answer *answer);
void ai_infoset_grow(struct ai_search *search, const void *state, struct ai_answer *answer);
void ai_infoset_compare(struct ai_search *search, const void *state, struct ai_answer *answer);
void ai_infoset_guess(struct ai_search *search, const void *state, int seat, void *guessed);

/* The visit cap of compared options, given the visits of the last of them: an eighth more, plus a constant. */
static inline uint32_t ai_visit_cap(uint32_t visits) {
    return visits + visits / 8 + 4;
}

/* A hash of the canonical state; and of the state as it is, for trees whose edges are actions. */
uint64_t ai_hash_state(const struct ai_search *search, const void *state);
uint64_t ai_hash_exact(const struct ai_search *search, const void *state);

uint64_t ai_hash_after(const struct ai_search *search, const void *state, game_action action);

/* Whether a limit is reached. */
bool ai_should_stop(struct ai_search *search);

/* The evaluation of a state, which counts as one node. */
void ai_value(struct ai_search *search, const void *state, float *share);

/* The action and candidate buffers of a ply. */
static inline game_action *ai_actions(const struct ai_search *search, int ply) {
    return search->actions + (size_t)ply * search->game->max_actions;
}

static inline struct candidate *ai_candidates(const struct ai_search *search, int ply) {
    return search->candidate + (size_t)ply * search->game->max_actions;
}

static inline unsigned char *ai_branch_state(const struct ai_search *search, const struct branches *branches,
                                             size_t number) {
    return branches->state + number * search->game->state_bytes;
}

/* Expands a chance node into the buffers of this ply; sampled when there are too many results. */
void ai_expand_chance(struct ai_search *search, const void *state, int ply, struct branches *branches);
/* The same without sampling: false when there are too many results. */
bool ai_expand_chance_exactly(struct ai_search *search, const void *state, int ply,
                              struct branches *branches);

/* The static estimate of a state: its evaluation, or its expectation over at most `rolls` chance nodes in a row. */
void ai_estimate(struct ai_search *search, const void *state, int ply, int rolls, float *share);

/* Whether a static estimate looks through this state: chance is due, and the evaluation does not foresee it. */
bool ai_looks_through(const struct ai_search *search, const void *state);

/* Lists the decisions with their static estimates for the seat in the buffers of this ply, the best `width` sorted to the front,
   without those that only spend (unless there are no others, or one is requested). Returns how many there are. */
size_t ai_rank(struct ai_search *search, const void *state, int seat, int ply, size_t width);

/* Static estimates of every decision, the best first and futile ones last. */
void ai_estimate_all(struct ai_search *search, const void *state, int seat, struct ai_answer *answer);
/* Sorts the first `count` options, the best first. A futile one is never the best unless all are. */
void ai_sort_options(struct ai_answer *answer, size_t count, int seat);
/* The number of options that are not futile; if all are, of all. */
size_t ai_useful(const struct ai_answer *answer);

static inline void ai_clear(const struct ai_search *search, float *share) {
    for (int seat = 0; seat < search->seats; seat++)
        share[seat] = 0;
}

static inline void ai_add(const struct ai_search *search, float *sum, const float *share, float part) {
    for (int seat = 0; seat < search->seats; seat++)
        sum[seat] += part * share[seat];
}

#endif
