/* What the steps of effects do (section 20). Which options are offered is in offers.c. */
#include "rules.h"

/* Gains. */

void andromeda_score_vp(struct play *play, int seat, int n) {
    struct seat *own = seat_at(play, seat);
    if (n <= 0)
        return;
    own->vp = (uint16_t)(own->vp + n > 999 ? 999 : own->vp + n);
    tell(play, TOLD_VP, seat, n, 0);
}

static void reshuffle(struct play *play) {
    struct state *state = play->state;
    for (int i = 0; i < TACTICS; i++) {
        /* The deck was empty, so all undetermined cards are in the Unity's hand. */
        state->unity.known[i] = (uint8_t)(state->unity.known[i] + state->pool[i]);
        state->pool[i] = state->discards[i];
        state->discards[i] = 0;
    }
    state->unity.hand = 0;
}

void andromeda_draw_card(struct play *play, int seat) {
    struct state *state = play->state;
    if (!andromeda_can_draw(play->setting, state))
        return;
    if (andromeda_deck(play->setting, state) == 0)
        reshuffle(play);
    if (is_unity(play->setting, seat)) {
        state->unity.hand++;
        tell(play, TOLD_DRAW, seat, 0, 0);
    } else
        push(play, C_CARD, seat, 0, 0, 0, 0);
}

/* 18.2. */
void andromeda_unity_discard(struct play *play) {
    if (andromeda_unity_cards(play->state) > 0)
        push(play, C_DISCARD, play->setting->players, 0, 0, 0, 0);
}

/* 11.1; 18.2: the Unity draws a card instead of each resource. */
void andromeda_gain(struct play *play, int seat, int resource, int n) {
    struct seat *own = seat_at(play, seat);
    if (is_unity(play->setting, seat)) {
        for (int i = 0; i < n; i++)
            andromeda_draw_card(play, seat);
        return;
    }
    int gained = own->resource[resource] + n > KEPT ? KEPT - own->resource[resource] : n;
    if (gained <= 0)
        return;
    own->resource[resource] = (uint8_t)(own->resource[resource] + gained);
    tell(play, TOLD_GAIN, seat, resource, gained);
}

/* 20.1: clauses without `when`. */
void andromeda_do_effect(struct play *play, int seat, const struct entry *entry, int context) {
    if (entry->clauses)
        push(play, T_EFFECT, seat, context, AT_ONCE, entry->clause, entry->clause + entry->clauses);
}

void andromeda_trigger(struct play *play, int seat, int event) {
    push(play, T_TRIGGER, seat, event, play->state->fight == IN_VOID ? CONTEXT_VOID : 0, 0, 0);
}

/* 20.4: the effects of one trigger, in the order gained. */
void andromeda_do_trigger(struct play *play) {
    struct frame *frame = top(play);
    const struct seat *own = seat_at(play, frame->seat);
    const struct data *data = play->data;
    for (; frame->c < OWNED && own->owned[frame->c]; frame->c++, frame->d = 0) {
        int source = own->owned[frame->c] - 1;
        if (!(play->setting->source_events[source] >> frame->a & 1))
            continue;
        const struct entry *entry = source_entry(data, source);
        while (frame->d < entry->clauses) {
            const struct clause *clause = &data->clause[entry->clause + frame->d++];
            for (int o = 0; o < clause->options; o++)
                if (andromeda_applies(play->setting, play->state, frame->seat,
                                      &data->option[clause->option + o], frame->a)) {
                    push(play, D_CLAUSE, frame->seat, frame->b, frame->a, (int)(clause - data->clause), 0);
                    return;
                }
        }
    }
    pop(play);
}

/* 14.1, 14.4; for the Unity 18.8. */
void andromeda_advance(struct play *play, int seat, int track) {
    struct state *state = play->state;
    struct seat *own = seat_at(play, seat);
    const struct data *data = play->data;
    if (own->track[track] == TOP)
        return;
    int step = ++own->track[track];
    tell(play, TOLD_TRACK, seat, track, step);
    andromeda_score_vp(play, seat, data->track[track].vp[step]);
    int token = data->track[track].token[step];
    if (token && state->supremacy[token - 1]) {
        int which = state->supremacy[token - 1] - 1;
        state->supremacy[token - 1] = 0;
        tell(play, TOLD_SUPREMACY, seat, which, 0);
        if (is_unity(play->setting, seat))
            state->unity.supremacy++;
        else
            andromeda_do_effect(play, seat, entry_of(data, KIND_SUPREMACY, which), CONTEXT_MUST);
    }
    if (is_unity(play->setting, seat) && data->track[track].hand[step] > data->track[track].hand[step - 1])
        for (int i = 0; i < 3; i++)
            andromeda_draw_card(play, seat);
    const struct entry *entry = entry_of(data, KIND_TRACK, track);
    for (int c = entry->clauses - 1; c >= 0; c--) {
        const struct option *option = &data->option[data->clause[entry->clause + c].option];
        if (option->of != step)
            continue;
        /* 14.3: each `discovery` of Science has its own pile. */
        int pile = 0;
        for (int before = 0; track == SCI && before <= c; before++) {
            const struct option *other = &data->option[data->clause[entry->clause + before].option];
            pile += other->steps && data->step[other->step].word == DO_DISCOVERY;
        }
        push(play, D_CLAUSE, seat, CONTEXT_MUST | (pile > 2 ? 0 : pile), ON_STEP, entry->clause + c, 0);
    }
}

/* 12.4. */
void andromeda_take_module(struct play *play, int seat, int module) {
    struct state *state = play->state;
    int type = entry_of(play->data, KIND_MODULE, module)->of;
    uint8_t *market = state->market[type];
    for (int i = 0; i < 3; i++)
        if (market[i] == module + 1) {
            memmove(market + i, market + i + 1, (size_t)(2 - i));
            market[2] = 0;
            break;
        }
    if (is_unity(play->setting, seat))
        state->unity.module[module]++;
    else
        state->seat[seat].row[type][andromeda_row_length(&state->seat[seat], type)] = (uint8_t)(module + 1);
    tell(play, TOLD_MODULE, seat, module, 0);
    andromeda_trigger(play, seat, ON_MODULE);
    push(play, T_ADVANCE, seat, type, 0, 0, 0);
    push(play, C_MODULE, seat, type, 0, 0, 0);
}

/* 9.3, 18.5. */
void andromeda_repair(struct play *play, int seat) {
    struct state *state = play->state;
    struct seat *own = seat_at(play, seat);
    bool scrap = false, damaged = false;
    for (int ship = 0; ship < SHIPS; ship++)
        scrap |= own->at[ship] == LOC_SCRAP;
    if (is_unity(play->setting, seat)) {
        for (int module = 0; module < MODULES; module++)
            damaged |= state->unity.damaged[module] > 0;
        if (damaged) {
            push(play, C_REPAIR, seat, 0, 0, 0, 0);
            return;
        }
    }
    for (int row = 0; row < TYPES; row++)
        for (int i = 0; i < ROW_ROOM; i++)
            damaged |= (own->row[row][i] & DAMAGED) != 0;
    if (scrap || damaged)
        push(play, D_REPAIR, seat, 0, 0, 0, 0);
    else
        andromeda_score_vp(play, seat, 1);
}

/* Carries out the chosen option: its cost, then its steps. */
void andromeda_do_option(struct play *play) {
    struct frame frame = *top(play);
    const struct option *option = &play->data->option[frame.c];
    struct seat *own = seat_at(play, frame.seat);
    pop(play);
    if (option->steps)
        push(play, T_STEPS, frame.seat, frame.a, 0, option->step, option->step + option->steps);
    if (!option->has_cost || frame.b || is_unity(play->setting, frame.seat))
        return;
    if (own->waive) {
        own->waive--;
        return;
    }
    if (option->cost[TACTIC])
        push(play, D_DISCARD, frame.seat, DISCARD_COST, option->cost[TACTIC], 0, 0);
    push(play, D_PAY, frame.seat, 0, 0,
         option->cost[ICE] | option->cost[NANO] << 4 | option->cost[TITAN] << 8 | option->cost[CREDIT] << 12,
         option->cost[ENERGY]);
}

static int other_players_here(const struct play *play, int seat) {
    int sides = andromeda_sides(play->setting, play->state) & ~(1 << RAIDER_SIDE) & ~(1 << seat);
    return unity_plays(play->setting) ? sides & ~(1 << play->setting->players) : sides;
}

/* Chooses one other side; automatic if there is only one. */
static void at_a_foe(struct play *play, int seat, int word, int n) {
    push(play, D_FOE, seat, word, n, 0, 0);
}

/* Steps of a battle, the same for players and the Unity. */
static bool battle_word(struct play *play, int seat, const struct step *step, int context) {
    struct side *side = &play->state->side[seat];
    switch (step->word) {
    case DO_DIE:
        if (play->state->fight != NO_FIGHT)
            side->die = within(side->die + step->n);
        return true;
    case DO_AIM:
        if (play->state->fight != NO_FIGHT)
            side->aim = within(side->aim + step->n);
        return true;
    case DO_GUARD:
    case DO_PRIZE:
    case DO_LOOT:
    case DO_FOEDIE:
    case DO_FOEAIM:
    case DO_FOEDROP:
    case DO_RETREAT:
        break;
    default:
        return false;
    }
    if (play->state->fight != IN_BATTLE || (context & CONTEXT_VOID))
        return true;
    switch (step->word) {
    case DO_GUARD:
        side->guard = (uint8_t)within(side->guard + step->n);
        break;
    case DO_PRIZE:
        side->prize = (uint8_t)within(side->prize + step->n);
        break;
    case DO_LOOT:
        side->loot = (uint8_t)within(side->loot + step->n);
        break;
    case DO_FOEDIE:
    case DO_FOEAIM:
        if (is_unity(play->setting, seat)) {
            int foe = andromeda_strongest_other(play->setting, play->state, seat);
            if (foe >= 0 && step->word == DO_FOEDIE)
                play->state->side[foe].die = within(play->state->side[foe].die - step->n);
            else if (foe >= 0)
                play->state->side[foe].aim = within(play->state->side[foe].aim + step->n);
        } else
            at_a_foe(play, seat, step->word, step->n);
        break;
    case DO_FOEDROP:
        push(play, T_FOEDROP, seat, step->n, 0, other_players_here(play, seat), 0);
        break;
    default:
        if (!is_unity(play->setting, seat))
            andromeda_retreat(play, seat);
    }
    return true;
}

static void do_word(struct play *play, int seat, const struct step *step, int context, struct frame *frame) {
    struct seat *own = seat_at(play, seat);
    switch ((enum word)step->word) {
    case DO_ANY:
        push(play, D_GAIN, seat, 0, 0, 0, 0);
        break;
    case DO_TACTIC:
        andromeda_draw_card(play, seat);
        break;
    case DO_TRACK:
        if (step->arg < TRACKS)
            andromeda_advance(play, seat, step->arg);
        else
            push(play, D_TRACK, seat, step->arg == LOW_TRACK, 0, 0, 0);
        break;
    case DO_MODULE:
        push(play, D_MODULE, seat, step->arg, 0, 0, 0);
        break;
    case DO_BUY: {
        int types = andromeda_buy_types(play->setting, play->state, seat, step, context);
        int reduction = andromeda_reduction(play->setting, play->state, seat, DO_BUY, step->n);
        frame->b = step->n ? step->n : 1;
        if (context & CONTEXT_FIELD && play->state->active < PLACES &&
            is_base(&play->state->place[play->state->active])) {
            int base = play->state->place[play->state->active].tile - TILE_BASE;
            push(play, D_FIELD, seat, types == 15 ? 15 : play->data->base_types[base], reduction, 0, 0);
        }
        push(play, D_BUY, seat, types, reduction, 0, 0);
        break;
    }
    case DO_BUILD:
        frame->b = step->n ? step->n : 1;
        push(play, D_BUILD, seat, step->arg,
             andromeda_reduction(play->setting, play->state, seat, DO_BUILD, step->n), 0, 0);
        break;
    case DO_DEVELOP:
        frame->b = step->n ? step->n : 1;
        push(play, D_DEVELOP, seat, 0,
             andromeda_reduction(play->setting, play->state, seat, DO_DEVELOP, step->n), 0, 0);
        break;
    case DO_REPAIR:
        andromeda_repair(play, seat);
        break;
    case DO_UPGRADE:
        push(play, D_UPGRADE, seat, 0, 0, 0, 0);
        break;
    case DO_DISCOVERY:
        push(play, T_DISCOVERY, seat, context & CONTEXT_PILE, 0, 0, 0);
        break;
    case DO_LEADER:
        push(play, D_LEADER, seat, 0, 0, 0, 0);
        break;
    case DO_MOON:
        push(play, D_MOON, seat, 0, 0, 0, 0);
        break;
    case DO_NEBMOON:
        push(play, D_NEBMOON, seat, NOWHERE, 0, 0, 0);
        break;
    case DO_STEAL:
        frame->b = step->n;
        push(play, D_STEAL, seat, NOBODY, step->n, context & CONTEXT_LOSERS ? play->state->losers : 0xff, 0);
        break;
    case DO_WAIVE:
        own->waive = (uint8_t)within(own->waive + 1);
        break;
    case DO_REACH:
        own->reach = (uint8_t)within(own->reach + 1);
        break;
    case DO_ACTIVATE:
        push(play, D_ACTIVATE, seat, step->arg == ANY_TYPE ? 0 : step->arg + 1, 0, 0, 0);
        break;
    case DO_HURT:
        push(play, D_HURT, seat, 0, 0, 0, 0);
        break;
    case DO_DROP:
        if (step->arg == TACTIC)
            push(play, D_DISCARD, seat, DISCARD_DROP, 1, 0, 0);
        else if (own->resource[step->arg]) {
            own->resource[step->arg]--;
            tell(play, TOLD_LOSE, seat, step->arg, 1);
        }
        break;
    case DO_SCRAP:
        push(play, D_SCRAP, seat, 0, 0, 0, 0);
        break;
    case DO_WARP:
        push(play, D_WARP, seat, 0, 0, 0, 0);
        break;
    default:
        break;
    }
}

/* Carries out the current step once, as far as possible (20.3); `b` counts the repetitions done. */
void andromeda_do_steps(struct play *play) {
    struct frame *frame = top(play);
    const struct step *step = &play->data->step[frame->c];
    int seat = frame->seat, context = frame->a;
    if (frame->c == frame->d) {
        pop(play);
        return;
    }
    int units = step->n ? step->n : 1;
    if (frame->b >= units) {
        frame->b = 0;
        if (++frame->c == frame->d)
            pop(play);
        return;
    }
    frame->b++;
    if ((context & CONTEXT_VOID) && step->word != DO_DIE && step->word != DO_AIM) {
        frame->b = (uint8_t)units;
        return;
    }
    if (step->word <= DO_ENERGY) {
        frame->b = (uint8_t)units;
        andromeda_gain(play, seat, step->word, step->n);
    } else if (step->word == DO_VP) {
        int count =
            step->per ? andromeda_count(play->setting, play->state, seat, step->per, step->per_type) : 1;
        frame->b = (uint8_t)units;
        andromeda_score_vp(play, seat,
                           step->n * (step->per && step->max && count > step->max ? step->max : count));
    } else if (battle_word(play, seat, step, context))
        frame->b = (uint8_t)units;
    else if (step->word >= DO_PLANET && step->word <= DO_DRAGON)
        andromeda_event_word(play, seat, step);
    else if (is_unity(play->setting, seat))
        andromeda_unity_word(play, seat, step, context);
    else
        do_word(play, seat, step, context, frame);
}
