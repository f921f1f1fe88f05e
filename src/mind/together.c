/* Searching on several threads: each grows a graph of its own for a part of the decisions at hand, with its part of the
   positions to look at, and what they found is put together. */
#include "inside.h"

#ifndef __wasm__
#include <pthread.h>
#include <stdlib.h>

struct share_of_work {
    struct mind *mind;
    const void *state;
    struct mind_limits limits;
    struct mind_answer *answer;
};

static void *think(void *context) {
    struct share_of_work *work = context;
    mind_grow_part(work->mind, work->state, &work->limits, work->answer);
    return NULL;
}

/* The minds that think along, made when they are first needed; returns how many parts there can be. Each gets a node at least. */
static unsigned gather_mates(struct mind *mind, const struct mind_limits *limits) {
    unsigned parts = 1, wanted = limits->threads > MAX_THREADS ? MAX_THREADS : limits->threads;
    if (limits->nodes > 0 && limits->nodes < wanted)
        wanted = (unsigned)limits->nodes;
    for (; parts < wanted; parts++) {
        if (!mind->mate[parts])
            mind->mate[parts] = mind_new(mind->game, mind->setting, mind->weights);
        if (!mind->mate[parts])
            break;
    }
    return parts;
}

/* Moves what a mate searched to the front of the answer. */
static void add_answer(struct mind_answer *answer, const struct mind_answer *part) {
    for (size_t i = 0; i < part->exact; i++) {
        size_t at = answer->exact;
        while (answer->option[at].action != part->option[i].action)
            at++;
        answer->option[at] = answer->option[answer->exact];
        answer->option[answer->exact++] = part->option[i];
    }
    answer->nodes += part->nodes;
}

static void think_together(struct mind *mind, unsigned parts, const void *state,
                           const struct mind_limits *limits, struct mind_answer *answer) {
    struct share_of_work work[MAX_THREADS];
    pthread_t thread[MAX_THREADS];
    bool started[MAX_THREADS] = {false};
    for (unsigned i = 1; i < parts; i++) {
        work[i] = (struct share_of_work){mind->mate[i], state, *limits, malloc(sizeof *answer)};
        work[i].limits.nodes /= parts;
        work[i].limits.progress = NULL; /* all are about as far as the first */
        mind->mate[i]->part = i;
        mind->mate[i]->parts = parts;
        started[i] = work[i].answer && pthread_create(&thread[i], NULL, think, &work[i]) == 0;
        if (work[i].answer && !started[i])
            think(&work[i]);
    }
    struct mind_limits own = *limits;
    own.nodes /= parts;
    mind->part = 0;
    mind->parts = parts;
    mind_grow_part(mind, state, &own, answer);
    mind->parts = 1;
    for (unsigned i = 1; i < parts; i++) {
        if (started[i])
            pthread_join(thread[i], NULL);
        if (work[i].answer)
            add_answer(answer, work[i].answer);
        free(work[i].answer);
    }
    mind_sort_options(answer, answer->exact, mind_seat(mind, state));
}
#endif

void mind_grow(struct mind *mind, const void *state, const struct mind_limits *limits,
               struct mind_answer *answer) {
#ifndef __wasm__
    unsigned parts = limits->threads > 1 ? gather_mates(mind, limits) : 1;
    if (parts > 1) {
        think_together(mind, parts, state, limits, answer);
        return;
    }
#endif
    mind_grow_part(mind, state, limits, answer);
}
