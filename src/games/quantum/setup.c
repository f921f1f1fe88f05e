/* Set-up (section 3): roll ships, the lowest total starts, choose planets, put ships into orbit. */
#include "cards.h"
#include "rules.h"

#include <string.h>

void quantum_begin(const struct setting *setting, struct state *state) {
    memset(state, 0, sizeof *state);
    for (int seat = 0; seat < setting->seats; seat++)
        state->research[seat] = state->dominance[seat] = 1; /* 3.1 */
    state->stage = STAGE_ROLL;
    if (setting->rules == RULES_FULL)
        quantum_new_decks(state);
}

unsigned quantum_next_in_hand(const struct state *state, int seat) {
    unsigned ship = 0;
    while (ship < MAX_SHIPS && state->ship[seat][ship].place != PLACE_HAND)
        ship++;
    return ship;
}

static int ship_total(const struct state *state, int seat) {
    int total = 0;
    for (int i = 0; i < START_SHIPS; i++)
        total += state->ship[seat][i].number;
    return total;
}

/* The seats among the given ones that share the lowest total. */
static unsigned lowest(const struct setting *setting, const struct state *state, unsigned among,
                       int (*total)(const struct state *, int)) {
    int min = 99;
    unsigned seats = 0;
    for (int seat = 0; seat < setting->seats; seat++) {
        if (!(among >> seat & 1))
            continue;
        if (total(state, seat) < min) {
            min = total(state, seat);
            seats = 0;
        }
        if (total(state, seat) == min)
            seats |= 1u << seat;
    }
    return seats;
}

static int tie_total(const struct state *state, int seat) {
    return state->tie_total[seat];
}

static int first_of(unsigned seats) {
    return __builtin_ctz(seats);
}

/* The first seat still in the game, clockwise from the first player. */
static int leader(const struct setting *setting, const struct state *state) {
    int seat = state->first;
    while (!is_present(state, seat))
        seat = (seat + 1) % setting->seats;
    return seat;
}

/* 3.3: a single lowest seat starts; several lowest seats roll two dice each, in seat order. */
static void settle_first(const struct setting *setting, struct state *state, unsigned lowest_seats) {
    memset(state->tie_total, 0, sizeof state->tie_total);
    bool tie = (lowest_seats & (lowest_seats - 1)) != 0;
    state->tied = tie ? (uint8_t)lowest_seats : 0;
    state->seat = (uint8_t)first_of(lowest_seats);
    state->stage = tie ? STAGE_TIE : STAGE_START;
    if (!tie) {
        state->first = state->seat;
        state->seat = (uint8_t)leader(setting, state);
    }
}

/* The next seat of a set after `seat`; -1 after the last. */
static int next_of(unsigned seats, int seat) {
    unsigned rest = seats >> (seat + 1) << (seat + 1);
    return rest ? first_of(rest) : -1;
}

static unsigned present_seats(const struct setting *setting, const struct state *state) {
    return ((1u << setting->seats) - 1) & ~(unsigned)state->left;
}

static void after_roll(const struct setting *setting, struct state *state) {
    unsigned present = present_seats(setting, state);
    int next = next_of(present, state->seat);
    if (next < 0)
        settle_first(setting, state, lowest(setting, state, present, ship_total));
    else {
        state->stage = STAGE_ROLL;
        state->seat = (uint8_t)next;
    }
}

static void after_tie_roll(const struct setting *setting, struct state *state) {
    unsigned tied = state->tied & present_seats(setting, state);
    int next = next_of(tied, state->seat);
    if (next < 0)
        settle_first(setting, state, lowest(setting, state, tied, tie_total));
    else
        state->seat = (uint8_t)next;
}

/* Passes to the next seat clockwise; returns false once all have had their turn, starting from the first player. */
static bool pass_on(const struct setting *setting, struct state *state) {
    int seat = state->seat;
    do
        seat = (seat + 1) % setting->seats;
    while (seat != state->first && !is_present(state, seat));
    if (seat == state->first)
        return false;
    state->seat = (uint8_t)seat;
    return true;
}

static void after_start(const struct setting *setting, struct state *state) {
    if (pass_on(setting, state))
        return;
    state->stage = STAGE_PLACE;
    state->seat = (uint8_t)leader(setting, state);
}

static void after_place(const struct setting *setting, struct state *state) {
    if (pass_on(setting, state))
        return;
    state->seat = state->regular = (uint8_t)leader(setting, state);
    state->first = 0;
    if (setting->rules == RULES_FULL)
        state->stage = STAGE_DRAW; /* 3.5 */
    else
        quantum_start_turn(setting, state, state->seat, TURN_ACTIONS);
}

static void roll_ships(struct state *state, game_action dice) {
    for (int i = 0; i < START_SHIPS; i++) {
        state->ship[state->seat][i].number = (uint8_t)die_of(dice, i);
        state->ship[state->seat][i].place = PLACE_HAND;
    }
}

/* 3.4: a free starting planet. */
game_action *quantum_list_start(const struct setting *setting, const struct state *state, game_action *out) {
    for (int planet = 0; planet < setting->planets; planet++)
        if (setting->start[planet] && state->cubes[planet] == 0)
            *out++ = make_action(START, 0, 0, setting->centre[planet], 0);
    return out;
}

/* 3.4: an orbital position of the seat's starting planet, which is the one with its cube. */
game_action *quantum_list_place(const struct setting *setting, const struct state *state, game_action *out) {
    unsigned ship = quantum_next_in_hand(state, state->seat);
    for (int planet = 0; planet < setting->planets; planet++) {
        if (!cubes_of(state, planet, state->seat))
            continue;
        for (int k = 0; k < 4; k++) {
            unsigned space = (unsigned)(setting->centre[planet] + quantum_step[k]);
            if (!quantum_ship_on(setting, state, space, NULL))
                *out++ = make_action(PLACE, ship, 0, space, 0);
        }
    }
    return out;
}

void quantum_play_setup(const struct setting *setting, struct state *state, game_action action) {
    switch (state->stage) {
    case STAGE_ROLL:
        roll_ships(state, action);
        state->stage = STAGE_KEEP;
        break;
    case STAGE_KEEP:
        if (kind_of(action) == ROLL_AGAIN)
            state->stage = STAGE_ROLL_AGAIN;
        else
            after_roll(setting, state);
        break;
    case STAGE_ROLL_AGAIN:
        roll_ships(state, action);
        after_roll(setting, state);
        break;
    case STAGE_TIE:
        state->tie_total[state->seat] = (uint8_t)(die_of(action, 0) + die_of(action, 1));
        after_tie_roll(setting, state);
        break;
    case STAGE_START:
        quantum_place_cube(setting, state, state->seat, to_of(action));
        after_start(setting, state);
        break;
    case STAGE_PLACE:
        state->ship[state->seat][ship_of(action)].place = (uint16_t)to_of(action);
        if (quantum_next_in_hand(state, state->seat) == MAX_SHIPS)
            after_place(setting, state);
        break;
    }
}

void quantum_skip_setup(const struct setting *setting, struct state *state) {
    switch (state->stage) {
    case STAGE_KEEP:
        after_roll(setting, state);
        break;
    case STAGE_START:
        after_start(setting, state);
        break;
    case STAGE_PLACE:
        after_place(setting, state);
        break;
    }
}
