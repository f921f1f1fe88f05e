/* Going through a game: each decision is searched once for its cost, each roll is weighed against all it could have been. */
#include "analysis.h"
#include "clock.h"
#include "player.h"

#include <stdlib.h>
#include <string.h>

enum {
    LEVELS = 6, /* rolls and forced answers in a row that are followed; behind them the evaluation speaks */
    MOST_ENDS = 500, /* and positions behind several rolls in a row, of which each multiplies them */
};

/* The outcomes of one roll, those with equal results together. */
struct outcomes {
    game_action actions[GAME_MAX_ACTIONS];
    uint64_t hash[GAME_MAX_ACTIONS];
    double weight[GAME_MAX_ACTIONS];
    size_t first[GAME_MAX_ACTIONS]; /* an outcome that leads there */
    size_t count;
};

struct analysis {
    struct analysis_game game;
    struct mind_limits limits;
    struct mind_weights weights;
    struct mind *mind;
    struct mind_answer *answer;
    struct outcomes *outcomes; /* LEVELS */
    unsigned char *states;     /* LEVELS + 4: what is looked into, now, shown, and two that are compared */
    unsigned char *now;
    unsigned char *shown;
    size_t next;
    size_t shown_at;
    int seats;
    struct analysis_entry *entries;
};

struct analysis *analysis_open(const struct analysis_game *game, const struct mind_limits *limits) {
    struct analysis *analysis = game->game->features ? calloc(1, sizeof *analysis) : NULL;
    if (!analysis)
        return NULL;
    size_t bytes = game->game->state_bytes;
    analysis->game = *game;
    analysis->limits = *limits;
    analysis->seats = game->game->seats(game->setting);
    if (limits->nodes == 0 && limits->seconds <= 0)
        analysis->limits.nodes = ANALYSIS_NODES;
    analysis->answer = malloc(sizeof *analysis->answer);
    analysis->outcomes = malloc(LEVELS * sizeof *analysis->outcomes);
    analysis->states = malloc((LEVELS + 4) * bytes);
    analysis->entries = calloc(game->length + 1, sizeof *analysis->entries);
    bool good = analysis->answer && analysis->outcomes && analysis->states && analysis->entries &&
                mind_weights_of(game->game, game->setting, false, &analysis->weights);
    analysis->mind = good ? mind_new(game->game, game->setting, &analysis->weights) : NULL;
    if (!analysis->mind) {
        analysis_close(analysis);
        return NULL;
    }
    analysis->now = analysis->states + LEVELS * bytes;
    analysis->shown = analysis->now + bytes;
    memcpy(analysis->now, game->first, bytes);
    memcpy(analysis->shown, game->first, bytes);
    return analysis;
}

void analysis_close(struct analysis *analysis) {
    if (!analysis)
        return;
    mind_free(analysis->mind);
    free(analysis->answer);
    free(analysis->outcomes);
    free(analysis->states);
    free(analysis->entries);
    free(analysis);
}

/* All positions behind a roll are looked at equally deep: each of these looks is for all of them, or for none. */
struct look {
    struct mind_depth depth[2]; /* one depth and the end, or the end alone: at a glance */
    struct mind_limits limits;  /* what is left for the action */
    double deadline;
    size_t ends; /* so many positions may be behind the rolls from here */
    bool spent;
};

static const struct mind_depth *all_depths(void) {
    return mind_deep;
}

/* The answer of a search that ran into the limits is not used. */
static void think(struct analysis *analysis, const void *state, struct look *look) {
    if (look->deadline > 0) {
        look->limits.seconds = look->deadline - clock_seconds();
        look->spent = look->spent || look->limits.seconds <= 0;
    }
    if (look->spent && look->depth[0].own[0])
        look->depth[0] = look->depth[1];
    mind_think(analysis->mind, state, look->depth, &look->limits, analysis->answer);
    if (look->limits.nodes == 0)
        return;
    if (analysis->answer->nodes >= look->limits.nodes)
        look->spent = true;
    else
        look->limits.nodes -= analysis->answer->nodes;
}

static void copy_share(const struct analysis *analysis, const float *from, double *to) {
    for (int seat = 0; seat < analysis->seats; seat++)
        to[seat] = (double)from[seat];
}

static uint64_t hash_bytes(const unsigned char *bytes, size_t count) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (size_t i = 0; i < count; i++) {
        hash = (hash ^ bytes[i]) * 0x100000001b3u;
        hash ^= hash >> 29;
    }
    return hash;
}

/* The state behind an action, in the room of this level. */
static unsigned char *state_behind(const struct analysis *analysis, const void *state, game_action action,
                                   int level) {
    const struct analysis_game *game = &analysis->game;
    unsigned char *next = analysis->states + (size_t)level * game->game->state_bytes;
    memcpy(next, state, game->game->state_bytes);
    game->game->play(game->setting, next, action);
    return next;
}

/* All different results of a roll. Returns the one that `played` leads to. */
static size_t list_outcomes(struct analysis *analysis, const void *state, int level, game_action played,
                            struct outcomes *outcomes) {
    const struct analysis_game *game = &analysis->game;
    size_t listed = game->game->list(game->setting, state, outcomes->actions);
    double total = game_total_weight(game->game, game->setting, state, outcomes->actions, listed);
    size_t found = 0;
    outcomes->count = 0;
    for (size_t i = 0; i < listed; i++) {
        const unsigned char *next = state_behind(analysis, state, outcomes->actions[i], level);
        uint64_t hash = hash_bytes(next, game->game->state_bytes);
        size_t at = 0;
        while (at < outcomes->count && outcomes->hash[at] != hash)
            at++;
        if (at == outcomes->count) {
            outcomes->hash[at] = hash;
            outcomes->first[at] = i;
            outcomes->weight[at] = 0;
            outcomes->count++;
        }
        outcomes->weight[at] += game->game->weight(game->setting, state, outcomes->actions[i]) / total;
        if (outcomes->actions[i] == played)
            found = at;
    }
    return found;
}

static void value_of(struct analysis *analysis, const void *state, int level, struct look *look,
                     double *share);

static void glance(const struct analysis *analysis, const void *state, double *share) {
    float seen[GAME_MAX_SEATS] = {0};
    mind_evaluate(analysis->game.game, analysis->game.setting, state, &analysis->weights, seen);
    copy_share(analysis, seen, share);
}

/* The expectation over all outcomes; and the value behind one of them. Of the first roll all are weighed, however many. */
static void weigh_roll(struct analysis *analysis, const void *state, int level, struct look *look,
                       game_action played, double *expected, double *after) {
    struct outcomes *outcomes = &analysis->outcomes[level];
    size_t chosen = list_outcomes(analysis, state, level, played, outcomes), ends = look->ends;
    if (level > 0 && outcomes->count > ends) {
        glance(analysis, state, expected);
        return;
    }
    look->ends = ends / outcomes->count;
    memset(expected, 0, GAME_MAX_SEATS * sizeof *expected);
    for (size_t i = 0; i < outcomes->count; i++) {
        double share[GAME_MAX_SEATS] = {0};
        const void *next = state_behind(analysis, state, outcomes->actions[outcomes->first[i]], level);
        value_of(analysis, next, level + 1, look, share);
        for (int seat = 0; seat < analysis->seats; seat++)
            expected[seat] += outcomes->weight[i] * share[seat];
        if (after && i == chosen)
            memcpy(after, share, sizeof share);
    }
    look->ends = ends;
}

/* Each seat's chance when all play on as well as the search can tell. */
static void value_of(struct analysis *analysis, const void *state, int level, struct look *look,
                     double *share) {
    const struct analysis_game *game = &analysis->game;
    int who = game->game->who(game->setting, state);
    if (who == GAME_OVER || level == LEVELS) {
        glance(analysis, state, share);
        return;
    }
    if (who == GAME_CHANCE) {
        weigh_roll(analysis, state, level, look, 0, share, NULL);
        return;
    }
    game_action *actions = analysis->outcomes[level].actions;
    if (game->game->list(game->setting, state, actions) == 1) {
        value_of(analysis, state_behind(analysis, state, actions[0], level), level + 1, look, share);
        return;
    }
    think(analysis, state, look);
    copy_share(analysis, analysis->answer->option[0].share, share);
}

/* What the state is worth, and behind `played` if chance decides: looked at deeper and deeper as the limits allow. */
static void look_deeper(struct analysis *analysis, const void *state, game_action played, double *value,
                        double *after) {
    struct look look = {.limits = analysis->limits, .ends = MOST_ENDS};
    const struct mind_depth *next = all_depths();
    if (look.limits.seconds > 0)
        look.deadline = clock_seconds() + look.limits.seconds;
    for (;;) {
        double now[GAME_MAX_SEATS] = {0}, behind[GAME_MAX_SEATS] = {0};
        bool at_a_glance = look.depth[0].own[0] == 0;
        if (analysis->game.game->who(analysis->game.setting, state) == GAME_CHANCE)
            weigh_roll(analysis, state, 0, &look, played, now, behind);
        else
            value_of(analysis, state, 0, &look, now);
        if (look.spent && !at_a_glance)
            return;
        memcpy(value, now, sizeof now);
        memcpy(after, behind, sizeof behind);
        if (look.spent || next->own[0] == 0)
            return;
        look.depth[0] = *next++;
    }
}

/* By how much the first of two states is better for the seat, both looked at equally deep. */
static double compare(struct analysis *analysis, const void *first, const void *second, int seat) {
    struct look look = {.limits = analysis->limits, .ends = MOST_ENDS};
    const struct mind_depth *next = all_depths();
    double difference = 0;
    if (look.limits.seconds > 0)
        look.deadline = clock_seconds() + look.limits.seconds;
    for (;;) {
        double one[GAME_MAX_SEATS] = {0}, other[GAME_MAX_SEATS] = {0};
        bool at_a_glance = look.depth[0].own[0] == 0;
        value_of(analysis, first, 0, &look, one);
        value_of(analysis, second, 0, &look, other);
        if (look.spent && !at_a_glance)
            return difference;
        difference = one[seat] - other[seat];
        if (look.spent || next->own[0] == 0)
            return difference;
        look.depth[0] = *next++;
    }
}

/* A search may have overlooked the plan that an unlikely decision belongs to. So what looks wrong is looked at again, from behind
   it, where the plan is easier to see, and from behind the best: only what both looks find is held against the player. Where
   another seat decides next the two would look to different ends, and the first look stands. */
static void look_again(struct analysis *analysis, struct analysis_entry *entry) {
    const struct analysis_game *game = &analysis->game;
    size_t bytes = game->game->state_bytes;
    unsigned char *best = analysis->states + (LEVELS + 2) * bytes, *played = best + bytes;
    memcpy(best, state_behind(analysis, analysis->now, entry->best[0].action, 0), bytes);
    memcpy(played, state_behind(analysis, analysis->now, entry->action, 0), bytes);
    if (game->game->who(game->setting, best) != entry->seat ||
        game->game->who(game->setting, played) != entry->seat)
        return;
    double again = compare(analysis, best, played, entry->seat);
    if (again >= entry->cost)
        return;
    double part = again > 0 ? again / entry->cost : 0;
    for (int seat = 0; seat < analysis->seats; seat++)
        entry->after[seat] = entry->before[seat] + part * (entry->after[seat] - entry->before[seat]);
    entry->cost = entry->before[entry->seat] - entry->after[entry->seat];
}

/* The decision that was made among the best, with what was found in the end. */
static void place_played(struct analysis_entry *entry) {
    size_t at = 0;
    while (at < entry->best_count && entry->best[at].action != entry->action)
        at++;
    if (at == entry->best_count)
        return;
    struct analysis_option played = {entry->action, entry->after[entry->seat]};
    for (; at > 0 && entry->best[at - 1].chance < played.chance; at--)
        entry->best[at] = entry->best[at - 1];
    entry->best[at] = played;
}

/* Only options that were searched as deep as the one played are named, or all if none was searched. */
static void weigh_decision(struct analysis *analysis, struct analysis_entry *entry) {
    const struct mind_answer *answer = analysis->answer;
    struct mind_limits limits = analysis->limits;
    limits.asked = &entry->action;
    mind_think(analysis->mind, analysis->now, all_depths(), &limits, analysis->answer);
    size_t comparable = answer->exact ? answer->exact : answer->count;
    for (size_t i = 0; i < comparable; i++) {
        const struct mind_option *option = &answer->option[i];
        if (i < ANALYSIS_BEST)
            entry->best[entry->best_count++] =
                (struct analysis_option){option->action, (double)option->share[entry->seat]};
        if (option->action == entry->action)
            copy_share(analysis, option->share, entry->after);
    }
    copy_share(analysis, answer->option[0].share, entry->before);
    entry->cost = entry->before[entry->seat] - entry->after[entry->seat];
    if (entry->cost > 0)
        look_again(analysis, entry);
    place_played(entry);
}

/* Who gives up loses what there was; the others' gain is what the evaluation makes of it. */
static void weigh_resignation(struct analysis *analysis, struct analysis_entry *entry) {
    double none[GAME_MAX_SEATS];
    unsigned char *next = analysis->states + (LEVELS + 2) * analysis->game.game->state_bytes;
    entry->seat = GAME_RESIGNER(entry->action);
    memcpy(next, state_behind(analysis, analysis->now, entry->action, 0), analysis->game.game->state_bytes);
    look_deeper(analysis, analysis->now, 0, entry->before, none);
    look_deeper(analysis, next, 0, entry->after, none);
    entry->cost = entry->before[entry->seat] - entry->after[entry->seat];
}

static void weigh(struct analysis *analysis, struct analysis_entry *entry) {
    const struct analysis_game *game = &analysis->game;
    entry->seat = game->game->who(game->setting, analysis->now);
    entry->choices = game->game->list(game->setting, analysis->now, analysis->outcomes[0].actions);
    if (GAME_IS_RESIGN(entry->action)) {
        entry->kind = ANALYSIS_RESIGNATION;
        weigh_resignation(analysis, entry);
    } else if (entry->seat == GAME_CHANCE) {
        entry->kind = ANALYSIS_CHANCE;
        look_deeper(analysis, analysis->now, entry->action, entry->before, entry->after);
    } else if (entry->choices > 1) {
        entry->kind = ANALYSIS_DECISION;
        weigh_decision(analysis, entry);
    } else {
        entry->kind = ANALYSIS_FORCED;
        look_deeper(analysis, analysis->now, 0, entry->before, entry->after);
        memcpy(entry->after, entry->before, sizeof entry->after);
    }
}

static void pass(struct analysis *analysis) {
    const struct analysis_game *game = &analysis->game;
    game->game->play(game->setting, analysis->now, game->actions[analysis->next++]);
}

bool analysis_step(struct analysis *analysis) {
    const struct analysis_game *game = &analysis->game;
    if (analysis->next >= game->length)
        return false;
    struct analysis_entry *entry = &analysis->entries[analysis->next];
    *entry = (struct analysis_entry){.action = game->actions[analysis->next]};
    weigh(analysis, entry);
    if (analysis->limits.stop && atomic_load(analysis->limits.stop))
        return false;
    pass(analysis);
    return true;
}

void analysis_skip_to(struct analysis *analysis, size_t number) {
    while (analysis->next < number && analysis->next < analysis->game.length)
        pass(analysis);
}

void analysis_take(struct analysis *analysis, size_t number, const struct analysis_entry *entry) {
    analysis->entries[number] = *entry;
}

size_t analysis_next(const struct analysis *analysis) {
    return analysis->next;
}

const struct analysis_game *analysis_game(const struct analysis *analysis) {
    return &analysis->game;
}

const struct analysis_entry *analysis_entry(const struct analysis *analysis, size_t number) {
    return &analysis->entries[number];
}

const void *analysis_state(struct analysis *analysis, size_t number) {
    const struct analysis_game *game = &analysis->game;
    if (number < analysis->shown_at) {
        memcpy(analysis->shown, game->first, game->game->state_bytes);
        analysis->shown_at = 0;
    }
    while (analysis->shown_at < number)
        game->game->play(game->setting, analysis->shown, game->actions[analysis->shown_at++]);
    return analysis->shown;
}
