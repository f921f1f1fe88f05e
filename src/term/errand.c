/* One thread for each errand. */
#define _POSIX_C_SOURCE 200809L
#include "errand.h"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

bool errand_open(struct errand *errand) {
    errand->busy = false;
    if (pipe(errand->pipe) != 0)
        return false;
    fcntl(errand->pipe[0], F_SETFL, O_NONBLOCK);
    return true;
}

void errand_close(struct errand *errand) {
    errand_stop(errand);
    close(errand->pipe[0]);
    close(errand->pipe[1]);
}

static void *run(void *context) {
    struct errand *errand = context;
    errand->work(errand->context, &errand->stop);
    atomic_store(&errand->done, true);
    /* Who waits also looks at `done` from time to time: a write that fails loses nothing. */
    if (write(errand->pipe[1], "", 1) != 1)
        return NULL;
    return NULL;
}

bool errand_start(struct errand *errand, errand_work *work, void *context) {
    sigset_t all, before;
    errand->work = work;
    errand->context = context;
    atomic_store(&errand->stop, false);
    atomic_store(&errand->done, false);
    /* Signals are for the thread that waits for keys: it must wake up from them. */
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    errand->busy = pthread_create(&errand->thread, NULL, run, errand) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return errand->busy;
}

static void join(struct errand *errand) {
    char byte;
    pthread_join(errand->thread, NULL);
    while (read(errand->pipe[0], &byte, 1) == 1) {}
    errand->busy = false;
}

bool errand_finish(struct errand *errand) {
    if (!errand->busy || !atomic_load(&errand->done))
        return false;
    join(errand);
    return true;
}

void errand_stop(struct errand *errand) {
    if (!errand->busy)
        return;
    atomic_store(&errand->stop, true);
    join(errand);
}

int errand_file(const struct errand *errand) {
    return errand->busy ? errand->pipe[0] : -1;
}
