/* Checks on complete data: what a game needs of each kind. */
#include "data_read.h"

#include <string.h>

bool andromeda_lacks(struct reader *reader, int kind, enum say word, const char *a, const char *b) {
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
            return andromeda_lacks(reader, KIND_MOON, SAY_DATA_TOO_FEW, andromeda_planet_ids[i], "");
    if (all_planets < data->planets[5] || all_planets > 15)
        return andromeda_lacks(reader, KIND_PLANET, SAY_DATA_TOO_FEW, "", "");
    for (int i = 0; i < data->count[KIND_NEBMOON]; i++) {
        if (entry_of(data, KIND_NEBMOON, i)->copies != 1)
            return andromeda_lacks(reader, KIND_NEBMOON, SAY_DATA_ONE_COPY, "", "");
        moon_set[entry_of(data, KIND_NEBMOON, i)->of]++;
    }
    if (moon_set[0] < 2 || moon_set[1] < 2)
        return andromeda_lacks(reader, KIND_NEBMOON, SAY_DATA_TOO_FEW, "", "");
    for (int i = 0; i < data->count[KIND_MODULE]; i++) {
        const struct entry *module = entry_of(data, KIND_MODULE, i);
        modules[module->of] += module->relic ? 0 : module->copies;
        if (andromeda_find_word(andromeda_track_ids, TRACKS, module->id) >= 0)
            return andromeda_lacks(reader, KIND_MODULE, SAY_DATA_ID, module->id, "");
    }
    for (int i = 0; i < TYPES; i++)
        if (modules[i] < 3)
            return andromeda_lacks(reader, KIND_MODULE, SAY_DATA_TOO_FEW, andromeda_track_ids[i], "");
    for (int i = 0; i < data->count[KIND_FACTION]; i++)
        old_factions += !entry_of(data, KIND_FACTION, i)->fresh;
    if (old_factions < 10)
        return andromeda_lacks(reader, KIND_FACTION, SAY_DATA_TOO_FEW, "", "");
    if (data->count[KIND_FUP] != data->count[KIND_FACTION])
        return andromeda_lacks(reader, KIND_FUP, SAY_DATA_TOO_FEW, "", "");
    for (int i = 0; i < data->count[KIND_FUP]; i++)
        if (strcmp(entry_of(data, KIND_FUP, i)->id, entry_of(data, KIND_FACTION, i)->id) != 0)
            return andromeda_lacks(reader, KIND_FUP, SAY_DATA_ORDER, entry_of(data, KIND_FACTION, i)->id,
                                   entry_of(data, KIND_FUP, i)->id);
    for (int i = 0; i < data->count[KIND_UPGRADE]; i++)
        old_upgrades[entry_of(data, KIND_UPGRADE, i)->of] += !entry_of(data, KIND_UPGRADE, i)->fresh;
    for (int i = 0; i < KINDS; i++)
        if (old_upgrades[i] < 1)
            return andromeda_lacks(reader, KIND_UPGRADE, SAY_DATA_TOO_FEW, andromeda_ship_ids[i], "");
    for (int i = 0; i < data->count[KIND_DISCOVERY]; i++)
        discoveries += entry_of(data, KIND_DISCOVERY, i)->copies;
    if (discoveries != 21)
        return andromeda_lacks(reader, KIND_DISCOVERY, SAY_DATA_DISCOVERIES, "", "");
    for (int i = 0; i < data->count[KIND_DEVCARD]; i++)
        dev[entry_of(data, KIND_DEVCARD, i)->of]++;
    for (int i = 0; i < DEVTYPES; i++)
        if (dev[i] < 1)
            return andromeda_lacks(reader, KIND_DEVCARD, SAY_DATA_TOO_FEW, andromeda_devtype_ids[i], "");
    for (int i = 0; i < data->count[KIND_TACTIC]; i++)
        tactics += entry_of(data, KIND_TACTIC, i)->fresh ? 0 : entry_of(data, KIND_TACTIC, i)->copies;
    if (tactics < 20)
        return andromeda_lacks(reader, KIND_TACTIC, SAY_DATA_TOO_FEW, "", "");
    return true;
}

bool andromeda_check_data(struct reader *reader) {
    struct data *data = reader->data;
    int places = 0;
    for (int row = 0; row < ROWS; row++)
        places += data->row_places[row];
    if (places != PLACES || reader->nebula_seen != 3 || reader->void_seen != 1)
        return andromeda_lacks(reader, KIND_MAP, SAY_DATA_MAP, "", "");
    if (reader->face_seen[KIND_NEBULA] != 0x7e || reader->face_seen[KIND_BAY] != 0x7e)
        return andromeda_lacks(reader, reader->face_seen[KIND_NEBULA] != 0x7e ? KIND_NEBULA : KIND_BAY,
                               SAY_DATA_DIE, "", "");
    for (int i = 0; i < EVENT_DECKS; i++)
        if (reader->events[i] < 1)
            return andromeda_lacks(reader, KIND_EVENT, SAY_DATA_TOO_FEW, andromeda_deck_ids[i], "");
    for (int i = 0; i < SECTIONS; i++)
        if (reader->actions[i] < 1)
            return andromeda_lacks(reader, KIND_ACTION, SAY_DATA_TOO_FEW, andromeda_number_ids[i], "");
    for (int i = 0; i < CLASSES; i++)
        if (reader->raiders[i] < 1)
            return andromeda_lacks(reader, KIND_RAIDER, SAY_DATA_TOO_FEW, andromeda_class_ids[i], "");
    if (reader->warps != 1)
        return andromeda_lacks(reader, KIND_RAIDER, SAY_DATA_DRAGON, "", "");
    static const uint8_t once[] = {KIND_EVENT,   KIND_ACTION,  KIND_DESTINY, KIND_SUPREMACY,
                                   KIND_UNITYUP, KIND_DEVCARD, KIND_FACTION};
    for (size_t k = 0; k < sizeof once; k++)
        for (int i = 0; i < data->count[once[k]]; i++)
            if (entry_of(data, once[k], i)->copies != 1)
                return andromeda_lacks(reader, once[k], SAY_DATA_ONE_COPY, "", "");
    int tokens = 0;
    for (int step = 1; step <= TOP; step++)
        tokens += data->track[SUP].token[step] > 0;
    if (tokens != 3)
        return andromeda_lacks(reader, KIND_TRACK, SAY_DATA_NO_KEY, "", "");
    return check_totals(reader);
}
