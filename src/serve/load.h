/* The load test: servers in child processes, and many clients that play on them. */
#ifndef SERVE_LOAD_H
#define SERVE_LOAD_H

#include "game.h"

struct load_options {
    const struct game *const *games;
    const struct game *game;
    const struct game_choice *choices;
    size_t count;
    int tables;
    double seconds;
    const char *store; /* NULL: a temporary SQLite file */
    double pace;       /* target decisions per second and table; 0: unlimited */
    int idle;          /* connections that do nothing */
    int kills;         /* how often a server is killed, at even intervals */
    int servers;
    uint64_t seed;
};

struct load_result {
    uint64_t decisions;
    double seconds;
    double p50,
        p99; /* ms to the acknowledgement of a decision, from when it was due if there is a pace, else from when it was sent */
    double resident_mb; /* of all servers, at most */
    uint64_t lost;      /* acknowledged decisions missing from the store */
    uint64_t damaged;   /* tables that cannot be read again */
    double start_ms;    /* the slowest start of a server */
    uint64_t games;     /* finished */
};

/* On failure sets `problem` and returns false. */
bool load_run(const struct load_options *options, struct load_result *result, char problem[256]);

#endif
