/* What the files of the load test share: load.c (servers, phases, comparison with the store) and load_client.c (clients). */
#ifndef SERVE_LOAD_INTERNAL_H
#define SERVE_LOAD_INTERNAL_H

#include "load.h"
#include "lobby.h"

#include <sys/types.h>

enum { MOST_SERVERS = 4, SAMPLES = 1 << 22 };

struct server {
    pid_t process;
    int port;
};

struct seat {
    int socket; /* -1: not connected */
    int server;
    bool open;    /* the handshake is complete */
    bool welcome; /* `welcome` was received */
    bool behind;  /* not yet told of the rematch that its table has moved to */
    struct buffer in;
    struct play *play; /* NULL: an idle one */
    int number;
    uint64_t next; /* the entry that it expects */
    char watch[SECRET_TEXT], table[NAME_TEXT];
};

/* A table being played. */
struct play {
    char table[NAME_TEXT], secret[2][SECRET_TEXT], watch[SECRET_TEXT];
    struct seat seat[2];
    struct table *state;
    uint64_t applied; /* the next entry that the state takes */
    uint64_t moment;
    bool waiting; /* a decision is in flight */
    bool over, again;
    int64_t sent, due; /* us */
    /* A hash of the actions of each entry received; 0: none. */
    uint64_t *told;
    size_t told_count, told_capacity;
    /* The last decision that the state took, as it was received, and whose it was. */
    struct buffer last;
    int last_decided;
};

/* A finished table, and the hashes its entries must have in the store. */
struct past {
    char table[NAME_TEXT];
    uint64_t *told;
    size_t count;
};

struct load {
    const struct load_options *options;
    struct load_result *result;
    char *problem;
    struct server server[MOST_SERVERS];
    char store[256], folder[64];
    int poll;
    struct play *plays;
    struct seat *idle;
    struct past *past;
    size_t pasts;
    float *samples;
    size_t sample_count;
    bool counting, failed;
    struct game_random random;
    struct buffer out;
    struct settings *settings;
    const void *setting; /* of all tables */
};

int64_t load_now_us(void);
/* Keeps the first reason and returns false. */
bool load_fail(struct load *load, const char *words);

/* Connections. A seat may be opened again after it was closed. */
bool load_open_seat(struct load *load, struct seat *seat);
void load_close_seat(struct seat *seat);
/* Sends a text frame of at most 4096 bytes. */
bool load_send_text(const struct seat *seat, const struct buffer *text);
void load_say(struct load *load, struct seat *seat, const char *words);
void load_say_hello(struct load *load, struct seat *seat);
/* Reads what a client was sent; closes the seat at the end of the stream. */
void load_take_bytes(struct load *load, struct seat *seat);
/* Handles what arrives within the time. */
void load_listen_for(struct load *load, int milliseconds);

struct table *load_new_state(const struct load *load);
/* Sends a random legal action for the seat to move, if it is connected. */
void load_act(struct load *load, struct play *play, int64_t now);
uint64_t load_hash_actions(const json_t *actions);

#endif
