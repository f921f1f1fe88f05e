/* Queries that all parts of the rules use. */
#include "state.h"

const int quantum_step[8] = {STRIDE, -STRIDE, -1, 1, STRIDE - 1, STRIDE + 1, -STRIDE - 1, -STRIDE + 1};

const struct ship *quantum_ship_on(const struct setting *setting, const struct state *state, unsigned space,
                                   int *seat) {
    for (int s = 0; s < setting->seats; s++)
        for (int i = 0; i < MAX_SHIPS; i++)
            if (state->ship[s][i].place == space) {
                if (seat)
                    *seat = s;
                return &state->ship[s][i];
            }
    return NULL;
}

const struct ship *quantum_wreck(const struct setting *setting, const struct state *state, int *seat) {
    for (int i = 0; i < MAX_SHIPS; i++)
        if (state->ship[state->seat][i].place == PLACE_WRECK) {
            *seat = state->seat;
            return &state->ship[state->seat][i];
        }
    return quantum_ship_on(setting, state, PLACE_WRECK, seat);
}

int quantum_cubes_placed(const struct setting *setting, const struct state *state, int seat) {
    int placed = 0;
    for (int planet = 0; planet < setting->planets; planet++)
        placed += cubes_of(state, planet, seat);
    return placed;
}

int quantum_free_locations(const struct setting *setting, const struct state *state, int planet) {
    unsigned seats = state->cubes[planet]; /* four bits each, added up in two steps */
    unsigned pairs = (seats & 0x0f0f) + (seats >> 4 & 0x0f0f);
    return locations_of(setting->number[planet]) - (int)((pairs + (pairs >> 8)) & 0xff);
}

uint64_t quantum_open_planets(const struct setting *setting, const struct state *state, int seat,
                              bool *entangled) {
    uint64_t open = 0;
    uint64_t own = 0;
    for (int planet = 0; planet < setting->planets; planet++)
        if (quantum_free_locations(setting, state, planet) > 0) {
            if (cubes_of(state, planet, seat))
                own |= (uint64_t)1 << planet;
            else
                open |= (uint64_t)1 << planet;
        }
    *entangled = setting->entanglement && open == 0;
    return *entangled ? own : open;
}

int quantum_orbit_sum(const struct setting *setting, const struct state *state, int seat, int planet) {
    int sum = 0;
    for (int i = 0; i < MAX_SHIPS; i++) {
        const struct ship *ship = &state->ship[seat][i];
        if (on_map(ship) && setting->planet[ship->place] == planet + 1)
            sum += ship->number;
    }
    return sum;
}
