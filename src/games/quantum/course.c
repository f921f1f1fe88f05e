/* The course of the game: turns, phase 2, dominance and infamy, the end (sections 4, 8, 9, 10). */
#include "rules.h"

#include <string.h>

static void finish(struct state *state, int winner) {
    state->stage = STAGE_OVER;
    state->seat = (uint8_t)winner;
    state->actions = state->earned = state->phase = state->pending = 0;
    state->first = state->tied = 0;
    state->contested = 0;
    memset(state->tie_total, 0, sizeof state->tie_total);
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        for (int i = 0; i < MAX_SHIPS; i++)
            state->ship[seat][i].used = 0;
}

/* 8.8: research +1 for each ship on a Void tile; in `basic` there is no research (1.3). */
static void research_in_void(const struct setting *setting, struct state *state, int seat) {
    if (!setting->voids || setting->rules == RULES_BASIC)
        return;
    for (int i = 0; i < MAX_SHIPS; i++) {
        const struct ship *ship = &state->ship[seat][i];
        if (on_map(ship) && row_has(setting->void_space, ship->place) && state->research[seat] < MAX_NUMBER)
            state->research[seat]++;
    }
}

void quantum_start_turn(const struct setting *setting, struct state *state, int seat) {
    state->stage = STAGE_TURN;
    state->seat = (uint8_t)seat;
    state->actions = 3; /* 4.1 */
    state->earned = 0;
    state->phase = 1;
    research_in_void(setting, state, seat);
}

static void next_turn(const struct setting *setting, struct state *state) {
    int seat = state->seat;
    for (int i = 0; i < MAX_SHIPS; i++)
        state->ship[seat][i].used = 0;
    do
        seat = (seat + 1) % setting->seats;
    while (!is_present(state, seat));
    quantum_start_turn(setting, state, seat);
}

void quantum_change_dominance(struct state *state, int seat, int by) {
    int dominance = state->dominance[seat] + by;
    state->dominance[seat] = (uint8_t)(dominance < 1            ? 1
                                       : dominance > MAX_NUMBER ? MAX_NUMBER
                                                                : dominance); /* 8.1 */
}

/* 9.2: each card earned is dominance +1, one at a time; infamy comes in between. */
static void go_on_with_phase_two(const struct setting *setting, struct state *state) {
    if (state->earned == 0) {
        next_turn(setting, state);
        return;
    }
    state->earned--;
    quantum_change_dominance(state, state->seat, 1);
    quantum_try_infamy(setting, state);
}

static void go_on(const struct setting *setting, struct state *state) {
    state->stage = STAGE_TURN;
    if (state->phase == 2)
        go_on_with_phase_two(setting, state);
}

void quantum_try_infamy(const struct setting *setting, struct state *state) {
    bool entangled;
    if (state->dominance[state->seat] == MAX_NUMBER &&
        quantum_open_planets(setting, state, state->seat, &entangled) != 0)
        state->stage = STAGE_INFAMY;
    else
        go_on(setting, state);
}

void quantum_end_phase_one(const struct setting *setting, struct state *state) {
    int seat = state->seat;
    state->phase = 2;
    state->actions = 0; /* 4.1: what is left is lost */
    if (setting->rules == RULES_BASIC)
        state->earned = 0;                          /* 1.3 */
    else if (state->research[seat] == MAX_NUMBER) { /* 8.6 */
        state->earned++;
        state->research[seat] = 1;
    }
    go_on_with_phase_two(setting, state);
}

bool quantum_place_cube(const struct setting *setting, struct state *state, int seat, unsigned centre) {
    state->cubes[setting->planet[centre] - 1] += (uint16_t)(1u << (4 * seat));
    if (quantum_cubes_placed(setting, state, seat) < setting->cubes)
        return false;
    finish(state, seat); /* 10.1, also in the middle of a turn (8.4) */
    return true;
}

void quantum_play_infamy(const struct setting *setting, struct state *state, game_action action) {
    int seat = state->seat;
    state->dominance[seat] = 1;
    state->earned++; /* 8.7 */
    if (!quantum_place_cube(setting, state, seat, to_of(action)))
        go_on(setting, state);
}

/* 10.2: the ships come off the map, the cubes stay. */
void quantum_resign(const struct setting *setting, struct state *state, int seat) {
    state->left |= (uint8_t)(1u << seat);
    memset(state->ship[seat], 0, sizeof state->ship[seat]);
    unsigned others = ((1u << setting->seats) - 1) & ~(unsigned)state->left;
    if ((others & (others - 1)) == 0) {
        finish(state, __builtin_ctz(others));
        return;
    }
    if (state->seat != seat)
        return;
    if (state->phase == 0)
        quantum_skip_setup(setting, state);
    else {
        state->pending = 0;
        state->contested = 0;
        next_turn(setting, state);
    }
}
