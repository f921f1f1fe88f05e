/* How far a ship gets: a flood over rows of bits, one row for each rank. */
#ifndef QUANTUM_REACH_H
#define QUANTUM_REACH_H

#include "state.h"

struct reach {
    uint32_t within[RANKS]; /* reached in at most the given steps, the start included */
    uint32_t before[RANKS]; /* in at most one step less: from here one more step can attack */
    unsigned low, high;     /* the ranks touched */
};

/* The spaces that are on the board and empty. */
void quantum_empty_spaces(const struct setting *setting, const struct state *state, uint32_t empty[RANKS]);

/* The spaces reached from `space` through empty ones in at most `steps` (at least 1), also diagonally if asked. */
void quantum_flood(const struct setting *setting, const uint32_t empty[RANKS], unsigned space, unsigned steps,
                   bool diagonal, struct reach *reach);

#endif
