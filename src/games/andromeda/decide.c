/* What the answer to a decision does: it pays, moves, or pushes the frames of what follows. The answers are listed in
   answers.c. */
#include "rules.h"

static void pay(struct play *play, int seat, int reduction, const uint8_t cost[COST_ITEMS]) {
    push(play, D_PAY, seat, 0, reduction, cost[ICE] | cost[NANO] << 4 | cost[TITAN] << 8 | cost[CREDIT] << 12,
         cost[ENERGY]);
}

/* The option with this number in an effect. */
static int option_of(const struct play *play, const struct entry *entry, int number) {
    return play->data->clause[entry->clause].option + number - 1;
}

static void play_card(struct play *play, int seat, int card, int number, int context) {
    struct seat *own = seat_at(play, seat);
    own->hand[card]--;
    play->state->played[card]++;
    push(play, T_OPTION, seat, context | CONTEXT_CARD, 0,
         option_of(play, entry_of(play->data, KIND_TACTIC, card), number), 0);
}

static void own_for_good(struct seat *own, int source) {
    for (int i = 0; i < OWNED; i++)
        if (!own->owned[i]) {
            own->owned[i] = (uint8_t)(source + 1);
            return;
        }
}

static void use(struct play *play, int seat, int source, int number) {
    struct seat *own = seat_at(play, seat);
    for (int i = 0; i < OWNED && own->owned[i]; i++)
        if (own->owned[i] == source + 1)
            own->used[i] = 1;
    push(play, T_OPTION, seat, 0, 0, option_of(play, source_entry(play->data, source), number), 0);
}

/* Activates a module of the station: marks it and starts its effect. */
static void activate(struct play *play, int seat, int module) {
    struct seat *own = seat_at(play, seat);
    if (module >= PRINTED) {
        own->printed = (uint8_t)(own->printed | 1 << (module - PRINTED));
        andromeda_do_effect(play, seat, entry_of(play->data, KIND_ROW, module - PRINTED), CONTEXT_MODULE);
        return;
    }
    int row = entry_of(play->data, KIND_MODULE, module - 1)->of;
    for (int i = 0; i < ROW_ROOM; i++)
        if (own->row[row][i] == module) {
            own->row[row][i] |= ACTIVATED;
            break;
        }
    andromeda_do_effect(play, seat, entry_of(play->data, KIND_MODULE, module - 1), CONTEXT_MODULE);
}

static int row_of(const struct play *play, int module) {
    return module >= PRINTED ? module - PRINTED : entry_of(play->data, KIND_MODULE, module - 1)->of;
}

/* Answers shared by free windows (D_WINDOW) and activations (D_ACTIVATIONS). */
static bool free_answer(struct play *play, int seat, game_action action) {
    struct seat *own = seat_at(play, seat);
    switch (verb_of(action)) {
    case V_PLAY:
        play_card(play, seat, arg_a(action), arg_b(action), 0);
        return true;
    case V_USE:
        use(play, seat, arg_a(action), arg_b(action));
        return true;
    case V_TRADE:
        own->resource[arg_a(action)] = (uint8_t)(own->resource[arg_a(action)] - 2);
        own->resource[arg_b(action)]++;
        return true;
    default:
        return false;
    }
}

static void window_answer(struct play *play, const struct frame *frame, game_action action) {
    int seat = frame->seat;
    if (free_answer(play, seat, action))
        return;
    pop(play);
    switch (verb_of(action)) {
    case V_LAUNCH:
        andromeda_launch(play, seat, arg_a(action), arg_b(action));
        break;
    case V_RETURN:
        play->state->kind = TURN_RETURN;
        push(play, T_RETURN, seat, 0, 0, 0, 0);
        break;
    case V_PASS:
        play->state->kind = TURN_PASS;
        tell(play, TOLD_PASS, seat, 0, 0);
        push(play, D_LIMIT, seat, 0, 0, 0, 0);
        break;
    default:
        break;
    }
}

static void put_answer(struct play *play, const struct frame *frame, game_action action) {
    int seat = frame->seat, module = arg_c(action);
    if (free_answer(play, seat, action))
        return;
    switch (verb_of(action)) {
    case V_PUT: {
        int ship = andromeda_find_ship(play->state, seat, arg_a(action), arg_b(action)),
            row = row_of(play, module);
        andromeda_move_ship(play, seat, ship, LOC_ROW + row);
        if (row == SCI)
            push(play, T_SCIENCE, seat, 0, 0, 0, 0);
        else
            activate(play, seat, module);
        break;
    }
    case V_POWER: {
        static const uint8_t cost[COST_ITEMS] = {[ENERGY] = 1};
        module = arg_a(action);
        activate(play, seat, module);
        pay(play, seat, 0, cost);
        break;
    }
    default:
        pop(play);
    }
}

static void steal(struct play *play, struct frame *frame, game_action action) {
    int from = arg_a(action), what = arg_b(action), seat = frame->seat;
    frame->a = (uint8_t)from;
    if (--frame->b == 0)
        pop(play);
    tell(play, TOLD_STEAL, seat, from, what);
    if (what == TACTIC) {
        push(play, C_CARD, seat, 1, 0, 0, 0);
        return;
    }
    struct seat *victim = seat_at(play, from), *own = seat_at(play, seat);
    victim->resource[what]--;
    own->resource[what] = (uint8_t)(own->resource[what] < KEPT ? own->resource[what] + 1 : KEPT);
}

static void take_upgrade(struct play *play, int seat, int source) {
    struct state *state = play->state;
    int kind = source_entry(play->data, source)->of;
    tell(play, TOLD_UPGRADE, seat, source, 0);
    own_for_good(seat_at(play, seat), source);
    andromeda_build(play, seat, kind);
    if (source < SOURCE_FUP) {
        state->upgrade_top[kind] = 0;
        push(play, C_UPGRADE, seat, kind, 0, 0, 0);
    }
}

static void take_moon(struct play *play, int seat, int place) {
    struct place *region = &play->state->place[place];
    play->state->seat[seat].moon[region->top - 1]++;
    tell(play, TOLD_MOON, seat, region->top - 1, place);
    region->top = 0;
    if (region->under)
        push(play, C_TOP, seat, place, 0, 0, 0);
}

static void take_nebmoon(struct play *play, int seat, int moon) {
    struct state *state = play->state;
    for (int nebula = 0; nebula < NEBULAE; nebula++)
        for (int i = 0; i < 2; i++)
            if (state->nebmoon[nebula][i] == moon + 1) {
                if (i == 0)
                    state->nebmoon[nebula][0] = state->nebmoon[nebula][1];
                state->nebmoon[nebula][1] = 0;
            }
    state->seat[seat].moon[MOON_DESIGNS + moon]++;
    tell(play, TOLD_MOON, seat, MOON_DESIGNS + moon, 0);
}

static void flag_module(struct seat *own, int row, int module, bool damage) {
    for (int i = 0; i < ROW_ROOM; i++)
        if ((own->row[row][i] & DESIGN) == module + 1 && !(own->row[row][i] & DAMAGED) == damage) {
            own->row[row][i] ^= DAMAGED;
            return;
        }
}

static void take_token(struct play *play, const struct frame *frame, int token) {
    struct state *state = play->state;
    int other = frame->c - 1 == token ? frame->d - 1 : frame->c - 1;
    if (other >= 0)
        state->pile_known[frame->a][other]++;
    seat_at(play, frame->seat)->discoveries++;
    tell(play, TOLD_TOKEN, frame->seat, token, 0);
    andromeda_do_effect(play, frame->seat, entry_of(play->data, KIND_DISCOVERY, token), CONTEXT_MUST);
}

static void remove_module(struct play *play, int seat, int module) {
    uint8_t *market = play->state->market[entry_of(play->data, KIND_MODULE, module)->of];
    for (int i = 0; i < 3; i++)
        if (market[i] == module + 1) {
            memmove(market + i, market + i + 1, (size_t)(2 - i));
            market[2] = 0;
            break;
        }
    push(play, C_MODULE, seat, entry_of(play->data, KIND_MODULE, module)->of, 0, 0, 0);
}

static void clause_answer(struct play *play, const struct frame *frame, game_action action) {
    const struct clause *clause = &play->data->clause[frame->c];
    int first = play->data->option[clause->option].number, seat = frame->seat, context = frame->a,
        cancelled = 0;
    int number = verb_of(action) == V_CANCEL ? arg_b(action) : arg_a(action);
    pop(play);
    if (verb_of(action) == V_DECLINE)
        return;
    if (verb_of(action) == V_CANCEL) {
        struct seat *own = seat_at(play, seat);
        own->moon[arg_a(action)]--;
        own->spent[arg_a(action)]++;
        cancelled = 1;
    }
    push(play, T_OPTION, seat, context, cancelled, clause->option + number - first, 0);
}

void andromeda_answer(struct play *play, game_action action) {
    struct state *state = play->state;
    struct frame frame = *top(play);
    int seat = frame.seat, a = arg_a(action);
    struct seat *own = seat_at(play, seat);
    bool unity = is_unity(play->setting, seat);
    if (verb_of(action) == V_SPEND) {
        own->moon[a]--;
        own->spent[a]++;
        andromeda_do_effect(play, seat, moon_entry(play->data, a), CONTEXT_MUST);
        return;
    }
    switch ((enum op)frame.op) {
    case D_WINDOW:
        window_answer(play, &frame, action);
        return;
    case D_ACTIVATIONS:
        put_answer(play, &frame, action);
        return;
    case D_CLAUSE:
        clause_answer(play, &frame, action);
        return;
    case D_STEAL:
        steal(play, top(play), action);
        return;
    case D_LIMIT:
        own->hand[a]--;
        state->discards[a]++;
        tell(play, TOLD_DISCARD, seat, a, 0);
        return;
    case D_DISCARD:
        own->hand[a]--;
        state->discards[a]++;
        tell(play, TOLD_DISCARD, seat, a, 0);
        if (--top(play)->b == 0)
            pop(play);
        return;
    case D_JOIN:
        if (verb_of(action) == V_JOIN)
            andromeda_move_ship(play, seat, andromeda_find_ship(state, seat, a, arg_b(action)),
                                state->active);
        else
            pop(play);
        return;
    case D_DIVERT:
        if (verb_of(action) == V_DIVERT) {
            own->resource[ENERGY]--;
            state->side[seat].die = within(state->side[seat].die + 1);
        } else
            pop(play);
        return;
    case D_SAVE: {
        int ship = andromeda_find_ship(state, seat, a, state->active);
        own->at[ship] = LOC_SAVED;
        andromeda_sort_ships(own);
        if (--top(play)->b == 0)
            pop(play);
        return;
    }
    case D_ACTIVATE:
        if (verb_of(action) == V_DONE)
            pop(play);
        else {
            top(play)->a = (uint8_t)(row_of(play, a) + 1);
            activate(play, seat, a);
        }
        return;
    default:
        pop(play);
    }
    switch ((enum op)frame.op) {
    case D_KEEP:
        own_for_good(own, SOURCE_FACTION + a);
        memset(own->deal, 0, sizeof own->deal);
        break;
    case D_PAY:
        for (int i = 0; i < RESOURCES; i++)
            own->resource[i] = (uint8_t)(own->resource[i] - paid_of(action, i));
        break;
    case D_GAIN:
        andromeda_gain(play, seat, a, 1);
        break;
    case D_OPS:
        if (a == OPS_ENERGY)
            andromeda_gain(play, seat, ENERGY, 2);
        else if (a == OPS_TACTIC)
            andromeda_draw_card(play, seat);
        else
            push(play, D_GAIN, seat, 0, 0, 0, 0);
        break;
    case D_TRACK:
        andromeda_advance(play, seat, a);
        break;
    case D_MODULE:
        andromeda_take_module(play, seat, a);
        break;
    case D_TYPE:
        push(play, D_MODULE, seat, a, 0, 0, 0);
        break;
    case D_FIELD:
        if (verb_of(action) == V_DECLINE) {
            push(play, D_REMOVE, seat, frame.a, 0, 0, 0);
            break;
        }
        /* fall through */
    case D_BUY:
        andromeda_take_module(play, seat, a);
        pay(play, seat, frame.b, entry_of(play->data, KIND_MODULE, a)->cost);
        break;
    case D_REMOVE:
        remove_module(play, seat, a);
        break;
    case D_BUILD:
        andromeda_build(play, seat, a);
        pay(play, seat, frame.b, play->data->ship[a].cost);
        break;
    case D_DEVELOP:
        if (verb_of(action) == V_DECLINE)
            break;
        push(play, T_DEVELOPED, seat, a, 0, 0, 0);
        pay(play, seat, frame.b,
            entry_of(play->data, KIND_DEVTYPE, play->data->planet_dev[state->place[a].tile - TILE_PLANET])
                ->cost);
        break;
    case D_ABILITY:
        state->devcard_taken[a / 8] = (uint8_t)(state->devcard_taken[a / 8] | 1 << a % 8);
        own_for_good(own, SOURCE_DEVCARD + a);
        tell(play, TOLD_ABILITY, seat, a, 0);
        break;
    case D_REPAIR:
        if (verb_of(action) == V_REPAIR_MODULE) {
            flag_module(own, entry_of(play->data, KIND_MODULE, a)->of, a, false);
            tell(play, TOLD_REPAIRED, seat, a, 0);
        } else {
            int ship = first_of_kind(a);
            while (own->at[ship] != LOC_SCRAP)
                ship++;
            andromeda_move_ship(play, seat, ship, LOC_BARGE);
            tell(play, TOLD_BARGE, seat, a, 0);
        }
        break;
    case D_UPGRADE:
        take_upgrade(play, seat, a);
        break;
    case D_TAKE:
        take_token(play, &frame, a);
        break;
    case D_LEADER:
        own->leader[a]--;
        own->leaders++;
        tell(play, TOLD_LEADER, seat, a, 0);
        break;
    case D_MOON:
        take_moon(play, seat, a);
        break;
    case D_NEBMOON:
        take_nebmoon(play, seat, a);
        break;
    case D_HURT:
        if (unity)
            state->unity.damaged[a]++;
        else
            flag_module(own, entry_of(play->data, KIND_MODULE, a)->of, a, true);
        tell(play, TOLD_HURT, seat, a, 0);
        break;
    case D_SCRAP:
        tell(play, TOLD_SCRAPPED, seat, a & 15, 0);
        andromeda_move_ship(play, seat, andromeda_find_ship(state, seat, a, arg_b(action)), LOC_SCRAP);
        break;
    case D_WARP:
        tell(play, TOLD_WARP, seat, a & 15, 0);
        andromeda_move_ship(play, seat, andromeda_find_ship(state, seat, a, arg_b(action)),
                            play->data->void_place);
        push(play, T_VOID, seat, 0, a & 15, 0, 0);
        break;
    case D_FOE:
        if (frame.a == DO_FOEDIE)
            state->side[a].die = within(state->side[a].die - frame.b);
        else
            state->side[a].aim = within(state->side[a].aim + frame.b);
        break;
    case D_DIPLOMACY:
        if (verb_of(action) == V_PLAY)
            play_card(play, seat, a, arg_b(action), frame.a ? CONTEXT_VOID : 0);
        break;
    case D_FACE:
        state->fight = NO_FIGHT;
        state->void_kind = 0;
        andromeda_clear_sides(play);
        andromeda_do_effect(play, seat, entry_of(play->data, KIND_VOIDFACE, a - 1), CONTEXT_MUST);
        break;
    default:
        break;
    }
}
