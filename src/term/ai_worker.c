/* Runs a lineup's decisions in the background. */
#include "ai_worker.h"

#include "background.h"

#include <stdlib.h>
#include <string.h>

struct ai_worker {
    struct lineup *lineup;
    void *state; /* the state being searched */
    game_action action;
    double seconds;
    atomic_uint progress;
    struct background background;
};

struct ai_worker *ai_worker_open(const struct table *table, uint64_t seed, double seconds) {
    struct ai_worker *ai_worker = calloc(1, sizeof *ai_worker);
    if (!ai_worker)
        return NULL;
    ai_worker->lineup = lineup_open(table_game(table), table_setting(table));
    ai_worker->state = malloc(table_game(table)->state_bytes);
    if (!ai_worker->lineup || !ai_worker->state || !background_open(&ai_worker->background)) {
        lineup_close(ai_worker->lineup);
        free(ai_worker->state);
        free(ai_worker);
        return NULL;
    }
    lineup_seed(ai_worker->lineup, seed);
    ai_worker->seconds = seconds;
    return ai_worker;
}

void ai_worker_close(struct ai_worker *ai_worker) {
    if (!ai_worker)
        return;
    background_close(&ai_worker->background);
    lineup_close(ai_worker->lineup);
    free(ai_worker->state);
    free(ai_worker);
}

struct lineup *ai_worker_lineup(struct ai_worker *ai_worker) {
    return ai_worker->lineup;
}

static void think(void *context, atomic_bool *stop) {
    struct ai_worker *ai_worker = context;
    struct ai_limits limits = {.seconds = ai_worker->seconds, .stop = stop, .progress = &ai_worker->progress};
    ai_worker->action = lineup_decide(ai_worker->lineup, ai_worker->state, limits);
}

bool ai_worker_start(struct ai_worker *ai_worker, const struct table *table) {
    memcpy(ai_worker->state, table_state(table), table_game(table)->state_bytes);
    lineup_recall(ai_worker->lineup, table);
    atomic_store(&ai_worker->progress, 0);
    return background_start(&ai_worker->background, think, ai_worker);
}

bool ai_worker_busy(const struct ai_worker *ai_worker) {
    return ai_worker && ai_worker->background.busy;
}

int ai_worker_file(const struct ai_worker *ai_worker) {
    return ai_worker ? background_file(&ai_worker->background) : -1;
}

unsigned ai_worker_progress(const struct ai_worker *ai_worker) {
    return atomic_load(&ai_worker->progress);
}

bool ai_worker_answer(struct ai_worker *ai_worker, game_action *action) {
    if (!background_finish(&ai_worker->background))
        return false;
    *action = ai_worker->action;
    return true;
}

void ai_worker_stop(struct ai_worker *ai_worker) {
    if (ai_worker)
        background_stop(&ai_worker->background);
}
