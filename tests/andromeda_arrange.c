/* Arranges positions of Andromeda. The bare table: the six bases on E1 to E5 and D6, nothing else on the map; no resources, cards, leaders,
   moons or modules; three transports of each player in the bay; the first player's turn.

     turn SEAT, first SEAT, control SEAT, probe PLACE, event N, last turns N (the game is ending), came N
     A1=ice:ice2:2:b:gold.1        a tile: planet, top moon, moons below, bonus, development with leaders; `A1=-` takes it away
     C1=nebula:anc1+orp5
     raider ID PLACE...            `-`: not on the map
     market s1,s1,s2/i1/-/z1       face up; modules ID,ID: the decks are these, `-`: empty
     tops armed,prow,lab,plating   sup u1,u2,u3   events e01,e02   deck t01,t02 (the others are discards)   discards t01   pile N d01,d04
     SEAT vp N, turns N, ice N ... energy N, sci N ... sup N, leaders N, corrupted N, wins N, raiders N, discoveries N, waive N, reach N
     SEAT transports A1,A1*1,bay   all of them; the others are in the reserve; fighter, science, cruiser WHERE
     SEAT out A1.1,B2.2   SEAT moons ice1,orp1   SEAT spent ice1   SEAT cards orchard,obs1,own   SEAT destiny k01,k02
     SEAT hand t01,t05   SEAT rows s1,s2* /i1/-/z1 (without the blank)
     unity cards k11,p1   unity hand N   unity modules s1,s2*   unity tops a11,a21,a31   unity tokens N (supremacy)   unity helm N
     unity rebuild A1   unity conflict c01,c01 */
#include "arrange.h"
#include "notation.h"

#include <stdio.h>
#include <stdlib.h>

enum { WORD = 256 };

struct item {
    const struct setting *setting;
    struct state *state;
    struct text *reason;
};

static bool wrong(const struct item *item, const char *what, const char *word) {
    text_format(item->reason, "%s: %s", what, word);
    return false;
}

/* The next part up to one of the signs, or NULL. */
static char *cut(char **at, const char *signs) {
    if (!*at)
        return NULL;
    char *start = *at, *end = start + strcspn(start, signs);
    *at = *end ? end + 1 : NULL;
    *end = '\0';
    return start;
}

static bool is_none(const char *word) {
    return *word == '\0' || strcmp(word, "-") == 0;
}

/* Ids. */

static int id_of(const struct item *item, int kind, const char *id) {
    for (int i = 0; i < item->setting->data.count[kind]; i++)
        if (strcmp(entry_of(&item->setting->data, kind, i)->id, id) == 0)
            return i;
    return -1;
}

static int place_of(const struct item *item, const char *id) {
    for (int place = 0; place < PLACES; place++) {
        char name[8];
        struct text text = text_into(name, sizeof name);
        andromeda_write_place(item->setting, place, &text);
        if (strcmp(name, id) == 0)
            return place;
    }
    return -1;
}

static int seat_of(const struct item *item, const char *mark) {
    for (int seat = 0; seat < item->setting->seats; seat++)
        if (strcmp(andromeda_mark(item->setting, seat), mark) == 0)
            return seat;
    return -1;
}

static int tile_of(const struct item *item, const char *id) {
    for (int tile = TILE_PLANET; tile < TILES; tile++)
        if (strcmp(andromeda_tile_id(item->setting, tile), id) == 0)
            return tile;
    return -1;
}

static bool number_of(const char *word, long most, long *number) {
    return text_read_number(word, 0, most, number);
}

/* A list of ids as counts. */
static bool count_ids(const struct item *item, int kind, char *words, uint8_t *counts) {
    char *at = words, *part;
    if (is_none(words))
        return true;
    while ((part = cut(&at, ","))) {
        int id = id_of(item, kind, part);
        if (id < 0)
            return wrong(item, "no such id", part);
        counts[id]++;
    }
    return true;
}

/* Moves things between two counts so that the second reaches the given value. */
static bool trade(const struct item *item, uint8_t *from, uint8_t *to, const uint8_t *wanted, int count) {
    for (int i = 0; i < count; i++) {
        if (from[i] + to[i] < wanted[i])
            return wrong(item, "there are not so many", "");
        from[i] = (uint8_t)(from[i] + to[i] - wanted[i]);
        to[i] = wanted[i];
    }
    return true;
}

/* The map. */

static void take_tile(const struct item *item, int at) {
    struct state *state = item->state;
    struct place *place = &state->place[at];
    if (is_planet(place)) {
        state->planet_left[place->tile - TILE_PLANET]++;
        if (place->top)
            state->moon_left[place->top - 1]++;
    } else if (place->tile >= TILE_SPECIAL && place->tile < TILE_VOID)
        state->special_left = (uint8_t)(state->special_left | 1 << (place->tile - TILE_SPECIAL));
    *place = (struct place){0};
}

static bool put_planet(const struct item *item, struct place *place, int tile, char *words) {
    struct state *state = item->state;
    char *at = words, *part;
    long number;
    if (state->planet_left[tile - TILE_PLANET] == 0)
        return wrong(item, "no such planet is left", "");
    state->planet_left[tile - TILE_PLANET]--;
    place->tile = (uint8_t)tile;
    for (int n = 0; (part = cut(&at, ":")); n++) {
        char *dot = strchr(part, '.');
        if (n == 0 && !is_none(part)) {
            int moon = id_of(item, KIND_MOON, part);
            if (moon < 0 || state->moon_left[moon] == 0)
                return wrong(item, "no such moon", part);
            state->moon_left[moon]--;
            place->top = (uint8_t)(moon + 1);
        } else if (n == 1) {
            if (!number_of(part, 3, &number))
                return wrong(item, "how many moons", part);
            place->under = (uint8_t)number;
        } else if (n > 1 && strcmp(part, "b") == 0)
            place->bonus = 1;
        else if (n > 1 && dot) {
            *dot = '\0';
            int seat = strcmp(part, "none") == 0 ? NOBODYS - 1 : seat_of(item, part);
            if (seat < 0 || !number_of(dot + 1, LEADERS, &number))
                return wrong(item, "whose development", part);
            place->owner = (uint8_t)(seat + 1);
            place->settled = (uint8_t)number;
        } else if (n > 0)
            return wrong(item, "unknown", part);
    }
    return true;
}

static bool put_nebula(const struct item *item, int nebula, char *words) {
    struct state *state = item->state;
    uint8_t *moons = state->nebmoon[nebula];
    char *at = words, *part;
    for (int i = 0; i < 2; i++)
        if (moons[i]) {
            int old = moons[i] - 1;
            state->nebmoon_out[old / 8] = (uint8_t)(state->nebmoon_out[old / 8] & ~(1 << old % 8));
            moons[i] = 0;
        }
    for (int i = 0; (part = cut(&at, "+")); i++) {
        int moon = is_none(part) ? -2 : id_of(item, KIND_NEBMOON, part);
        if (moon == -1 || i == 2)
            return wrong(item, "no such moon", part);
        if (moon < 0)
            continue;
        moons[i] = (uint8_t)(moon + 1);
        state->nebmoon_out[moon / 8] = (uint8_t)(state->nebmoon_out[moon / 8] | 1 << moon % 8);
    }
    if (moons[1] && moons[0] > moons[1]) {
        uint8_t moon = moons[0];
        moons[0] = moons[1], moons[1] = moon;
    }
    return true;
}

static bool put_tile(const struct item *item, int at, char *words) {
    struct state *state = item->state;
    struct place *place = &state->place[at];
    char *rest = words, *id = cut(&rest, ":");
    char none[] = "-";
    int tile = is_none(id) ? TILE_NONE : is_nebula(place) ? place->tile : tile_of(item, id);
    if (tile < 0)
        return wrong(item, "no such tile", id);
    if (is_nebula(place))
        return put_nebula(item, place->tile - TILE_NEBULA, rest ? rest : none);
    if (tile >= TILE_BASE && tile < TILES)
        for (int other = 0; other < PLACES; other++)
            if (other != at && state->place[other].tile == tile)
                take_tile(item, other);
    take_tile(item, at);
    if (tile >= TILE_PLANET && tile < TILE_BASE)
        return put_planet(item, place, tile, rest ? rest : none);
    if (tile >= TILE_SPECIAL && tile < TILE_VOID)
        state->special_left = (uint8_t)(state->special_left & ~(1 << (tile - TILE_SPECIAL)));
    place->tile = (uint8_t)tile;
    return true;
}

static bool put_raider(const struct item *item, char *words) {
    struct state *state = item->state;
    char *at = words, *part = cut(&at, " ");
    int raider = id_of(item, KIND_RAIDER, part), class = 0;
    if (raider < 0)
        return wrong(item, "no such raider", part);
    class = item->setting->data.raider[raider].class;
    bool dragon = item->setting->data.raider[raider].warp;
    uint8_t *figure = dragon ? &state->figure[DRAGON] : class ? &state->figure[class + 3] : state->figure;
    memset(figure, NOWHERE, dragon || class ? 1 : 4);
    if (!dragon)
        state->raider_card[class] = (uint8_t)raider;
    for (int i = 0; (part = cut(&at, " ")); i++) {
        int place = is_none(part) ? NOWHERE : place_of(item, part);
        if (place < 0 || i == (dragon || class ? 1 : 4))
            return wrong(item, "no such place", part);
        figure[i] = (uint8_t)place;
        if (!dragon && class > state->came)
            state->came = (uint8_t) class;
    }
    for (int i = 1; i < 4; i++)
        for (int j = i; j > 0 && state->figure[j - 1] > state->figure[j]; j--) {
            uint8_t place = state->figure[j];
            state->figure[j] = state->figure[j - 1];
            state->figure[j - 1] = place;
        }
    return true;
}

/* Decks. */

static bool put_market(const struct item *item, char *words) {
    struct state *state = item->state;
    char *at = words, *row;
    for (int i = 0; i < TYPES * 3; i++)
        if (state->market[i / 3][i % 3]) {
            state->module_left[state->market[i / 3][i % 3] - 1]++;
            state->market[i / 3][i % 3] = 0;
        }
    for (int type = 0; (row = cut(&at, "/")); type++) {
        char *inner = row, *part;
        for (int i = 0; !is_none(row) && (part = cut(&inner, ",")); i++) {
            int module = id_of(item, KIND_MODULE, part);
            if (module < 0 || type == TYPES || i == 3 || state->module_left[module] == 0)
                return wrong(item, "no such module", part);
            state->module_left[module]--;
            state->market[type][i] = (uint8_t)(module + 1);
            for (int j = i; j > 0 && state->market[type][j - 1] > state->market[type][j]; j--) {
                uint8_t swap = state->market[type][j];
                state->market[type][j] = state->market[type][j - 1];
                state->market[type][j - 1] = swap;
            }
        }
    }
    return true;
}

static bool put_tops(const struct item *item, char *words) {
    struct state *state = item->state;
    char *at = words, *part;
    for (int kind = 0; kind < KINDS && (part = cut(&at, ",")); kind++) {
        uint8_t *top_of = &state->upgrade_top[kind];
        int upgrade = is_none(part) ? -2 : id_of(item, KIND_UPGRADE, part);
        if (upgrade == -1)
            return wrong(item, "no such upgrade", part);
        if (*top_of)
            state->upgrade_left[*top_of - 1 - SOURCE_UPGRADE]++;
        *top_of = 0;
        if (upgrade >= 0) {
            if (state->upgrade_left[upgrade] == 0)
                return wrong(item, "none is left", part);
            state->upgrade_left[upgrade]--;
            *top_of = (uint8_t)(SOURCE_UPGRADE + upgrade + 1);
        }
    }
    return true;
}

static bool put_supremacy(const struct item *item, char *words) {
    char *at = words, *part;
    for (int i = 0; i < 3 && (part = cut(&at, ",")); i++) {
        int token = is_none(part) ? -1 : id_of(item, KIND_SUPREMACY, part);
        if (token < 0 && !is_none(part))
            return wrong(item, "no such token", part);
        item->state->supremacy[i] = (uint8_t)(token + 1);
    }
    return true;
}

/* A pile of exactly these tokens, all known. What was unknown in it is out of the game, from the last design on. */
static bool put_pile(const struct item *item, char *words) {
    struct state *state = item->state;
    char *at = words, *number = cut(&at, " ");
    char none[] = "-";
    long pile;
    uint8_t wanted[MAX_ENTRIES] = {0};
    if (!number_of(number, PILES - 1, &pile) || !count_ids(item, KIND_DISCOVERY, at ? at : none, wanted))
        return wrong(item, "which pile", number);
    if (!trade(item, state->token_left, state->pile_known[pile], wanted, DISCOVERIES))
        return false;
    int unseen = 0, unknown = 0;
    state->pile[pile] = 0;
    for (int i = 0; i < PILES; i++)
        unknown += state->pile[i];
    for (int i = 0; i < DISCOVERIES; i++)
        unseen += state->token_left[i];
    for (int i = DISCOVERIES - 1; i >= 0; i--)
        for (; unseen > unknown && state->token_left[i] > 0; unseen--)
            state->token_left[i]--;
    return unseen == unknown || wrong(item, "too few tokens are left", number);
}

static bool put_deck(const struct item *item, char *words, bool discards) {
    struct state *state = item->state;
    uint8_t wanted[MAX_ENTRIES] = {0};
    return count_ids(item, KIND_TACTIC, words, wanted) &&
           (discards ? trade(item, state->pool, state->discards, wanted, TACTICS)
                     : trade(item, state->discards, state->pool, wanted, TACTICS));
}

static bool put_events(const struct item *item, char *words) {
    uint8_t wanted[MAX_ENTRIES] = {0};
    item->state->event_deck = 0;
    if (!count_ids(item, KIND_EVENT, words, wanted))
        return false;
    for (int i = 0; i < EVENTS; i++)
        if (wanted[i])
            item->state->event_deck =
                (uint16_t)(item->state->event_deck | 1 << (i - item->setting->event_first));
    return true;
}

/* Seats. */

static int where_of(const struct item *item, const char *word) {
    static const char *const words[] = {"bay", "reserve", "scrap", "barge", "out"};
    for (int i = 0; i < 5; i++)
        if (strcmp(words[i], word) == 0)
            return LOC_BAY + i;
    if (word[0] >= '1' && word[0] <= '3' && word[1] >= 'a' && word[1] <= 'c' && !word[2])
        return LOC_SLOT + (word[0] - '1') * SLOTS + word[1] - 'a';
    return place_of(item, word);
}

static bool put_ships(const struct item *item, struct seat *own, int kind, char *words) {
    char *at = words, *part;
    int ship = first_of_kind(kind);
    for (int i = ship; i < end_of_kind(kind); i++)
        own->at[i] = LOC_RESERVE, own->hurt[i] = 0;
    for (; !is_none(words) && (part = cut(&at, ",")); ship++) {
        char *star = strchr(part, '*');
        long number = 0;
        if (star)
            *star = '\0';
        int where = where_of(item, part);
        if (where < 0 || ship == end_of_kind(kind) || (star && !number_of(star + 1, 9, &number)))
            return wrong(item, "where is the ship", part);
        own->at[ship] = (uint8_t)where;
        own->hurt[ship] = (uint8_t)number;
    }
    andromeda_sort_ships(own);
    return true;
}

static bool put_leaders(const struct item *item, struct seat *own, char *words) {
    char *at = words, *part;
    memset(own->leader, 0, sizeof own->leader);
    while (!is_none(words) && (part = cut(&at, ","))) {
        char *dot = strchr(part, '.');
        long number = 1;
        if (dot)
            *dot = '\0';
        int place = place_of(item, part);
        if (place < 0 || (dot && !number_of(dot + 1, LEADERS, &number)))
            return wrong(item, "where is the leader", part);
        own->leader[place] = (uint8_t)number;
    }
    return true;
}

static bool put_moons(const struct item *item, uint8_t moons[MOONS], char *words) {
    struct state *state = item->state;
    char *at = words, *part;
    for (int i = 0; i < MOONS; i++) {
        int n = i - MOON_DESIGNS;
        if (i < MOON_DESIGNS)
            state->moon_left[i] = (uint8_t)(state->moon_left[i] + moons[i]);
        else if (moons[i])
            state->nebmoon_out[n / 8] = (uint8_t)(state->nebmoon_out[n / 8] & ~(1 << n % 8));
        moons[i] = 0;
    }
    while (!is_none(words) && (part = cut(&at, ","))) {
        int moon = id_of(item, KIND_MOON, part), n = id_of(item, KIND_NEBMOON, part);
        if (moon < 0 && n < 0)
            return wrong(item, "no such moon", part);
        if (moon >= 0)
            state->moon_left[moon]--, moons[moon]++;
        else {
            moons[MOON_DESIGNS + n]++;
            state->nebmoon_out[n / 8] = (uint8_t)(state->nebmoon_out[n / 8] | 1 << n % 8);
        }
    }
    return true;
}

static int source_of(const struct item *item, const char *id, int faction) {
    static const int kinds[][2] = {{KIND_FACTION, SOURCE_FACTION},
                                   {KIND_DEVCARD, SOURCE_DEVCARD},
                                   {KIND_UPGRADE, SOURCE_UPGRADE},
                                   {KIND_UNITYUP, SOURCE_UNITYUP},
                                   {KIND_COMMANDER, SOURCE_COMMANDER}};
    if (strcmp(id, "own") == 0)
        return SOURCE_FUP + faction;
    for (int i = 0; i < 5; i++)
        if (id_of(item, kinds[i][0], id) >= 0)
            return kinds[i][1] + id_of(item, kinds[i][0], id);
    return -1;
}

/* Whether the card lies with its owner (or, a token of the Unity, is still to be drawn). */
static void account_for(const struct item *item, int source, bool owned) {
    struct state *state = item->state;
    int n = source - SOURCE_DEVCARD;
    uint8_t *bits = source < SOURCE_DEVCARD ? &state->faction_taken[source / 8]
                                            : &state->devcard_taken[source < SOURCE_UPGRADE ? n / 8 : 0];
    if (source < SOURCE_UPGRADE) {
        int bit = 1 << (source < SOURCE_DEVCARD ? source : n) % 8;
        *bits = (uint8_t)(owned ? *bits | bit : *bits & ~bit);
    } else if (source < SOURCE_FUP)
        state->upgrade_left[source - SOURCE_UPGRADE] =
            (uint8_t)(state->upgrade_left[source - SOURCE_UPGRADE] + (owned ? -1 : 1));
    else if (source >= SOURCE_UNITYUP && source < SOURCE_COMMANDER) {
        int bit = 1 << (source - SOURCE_UNITYUP);
        state->unity.tokens = (uint8_t)(owned ? state->unity.tokens & ~bit : state->unity.tokens | bit);
    }
}

static bool put_cards(const struct item *item, struct seat *own, char *words) {
    char *at = words, *part;
    for (int i = 0; i < OWNED; i++) {
        if (own->owned[i])
            account_for(item, own->owned[i] - 1, false);
        own->owned[i] = own->used[i] = 0;
    }
    for (int i = 0; (part = cut(&at, ",")); i++) {
        char *sign = strchr(part, '!');
        if (sign)
            *sign = '\0', own->used[i] = 1;
        int source = source_of(item, part, own->owned[0] - 1);
        if (source < 0 || i == OWNED)
            return wrong(item, "no such card", part);
        own->owned[i] = (uint8_t)(source + 1);
        account_for(item, source, true);
    }
    return true;
}

static bool put_destiny(const struct item *item, struct seat *own, char *words) {
    char *at = words, *part;
    for (int i = 0; i < 2; i++) {
        if (own->destiny[i])
            item->state->destiny_left |= 1u << (own->destiny[i] - 1);
        own->destiny[i] = 0;
    }
    for (int i = 0; !is_none(words) && i < 2 && (part = cut(&at, ",")); i++) {
        int card = id_of(item, KIND_DESTINY, part);
        if (card < 0)
            return wrong(item, "no such card", part);
        own->destiny[i] = (uint8_t)(card + 1);
        item->state->destiny_left &= ~(1u << card);
    }
    return true;
}

static bool put_rows(const struct item *item, struct seat *own, char *words) {
    struct state *state = item->state;
    char *at = words, *row;
    for (int i = 0; i < TYPES * ROW_ROOM; i++) {
        uint8_t *module = &own->row[i / ROW_ROOM][i % ROW_ROOM];
        if (*module)
            state->module_left[(*module & DESIGN) - 1]++;
        *module = 0;
    }
    for (int type = 0; (row = cut(&at, "/")); type++) {
        char *inner = row, *part;
        for (int i = 0; !is_none(row) && (part = cut(&inner, ",")); i++) {
            size_t length = strcspn(part, "*!");
            int flags = (strchr(part, '*') ? DAMAGED : 0) | (strchr(part, '!') ? ACTIVATED : 0);
            part[length] = '\0';
            int module = id_of(item, KIND_MODULE, part);
            if (module < 0 || type == TYPES || i == ROW_ROOM || state->module_left[module] == 0)
                return wrong(item, "no such module", part);
            state->module_left[module]--;
            own->row[type][i] = (uint8_t)((module + 1) | flags);
        }
    }
    return true;
}

static bool put_unity_modules(const struct item *item, char *words) {
    struct state *state = item->state;
    char *at = words, *part;
    for (int i = 0; i < MODULES; i++) {
        state->module_left[i] = (uint8_t)(state->module_left[i] + state->unity.module[i]);
        state->unity.module[i] = state->unity.damaged[i] = 0;
    }
    while (!is_none(words) && (part = cut(&at, ","))) {
        char *star = strchr(part, '*');
        if (star)
            *star = '\0';
        int module = id_of(item, KIND_MODULE, part);
        if (module < 0 || state->module_left[module] == 0)
            return wrong(item, "no such module", part);
        state->module_left[module]--;
        state->unity.module[module]++;
        state->unity.damaged[module] = (uint8_t)(state->unity.damaged[module] + (star ? 1 : 0));
    }
    return true;
}

static bool put_action_cards(const struct item *item, char *words) {
    struct state *state = item->state;
    char *at = words, *part;
    for (int i = 0; i < SECTIONS && (part = cut(&at, ",")); i++) {
        int card = id_of(item, KIND_ACTION, part), first = item->setting->action_first[i];
        if (card < 0)
            return wrong(item, "no such card", part);
        if (state->unity.top[i])
            state->unity.deck[i] = (uint16_t)(state->unity.deck[i] | 1 << (state->unity.top[i] - 1 - first));
        state->unity.top[i] = (uint8_t)(card + 1);
        state->unity.deck[i] = (uint16_t)(state->unity.deck[i] & ~(1 << (card - first)));
    }
    return true;
}

static bool put_unity(const struct item *item, const char *key, char *words) {
    struct unity *unity = &item->state->unity;
    long number = 0;
    uint8_t wanted[MAX_ENTRIES] = {0};
    if (strcmp(key, "modules") == 0)
        return put_unity_modules(item, words);
    if (strcmp(key, "tops") == 0)
        return put_action_cards(item, words);
    if (strcmp(key, "conflict") == 0) {
        if (!count_ids(item, KIND_CONFLICT, words, wanted))
            return false;
        memcpy(unity->conflict, wanted, CONFLICTS);
        return true;
    }
    if (strcmp(key, "rebuild") == 0) {
        int place = is_none(words) ? PLACES : place_of(item, words);
        unity->rebuild = place == PLACES ? 0 : 1u << place;
        return place >= 0 || wrong(item, "no such place", words);
    }
    if (!number_of(words, 200, &number))
        return wrong(item, "a number is missing", words);
    if (strcmp(key, "hand") == 0)
        unity->hand = (uint8_t)number;
    else if (strcmp(key, "tokens") == 0)
        unity->supremacy = (uint8_t)number;
    else if (strcmp(key, "helm") == 0)
        unity->helm = (uint8_t)number;
    else
        return wrong(item, "unknown", key);
    return true;
}

/* Numbers of a seat, by name. */
static uint8_t *number_at(struct seat *own, const char *key) {
    for (int i = 0; i < RESOURCES; i++)
        if (strcmp(andromeda_resource_ids[i], key) == 0)
            return &own->resource[i];
    for (int i = 0; i < TRACKS; i++)
        if (strcmp(andromeda_track_ids[i], key) == 0)
            return &own->track[i];
    return strcmp(key, "turns") == 0         ? &own->turns
           : strcmp(key, "leaders") == 0     ? &own->leaders
           : strcmp(key, "corrupted") == 0   ? &own->corrupted
           : strcmp(key, "wins") == 0        ? &own->wins
           : strcmp(key, "raiders") == 0     ? &own->raiders
           : strcmp(key, "discoveries") == 0 ? &own->discoveries
           : strcmp(key, "waive") == 0       ? &own->waive
           : strcmp(key, "reach") == 0       ? &own->reach
           : strcmp(key, "resigned") == 0    ? &own->out
                                             : NULL;
}

static bool put_seat(const struct item *item, int seat, char *words) {
    struct seat *own = &item->state->seat[seat];
    char *at = words, *key = cut(&at, " ");
    char none[] = "-";
    char *value = at ? at : none;
    uint8_t wanted[MAX_ENTRIES] = {0};
    uint8_t *number = number_at(own, key);
    long read;
    if (strcmp(key, "vp") == 0) {
        if (!number_of(value, 999, &read))
            return wrong(item, "a number is missing", key);
        own->vp = (uint16_t)read;
        return true;
    }
    if (number && !(is_unity(item->setting, seat) && strcmp(key, "modules") == 0)) {
        if (!number_of(value, 255, &read))
            return wrong(item, "a number is missing", key);
        *number = (uint8_t)read;
        return true;
    }
    for (int kind = 0; kind < KINDS; kind++)
        if (strcmp(key, kind == TRANSPORT ? "transports" : andromeda_ship_ids[kind]) == 0)
            return put_ships(item, own, kind, value);
    if (strcmp(key, "out") == 0)
        return put_leaders(item, own, value);
    if (strcmp(key, "moons") == 0)
        return put_moons(item, own->moon, value);
    if (strcmp(key, "spent") == 0)
        return put_moons(item, own->spent, value);
    if (strcmp(key, "cards") == 0)
        return put_cards(item, own, value);
    if (strcmp(key, "destiny") == 0)
        return put_destiny(item, own, value);
    if (is_unity(item->setting, seat))
        return put_unity(item, key, value);
    if (strcmp(key, "hand") == 0)
        return count_ids(item, KIND_TACTIC, value, wanted) &&
               trade(item, item->state->pool, own->hand, wanted, TACTICS);
    if (strcmp(key, "rows") == 0)
        return put_rows(item, own, value);
    return wrong(item, "unknown", key);
}

/* Items of the table. */

static bool put_number(const struct item *item, const char *word, uint8_t *to) {
    long number;
    if (!number_of(word, 255, &number))
        return wrong(item, "a number is missing", word);
    *to = (uint8_t)number;
    return true;
}

static bool put_mark(const struct item *item, const char *word, uint8_t *to) {
    int seat = seat_of(item, word);
    if (seat < 0)
        return wrong(item, "no such seat", word);
    *to = (uint8_t)seat;
    return true;
}

static bool arrange(const void *setting, void *state, const char *words, struct text *reason) {
    struct item item = {setting, state, reason};
    char line[WORD * 4], *at = line;
    if (strlen(words) >= sizeof line)
        return wrong(&item, "too long", "");
    strcpy(line, words);
    char *equals = strchr(line, '=');
    if (equals) {
        *equals = '\0';
        int place = place_of(&item, line);
        return place < 0 ? wrong(&item, "no such place", line) : put_tile(&item, place, equals + 1);
    }
    char *key = cut(&at, " ");
    char none[] = "-";
    char *value = at ? at : none;
    int seat = seat_of(&item, key);
    uint8_t wanted[MAX_ENTRIES] = {0};
    if (seat >= 0)
        return put_seat(&item, seat, value);
    if (strcmp(key, "turn") == 0) {
        if (item.state->depth == 1 && item.state->frame[0].op == T_BEGIN &&
            !put_mark(&item, value, &item.state->frame[0].seat))
            return false;
        return put_mark(&item, value, &item.state->turn) &&
               (is_unity(item.setting, item.state->turn) || put_mark(&item, value, &item.state->player));
    }
    if (strcmp(key, "first") == 0)
        return put_mark(&item, value, &item.state->first);
    if (strcmp(key, "player") == 0)
        return put_mark(&item, value, &item.state->player);
    if (strcmp(key, "control") == 0)
        return put_mark(&item, value, &item.state->unity.control);
    if (strcmp(key, "probe") == 0 || strcmp(key, "active") == 0) {
        int place = is_none(value) ? NOWHERE : place_of(&item, value);
        *(strcmp(key, "probe") == 0 ? &item.state->unity.probe : &item.state->active) = (uint8_t)place;
        return place >= 0 || wrong(&item, "no such place", value);
    }
    if (strcmp(key, "event") == 0)
        return put_number(&item, value, &item.state->event);
    if (strcmp(key, "came") == 0)
        return put_number(&item, value, &item.state->came);
    if (strcmp(key, "ending") == 0) {
        char *part;
        item.state->ending = 1;
        item.state->last = 0;
        while (!is_none(value) && at && (part = cut(&at, ","))) {
            int who = seat_of(&item, part);
            if (who < 0)
                return wrong(&item, "no such seat", part);
            item.state->last = (uint8_t)(item.state->last | 1 << who);
        }
        return true;
    }
    if (strcmp(key, "raider") == 0)
        return put_raider(&item, value);
    if (strcmp(key, "market") == 0)
        return put_market(&item, value);
    if (strcmp(key, "modules") == 0) {
        if (!count_ids(&item, KIND_MODULE, value, wanted))
            return false;
        memcpy(item.state->module_left, wanted, MODULES);
        return true;
    }
    if (strcmp(key, "tops") == 0)
        return put_tops(&item, value);
    if (strcmp(key, "sup") == 0)
        return put_supremacy(&item, value);
    if (strcmp(key, "pile") == 0)
        return put_pile(&item, value);
    if (strcmp(key, "deck") == 0 || strcmp(key, "discards") == 0)
        return put_deck(&item, value, strcmp(key, "discards") == 0);
    if (strcmp(key, "played") == 0)
        return count_ids(&item, KIND_TACTIC, value, wanted) &&
               trade(&item, item.state->pool, item.state->played, wanted, TACTICS);
    if (strcmp(key, "events") == 0)
        return put_events(&item, value);
    return wrong(&item, "unknown", key);
}

static void clear(const void *any_setting, void *any_state) {
    static const char *const bases[] = {"E1=odessa",   "E2=ilion",   "E3=yards",
                                        "E4=exchange", "E5=college", "D6=office"};
    static const char *const factions[] = {"gold cards orchard", "coral cards verrane", "blue cards ember",
                                           "mint cards haulers", "orchid cards tolzeed"};
    static const char *const raiders[] = {"vorticon", "reaver", "hulk", "matron", "maw"};
    const struct setting *setting = any_setting;
    struct state *state = any_state;
    struct text none = {0};
    struct item item = {setting, state, &none};
    andromeda_begin(setting, state);
    state->depth = 0;
    memset(state->frame, 0, sizeof state->frame);
    struct play play = {.setting = setting, .data = &setting->data, .state = state};
    push(&play, T_BEGIN, 0, 0, 0, 0, 0);
    state->kind = TURN_OPEN;
    memset(state->to_lay, 0, sizeof state->to_lay);
    bool good = true;
    for (int i = 0; i < BASES; i++)
        good = good && arrange(setting, state, bases[i], &none);
    for (int i = 0; i < CLASSES; i++) {
        int raider = id_of(&item, KIND_RAIDER, raiders[i]);
        state->raider_card[i] = (uint8_t)(raider < 0 ? 0 : raider);
    }
    for (int seat = 0; seat < setting->players; seat++)
        good = good && arrange(setting, state, factions[seat], &none);
    good = good && arrange(setting, state, "tops armed,prow,lab,plating", &none) &&
           arrange(setting, state, "sup u1,u2,u3", &none);
    if (unity_plays(setting)) {
        good = good && arrange(setting, state, "unity tops a11,a21,a31", &none) &&
               arrange(setting, state, "probe E1", &none) && arrange(setting, state, "control gold", &none);
        state->seat[setting->players].vp = 0;
        memset(state->seat[setting->players].track, 0, TRACKS);
    }
    if (!good)
        abort(); /* the standard data have all this */
}

static void start(const void *setting, void *state) {
    struct play play = {.setting = setting, .data = &((const struct setting *)setting)->data, .state = state};
    andromeda_run(&play);
}

/* Whether two lines have the same kind and id. */
static bool same_thing(const char *a, const char *b) {
    const char *bar = strchr(b, '|');
    bar = bar ? strchr(bar + 1, '|') : NULL;
    return bar && strncmp(a, b, (size_t)(bar + 1 - b)) == 0;
}

static bool change_data(const char *before, const char *line, struct text *value, struct game_error *error) {
    static char file[2 * GAME_OPTION_TEXT];
    struct text text = text_into(file, sizeof file);
    const char *from = before ? before : andromeda_data_file;
    bool found = false;
    while (*from) {
        size_t width = strcspn(from, before ? "~" : "\n");
        if (same_thing(from, line)) {
            text_format(&text, "%s\n", line);
            found = true;
        } else
            text_format(&text, "%.*s\n", (int)width, from);
        from += width + (from[width] ? 1 : 0);
    }
    if (!found) {
        struct text why = text_into(error->text, sizeof error->text);
        text_put(&why, "the data have no such thing");
        return false;
    }
    return andromeda_read_data(file, strlen(file), value, error);
}

const struct arranger andromeda_arranger = {"andromeda", change_data, clear, arrange, start};

const struct arranger *find_arranger(const char *game) {
    return strcmp(game, andromeda_arranger.game) == 0 ? &andromeda_arranger : NULL;
}
