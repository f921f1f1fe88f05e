/* Commands that search: a level's decision, hints, and the analysis of the game, one action per call. */
#include "analysis.h"
#include "bounds.h"
#include "engine_internal.h"
#include "hint.h"
#include "lineup.h"
#include "player.h"

#include <stdlib.h>
#include <string.h>

/* Parameters of some commands; `time`, `nodes` and `seed` are for all. */
enum { LIMIT_LEVEL = 1, LIMIT_THREADS = 2, LIMIT_COUNT = 4, LIMIT_VIEWER = 8 };

struct engine_request {
    long level;
    long count;                    /* of hints */
    char viewer[GAME_ACTION_TEXT]; /* the mark of a seat; empty: everything */
    struct ai_limits limits;
};

enum { MAX_THREADS = 16 };

static bool read_count(const char *value, int64_t min, int64_t max, uint64_t *count) {
    int64_t number = 0;
    bool good = text_read_large(value, min, max, &number);
    *count = (uint64_t)number;
    return good;
}

static bool take_level(struct engine_request *request, const char *value) {
    return text_read_number(value, 1, AI_LEVELS, &request->level);
}

static bool take_count(struct engine_request *request, const char *value) {
    return text_read_number(value, 1, HINT_MOST, &request->count);
}

static bool take_time(struct engine_request *request, const char *value) {
    return text_read_decimal(value, 0, MAX_SECONDS, &request->limits.seconds);
}

static bool take_nodes(struct engine_request *request, const char *value) {
    return read_count(value, 0, 999999999999999999, &request->limits.nodes);
}

static bool take_seed(struct engine_request *request, const char *value) {
    return read_count(value, 0, 999999999999999999, &request->limits.seed);
}

static bool take_threads(struct engine_request *request, const char *value) {
    uint64_t threads;
    bool good = read_count(value, 1, MAX_THREADS, &threads);
    request->limits.threads = (unsigned)threads;
    return good;
}

static bool take_viewer(struct engine_request *request, const char *value) {
    struct text out = text_into(request->viewer, sizeof request->viewer);
    text_put(&out, value);
    return true;
}

static const struct {
    const char *name;
    int allowed_by; /* 0: always allowed */
    bool (*take)(struct engine_request *request, const char *value);
} parameters[] = {
    {"level", LIMIT_LEVEL, take_level},
    {"most", LIMIT_COUNT, take_count},
    {"time", 0, take_time},
    {"nodes", 0, take_nodes},
    {"seed", 0, take_seed},
    {"threads", LIMIT_THREADS, take_threads},
    {"for", LIMIT_VIEWER, take_viewer},
};

/* Reads pairs of name and value; `allowed` are the LIMIT_ parameters that the command takes. */
static enum engine_answer read_request(const char *rest, int allowed, struct engine_request *request) {
    enum { PARAMETERS = sizeof parameters / sizeof parameters[0] };
    char name[32], value[GAME_ACTION_TEXT];
    while (text_next_word(&rest, name, sizeof name)) {
        size_t at = 0;
        while (at < PARAMETERS && strcmp(name, parameters[at].name) != 0)
            at++;
        if (at == PARAMETERS || (parameters[at].allowed_by && !(parameters[at].allowed_by & allowed)))
            return ENGINE_ARGUMENTS;
        if (!text_next_word(&rest, value, sizeof value))
            return ENGINE_ARGUMENTS;
        if (!parameters[at].take(request, value))
            return ENGINE_NUMBER;
    }
    return rest[strspn(rest, " ")] ? ENGINE_ARGUMENTS : ENGINE_OK;
}

/* Without a limit: `default_nodes`, or one second if that is 0. Never more than engine_limit_work. */
static void apply_limits(const struct engine *engine, uint64_t default_nodes, struct ai_limits *limits) {
    bool given = limits->seconds > 0 || limits->nodes > 0;
    if (!given && default_nodes > 0)
        limits->nodes = default_nodes;
    else if (!given)
        limits->seconds = 1;
    if (limits->nodes == 0 || limits->nodes > engine->work)
        limits->nodes = engine->work;
}

/* Whether levels can play this game and, with `decides`, a player is to decide. */
static enum engine_answer can_think(const struct engine *engine, bool decides) {
    if (decides && table_who(engine->table) < 0)
        return ENGINE_NOBODY;
    return ai_can_play(table_game(engine->table), table_setting(engine->table)) ? ENGINE_OK : ENGINE_NO_AI;
}

static void print_decision(struct engine *engine, const struct engine_request *request) {
    const struct game *game = table_game(engine->table);
    const void *setting = table_setting(engine->table), *state = table_state(engine->table);
    int seat = table_who(engine->table);
    char words[GAME_ACTION_TEXT];
    struct text out = text_into(words, sizeof words);
    lineup_seed(engine->lineup, request->limits.seed);
    lineup_recall(engine->lineup, engine->table);
    game_action action = lineup_decide(engine->lineup, state, request->limits);
    game->write_action(setting, state, action, &out);
    fprintf(engine->out, "win %.4f\nbest %s\n", lineup_chance(engine->lineup, action, seat), words);
}

enum engine_answer engine_go(struct engine *engine, const char *rest) {
    struct engine_request request = {.level = engine->level};
    enum engine_answer answer = read_request(rest, LIMIT_LEVEL | LIMIT_THREADS, &request);
    if (answer == ENGINE_OK)
        answer = can_think(engine, true);
    if (answer != ENGINE_OK)
        return answer;
    if (!engine->lineup)
        engine->lineup = lineup_open(table_game(engine->table), table_setting(engine->table));
    if (!engine->lineup)
        return ENGINE_MEMORY;
    const struct ai_player *player = &ai_players[request.level - 1];
    if (!lineup_set(engine->lineup, table_who(engine->table), player))
        return ENGINE_MEMORY;
    apply_limits(engine, ai_nodes_of(table_game(engine->table), table_setting(engine->table), player),
                 &request.limits);
    print_decision(engine, &request);
    return ENGINE_OK;
}

enum engine_answer engine_levels(struct engine *engine, const char *rest) {
    enum game_language language = engine->language;
    const int *elo = table_game(engine->table)->elo;
    if (*rest && !engine_read_language(rest, &language))
        return ENGINE_ARGUMENTS;
    for (int i = 0; i < AI_LEVELS; i++) {
        char words[GAME_SENTENCE_TEXT];
        struct text out = text_into(words, sizeof words);
        text_letter(&out, '{');
        text_json_key(&out, "level");
        text_number(&out, i + 1);
        text_json_key(&out, "name");
        text_json_string(&out, ai_players[i].title[language]);
        if (elo) {
            text_json_key(&out, "elo");
            text_number(&out, elo[i]);
        }
        text_letter(&out, '}');
        fprintf(engine->out, "level %s\n", words);
    }
    return ENGINE_OK;
}

enum { DEFAULT_HINTS = 3, MAX_JSON = 1 << 16 };

/* A copy of the game as it was when the analysis started; the analysis refers to it. */
struct engine_analysis {
    struct analysis *analysis;
    game_action *actions;
    void *first;
    size_t length;
    int viewer;
    struct ai_limits limits;
};

static enum engine_answer print_hints(struct engine *engine, const struct engine_request *request,
                                      struct hints *hints) {
    const struct game *game = table_game(engine->table);
    const void *setting = table_setting(engine->table), *state = table_state(engine->table);
    char *json = malloc(MAX_JSON);
    if (!json)
        return ENGINE_MEMORY;
    hint_recall(engine->hinter, engine->table);
    hint_think(engine->hinter, state, &request->limits, (size_t)request->count, hints);
    for (size_t i = 0; i < hints->count; i++) {
        struct text out = text_into(json, MAX_JSON);
        hint_write(game, setting, state, &hints->hint[i], engine->language, &out);
        fprintf(engine->out, "hint %s\n", json);
    }
    free(json);
    return ENGINE_OK;
}

enum engine_answer engine_hint(struct engine *engine, const char *rest) {
    struct engine_request request = {.count = DEFAULT_HINTS};
    enum engine_answer answer = read_request(rest, LIMIT_COUNT, &request);
    if (answer == ENGINE_OK)
        answer = can_think(engine, true);
    if (answer != ENGINE_OK)
        return answer;
    apply_limits(engine, HINT_NODES, &request.limits);
    if (!engine->hinter)
        engine->hinter = hint_open(table_game(engine->table), table_setting(engine->table));
    struct hints *hints = malloc(sizeof *hints);
    answer = engine->hinter && hints ? print_hints(engine, &request, hints) : ENGINE_MEMORY;
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

/* Whether the analysis is of the current record, with the same limits. */
static bool analysis_is_current(const struct engine *engine, int viewer, const struct ai_limits *limits) {
    const struct engine_analysis *old = engine->analysis;
    if (!old || old->viewer != viewer || old->length != table_length(engine->table) ||
        old->limits.nodes != limits->nodes || old->limits.seed != limits->seed ||
        old->limits.seconds < limits->seconds || old->limits.seconds > limits->seconds)
        return false;
    for (size_t i = 0; i < old->length; i++)
        if (old->actions[i] != table_action(engine->table, i))
            return false;
    return true;
}

static bool start_analysis(struct engine *engine, int viewer, const struct ai_limits *limits) {
    const struct table *table = engine->table;
    struct engine_analysis *started = calloc(1, sizeof *started);
    engine_forget_thoughts(engine);
    engine->analysis = started;
    if (!started)
        return false;
    started->limits = *limits;
    started->viewer = viewer;
    started->length = table_length(table);
    started->first = malloc(table_game(table)->state_bytes);
    started->actions = malloc((started->length + 1) * sizeof *started->actions);
    if (started->first && started->actions) {
        table_state_at(table, 0, started->first);
        for (size_t i = 0; i < started->length; i++)
            started->actions[i] = table_action(table, i);
        started->analysis =
            analysis_open(&(struct analysis_game){table_game(table), table_setting(table), started->first,
                                                  started->actions, started->length},
                          limits);
    }
    if (started->analysis)
        analysis_restrict(started->analysis, viewer);
    else
        engine_forget_thoughts(engine);
    return engine->analysis != NULL;
}

static enum engine_answer step_analysis(struct engine *engine) {
    struct analysis *analysis = engine->analysis->analysis;
    char *json = malloc(MAX_JSON);
    if (!json)
        return ENGINE_MEMORY;
    struct text out = text_into(json, MAX_JSON);
    if (analysis_step(analysis)) {
        analysis_write_entry(analysis, analysis_next(analysis) - 1, engine->language, &out);
        fprintf(engine->out, "entry %s\n", json);
    }
    if (analysis_next(analysis) == engine->analysis->length) {
        out = text_into(json, MAX_JSON);
        analysis_write_seats(analysis, engine->language, &out);
        fprintf(engine->out, "seats %s\n", json);
    }
    text_format(&engine->detail, "%zu of %zu", analysis_next(analysis), engine->analysis->length);
    free(json);
    return ENGINE_OK;
}

enum engine_answer engine_analyse(struct engine *engine, const char *rest) {
    struct engine_request request = {.count = 0};
    enum engine_answer answer = read_request(rest, LIMIT_VIEWER, &request);
    if (answer == ENGINE_OK)
        answer = can_think(engine, false);
    if (answer != ENGINE_OK)
        return answer;
    apply_limits(engine, ANALYSIS_NODES, &request.limits);
    int viewer = GAME_EVERYTHING;
    if (request.viewer[0] && !engine_read_viewer(engine, request.viewer, &viewer))
        return ENGINE_SEAT;
    if (table_who(engine->table) == GAME_OVER)
        viewer = GAME_EVERYTHING;
    if (!analysis_is_current(engine, viewer, &request.limits) &&
        !start_analysis(engine, viewer, &request.limits))
        return ENGINE_MEMORY;
    return step_analysis(engine);
}
