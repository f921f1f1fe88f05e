/* `astragal analyse`: a recorded game, weighed on all cores. */
#define _POSIX_C_SOURCE 200809L
#include "analyse.h"
#include "bounds.h"
#include "clock.h"
#include "player.h"
#include "progress.h"
#include "records.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Workers take one action after the other; each action is weighed alone, so it does not matter by whom. */
struct work {
    struct analysis *analysis[MOST_WORKERS];
    size_t workers;
    size_t length;
    atomic_size_t taken;
    atomic_size_t done;
};

struct worker {
    struct work *work;
    size_t number;
    pthread_t thread;
};

static void *work_on(void *context) {
    const struct worker *worker = context;
    struct work *work = worker->work;
    struct analysis *own = work->analysis[worker->number];
    for (size_t number; (number = atomic_fetch_add(&work->taken, 1)) < work->length;) {
        analysis_skip_to(own, number);
        analysis_step(own);
        /* Each entry is another one's, and read only when all threads have ended. */
        if (worker->number > 0)
            analysis_take(work->analysis[0], number, analysis_entry(own, number));
        atomic_fetch_add(&work->done, 1);
    }
    return NULL;
}

static void show_progress(const struct cli *cli, const struct work *work, double start) {
    char done[PROGRESS_NUMBER], all[PROGRESS_NUMBER], left[PROGRESS_NUMBER];
    size_t count = atomic_load(&work->done);
    if (count == 0)
        return;
    snprintf(done, sizeof done, "%zu", count);
    snprintf(all, sizeof all, "%zu", work->length);
    progress_time(cli, (clock_seconds() - start) / (double)count * (double)(work->length - count), left);
    progress_show(cli, WORD_ANALYSE_PROGRESS, (const char *const[]){done, all, left}, 3);
}

/* A line that is written again and again, so only for people who look at it. */
static void watch(const struct cli *cli, const struct work *work) {
    double start = clock_seconds();
    if (!progress_is_watched(cli))
        return;
    while (atomic_load(&work->done) < work->length) {
        nanosleep(&(struct timespec){.tv_nsec = 200000000}, NULL);
        show_progress(cli, work, start);
    }
    progress_clear(cli);
}

/* A worker that cannot be started is not missed: the others take its part. */
static void work_together(const struct cli *cli, struct work *work) {
    struct worker worker[MOST_WORKERS];
    size_t started = 0;
    for (size_t i = 0; i < work->workers; i++) {
        worker[started] = (struct worker){work, i, 0};
        if (pthread_create(&worker[started].thread, NULL, work_on, &worker[started]) == 0)
            started++;
    }
    if (started == 0)
        work_on(&(struct worker){work, 0, 0});
    watch(cli, work);
    for (size_t i = 0; i < started; i++)
        pthread_join(worker[i].thread, NULL);
    analysis_skip_to(work->analysis[0], work->length);
}

static bool weigh(const struct cli *cli, const struct analysis_game *game, const struct mind_limits *limits,
                  struct work *work) {
    size_t wanted = clock_cores() < MOST_WORKERS ? clock_cores() : MOST_WORKERS;
    work->length = game->length;
    while (work->workers < wanted && (work->analysis[work->workers] = analysis_open(game, limits)))
        work->workers++;
    if (work->workers == 0)
        return false;
    work_together(cli, work);
    return true;
}

static game_action *list_actions(const struct table *table) {
    size_t length = table_length(table);
    game_action *actions = malloc((length + 1) * sizeof *actions);
    for (size_t i = 0; actions && i < length; i++)
        actions[i] = table_action(table, i);
    return actions;
}

enum form { TEXT, LONG_TEXT, JSON };

static enum cli_exit analyse(const struct cli *cli, const struct table *table,
                             const struct mind_limits *limits, enum form form) {
    const struct game *game = table_game(table);
    enum cli_exit answer = CLI_OK;
    struct work work = {0};
    void *first = malloc(game->state_bytes);
    game_action *actions = list_actions(table);
    if (first && actions) {
        table_state_at(table, 0, first);
        struct analysis_game played = {game, table_setting(table), first, actions, table_length(table)};
        if (!weigh(cli, &played, limits, &work))
            answer = cli_fail(cli, mind_can_think(game, played.setting) ? WORD_NO_MEMORY : WORD_ANALYSE_NOT,
                              game->name);
        else if (form == JSON && !analyse_print_json(cli, table, work.analysis[0], limits))
            answer = cli_fail(cli, WORD_NO_MEMORY, NULL);
        else if (form != JSON)
            analyse_print_text(cli, table, work.analysis[0], limits, form == LONG_TEXT);
    } else
        answer = cli_fail(cli, WORD_NO_MEMORY, NULL);
    for (size_t i = 0; i < work.workers; i++)
        analysis_close(work.analysis[i]);
    free(actions);
    free(first);
    return answer;
}

enum cli_exit analyse_command(struct cli *cli, struct args *args) {
    struct mind_limits limits = {0};
    const char *name = NULL;
    enum form form = TEXT;
    long nodes = 0, seed = ANALYSIS_SEED;
    while (args_more(args)) {
        if (args_flag(args, "--json"))
            form = JSON;
        else if (args_flag(args, "--all"))
            form = form == JSON ? JSON : LONG_TEXT;
        else if (!args_number(args, "--nodes", 1, MOST_NODES, &nodes) &&
                 !args_number(args, "--seed", 0, MOST_SEED, &seed) &&
                 !args_decimal(args, "--time", 0.001, MOST_SECONDS, &limits.seconds) &&
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
