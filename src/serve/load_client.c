/* The clients of the load test: minimal WebSocket connections. Each plays random legal actions from its own copy of
   the state and records what it was told. */
#include "load_internal.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { EVENTS = 512 };

int64_t load_now_us(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

bool load_fail(struct load *load, const char *words) {
    if (!load->failed)
        snprintf(load->problem, 256, "%s", words);
    load->failed = true;
    return false;
}

/* Connections. */

static bool send_bytes(const struct seat *seat, const void *bytes, size_t length) {
    return send(seat->socket, bytes, length, MSG_NOSIGNAL) == (ssize_t)length;
}

/* A text frame; the mask that clients have to use may be zero. */
bool load_send_text(const struct seat *seat, const struct buffer *text) {
    static unsigned char frame[UINT16_MAX + 8];
    size_t head = text->length < 126 ? 6 : 8;
    if (text->length > UINT16_MAX || text->failed || seat->socket < 0)
        return false;
    frame[0] = 0x81;
    frame[1] = (unsigned char)(0x80 | (text->length < 126 ? text->length : 126));
    if (head == 8) {
        frame[2] = (unsigned char)(text->length >> 8);
        frame[3] = (unsigned char)text->length;
    }
    memset(frame + head - 4, 0, 4);
    memcpy(frame + head, text->start, text->length);
    return send_bytes(seat, frame, head + text->length);
}

bool load_open_seat(struct load *load, struct seat *seat) {
    static const char request[] =
        "GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
    struct sockaddr_in address = {.sin_family = AF_INET,
                                  .sin_port = htons((uint16_t)load->server[seat->server].port),
                                  .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = seat};
    int yes = 1;
    seat->open = seat->welcome = false;
    buffer_clear(&seat->in);
    seat->socket = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (seat->socket < 0)
        return load_fail(load, "no more sockets: raise the limit of open files (ulimit -n)");
    setsockopt(seat->socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    if (connect(seat->socket, (struct sockaddr *)&address, sizeof address) == 0 &&
        send_bytes(seat, request, sizeof request - 1) &&
        epoll_ctl(load->poll, EPOLL_CTL_ADD, seat->socket, &event) == 0)
        return true;
    close(seat->socket);
    seat->socket = -1;
    return false;
}

void load_close_seat(struct seat *seat) {
    if (seat->socket >= 0)
        close(seat->socket);
    seat->socket = -1;
    seat->open = seat->welcome = false;
    if (seat->behind)
        seat->next = 1;
    seat->behind = false;
}

void load_say_hello(struct load *load, struct seat *seat) {
    struct buffer *out = &load->out;
    struct play *play = seat->play;
    buffer_clear(out);
    buffer_put(out, "{");
    buffer_member(out, "type", "hello");
    buffer_member_number(out, "protocol", ROOM_PROTOCOL);
    buffer_member(out, "table", play ? play->table : seat->table);
    buffer_member(out, "secret", play ? play->secret[seat->number] : seat->watch);
    buffer_member_number(out, "from", (int64_t)seat->next);
    buffer_put(out, "}");
    load_send_text(seat, out);
}

/* Playing. */

void load_say(struct load *load, struct seat *seat, const char *words) {
    buffer_clear(&load->out);
    buffer_put(&load->out, words);
    load_send_text(seat, &load->out);
}

void load_act(struct load *load, struct play *play, int64_t now) {
    const struct game *game = table_game(play->state);
    game_action actions[game->max_actions];
    char words[GAME_ACTION_TEXT];
    struct buffer *out = &load->out;
    int who = table_who(play->state);
    if (who < 0 || who > 1 || !play->seat[who].welcome)
        return;
    size_t count = game->list(table_setting(play->state), table_state(play->state), actions);
    struct text text = text_into(words, sizeof words);
    game_write_action(game, table_setting(play->state), table_state(play->state),
                      actions[random_below(&load->random, (uint32_t)count)], &text);
    buffer_clear(out);
    buffer_put(out, "{\"type\":\"act\"");
    buffer_member_number(out, "n", (int64_t)play->moment);
    buffer_member(out, "action", words);
    buffer_put(out, "}");
    play->waiting = load_send_text(&play->seat[who], out);
    /* With a pace latency counts from the moment that was planned, so that time in which a slow server keeps clients from sending
       counts too (no coordinated omission). */
    play->sent = load->options->pace > 0 ? play->due : now;
    play->due = load->options->pace > 0 ? play->due + (int64_t)(1e6 / load->options->pace) : now;
}

uint64_t load_hash_actions(const json_t *actions) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (size_t i = 0; i < json_array_size(actions); i++)
        for (const char *at = json_string_value(json_array_get(actions, i));; at++) {
            hash = (hash ^ (unsigned char)*at) * 0x100000001b3u;
            if (!*at)
                break;
        }
    return hash | 1;
}

static bool remember(struct play *play, uint64_t number, uint64_t hash) {
    if (number >= play->told_capacity) {
        size_t capacity = (number + 1) * 2;
        uint64_t *told = realloc(play->told, capacity * sizeof *told);
        if (!told)
            return false;
        memset(told + play->told_capacity, 0, (capacity - play->told_capacity) * sizeof *told);
        play->told = told;
        play->told_capacity = capacity;
    }
    if (number >= play->told_count)
        play->told_count = (size_t)number + 1;
    bool same = play->told[number] == 0 || play->told[number] == hash;
    play->told[number] = hash;
    return same;
}

static void note_latency(struct load *load, const struct play *play) {
    if (!load->counting)
        return;
    load->result->decisions++;
    if (load->sample_count < SAMPLES)
        load->samples[load->sample_count++] = (float)(load_now_us() - play->sent) / 1000;
}

static bool play_event(struct load *load, struct play *play, const json_t *event) {
    const json_t *actions = json_object_get(event, "actions");
    struct game_error error = {0};
    for (size_t i = 0; i < json_array_size(actions); i++)
        if (!table_play_text(play->state, json_string_value(json_array_get(actions, i)), &error))
            return load_fail(load, "a client was told an action that is not possible");
    play->moment = (uint64_t)json_integer_value(json_object_get(event, "n"));
    play->over = json_object_get(event, "over") != NULL;
    return true;
}

struct table *load_new_state(const struct load *load) {
    return table_new_shared(load->options->game, load->setting);
}

/* Moves all clients to the table of the rematch, with the same secrets. */
static void move_to_rematch(struct load *load, struct play *play, const char *next) {
    struct past *past = realloc(load->past, (load->pasts + 1) * sizeof *past);
    if (!past) {
        load_fail(load, "out of memory");
        return;
    }
    load->past = past;
    past = &past[load->pasts++];
    memcpy(past->table, play->table, NAME_TEXT);
    past->told = play->told;
    past->count = play->told_count;
    play->told = NULL;
    play->told_count = play->told_capacity = 0;
    snprintf(play->table, NAME_TEXT, "%s", next);
    /* Seats rotate by one. */
    char secret[SECRET_TEXT];
    memcpy(secret, play->secret[0], SECRET_TEXT);
    memcpy(play->secret[0], play->secret[1], SECRET_TEXT);
    memcpy(play->secret[1], secret, SECRET_TEXT);
    table_free(play->state);
    play->state = load_new_state(load);
    play->applied = 1;
    play->moment = 0;
    buffer_clear(&play->last);
    play->waiting = play->over = play->again = false;
    load->result->games++;
    for (int i = 0; i < 2; i++) {
        play->seat[i].behind = true;
        play->seat[i].welcome = false;
    }
}

/* A client says hello at the new table when it has been told of it itself, or has to connect again. */
static void follow_to_rematch(struct load *load, struct seat *seat) {
    seat->behind = false;
    seat->next = 1;
    load_say_hello(load, seat);
}

static void take_event(struct load *load, struct seat *seat, const json_t *event) {
    struct play *play = seat->play;
    const char *type = json_string_value(json_object_get(event, "type"));
    const json_t *number = json_object_get(event, "seq");
    if (!play || !type || !number)
        return;
    uint64_t seq = (uint64_t)json_integer_value(number);
    if (seq != seat->next) {
        load_fail(load, "a client was told an entry out of order");
        return;
    }
    seat->next++;
    if (seat->behind) {
        if (strcmp(type, "next") == 0)
            follow_to_rematch(load, seat);
        return;
    }
    const json_t *actions = json_object_get(event, "actions");
    if (actions && !remember(play, seq, load_hash_actions(actions)))
        load_fail(load, "two clients were told different things");
    if (seq != play->applied) {
        if (strcmp(type, "act") == 0 && json_integer_value(json_object_get(event, "seat")) == seat->number &&
            play->waiting && seq + 1 == play->applied) {
            play->waiting = false;
            note_latency(load, play);
        }
        return;
    }
    play->applied++;
    if (strcmp(type, "next") == 0) {
        move_to_rematch(load, play, json_string_value(json_object_get(event, "table")));
        follow_to_rematch(load, seat);
        return;
    }
    if (!actions || !play_event(load, play, event))
        return;
    /* The client that decided waits for its own copy of the entry, even if the other client got it first. */
    if (strcmp(type, "act") == 0 && json_integer_value(json_object_get(event, "seat")) == seat->number) {
        play->waiting = false;
        note_latency(load, play);
    }
}

static void say_ready(struct load *load, struct seat *seat) {
    load_say(load, seat, "{\"type\":\"ready\",\"ready\":true,\"word\":\"load\"}");
}

static void take_welcome(struct load *load, struct seat *seat, const json_t *message) {
    struct play *play = seat->play;
    seat->welcome = true;
    if (!play)
        return;
    /* Retry what was not committed when the server was killed. */
    play->waiting = false;
    if (!json_is_true(json_object_get(message, "started")))
        say_ready(load, seat);
}

static void take_created(struct load *load, struct seat *seat, const json_t *message) {
    struct play *play = seat->play;
    const json_t *seats = json_object_get(message, "seats");
    if (!play) {
        snprintf(seat->table, NAME_TEXT, "%s", json_string_value(json_object_get(message, "table")));
        snprintf(seat->watch, SECRET_TEXT, "%s",
                 json_string_value(json_object_get(json_array_get(seats, 0), "secret")));
        load_say_hello(load, seat);
        return;
    }
    snprintf(play->table, NAME_TEXT, "%s", json_string_value(json_object_get(message, "table")));
    snprintf(play->watch, SECRET_TEXT, "%s", json_string_value(json_object_get(message, "watch")));
    for (size_t i = 0; i < 2; i++)
        snprintf(play->secret[i], SECRET_TEXT, "%s",
                 json_string_value(json_object_get(json_array_get(seats, i), "secret")));
}

/* Both clients get the same bytes: those that the first one has read need not be parsed for the second. */
static bool take_same(struct load *load, struct seat *seat, const char *bytes, size_t length) {
    struct play *play = seat->play;
    if (!play || seat->next + 1 != play->applied || length == 0 || play->last.length != length ||
        memcmp(play->last.start, bytes, length) != 0)
        return false;
    seat->next++;
    if (play->last_decided == seat->number && play->waiting) {
        play->waiting = false;
        note_latency(load, play);
    }
    return true;
}

static void take_decision(struct load *load, struct seat *seat, const json_t *message, const char *bytes,
                          size_t length) {
    struct play *play = seat->play;
    uint64_t applied = play ? play->applied : 0;
    take_event(load, seat, message);
    if (play && play->applied == applied + 1) {
        buffer_clear(&play->last);
        buffer_bytes(&play->last, bytes, length);
        play->last_decided = (int)json_integer_value(json_object_get(message, "seat"));
    }
}

static void take_message(struct load *load, struct seat *seat, const char *bytes, size_t length) {
    if (take_same(load, seat, bytes, length))
        return;
    json_t *message = json_loadb(bytes, length, 0, NULL);
    const char *type = json_string_value(json_object_get(message, "type"));
    if (!type)
        load_fail(load, "the server sent something that is no message");
    else if (strcmp(type, "welcome") == 0)
        take_welcome(load, seat, message);
    else if (strcmp(type, "created") == 0)
        take_created(load, seat, message);
    else if (strcmp(type, "log") == 0) {
        const json_t *events = json_object_get(message, "events");
        for (size_t i = 0; i < json_array_size(events); i++)
            take_event(load, seat, json_array_get(events, i));
    } else if (strcmp(type, "refused") == 0) {
        const char *reason = json_string_value(json_object_get(message, "reason"));
        /* With two servers the other client may be ahead. */
        if (reason && (strcmp(reason, "stale") == 0 || strcmp(reason, "not-now") == 0)) {
            seat->play->waiting = false;
            if (seat->play->moment == 0 && strcmp(reason, "stale") == 0)
                say_ready(load, seat);
        } else
            load_fail(load, reason ? reason : "refused");
    } else if (strcmp(type, "act") == 0)
        take_decision(load, seat, message, bytes, length);
    else
        take_event(load, seat, message);
    json_decref(message);
}

/* Handles all complete frames in the buffer. Servers do not mask. */
static void take_frames(struct load *load, struct seat *seat) {
    size_t at = 0;
    const unsigned char *bytes = (const unsigned char *)seat->in.start;
    while (seat->in.length - at >= 2) {
        size_t length = bytes[at + 1] & 0x7f, head = 2;
        if (length == 126)
            head = 4;
        else if (length == 127)
            head = 10;
        if (seat->in.length - at < head)
            break;
        if (head > 2) {
            length = 0;
            for (size_t i = 2; i < head; i++)
                length = length << 8 | bytes[at + i];
        }
        if (seat->in.length - at - head < length)
            break;
        if ((bytes[at] & 0x0f) == 1)
            take_message(load, seat, seat->in.start + at + head, length);
        else if ((bytes[at] & 0x0f) == 8) {
            load_close_seat(seat);
            buffer_clear(&seat->in);
            return;
        }
        at += head + length;
    }
    memmove(seat->in.start, seat->in.start + at, seat->in.length - at);
    seat->in.length -= at;
}

void load_take_bytes(struct load *load, struct seat *seat) {
    char part[65536];
    ssize_t got = recv(seat->socket, part, sizeof part, MSG_DONTWAIT);
    if (got < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (got <= 0) {
        load_close_seat(seat);
        return;
    }
    buffer_bytes(&seat->in, part, (size_t)got);
    if (!seat->open) {
        const char *end = strstr(seat->in.start, "\r\n\r\n");
        if (!end)
            return;
        if (strncmp(seat->in.start, "HTTP/1.1 101", 12) != 0) {
            load_fail(load, "the server lets no client in");
            return;
        }
        size_t head = (size_t)(end - seat->in.start) + 4;
        memmove(seat->in.start, seat->in.start + head, seat->in.length - head);
        seat->in.length -= head;
        seat->open = true;
        if (seat->table[0] || (seat->play && seat->play->table[0]))
            load_say_hello(load, seat);
    }
    take_frames(load, seat);
    if (seat->in.length == 0 && seat->in.capacity > 4096)
        buffer_free(&seat->in);
}

void load_listen_for(struct load *load, int milliseconds) {
    struct epoll_event events[EVENTS];
    int count = epoll_wait(load->poll, events, EVENTS, milliseconds);
    for (int i = 0; i < count && !load->failed; i++) {
        struct seat *seat = events[i].data.ptr;
        if (seat->socket >= 0)
            load_take_bytes(load, seat);
    }
}
