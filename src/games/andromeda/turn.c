/* Turns: launch (5), region actions (6), return (10), development (13), and who is next (16, 17). */
#include "rules.h"

/* Ships. */

void andromeda_sort_ships(struct seat *seat) {
    for (int i = 1; i < TRANSPORTS; i++) {
        uint8_t at = seat->at[i], hurt = seat->hurt[i];
        int j = i;
        for (; j > 0 && (seat->at[j - 1] > at || (seat->at[j - 1] == at && seat->hurt[j - 1] > hurt)); j--) {
            seat->at[j] = seat->at[j - 1];
            seat->hurt[j] = seat->hurt[j - 1];
        }
        seat->at[j] = at;
        seat->hurt[j] = hurt;
    }
}

/* A ship that leaves the map loses its markers (9.1, 9.4). */
void andromeda_move_ship(struct play *play, int seat, int ship, int to) {
    struct seat *own = seat_at(play, seat);
    own->at[ship] = (uint8_t)to;
    if (to >= PLACES && to != LOC_SAVED)
        own->hurt[ship] = 0;
    if (ship < TRANSPORTS)
        andromeda_sort_ships(own);
}

int andromeda_find_ship(const struct state *state, int seat, int code, int place) {
    const struct seat *own = &state->seat[seat];
    int kind = code & 15, hurt = code >> 4;
    for (int ship = first_of_kind(kind); ship < end_of_kind(kind); ship++)
        if (own->at[ship] == place && own->hurt[ship] == hurt)
            return ship;
    return -1;
}

/* 9.1. */
void andromeda_damage_ship(struct play *play, int seat, int ship) {
    struct seat *own = seat_at(play, seat);
    struct power power;
    int kind = kind_of_ship(ship);
    andromeda_power(play->setting, play->state, seat, &power);
    if (own->hurt[ship] < power.shield[kind]) {
        own->hurt[ship]++;
        tell(play, TOLD_MARKED, seat, kind, 0);
        if (ship < TRANSPORTS)
            andromeda_sort_ships(own);
        return;
    }
    tell(play, TOLD_SCRAPPED, seat, kind, 0);
    andromeda_move_ship(play, seat, ship, LOC_SCRAP);
}

/* 12.2. */
void andromeda_build(struct play *play, int seat, int kind) {
    const struct seat *own = seat_at(play, seat);
    for (int ship = first_of_kind(kind); ship < end_of_kind(kind); ship++)
        if (own->at[ship] == LOC_RESERVE) {
            andromeda_move_ship(play, seat, ship, LOC_BAY);
            tell(play, TOLD_BUILT, seat, kind, 0);
            return;
        }
}

/* Launch. */

void andromeda_launch_costs(const struct setting *setting, const struct state *state, int seat,
                            uint8_t cost[PLACES]) {
    const struct seat *own = &state->seat[seat];
    uint32_t mine = andromeda_ships(state, seat);
    struct power power;
    andromeda_power(setting, state, seat, &power);
    if (!mine) {
        uint32_t taken = andromeda_other_ships(setting, state, seat) | andromeda_raiders(state);
        for (int place = 0; place < PLACES; place++)
            cost[place] = taken >> place & 1 ? 255 : 0;
    } else {
        int reach = power.reach + own->reach;
        memset(cost, 254, PLACES);
        for (int ship = 0; ship < SHIPS; ship++) {
            if (own->at[ship] >= PLACES)
                continue;
            const uint8_t *distance = setting->distance[own->at[ship]];
            int free_steps = power.range[kind_of_ship(ship)] + reach;
            for (int place = 0; place < PLACES; place++) {
                int steps = distance[place] - free_steps;
                steps = steps < 0 ? 0 : steps;
                if (steps < cost[place])
                    cost[place] = (uint8_t)steps;
            }
        }
    }
    for (int place = 0; place < PLACES; place++)
        if (state->place[place].tile == TILE_NONE || mine >> place & 1 || cost[place] > own->resource[ENERGY])
            cost[place] = 255;
}

/* 5.8: some option of the base is offered, the energy counted as paid. */
static bool base_offers(const struct setting *setting, const struct state *state, int seat, int place,
                        int cost) {
    const struct entry *entry = entry_of(&setting->data, KIND_BASE, state->place[place].tile - TILE_BASE);
    int context =
        CONTEXT_MUST | (setting->data.base_field[state->place[place].tile - TILE_BASE] ? CONTEXT_FIELD : 0);
    if (cost == 0)
        return andromeda_effect_offered(setting, state, seat, entry, context);
    struct state after = *state;
    after.seat[seat].resource[ENERGY] = (uint8_t)(after.seat[seat].resource[ENERGY] - cost);
    return andromeda_effect_offered(setting, &after, seat, entry, context);
}

/* 5.1 to 5.4: the kinds of ship in the bay and where each may go. */
size_t andromeda_launches(const struct setting *setting, const struct state *state, int seat,
                          game_action *out) {
    const struct seat *own = &state->seat[seat];
    uint8_t cost[PLACES], offers[PLACES];
    struct power power;
    size_t count = 0;
    bool bay[KINDS] = {false}, any = false;
    for (int ship = 0; ship < SHIPS; ship++)
        if (own->at[ship] == LOC_BAY)
            any = bay[kind_of_ship(ship)] = true;
    if (!any)
        return 0;
    andromeda_power(setting, state, seat, &power);
    andromeda_launch_costs(setting, state, seat, cost);
    memset(offers, 2, sizeof offers);
    uint32_t others = andromeda_other_ships(setting, state, seat);
    for (int kind = 0; kind < KINDS; kind++) {
        if (!bay[kind])
            continue;
        for (int place = 0; place < PLACES; place++) {
            const struct place *region = &state->place[place];
            if (cost[place] == 255 || (is_nebula(region) && !power.voyage[kind]))
                continue;
            if (others >> place & 1 &&
                !(power.attack[kind] == 2 || (power.attack[kind] == 1 && is_planet(region))))
                continue;
            if (is_base(region)) {
                if (offers[place] == 2)
                    offers[place] = base_offers(setting, state, seat, place, cost[place]);
                if (!offers[place])
                    continue;
            }
            out[count++] = act(V_LAUNCH, kind, place, 0);
        }
    }
    return count;
}

/* 4.2. */
bool andromeda_may_return(const struct setting *setting, const struct state *state, int seat) {
    const struct seat *own = &state->seat[seat];
    bool bay = false;
    (void)setting;
    for (int ship = 0; ship < SHIPS; ship++) {
        if (own->at[ship] != LOC_BAY && own->at[ship] != LOC_RESERVE && own->at[ship] != LOC_OUT)
            return true;
        bay |= own->at[ship] == LOC_BAY;
    }
    return !bay;
}

/* 5.7, 19.1: the consequences of the target region. */
static void arrive(struct play *play, int seat, int place) {
    struct state *state = play->state;
    const struct place *region = &state->place[place];
    if (unity_plays(play->setting) && !is_unity(play->setting, seat) &&
        (is_planet(region) || is_base(region)))
        state->unity.probe = (uint8_t)place;
    if (region->owner && region->owner != NOBODYS && region->owner - 1 != seat)
        andromeda_gain(play, region->owner - 1, ENERGY, 1);
}

void andromeda_launch(struct play *play, int seat, int kind, int place) {
    struct state *state = play->state;
    struct seat *own = seat_at(play, seat);
    uint8_t cost[PLACES];
    /* 5.1, 5.5. */
    andromeda_launch_costs(play->setting, state, seat, cost);
    own->resource[ENERGY] = (uint8_t)(own->resource[ENERGY] - cost[place]);
    if (cost[place])
        tell(play, TOLD_LOSE, seat, ENERGY, cost[place]);
    own->reach = 0;
    for (int ship = first_of_kind(kind); ship < end_of_kind(kind); ship++)
        if (own->at[ship] == LOC_BAY) {
            andromeda_move_ship(play, seat, ship, place);
            break;
        }
    state->active = (uint8_t)place;
    state->launched = (uint8_t)kind;
    state->kind = TURN_LAUNCH;
    /* 4.4: pushed in reverse order. */
    push(play, D_LIMIT, seat, 0, 0, 0, 0);
    push(play, D_WINDOW, seat, 3, 0, 0, 0);
    push(play, T_BATTLE, seat, 0, 0, 0, 0);
    push(play, T_ATTACK, seat, 0, 0, 0, 0);
    push(play, D_WINDOW, seat, 2, 0, 0, 0);
    push(play, T_RECRUIT, seat, 0, 0, 0, 0);
    andromeda_trigger(play, seat, ON_LAUNCH);
    push(play, T_REGION, seat, 0, 0, 0, 0);
    arrive(play, seat, place);
}

/* 6.1 to 6.5. */
void andromeda_do_region(struct play *play) {
    struct state *state = play->state;
    int seat = top(play)->seat;
    struct place *region = &state->place[state->active];
    pop(play);
    if (is_planet(region)) {
        if (region->top) {
            push(play, D_MOON, seat, 1, state->active, 0, 0);
        } else
            andromeda_gain(play, seat, play->data->planet_resource[region->tile - TILE_PLANET], 1);
    } else if (is_base(region)) {
        int base = region->tile - TILE_BASE;
        push(play, T_AFTER_BASE, seat, base, 0, 0, 0);
        andromeda_do_effect(play, seat, entry_of(play->data, KIND_BASE, base),
                            CONTEXT_MUST | (play->data->base_field[base] ? CONTEXT_FIELD : 0));
    } else if (is_nebula(region)) {
        int nebula = region->tile - TILE_NEBULA;
        if (state->nebmoon[nebula][0])
            push(play, D_NEBMOON, seat, nebula, 0, 0, 0);
        else
            andromeda_gain(play, seat, ENERGY, 1);
    } else if (region->tile == TILE_VOID)
        push(play, T_VOID, seat, 0, state->launched, 0, 0);
    else
        andromeda_do_effect(play, seat, entry_of(play->data, KIND_SPECIAL, region->tile - TILE_SPECIAL),
                            CONTEXT_MUST);
}

/* 5.6, 19.6. */
void andromeda_do_recruit(struct play *play, int seat) {
    struct state *state = play->state;
    struct seat *own = seat_at(play, seat);
    uint32_t mine = andromeda_ships(state, seat);
    int recruited = 0;
    for (int place = 0; place < PLACES; place++) {
        if (!(mine >> place & 1))
            continue;
        recruited += own->leader[place];
        own->leaders = (uint8_t)(own->leaders + own->leader[place]);
        own->leader[place] = 0;
        if (state->place[place].bonus) {
            state->place[place].bonus = 0;
            andromeda_gain(play, seat, play->data->planet_resource[state->place[place].tile - TILE_PLANET],
                           1);
        }
    }
    if (recruited)
        tell(play, TOLD_RECRUIT, seat, recruited, 0);
}

/* Development. */

/* 13.1. */
bool andromeda_may_develop(const struct setting *setting, const struct state *state, int seat, int place,
                           int reduction) {
    const struct place *region = &state->place[place];
    if (!is_planet(region) || region->owner ||
        state->seat[seat].leaders < andromeda_leaders_needed(state, seat))
        return false;
    int type = setting->data.planet_dev[region->tile - TILE_PLANET];
    return andromeda_can_pay(&state->seat[seat], entry_of(&setting->data, KIND_DEVTYPE, type)->cost,
                             reduction);
}

void andromeda_score_leaders(struct play *play, int seat, int place) {
    const struct state *state = play->state;
    int leaders = 0;
    for (int other = 0; other < PLACES; other++) {
        if (play->setting->distance[place][other] > 1)
            continue;
        leaders += state->place[other].settled;
        for (int any = 0; any < play->setting->seats; any++)
            leaders += state->seat[any].leader[other];
    }
    andromeda_score_vp(play, seat,
                       play->data->dev_lead[leaders > LEADERS_COUNTED ? LEADERS_COUNTED : leaders]);
}

/* 13.3, 13.4: after the payment. */
void andromeda_do_developed(struct play *play) {
    struct state *state = play->state;
    int seat = top(play)->seat, place = top(play)->a;
    struct seat *own = seat_at(play, seat);
    struct place *region = &state->place[place];
    int needed = andromeda_leaders_needed(state, seat);
    pop(play);
    if (!is_planet(region) || region->owner || own->leaders < needed)
        return;
    int type = play->data->planet_dev[region->tile - TILE_PLANET];
    own->leaders = (uint8_t)(own->leaders - needed);
    region->settled = (uint8_t)needed;
    region->owner = own->out ? NOBODYS : (uint8_t)(seat + 1); /* who resigned while paying (16.6) */
    int transport = -1;
    for (int ship = 0; ship < TRANSPORTS; ship++)
        if (own->at[ship] == place)
            transport = ship; /* the one with most markers */
    if (transport >= 0)
        andromeda_move_ship(play, seat, transport, LOC_RESERVE);
    tell(play, TOLD_DEVELOP, seat, place, 0);
    andromeda_score_leaders(play, seat, place);
    andromeda_trigger(play, seat, ON_DEVELOP);
    andromeda_do_effect(play, seat, entry_of(play->data, KIND_DEVTYPE, type), type == 0 ? 3 : 0);
    push(play, T_ADVANCE, seat, play->data->dev_track[type], 0, 0, 0);
    push(play, D_ABILITY, seat, type, 0, 0, 0);
}

/* Return (10.1), phase by phase. */
enum {
    RETURN_DEVELOP,
    RETURN_EFFECTS,
    RETURN_ACTIVATE,
    RETURN_LEFT,
    RETURN_SCRAP,
    RETURN_HOME,
    RETURN_FREE,
    RETURN_DONE
};

void andromeda_do_return(struct play *play) {
    struct frame *frame = top(play);
    int seat = frame->seat, count = 0;
    struct seat *own = seat_at(play, seat);
    switch (frame->a++) {
    case RETURN_DEVELOP: /* 10.2 */
        push(play, D_DEVELOP, seat, 1, andromeda_reduction(play->setting, play->state, seat, DO_DEVELOP, 0),
             0, 0);
        break;
    case RETURN_EFFECTS:
        andromeda_trigger(play, seat, ON_RETURN);
        break;
    case RETURN_ACTIVATE: /* 10.3, 10.4 */
        push(play, D_ACTIVATIONS, seat, 0, 0, 0, 0);
        break;
    case RETURN_LEFT: /* 10.4 */
        for (int ship = 0; ship < SHIPS; ship++)
            count += own->at[ship] < PLACES || own->at[ship] == LOC_BARGE;
        andromeda_gain(play, seat, ENERGY, count);
        break;
    case RETURN_SCRAP: /* 10.5 */
        for (int ship = 0; ship < SHIPS; ship++)
            count += own->at[ship] == LOC_SCRAP;
        andromeda_gain(play, seat, ENERGY, count);
        break;
    case RETURN_HOME: /* 9.4, 10.6 */
        if (own->out)
            break;
        for (int ship = 0; ship < SHIPS; ship++)
            if (own->at[ship] != LOC_RESERVE && own->at[ship] != LOC_OUT) {
                own->at[ship] = LOC_BAY;
                own->hurt[ship] = 0;
                count++;
            }
        for (int ship = 0; ship < TRANSPORTS && count < 2; ship++)
            if (own->at[ship] == LOC_RESERVE) {
                own->at[ship] = LOC_BAY;
                count++;
            }
        andromeda_sort_ships(own);
        tell(play, TOLD_HOME, seat, count, 0);
        break;
    case RETURN_FREE:
        push(play, D_WINDOW, seat, 3, 0, 0, 0);
        break;
    default:
        pop(play);
        push(play, D_LIMIT, seat, 0, 0, 0, 0);
    }
}

/* The order of turns. */

void andromeda_do_begin(struct play *play) {
    struct state *state = play->state;
    int seat = top(play)->seat;
    pop(play);
    state->turn = (uint8_t)seat;
    state->active = NOWHERE;
    state->last = (uint8_t)(state->last & ~(1 << seat));
    tell(play, TOLD_TURN, seat, 0, 0);
    push(play, T_END, seat, 0, 0, 0, 0);
    if (is_unity(play->setting, seat)) {
        state->kind = TURN_UNITY;
        push(play, T_UNITY, seat, 0, 0, 0, 0);
    } else {
        state->kind = TURN_OPEN;
        state->player = (uint8_t)seat;
        push(play, D_WINDOW, seat, 1, 0, 0, 0);
    }
}

/* 16.1. */
static bool at_terminus(const struct play *play) {
    for (int seat = 0; seat < play->setting->seats; seat++)
        if (!play->state->seat[seat].out && play->state->seat[seat].vp >= play->setting->terminus)
            return true;
    return false;
}

void andromeda_do_end(struct play *play) {
    struct state *state = play->state;
    int seat = top(play)->seat;
    pop(play);
    for (int i = 0; i < TACTICS; i++) {
        state->discards[i] = (uint8_t)(state->discards[i] + state->played[i]);
        state->played[i] = 0;
    }
    for (int any = 0; any < play->setting->seats; any++) {
        struct seat *own = seat_at(play, any);
        own->printed = 0;
        own->waive = own->reach = 0;
        memset(own->used, 0, sizeof own->used);
        for (int row = 0; row < TYPES; row++)
            for (int i = 0; i < ROW_ROOM; i++)
                own->row[row][i] &= (uint8_t)~ACTIVATED;
    }
    state->active = NOWHERE;
    state->launched = 0;
    state->void_kind = 0;
    state->fight = NO_FIGHT;
    state->losers = 0;
    state->winner = NOBODY;
    andromeda_clear_sides(play);
    state->seat[seat].turns++;
    if (!state->ending && (at_terminus(play) || state->seat[seat].turns >= MOST_TURNS)) {
        state->ending = 1;
        for (int any = 0; any < play->setting->seats; any++)
            if (!state->seat[any].out)
                state->last = (uint8_t)(state->last | 1 << any);
        tell(play, TOLD_ENDING, seat, 0, 0);
    }
    push(play, T_NEXT, seat, 0, 0, 0, 0);
}

/* 16.1, 17.7, 19.13. */
void andromeda_do_next(struct play *play) {
    struct state *state = play->state;
    const struct setting *setting = play->setting;
    int before = top(play)->seat, unity = setting->players;
    pop(play);
    if (unity_plays(setting) && before != unity && state->unity.control == before &&
        (!state->ending || state->last >> unity & 1)) {
        push(play, T_BEGIN, unity, 0, 0, 0, 0);
        return;
    }
    int next = state->player;
    for (int i = 0; i < setting->players; i++) {
        next = andromeda_next_player(setting, state, next);
        if (!state->ending || state->last >> next & 1) {
            push(play, T_BEGIN, next, 0, 0, 0, 0);
            return;
        }
    }
    if (unity_plays(setting) && state->last >> unity & 1)
        push(play, T_BEGIN, unity, 0, 0, 0, 0);
    else
        push(play, T_FINISH, 0, 0, 0, 0, 0);
}
