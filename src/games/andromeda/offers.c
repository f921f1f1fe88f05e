/* Which options of effects are offered (20.2) and which triggers apply (20.4). What they do is in effects.c. */
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
