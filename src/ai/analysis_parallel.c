/* One game analysed on several threads. Each action is analysed alone, so it does not matter by which thread. */
#include "analysis.h"
#include "clock.h"

#include <stdlib.h>

#ifndef __wasm__
#include <pthread.h>

enum { MAX_THREADS = 64 };

struct shared {
    struct analysis *result;
    size_t length;
    atomic_size_t next; /* action to analyse */
    atomic_size_t done;
    bool *finished; /* by action */
    void (*progress)(void *context, size_t done);
    void *context;
};

struct worker {
    struct shared *shared;
    struct analysis *analysis; /* its own, or the result */
    pthread_t thread;
};

/* Takes one action after the other. Entries are read only when all threads have ended. Only the calling thread reports. */
static void *run_worker(void *context) {
    const struct worker *worker = context;
    struct shared *shared = worker->shared;
    bool first = worker->analysis == shared->result;
    for (size_t number; (number = atomic_fetch_add(&shared->next, 1)) < shared->length;) {
        analysis_skip_to(worker->analysis, number);
        if (!analysis_step(worker->analysis))
            break; /* cancelled */
        if (!first)
            analysis_take(shared->result, number, analysis_entry(worker->analysis, number));
        shared->finished[number] = true;
        size_t done = atomic_fetch_add(&shared->done, 1) + 1;
        if (first && shared->progress)
            shared->progress(shared->context, done);
    }
    return NULL;
}

/* The calling thread works too, so it does not matter if a thread or an analysis cannot be created. */
static void run_workers(struct shared *shared, unsigned threads) {
    struct worker worker[MAX_THREADS];
    unsigned started = 0;
    for (unsigned i = 1; i < threads; i++) {
        struct worker *one = &worker[started];
        *one = (struct worker){
            shared, analysis_open(analysis_game(shared->result), analysis_limits(shared->result)), 0};
        if (!one->analysis)
            break;
        if (pthread_create(&one->thread, NULL, run_worker, one) != 0) {
            analysis_close(one->analysis);
            break;
        }
        started++;
    }
    run_worker(&(struct worker){shared, shared->result, 0});
    while (started > 0) {
        pthread_join(worker[--started].thread, NULL);
        analysis_close(worker[started].analysis);
    }
}

bool analysis_parallel(struct analysis *analysis, unsigned threads,
                       void (*progress)(void *context, size_t done), void *context) {
    struct shared shared = {.result = analysis,
                            .length = analysis_game(analysis)->length,
                            .finished = calloc(analysis_game(analysis)->length + 1, sizeof(bool)),
                            .progress = progress,
                            .context = context};
    size_t first = analysis_next(analysis);
    if (!shared.finished)
        return false;
    atomic_init(&shared.next, first);
    atomic_init(&shared.done, first);
    threads = threads ? threads : clock_cores();
    run_workers(&shared, threads < MAX_THREADS ? threads : MAX_THREADS);
    while (first < shared.length && shared.finished[first])
        first++;
    analysis_skip_to(analysis, first);
    free(shared.finished);
    return first == shared.length;
}
#else
bool analysis_parallel(struct analysis *analysis, unsigned threads,
                       void (*progress)(void *context, size_t done), void *context) {
    (void)threads;
    while (analysis_step(analysis))
        if (progress)
            progress(context, analysis_next(analysis));
    return analysis_next(analysis) == analysis_game(analysis)->length;
}
#endif
