/* The legal answers to the decision on top of the stack (21.3). The answer that ends or declines comes last: it is
   given for a seat that has resigned (16.6). */
#include "rules.h"

struct list {
    game_action *out;
    size_t count;
};

static void add(struct list *list, game_action action) {
    list->out[list->count++] = action;
}

/* Options of tactics cards in hand for an event (8.3, 11.4). A card that costs cards does not pay for itself. */
static void list_tactics(const struct setting *setting, const struct state *state, int seat, enum event event,
                         int context, struct list *list) {
    const struct seat *own = &state->seat[seat];
    const struct data *data = &setting->data;
    for (int card = 0; card < TACTICS; card++) {
        if (!own->hand[card])
            continue;
        const struct entry *entry = entry_of(data, KIND_TACTIC, card);
        for (int c = 0; c < entry->clauses; c++) {
            const struct clause *clause = &data->clause[entry->clause + c];
            for (int o = 0; o < clause->options; o++) {
                const struct option *option = &data->option[clause->option + o];
                if (option->event == event &&
                    (!option->cost[TACTIC] || own->waive || andromeda_hand(own) > option->cost[TACTIC]) &&
                    andromeda_offered(setting, state, seat, option, CONTEXT_HELD | context))
                    add(list, act(V_PLAY, card, option->number, 0));
            }
        }
    }
}

/* Free actions (11.4), except spending moons. */
static void list_free(const struct setting *setting, const struct state *state, int seat, struct list *list) {
    const struct seat *own = &state->seat[seat];
    const struct data *data = &setting->data;
    list_tactics(setting, state, seat, ON_FREE, 0, list);
    for (int i = 0; i < OWNED && own->owned[i]; i++) {
        int source = own->owned[i] - 1;
        if (own->used[i] || !(setting->source_events[source] >> ON_TURN & 1))
            continue;
        const struct entry *entry = source_entry(data, source);
        const struct clause *clause = &data->clause[entry->clause + entry->turn_clause - 1];
        for (int o = 0; entry->turn_clause && o < clause->options; o++) {
            const struct option *option = &data->option[clause->option + o];
            if (option->event == ON_TURN && andromeda_offered(setting, state, seat, option, 0))
                add(list, act(V_USE, source, option->number, 0));
        }
    }
    for (int from = 0; from < BASIC; from++)
        for (int to = 0; own->resource[from] >= 2 && to < BASIC; to++)
            if (to != from && own->resource[to] < KEPT)
                add(list, act(V_TRADE, from, to, 0));
}

/* Ships of a seat in regions or the Barge: one answer for each kind of ship and place. */
static size_t ships_to_choose(const struct seat *own, uint32_t among, uint8_t chosen[SHIPS]) {
    size_t count = 0;
    for (int ship = 0; ship < SHIPS; ship++) {
        if (!(among >> ship & 1))
            continue;
        bool seen = false;
        for (size_t i = 0; i < count; i++)
            seen |= kind_of_ship(chosen[i]) == kind_of_ship(ship) && own->at[chosen[i]] == own->at[ship] &&
                    own->hurt[chosen[i]] == own->hurt[ship];
        if (!seen)
            chosen[count++] = (uint8_t)ship;
    }
    return count;
}

static void list_ships(const struct seat *own, uint32_t among, enum verb verb, struct list *list) {
    uint8_t chosen[SHIPS];
    size_t count = ships_to_choose(own, among, chosen);
    for (size_t i = 0; i < count; i++)
        add(list, act(verb, ship_code(kind_of_ship(chosen[i]), own->hurt[chosen[i]]), own->at[chosen[i]], 0));
}

static size_t ready_modules(const struct seat *own, int row, uint8_t modules[ROW_ROOM + 1]) {
    size_t count = 0;
    if (!(own->printed >> row & 1))
        modules[count++] = (uint8_t)(PRINTED + row);
    for (int i = 0; i < ROW_ROOM && own->row[row][i]; i++) {
        bool seen = (own->row[row][i] & (DAMAGED | ACTIVATED)) != 0;
        for (size_t j = 0; j < count; j++)
            seen |= modules[j] == own->row[row][i];
        if (!seen)
            modules[count++] = own->row[row][i];
    }
    return count;
}

/* 10.3, 10.4. */
static void list_activations(const struct setting *setting, const struct state *state, int seat,
                             struct list *list) {
    const struct seat *own = &state->seat[seat];
    uint8_t ready[TYPES][ROW_ROOM + 1], chosen[SHIPS];
    size_t counts[TYPES];
    uint32_t free_ships = 0;
    for (int row = 0; row < TYPES; row++)
        counts[row] = ready_modules(own, row, ready[row]);
    for (int ship = 0; ship < SHIPS; ship++)
        if (own->at[ship] < PLACES || own->at[ship] == LOC_BARGE)
            free_ships |= 1u << ship;
    size_t ships = ships_to_choose(own, free_ships, chosen);
    for (size_t i = 0; i < ships; i++) {
        int code = ship_code(kind_of_ship(chosen[i]), own->hurt[chosen[i]]), at = own->at[chosen[i]];
        if (counts[SCI])
            add(list, act(V_PUT, code, at, PRINTED + SCI));
        for (int row = IND; row < TYPES; row++)
            for (size_t j = 0; j < counts[row]; j++)
                add(list, act(V_PUT, code, at, ready[row][j]));
    }
    if (own->resource[ENERGY] || own->resource[CREDIT])
        for (int row = 0; row < TYPES; row++) {
            bool stands = false;
            for (int ship = 0; ship < SHIPS; ship++)
                stands |= own->at[ship] == LOC_ROW + row;
            for (size_t j = 0; stands && j < counts[row]; j++)
                add(list, act1(V_POWER, ready[row][j]));
        }
    list_free(setting, state, seat, list);
    add(list, act_of(V_DONE));
}

static void list_clause(const struct setting *setting, const struct state *state, const struct frame *frame,
                        struct list *list) {
    const struct data *data = &setting->data;
    const struct clause *clause = &data->clause[frame->c];
    const struct seat *own = &state->seat[frame->seat];
    bool unity = is_unity(setting, frame->seat);
    for (int o = 0; o < clause->options; o++) {
        const struct option *option = &data->option[clause->option + o];
        if (!andromeda_applies(setting, state, frame->seat, option, frame->b))
            continue;
        if (frame->b == ON_STEP && option->of != data->option[clause->option].of)
            continue;
        if (andromeda_offered(setting, state, frame->seat, option, frame->a)) {
            add(list, act1(V_OPTION, option->number));
            if (unity)
                return;
        }
        if (!(frame->a & CONTEXT_MODULE) || !option->has_cost || own->waive)
            continue;
        bool changes = false;
        for (int i = 0; i < option->steps && !changes; i++)
            changes = andromeda_changes(setting, state, frame->seat, &data->step[option->step + i], frame->a);
        for (int moon = 0; changes && moon < MOON_DESIGNS; moon++)
            if (own->moon[moon])
                add(list, act(V_CANCEL, moon, option->number, 0));
    }
    if (list->count && !(frame->a & CONTEXT_MUST) && !unity && clause->choice)
        add(list, act_of(V_DECLINE));
}

/* 11.2, 11.3: every way to pay, with credits for what is lacking and the reduction taken off. */
static void list_payments(const struct state *state, const struct frame *frame, struct list *list) {
    const struct seat *own = &state->seat[frame->seat];
    uint8_t cost[RESOURCES];
    find_cost(frame, cost);
    int total = 0, most[RESOURCES];
    for (int i = 0; i < RESOURCES; i++) {
        total += cost[i];
        most[i] = cost[i] < own->resource[i] ? cost[i] : own->resource[i];
    }
    int due = total > frame->b ? total - frame->b : 0;
    if (total == 0)
        return;
    for (int ice = 0; ice <= most[ICE]; ice++)
        for (int nano = 0; nano <= most[NANO]; nano++)
            for (int titan = 0; titan <= most[TITAN]; titan++)
                for (int energy = 0; energy <= most[ENERGY]; energy++) {
                    int credit = due - ice - nano - titan - energy;
                    if (credit >= 0 && credit <= own->resource[CREDIT])
                        add(list, (game_action)V_PAY << 25 | (game_action)(ice | nano << 4 | titan << 8 |
                                                                           credit << 12 | energy << 16));
                }
}

static void list_hand(const struct seat *own, struct list *list) {
    for (int card = 0; card < TACTICS; card++)
        if (own->hand[card])
            add(list, act1(V_DISCARD, card));
}

static void list_diplomacy(const struct setting *setting, const struct state *state,
                           const struct frame *frame, struct list *list) {
    list_tactics(setting, state, frame->seat, ON_DIPLOMACY, frame->a ? CONTEXT_VOID : 0, list);
    add(list, act_of(V_PASS));
}

static void list_modules(const struct setting *setting, const struct state *state, int seat, int types,
                         int reduction, bool pay, bool room, enum verb verb, struct list *list) {
    const struct seat *own = &state->seat[seat];
    for (int type = 0; type < TYPES; type++) {
        if (!(types >> type & 1) || (room && own->row[type][ROW_ROOM - 1]))
            continue;
        for (int i = 0; i < 3 && state->market[type][i]; i++) {
            int module = state->market[type][i] - 1;
            if (i > 0 && state->market[type][i - 1] == module + 1)
                continue;
            if (!pay ||
                andromeda_can_pay(own, entry_of(&setting->data, KIND_MODULE, module)->cost, reduction))
                add(list, act1(verb, module));
        }
    }
}

static int price(const struct setting *setting, int module) {
    const struct entry *entry = entry_of(&setting->data, KIND_MODULE, module);
    int total = 0;
    for (int i = 0; i < RESOURCES; i++)
        total += entry->cost[i];
    return total;
}

/* 18.6: the cheapest. */
static void list_cheapest(const struct setting *setting, const struct state *state, int type,
                          struct list *list) {
    int least = 99;
    for (int i = 0; i < 3 && state->market[type][i]; i++)
        if (price(setting, state->market[type][i] - 1) < least)
            least = price(setting, state->market[type][i] - 1);
    for (int i = 0; i < 3 && state->market[type][i]; i++) {
        int module = state->market[type][i] - 1;
        if (price(setting, module) == least && (i == 0 || state->market[type][i - 1] != module + 1))
            add(list, act1(V_MODULE, module));
    }
}

static void list_rarest(const struct setting *setting, const struct state *state, struct list *list) {
    int least = 999, counts[TYPES];
    for (int type = 0; type < TYPES; type++) {
        counts[type] = andromeda_count(setting, state, setting->players, PER_MOD, type);
        if (state->market[type][0] && counts[type] < least)
            least = counts[type];
    }
    for (int type = 0; type < TYPES; type++)
        if (state->market[type][0] && counts[type] == least)
            add(list, act1(V_TYPE, type));
}

/* 12.3. */
static void list_upgrades(const struct setting *setting, const struct state *state, int seat,
                          struct list *list) {
    const struct seat *own = &state->seat[seat];
    int have = andromeda_upgraded(setting, own), faction = own->owned[0] - 1;
    if (faction >= 0 && faction < FACTIONS && !(have >> entry_of(&setting->data, KIND_FUP, faction)->of & 1))
        add(list, act1(V_UPGRADE, SOURCE_FUP + faction));
    for (int kind = 0; kind < KINDS; kind++)
        if (!(have >> kind & 1) && state->upgrade_top[kind])
            add(list, act1(V_UPGRADE, state->upgrade_top[kind] - 1));
}

/* 9.3, 18.5. */
static void list_repairs(const struct setting *setting, const struct state *state, int seat,
                         struct list *list) {
    const struct seat *own = &state->seat[seat];
    bool unity = is_unity(setting, seat);
    for (int row = 0; !unity && row < TYPES; row++)
        for (int i = 0; i < ROW_ROOM && own->row[row][i]; i++) {
            bool seen = !(own->row[row][i] & DAMAGED);
            for (int j = 0; j < i; j++)
                seen |= (own->row[row][j] & DAMAGED) &&
                        (own->row[row][j] & DESIGN) == (own->row[row][i] & DESIGN);
            if (!seen)
                add(list, act1(V_REPAIR_MODULE, (own->row[row][i] & DESIGN) - 1));
        }
    for (int kind = 0; kind < KINDS; kind++)
        for (int ship = first_of_kind(kind); ship < end_of_kind(kind); ship++)
            if (own->at[ship] == LOC_SCRAP) {
                add(list, act1(V_REPAIR_SHIP, kind));
                break;
            }
}

/* 9.2: undamaged modules only. */
static void list_hurt(const struct setting *setting, const struct state *state, int seat, struct list *list) {
    const struct seat *own = &state->seat[seat];
    if (is_unity(setting, seat)) {
        for (int module = 0; module < MODULES; module++)
            if (state->unity.module[module] > state->unity.damaged[module])
                add(list, act1(V_HURT, module));
        return;
    }
    for (int row = 0; row < TYPES; row++)
        for (int i = 0; i < ROW_ROOM && own->row[row][i]; i++) {
            bool seen = (own->row[row][i] & DAMAGED) != 0;
            for (int j = 0; j < i; j++)
                seen |= !(own->row[row][j] & DAMAGED) &&
                        (own->row[row][j] & DESIGN) == (own->row[row][i] & DESIGN);
            if (!seen)
                add(list, act1(V_HURT, (own->row[row][i] & DESIGN) - 1));
        }
}

static void list_steals(const struct setting *setting, const struct state *state, const struct frame *frame,
                        struct list *list) {
    for (int seat = 0; seat < setting->seats; seat++) {
        if (seat == frame->seat || state->seat[seat].out || !(frame->c >> seat & 1) ||
            (frame->a != NOBODY && frame->a != seat))
            continue;
        if (is_unity(setting, seat)) {
            if (andromeda_unity_cards(state) > 0)
                add(list, act(V_STEAL, seat, TACTIC, 0));
            continue;
        }
        for (int i = 0; i < RESOURCES; i++)
            if (state->seat[seat].resource[i])
                add(list, act(V_STEAL, seat, i, 0));
    }
}

/* 8.2. */
static void list_joins(const struct setting *setting, const struct state *state, int seat,
                       struct list *list) {
    const struct seat *own = &state->seat[seat];
    struct power power;
    uint32_t among = 0;
    andromeda_power(setting, state, seat, &power);
    bool nebula = is_nebula(&state->place[state->active]);
    for (int ship = 0; ship < SHIPS; ship++) {
        int at = own->at[ship], kind = kind_of_ship(ship);
        if (at < PLACES && at != state->active && setting->distance[at][state->active] <= power.range[kind] &&
            (!nebula || power.voyage[kind]))
            among |= 1u << ship;
    }
    list_ships(own, among, V_JOIN, list);
    add(list, act_of(V_ENOUGH));
}

/* 8.9. */
static void list_ops(const struct setting *setting, const struct state *state, int seat, struct list *list) {
    const struct seat *own = &state->seat[seat];
    if (own->resource[ENERGY] < KEPT)
        add(list, act1(V_OPS, OPS_ENERGY));
    if (andromeda_can_draw(setting, state))
        add(list, act1(V_OPS, OPS_TACTIC));
    if (own->resource[ICE] < KEPT || own->resource[NANO] < KEPT || own->resource[TITAN] < KEPT)
        add(list, act1(V_OPS, OPS_BASIC));
}

size_t andromeda_answers(const struct setting *setting, const struct state *state, game_action *out) {
    const struct frame *frame = top_frame(state);
    int seat = frame->seat;
    const struct seat *own = &state->seat[seat];
    const struct data *data = &setting->data;
    struct list list = {out, 0};
    switch ((enum op)frame->op) {
    case D_KEEP:
        for (int i = 0; i < 2; i++)
            if (own->deal[i])
                add(&list, act1(V_KEEP, own->deal[i] - 1));
        break;
    case D_WINDOW:
        if (frame->a == 1) { /* 4.1, 4.2 */
            list.count = andromeda_launches(setting, state, seat, out);
            bool launch = list.count > 0, back = andromeda_may_return(setting, state, seat);
            list_free(setting, state, seat, &list);
            if (back)
                add(&list, act_of(V_RETURN));
            if (!launch && !back)
                add(&list, act_of(V_PASS));
        } else {
            list_free(setting, state, seat, &list);
            add(&list, act_of(V_DONE));
        }
        break;
    case D_ACTIVATIONS:
        list_activations(setting, state, seat, &list);
        break;
    case D_LIMIT: /* 4.3 */
        if (andromeda_hand(own) > andromeda_hand_limit(setting, own))
            list_hand(own, &list);
        break;
    case D_CLAUSE:
        list_clause(setting, state, frame, &list);
        break;
    case D_PAY:
        list_payments(state, frame, &list);
        break;
    case D_DISCARD:
        list_hand(own, &list);
        break;
    case D_GAIN:
        for (int i = 0; i < BASIC; i++)
            if (own->resource[i] < KEPT)
                add(&list, act1(V_GAIN, i));
        break;
    case D_OPS:
        list_ops(setting, state, seat, &list);
        break;
    case D_TRACK: { /* 14.5 */
        int lowest = andromeda_lowest_track(own);
        for (int track = 0; track < TRACKS; track++)
            if (own->track[track] < TOP && (!frame->a || own->track[track] == lowest))
                add(&list, act1(V_TRACK, track));
        break;
    }
    case D_MODULE:
        if (is_unity(setting, seat))
            list_cheapest(setting, state, frame->a, &list);
        else
            list_modules(setting, state, seat, frame->a == ANY_TYPE ? 15 : 1 << frame->a, 0, false, true,
                         V_MODULE, &list);
        break;
    case D_TYPE:
        list_rarest(setting, state, &list);
        break;
    case D_BUY:
        list_modules(setting, state, seat, frame->a, frame->b, true, true, V_BUY, &list);
        break;
    case D_FIELD:
        list_modules(setting, state, seat, frame->a, frame->b, true, true, V_BUY, &list);
        add(&list, act_of(V_DECLINE));
        break;
    case D_REMOVE:
        list_modules(setting, state, seat, frame->a, 0, false, false, V_REMOVE, &list);
        break;
    case D_BUILD:
        for (int kind = 0; kind < KINDS; kind++) {
            if (frame->a != ANY_KIND && frame->a != kind)
                continue;
            for (int ship = first_of_kind(kind); ship < end_of_kind(kind); ship++)
                if (own->at[ship] == LOC_RESERVE && andromeda_can_pay(own, data->ship[kind].cost, frame->b)) {
                    add(&list, act1(V_BUILD, kind));
                    break;
                }
        }
        break;
    case D_DEVELOP: {
        uint32_t places = 0;
        for (int ship = 0; ship < TRANSPORTS; ship++)
            if (own->at[ship] < PLACES && !(places >> own->at[ship] & 1) &&
                andromeda_may_develop(setting, state, seat, own->at[ship], frame->b)) {
                places |= 1u << own->at[ship];
                add(&list, act1(V_DEVELOP, own->at[ship]));
            }
        if (frame->a)
            add(&list, act_of(V_DECLINE));
        break;
    }
    case D_ABILITY:
        for (int card = 0; card < data->count[KIND_DEVCARD]; card++)
            if (entry_of(data, KIND_DEVCARD, card)->of == frame->a &&
                !(state->devcard_taken[card / 8] >> card % 8 & 1))
                add(&list, act1(V_ABILITY, card));
        break;
    case D_REPAIR:
        list_repairs(setting, state, seat, &list);
        break;
    case D_UPGRADE:
        list_upgrades(setting, state, seat, &list);
        break;
    case D_TAKE:
        if (frame->c)
            add(&list, act1(V_TAKE, frame->c - 1));
        if (frame->d && frame->d != frame->c)
            add(&list, act1(V_TAKE, frame->d - 1));
        break;
    case D_LEADER:
        for (int place = 0; place < PLACES; place++)
            if (own->leader[place])
                add(&list, act1(V_LEADER, place));
        break;
    case D_MOON:
        for (int place = 0; place < PLACES; place++)
            if (state->place[place].top && (!frame->a || frame->b == place))
                add(&list, act1(V_MOON, place));
        break;
    case D_NEBMOON: /* 6.3 */
        for (int nebula = 0; nebula < NEBULAE; nebula++)
            for (int i = 0; i < 2; i++)
                if (state->nebmoon[nebula][i] && (frame->a == NOWHERE || frame->a == nebula))
                    add(&list, act1(V_NEBMOON, state->nebmoon[nebula][i] - 1));
        break;
    case D_STEAL:
        list_steals(setting, state, frame, &list);
        break;
    case D_ACTIVATE:
        for (int row = 0; row < TYPES; row++) {
            uint8_t ready[ROW_ROOM + 1];
            size_t count = ready_modules(own, row, ready);
            for (size_t i = 0; i < count && (!frame->a || frame->a == row + 1); i++)
                add(&list, act1(V_ACTIVATE, ready[i]));
        }
        add(&list, act_of(V_DONE));
        break;
    case D_HURT:
        list_hurt(setting, state, seat, &list);
        break;
    case D_SCRAP:
    case D_WARP:
        list_ships(own, andromeda_ships_near_void(setting, state, seat),
                   frame->op == D_SCRAP ? V_SCRAP : V_WARP, &list);
        break;
    case D_FOE: {
        int sides = state->fight == IN_BATTLE ? andromeda_sides(setting, state) & ~(1 << seat) : 0;
        for (int side = 0; side < SIDES; side++)
            if (sides >> side & 1)
                add(&list, act1(V_FOE, side));
        break;
    }
    case D_JOIN:
        list_joins(setting, state, seat, &list);
        break;
    case D_DIPLOMACY:
        list_diplomacy(setting, state, frame, &list);
        break;
    case D_DIVERT: /* 8.5 */
        if (state->fight != NO_FIGHT && own->resource[ENERGY] &&
            andromeda_raw_dice(setting, state, seat) < BATTLE_DICE)
            add(&list, act_of(V_DIVERT));
        add(&list, act_of(V_ENOUGH));
        break;
    case D_SAVE:
        if (frame->b) {
            uint8_t chosen[SHIPS];
            size_t count = ships_to_choose(own, andromeda_ships_at(state, seat, state->active), chosen);
            for (size_t i = 0; i < count; i++)
                add(&list, act1(V_SAVE, ship_code(kind_of_ship(chosen[i]), own->hurt[chosen[i]])));
        }
        break;
    case D_FACE:
        for (int i = 0; i < state->side[seat].dice; i++)
            if (i == 0 || state->side[seat].roll[i] != state->side[seat].roll[i - 1])
                add(&list, act1(V_FACE, state->side[seat].roll[i]));
        break;
    default:
        break;
    }
    return list.count;
}

/* 11.4 (a): not in the middle of a payment, nor for the Unity. */
size_t andromeda_moons_to_spend(const struct setting *setting, const struct state *state, game_action *out) {
    const struct frame *frame = top_frame(state);
    const struct seat *own = &state->seat[frame->seat];
    size_t count = 0;
    if (is_unity(setting, frame->seat) || frame->op == D_PAY ||
        (frame->op == D_DISCARD && frame->a == DISCARD_COST) || state->depth > FRAMES - 28)
        return 0;
    for (int moon = 0; moon < MOONS; moon++) {
        if (!own->moon[moon])
            continue;
        const struct entry *entry = moon_entry(&setting->data, moon);
        if (andromeda_effect_offered(setting, state, frame->seat, entry, CONTEXT_MUST))
            out[count++] = act1(V_SPEND, moon);
    }
    return count;
}
