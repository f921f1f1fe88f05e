/* Connections and their send queues, the clock, shutdown. */
#define _POSIX_C_SOURCE 200809L
#include "online.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    TICK_US = 100000,
    FAREWELL_TICKS = 20,
    ADDRESS = 512,
    PEER_ADDRESS = 48,          /* an IPv6 address as text */
    ATTACH_TIMEOUT_MS = 60000,  /* to send `hello` */
    MESSAGE_TIMEOUT_MS = 10000, /* to send the rest of a message */
    RECEIVED_BYTES = 16 << 20,  /* parts of messages, of all connections together */
    WRITE_CLOSE = 4,            /* a close frame for lws_write, whose header does not export its value */
};

_Static_assert(FRAME_HEAD >= LWS_PRE, "frames leave space for what libwebsockets puts before them");

struct connection {
    struct peer peer; /* must be first: a peer is cast to its connection */
    struct online *online;
    struct lws *wsi;
    struct buffer received; /* what has been received of a message */
    int64_t received_since; /* ms: when its first bytes came */
    struct connection *before, *after;
    struct connection *next_ready; /* in the list of those with something to send */
    bool is_ready;
    bool by_post;
    int64_t entered; /* ms */
    char address[PEER_ADDRESS];
};

struct online {
    struct lws_context *context;
    struct serve_online setup;
    struct lobby *lobby;
    struct connection *connections;
    struct connection *ready;
    size_t count;
    size_t received; /* bytes in all `received` buffers */
    lws_sorted_usec_list_t tick;
    int64_t started_wall, started_steady; /* ms */
    bool stopping;
    int farewell;
    unsigned ticks;
};

static int64_t read_clock(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* The date at the start of the server plus a monotonic clock. */
static int64_t now(void *context) {
    const struct online *online = context;
    if (online->setup.now)
        return online->setup.now(online->setup.context);
    return online->started_wall + read_clock(CLOCK_MONOTONIC) - online->started_steady;
}

static void ready(void *context, struct peer *peer) {
    struct connection *connection = (struct connection *)(void *)peer;
    struct online *online = context;
    if (connection->is_ready)
        return;
    connection->is_ready = true;
    connection->next_ready = online->ready;
    online->ready = connection;
}

static void take_from_ready(struct online *online, struct connection *connection) {
    struct connection **at = &online->ready;
    if (!connection->is_ready)
        return;
    while (*at != connection)
        at = &(*at)->next_ready;
    *at = connection->next_ready;
    connection->is_ready = false;
}

/* Sends queued frames until the connection is choked. False when it is lost. */
static bool send_frames(struct connection *connection) {
    struct frame *frame;
    while (!lws_partial_buffered(connection->wsi) && (frame = peer_take(&connection->peer))) {
        int sent = lws_write(connection->wsi, frame->bytes + FRAME_HEAD, frame->length, LWS_WRITE_TEXT);
        frame_drop(frame);
        if (sent < 0)
            return false;
    }
    return true;
}

/* Sends what the lobby has queued, at once: waiting until the socket is writable would cost several system calls for
   each message, and it nearly always is. What remains, and closing the connection, waits for that event. */
static void flush(struct online *online) {
    while (online->ready) {
        struct connection *connection = online->ready;
        online->ready = connection->next_ready;
        connection->is_ready = false;
        if (connection->by_post || !send_frames(connection) || connection->peer.first ||
            connection->peer.close != PEER_OPEN)
            lws_callback_on_writable(connection->wsi);
    }
}

static void wake(void *context) {
    lws_cancel_service(((struct online *)context)->context);
}

static void write_log(void *context, const char *words) {
    const struct online *online = context;
    if (online->setup.log)
        online->setup.log(online->setup.context, words);
}

/* Closes connections that have not attached to a table, or not completed a message, in time. */
static void close_idle(struct online *online) {
    int64_t since = now(online);
    for (struct connection *connection = online->connections; connection; connection = connection->after) {
        bool lingers =
            connection->received.length > 0 && connection->received_since < since - MESSAGE_TIMEOUT_MS;
        if (connection->peer.close == PEER_OPEN &&
            (lingers || (!connection->peer.slot && connection->entered < since - ATTACH_TIMEOUT_MS))) {
            connection->peer.close = PEER_IDLE;
            lws_callback_on_writable(connection->wsi);
        }
    }
}

static void tick(lws_sorted_usec_list_t *timer) {
    struct online *online = lws_container_of(timer, struct online, tick);
    if (++online->ticks % 50 == 0)
        close_idle(online);
    lobby_work(online->lobby);
    lobby_tick(online->lobby);
    flush(online);
    if (online->stopping && online->farewell > 0)
        online->farewell--;
    lws_sul_schedule(online->context, 0, &online->tick, tick, TICK_US);
}

struct online *online_open(struct lws_context *context, const struct serve_online *setup) {
    struct online *online = calloc(1, sizeof *online);
    if (!online || !fair_ready()) {
        free(online);
        return NULL;
    }
    online->context = context;
    online->setup = *setup;
    online->started_wall = read_clock(CLOCK_REALTIME);
    online->started_steady = read_clock(CLOCK_MONOTONIC);
    struct lobby_host host = {.games = setup->games,
                              .store = setup->store,
                              .now = now,
                              .ready = ready,
                              .wake = wake,
                              .log = write_log,
                              .context = online,
                              .threads = setup->threads,
                              .limits = setup->limits};
    online->lobby = lobby_open(&host);
    if (!online->lobby) {
        free(online);
        return NULL;
    }
    lws_sul_schedule(context, 0, &online->tick, tick, TICK_US);
    return online;
}

void online_stop(struct online *online) {
    online->stopping = true;
    online->farewell = FAREWELL_TICKS;
    lobby_stop(online->lobby);
    flush(online);
    for (struct connection *connection = online->connections; connection; connection = connection->after) {
        if (connection->peer.close == PEER_OPEN)
            connection->peer.close = PEER_RESTARTING;
        lws_callback_on_writable(connection->wsi);
    }
}

bool online_is_empty(const struct online *online) {
    return !online->connections || online->farewell == 0;
}

void online_close(struct online *online) {
    if (!online)
        return;
    lobby_close(online->lobby);
    free(online);
}

/* The Origin must be this host, or the configured one. Programs other than browsers send none. */
static bool has_allowed_origin(const struct online *online, struct lws *wsi) {
    char origin[ADDRESS], host[ADDRESS];
    if (lws_hdr_total_length(wsi, WSI_TOKEN_ORIGIN) <= 0)
        return true;
    if (lws_hdr_copy(wsi, origin, sizeof origin, WSI_TOKEN_ORIGIN) <= 0)
        return false;
    if (online->setup.origin && strcmp(origin, online->setup.origin) == 0)
        return true;
    if (lws_hdr_copy(wsi, host, sizeof host, WSI_TOKEN_HOST) <= 0)
        return false;
    const char *rest = strncmp(origin, "https://", 8) == 0  ? origin + 8
                       : strncmp(origin, "http://", 7) == 0 ? origin + 7
                                                            : "";
    return rest[0] && strcmp(rest, host) == 0;
}

static bool is_socket(struct lws *wsi) {
    char path[32];
    return lws_hdr_copy(wsi, path, sizeof path, WSI_TOKEN_GET_URI) > 0 && strcmp(path, "/api/socket") == 0;
}

/* Checks the limits on connections, in all and from one address. */
static bool has_capacity_for(const struct online *online, struct lws *wsi) {
    char address[PEER_ADDRESS];
    size_t count = 0;
    if (online->setup.connections > 0 && online->count >= online->setup.connections)
        return false;
    if (online->setup.per_address == 0)
        return true;
    lws_get_peer_simple(wsi, address, sizeof address);
    for (const struct connection *connection = online->connections; connection;
         connection = connection->after)
        count += strcmp(connection->address, address) == 0;
    return count < online->setup.per_address;
}

bool online_admits(const struct online *online, struct lws *wsi) {
    bool posts = lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI) > 0;
    return !online->stopping && (posts || is_socket(wsi)) && has_allowed_origin(online, wsi) &&
           has_capacity_for(online, wsi);
}

struct connection *online_enter(struct online *online, struct lws *wsi, bool by_post) {
    struct connection *connection = calloc(1, sizeof *connection);
    if (!connection)
        return NULL;
    *connection =
        (struct connection){.online = online, .wsi = wsi, .by_post = by_post, .after = online->connections};
    connection->entered = now(online);
    lws_get_peer_simple(wsi, connection->address, sizeof connection->address);
    if (online->connections)
        online->connections->before = connection;
    online->connections = connection;
    online->count++;
    connection->peer.wire = connection;
    lobby_enter(online->lobby, &connection->peer);
    return connection;
}

static void forget_received(struct online *online, struct connection *connection) {
    online->received -= connection->received.length;
    buffer_free(&connection->received);
}

void online_leave(struct online *online, struct connection *connection) {
    lobby_leave(online->lobby, &connection->peer);
    take_from_ready(online, connection);
    *(connection->before ? &connection->before->after : &online->connections) = connection->after;
    if (connection->after)
        connection->after->before = connection->before;
    online->count--;
    forget_received(online, connection);
    free(connection);
    flush(online);
}

/* POST accepts only `create`. */
static bool is_create(const char *bytes, size_t length) {
    struct message message;
    bool fine = message_read(&message, bytes, length) == NULL && message.type == MESSAGE_CREATE;
    message_free(&message);
    return fine;
}

static void handle(struct online *online, struct connection *connection, const char *bytes, size_t length) {
    if (connection->by_post && !is_create(bytes, length))
        bytes = "{}", length = 2; /* refused by the parser, with a reason */
    lobby_receive(online->lobby, &connection->peer, bytes, length);
    flush(online);
}

/* Sends the close frame itself: with libuv, libwebsockets drops the code given to lws_close_reason. */
static int hang_up(struct connection *connection, enum peer_close code) {
    unsigned char frame[LWS_PRE + 2];
    frame[LWS_PRE] = (unsigned char)((unsigned)code >> 8);
    frame[LWS_PRE + 1] = (unsigned char)code;
    if (!connection->by_post)
        lws_write(connection->wsi, frame + LWS_PRE, 2, (enum lws_write_protocol)WRITE_CLOSE);
    return -1;
}

int online_receive(struct online *online, struct connection *connection, const void *bytes, size_t length,
                   bool last) {
    if (!connection->by_post && lws_frame_is_binary(connection->wsi))
        return hang_up(connection, PEER_NOT_TEXT);
    if (connection->received.length + length > MESSAGE_BYTES)
        return hang_up(connection, PEER_TOO_LARGE);
    if (last && connection->received.length == 0) {
        handle(online, connection, bytes, length);
        return 0;
    }
    if (online->received + length > RECEIVED_BYTES)
        return hang_up(connection, PEER_TRY_LATER);
    if (connection->received.length == 0)
        connection->received_since = now(online);
    buffer_bytes(&connection->received, bytes, length);
    if (connection->received.failed)
        return -1;
    online->received += length;
    if (last) {
        handle(online, connection, connection->received.start, connection->received.length);
        forget_received(online, connection);
    }
    return 0;
}

int online_send(struct online *online, struct connection *connection) {
    (void)online;
    if (!send_frames(connection))
        return -1;
    if (connection->peer.first) {
        lws_callback_on_writable(connection->wsi);
        return 0;
    }
    return connection->peer.close == PEER_OPEN ? 0 : hang_up(connection, connection->peer.close);
}

bool online_take_reply(struct connection *connection, struct buffer *out, bool *fine) {
    struct frame *frame = peer_take(&connection->peer);
    if (!frame)
        return false;
    buffer_bytes(out, (const char *)frame->bytes + FRAME_HEAD, frame->length);
    frame_drop(frame);
    *fine = strstr(out->start, "\"type\":\"created\"") != NULL;
    return !out->failed;
}

void online_work(struct online *online) {
    lobby_work(online->lobby);
    flush(online);
}

void online_metrics(struct online *online, struct buffer *out) {
    lobby_metrics(online->lobby, out);
}

bool online_is_healthy(const struct online *online) {
    return lobby_is_healthy(online->lobby);
}
