/* `astragal term`: a game in the terminal, full-screen where there is a screen, else line by line. */
#include "bounds.h"
#include "opponents.h"
#include "plain.h"
#include "records.h"
#include "term.h"

#include <limits.h>

enum { SLOWEST = 10000 };

struct wish {
    struct start start;
    const char *load;
    const char *players;
    bool plain, ascii;
    long seed;
    long pace;
    double seconds;
};

static bool take_word(struct wish *wish, struct args *args) {
    if (args_flag(args, "--plain"))
        return wish->plain = true;
    if (args_flag(args, "--ascii"))
        return wish->ascii = true;
    return args_value(args, "--load", &wish->load) || args_value(args, "--players", &wish->players) ||
           args_number(args, "--seed", 0, LONG_MAX, &wish->seed) ||
           args_decimal(args, "--time", 0, MOST_SECONDS, &wish->seconds) ||
           args_number(args, "--pace", 0, SLOWEST, &wish->pace) || start_take(&wish->start, args);
}

/* The game that was asked for; none when the client is to ask. */
static bool open_table(struct cli *cli, struct wish *wish, struct table **table) {
    *table = NULL;
    if (wish->load)
        *table = record_open(cli, wish->load);
    else if (wish->start.count > 0 || wish->start.position || wish->players) {
        *table = start_table(cli, &wish->start);
        if (*table)
            tag_date(*table);
    } else
        return true;
    return *table != NULL;
}

static enum cli_exit run_screen(struct cli *cli, struct wish *wish) {
    const struct mind_player *players[GAME_MAX_SEATS] = {NULL};
    const char *names[GAME_MAX_SEATS] = {"person", "person", "person", "person"};
    struct term_options options = {.games = cli->games,
                                   .language = cli->language,
                                   .ascii = wish->ascii || !cli->unicode,
                                   .colour = cli->colour,
                                   .seeded = wish->seed >= 0,
                                   .seed = (uint64_t)wish->seed,
                                   .pace = (int)wish->pace,
                                   .seconds = wish->seconds};
    struct table *table;
    if (!open_table(cli, wish, &table))
        return CLI_FAILED;
    if (table && wish->players &&
        !opponents_read(wish->players, table_game(table)->seats(table_setting(table)), players)) {
        table_free(table);
        return cli_fail(cli, WORD_BAD_PLAYERS, NULL);
    }
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        if (players[seat])
            names[seat] = players[seat]->name;
    enum term_answer answer = term_run(&options, table, wish->load && !wish->players ? NULL : names);
    if (answer == TERM_NO_SCREEN)
        return cli_fail(cli, WORD_NO_SCREEN, NULL);
    return answer == TERM_DONE ? CLI_OK : cli_fail(cli, WORD_NO_MEMORY, NULL);
}

enum cli_exit term_command(struct cli *cli, struct args *args) {
    struct wish wish = {.start = start_of(cli, args), .seed = -1, .pace = 600};
    const struct mind_player *players[GAME_MAX_SEATS];
    struct table *table = NULL;
    while (args_more(args))
        if (!take_word(&wish, args))
            args_refuse(args);
    if (args->failed)
        return CLI_USAGE;
    /* Before anything is asked. */
    if (wish.players && !opponents_read(wish.players, 0, players))
        return cli_fail(cli, WORD_BAD_PLAYERS, NULL);
    if (cli->screen && !wish.plain && wish.start.game->chart)
        return run_screen(cli, &wish);
    cli->bold &= !wish.plain;
    if (wish.load && !(table = record_open(cli, wish.load)))
        return CLI_FAILED;
    return plain_run(cli, &wish.start, table, wish.players, wish.seed, wish.seconds);
}
