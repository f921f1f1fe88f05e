/* Parses the data file (20.6): `kind|id|copies|English name|French name|fields|effect` on each line, `#` before a comment. The same lines
   without comments, joined by ~, are the value of the option `data`. */
#include "data_read.h"

#include <stdio.h>
#include <string.h>

enum { MAX_LINE = 512, MAX_FILE = 131072 };

const char *const andromeda_kind_words[KIND_COUNT] = {
    "length",    "seats",     "map",      "nebula",   "planet",  "base",     "special", "void",    "voidface",
    "ship",      "track",     "devscore", "relics",   "devtype", "devcard",  "moon",    "nebmoon", "raider",
    "discovery", "supremacy", "row",      "module",   "upgrade", "faction",  "fup",     "tactic",  "destiny",
    "event",     "bay",       "action",   "conflict", "unityup", "commander"};
const char *const andromeda_resource_ids[COST_ITEMS] = {"ice", "nano", "titan", "credit", "energy", "tactic"};
const char *const andromeda_ship_ids[KINDS] = {"transport", "fighter", "science", "cruiser"};
const char *const andromeda_track_ids[TRACKS] = {"sci", "ind", "com", "civ", "sup"};
const char *const andromeda_icon_words[ICON_WORDS] = {"none", "dev", "event", "repair"};

static const char *const planet_ids[PLANET_TYPES] = {"ice", "carbon", "metal", "storm", "gold"};
static const char *const devtype_ids[DEVTYPES] = {"observatory", "factory", "obelisk", "spaceport", "city"};
static const char *const class_ids[CLASSES] = {"S", "A", "B", "C", "D"};
static const char *const deck_ids[EVENT_DECKS] = {"aurora", "twilight", "void"};
static const char *const set_ids[] = {"base", "new"};
static const char *const moon_sets[] = {"orphan", "ancient"};
static const char *const no_yes[] = {"no", "yes"};
static const char *const mark_ids[] = {"o", "f", "s"};
static const char *const length_ids[LENGTHS] = {"short", "medium", "long"};
static const char *const seat_ids[] = {"2", "3", "4", "5"};
static const char *const row_ids[ROWS] = {"A", "B", "C", "D", "E"};
static const char *const number_ids[] = {"1", "2", "3", "4", "5", "6"};
static const char *const commander_ids[COMMANDERS] = {"k11", "k12", "k13", "k21", "k22",
                                                      "k23", "k31", "k32", "k33"};
static const char *const target_ids[TARGETS] = {"base:",     "planet",    "probe",       "near.planet",
                                                "near.base", "near.moon", "near.leader", "near.enemy"};
static const char *const benefit_ids[BENEFITS] = {"obsdiscovery", "repair", "module"};

/* The minimum and maximum number of entries of each kind; fixed ids in their order. */
static const struct {
    uint16_t least, most;
    const char *const *ids;
} bounds[KIND_COUNT] = {
    [KIND_LENGTH] = {LENGTHS, LENGTHS, length_ids},
    [KIND_SEATS] = {4, 4, seat_ids},
    [KIND_MAP] = {ROWS, ROWS, row_ids},
    [KIND_NEBULA] = {NEBULAE, NEBULAE, number_ids},
    [KIND_PLANET] = {PLANET_TYPES, PLANET_TYPES, planet_ids},
    [KIND_BASE] = {BASES, BASES, NULL},
    [KIND_SPECIAL] = {SPECIALS, SPECIALS, NULL},
    [KIND_VOID] = {1, 1, NULL},
    [KIND_VOIDFACE] = {FACES, FACES, number_ids},
    [KIND_SHIP] = {KINDS, KINDS, andromeda_ship_ids},
    [KIND_TRACK] = {TRACKS, TRACKS, andromeda_track_ids},
    [KIND_DEVSCORE] = {1, 1, number_ids},
    [KIND_RELICS] = {1, 1, number_ids},
    [KIND_DEVTYPE] = {DEVTYPES, DEVTYPES, devtype_ids},
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
    [KIND_BAY] = {SECTIONS, SECTIONS, number_ids},
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

/* Fields. */

static const char *find_key(struct line *line, const char *name) {
    for (int i = 0; i < line->keys; i++)
        if (strcmp(line->key[i].name, name) == 0) {
            line->key[i].used = true;
            return line->key[i].value;
        }
    return NULL;
}

static const char *take(struct reader *reader, struct line *line, const char *name) {
    const char *value = find_key(line, name);
    if (!value)
        andromeda_refuse(reader, SAY_DATA_NO_KEY, name, "", "", "");
    return value;
}

static bool bad_value(struct reader *reader, const char *name, const char *value, const char *expected) {
    return andromeda_refuse(reader, SAY_DATA_VALUE, name, value, expected, "");
}

static bool take_number(struct reader *reader, struct line *line, const char *name, int least, int most,
                        uint8_t *number) {
    const char *value = take(reader, line, name);
    return value && andromeda_read_count(reader, name, value, least, most, number);
}

static bool take_word(struct reader *reader, struct line *line, const char *name, const char *const *words,
                      int count, uint8_t *number) {
    const char *value = take(reader, line, name);
    int found = value ? andromeda_find_word(words, count, value) : -1;
    if (found >= 0)
        *number = (uint8_t)found;
    return found >= 0 || (value && bad_value(reader, name, value, words[0]));
}

/* An optional key with one of these words. */
static bool take_maybe(struct reader *reader, struct line *line, const char *name, const char *const *words,
                       int count, uint8_t *number) {
    return !find_key(line, name) || take_word(reader, line, name, words, count, number);
}

/* The next element of a list, up to a separator; false at its end. */
static bool next_part(const char **at, char sign, char part[MAX_LINE]) {
    if (!*at)
        return false;
    const char *end = strchr(*at, sign);
    size_t length = end ? (size_t)(end - *at) : strlen(*at);
    memcpy(part, *at, length);
    part[length] = '\0';
    *at = end ? end + 1 : NULL;
    return true;
}

/* `1,2,3`: exactly `count` numbers. */
static bool take_list(struct reader *reader, struct line *line, const char *name, int count, int most,
                      uint8_t *numbers) {
    const char *value = take(reader, line, name);
    char part[MAX_LINE], expected[32];
    int found = 0;
    if (!value)
        return false;
    for (const char *at = value; next_part(&at, ',', part); found++)
        if (found < count && !andromeda_read_count(reader, name, part, 0, most, &numbers[found]))
            return false;
    snprintf(expected, sizeof expected, "%d", count);
    return found == count || andromeda_refuse(reader, SAY_DATA_LIST, name, expected, value, "");
}

/* `ice:1,titan:2`. */
static bool read_pairs(struct reader *reader, const char *name, const char *value, const char *const *words,
                       int count, int most, uint8_t *numbers) {
    char part[MAX_LINE];
    for (const char *at = value; next_part(&at, ',', part);) {
        char *colon = strchr(part, ':');
        if (colon)
            *colon = '\0';
        int found = colon ? andromeda_find_word(words, count, part) : -1;
        if (found < 0)
            return bad_value(reader, name, value, "ice:1,titan:2");
        if (numbers[found])
            return andromeda_refuse(reader, SAY_DATA_TWICE, name, part, "", "");
        if (!andromeda_read_count(reader, name, colon + 1, 1, most, &numbers[found]))
            return false;
    }
    return true;
}

static bool take_cost(struct reader *reader, struct line *line, const char *name, int items, uint8_t *cost) {
    const char *value = take(reader, line, name);
    return value && read_pairs(reader, name, value, andromeda_resource_ids, items, 9, cost);
}

/* Die faces, as a count. */
static bool take_faces(struct reader *reader, struct line *line, const char *name, uint8_t *faces) {
    const char *value = take(reader, line, name);
    char part[MAX_LINE];
    uint8_t face;
    if (!value)
        return false;
    for (const char *at = value; next_part(&at, ',', part); ++*faces) {
        if (!andromeda_read_count(reader, name, part, 1, FACES, &face))
            return false;
        if (reader->face_seen[line->kind] >> face & 1)
            return andromeda_refuse(reader, SAY_DATA_TWICE, name, part, "", "");
        reader->face_seen[line->kind] |= (uint8_t)(1 << face);
    }
    return true;
}

/* Kinds. `n` is the number of the entry in its kind. */

static bool read_map(struct reader *reader, struct line *line, int n) {
    struct data *data = reader->data;
    const char *cells = take(reader, line, "cells"), *xs = take(reader, line, "x");
    char part[MAX_LINE];
    int count = 0, before = 0;
    if (!cells || !xs)
        return false;
    for (int row = 0; row < n; row++)
        before += data->row_places[row];
    for (const char *at = cells; next_part(&at, ',', part); count++) {
        if (count == ROW_MOST || before + count == PLACES)
            return andromeda_refuse(reader, SAY_DATA_TOO_MANY, "cells", "", "", "");
        int place = before + count;
        data->row[place] = (uint8_t)n;
        if (strcmp(part, "N1") == 0 || strcmp(part, "N2") == 0) {
            int nebula = part[1] - '1';
            if (reader->nebula_seen >> nebula & 1)
                return andromeda_refuse(reader, SAY_DATA_TWICE, "cells", part, "", "");
            reader->nebula_seen |= (uint8_t)(1 << nebula);
            data->nebula_place[nebula] = (uint8_t)place;
        } else if (strcmp(part, "V") == 0) {
            if (reader->void_seen++)
                return andromeda_refuse(reader, SAY_DATA_TWICE, "cells", part, "", "");
            data->void_place = (uint8_t)place;
        } else if (strcmp(part, ".") != 0)
            return bad_value(reader, "cells", part, ".,N1,V");
    }
    data->row_places[n] = (uint8_t)count;
    if (!take_list(reader, line, "x", count, 30, data->x + before))
        return false;
    for (int i = 1; i < count; i++)
        if (data->x[before + i] < data->x[before + i - 1] + 2)
            return bad_value(reader, "x", xs, "1,3,5");
    return true;
}

static bool read_track(struct reader *reader, struct line *line, int n) {
    struct track_line *track = &reader->data->track[n];
    uint8_t steps[TOP + 1] = {0};
    const char *value;
    char part[MAX_LINE];
    if (!take_word(reader, line, "dev", devtype_ids, DEVTYPES, &track->dev) ||
        !take_list(reader, line, "vp", TOP, 9, track->vp + 1) ||
        !take_list(reader, line, "end", TOP + 1, 30, track->end) ||
        !take_list(reader, line, "level", LEVELS, TOP, track->level))
        return false;
    for (int level = 0; level < LEVELS; level++)
        if (track->level[level] < 1 || (level > 0 && track->level[level] <= track->level[level - 1]))
            return bad_value(reader, "level", "?", "3,6,9");
    for (int kind = 0; kind < 2; kind++) {
        const char *name = kind ? "hand" : "vault";
        uint8_t *out = kind ? track->hand : track->vault;
        memset(steps, 0, sizeof steps);
        if (!(value = find_key(line, name)))
            continue;
        for (const char *at = value; next_part(&at, ',', part);) {
            char *colon = strchr(part, ':');
            uint8_t step, amount;
            if (!colon)
                return bad_value(reader, name, value, "4:1,8:2");
            *colon = '\0';
            if (!andromeda_read_count(reader, name, part, 1, TOP, &step) ||
                !andromeda_read_count(reader, name, colon + 1, 1, 9, &amount))
                return false;
            steps[step] = amount;
        }
        for (int step = 1; step <= TOP; step++)
            out[step] = steps[step] ? steps[step] : out[step - 1];
    }
    if ((value = find_key(line, "tokens"))) {
        uint8_t at[3];
        if (n != SUP || !take_list(reader, line, "tokens", 3, TOP, at))
            return n != SUP ? bad_value(reader, "tokens", value, "-") : false;
        for (uint8_t i = 0; i < 3; i++) {
            if (at[i] < 1 || track->token[at[i]])
                return bad_value(reader, "tokens", value, "3,6,9");
            track->token[at[i]] = (uint8_t)(i + 1);
        }
    }
    return true;
}

static bool read_ship(struct reader *reader, struct line *line, int n) {
    struct ship_kind *ship = &reader->data->ship[n];
    if (line->entry->copies != (n == TRANSPORT ? TRANSPORTS : 1))
        return bad_value(reader, "copies", line->part[2], n == TRANSPORT ? "6" : "1");
    ship->copies = line->entry->copies;
    return take_number(reader, line, "dice", 0, 6, &ship->dice) &&
           take_number(reader, line, "range", 0, 9, &ship->range) &&
           take_number(reader, line, "shield", 0, 3, &ship->shield) &&
           take_number(reader, line, "start", 0, ship->copies, &ship->start) &&
           take_cost(reader, line, "cost", RESOURCES, ship->cost) &&
           take_maybe(reader, line, "attack", no_yes, 2, &ship->attack) &&
           take_maybe(reader, line, "voyage", no_yes, 2, &ship->voyage);
}

static bool read_raider(struct reader *reader, struct line *line, int n) {
    struct raider_line *raider = &reader->data->raider[n];
    if (!take_word(reader, line, "class", class_ids, CLASSES, &raider->class) ||
        !take_number(reader, line, "dice", 1, 6, &raider->dice) ||
        !take_number(reader, line, "aim", 1, 5, &raider->aim) ||
        !take_number(reader, line, "range", 0, 9, &raider->range) ||
        !take_maybe(reader, line, "warp", no_yes, 2, &raider->warp))
        return false;
    if (line->entry->copies != (raider->class == 0 ? 4 : 1))
        return bad_value(reader, "copies", line->part[2], raider->class == 0 ? "4" : "1");
    reader->warps = (uint8_t)(reader->warps + raider->warp);
    reader->raiders[raider->class] = (uint8_t)(reader->raiders[raider->class] + !raider->warp);
    line->entry->of = raider->class;
    return true;
}

static bool read_bay(struct reader *reader, struct line *line, int n) {
    static const char *const expected[] = {"A:transport,B:transport,C:fighter",
                                           "A:transport,B:transport,C:science",
                                           "A:transport,B:transport,C:cruiser"};
    const char *slots = take(reader, line, "slots");
    if (!slots || !take_faces(reader, line, "die", &reader->data->section_faces[n]))
        return false;
    return strcmp(slots, expected[n]) == 0 || bad_value(reader, "slots", slots, expected[n]);
}

static bool read_action(struct reader *reader, struct line *line, int n) {
    struct action_card *card = &reader->data->action[n];
    const char *target = take(reader, line, "target"), *icons = target ? take(reader, line, "icons") : NULL;
    char part[MAX_LINE];
    uint8_t deck;
    if (!icons || !take_number(reader, line, "deck", 1, SECTIONS, &deck))
        return false;
    line->entry->of = (uint8_t)(deck - 1);
    if (reader->actions[deck - 1]++ == ACTIONS_IN_DECK)
        return andromeda_refuse(reader, SAY_DATA_TOO_MANY, "action", "", "", "");
    if (strncmp(target, "base:", 5) == 0) {
        card->target = TO_A_BASE;
        for (card->base = 0; card->base < reader->data->count[KIND_BASE]; card->base++)
            if (strcmp(entry_of(reader->data, KIND_BASE, card->base)->id, target + 5) == 0)
                break;
        if (card->base == reader->data->count[KIND_BASE])
            return bad_value(reader, "target", target, "base:odessa");
    } else {
        int found = andromeda_find_word(target_ids, TARGETS, target);
        if (found < 0)
            return bad_value(reader, "target", target, "base:odessa, planet, probe, near.planet");
        card->target = (uint8_t)found;
    }
    if (strcmp(icons, "none") == 0)
        return true;
    for (const char *at = icons; next_part(&at, ',', part);) {
        int found = andromeda_find_word(andromeda_icon_words, ICON_WORDS, part);
        if (found <= 0 || card->icons == ICONS)
            return bad_value(reader, "icons", icons, "dev,event,repair");
        card->icon[card->icons++] = (uint8_t)found;
    }
    return true;
}

static bool read_commander(struct reader *reader, struct line *line, int n) {
    struct data *data = reader->data;
    const char *helm = take(reader, line, "helm"), *tracks = helm ? take(reader, line, "tracks") : NULL;
    char part[MAX_LINE];
    int spaces = 0;
    if (!tracks || !take_number(reader, line, "level", 1, 3, &line->entry->number) ||
        !read_pairs(reader, "tracks", tracks, andromeda_track_ids, TRACKS, 5, data->commander_track[n]))
        return false;
    for (const char *at = helm; next_part(&at, '/', part); spaces++) {
        if (spaces == HELM_SPACES)
            break;
        for (char *sign = part; *sign; sign++)
            if (*sign == '_')
                *sign = ' ';
        char effect[MAX_LINE * 2];
        struct text text = text_into(effect, sizeof effect);
        for (const char *sign = part; *sign; sign++)
            if (*sign == '+')
                text_put(&text, ", ");
            else
                text_letter(&text, *sign);
        struct entry space = {.kind = KIND_COMMANDER};
        if (!andromeda_parse_effect(reader, effect, 1u << AT_ONCE, &space))
            return false;
        if (space.clauses > 1)
            return bad_value(reader, "helm", part, "tactic_1+vp_1");
        data->helm[n][spaces] = space.clauses ? space.clause : UINT16_MAX;
    }
    return spaces == HELM_SPACES || andromeda_refuse(reader, SAY_DATA_LIST, "helm", "8", helm, "");
}

static bool read_fields(struct reader *reader, struct line *line, int n) {
    struct data *data = reader->data;
    struct entry *entry = line->entry;
    const char *value;
    switch (line->kind) {
    case KIND_LENGTH:
        return take_number(reader, line, "terminus", 10, 200, &data->terminus[n]);
    case KIND_SEATS:
        return take_number(reader, line, "planets", 1, 15, &data->planets[n + 2]) &&
               take_number(reader, line, "steps", 1, 9, &data->event_steps[n + 2]);
    case KIND_MAP:
        return read_map(reader, line, n);
    case KIND_NEBULA:
        return take_faces(reader, line, "dice", &data->nebula_faces[n]);
    case KIND_PLANET:
        return take_word(reader, line, "res", andromeda_resource_ids, RESOURCES, &data->planet_resource[n]) &&
               take_word(reader, line, "dev", devtype_ids, DEVTYPES, &data->planet_dev[n]);
    case KIND_BASE:
        return take_maybe(reader, line, "field", no_yes, 2, &data->base_field[n]) &&
               take_maybe(reader, line, "event", no_yes, 2, &data->base_event[n]);
    case KIND_SPECIAL:
        return !find_key(line, "adjdev") ||
               take_number(reader, line, "adjdev", 1, 9, &data->special_adjdev[n]);
    case KIND_SHIP:
        return read_ship(reader, line, n);
    case KIND_TRACK:
        return read_track(reader, line, n);
    case KIND_DEVSCORE:
        return take_list(reader, line, "end", LEVELS, 20, data->dev_end) &&
               take_list(reader, line, "lead", LEADERS_COUNTED + 1, 20, data->dev_lead);
    case KIND_RELICS:
        return take_list(reader, line, "end", RELIC_STEPS, 60, data->relic_end);
    case KIND_DEVTYPE: {
        uint8_t benefit[BENEFITS] = {0};
        if (!take_word(reader, line, "track", andromeda_track_ids, TRACKS, &data->dev_track[n]) ||
            !take_cost(reader, line, "cost", RESOURCES, entry->cost) ||
            !(value = take(reader, line, "unity")) ||
            !read_pairs(reader, "unity", value, benefit_ids, BENEFITS, 5, benefit))
            return false;
        for (uint8_t i = 0; i < BENEFITS; i++)
            if (benefit[i]) {
                data->dev_benefit[n] = i;
                data->dev_benefit_n[n] = benefit[i];
            }
        return true;
    }
    case KIND_DEVCARD:
        return take_word(reader, line, "dev", devtype_ids, DEVTYPES, &entry->of);
    case KIND_MOON:
        return take_word(reader, line, "type", planet_ids, PLANET_TYPES, &entry->of);
    case KIND_NEBMOON:
        return take_word(reader, line, "set", moon_sets, 2, &entry->of) &&
               (!find_key(line, "relic") || take_number(reader, line, "relic", 1, 1, &entry->relic));
    case KIND_RAIDER:
        return read_raider(reader, line, n);
    case KIND_MODULE:
        return take_word(reader, line, "type", andromeda_track_ids, TYPES, &entry->of) &&
               take_cost(reader, line, "cost", RESOURCES, entry->cost) &&
               (!find_key(line, "relic") || take_number(reader, line, "relic", 1, 1, &entry->relic));
    case KIND_UPGRADE:
        return take_word(reader, line, "ship", andromeda_ship_ids, KINDS, &entry->of) &&
               take_word(reader, line, "set", set_ids, 2, &entry->fresh);
    case KIND_FACTION:
        return take_word(reader, line, "set", set_ids, 2, &entry->fresh) &&
               take_cost(reader, line, "start", COST_ITEMS, entry->cost) &&
               take_maybe(reader, line, "mark", mark_ids, 3, &entry->publisher);
    case KIND_FUP:
        return take_word(reader, line, "ship", andromeda_ship_ids, KINDS, &entry->of);
    case KIND_TACTIC:
        return take_word(reader, line, "set", set_ids, 2, &entry->fresh);
    case KIND_EVENT:
        if (!take_word(reader, line, "deck", deck_ids, EVENT_DECKS, &entry->of))
            return false;
        return reader->events[entry->of]++ < EVENTS_IN_DECK ||
               andromeda_refuse(reader, SAY_DATA_TOO_MANY, "event", "", "", "");
    case KIND_BAY:
        return read_bay(reader, line, n);
    case KIND_ACTION:
        return read_action(reader, line, n);
    case KIND_COMMANDER:
        return read_commander(reader, line, n);
    default:
        return true;
    }
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
        if (line->keys == MAX_KEYS || find_key(line, at))
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
        !cut_keys(reader, &line, line.part[5]) || !read_fields(reader, &line, n) ||
        !andromeda_parse_effect(reader, line.part[6], allowed_events(line.kind), line.entry))
        return false;
    for (int i = 0; i < line.keys; i++)
        if (!line.key[i].used)
            return andromeda_refuse(reader, SAY_DATA_STRANGE_KEY, line.key[i].name, "", "", "");
    data->count[line.kind]++;
    data->entries++;
    return true;
}

/* Checks on the complete data. */

static bool lacks(struct reader *reader, int kind, enum say word, const char *a, const char *b) {
    reader->line = reader->at[kind];
    return andromeda_refuse(reader, word, andromeda_kind_words[kind], a, b, "");
}

static bool check_totals(struct reader *reader) {
    struct data *data = reader->data;
    int planets[PLANET_TYPES] = {0}, moons[PLANET_TYPES] = {0}, modules[TYPES] = {0}, moon_set[2] = {0};
    int old_factions = 0, old_upgrades[KINDS] = {0}, discoveries = 0, dev[DEVTYPES] = {0}, tactics = 0,
        all_planets = 0;
    for (int i = 0; i < PLANET_TYPES; i++)
        all_planets += planets[i] = entry_of(data, KIND_PLANET, i)->copies;
    for (int i = 0; i < data->count[KIND_MOON]; i++)
        moons[entry_of(data, KIND_MOON, i)->of] += entry_of(data, KIND_MOON, i)->copies;
    for (int i = 0; i < PLANET_TYPES; i++)
        if (moons[i] < 3 * planets[i])
            return lacks(reader, KIND_MOON, SAY_DATA_TOO_FEW, planet_ids[i], "");
    if (all_planets < data->planets[5] || all_planets > 15)
        return lacks(reader, KIND_PLANET, SAY_DATA_TOO_FEW, "", "");
    for (int i = 0; i < data->count[KIND_NEBMOON]; i++) {
        if (entry_of(data, KIND_NEBMOON, i)->copies != 1)
            return lacks(reader, KIND_NEBMOON, SAY_DATA_ONE_COPY, "", "");
        moon_set[entry_of(data, KIND_NEBMOON, i)->of]++;
    }
    if (moon_set[0] < 2 || moon_set[1] < 2)
        return lacks(reader, KIND_NEBMOON, SAY_DATA_TOO_FEW, "", "");
    for (int i = 0; i < data->count[KIND_MODULE]; i++) {
        const struct entry *module = entry_of(data, KIND_MODULE, i);
        modules[module->of] += module->relic ? 0 : module->copies;
        if (andromeda_find_word(andromeda_track_ids, TRACKS, module->id) >= 0)
            return lacks(reader, KIND_MODULE, SAY_DATA_ID, module->id, "");
    }
    for (int i = 0; i < TYPES; i++)
        if (modules[i] < 3)
            return lacks(reader, KIND_MODULE, SAY_DATA_TOO_FEW, andromeda_track_ids[i], "");
    for (int i = 0; i < data->count[KIND_FACTION]; i++)
        old_factions += !entry_of(data, KIND_FACTION, i)->fresh;
    if (old_factions < 10)
        return lacks(reader, KIND_FACTION, SAY_DATA_TOO_FEW, "", "");
    if (data->count[KIND_FUP] != data->count[KIND_FACTION])
        return lacks(reader, KIND_FUP, SAY_DATA_TOO_FEW, "", "");
    for (int i = 0; i < data->count[KIND_FUP]; i++)
        if (strcmp(entry_of(data, KIND_FUP, i)->id, entry_of(data, KIND_FACTION, i)->id) != 0)
            return lacks(reader, KIND_FUP, SAY_DATA_ORDER, entry_of(data, KIND_FACTION, i)->id,
                         entry_of(data, KIND_FUP, i)->id);
    for (int i = 0; i < data->count[KIND_UPGRADE]; i++)
        old_upgrades[entry_of(data, KIND_UPGRADE, i)->of] += !entry_of(data, KIND_UPGRADE, i)->fresh;
    for (int i = 0; i < KINDS; i++)
        if (old_upgrades[i] < 1)
            return lacks(reader, KIND_UPGRADE, SAY_DATA_TOO_FEW, andromeda_ship_ids[i], "");
    for (int i = 0; i < data->count[KIND_DISCOVERY]; i++)
        discoveries += entry_of(data, KIND_DISCOVERY, i)->copies;
    if (discoveries != 21)
        return lacks(reader, KIND_DISCOVERY, SAY_DATA_DISCOVERIES, "", "");
    for (int i = 0; i < data->count[KIND_DEVCARD]; i++)
        dev[entry_of(data, KIND_DEVCARD, i)->of]++;
    for (int i = 0; i < DEVTYPES; i++)
        if (dev[i] < 1)
            return lacks(reader, KIND_DEVCARD, SAY_DATA_TOO_FEW, devtype_ids[i], "");
    for (int i = 0; i < data->count[KIND_TACTIC]; i++)
        tactics += entry_of(data, KIND_TACTIC, i)->fresh ? 0 : entry_of(data, KIND_TACTIC, i)->copies;
    if (tactics < 20)
        return lacks(reader, KIND_TACTIC, SAY_DATA_TOO_FEW, "", "");
    return true;
}

static bool check_all(struct reader *reader) {
    struct data *data = reader->data;
    int places = 0;
    for (int kind = 0; kind < KIND_COUNT; kind++)
        if (data->count[kind] < bounds[kind].least) {
            char have[16], need[16];
            snprintf(have, sizeof have, "%d", data->count[kind]);
            snprintf(need, sizeof need, "%d", bounds[kind].least);
            return lacks(reader, kind, SAY_DATA_MISSING, have, need);
        }
    for (int row = 0; row < ROWS; row++)
        places += data->row_places[row];
    if (places != PLACES || reader->nebula_seen != 3 || reader->void_seen != 1)
        return lacks(reader, KIND_MAP, SAY_DATA_MAP, "", "");
    if (reader->face_seen[KIND_NEBULA] != 0x7e || reader->face_seen[KIND_BAY] != 0x7e)
        return lacks(reader, reader->face_seen[KIND_NEBULA] != 0x7e ? KIND_NEBULA : KIND_BAY, SAY_DATA_DIE,
                     "", "");
    for (int i = 0; i < EVENT_DECKS; i++)
        if (reader->events[i] < 1)
            return lacks(reader, KIND_EVENT, SAY_DATA_TOO_FEW, deck_ids[i], "");
    for (int i = 0; i < SECTIONS; i++)
        if (reader->actions[i] < 1)
            return lacks(reader, KIND_ACTION, SAY_DATA_TOO_FEW, number_ids[i], "");
    for (int i = 0; i < CLASSES; i++)
        if (reader->raiders[i] < 1)
            return lacks(reader, KIND_RAIDER, SAY_DATA_TOO_FEW, class_ids[i], "");
    if (reader->warps != 1)
        return lacks(reader, KIND_RAIDER, SAY_DATA_DRAGON, "", "");
    static const uint8_t once[] = {KIND_EVENT,   KIND_ACTION,  KIND_DESTINY, KIND_SUPREMACY,
                                   KIND_UNITYUP, KIND_DEVCARD, KIND_FACTION};
    for (size_t k = 0; k < sizeof once; k++)
        for (int i = 0; i < data->count[once[k]]; i++)
            if (entry_of(data, once[k], i)->copies != 1)
                return lacks(reader, once[k], SAY_DATA_ONE_COPY, "", "");
    int tokens = 0;
    for (int step = 1; step <= TOP; step++)
        tokens += data->track[SUP].token[step] > 0;
    if (tokens != 3)
        return lacks(reader, KIND_TRACK, SAY_DATA_NO_KEY, "", "");
    return check_totals(reader);
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
    if (!check_all(&reader))
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
