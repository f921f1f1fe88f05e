/* Thinking about any game on the contract that counts features: a seat's chance to win, and which decision serves it. */
#ifndef MIND_MIND_H
#define MIND_MIND_H

#include "game.h"

#include <stdatomic.h>

enum { MIND_MAX_FEATURES = 128 };

/* How much each feature counts. A seat's chance to win is its part in the sum of exp(weights * features) of all. */
struct mind_weights {
    float weight[MIND_MAX_FEATURES];
};

/* Each seat's chance to win, from the features alone; exact when the game is over. */
void mind_evaluate(const struct game *game, const void *setting, const void *state,
                   const struct mind_weights *weights, float share[GAME_MAX_SEATS]);

/* Limits of one decision; 0 is no limit. The same nodes and seed make the same decision. */
struct mind_limits {
    double seconds;
    uint64_t nodes; /* evaluated positions */
    uint64_t seed;
    /* NULL, or becomes true when the answer is not wanted any more: the search ends soon, with what it has. */
    atomic_bool *stop;
    /* NULL, or where the search tells from time to time how much of its nodes or time is used, in percent. */
    atomic_uint *progress;
    unsigned threads; /* that may think at the same time, each on a part of the decisions; 0 is 1 */
};

/* How wide to look: the most promising decisions that are followed at each step of a turn, for the seat that thinks and
   for those who reply. */
struct mind_depth {
    uint8_t own[8]; /* the last one counts for all further steps */
    uint8_t reply[8];
    uint8_t replies; /* turns of others that are looked through */
};

/* A place to think in: memory for a search, used by one thread at a time. NULL when there is no memory. */
struct mind;
struct mind *mind_new(const struct game *game, const void *setting, const struct mind_weights *weights);
void mind_free(struct mind *mind);

/* The seat that decides in this state. */
int mind_seat(const struct mind *mind, const void *state);

struct mind_option {
    game_action action;
    float share[GAME_MAX_SEATS]; /* each seat's chance to win behind it */
};

struct mind_answer {
    size_t count; /* options looked at, the best for the seat first */
    struct mind_option option[GAME_MAX_ACTIONS];
    size_t exact; /* the first so many were searched, the others only looked at */
    uint64_t nodes;
};

/* Looks at all decisions of the seat that decides now: first each on its own, then the best by planning the whole turn
   with exact odds, wider and wider as the limits allow. `depths` is ended by one with own[0] == 0. */
void mind_think(struct mind *mind, const void *state, const struct mind_depth *depths,
                const struct mind_limits *limits, struct mind_answer *answer);

/* The same by another way of searching, a graph that grows where it matters, on as many threads as the limits allow. The
   answer depends on their number, not on which is faster. */
void mind_grow(struct mind *mind, const void *state, const struct mind_limits *limits,
               struct mind_answer *answer);

/* Comparing what can happen now, in one such graph on one thread. Where a seat decides: the best `most` decisions, and the one
   that is asked for unless it is NULL, are searched equally; they come first and are the `exact` ones (none if there was no time to
   search). Where chance decides: all outcomes in their order, all searched equally. mind_make_room must have been true. */
void mind_compare(struct mind *mind, const void *state, const struct mind_limits *limits, size_t most,
                  const game_action *asked, struct mind_answer *answer);

/* Takes the memory that growing a graph needs, which is taken when it is first needed otherwise. False when there is none. */
bool mind_make_room(struct mind *mind);

/* One of the first `count` options, the likelier the closer its chance for the seat is to the best: chances that differ by
   `temperature` are nearly as likely. */
size_t mind_choose(const struct mind_answer *answer, size_t count, int seat, double temperature,
                   struct game_random *random);

#endif
