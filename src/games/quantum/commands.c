/* The commands that are a decision of their own, once a turn: what they offer and what they do. */
#include "commands.h"
#include "rules.h"

static game_action use(enum command command, unsigned ship, unsigned extra, unsigned to) {
    return make_action(USE, ship, extra, to, command);
}

/* -1 dominance, +3 research. Not at dominance 1, nor at research 6, where it would only cost. */
game_action *quantum_offer_cerebral(struct fleet *fleet, game_action *out) {
    const struct state *state = fleet->state;
    bool gains = state->research[state->seat] < MAX_NUMBER || fleet->setting->version < RULES_VERSION_2;
    if (state->dominance[state->seat] > 1 && gains)
        *out++ = use(CEREBRAL, 0, 0, 0);
    return out;
}

void quantum_use_cerebral(const struct setting *setting, struct state *state, game_action action) {
    (void)setting, (void)action;
    quantum_change_dominance(state, state->seat, -1);
    quantum_add_research(state, state->seat, 3);
}

/* -1 research, +1 dominance. Not at research 1. */
game_action *quantum_offer_tyrannical(struct fleet *fleet, game_action *out) {
    if (fleet->state->research[fleet->state->seat] > 1)
        *out++ = use(TYRANNICAL, 0, 0, 0);
    return out;
}

void quantum_use_tyrannical(const struct setting *setting, struct state *state, game_action action) {
    (void)action;
    state->research[state->seat]--;
    quantum_change_dominance(state, state->seat, 1);
    quantum_try_infamy(setting, state, state->seat);
}

/* A free move without attack, of a ship that has not moved; the revised printing forbids attacks in the whole turn. */
game_action *quantum_offer_curious(struct fleet *fleet, game_action *out) {
    if (fleet->setting->revised && fleet->state->turn & TURN_ATTACKED)
        return out;
    for (unsigned ship = 0; ship < MAX_SHIPS; ship++) {
        const struct ship *die = &fleet->ships[ship];
        if (!on_map(die) || die->used & USED_MOVE)
            continue;
        out = quantum_list_moves(fleet, ship, die->number + (unsigned)fleet->powers->range,
                                 use(CURIOUS, ship, 0, 0), false, out);
        if (can_use_ability(fleet, die, FLAGSHIP))
            out = quantum_list_transports(fleet, ship, FLAGSHIP + (unsigned)fleet->powers->range,
                                          CURIOUS_TRANSPORT, out);
    }
    return out;
}

static void move(struct state *state, game_action action) {
    struct ship *ship = &state->ship[state->seat][ship_of(action)];
    quantum_spend_move(state, ship, extra_of(action) & 1);
    ship->place = (uint16_t)to_of(action);
}

void quantum_use_curious(const struct setting *setting, struct state *state, game_action action) {
    (void)setting;
    if (kind_of(action) == CURIOUS_TRANSPORT)
        quantum_carry(state, action);
    else
        move(state, action);
}

/* A free move of 1 space, which may be an attack or a transport; with Energetic also of a ship that has moved. */
game_action *quantum_offer_tactical(struct fleet *fleet, game_action *out) {
    for (unsigned ship = 0; ship < MAX_SHIPS; ship++) {
        const struct ship *die = &fleet->ships[ship];
        if (!on_map(die) || (die->used & USED_MOVE && !fleet->powers->moves_again))
            continue;
        game_action *first = out;
        out = quantum_list_moves(fleet, ship, 1, use(TACTICAL, ship, 0, 0), fleet->may_attack, out);
        for (; first < out; first++)
            if (kind_of(*first) == ATTACK)
                *first = use(TACTICAL, ship, USE_ATTACKS | extra_of(*first), to_of(*first));
        if (can_use_ability(fleet, die, FLAGSHIP))
            out = quantum_list_transports(fleet, ship, 1, TACTICAL_TRANSPORT, out);
    }
    return out;
}

void quantum_use_tactical(const struct setting *setting, struct state *state, game_action action) {
    struct ship *ship = &state->ship[state->seat][ship_of(action)];
    if (kind_of(action) == TACTICAL_TRANSPORT) {
        quantum_carry(state, action);
        return;
    }
    if (!(extra_of(action) & USE_ATTACKS)) {
        move(state, action);
        return;
    }
    quantum_spend_move(state, ship, extra_of(action) & 1);
    quantum_start_combat(setting, state, ship_of(action), ship->place, to_of(action));
}

/* A ship on the map shows one more or one less. */
game_action *quantum_offer_flexible(struct fleet *fleet, game_action *out) {
    for (unsigned ship = 0; ship < MAX_SHIPS; ship++) {
        unsigned number = fleet->ships[ship].number;
        if (!on_map(&fleet->ships[ship]))
            continue;
        if (number > 1)
            *out++ = use(FLEXIBLE, ship, number - 1, 0);
        if (number < MAX_NUMBER)
            *out++ = use(FLEXIBLE, ship, number + 1, 0);
    }
    return out;
}

void quantum_use_flexible(const struct setting *setting, struct state *state, game_action action) {
    (void)setting;
    state->ship[state->seat][ship_of(action)].number = (uint8_t)extra_of(action);
}

/* For 1 action, a ship in orbit goes into a free orbital position on a neighbouring tile. Not its move. */
static game_action *offer_neighbour(const struct fleet *fleet, unsigned ship, int centre, game_action *out) {
    if (centre < 0 || centre >= SPACES || !fleet->setting->planet[centre])
        return out;
    for (int k = 0; k < 4; k++) {
        unsigned space = (unsigned)(centre + quantum_step[k]);
        if (row_has(fleet->empty, space))
            *out++ = use(NOMADIC, ship, 0, space);
    }
    return out;
}

game_action *quantum_offer_nomadic(struct fleet *fleet, game_action *out) {
    for (unsigned ship = 0; fleet->state->actions > 0 && ship < MAX_SHIPS; ship++) {
        const struct ship *die = &fleet->ships[ship];
        int planet = on_map(die) ? fleet->setting->planet[die->place] - 1 : -1;
        for (int k = 0; planet >= 0 && k < 4; k++)
            out = offer_neighbour(fleet, ship, fleet->setting->centre[planet] + 3 * quantum_step[k], out);
    }
    return out;
}

void quantum_use_nomadic(const struct setting *setting, struct state *state, game_action action) {
    (void)setting;
    state->actions--;
    state->ship[state->seat][ship_of(action)].place = (uint16_t)to_of(action);
}

/* A ship on the map goes to the scrapyard, re-rolled: +1 action. */
game_action *quantum_offer_resourceful(struct fleet *fleet, game_action *out) {
    for (unsigned ship = 0; ship < MAX_SHIPS; ship++)
        if (on_map(&fleet->ships[ship]))
            *out++ = use(RESOURCEFUL, ship, 0, 0);
    return out;
}

void quantum_use_resourceful(const struct setting *setting, struct state *state, game_action action) {
    state->actions++;
    state->ship[state->seat][ship_of(action)].place = PLACE_SCRAPYARD;
    state->pending = (uint8_t)ship_of(action);
    quantum_start_roll(setting, state, STAGE_ROLL_SHIP);
}
