/* Commands that explain play: hints for the player who decides, and the analysis of the game so far, one action a call. */
#include "analysis.h"
#include "engine_wish.h"
#include "hint.h"

#include <stdlib.h>
#include <string.h>

enum { USUAL_HINTS = 3, MOST_JSON = 1 << 16 };

/* The game as it was when its analysis began; the analysis looks into it. */
struct engine_analysis {
    struct analysis *analysis;
    game_action *actions;
    void *first;
    size_t length;
    struct mind_limits limits;
};

static enum engine_answer print_hints(struct engine *engine, const struct engine_wish *wish,
                                      struct hints *hints) {
    const struct game *game = table_game(engine->table);
    const void *setting = table_setting(engine->table), *state = table_state(engine->table);
    char *json = malloc(MOST_JSON);
    if (!json)
        return ENGINE_MEMORY;
    hint_think(engine->hinter, state, &wish->limits, (size_t)wish->most, hints);
    for (size_t i = 0; i < hints->count; i++) {
        struct text out = text_into(json, MOST_JSON);
        hint_write(game, setting, state, &hints->hint[i], engine->language, &out);
        fprintf(engine->out, "hint %s\n", json);
    }
    free(json);
    return ENGINE_OK;
}

enum engine_answer engine_hint(struct engine *engine, const char *rest) {
    struct engine_wish wish = {.most = USUAL_HINTS};
    enum engine_answer answer = engine_read_wish(rest, WISH_MOST, &wish);
    if (answer == ENGINE_OK)
        answer = engine_can_think(engine, true);
    if (answer != ENGINE_OK)
        return answer;
    engine_limit(engine, HINT_NODES, &wish.limits);
    if (!engine->hinter)
        engine->hinter = hint_open(table_game(engine->table), table_setting(engine->table));
    struct hints *hints = malloc(sizeof *hints);
    answer = engine->hinter && hints ? print_hints(engine, &wish, hints) : ENGINE_MEMORY;
    free(hints);
    return answer;
}

void engine_forget_thoughts(struct engine *engine) {
    hint_close(engine->hinter);
    engine->hinter = NULL;
    if (engine->analysis) {
        analysis_close(engine->analysis->analysis);
        free(engine->analysis->actions);
        free(engine->analysis->first);
        free(engine->analysis);
    }
    engine->analysis = NULL;
}

/* Whether the analysis is still of the game on the table, as far as that was played then, and within the same limits. */
static bool still_fits(const struct engine *engine, const struct mind_limits *limits) {
    const struct engine_analysis *old = engine->analysis;
    if (!old || old->length != table_length(engine->table) || old->limits.nodes != limits->nodes ||
        old->limits.seed != limits->seed || old->limits.seconds < limits->seconds ||
        old->limits.seconds > limits->seconds)
        return false;
    for (size_t i = 0; i < old->length; i++)
        if (old->actions[i] != table_action(engine->table, i))
            return false;
    return true;
}

static bool begin_analysis(struct engine *engine, const struct mind_limits *limits) {
    const struct table *table = engine->table;
    struct engine_analysis *fresh = calloc(1, sizeof *fresh);
    engine_forget_thoughts(engine);
    engine->analysis = fresh;
    if (!fresh)
        return false;
    fresh->limits = *limits;
    fresh->length = table_length(table);
    fresh->first = malloc(table_game(table)->state_bytes);
    fresh->actions = malloc((fresh->length + 1) * sizeof *fresh->actions);
    if (fresh->first && fresh->actions) {
        table_state_at(table, 0, fresh->first);
        for (size_t i = 0; i < fresh->length; i++)
            fresh->actions[i] = table_action(table, i);
        fresh->analysis = analysis_open(&(struct analysis_game){table_game(table), table_setting(table),
                                                                fresh->first, fresh->actions, fresh->length},
                                        limits);
    }
    if (!fresh->analysis)
        engine_forget_thoughts(engine);
    return engine->analysis != NULL;
}

static enum engine_answer step_analysis(struct engine *engine) {
    struct analysis *analysis = engine->analysis->analysis;
    char *json = malloc(MOST_JSON);
    if (!json)
        return ENGINE_MEMORY;
    struct text out = text_into(json, MOST_JSON);
    if (analysis_step(analysis)) {
        analysis_write_entry(analysis, analysis_next(analysis) - 1, engine->language, &out);
        fprintf(engine->out, "entry %s\n", json);
    }
    if (analysis_next(analysis) == engine->analysis->length) {
        out = text_into(json, MOST_JSON);
        analysis_write_seats(analysis, engine->language, &out);
        fprintf(engine->out, "seats %s\n", json);
    }
    text_format(&engine->detail, "%zu of %zu", analysis_next(analysis), engine->analysis->length);
    free(json);
    return ENGINE_OK;
}

enum engine_answer engine_analyse(struct engine *engine, const char *rest) {
    struct engine_wish wish = {.most = 0};
    enum engine_answer answer = engine_read_wish(rest, 0, &wish);
    if (answer == ENGINE_OK)
        answer = engine_can_think(engine, false);
    if (answer != ENGINE_OK)
        return answer;
    engine_limit(engine, ANALYSIS_NODES, &wish.limits);
    if (!still_fits(engine, &wish.limits) && !begin_analysis(engine, &wish.limits))
        return ENGINE_MEMORY;
    return step_analysis(engine);
}
