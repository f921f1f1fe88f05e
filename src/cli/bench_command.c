/* `astragal bench`: the speed of the rules on one core, and their signature. */
#include "bounds.h"
#include "clock.h"
#include "game_options.h"
#include "signature.h"

#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum {
    SAMPLE_GAMES = 40,
    MOST_DECISIONS = 20000, /* longer random games are stopped */
    COPIES = 64,
    BETWEEN_LOOKS = 4096, /* steps between readings of the clock */
};

/* All buffers, so that nothing is allocated while time is measured. */
struct bench {
    const struct game *game;
    const void *setting;
    const void *from;
    unsigned char *state;
    unsigned char *copies;
    game_action *actions;
    struct game_random random;
};

struct counts {
    uint64_t steps; /* decisions and rolls */
    uint64_t decisions;
    uint64_t games; /* finished */
    uint64_t stopped;
    uint64_t choices; /* summed over all decisions */
    uint64_t choices_most;
    uint64_t in_game; /* decisions of the current game */
};

static void begin_game(struct bench *bench, struct counts *counts) {
    memcpy(bench->state, bench->from, bench->game->state_bytes);
    counts->in_game = 0;
}

/* One step of a random game; starts the next one when it is over. */
static void take_step(struct bench *bench, struct counts *counts) {
    int who = bench->game->who(bench->setting, bench->state);
    if (who == GAME_OVER || counts->in_game == MOST_DECISIONS) {
        if (who == GAME_OVER)
            counts->games++;
        else
            counts->stopped++;
        begin_game(bench, counts);
        return;
    }
    counts->steps++;
    counts->decisions += who >= 0;
    counts->in_game += who >= 0;
    game_play_random(bench->game, bench->setting, bench->state, bench->actions, &bench->random);
}

/* Samples the length of random games and the number of choices; not timed. */
static struct counts sample(struct bench *bench) {
    struct counts counts = {0};
    begin_game(bench, &counts);
    while (counts.games + counts.stopped < SAMPLE_GAMES) {
        if (bench->game->who(bench->setting, bench->state) >= 0) {
            size_t choices = bench->game->list(bench->setting, bench->state, bench->actions);
            counts.choices += choices;
            if (choices > counts.choices_most)
                counts.choices_most = choices;
        }
        take_step(bench, &counts);
    }
    return counts;
}

static struct counts play_for(struct bench *bench, double seconds, double *taken) {
    struct counts counts = {0};
    double from = clock_seconds();
    begin_game(bench, &counts);
    do
        for (int i = 0; i < BETWEEN_LOOKS; i++)
            take_step(bench, &counts);
    while ((*taken = clock_seconds() - from) < seconds);
    return counts;
}

static double copies_per_second(struct bench *bench, double seconds) {
    uint64_t copied = 0;
    double taken, from = clock_seconds();
    size_t size = bench->game->state_bytes;
    do {
        for (size_t i = 0; i < BETWEEN_LOOKS; i++) {
            unsigned char *copy = bench->copies + i % COPIES * size;
            memcpy(copy, bench->state, size);
            /* Keep the compiler from removing the copy. */
            __asm__ volatile("" : : "r"(copy) : "memory");
        }
        copied += BETWEEN_LOOKS;
    } while ((taken = clock_seconds() - from) < seconds);
    return (double)copied / taken;
}

static double ratio(uint64_t many, uint64_t few) {
    return few ? (double)many / (double)few : 0;
}

static void print_measures(const struct cli *cli, struct bench *bench, double seconds) {
    double taken;
    struct counts sampled = sample(bench);
    struct counts counts = play_for(bench, seconds * 0.8, &taken);
    double copies = copies_per_second(bench, seconds * 0.2);
    FILE *out = cli->out;
    fprintf(out, "decisions_per_second: %.0f\n", (double)counts.decisions / taken);
    fprintf(out, "steps_per_second: %.0f\n", (double)counts.steps / taken);
    fprintf(out, "games_per_second: %.2f\n", (double)counts.games / taken);
    fprintf(out, "games_stopped: %" PRIu64 "\n", counts.stopped);
    fprintf(out, "decisions_per_game: %.1f\n", ratio(sampled.decisions, sampled.games + sampled.stopped));
    fprintf(out, "choices_average: %.1f\n", ratio(sampled.choices, sampled.decisions));
    fprintf(out, "choices_most: %" PRIu64 "\n", sampled.choices_most);
    fprintf(out, "copies_per_second: %.0f\n", copies);
    fprintf(out, "state_bytes: %zu\n", bench->game->state_bytes);
    fprintf(out, "signature: %016" PRIx64 "\n",
            signature_of(bench->game, bench->setting, bench->from, bench->state, bench->actions));
}

static enum cli_exit measure(const struct cli *cli, const struct table *table, double seconds,
                             uint64_t seed) {
    const struct game *game = table_game(table);
    struct bench bench = {.game = game,
                          .setting = table_setting(table),
                          .from = table_state(table),
                          .state = malloc(game->state_bytes),
                          .copies = malloc(game->state_bytes * COPIES),
                          .actions = malloc(game->max_actions * sizeof(game_action)),
                          .random = random_from_seed(seed)};
    bool complete = bench.state && bench.copies && bench.actions;
    if (complete)
        print_measures(cli, &bench, seconds);
    free(bench.state);
    free(bench.copies);
    free(bench.actions);
    return complete ? CLI_OK : cli_fail(cli, WORD_NO_MEMORY, NULL);
}

enum cli_exit bench_command(struct cli *cli, struct args *args) {
    struct game_options start = game_options_of(cli, args);
    double seconds = 2;
    long seed = 1;
    while (args_more(args))
        if (!args_decimal(args, "--seconds", 0, MAX_SECONDS, &seconds) &&
            !args_number(args, "--seed", 0, LONG_MAX, &seed) && !game_options_take(&start, args))
            game_options_refuse(cli, args);
    if (args->failed)
        return CLI_USAGE;
    struct table *table = game_options_table(cli, &start);
    if (!table)
        return CLI_FAILED;
    enum cli_exit answer = measure(cli, table, seconds, (uint64_t)seed);
    table_free(table);
    return answer;
}
