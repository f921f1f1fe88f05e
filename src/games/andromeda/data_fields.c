/* Parses the fields of an entry of the data file (20.6): values, lists and pairs, then the fields of each kind. */
#include "data_read.h"

#include <stdio.h>
#include <string.h>

static const char *const set_ids[] = {"base", "new"};
static const char *const moon_sets[] = {"orphan", "ancient"};
static const char *const no_yes[] = {"no", "yes"};
static const char *const mark_ids[] = {"o", "f", "s"};
static const char *const target_ids[TARGETS] = {"base:",     "planet",    "probe",       "near.planet",
                                                "near.base", "near.moon", "near.leader", "near.enemy"};
static const char *const benefit_ids[BENEFITS] = {"obsdiscovery", "repair", "module"};

const char *andromeda_find_key(struct line *line, const char *name) {
    for (int i = 0; i < line->keys; i++)
        if (strcmp(line->key[i].name, name) == 0) {
            line->key[i].used = true;
            return line->key[i].value;
        }
    return NULL;
}

static const char *take(struct reader *reader, struct line *line, const char *name) {
    const char *value = andromeda_find_key(line, name);
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
    return !andromeda_find_key(line, name) || take_word(reader, line, name, words, count, number);
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

/* Credits make up for whatever else is not paid, so a way to pay is how many there are of each other resource. */
bool andromeda_is_payable(const uint8_t cost[COST_ITEMS]) {
    unsigned ways = 1;
    for (int i = 0; i < RESOURCES; i++)
        if (i != CREDIT)
            ways *= cost[i] + 1u;
    return ways <= MOST_PAYMENTS;
}

static bool take_items(struct reader *reader, struct line *line, const char *name, int items,
                       uint8_t *found) {
    const char *value = take(reader, line, name);
    return value && read_pairs(reader, name, value, andromeda_resource_ids, items, MOST_OF_A_RESOURCE, found);
}

static bool take_cost(struct reader *reader, struct line *line, uint8_t cost[COST_ITEMS]) {
    return take_items(reader, line, "cost", RESOURCES, cost) &&
           (andromeda_is_payable(cost) || andromeda_refuse(reader, SAY_DATA_COST, "", "", "", ""));
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
    if (!take_word(reader, line, "dev", andromeda_devtype_ids, DEVTYPES, &track->dev) ||
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
        if (!(value = andromeda_find_key(line, name)))
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
    if ((value = andromeda_find_key(line, "tokens"))) {
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
           take_cost(reader, line, ship->cost) &&
           take_maybe(reader, line, "attack", no_yes, 2, &ship->attack) &&
           take_maybe(reader, line, "voyage", no_yes, 2, &ship->voyage);
}

static bool read_raider(struct reader *reader, struct line *line, int n) {
    struct raider_line *raider = &reader->data->raider[n];
    if (!take_word(reader, line, "class", andromeda_class_ids, CLASSES, &raider->class) ||
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

bool andromeda_read_fields(struct reader *reader, struct line *line, int n) {
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
               take_word(reader, line, "dev", andromeda_devtype_ids, DEVTYPES, &data->planet_dev[n]);
    case KIND_BASE:
        return take_maybe(reader, line, "field", no_yes, 2, &data->base_field[n]) &&
               take_maybe(reader, line, "event", no_yes, 2, &data->base_event[n]);
    case KIND_SPECIAL:
        return !andromeda_find_key(line, "adjdev") ||
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
            !take_cost(reader, line, entry->cost) || !(value = take(reader, line, "unity")) ||
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
        return take_word(reader, line, "dev", andromeda_devtype_ids, DEVTYPES, &entry->of);
    case KIND_MOON:
        return take_word(reader, line, "type", andromeda_planet_ids, PLANET_TYPES, &entry->of);
    case KIND_NEBMOON:
        return take_word(reader, line, "set", moon_sets, 2, &entry->of) &&
               (!andromeda_find_key(line, "relic") ||
                take_number(reader, line, "relic", 1, 1, &entry->relic));
    case KIND_RAIDER:
        return read_raider(reader, line, n);
    case KIND_MODULE:
        return take_word(reader, line, "type", andromeda_track_ids, TYPES, &entry->of) &&
               take_cost(reader, line, entry->cost) &&
               (!andromeda_find_key(line, "relic") ||
                take_number(reader, line, "relic", 1, 1, &entry->relic));
    case KIND_UPGRADE:
        return take_word(reader, line, "ship", andromeda_ship_ids, KINDS, &entry->of) &&
               take_word(reader, line, "set", set_ids, 2, &entry->fresh);
    case KIND_FACTION:
        return take_word(reader, line, "set", set_ids, 2, &entry->fresh) &&
               take_items(reader, line, "start", COST_ITEMS, entry->cost) &&
               take_maybe(reader, line, "mark", mark_ids, 3, &entry->publisher);
    case KIND_FUP:
        return take_word(reader, line, "ship", andromeda_ship_ids, KINDS, &entry->of);
    case KIND_TACTIC:
        return take_word(reader, line, "set", set_ids, 2, &entry->fresh);
    case KIND_EVENT:
        if (!take_word(reader, line, "deck", andromeda_deck_ids, EVENT_DECKS, &entry->of))
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
