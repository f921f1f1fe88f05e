/* The Unity (17 to 19): its turn step by step, and how effects apply to it. */
#include "rules.h"

enum phase { UNITY_START, UNITY_SECTION, UNITY_REGION, UNITY_SCIENCE, UNITY_CARD, UNITY_REPAIR };

/* 19.3. */
int andromeda_unity_ship(const struct setting *setting, const struct state *state, int section) {
    const struct seat *own = &state->seat[setting->players];
    for (int slot = 0; slot < SLOTS; slot++)
        for (int ship = 0; ship < SHIPS; ship++)
            if (own->at[ship] == LOC_SLOT + section * SLOTS + slot)
                return ship;
    return -1;
}

static int first_ship(const struct setting *setting, const struct state *state) {
    return andromeda_unity_ship(setting, state, state->unity.section);
}

bool andromeda_unity_can_launch(const struct setting *setting, const struct state *state) {
    return first_ship(setting, state) >= 0 && state->unity.top[state->unity.section];
}

bool andromeda_unity_home(const struct state *state, const struct setting *setting) {
    const struct seat *own = &state->seat[setting->players];
    for (int ship = 0; ship < SHIPS; ship++)
        if (own->at[ship] < LOC_SLOT && own->at[ship] != LOC_OUT)
            return false;
    return true;
}

/* 19.4. */
static int worth(const struct setting *setting, const struct state *state, int target, int place) {
    const struct place *region = &state->place[place];
    int total = 0;
    switch (target) {
    case TO_UNCOLONISED:
    case NEAR_PLANET:
        return is_planet(region) && !region->owner;
    case NEAR_BASE:
        return is_base(region);
    case NEAR_MOON:
        return is_planet(region) && region->top ? 1 + region->under : 0;
    case NEAR_LEADER:
        return is_planet(region) || is_base(region) ? state->seat[setting->players].leader[place] : 0;
    case NEAR_ENEMY:
        for (int seat = 0; (is_planet(region) || is_base(region)) && seat < setting->players; seat++) {
            struct power power;
            uint32_t here = andromeda_ships_at(state, seat, place);
            if (!here)
                continue;
            andromeda_power(setting, state, seat, &power);
            for (int ship = 0; ship < SHIPS; ship++)
                total += here >> ship & 1 ? power.dice[kind_of_ship(ship)] : 0;
        }
        return total;
    default:
        return 0;
    }
}

int andromeda_unity_target(const struct setting *setting, const struct state *state, int card) {
    const struct action_card *action = &setting->data.action[card];
    int probe = state->unity.probe, best = probe, most = 0;
    if (action->target == TO_A_BASE)
        for (int place = 0; place < PLACES; place++)
            if (state->place[place].tile == TILE_BASE + action->base)
                return place;
    for (int i = 0; i < PLACES; i++) {
        int place = setting->leftmost[i];
        if (action->target != TO_UNCOLONISED && setting->distance[probe][place] != 1)
            continue;
        int value = worth(setting, state, action->target, place);
        if (value > most) {
            most = value;
            best = place;
        }
    }
    return best;
}

/* 21.5: the next step of the Unity, an action that nobody chooses. */
game_action andromeda_unity_action(const struct setting *setting, const struct state *state) {
    const struct frame *frame = top_frame(state);
    switch (frame->op) {
    case A_LAUNCH:
        return act(V_LAUNCH, kind_of_ship(first_ship(setting, state)),
                   andromeda_unity_target(setting, state, state->unity.top[state->unity.section] - 1), 0);
    case A_RECRUIT:
        return act_of(V_RECRUIT);
    case A_ICON:
        return act1(V_ICON, frame->a);
    case A_RECALL:
        return act_of(V_RECALL);
    case A_HELM:
        return act_of(V_HELM);
    default:
        return act_of(V_HOME);
    }
}

void andromeda_unity_helm(struct play *play) {
    struct unity *unity = &play->state->unity;
    unity->helm = (uint8_t)((unity->helm + 1) % HELM_SPACES);
    tell(play, TOLD_UNITY_HELM, play->setting->players, unity->helm, 0);
    int clause = play->data->helm[play->setting->commander][unity->helm];
    if (clause != UINT16_MAX)
        push(play, D_CLAUSE, play->setting->players, CONTEXT_MUST, AT_ONCE, clause, 0);
}

static void take_top(struct play *play, int seat, int place) {
    struct place *region = &play->state->place[place];
    int moon = region->top - 1;
    play->state->seat[seat].moon[moon]++;
    tell(play, TOLD_MOON, seat, moon, place);
    region->top = 0;
    if (region->under)
        push(play, C_TOP, seat, place, 0, 0, 0);
}

/* 18.3. */
static void take_nebula_moon(struct play *play, int seat) {
    struct state *state = play->state;
    int west = play->data->nebula_place[0], east = play->data->nebula_place[1];
    int first = 0;
    for (int i = 0; i < PLACES; i++)
        if (play->setting->leftmost[i] == west || play->setting->leftmost[i] == east) {
            first = play->setting->leftmost[i] == east;
            break;
        }
    for (int i = 0; i < NEBULAE; i++) {
        uint8_t *moons = state->nebmoon[i == 0 ? first : !first];
        if (!moons[0])
            continue;
        /* The first id in alphabetical order. */
        int at = moons[1] && strcmp(entry_of(play->data, KIND_NEBMOON, moons[1] - 1)->id,
                                    entry_of(play->data, KIND_NEBMOON, moons[0] - 1)->id) < 0;
        int moon = MOON_DESIGNS + moons[at] - 1;
        state->seat[seat].moon[moon]++;
        tell(play, TOLD_MOON, seat, moon, 0);
        moons[0] = moons[!at];
        moons[1] = 0;
        return;
    }
    push(play, D_MOON, seat, 0, 0, 0, 0);
}

/* 18.2 to 18.9: what a step does for the Unity. */
void andromeda_unity_word(struct play *play, int seat, const struct step *step, int context) {
    struct state *state = play->state;
    struct seat *own = seat_at(play, seat);
    int pile = context & CONTEXT_PILE;
    switch ((enum word)step->word) {
    case DO_ANY:
    case DO_TACTIC:
        andromeda_draw_card(play, seat);
        break;
    case DO_TRACK:
        if (step->arg < TRACKS)
            andromeda_advance(play, seat, step->arg);
        else
            push(play, D_TRACK, seat, 1, 0, 0, 0);
        break;
    case DO_MODULE:
    case DO_BUY:
        top(play)->b = step->n ? step->n : 1;
        push(play, T_UNITY_MODULE, seat, step->arg, 0, 0, 0);
        break;
    case DO_DEVELOP:
        top(play)->b = step->n ? step->n : 1;
        push(play, T_UNITY_DEVELOP, seat, 0, 0, 0, 0);
        break;
    case DO_REPAIR:
        andromeda_repair(play, seat);
        break;
    case DO_UPGRADE: /* 18.4 */
        if (state->unity.tokens)
            push(play, C_UNITYUP, seat, 0, 0, 0, 0);
        else
            andromeda_score_vp(play, seat, 2);
        break;
    case DO_DISCOVERY:
        push(play, T_UNITY_TOKENS, seat, pile, pile ? 2 : 1, 0, 0);
        break;
    case DO_LEADER:
        for (int i = 0; i < PLACES; i++) {
            int place = play->setting->leftmost[i];
            if (own->leader[place]) {
                own->leader[place]--;
                own->leaders++;
                tell(play, TOLD_LEADER, seat, place, 0);
                break;
            }
        }
        break;
    case DO_MOON:
        for (int i = 0; i < PLACES; i++)
            if (state->place[play->setting->leftmost[i]].top) {
                take_top(play, seat, play->setting->leftmost[i]);
                break;
            }
        break;
    case DO_NEBMOON:
        take_nebula_moon(play, seat);
        break;
    case DO_HURT:
        push(play, D_HURT, seat, 0, 0, 0, 0);
        break;
    case DO_DROP:
        andromeda_unity_discard(play);
        break;
    case DO_SCRAP:
        push(play, D_SCRAP, seat, 0, 0, 0, 0);
        break;
    case DO_HELM:
        andromeda_unity_helm(play);
        break;
    default:
        break;
    }
}

/* 18.6. a: the type, or ANY_TYPE. */
void andromeda_do_unity_module(struct play *play) {
    struct frame frame = *top(play);
    pop(play);
    push(play, frame.a == ANY_TYPE ? D_TYPE : D_MODULE, frame.seat, frame.a, 0, 0, 0);
}

/* 18.10, 18.11. */
void andromeda_do_unity_develop(struct play *play) {
    struct state *state = play->state;
    int seat = top(play)->seat, planet = -1;
    struct seat *own = seat_at(play, seat);
    pop(play);
    for (int place = 0; place < PLACES; place++)
        if (state->place[place].owner)
            state->unity.rebuild &= ~(1u << place);
    for (int i = 0; i < PLACES; i++) {
        int place = play->setting->leftmost[i];
        if (state->unity.rebuild >> place & 1) {
            state->unity.rebuild &= ~(1u << place);
            state->place[place].owner = (uint8_t)(seat + 1);
            tell(play, TOLD_DEVELOP, seat, place, 0);
            return;
        }
    }
    for (int i = 0; i < PLACES && planet < 0; i++) {
        const struct place *region = &state->place[play->setting->leftmost[i]];
        if (is_planet(region) && !region->owner)
            planet = play->setting->leftmost[i];
    }
    int needed = andromeda_leaders_needed(state, seat), transport = -1;
    for (int ship = 0; planet >= 0 && ship < TRANSPORTS; ship++)
        if (own->at[ship] == planet)
            transport = ship;
    if (transport < 0 || own->leaders + own->corrupted < needed)
        return;
    struct place *region = &state->place[planet];
    int type = play->data->planet_dev[region->tile - TILE_PLANET],
        corrupted = own->corrupted < needed ? own->corrupted : needed;
    own->corrupted = (uint8_t)(own->corrupted - corrupted);
    own->leaders = (uint8_t)(own->leaders - (needed - corrupted));
    region->settled = (uint8_t)needed;
    region->owner = (uint8_t)(seat + 1);
    andromeda_move_ship(play, seat, transport, LOC_OUT);
    tell(play, TOLD_DEVELOP, seat, planet, 0);
    andromeda_score_leaders(play, seat, planet);
    for (int card = 0; card < play->data->count[KIND_DEVCARD]; card++)
        if (entry_of(play->data, KIND_DEVCARD, card)->of == type &&
            !(state->devcard_taken[card / 8] >> card % 8 & 1)) {
            state->devcard_taken[card / 8] = (uint8_t)(state->devcard_taken[card / 8] | 1 << card % 8);
            break;
        }
    andromeda_trigger(play, seat, ON_DEVELOP);
    int n = play->data->dev_benefit_n[type];
    switch (play->data->dev_benefit[type]) {
    case BENEFIT_OBSERVATORY:
        push(play, T_UNITY_TOKENS, seat, 3, n, 0, 0);
        break;
    case BENEFIT_REPAIR:
        for (int i = 0; i < n; i++)
            push(play, T_UNITY, seat, UNITY_REPAIR, 0, 0, 0);
        break;
    default:
        for (int i = 0; i < n; i++)
            push(play, T_UNITY_MODULE, seat, ANY_TYPE, 0, 0, 0);
    }
    push(play, T_ADVANCE, seat, play->data->dev_track[type], 0, 0, 0);
}

/* 19.9. */
static void turn_card(struct play *play) {
    struct unity *unity = &play->state->unity;
    int section = unity->section;
    unity->top[section] = 0;
    if (!unity->deck[section])
        unity->deck[section] = play->setting->action_cards[section];
    push(play, C_ACTION, play->setting->players, section, 0, 0, 0);
}

void andromeda_do_unity(struct play *play) {
    struct frame *frame = top(play);
    struct state *state = play->state;
    int seat = frame->seat;
    switch ((enum phase)frame->a) {
    case UNITY_START:
        frame->a = UNITY_SECTION;
        if (state->ending && !andromeda_unity_home(state, play->setting)) {
            pop(play);
            push(play, A_RECALL, seat, 0, 0, 0, 0);
        } else
            push(play, C_SECTION, seat, 0, 0, 0, 0);
        break;
    case UNITY_SECTION: /* 19.2 */
        pop(play);
        push(play, first_ship(play->setting, state) < 0 ? A_RECALL : A_LAUNCH, seat, 0, 0, 0, 0);
        break;
    case UNITY_REGION: { /* 19.5 */
        const struct place *region = &state->place[state->active];
        pop(play);
        if (is_base(region))
            andromeda_unity_helm(play);
        else if (is_planet(region) && region->top)
            take_top(play, seat, state->active);
        else
            andromeda_draw_card(play, seat);
        break;
    }
    case UNITY_SCIENCE:
        pop(play);
        if (state->nebmoon[0][0] || state->nebmoon[1][0])
            take_nebula_moon(play, seat);
        else
            push(play, D_MOON, seat, 0, 0, 0, 0);
        break;
    case UNITY_CARD:
        pop(play);
        turn_card(play);
        break;
    case UNITY_REPAIR:
        pop(play);
        andromeda_repair(play, seat);
        break;
    }
}

/* 19.3 to 19.9, pushed in reverse order. */
static void launch(struct play *play, int seat, int place) {
    struct state *state = play->state;
    const struct action_card *card = &play->data->action[state->unity.top[state->unity.section] - 1];
    int ship = first_ship(play->setting, state), kind = kind_of_ship(ship);
    andromeda_move_ship(play, seat, ship, place);
    state->active = (uint8_t)place;
    state->launched = (uint8_t)kind;
    push(play, T_UNITY, seat, UNITY_CARD, 0, 0, 0);
    push(play, T_BATTLE, seat, 0, 0, 0, 0);
    push(play, T_ATTACK, seat, 0, 0, 0, 0);
    for (int i = card->icons - 1; i >= 0; i--)
        push(play, A_ICON, seat, card->icon[i], 0, 0, 0);
    push(play, A_RECRUIT, seat, 0, 0, 0, 0);
    andromeda_trigger(play, seat, ON_LAUNCH);
    if (kind == SCIENCE_VESSEL)
        push(play, T_UNITY, seat, UNITY_SCIENCE, 0, 0, 0);
    push(play, T_UNITY, seat, UNITY_REGION, 0, 0, 0);
    const struct place *region = &state->place[place];
    if (region->owner && region->owner != NOBODYS && region->owner - 1 != seat)
        andromeda_gain(play, region->owner - 1, ENERGY, 1);
}

static int ships_out(const struct seat *own) {
    int count = 0;
    for (int ship = 0; ship < SHIPS; ship++)
        count += own->at[ship] < PLACES || own->at[ship] == LOC_BARGE;
    return count;
}

static void go_home(struct play *play, int seat) {
    struct seat *own = seat_at(play, seat);
    int slot = 0;
    for (int ship = 0; ship < SHIPS; ship++)
        if (own->at[ship] == LOC_SCRAP)
            andromeda_score_vp(play, seat, 2);
    for (int ship = 0; ship < SHIPS; ship++) {
        own->hurt[ship] = 0;
        if (own->at[ship] == LOC_OUT)
            continue;
        if (ship >= TRANSPORTS)
            own->at[ship] = (uint8_t)(LOC_SLOT + (ship - TRANSPORTS) * SLOTS + 2);
        else {
            own->at[ship] = (uint8_t)(LOC_SLOT + slot / 2 * SLOTS + slot % 2);
            slot++;
        }
    }
    andromeda_sort_ships(own);
    tell(play, TOLD_HOME, seat, 0, 0);
}

enum { RECALL_HELM, RECALL_EFFECTS, RECALL_HOME, RECALL_DONE };

/* 19.10 after the development. */
void andromeda_do_unity_recall(struct play *play) {
    struct frame *frame = top(play);
    struct state *state = play->state;
    int seat = frame->seat;
    switch (frame->a) {
    case RECALL_HELM:
        if (state->unity.moved < ships_out(&state->seat[seat]))
            push(play, A_HELM, seat, 0, 0, 0, 0);
        else
            frame->a++;
        break;
    case RECALL_EFFECTS:
        frame->a++;
        andromeda_trigger(play, seat, ON_RETURN);
        break;
    case RECALL_HOME:
        frame->a++;
        push(play, A_HOME, seat, 0, 0, 0, 0);
        break;
    default:
        state->unity.moved = 0;
        pop(play);
    }
}

void andromeda_unity_step(struct play *play, game_action action) {
    struct frame frame = *top(play);
    int seat = frame.seat;
    pop(play);
    switch (frame.op) {
    case A_LAUNCH:
        launch(play, seat, arg_b(action));
        break;
    case A_RECRUIT:
        andromeda_do_recruit(play, seat);
        break;
    case A_ICON: /* 19.7 */
        if (frame.a == ICON_DEV)
            push(play, T_UNITY_DEVELOP, seat, 0, 0, 0, 0);
        else if (frame.a == ICON_EVENT)
            andromeda_move_marker(play, seat);
        else
            andromeda_repair(play, seat);
        break;
    case A_RECALL:
        play->state->unity.moved = 0;
        push(play, T_UNITY_RECALL, seat, 0, 0, 0, 0);
        push(play, T_UNITY_DEVELOP, seat, 0, 0, 0, 0);
        break;
    case A_HELM:
        play->state->unity.moved++;
        andromeda_unity_helm(play);
        break;
    default:
        go_home(play, seat);
    }
}
