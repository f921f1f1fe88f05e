/* Effects (section 20): which options are offered, and what each step does. */
#include "rules.h"

/* 20.2: whether a step would change something. */

int andromeda_buy_types(const struct setting *setting, const struct state *state, int seat,
                        const struct step *step, int context) {
    if (step->arg == ANY_TYPE)
        return 15;
    if (context & CONTEXT_FIELD) {
        struct power power;
        andromeda_power(setting, state, seat, &power);
        if (power.fieldany)
            return 15;
    }
    return 1 << step->arg;
}

/* 11.3: the reduction of the step and all discounts. */
int andromeda_reduction(const struct setting *setting, const struct state *state, int seat, int word, int n) {
    const struct seat *own = &state->seat[seat];
    for (int i = 0; i < OWNED && own->owned[i]; i++) {
        const struct power *power = &setting->power[own->owned[i] - 1];
        n += word == DO_BUILD ? power->discount_build
             : word == DO_BUY ? power->discount_module
                              : power->discount_develop;
    }
    return n;
}

/* 12.2. */
static bool can_build(const struct setting *setting, const struct state *state, int seat, int kind,
                      int reduction) {
    const struct seat *own = &state->seat[seat];
    for (int k = kind == ANY_KIND ? 0 : kind; k < (kind == ANY_KIND ? KINDS : kind + 1); k++)
        for (int ship = first_of_kind(k); ship < end_of_kind(k); ship++)
            if (own->at[ship] == LOC_RESERVE && andromeda_can_pay(own, setting->data.ship[k].cost, reduction))
                return true;
    return false;
}

/* 12.4, 18.6: only rows of players are full with ROW_ROOM modules. */
static bool can_take_module(const struct setting *setting, const struct state *state, int seat, int types,
                            bool pay, int reduction) {
    const struct seat *own = &state->seat[seat];
    for (int type = 0; type < TYPES; type++) {
        if (!(types >> type & 1) || !state->market[type][0])
            continue;
        if (!is_unity(setting, seat) && own->row[type][ROW_ROOM - 1])
            continue;
        if (!pay)
            return true;
        for (int i = 0; i < 3 && state->market[type][i]; i++)
            if (andromeda_can_pay(
                    own, entry_of(&setting->data, KIND_MODULE, state->market[type][i] - 1)->cost, reduction))
                return true;
    }
    return false;
}

static bool can_steal(const struct setting *setting, const struct state *state, int seat, int context) {
    for (int other = 0; other < setting->seats; other++) {
        if (other == seat || state->seat[other].out ||
            ((context & CONTEXT_LOSERS) && !(state->losers >> other & 1)))
            continue;
        if (is_unity(setting, other)) {
            if (andromeda_unity_cards(state) > 0)
                return true;
            continue;
        }
        for (int i = 0; i < RESOURCES; i++)
            if (state->seat[other].resource[i])
                return true;
    }
    return false;
}

static bool has_module_to(const struct seat *own, int type, int flags) {
    for (int row = type == ANY_TYPE ? 0 : type; row < (type == ANY_TYPE ? TYPES : type + 1); row++) {
        if ((flags & ACTIVATED) && !(own->printed >> row & 1))
            return true;
        for (int i = 0; i < ROW_ROOM && own->row[row][i]; i++)
            if (!(own->row[row][i] & flags))
                return true;
    }
    return false;
}

static bool map_has_moon(const struct state *state) {
    for (int place = 0; place < PLACES; place++)
        if (state->place[place].top)
            return true;
    return false;
}

/* 12.3. */
static bool can_upgrade(const struct setting *setting, const struct state *state, int seat) {
    const struct seat *own = &state->seat[seat];
    int have = andromeda_upgraded(setting, own);
    int faction = own->owned[0] ? own->owned[0] - 1 : -1;
    if (faction >= 0 && faction < FACTIONS && !(have >> entry_of(&setting->data, KIND_FUP, faction)->of & 1))
        return true;
    for (int kind = 0; kind < KINDS; kind++)
        if (!(have >> kind & 1) && state->upgrade_top[kind])
            return true;
    return false;
}

/* 18.1, 18.9. */
static bool unity_changes(const struct setting *setting, const struct state *state, int seat,
                          const struct step *step, int context) {
    const struct unity *unity = &state->unity;
    switch (step->word) {
    case DO_ICE:
    case DO_NANO:
    case DO_TITAN:
    case DO_CREDIT:
    case DO_ENERGY:
    case DO_ANY:
    case DO_TACTIC:
        return andromeda_can_draw(setting, state);
    case DO_TRACK:
        return step->arg < TRACKS ? state->seat[seat].track[step->arg] < TOP
                                  : andromeda_lowest_track(&state->seat[seat]) < TOP;
    case DO_MODULE:
    case DO_BUY:
        return can_take_module(setting, state, seat, step->arg == ANY_TYPE ? 15 : 1 << step->arg, false, 0);
    case DO_NEBMOON:
        return state->nebmoon[0][0] || state->nebmoon[1][0] || map_has_moon(state);
    case DO_HURT:
        for (int module = 0; module < MODULES; module++)
            if (unity->module[module] > unity->damaged[module])
                return true;
        return false;
    case DO_DROP:
        return andromeda_unity_cards(state) > 0;
    case DO_UPGRADE:
    case DO_HELM:
        return true;
    case DO_BUILD:
    case DO_ACTIVATE:
    case DO_WAIVE:
    case DO_REACH:
    case DO_RETREAT:
    case DO_WARP:
    case DO_STEAL:
    case DO_LOOT:
        return false;
    case DO_DEVELOP:
        return true;
    default:
        (void)context;
        return true;
    }
}

bool andromeda_changes(const struct setting *setting, const struct state *state, int seat,
                       const struct step *step, int context) {
    const struct seat *own = &state->seat[seat];
    bool unity = is_unity(setting, seat);
    int held = context & CONTEXT_HELD ? 1 : 0;
    switch ((enum word)step->word) {
    case DO_VP:
        return !step->per || andromeda_count(setting, state, seat, step->per, step->per_type) >
                                 (step->per == PER_TACTIC ? held : 0);
    case DO_REPAIR:
    case DO_DISCOVERY:
        return true;
    case DO_LEADER:
        for (int place = 0; place < PLACES; place++)
            if (own->leader[place])
                return true;
        return false;
    case DO_MOON:
        return map_has_moon(state);
    case DO_SCRAP:
        return andromeda_ships_near_void(setting, state, seat) != 0;
    case DO_DIE:
    case DO_AIM:
        return state->fight != NO_FIGHT;
    case DO_GUARD:
    case DO_FOEDIE:
    case DO_FOEAIM:
    case DO_FOEDROP:
    case DO_PRIZE:
        return state->fight == IN_BATTLE && !(context & CONTEXT_VOID);
    case DO_PLANET:
    case DO_SPECIAL:
    case DO_BONUS:
    case DO_RAIDER:
    case DO_COLLAPSE:
    case DO_DRAGON:
        return andromeda_event_changes(setting, state, step);
    default:
        break;
    }
    if (unity)
        return unity_changes(setting, state, seat, step, context);
    switch ((enum word)step->word) {
    case DO_ICE:
    case DO_NANO:
    case DO_TITAN:
    case DO_CREDIT:
    case DO_ENERGY:
        return own->resource[step->word] < KEPT;
    case DO_ANY:
        return own->resource[ICE] < KEPT || own->resource[NANO] < KEPT || own->resource[TITAN] < KEPT;
    case DO_TACTIC:
        return andromeda_can_draw(setting, state);
    case DO_TRACK:
        if (step->arg < TRACKS)
            return own->track[step->arg] < TOP;
        return andromeda_lowest_track(own) < TOP;
    case DO_MODULE:
        return can_take_module(setting, state, seat, step->arg == ANY_TYPE ? 15 : 1 << step->arg, false, 0);
    case DO_BUY:
        return can_take_module(setting, state, seat, andromeda_buy_types(setting, state, seat, step, context),
                               true, andromeda_reduction(setting, state, seat, DO_BUY, step->n));
    case DO_BUILD:
        return can_build(setting, state, seat, step->arg,
                         andromeda_reduction(setting, state, seat, DO_BUILD, step->n));
    case DO_DEVELOP: {
        int reduction = andromeda_reduction(setting, state, seat, DO_DEVELOP, step->n);
        for (int ship = 0; ship < TRANSPORTS; ship++)
            if (own->at[ship] < PLACES &&
                andromeda_may_develop(setting, state, seat, own->at[ship], reduction))
                return true;
        return false;
    }
    case DO_UPGRADE:
        return can_upgrade(setting, state, seat);
    case DO_NEBMOON:
        return state->nebmoon[0][0] || state->nebmoon[1][0];
    case DO_STEAL:
        return can_steal(setting, state, seat, context);
    case DO_WAIVE:
    case DO_REACH:
        return true;
    case DO_ACTIVATE:
        return has_module_to(own, step->arg, DAMAGED | ACTIVATED);
    case DO_HURT:
        return has_module_to(own, ANY_TYPE, DAMAGED);
    case DO_DROP:
        return step->arg == TACTIC ? andromeda_hand(own) > held : own->resource[step->arg] > 0;
    case DO_WARP:
        return andromeda_ships_near_void(setting, state, seat) != 0;
    case DO_LOOT:
    case DO_RETREAT:
        return state->fight == IN_BATTLE && !(context & CONTEXT_VOID);
    default:
        return false;
    }
}

bool andromeda_has_planetary_moon(const struct seat *seat) {
    for (int moon = 0; moon < MOON_DESIGNS; moon++)
        if (seat->moon[moon])
            return true;
    return false;
}

static bool some_step_changes(const struct setting *setting, const struct state *state, int seat,
                              const struct option *option, int context) {
    for (int i = 0; i < option->steps; i++) {
        const struct step *step = &setting->data.step[option->step + i];
        if ((context & CONTEXT_VOID) && step->word != DO_DIE && step->word != DO_AIM)
            continue;
        if (andromeda_changes(setting, state, seat, step, context))
            return true;
    }
    return false;
}

bool andromeda_offered(const struct setting *setting, const struct state *state, int seat,
                       const struct option *option, int context) {
    const struct seat *own = &state->seat[seat];
    if (option->has_cost && !is_unity(setting, seat) && !own->waive &&
        !andromeda_can_pay(own, option->cost, 0))
        return false;
    if (context & CONTEXT_FIELD) {
        struct power power;
        andromeda_power(setting, state, seat, &power);
        const struct option *first = option - (option->number - 1);
        bool buys = false, bought = false;
        for (int i = 0; i < option->steps; i++)
            buys |= setting->data.step[option->step + i].word == DO_BUY;
        for (const struct option *before = first; power.fieldany && buys && before < option; before++)
            for (int i = 0; i < before->steps; i++)
                bought |= setting->data.step[before->step + i].word == DO_BUY;
        if (bought)
            return false;
    }
    return some_step_changes(setting, state, seat, option, context);
}

bool andromeda_effect_offered(const struct setting *setting, const struct state *state, int seat,
                              const struct entry *entry, int context) {
    for (int c = 0; c < entry->clauses; c++) {
        const struct clause *clause = &setting->data.clause[entry->clause + c];
        for (int o = 0; o < clause->options; o++)
            if (andromeda_offered(setting, state, seat, &setting->data.option[clause->option + o], context))
                return true;
    }
    return false;
}

/* 20.4: `when`, with its place and its ship. */
bool andromeda_applies(const struct setting *setting, const struct state *state, int seat,
                       const struct option *option, int event) {
    if (option->event != event)
        return false;
    if (event == ON_LAUNCH && state->active < PLACES) {
        const struct place *place = &state->place[state->active];
        switch (option->place) {
        case TO_PLANET:
            if (!is_planet(place))
                return false;
            break;
        case TO_BASE:
            if (!is_base(place))
                return false;
            break;
        case TO_FIELD:
            if (!is_base(place) || !setting->data.base_field[place->tile - TILE_BASE])
                return false;
            break;
        case TO_NEBULA:
            if (!is_nebula(place))
                return false;
            break;
        case TO_VOID:
            if (place->tile != TILE_VOID)
                return false;
            break;
        default:
            break;
        }
        return option->ship == ANY_KIND || option->ship == state->launched;
    }
    if (option->ship == ANY_KIND)
        return true;
    if (state->fight == IN_VOID)
        return option->ship == state->void_kind;
    for (int ship = first_of_kind(option->ship); ship < end_of_kind(option->ship); ship++)
        if (state->seat[seat].at[ship] == state->active)
            return true;
    return false;
}

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
