/* All tables of one server: which connections are attached to which, and which entries are on the way to the store.
   Single-threaded and independent of sockets: a connection is a peer with a queue of frames. */
#ifndef SERVE_LOBBY_H
#define SERVE_LOBBY_H

#include "levels.h"
#include "message.h"
#include "room.h"
#include "writer.h"

/* WebSocket close codes. */
enum peer_close {
    PEER_OPEN = 0,
    PEER_IDLE = 1001,
    PEER_NOT_TEXT = 1003,
    PEER_POLICY = 1008,
    PEER_TOO_LARGE = 1009,
    PEER_RESTARTING = 1012, /* the server restarts */
    PEER_TRY_LATER = 1013,
};

struct loaded_room;

struct outgoing {
    struct frame *frame;
    struct outgoing *next;
};

/* A token bucket (rate limit). */
struct bucket {
    double tokens;
    int64_t filled;
};

struct peer {
    struct loaded_room *slot; /* the room it is attached to, or NULL */
    int viewer;
    uint64_t next; /* the next entry to send */
    struct peer *before, *after;
    struct outgoing *first, **end;
    size_t queued; /* bytes */
    enum peer_close close;
    struct bucket messages, chats, visits;
    void *wire; /* the transport's connection; NULL: frames are only queued */
};

struct lobby_limits {
    size_t rooms;           /* in memory */
    size_t settings;        /* bytes of the settings of all rooms */
    size_t queue;           /* maximum size of a peer's send queue in bytes */
    double messages, burst; /* per connection: rate per second, and burst */
    double chats, chat_burst;
    double visits, visit_burst; /* hello, create, join, status, record */
    int64_t idle;               /* ms after which a room without peers is evicted */
    int64_t away;               /* ms after which a disconnected player may be replaced */
};
extern const struct lobby_limits lobby_standard_limits;

/* Counters for /metrics. */
struct lobby_counts {
    uint64_t peers, messages, refused, decisions, entries, created, loaded, evicted, conflicts, failures,
        slow, thought;
};

struct lobby_host {
    const struct game *const *games;
    struct store *store;
    int64_t (*now)(void *context);                   /* ms since 1970; never backwards */
    void (*ready)(void *context, struct peer *peer); /* the peer has frames to send, or is to be closed */
    void (*wake)(void *context);                  /* requests a call of lobby_work; called from any thread */
    void (*log)(void *context, const char *line); /* a line without its newline; optional */
    void *context;
    unsigned threads; /* search threads; 0: no levels */
    const struct lobby_limits *limits;
};

struct lobby;

/* The host must outlive the lobby. NULL when out of memory or threads. */
struct lobby *lobby_open(const struct lobby_host *host);
/* Commits and broadcasts what is pending, then closes every peer with PEER_RESTARTING. Ignores further messages. */
void lobby_stop(struct lobby *lobby);
void lobby_close(struct lobby *lobby);

void lobby_enter(struct lobby *lobby, struct peer *peer);
void lobby_leave(struct lobby *lobby, struct peer *peer);
/* Handles a message from a peer. */
void lobby_receive(struct lobby *lobby, struct peer *peer, const char *bytes, size_t length);
/* Processes the results of other threads. */
void lobby_work(struct lobby *lobby);
/* Checks clocks, evicts idle rooms, loads tables that are due. Call it several times a second. */
void lobby_tick(struct lobby *lobby);
/* Another process has appended to the table (0: to any table). Thread-safe. */
void lobby_table_changed(struct lobby *lobby, uint64_t table);

/* Removes and returns the next frame to send, or NULL; the caller calls frame_drop. */
struct frame *peer_take(struct peer *peer);

/* Metrics in Prometheus text format; and whether entries can be committed. */
void lobby_metrics(struct lobby *lobby, struct buffer *out);
bool lobby_is_healthy(const struct lobby *lobby);

#endif
