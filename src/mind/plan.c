/* Planning a whole turn: expectimax with exact odds over the decisions that look best, transpositions merged, and the
   replies of others where there is time for them. Works on the contract alone. */
#include "clock.h"
#include "mind.h"

#include <stdlib.h>
#include <string.h>

enum {
    TABLE_ENTRIES = 1 << 17,
    MAX_PLY = 40,      /* actions looked ahead, chance included */
    MAX_BRANCHES = 16, /* different results of one roll; of more, a sample is taken */
    SAMPLED_BRANCHES = 6,
    MAX_ROLLS = 3,      /* in a row, in a search */
    GLANCE_ROLLS = 2,   /* a combat and the loser's new number */
    SMALL_DECISION = 4, /* a decision of another seat with so few answers is looked through */
    MAX_STATE = 512,
};

struct entry {
    uint64_t key;
    float share[GAME_MAX_SEATS];
    uint64_t thought; /* in which it was made: entries of others count as empty, so that answers repeat */
};

struct candidate {
    game_action action;
    float score;
};

struct mind {
    const struct game *game;
    const void *setting;
    const struct mind_weights *weights;
    int seats;
    struct entry *table;
    game_action *actions;        /* MAX_PLY lists */
    struct candidate *candidate; /* MAX_PLY lists */
    const struct mind_depth *depth;
    uint64_t salt; /* tells entries of different depths apart */
    struct mind_limits limits;
    double deadline;
    uint64_t nodes;
    bool stopped;
    uint64_t thought;
    struct game_random random;
};

/* Where in the search a state stands. */
struct place {
    int ply;
    int turn;    /* whose turn is being looked through */
    int step;    /* decisions of that seat so far */
    int replies; /* turns of others still to look through */
    int rolls;   /* rolls since the last decision: a tie can be rolled again for ever */
    bool own;    /* it is the turn of the seat that thinks */
};

struct mind *mind_new(const struct game *game, const void *setting, const struct mind_weights *weights) {
    struct mind *mind = calloc(1, sizeof *mind);
    if (!mind)
        return NULL;
    mind->game = game;
    mind->setting = setting;
    mind->weights = weights;
    mind->seats = game->seats(setting);
    mind->table = calloc(TABLE_ENTRIES, sizeof *mind->table);
    mind->actions = calloc(MAX_PLY, GAME_MAX_ACTIONS * sizeof *mind->actions);
    mind->candidate = calloc(MAX_PLY, GAME_MAX_ACTIONS * sizeof *mind->candidate);
    if (!mind->table || !mind->actions || !mind->candidate || game->state_bytes > MAX_STATE ||
        game->feature_count > MIND_MAX_FEATURES || !game->features) {
        mind_free(mind);
        return NULL;
    }
    return mind;
}

void mind_free(struct mind *mind) {
    if (!mind)
        return;
    free(mind->table);
    free(mind->actions);
    free(mind->candidate);
    free(mind);
}

int mind_seat(const struct mind *mind, const void *state) {
    return mind->game->who(mind->setting, state);
}

static uint64_t hash_state(const struct mind *mind, const unsigned char *state) {
    uint64_t hash = 0x9e3779b97f4a7c15u;
    size_t bytes = mind->game->state_bytes;
    for (size_t at = 0; at < bytes; at += 8) {
        uint64_t word = 0;
        memcpy(&word, state + at, bytes - at < 8 ? bytes - at : 8);
        hash = (hash ^ word) * 0xff51afd7ed558ccdu;
        hash ^= hash >> 32;
    }
    return hash;
}

static bool must_stop(struct mind *mind) {
    if (mind->stopped)
        return true;
    if (mind->limits.nodes && mind->nodes >= mind->limits.nodes)
        mind->stopped = true;
    else if (mind->deadline > 0 && (mind->nodes & 63) == 0 && clock_seconds() > mind->deadline)
        mind->stopped = true;
    else if (mind->limits.stop && atomic_load_explicit(mind->limits.stop, memory_order_relaxed))
        mind->stopped = true;
    return mind->stopped;
}

static void evaluate(struct mind *mind, const void *state, float *share) {
    mind->nodes++;
    mind_evaluate(mind->game, mind->setting, state, mind->weights, share);
}

static void clear(const struct mind *mind, float *share) {
    for (int seat = 0; seat < mind->seats; seat++)
        share[seat] = 0;
}

static void add(const struct mind *mind, float *sum, const float *share, float part) {
    for (int seat = 0; seat < mind->seats; seat++)
        sum[seat] += part * share[seat];
}

/* The different states that chance may lead to, with their odds. */
struct branches {
    size_t count;
    float odds[MAX_BRANCHES];
    uint64_t hash[MAX_BRANCHES];
    unsigned char state[MAX_BRANCHES][MAX_STATE];
};

/* Outcomes with equal results are one: of 36 rolls in combat two remain. False when there are too many. */
static bool merge_outcomes(const struct mind *mind, const void *state, const game_action *outcomes,
                           size_t count, uint32_t total, struct branches *branches) {
    branches->count = 0;
    for (size_t i = 0; i < count; i++) {
        unsigned char next[MAX_STATE];
        float odds = (float)mind->game->weight(mind->setting, state, outcomes[i]) / (float)total;
        memcpy(next, state, mind->game->state_bytes);
        mind->game->play(mind->setting, next, outcomes[i]);
        uint64_t hash = hash_state(mind, next);
        size_t at = 0;
        while (at < branches->count && branches->hash[at] != hash)
            at++;
        if (at == MAX_BRANCHES)
            return false;
        if (at == branches->count) {
            branches->count++;
            branches->hash[at] = hash;
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

static void branch(struct mind *mind, const void *state, game_action *outcomes, struct branches *branches) {
    size_t count = mind->game->list(mind->setting, state, outcomes);
    uint32_t total = game_total_weight(mind->game, mind->setting, state, outcomes, count);
    if (count > 64 || !merge_outcomes(mind, state, outcomes, count, total, branches))
        sample_outcomes(mind, state, outcomes, count, total, branches);
}

/* What a state is worth at a glance: the evaluation, behind at most `rolls` dice that are to be rolled first. */
static void glance(struct mind *mind, const void *state, int ply, int rolls, float *share) {
    struct branches branches;
    float part[GAME_MAX_SEATS];
    if (rolls == 0 || ply >= MAX_PLY || mind->game->who(mind->setting, state) != GAME_CHANCE) {
        evaluate(mind, state, share);
        return;
    }
    branch(mind, state, mind->actions + (size_t)ply * GAME_MAX_ACTIONS, &branches);
    clear(mind, share);
    for (size_t i = 0; i < branches.count; i++) {
        glance(mind, branches.state[i], ply + 1, rolls - 1, part);
        add(mind, share, part, branches.odds[i]);
    }
}

static void value(struct mind *mind, const void *state, struct place place, float *share);

static void value_of_chance(struct mind *mind, const void *state, struct place place, float *share) {
    struct branches branches;
    float part[GAME_MAX_SEATS];
    branch(mind, state, mind->actions + (size_t)place.ply * GAME_MAX_ACTIONS, &branches);
    clear(mind, share);
    place.ply++;
    for (size_t i = 0; i < branches.count; i++) {
        value(mind, branches.state[i], place, part);
        add(mind, share, part, branches.odds[i]);
    }
}

static int by_score(const void *a, const void *b) {
    float x = ((const struct candidate *)a)->score, y = ((const struct candidate *)b)->score;
    if (x != y)
        return x < y ? 1 : -1;
    game_action p = ((const struct candidate *)a)->action, q = ((const struct candidate *)b)->action;
    return p < q ? -1 : p > q;
}

/* All decisions with their worth at a glance for the seat, the best `width` of them sorted to the front. */
static size_t rank_decisions(struct mind *mind, const void *state, int seat, int ply, size_t width) {
    game_action *actions = mind->actions + (size_t)ply * GAME_MAX_ACTIONS;
    struct candidate *candidates = mind->candidate + (size_t)ply * GAME_MAX_ACTIONS;
    size_t count = mind->game->list(mind->setting, state, actions);
    for (size_t i = 0; i < count; i++) {
        unsigned char next[MAX_STATE];
        float share[GAME_MAX_SEATS];
        memcpy(next, state, mind->game->state_bytes);
        mind->game->play(mind->setting, next, actions[i]);
        if (count > 1)
            glance(mind, next, ply + 1, GLANCE_ROLLS, share);
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

static size_t width_at(const uint8_t *widths, int step) {
    return widths[step < 7 ? step : 7];
}

static void value_of_decision(struct mind *mind, const void *state, int seat, struct place place,
                              float *share) {
    size_t width = width_at(place.own ? mind->depth->own : mind->depth->reply, place.step);
    const struct candidate *candidates = mind->candidate + (size_t)place.ply * GAME_MAX_ACTIONS;
    size_t count = rank_decisions(mind, state, seat, place.ply, width);
    float best = -1;
    if (seat == place.turn)
        place.step++;
    place.ply++;
    for (size_t i = 0; i < count && i < width; i++) {
        unsigned char next[MAX_STATE];
        float part[GAME_MAX_SEATS];
        memcpy(next, state, mind->game->state_bytes);
        mind->game->play(mind->setting, next, candidates[i].action);
        value(mind, next, place, part);
        if (part[seat] > best) {
            best = part[seat];
            memcpy(share, part, sizeof part);
        }
    }
}

/* Whether the search goes on into a decision of another seat: always if it is a small one, and as long as replies are
   looked at. */
static bool looks_through(struct mind *mind, const void *state, int seat, struct place *place) {
    if (seat == place->turn)
        return true;
    if (mind->game->list(mind->setting, state, mind->actions + (size_t)place->ply * GAME_MAX_ACTIONS) <=
        SMALL_DECISION)
        return true;
    if (place->replies == 0)
        return false;
    place->replies--;
    place->turn = seat;
    place->step = 0;
    place->own = false;
    return true;
}

static void value(struct mind *mind, const void *state, struct place place, float *share) {
    int who = mind->game->who(mind->setting, state);
    place.rolls = who == GAME_CHANCE ? place.rolls + 1 : 0;
    if (who == GAME_OVER || place.ply >= MAX_PLY - 4 || place.rolls > MAX_ROLLS || must_stop(mind)) {
        evaluate(mind, state, share);
        return;
    }
    if (who >= 0 && !looks_through(mind, state, who, &place)) {
        evaluate(mind, state, share);
        return;
    }
    uint64_t key = hash_state(mind, state) ^
                   mind->salt * (uint64_t)(1 + place.replies + 8 * place.step + 64 * place.own);
    struct entry *entry = &mind->table[key % TABLE_ENTRIES];
    if (entry->key == key && entry->thought == mind->thought) {
        memcpy(share, entry->share, sizeof entry->share);
        return;
    }
    if (who == GAME_CHANCE)
        value_of_chance(mind, state, place, share);
    else
        value_of_decision(mind, state, who, place, share);
    if (!mind->stopped) {
        entry->key = key;
        entry->thought = mind->thought;
        memcpy(entry->share, share, sizeof entry->share);
    }
}

static void sort_options(struct mind_answer *answer, size_t count, int seat) {
    for (size_t i = 1; i < count; i++) {
        struct mind_option option = answer->option[i];
        size_t at = i;
        for (; at > 0 && answer->option[at - 1].share[seat] < option.share[seat]; at--)
            answer->option[at] = answer->option[at - 1];
        answer->option[at] = option;
    }
}

/* Every decision at a glance. */
static void look_at_all(struct mind *mind, const void *state, int seat, struct mind_answer *answer) {
    game_action *actions = mind->actions;
    answer->count = mind->game->list(mind->setting, state, actions);
    answer->exact = 0;
    for (size_t i = 0; i < answer->count; i++) {
        unsigned char next[MAX_STATE];
        memcpy(next, state, mind->game->state_bytes);
        mind->game->play(mind->setting, next, actions[i]);
        answer->option[i].action = actions[i];
        glance(mind, next, 1, GLANCE_ROLLS, answer->option[i].share);
    }
    sort_options(answer, answer->count, seat);
}

/* The decision that is asked for comes second, so that any search that counts has looked at it. */
static void move_up(struct mind_answer *answer, game_action asked) {
    size_t at = 2;
    while (at < answer->count && answer->option[at].action != asked)
        at++;
    if (at >= answer->count)
        return;
    struct mind_option option = answer->option[at];
    memmove(&answer->option[2], &answer->option[1], (at - 1) * sizeof option);
    answer->option[1] = option;
}

/* The best decisions by a search of this depth. What an interrupted search has found stands if it got past the
   first: that one was the best until now. */
static void search_depth(struct mind *mind, const void *state, int seat, struct mind_answer *answer) {
    size_t width = mind->depth->own[0] < answer->count ? mind->depth->own[0] : answer->count;
    struct mind_option found[256];
    size_t done = 0;
    if (mind->limits.asked) {
        move_up(answer, *mind->limits.asked);
        width = width < 2 ? 2 : width;
    }
    mind->salt = mind->salt * 6364136223846793005u + 1442695040888963407u;
    for (; done < width; done++) {
        unsigned char next[MAX_STATE];
        struct place place = {
            .ply = 1, .turn = seat, .step = 1, .replies = mind->depth->replies, .own = true};
        memcpy(next, state, mind->game->state_bytes);
        mind->game->play(mind->setting, next, answer->option[done].action);
        found[done].action = answer->option[done].action;
        value(mind, next, place, found[done].share);
        if (mind->stopped)
            break;
    }
    if (done < 2 && width > 1) {
        sort_options(answer, answer->exact ? answer->exact : answer->count, seat);
        return;
    }
    memcpy(answer->option, found, done * sizeof *found);
    answer->exact = done;
    sort_options(answer, done, seat);
}

void mind_think(struct mind *mind, const void *state, const struct mind_depth *depths,
                const struct mind_limits *limits, struct mind_answer *answer) {
    int seat = mind->game->who(mind->setting, state);
    mind->limits = *limits;
    mind->deadline = limits->seconds > 0 ? clock_seconds() + limits->seconds : 0;
    mind->nodes = 0;
    mind->stopped = false;
    mind->thought++;
    mind->random = random_from_seed(limits->seed);
    mind->salt = random_next(&mind->random) | 1;
    look_at_all(mind, state, seat, answer);
    for (; depths->own[0] && !mind->stopped && answer->count > 1; depths++) {
        mind->depth = depths;
        search_depth(mind, state, seat, answer);
    }
    answer->nodes = mind->nodes;
}
