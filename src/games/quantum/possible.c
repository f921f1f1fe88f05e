/* Which states can come up in a game. The reader of positions lets no other in, so that the rules need not doubt
   what they are given. */
#include "notation.h"
#include "rules.h"

static int ships_at(const struct state *state, int seat, unsigned place) {
    int count = 0;
    for (int i = 0; i < MAX_SHIPS; i++)
        count += state->ship[seat][i].place == place;
    return count;
}

static int ships_in_play(const struct state *state, int seat) {
    return MAX_SHIPS - ships_at(state, seat, PLACE_NONE);
}

static int present_count(const struct setting *setting, const struct state *state) {
    int count = 0;
    for (int seat = 0; seat < setting->seats; seat++)
        count += is_present(state, seat);
    return count;
}

static bool is_over_rightly(const struct setting *setting, const struct state *state) {
    bool placed_all = quantum_cubes_placed(setting, state, state->seat) == setting->cubes;
    return placed_all || present_count(setting, state) == 1;
}

/* Before the end somebody opposes somebody, and nobody has placed all their cubes. */
static bool goes_on(const struct setting *setting, const struct state *state) {
    for (int seat = 0; seat < setting->seats; seat++)
        if (quantum_cubes_placed(setting, state, seat) >= setting->cubes)
            return false;
    return present_count(setting, state) >= 2;
}

/* How many seats come before this one, from the first player on, clockwise. */
static int turn_of(const struct setting *setting, const struct state *state, int seat) {
    return (seat - state->first + setting->seats) % setting->seats;
}

static bool holds_start(const struct setting *setting, const struct state *state, int seat) {
    for (int planet = 0; planet < setting->planets; planet++)
        if (cubes_of(state, planet, seat))
            return setting->start[planet] && quantum_cubes_placed(setting, state, seat) == 1 &&
                   state->cubes[planet] == 1u << (4 * seat);
    return false;
}

static int ships_in_own_orbit(const struct setting *setting, const struct state *state, int seat) {
    int count = 0;
    for (int i = 0; i < START_SHIPS; i++) {
        const struct ship *ship = &state->ship[seat][i];
        int planet = on_map(ship) ? setting->planet[ship->place] - 1 : -1;
        count += planet >= 0 && cubes_of(state, planet, seat) > 0;
    }
    return count;
}

static bool seat_is_set_up(const struct setting *setting, const struct state *state, int seat) {
    int in_hand = ships_at(state, seat, PLACE_HAND);
    int in_play = ships_in_play(state, seat);
    int cubes = quantum_cubes_placed(setting, state, seat);
    if (state->research[seat] != 1 || state->dominance[seat] != 1)
        return false;
    if (cubes > 0 && !holds_start(setting, state, seat))
        return false;
    if (!is_present(state, seat))
        return in_play == 0;
    switch (state->stage) {
    case STAGE_ROLL:
        return cubes == 0 && in_play == in_hand && in_hand == (seat < state->seat ? START_SHIPS : 0);
    case STAGE_KEEP:
    case STAGE_ROLL_AGAIN:
        return cubes == 0 && in_play == in_hand && in_hand == (seat <= state->seat ? START_SHIPS : 0);
    case STAGE_TIE:
        return cubes == 0 && in_play == in_hand && in_hand == START_SHIPS;
    case STAGE_START:
        return in_play == in_hand && in_hand == START_SHIPS &&
               cubes == (turn_of(setting, state, seat) < turn_of(setting, state, state->seat));
    case STAGE_PLACE: {
        int in_orbit = ships_in_own_orbit(setting, state, seat);
        int turns = turn_of(setting, state, seat) - turn_of(setting, state, state->seat);
        if (cubes != 1 || in_play != START_SHIPS || in_hand + in_orbit != START_SHIPS)
            return false;
        return turns < 0 ? in_hand == 0 : turns > 0 ? in_hand == START_SHIPS : in_hand > 0;
    }
    }
    return false;
}

static bool is_set_up_rightly(const struct setting *setting, const struct state *state) {
    for (int seat = 0; seat < setting->seats; seat++) {
        if (!seat_is_set_up(setting, state, seat))
            return false;
        if (state->tied >> seat & 1 && !is_present(state, seat))
            return false;
    }
    /* Ships are put down in their order (3.4), so those still in hand come last. */
    unsigned next = quantum_next_in_hand(state, state->seat);
    for (unsigned i = next; state->stage == STAGE_PLACE && i < START_SHIPS; i++)
        if (state->ship[state->seat][i].place != PLACE_HAND)
            return false;
    return true;
}

/* The contested space is a step away from the attacker: a diagonal one for an interceptor that manoeuvres. */
static bool can_contest(const struct ship *attacker, unsigned space) {
    for (int k = 0; on_map(attacker) && k < 8; k++)
        if ((unsigned)(attacker->place + quantum_step[k]) == space)
            return k < 4 || (attacker->number == INTERCEPTOR && attacker->used == (USED_MOVE | USED_ABILITY));
    return false;
}

static bool fights_rightly(const struct setting *setting, const struct state *state) {
    const struct ship *attacker = &state->ship[state->seat][state->pending];
    int enemy = state->seat;
    const struct ship *defender = quantum_ship_on(setting, state, state->contested, &enemy);
    if (!can_contest(attacker, state->contested) || !attacker->used)
        return false;
    return state->stage == STAGE_COMBAT ? defender && enemy != state->seat : !defender;
}

static bool is_turn_rightly(const struct setting *setting, const struct state *state) {
    int wrecks = 0;
    for (int seat = 0; seat < setting->seats; seat++) {
        wrecks += ships_at(state, seat, PLACE_WRECK);
        if (ships_at(state, seat, PLACE_HAND) || (seat == state->seat && ships_at(state, seat, PLACE_WRECK)))
            return false;
    }
    if (wrecks != (state->stage == STAGE_WRECK))
        return false;
    switch (state->stage) {
    case STAGE_COMBAT:
    case STAGE_WRECK:
    case STAGE_ENTER:
        return fights_rightly(setting, state);
    case STAGE_INFAMY: {
        bool entangled;
        return state->dominance[state->seat] == MAX_NUMBER &&
               quantum_open_planets(setting, state, state->seat, &entangled) != 0;
    }
    }
    return true;
}

bool quantum_is_possible(const struct setting *setting, const struct state *state) {
    if (!is_present(state, state->seat))
        return false;
    if (state->stage == STAGE_OVER)
        return is_over_rightly(setting, state);
    if (!goes_on(setting, state))
        return false;
    return state->phase == 0 ? is_set_up_rightly(setting, state) : is_turn_rightly(setting, state);
}
