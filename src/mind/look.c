/* Looking: the place to think in, what chance may bring, and what a state or a decision is worth at a glance. */
#include "clock.h"
#include "inside.h"

#include <stdlib.h>
#include <string.h>

enum { SAMPLED_BRANCHES = 6 };

struct mind *mind_new(const struct game *game, const void *setting, const struct mind_weights *weights) {
    struct mind *mind = calloc(1, sizeof *mind);
    if (!mind)
        return NULL;
    mind->game = game;
    mind->setting = setting;
    mind->weights = weights;
    mind->seats = game->seats(setting);
    mind->parts = 1;
    mind->table = calloc(MIND_TABLE, sizeof *mind->table);
    mind->opinions = calloc(MIND_OPINIONS, sizeof *mind->opinions);
    mind->actions = calloc(MAX_PLY, GAME_MAX_ACTIONS * sizeof *mind->actions);
    mind->candidate = calloc(MAX_PLY, GAME_MAX_ACTIONS * sizeof *mind->candidate);
    if (!mind->table || !mind->opinions || !mind->actions || !mind->candidate ||
        game->state_bytes > MAX_STATE || game->feature_count > MIND_MAX_FEATURES || !game->features) {
        mind_free(mind);
        return NULL;
    }
    return mind;
}

void mind_free(struct mind *mind) {
    if (!mind)
        return;
    mind_free_tree(mind->tree);
    for (int i = 0; i < MAX_THREADS; i++)
        mind_free(mind->mate[i]);
    free(mind->table);
    free(mind->opinions);
    free(mind->actions);
    free(mind->candidate);
    free(mind);
}

int mind_seat(const struct mind *mind, const void *state) {
    return mind->game->who(mind->setting, state);
}

void mind_start(struct mind *mind, const struct mind_limits *limits) {
    mind->limits = *limits;
    mind->deadline = limits->seconds > 0 ? clock_seconds() + limits->seconds : 0;
    mind->nodes = 0;
    mind->stopped = false;
    mind->thought++;
    mind->random = random_from_seed(limits->seed);
    mind->salt = random_next(&mind->random) | 1;
}

/* In four lanes: a multiplication waits for the one before it. */
uint64_t mind_hash_state(const struct mind *mind, const unsigned char *state) {
    uint64_t lane[4] = {1, 2, 3, 4}, hash = 0;
    size_t bytes = mind->game->state_bytes, at = 0;
    for (; at + 32 <= bytes; at += 32)
        for (size_t i = 0; i < 4; i++) {
            uint64_t word;
            memcpy(&word, state + at + 8 * i, 8);
            lane[i] = (lane[i] ^ word) * 0xff51afd7ed558ccdu;
            lane[i] ^= lane[i] >> 32;
        }
    for (size_t i = 0; at < bytes; at += 8, i++) {
        uint64_t word = 0;
        memcpy(&word, state + at, bytes - at < 8 ? bytes - at : 8);
        lane[i] = (lane[i] ^ word) * 0xff51afd7ed558ccdu;
        lane[i] ^= lane[i] >> 32;
    }
    for (size_t i = 0; i < 4; i++) {
        hash = (hash ^ lane[i]) * 0xc4ceb9fe1a85ec53u;
        hash ^= hash >> 29;
    }
    return hash;
}

uint64_t mind_hash_after(const struct mind *mind, const void *state, game_action action) {
    unsigned char next[MAX_STATE];
    memcpy(next, state, mind->game->state_bytes);
    mind->game->play(mind->setting, next, action);
    return mind_hash_state(mind, next);
}

static void tell_progress(const struct mind *mind) {
    const struct mind_limits *limits = &mind->limits;
    double used = limits->nodes        ? (double)mind->nodes / (double)limits->nodes
                  : mind->deadline > 0 ? 1 - (mind->deadline - clock_seconds()) / limits->seconds
                                       : 0;
    unsigned percent = used <= 0 ? 0 : used >= 1 ? 100 : (unsigned)(used * 100);
    atomic_store_explicit(limits->progress, percent, memory_order_relaxed);
}

bool mind_must_stop(struct mind *mind) {
    if (mind->stopped)
        return true;
    if (mind->limits.progress)
        tell_progress(mind);
    if (mind->limits.nodes && mind->nodes >= mind->limits.nodes)
        mind->stopped = true;
    else if (mind->deadline > 0 && (mind->nodes & 63) == 0 && clock_seconds() > mind->deadline)
        mind->stopped = true;
    else if (mind->limits.stop && atomic_load_explicit(mind->limits.stop, memory_order_relaxed))
        mind->stopped = true;
    return mind->stopped;
}

void mind_value_now(struct mind *mind, const void *state, float *share) {
    uint64_t key = mind_hash_state(mind, state);
    struct opinion *opinion = &mind->opinions[key % MIND_OPINIONS];
    mind->nodes++;
    if (opinion->key != key) {
        opinion->key = key;
        mind_evaluate(mind->game, mind->setting, state, mind->weights, opinion->share);
    }
    memcpy(share, opinion->share, sizeof opinion->share);
}

/* Outcomes with equal results are one: of 36 rolls in combat two remain. False when there are too many. */
static bool merge_outcomes(const struct mind *mind, const void *state, const game_action *outcomes,
                           size_t count, uint32_t total, struct branches *branches) {
    branches->count = 0;
    for (size_t i = 0; i < count; i++) {
        unsigned char next[MAX_STATE];
        float odds = (float)mind->game->weight(mind->setting, state, outcomes[i]) / (float)total;
        memcpy(next, state, mind->game->state_bytes);
        mind->game->play(mind->setting, next, outcomes[i]);
        size_t at = 0;
        while (at < branches->count && memcmp(branches->state[at], next, mind->game->state_bytes) != 0)
            at++;
        if (at == MAX_BRANCHES)
            return false;
        if (at == branches->count) {
            branches->count++;
            branches->odds[at] = 0;
            memcpy(branches->state[at], next, mind->game->state_bytes);
        }
        branches->odds[at] += odds;
    }
    return true;
}

/* Of very many outcomes (a card drawn from a deck) a few, evenly spread. */
static void sample_outcomes(struct mind *mind, const void *state, const game_action *outcomes, size_t count,
                            uint32_t total, struct branches *branches) {
    branches->count = SAMPLED_BRANCHES;
    for (size_t i = 0; i < SAMPLED_BRANCHES; i++) {
        uint64_t slice = (uint64_t)total * i / SAMPLED_BRANCHES;
        uint32_t width = total / SAMPLED_BRANCHES ? total / SAMPLED_BRANCHES : 1;
        game_action outcome = game_outcome_at(mind->game, mind->setting, state, outcomes, count,
                                              (uint32_t)slice + random_below(&mind->random, width));
        branches->odds[i] = 1.0f / SAMPLED_BRANCHES;
        memcpy(branches->state[i], state, mind->game->state_bytes);
        mind->game->play(mind->setting, branches->state[i], outcome);
    }
}

void mind_branch(struct mind *mind, const void *state, game_action *outcomes, struct branches *branches) {
    size_t count = mind->game->list(mind->setting, state, outcomes);
    uint32_t total = game_total_weight(mind->game, mind->setting, state, outcomes, count);
    if (count > 64 || !merge_outcomes(mind, state, outcomes, count, total, branches))
        sample_outcomes(mind, state, outcomes, count, total, branches);
}

void mind_glance(struct mind *mind, const void *state, int ply, int rolls, float *share) {
    struct branches branches;
    float part[GAME_MAX_SEATS];
    if (rolls == 0 || ply >= MAX_PLY || mind->game->who(mind->setting, state) != GAME_CHANCE) {
        mind_value_now(mind, state, share);
        return;
    }
    mind_branch(mind, state, mind->actions + (size_t)ply * GAME_MAX_ACTIONS, &branches);
    mind_clear(mind, share);
    for (size_t i = 0; i < branches.count; i++) {
        mind_glance(mind, branches.state[i], ply + 1, rolls - 1, part);
        mind_add(mind, share, part, branches.odds[i]);
    }
}

static int by_score(const void *a, const void *b) {
    float x = ((const struct candidate *)a)->score, y = ((const struct candidate *)b)->score;
    if (x != y)
        return x < y ? 1 : -1;
    game_action p = ((const struct candidate *)a)->action, q = ((const struct candidate *)b)->action;
    return p < q ? -1 : p > q;
}

size_t mind_rank(struct mind *mind, const void *state, int seat, int ply, size_t width) {
    game_action *actions = mind->actions + (size_t)ply * GAME_MAX_ACTIONS;
    struct candidate *candidates = mind->candidate + (size_t)ply * GAME_MAX_ACTIONS;
    size_t count = mind->game->list(mind->setting, state, actions);
    for (size_t i = 0; i < count; i++) {
        unsigned char next[MAX_STATE];
        float share[GAME_MAX_SEATS];
        memcpy(next, state, mind->game->state_bytes);
        mind->game->play(mind->setting, next, actions[i]);
        if (count > 1)
            mind_glance(mind, next, ply + 1, GLANCE_ROLLS, share);
        candidates[i] = (struct candidate){actions[i], count > 1 ? share[seat] : 0};
    }
    for (size_t i = 0; i < width && i < count; i++) {
        size_t best = i;
        for (size_t k = i + 1; k < count; k++)
            if (by_score(&candidates[k], &candidates[best]) < 0)
                best = k;
        struct candidate swap = candidates[i];
        candidates[i] = candidates[best];
        candidates[best] = swap;
    }
    return count;
}

void mind_sort_options(struct mind_answer *answer, size_t count, int seat) {
    for (size_t i = 1; i < count; i++) {
        struct mind_option option = answer->option[i];
        size_t at = i;
        for (; at > 0 && answer->option[at - 1].share[seat] < option.share[seat]; at--)
            answer->option[at] = answer->option[at - 1];
        answer->option[at] = option;
    }
}

void mind_look_at_all(struct mind *mind, const void *state, int seat, struct mind_answer *answer) {
    game_action *actions = mind->actions;
    answer->count = mind->game->list(mind->setting, state, actions);
    answer->exact = 0;
    for (size_t i = 0; i < answer->count; i++) {
        unsigned char next[MAX_STATE];
        memcpy(next, state, mind->game->state_bytes);
        mind->game->play(mind->setting, next, actions[i]);
        answer->option[i].action = actions[i];
        mind_glance(mind, next, 1, GLANCE_ROLLS, answer->option[i].share);
    }
    mind_sort_options(answer, answer->count, seat);
}
