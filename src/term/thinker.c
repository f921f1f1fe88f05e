/* A crew that runs errands. */
#include "thinker.h"

#include "errand.h"

#include <stdlib.h>
#include <string.h>

struct thinker {
    struct crew *crew;
    void *state; /* what is thought about */
    game_action action;
    double seconds;
    atomic_uint progress;
    struct errand errand;
};

struct thinker *thinker_open(const struct table *table, uint64_t seed, double seconds) {
    struct thinker *thinker = calloc(1, sizeof *thinker);
    if (!thinker)
        return NULL;
    thinker->crew = crew_open(table_game(table), table_setting(table));
    thinker->state = malloc(table_game(table)->state_bytes);
    if (!thinker->crew || !thinker->state || !errand_open(&thinker->errand)) {
        crew_close(thinker->crew);
        free(thinker->state);
        free(thinker);
        return NULL;
    }
    crew_seed(thinker->crew, seed);
    thinker->seconds = seconds;
    return thinker;
}

void thinker_close(struct thinker *thinker) {
    if (!thinker)
        return;
    errand_close(&thinker->errand);
    crew_close(thinker->crew);
    free(thinker->state);
    free(thinker);
}

struct crew *thinker_crew(struct thinker *thinker) {
    return thinker->crew;
}

static void think(void *context, atomic_bool *stop) {
    struct thinker *thinker = context;
    struct mind_limits limits = {.seconds = thinker->seconds, .stop = stop, .progress = &thinker->progress};
    thinker->action = crew_decide(thinker->crew, thinker->state, limits);
}

bool thinker_start(struct thinker *thinker, const struct table *table) {
    memcpy(thinker->state, table_state(table), table_game(table)->state_bytes);
    atomic_store(&thinker->progress, 0);
    return errand_start(&thinker->errand, think, thinker);
}

bool thinker_busy(const struct thinker *thinker) {
    return thinker && thinker->errand.busy;
}

int thinker_file(const struct thinker *thinker) {
    return thinker ? errand_file(&thinker->errand) : -1;
}

unsigned thinker_progress(const struct thinker *thinker) {
    return atomic_load(&thinker->progress);
}

bool thinker_answer(struct thinker *thinker, game_action *action) {
    if (!errand_finish(&thinker->errand))
        return false;
    *action = thinker->action;
    return true;
}

void thinker_stop(struct thinker *thinker) {
    if (thinker)
        errand_stop(&thinker->errand);
}
