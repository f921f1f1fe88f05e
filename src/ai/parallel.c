/* Root parallelization: each thread searches its partition of the root decisions in a graph of its own, with its part of the node
   limit, and the answers are merged. */
#include "ai_internal.h"

#ifndef __wasm__
#include <pthread.h>
#include <stdlib.h>

struct job {
    struct ai_search *search;
    const void *state;
    struct ai_limits limits;
    struct ai_answer *answer;
};

static void *run_job(void *context) {
    struct job *jobs = context;
    ai_grow_partition(jobs->search, jobs->state, &jobs->limits, jobs->answer);
    return NULL;
}

/* Creates the searches of the other threads on first use; returns the number of partitions. Each gets at least one node. */
static unsigned prepare_helpers(struct ai_search *search, const struct ai_limits *limits) {
    unsigned partitions = 1, wanted = limits->threads > MAX_THREADS ? MAX_THREADS : limits->threads;
    if (limits->nodes > 0 && limits->nodes < wanted)
        wanted = (unsigned)limits->nodes;
    for (; partitions < wanted; partitions++) {
        if (!search->helper[partitions])
            search->helper[partitions] = ai_search_new(search->game, search->setting, search->weights);
        if (!search->helper[partitions])
            break;
    }
    return partitions;
}

/* Moves the options that a helper searched to the front of the answer. */
static void merge_answer(struct ai_answer *answer, const struct ai_answer *part) {
    for (size_t i = 0; i < part->exact; i++) {
        size_t at = answer->exact;
        while (answer->option[at].action != part->option[i].action)
            at++;
        answer->option[at] = answer->option[answer->exact];
        answer->option[answer->exact++] = part->option[i];
    }
    answer->nodes += part->nodes;
}

static void search_partitions(struct ai_search *search, unsigned partitions, const void *state,
                              const struct ai_limits *limits, struct ai_answer *answer) {
    struct job jobs[MAX_THREADS];
    pthread_t thread[MAX_THREADS];
    bool started[MAX_THREADS] = {false};
    for (unsigned i = 1; i < partitions; i++) {
        jobs[i] = (struct job){search->helper[i], state, *limits, ai_answer_new(search->game)};
        jobs[i].limits.nodes /= partitions;
        jobs[i].limits.progress = NULL; /* the first one's stands for all */
        search->helper[i]->partition = i;
        search->helper[i]->partitions = partitions;
        ai_set_earlier(search->helper[i], search->earlier, search->earlier_count);
        started[i] = jobs[i].answer && pthread_create(&thread[i], NULL, run_job, &jobs[i]) == 0;
        if (jobs[i].answer && !started[i])
            run_job(&jobs[i]);
    }
    struct ai_limits own = *limits;
    own.nodes /= partitions;
    search->partition = 0;
    search->partitions = partitions;
    ai_grow_partition(search, state, &own, answer);
    search->partitions = 1;
    for (unsigned i = 1; i < partitions; i++) {
        if (started[i])
            pthread_join(thread[i], NULL);
        if (jobs[i].answer)
            merge_answer(answer, jobs[i].answer);
        free(jobs[i].answer);
    }
    ai_sort_options(answer, answer->exact, ai_seat(search, state));
}
#endif

void ai_grow(struct ai_search *search, const void *state, const struct ai_limits *limits,
             struct ai_answer *answer) {
#ifndef __wasm__
    unsigned partitions = limits->threads > 1 ? prepare_helpers(search, limits) : 1;
    if (partitions > 1) {
        search_partitions(search, partitions, state, limits, answer);
        return;
    }
#endif
    ai_grow_partition(search, state, limits, answer);
}
