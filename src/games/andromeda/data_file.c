/* Parses the data file (20.6): `kind|id|copies|English name|French name|fields|effect` on each line, `#` before a
   comment. The same lines without comments, joined by ~, are the value of the option `data`. */
#include "data_read.h"

#include <stdio.h>
#include <string.h>

enum { MAX_FILE = 131072 };

const char *const andromeda_kind_words[KIND_COUNT] = {
    "length",    "seats",     "map",      "nebula",   "planet",  "base",     "special", "void",    "voidface",
    "ship",      "track",     "devscore", "relics",   "devtype", "devcard",  "moon",    "nebmoon", "raider",
    "discovery", "supremacy", "row",      "module",   "upgrade", "faction",  "fup",     "tactic",  "destiny",
    "event",     "bay",       "action",   "conflict", "unityup", "commander"};
const char *const andromeda_resource_ids[COST_ITEMS] = {"ice", "nano", "titan", "credit", "energy", "tactic"};
const char *const andromeda_ship_ids[KINDS] = {"transport", "fighter", "science", "cruiser"};
const char *const andromeda_track_ids[TRACKS] = {"sci", "ind", "com", "civ", "sup"};
const char *const andromeda_icon_words[ICON_WORDS] = {"none", "dev", "event", "repair"};
const char *const andromeda_planet_ids[PLANET_TYPES] = {"ice", "carbon", "metal", "storm", "gold"};
const char *const andromeda_devtype_ids[DEVTYPES] = {"observatory", "factory", "obelisk", "spaceport",
                                                     "city"};
const char *const andromeda_class_ids[CLASSES] = {"S", "A", "B", "C", "D"};
const char *const andromeda_deck_ids[EVENT_DECKS] = {"aurora", "twilight", "void"};
const char *const andromeda_number_ids[FACES] = {"1", "2", "3", "4", "5", "6"};

static const char *const length_ids[LENGTHS] = {"short", "medium", "long"};
static const char *const seat_ids[] = {"2", "3", "4", "5"};
static const char *const row_ids[ROWS] = {"A", "B", "C", "D", "E"};
static const char *const commander_ids[COMMANDERS] = {"k11", "k12", "k13", "k21", "k22",
                                                      "k23", "k31", "k32", "k33"};

/* The minimum and maximum number of entries of each kind; fixed ids in their order. */
static const struct {
    uint16_t least, most;
    const char *const *ids;
} bounds[KIND_COUNT] = {
    [KIND_LENGTH] = {LENGTHS, LENGTHS, length_ids},
    [KIND_SEATS] = {4, 4, seat_ids},
    [KIND_MAP] = {ROWS, ROWS, row_ids},
    [KIND_NEBULA] = {NEBULAE, NEBULAE, andromeda_number_ids},
    [KIND_PLANET] = {PLANET_TYPES, PLANET_TYPES, andromeda_planet_ids},
    [KIND_BASE] = {BASES, BASES, NULL},
    [KIND_SPECIAL] = {SPECIALS, SPECIALS, NULL},
    [KIND_VOID] = {1, 1, NULL},
    [KIND_VOIDFACE] = {FACES, FACES, andromeda_number_ids},
    [KIND_SHIP] = {KINDS, KINDS, andromeda_ship_ids},
    [KIND_TRACK] = {TRACKS, TRACKS, andromeda_track_ids},
    [KIND_DEVSCORE] = {1, 1, andromeda_number_ids},
    [KIND_RELICS] = {1, 1, andromeda_number_ids},
    [KIND_DEVTYPE] = {DEVTYPES, DEVTYPES, andromeda_devtype_ids},
    [KIND_DEVCARD] = {DEVTYPES, DEVCARDS, NULL},
    [KIND_MOON] = {PLANET_TYPES, MOON_DESIGNS, NULL},
    [KIND_NEBMOON] = {8, NEBMOON_DESIGNS, NULL},
    [KIND_RAIDER] = {CLASSES + 1, RAIDERS, NULL},
    [KIND_DISCOVERY] = {1, DISCOVERIES, NULL},
    [KIND_SUPREMACY] = {3, SUPREMACIES, NULL},
    [KIND_ROW] = {TYPES, TYPES, andromeda_track_ids},
    [KIND_MODULE] = {TYPES, MODULES, NULL},
    [KIND_UPGRADE] = {KINDS, UPGRADES, NULL},
    [KIND_FACTION] = {10, FACTIONS, NULL},
    [KIND_FUP] = {10, FACTIONS, NULL},
    [KIND_TACTIC] = {1, TACTICS, NULL},
    [KIND_DESTINY] = {10, DESTINIES, NULL},
    [KIND_EVENT] = {EVENT_DECKS, EVENTS, NULL},
    [KIND_BAY] = {SECTIONS, SECTIONS, andromeda_number_ids},
    [KIND_ACTION] = {SECTIONS, ACTIONS, NULL},
    [KIND_CONFLICT] = {1, CONFLICTS, NULL},
    [KIND_UNITYUP] = {1, UNITYUPS, NULL},
    [KIND_COMMANDER] = {COMMANDERS, COMMANDERS, commander_ids},
};

bool andromeda_refuse(struct reader *reader, enum say word, const char *a, const char *b, const char *c,
                      const char *d) {
    struct text text = text_into(reader->error->text, sizeof reader->error->text);
    const char *const words[] = {a, b, c, d};
    reader->error->line = reader->line;
    text_fill(&text, andromeda_word(word, reader->error->language), words, 4);
    return false;
}

int andromeda_find_word(const char *const *words, int count, const char *word) {
    for (int i = 0; i < count; i++)
        if (strcmp(words[i], word) == 0)
            return i;
    return -1;
}

bool andromeda_read_count(struct reader *reader, const char *what, const char *words, int least, int most,
                          uint8_t *number) {
    char a[16], b[16];
    long value;
    if (text_read_number(words, least, most, &value)) {
        *number = (uint8_t)value;
        return true;
    }
    snprintf(a, sizeof a, "%d", least);
    snprintf(b, sizeof b, "%d", most);
    return andromeda_refuse(reader, SAY_DATA_NUMBER, what, a, b, words);
}

/* The events (`when` in the grammar) that effects of a kind may have, a bit each. */
static uint32_t allowed_events(enum kind kind) {
    const uint32_t once = 1u << AT_ONCE;
    const uint32_t lasting = 1u << ALWAYS | 1u << ON_TURN | 1u << ON_LAUNCH | 1u << ON_BATTLE | 1u << ON_WIN |
                             1u << ON_LOSE | 1u << ON_MODULE | 1u << ON_DEVELOP | 1u << ON_RETURN |
                             1u << ON_END;
    switch (kind) {
    case KIND_BASE:
    case KIND_SPECIAL:
    case KIND_VOIDFACE:
    case KIND_DEVTYPE:
    case KIND_MOON:
    case KIND_NEBMOON:
    case KIND_DISCOVERY:
    case KIND_SUPREMACY:
    case KIND_ROW:
    case KIND_MODULE:
    case KIND_CONFLICT:
        return once;
    case KIND_TRACK:
        return 1u << ON_STEP;
    case KIND_DEVCARD:
    case KIND_UPGRADE:
    case KIND_FACTION:
    case KIND_FUP:
        return lasting;
    case KIND_RAIDER:
        return 1u << ON_WIN | 1u << ON_HIT;
    case KIND_TACTIC:
        return 1u << ON_FREE | 1u << ON_DIPLOMACY;
    case KIND_DESTINY:
        return 1u << ON_END;
    case KIND_EVENT:
        return once | 1u << FOR_EACH | 1u << FOR_NEAR | 1u << FOR_UNITY | 1u << FOR_MOST | 1u << FOR_LEAST;
    case KIND_UNITYUP:
        return once | (lasting & ~(1u << ON_TURN));
    case KIND_COMMANDER:
        return lasting & ~(1u << ON_TURN);
    default:
        return 0;
    }
}

static bool read_id(struct reader *reader, struct line *line, int n) {
    const char *id = line->part[1];
    size_t length = strlen(id);
    if (bounds[line->kind].ids && strcmp(id, bounds[line->kind].ids[n]) != 0)
        return andromeda_refuse(reader, SAY_DATA_ORDER, line->part[0], bounds[line->kind].ids[n], id, "");
    if (length < 1 || length >= ID_SIZE ||
        (!bounds[line->kind].ids && strspn(id, "abcdefghijklmnopqrstuvwxyz0123456789") != length))
        return andromeda_refuse(reader, SAY_DATA_ID, id, "", "", "");
    for (int i = 0; i < n; i++)
        if (strcmp(entry_of(reader->data, (int)line->kind, i)->id, id) == 0)
            return andromeda_refuse(reader, SAY_DATA_TWICE, line->part[0], id, "", "");
    memcpy(line->entry->id, id, length + 1);
    return true;
}

static bool read_name(struct reader *reader, const char *words, char name[NAME_SIZE]) {
    size_t length = strlen(words);
    bool good = length >= 1 && length < NAME_SIZE && !strpbrk(words, "|~{}\"\\#<>");
    for (size_t i = 0; good && i < length; i++)
        good = (unsigned char)words[i] >= ' ' && words[i] != 0x7f;
    if (!good)
        return andromeda_refuse(reader, SAY_DATA_NAME, words, "", "", "");
    memcpy(name, words, length + 1);
    return true;
}

static bool cut_keys(struct reader *reader, struct line *line, char *fields) {
    if (strcmp(fields, "-") == 0)
        return true;
    for (char *at = fields + strspn(fields, " "); *at; at += strspn(at, " ")) {
        char *end = at + strcspn(at, " ");
        char *equals = memchr(at, '=', (size_t)(end - at));
        char *next = *end ? end + 1 : end;
        *end = '\0';
        if (!equals || equals == at || !equals[1])
            return andromeda_refuse(reader, SAY_DATA_KEY, at, "", "", "");
        *equals = '\0';
        if (line->keys == MAX_KEYS || andromeda_find_key(line, at))
            return andromeda_refuse(reader, SAY_DATA_KEY_TWICE, at, "", "", "");
        line->key[line->keys++] = (struct key){at, equals + 1, false};
        at = next;
    }
    for (int i = 0; i < line->keys; i++)
        line->key[i].used = false;
    return true;
}

static char *trim(char *words) {
    words += strspn(words, " \t");
    size_t length = strlen(words);
    while (length > 0 && strchr(" \t\r", words[length - 1]))
        words[--length] = '\0';
    return words;
}

static bool open_entry(struct reader *reader, struct line *line) {
    struct data *data = reader->data;
    int kind = andromeda_find_word(andromeda_kind_words, KIND_COUNT, line->part[0]);
    if (kind < 0)
        return andromeda_refuse(reader, SAY_DATA_KIND, line->part[0], "", "", "");
    line->kind = (enum kind)kind;
    if (data->count[kind] == 0)
        data->first[kind] = data->entries;
    else if (data->first[kind] + data->count[kind] != data->entries)
        return andromeda_refuse(reader, SAY_DATA_TOGETHER, line->part[0], "", "", "");
    if (data->count[kind] == bounds[kind].most || data->entries == MAX_ENTRIES)
        return andromeda_refuse(reader, SAY_DATA_TOO_MANY, line->part[0], "", "", "");
    line->entry = &data->entry[data->entries];
    line->entry->kind = (uint8_t)kind;
    return true;
}

static bool read_line(struct reader *reader, char *words) {
    struct line line = {.keys = 0};
    struct data *data = reader->data;
    char *at = trim(words);
    struct text source = text_into(data->source + reader->source, SOURCE_SIZE - reader->source);
    if (*at == '\0' || *at == '#')
        return true;
    text_put(&source, at);
    text_letter(&source, '~');
    if (source.full)
        return andromeda_refuse(reader, SAY_DATA_TOO_LONG, "", "", "", "");
    reader->source += source.length;
    int parts = 0;
    while (at && parts < PARTS) {
        char *bar = parts < PARTS - 1 ? strchr(at, '|') : NULL;
        if (bar)
            *bar = '\0';
        line.part[parts++] = trim(at);
        at = bar ? bar + 1 : NULL;
    }
    if (parts != PARTS)
        return andromeda_refuse(reader, SAY_DATA_PARTS, "", "", "", "");
    if (!open_entry(reader, &line))
        return false;
    int n = data->count[line.kind];
    reader->at[line.kind] = reader->line;
    if (!read_id(reader, &line, n) ||
        !andromeda_read_count(reader, "copies", line.part[2], 1, 9, &line.entry->copies) ||
        !read_name(reader, line.part[3], line.entry->name[GAME_ENGLISH]) ||
        !read_name(reader, line.part[4], line.entry->name[GAME_FRENCH]) ||
        !cut_keys(reader, &line, line.part[5]) || !andromeda_read_fields(reader, &line, n) ||
        !andromeda_parse_effect(reader, line.part[6], allowed_events(line.kind), line.entry))
        return false;
    for (int i = 0; i < line.keys; i++)
        if (!line.key[i].used)
            return andromeda_refuse(reader, SAY_DATA_STRANGE_KEY, line.key[i].name, "", "", "");
    data->count[line.kind]++;
    data->entries++;
    return true;
}

/* Whether each kind has its minimum number of entries. */
static bool has_all_kinds(struct reader *reader) {
    const struct data *data = reader->data;
    for (int kind = 0; kind < KIND_COUNT; kind++)
        if (data->count[kind] < bounds[kind].least) {
            char have[16], need[16];
            snprintf(have, sizeof have, "%d", data->count[kind]);
            snprintf(need, sizeof need, "%d", bounds[kind].least);
            return andromeda_lacks(reader, kind, SAY_DATA_MISSING, have, need);
        }
    return true;
}

/* The types of module that the options of a base sell (6.2). */
static void find_types(struct data *data) {
    for (int base = 0; base < BASES; base++) {
        const struct entry *entry = entry_of(data, KIND_BASE, base);
        for (int c = 0; c < entry->clauses; c++) {
            const struct clause *clause = &data->clause[entry->clause + c];
            for (int o = 0; o < clause->options; o++) {
                const struct option *option = &data->option[clause->option + o];
                for (int s = 0; s < option->steps; s++) {
                    const struct step *step = &data->step[option->step + s];
                    if (step->word == DO_BUY)
                        data->base_types[base] |= (uint8_t)(step->arg == ANY_TYPE ? 15 : 1 << step->arg);
                }
            }
        }
    }
}

static bool parse(const char *file, size_t length, char between, struct data *data,
                  struct game_error *error) {
    struct reader reader = {.data = data, .error = error};
    char line[MAX_LINE];
    memset(data, 0, sizeof *data);
    if (length > MAX_FILE)
        return andromeda_refuse(&reader, SAY_DATA_TOO_LONG, "", "", "", "");
    size_t at = length >= 3 && memcmp(file, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;
    while (at < length) {
        const char *end = memchr(file + at, between, length - at);
        size_t width = end ? (size_t)(end - (file + at)) : length - at;
        reader.line++;
        if (width >= sizeof line || memchr(file + at, '\0', width) ||
            (between == '\n' && file[at] != '#' && memchr(file + at, '~', width)))
            return andromeda_refuse(&reader, SAY_DATA_BAD_LINE, "", "", "", "");
        memcpy(line, file + at, width);
        line[width] = '\0';
        for (size_t i = 0; i < width; i++)
            if (((unsigned char)line[i] < ' ' && !strchr("\t\r", line[i])) || line[i] == 0x7f)
                return andromeda_refuse(&reader, SAY_DATA_BAD_LINE, "", "", "", "");
        if (!text_is_utf8(line))
            return andromeda_refuse(&reader, SAY_DATA_BAD_LINE, "", "", "", "");
        if (!read_line(&reader, line))
            return false;
        at += width + 1;
    }
    if (!has_all_kinds(&reader) || !andromeda_check_data(&reader))
        return false;
    find_types(data);
    return true;
}

bool andromeda_parse_data(const char *file, size_t length, struct data *data, struct game_error *error) {
    return parse(file, length, '\n', data, error);
}

bool andromeda_find_data(const char *value, struct data *data, struct game_error *error) {
    if (strcmp(value, "standard") == 0)
        return parse(andromeda_data_file, strlen(andromeda_data_file), '\n', data, error);
    return parse(value, strlen(value), '~', data, error);
}

bool andromeda_read_data(const char *file, size_t length, struct text *value, struct game_error *error) {
    struct data data;
    struct reader reader = {.data = &data, .error = error};
    if (!andromeda_parse_data(file, length, &data, error))
        return false;
    text_put(value, data.source);
    return !value->full || andromeda_refuse(&reader, SAY_DATA_TOO_LONG, "", "", "", "");
}
