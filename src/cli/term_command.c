/* `astragal term`: a game in the terminal, full-screen if possible, otherwise line by line. */
#include "bounds.h"
#include "opponents.h"
#include "plain.h"
#include "records.h"
#include "term.h"

#include <limits.h>

enum { SLOWEST = 10000 };

struct options {
    struct game_options start;
    const char *load;
    const char *players;
    bool plain, ascii;
    long seed;
    long pace;
    double seconds;
};

static bool take_word(struct options *options, struct args *args) {
    if (args_flag(args, "--plain"))
        return options->plain = true;
    if (args_flag(args, "--ascii"))
        return options->ascii = true;
    return args_value(args, "--load", &options->load) || args_value(args, "--players", &options->players) ||
           args_number(args, "--seed", 0, LONG_MAX, &options->seed) ||
           args_decimal(args, "--time", 0, MAX_SECONDS, &options->seconds) ||
           args_number(args, "--pace", 0, SLOWEST, &options->pace) ||
           game_options_take(&options->start, args);
}

/* Opens the game given on the command line; *table is NULL when the client is to ask. */
static bool open_table(struct cli *cli, struct options *options, struct table **table) {
    *table = NULL;
    if (options->load)
        *table = record_open(cli, options->load);
    else if (options->start.count > 0 || options->start.position || options->players) {
        *table = game_options_table(cli, &options->start);
        if (*table)
            record_date(*table);
    } else
        return true;
    return *table != NULL;
}

static enum cli_exit run_screen(struct cli *cli, struct options *options) {
    const struct ai_player *players[GAME_MAX_SEATS] = {NULL};
    const char *names[GAME_MAX_SEATS];
    struct term_options screen = {.games = cli->games,
                                  .game = options->start.game,
                                  .language = cli->language,
                                  .ascii = options->ascii || !cli->unicode,
                                  .colour = cli->colour,
                                  .seeded = options->seed >= 0,
                                  .seed = (uint64_t)options->seed,
                                  .pace = (int)options->pace,
                                  .seconds = options->seconds};
    struct table *table;
    if (!open_table(cli, options, &table))
        return CLI_FAILED;
    if (table && options->players && !opponents_read(options->players, table, players)) {
        table_free(table);
        return cli_refuse(cli, WORD_BAD_PLAYERS, NULL);
    }
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++) {
        names[seat] = players[seat] ? players[seat]->name : "person";
        if (players[seat] && !ai_can_play(table_game(table), table_setting(table))) {
            cli_fail(cli, WORD_NO_LEVELS, table_game(table)->title[cli->language]);
            table_free(table);
            return CLI_FAILED;
        }
    }
    enum term_answer answer = term_run(&screen, table, options->load && !options->players ? NULL : names);
    if (answer == TERM_NO_SCREEN)
        return cli_fail(cli, WORD_NO_SCREEN, NULL);
    return answer == TERM_DONE ? CLI_OK : cli_fail(cli, WORD_NO_MEMORY, NULL);
}

enum cli_exit term_command(struct cli *cli, struct args *args) {
    struct options options = {.start = game_options_of(cli, args), .seed = -1, .pace = 600};
    const struct ai_player *players[GAME_MAX_SEATS];
    struct table *table = NULL;
    while (args_more(args))
        if (!take_word(&options, args))
            game_options_refuse(cli, args);
    if (args->failed)
        return CLI_USAGE;
    /* Check names before asking anything. */
    if (options.players && !opponents_read(options.players, NULL, players)) {
        opponents_unknown(options.players, args->word, sizeof args->word);
        args_fail(args, args->word[0] ? WORD_NO_PLAYER : WORD_BAD_PLAYERS, args->word);
        return CLI_USAGE;
    }
    if (cli->screen && !options.plain)
        return run_screen(cli, &options);
    cli->bold &= !options.plain;
    if (options.load && !(table = record_open(cli, options.load)))
        return CLI_FAILED;
    return plain_run(cli, &options.start, table, options.players, options.seed, options.seconds);
}
