/* Background work: a function that runs on a thread of its own and can be cancelled. */
#ifndef TERM_BACKGROUND_H
#define TERM_BACKGROUND_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

/* Must return soon after *stop becomes true. */
typedef void background_work(void *context, atomic_bool *stop);

struct background {
    background_work *work;
    void *context;
    bool busy;
    pthread_t thread;
    atomic_bool stop, done;
    int pipe[2];
};

/* Returns false when no pipe can be opened. */
bool background_open(struct background *background);
/* Cancels any work in progress. */
void background_close(struct background *background);

bool background_start(struct background *background, background_work *work, void *context);
/* Returns true once when the work is done; idle again after that. */
bool background_finish(struct background *background);
/* Cancels the work and returns soon after; idle then. */
void background_stop(struct background *background);
/* A file descriptor that becomes readable when the work is done. */
int background_file(const struct background *background);

#endif
