/* `astragal analyse`: a recorded game, analysed on all cores. */
#include "analyse.h"
#include "bounds.h"
#include "clock.h"
#include "player.h"
#include "progress.h"
#include "records.h"

#include <stdlib.h>
#include <string.h>

/* Context of the progress line. */
struct watch {
    const struct cli *cli;
    size_t length;
    double start;
};

static void show_progress(void *context, size_t count) {
    const struct watch *watch = context;
    char done[PROGRESS_NUMBER], all[PROGRESS_NUMBER], left[PROGRESS_NUMBER];
    snprintf(done, sizeof done, "%zu", count);
    snprintf(all, sizeof all, "%zu", watch->length);
    progress_time(watch->cli,
                  (clock_seconds() - watch->start) / (double)count * (double)(watch->length - count), left);
    progress_show(watch->cli, WORD_ANALYSE_PROGRESS, (const char *const[]){done, all, left}, 3);
}

/* Analyses the whole game on all cores, with progress on the error stream. */
static struct analysis *analyse_game(const struct cli *cli, const struct analysis_game *game,
                                     const struct ai_limits *limits) {
    struct watch watch = {cli, game->length, clock_seconds()};
    struct analysis *analysis = analysis_open(game, limits);
    bool watched = progress_is_watched(cli);
    if (analysis && !analysis_parallel(analysis, 0, watched ? show_progress : NULL, &watch)) {
        analysis_close(analysis);
        analysis = NULL;
    }
    if (watched)
        progress_clear(cli);
    return analysis;
}

static game_action *list_actions(const struct table *table) {
    size_t length = table_length(table);
    game_action *actions = malloc((length + 1) * sizeof *actions);
    for (size_t i = 0; actions && i < length; i++)
        actions[i] = table_action(table, i);
    return actions;
}

enum form { TEXT, LONG_TEXT, JSON };

static enum cli_exit analyse(const struct cli *cli, const struct table *table, const struct ai_limits *limits,
                             enum form form) {
    const struct game *game = table_game(table);
    enum cli_exit answer = CLI_OK;
    struct analysis *analysis = NULL;
    void *first = malloc(game->state_bytes);
    game_action *actions = list_actions(table);
    if (first && actions) {
        table_state_at(table, 0, first);
        struct analysis_game played = {game, table_setting(table), first, actions, table_length(table)};
        analysis = analyse_game(cli, &played, limits);
        if (!analysis)
            answer = cli_fail(cli, ai_can_play(game, played.setting) ? WORD_NO_MEMORY : WORD_ANALYSE_NOT,
                              game->name);
        else if (form == JSON && !analyse_print_json(cli, table, analysis, limits))
            answer = cli_fail(cli, WORD_NO_MEMORY, NULL);
        else if (form != JSON)
            analyse_print_text(cli, table, analysis, limits, form == LONG_TEXT);
    } else
        answer = cli_fail(cli, WORD_NO_MEMORY, NULL);
    analysis_close(analysis);
    free(actions);
    free(first);
    return answer;
}

enum cli_exit analyse_command(struct cli *cli, struct args *args) {
    struct ai_limits limits = {0};
    const char *name = NULL;
    enum form form = TEXT;
    long nodes = 0, seed = ANALYSIS_SEED;
    while (args_more(args)) {
        if (args_flag(args, "--json"))
            form = JSON;
        else if (args_flag(args, "--all"))
            form = form == JSON ? JSON : LONG_TEXT;
        else if (!args_number(args, "--nodes", 1, MAX_NODES, &nodes) &&
                 !args_number(args, "--seed", 0, MAX_SEED, &seed) &&
                 !args_decimal(args, "--time", 0.001, MAX_SECONDS, &limits.seconds) &&
                 (name || !args_plain(args, &name)))
            args_refuse(args);
    }
    if (args->failed || !name)
        return CLI_USAGE;
    limits.nodes = nodes == 0 && limits.seconds == 0 ? ANALYSIS_NODES : (uint64_t)nodes;
    limits.seed = (uint64_t)seed;
    struct table *table = record_open(cli, name);
    if (!table)
        return CLI_FAILED;
    enum cli_exit answer = analyse(cli, table, &limits, form);
    table_free(table);
    return answer;
}
