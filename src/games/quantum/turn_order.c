/* Turn order, phase 2 without cards, dominance and infamy, the end of the game (sections 4, 8, 9, 10). */
#include "cards.h"
#include "gambits.h"
#include "rules.h"

#include <string.h>

/* Ends the game: keeps the board, the sheets and the winner. */
static void finish(struct state *state, int winner) {
    struct state over = *state;
    memset((char *)&over + offsetof(struct state, earned), 0, sizeof over - offsetof(struct state, earned));
    memset(over.tie_total, 0, sizeof over.tie_total);
    over.left = state->left;
    over.stage = STAGE_OVER;
    over.seat = (uint8_t)winner;
    over.fresh = over.used_commands = 0;
    for (int seat = 0; seat < QUANTUM_SEATS; seat++)
        for (int i = 0; i < MAX_SHIPS; i++) {
            over.ship[seat][i].used = 0;
            if (over.ship[seat][i].number == 0) /* an expansion ship that was about to be rolled */
                over.ship[seat][i].place = PLACE_NONE;
        }
    *state = over;
}

void quantum_add_research(struct state *state, int seat, int by) {
    int research = state->research[seat] + by;
    state->research[seat] = (uint8_t)(research > MAX_NUMBER ? MAX_NUMBER : research); /* 8.1 */
}

void quantum_change_dominance(struct state *state, int seat, int by) {
    int dominance = state->dominance[seat] + by;
    state->dominance[seat] = (uint8_t)(dominance < 1            ? 1
                                       : dominance > MAX_NUMBER ? MAX_NUMBER
                                                                : dominance); /* 8.1 */
}

static int ships_on_map(const struct state *state, int seat) {
    int count = 0;
    for (int i = 0; i < MAX_SHIPS; i++)
        count += on_map(&state->ship[seat][i]);
    return count;
}

/* 8.8: research +1 for each ship on a Void tile; in `basic` there is no research (1.3). */
static void research_in_void(const struct setting *setting, struct state *state, int seat) {
    if (!setting->voids || setting->rules == RULES_BASIC)
        return;
    for (int i = 0; i < MAX_SHIPS; i++)
        if (on_map(&state->ship[seat][i]) && row_has(setting->void_space, state->ship[seat][i].place))
            quantum_add_research(state, seat, 1);
}

static bool has_most_ships(const struct setting *setting, const struct state *state, int seat) {
    for (int other = 0; other < setting->seats; other++)
        if (other != seat && ships_on_map(state, other) >= ships_on_map(state, seat))
            return false;
    return true;
}

static bool has_pair(const struct state *state, int seat) {
    unsigned numbers = 0;
    for (int i = 0; i < MAX_SHIPS; i++) {
        if (!on_map(&state->ship[seat][i]))
            continue;
        if (numbers >> state->ship[seat][i].number & 1)
            return true;
        numbers |= 1u << state->ship[seat][i].number;
    }
    return false;
}

static void use_turn_powers(const struct setting *setting, struct state *state, int seat) {
    struct powers buffer;
    const struct powers *powers = powers_of(state, seat, &buffer);
    int actions = state->actions;
    quantum_add_research(state, seat, powers->turn_research);
    if (powers->actions_for_most && has_most_ships(setting, state, seat))
        actions += powers->actions_for_most;
    if (powers->actions_for_pair && has_pair(state, seat))
        actions += powers->actions_for_pair;
    state->actions = (uint8_t)actions;
}

void quantum_start_turn(const struct setting *setting, struct state *state, int seat, int actions) {
    state->stage = STAGE_TURN;
    state->seat = state->picker = (uint8_t)seat;
    state->actions = (uint8_t)actions; /* 4.1 */
    state->phase = 1;
    state->fresh = 0; /* 9.1: commands taken before become active */
    research_in_void(setting, state, seat);
    if (state->commands[seat])
        use_turn_powers(setting, state, seat);
}

void quantum_end_turn(struct state *state) {
    for (int i = 0; i < MAX_SHIPS; i++)
        state->ship[state->seat][i].used = 0;
    state->used_commands = 0;
    state->turn = 0;
}

void quantum_next_turn(const struct setting *setting, struct state *state) {
    int seat = state->regular;
    quantum_end_turn(state);
    do
        seat = (seat + 1) % setting->seats;
    while (!is_present(state, seat));
    state->regular = (uint8_t)seat;
    quantum_start_turn(setting, state, seat, TURN_ACTIONS);
}

/* 9.2: each card earned is dominance +1, one at a time; infamy comes in between. */
static void continue_without_cards(const struct setting *setting, struct state *state) {
    if (state->earned[state->seat] == 0) {
        quantum_next_turn(setting, state);
        return;
    }
    state->earned[state->seat]--;
    quantum_change_dominance(state, state->seat, 1);
    quantum_try_infamy(setting, state, state->seat);
}

void quantum_continue(const struct setting *setting, struct state *state) {
    if (state->phase == 1)
        state->stage = STAGE_TURN;
    else if (setting->rules == RULES_FULL)
        quantum_continue_picking(setting, state);
    else
        continue_without_cards(setting, state);
}

void quantum_end_phase_one(const struct setting *setting, struct state *state) {
    struct powers buffer;
    int seat = state->seat;
    int breakthrough = MAX_NUMBER - powers_of(state, seat, &buffer)->early_breakthrough;
    state->phase = 2;   /* 4.4 */
    state->actions = 0; /* 4.1: unused actions are lost */
    if (setting->rules == RULES_BASIC)
        state->earned[seat] = 0;                      /* 1.3 */
    else if (state->research[seat] >= breakthrough) { /* 8.6 */
        state->earned[seat]++;
        state->research[seat] = 1;
    }
    quantum_continue(setting, state);
}

void quantum_try_infamy(const struct setting *setting, struct state *state, int seat) {
    bool entangled;
    if (state->dominance[seat] == MAX_NUMBER && quantum_open_planets(setting, state, seat, &entangled) != 0) {
        state->stage = STAGE_INFAMY;
        state->decider = (uint8_t)seat;
    } else
        quantum_continue(setting, state);
}

game_action *quantum_list_infamy(const struct setting *setting, const struct state *state, game_action *out) {
    bool entangled;
    for (uint64_t open = quantum_open_planets(setting, state, state->decider, &entangled); open;
         open &= open - 1)
        *out++ = make_action(INFAMY, 0, 0, setting->centre[__builtin_ctzll(open)], 0);
    return out;
}

void quantum_play_infamy(const struct setting *setting, struct state *state, game_action action) {
    int seat = state->decider;
    state->decider = 0;
    state->dominance[seat] = 1;
    state->earned[seat]++; /* 8.7 */
    if (!quantum_place_cube(setting, state, seat, to_of(action)))
        quantum_continue(setting, state);
}

bool quantum_place_cube(const struct setting *setting, struct state *state, int seat, unsigned centre) {
    state->cubes[setting->planet[centre] - 1] += (uint16_t)(1u << (4 * seat));
    if (quantum_cubes_placed(setting, state, seat) < setting->cubes)
        return false;
    finish(state, seat); /* 10.1, also in the middle of a turn (8.4) */
    return true;
}

/* The turn ends because its player resigned: wrecks and ships in hand go to the scrapyard without a roll; an expansion ship
   that was not rolled yet stays out of the game. */
static void scrap_loose_ships(const struct setting *setting, struct state *state) {
    for (int seat = 0; seat < setting->seats; seat++)
        for (int i = 0; i < MAX_SHIPS; i++) {
            struct ship *ship = &state->ship[seat][i];
            if (ship->place == PLACE_WRECK || ship->place == PLACE_HAND)
                ship->place = ship->number ? PLACE_SCRAPYARD : PLACE_NONE;
        }
}

/* Continues the current stage after the seat has resigned. */
static void continue_without(const struct setting *setting, struct state *state, int seat) {
    bool fighting = state->stage == STAGE_REACT;
    int infamous = state->stage == STAGE_INFAMY && state->decider != seat ? state->decider
                                                                          : -1; /* its cube is placed first */
    if (state->phase == 0) {
        if (state->seat == seat)
            quantum_skip_setup(setting, state);
    } else if (state->seat == seat) {
        scrap_loose_ships(setting, state);
        quantum_break_off_combat(state);
        state->gambit = state->rolling = state->resume = 0;
        quantum_next_turn(setting, state);
        if (infamous >= 0)
            quantum_try_infamy(setting, state, infamous);
    } else if (fighting &&
               (state->decider == seat || !quantum_ship_on(setting, state, state->contested, NULL)))
        quantum_break_off_combat(state);
    else if (state->stage == STAGE_CHOOSE && state->decider == seat && state->resume == STAGE_WRECK) {
        state->resume = state->decider = 0;
        quantum_settle_loss(setting, state, seat);
    } else if (state->phase == 2 && state->picker == seat) {
        state->gambit = state->rolling = state->resume = state->pending = state->decider = 0;
        quantum_continue(setting, state);
    } else if (state->stage == STAGE_SABOTAGE && state->decider == seat)
        quantum_continue_sabotage(setting, state);
    else if (state->stage == STAGE_INFAMY && state->decider == seat) {
        state->decider = 0;
        quantum_continue(setting, state);
    }
}

/* 10.2: the ships come off the map, the cubes stay. */
void quantum_resign(const struct setting *setting, struct state *state, int seat) {
    state->left |= (uint8_t)(1u << seat);
    memset(state->ship[seat], 0, sizeof state->ship[seat]);
    quantum_lose_commands(state, seat, state->commands[seat]);
    state->earned[seat] = 0;
    unsigned others = ((1u << setting->seats) - 1) & ~(unsigned)state->left;
    if ((others & (others - 1)) == 0)
        finish(state, __builtin_ctz(others));
    else
        continue_without(setting, state, seat);
}
