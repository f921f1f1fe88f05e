/* Requests, and how entries change a room. */
#include "room_internal.h"

#include <stdlib.h>
#include <string.h>

const char *room_answer_word(enum room_answer answer) {
    static const char *const words[] = {
        [ROOM_DONE] = "done",           [ROOM_STALE] = "stale",     [ROOM_NOT_YOURS] = "not-yours",
        [ROOM_NOT_POSSIBLE] = "action", [ROOM_NOT_NOW] = "not-now", [ROOM_NOT_AWAY] = "not-away",
        [ROOM_NO_CHAT] = "no-chat",     [ROOM_BAD_VALUE] = "value", [ROOM_FULL] = "full",
        [ROOM_BROKEN] = "store",
    };
    return words[answer];
}

struct room *room_new(const struct game *const *games, struct settings *settings, uint64_t id) {
    struct room *room = calloc(1, sizeof *room);
    if (!room)
        return NULL;
    room->games = games;
    room->settings = settings;
    room->id = id;
    room->offered = -1;
    name_write(id, room->label);
    return room;
}

void room_free(struct room *room) {
    if (!room)
        return;
    table_free(room->table);
    if (room->setting)
        settings_drop(room->settings, room->setting);
    free(room);
}

void room_change_free(struct room_change *change) {
    buffer_free(&change->entry);
    for (int i = 0; i <= GAME_MAX_SEATS; i++) {
        frame_drop(change->frame[i]);
        change->frame[i] = NULL;
    }
}

struct frame *room_change_frame(const struct room_change *change, int viewer) {
    struct frame *frame = change->frame[viewer + 1];
    return frame ? frame : change->frame[0];
}

int room_find_key(const struct room *room, const struct key *key) {
    int found = ROOM_NOBODY;
    if (key_is(&room->invite, key))
        found = ROOM_INVITED;
    if (key_is(&room->watch, key))
        found = GAME_SPECTATOR;
    for (int seat = 0; seat < room->seats; seat++)
        if (key_is(&room->seat[seat].key, key) && room->seat[seat].person)
            found = seat;
    return found;
}

int room_decider(const struct room *room) {
    return room->started ? table_who(room->table) : GAME_CHANCE;
}

const struct ai_player *room_level_to_move(const struct room *room) {
    int seat = room_decider(room);
    return seat >= 0 ? room->seat[seat].level : NULL;
}

int64_t room_deadline(const struct room *room) {
    int seat = room_decider(room);
    if (seat < 0 || room->seat[seat].level || room->clock == ROOM_NO_CLOCK)
        return 0;
    return room->clock == ROOM_BANK ? room->since + room->seat[seat].left : room->began + room->bank;
}

void room_pause(struct room *room, int64_t milliseconds) {
    room->since += milliseconds;
    room->began += milliseconds;
}

/* A level moves, or a bank runs out, without a request: at once on this server, after ROOM_HANDOVER on any. */
int64_t room_next_wake(const struct room *room) {
    if (room_level_to_move(room))
        return room->last + ROOM_HANDOVER;
    return room->clock == ROOM_BANK ? room_deadline(room) : STORE_WAKE_NEVER;
}

static void account_clock(struct room *room, const struct entry *entry, int decided) {
    int decides = room_decider(room);
    if (decided >= 0 && room->clock == ROOM_BANK && !room->seat[decided].level) {
        room->seat[decided].left -= entry->used;
        if (decides != decided)
            room->seat[decided].left += room->increment;
        if (room->seat[decided].left < 0)
            room->seat[decided].left = 0;
    }
    room->since = entry->at;
    if (decides != decided)
        room->began = entry->at;
    room->moment++;
    room->over = decides == GAME_OVER;
}

static bool is_played_by_person(const struct room *room, int seat) {
    return room->seat[seat].person && !room->seat[seat].level &&
           table_game(room->table)->present(table_setting(room->table), table_state(room->table), seat);
}

static void account_offer(struct room *room, const struct entry *entry) {
    const struct ai_player *level = ai_find_player(entry->text);
    if (room->offered != entry->about || room->offered_level != level)
        room->agreed = 0;
    room->offered = entry->about;
    room->offered_level = level;
    room->agreed |= 1u << entry->seat;
    for (int seat = 0; seat < room->seats; seat++)
        if (seat != entry->about && is_played_by_person(room, seat) && !(room->agreed & 1u << seat))
            return;
    room->seat[entry->about].level = level;
    room->offered = -1;
    room->agreed = 0;
    room->since = entry->at;
}

void room_account(struct room *room, const struct entry *entry, int decided) {
    struct room_seat *seat = &room->seat[entry->seat];
    switch (entry->kind) {
    case ENTRY_SEAT:
        key_read(entry->text, &seat->key);
        seat->taken = true;
        break;
    case ENTRY_NAME:
        memset(seat->name, 0, ROOM_NAME);
        strncpy(seat->name, entry->text, ROOM_NAME - 1);
        break;
    case ENTRY_READY:
        seat->ready = entry->yes;
        memset(seat->word, 0, FAIR_WORD);
        strncpy(seat->word, entry->text, FAIR_WORD - 1);
        break;
    case ENTRY_START:
    case ENTRY_ACT:
    case ENTRY_UNDO:
    case ENTRY_RESIGN:
        account_clock(room, entry, decided);
        break;
    case ENTRY_CHAT:
        room->chats++;
        break;
    case ENTRY_OFFER:
        account_offer(room, entry);
        break;
    case ENTRY_RETURN:
        seat->level = NULL;
        room->since = room->began = entry->at;
        break;
    case ENTRY_REMATCH:
        seat->again = true;
        break;
    case ENTRY_NEXT:
        name_read(entry->text, &room->next);
        break;
    case ENTRY_CREATE:
    case ENTRY_KINDS:
        break;
    }
    room->last = entry->at;
    room->entries++;
}

/* After an entry was applied: updates the bookkeeping, writes the entry and the messages. */
static enum room_answer finish(struct room *room, struct entry *entry, int decided, struct steps *steps,
                               struct room_change *change) {
    *change = (struct room_change){.wake = STORE_WAKE_SAME};
    room_account(room, entry, decided);
    entry_write(entry, steps, &change->entry);
    int64_t wake = room_next_wake(room);
    if (wake != room->wake)
        change->wake = room->wake = wake;
    bool fine = !change->entry.failed && entry_tell(room, entry, steps, change);
    if (steps)
        steps_free(steps);
    if (fine)
        return ROOM_DONE;
    room_change_free(change);
    return ROOM_BROKEN;
}

static int64_t not_before(const struct room *room, int64_t now) {
    return now > room->last ? now : room->last;
}

/* An entry without actions. */
static enum room_answer note(struct room *room, struct entry entry, int64_t now, struct room_change *change) {
    entry.at = not_before(room, now);
    if (room->entries >= ROOM_ENTRIES)
        return ROOM_FULL;
    return finish(room, &entry, GAME_CHANCE, NULL, change);
}

static struct entry begin(const struct room *room, enum entry_kind kind, int seat, int64_t now) {
    struct entry entry = {.kind = kind, .seat = seat, .at = not_before(room, now), .text = ""};
    entry.used = room->started && entry.at > room->since ? entry.at - room->since : 0;
    return entry;
}

static bool is_in_progress(const struct room *room) {
    return room->started && !room->over;
}

enum room_answer room_decide(struct room *room, int seat, uint64_t moment, game_action action, int64_t now,
                             struct room_change *change) {
    const struct game *game = table_game(room->table);
    struct steps steps = {.shown = true};
    struct entry entry = begin(room, ENTRY_ACT, seat, now);
    if (!is_in_progress(room))
        return ROOM_NOT_NOW;
    if (moment != room->moment)
        return ROOM_STALE;
    if (room_decider(room) != seat)
        return ROOM_NOT_YOURS;
    if (GAME_IS_RESIGN(action) ||
        !game_allows(game, table_setting(room->table), table_state(room->table), action))
        return ROOM_NOT_POSSIBLE;
    if (room->entries >= ROOM_ENTRIES)
        return ROOM_FULL;
    if (room_play(room, action, &steps) && room_advance(room, &steps))
        return finish(room, &entry, seat, &steps, change);
    steps_free(&steps);
    return ROOM_BROKEN;
}

enum room_answer room_act(struct room *room, int seat, uint64_t moment, const char *action, int64_t now,
                          struct room_change *change) {
    game_action found;
    if (!is_in_progress(room))
        return ROOM_NOT_NOW;
    if (moment != room->moment)
        return ROOM_STALE;
    if (room_decider(room) != seat || room->seat[seat].level)
        return ROOM_NOT_YOURS;
    if (!game_read_action(table_game(room->table), table_setting(room->table), table_state(room->table),
                          action, &found))
        return ROOM_NOT_POSSIBLE;
    return room_decide(room, seat, moment, found, now, change);
}

enum room_answer room_undo(struct room *room, int seat, uint64_t moment, size_t to, int64_t now,
                           struct room_change *change) {
    struct game_error error = {0};
    struct entry entry = begin(room, ENTRY_UNDO, seat, now);
    entry.to = to;
    if (!is_in_progress(room))
        return ROOM_NOT_NOW;
    if (moment != room->moment)
        return ROOM_STALE;
    if (room_decider(room) != seat || room->seat[seat].level)
        return ROOM_NOT_YOURS;
    if (room->entries >= ROOM_ENTRIES)
        return ROOM_FULL;
    if (to >= table_length(room->table) || !table_undo_to(room->table, to, &error))
        return ROOM_NOT_POSSIBLE;
    return finish(room, &entry, seat, NULL, change);
}

enum room_answer room_resign(struct room *room, int seat, bool time_up, int64_t now,
                             struct room_change *change) {
    const struct game *game = table_game(room->table);
    struct steps steps = {.shown = true};
    struct entry entry = begin(room, ENTRY_RESIGN, seat, now);
    int decided = room_decider(room);
    entry.yes = time_up;
    if (!is_in_progress(room))
        return ROOM_NOT_NOW;
    if (!game_allows(game, table_setting(room->table), table_state(room->table), GAME_RESIGN(seat)))
        return ROOM_NOT_POSSIBLE;
    if (room_play(room, GAME_RESIGN(seat), &steps) && room_advance(room, &steps))
        return finish(room, &entry, decided, &steps, change);
    steps_free(&steps);
    return ROOM_BROKEN;
}

/* One line of text without control or bidirectional formatting characters. */
static bool is_clean(const char *text, size_t capacity) {
    if (strlen(text) >= capacity || !text_is_utf8(text))
        return false;
    for (const unsigned char *at = (const unsigned char *)text; *at; at++)
        if (*at < 0x20 || *at == 0x7f || (at[0] == 0xc2 && at[1] >= 0x80 && at[1] < 0xa0) ||
            (at[0] == 0xe2 && at[1] == 0x80 && (at[2] >= 0xa8 && at[2] <= 0xae)) ||
            (at[0] == 0xe2 && at[1] == 0x81 && at[2] >= 0xa6 && at[2] <= 0xa9))
            return false;
    return true;
}

enum room_answer room_set_name(struct room *room, int seat, const char *name, int64_t now,
                               struct room_change *change) {
    if (!is_clean(name, ROOM_NAME))
        return ROOM_BAD_VALUE;
    return note(room, (struct entry){.kind = ENTRY_NAME, .seat = seat, .text = name}, now, change);
}

enum room_answer room_set_ready(struct room *room, int seat, bool ready, const char *word, int64_t now,
                                struct room_change *change) {
    if (room->started)
        return ROOM_NOT_NOW;
    if (!is_clean(word, FAIR_WORD))
        return ROOM_BAD_VALUE;
    return note(room, (struct entry){.kind = ENTRY_READY, .seat = seat, .text = word, .yes = ready}, now,
                change);
}

bool room_can_start(const struct room *room) {
    if (room->started)
        return false;
    for (int seat = 0; seat < room->seats; seat++)
        if (room->seat[seat].person && !room->seat[seat].ready)
            return false;
    return true;
}

enum room_answer room_start(struct room *room, int64_t now, struct room_change *change) {
    struct steps steps = {.shown = true};
    struct entry entry = begin(room, ENTRY_START, 0, now);
    if (!room_can_start(room))
        return ROOM_NOT_NOW;
    room->started = true;
    room_begin_dice(room);
    if (room_advance(room, &steps))
        return finish(room, &entry, GAME_CHANCE, &steps, change);
    steps_free(&steps);
    return ROOM_BROKEN;
}

enum room_answer room_say(struct room *room, int seat, const char *text, int64_t now,
                          struct room_change *change) {
    if (!room->chat)
        return ROOM_NO_CHAT;
    if (!text[0] || !is_clean(text, ROOM_CHAT))
        return ROOM_BAD_VALUE;
    if (room->chats >= ROOM_CHATS)
        return ROOM_FULL;
    return note(room, (struct entry){.kind = ENTRY_CHAT, .seat = seat, .text = text}, now, change);
}

enum room_answer room_offer(struct room *room, int seat, int about, const struct ai_player *level,
                            bool is_away, int64_t now, struct room_change *change) {
    if (about < 0 || about >= room->seats || about == seat || !level)
        return ROOM_BAD_VALUE;
    if (!is_in_progress(room) || !is_played_by_person(room, about) || !is_played_by_person(room, seat) ||
        !ai_can_play(table_game(room->table), table_setting(room->table)))
        return ROOM_NOT_NOW;
    if (!is_away)
        return ROOM_NOT_AWAY;
    if (room->offered == about && room->offered_level == level && room->agreed & 1u << seat)
        return ROOM_NOT_NOW;
    return note(room, (struct entry){.kind = ENTRY_OFFER, .seat = seat, .about = about, .text = level->name},
                now, change);
}

enum room_answer room_return(struct room *room, int seat, int64_t now, struct room_change *change) {
    if (!is_in_progress(room) || !room->seat[seat].person || !room->seat[seat].level)
        return ROOM_NOT_NOW;
    return note(room, (struct entry){.kind = ENTRY_RETURN, .seat = seat, .text = ""}, now, change);
}

enum room_answer room_agree_rematch(struct room *room, int seat, int64_t now, struct room_change *change) {
    if (!room->over || room->next || room->seat[seat].again)
        return ROOM_NOT_NOW;
    return note(room, (struct entry){.kind = ENTRY_REMATCH, .seat = seat, .text = ""}, now, change);
}

bool room_all_agree_rematch(const struct room *room) {
    for (int seat = 0; seat < room->seats; seat++)
        if (room->seat[seat].person && !room->seat[seat].again)
            return false;
    return room->over && !room->next;
}

enum room_answer room_set_next(struct room *room, uint64_t next, int64_t now, struct room_change *change) {
    char name[NAME_TEXT];
    if (room->next)
        return ROOM_NOT_NOW;
    name_write(next, name);
    return note(room, (struct entry){.kind = ENTRY_NEXT, .text = name}, now, change);
}

enum room_answer room_take_seat(struct room *room, int seat, const struct key *key, int64_t now,
                                struct room_change *change) {
    char text[KEY_TEXT];
    if (!room->seat[seat].person || room->seat[seat].taken || room->seat[seat].ready)
        return ROOM_NOT_NOW;
    key_write(key, text);
    return note(room, (struct entry){.kind = ENTRY_SEAT, .seat = seat, .text = text}, now, change);
}
