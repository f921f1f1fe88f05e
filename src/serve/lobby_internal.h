/* Shared by lobby.c and lobby_requests.c. */
#ifndef SERVE_LOBBY_INTERNAL_H
#define SERVE_LOBBY_INTERNAL_H

#include "lobby.h"

#include <pthread.h>

/* A change that is not committed yet, and its requester. */
struct pending {
    struct writer_job job;
    struct room_change change;
    struct loaded_room *slot;
    struct peer *asked;  /* NULL: none, or disconnected */
    int64_t id;          /* of the request; -1: none */
    struct frame *reply; /* sent to the requester once it is committed; NULL: none */
    bool decision;
    struct pending *next;
};

/* A room in memory. Its state is ahead of the store by the pending changes, of which at most one is with the writer. */
struct loaded_room {
    struct room *room;
    struct loaded_room *chain; /* in its bucket */
    struct peer *peers;
    struct pending *first, **end;
    bool in_flight;               /* the first pending change is with the writer */
    bool thinking;                /* a level is searching */
    bool broken;                  /* it has to be reloaded */
    bool grown;                   /* another process has appended to it */
    int64_t used;                 /* time of last use */
    int64_t left[GAME_MAX_SEATS]; /* when the last peer of a seat left */
    unsigned online;
    unsigned watchers;
};

enum { BUCKETS = 1 << 14, GROWN = 4096 };

struct lobby {
    struct lobby_host host;
    struct writer *writer;
    struct levels *levels;
    struct settings *settings;
    struct loaded_room *bucket[BUCKETS];
    size_t slots;
    struct lobby_counts counts;
    bool stopping;
    bool healthy;          /* the last commit succeeded */
    int64_t started, down; /* time of this server's start, and how long no server ran before it */
    int64_t touched, due_polled;
    struct buffer out; /* scratch buffer for one message */
    /* Tables that other processes have appended to. */
    pthread_mutex_t mutex;
    uint64_t grown[GROWN];
    size_t grown_count;
    bool grown_all;
};

int64_t lobby_now(const struct lobby *lobby);
void lobby_note(struct lobby *lobby, const char *event, const struct loaded_room *slot, const char *more);

void peer_send(struct lobby *lobby, struct peer *peer, struct frame *frame);
/* Sends what is in lobby->out. */
void peer_send_out(struct lobby *lobby, struct peer *peer);
void peer_refuse(struct lobby *lobby, struct peer *peer, int64_t id, const char *reason);
void peer_end(struct lobby *lobby, struct peer *peer, enum peer_close code);

/* The room of a table, from memory or the store; NULL when there is none, or it cannot be read. */
struct loaded_room *lobby_find(struct lobby *lobby, uint64_t table);
/* A copy of the room as stored, without pending changes; freed by the caller. */
struct room *lobby_read(struct lobby *lobby, uint64_t table);
/* A new room from its first entry, which the caller submits. */
struct loaded_room *lobby_add(struct lobby *lobby, uint64_t table, const struct buffer *entry);
/* Queues a change for the store; takes ownership of change and reply. */
void lobby_submit(struct lobby *lobby, struct loaded_room *slot, struct room_change *change,
                  struct peer *asked, int64_t id, struct frame *reply, bool decision);
/* Reloads a room that may differ from the store, and sends its peers what they have missed. */
void lobby_reload(struct lobby *lobby, struct loaded_room *slot, const char *reason);

void lobby_attach(struct lobby *lobby, struct loaded_room *slot, struct peer *peer, int viewer, uint64_t from,
                  int64_t id);
void lobby_detach(struct lobby *lobby, struct peer *peer);

bool bucket_take(struct bucket *bucket, int64_t now, double rate, double burst);

/* Starts what a committed entry triggers: the game, a level's search, a rematch. */
void lobby_continue(struct lobby *lobby, struct loaded_room *slot);

#endif
