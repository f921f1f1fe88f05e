/* The handlers of clients' requests (docs/online.md), and what a committed entry triggers. */
#include "games.h"
#include "lobby_internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* One request of one peer. */
struct request {
    struct lobby *lobby;
    struct peer *peer;
    const struct message *message;
    int64_t now;
};

static void refuse(const struct request *request, const char *reason) {
    peer_refuse(request->lobby, request->peer, request->message->id, reason);
}

/* On success submits the change; otherwise sends the refusal. */
static void finish_request(const struct request *request, enum room_answer answer, struct room_change *change,
                           struct frame *reply, bool decision) {
    struct peer *peer = request->peer;
    if (answer == ROOM_DONE) {
        lobby_submit(request->lobby, peer->slot, change, peer, request->message->id, reply, decision);
        return;
    }
    frame_drop(reply);
    refuse(request, room_answer_word(answer));
    if (answer == ROOM_BROKEN)
        lobby_reload(request->lobby, peer->slot, "store");
}

static bool speaks_our_protocol(const struct request *request) {
    if (request->message->protocol == ROOM_PROTOCOL)
        return true;
    refuse(request, "protocol");
    return false;
}

/* Finds the table and sets *viewer by the secret; NULL when either is wrong. Callers give the same refusal for both, so that it
   does not reveal which tables exist. */
static struct loaded_room *authenticate(const struct request *request, const char *name, const char *secret,
                                        int *viewer) {
    uint64_t table;
    struct key key;
    struct loaded_room *slot = NULL;
    if (name_read(name, &table) && secret_read(secret, &key))
        slot = lobby_find(request->lobby, table);
    *viewer = slot ? room_find_key(slot->room, &key) : ROOM_NOBODY;
    if (*viewer != ROOM_NOBODY)
        return slot;
    return NULL;
}

static void handle_hello(const struct request *request) {
    const struct message *message = request->message;
    int viewer;
    if (!speaks_our_protocol(request))
        return;
    struct loaded_room *slot = authenticate(request, message->table, message->secret, &viewer);
    if (!slot || viewer == ROOM_INVITED) {
        refuse(request, "secret");
        return;
    }
    lobby_attach(request->lobby, slot, request->peer, viewer, (uint64_t)message->from, message->id);
    lobby_continue(request->lobby, slot); /* resumes what a crash interrupted */
}

static bool read_time(const json_t *time, struct room_plan *plan) {
    const json_t *days = json_object_get(time, "days"), *bank = json_object_get(time, "bank"),
                 *increment = json_object_get(time, "increment");
    if (!time || json_is_null(time))
        return true;
    if (days) {
        plan->clock = ROOM_DAYS;
        plan->bank = json_integer_value(days) * 86400000;
        return json_object_size(time) == 1 && json_is_integer(days) && json_integer_value(days) >= 1 &&
               json_integer_value(days) <= ROOM_MOST_DAYS;
    }
    plan->clock = ROOM_BANK;
    plan->bank = json_integer_value(bank) * 1000;
    plan->increment = json_integer_value(increment) * 1000;
    return json_object_size(time) == (increment ? 2 : 1) && json_is_integer(bank) &&
           json_integer_value(bank) >= 1 && json_integer_value(bank) <= ROOM_MOST_SECONDS &&
           (!increment || (json_is_integer(increment) && json_integer_value(increment) >= 0 &&
                           json_integer_value(increment) <= ROOM_MOST_SECONDS));
}

/* The level with this name, or NULL. */
static const struct ai_player *find_level(const char *name) {
    const struct ai_player *player = ai_find_player(name);
    return player && player - ai_players < AI_LEVELS ? player : NULL;
}

static bool read_seats(const json_t *seats, struct room_plan *plan) {
    plan->seats = json_array_size(seats);
    if (plan->seats < 1 || plan->seats > GAME_MAX_SEATS)
        return false;
    for (size_t i = 0; i < plan->seats; i++) {
        const char *kind = json_string_value(json_array_get(seats, i));
        if (!kind)
            return false;
        plan->level[i] = find_level(kind);
        if (!plan->level[i] && strcmp(kind, "person") != 0)
            return false;
    }
    return true;
}

static bool read_options(const json_t *options, struct room_plan *plan) {
    const char *key;
    json_t *value;
    if (!options)
        return true;
    if (!json_is_object(options) || json_object_size(options) > GAME_MAX_OPTIONS)
        return false;
    json_object_foreach((json_t *)options, key, value) {
        if (!json_is_string(value) || json_string_length(value) >= GAME_OPTION_TEXT ||
            strlen(json_string_value(value)) != json_string_length(value))
            return false;
        plan->choices[plan->count++] = (struct game_choice){key, json_string_value(value)};
    }
    return true;
}

/* The reply to `create`, with all secrets of the table. */
static struct frame *write_created(struct lobby *lobby, int64_t id, const struct loaded_room *slot,
                                   char secrets[][SECRET_TEXT], const char *watch, const char *invite) {
    const struct room *room = slot->room;
    struct buffer *out = &lobby->out;
    size_t place = 0;
    buffer_clear(out);
    buffer_put(out, "{");
    buffer_member(out, "type", "created");
    if (id >= 0)
        buffer_member_number(out, "id", id);
    buffer_member(out, "table", room->label);
    buffer_key(out, "seats");
    buffer_put(out, "[");
    for (int seat = 0; seat < room->seats; seat++) {
        if (room->seat[seat].person) {
            buffer_next(out);
            buffer_put(out, "{");
            buffer_member_number(out, "seat", seat);
            buffer_member(out, "mark", table_seat_mark(room->table, seat));
            buffer_member(out, "secret", secrets[place]);
            buffer_put(out, "}");
        }
        place += !room->seat[seat].automa;
    }
    buffer_put(out, "]");
    buffer_member(out, "watch", watch);
    buffer_member(out, "invite", invite);
    buffer_put(out, "}");
    return frame_new(out);
}

/* Creates the room of a planned table; the caller submits *change. On failure sets the error and returns NULL. */
static struct loaded_room *make_table(struct lobby *lobby, const struct room_plan *plan, int64_t now,
                                      struct room_change *change, struct game_error *error) {
    uint64_t table = name_new();
    *change = (struct room_change){.wake = STORE_WAKE_NEVER};
    if (!room_plan_write(plan, table, now, &change->entry, error)) {
        room_change_free(change);
        return NULL;
    }
    struct loaded_room *slot = lobby_add(lobby, table, &change->entry);
    if (!slot) {
        game_refuse(error, 0, "the server is full");
        room_change_free(change);
        return NULL;
    }
    lobby->counts.created++;
    return slot;
}

static void refuse_with_words(const struct request *request, const char *reason, const char *words) {
    struct buffer *out = &request->lobby->out;
    request->lobby->counts.refused++;
    buffer_clear(out);
    buffer_put(out, "{");
    buffer_member(out, "type", "refused");
    if (request->message->id >= 0)
        buffer_member_number(out, "id", request->message->id);
    buffer_member(out, "reason", reason);
    buffer_member(out, "text", words);
    buffer_put(out, "}");
    peer_send_out(request->lobby, request->peer);
}

static void create_table(const struct request *request) {
    const struct message *message = request->message;
    struct lobby *lobby = request->lobby;
    struct room_plan plan = {.game = games_find(lobby->host.games, message->game), .chat = true};
    char secrets[GAME_MAX_SEATS][SECRET_TEXT], watch[SECRET_TEXT], invite[SECRET_TEXT];
    struct room_change change;
    struct game_error error = {0};
    if (!speaks_our_protocol(request))
        return;
    if (json_object_get(message->root, "chat"))
        plan.chat = message->chat;
    if (!plan.game || !read_seats(message->seats, &plan) || !read_options(message->options, &plan) ||
        !read_time(message->time, &plan)) {
        refuse(request, "value");
        return;
    }
    for (size_t i = 0; i < plan.seats; i++)
        secret_new(secrets[i], &plan.key[i]);
    secret_new(watch, &plan.watch);
    secret_new(invite, &plan.invite);
    struct loaded_room *slot = make_table(lobby, &plan, request->now, &change, &error);
    if (!slot) {
        refuse_with_words(request, "value", error.text);
        return;
    }
    lobby_note(lobby, "table.created", slot, "");
    struct frame *reply = write_created(lobby, message->id, slot, secrets, watch, invite);
    lobby_submit(lobby, slot, &change, request->peer, message->id, reply, false);
}

/* The first seat that nobody has named, readied, taken or connected to; -1 if there is none. */
static int free_seat(const struct loaded_room *slot) {
    for (int seat = 0; seat < slot->room->seats; seat++) {
        const struct room_seat *who = &slot->room->seat[seat];
        if (who->person && !who->taken && !who->ready && !who->name[0] && !(slot->online >> seat & 1))
            return seat;
    }
    return -1;
}

/* `join`: assigns a free seat and a new secret to the holder of the invitation. */
static void join_table(const struct request *request) {
    const struct message *message = request->message;
    struct lobby *lobby = request->lobby;
    char secret[SECRET_TEXT];
    struct key key;
    struct room_change change;
    int viewer;
    if (!speaks_our_protocol(request))
        return;
    struct loaded_room *slot = authenticate(request, message->table, message->secret, &viewer);
    if (!slot || viewer != ROOM_INVITED) {
        refuse(request, "secret");
        return;
    }
    int seat = free_seat(slot);
    secret_new(secret, &key);
    enum room_answer answer =
        seat < 0 ? ROOM_FULL : room_take_seat(slot->room, seat, &key, request->now, &change);
    if (answer != ROOM_DONE) {
        refuse(request, room_answer_word(answer));
        return;
    }
    struct buffer *out = &lobby->out;
    buffer_clear(out);
    buffer_put(out, "{");
    buffer_member(out, "type", "joined");
    if (message->id >= 0)
        buffer_member_number(out, "id", message->id);
    buffer_member(out, "table", slot->room->label);
    buffer_member_number(out, "seat", seat);
    buffer_member(out, "secret", secret);
    buffer_put(out, "}");
    lobby_submit(lobby, slot, &change, request->peer, message->id, frame_new(out), false);
}

/* `status`: the welcomes of several tables, without attaching to them. */
static void send_status(const struct request *request) {
    struct buffer all = {0};
    size_t count = json_array_size(request->message->tables);
    if (!speaks_our_protocol(request))
        return;
    if (count > 50) {
        refuse(request, "value");
        return;
    }
    buffer_put(&all, "{");
    buffer_member(&all, "type", "status");
    if (request->message->id >= 0)
        buffer_member_number(&all, "id", request->message->id);
    buffer_key(&all, "tables");
    buffer_put(&all, "[");
    for (size_t i = 0; i < count; i++) {
        const json_t *pair = json_array_get(request->message->tables, i);
        const char *name = json_string_value(json_array_get(pair, 0));
        const char *secret = json_string_value(json_array_get(pair, 1));
        int viewer;
        struct loaded_room *slot = name && secret ? authenticate(request, name, secret, &viewer) : NULL;
        buffer_next(&all);
        if (!slot || viewer == ROOM_INVITED) {
            buffer_put(&all, "null");
            continue;
        }
        struct room *read = slot->first ? lobby_read(request->lobby, slot->room->id) : NULL;
        if (slot->first && !read)
            buffer_put(&all, "null");
        else
            room_write_welcome(read ? read : slot->room, viewer, slot->online, request->now, -1, &all);
        room_free(read);
    }
    buffer_put(&all, "]}");
    struct frame *frame = frame_new(&all);
    peer_send(request->lobby, request->peer, frame);
    frame_drop(frame);
    buffer_free(&all);
}

static void pong(const struct request *request) {
    struct buffer *out = &request->lobby->out;
    buffer_clear(out);
    buffer_put(out, "{");
    buffer_member(out, "type", "pong");
    if (request->message->id >= 0)
        buffer_member_number(out, "id", request->message->id);
    buffer_member_number(out, "now", request->now);
    buffer_put(out, "}");
    peer_send_out(request->lobby, request->peer);
}

static void send_record(const struct request *request) {
    struct loaded_room *slot = request->peer->slot;
    struct buffer out = {0};
    size_t length;
    /* Never show what is not committed yet. */
    char *record = slot->first ? NULL : room_write_record(slot->room, request->peer->viewer, &length);
    if (!record) {
        refuse(request, slot->first ? "busy" : "store");
        return;
    }
    buffer_put(&out, "{");
    buffer_member(&out, "type", "record");
    if (request->message->id >= 0)
        buffer_member_number(&out, "id", request->message->id);
    buffer_member(&out, "text", record);
    buffer_put(&out, "}");
    free(record);
    struct frame *frame = frame_new(&out);
    peer_send(request->lobby, request->peer, frame);
    frame_drop(frame);
    buffer_free(&out);
}

static bool is_away(const struct request *request, int64_t about) {
    const struct loaded_room *slot = request->peer->slot;
    int64_t deadline = room_deadline(slot->room);
    if (about >= slot->room->seats || slot->online >> about & 1)
        return false;
    if (slot->room->clock == ROOM_DAYS)
        return room_decider(slot->room) == about && deadline <= request->now;
    return request->now - slot->left[about] >= request->lobby->host.limits->away;
}

/* Requests that need a seat. */
static void handle_seat_request(const struct request *request) {
    const struct message *message = request->message;
    struct peer *peer = request->peer;
    struct room *room = peer->slot->room;
    struct room_change change;
    int seat = peer->viewer;
    int64_t now = request->now;
    enum room_answer answer;
    bool decision = false;
    switch (message->type) {
    case MESSAGE_ACT:
        answer = room_act(room, seat, (uint64_t)message->n, message->action, now, &change);
        decision = true;
        break;
    case MESSAGE_UNDO:
        answer = room_undo(room, seat, (uint64_t)message->n, (size_t)message->to, now, &change);
        break;
    case MESSAGE_RESIGN:
        answer = room_resign(room, seat, false, now, &change);
        decision = true;
        break;
    case MESSAGE_NAME:
        answer = room_set_name(room, seat, message->name, now, &change);
        break;
    case MESSAGE_READY:
        answer = room_set_ready(room, seat, message->ready, message->word ? message->word : "", now, &change);
        break;
    case MESSAGE_CHAT:
        answer = room_say(room, seat, message->text, now, &change);
        break;
    case MESSAGE_REPLACE:
        answer = room_offer(room, seat, (int)message->about, find_level(message->level),
                            is_away(request, message->about), now, &change);
        break;
    case MESSAGE_RETURN:
        answer = room_return(room, seat, now, &change);
        break;
    case MESSAGE_REMATCH:
        answer = room_agree_rematch(room, seat, now, &change);
        break;
    default:
        answer = ROOM_NOT_NOW;
    }
    finish_request(request, answer, &change, NULL, decision);
}

/* These requests may load a table from the store, so they have a lower rate limit. */
static bool may_visit(const struct request *request) {
    const struct lobby_limits *limits = request->lobby->host.limits;
    if (bucket_take(&request->peer->visits, request->now, limits->visits, limits->visit_burst))
        return true;
    refuse(request, "rate");
    return false;
}

static bool may_chat(const struct request *request) {
    const struct lobby_limits *limits = request->lobby->host.limits;
    if ((request->message->type != MESSAGE_CHAT && request->message->type != MESSAGE_NAME) ||
        bucket_take(&request->peer->chats, request->now, limits->chats, limits->chat_burst))
        return true;
    refuse(request, "rate");
    return false;
}

static void dispatch(const struct request *request) {
    const struct peer *peer = request->peer;
    switch (request->message->type) {
    case MESSAGE_HELLO:
        if (may_visit(request))
            handle_hello(request);
        return;
    case MESSAGE_CREATE:
        if (may_visit(request))
            create_table(request);
        return;
    case MESSAGE_JOIN:
        if (may_visit(request))
            join_table(request);
        return;
    case MESSAGE_STATUS:
        if (may_visit(request))
            send_status(request);
        return;
    case MESSAGE_PING:
        pong(request);
        return;
    default:
        break;
    }
    if (!peer->slot)
        refuse(request, "hello");
    else if (request->message->type == MESSAGE_RECORD) {
        if (may_visit(request))
            send_record(request);
    } else if (peer->viewer < 0)
        refuse(request, "spectator");
    else if (may_chat(request))
        handle_seat_request(request);
}

void lobby_receive(struct lobby *lobby, struct peer *peer, const char *bytes, size_t length) {
    struct message message;
    struct request request = {.lobby = lobby, .peer = peer, .message = &message, .now = lobby_now(lobby)};
    if (peer->close != PEER_OPEN || lobby->stopping)
        return;
    lobby->counts.messages++;
    if (!bucket_take(&peer->messages, request.now, lobby->host.limits->messages, lobby->host.limits->burst)) {
        peer_end(lobby, peer, PEER_POLICY);
        return;
    }
    const char *wrong = message_read(&message, bytes, length);
    if (wrong)
        refuse(&request, wrong);
    else
        dispatch(&request);
    message_free(&message);
}

/* Creates the table of the rematch first, since the old table then refers to it. */
static void create_rematch(struct lobby *lobby, struct loaded_room *slot) {
    char(*values)[GAME_OPTION_TEXT] = malloc(sizeof(char[GAME_MAX_OPTIONS][GAME_OPTION_TEXT]));
    struct room_plan plan;
    struct room_change change;
    struct game_error error = {0};
    int64_t now = lobby_now(lobby);
    if (!values)
        return;
    room_plan_rematch(slot->room, &plan, values);
    struct loaded_room *next = make_table(lobby, &plan, now, &change, &error);
    free(values);
    if (!next)
        return;
    uint64_t table = next->room->id;
    lobby_note(lobby, "table.rematch", next, "");
    lobby_submit(lobby, next, &change, NULL, -1, NULL, false);
    if (room_set_next(slot->room, table, now, &change) == ROOM_DONE)
        lobby_submit(lobby, slot, &change, NULL, -1, NULL, false);
}

static void think(struct lobby *lobby, struct loaded_room *slot) {
    const struct room *room = slot->room;
    struct levels_job *job =
        lobby->levels && !slot->thinking
            ? levels_job_new(table_game(room->table), table_setting(room->table), table_state(room->table))
            : NULL;
    if (!job)
        return;
    job->table = room->id;
    job->moment = room->moment;
    job->seat = room_decider(room);
    job->level = room_level_to_move(room);
    job->seed = room->id;
    job->earlier_count = table_turn_states(room->table, job->earlier, AI_EARLIER);
    slot->thinking = true;
    levels_add(lobby->levels, job);
}

void lobby_continue(struct lobby *lobby, struct loaded_room *slot) {
    struct room_change change;
    if (lobby->stopping || slot->first)
        return;
    if (room_can_start(slot->room)) {
        if (room_start(slot->room, lobby_now(lobby), &change) == ROOM_DONE)
            lobby_submit(lobby, slot, &change, NULL, -1, NULL, false);
        else
            lobby_reload(lobby, slot, "store");
    } else if (room_all_agree_rematch(slot->room))
        create_rematch(lobby, slot);
    else if (room_level_to_move(slot->room))
        think(lobby, slot);
}
