/* Queries on a state. */
#include "state.h"

#include <string.h>

/* 12.1, with upgrades and ability cards (12.3, 13.5). */
void andromeda_power(const struct setting *setting, const struct state *state, int seat,
                     struct power *power) {
    const struct seat *own = &state->seat[seat];
    memset(power, 0, sizeof *power);
    for (int kind = 0; kind < KINDS; kind++) {
        const struct ship_kind *ship = &setting->data.ship[kind];
        power->dice[kind] = (int8_t)ship->dice;
        power->range[kind] = (int8_t)ship->range;
        power->shield[kind] = (int8_t)ship->shield;
        power->attack[kind] = ship->attack ? 2 : 0;
        power->voyage[kind] = ship->voyage;
    }
    for (int i = 0; i < OWNED && own->owned[i]; i++) {
        if (!(setting->source_events[own->owned[i] - 1] >> ALWAYS & 1))
            continue;
        const struct power *add = &setting->power[own->owned[i] - 1];
        for (int kind = 0; kind < KINDS; kind++) {
            power->dice[kind] = (int8_t)(power->dice[kind] + add->dice[kind]);
            power->aim[kind] = (int8_t)(power->aim[kind] + add->aim[kind]);
            power->shield[kind] = (int8_t)(power->shield[kind] + add->shield[kind]);
            power->range[kind] = (int8_t)(power->range[kind] + add->range[kind]);
            power->attack[kind] =
                add->attack[kind] > power->attack[kind] ? add->attack[kind] : power->attack[kind];
            power->voyage[kind] |= add->voyage[kind];
        }
        power->reach = (uint8_t)(power->reach + add->reach);
        power->discount_build = (uint8_t)(power->discount_build + add->discount_build);
        power->discount_module = (uint8_t)(power->discount_module + add->discount_module);
        power->discount_develop = (uint8_t)(power->discount_develop + add->discount_develop);
        power->fieldany |= add->fieldany;
    }
    /* 18.7: none of the Unity's ships has Voyage. */
    if (is_unity(setting, seat))
        memset(power->voyage, 0, sizeof power->voyage);
}

/* 2.4. */
int andromeda_range(const struct setting *setting, const struct state *state, int seat, int kind) {
    int range = setting->data.ship[kind].range;
    const struct seat *own = &state->seat[seat];
    for (int i = 0; i < OWNED && own->owned[i]; i++)
        range += setting->power[own->owned[i] - 1].range[kind];
    return range;
}

int andromeda_order(const struct setting *setting, const struct state *state, int from,
                    uint8_t order[MAX_SEATS]) {
    uint8_t ring[MAX_SEATS];
    int count = 0, start = 0, found = 0;
    for (int player = 0; player < setting->players; player++) {
        if (player == from)
            start = count;
        ring[count++] = (uint8_t)player;
        if (unity_plays(setting) && state->unity.control == player) {
            if (setting->players == from)
                start = count;
            ring[count++] = setting->players;
        }
    }
    for (int i = 0; i < count; i++) {
        int seat = ring[(start + i) % count];
        if (!state->seat[seat].out)
            order[found++] = (uint8_t)seat;
    }
    return found;
}

int andromeda_next_player(const struct setting *setting, const struct state *state, int player) {
    for (int i = 1; i <= setting->players; i++) {
        int next = (player + i) % setting->players;
        if (!state->seat[next].out)
            return next;
    }
    return player;
}

uint32_t andromeda_ships(const struct state *state, int seat) {
    uint32_t places = 0;
    for (int ship = 0; ship < SHIPS; ship++)
        if (state->seat[seat].at[ship] < PLACES)
            places |= 1u << state->seat[seat].at[ship];
    return places;
}

/* 2.6. */
uint32_t andromeda_other_ships(const struct setting *setting, const struct state *state, int seat) {
    uint32_t places = 0;
    for (int other = 0; other < setting->seats; other++)
        if (other != seat)
            places |= andromeda_ships(state, other);
    return places;
}

uint32_t andromeda_raiders(const struct state *state) {
    uint32_t places = 0;
    for (int figure = 0; figure < FIGURES; figure++)
        if (state->figure[figure] < PLACES)
            places |= 1u << state->figure[figure];
    return places;
}

uint32_t andromeda_ships_at(const struct state *state, int seat, int place) {
    uint32_t ships = 0;
    for (int ship = 0; ship < SHIPS; ship++)
        if (state->seat[seat].at[ship] == place)
            ships |= 1u << ship;
    return ships;
}

uint32_t andromeda_ships_near_void(const struct setting *setting, const struct state *state, int seat) {
    uint32_t ships = 0;
    if (!setting->void_in_play)
        return 0;
    const uint8_t *distance = setting->distance[setting->data.void_place];
    for (int ship = 0; ship < SHIPS; ship++) {
        int at = state->seat[seat].at[ship];
        if (at < PLACES && distance[at] <= andromeda_range(setting, state, seat, kind_of_ship(ship)))
            ships |= 1u << ship;
    }
    return ships;
}

/* 15.3. */
bool andromeda_void_near(const struct setting *setting, const struct state *state, int seat) {
    return andromeda_ships_near_void(setting, state, seat) != 0;
}

int andromeda_hand(const struct seat *seat) {
    int cards = seat->hidden;
    for (int i = 0; i < TACTICS; i++)
        cards += seat->hand[i];
    return cards;
}

int andromeda_deck(const struct setting *setting, const struct state *state) {
    int cards = -state->unity.hand;
    for (int i = 0; i < TACTICS; i++)
        cards += state->pool[i];
    for (int seat = 0; seat < setting->players; seat++)
        cards -= state->seat[seat].hidden;
    return cards;
}

bool andromeda_can_draw(const struct setting *setting, const struct state *state) {
    if (andromeda_deck(setting, state) > 0)
        return true;
    for (int i = 0; i < TACTICS; i++)
        if (state->discards[i])
            return true;
    return false;
}

/* 4.3. */
int andromeda_hand_limit(const struct setting *setting, const struct seat *seat) {
    return 5 + setting->data.track[CIV].hand[seat->track[CIV]];
}

int andromeda_unity_cards(const struct state *state) {
    int cards = state->unity.hand;
    for (int i = 0; i < TACTICS; i++)
        cards += state->unity.known[i];
    return cards;
}

int andromeda_leaders_out(const struct state *state, int seat) {
    int leaders = state->seat[seat].leaders;
    for (int place = 0; place < PLACES; place++)
        leaders += state->seat[seat].leader[place] +
                   (state->place[place].owner == seat + 1 ? state->place[place].settled : 0);
    return leaders;
}

int andromeda_row_length(const struct seat *seat, int type) {
    int length = 0;
    while (length < ROW_ROOM && seat->row[type][length])
        length++;
    return length;
}

int andromeda_developments(const struct state *state, int seat) {
    int count = 0;
    for (int place = 0; place < PLACES; place++)
        count += state->place[place].owner == seat + 1;
    return count;
}

int andromeda_leaders_needed(const struct state *state, int seat) {
    static const uint8_t needed[MOST_DEVELOPMENTS] = {1, 1, 2, 2, 3};
    int count = andromeda_developments(state, seat);
    return count < MOST_DEVELOPMENTS ? needed[count] : 100;
}

/* 16.3. */
int andromeda_relics(const struct setting *setting, const struct state *state, int seat) {
    const struct seat *own = &state->seat[seat];
    int icons = 0;
    for (int moon = MOON_DESIGNS; moon < MOON_DESIGNS + setting->data.count[KIND_NEBMOON]; moon++)
        icons += moon_entry(&setting->data, moon)->relic * (own->moon[moon] + own->spent[moon]);
    if (is_unity(setting, seat)) {
        for (int module = 0; module < setting->data.count[KIND_MODULE]; module++)
            icons += entry_of(&setting->data, KIND_MODULE, module)->relic * state->unity.module[module];
        return icons;
    }
    for (int type = 0; type < TYPES; type++)
        for (int i = 0; i < ROW_ROOM && own->row[type][i]; i++)
            icons += entry_of(&setting->data, KIND_MODULE, (own->row[type][i] & DESIGN) - 1)->relic;
    return icons;
}

static int unity_modules(const struct setting *setting, const struct state *state, int type) {
    int count = 0;
    for (int module = 0; module < setting->data.count[KIND_MODULE]; module++)
        if (type == ANY_TYPE || entry_of(&setting->data, KIND_MODULE, module)->of == type)
            count += state->unity.module[module];
    return count;
}

static int modules(const struct setting *setting, const struct state *state, int seat, int type) {
    if (is_unity(setting, seat))
        return unity_modules(setting, state, type);
    int count = 0;
    for (int row = 0; row < TYPES; row++)
        if (type == ANY_TYPE || type == row)
            count += andromeda_row_length(&state->seat[seat], row);
    return count;
}

int andromeda_adjdev(const struct setting *setting, const struct state *state, int seat, bool points) {
    int total = 0;
    for (int place = 0; place < PLACES; place++) {
        int tile = state->place[place].tile;
        if (tile < TILE_SPECIAL || tile >= TILE_VOID || !setting->data.special_adjdev[tile - TILE_SPECIAL])
            continue;
        for (int other = 0; other < PLACES; other++)
            if (state->place[other].owner == seat + 1 && setting->distance[place][other] == 1)
                total += points ? setting->data.special_adjdev[tile - TILE_SPECIAL] : 1;
    }
    return total;
}

int andromeda_lowest_track(const struct seat *seat) {
    int lowest = TOP;
    for (int track = 0; track < TRACKS; track++)
        if (seat->track[track] < lowest)
            lowest = seat->track[track];
    return lowest;
}

int andromeda_upgraded(const struct setting *setting, const struct seat *seat) {
    int kinds = 0;
    for (int i = 0; i < OWNED && seat->owned[i]; i++)
        if (is_upgrade(seat->owned[i] - 1))
            kinds |= 1 << source_entry(&setting->data, seat->owned[i] - 1)->of;
    return kinds;
}

bool andromeda_owns(const struct seat *seat, int source) {
    for (int i = 0; i < OWNED && seat->owned[i]; i++)
        if (seat->owned[i] == source + 1)
            return true;
    return false;
}

int andromeda_count(const struct setting *setting, const struct state *state, int seat, int per, int type) {
    const struct seat *own = &state->seat[seat];
    bool unity = is_unity(setting, seat);
    int total = 0;
    switch ((enum count)per) {
    case PER_MOD:
        return modules(setting, state, seat, type);
    case PER_TYPE:
        for (int i = 0; i < TYPES; i++)
            total += modules(setting, state, seat, i) > 0;
        return total;
    case PER_DEV:
        return andromeda_developments(state, seat);
    case PER_WIN:
        return own->wins;
    case PER_RAIDER:
        return own->raiders;
    case PER_MOON:
        for (int moon = 0; moon < MOONS; moon++)
            total += own->moon[moon] + own->spent[moon];
        return total;
    case PER_LEADER:
        return own->leaders;
    case PER_SHIP:
        for (int ship = 0; ship < SHIPS; ship++)
            total += own->at[ship] != LOC_RESERVE && own->at[ship] != LOC_OUT;
        return total;
    case PER_UPGRADE:
        for (int i = 0; i < OWNED && own->owned[i]; i++)
            total += is_upgrade(own->owned[i] - 1);
        return unity ? setting->data.count[KIND_UNITYUP] - count_bits(state->unity.tokens) : total;
    case PER_TACTIC:
        return unity ? andromeda_unity_cards(state) : andromeda_hand(own);
    case PER_CREDIT:
        return own->resource[CREDIT];
    case PER_DISCOVERY:
        return own->discoveries;
    case PER_RELIC:
        return andromeda_relics(setting, state, seat);
    case PER_ADJDEV:
        return andromeda_adjdev(setting, state, seat, false);
    case PER_TRACK_LOW:
        return andromeda_lowest_track(own);
    case PER_TRACK_HIGH:
        for (int track = 0; track < TRACKS; track++)
            total = own->track[track] > total ? own->track[track] : total;
        return total;
    default:
        return 0;
    }
}

bool andromeda_can_pay(const struct seat *seat, const uint8_t cost[COST_ITEMS], int reduction) {
    int missing = cost[CREDIT];
    for (int i = 0; i < RESOURCES; i++)
        if (i != CREDIT && cost[i] > seat->resource[i])
            missing += cost[i] - seat->resource[i];
    return missing <= seat->resource[CREDIT] + reduction &&
           (!cost[TACTIC] || andromeda_hand(seat) >= cost[TACTIC]);
}

int andromeda_figures_at(const struct state *state, int place, uint8_t figures[FIGURES]) {
    /* D, the Dragon, C, B, A, S (7.3). */
    static const uint8_t order[FIGURES] = {7, DRAGON, 6, 5, 4, 0, 1, 2, 3};
    int count = 0;
    for (int i = 0; i < FIGURES; i++)
        if (state->figure[order[i]] == place)
            figures[count++] = order[i];
    return count;
}

int andromeda_raw_dice(const struct setting *setting, const struct state *state, int side) {
    int dice = state->side[side].die;
    if (side == RAIDER_SIDE) {
        for (int figure = 0; figure < FIGURES; figure++)
            if (state->figure[figure] == state->active)
                dice += setting->data.raider[figure_card(setting, state, figure)].dice;
        return dice;
    }
    struct power power;
    andromeda_power(setting, state, side, &power);
    if (state->fight == IN_VOID)
        return dice + power.dice[state->void_kind];
    for (int ship = 0; ship < SHIPS; ship++)
        if (state->seat[side].at[ship] == state->active)
            dice += power.dice[kind_of_ship(ship)];
    return dice;
}

int andromeda_dice(const struct setting *setting, const struct state *state, int side) {
    int dice = andromeda_raw_dice(setting, state, side);
    return dice < 1 ? 1 : dice > BATTLE_DICE ? BATTLE_DICE : dice;
}

int andromeda_aim(const struct setting *setting, const struct state *state, int side) {
    int best = 0, aim;
    if (side == RAIDER_SIDE) {
        for (int figure = 0; figure < FIGURES; figure++)
            if (state->figure[figure] == state->active) {
                int own = setting->data.raider[figure_card(setting, state, figure)].aim;
                best = own > best ? own : best;
            }
        aim = best + state->side[side].aim;
    } else {
        struct power power;
        andromeda_power(setting, state, side, &power);
        if (state->fight == IN_VOID)
            best = power.aim[state->void_kind];
        else
            for (int ship = 0; ship < SHIPS; ship++)
                if (state->seat[side].at[ship] == state->active && power.aim[kind_of_ship(ship)] > best)
                    best = power.aim[kind_of_ship(ship)];
        aim = 1 + best + state->side[side].aim;
    }
    return aim < 1 ? 1 : aim > 5 ? 5 : aim;
}

int andromeda_sides(const struct setting *setting, const struct state *state) {
    int sides = 0;
    for (int seat = 0; seat < setting->seats; seat++)
        for (int ship = 0; ship < SHIPS; ship++)
            if (state->seat[seat].at[ship] == state->active)
                sides |= 1 << seat;
    for (int figure = 0; figure < FIGURES; figure++)
        if (state->figure[figure] == state->active)
            sides |= 1 << RAIDER_SIDE;
    return sides;
}
