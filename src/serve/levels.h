/* Worker threads that search for levels, outside the event loop. A table has at most one job in the queue, which is first in,
   first out, so that no table starves. */
#ifndef SERVE_LEVELS_H
#define SERVE_LEVELS_H

#include "player.h"

/* One decision to search for. */
struct levels_job {
    uint64_t table, moment;
    int seat;
    const struct game *game;
    const struct ai_player *level;
    uint64_t seed;      /* the same for the whole game */
    game_action action; /* the answer */
    bool failed;        /* no memory */
    struct levels_job *next;
    void *setting, *state; /* copies, in the same block */
    void *earlier;         /* with space for AI_EARLIER states of this turn, in the same block */
    size_t earlier_count;
};

struct levels_job *levels_job_new(const struct game *game, const void *setting, const void *state);
void levels_job_free(struct levels_job *job);

struct levels;
/* `wake` is called by a worker thread when a job is finished. */
struct levels *levels_open(unsigned threads, void (*wake)(void *context), void *context);
void levels_add(struct levels *levels, struct levels_job *job);
/* The finished jobs, as a list; the caller frees each with levels_job_free. */
struct levels_job *levels_done(struct levels *levels);
/* Cancels all searches and joins the threads. */
void levels_close(struct levels *levels);

#endif
