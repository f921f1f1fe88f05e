/* What all searches share: memory, limits, hashing, the evaluation cache, chance expansion and static estimates. */
#include "ai_internal.h"
#include "clock.h"

#include <stdlib.h>
#include <string.h>

enum {
    EXACT_OUTCOMES = 64,  /* more are sampled, and equal results are not looked for */
    SAMPLED_BRANCHES = 6, /* by expectimax, and below the first chance node of an estimate */
    FORCED_STEPS = 8,     /* decisions without a choice that are followed */
};

/* Buffers for so many plies instead of those at hand, which stay when there is no memory. */
static bool allocate_plies(struct ai_search *search, int plies) {
    const struct game *game = search->game;
    size_t count = (size_t)plies * game->max_actions;
    game_action *actions = malloc(count * sizeof *actions);
    struct candidate *candidate = malloc(count * sizeof *candidate);
    unsigned char *branch = malloc((size_t)plies * MAX_BRANCHES * game->state_bytes);
    if (!actions || !candidate || !branch) {
        free(actions);
        free(candidate);
        free(branch);
        return false;
    }
    free(search->actions);
    free(search->candidate);
    free(search->branch);
    search->actions = actions;
    search->candidate = candidate;
    search->branch = branch;
    search->plies = plies;
    return true;
}

bool ai_reserve_expectimax(struct ai_search *search) {
    if (search->plies < MAX_PLY && !allocate_plies(search, MAX_PLY))
        return false;
    if (!search->table)
        search->table = calloc(AI_TABLE_ENTRIES, sizeof *search->table);
    return search->table != NULL;
}

size_t ai_search_bytes(const struct ai_search *search) {
    const struct game *game = search->game;
    size_t lists = game->max_actions * (sizeof *search->actions + sizeof *search->candidate);
    size_t bytes = sizeof *search + AI_CACHE_ENTRIES * search->cache_words * sizeof *search->cache +
                   (size_t)search->plies * (lists + MAX_BRANCHES * game->state_bytes) +
                   ai_tree_bytes(search) + ai_infoset_bytes(search);
    if (search->table)
        bytes += AI_TABLE_ENTRIES * sizeof *search->table;
    for (int i = 0; i < MAX_THREADS; i++)
        bytes += search->helper[i] ? ai_search_bytes(search->helper[i]) : 0;
    return bytes;
}

struct ai_search *ai_search_new(const struct game *game, const void *setting,
                                const struct ai_weights *weights) {
    struct ai_search *search = calloc(1, sizeof *search);
    if (!search)
        return NULL;
    search->game = game;
    search->setting = setting;
    search->weights = weights;
    search->seats = game->seats(setting);
    search->secrets = game_has_secrets(game, setting);
    search->partitions = 1;
    search->cache_words = 1 + ((size_t)search->seats + 1) / 2;
    search->cache = calloc(AI_CACHE_ENTRIES, search->cache_words * sizeof *search->cache);
    if (!search->cache || !allocate_plies(search, AI_BASE_PLIES) || !game->features ||
        (search->secrets && !ai_infoset_new(search))) {
        ai_search_free(search);
        return NULL;
    }
    return search;
}

struct ai_answer *ai_answer_new(const struct game *game) {
    return calloc(1, sizeof(struct ai_answer) + game->max_actions * sizeof(struct ai_option));
}

void ai_search_free(struct ai_search *search) {
    if (!search)
        return;
    ai_tree_free(search->tree);
    ai_infoset_free(search->infoset);
    for (int i = 0; i < MAX_THREADS; i++)
        ai_search_free(search->helper[i]);
    free(search->table);
    free(search->cache);
    free(search->actions);
    free(search->candidate);
    free(search->branch);
    free(search);
}

int ai_seat(const struct ai_search *search, const void *state) {
    return search->game->who(search->setting, state);
}

void ai_set_earlier(struct ai_search *search, const void *states, size_t count) {
    search->earlier = states;
    search->earlier_count = states ? count : 0;
}

void ai_begin(struct ai_search *search, const void *state, const struct ai_limits *limits) {
    search->root = state;
    search->limits = *limits;
    search->deadline = limits->seconds > 0 ? clock_seconds() + limits->seconds : 0;
    search->nodes = 0;
    search->stopped = false;
    search->generation++;
    search->random = random_from_seed(limits->seed);
    search->salt = random_next(&search->random) | 1;
}

/* Four independent lanes hide the latency of the multiplications. */
uint64_t ai_hash_exact(const struct ai_search *search, const void *any_state) {
    const unsigned char *state = any_state;
    uint64_t lane[4] = {1, 2, 3, 4}, hash = 0;
    size_t bytes = search->game->state_bytes, at = 0;
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

uint64_t ai_hash_state(const struct ai_search *search, const void *state) {
    _Alignas(max_align_t) unsigned char canonical[GAME_MAX_STATE];
    if (!search->game->canonical)
        return ai_hash_exact(search, state);
    memcpy(canonical, state, search->game->state_bytes);
    search->game->canonical(search->setting, canonical);
    return ai_hash_exact(search, canonical);
}

uint64_t ai_hash_after(const struct ai_search *search, const void *state, game_action action) {
    _Alignas(max_align_t) unsigned char next[GAME_MAX_STATE];
    memcpy(next, state, search->game->state_bytes);
    search->game->play(search->setting, next, action);
    return ai_hash_state(search, next);
}

static void report_progress(const struct ai_search *search) {
    const struct ai_limits *limits = &search->limits;
    double used = limits->nodes          ? (double)search->nodes / (double)limits->nodes
                  : search->deadline > 0 ? 1 - (search->deadline - clock_seconds()) / limits->seconds
                                         : 0;
    unsigned percent = used <= 0 ? 0 : used >= 1 ? 100 : (unsigned)(used * 100);
    atomic_store_explicit(limits->progress, percent, memory_order_relaxed);
}

bool ai_should_stop(struct ai_search *search) {
    if (search->stopped)
        return true;
    if (search->limits.progress)
        report_progress(search);
    if (search->limits.nodes && search->nodes >= search->limits.nodes)
        search->stopped = true;
    else if (search->deadline > 0 && (search->nodes & 63) == 0 && clock_seconds() > search->deadline)
        search->stopped = true;
    else if (search->limits.stop && atomic_load_explicit(search->limits.stop, memory_order_relaxed))
        search->stopped = true;
    return search->stopped;
}

void ai_value(struct ai_search *search, const void *state, float *share) {
    _Alignas(max_align_t) unsigned char canonical[GAME_MAX_STATE];
    if (search->game->canonical) { /* rounding must not depend on which of equal states came first */
        memcpy(canonical, state, search->game->state_bytes);
        search->game->canonical(search->setting, canonical);
        state = canonical;
    }
    uint64_t key = ai_hash_exact(search, state);
    uint64_t *cached = search->cache + key % AI_CACHE_ENTRIES * search->cache_words;
    size_t bytes = (size_t)search->seats * sizeof *share;
    search->nodes++;
    search->last_key = key;
    if (*cached == key) {
        memcpy(share, cached + 1, bytes);
        return;
    }
    ai_evaluate(search->game, search->setting, state, search->weights, share);
    *cached = key;
    memcpy(cached + 1, share, bytes);
}

/* Merges outcomes with equal results: of 36 combat rolls two remain. False when there are too many. */
static bool merge_outcomes(const struct ai_search *search, const void *state, const game_action *outcomes,
                           size_t count, uint32_t total, struct branches *branches) {
    branches->count = 0;
    for (size_t i = 0; i < count; i++) {
        _Alignas(max_align_t) unsigned char next[GAME_MAX_STATE];
        float odds = (float)search->game->weight(search->setting, state, outcomes[i]) / (float)total;
        memcpy(next, state, search->game->state_bytes);
        search->game->play(search->setting, next, outcomes[i]);
        size_t at = 0;
        while (at < branches->count &&
               memcmp(ai_branch_state(search, branches, at), next, search->game->state_bytes) != 0)
            at++;
        if (at == MAX_BRANCHES)
            return false;
        if (at == branches->count) {
            branches->count++;
            branches->odds[at] = 0;
            branches->action[at] = outcomes[i];
            memcpy(ai_branch_state(search, branches, at), next, search->game->state_bytes);
        }
        branches->odds[at] += odds;
    }
    return true;
}

static bool is_foreseen(const struct ai_search *search, const void *state) {
    return search->game->foreseen && search->game->foreseen(search->setting, state);
}

bool ai_looks_through(const struct ai_search *search, const void *state) {
    return search->game->who(search->setting, state) == GAME_CHANCE && !is_foreseen(search, state);
}

/* Stratified sample of many outcomes (a card drawn from a deck). */
static void sample_outcomes(struct ai_search *search, const void *state, const game_action *outcomes,
                            size_t count, uint32_t total, struct branches *branches) {
    uint32_t samples = is_foreseen(search, state) ? 1 : SAMPLED_BRANCHES;
    branches->count = samples;
    for (uint32_t i = 0; i < samples; i++) {
        uint64_t slice = (uint64_t)total * i / samples;
        uint32_t width = total / samples ? total / samples : 1;
        game_action outcome = game_outcome_at(search->game, search->setting, state, outcomes, count,
                                              (uint32_t)slice + random_below(&search->random, width));
        branches->odds[i] = 1.0f / (float)samples;
        branches->action[i] = outcome;
        memcpy(ai_branch_state(search, branches, i), state, search->game->state_bytes);
        search->game->play(search->setting, ai_branch_state(search, branches, i), outcome);
    }
}

/* Lists the outcomes into the buffer of the ply. */
static size_t list_outcomes(struct ai_search *search, const void *state, int ply, struct branches *branches,
                            uint32_t *total) {
    game_action *outcomes = ai_actions(search, ply);
    size_t count = search->game->list(search->setting, state, outcomes);
    branches->state = search->branch + (size_t)ply * MAX_BRANCHES * search->game->state_bytes;
    *total = game_total_weight(search->game, search->setting, state, outcomes, count);
    return count;
}

bool ai_expand_chance_exactly(struct ai_search *search, const void *state, int ply,
                              struct branches *branches) {
    uint32_t total;
    size_t count = list_outcomes(search, state, ply, branches, &total);
    return count <= EXACT_OUTCOMES &&
           merge_outcomes(search, state, ai_actions(search, ply), count, total, branches);
}

void ai_expand_chance(struct ai_search *search, const void *state, int ply, struct branches *branches) {
    uint32_t total;
    size_t count = list_outcomes(search, state, ply, branches, &total);
    if (count > EXACT_OUTCOMES || is_foreseen(search, state) ||
        !merge_outcomes(search, state, ai_actions(search, ply), count, total, branches))
        sample_outcomes(search, state, ai_actions(search, ply), count, total, branches);
}

/* The exact expectation over the outcomes of a chance node with too many distinct results to keep them side by side,
   such as a card from a deck. */
static void estimate_each(struct ai_search *search, const void *state, int ply, size_t count, uint32_t total,
                          float *share) {
    const game_action *outcomes = ai_actions(search, ply);
    ai_clear(search, share);
    for (size_t i = 0; i < count; i++) {
        _Alignas(max_align_t) unsigned char next[GAME_MAX_STATE];
        float part[GAME_MAX_SEATS];
        float odds = (float)search->game->weight(search->setting, state, outcomes[i]) / (float)total;
        memcpy(next, state, search->game->state_bytes);
        search->game->play(search->setting, next, outcomes[i]);
        ai_estimate(search, next, ply + 1, ESTIMATE_ROLLS - 1, part);
        ai_add(search, share, part, odds);
    }
}

void ai_estimate(struct ai_search *search, const void *state, int ply, int rolls, float *share) {
    struct branches branches;
    float part[GAME_MAX_SEATS];
    uint32_t total;
    if (rolls == 0 || ply >= search->plies || !ai_looks_through(search, state)) {
        ai_value(search, state, share);
        return;
    }
    size_t count = list_outcomes(search, state, ply, &branches, &total);
    if (count > EXACT_OUTCOMES ||
        !merge_outcomes(search, state, ai_actions(search, ply), count, total, &branches)) {
        if (count <= EXACT_OUTCOMES && rolls == ESTIMATE_ROLLS) {
            estimate_each(search, state, ply, count, total, share);
            return;
        }
        sample_outcomes(search, state, ai_actions(search, ply), count, total, &branches);
    }
    ai_clear(search, share);
    for (size_t i = 0; i < branches.count; i++) {
        ai_estimate(search, ai_branch_state(search, &branches, i), ply + 1, rolls - 1, part);
        ai_add(search, share, part, branches.odds[i]);
    }
}

static int by_score(const void *a, const void *b) {
    float x = ((const struct candidate *)a)->score, y = ((const struct candidate *)b)->score;
    if (x != y)
        return x < y ? 1 : -1;
    game_action p = ((const struct candidate *)a)->action, q = ((const struct candidate *)b)->action;
    return p < q ? -1 : p > q;
}

/* Whether the state could be had for less: it is its parent, or the root, with something used up. */
static bool only_spends(const struct ai_search *search, const void *parent, const void *state) {
    const struct game *game = search->game;
    return game->only_spends && (game->only_spends(search->setting, parent, state) ||
                                 game->only_spends(search->setting, search->root, state));
}

/* Appends the estimated decisions to the candidates; with `all`, those too that only spend. */
static size_t estimate_decisions(struct ai_search *search, const void *state, int seat, int ply, size_t count,
                                 bool all) {
    const game_action *actions = ai_actions(search, ply);
    struct candidate *candidates = ai_candidates(search, ply);
    size_t kept = 0;
    for (size_t i = 0; i < count; i++) {
        _Alignas(max_align_t) unsigned char next[GAME_MAX_STATE];
        float share[GAME_MAX_SEATS] = {0};
        memcpy(next, state, search->game->state_bytes);
        search->game->play(search->setting, next, actions[i]);
        bool requested = search->requested && *search->requested == actions[i] &&
                         memcmp(state, search->root, search->game->state_bytes) == 0;
        if (!all && !requested && only_spends(search, state, next))
            continue;
        if (count > 1)
            ai_estimate(search, next, ply + 1, ESTIMATE_ROLLS, share);
        int who = search->game->who(search->setting, next);
        candidates[kept] = (struct candidate){.action = actions[i],
                                              .score = count > 1 ? share[seat] : 0,
                                              .key = search->last_key,
                                              .who = (int16_t)who,
                                              .keyed = count > 1 && who != GAME_CHANCE};
        if (count > 1 && search->secrets)
            memcpy(candidates[kept].share, share, sizeof share);
        kept++;
    }
    return kept;
}

size_t ai_rank(struct ai_search *search, const void *state, int seat, int ply, size_t width) {
    struct candidate *candidates = ai_candidates(search, ply);
    size_t listed = search->game->list(search->setting, state, ai_actions(search, ply));
    size_t count = estimate_decisions(search, state, seat, ply, listed, listed == 1);
    if (count == 0)
        count = estimate_decisions(search, state, seat, ply, listed, true);
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

static bool is_better(const struct ai_option *a, const struct ai_option *b, int seat) {
    if (a->share[seat] != b->share[seat])
        return a->share[seat] > b->share[seat];
    return a->futile != b->futile ? b->futile : a->ends_turn && !b->ends_turn;
}

/* What a futile option leads to could be had without it: it is rated no better than the best of the others. */
static void limit_futile(struct ai_answer *answer, size_t count, int seat) {
    const struct ai_option *best = NULL;
    for (size_t i = 0; i < count; i++)
        if (!answer->option[i].futile && (!best || is_better(&answer->option[i], best, seat)))
            best = &answer->option[i];
    for (size_t i = 0; best && i < count; i++)
        if (answer->option[i].futile && answer->option[i].share[seat] > best->share[seat])
            memcpy(answer->option[i].share, best->share, sizeof best->share);
}

void ai_sort_options(struct ai_answer *answer, size_t count, int seat) {
    limit_futile(answer, count, seat);
    for (size_t i = 1; i < count; i++) {
        struct ai_option option = answer->option[i];
        size_t at = i;
        for (; at > 0 && is_better(&option, &answer->option[at - 1], seat); at--)
            answer->option[at] = answer->option[at - 1];
        answer->option[at] = option;
    }
}

/* Moves the futile options to the end; the others stay in order. */
static void put_futile_last(struct ai_answer *answer) {
    size_t useful = 0;
    for (size_t i = 0; i < answer->count; i++) {
        struct ai_option option = answer->option[i];
        if (option.futile)
            continue;
        memmove(answer->option + useful + 1, answer->option + useful, (i - useful) * sizeof option);
        answer->option[useful++] = option;
    }
}

size_t ai_useful(const struct ai_answer *answer) {
    size_t useful = 0;
    for (size_t i = 0; i < answer->count; i++)
        useful += !answer->option[i].futile;
    return useful ? useful : answer->count;
}

/* Plays the decision, and the forced ones of the same seat after it. */
static void play_through(struct ai_search *search, int seat, game_action action, void *state) {
    const struct game *game = search->game;
    game_action *actions = ai_actions(search, 1);
    for (int step = 0; step < FORCED_STEPS; step++) {
        game->play(search->setting, state, action);
        if (game->who(search->setting, state) != seat || game->list(search->setting, state, actions) != 1)
            return;
        action = actions[0];
        if (game->deliberate && game->deliberate(search->setting, state, action))
            return;
    }
}

/* Whether the decision leads back to the state, or to an earlier one of this turn, with something used up. */
static bool leads_back(struct ai_search *search, const void *state, int seat, game_action action) {
    const struct game *game = search->game;
    _Alignas(max_align_t) unsigned char next[GAME_MAX_STATE];
    memcpy(next, state, game->state_bytes);
    play_through(search, seat, action, next);
    if (game->only_spends(search->setting, state, next))
        return true;
    for (size_t i = 0; i < search->earlier_count; i++)
        if (game->only_spends(search->setting, search->earlier + i * game->state_bytes, next))
            return true;
    return false;
}

/* Of sorted options with equal estimates, those whose result another one has for less are futile; of equal results
   the first stays. */
static void mark_dominated(const struct ai_search *search, const void *state, int seat,
                           struct ai_answer *answer) {
    const struct game *game = search->game;
    _Alignas(max_align_t) unsigned char a[GAME_MAX_STATE], b[GAME_MAX_STATE];
    for (size_t i = 0; i < answer->count; i++)
        for (size_t k = i + 1; !answer->option[i].futile && k < answer->count &&
                               answer->option[k].share[seat] == answer->option[i].share[seat];
             k++) {
            if (answer->option[k].futile)
                continue;
            memcpy(a, state, game->state_bytes);
            memcpy(b, state, game->state_bytes);
            game->play(search->setting, a, answer->option[i].action);
            game->play(search->setting, b, answer->option[k].action);
            if (game->only_spends(search->setting, a, b))
                answer->option[k].futile = true;
            else if (game->only_spends(search->setting, b, a))
                answer->option[i].futile = true;
        }
}

static void mark_options(struct ai_search *search, const void *state, int seat, struct ai_answer *answer) {
    const struct game *game = search->game;
    for (size_t i = 0; i < answer->count; i++) {
        struct ai_option *option = &answer->option[i];
        option->ends_turn = game_ends_turn(game, search->setting, state, option->action);
        option->futile = game->only_spends && answer->count > 1 && !search->secrets && !option->ends_turn &&
                         leads_back(search, state, seat, option->action);
    }
    ai_sort_options(answer, answer->count, seat);
    if (game->only_spends && !search->secrets) {
        mark_dominated(search, state, seat, answer);
        put_futile_last(answer);
    }
}

void ai_estimate_all(struct ai_search *search, const void *state, int seat, struct ai_answer *answer) {
    game_action *actions = search->actions;
    if (search->secrets) {
        ai_infoset_estimate(search, state, seat, answer);
        mark_options(search, state, seat, answer);
        return;
    }
    answer->count = search->game->list(search->setting, state, actions);
    answer->exact = 0;
    for (size_t i = 0; i < answer->count; i++) {
        _Alignas(max_align_t) unsigned char next[GAME_MAX_STATE];
        memcpy(next, state, search->game->state_bytes);
        search->game->play(search->setting, next, actions[i]);
        answer->option[i].action = actions[i];
        ai_estimate(search, next, 1, ESTIMATE_ROLLS, answer->option[i].share);
    }
    mark_options(search, state, seat, answer);
}
