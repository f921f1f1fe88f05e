/* Work beside the keyboard: a function that runs in a thread of its own and can be told to stop. */
#ifndef TERM_ERRAND_H
#define TERM_ERRAND_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

/* Ends soon after *stop has become true. */
typedef void errand_work(void *context, atomic_bool *stop);

struct errand {
    errand_work *work;
    void *context;
    bool busy;
    pthread_t thread;
    atomic_bool stop, done;
    int pipe[2];
};

/* False when there is nothing to wake up with. */
bool errand_open(struct errand *errand);
/* Stops what is going on. */
void errand_close(struct errand *errand);

bool errand_start(struct errand *errand, errand_work *work, void *context);
/* True once, when the work is done: the errand is idle again then. */
bool errand_finish(struct errand *errand);
/* What it does is not wanted any more: returns soon, idle. */
void errand_stop(struct errand *errand);
/* Becomes readable when the work is done. */
int errand_file(const struct errand *errand);

#endif
