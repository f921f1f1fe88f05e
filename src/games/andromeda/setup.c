/* Set-up (3, 17.1 to 17.6), step by step; shuffles are chance nodes. */
#include "rules.h"

enum stage {
    SETUP_FIRST,
    SETUP_ORDER,
    SETUP_TILES,
    SETUP_NEBULAE,
    SETUP_RAIDERS,
    SETUP_FIGURES,
    SETUP_MODULES,
    SETUP_SUPREMACY,
    SETUP_UPGRADES,
    SETUP_LEADERS,
    SETUP_DICE,
    SETUP_DEAL,
    SETUP_KEEP,
    SETUP_START,
    SETUP_DESTINY,
    SETUP_UNITY,
    SETUP_GO
};

void andromeda_begin(const void *any_setting, void *any_state) {
    const struct setting *setting = any_setting;
    struct state *state = any_state;
    const struct data *data = &setting->data;
    struct play play = {.setting = setting, .data = data, .state = state, .journal = NULL};
    memset(state, 0, sizeof *state);
    state->kind = TURN_SETUP;
    state->active = NOWHERE;
    state->winner = NOBODY;
    state->unity.control = state->unity.probe = NOBODY;
    memset(state->figure, NOWHERE, sizeof state->figure);
    /* 2.2, 3.1. */
    for (int nebula = 0; nebula < NEBULAE; nebula++)
        state->place[data->nebula_place[nebula]].tile = (uint8_t)(TILE_NEBULA + nebula);
    if (setting->void_in_play)
        state->place[data->void_place].tile = TILE_VOID;
    for (int i = 0; i < PLANET_TYPES; i++)
        state->planet_left[i] = entry_of(data, KIND_PLANET, i)->copies;
    state->special_left = (1 << SPECIALS) - 1;
    state->to_lay[0] = data->planets[setting->seats];
    state->to_lay[1] = (1 << BASES) - 1;
    state->to_lay[2] = setting->specials;
    for (int i = 0; i < data->count[KIND_MOON]; i++)
        state->moon_left[i] = entry_of(data, KIND_MOON, i)->copies;
    memcpy(state->module_left, setting->module_copies, sizeof state->module_left);
    memcpy(state->upgrade_left, setting->upgrade_copies, sizeof state->upgrade_left);
    memcpy(state->pool, setting->tactic_copies, sizeof state->pool);
    for (int i = 0; i < data->count[KIND_DISCOVERY]; i++)
        state->token_left[i] = entry_of(data, KIND_DISCOVERY, i)->copies;
    /* 3.6: the open stack, Science twice, the Observatory. */
    state->pile[0] = 6;
    state->pile[1] = state->pile[2] = state->pile[3] = 5;
    state->event_deck = setting->event_cards;
    state->destiny_left = (1u << data->count[KIND_DESTINY]) - 1;
    /* 3.9. */
    for (int seat = 0; seat < setting->players; seat++) {
        struct seat *own = &state->seat[seat];
        for (int ship = 0; ship < SHIPS; ship++) {
            int kind = kind_of_ship(ship);
            own->at[ship] = ship - first_of_kind(kind) < data->ship[kind].start ? LOC_BAY : LOC_RESERVE;
        }
    }
    /* 17.1 to 17.4. */
    if (unity_plays(setting)) {
        struct seat *own = &state->seat[setting->players];
        for (int ship = 0; ship < SHIPS; ship++)
            own->at[ship] = (uint8_t)(ship < TRANSPORTS ? LOC_SLOT + ship / 2 * SLOTS + ship % 2
                                                        : LOC_SLOT + (ship - TRANSPORTS) * SLOTS + 2);
        own->leaders = LEADERS - BASES - 1;
        own->corrupted = CORRUPTED;
        memcpy(own->track, data->commander_track[setting->commander], TRACKS);
        own->owned[0] = (uint8_t)(SOURCE_COMMANDER + setting->commander + 1);
        for (int i = 0; i < data->count[KIND_CONFLICT]; i++)
            state->unity.conflict[i] = entry_of(data, KIND_CONFLICT, i)->copies;
        state->unity.tokens = (uint8_t)((1 << data->count[KIND_UNITYUP]) - 1);
        memcpy(state->unity.deck, setting->action_cards, sizeof state->unity.deck);
    }
    push(&play, T_SETUP, 0, 0, 0, 0, 0);
    andromeda_run(&play);
}

/* The player at an index of the turn order. */
static int nth(const struct play *play, int n) {
    return (play->state->first + n) % play->setting->players;
}

/* 3.10. */
static void put_on_bases(struct play *play) {
    for (int place = 0; place < PLACES; place++)
        if (is_base(&play->state->place[place]))
            for (int seat = 0; seat < play->setting->seats; seat++)
                play->state->seat[seat].leader[place] = 1;
}

/* 3.8, 17.6. */
static void set_order(struct play *play) {
    struct state *state = play->state;
    for (int i = 0; i < play->setting->players; i++)
        state->seat[nth(play, i)].vp = (uint16_t)i;
    state->turn = state->player = state->first;
    if (unity_plays(play->setting)) {
        state->seat[play->setting->players].vp = play->setting->players;
        state->unity.control = (uint8_t)nth(play, play->setting->players - 1);
    }
}

/* 3.1: lays a tile on the next free place in reading order; false when none is left. */
static bool lay_next(struct play *play) {
    const struct state *state = play->state;
    if (state->to_lay[0] + count_bits(state->to_lay[1]) + state->to_lay[2] == 0)
        return false;
    for (int place = 0; place < PLACES; place++)
        if (state->place[place].tile == TILE_NONE) {
            push(play, C_TILE, 0, 0, place, 0, 0);
            return true;
        }
    return false;
}

/* 3.11: starting resources and tactics cards. */
static void start_player(struct play *play, int seat) {
    struct seat *own = seat_at(play, seat);
    if (own->out || !own->owned[0] || own->owned[0] > FACTIONS)
        return;
    const struct entry *faction = entry_of(play->data, KIND_FACTION, own->owned[0] - 1);
    for (int i = 0; i < RESOURCES; i++)
        own->resource[i] = faction->cost[i];
    for (int i = 0; i < faction->cost[TACTIC] + 2; i++)
        push(play, T_DRAW, seat, 0, 0, 0, 0);
}

/* Runs one step; `b` counts the steps of the stage. */
void andromeda_do_setup(struct play *play) {
    struct frame *frame = top(play);
    struct state *state = play->state;
    const struct setting *setting = play->setting;
    int n = frame->b++, players = setting->players;
    bool more = true;
    switch ((enum stage)frame->a) {
    case SETUP_FIRST:
        more = n < 1;
        if (more)
            push(play, C_FIRST, 0, 0, 0, 0, 0);
        break;
    case SETUP_ORDER:
        more = false;
        set_order(play);
        break;
    case SETUP_TILES:
        more = lay_next(play);
        if (!more)
            memset(state->to_lay, 0, sizeof state->to_lay);
        break;
    case SETUP_NEBULAE: /* 3.3 */
        more = n < (setting->moon_sets == BOTH_SETS ? 4 : 2);
        if (more)
            push(play, C_NEBMOON, 0, setting->moon_sets == BOTH_SETS ? n / 2 : n, 0, 0, 0);
        break;
    case SETUP_RAIDERS: /* 3.4 */
        more = n < CLASSES;
        if (more)
            push(play, C_RAIDER, 0, n, 0, 0, 0);
        break;
    case SETUP_FIGURES:
        more = n < 2;
        if (more)
            push(play, C_NEBULA, 0, FOR_FIGURE, 3, 0, 0);
        else if (setting->void_in_play)
            state->figure[DRAGON] = play->data->void_place;
        break;
    case SETUP_MODULES: /* 3.5 */
        more = n < TYPES * 3;
        if (more)
            push(play, C_MODULE, 0, n / 3, 0, 0, 0);
        break;
    case SETUP_SUPREMACY: /* 3.6 */
        more = n < 3;
        if (more)
            push(play, C_SUPREMACY, 0, n, 0, 0, 0);
        break;
    case SETUP_UPGRADES: /* 3.7 */
        more = n < KINDS;
        if (more)
            push(play, C_UPGRADE, 0, n, 0, 0, 0);
        break;
    case SETUP_LEADERS:
        more = false;
        put_on_bases(play);
        break;
    case SETUP_DICE: /* 3.10 */
        more = n < players * 3;
        if (more)
            push(play, C_NEBULA, nth(play, n / 3), FOR_LEADER, 0, 0, 0);
        break;
    case SETUP_DEAL:
        more = n < players * 2;
        if (more)
            push(play, C_FACTION, nth(play, n / 2), n % 2, 0, 0, 0);
        break;
    case SETUP_KEEP:
        more = n < players;
        if (more)
            push(play, D_KEEP, nth(play, players - 1 - n), 0, 0, 0, 0);
        break;
    case SETUP_START:
        more = n < players;
        if (more)
            start_player(play, nth(play, n));
        break;
    case SETUP_DESTINY: /* 3.12; the Unity's are drawn at the end */
        more = setting->destiny && n < players * 2;
        if (more && !state->seat[nth(play, n / 2)].out)
            push(play, C_DESTINY, nth(play, n / 2), n % 2, 0, 0, 0);
        break;
    case SETUP_UNITY:
        more = unity_plays(setting) && n < SECTIONS;
        if (more)
            push(play, C_ACTION, setting->players, n, 0, 0, 0);
        break;
    case SETUP_GO:
        pop(play);
        for (int place = PLACES - 1; unity_plays(setting) && place >= 0; place--)
            if (is_planet(&state->place[place]))
                state->unity.probe = (uint8_t)place;
        int first = state->seat[state->first].out ? andromeda_next_player(setting, state, state->first)
                                                  : state->first;
        push(play, T_BEGIN, first, 0, 0, 0, 0);
        return;
    }
    if (!more) {
        frame->a++;
        frame->b = 0;
    }
}
