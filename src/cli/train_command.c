/* `astragal train`: fits the evaluation weights to self-play games and prints them. */
#include "boards.h"
#include "bounds.h"
#include "clock.h"
#include "player.h"
#include "progress.h"
#include "train.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { DEFAULT_GENERATIONS = 4, DEFAULT_GAMES = 1000, DEFAULT_RIDGE = 2, PROGRESS_EVERY = 60 };

/* Context of the progress callbacks. */
struct listener {
    const struct cli *cli;
    const struct training *training;
    double start;
    double shown; /* when progress was last shown; 0: never */
    struct train_report last;
};

static void show_progress(void *context, unsigned generation, unsigned long played) {
    struct listener *listener = context;
    const struct training *training = listener->training;
    double now = clock_seconds(), done = (double)generation * (double)training->games + (double)played,
           all = (double)train_rounds(training) * (double)training->games;
    if (listener->shown > 0 &&
        now - listener->shown < (progress_is_watched(listener->cli) ? 1 : PROGRESS_EVERY))
        return;
    listener->shown = now;
    char number[4][PROGRESS_NUMBER], left[PROGRESS_NUMBER];
    snprintf(number[0], PROGRESS_NUMBER, "%u", generation + 1);
    snprintf(number[1], PROGRESS_NUMBER, "%u", train_rounds(training));
    snprintf(number[2], PROGRESS_NUMBER, "%lu", played);
    snprintf(number[3], PROGRESS_NUMBER, "%lu", training->games);
    progress_time(listener->cli, (now - listener->start) / done * (all - done), left);
    progress_show(listener->cli, WORD_TRAIN_PROGRESS,
                  (const char *const[]){number[0], number[1], number[2], number[3], left}, 5);
}

static void report(void *context, const struct train_report *progress) {
    struct listener *listener = context;
    const struct cli *cli = listener->cli;
    listener->last = *progress;
    progress_clear(cli);
    fprintf(cli->error,
            "generation: %u positions: %zu loss: %.4f loss_apart: %.4f decisions_per_game: %.1f\n",
            progress->generation + 1, progress->positions, progress->loss, progress->test_loss,
            progress->decisions);
    fflush(cli->error);
}

/* Predicted and actual win rates on held-out positions. */
static void print_calibration(FILE *out, const struct fit_calibration *calibration) {
    fprintf(out, "# calibration on held-out games:\n# positions  pred. %%  won %%\n");
    for (int bin = 0; bin < FIT_BINS; bin++)
        if (calibration->count[bin])
            fprintf(out, "# %9lu  %6.1f  %6.1f\n", calibration->count[bin], 100 * calibration->predicted[bin],
                    100 * calibration->won[bin] / (double)calibration->count[bin]);
}

/* The command that regenerates these weights. */
static void print_command(const struct cli *cli, const struct game_options *start, const char *boards,
                          const struct training *training) {
    FILE *out = cli->out;
    fputs(training->generations ? "# Learnt by: astragal train" : "# Tested by: astragal train", out);
    if (start->game != cli->games[0])
        fprintf(out, " --game %s", start->game->name);
    for (size_t i = 0; i < start->count; i++)
        if (!start->game->board_option || strcmp(start->choices[i].name, start->game->board_option) != 0)
            fprintf(out, " --%s %s", start->choices[i].name, start->choices[i].value);
    if (start->game->board_option)
        fprintf(out, " --maps %s", boards);
    fprintf(out, " --games %lu --generations %u --seed %" PRIu64 " --ridge %g", training->games,
            training->generations, training->seed, training->ridge);
    if (training->nodes != TRAIN_NODES)
        fprintf(out, " --nodes %lu", training->nodes);
    if (training->temperature != TRAIN_TEMPERATURE)
        fprintf(out, " --temperature %g", training->temperature);
    fputc('\n', out);
}

static void print_weights(const struct cli *cli, const struct training *training,
                          const struct train_report *last, const struct ai_weights *weights) {
    char lines[GAME_MAX_FEATURES * 64];
    struct text text = text_into(lines, sizeof lines);
    for (size_t i = 0; i < training->game->feature_count; i++)
        if (weights->weight[i] != 0)
            text_format(&text, "%s %.5f\n", training->game->feature_name(i), weights->weight[i]);
    print_calibration(cli->out, &last->calibration);
    fprintf(cli->out, "# hash %016" PRIx64 "\n%s", ai_hash_weights(lines), lines);
}

static bool take_settings(const struct cli *cli, const struct boards *boards, struct training *training) {
    const struct game *game = training->game;
    for (size_t i = 0; i < boards->count; i++) {
        training->setting[training->settings++] = table_setting(boards->table[i]);
        if (strcmp(game->kind(training->setting[i]), game->kind(training->setting[0])) != 0 ||
            game->seats(training->setting[i]) != game->seats(training->setting[0])) {
            cli_refuse(cli, WORD_TRAIN_KINDS, NULL);
            return false;
        }
    }
    return true;
}

static enum cli_exit train(const struct cli *cli, const struct game_options *start, const char *maps,
                           struct training *training, struct boards *boards) {
    struct listener listener = {.cli = cli, .training = training, .start = clock_seconds()};
    struct ai_weights weights;
    if (!start->game->features)
        return cli_fail(cli, WORD_TRAIN_NO_FEATURES, start->game->name);
    if (!boards_open(boards, cli, start, maps, TRAIN_MAX_SETTINGS) || !take_settings(cli, boards, training))
        return CLI_FAILED;
    /* Training starts from the plain weights; a test uses those of the levels. */
    if (!ai_weights_of(start->game, training->setting[0], training->generations > 0, &weights))
        return cli_fail(cli, WORD_TRAIN_NOTHING, start->game->name);
    if (!train_weights(training, &weights, report, &listener))
        return cli_fail(cli, WORD_NO_MEMORY, NULL);
    print_command(cli, start, maps ? maps : boards->name[0], training);
    print_weights(cli, training, &listener.last, &weights);
    return CLI_OK;
}

enum cli_exit train_command(struct cli *cli, struct args *args) {
    struct game_options start = game_options_of(cli, args);
    const char *maps = NULL, *position = NULL;
    double ridge = DEFAULT_RIDGE, temperature = TRAIN_TEMPERATURE;
    long nodes = TRAIN_NODES;
    long generations = DEFAULT_GENERATIONS, games = DEFAULT_GAMES, seed = 1, workers = (long)clock_cores();
    while (args_more(args)) {
        if (args_value(args, "--position", &position))
            args_fail(args, WORD_TRAIN_POSITION, NULL);
        else if (!args_value(args, "--maps", &maps) &&
                 !args_number(args, "--generations", 0, 1000, &generations) &&
                 !args_number(args, "--games", 1, MAX_GAMES, &games) &&
                 !args_number(args, "--workers", 1, TRAIN_MAX_WORKERS, &workers) &&
                 !args_decimal(args, "--ridge", 0.001, 1000000, &ridge) &&
                 !args_number(args, "--nodes", 1, 1000000, &nodes) &&
                 !args_decimal(args, "--temperature", 0.001, 1, &temperature) &&
                 !args_number(args, "--seed", 0, MAX_SEED, &seed) && !game_options_take(&start, args))
            args_refuse(args);
    }
    if (args->failed)
        return CLI_USAGE;
    struct training training = {.game = start.game,
                                .generations = (unsigned)generations,
                                .games = (unsigned long)games,
                                .seed = (uint64_t)seed,
                                .ridge = ridge,
                                .nodes = (unsigned long)nodes,
                                .temperature = temperature,
                                .workers = (unsigned)workers,
                                .progress = show_progress};
    struct boards *boards = calloc(1, sizeof *boards);
    if (!boards)
        return cli_fail(cli, WORD_NO_MEMORY, NULL);
    enum cli_exit answer = train(cli, &start, maps, &training, boards);
    boards_close(boards);
    free(boards);
    return answer;
}
