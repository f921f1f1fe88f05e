/* Reachable spaces: a flood fill over bit rows, one per rank. */
#ifndef QUANTUM_REACH_H
#define QUANTUM_REACH_H

#include "state.h"

struct reach {
    uint32_t within[RANKS]; /* reachable in at most the given steps, the start included */
    uint32_t before[RANKS]; /* in at most one step fewer: the last step from here can be an attack */
    unsigned low, high;     /* the range of ranks reached */
};

/* The spaces that are on the board and empty. */
void quantum_empty_spaces(const struct setting *setting, const struct state *state, uint32_t empty[RANKS]);

/* The spaces reachable from `space` through empty ones in at most `steps` (at least 1). */
void quantum_flood(const struct setting *setting, const uint32_t empty[RANKS], unsigned space, unsigned steps,
                   bool diagonal, struct reach *reach);

#endif
