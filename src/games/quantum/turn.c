/* Phase 1 of a turn: what the seat may do (sections 5 to 7), and doing it. The builders append to a list and
   return its new end. */
#include "reach.h"
#include "rules.h"

/* What the builders of one list share. */
struct fleet {
    const struct setting *setting;
    const struct state *state;
    const struct ship *ships; /* of the seat whose turn it is */
    uint32_t empty[RANKS];
    uint16_t enemy[GAME_MAX_SEATS * MAX_SHIPS]; /* the spaces of all enemy ships */
    int enemies;
};

static void find_enemies(struct fleet *fleet) {
    for (int seat = 0; seat < fleet->setting->seats; seat++) {
        if (seat == fleet->state->seat)
            continue;
        for (int i = 0; i < MAX_SHIPS; i++)
            if (on_map(&fleet->state->ship[seat][i]))
                fleet->enemy[fleet->enemies++] = fleet->state->ship[seat][i].place;
    }
}

static bool can_use_ability(const struct ship *ship, enum ship_class class) {
    return ship->number == class && !(ship->used & USED_ABILITY);
}

/* 6.1. What orthogonal steps reach needs no manoeuvre (7.5). */
static game_action *list_moves(const struct reach *straight, const struct reach *diagonal, unsigned ship,
                               unsigned start, game_action *out) {
    for (unsigned rank = diagonal->low; rank <= diagonal->high; rank++) {
        uint32_t row = diagonal->within[rank];
        if (rank == rank_of(start))
            row &= ~(1u << file_of(start));
        for (; row; row &= row - 1) {
            unsigned file = (unsigned)__builtin_ctz(row);
            unsigned manoeuvre = !(straight->within[rank] >> file & 1);
            *out++ = make_action(MOVE, ship, manoeuvre, rank * STRIDE + file, 0);
        }
    }
    return out;
}

/* 6.2: for each enemy, every space from which one more step attacks it. */
static game_action *list_attacks(const struct fleet *fleet, const struct reach *straight,
                                 const struct reach *diagonal, unsigned ship, game_action *out) {
    int directions = straight == diagonal ? 4 : 8;
    for (int i = 0; i < fleet->enemies; i++) {
        unsigned target = fleet->enemy[i];
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

static game_action *list_move_and_attack(const struct fleet *fleet, unsigned ship, game_action *out) {
    const struct ship *die = &fleet->ships[ship];
    struct reach straight, diagonal;
    const struct reach *widest = &straight;
    quantum_flood(fleet->setting, fleet->empty, die->place, die->number, false, &straight);
    if (can_use_ability(die, INTERCEPTOR)) {
        quantum_flood(fleet->setting, fleet->empty, die->place, die->number, true, &diagonal);
        widest = &diagonal;
    }
    out = list_moves(&straight, widest, ship, die->place, out);
    return list_attacks(fleet, &straight, widest, ship, out);
}

/* 7.2: the empty spaces around the flagship's new space. */
static game_action *list_drops(const uint32_t *empty, unsigned ship, unsigned passenger, unsigned to,
                               game_action *out) {
    for (unsigned rank = rank_of(to) - 1; rank <= rank_of(to) + 1; rank++) {
        uint32_t row = empty[rank] & 7u << (file_of(to) - 1);
        if (rank == rank_of(to))
            row &= ~(1u << file_of(to));
        for (; row; row &= row - 1)
            *out++ =
                make_action(TRANSPORT, ship, passenger, to, rank * STRIDE + (unsigned)__builtin_ctz(row));
    }
    return out;
}

/* 7.2 with one passenger: both spaces that are vacated count as empty; out and back is a move of 2. */
static game_action *list_transports_of(struct fleet *fleet, unsigned ship, unsigned passenger,
                                       game_action *out) {
    unsigned start = fleet->ships[ship].place;
    struct reach reach;
    row_add(fleet->empty, fleet->ships[passenger].place);
    quantum_flood(fleet->setting, fleet->empty, start, FLAGSHIP, false, &reach);
    bool stuck = true;
    for (unsigned rank = reach.low; rank <= reach.high; rank++)
        if (reach.within[rank] != (rank == rank_of(start) ? 1u << file_of(start) : 0))
            stuck = false;
    row_add(fleet->empty, start);
    for (unsigned rank = reach.low; !stuck && rank <= reach.high; rank++)
        for (uint32_t row = reach.within[rank]; row; row &= row - 1)
            out =
                list_drops(fleet->empty, ship, passenger, rank * STRIDE + (unsigned)__builtin_ctz(row), out);
    row_remove(fleet->empty, start);
    row_remove(fleet->empty, fleet->ships[passenger].place);
    return out;
}

static bool is_around(unsigned a, unsigned b) {
    int ranks = (int)rank_of(a) - (int)rank_of(b);
    int files = (int)file_of(a) - (int)file_of(b);
    return a != b && ranks >= -1 && ranks <= 1 && files >= -1 && files <= 1;
}

static game_action *list_transports(struct fleet *fleet, unsigned ship, game_action *out) {
    for (unsigned passenger = 0; passenger < MAX_SHIPS; passenger++)
        if (on_map(&fleet->ships[passenger]) &&
            is_around(fleet->ships[passenger].place, fleet->ships[ship].place))
            out = list_transports_of(fleet, ship, passenger, out);
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

/* Section 7, but for transport and manoeuvre, which are part of a move. */
static game_action *list_abilities(const struct fleet *fleet, unsigned ship, game_action *out) {
    if (fleet->ships[ship].used & USED_ABILITY)
        return out;
    switch (fleet->ships[ship].number) {
    case BATTLESTATION:
        return list_strikes(fleet, ship, out);
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

/* 5.2 */
static game_action *list_deploys(const struct fleet *fleet, unsigned ship, game_action *out) {
    for (int planet = 0; planet < fleet->setting->planets; planet++) {
        if (!cubes_of(fleet->state, planet, fleet->state->seat))
            continue;
        for (int k = 0; k < 4; k++) {
            unsigned space = (unsigned)(fleet->setting->centre[planet] + quantum_step[k]);
            if (row_has(fleet->empty, space))
                *out++ = make_action(DEPLOY, ship, 0, space, 0);
        }
    }
    return out;
}

/* Two dice in the scrapyard that show the same and have done the same are one choice. */
static bool is_twin(const struct ship *ships, unsigned ship) {
    for (unsigned i = 0; i < ship; i++)
        if (ships[i].place == PLACE_SCRAPYARD && ships[i].number == ships[ship].number &&
            ships[i].used == ships[ship].used)
            return true;
    return false;
}

static game_action *list_for_ship(struct fleet *fleet, unsigned ship, game_action *out) {
    const struct ship *die = &fleet->ships[ship];
    bool action_left = fleet->state->actions > 0;
    if (on_map(die)) {
        if (action_left) {
            *out++ = make_action(RECONFIGURE, ship, 0, 0, 0);
            if (!(die->used & USED_MOVE)) {
                out = list_move_and_attack(fleet, ship, out);
                if (can_use_ability(die, FLAGSHIP))
                    out = list_transports(fleet, ship, out);
            }
        }
        return list_abilities(fleet, ship, out);
    }
    if (die->place == PLACE_SCRAPYARD && action_left && !is_twin(fleet->ships, ship)) {
        *out++ = make_action(RECONFIGURE, ship, 0, 0, 0);
        return list_deploys(fleet, ship, out);
    }
    return out;
}

/* 5.4, 8.9: what the orbit must add up to; 0 when no cube may be built there. */
static int construct_needs(const struct setting *setting, const struct state *state, int planet) {
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

static game_action *list_constructs(const struct fleet *fleet, game_action *out) {
    uint64_t seen = 0;
    for (int i = 0; i < MAX_SHIPS; i++) {
        int planet = on_map(&fleet->ships[i]) ? fleet->setting->planet[fleet->ships[i].place] - 1 : -1;
        if (planet < 0 || seen >> planet & 1)
            continue;
        seen |= (uint64_t)1 << planet;
        if (quantum_orbit_sum(fleet->setting, fleet->state, fleet->state->seat, planet) ==
            construct_needs(fleet->setting, fleet->state, planet))
            *out++ = make_action(CONSTRUCT, 0, 0, fleet->setting->centre[planet], 0);
    }
    return out;
}

game_action *quantum_list_turn(const struct setting *setting, const struct state *state, game_action *out) {
    struct fleet fleet;
    fleet.setting = setting;
    fleet.state = state;
    fleet.ships = state->ship[state->seat];
    fleet.enemies = 0;
    quantum_empty_spaces(setting, state, fleet.empty);
    find_enemies(&fleet);
    for (unsigned ship = 0; ship < MAX_SHIPS; ship++)
        out = list_for_ship(&fleet, ship, out);
    if (state->actions >= 2)
        out = list_constructs(&fleet, out);
    if (state->actions >= 1 && setting->rules != RULES_BASIC && state->research[state->seat] < MAX_NUMBER)
        *out++ = make_action(RESEARCH, 0, 0, 0, 0);
    *out++ = make_action(END, 0, 0, 0, 0);
    return out;
}

game_action *quantum_list_infamy(const struct setting *setting, const struct state *state, game_action *out) {
    bool entangled;
    for (uint64_t open = quantum_open_planets(setting, state, state->seat, &entangled); open;
         open &= open - 1)
        *out++ = make_action(INFAMY, 0, 0, setting->centre[__builtin_ctzll(open)], 0);
    return out;
}

static void swap_places(struct ship *a, struct ship *b) {
    uint16_t place = a->place;
    a->place = b->place;
    b->place = place;
}

void quantum_play_turn(const struct setting *setting, struct state *state, game_action action) {
    struct ship *ships = state->ship[state->seat];
    struct ship *ship = &ships[ship_of(action)];
    uint8_t manoeuvre = extra_of(action) ? USED_ABILITY : 0;
    switch (kind_of(action)) {
    case RECONFIGURE:
        state->actions--;
        state->pending = (uint8_t)ship_of(action);
        state->stage = STAGE_RECONFIGURE;
        break;
    case FREE_RECONFIGURE:
        ship->used |= USED_ABILITY;
        state->pending = (uint8_t)ship_of(action);
        state->stage = STAGE_RECONFIGURE;
        break;
    case DEPLOY:
        state->actions--;
        ship->place = (uint16_t)to_of(action);
        break;
    case MOVE:
        state->actions--;
        ship->used |= (uint8_t)(USED_MOVE | manoeuvre);
        ship->place = (uint16_t)to_of(action);
        break;
    case ATTACK:
        state->actions--;
        ship->used |= (uint8_t)(USED_MOVE | manoeuvre);
        quantum_start_combat(state, ship_of(action), from_of(action), to_of(action));
        break;
    case STRIKE:
        ship->used |= USED_ABILITY;
        quantum_start_combat(state, ship_of(action), ship->place, to_of(action));
        break;
    case TRANSPORT:
        state->actions--;
        ship->used |= USED_MOVE | USED_ABILITY;
        ship->place = (uint16_t)to_of(action);
        ships[extra_of(action)].place = (uint16_t)from_of(action);
        break;
    case WARP:
        ship->used |= USED_ABILITY;
        swap_places(ship, &ships[extra_of(action)]);
        break;
    case MODIFY:
        ship->used |= USED_ABILITY;
        ship->number = (uint8_t)extra_of(action);
        break;
    case CONSTRUCT:
        state->actions = (uint8_t)(state->actions - 2);
        state->earned++; /* 8.7 */
        quantum_place_cube(setting, state, state->seat, to_of(action));
        break;
    case RESEARCH:
        state->actions--;
        state->research[state->seat]++;
        break;
    case END:
        quantum_end_phase_one(setting, state);
        break;
    default:
        assert(0 && "not an action of a turn");
    }
}
