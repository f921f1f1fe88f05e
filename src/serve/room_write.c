/* Writing a room: entries for the store, messages for viewers, the record. */
#include "room_internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const entry_words[ENTRY_KINDS] = {
    [ENTRY_CREATE] = "create", [ENTRY_SEAT] = "seat",     [ENTRY_NAME] = "name",
    [ENTRY_READY] = "ready",   [ENTRY_START] = "start",   [ENTRY_ACT] = "act",
    [ENTRY_UNDO] = "undo",     [ENTRY_RESIGN] = "resign", [ENTRY_CHAT] = "chat",
    [ENTRY_OFFER] = "replace", [ENTRY_RETURN] = "return", [ENTRY_REMATCH] = "rematch",
    [ENTRY_NEXT] = "next",
};

void steps_free(struct steps *steps) {
    buffer_free(&steps->played);
    for (int i = 0; i <= GAME_MAX_SEATS; i++) {
        buffer_free(&steps->seen[i]);
        buffer_free(&steps->positions[i]);
        for (int language = 0; language < GAME_LANGUAGES; language++)
            buffer_free(&steps->told[i][language]);
    }
}

/* An array from its elements, already written. */
static void put_array(struct buffer *out, const char *key, const struct buffer *elements) {
    buffer_key(out, key);
    buffer_put(out, "[");
    if (elements->length > 0)
        buffer_bytes(out, elements->start, elements->length);
    buffer_put(out, "]");
    out->failed |= elements->failed;
}

static bool is_played(const struct entry *entry) {
    return entry->kind == ENTRY_START || entry->kind == ENTRY_ACT || entry->kind == ENTRY_RESIGN;
}

/* The members common to entries and messages. */
static void put_members(const struct entry *entry, struct buffer *out) {
    if (entry->kind != ENTRY_START && entry->kind != ENTRY_NEXT)
        buffer_member_number(out, "seat", entry->seat);
    switch (entry->kind) {
    case ENTRY_NAME:
        buffer_member(out, "name", entry->text);
        break;
    case ENTRY_READY:
        buffer_member_bool(out, "ready", entry->yes);
        break;
    case ENTRY_CHAT:
        buffer_member(out, "text", entry->text);
        break;
    case ENTRY_OFFER:
        buffer_member_number(out, "about", entry->about);
        buffer_member(out, "level", entry->text);
        break;
    case ENTRY_NEXT:
        buffer_member(out, "table", entry->text);
        break;
    case ENTRY_UNDO:
        buffer_member_number(out, "to", (int64_t)entry->to);
        break;
    case ENTRY_RESIGN:
        buffer_member_bool(out, "time", entry->yes);
        break;
    default:
        break;
    }
}

void entry_write(const struct entry *entry, const struct steps *steps, struct buffer *out) {
    buffer_put(out, "{");
    buffer_member(out, "type", entry_words[entry->kind]);
    buffer_member_number(out, "at", entry->at);
    put_members(entry, out);
    if (entry->kind == ENTRY_SEAT)
        buffer_member(out, "key", entry->text);
    if (entry->kind == ENTRY_READY)
        buffer_member(out, "word", entry->text);
    if (entry->used > 0)
        buffer_member_number(out, "used", entry->used);
    if (is_played(entry))
        put_array(out, "actions", &steps->played);
    buffer_put(out, "}");
}

static void put_clock(const struct room *room, struct buffer *out) {
    if (room->clock == ROOM_NO_CLOCK)
        return;
    buffer_key(out, "clock");
    buffer_put(out, "{");
    if (room->clock == ROOM_BANK) {
        buffer_key(out, "left");
        buffer_put(out, "[");
        for (int seat = 0; seat < room->seats; seat++) {
            buffer_next(out);
            buffer_number(out, room->seat[seat].left);
        }
        buffer_put(out, "]");
    }
    if (room_deadline(room) > 0) {
        buffer_member_number(out, "seat", room_decider(room));
        buffer_member_number(out, "until", room_deadline(room));
    }
    buffer_put(out, "}");
}

static void put_words(const struct room *room, struct buffer *out) {
    buffer_key(out, "words");
    buffer_put(out, "[");
    for (int seat = 0; seat < room->seats; seat++) {
        buffer_next(out);
        buffer_string(out, room->seat[seat].word);
    }
    buffer_put(out, "]");
}

/* The result, and the seed by which the dice can be verified. */
static void put_end(const struct room *room, struct buffer *out) {
    char seed[FAIR_HEX], result[128];
    struct text winners = text_into(result, sizeof result);
    if (!room->over)
        return;
    fair_write_hex(room->seed, seed);
    table_result(room->table, &winners);
    buffer_key(out, "over");
    buffer_put(out, "{");
    buffer_member(out, "result", result);
    buffer_member(out, "seed", seed);
    put_words(room, out);
    buffer_put(out, "}");
}

static void put_position(const struct room *room, const void *state, int viewer, struct buffer *out) {
    const struct game *game = table_game(room->table);
    char line[GAME_POSITION_TEXT];
    _Alignas(max_align_t) unsigned char known[GAME_MAX_STATE];
    struct text text = text_into(line, sizeof line);
    game_known(game, table_setting(room->table), state, viewer, known);
    game->write_position(table_setting(room->table), known, &text);
    buffer_string(out, line);
}

/* The members of an entry that changes the game. */
static void put_game(const struct room *room, const struct entry *entry, const struct steps *steps,
                     int viewer, struct buffer *out) {
    buffer_member_number(out, "n", (int64_t)room->moment);
    if (entry->kind == ENTRY_START) {
        put_words(room, out);
        if (room->secrets) {
            _Alignas(max_align_t) unsigned char first[GAME_MAX_STATE];
            table_state_at(room->table, 0, first);
            buffer_key(out, "position");
            put_position(room, first, viewer, out);
        }
    }
    if (is_played(entry) && !room->secrets)
        put_array(out, "actions", &steps->played);
    else if (is_played(entry)) {
        put_array(out, "actions", &steps->seen[viewer + 1]);
        put_array(out, "positions", &steps->positions[viewer + 1]);
        buffer_key(out, "told");
        buffer_put(out, "{");
        put_array(out, "en", &steps->told[viewer + 1][GAME_ENGLISH]);
        put_array(out, "fr", &steps->told[viewer + 1][GAME_FRENCH]);
        buffer_put(out, "}");
    } else if (room->secrets) {
        buffer_key(out, "position");
        put_position(room, table_state(room->table), viewer, out);
    }
    if (room->secrets) /* others find out by replaying */
        buffer_member_number(out, "undo",
                             (int64_t)(table_length(room->table) - table_undo_limit(room->table)));
    put_clock(room, out);
    put_end(room, out);
}

static void write_event(const struct room *room, const struct entry *entry, const struct steps *steps,
                        int viewer, struct buffer *out) {
    buffer_put(out, "{");
    buffer_member(out, "type", entry_words[entry->kind]);
    buffer_member_number(out, "seq", (int64_t)room->entries - 1);
    buffer_member_number(out, "at", entry->at);
    put_members(entry, out);
    if (is_played(entry) || entry->kind == ENTRY_UNDO)
        put_game(room, entry, steps, viewer, out);
    if (entry->kind == ENTRY_OFFER)
        buffer_member_bool(out, "done", room->seat[entry->about].level != NULL);
    if (entry->kind == ENTRY_OFFER || entry->kind == ENTRY_RETURN)
        put_clock(room, out);
    buffer_put(out, "}");
}

bool entry_tell(const struct room *room, const struct entry *entry, const struct steps *steps,
                struct room_change *change) {
    struct buffer out = {0};
    bool differs = room->secrets && (is_played(entry) || entry->kind == ENTRY_UNDO);
    bool fine = true;
    for (int viewer = GAME_SPECTATOR; fine && viewer < (differs ? room->seats : 0); viewer++) {
        buffer_clear(&out);
        write_event(room, entry, steps, viewer, &out);
        change->frame[viewer + 1] = frame_new(&out);
        fine = change->frame[viewer + 1] != NULL;
    }
    buffer_free(&out);
    return fine;
}

static void put_options(const struct room *room, struct buffer *out) {
    const struct game *game = table_game(room->table);
    buffer_key(out, "options");
    buffer_put(out, "{");
    for (size_t i = 0; game->options[i].name; i++) {
        char value[GAME_OPTION_TEXT];
        struct text text = text_into(value, sizeof value);
        game->option_value(table_setting(room->table), i, &text);
        buffer_member(out, game->options[i].name, value);
    }
    buffer_put(out, "}");
}

static void put_seat(const struct room *room, int seat, unsigned online, struct buffer *out) {
    const struct room_seat *who = &room->seat[seat];
    buffer_next(out);
    buffer_put(out, "{");
    buffer_member(out, "mark", table_seat_mark(room->table, seat));
    buffer_member(out, "kind", who->person ? "person" : who->automa ? "automa" : "level");
    if (who->level)
        buffer_member(out, "level", who->level->name);
    buffer_member(out, "name", who->name);
    if (who->person) {
        buffer_member_bool(out, "online", online >> seat & 1);
        buffer_member_bool(out, "ready", who->ready);
        buffer_member_bool(out, "rematch", who->again);
    }
    buffer_put(out, "}");
}

static void put_rules_of_clock(const struct room *room, struct buffer *out) {
    buffer_key(out, "time");
    if (room->clock == ROOM_NO_CLOCK) {
        buffer_put(out, "null");
        return;
    }
    buffer_put(out, "{");
    if (room->clock == ROOM_DAYS)
        buffer_member_number(out, "days", room->bank / 86400000);
    else {
        buffer_member_number(out, "bank", room->bank / 1000);
        buffer_member_number(out, "increment", room->increment / 1000);
    }
    buffer_put(out, "}");
}

static void put_offer(const struct room *room, struct buffer *out) {
    if (room->offered < 0)
        return;
    buffer_key(out, "offer");
    buffer_put(out, "{");
    buffer_member_number(out, "about", room->offered);
    buffer_member(out, "level", room->offered_level->name);
    buffer_key(out, "agreed");
    buffer_put(out, "[");
    for (int seat = 0; seat < room->seats; seat++)
        if (room->agreed >> seat & 1) {
            buffer_next(out);
            buffer_number(out, seat);
        }
    buffer_put(out, "]}");
}

static void put_table(struct buffer *out, const char *key, uint64_t table) {
    char name[NAME_TEXT];
    if (table == 0)
        return;
    name_write(table, name);
    buffer_member(out, key, name);
}

void room_write_welcome(const struct room *room, int viewer, unsigned online, int64_t now, int64_t id,
                        struct buffer *out) {
    const struct game *game = table_game(room->table);
    char commitment[FAIR_HEX];
    fair_commitment(room->seed, commitment);
    buffer_put(out, "{");
    buffer_member(out, "type", "welcome");
    if (id >= 0)
        buffer_member_number(out, "id", id);
    buffer_member_number(out, "protocol", ROOM_PROTOCOL);
    buffer_member(out, "table", room->label);
    buffer_key(out, "seat");
    if (viewer >= 0)
        buffer_number(out, viewer);
    else
        buffer_put(out, "null");
    buffer_member_number(out, "seq", (int64_t)room->entries);
    buffer_member_number(out, "n", (int64_t)room->moment);
    buffer_member_number(out, "now", now);
    buffer_member(out, "game", game->name);
    buffer_member_number(out, "rules", game->rules_version);
    put_options(room, out);
    buffer_key(out, "seats");
    buffer_put(out, "[");
    for (int seat = 0; seat < room->seats; seat++)
        put_seat(room, seat, online, out);
    buffer_put(out, "]");
    buffer_member_bool(out, "secrets", room->secrets);
    buffer_member_bool(out, "chat", room->chat);
    put_rules_of_clock(room, out);
    put_clock(room, out);
    buffer_member(out, "commitment", commitment);
    buffer_member_bool(out, "started", room->started);
    buffer_member_number(out, "decides", room_decider(room));
    put_end(room, out);
    put_offer(room, out);
    put_table(out, "next", room->next);
    put_table(out, "previous", room->previous);
    buffer_put(out, "}");
}

static void tag_seats(struct room *room) {
    const struct game *game = table_game(room->table);
    _Alignas(max_align_t) unsigned char first[GAME_MAX_STATE];
    table_state_at(room->table, 0, first);
    for (int seat = 0; seat < room->seats; seat++) {
        const struct room_seat *who = &room->seat[seat];
        char tag[64];
        const char *name = who->name[0] ? who->name : who->level ? who->level->name : NULL;
        if (name)
            table_set_player(room->table, seat, name);
        snprintf(tag, sizeof tag, "%s%s", FAIR_TAG_WORD,
                 game->seat_mark(table_setting(room->table), first, seat));
        if (room->started && who->word[0])
            table_set_tag(room->table, tag, who->word);
    }
}

char *room_write_record(struct room *room, int viewer, size_t *length) {
    char hex[FAIR_HEX];
    tag_seats(room);
    table_set_tag(room->table, FAIR_TAG_TABLE, room->label);
    fair_commitment(room->seed, hex);
    table_set_tag(room->table, FAIR_TAG_COMMITMENT, hex);
    if (room->over) {
        fair_write_hex(room->seed, hex);
        table_set_tag(room->table, FAIR_TAG_SEED, hex);
    }
    return table_write_record(room->table, viewer, length);
}
