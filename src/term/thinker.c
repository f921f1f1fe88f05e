/* One thread for each thought. */
#define _POSIX_C_SOURCE 200809L
#include "thinker.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct thinker {
    struct crew *crew;
    void *state; /* what is thought about */
    bool busy;
    pthread_t thread;
    atomic_bool stop;
    atomic_bool done;
    game_action action;
    int pipe[2];
};

struct thinker *thinker_open(const struct table *table, uint64_t seed) {
    struct thinker *thinker = calloc(1, sizeof *thinker);
    if (!thinker)
        return NULL;
    thinker->crew = crew_open(table_game(table), table_setting(table));
    thinker->state = malloc(table_game(table)->state_bytes);
    if (!thinker->crew || !thinker->state || pipe(thinker->pipe) != 0) {
        crew_close(thinker->crew);
        free(thinker->state);
        free(thinker);
        return NULL;
    }
    fcntl(thinker->pipe[0], F_SETFL, O_NONBLOCK);
    crew_seed(thinker->crew, seed);
    return thinker;
}

void thinker_close(struct thinker *thinker) {
    if (!thinker)
        return;
    thinker_stop(thinker);
    close(thinker->pipe[0]);
    close(thinker->pipe[1]);
    crew_close(thinker->crew);
    free(thinker->state);
    free(thinker);
}

struct crew *thinker_crew(struct thinker *thinker) {
    return thinker->crew;
}

static void *think(void *context) {
    struct thinker *thinker = context;
    thinker->action =
        crew_decide(thinker->crew, thinker->state, (struct mind_limits){.stop = &thinker->stop});
    atomic_store(&thinker->done, true);
    /* Who waits for it also looks at `done` from time to time: a write that fails loses nothing. */
    if (write(thinker->pipe[1], "", 1) != 1)
        return NULL;
    return NULL;
}

bool thinker_start(struct thinker *thinker, const struct table *table) {
    memcpy(thinker->state, table_state(table), table_game(table)->state_bytes);
    atomic_store(&thinker->stop, false);
    atomic_store(&thinker->done, false);
    /* Signals are for the thread that waits for keys: it must wake up from them. */
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    thinker->busy = pthread_create(&thinker->thread, NULL, think, thinker) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return thinker->busy;
}

bool thinker_busy(const struct thinker *thinker) {
    return thinker && thinker->busy;
}

int thinker_file(const struct thinker *thinker) {
    return thinker ? thinker->pipe[0] : -1;
}

static void join(struct thinker *thinker) {
    char byte;
    pthread_join(thinker->thread, NULL);
    while (read(thinker->pipe[0], &byte, 1) == 1) {}
    thinker->busy = false;
}

bool thinker_answer(struct thinker *thinker, game_action *action) {
    if (!thinker->busy || !atomic_load(&thinker->done))
        return false;
    join(thinker);
    *action = thinker->action;
    return true;
}

void thinker_stop(struct thinker *thinker) {
    if (!thinker || !thinker->busy)
        return;
    atomic_store(&thinker->stop, true);
    join(thinker);
}
