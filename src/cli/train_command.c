/* `astragal train`: fits the weights by games of the program against itself, and prints them. */
#include "clock.h"
#include "player.h"
#include "start.h"
#include "train.h"
#include "weights.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { USUAL_GENERATIONS = 4, USUAL_GAMES = 1000, USUAL_RIDGE = 2 };

/* Who hears of the progress, and the last that was heard. */
struct listener {
    const struct cli *cli;
    struct train_report last;
};

static void report(void *context, const struct train_report *progress) {
    struct listener *listener = context;
    const struct cli *cli = listener->cli;
    listener->last = *progress;
    fprintf(cli->error,
            "generation: %u positions: %zu loss: %.4f loss_apart: %.4f decisions_per_game: %.1f\n",
            progress->generation + 1, progress->positions, progress->loss, progress->test_loss,
            progress->decisions);
    fflush(cli->error);
}

/* What the weights say of positions they were not fitted to, against how often that came true. */
static void print_calibration(FILE *out, const struct fit_calibration *calibration) {
    fprintf(out, "# calibration on positions kept apart:\n# positions  said %%   won %%\n");
    for (int bin = 0; bin < FIT_BINS; bin++)
        if (calibration->count[bin])
            fprintf(out, "# %9lu  %6.1f  %6.1f\n", calibration->count[bin], 100 * calibration->said[bin],
                    100 * (double)calibration->won[bin] / (double)calibration->count[bin]);
}

/* The command that makes the same weights again. */
static void print_order(const struct cli *cli, const struct start *start, const char *boards,
                        const struct training *training) {
    FILE *out = cli->out;
    fputs("# Learnt by: astragal train", out);
    if (start->game != cli->games[0])
        fprintf(out, " --game %s", start->game->name);
    for (size_t i = 0; i < start->count; i++)
        fprintf(out, " --%s %s", start->choices[i].name, start->choices[i].value);
    fprintf(out, " --maps %s --games %lu --generations %u --seed %" PRIu64 " --ridge %g\n", boards,
            training->games, training->generations, training->seed, training->ridge);
}

static void print_weights(const struct cli *cli, const struct training *training,
                          const struct train_report *last, const struct mind_weights *weights) {
    char lines[MIND_MAX_FEATURES * 64];
    struct text text = text_into(lines, sizeof lines);
    for (size_t i = 0; i < training->game->feature_count; i++)
        if (weights->weight[i] != 0)
            text_format(&text, "%s %.5f\n", training->game->feature_name(i), weights->weight[i]);
    print_calibration(cli->out, &last->calibration);
    fprintf(cli->out, "# hash %016" PRIx64 "\n%s", mind_hash_weights(lines), lines);
}

/* The boards, separated by commas; each becomes a table whose setting is played on. */
static bool seat_tables(const struct cli *cli, struct start *start, const char *boards, struct table **tables,
                        struct training *training) {
    char names[1024];
    if (strlen(boards) >= sizeof names)
        return false;
    strcpy(names, boards);
    for (char *name = strtok(names, ","); name; name = strtok(NULL, ",")) {
        struct start one = *start;
        if (training->settings == TRAIN_MAX_SETTINGS)
            return false;
        if (one.game->board_option)
            start_choose(&one, one.game->board_option, name);
        struct table *table = start_table(cli, &one);
        if (!table)
            return false;
        tables[training->settings] = table;
        training->setting[training->settings++] = table_setting(table);
        if (strcmp(one.game->kind(table_setting(table)), one.game->kind(training->setting[0])) != 0) {
            cli_fail(cli, WORD_TRAIN_KINDS, NULL);
            return false;
        }
    }
    return training->settings > 0;
}

enum cli_exit train_command(struct cli *cli, struct args *args) {
    struct start start = start_of(cli, args);
    struct training training = {.game = start.game};
    struct table *tables[TRAIN_MAX_SETTINGS];
    struct mind_weights weights;
    const char *boards = "base-2";
    double ridge = USUAL_RIDGE;
    long generations = USUAL_GENERATIONS, games = USUAL_GAMES, seed = 1, workers = (long)clock_cores();
    while (args_more(args)) {
        if (!args_value(args, "--maps", &boards) &&
            !args_number(args, "--generations", 1, 1000, &generations) &&
            !args_number(args, "--games", 1, 1000000, &games) &&
            !args_number(args, "--workers", 1, TRAIN_MAX_WORKERS, &workers) &&
            !args_decimal(args, "--ridge", 0.001, 1000000, &ridge) &&
            !args_number(args, "--seed", 0, 1000000000, &seed) && !start_take(&start, args))
            args_refuse(args);
    }
    if (args->failed)
        return CLI_USAGE;
    training.generations = (unsigned)generations;
    training.games = (unsigned long)games;
    training.ridge = ridge;
    training.seed = (uint64_t)seed;
    training.workers = (unsigned)workers;
    struct listener listener = {.cli = cli};
    enum cli_exit answer = CLI_FAILED;
    if (seat_tables(cli, &start, boards, tables, &training)) {
        if (mind_weights_of(start.game, training.setting[0], true, &weights) &&
            train_weights(&training, &weights, report, &listener)) {
            print_order(cli, &start, boards, &training);
            print_weights(cli, &training, &listener.last, &weights);
            answer = CLI_OK;
        } else
            cli_fail(cli, WORD_NO_MEMORY, NULL);
    }
    for (size_t i = 0; i < training.settings; i++)
        table_free(tables[i]);
    return answer;
}
