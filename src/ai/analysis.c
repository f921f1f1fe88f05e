/* Analysing a game action by action: the cost of decisions and the luck of chance outcomes. */
#include "analysis.h"
#include "player.h"

#include <stdlib.h>
#include <string.h>

struct analysis {
    struct analysis_game game;
    struct ai_limits limits;
    struct ai_weights weights;
    struct ai_search *search;
    struct ai_answer *answer;
    unsigned char *now;      /* before action `next` */
    unsigned char *shown;    /* before action `shown_at` */
    unsigned char *resigned; /* after a resignation */
    size_t next;
    size_t shown_at;
    int seats;
    int viewer; /* GAME_EVERYTHING unless restricted */
    struct analysis_entry *entries;
};

struct analysis *analysis_open(const struct analysis_game *game, const struct ai_limits *limits) {
    struct analysis *analysis = game->game->features ? calloc(1, sizeof *analysis) : NULL;
    if (!analysis)
        return NULL;
    size_t bytes = game->game->state_bytes;
    analysis->game = *game;
    analysis->limits = *limits;
    analysis->seats = game->game->seats(game->setting);
    analysis->viewer = GAME_EVERYTHING;
    if (limits->nodes == 0 && limits->seconds <= 0)
        analysis->limits.nodes = ANALYSIS_NODES;
    analysis->answer = ai_answer_new(game->game);
    analysis->now = malloc(3 * bytes);
    analysis->entries = calloc(game->length + 1, sizeof *analysis->entries);
    if (analysis->answer && analysis->now && analysis->entries)
        analysis->search = ai_search_open(game->game, game->setting, false, &analysis->weights);
    if (!analysis->search || !ai_reserve(analysis->search)) {
        analysis_close(analysis);
        return NULL;
    }
    analysis->shown = analysis->now + bytes;
    analysis->resigned = analysis->shown + bytes;
    memcpy(analysis->now, game->first, bytes);
    memcpy(analysis->shown, game->first, bytes);
    return analysis;
}

void analysis_close(struct analysis *analysis) {
    if (!analysis)
        return;
    ai_search_free(analysis->search);
    free(analysis->answer);
    free(analysis->now);
    free(analysis->entries);
    free(analysis);
}

static void copy_share(const struct analysis *analysis, const float *from, double *to) {
    for (int seat = 0; seat < analysis->seats; seat++)
        to[seat] = (double)from[seat];
}

/* The expectation over the outcomes in the answer, and the value of the one that was played. */
static void analyse_outcome(struct analysis *analysis, game_action played, double *expected, double *after) {
    const struct ai_answer *answer = analysis->answer;
    bool found = false;
    for (size_t i = 0; i < answer->count; i++) {
        const struct ai_option *option = &answer->option[i];
        for (int seat = 0; seat < analysis->seats; seat++)
            expected[seat] += option->odds * (double)option->share[seat];
        if (option->action == played) {
            copy_share(analysis, option->share, after);
            found = true;
        }
    }
    /* No determinization allowed what was played: its luck is unknown. */
    if (!found)
        memcpy(after, expected, (size_t)analysis->seats * sizeof *after);
}

/* Each seat's chance by search; at a chance node also the value of the outcome `played`. */
static void find_value(struct analysis *analysis, const void *state, game_action played, double *value,
                       double *after) {
    const struct analysis_game *game = &analysis->game;
    int who = game->game->who(game->setting, state);
    if (who == GAME_OVER) {
        float share[GAME_MAX_SEATS] = {0};
        ai_evaluate(game->game, game->setting, state, &analysis->weights, share);
        copy_share(analysis, share, value);
        return;
    }
    ai_compare(analysis->search, state, &analysis->limits, 1, NULL, analysis->answer);
    if (who == GAME_CHANCE)
        analyse_outcome(analysis, played, value, after);
    else
        copy_share(analysis, analysis->answer->option[0].share, value);
}

/* Names only options that were searched as much as the one played, or all of them if none was searched. */
static void analyse_decision(struct analysis *analysis, struct analysis_entry *entry) {
    const struct ai_answer *answer = analysis->answer;
    ai_compare(analysis->search, analysis->now, &analysis->limits, ANALYSIS_BEST, &entry->action,
               analysis->answer);
    size_t comparable = answer->exact ? answer->exact : answer->count;
    entry->choices = answer->count;
    entry->kind = answer->count > 1 ? ANALYSIS_DECISION : ANALYSIS_FORCED;
    copy_share(analysis, answer->option[0].share, entry->before);
    for (size_t i = 0; i < comparable; i++) {
        const struct ai_option *option = &answer->option[i];
        if (option->action == entry->action)
            copy_share(analysis, option->share, entry->after);
        if (entry->best_count < ANALYSIS_BEST && entry->kind == ANALYSIS_DECISION &&
            (!option->futile || option->action == entry->action))
            entry->best[entry->best_count++] =
                (struct analysis_option){option->action, (double)option->share[entry->seat]};
    }
    entry->cost = entry->before[entry->seat] - entry->after[entry->seat];
}

/* The resigning seat loses its whole chance; what the others gain is searched. */
static void analyse_resignation(struct analysis *analysis, struct analysis_entry *entry) {
    const struct analysis_game *game = &analysis->game;
    double none[GAME_MAX_SEATS];
    entry->kind = ANALYSIS_RESIGNATION;
    entry->seat = GAME_RESIGNER(entry->action);
    memcpy(analysis->resigned, analysis->now, game->game->state_bytes);
    game->game->play(game->setting, analysis->resigned, entry->action);
    find_value(analysis, analysis->now, 0, entry->before, none);
    entry->choices = analysis->answer->count;
    find_value(analysis, analysis->resigned, 0, entry->after, none);
    entry->cost = entry->before[entry->seat] - entry->after[entry->seat];
}

static void analyse_action(struct analysis *analysis, struct analysis_entry *entry) {
    entry->seat = ai_seat(analysis->search, analysis->now);
    if (GAME_IS_RESIGN(entry->action))
        analyse_resignation(analysis, entry);
    else if (entry->seat == GAME_CHANCE) {
        entry->kind = ANALYSIS_CHANCE;
        find_value(analysis, analysis->now, entry->action, entry->before, entry->after);
        entry->choices = analysis->answer->count;
    } else
        analyse_decision(analysis, entry);
}

void analysis_restrict(struct analysis *analysis, int viewer) {
    analysis->viewer = viewer;
}

static bool is_visible(const struct analysis *analysis, game_action action) {
    const struct analysis_game *game = &analysis->game;
    if (analysis->viewer == GAME_EVERYTHING || !game_has_secrets(game->game, game->setting))
        return true;
    int who = game->game->who(game->setting, analysis->now);
    return !GAME_IS_RESIGN(action) && game->game->turn(game->setting, analysis->now) == analysis->viewer &&
           (who == analysis->viewer || who == GAME_CHANCE) &&
           game_seen(game->game, game->setting, analysis->now, action, analysis->viewer) == action;
}

static void advance(struct analysis *analysis) {
    const struct analysis_game *game = &analysis->game;
    game->game->play(game->setting, analysis->now, game->actions[analysis->next++]);
}

bool analysis_step(struct analysis *analysis) {
    const struct analysis_game *game = &analysis->game;
    if (analysis->next >= game->length)
        return false;
    struct analysis_entry *entry = &analysis->entries[analysis->next];
    *entry = (struct analysis_entry){.action = game->actions[analysis->next]};
    if (is_visible(analysis, entry->action))
        analyse_action(analysis, entry);
    if (analysis->limits.stop && atomic_load(analysis->limits.stop))
        return false;
    advance(analysis);
    return true;
}

void analysis_skip_to(struct analysis *analysis, size_t number) {
    if (number < analysis->next) {
        memcpy(analysis->now, analysis->game.first, analysis->game.game->state_bytes);
        analysis->next = 0;
    }
    while (analysis->next < number && analysis->next < analysis->game.length)
        advance(analysis);
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

const struct ai_limits *analysis_limits(const struct analysis *analysis) {
    return &analysis->limits;
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
