/* The job queue, the worker threads and their lineups. */
#define _POSIX_C_SOURCE 200809L
#include "levels.h"
#include "lineup.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_THREADS = 16 };
/* Upper limit of a search; the strongest level takes about a second. */
static const double most_seconds = 10;

struct levels {
    void (*wake)(void *context);
    void *context;
    pthread_mutex_t mutex;
    pthread_cond_t arrived;
    struct levels_job *waiting, **waiting_end, *done, **done_end;
    pthread_t thread[MOST_THREADS];
    unsigned threads;
    atomic_bool stop;
};

static size_t rounded(size_t bytes) {
    size_t unit = _Alignof(max_align_t);
    return (bytes + unit - 1) / unit * unit;
}

struct levels_job *levels_job_new(const struct game *game, const void *setting, const void *state) {
    size_t head = rounded(sizeof(struct levels_job)), middle = rounded(game->setting_bytes);
    size_t state_bytes = rounded(game->state_bytes);
    unsigned char *block = calloc(1, head + middle + state_bytes + AI_EARLIER * game->state_bytes);
    if (!block)
        return NULL;
    struct levels_job *job = (struct levels_job *)(void *)block;
    job->game = game;
    job->setting = block + head;
    job->state = block + head + middle;
    job->earlier = block + head + middle + state_bytes;
    memcpy(job->setting, setting, game->setting_bytes);
    memcpy(job->state, state, game->state_bytes);
    return job;
}

void levels_job_free(struct levels_job *job) {
    free(job);
}

static void decide(struct levels *levels, struct levels_job *job) {
    struct lineup *lineup = lineup_open(job->game, job->setting);
    job->failed = true;
    if (lineup && lineup_set(lineup, job->seat, job->level)) {
        struct ai_limits limits = {.nodes = job->level->nodes, .stop = &levels->stop};
        if (job->level->nodes > 0)
            limits.seconds = most_seconds;
        lineup_seed(lineup, job->seed);
        lineup_set_earlier(lineup, job->earlier, job->earlier_count);
        job->action = lineup_decide(lineup, job->state, limits);
        job->failed = false;
    }
    lineup_close(lineup);
}

static struct levels_job *take(struct levels *levels) {
    pthread_mutex_lock(&levels->mutex);
    while (!levels->waiting && !levels->stop)
        pthread_cond_wait(&levels->arrived, &levels->mutex);
    struct levels_job *job = levels->stop ? NULL : levels->waiting;
    if (job) {
        levels->waiting = job->next;
        if (!levels->waiting)
            levels->waiting_end = &levels->waiting;
    }
    pthread_mutex_unlock(&levels->mutex);
    return job;
}

static void *think(void *context) {
    struct levels *levels = context;
    for (struct levels_job *job; (job = take(levels));) {
        decide(levels, job);
        pthread_mutex_lock(&levels->mutex);
        job->next = NULL;
        *levels->done_end = job;
        levels->done_end = &job->next;
        pthread_mutex_unlock(&levels->mutex);
        levels->wake(levels->context);
    }
    return NULL;
}

struct levels *levels_open(unsigned threads, void (*wake)(void *context), void *context) {
    struct levels *levels = calloc(1, sizeof *levels);
    if (!levels)
        return NULL;
    levels->wake = wake;
    levels->context = context;
    levels->waiting_end = &levels->waiting;
    levels->done_end = &levels->done;
    pthread_mutex_init(&levels->mutex, NULL);
    pthread_cond_init(&levels->arrived, NULL);
    while (levels->threads < threads && levels->threads < MOST_THREADS &&
           pthread_create(&levels->thread[levels->threads], NULL, think, levels) == 0)
        levels->threads++;
    if (levels->threads > 0)
        return levels;
    levels_close(levels);
    return NULL;
}

void levels_add(struct levels *levels, struct levels_job *job) {
    job->next = NULL;
    pthread_mutex_lock(&levels->mutex);
    *levels->waiting_end = job;
    levels->waiting_end = &job->next;
    pthread_cond_signal(&levels->arrived);
    pthread_mutex_unlock(&levels->mutex);
}

struct levels_job *levels_done(struct levels *levels) {
    pthread_mutex_lock(&levels->mutex);
    struct levels_job *done = levels->done;
    levels->done = NULL;
    levels->done_end = &levels->done;
    pthread_mutex_unlock(&levels->mutex);
    return done;
}

static void free_list(struct levels_job *job) {
    while (job) {
        struct levels_job *next = job->next;
        levels_job_free(job);
        job = next;
    }
}

void levels_close(struct levels *levels) {
    if (!levels)
        return;
    pthread_mutex_lock(&levels->mutex);
    levels->stop = true;
    pthread_cond_broadcast(&levels->arrived);
    pthread_mutex_unlock(&levels->mutex);
    for (unsigned i = 0; i < levels->threads; i++)
        pthread_join(levels->thread[i], NULL);
    free_list(levels->waiting);
    free_list(levels->done);
    pthread_cond_destroy(&levels->arrived);
    pthread_mutex_destroy(&levels->mutex);
    free(levels);
}
