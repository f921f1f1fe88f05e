/* Going through a game: each decision is searched once for its cost, each roll is weighed against all it could have been. */
#include "analysis.h"
#include "player.h"

#include <stdlib.h>
#include <string.h>

struct analysis {
    struct analysis_game game;
    struct mind_limits limits;
    struct mind_weights weights;
    struct mind *mind;
    struct mind_answer *answer;
    unsigned char *now;
    unsigned char *shown;
    unsigned char *behind; /* a resignation */
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
    analysis->now = malloc(3 * bytes);
    analysis->entries = calloc(game->length + 1, sizeof *analysis->entries);
    bool good = analysis->answer && analysis->now && analysis->entries &&
                mind_weights_of(game->game, game->setting, false, &analysis->weights);
    analysis->mind = good ? mind_new(game->game, game->setting, &analysis->weights) : NULL;
    if (!analysis->mind || !mind_make_room(analysis->mind)) {
        analysis_close(analysis);
        return NULL;
    }
    analysis->shown = analysis->now + bytes;
    analysis->behind = analysis->shown + bytes;
    memcpy(analysis->now, game->first, bytes);
    memcpy(analysis->shown, game->first, bytes);
    return analysis;
}

void analysis_close(struct analysis *analysis) {
    if (!analysis)
        return;
    mind_free(analysis->mind);
    free(analysis->answer);
    free(analysis->now);
    free(analysis->entries);
    free(analysis);
}

static void copy_share(const struct analysis *analysis, const float *from, double *to) {
    for (int seat = 0; seat < analysis->seats; seat++)
        to[seat] = (double)from[seat];
}

/* What is expected of a roll whose outcomes are in the answer, and what is behind one of them. */
static void weigh_roll(struct analysis *analysis, const void *state, game_action played, double *expected,
                       double *after) {
    const struct analysis_game *game = &analysis->game;
    const struct mind_answer *answer = analysis->answer;
    double total = 0;
    for (size_t i = 0; i < answer->count; i++) {
        double weight = game->game->weight(game->setting, state, answer->option[i].action);
        total += weight;
        for (int seat = 0; seat < analysis->seats; seat++)
            expected[seat] += weight * (double)answer->option[i].share[seat];
        if (answer->option[i].action == played)
            copy_share(analysis, answer->option[i].share, after);
    }
    for (int seat = 0; seat < analysis->seats; seat++)
        expected[seat] /= total;
}

/* Each seat's chance when all play on as well as the search can tell; and behind `played` if chance decides. */
static void value_of(struct analysis *analysis, const void *state, game_action played, double *value,
                     double *after) {
    const struct analysis_game *game = &analysis->game;
    int who = game->game->who(game->setting, state);
    if (who == GAME_OVER) {
        float share[GAME_MAX_SEATS] = {0};
        mind_evaluate(game->game, game->setting, state, &analysis->weights, share);
        copy_share(analysis, share, value);
        return;
    }
    mind_compare(analysis->mind, state, &analysis->limits, 1, NULL, analysis->answer);
    if (who == GAME_CHANCE)
        weigh_roll(analysis, state, played, value, after);
    else
        copy_share(analysis, analysis->answer->option[0].share, value);
}

/* Only options that were searched as much as the one played are named, or all if none was searched. */
static void weigh_decision(struct analysis *analysis, struct analysis_entry *entry) {
    const struct mind_answer *answer = analysis->answer;
    mind_compare(analysis->mind, analysis->now, &analysis->limits, ANALYSIS_BEST, &entry->action,
                 analysis->answer);
    size_t comparable = answer->exact ? answer->exact : answer->count;
    entry->choices = answer->count;
    entry->kind = answer->count > 1 ? ANALYSIS_DECISION : ANALYSIS_FORCED;
    copy_share(analysis, answer->option[0].share, entry->before);
    for (size_t i = 0; i < comparable; i++) {
        const struct mind_option *option = &answer->option[i];
        if (option->action == entry->action)
            copy_share(analysis, option->share, entry->after);
        if (i < ANALYSIS_BEST && entry->kind == ANALYSIS_DECISION)
            entry->best[entry->best_count++] =
                (struct analysis_option){option->action, (double)option->share[entry->seat]};
    }
    entry->cost = entry->before[entry->seat] - entry->after[entry->seat];
}

/* Who gives up loses what there was; the others' gain is what the evaluation makes of it. */
static void weigh_resignation(struct analysis *analysis, struct analysis_entry *entry) {
    const struct analysis_game *game = &analysis->game;
    double none[GAME_MAX_SEATS];
    entry->kind = ANALYSIS_RESIGNATION;
    entry->seat = GAME_RESIGNER(entry->action);
    memcpy(analysis->behind, analysis->now, game->game->state_bytes);
    game->game->play(game->setting, analysis->behind, entry->action);
    value_of(analysis, analysis->now, 0, entry->before, none);
    entry->choices = analysis->answer->count;
    value_of(analysis, analysis->behind, 0, entry->after, none);
    entry->cost = entry->before[entry->seat] - entry->after[entry->seat];
}

static void weigh(struct analysis *analysis, struct analysis_entry *entry) {
    entry->seat = mind_seat(analysis->mind, analysis->now);
    if (GAME_IS_RESIGN(entry->action))
        weigh_resignation(analysis, entry);
    else if (entry->seat == GAME_CHANCE) {
        entry->kind = ANALYSIS_CHANCE;
        value_of(analysis, analysis->now, entry->action, entry->before, entry->after);
        entry->choices = analysis->answer->count;
    } else
        weigh_decision(analysis, entry);
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
