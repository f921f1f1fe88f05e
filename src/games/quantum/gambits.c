/* The gambits. The picker is the seat that took the card; afterwards the next card is picked. */
#include "gambits.h"
#include "fleet.h"
#include "rules.h"

static void done(const struct setting *setting, struct state *state) {
    state->gambit = 0;
    quantum_continue_picking(setting, state);
}

/* +2 dominance, with infamy if reached. */
void quantum_aggression(const struct setting *setting, struct state *state) {
    state->gambit = 0;
    quantum_change_dominance(state, state->picker, 2);
    quantum_try_infamy(setting, state, state->picker);
}

/* An expansion ship is rolled and put down. */
void quantum_expansion(const struct setting *setting, struct state *state) {
    unsigned ship = 0;
    while (state->ship[state->picker][ship].place != PLACE_NONE)
        ship++;
    state->ship[state->picker][ship].place = PLACE_HAND;
    state->rolling = (uint8_t)(1u << ship);
    quantum_continue_landing(setting, state);
}

/* A new turn with 2 actions, at once; cards still owed are picked in its phase 2. */
void quantum_momentum(const struct setting *setting, struct state *state) {
    state->gambit = 0;
    quantum_end_turn(state);
    quantum_start_turn(setting, state, state->picker, 2);
}

/* Another player's cube moves to a planet that can take it; in the first printing not to a higher number. */
static game_action *list_relocations(const struct setting *setting, const struct state *state,
                                     game_action *out) {
    for (int from = 0; from < setting->planets; from++)
        for (int seat = 0; seat < setting->seats; seat++) {
            if (seat == state->picker || !cubes_of(state, from, seat))
                continue;
            for (int to = 0; to < setting->planets; to++)
                if (quantum_free_locations(setting, state, to) > 0 && !cubes_of(state, to, seat) &&
                    (setting->revised || setting->number[to] <= setting->number[from]))
                    *out++ =
                        make_action(RELOCATE, 0, (unsigned)seat, setting->centre[to], setting->centre[from]);
        }
    return out;
}

void quantum_relocation(const struct setting *setting, struct state *state) {
    game_action relocations[QUANTUM_ACTIONS];
    if (list_relocations(setting, state, relocations) == relocations)
        done(setting, state);
    else
        state->stage = STAGE_RELOCATE;
}

static void relocate(const struct setting *setting, struct state *state, game_action action) {
    uint16_t cube = (uint16_t)(1u << (4 * extra_of(action)));
    state->cubes[setting->planet[from_of(action)] - 1] -= cube;
    state->cubes[setting->planet[to_of(action)] - 1] += cube;
    done(setting, state);
}

/* Any of the picker's ships are re-rolled and put down. */
void quantum_reorganization(const struct setting *setting, struct state *state) {
    (void)setting;
    state->stage = STAGE_REORGANIZE;
}

/* Of ships in the scrapyard with the same number the first ones are chosen first, so that no choice is listed twice. What
   they have done this turn makes no difference in phase 2. */
static bool skips_a_twin(const struct setting *setting, const struct ship *ships, unsigned chosen) {
    for (unsigned i = 0; i < MAX_SHIPS; i++)
        for (unsigned k = 0; k < i; k++)
            if (chosen >> i & 1 && !(chosen >> k & 1) && ships[i].place == PLACE_SCRAPYARD &&
                ships[k].place == PLACE_SCRAPYARD && ships[i].number == ships[k].number &&
                (ships[i].used == ships[k].used || setting->version >= RULES_VERSION_2))
                return true;
    return false;
}

static game_action *list_reorganizations(const struct setting *setting, const struct state *state,
                                         game_action *out) {
    const struct ship *ships = state->ship[state->picker];
    unsigned have = 0;
    for (unsigned i = 0; i < MAX_SHIPS; i++)
        if (ships[i].place != PLACE_NONE)
            have |= 1u << i;
    for (unsigned chosen = 0; chosen < 1u << MAX_SHIPS; chosen++)
        if ((chosen & ~have) == 0 && !skips_a_twin(setting, ships, chosen))
            *out++ = make_action(REORGANIZE, 0, 0, 0, chosen);
    return out;
}

static void reorganize(const struct setting *setting, struct state *state, unsigned chosen) {
    for (unsigned i = 0; i < MAX_SHIPS; i++)
        if (chosen >> i & 1) {
            state->ship[state->picker][i].place = PLACE_HAND;
            state->ship[state->picker][i].used = 0;
        }
    state->rolling = (uint8_t)chosen;
    quantum_continue_landing(setting, state);
}

void quantum_continue_landing(const struct setting *setting, struct state *state) {
    if (state->rolling) {
        state->pending = (uint8_t)__builtin_ctz(state->rolling);
        quantum_start_roll(setting, state, STAGE_ROLL_SHIP);
        return;
    }
    state->pending = 0;
    state->stage = STAGE_LAND;
    if (quantum_next_in_hand(state, state->picker) == MAX_SHIPS)
        done(setting, state);
}

static game_action *list_landings(const struct setting *setting, const struct state *state,
                                  game_action *out) {
    const struct ship *ships = state->ship[state->picker];
    uint32_t empty[RANKS], spaces[RANKS];
    quantum_empty_spaces(setting, state, empty);
    quantum_landing_spaces(setting, state, state->picker, empty, spaces);
    for (unsigned i = 0; i < MAX_SHIPS; i++) {
        if (ships[i].place != PLACE_HAND || quantum_is_twin(ships, i))
            continue;
        out = quantum_list_landings(setting, spaces, i, PLACE, out);
        *out++ = make_action(SCRAP, i, 0, 0, 0);
    }
    return out;
}

static void land(const struct setting *setting, struct state *state, game_action action) {
    struct ship *ship = &state->ship[state->picker][ship_of(action)];
    ship->place = kind_of(action) == SCRAP ? PLACE_SCRAPYARD : (uint16_t)to_of(action);
    quantum_continue_landing(setting, state);
}

/* Every other player discards a command, clockwise from the picker. */
void quantum_sabotage(const struct setting *setting, struct state *state) {
    state->decider = state->picker;
    quantum_continue_sabotage(setting, state);
}

void quantum_continue_sabotage(const struct setting *setting, struct state *state) {
    state->stage = STAGE_SABOTAGE;
    do
        state->decider = (uint8_t)((state->decider + 1) % setting->seats);
    while (state->decider != state->picker && !state->commands[state->decider]);
    if (state->decider == state->picker) {
        state->decider = 0;
        done(setting, state);
    }
}

static void discard(const struct setting *setting, struct state *state, unsigned command) {
    quantum_lose_commands(state, state->decider, (uint32_t)1 << command);
    quantum_continue_sabotage(setting, state);
}

game_action *quantum_list_gambit(const struct setting *setting, const struct state *state, game_action *out) {
    switch (state->stage) {
    case STAGE_RELOCATE:
        return list_relocations(setting, state, out);
    case STAGE_REORGANIZE:
        return list_reorganizations(setting, state, out);
    case STAGE_LAND:
        return list_landings(setting, state, out);
    case STAGE_SABOTAGE:
        for (uint32_t rest = state->commands[state->decider]; rest; rest &= rest - 1)
            *out++ = make_action(DISCARD, 0, 0, 0, (unsigned)__builtin_ctz(rest));
        return out;
    }
    return out;
}

void quantum_play_gambit(const struct setting *setting, struct state *state, game_action action) {
    switch (state->stage) {
    case STAGE_RELOCATE:
        relocate(setting, state, action);
        break;
    case STAGE_REORGANIZE:
        reorganize(setting, state, from_of(action));
        break;
    case STAGE_LAND:
        land(setting, state, action);
        break;
    case STAGE_SABOTAGE:
        discard(setting, state, from_of(action));
        break;
    }
}
