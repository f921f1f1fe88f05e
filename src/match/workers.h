/* The games of a match, played by several processes side by side. */
#ifndef MATCH_WORKERS_H
#define MATCH_WORKERS_H

#include "match.h"

/* How the work is handed out and taken in. All are called in the process that started the workers. */
struct workers_host {
    bool (*next)(void *context, unsigned long *number);         /* false: there is no more to play */
    bool (*take)(void *context, const struct match_game *game); /* false: enough, stop */
    void (*tick)(void *context);                                /* about once a second */
    void *context;
};

enum workers_answer {
    WORKERS_DONE,
    WORKERS_ENOUGH,      /* `take` said so */
    WORKERS_INTERRUPTED, /* Ctrl-C, a closed terminal, or a wish to end */
    WORKERS_DIED,        /* a worker ended in the middle of a game */
    WORKERS_NO_START,    /* the system gives no processes */
};

struct workers_end {
    unsigned long number; /* the game in which a worker died */
    int signal;           /* of which it died, or 0 */
};

/* Nothing that was started is left when it returns. */
enum workers_answer workers_play(const struct match *match, int count, const struct workers_host *host,
                                 struct workers_end *end);

#endif
