/* Flood fill over bit rows. */
#include "reach.h"

#include <string.h>

void quantum_empty_spaces(const struct setting *setting, const struct state *state, uint32_t empty[RANKS]) {
    memcpy(empty, setting->space, sizeof setting->space);
    for (int seat = 0; seat < setting->seats; seat++)
        for (int i = 0; i < MAX_SHIPS; i++)
            row_remove(
                empty,
                state->ship[seat][i].place); /* harmless for ships off the map: they are in the border */
}

static uint32_t widen(uint32_t row) {
    return row | row << 1 | row >> 1;
}

/* One step in all directions. Updates rows in place, keeping the old value of the previous row in `below`. */
static void spread(const uint32_t *empty, uint32_t *within, unsigned low, unsigned high, bool diagonal) {
    uint32_t below = within[low - 1];
    for (unsigned rank = low; rank <= high; rank++) {
        uint32_t here = within[rank];
        uint32_t beside = below | within[rank + 1];
        within[rank] = here | ((diagonal ? widen(here | beside) : widen(here) | beside) & empty[rank]);
        below = here;
    }
}

void quantum_flood(const struct setting *setting, const uint32_t empty[RANKS], unsigned space, unsigned steps,
                   bool diagonal, struct reach *reach) {
    unsigned rank = rank_of(space);
    memset(reach->within, 0, sizeof reach->within);
    row_add(reach->within, space);
    reach->low = reach->high = rank;
    for (unsigned step = 1;; step++) {
        if (step == steps)
            memcpy(reach->before, reach->within, sizeof reach->before);
        if (reach->low > 1)
            reach->low--;
        if (reach->high < setting->ranks)
            reach->high++;
        spread(empty, reach->within, reach->low, reach->high, diagonal);
        if (step == steps)
            return;
    }
}
