/* Threads that take one action after another. Actions are analysed independently of each other. */
#define _POSIX_C_SOURCE 200809L
#include "analysis_job.h"

#include "clock.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_THREADS = 64 };

struct analysis_job {
    const struct table *table;
    size_t length;
    void *first;
    game_action *actions;
    bool *known;
    struct analysis *analysis[MOST_THREADS]; /* the first one collects the results */
    size_t threads;
    pthread_t thread[MOST_THREADS];
    size_t started;
    atomic_size_t next, done;
    atomic_bool stop;
};

struct worker {
    struct analysis_job *job;
    struct analysis *analysis;
};

size_t analysis_job_length(const struct analysis_job *job) {
    return job->length;
}

size_t analysis_job_done(const struct analysis_job *job) {
    return atomic_load(&job->done);
}

struct analysis *analysis_job_results(struct analysis_job *job) {
    analysis_skip_to(job->analysis[0], job->length);
    return job->analysis[0];
}

static bool is_same_game(const struct analysis_job *job, const struct table *table) {
    _Alignas(max_align_t) unsigned char first[GAME_MAX_STATE];
    if (job->table != table)
        return false;
    table_state_at(table, 0, first);
    return memcmp(first, job->first, table_game(table)->state_bytes) == 0;
}

bool analysis_job_is_complete(const struct analysis_job *job, const struct table *table) {
    if (!job || !is_same_game(job, table) || job->length != table_length(table) ||
        analysis_job_done(job) < job->length)
        return false;
    for (size_t i = 0; i < job->length; i++)
        if (job->actions[i] != table_action(table, i))
            return false;
    return true;
}

/* An entry depends on the actions before it, which lead to its state. */
static void take_over(struct analysis_job *job, struct analysis_job *earlier) {
    for (size_t i = 0; i < job->length && i < earlier->length && job->actions[i] == earlier->actions[i]; i++)
        if (earlier->known[i]) {
            analysis_take(job->analysis[0], i, analysis_entry(earlier->analysis[0], i));
            job->known[i] = true;
            atomic_fetch_add(&job->done, 1);
        }
}

static bool open_analyses(struct analysis_job *job) {
    const struct table *table = job->table;
    struct analysis_game game = {table_game(table), table_setting(table), job->first, job->actions,
                                 job->length};
    struct ai_limits limits = {.nodes = ANALYSIS_NODES, .seed = ANALYSIS_SEED, .stop = &job->stop};
    size_t wanted = clock_cores() < MOST_THREADS ? clock_cores() : MOST_THREADS;
    while (job->threads < wanted && (job->analysis[job->threads] = analysis_open(&game, &limits)))
        job->threads++;
    return job->threads > 0;
}

struct analysis_job *analysis_job_open(const struct table *table, struct analysis_job *earlier) {
    struct analysis_job *job = calloc(1, sizeof *job);
    bool opened = false;
    if (job) {
        job->table = table;
        job->length = table_length(table);
        job->first = malloc(table_game(table)->state_bytes);
        job->actions = malloc((job->length + 1) * sizeof *job->actions);
        job->known = calloc(job->length + 1, sizeof *job->known);
        if (job->first && job->actions && job->known) {
            table_state_at(table, 0, job->first);
            for (size_t i = 0; i < job->length; i++)
                job->actions[i] = table_action(table, i);
            opened = open_analyses(job);
        }
    }
    if (opened && earlier && is_same_game(earlier, table))
        take_over(job, earlier);
    analysis_job_close(earlier);
    if (opened)
        return job;
    analysis_job_close(job);
    return NULL;
}

static void join(struct analysis_job *job) {
    for (size_t i = 0; i < job->started; i++)
        pthread_join(job->thread[i], NULL);
    job->started = 0;
}

void analysis_job_stop(struct analysis_job *job) {
    atomic_store(&job->stop, true);
    join(job);
}

void analysis_job_close(struct analysis_job *job) {
    if (!job)
        return;
    analysis_job_stop(job);
    for (size_t i = 0; i < job->threads; i++)
        analysis_close(job->analysis[i]);
    free(job->first);
    free(job->actions);
    free(job->known);
    free(job);
}

/* Threads write different entries, which are read only after all have ended. */
static void *work(void *context) {
    struct worker worker = *(struct worker *)context;
    struct analysis_job *job = worker.job;
    free(context);
    for (size_t number;
         !atomic_load(&job->stop) && (number = atomic_fetch_add(&job->next, 1)) < job->length;) {
        if (job->known[number])
            continue;
        analysis_skip_to(worker.analysis, number);
        if (!analysis_step(worker.analysis))
            break; /* cancelled */
        if (worker.analysis != job->analysis[0])
            analysis_take(job->analysis[0], number, analysis_entry(worker.analysis, number));
        job->known[number] = true;
        atomic_fetch_add(&job->done, 1);
    }
    return NULL;
}

/* Signals must reach the thread that waits for input. */
bool analysis_job_start(struct analysis_job *job) {
    sigset_t all, before;
    atomic_store(&job->stop, false);
    atomic_store(&job->next, 0);
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    for (size_t i = 0; i < job->threads; i++) {
        struct worker *worker = malloc(sizeof *worker);
        if (!worker)
            break;
        *worker = (struct worker){job, job->analysis[i]};
        if (pthread_create(&job->thread[job->started], NULL, work, worker) == 0)
            job->started++;
        else
            free(worker);
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return job->started > 0;
}

bool analysis_job_finish(struct analysis_job *job) {
    if (analysis_job_done(job) < job->length)
        return false;
    join(job);
    return true;
}
