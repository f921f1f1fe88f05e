/* Creating a room and replaying entries. They come from our own store but are validated, since a damaged table must not crash the
   server. */
#include "games.h"
#include "room_internal.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

/* Appends JSON of ours; `<` stands in strings only, where it is escaped as everywhere. */
static void put_json(struct buffer *out, const char *json) {
    for (size_t part; *json; json += part) {
        part = strcspn(json, "<");
        buffer_bytes(out, json, part);
        if (json[part] == '<') {
            buffer_put(out, "\\u003c");
            part++;
        }
    }
}

/* The lines of the log about an action, as the viewer may read them. */
static void note_lines(struct room *room, struct buffer told[GAME_LANGUAGES], int viewer, const void *before,
                       game_action action) {
    char line[4 * GAME_SENTENCE_TEXT];
    for (int language = 0; language < GAME_LANGUAGES; language++) {
        struct text out = text_into(line, sizeof line);
        table_log_entry(room->table, viewer, (enum game_language)language, before, action, &out);
        buffer_next(&told[language]);
        put_json(&told[language], line);
        told[language].failed |= out.full;
    }
}

/* Appends an action played in the state `before`: its notation, and what each viewer saw of it. */
static void note_step(struct room *room, struct steps *steps, const void *before, game_action action) {
    const struct game *game = table_game(room->table);
    const void *setting = table_setting(room->table);
    char words[GAME_ACTION_TEXT], line[GAME_POSITION_TEXT];
    _Alignas(max_align_t) unsigned char known[GAME_MAX_STATE];
    struct text out = text_into(words, sizeof words);
    game_write_action(game, setting, before, action, &out);
    buffer_next(&steps->played);
    buffer_string(&steps->played, words);
    for (int viewer = GAME_SPECTATOR; steps->shown && room->secrets && viewer < room->seats; viewer++) {
        struct buffer *seen = &steps->seen[viewer + 1], *positions = &steps->positions[viewer + 1];
        out = text_into(words, sizeof words);
        game_known(game, setting, before, viewer, known);
        game_write_action(game, setting, known, game_seen(game, setting, before, action, viewer), &out);
        buffer_next(seen);
        buffer_string(seen, words);
        out = text_into(line, sizeof line);
        game_known(game, setting, table_state(room->table), viewer, known);
        game->write_position(setting, known, &out);
        buffer_next(positions);
        buffer_string(positions, line);
        note_lines(room, steps->told[viewer + 1], viewer, before, action);
    }
}

bool room_play(struct room *room, game_action action, struct steps *steps) {
    struct game_error error = {0};
    _Alignas(max_align_t) unsigned char before[GAME_MAX_STATE];
    memcpy(before, table_state(room->table), table_game(room->table)->state_bytes);
    if (!table_play(room->table, action, &error))
        return false;
    note_step(room, steps, before, action);
    return true;
}

bool room_play_words(struct room *room, const char *words, struct steps *steps) {
    game_action action;
    if (room_decider(room) == GAME_CHANCE)
        room->fair.drawn++;
    return game_read_action(table_game(room->table), table_setting(room->table), table_state(room->table),
                            words, &action) &&
           room_play(room, action, steps);
}

bool room_advance(struct room *room, struct steps *steps) {
    enum { MOST = 10000 };
    struct game_error error = {0};
    _Alignas(max_align_t) unsigned char before[GAME_MAX_STATE];
    for (int i = 0; i < MOST; i++) {
        if (!table_is_automatic(room->table))
            return true;
        memcpy(before, table_state(room->table), table_game(room->table)->state_bytes);
        if (!table_step(room->table, &error))
            return false;
        note_step(room, steps, before, table_action(room->table, table_length(room->table) - 1));
    }
    return false;
}

static void put_seats(const struct room_plan *plan, const bool automa[GAME_MAX_SEATS], int seats,
                      struct buffer *out) {
    size_t next = 0;
    buffer_key(out, "seats");
    buffer_put(out, "[");
    for (int seat = 0; seat < seats; seat++) {
        char key[KEY_TEXT];
        buffer_next(out);
        buffer_put(out, "{");
        if (automa[seat]) {
            buffer_member(out, "kind", "automa");
        } else if (plan->level[next]) {
            buffer_member(out, "kind", "level");
            buffer_member(out, "level", plan->level[next]->name);
        } else {
            key_write(&plan->key[next], key);
            buffer_member(out, "kind", "person");
            buffer_member(out, "key", key);
            if (plan->name[next][0])
                buffer_member(out, "name", plan->name[next]);
        }
        next += !automa[seat];
        buffer_put(out, "}");
    }
    buffer_put(out, "]");
}

/* All options in full, so that a table does not depend on later defaults or maps. */
static void put_options(const struct table *table, struct buffer *out) {
    const struct game *game = table_game(table);
    buffer_key(out, "options");
    buffer_put(out, "{");
    for (size_t i = 0; game->options[i].name; i++) {
        char value[GAME_OPTION_TEXT];
        struct text text = text_into(value, sizeof value);
        game->option_value(table_setting(table), i, &text);
        buffer_member(out, game->options[i].name, value);
    }
    buffer_put(out, "}");
}

static bool check_plan(const struct room_plan *plan, const struct table *table, size_t places,
                       struct game_error *error) {
    bool levels = false, people = false;
    if (plan->seats != places)
        return game_refuse(error, 0, "this game has %zu seats to fill", places);
    for (size_t i = 0; i < places; i++) {
        levels |= plan->level[i] != NULL;
        people |= plan->level[i] == NULL;
    }
    if (!people)
        return game_refuse(error, 0, "a table needs a person");
    return !levels || ai_can_play(plan->game, table_setting(table)) ||
           game_refuse(error, 0, "levels cannot play this game");
}

bool room_plan_write(const struct room_plan *plan, uint64_t id, int64_t now, struct buffer *entry,
                     struct game_error *error) {
    unsigned char seed[FAIR_SEED];
    char hex[FAIR_HEX], key[KEY_TEXT], name[NAME_TEXT];
    bool automa[GAME_MAX_SEATS] = {false};
    size_t places = 0;
    struct table *table = table_new(plan->game, plan->choices, plan->count, error);
    if (!table)
        return false;
    int seats = plan->game->seats(table_setting(table));
    for (int seat = 0; seat < seats; seat++) {
        automa[seat] = game_is_automa(plan->game, table_setting(table), table_state(table), seat);
        places += !automa[seat];
    }
    if (!check_plan(plan, table, places, error)) {
        table_free(table);
        return false;
    }
    fair_new_seed(seed);
    fair_write_hex(seed, hex);
    name_write(id, name);
    buffer_put(entry, "{");
    buffer_member(entry, "type", "create");
    buffer_member_number(entry, "at", now);
    buffer_member(entry, "table", name);
    buffer_member(entry, "game", plan->game->name);
    buffer_member_number(entry, "rules", plan->game->rules_version);
    put_options(table, entry);
    put_seats(plan, automa, seats, entry);
    key_write(&plan->watch, key);
    buffer_member(entry, "watch", key);
    key_write(&plan->invite, key);
    buffer_member(entry, "invite", key);
    buffer_member_number(entry, "clock", plan->clock);
    buffer_member_number(entry, "bank", plan->bank);
    buffer_member_number(entry, "increment", plan->increment);
    buffer_member_bool(entry, "chat", plan->chat);
    buffer_member(entry, "seed", hex);
    if (plan->previous) {
        name_write(plan->previous, name);
        buffer_member(entry, "previous", name);
    }
    buffer_put(entry, "}");
    table_free(table);
    return !entry->failed || game_refuse(error, 0, "out of memory");
}

bool room_plan_rematch(const struct room *room, struct room_plan *plan,
                       char values[GAME_MAX_OPTIONS][GAME_OPTION_TEXT]) {
    const struct game *game = table_game(room->table);
    int places[GAME_MAX_SEATS], count = 0;
    *plan = (struct room_plan){.game = game,
                               .watch = room->watch,
                               .invite = room->invite,
                               .clock = room->clock,
                               .bank = room->bank,
                               .increment = room->increment,
                               .chat = room->chat,
                               .previous = room->id};
    for (size_t i = 0; game->options[i].name; i++) {
        struct text text = text_into(values[i], GAME_OPTION_TEXT);
        game->option_value(table_setting(room->table), i, &text);
        plan->choices[plan->count++] = (struct game_choice){game->options[i].name, values[i]};
    }
    for (int seat = 0; seat < room->seats; seat++)
        if (!room->seat[seat].automa)
            places[count++] = seat;
    for (int i = 0; i < count; i++) {
        const struct room_seat *from = &room->seat[places[i]];
        int to = (i + 1) % count;
        plan->level[to] = from->person ? NULL : from->level;
        plan->key[to] = from->key;
        memcpy(plan->name[to], from->name, ROOM_NAME);
    }
    plan->seats = (size_t)count;
    return true;
}

static const char *get_text(const json_t *object, const char *key) {
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

static int64_t get_number(const json_t *object, const char *key) {
    return json_integer_value(json_object_get(object, key));
}

static bool read_seat(struct room *room, int seat, const json_t *from) {
    struct room_seat *who = &room->seat[seat];
    const char *kind = get_text(from, "kind");
    who->automa = strcmp(kind, "automa") == 0;
    who->person = strcmp(kind, "person") == 0;
    who->left = room->bank;
    strncpy(who->name, get_text(from, "name"), ROOM_NAME - 1);
    if (who->person)
        return key_read(get_text(from, "key"), &who->key);
    who->level = who->automa ? NULL : ai_find_player(get_text(from, "level"));
    return who->automa || who->level;
}

static bool read_options(struct room *room, const struct game *game, const json_t *options) {
    struct game_choice choices[GAME_MAX_OPTIONS];
    struct game_error error = {0};
    size_t count = 0;
    for (size_t i = 0; game->options[i].name; i++)
        if (json_object_get(options, game->options[i].name))
            choices[count++] =
                (struct game_choice){game->options[i].name, get_text(options, game->options[i].name)};
    if (!room->settings)
        room->table = table_new(game, choices, count, &error);
    else if ((room->setting = settings_hold(room->settings, game, choices, count)))
        room->table = table_new_shared(game, room->setting);
    return room->table != NULL;
}

static bool read_create(struct room *room, const json_t *entry) {
    const struct game *game = games_find(room->games, get_text(entry, "game"));
    const json_t *seats = json_object_get(entry, "seats");
    if (!game || get_number(entry, "rules") != game->rules_version ||
        !read_options(room, game, json_object_get(entry, "options")))
        return false;
    room->seats = game->seats(table_setting(room->table));
    room->secrets = game_has_secrets(game, table_setting(room->table));
    room->clock = (enum room_clock)get_number(entry, "clock");
    room->bank = get_number(entry, "bank");
    room->increment = get_number(entry, "increment");
    room->chat = json_is_true(json_object_get(entry, "chat"));
    room->created = room->last = room->since = get_number(entry, "at");
    if (json_array_size(seats) != (size_t)room->seats ||
        !fair_read_hex(get_text(entry, "seed"), room->seed) ||
        !key_read(get_text(entry, "watch"), &room->watch) ||
        !key_read(get_text(entry, "invite"), &room->invite))
        return false;
    name_read(get_text(entry, "previous"), &room->previous);
    for (int seat = 0; seat < room->seats; seat++)
        if (!read_seat(room, seat, json_array_get(seats, (size_t)seat)))
            return false;
    table_set_dice(room->table, fair_dice(&room->fair));
    room->entries = 1;
    return true;
}

void room_begin_dice(struct room *room) {
    char words[GAME_MAX_SEATS][FAIR_WORD];
    for (int seat = 0; seat < room->seats; seat++)
        memcpy(words[seat], room->seat[seat].word, FAIR_WORD);
    fair_begin(&room->fair, room->seed, room->label, words, room->seats);
}

static bool replay_actions(struct room *room, const json_t *entry, struct steps *steps) {
    const json_t *actions = json_object_get(entry, "actions");
    for (size_t i = 0; i < json_array_size(actions); i++) {
        const char *words = json_string_value(json_array_get(actions, i));
        if (!words || !room_play_words(room, words, steps))
            return false;
    }
    return true;
}

static bool replay_game(struct room *room, const struct entry *entry, const json_t *from,
                        struct steps *steps) {
    struct game_error error = {0};
    switch (entry->kind) {
    case ENTRY_START:
        room->started = true;
        room_begin_dice(room);
        return replay_actions(room, from, steps);
    case ENTRY_ACT:
    case ENTRY_RESIGN:
        return room->started && replay_actions(room, from, steps);
    case ENTRY_UNDO:
        return room->started && table_undo_to(room->table, entry->to, &error);
    default:
        return true;
    }
}

static const char *text_key(enum entry_kind kind) {
    switch (kind) {
    case ENTRY_SEAT:
        return "key";
    case ENTRY_NAME:
        return "name";
    case ENTRY_READY:
        return "word";
    case ENTRY_CHAT:
        return "text";
    case ENTRY_OFFER:
        return "level";
    case ENTRY_NEXT:
        return "table";
    default:
        return "";
    }
}

static bool read_entry(const struct room *room, const json_t *from, struct entry *entry) {
    const char *type = get_text(from, "type");
    *entry = (struct entry){.kind = ENTRY_CREATE + 1, .at = get_number(from, "at")};
    while (entry->kind < ENTRY_KINDS && strcmp(entry_words[entry->kind], type) != 0)
        entry->kind++;
    if (entry->kind == ENTRY_KINDS)
        return false;
    entry->seat = (int)get_number(from, "seat");
    entry->about = (int)get_number(from, "about");
    entry->text = get_text(from, text_key(entry->kind));
    entry->yes = json_is_true(json_object_get(from, entry->kind == ENTRY_READY ? "ready" : "time"));
    entry->used = get_number(from, "used");
    entry->to = (size_t)get_number(from, "to");
    return entry->seat >= 0 && entry->seat < room->seats && entry->about >= 0 && entry->about < room->seats &&
           (entry->kind != ENTRY_OFFER || ai_find_player(entry->text));
}

static bool replay_next(struct room *room, const json_t *from, struct room_change *change) {
    struct entry entry;
    struct steps steps = {.shown = change != NULL};
    if (!read_entry(room, from, &entry))
        return false;
    int decided = room_decider(room);
    bool fine = replay_game(room, &entry, from, &steps);
    if (fine) {
        room_account(room, &entry, decided);
        room->wake = room_next_wake(room);
    }
    if (fine && change) {
        *change = (struct room_change){.wake = STORE_WAKE_SAME};
        fine = entry_tell(room, &entry, &steps, change);
    }
    steps_free(&steps);
    return fine;
}

bool room_replay(struct room *room, const char *entry, size_t length, struct room_change *change) {
    json_t *from = json_loadb(entry, length, 0, NULL);
    if (change)
        *change = (struct room_change){.wake = STORE_WAKE_SAME};
    bool fine = json_is_object(from) &&
                (room->entries == 0 ? strcmp(get_text(from, "type"), "create") == 0 && read_create(room, from)
                                    : replay_next(room, from, change));
    json_decref(from);
    return fine;
}
