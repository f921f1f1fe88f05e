/* Plays the games of a match in parallel processes. */
#ifndef MATCH_WORKERS_H
#define MATCH_WORKERS_H

#include "match.h"

/* Callbacks that hand out games and take results, called in the main process. */
struct workers_host {
    bool (*next)(void *context, unsigned long *number);         /* false: no more games */
    bool (*take)(void *context, const struct match_game *game); /* false: enough, stop */
    void (*tick)(void *context);                                /* about once a second */
    void *context;
};

enum workers_answer {
    WORKERS_DONE,
    WORKERS_ENOUGH,      /* `take` said so */
    WORKERS_INTERRUPTED, /* Ctrl-C, hangup or SIGTERM */
    WORKERS_DIED,        /* a worker ended in the middle of a game */
    WORKERS_NO_START,    /* fork failed */
};

struct workers_end {
    unsigned long number; /* the game in which a worker died */
    int signal;           /* that killed it, or 0 */
};

/* All processes have ended when it returns. */
enum workers_answer workers_play(const struct match *match, int count, const struct workers_host *host,
                                 struct workers_end *end);

#endif
