/* Chance nodes (21.2): their outcomes, weights and effects. */
#include "rules.h"

struct list {
    game_action *out;
    size_t count;
};

static void add(struct list *list, game_action action) {
    list->out[list->count++] = action;
}

static void list_tiles(const struct setting *setting, const struct state *state, const struct frame *frame,
                       struct list *list) {
    (void)setting;
    if (state->place[frame->b].tile != TILE_NONE)
        return;
    bool planets = frame->a == 1 || (frame->a == 0 && state->to_lay[0]);
    bool specials = frame->a == 2 || (frame->a == 0 && state->to_lay[2]);
    for (int i = 0; planets && i < PLANET_TYPES; i++)
        if (state->planet_left[i])
            add(list, act1(V_TILE, TILE_PLANET + i));
    for (int i = 0; frame->a == 0 && i < BASES; i++)
        if (state->to_lay[1] >> i & 1)
            add(list, act1(V_TILE, TILE_BASE + i));
    for (int i = 0; specials && i < SPECIALS; i++)
        if (state->special_left >> i & 1)
            add(list, act1(V_TILE, TILE_SPECIAL + i));
}

static void list_rolls(struct list *list, int dice, int least, int most, int at, game_action roll) {
    if (at == dice) {
        add(list, (game_action)V_ROLL << 25 | roll);
        return;
    }
    for (int face = most; face >= least; face--)
        list_rolls(list, dice, least, face, at + 1, roll | (game_action)face << 3 * at);
}

static bool pile_has(const struct state *state, int pile, int token) {
    return state->pile_known[pile][token] || (state->pile[pile] && state->token_left[token]);
}

/* Cards that the Unity may have to show: undetermined ones if it has any, otherwise the known ones. */
static const uint8_t *unity_shows(const struct state *state) {
    return state->unity.hand ? state->pool : state->unity.known;
}

size_t andromeda_outcomes(const struct setting *setting, const struct state *state, game_action *out) {
    const struct frame *frame = top_frame(state);
    const struct data *data = &setting->data;
    const struct seat *own = &state->seat[frame->seat < MAX_SEATS ? frame->seat : 0];
    struct list list = {out, 0};
    switch ((enum op)frame->op) {
    case C_FIRST:
        for (int seat = 0; seat < setting->players; seat++)
            add(&list, act1(V_FIRST, seat));
        break;
    case C_TILE:
        list_tiles(setting, state, frame, &list);
        break;
    case C_TOP: {
        const struct place *place = &state->place[frame->a];
        int type = place->tile - TILE_PLANET;
        for (int i = 0; is_planet(place) && place->under && !place->top && i < data->count[KIND_MOON]; i++)
            if (state->moon_left[i] && entry_of(data, KIND_MOON, i)->of == type)
                add(&list, act1(V_TOP, i));
        break;
    }
    case C_NEBMOON:
        for (int i = 0; i < data->count[KIND_NEBMOON]; i++) {
            int set = entry_of(data, KIND_NEBMOON, i)->of;
            bool in = setting->moon_sets == BOTH_SETS || set == (setting->moon_sets == ANCIENT_SET);
            if (in && !state->nebmoon[frame->a][1] && !(state->nebmoon_out[i / 8] >> i % 8 & 1))
                add(&list, act1(V_NEBMOON, i));
        }
        break;
    case C_RAIDER:
        for (int i = 0; i < data->count[KIND_RAIDER]; i++)
            if (data->raider[i].class == frame->a && !data->raider[i].warp &&
                (!setting->raider_choice[frame->a] || setting->raider_choice[frame->a] == i + 1))
                add(&list, act1(V_RAIDER, i));
        break;
    case C_NEBULA:
        if (frame->a == FOR_FIGURE ? state->figure[frame->b] != NOWHERE
                                   : andromeda_leaders_out(state, frame->seat) >= LEADERS)
            break;
        add(&list, act1(V_NEBULA, 0));
        add(&list, act1(V_NEBULA, 1));
        break;
    case C_MODULE:
        for (int i = 0; i < data->count[KIND_MODULE]; i++)
            if (state->module_left[i] && !state->market[frame->a][2] &&
                entry_of(data, KIND_MODULE, i)->of == frame->a)
                add(&list, act1(V_MODULE, i));
        break;
    case C_SUPREMACY:
        for (int i = 0; i < data->count[KIND_SUPREMACY]; i++)
            if (state->supremacy[0] != i + 1 && state->supremacy[1] != i + 1)
                add(&list, act1(V_SUPREMACY, i));
        break;
    case C_UPGRADE:
        for (int i = 0; i < data->count[KIND_UPGRADE]; i++)
            if (state->upgrade_left[i] && !state->upgrade_top[frame->a] &&
                entry_of(data, KIND_UPGRADE, i)->of == frame->a)
                add(&list, act1(V_UPGRADE, SOURCE_UPGRADE + i));
        break;
    case C_FACTION:
        for (int i = 0; i < data->count[KIND_FACTION]; i++)
            if (setting->faction_in[i] && !(state->faction_taken[i / 8] >> i % 8 & 1))
                add(&list, act1(V_FACTION, i));
        break;
    case C_CARD: {
        const uint8_t *from = frame->a ? unity_shows(state) : state->pool;
        for (int i = 0; i < TACTICS; i++)
            if (from[i] && (frame->a ? andromeda_unity_cards(state) : andromeda_deck(setting, state)) > 0)
                add(&list, act1(V_CARD, i));
        break;
    }
    case C_DISCARD: {
        const uint8_t *from = is_unity(setting, frame->seat) ? unity_shows(state) : own->hand;
        for (int i = 0; i < TACTICS; i++)
            if (from[i])
                add(&list, act1(V_DISCARD, i));
        break;
    }
    case C_DESTINY:
        for (int i = 0; i < data->count[KIND_DESTINY]; i++)
            if (state->destiny_left >> i & 1 && !own->destiny[frame->a])
                add(&list, act1(V_DESTINY, i));
        break;
    case C_ACTION:
        for (int i = 0; i < ACTIONS_IN_DECK; i++)
            if (state->unity.deck[frame->a] >> i & 1 && !state->unity.top[frame->a])
                add(&list, act1(V_ACTION, setting->action_first[frame->a] + i));
        break;
    case C_EVENT:
        for (int i = 0; i < EVENTS_IN_DECK; i++)
            if (state->event_deck >> i & 1)
                add(&list, act1(V_EVENT, setting->event_first + i));
        break;
    case C_TOKEN:
        for (int i = 0; i < data->count[KIND_DISCOVERY]; i++)
            if (pile_has(state, frame->a, i))
                add(&list, act1(V_TOKEN, i));
        break;
    case C_SECTION:
        for (int i = 0; i < SECTIONS; i++)
            if (data->section_faces[i])
                add(&list, act1(V_SECTION, i));
        break;
    case C_CONFLICT:
        for (int i = 0; i < data->count[KIND_CONFLICT]; i++)
            if (state->unity.conflict[i])
                add(&list, act1(V_CONFLICT, i));
        break;
    case C_UNITYUP:
        for (int i = 0; i < data->count[KIND_UNITYUP]; i++)
            if (state->unity.tokens >> i & 1)
                add(&list, act1(V_UNITYUP, i));
        break;
    case C_REPAIR:
        for (int i = 0; i < data->count[KIND_MODULE]; i++)
            if (state->unity.damaged[i])
                add(&list, act1(V_REPAIR_MODULE, i));
        break;
    case C_ROLL:
        list_rolls(&list, andromeda_dice(setting, state, frame->seat),
                   andromeda_aim(setting, state, frame->seat), FACES, 0, 0);
        break;
    default:
        break;
    }
    return list.count;
}

static uint32_t tile_weight(const struct state *state, const struct frame *frame, int tile) {
    uint32_t planets = 0, specials = (uint32_t)count_bits(state->special_left);
    for (int i = 0; i < PLANET_TYPES; i++)
        planets += state->planet_left[i];
    if (frame->a)
        return tile < TILE_BASE ? state->planet_left[tile - TILE_PLANET] : 1;
    planets = planets ? planets : 1;
    specials = specials ? specials : 1;
    if (tile < TILE_BASE)
        return (uint32_t)state->to_lay[0] * state->planet_left[tile - TILE_PLANET] * specials;
    if (tile < TILE_SPECIAL)
        return planets * specials;
    return (uint32_t)state->to_lay[2] * planets;
}

static uint32_t token_weight(const struct state *state, int pile, int token) {
    uint32_t unseen = 0;
    for (int i = 0; i < DISCOVERIES; i++)
        unseen += state->token_left[i];
    return (uint32_t)state->pile_known[pile][token] * (unseen ? unseen : 1) +
           (uint32_t)state->pile[pile] * state->token_left[token];
}

static int dice_in(game_action roll) {
    int dice = 0;
    while (dice < BATTLE_DICE && die_of(roll, dice))
        dice++;
    return dice;
}

uint32_t andromeda_weight(const void *any_setting, const void *any_state, game_action action) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    const struct frame *frame = top_frame(state);
    int a = arg_a(action);
    switch ((enum op)frame->op) {
    case C_TILE:
        return tile_weight(state, frame, a);
    case C_TOP:
        return state->moon_left[a];
    case C_NEBULA:
        return setting->data.nebula_faces[a];
    case C_MODULE:
        return state->module_left[a];
    case C_UPGRADE:
        return state->upgrade_left[a - SOURCE_UPGRADE];
    case C_CARD:
        return frame->a ? unity_shows(state)[a] : state->pool[a];
    case C_DISCARD:
        return is_unity(setting, frame->seat) ? unity_shows(state)[a] : state->seat[frame->seat].hand[a];
    case C_TOKEN:
        return token_weight(state, frame->a, a);
    case C_SECTION:
        return setting->data.section_faces[a];
    case C_CONFLICT:
        return state->unity.conflict[a];
    case C_REPAIR:
        return state->unity.damaged[a];
    case C_ROLL:
        return andromeda_roll_weight(dice_in(action), 0, action);
    default:
        return 1;
    }
}

/* Effects of outcomes. */

static void lay_tile(struct play *play, const struct frame *frame, int tile) {
    struct state *state = play->state;
    struct place *place = &state->place[frame->b];
    place->tile = (uint8_t)tile;
    if (tile < TILE_BASE) {
        state->planet_left[tile - TILE_PLANET]--;
        if (frame->a == 0)
            state->to_lay[0]--;
        else {
            place->bonus = 1;
            tell(play, TOLD_PLANET, frame->seat, frame->b, 0);
        }
        place->under = 3; /* 3.2 */
        push(play, C_TOP, frame->seat, frame->b, 0, 0, 0);
    } else if (tile < TILE_SPECIAL)
        state->to_lay[1] = (uint8_t)(state->to_lay[1] & ~(1 << (tile - TILE_BASE)));
    else {
        state->special_left = (uint8_t)(state->special_left & ~(1 << (tile - TILE_SPECIAL)));
        if (frame->a == 0)
            state->to_lay[2]--;
        else
            tell(play, TOLD_PLANET, frame->seat, frame->b, 0);
    }
}

static void insert_sorted(uint8_t *list, int room, uint8_t item) {
    int at = 0;
    while (at < room && list[at] && list[at] <= item)
        at++;
    memmove(list + at + 1, list + at, (size_t)(room - at - 1));
    list[at] = item;
}

static void turn_token(struct play *play, const struct frame *frame, int token) {
    struct state *state = play->state;
    uint32_t known = state->pile_known[frame->a][token];
    /* If both a known and an unknown token could have been turned up, nobody can tell them apart: take the known one. */
    if (known)
        state->pile_known[frame->a][token]--;
    else {
        state->pile[frame->a]--;
        state->token_left[token]--;
    }
    if (is_unity(play->setting, frame->seat)) {
        state->seat[frame->seat].discoveries++;
        tell(play, TOLD_TOKEN, frame->seat, token, 0);
        return;
    }
    for (int i = state->depth - 1; i >= 0; i--)
        if (state->frame[i].op == D_TAKE) {
            *(state->frame[i].c ? &state->frame[i].d : &state->frame[i].c) = (uint16_t)(token + 1);
            return;
        }
}

static void take_from_unity(struct state *state, int card) {
    if (state->unity.hand) {
        state->unity.hand--;
        state->pool[card]--;
    } else
        state->unity.known[card]--;
}

void andromeda_outcome(struct play *play, game_action action) {
    struct state *state = play->state;
    struct frame frame = *top(play);
    int a = arg_a(action);
    struct seat *own = seat_at(play, frame.seat < MAX_SEATS ? frame.seat : 0);
    pop(play);
    switch ((enum op)frame.op) {
    case C_FIRST:
        state->first = (uint8_t)a;
        break;
    case C_TILE:
        lay_tile(play, &frame, a);
        break;
    case C_TOP:
        state->place[frame.a].top = (uint8_t)(a + 1);
        state->place[frame.a].under--;
        state->moon_left[a]--;
        break;
    case C_NEBMOON:
        state->nebmoon_out[a / 8] = (uint8_t)(state->nebmoon_out[a / 8] | 1 << a % 8);
        insert_sorted(state->nebmoon[frame.a], 2, (uint8_t)(a + 1));
        break;
    case C_RAIDER:
        state->raider_card[frame.a] = (uint8_t)a;
        break;
    case C_NEBULA:
        if (frame.a == FOR_FIGURE) {
            tell(play, TOLD_RAIDER, frame.seat, figure_card(play->setting, state, frame.b),
                 play->data->nebula_place[a]);
            andromeda_put_figure(play, frame.b, play->data->nebula_place[a]);
        } else
            own->leader[play->data->nebula_place[a]]++;
        break;
    case C_MODULE:
        state->module_left[a]--;
        insert_sorted(state->market[frame.a], 3, (uint8_t)(a + 1));
        break;
    case C_SUPREMACY:
        state->supremacy[frame.a] = (uint8_t)(a + 1);
        break;
    case C_UPGRADE:
        state->upgrade_left[a - SOURCE_UPGRADE]--;
        state->upgrade_top[frame.a] = (uint8_t)(a + 1);
        break;
    case C_FACTION:
        state->faction_taken[a / 8] = (uint8_t)(state->faction_taken[a / 8] | 1 << a % 8);
        own->deal[frame.a] = (uint8_t)(a + 1);
        break;
    case C_CARD:
        if (frame.a)
            take_from_unity(state, a);
        else
            state->pool[a]--;
        own->hand[a]++;
        tell(play, TOLD_DRAW, frame.seat, 0, 0);
        break;
    case C_DISCARD:
        if (is_unity(play->setting, frame.seat))
            take_from_unity(state, a);
        else
            own->hand[a]--;
        state->discards[a]++;
        tell(play, TOLD_DISCARD, frame.seat, a, 0);
        break;
    case C_DESTINY:
        state->destiny_left &= ~(1u << a);
        own->destiny[frame.a] = (uint8_t)(a + 1);
        if (own->destiny[0] > own->destiny[1] && own->destiny[1]) {
            uint8_t swap = own->destiny[0];
            own->destiny[0] = own->destiny[1];
            own->destiny[1] = swap;
        }
        break;
    case C_ACTION:
        state->unity.deck[frame.a] =
            (uint16_t)(state->unity.deck[frame.a] & ~(1 << (a - play->setting->action_first[frame.a])));
        state->unity.top[frame.a] = (uint8_t)(a + 1);
        break;
    case C_EVENT:
        state->event_deck = (uint16_t)(state->event_deck & ~(1 << (a - play->setting->event_first)));
        /* 15.7: pushed first, so that it comes after the event. */
        push(play, T_PASS_CONTROL, frame.seat, 0, 0, 0, 0);
        push(play, T_EVENT, frame.seat, a, 0, 0, 0);
        break;
    case C_TOKEN:
        turn_token(play, &frame, a);
        break;
    case C_SECTION:
        state->unity.section = (uint8_t)a;
        break;
    case C_CONFLICT:
        state->unity.conflict[a]--;
        andromeda_do_effect(play, frame.seat, entry_of(play->data, KIND_CONFLICT, a), CONTEXT_MUST);
        break;
    case C_UNITYUP: {
        const struct entry *entry = entry_of(play->data, KIND_UNITYUP, a);
        state->unity.tokens = (uint8_t)(state->unity.tokens & ~(1 << a));
        tell(play, TOLD_UPGRADE, frame.seat, SOURCE_UNITYUP + a, 0);
        for (int i = 0; i < OWNED; i++)
            if (!own->owned[i]) {
                own->owned[i] = (uint8_t)(SOURCE_UNITYUP + a + 1);
                break;
            }
        for (int c = entry->clauses - 1; c >= 0; c--)
            if (play->data->option[play->data->clause[entry->clause + c].option].event == AT_ONCE)
                push(play, D_CLAUSE, frame.seat, CONTEXT_MUST, AT_ONCE, entry->clause + c, 0);
        break;
    }
    case C_REPAIR:
        state->unity.damaged[a]--;
        tell(play, TOLD_REPAIRED, frame.seat, a, 0);
        break;
    case C_ROLL: {
        struct side *side = &state->side[frame.seat];
        side->dice = (uint8_t)andromeda_dice(play->setting, state, frame.seat);
        for (int i = 0; i < BATTLE_DICE; i++)
            side->roll[i] = (uint8_t)die_of(action, i);
        break;
    }
    default:
        break;
    }
}
