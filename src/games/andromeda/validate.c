/* Validates positions: ranges and conserved totals, so that the rules can trust them. A stack of frames is accepted
   if each frame is possible on its own; tasks do nothing where they do not apply. */
#include "notation.h"

#define NEED(condition, why) \
    do {                     \
        if (!(condition)) {  \
            *reason = (why); \
            return false;    \
        }                    \
    } while (0)

enum { MOST_PENDING = 34 };

static bool check_table(const struct setting *setting, const struct state *state, const char **reason) {
    NEED(state->turn < setting->seats && state->player < setting->players && state->first < setting->players,
         "turn");
    NEED(state->event < setting->steps, "event");
    NEED(state->active == NOWHERE || state->place[state->active].tile != TILE_NONE, "active");
    NEED(state->last < 1 << setting->seats && (state->ending || !state->last), "last");
    NEED((state->kind == TURN_OVER) == (state->depth == 0), "pending");
    NEED(state->came <= 4, "came");
    if (unity_plays(setting)) {
        bool chosen = state->unity.control < setting->players;
        NEED(chosen || (state->kind == TURN_SETUP && state->unity.control == NOBODY), "control");
        NEED(!chosen || !state->seat[state->unity.control].out || state->kind == TURN_OVER, "control");
        NEED(state->kind == TURN_SETUP || (state->kind == TURN_OVER && state->unity.probe == NOWHERE) ||
                 (state->unity.probe < PLACES && (is_planet(&state->place[state->unity.probe]) ||
                                                  is_base(&state->place[state->unity.probe]))),
             "probe");
    } else
        NEED(state->unity.probe == NOWHERE && state->unity.control == NOBODY, "control");
    return true;
}

static bool check_map(const struct setting *setting, const struct state *state, const char **reason) {
    const struct data *data = &setting->data;
    int tiles[TILES] = {0};
    for (int i = 0; i < PLACES; i++) {
        const struct place *place = &state->place[i];
        NEED(place->tile < TILES, "map");
        tiles[place->tile]++;
        NEED(is_nebula(place) == (i == data->nebula_place[0] || i == data->nebula_place[1]), "map");
        NEED((place->tile == TILE_VOID) == (setting->void_in_play && i == data->void_place), "map");
        NEED(place->top <= data->count[KIND_MOON] &&
                 (!place->top || entry_of(data, KIND_MOON, place->top - 1)->of == place->tile - TILE_PLANET),
             "map moons");
        NEED(is_planet(place) ||
                 (!place->top && !place->under && !place->bonus && !place->owner && !place->settled),
             "map");
        NEED(place->under <= 3 && (!place->top || place->under <= 2) && place->settled <= LEADERS,
             "map moons");
        NEED(place->owner == NOBODYS || place->owner <= setting->seats, "map owner");
        NEED(place->owner || !place->settled, "map owner");
        NEED(!place->owner || place->owner == NOBODYS || !state->seat[place->owner - 1].out, "map owner");
    }
    for (int i = 0; i < PLANET_TYPES; i++)
        NEED(tiles[TILE_PLANET + i] + state->planet_left[i] == entry_of(data, KIND_PLANET, i)->copies,
             "planets");
    for (int i = 0; i < BASES; i++)
        NEED(tiles[TILE_BASE + i] == (state->to_lay[1] >> i & 1 ? 0 : 1), "bases");
    for (int i = 0; i < SPECIALS; i++)
        NEED(tiles[TILE_SPECIAL + i] == (state->special_left >> i & 1 ? 0 : 1), "specials");
    NEED(state->special_left < 1 << SPECIALS && state->to_lay[0] <= 15 && state->to_lay[1] < 1 << BASES &&
             state->to_lay[2] <= SPECIALS,
         "lay");
    NEED(state->kind == TURN_SETUP || !(state->to_lay[0] | state->to_lay[1] | state->to_lay[2]), "lay");
    int planets = 0;
    for (int i = 0; i < PLANET_TYPES; i++)
        planets += state->planet_left[i];
    NEED(state->to_lay[0] <= planets && state->to_lay[2] <= count_bits(state->special_left), "lay");
    for (int i = 0; i < NEBULAE; i++) {
        const uint8_t *moons = state->nebmoon[i];
        NEED(moons[0] <= data->count[KIND_NEBMOON] && moons[1] <= data->count[KIND_NEBMOON] &&
                 (moons[0] || !moons[1]) && (!moons[1] || moons[0] < moons[1]),
             "nebula moons");
    }
    for (int i = 0; i < CLASSES; i++) {
        const struct raider_line *raider = &data->raider[state->raider_card[i]];
        NEED(state->raider_card[i] < data->count[KIND_RAIDER] &&
                 (state->kind == TURN_SETUP || (raider->class == i && !raider->warp)),
             "raiders");
    }
    for (int i = 0; i < FIGURES; i++) {
        NEED(state->figure[i] == NOWHERE ||
                 (state->figure[i] < PLACES && state->place[state->figure[i]].tile != TILE_NONE),
             "raiders");
        NEED(i == 0 || i > 3 || state->figure[i - 1] <= state->figure[i], "raiders");
        NEED(i < 4 || i == DRAGON || state->figure[i] == NOWHERE || i - 4 < state->came, "raiders");
    }
    NEED(setting->void_in_play || state->figure[DRAGON] == NOWHERE, "raiders");
    return true;
}

static bool check_seat(const struct setting *setting, const struct state *state, int seat,
                       const char **reason) {
    const struct data *data = &setting->data;
    const struct seat *own = &state->seat[seat];
    bool unity = is_unity(setting, seat), factions = false;
    NEED(own->vp <= 999 && own->turns <= MOST_TURNS + 1 && own->out <= 1 && !(unity && own->out), "seat");
    NEED(own->waive <= 60 && own->reach <= 60, "counts");
    for (int i = 0; i < RESOURCES; i++)
        NEED(own->resource[i] <= (unity ? 0 : KEPT), "resources");
    for (int i = 0; i < TRACKS; i++)
        NEED(own->track[i] <= TOP, "tracks");
    for (int ship = 0; ship < SHIPS; ship++) {
        int at = own->at[ship];
        NEED(at < LOCATIONS && (at >= PLACES || state->place[at].tile != TILE_NONE), "ships");
        NEED(unity ? (at < PLACES || at == LOC_SCRAP || at == LOC_BARGE || at == LOC_OUT || at >= LOC_SAVED)
                   : at < LOC_SLOT,
             "ships");
        NEED(at < LOC_SLOT || ((at - LOC_SLOT) % SLOTS == 2
                                   ? ship >= TRANSPORTS && ship - TRANSPORTS == (at - LOC_SLOT) / SLOTS
                                   : ship < TRANSPORTS),
             "ships");
        NEED(at < LOC_SLOT || ship == 0 || ship >= TRANSPORTS || own->at[ship - 1] != at, "ships");
        NEED(!own->out || at == LOC_BAY || at == LOC_RESERVE, "ships");
        NEED(own->hurt[ship] <= 9 && (!own->hurt[ship] || at < PLACES || at == LOC_SAVED), "ships");
        NEED(ship == 0 || ship >= TRANSPORTS || own->at[ship - 1] < at ||
                 (own->at[ship - 1] == at && own->hurt[ship - 1] <= own->hurt[ship]),
             "ships");
        NEED(unity || at != LOC_OUT, "ships");
    }
    for (int place = 0; place < PLACES; place++)
        NEED(!own->leader[place] || (!own->out && state->place[place].tile != TILE_NONE), "leaders");
    NEED(andromeda_leaders_out(state, seat) <= LEADERS + (unity ? CORRUPTED : 0) &&
             own->corrupted <= (unity ? CORRUPTED : 0),
         "leaders");
    NEED(unity || andromeda_developments(state, seat) <= MOST_DEVELOPMENTS, "developments");
    int kinds = 0;
    for (int i = 0; i < OWNED; i++) {
        int source = own->owned[i] - 1;
        NEED(i == 0 || !own->owned[i] || own->owned[i - 1], "cards");
        NEED(!own->used[i] || own->owned[i], "cards");
        if (!own->owned[i])
            continue;
        NEED(source < SOURCES, "cards");
        for (int j = 0; j < i; j++)
            NEED(own->owned[j] != own->owned[i], "cards");
        NEED(unity == (source >= SOURCE_UNITYUP), "cards");
        NEED(unity || (i == 0) == (source < SOURCE_DEVCARD), "cards");
        NEED(!unity || (i == 0 ? source == SOURCE_COMMANDER + setting->commander : source < SOURCE_COMMANDER),
             "cards");
        if (source >= SOURCE_UNITYUP && source < SOURCE_COMMANDER)
            NEED(!(state->unity.tokens >> (source - SOURCE_UNITYUP) & 1), "cards");
        if (is_upgrade(source)) {
            int kind = source_entry(data, source)->of;
            NEED(!(kinds >> kind & 1), "cards");
            kinds |= 1 << kind;
            NEED(source < SOURCE_FUP || source - SOURCE_FUP == own->owned[0] - 1, "cards");
        }
        if (source >= SOURCE_DEVCARD && source < SOURCE_UPGRADE) {
            int card = source - SOURCE_DEVCARD;
            NEED(state->devcard_taken[card / 8] >> card % 8 & 1, "abilities");
            for (int other = 0; other < seat; other++)
                NEED(!andromeda_owns(&state->seat[other], source), "abilities");
        }
        factions |= source < SOURCE_DEVCARD;
        for (int other = 0; source < SOURCE_DEVCARD && other < seat; other++)
            NEED(state->seat[other].owned[0] != own->owned[0], "factions");
        if (source < SOURCE_DEVCARD)
            NEED(setting->faction_in[source] && state->faction_taken[source / 8] >> source % 8 & 1,
                 "factions");
    }
    NEED(unity || factions || own->out || state->kind == TURN_SETUP || state->kind == TURN_OVER, "factions");
    for (int i = 0; i < 2; i++) {
        NEED(own->deal[i] <= data->count[KIND_FACTION] &&
                 (!own->deal[i] || ((state->kind == TURN_SETUP || state->kind == TURN_OVER) && !unity)),
             "deal");
        NEED(own->destiny[i] == NOBODY || own->destiny[i] <= data->count[KIND_DESTINY], "destiny");
        NEED(!own->destiny[i] || setting->destiny, "destiny");
        NEED(own->destiny[i] != NOBODY || (!unity && state->kind != TURN_OVER), "destiny");
        NEED(!own->destiny[i] || own->destiny[i] == NOBODY ||
                 !(state->destiny_left >> (own->destiny[i] - 1) & 1),
             "destiny");
        for (int other = 0; own->destiny[i] && own->destiny[i] != NOBODY && other < seat; other++)
            NEED(state->seat[other].destiny[0] != own->destiny[i] &&
                     state->seat[other].destiny[1] != own->destiny[i],
                 "destiny");
    }
    NEED(own->destiny[0] || !own->destiny[1], "destiny");
    NEED(!own->destiny[1] || (own->destiny[0] == NOBODY) == (own->destiny[1] == NOBODY), "destiny");
    NEED(!own->destiny[1] || own->destiny[0] == NOBODY || own->destiny[0] < own->destiny[1], "destiny");
    NEED(!own->hidden || (!unity && state->kind != TURN_OVER && andromeda_hand(own) == own->hidden), "hand");
    for (int row = 0; row < TYPES; row++)
        for (int i = 0; i < ROW_ROOM; i++) {
            int module = own->row[row][i] & DESIGN;
            NEED(module || !own->row[row][i], "rows");
            NEED(i == 0 || !module || own->row[row][i - 1], "rows");
            NEED(!module || (!unity && module <= data->count[KIND_MODULE] &&
                             entry_of(data, KIND_MODULE, module - 1)->of == row),
                 "rows");
        }
    NEED(own->printed < 1 << TYPES && (!unity || !own->printed), "rows");
    return true;
}

static bool check_counts(const struct setting *setting, const struct state *state, const char **reason) {
    const struct data *data = &setting->data;
    int hidden = state->unity.hand, pool = 0;
    for (int card = 0; card < TACTICS; card++) {
        int total =
            state->pool[card] + state->discards[card] + state->played[card] + state->unity.known[card];
        for (int seat = 0; seat < setting->seats; seat++)
            total += state->seat[seat].hand[card];
        NEED(total == setting->tactic_copies[card], "tactics cards");
        pool += state->pool[card];
    }
    for (int seat = 0; seat < setting->seats; seat++)
        hidden += state->seat[seat].hidden;
    NEED(hidden <= pool, "hand");
    for (int module = 0; module < MODULES; module++) {
        int total = state->module_left[module] + state->unity.module[module];
        for (int i = 0; i < TYPES * 3; i++)
            total += state->market[i / 3][i % 3] == module + 1;
        for (int seat = 0; seat < setting->seats; seat++)
            for (int i = 0; i < TYPES * ROW_ROOM; i++)
                total += (state->seat[seat].row[i / ROW_ROOM][i % ROW_ROOM] & DESIGN) == module + 1;
        NEED(total <= setting->module_copies[module], "modules");
        NEED(state->unity.damaged[module] <= state->unity.module[module], "modules");
    }
    for (int type = 0; type < TYPES; type++)
        for (int i = 0; i < 3; i++) {
            int module = state->market[type][i];
            NEED(module <= data->count[KIND_MODULE] &&
                     (!module || entry_of(data, KIND_MODULE, module - 1)->of == type),
                 "market");
            NEED(i == 0 || !module || (state->market[type][i - 1] && state->market[type][i - 1] <= module),
                 "market");
        }
    for (int moon = 0; moon < MOONS; moon++) {
        bool nebula = moon >= MOON_DESIGNS;
        int total = nebula ? 0 : state->moon_left[moon];
        for (int seat = 0; seat < setting->seats; seat++)
            total += state->seat[seat].moon[moon] + state->seat[seat].spent[moon];
        for (int place = 0; place < PLACES; place++)
            total += state->place[place].top == moon + 1;
        for (int i = 0; nebula && i < 4; i++)
            total += state->nebmoon[i / 2][i % 2] == moon - MOON_DESIGNS + 1;
        if (nebula) {
            int n = moon - MOON_DESIGNS;
            NEED(total == (state->nebmoon_out[n / 8] >> n % 8 & 1), "nebula moons");
            NEED(!total || n < data->count[KIND_NEBMOON], "nebula moons");
        } else
            NEED(total == (moon < data->count[KIND_MOON] ? entry_of(data, KIND_MOON, moon)->copies : 0),
                 "moons");
    }
    for (int i = 0; i < UPGRADES; i++) {
        int total = state->upgrade_left[i];
        for (int kind = 0; kind < KINDS; kind++)
            total += state->upgrade_top[kind] == SOURCE_UPGRADE + i + 1;
        for (int seat = 0; seat < setting->seats; seat++)
            total += andromeda_owns(&state->seat[seat], SOURCE_UPGRADE + i);
        NEED(total == setting->upgrade_copies[i], "upgrades");
    }
    for (int kind = 0; kind < KINDS; kind++)
        NEED(!state->upgrade_top[kind] ||
                 (state->upgrade_top[kind] > SOURCE_UPGRADE &&
                  state->upgrade_top[kind] <= SOURCE_UPGRADE + data->count[KIND_UPGRADE] &&
                  source_entry(data, state->upgrade_top[kind] - 1)->of == kind),
             "upgrades");
    int unknown = 0, unseen = 0;
    for (int i = 0; i < DISCOVERIES; i++) {
        int total = state->token_left[i];
        for (int pile = 0; pile < PILES; pile++)
            total += state->pile_known[pile][i];
        for (int n = 0; n < state->depth; n++)
            if (state->frame[n].op == D_TAKE)
                total += (state->frame[n].c == i + 1) + (state->frame[n].d == i + 1);
        NEED(total <= (i < data->count[KIND_DISCOVERY] ? entry_of(data, KIND_DISCOVERY, i)->copies : 0),
             "tokens");
        unseen += state->token_left[i];
    }
    for (int pile = 0; pile < PILES; pile++)
        unknown += state->pile[pile];
    NEED(unknown == unseen, "piles");
    for (int i = 0; i < 3; i++) {
        NEED(state->supremacy[i] <= data->count[KIND_SUPREMACY], "supremacy");
        for (int j = 0; j < i; j++)
            NEED(!state->supremacy[i] || state->supremacy[i] != state->supremacy[j], "supremacy");
    }
    NEED(!(state->event_deck & ~setting->event_cards), "events");
    NEED(state->destiny_left < 1u << data->count[KIND_DESTINY], "destiny");
    for (int i = 0; i < CONFLICTS; i++)
        NEED(state->unity.conflict[i] <= (unity_plays(setting) && i < data->count[KIND_CONFLICT]
                                              ? entry_of(data, KIND_CONFLICT, i)->copies
                                              : 0),
             "conflict");
    for (int i = 0; i < SECTIONS; i++) {
        NEED(!(state->unity.deck[i] & ~setting->action_cards[i]), "action cards");
        int top = state->unity.top[i] - 1;
        NEED(top < data->count[KIND_ACTION] && (top < 0 || entry_of(data, KIND_ACTION, top)->of == i),
             "action cards");
        NEED(top < 0 || !(state->unity.deck[i] >> (top - setting->action_first[i]) & 1), "action cards");
    }
    return true;
}

static bool is_cost(const struct frame *frame) {
    uint8_t cost[COST_ITEMS] = {0};
    find_cost(frame, cost);
    for (int i = 0; i < RESOURCES; i++)
        if (cost[i] > MOST_OF_A_RESOURCE)
            return false;
    return andromeda_is_payable(cost);
}

static bool check_frame(const struct setting *setting, const struct state *state, int number,
                        const char **reason) {
    const struct frame *frame = &state->frame[number];
    const struct data *data = &setting->data;
    bool unity = is_unity(setting, frame->seat), here = state->active < PLACES;
    *reason = "pending";
    bool first = frame->op == T_SETUP || frame->op == T_END || frame->op == T_FINISH;
    if (frame->op == OP_NONE || frame->op >= OPS || first != (number == 0) ||
        (frame->op == T_SETUP) != (state->kind == TURN_SETUP && number == 0))
        return false;
    if (frame->op == C_ROLL ? frame->seat != RAIDER_SIDE && frame->seat >= setting->seats
                            : frame->seat >= setting->seats)
        return false;
    switch ((enum op)frame->op) {
    case T_SETUP:
        return frame->a <= 16 && frame->b <= 60;
    case T_REGION:
    case D_JOIN:
    case D_SAVE:
    case T_DAMAGE:
        return here && (!unity || frame->op == T_DAMAGE || frame->op == D_SAVE);
    case T_ATTACK:
        return here;
    case T_BATTLE:
        return here && frame->a <= 10 && frame->b == 0 && frame->c < 1 << SIDES;
    case T_AFTER_BASE:
        return frame->a < BASES;
    case T_EVENT:
        return frame->a < data->count[KIND_EVENT] &&
               frame->b <= entry_of(data, KIND_EVENT, frame->a)->clauses;
    case T_CONCERNED:
        return frame->a < 1 << setting->seats && frame->c < data->clauses && frame->d <= data->clauses;
    case T_TRIGGER:
        return frame->a < EVENT_WORDS && frame->c <= OWNED && frame->d <= 12 &&
               (frame->a != ON_LAUNCH || here);
    case D_CLAUSE:
        return frame->c < data->clauses && frame->b < EVENT_WORDS && (frame->b != ON_LAUNCH || here);
    case T_EFFECT:
        return frame->c < frame->d && frame->d <= data->clauses && frame->b == AT_ONCE;
    case T_OPTION:
        return frame->c < data->options && frame->b <= 1;
    case T_STEPS:
        return frame->c < frame->d && frame->d <= data->steps && frame->b <= 9;
    case T_RETURN:
        return !unity && frame->a <= 7;
    case T_SCIENCE:
        return !unity && frame->b <= ROW_ROOM;
    case T_ADVANCE:
        return frame->a < TRACKS;
    case T_DEVELOPED:
        return !unity && frame->a < PLACES;
    case T_DISCOVERY:
        return !unity && frame->a < PILES;
    case T_VOID:
        return !unity && frame->a <= 5 && frame->b < KINDS && setting->void_in_play;
    case T_UNITY:
        return unity && frame->a <= 5 && here >= (frame->a == 2);
    case T_UNITY_MODULE:
        return unity && frame->a <= ANY_TYPE;
    case T_UNITY_TOKENS:
        return unity && frame->a < PILES && frame->b <= 9;
    case T_UNITY_RECALL:
        return unity && frame->a <= 3;
    case T_UNITY_DEVELOP:
    case C_SECTION:
    case C_CONFLICT:
    case C_UNITYUP:
    case C_REPAIR:
    case D_TYPE:
    case A_LAUNCH:
    case A_RECRUIT:
    case A_RECALL:
    case A_HELM:
    case A_HOME:
        return unity;
    case A_ICON:
        return unity && frame->a > ICON_NONE && frame->a < ICON_WORDS;
    case T_PRIZE:
        return frame->a <= 60;
    case T_FOEDROP:
        return frame->a <= 9 && frame->c < 1 << setting->players;
    case D_KEEP:
        return !unity && state->kind == TURN_SETUP;
    case D_WINDOW:
        return !unity && frame->a >= 1 && frame->a <= 3;
    case D_ACTIVATIONS:
    case D_LIMIT:
    case D_GAIN:
    case D_OPS:
    case D_UPGRADE:
    case D_LEADER:
    case D_DIVERT:
    case D_FACE:
    case D_WARP:
        return !unity && (frame->op != D_FACE || state->fight == IN_VOID);
    case D_DISCARD:
        return !unity && frame->a <= DISCARD_DROP && frame->b >= 1 && frame->b <= 9;
    case D_PAY:
        return !unity && frame->a == 0 && frame->b <= 60 && frame->d <= 15 && is_cost(frame);
    case D_TRACK:
    case D_DIPLOMACY:
        return frame->a <= 1 &&
               (frame->op == D_TRACK ||
                (!unity && (frame->a ? state->fight == IN_VOID : state->fight == IN_BATTLE && here)));
    case D_MODULE:
        return unity ? frame->a < TYPES : frame->a <= ANY_TYPE;
    case D_BUY:
    case D_FIELD:
    case D_REMOVE:
        return !unity && frame->a <= 15 && frame->b <= 60;
    case D_BUILD:
        return !unity && frame->a <= ANY_KIND && frame->b <= 60;
    case D_DEVELOP:
        return !unity && frame->a <= 1 && frame->b <= 60;
    case D_ABILITY:
        return !unity && frame->a < DEVTYPES;
    case D_TAKE:
        return !unity && frame->a < PILES && frame->c <= data->count[KIND_DISCOVERY] &&
               frame->d <= data->count[KIND_DISCOVERY] && (frame->c || !frame->d);
    case D_MOON:
        return frame->a <= 1 && frame->b < PLACES;
    case D_NEBMOON:
        return !unity && (frame->a < NEBULAE || frame->a == NOWHERE);
    case D_STEAL:
        return !unity && (frame->a < setting->seats || frame->a == NOBODY) && frame->b >= 1 && frame->c < 256;
    case D_ACTIVATE:
        return !unity && frame->a <= TYPES;
    case D_FOE:
        return !unity && (frame->a == DO_FOEDIE || frame->a == DO_FOEAIM) && frame->b <= 9;
    case C_TILE:
        return frame->a <= 2 && frame->b < PLACES;
    case C_TOP:
        return frame->a < PLACES;
    case C_NEBMOON:
        return frame->a < NEBULAE;
    case C_RAIDER:
        return frame->a < CLASSES && state->kind == TURN_SETUP;
    case C_NEBULA:
        return frame->a == FOR_FIGURE ? frame->b < DRAGON && (frame->b < 4 || frame->b - 4 < state->came)
                                      : !unity && state->kind == TURN_SETUP;
    case C_MODULE:
        return frame->a < TYPES;
    case C_SUPREMACY:
        return frame->a < 3 && state->kind == TURN_SETUP;
    case C_UPGRADE:
        return frame->a < KINDS;
    case C_FACTION:
        return frame->a < 2 && state->kind == TURN_SETUP;
    case C_CARD:
        return !unity && frame->a <= 1;
    case C_DESTINY:
        return frame->a < 2;
    case C_ACTION:
        return unity && frame->a < SECTIONS;
    case C_TOKEN:
        return frame->a < PILES;
    case C_ROLL:
        return state->fight != NO_FIGHT && (state->fight == IN_VOID ? frame->seat < setting->players : here);
    default:
        return true;
    }
}

/* The chance or decision of each stage of the set-up (setup.c). */
static const uint8_t setup_ops[17] = {C_FIRST,  OP_NONE,     C_TILE,    C_NEBMOON, C_RAIDER, C_NEBULA,
                                      C_MODULE, C_SUPREMACY, C_UPGRADE, OP_NONE,   C_NEBULA, C_FACTION,
                                      D_KEEP,   C_CARD,      C_DESTINY, C_ACTION,  OP_NONE};

/* Factions are dealt and kept in turn (3.11). */
static bool check_setup(const struct setting *setting, const struct state *state, const char **reason) {
    enum { DEALING = 11, KEEPING = 12 };
    const struct frame *setup = &state->frame[0];
    int keeping = 0, dealing = 0;
    if (state->kind != TURN_SETUP)
        return true;
    for (int i = 1; i < state->depth; i++) {
        keeping += state->frame[i].op == D_KEEP;
        dealing += state->frame[i].op == C_FACTION;
        int n = setup->b - 1, players = setting->players;
        NEED(
            state->frame[i].op != D_KEEP ||
                (n >= 0 && n < players && state->frame[i].seat == (state->first + players - 1 - n) % players),
            "pending");
        NEED(state->frame[i].op != C_FACTION ||
                 (n >= 0 && state->frame[i].seat == (state->first + n / 2) % players &&
                  state->frame[i].a == n % 2),
             "pending");
        NEED(state->frame[i].op >= FIRST_DECISION || state->frame[i].op == T_DRAW, "pending");
    }
    const struct frame *now = top_frame(state);
    NEED(now->op == setup_ops[setup->a] || (setup->a == 2 && now->op == C_TOP), "pending");
    NEED(setup->b > 0 && (now->op != C_RAIDER || now->a == setup->b - 1), "pending");
    NEED(now->op != C_DESTINY || (now->a == (setup->b - 1) % 2 &&
                                  now->seat == (state->first + (setup->b - 1) / 2) % setting->players),
         "pending");
    for (int n = 0; n < 2 * setting->players; n++) {
        const struct seat *own = &state->seat[(state->first + n / 2) % setting->players];
        bool given =
            setting->destiny && (setup->a > 14 || (setup->a == 14 && n < setup->b - (now->op == C_DESTINY)));
        NEED(own->out || (own->destiny[n % 2] != 0) == given, "destiny");
    }
    NEED(setup->a <= 2 || !(state->to_lay[0] | state->to_lay[1] | state->to_lay[2]), "lay");
    for (int i = 0; setup->a > 4 && i < CLASSES; i++)
        NEED(setting->data.raider[state->raider_card[i]].class == i &&
                 !setting->data.raider[state->raider_card[i]].warp,
             "raiders");
    NEED(keeping <= (setup->a == KEEPING) && dealing <= (setup->a == DEALING), "pending");
    NEED(setup->a != KEEPING || setup->b <= setting->players, "pending");
    NEED(setup->a != DEALING || (setup->b <= 2 * setting->players && setup->b >= dealing), "pending");
    for (int n = 0; n < setting->players; n++) {
        int player = (state->first + n) % setting->players, turns = setting->players - 1 - n;
        const struct seat *own = &state->seat[player];
        bool kept = setup->a > KEEPING || (setup->a == KEEPING && turns < setup->b - keeping);
        NEED((own->owned[0] != 0) == kept, "factions");
        for (int i = 0; i < 2; i++) {
            bool dealt =
                !kept && (setup->a == KEEPING || (setup->a == DEALING && 2 * n + i < setup->b - dealing));
            NEED((own->deal[i] != 0) == dealt, "deal");
            int faction = own->deal[i] - 1;
            NEED(!dealt || state->faction_taken[faction / 8] >> faction % 8 & 1, "deal");
            for (int other = 0; dealt && other < 2 * setting->players; other++)
                NEED((other / 2 == player && other % 2 == i) ||
                         state->seat[other / 2].deal[other % 2] != own->deal[i],
                     "deal");
            for (int other = 0; dealt && other < setting->players; other++)
                NEED(state->seat[other].owned[0] != own->deal[i], "deal");
        }
    }
    return true;
}

/* Frames of a battle, or of an action in the Void, are above its own frame. */
static bool check_nesting(const struct state *state, const char **reason) {
    int battle = -1, in_void = -1;
    for (int i = 0; i < state->depth; i++) {
        const struct frame *frame = &state->frame[i];
        bool of_battle = false, of_void = false;
        switch ((enum op)frame->op) {
        case T_BATTLE:
            NEED(battle < 0 && in_void < 0, "pending");
            battle = frame->a ? i : battle;
            break;
        case T_VOID:
            NEED(battle < 0 && in_void < 0, "pending");
            in_void = i;
            break;
        case D_DIPLOMACY:
        case D_DIVERT:
            of_void = frame->a;
            of_battle = !of_void;
            break;
        case C_ROLL:
            of_void = state->fight == IN_VOID;
            of_battle = !of_void;
            break;
        case D_FACE:
            of_void = true;
            break;
        case D_WARP:
        case T_REGION:
            NEED(in_void < 0 && battle < 0, "pending");
            break;
        case D_JOIN:
        case D_OPS:
        case D_FOE:
        case D_SAVE:
        case T_DAMAGE:
        case T_FOEDROP:
        case T_PRIZE:
        case C_CONFLICT:
            of_battle = true;
            break;
        default:
            break;
        }
        NEED(!of_battle || battle >= 0, "pending");
        NEED(!of_void || (in_void >= 0 && state->fight == IN_VOID), "pending");
    }
    return true;
}

static bool check_pending(const struct setting *setting, const struct state *state, const char **reason) {
    game_action actions[ANDROMEDA_ACTIONS];
    NEED(state->depth <= MOST_PENDING, "pending");
    for (int i = 0; i < state->depth; i++)
        if (!check_frame(setting, state, i, reason))
            return false;
    if (state->depth == 0)
        return true;
    if (!check_setup(setting, state, reason) || !check_nesting(state, reason))
        return false;
    const struct frame *frame = top_frame(state);
    NEED(frame->op >= FIRST_DECISION, "pending");
    if (frame->op >= FIRST_AUTOMA && frame->op < FIRST_CHANCE)
        NEED(frame->op != A_LAUNCH || andromeda_unity_can_launch(setting, state), "pending");
    else {
        bool hidden = frame->seat < setting->players && state->seat[frame->seat].hidden;
        size_t count = frame->op >= FIRST_CHANCE ? andromeda_outcomes(setting, state, actions)
                                                 : andromeda_answers(setting, state, actions);
        NEED(count > 0 || hidden, "pending");
        NEED(frame->op >= FIRST_CHANCE || is_unity(setting, frame->seat) || !state->seat[frame->seat].out,
             "pending");
    }
    return true;
}

static bool check_fight(const struct setting *setting, const struct state *state, const char **reason) {
    NEED(state->fight != IN_BATTLE || state->active < PLACES, "fight");
    NEED(state->fight != IN_VOID || setting->void_in_play, "fight");
    int battles = 0, live = 0, done = 0;
    for (int i = 0; i < state->depth; i++) {
        battles += state->frame[i].op == T_BATTLE && state->frame[i].a > 0;
        live += state->frame[i].op == T_VOID && state->frame[i].a > 0 && state->frame[i].a < 5;
        done += state->frame[i].op == T_VOID && state->frame[i].a == 5;
    }
    NEED(battles == (state->fight == IN_BATTLE) && live <= 1, "fight");
    NEED(state->fight == IN_VOID ? live + done > 0 : live == 0, "fight");
    NEED(state->losers < 1 << SIDES, "fight");
    NEED(state->winner == NOBODY || state->winner == RAIDER_SIDE || state->winner < setting->seats, "fight");
    for (int seat = setting->seats; seat < RAIDER_SIDE; seat++)
        NEED(!(state->losers >> seat & 1), "fight");
    return true;
}

bool andromeda_validate(const struct setting *setting, const struct state *state, const char **reason) {
    if (!check_table(setting, state, reason) || !check_map(setting, state, reason))
        return false;
    for (int seat = 0; seat < setting->seats; seat++)
        if (!check_seat(setting, state, seat, reason))
            return false;
    return check_counts(setting, state, reason) && check_fight(setting, state, reason) &&
           check_pending(setting, state, reason);
}
