/* Peers, rooms in memory, pending changes and their commits. */
#define _POSIX_C_SOURCE 200809L
#include "lobby_internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { TOUCH_MS = 10000, DUE_POLL_MS = 2000, LOG_LINE = 512, LOG_CHUNK = 65536 };

const struct lobby_limits lobby_standard_limits = {
    .rooms = 100000,
    .settings = 256 << 20, /* 2,000 boards of players' own at the same time */
    .queue = 4 << 20,
    .messages = 100,
    .burst = 400,
    .chats = 0.5,
    .chat_burst = 6,
    .visits = 2,
    .visit_burst = 30,
    .idle = 60000,
    .away = 60000,
};

int64_t lobby_now(const struct lobby *lobby) {
    return lobby->host.now(lobby->host.context);
}

void lobby_note(struct lobby *lobby, const char *event, const struct loaded_room *slot, const char *more) {
    char line[LOG_LINE], when[32];
    if (!lobby->host.log)
        return;
    int64_t now = lobby_now(lobby);
    time_t seconds = (time_t)(now / 1000);
    struct tm parts;
    gmtime_r(&seconds, &parts);
    strftime(when, sizeof when, "%Y-%m-%dT%H:%M:%S", &parts);
    snprintf(line, sizeof line, "time=%s.%03dZ event=%s%s%s%s%s", when, (int)(now % 1000), event,
             slot ? " table=" : "", slot ? slot->room->label : "", more[0] ? " " : "", more);
    lobby->host.log(lobby->host.context, line);
}

bool bucket_take(struct bucket *bucket, int64_t now, double rate, double burst) {
    if (bucket->filled == 0)
        bucket->tokens = burst;
    else if (now > bucket->filled)
        bucket->tokens += (double)(now - bucket->filled) * rate / 1000;
    bucket->filled = now;
    if (bucket->tokens > burst)
        bucket->tokens = burst;
    if (bucket->tokens < 1)
        return false;
    bucket->tokens -= 1;
    return true;
}

/* Peers. */

void peer_end(struct lobby *lobby, struct peer *peer, enum peer_close code) {
    if (peer->close == PEER_OPEN) {
        peer->close = code;
        lobby->host.ready(lobby->host.context, peer);
    }
}

void peer_send(struct lobby *lobby, struct peer *peer, struct frame *frame) {
    struct outgoing *outgoing = frame && peer->close == PEER_OPEN ? malloc(sizeof *outgoing) : NULL;
    if (!outgoing) {
        if (peer->close == PEER_OPEN)
            peer_end(lobby, peer, PEER_TRY_LATER);
        return;
    }
    *outgoing = (struct outgoing){.frame = frame_hold(frame)};
    *peer->end = outgoing;
    peer->end = &outgoing->next;
    peer->queued += frame->length;
    if (!peer->wire)
        return;
    if (peer->queued > lobby->host.limits->queue) {
        lobby->counts.slow++;
        peer_end(lobby, peer, PEER_POLICY);
    } else
        lobby->host.ready(lobby->host.context, peer);
}

void peer_send_out(struct lobby *lobby, struct peer *peer) {
    struct frame *frame = frame_new(&lobby->out);
    peer_send(lobby, peer, frame);
    frame_drop(frame);
}

struct frame *peer_take(struct peer *peer) {
    struct outgoing *outgoing = peer->first;
    if (!outgoing)
        return NULL;
    struct frame *frame = outgoing->frame;
    peer->first = outgoing->next;
    if (!peer->first)
        peer->end = &peer->first;
    peer->queued -= frame->length;
    free(outgoing);
    return frame;
}

void peer_refuse(struct lobby *lobby, struct peer *peer, int64_t id, const char *reason) {
    struct buffer *out = &lobby->out;
    lobby->counts.refused++;
    buffer_clear(out);
    buffer_put(out, "{");
    buffer_member(out, "type", "refused");
    if (id >= 0)
        buffer_member_number(out, "id", id);
    buffer_member(out, "reason", reason);
    buffer_put(out, "}");
    peer_send_out(lobby, peer);
}

void lobby_enter(struct lobby *lobby, struct peer *peer) {
    void *wire = peer->wire;
    *peer = (struct peer){.wire = wire, .viewer = ROOM_NOBODY};
    peer->end = &peer->first;
    lobby->counts.peers++;
    if (lobby->stopping)
        peer_end(lobby, peer, PEER_RESTARTING);
}

static void tell_presence(struct lobby *lobby, struct loaded_room *slot) {
    struct buffer *out = &lobby->out;
    buffer_clear(out);
    buffer_put(out, "{");
    buffer_member(out, "type", "presence");
    buffer_key(out, "online");
    buffer_put(out, "[");
    for (int seat = 0; seat < slot->room->seats; seat++)
        if (slot->online >> seat & 1) {
            buffer_next(out);
            buffer_number(out, seat);
        }
    buffer_put(out, "]");
    buffer_member_number(out, "watchers", slot->watchers);
    buffer_put(out, "}");
    struct frame *frame = frame_new(out);
    for (struct peer *peer = slot->peers; peer; peer = peer->after)
        peer_send(lobby, peer, frame);
    frame_drop(frame);
}

/* Recounts the connected seats and spectators. */
static void count_present(struct lobby *lobby, struct loaded_room *slot) {
    unsigned online = 0, watchers = 0;
    for (struct peer *peer = slot->peers; peer; peer = peer->after)
        if (peer->viewer >= 0)
            online |= 1u << peer->viewer;
        else
            watchers++;
    for (int seat = 0; seat < slot->room->seats; seat++)
        if (slot->online & ~online & 1u << seat)
            slot->left[seat] = lobby_now(lobby);
    if (online == slot->online && watchers == slot->watchers)
        return;
    slot->online = online;
    slot->watchers = watchers;
    tell_presence(lobby, slot);
}

void lobby_detach(struct lobby *lobby, struct peer *peer) {
    struct loaded_room *slot = peer->slot;
    if (!slot)
        return;
    *(peer->before ? &peer->before->after : &slot->peers) = peer->after;
    if (peer->after)
        peer->after->before = peer->before;
    peer->slot = NULL;
    peer->before = peer->after = NULL;
    slot->used = lobby_now(lobby);
    count_present(lobby, slot);
}

static void forget_asker(struct lobby *lobby, const struct peer *peer) {
    for (size_t i = 0; i < BUCKETS; i++)
        for (struct loaded_room *slot = lobby->bucket[i]; slot; slot = slot->chain)
            for (struct pending *pending = slot->first; pending; pending = pending->next)
                if (pending->asked == peer)
                    pending->asked = NULL;
}

/* A peer that creates a table is not attached to it, so only then are the pending changes of all tables searched for it. */
void lobby_leave(struct lobby *lobby, struct peer *peer) {
    struct loaded_room *slot = peer->slot;
    if (slot) {
        for (struct pending *pending = slot->first; pending; pending = pending->next)
            if (pending->asked == peer)
                pending->asked = NULL;
    } else if (peer->visits.filled != 0)
        forget_asker(lobby, peer);
    lobby_detach(lobby, peer);
    for (struct frame *frame; (frame = peer_take(peer));)
        frame_drop(frame);
    lobby->counts.peers--;
}

/* Rooms. */

static struct loaded_room **bucket_of(struct lobby *lobby, uint64_t table) {
    return &lobby->bucket[(table * 0x9e3779b97f4a7c15u) >> 50];
}

static struct loaded_room *find_in_memory(struct lobby *lobby, uint64_t table) {
    struct loaded_room *slot = *bucket_of(lobby, table);
    while (slot && slot->room->id != table)
        slot = slot->chain;
    return slot;
}

static struct loaded_room *insert_slot(struct lobby *lobby, struct room *room) {
    struct loaded_room *slot = calloc(1, sizeof *slot);
    if (!slot)
        return NULL;
    struct loaded_room **place = bucket_of(lobby, room->id);
    int64_t now = lobby_now(lobby);
    *slot = (struct loaded_room){.room = room, .chain = *place, .used = now};
    slot->end = &slot->first;
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        slot->left[seat] = now;
    *place = slot;
    lobby->slots++;
    return slot;
}

static void remove_slot(struct lobby *lobby, struct loaded_room *slot) {
    struct loaded_room **place = bucket_of(lobby, slot->room->id);
    while (*place != slot)
        place = &(*place)->chain;
    *place = slot->chain;
    room_free(slot->room);
    free(slot);
    lobby->slots--;
}

/* The context of replaying a log: updates `room` and sends the entries to peers that lack them. */
struct reading {
    struct lobby *lobby;
    struct room *room;
    struct loaded_room *slot; /* its peers get the entries; or NULL */
    struct peer *peer;        /* or one peer, which gets them in batches */
    bool failed;
};

static void deliver(struct lobby *lobby, struct loaded_room *slot, const struct room_change *change,
                    uint64_t number) {
    for (struct peer *peer = slot->peers; peer; peer = peer->after)
        if (peer->next == number) {
            peer->next++;
            peer_send(lobby, peer, room_change_frame(change, peer->viewer));
        }
}

static void begin_log(struct buffer *out) {
    buffer_clear(out);
    buffer_put(out, "{\"type\":\"log\",\"events\":[");
}

static void send_log(struct lobby *lobby, struct peer *peer) {
    buffer_put(&lobby->out, "]}");
    peer_send_out(lobby, peer);
    begin_log(&lobby->out);
}

static void put_in_log(struct lobby *lobby, struct peer *peer, const struct room_change *change) {
    const struct frame *frame = room_change_frame(change, peer->viewer);
    if (!frame)
        return;
    buffer_next(&lobby->out);
    buffer_bytes(&lobby->out, (const char *)frame->bytes + FRAME_HEAD, frame->length);
    if (lobby->out.length > LOG_CHUNK)
        send_log(lobby, peer);
}

static bool read_entry(void *context, uint64_t number, const char *text, size_t length) {
    struct reading *reading = context;
    struct room_change change;
    bool told = reading->slot != NULL || (reading->peer && number >= reading->peer->next);
    reading->failed =
        number != reading->room->entries || !room_replay(reading->room, text, length, told ? &change : NULL);
    if (reading->failed || !told)
        return !reading->failed;
    if (reading->slot)
        deliver(reading->lobby, reading->slot, &change, number);
    else if (number > 0) {
        put_in_log(reading->lobby, reading->peer, &change);
        reading->peer->next = number + 1;
    }
    room_change_free(&change);
    return true;
}

static struct room *read_room(struct lobby *lobby, uint64_t table, struct loaded_room *slot,
                              struct peer *peer) {
    struct store *store = lobby->host.store;
    struct reading reading = {.lobby = lobby, .slot = slot, .peer = peer};
    reading.room = room_new(lobby->host.games, lobby->settings, table);
    if (reading.room && store->calls->read(store, table, 0, read_entry, &reading) && !reading.failed &&
        reading.room->entries > 0) {
        /* Time during which no server ran does not count. */
        if (reading.room->since < lobby->started)
            room_pause(reading.room, lobby->down);
        return reading.room;
    }
    room_free(reading.room);
    return NULL;
}

struct room *lobby_read(struct lobby *lobby, uint64_t table) {
    return read_room(lobby, table, NULL, NULL);
}

static void evict(struct lobby *lobby, int64_t unused_since) {
    for (size_t i = 0; i < BUCKETS; i++)
        for (struct loaded_room *slot = lobby->bucket[i], *next; slot; slot = next) {
            next = slot->chain;
            if (!slot->peers && !slot->first && !slot->thinking && slot->used <= unused_since) {
                lobby->counts.evicted++;
                remove_slot(lobby, slot);
            }
        }
}

static bool is_full(const struct lobby *lobby) {
    return lobby->slots >= lobby->host.limits->rooms ||
           settings_bytes(lobby->settings) >= lobby->host.limits->settings;
}

/* Whether another room may be loaded; those that nobody is at make place for it. */
static bool make_place(struct lobby *lobby) {
    if (is_full(lobby))
        evict(lobby, lobby_now(lobby));
    return !is_full(lobby);
}

struct loaded_room *lobby_find(struct lobby *lobby, uint64_t table) {
    struct loaded_room *slot = find_in_memory(lobby, table);
    if (slot)
        return slot;
    if (!make_place(lobby))
        return NULL;
    struct room *room = read_room(lobby, table, NULL, NULL);
    slot = room ? insert_slot(lobby, room) : NULL;
    if (!slot)
        room_free(room);
    else
        lobby->counts.loaded++;
    return slot;
}

struct loaded_room *lobby_add(struct lobby *lobby, uint64_t table, const struct buffer *entry) {
    struct room *room = make_place(lobby) ? room_new(lobby->host.games, lobby->settings, table) : NULL;
    struct loaded_room *slot =
        room && room_replay(room, entry->start, entry->length, NULL) ? insert_slot(lobby, room) : NULL;
    if (!slot)
        room_free(room);
    return slot;
}

/* Commits. */

static void pending_free(struct pending *pending) {
    room_change_free(&pending->change);
    frame_drop(pending->reply);
    free(pending);
}

static void write_next(struct lobby *lobby, struct loaded_room *slot) {
    if (slot->in_flight || !slot->first)
        return;
    slot->in_flight = true;
    writer_add(lobby->writer, &slot->first->job);
}

void lobby_submit(struct lobby *lobby, struct loaded_room *slot, struct room_change *change,
                  struct peer *asked, int64_t id, struct frame *reply, bool decision) {
    struct pending *pending = malloc(sizeof *pending);
    if (!pending) {
        room_change_free(change);
        frame_drop(reply);
        lobby_reload(lobby, slot, "store");
        return;
    }
    *pending = (struct pending){
        .change = *change, .slot = slot, .asked = asked, .id = id, .reply = reply, .decision = decision};
    pending->job.owner = pending;
    pending->job.entry = (struct store_entry){.table = slot->room->id,
                                              .number = slot->room->entries - 1,
                                              .text = pending->change.entry.start,
                                              .length = pending->change.entry.length,
                                              .wake = change->wake};
    *slot->end = pending;
    slot->end = &pending->next;
    slot->used = lobby_now(lobby);
    write_next(lobby, slot);
}

static void answer_asker(struct lobby *lobby, struct pending *pending) {
    struct peer *peer = pending->asked;
    if (!peer)
        return;
    if (pending->reply)
        peer_send(lobby, peer, pending->reply);
    else if (pending->id >= 0) {
        buffer_clear(&lobby->out);
        buffer_put(&lobby->out, "{");
        buffer_member(&lobby->out, "type", "done");
        buffer_member_number(&lobby->out, "id", pending->id);
        buffer_member_number(&lobby->out, "seq", (int64_t)pending->job.entry.number);
        buffer_put(&lobby->out, "}");
        peer_send_out(lobby, peer);
    }
}

/* Reads entries that other processes have appended. While a change is pending here the room stays marked as `grown`:
   either the store refuses the change, which reloads the room, or it was stored before the others were, which are
   then read when it is committed. */
static void catch_up(struct lobby *lobby, struct loaded_room *slot) {
    struct store *store = lobby->host.store;
    struct reading reading = {.lobby = lobby, .room = slot->room, .slot = slot};
    slot->grown = slot->first != NULL;
    if (slot->grown)
        return;
    if (!store->calls->read(store, slot->room->id, slot->room->entries, read_entry, &reading) ||
        reading.failed)
        lobby_reload(lobby, slot, "store");
}

static void on_committed(struct lobby *lobby, struct loaded_room *slot) {
    struct pending *pending = slot->first;
    uint64_t table = slot->room->id;
    lobby->healthy = true;
    lobby->counts.entries++;
    lobby->counts.decisions += pending->decision;
    deliver(lobby, slot, &pending->change, pending->job.entry.number);
    answer_asker(lobby, pending);
    slot->first = pending->next;
    if (!slot->first)
        slot->end = &slot->first;
    pending_free(pending);
    if (slot->broken)
        lobby_reload(lobby, slot, "store");
    else if (slot->first)
        write_next(lobby, slot);
    else {
        lobby_continue(lobby, slot); /* which may unload it */
        slot = find_in_memory(lobby, table);
        if (slot && slot->grown)
            catch_up(lobby, slot);
    }
}

/* Discards all pending changes and refuses their requests. */
static void drop_pending(struct lobby *lobby, struct loaded_room *slot, const char *reason) {
    while (slot->first) {
        struct pending *pending = slot->first;
        slot->first = pending->next;
        if (pending->asked)
            peer_refuse(lobby, pending->asked, pending->id, reason);
        pending_free(pending);
    }
    slot->end = &slot->first;
}

/* The room cannot be read: closes its peers and removes it from memory. */
static void unload_unreadable(struct lobby *lobby, struct loaded_room *slot) {
    lobby_note(lobby, "table.unreadable", slot, "");
    while (slot->peers) {
        struct peer *peer = slot->peers;
        peer_end(lobby, peer, PEER_TRY_LATER);
        lobby_detach(lobby, peer);
    }
    slot->used = 0;
    if (!slot->thinking)
        remove_slot(lobby, slot);
}

void lobby_reload(struct lobby *lobby, struct loaded_room *slot, const char *reason) {
    slot->broken = slot->in_flight; /* reload when the writer has finished */
    if (slot->broken)
        return;
    drop_pending(lobby, slot, reason);
    struct room *room = read_room(lobby, slot->room->id, slot, NULL);
    if (!room) {
        unload_unreadable(lobby, slot);
        return;
    }
    room_free(slot->room);
    slot->room = room;
    slot->grown = false;
}

static void on_commit_failed(struct lobby *lobby, struct loaded_room *slot, enum store_answer answer) {
    lobby->healthy = answer == STORE_CONFLICT;
    if (answer == STORE_CONFLICT)
        lobby->counts.conflicts++;
    else
        lobby->counts.failures++;
    lobby_note(lobby, answer == STORE_CONFLICT ? "entry.taken" : "entry.failed", slot, "");
    lobby_reload(lobby, slot, answer == STORE_CONFLICT ? "stale" : "store");
}

static void take_written(struct lobby *lobby) {
    for (struct writer_job *job = writer_done(lobby->writer), *next; job; job = next) {
        struct pending *pending = job->owner;
        struct loaded_room *slot = pending->slot;
        next = job->next;
        slot->in_flight = false;
        if (job->entry.answer == STORE_OK)
            on_committed(lobby, slot);
        else
            on_commit_failed(lobby, slot, job->entry.answer);
    }
}

static void take_level_decisions(struct lobby *lobby) {
    if (!lobby->levels)
        return;
    for (struct levels_job *job = levels_done(lobby->levels), *next; job; job = next) {
        struct loaded_room *slot = find_in_memory(lobby, job->table);
        struct room_change change;
        next = job->next;
        if (slot) {
            slot->thinking = false;
            slot->used = lobby_now(lobby);
            enum room_answer answer = ROOM_STALE;
            if (!job->failed && !slot->first && room_level_to_move(slot->room) == job->level)
                answer =
                    room_decide(slot->room, job->seat, job->moment, job->action, lobby_now(lobby), &change);
            if (answer == ROOM_DONE) {
                lobby->counts.thought++;
                lobby_submit(lobby, slot, &change, NULL, -1, NULL, true);
            } else if (answer == ROOM_BROKEN)
                lobby_reload(lobby, slot, "store");
            else if (answer == ROOM_STALE && !job->failed && !slot->first)
                lobby_continue(lobby, slot);
        }
        levels_job_free(job);
    }
}

/* Other processes. */

void lobby_table_changed(struct lobby *lobby, uint64_t table) {
    pthread_mutex_lock(&lobby->mutex);
    if (table == 0 || lobby->grown_count == GROWN)
        lobby->grown_all = true;
    else
        lobby->grown[lobby->grown_count++] = table;
    pthread_mutex_unlock(&lobby->mutex);
    lobby->host.wake(lobby->host.context);
}

/* `grown` marks a room whose entries could not be applied. */
static bool read_changed_entry(void *context, uint64_t table, uint64_t number, const char *text,
                               size_t length) {
    struct lobby *lobby = context;
    struct loaded_room *slot = find_in_memory(lobby, table);
    if (slot && !slot->grown) {
        struct reading reading = {.lobby = lobby, .room = slot->room, .slot = slot};
        slot->grown = !read_entry(&reading, number, text, length);
    }
    return true;
}

/* catch_up for many rooms in one round trip. False when the store cannot do that now. */
static bool catch_up_together(struct lobby *lobby, const uint64_t *tables, size_t count) {
    static _Thread_local struct store_place places[GROWN];
    struct store *store = lobby->host.store;
    size_t wanted = 0;
    if (!store->calls->read_many)
        return false;
    for (size_t i = 0; i < count; i++) {
        struct loaded_room *slot = find_in_memory(lobby, tables[i]);
        if (slot && slot->grown && !slot->first)
            places[wanted++] = (struct store_place){.table = tables[i], .from = slot->room->entries};
        if (slot)
            slot->grown = slot->first != NULL;
    }
    if (wanted > 0 && !store->calls->read_many(store, places, wanted, read_changed_entry, lobby)) {
        for (size_t i = 0; i < wanted; i++)
            find_in_memory(lobby, places[i].table)->grown = true;
        return false;
    }
    for (size_t i = 0; i < wanted; i++) {
        struct loaded_room *slot = find_in_memory(lobby, places[i].table);
        if (slot && slot->grown && !slot->first)
            lobby_reload(lobby, slot, "store");
    }
    return true;
}

static void read_changed_tables(struct lobby *lobby) {
    static _Thread_local uint64_t tables[GROWN];
    pthread_mutex_lock(&lobby->mutex);
    size_t count = lobby->grown_count;
    bool all = lobby->grown_all;
    memcpy(tables, lobby->grown, count * sizeof tables[0]);
    lobby->grown_count = 0;
    lobby->grown_all = false;
    pthread_mutex_unlock(&lobby->mutex);
    for (size_t i = 0; i < count; i++) {
        struct loaded_room *slot = find_in_memory(lobby, tables[i]);
        if (slot)
            slot->grown = true;
    }
    bool together = catch_up_together(lobby, tables, count);
    for (size_t i = 0; !together && i < count; i++) {
        struct loaded_room *slot = find_in_memory(lobby, tables[i]);
        if (slot && slot->grown)
            catch_up(lobby, slot);
    }
    for (size_t i = 0; all && i < BUCKETS; i++)
        for (struct loaded_room *slot = lobby->bucket[i], *next; slot; slot = next) {
            next = slot->chain;
            catch_up(lobby, slot);
        }
}

static void on_store_change(void *context, uint64_t table) {
    lobby_table_changed(context, table);
}

void lobby_work(struct lobby *lobby) {
    take_written(lobby);
    take_level_decisions(lobby);
    read_changed_tables(lobby);
}

/* Attaching. */

/* Queues the missed entries, in batches, after the welcome. */
static void send_history(struct lobby *lobby, struct peer *peer, struct peer *history) {
    *peer->end = history->first;
    if (history->first)
        peer->end = history->end;
    peer->queued += history->queued;
    lobby->host.ready(lobby->host.context, peer);
}

/* The room as stored, without pending changes, and the log from entry `from` on. */
static struct room *read_history(struct lobby *lobby, uint64_t table, int viewer, uint64_t from,
                                 struct peer *history) {
    *history = (struct peer){.viewer = viewer, .next = from > 0 ? from : 1};
    history->end = &history->first;
    begin_log(&lobby->out);
    size_t empty = lobby->out.length;
    struct room *room = read_room(lobby, table, NULL, history);
    if (room && lobby->out.length > empty)
        send_log(lobby, history);
    return room;
}

void lobby_attach(struct lobby *lobby, struct loaded_room *slot, struct peer *peer, int viewer, uint64_t from,
                  int64_t id) {
    struct room *room = slot->room, *read = NULL;
    struct peer history = {.first = NULL};
    lobby_detach(lobby, peer);
    peer->viewer = viewer;
    if (slot->first || (from < room->entries && room->entries > 1)) {
        read = read_history(lobby, room->id, viewer, from, &history);
        if (!read) {
            peer_end(lobby, peer, PEER_TRY_LATER);
            return;
        }
        room = read;
    }
    buffer_clear(&lobby->out);
    room_write_welcome(room, viewer, slot->online | (viewer >= 0 ? 1u << viewer : 0), lobby_now(lobby), id,
                       &lobby->out);
    peer_send_out(lobby, peer);
    if (read)
        send_history(lobby, peer, &history);
    peer->next = room->entries;
    room_free(read);
    peer->slot = slot;
    peer->before = NULL;
    peer->after = slot->peers;
    if (slot->peers)
        slot->peers->before = peer;
    slot->peers = peer;
    slot->used = lobby_now(lobby);
    count_present(lobby, slot);
}

/* Time. */

static void check_clock(struct lobby *lobby, struct loaded_room *slot, int64_t now) {
    struct room_change change;
    int64_t deadline = slot->room->clock == ROOM_BANK ? room_deadline(slot->room) : 0;
    if (deadline == 0 || deadline > now || slot->first)
        return;
    if (room_resign(slot->room, room_decider(slot->room), true, now, &change) == ROOM_DONE)
        lobby_submit(lobby, slot, &change, NULL, -1, NULL, true);
    else
        lobby_reload(lobby, slot, "store");
}

struct due_tables {
    uint64_t tables[256];
    size_t count;
};

static bool collect_due(void *context, const struct store_row *row) {
    struct due_tables *due = context;
    due->tables[due->count++] = row->table;
    return due->count < sizeof due->tables / sizeof due->tables[0];
}

/* Loads tables that nobody is connected to but where a level is to move or a clock has run out. */
static void load_due_tables(struct lobby *lobby, int64_t now) {
    struct due_tables due = {.count = 0};
    struct store *store = lobby->host.store;
    store->calls->due(store, now, collect_due, &due);
    for (size_t i = 0; i < due.count; i++) {
        struct loaded_room *slot = lobby_find(lobby, due.tables[i]);
        if (slot && !slot->first)
            lobby_continue(lobby, slot);
    }
}

void lobby_tick(struct lobby *lobby) {
    int64_t now = lobby_now(lobby);
    if (lobby->stopping)
        return;
    for (size_t i = 0; i < BUCKETS; i++)
        for (struct loaded_room *slot = lobby->bucket[i], *next; slot; slot = next) {
            next = slot->chain;
            if (slot->room->clock == ROOM_BANK)
                check_clock(lobby, slot, now);
        }
    if (now - lobby->due_polled >= DUE_POLL_MS) {
        lobby->due_polled = now;
        load_due_tables(lobby, now);
        evict(lobby, now - lobby->host.limits->idle);
    }
    if (now - lobby->touched >= TOUCH_MS) {
        lobby->touched = now;
        writer_touch(lobby->writer, now);
    }
}

/* Opening and closing. */

struct lobby *lobby_open(const struct lobby_host *host) {
    struct lobby *lobby = calloc(1, sizeof *lobby);
    if (!lobby)
        return NULL;
    lobby->host = *host;
    if (!lobby->host.limits)
        lobby->host.limits = &lobby_standard_limits;
    lobby->healthy = true;
    lobby->settings = settings_open();
    pthread_mutex_init(&lobby->mutex, NULL);
    int64_t alive = host->store->calls->last_alive(host->store);
    lobby->started = lobby_now(lobby);
    lobby->down = alive > 0 && lobby->started - alive > 2 * TOUCH_MS ? lobby->started - alive : 0;
    lobby->writer = writer_open(host->store, host->wake, host->context);
    if (lobby->writer && host->threads > 0)
        lobby->levels = levels_open(host->threads, host->wake, host->context);
    if (!lobby->settings || !lobby->writer || (host->threads > 0 && !lobby->levels)) {
        lobby_close(lobby);
        return NULL;
    }
    host->store->context = lobby;
    host->store->on_append = on_store_change;
    return lobby;
}

void lobby_stop(struct lobby *lobby) {
    lobby->stopping = true;
    levels_close(lobby->levels);
    lobby->levels = NULL;
    /* A commit may trigger another one: repeat until nothing is pending. */
    writer_touch(lobby->writer, lobby_now(lobby));
    for (bool left = true; left;) {
        struct timespec moment = {.tv_nsec = 1000000};
        take_written(lobby);
        left = false;
        for (size_t i = 0; i < BUCKETS; i++)
            for (struct loaded_room *slot = lobby->bucket[i]; slot; slot = slot->chain)
                left |= slot->first != NULL;
        if (left)
            nanosleep(&moment, NULL);
    }
    for (size_t i = 0; i < BUCKETS; i++)
        for (struct loaded_room *slot = lobby->bucket[i]; slot; slot = slot->chain)
            for (struct peer *peer = slot->peers; peer; peer = peer->after)
                peer_end(lobby, peer, PEER_RESTARTING);
}

void lobby_close(struct lobby *lobby) {
    if (!lobby)
        return;
    lobby->host.store->on_append = NULL;
    levels_close(lobby->levels);
    writer_close(lobby->writer);
    for (size_t i = 0; i < BUCKETS; i++)
        while (lobby->bucket[i]) {
            struct loaded_room *slot = lobby->bucket[i];
            while (slot->first) {
                struct pending *pending = slot->first;
                slot->first = pending->next;
                pending_free(pending);
            }
            remove_slot(lobby, slot);
        }
    settings_close(lobby->settings);
    buffer_free(&lobby->out);
    pthread_mutex_destroy(&lobby->mutex);
    free(lobby);
}

bool lobby_is_healthy(const struct lobby *lobby) {
    return lobby->healthy && !lobby->stopping;
}

void lobby_metrics(struct lobby *lobby, struct buffer *out) {
    uint64_t commits, entries;
    writer_counts(lobby->writer, &commits, &entries);
    const struct lobby_counts *counts = &lobby->counts;
    const struct {
        const char *name, *type, *help;
        uint64_t value;
    } rows[] = {
        {"connections", "gauge", "clients that are connected", counts->peers},
        {"rooms", "gauge", "tables in memory", lobby->slots},
        {"messages_total", "counter", "messages of clients", counts->messages},
        {"refused_total", "counter", "requests that were refused", counts->refused},
        {"decisions_total", "counter", "decisions that were kept", counts->decisions},
        {"entries_total", "counter", "entries that were kept", counts->entries},
        {"commits_total", "counter", "commits of the store", commits},
        {"tables_created_total", "counter", "tables that were created", counts->created},
        {"tables_loaded_total", "counter", "tables that were read from the store", counts->loaded},
        {"tables_evicted_total", "counter", "tables that left the memory", counts->evicted},
        {"conflicts_total", "counter", "entries for a place that was taken", counts->conflicts},
        {"store_failures_total", "counter", "entries that could not be kept", counts->failures},
        {"slow_clients_total", "counter", "clients closed because they did not keep up", counts->slow},
        {"level_decisions_total", "counter", "decisions of levels", counts->thought},
        {"up", "gauge", "1 when entries can be kept", lobby_is_healthy(lobby)},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char lines[256];
        snprintf(lines, sizeof lines, "# HELP astragal_%s %s\n# TYPE astragal_%s %s\nastragal_%s %llu\n",
                 rows[i].name, rows[i].help, rows[i].name, rows[i].type, rows[i].name,
                 (unsigned long long)rows[i].value);
        buffer_put(out, lines);
    }
}
