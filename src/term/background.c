/* One thread for each struct background. */
#define _POSIX_C_SOURCE 200809L
#include "background.h"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

bool background_open(struct background *background) {
    background->busy = false;
    if (pipe(background->pipe) != 0)
        return false;
    fcntl(background->pipe[0], F_SETFL, O_NONBLOCK);
    return true;
}

void background_close(struct background *background) {
    background_stop(background);
    close(background->pipe[0]);
    close(background->pipe[1]);
}

static void *run(void *context) {
    struct background *background = context;
    background->work(background->context, &background->stop);
    atomic_store(&background->done, true);
    /* The waiting thread polls `done` as well, so a failed write loses nothing. */
    if (write(background->pipe[1], "", 1) != 1)
        return NULL;
    return NULL;
}

bool background_start(struct background *background, background_work *work, void *context) {
    sigset_t all, before;
    background->work = work;
    background->context = context;
    atomic_store(&background->stop, false);
    atomic_store(&background->done, false);
    /* Signals must reach the thread that waits for input, to wake it up. */
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    background->busy = pthread_create(&background->thread, NULL, run, background) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return background->busy;
}

static void join(struct background *background) {
    char byte;
    pthread_join(background->thread, NULL);
    while (read(background->pipe[0], &byte, 1) == 1) {}
    background->busy = false;
}

bool background_finish(struct background *background) {
    if (!background->busy || !atomic_load(&background->done))
        return false;
    join(background);
    return true;
}

void background_stop(struct background *background) {
    if (!background->busy)
        return;
    atomic_store(&background->stop, true);
    join(background);
}

int background_file(const struct background *background) {
    return background->busy ? background->pipe[0] : -1;
}
