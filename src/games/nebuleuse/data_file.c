/* Parses the data file: lines `kind|id|n|English name|French name|fields|mark`; `#` starts a comment. */
#include "data_check.h"

#include <stdio.h>
#include <string.h>

enum { MAX_LINE = 512, MAX_FILE = 65536, PARTS = 7, MAX_KEYS = 8 };

enum part { PART_KIND, PART_ID, PART_N, PART_ENGLISH, PART_FRENCH, PART_FIELDS, PART_MARK };

struct key {
    const char *name, *value;
};

struct entry {
    char *part[PARTS];
    struct key key[MAX_KEYS];
    bool used[MAX_KEYS];
    int keys;
};

/* The value of a key; on failure sets the error and returns NULL. */
static const char *take(struct data_reader *reader, struct entry *entry, const char *name) {
    for (int i = 0; i < entry->keys; i++)
        if (strcmp(entry->key[i].name, name) == 0) {
            entry->used[i] = true;
            return entry->key[i].value;
        }
    nebuleuse_data_refuse(reader, WORD_DATA_NO_KEY, name, "", "", "");
    return NULL;
}

static bool has_key(const struct entry *entry, const char *name) {
    for (int i = 0; i < entry->keys; i++)
        if (strcmp(entry->key[i].name, name) == 0)
            return true;
    return false;
}

static bool take_number(struct data_reader *reader, struct entry *entry, const char *name, int least,
                        int most, uint8_t *number) {
    const char *value = take(reader, entry, name);
    return value && nebuleuse_data_number(reader, name, value, least, most, number);
}

/* The index of the value in a list of words. */
static bool take_word(struct data_reader *reader, struct entry *entry, const char *name,
                      const char *const *words, int count, const char *expected, uint8_t *number) {
    const char *value = take(reader, entry, name);
    int found = value ? nebuleuse_data_find(words, count, value) : -1;
    if (found >= 0)
        *number = (uint8_t)found;
    return found >= 0 || (value && nebuleuse_data_refuse(reader, WORD_DATA_VALUE, name, value, expected, ""));
}

/* Reads `1,2,3`; returns how many numbers there are. On failure sets the error and returns -1. */
static int take_list(struct data_reader *reader, struct entry *entry, const char *name, int most_count,
                     int most, uint8_t *numbers) {
    const char *value = take(reader, entry, name);
    int count = 0;
    if (!value)
        return -1;
    for (const char *at = value;; count++) {
        char number[8];
        size_t length = strcspn(at, ",");
        if (count == most_count || length >= sizeof number) {
            nebuleuse_data_refuse(reader, WORD_DATA_VALUE, name, value, "1,2,3", "");
            return -1;
        }
        memcpy(number, at, length);
        number[length] = '\0';
        if (!nebuleuse_data_number(reader, name, number, 0, most, &numbers[count]))
            return -1;
        if (!at[length])
            return count + 1;
        at += length + 1;
    }
}

static const char *const no_yes[] = {"no", "yes"};

static int entry_of(struct data_reader *reader, const struct entry *entry, enum data_kind kind,
                    const char *const *ids, int count) {
    int found = nebuleuse_data_find(ids, count, entry->part[PART_ID]);
    if (found < 0) {
        nebuleuse_data_refuse(reader, WORD_DATA_NO_ENTRY, nebuleuse_kind_words[kind], entry->part[PART_ID],
                              "", "");
        return -1;
    }
    return nebuleuse_data_enter(reader, kind, found, entry->part[PART_ID]) ? found : -1;
}

/* For kinds whose entries have no copies. */
static bool one_only(struct data_reader *reader, const struct entry *entry) {
    uint8_t one;
    return nebuleuse_data_number(reader, "n", entry->part[PART_N], 1, 1, &one);
}

static bool read_number(struct data_reader *reader, struct entry *entry) {
    int number = entry_of(reader, entry, KIND_NUMBER, nebuleuse_number_ids, NUMBERS);
    return number >= 0 &&
           nebuleuse_data_number(reader, nebuleuse_number_ids[number], entry->part[PART_N],
                                 nebuleuse_number_range[number][0], nebuleuse_number_range[number][1],
                                 &reader->data->number[number]);
}

static bool read_mission(struct data_reader *reader, struct entry *entry) {
    struct data *data = reader->data;
    uint8_t number;
    if (!one_only(reader, entry) ||
        !nebuleuse_data_number(reader, "mission", entry->part[PART_ID], 1, MAX_MISSIONS, &number) ||
        !nebuleuse_data_enter(reader, KIND_MISSION, number - 1, entry->part[PART_ID]))
        return false;
    data->missions = number > data->missions ? number : data->missions;
    return take_number(reader, entry, "pv", 0, 9, &data->mission_pv[number - 1]);
}

static bool read_sector(struct data_reader *reader, struct entry *entry) {
    static const char *const zones[] = {"A", "B"};
    struct data *data = reader->data;
    int sector = entry_of(reader, entry, KIND_SECTOR, nebuleuse_sector_ids, SECTORS);
    uint8_t base = 0;
    if (sector < 0 || !one_only(reader, entry) ||
        !take_word(reader, entry, "zone", zones, 2, "A, B", &data->zone[sector]))
        return false;
    int count = take_list(reader, entry, "planets", 3, 9, data->planets[sector]);
    if (count >= 0 && count != 3)
        return nebuleuse_data_refuse(reader, WORD_DATA_VALUE, "planets", take(reader, entry, "planets"),
                                     "1,2,2", "");
    if (count < 0 ||
        (has_key(entry, "base") && !take_word(reader, entry, "base", no_yes, 2, "yes, no", &base)))
        return false;
    if (base)
        data->base = (uint8_t)sector;
    reader->base_count += base;
    return true;
}

static bool read_border(struct data_reader *reader, struct entry *entry) {
    const char *id = entry->part[PART_ID];
    struct data *data = reader->data;
    char from[4] = "", to[4] = "";
    if (strlen(id) == 5 && id[2] == '-') {
        memcpy(from, id, 2);
        memcpy(to, id + 3, 2);
    }
    int a = nebuleuse_data_find(nebuleuse_sector_ids, SECTORS, from);
    int b = nebuleuse_data_find(nebuleuse_sector_ids, SECTORS, to);
    uint8_t cost;
    if (a < 0 || b < 0 || a == b)
        return nebuleuse_data_refuse(reader, WORD_DATA_NO_ENTRY, "border", id, "", "");
    if (data->border[a][b])
        return nebuleuse_data_refuse(reader, WORD_DATA_TWICE, "border", id, "", "");
    if (!one_only(reader, entry) || !take_number(reader, entry, "cost", 1, 9, &cost))
        return false;
    data->border[a][b] = data->border[b][a] = cost;
    return true;
}

static bool read_slot(struct data_reader *reader, struct entry *entry) {
    int slot = entry_of(reader, entry, KIND_SLOT, nebuleuse_slot_ids, SLOTS);
    return slot >= 0 && one_only(reader, entry) &&
           take_number(reader, entry, "players", 2, slot == SLOT_X ? 2 : 4,
                       &reader->data->slot_players[slot]);
}

static bool read_ship(struct data_reader *reader, struct entry *entry) {
    int ship = entry_of(reader, entry, KIND_SHIP, nebuleuse_ship_ids, SHIPS);
    if (ship < 0 || !one_only(reader, entry))
        return false;
    struct ship_class *class = &reader->data->ship[ship];
    if (!take_number(reader, entry, "exo", 0, TECHS, &class->exo) ||
        !take_number(reader, entry, "equipment_cost", 1, 9, &class->equipment_cost) ||
        !take_number(reader, entry, "first_thruster_cost", 1, 9, &class->first_thruster_cost) ||
        !take_number(reader, entry, "person_cost", 1, 9, &class->person_cost))
        return false;
    reader->cards_given[ship] = take_list(reader, entry, "cards", MAX_THRUSTERS + 1, 20, class->cards);
    return reader->cards_given[ship] >= 0;
}

static bool read_hold(struct data_reader *reader, struct entry *entry) {
    char *dot = strchr(entry->part[PART_ID], '.');
    int ship = -1, hold = -1;
    if (dot) {
        *dot = '\0';
        ship = nebuleuse_data_find(nebuleuse_ship_ids, SHIPS, entry->part[PART_ID]);
        hold = nebuleuse_data_find(nebuleuse_hold_ids, HOLDS, dot + 1);
        *dot = '.';
    }
    if (ship < 0 || hold < 0)
        return nebuleuse_data_refuse(reader, WORD_DATA_NO_ENTRY, "hold", entry->part[PART_ID], "", "");
    struct ship_class *class = &reader->data->ship[ship];
    return nebuleuse_data_enter(reader, KIND_HOLD, ship * HOLDS + hold, entry->part[PART_ID]) &&
           one_only(reader, entry) && take_number(reader, entry, "min", 0, 9, &class->least[hold]) &&
           take_number(reader, entry, "max", 0, MAX_THRUSTERS, &class->most[hold]);
}

static bool read_expert(struct data_reader *reader, struct entry *entry) {
    static const char *const fields[] = {"D", "M", "C"};
    int expert = entry_of(reader, entry, KIND_EXPERT, fields, 3);
    const char *field = expert < 0 ? NULL : take(reader, entry, "field");
    if (!field)
        return false;
    if (strcmp(field, fields[expert]) != 0)
        return nebuleuse_data_refuse(reader, WORD_DATA_VALUE, "field", field, fields[expert], "");
    return nebuleuse_data_number(reader, "n", entry->part[PART_N], 0, 20,
                                 &reader->data->experts[expert + DIPLOMACY]);
}

static bool read_fight(struct data_reader *reader, struct entry *entry) {
    static const char *const differences[] = {"0", "-1", "-2", "-3"};
    int fight = entry_of(reader, entry, KIND_FIGHT, differences, FIGHTS);
    return fight >= 0 && one_only(reader, entry) &&
           take_number(reader, entry, "damage", 0, 9, &reader->data->fight_rolls[fight]) &&
           take_word(reader, entry, "trophy", no_yes, 2, "yes, no", &reader->data->fight_trophy[fight]);
}

static bool read_damage(struct data_reader *reader, struct entry *entry) {
    static const char *const losses[] = {"thruster", "laser", "scanner", "detector", "person"};
    int loss = entry_of(reader, entry, KIND_DAMAGE, losses, LOSSES);
    const char *die = loss < 0 || !one_only(reader, entry) ? NULL : take(reader, entry, "die");
    char first[4] = "", last[4] = "";
    long from, to;
    if (!die)
        return false;
    const char *dash = strchr(die, '-');
    size_t length = dash ? (size_t)(dash - die) : strlen(die);
    if (length < sizeof first)
        memcpy(first, die, length);
    snprintf(last, sizeof last, "%.3s", dash ? dash + 1 : first);
    if (!text_read_number(first, 1, DIE_FACES, &from) || !text_read_number(last, from, DIE_FACES, &to))
        return nebuleuse_data_refuse(reader, WORD_DATA_VALUE, "die", die, "1-2", "");
    for (long face = from; face <= to; face++) {
        reader->faces[face - 1]++;
        reader->data->loss[face - 1] = (uint8_t)loss;
    }
    return true;
}

static bool read_exo(struct data_reader *reader, struct entry *entry) {
    static const char *const kinds[] = {"other", "sapiens"};
    int tech = entry_of(reader, entry, KIND_EXO, nebuleuse_tech_ids, TECHS);
    return tech >= 0 && one_only(reader, entry) &&
           take_word(reader, entry, "joker", kinds, 2, "sapiens, other", &reader->data->joker_sapiens[tech]);
}

static bool read_names(struct data_reader *reader, const struct entry *entry,
                       char name[GAME_LANGUAGES][NAME_SIZE]) {
    return nebuleuse_data_name(reader, entry->part[PART_ENGLISH], name[GAME_ENGLISH]) &&
           nebuleuse_data_name(reader, entry->part[PART_FRENCH], name[GAME_FRENCH]);
}

static bool read_what(struct data_reader *reader, struct entry *entry, struct explore *card) {
    const char *value;
    int found;
    switch (card->type) {
    case CARD_PLANET:
        if (!(value = take(reader, entry, "zone")))
            return false;
        if ((found = nebuleuse_data_zones(value)) < 0)
            return nebuleuse_data_refuse(reader, WORD_DATA_VALUE, "zone", value, "A, B, AB", "");
        card->what = (uint8_t)found;
        return true;
    case CARD_GAIN:
        if (!(value = take(reader, entry, "field")))
            return false;
        if ((found = nebuleuse_data_field(value)) < 0)
            return nebuleuse_data_refuse(reader, WORD_DATA_VALUE, "field", value, "S, D, M, C, ?", "");
        card->what = (uint8_t)found;
        return true;
    case CARD_SHIP:
        return take_number(reader, entry, "force", 1, FIGHTS - 1, &card->what) &&
               (value = take(reader, entry, "trophy")) && nebuleuse_data_trophy(reader, value, card);
    case CARD_DAMAGE:
        return take_number(reader, entry, "rolls", 1, 9, &card->what);
    case CARD_DISCARD:
        return take_number(reader, entry, "cards", 1, 9, &card->what);
    case CARD_LOSE:
        return take_word(reader, entry, "piece", nebuleuse_piece_ids, SQUAD + 1,
                         "thruster, laser, scanner, detector, squad", &card->what);
    case CARD_EXO:
        return take_word(reader, entry, "tech", nebuleuse_tech_ids, TECHS, "holodeck, nanoprobes",
                         &card->what);
    }
    return true;
}

static bool read_explore(struct data_reader *reader, struct entry *entry) {
    struct data *data = reader->data;
    if (data->explores == MAX_EXPLORE)
        return nebuleuse_data_refuse(reader, WORD_DATA_TOO_MANY, "explore", "", "", "");
    struct explore *card = &data->explore[data->explores];
    reader->at[KIND_EXPLORE][data->explores++] = reader->line;
    if (!nebuleuse_data_id(reader, entry->part[PART_ID], card->id) ||
        !nebuleuse_data_number(reader, "n", entry->part[PART_N], 1, DECK, &card->copies) ||
        !read_names(reader, entry, card->name) ||
        !take_word(reader, entry, "type", nebuleuse_type_words, CARD_TYPES,
                   "planet, gain, ship, damage, discard, lose, stop, base, mission, exo, open, supply, reset",
                   &card->type))
        return false;
    if (card->type != CARD_RESET && has_key(entry, "risk") &&
        !take_word(reader, entry, "risk", no_yes, 2, "yes, no", &card->risk))
        return false;
    return read_what(reader, entry, card);
}

static bool read_species(struct data_reader *reader, struct entry *entry) {
    static const char *const piles[] = {"A", "B", "X"};
    static const char *const kinds[] = {"other", "sapiens"};
    if (reader->card_entries[KIND_SPECIES] == SPECIES)
        return nebuleuse_data_refuse(reader, WORD_DATA_TOO_MANY, "species", "", "", "");
    int number = reader->card_entries[KIND_SPECIES]++;
    struct species *card = &reader->data->species[number];
    const char *steps;
    reader->at[KIND_SPECIES][number] = reader->line;
    return nebuleuse_data_id(reader, entry->part[PART_ID], card->id) && one_only(reader, entry) &&
           read_names(reader, entry, card->name) &&
           take_word(reader, entry, "pile", piles, ZONES, "A, B, X", &card->zone) &&
           take_word(reader, entry, "kind", kinds, 2, "sapiens, other", &card->sapiens) &&
           take_number(reader, entry, "squads", 0, 9, &card->squads) &&
           take_number(reader, entry, "observe", 1, 2, &card->observe) &&
           (steps = take(reader, entry, "steps")) && nebuleuse_data_steps(reader, steps, ';', card);
}

static bool (*const read_kind[DATA_KINDS])(struct data_reader *, struct entry *) = {
    [KIND_NUMBER] = read_number,   [KIND_MISSION] = read_mission, [KIND_SECTOR] = read_sector,
    [KIND_BORDER] = read_border,   [KIND_SLOT] = read_slot,       [KIND_SHIP] = read_ship,
    [KIND_HOLD] = read_hold,       [KIND_EXPERT] = read_expert,   [KIND_FIGHT] = read_fight,
    [KIND_DAMAGE] = read_damage,   [KIND_EXO] = read_exo,         [KIND_EXPLORE] = read_explore,
    [KIND_SPECIES] = read_species,
};

/* `key=value key=value`, or `-`. */
static bool cut_keys(struct data_reader *reader, struct entry *entry, char *fields) {
    if (strcmp(fields, "-") == 0)
        return true;
    for (char *at = fields + strspn(fields, " "); *at; at += strspn(at, " ")) {
        char *end = at + strcspn(at, " ");
        char *equals = memchr(at, '=', (size_t)(end - at));
        char *next = *end ? end + 1 : end;
        *end = '\0';
        if (!equals || equals == at || !equals[1])
            return nebuleuse_data_refuse(reader, WORD_DATA_KEY, at, "", "", "");
        *equals = '\0';
        if (entry->keys == MAX_KEYS || has_key(entry, at))
            return nebuleuse_data_refuse(reader, WORD_DATA_KEY_TWICE, at, "", "", "");
        entry->key[entry->keys++] = (struct key){at, equals + 1};
        at = next;
    }
    return true;
}

static char *trim(char *words) {
    words += strspn(words, " \t");
    size_t length = strlen(words);
    while (length > 0 && strchr(" \t\r", words[length - 1]))
        words[--length] = '\0';
    return words;
}

static bool read_line(struct data_reader *reader, char *line) {
    struct entry entry = {.keys = 0};
    char *start = trim(line);
    int parts = 0;
    if (*start == '\0' || *start == '#')
        return true;
    for (char *at = start; at;) {
        char *bar = strchr(at, '|');
        if (bar)
            *bar = '\0';
        if (parts < PARTS)
            entry.part[parts] = trim(at);
        parts++;
        at = bar ? bar + 1 : NULL;
    }
    if (parts != PARTS) {
        char number[16];
        snprintf(number, sizeof number, "%d", parts);
        return nebuleuse_data_refuse(reader, WORD_DATA_PARTS, number, "", "", "");
    }
    int kind = nebuleuse_data_find(nebuleuse_kind_words, DATA_KINDS, entry.part[PART_KIND]);
    if (kind < 0)
        return nebuleuse_data_refuse(reader, WORD_DATA_KIND, entry.part[PART_KIND], "", "", "");
    const char *mark = entry.part[PART_MARK];
    if ((mark[0] != 's' && mark[0] != 'o') || (mark[1] && mark[1] != ' '))
        return nebuleuse_data_refuse(reader, WORD_DATA_MARK, mark, "", "", "");
    if (!cut_keys(reader, &entry, entry.part[PART_FIELDS]) || !read_kind[kind](reader, &entry))
        return false;
    for (int i = 0; i < entry.keys; i++)
        if (!entry.used[i])
            return nebuleuse_data_refuse(reader, WORD_DATA_STRANGE_KEY, entry.key[i].name, "", "", "");
    return true;
}

/* The length of a UTF-8 byte order mark, which some editors write. */
static size_t byte_order_mark(const char *file, size_t length) {
    return length >= 3 && memcmp(file, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;
}

bool nebuleuse_parse_data(const char *file, size_t length, struct data *data, struct game_error *error) {
    struct data_reader reader = {.data = data, .error = error};
    char line[MAX_LINE];
    memset(data, 0, sizeof *data);
    if (length > MAX_FILE)
        return nebuleuse_data_refuse(&reader, WORD_DATA_TOO_LONG, "", "", "", "");
    for (size_t at = byte_order_mark(file, length); at < length;) {
        const char *end = memchr(file + at, '\n', length - at);
        size_t width = end ? (size_t)(end - (file + at)) : length - at;
        reader.line++;
        if (width >= sizeof line || memchr(file + at, '\0', width))
            return nebuleuse_data_refuse(&reader, WORD_DATA_BAD_LINE, "", "", "", "");
        memcpy(line, file + at, width);
        line[width] = '\0';
        if (!text_is_utf8(line))
            return nebuleuse_data_refuse(&reader, WORD_DATA_BAD_LINE, "", "", "", "");
        if (!read_line(&reader, line))
            return false;
        at += width + 1;
    }
    return nebuleuse_data_check(&reader);
}

bool nebuleuse_read_data(const char *file, size_t length, struct text *value, struct game_error *error) {
    struct data data;
    if (!nebuleuse_parse_data(file, length, &data, error))
        return false;
    nebuleuse_write_data(&data, value);
    struct data_reader reader = {.data = &data, .error = error};
    return !value->full || nebuleuse_data_refuse(&reader, WORD_DATA_TOO_LONG, "", "", "", "");
}
