/* `astragal load`: load test of a server. */
#include "cli.h"
#include "game_options.h"
#include "load.h"

static void print_result(const struct cli *cli, const struct load_result *result) {
    fprintf(cli->out, "decisions_per_second: %.0f\n", (double)result->decisions / result->seconds);
    fprintf(cli->out, "p50_ms: %.1f\n", result->p50);
    fprintf(cli->out, "p99_ms: %.1f\n", result->p99);
    fprintf(cli->out, "resident_mb: %.0f\n", result->resident_mb);
    fprintf(cli->out, "lost: %llu\n", (unsigned long long)result->lost);
    fprintf(cli->out, "damaged: %llu\n", (unsigned long long)result->damaged);
    fprintf(cli->out, "start_ms: %.0f\n", result->start_ms);
    fprintf(cli->out, "games_over: %llu\n", (unsigned long long)result->games);
}

enum cli_exit load_command(struct cli *cli, struct args *args) {
    struct game_options start = game_options_of(cli, args);
    struct load_options options = {.games = cli->games, .seconds = 10, .pace = 11, .servers = 1};
    struct load_result result;
    long tables = 1000, idle = 0, kills = 0, servers = 1, seed = 1;
    char problem[256] = "";
    while (args_more(args))
        if (!args_number(args, "--tables", 1, 100000, &tables) &&
            !args_decimal(args, "--seconds", 0.1, 3600, &options.seconds) &&
            !args_value(args, "--store", &options.store) &&
            !args_decimal(args, "--pace", 0, 1000, &options.pace) &&
            !args_number(args, "--idle", 0, 100000, &idle) &&
            !args_number(args, "--kills", 0, 10000, &kills) &&
            !args_number(args, "--servers", 1, 4, &servers) &&
            !args_number(args, "--seed", 0, 1000000000, &seed) && !game_options_take(&start, args))
            game_options_refuse(cli, args);
    if (args->failed)
        return CLI_USAGE;
    if (!game_options_read_file(cli, &start))
        return CLI_FAILED;
    options.game = start.game;
    options.choices = start.choices;
    options.count = start.count;
    options.tables = (int)tables;
    options.idle = (int)idle;
    options.kills = (int)kills;
    options.servers = (int)servers;
    options.seed = (uint64_t)seed;
    if (!load_run(&options, &result, problem))
        return cli_fail(cli, WORD_LOAD_FAILED, problem);
    print_result(cli, &result);
    return result.lost == 0 && result.damaged == 0 ? CLI_OK : CLI_FAILED;
}
