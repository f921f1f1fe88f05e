/* Search and evaluation for any game whose contract has features: each seat's chance to win, and the best decisions. */
#ifndef AI_AI_H
#define AI_AI_H

#include "game.h"

#include <stdatomic.h>

/* The weights of a linear evaluation. A seat's chance to win is the softmax over seats of weights * features; a team's is the sum
   of its seats'. A side without rivals plays against the game itself, which has strength 0. */
struct ai_weights {
    float weight[GAME_MAX_FEATURES];
};

/* The static evaluation: each seat's chance to win, alone or with its team; its utility when the game is over. */
void ai_evaluate(const struct game *game, const void *setting, const void *state,
                 const struct ai_weights *weights, float share[GAME_MAX_SEATS]);

/* Limits of one decision; 0 is no limit. The same nodes and seed make the same decision. */
struct ai_limits {
    double seconds;
    uint64_t nodes; /* evaluated positions */
    uint64_t seed;
    /* NULL, or a flag that cancels the search: it returns soon, with what it has. */
    atomic_bool *stop;
    /* NULL, or where the search reports the used part of its nodes or time, in percent. */
    atomic_uint *progress;
    unsigned threads; /* each searches a part of the root decisions; 0 is 1 */
};

/* The widths of an expectimax search: how many of the best decisions are followed at each step of a turn, for the seat to move
   and for its opponents. */
struct ai_depth {
    uint8_t own[8]; /* the last one applies to all further steps */
    uint8_t reply[8];
    uint8_t replies; /* turns of opponents that are searched */
};

/* A search and its memory, for one thread at a time. NULL when out of memory. What only one of the algorithms needs is allocated
   on first use; if that fails, the search falls back to static estimates. */
struct ai_search;
struct ai_search *ai_search_new(const struct game *game, const void *setting,
                                const struct ai_weights *weights);
void ai_search_free(struct ai_search *search);
/* The bytes allocated so far, helpers of other threads included. */
size_t ai_search_bytes(const struct ai_search *search);

/* The seat that decides in this state. */
int ai_seat(const struct ai_search *search, const void *state);

struct ai_option {
    game_action action;
    double odds; /* of an outcome of chance: its probability, as far as the seat whose turn it is knows */
    float share[GAME_MAX_SEATS]; /* each seat's chance to win after it */
    /* The decision changes nothing but spends actions or abilities, or another one does the same for less (`only_spends` in the
       contract). Such an option is not the best unless all are futile, and is not searched unless requested. */
    bool futile;
    bool ends_turn; /* does nothing else; preferred among equals */
};

struct ai_answer {
    size_t count; /* options, the best for the seat first */
    size_t exact; /* the first so many were searched; the others have a static estimate only */
    uint64_t nodes;
    struct ai_option option[]; /* capacity: the game's max_actions */
};

/* An empty answer, to be freed by the caller; NULL when there is no memory. */
struct ai_answer *ai_answer_new(const struct game *game);

/* What follows knows no more of the state than the seat that decides, or, where chance does, the one whose turn it is: two
   states that look the same to it have the same answer.

   Expectimax over the whole turn with exact odds, after a static estimate of every decision; repeated with each of the `depths`
   (ended by one with own[0] == 0) as far as the limits allow. */
void ai_plan(struct ai_search *search, const void *state, const struct ai_depth *depths,
             const struct ai_limits *limits, struct ai_answer *answer);

/* Monte-Carlo graph search (mcts.c) on as many threads as the limits allow. The answer depends on their number, not on their
   speed. */
void ai_grow(struct ai_search *search, const void *state, const struct ai_limits *limits,
             struct ai_answer *answer);

/* The same search with equal effort for what is compared, on one thread. Where a seat decides, that is the best
   `most` decisions and the requested one unless it is NULL; they come first and are the `exact` ones (none if there
   was no time to search). Where chance decides: all outcomes in their listed order. ai_reserve must have returned
   true. */
void ai_compare(struct ai_search *search, const void *state, const struct ai_limits *limits, size_t most,
                const game_action *requested, struct ai_answer *answer);

/* Earlier states of a turn that are worth knowing: of a longer turn the first are enough. */
enum { AI_EARLIER = 32 };

/* The earlier states of this turn in which the seat decided (table_turn_states), oldest first: decisions that lead
   back to one of them with less are futile too. They are not copied; NULL forgets them. */
void ai_set_earlier(struct ai_search *search, const void *states, size_t count);

/* Allocates what ai_grow and ai_compare otherwise allocate on first use. False when there is no memory. */
bool ai_reserve(struct ai_search *search);

#endif
