/* Reading a position (position.c writes it). Malformed parts are ignored: the position is written again and must come
   out the same, so the reader itself need not be strict. */
#include "notation.h"
#include "words.h"

#include <stdio.h>

struct section {
    const char *start, *end;
};

/* The section with this title. */
static struct section find_section(const char *line, const char *name) {
    size_t length = strlen(name);
    for (const char *at = line; at; at = strstr(at, " | ") ? strstr(at, " | ") + 3 : NULL)
        if (strncmp(at, name, length) == 0 && (at[length] == ' ' || length == 0 || at[length] == '\0')) {
            const char *end = strstr(at, " | ");
            return (struct section){at, end ? end : at + strlen(at)};
        }
    return (struct section){line, line};
}

/* The value of a key, up to the next space. */
static bool value(const struct section *section, const char *key, char word[512]) {
    size_t length = strlen(key);
    word[0] = '\0';
    for (const char *at = section->start; at < section->end;) {
        size_t width = 0;
        while (at + width < section->end && at[width] != ' ')
            width++;
        if (width > length && width - length - 1 < 512 && strncmp(at, key, length) == 0 &&
            at[length] == '=') {
            memcpy(word, at + length + 1, width - length - 1);
            word[width - length - 1] = '\0';
            return true;
        }
        at += width + 1;
    }
    return false;
}

static int number_of(const struct section *section, const char *key, int most) {
    char word[512];
    long number;
    return value(section, key, word) && text_read_number(word, 0, most, &number) ? (int)number : 0;
}

static void read_digits(const struct section *section, const char *key, uint8_t *counts, int count) {
    char word[512];
    value(section, key, word);
    for (int i = 0; i < count && word[i]; i++)
        counts[i] = (uint8_t)(word[i] >= '0' && word[i] <= '9' ? word[i] - '0' : 0);
}

static uint32_t read_bits(const struct section *section, const char *key) {
    char word[512];
    uint32_t mask = 0;
    value(section, key, word);
    for (int i = 0; i < 32 && word[i]; i++)
        mask |= word[i] == '1' ? 1u << i : 0;
    return mask;
}

/* Cuts off the next element of a list in place, up to one of the separators. */
static char *part_of(char **at, const char *signs) {
    char *start = *at;
    if (!start)
        return NULL;
    char *end = start + strcspn(start, signs);
    *at = *end ? end + 1 : NULL;
    *end = '\0';
    return start;
}

static void read_numbers(const struct section *section, const char *key, uint8_t *out, int count) {
    char word[512], *at = word, *part;
    long number;
    if (!value(section, key, word))
        return;
    for (int i = 0; i < count && (part = part_of(&at, ",")); i++)
        out[i] = (uint8_t)(text_read_number(part, 0, 255, &number) ? number : 0);
}

/* 1 + the number of an id, or 0; NOBODY for `?`. */
static uint8_t find_id(const struct setting *setting, int kind, const char *id) {
    if (strcmp(id, "?") == 0)
        return NOBODY;
    for (int i = 0; i < setting->data.count[kind]; i++)
        if (strcmp(entry_of(&setting->data, kind, i)->id, id) == 0)
            return (uint8_t)(i + 1);
    return 0;
}

static void read_ids(const struct setting *setting, const struct section *section, const char *key, int kind,
                     uint8_t *out, int count) {
    char word[512], *at = word, *part;
    if (!value(section, key, word))
        return;
    for (int i = 0; i < count && (part = part_of(&at, ",/")); i++)
        out[i] = find_id(setting, kind, part);
}

static int find_place(const struct setting *setting, const char *words) {
    for (int place = 0; place < PLACES; place++) {
        char id[8];
        struct text text = text_into(id, sizeof id);
        andromeda_write_place(setting, place, &text);
        if (strcmp(id, words) == 0)
            return place;
    }
    return NOWHERE;
}

static int find_seat(const struct setting *setting, const char *mark) {
    for (int seat = 0; seat < setting->seats; seat++)
        if (strcmp(andromeda_mark(setting, seat), mark) == 0)
            return seat;
    return strcmp(mark, "raiders") == 0 ? RAIDER_SIDE : NOBODY;
}

static int find_source(const struct setting *setting, const char *id, int faction) {
    if (strcmp(id, "own") == 0)
        return faction >= 0 ? SOURCE_FUP + faction : -1;
    static const uint8_t kinds[][2] = {{KIND_FACTION, SOURCE_FACTION},
                                       {KIND_DEVCARD, SOURCE_DEVCARD},
                                       {KIND_UPGRADE, SOURCE_UPGRADE},
                                       {KIND_UNITYUP, SOURCE_UNITYUP},
                                       {KIND_COMMANDER, SOURCE_COMMANDER}};
    for (int i = 0; i < 5; i++) {
        int found = find_id(setting, kinds[i][0], id);
        if (found && found != NOBODY)
            return kinds[i][1] + found - 1;
    }
    return -1;
}

static int word_in(const char *const *words, int count, const char *word) {
    for (int i = 0; i < count; i++)
        if (words[i] && strcmp(words[i], word) == 0)
            return i;
    return 0;
}

static int seat_value(const struct setting *setting, const struct section *section, const char *key,
                      int otherwise) {
    char word[512];
    int seat = value(section, key, word) ? find_seat(setting, word) : NOBODY;
    return seat == NOBODY || seat == RAIDER_SIDE ? otherwise : seat;
}

static void read_table(const struct setting *setting, struct state *state, const char *line) {
    struct section section = find_section(line, "");
    char word[512];
    state->turn = (uint8_t)seat_value(setting, &section, "turn", 0);
    state->player = (uint8_t)seat_value(setting, &section, "player", 0);
    state->first = (uint8_t)seat_value(setting, &section, "first", 0);
    value(&section, "kind", word);
    state->kind = (uint8_t)word_in(andromeda_turn_words, TURN_OVER + 1, word);
    state->event = (uint8_t)number_of(&section, "event", 20);
    value(&section, "active", word);
    state->active = (uint8_t)find_place(setting, word);
    value(&section, "ship", word);
    state->launched = (uint8_t)word_in(andromeda_ship_ids, KINDS, word);
    state->ending = (uint8_t)number_of(&section, "ending", 1);
    state->last = (uint8_t)read_bits(&section, "last");
    state->unity.control = (uint8_t)seat_value(setting, &section, "control", NOBODY);
    value(&section, "probe", word);
    state->unity.probe = (uint8_t)find_place(setting, word);
}

static void read_place(const struct setting *setting, struct state *state, struct place *place, char *words) {
    char *at = words, *part = part_of(&at, ":");
    for (int tile = TILE_PLANET; tile <= TILE_VOID; tile++)
        if (strcmp(andromeda_tile_id(setting, tile), part) == 0)
            place->tile = (uint8_t)tile;
    if (is_planet(place)) {
        long number;
        if ((part = part_of(&at, ":")))
            place->top = find_id(setting, KIND_MOON, part);
        if ((part = part_of(&at, ":")) && text_read_number(part, 0, 3, &number))
            place->under = (uint8_t)number;
        while ((part = part_of(&at, ":"))) {
            if (strcmp(part, "b") == 0) {
                place->bonus = 1;
                continue;
            }
            char *dot = strchr(part, '.');
            if (!dot)
                continue;
            *dot = '\0';
            int seat = find_seat(setting, part);
            place->owner = (uint8_t)(seat == NOBODY || seat == RAIDER_SIDE ? NOBODYS : seat + 1);
            place->settled = (uint8_t)(text_read_number(dot + 1, 0, 9, &number) ? number : 0);
        }
    } else if (is_nebula(place) && at) {
        uint8_t *moons = state->nebmoon[place->tile - TILE_NEBULA];
        for (int i = 0; i < 2 && (part = part_of(&at, "+")); i++)
            moons[i] = find_id(setting, KIND_NEBMOON, part);
    }
}

static void read_map(const struct setting *setting, struct state *state, const char *line) {
    struct section section = find_section(line, "map");
    char word[512];
    for (int i = 0; i < NEBULAE; i++)
        state->place[setting->data.nebula_place[i]].tile = (uint8_t)(TILE_NEBULA + i);
    for (int i = 0; i < PLACES; i++) {
        char id[8];
        struct text text = text_into(id, sizeof id);
        andromeda_write_place(setting, i, &text);
        if (value(&section, id, word))
            read_place(setting, state, &state->place[i], word);
    }
    section = find_section(line, "raiders");
    read_ids(setting, &section, "cards", KIND_RAIDER, state->raider_card, CLASSES);
    for (int i = 0; i < CLASSES; i++)
        state->raider_card[i] =
            (uint8_t)(state->raider_card[i] && state->raider_card[i] != NOBODY ? state->raider_card[i] - 1
                                                                               : 0);
    state->came = (uint8_t)number_of(&section, "came", 4);
    memset(state->figure, NOWHERE, sizeof state->figure);
    if (value(&section, "at", word)) {
        char *at = word, *part;
        for (int i = 0; i < FIGURES && (part = part_of(&at, ",")); i++)
            state->figure[i] = (uint8_t)find_place(setting, part);
    }
}

static void read_decks(const struct setting *setting, struct state *state, const char *line) {
    const struct data *data = &setting->data;
    struct section section = find_section(line, "decks");
    char word[512];
    read_ids(setting, &section, "market", KIND_MODULE, &state->market[0][0], TYPES * 3);
    read_digits(&section, "modules", state->module_left, data->count[KIND_MODULE]);
    read_ids(setting, &section, "tops", KIND_UPGRADE, state->upgrade_top, KINDS);
    for (int i = 0; i < KINDS; i++)
        if (state->upgrade_top[i])
            state->upgrade_top[i] = (uint8_t)(state->upgrade_top[i] + SOURCE_UPGRADE);
    read_digits(&section, "upgrades", state->upgrade_left, data->count[KIND_UPGRADE]);
    read_ids(setting, &section, "sup", KIND_SUPREMACY, state->supremacy, 3);
    read_digits(&section, "tokens", state->token_left, data->count[KIND_DISCOVERY]);
    read_digits(&section, "piles", state->pile, PILES);
    if (value(&section, "known", word)) {
        char *at = word, *part;
        for (int pile = 0; pile < PILES && (part = part_of(&at, "/")); pile++)
            for (int i = 0; i < data->count[KIND_DISCOVERY] && part[i]; i++)
                state->pile_known[pile][i] = (uint8_t)(part[i] >= '0' && part[i] <= '9' ? part[i] - '0' : 0);
    }
    read_digits(&section, "moons", state->moon_left, data->count[KIND_MOON]);
    read_digits(&section, "planets", state->planet_left, PLANET_TYPES);
    state->special_left = (uint8_t)read_bits(&section, "specials");
    read_numbers(&section, "lay", state->to_lay, 3);
    uint32_t mask = read_bits(&section, "abilities");
    state->devcard_taken[0] = (uint8_t)mask, state->devcard_taken[1] = (uint8_t)(mask >> 8);
    mask = read_bits(&section, "factions");
    state->faction_taken[0] = (uint8_t)mask, state->faction_taken[1] = (uint8_t)(mask >> 8);
    mask = read_bits(&section, "nebmoons");
    state->nebmoon_out[0] = (uint8_t)mask, state->nebmoon_out[1] = (uint8_t)(mask >> 8);
    state->event_deck = (uint16_t)read_bits(&section, "events");
    state->destiny_left = read_bits(&section, "destiny");
    read_digits(&section, "pool", state->pool, data->count[KIND_TACTIC]);
    read_digits(&section, "discards", state->discards, data->count[KIND_TACTIC]);
    read_digits(&section, "played", state->played, data->count[KIND_TACTIC]);
}

static int find_where(const struct setting *setting, const char *words) {
    for (int at = LOC_BAY; at < LOCATIONS; at++) {
        char id[12];
        struct text text = text_into(id, sizeof id);
        andromeda_write_where(setting, &text, at);
        if (strcmp(id, words) == 0)
            return at;
    }
    int place = find_place(setting, words);
    return place == NOWHERE ? LOC_OUT : place;
}

static void read_moons(const struct setting *setting, const struct section *section, const char *key,
                       uint8_t moons[MOONS]) {
    char word[512], *at = word, *part;
    if (!value(section, key, word))
        return;
    while ((part = part_of(&at, ","))) {
        int moon = find_id(setting, KIND_MOON, part);
        if (!moon && (moon = find_id(setting, KIND_NEBMOON, part)))
            moon += MOON_DESIGNS;
        if (moon && moon <= MOONS && moons[moon - 1] < 9)
            moons[moon - 1]++;
    }
}

static void read_ships(const struct setting *setting, const struct section *section, struct seat *own) {
    char word[512], *at = word, *part;
    long number;
    if (!value(section, "ships", word))
        return;
    for (int ship = 0; ship < SHIPS && (part = part_of(&at, ",")); ship++) {
        char *star = strchr(part, '*');
        if (star) {
            *star = '\0';
            own->hurt[ship] = (uint8_t)(text_read_number(star + 1, 1, 9, &number) ? number : 0);
        }
        own->at[ship] = (uint8_t)find_where(setting, part);
    }
}

static void read_cards(const struct setting *setting, const struct section *section, struct seat *own) {
    char word[512], *at = word, *part;
    if (!value(section, "cards", word))
        return;
    for (int i = 0; i < OWNED && (part = part_of(&at, ",")); i++) {
        size_t length = strlen(part);
        if (length && part[length - 1] == '!') {
            part[length - 1] = '\0';
            own->used[i] = 1;
        }
        int source =
            find_source(setting, part, own->owned[0] && own->owned[0] <= FACTIONS ? own->owned[0] - 1 : -1);
        if (source < 0)
            break;
        own->owned[i] = (uint8_t)(source + 1);
    }
}

static void read_rows(const struct setting *setting, const struct section *section, struct seat *own) {
    char word[512], *at = word, *row;
    if (!value(section, "rows", word))
        return;
    for (int type = 0; type < TYPES && (row = part_of(&at, "/")); type++) {
        char *inner = row, *part;
        for (int i = 0; i < ROW_ROOM && (part = part_of(&inner, ",")); i++) {
            size_t length = strcspn(part, "*!");
            uint8_t flags =
                (uint8_t)((strchr(part, '*') ? DAMAGED : 0) | (strchr(part, '!') ? ACTIVATED : 0));
            part[length] = '\0';
            uint8_t module = find_id(setting, KIND_MODULE, part);
            if (!module || module == NOBODY)
                break;
            own->row[type][i] = (uint8_t)(module | flags);
        }
    }
    own->printed = (uint8_t)read_bits(section, "printed");
}

static void read_unity(const struct setting *setting, const struct section *section, struct state *state) {
    struct unity *unity = &state->unity;
    const struct data *data = &setting->data;
    char word[512], *at = word, *part;
    read_digits(section, "modules", unity->module, data->count[KIND_MODULE]);
    read_digits(section, "damaged", unity->damaged, data->count[KIND_MODULE]);
    unity->hand = (uint8_t)number_of(section, "hand", 200);
    read_digits(section, "knownhand", unity->known, data->count[KIND_TACTIC]);
    read_ids(setting, section, "tops", KIND_ACTION, unity->top, SECTIONS);
    unity->deck[0] = (uint16_t)read_bits(section, "deck1");
    unity->deck[1] = (uint16_t)read_bits(section, "deck2");
    unity->deck[2] = (uint16_t)read_bits(section, "deck3");
    read_digits(section, "conflict", unity->conflict, data->count[KIND_CONFLICT]);
    unity->tokens = (uint8_t)read_bits(section, "tokens");
    unity->supremacy = (uint8_t)number_of(section, "sup", 3);
    unity->helm = (uint8_t)number_of(section, "helm", HELM_SPACES - 1);
    unity->section = (uint8_t)number_of(section, "section", SECTIONS - 1);
    unity->moved = (uint8_t)number_of(section, "moved", 20);
    if (value(section, "rebuild", word))
        while ((part = part_of(&at, ","))) {
            int place = find_place(setting, part);
            unity->rebuild |= place < PLACES ? 1u << place : 0;
        }
}

static void read_seat(const struct setting *setting, struct state *state, int seat, const char *line) {
    struct section section = find_section(line, andromeda_mark(setting, seat));
    struct seat *own = &state->seat[seat];
    char word[512], *at = word, *part;
    uint8_t counts[6] = {0};
    own->vp = (uint16_t)number_of(&section, "vp", 999);
    own->turns = (uint8_t)number_of(&section, "turns", 255);
    read_numbers(&section, "res", own->resource, RESOURCES);
    read_numbers(&section, "tracks", own->track, TRACKS);
    read_ships(setting, &section, own);
    own->leaders = (uint8_t)number_of(&section, "leaders", LEADERS);
    if (value(&section, "out", word))
        while ((part = part_of(&at, ","))) {
            char *dot = strchr(part, '.');
            long number;
            if (!dot)
                break;
            *dot = '\0';
            int place = find_place(setting, part);
            if (place < PLACES && text_read_number(dot + 1, 1, LEADERS, &number))
                own->leader[place] = (uint8_t)number;
        }
    read_moons(setting, &section, "moons", own->moon);
    read_moons(setting, &section, "spent", own->spent);
    read_cards(setting, &section, own);
    read_ids(setting, &section, "destiny", KIND_DESTINY, own->destiny, 2);
    read_numbers(&section, "counts", counts, 6);
    own->wins = counts[0], own->raiders = counts[1], own->discoveries = counts[2];
    own->waive = counts[3], own->reach = counts[4], own->out = counts[5];
    if (is_unity(setting, seat)) {
        own->corrupted = (uint8_t)number_of(&section, "corrupted", CORRUPTED);
        read_unity(setting, &section, state);
        return;
    }
    read_digits(&section, "hand", own->hand, setting->data.count[KIND_TACTIC]);
    own->hidden = (uint8_t)number_of(&section, "hidden", 200);
    read_ids(setting, &section, "deal", KIND_FACTION, own->deal, 2);
    read_rows(setting, &section, own);
}

static void read_fight(const struct setting *setting, struct state *state, const char *line) {
    struct section section = find_section(line, "fight");
    char word[512];
    state->winner = NOBODY;
    if (section.start == section.end)
        return;
    state->fight = strncmp(section.start, "fight battle", 12) == 0 ? IN_BATTLE : IN_VOID;
    value(&section, "ship", word);
    state->void_kind = (uint8_t)word_in(andromeda_ship_ids, KINDS, word);
    if (value(&section, "winner", word))
        state->winner = (uint8_t)find_seat(setting, word);
    state->losers = (uint8_t)read_bits(&section, "losers");
    for (int i = 0; i < SIDES; i++) {
        struct side *side = &state->side[i];
        if ((i >= setting->seats && i != RAIDER_SIDE) || !value(&section, andromeda_mark(setting, i), word))
            continue;
        char *at = word, *part;
        long number[5] = {0};
        for (int n = 0; n < 5 && (part = part_of(&at, ",")); n++)
            if (!text_read_number(part, n < 2 ? -60 : 0, 60, &number[n]))
                number[n] = 0;
        side->die = (int8_t)number[0], side->aim = (int8_t)number[1];
        side->guard = (uint8_t)number[2], side->prize = (uint8_t)number[3], side->loot = (uint8_t)number[4];
        for (; at && side->dice < BATTLE_DICE && at[side->dice] >= '1' && at[side->dice] <= '6'; side->dice++)
            side->roll[side->dice] = (uint8_t)(at[side->dice] - '0');
    }
}

static void read_pending(struct state *state, const char *line) {
    struct section section = find_section(line, "pending");
    if (section.start == section.end)
        return;
    for (const char *at = section.start + strlen("pending"); at < section.end && state->depth < FRAMES;) {
        char word[64];
        const char *next = at;
        if (!text_next_word(&next, word, sizeof word))
            break;
        at = next;
        char *inner = word, *part = part_of(&inner, ".");
        struct frame *frame = &state->frame[state->depth++];
        long number[5] = {0};
        for (int op = 0; op < OPS; op++)
            if (andromeda_op_words[op] && strcmp(andromeda_op_words[op], part) == 0)
                frame->op = (uint8_t)op;
        for (int n = 0; n < 5 && (part = part_of(&inner, ".")); n++)
            if (!text_read_number(part, 0, n < 3 ? 255 : 65535, &number[n]))
                number[n] = 0;
        frame->seat = (uint8_t)number[0], frame->a = (uint8_t)number[1], frame->b = (uint8_t)number[2];
        frame->c = (uint16_t)number[3], frame->d = (uint16_t)number[4];
        if (!frame->op)
            break;
    }
}

static bool refuse(struct game_error *error, enum say word, const char *detail) {
    struct text text = text_into(error->text, sizeof error->text);
    error->line = 0;
    text_fill(&text, andromeda_word(word, error->language), &detail, 1);
    return false;
}

bool andromeda_read_position(const void *any_setting, void *any_state, const char *line,
                             struct game_error *error) {
    const struct setting *setting = any_setting;
    struct state *state = any_state;
    char again[GAME_POSITION_TEXT];
    struct text text = text_into(again, sizeof again);
    const char *reason = "";
    memset(state, 0, sizeof *state);
    if (strlen(line) >= GAME_POSITION_TEXT)
        return refuse(error, SAY_POSITION_LONG, "");
    read_table(setting, state, line);
    read_map(setting, state, line);
    read_decks(setting, state, line);
    for (int seat = 0; seat < setting->seats; seat++)
        read_seat(setting, state, seat, line);
    read_fight(setting, state, line);
    read_pending(state, line);
    if (!andromeda_validate(setting, state, &reason))
        return refuse(error, SAY_POSITION_WRONG, reason);
    andromeda_write_position(setting, state, &text);
    if (strcmp(again, line) != 0) {
        size_t at = 0;
        while (again[at] && again[at] == line[at])
            at++;
        while (at > 0 && line[at - 1] != ' ')
            at--;
        char found[64];
        snprintf(found, sizeof found, "%.40s", line + at);
        for (char *sign = found; *sign; sign++)
            if ((unsigned char)*sign < ' ' || (unsigned char)*sign >= 0x7f)
                *sign = '?';
        return refuse(error, SAY_POSITION_AT, found);
    }
    return true;
}
