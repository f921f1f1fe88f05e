/* Phase 1 of a turn: listing and playing actions (sections 5 to 7). The builders append actions and return the new end of
   the list. */
#include "fleet.h"
#include "rules.h"

#include <string.h>

static void find_enemies(struct fleet *fleet) {
    fleet->enemies = 0;
    for (int seat = 0; seat < fleet->setting->seats; seat++) {
        if (seat == fleet->state->seat)
            continue;
        for (int i = 0; i < MAX_SHIPS; i++)
            if (on_map(&fleet->state->ship[seat][i]))
                fleet->enemy[fleet->enemies++] = fleet->state->ship[seat][i].place;
    }
}

void quantum_find_fleet(const struct setting *setting, const struct state *state, struct powers *buffer,
                        struct fleet *fleet) {
    fleet->setting = setting;
    fleet->state = state;
    fleet->ships = state->ship[state->seat];
    fleet->powers = powers_of(state, state->seat, buffer);
    fleet->second_ability = fleet->powers->second_ability && !(state->used_commands & command_bit(CUNNING));
    /* Curious, revised printing: using it forbids attacks in the whole turn. */
    fleet->may_attack = !(setting->revised && state->used_commands & command_bit(CURIOUS));
    quantum_empty_spaces(setting, state, fleet->empty);
    find_enemies(fleet);
}

/* 6.1. A space within reach of orthogonal steps needs no manoeuvre (7.5). */
static game_action *list_targets(const struct reach *straight, const struct reach *diagonal, game_action move,
                                 unsigned start, game_action *out) {
    for (unsigned rank = diagonal->low; rank <= diagonal->high; rank++) {
        uint32_t row = diagonal->within[rank];
        if (rank == rank_of(start))
            row &= ~(1u << file_of(start));
        for (; row; row &= row - 1) {
            unsigned file = (unsigned)__builtin_ctz(row);
            unsigned manoeuvre = !(straight->within[rank] >> file & 1);
            *out++ = move | make_action(0, 0, manoeuvre, rank * STRIDE + file, 0);
        }
    }
    return out;
}

/* 6.2: for each enemy, every space from which one more step attacks it. */
static game_action *list_victims(const struct fleet *fleet, const struct reach *straight,
                                 const struct reach *diagonal, unsigned ship, game_action *out) {
    int directions = straight == diagonal ? 4 : 8;
    for (int i = 0; i < fleet->enemies; i++) {
        unsigned target = fleet->enemy[i];
        if (rank_of(target) + 1 < diagonal->low || rank_of(target) > diagonal->high + 1)
            continue; /* out of reach */
        for (int k = 0; k < directions; k++) {
            unsigned from = (unsigned)((int)target + quantum_step[k]);
            if (k < 4 && row_has(straight->before, from))
                *out++ = make_action(ATTACK, ship, 0, target, from);
            else if (row_has(diagonal->before, from))
                *out++ = make_action(ATTACK, ship, 1, target, from);
        }
    }
    return out;
}

game_action *quantum_list_moves(const struct fleet *fleet, unsigned ship, unsigned steps, game_action move,
                                bool attacks, game_action *out) {
    const struct ship *die = &fleet->ships[ship];
    struct reach straight, diagonal;
    const struct reach *widest = &straight;
    quantum_flood(fleet->setting, fleet->empty, die->place, steps, false, &straight);
    if (can_use_ability(fleet, die, INTERCEPTOR)) {
        quantum_flood(fleet->setting, fleet->empty, die->place, steps, true, &diagonal);
        widest = &diagonal;
    }
    out = list_targets(&straight, widest, move, die->place, out);
    return attacks ? list_victims(fleet, &straight, widest, ship, out) : out;
}

/* 7.2: the empty spaces around the flagship's new space. */
static game_action *list_drops(const uint32_t *empty, game_action transport, unsigned to, game_action *out) {
    for (unsigned rank = rank_of(to) - 1; rank <= rank_of(to) + 1; rank++) {
        uint32_t row = empty[rank] & 7u << (file_of(to) - 1);
        if (rank == rank_of(to))
            row &= ~(1u << file_of(to));
        for (; row; row &= row - 1)
            *out++ = transport | make_action(0, 0, 0, to, rank * STRIDE + (unsigned)__builtin_ctz(row));
    }
    return out;
}

/* 7.2 with one passenger: both vacated spaces count as empty; out and back is a move of 2. */
static game_action *list_passages(struct fleet *fleet, unsigned ship, unsigned passenger, unsigned steps,
                                  enum kind kind, game_action *out) {
    game_action transport = make_action(kind, ship, passenger, 0, 0);
    unsigned start = fleet->ships[ship].place;
    struct reach reach;
    row_add(fleet->empty, fleet->ships[passenger].place);
    quantum_flood(fleet->setting, fleet->empty, start, steps, false, &reach);
    bool stuck = true;
    for (unsigned rank = reach.low; rank <= reach.high; rank++)
        if (reach.within[rank] != (rank == rank_of(start) ? 1u << file_of(start) : 0))
            stuck = false;
    row_add(fleet->empty, start);
    if (steps == 1)
        row_remove(reach.within, start);
    for (unsigned rank = reach.low; !stuck && rank <= reach.high; rank++)
        for (uint32_t row = reach.within[rank]; row; row &= row - 1)
            out = list_drops(fleet->empty, transport, rank * STRIDE + (unsigned)__builtin_ctz(row), out);
    row_remove(fleet->empty, start);
    row_remove(fleet->empty, fleet->ships[passenger].place);
    return out;
}

static bool is_around(unsigned a, unsigned b) {
    int ranks = (int)rank_of(a) - (int)rank_of(b);
    int files = (int)file_of(a) - (int)file_of(b);
    return a != b && ranks >= -1 && ranks <= 1 && files >= -1 && files <= 1;
}

game_action *quantum_list_transports(struct fleet *fleet, unsigned ship, unsigned steps, enum kind kind,
                                     game_action *out) {
    for (unsigned passenger = 0; passenger < MAX_SHIPS; passenger++)
        if (on_map(&fleet->ships[passenger]) &&
            is_around(fleet->ships[passenger].place, fleet->ships[ship].place))
            out = list_passages(fleet, ship, passenger, steps, kind, out);
    return out;
}

/* 7.1 */
static game_action *list_strikes(const struct fleet *fleet, unsigned ship, game_action *out) {
    for (int i = 0; i < fleet->enemies; i++)
        for (int k = 0; k < 4; k++)
            if (fleet->enemy[i] == (unsigned)(fleet->ships[ship].place + quantum_step[k]))
                *out++ = make_action(STRIKE, ship, 0, fleet->enemy[i], 0);
    return out;
}

/* 7.3 */
static game_action *list_warps(const struct fleet *fleet, unsigned ship, game_action *out) {
    for (unsigned other = 0; other < MAX_SHIPS; other++)
        if (other != ship && on_map(&fleet->ships[other]))
            *out++ = make_action(WARP, ship, other, 0, 0);
    return out;
}

/* Section 7, except transport and manoeuvre, which are part of a move. */
static game_action *list_abilities(const struct fleet *fleet, unsigned ship, game_action *out) {
    if (fleet->ships[ship].used & USED_ABILITY && !fleet->second_ability)
        return out;
    switch (fleet->ships[ship].number) {
    case BATTLESTATION:
        return fleet->may_attack ? list_strikes(fleet, ship, out) : out;
    case DESTROYER:
        return list_warps(fleet, ship, out);
    case FRIGATE:
        *out++ = make_action(MODIFY, ship, DESTROYER, 0, 0);
        *out++ = make_action(MODIFY, ship, INTERCEPTOR, 0, 0);
        return out;
    case SCOUT:
        *out++ = make_action(FREE_RECONFIGURE, ship, 0, 0, 0);
        return out;
    }
    return out;
}

/* 5.2; Stealthy adds every empty space that is not next to a ship. */
void quantum_landing_spaces(const struct setting *setting, const struct state *state, int seat,
                            const uint32_t empty[RANKS], uint32_t spaces[RANKS]) {
    struct powers buffer;
    memset(spaces, 0, RANKS * sizeof *spaces);
    for (int planet = 0; planet < setting->planets; planet++)
        for (int k = 0; cubes_of(state, planet, seat) && k < 4; k++)
            row_add(spaces, (unsigned)(setting->centre[planet] + quantum_step[k]));
    if (powers_of(state, seat, &buffer)->deploys_anywhere)
        for (unsigned rank = 1; rank <= setting->ranks; rank++) {
            uint32_t ships[3];
            for (unsigned i = 0; i < 3; i++)
                ships[i] = setting->space[rank - 1 + i] & ~empty[rank - 1 + i];
            spaces[rank] |= ~(ships[0] | ships[1] << 1 | ships[1] >> 1 | ships[2]);
        }
    for (unsigned rank = 1; rank <= setting->ranks; rank++)
        spaces[rank] &= empty[rank];
}

static game_action *list_deploys(const struct fleet *fleet, unsigned ship, game_action *out) {
    uint32_t spaces[RANKS];
    quantum_landing_spaces(fleet->setting, fleet->state, fleet->state->seat, fleet->empty, spaces);
    return quantum_list_landings(fleet->setting, spaces, ship, DEPLOY, out);
}

game_action *quantum_list_landings(const struct setting *setting, const uint32_t spaces[RANKS], unsigned ship,
                                   enum kind kind, game_action *out) {
    for (unsigned rank = 1; rank <= setting->ranks; rank++)
        for (uint32_t row = spaces[rank]; row; row &= row - 1)
            *out++ = make_action(kind, ship, 0, rank * STRIDE + (unsigned)__builtin_ctz(row), 0);
    return out;
}

bool quantum_is_twin(const struct ship *ships, unsigned ship) {
    for (unsigned i = 0; i < ship; i++)
        if (ships[i].place == ships[ship].place && ships[i].number == ships[ship].number &&
            ships[i].used == ships[ship].used)
            return true;
    return false;
}

static game_action *list_on_map(struct fleet *fleet, unsigned ship, game_action *out) {
    const struct ship *die = &fleet->ships[ship];
    if (fleet->state->actions > 0) {
        *out++ = make_action(RECONFIGURE, ship, 0, 0, 0);
        if (!(die->used & USED_MOVE) || fleet->powers->moves_again) {
            unsigned steps = die->number + (unsigned)fleet->powers->range;
            out = quantum_list_moves(fleet, ship, steps, make_action(MOVE, ship, 0, 0, 0), fleet->may_attack,
                                     out);
            if (can_use_ability(fleet, die, FLAGSHIP))
                out = quantum_list_transports(fleet, ship, steps, TRANSPORT, out);
        }
    }
    return list_abilities(fleet, ship, out);
}

static game_action *list_scrapped(const struct fleet *fleet, unsigned ship, game_action *out) {
    if (fleet->state->actions > 0)
        *out++ = make_action(RECONFIGURE, ship, 0, 0, 0);
    if (fleet->state->actions > 0 || fleet->powers->free_deploy)
        out = list_deploys(fleet, ship, out);
    return out;
}

static game_action *list_for_ship(struct fleet *fleet, unsigned ship, game_action *out) {
    if (on_map(&fleet->ships[ship]))
        return list_on_map(fleet, ship, out);
    if (fleet->ships[ship].place == PLACE_SCRAPYARD && !quantum_is_twin(fleet->ships, ship))
        return list_scrapped(fleet, ship, out);
    return out;
}

/* 5.4, 8.9 */
int quantum_construct_needs(const struct setting *setting, const struct state *state, int planet) {
    int own = cubes_of(state, planet, state->seat);
    if (quantum_free_locations(setting, state, planet) <= 0)
        return 0;
    if (own == 0)
        return setting->number[planet];
    bool entangled = false;
    if (setting->entanglement)
        quantum_open_planets(setting, state, state->seat, &entangled);
    return entangled ? setting->number[planet] + 3 * own : 0;
}

static bool is_diagonal(unsigned a, unsigned b) {
    return rank_of(a) != rank_of(b) && file_of(a) != file_of(b) && is_around(a, b);
}

/* Whether the orbit sum, with any subset of the diagonal ships if those count, is close enough to `needs`. */
static bool adds_up(const struct fleet *fleet, int planet, int needs) {
    int slack = fleet->powers->construct_slack;
    int sum = quantum_orbit_sum(fleet->setting, fleet->state, fleet->state->seat, planet);
    uint64_t sums = (uint64_t)1 << sum; /* a bit for each possible total */
    for (int i = 0; fleet->powers->counts_diagonals && i < MAX_SHIPS; i++)
        if (on_map(&fleet->ships[i]) && is_diagonal(fleet->ships[i].place, fleet->setting->centre[planet]))
            sums |= sums << fleet->ships[i].number;
    return sums >> (needs - slack) & (((uint64_t)2 << 2 * slack) - 1);
}

static game_action *list_construct(const struct fleet *fleet, int planet, game_action *out) {
    int needs = quantum_construct_needs(fleet->setting, fleet->state, planet);
    if (needs > 0 && adds_up(fleet, planet, needs))
        *out++ = make_action(CONSTRUCT, 0, 0, fleet->setting->centre[planet], 0);
    return out;
}

/* Checks only planets with a ship of the seat in orbit, unless diagonal ships count too. */
static game_action *list_constructs(const struct fleet *fleet, game_action *out) {
    uint64_t seen = 0;
    if (fleet->powers->counts_diagonals) {
        for (int planet = 0; planet < fleet->setting->planets; planet++)
            out = list_construct(fleet, planet, out);
        return out;
    }
    for (int i = 0; i < MAX_SHIPS; i++) {
        int planet = on_map(&fleet->ships[i]) ? fleet->setting->planet[fleet->ships[i].place] - 1 : -1;
        if (planet < 0 || seen >> planet & 1)
            continue;
        seen |= (uint64_t)1 << planet;
        out = list_construct(fleet, planet, out);
    }
    return out;
}

uint64_t quantum_ready_planets(const struct setting *setting, const struct state *state) {
    game_action constructs[MAX_PLANETS];
    struct powers buffer;
    struct fleet fleet;
    uint64_t ready = 0;
    quantum_find_fleet(setting, state, &buffer, &fleet);
    const game_action *end = list_constructs(&fleet, constructs);
    for (const game_action *at = constructs; at < end; at++)
        ready |= (uint64_t)1 << (setting->planet[to_of(*at)] - 1);
    return ready;
}

bool quantum_can_construct(const struct setting *setting, const struct state *state) {
    game_action constructs[MAX_PLANETS];
    struct powers buffer;
    struct fleet fleet;
    quantum_find_fleet(setting, state, &buffer, &fleet);
    return state->actions >= CONSTRUCT_ACTIONS && list_constructs(&fleet, constructs) > constructs;
}

/* Commands that are a decision of their own, once a turn. */
static game_action *list_uses(struct fleet *fleet, game_action *out) {
    const struct state *state = fleet->state;
    for (uint32_t rest = state->commands[state->seat] & ~state->fresh & ~state->used_commands; rest;
         rest &= rest - 1) {
        const struct command_card *card = &quantum_commands[__builtin_ctz(rest)];
        if (card->offer)
            out = card->offer(fleet, out);
    }
    return out;
}

game_action *quantum_list_turn(const struct setting *setting, const struct state *state, game_action *out) {
    struct powers buffer;
    struct fleet fleet;
    quantum_find_fleet(setting, state, &buffer, &fleet);
    for (unsigned ship = 0; ship < MAX_SHIPS; ship++)
        out = list_for_ship(&fleet, ship, out);
    if (state->actions >= CONSTRUCT_ACTIONS)
        out = list_constructs(&fleet, out);
    if (state->actions >= 1 && setting->rules != RULES_BASIC && state->research[state->seat] < MAX_NUMBER)
        *out++ = make_action(RESEARCH, 0, 0, 0, 0); /* 5.5, 1.3 */
    if (state->commands[state->seat])
        out = list_uses(&fleet, out);
    *out++ = make_action(END, 0, 0, 0, 0);
    return out;
}

static void swap_places(struct ship *a, struct ship *b) {
    uint16_t place = a->place;
    a->place = b->place;
    b->place = place;
}

void quantum_use_ability(struct state *state, struct ship *ship) {
    if (ship->used & USED_ABILITY)
        state->used_commands |= command_bit(CUNNING);
    ship->used |= USED_ABILITY;
}

void quantum_spend_move(struct state *state, struct ship *ship, bool manoeuvre) {
    ship->used |= USED_MOVE;
    if (manoeuvre)
        quantum_use_ability(state, ship);
}

static void use_command(const struct setting *setting, struct state *state, game_action action,
                        unsigned command) {
    state->used_commands |= (uint32_t)1 << command;
    quantum_commands[command].use(setting, state, action);
}

void quantum_carry(struct state *state, game_action action) {
    struct ship *ships = state->ship[state->seat];
    struct ship *ship = &ships[ship_of(action)];
    ship->used |= USED_MOVE;
    quantum_use_ability(state, ship);
    ship->place = (uint16_t)to_of(action);
    ships[extra_of(action)].place = (uint16_t)from_of(action);
}

void quantum_play_turn(const struct setting *setting, struct state *state, game_action action) {
    struct ship *ships = state->ship[state->seat];
    struct ship *ship = &ships[ship_of(action)];
    struct powers buffer;
    switch (kind_of(action)) {
    case RECONFIGURE:
        state->actions--;
        state->pending = (uint8_t)ship_of(action);
        quantum_start_roll(setting, state, STAGE_RECONFIGURE);
        break;
    case FREE_RECONFIGURE:
        quantum_use_ability(state, ship);
        state->pending = (uint8_t)ship_of(action);
        quantum_start_roll(setting, state, STAGE_RECONFIGURE);
        break;
    case DEPLOY:
        if (!powers_of(state, state->seat, &buffer)->free_deploy)
            state->actions--;
        ship->place = (uint16_t)to_of(action);
        break;
    case MOVE: /* 5.3 */
        state->actions--;
        quantum_spend_move(state, ship, extra_of(action));
        ship->place = (uint16_t)to_of(action);
        break;
    case ATTACK: /* 5.3, 6.7 */
        state->actions--;
        quantum_spend_move(state, ship, extra_of(action));
        quantum_start_combat(setting, state, ship_of(action), from_of(action), to_of(action));
        break;
    case STRIKE:
        quantum_use_ability(state, ship);
        quantum_start_combat(setting, state, ship_of(action), ship->place, to_of(action));
        break;
    case TRANSPORT:
        state->actions--;
        quantum_carry(state, action);
        break;
    case WARP:
        quantum_use_ability(state, ship);
        swap_places(ship, &ships[extra_of(action)]);
        break;
    case MODIFY:
        quantum_use_ability(state, ship);
        ship->number = (uint8_t)extra_of(action);
        break;
    case CONSTRUCT:
        state->actions = (uint8_t)(state->actions - 2);
        state->earned[state->seat]++; /* 8.7 */
        quantum_place_cube(setting, state, state->seat, to_of(action));
        break;
    case RESEARCH: /* 5.5 */
        state->actions--;
        state->research[state->seat]++;
        break;
    case USE:
        use_command(setting, state, action, from_of(action));
        break;
    case CURIOUS_TRANSPORT:
        use_command(setting, state, action, CURIOUS);
        break;
    case TACTICAL_TRANSPORT:
        use_command(setting, state, action, TACTICAL);
        break;
    case END:
        quantum_end_phase_one(setting, state);
        break;
    default:
        assert(0 && "not an action of a turn");
    }
}
