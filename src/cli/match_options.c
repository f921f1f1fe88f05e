/* From the command line to a match: players, boards, limits. */
#include "bounds.h"
#include "clock.h"
#include "match_inside.h"

#include <string.h>

enum {
    MOST_DECISIONS = 3000,
    USUAL_GAMES = 100,
    USUAL_PATIENCE = 10,
    MOST_PATIENCE = 86400,
    MOST_ELO = 2000
};

static int usual_workers(void) {
    return clock_cores() < MOST_WORKERS ? (int)clock_cores() : MOST_WORKERS;
}

/* Two numbers with a comma between, the larger one last. */
static void take_sprt(struct match_wish *wish, struct args *args, const char *value) {
    char first[32];
    const char *comma = strchr(value, ',');
    size_t length = comma ? (size_t)(comma - value) : sizeof first;
    if (length < sizeof first) {
        memcpy(first, value, length);
        first[length] = '\0';
        wish->sequential = text_read_decimal(first, -MOST_ELO, MOST_ELO, &wish->sprt.elo0) &&
                           text_read_decimal(comma + 1, -MOST_ELO, MOST_ELO, &wish->sprt.elo1) &&
                           wish->sprt.elo0 < wish->sprt.elo1;
    }
    if (!wish->sequential)
        args_fail_between(args, WORD_BAD_SPRT, "--sprt", -MOST_ELO, MOST_ELO);
}

static bool take_words(struct match_wish *wish, struct args *args, const char **seats, const char **boards) {
    const char *sprt = "";
    if (args_value(args, "--sprt", &sprt)) {
        take_sprt(wish, args, sprt);
        return true;
    }
    return args_value(args, "--seats", seats) || args_value(args, "--maps", boards) ||
           args_value(args, "--resume", &wish->resume) || args_value(args, "--records", &wish->records) ||
           args_value(args, "--check", &wish->check);
}

/* Whether the next option means something where a bot is only checked. */
static bool goes_with_check(const struct args *args) {
    return args_is(args, "--check") || args_is(args, "--bot-time") || args_is(args, "--game");
}

void match_take_options(struct match_wish *wish, const struct cli *cli, struct args *args) {
    const char *seats = "level:4,random", *boards = NULL;
    const char *beside = NULL; /* what a check of a bot does not take */
    long games = 0, seed = 1, nodes = 0, workers = usual_workers();
    wish->start = start_of(cli, args);
    wish->match = (struct match){.most_decisions = MOST_DECISIONS, .patience = USUAL_PATIENCE};
    while (args_more(args)) {
        if (!beside && !goes_with_check(args))
            beside = args->words[0];
        if (!take_words(wish, args, &seats, &boards) &&
            !args_decimal(args, "--time", 0, MOST_SECONDS, &wish->match.limits.seconds) &&
            !args_decimal(args, "--bot-time", 0.001, MOST_PATIENCE, &wish->match.patience) &&
            !args_number(args, "--games", 1, MOST_GAMES, &games) &&
            !args_number(args, "--seed", 0, MOST_SEED, &seed) &&
            !args_number(args, "--workers", 1, MOST_WORKERS, &workers) &&
            !args_number(args, "--nodes", 0, MOST_NODES, &nodes) && !start_take(&wish->start, args))
            args_refuse(args);
    }
    if (wish->check && beside)
        args_fail(args, WORD_CHECK_ALONE, beside);
    wish->seats = seats;
    wish->maps = boards;
    wish->games = games ? (unsigned long)games : wish->sequential ? MOST_GAMES : USUAL_GAMES;
    wish->workers = (int)workers;
    wish->match.seed = (uint64_t)seed;
    wish->match.limits.nodes = (uint64_t)nodes;
}

const char *match_bot_command(const char *name) {
    static const char prefix[] = "engine:";
    return strncmp(name, prefix, strlen(prefix)) == 0 && name[strlen(prefix)] ? name + strlen(prefix) : NULL;
}

/* How many players are named; 0 when there are too many, or one is unknown: `unknown` then is its name. */
static int find_players(struct match_wish *wish, const char **unknown) {
    struct match *match = &wish->match;
    int count = 0;
    if (strlen(wish->seats) >= sizeof wish->names || strpbrk(wish->seats, "\r\n"))
        return 0;
    strcpy(wish->names, wish->seats);
    char *at = wish->names;
    for (char *name; (name = args_cut(&at)); count++) {
        if (count == GAME_MAX_SEATS)
            return 0;
        match->player[count] = (struct match_player){name, mind_find_player(name), match_bot_command(name)};
        if (!match->player[count].mind && !match->player[count].command) {
            *unknown = name;
            return 0;
        }
    }
    return count;
}

static bool open_boards(struct match_wish *wish, const struct cli *cli) {
    struct boards *boards = &wish->opened;
    if (!boards_open(boards, cli, &wish->start, wish->maps, BOARDS_MOST))
        return false;
    for (size_t i = 0; i < boards->count; i++)
        wish->boards[i] = (struct match_board){.name = boards->name[i],
                                               .choices = boards->start[i].choices,
                                               .count = boards->start[i].count,
                                               .position = boards->start[i].position,
                                               .setting = table_setting(boards->table[i])};
    wish->match.boards = wish->boards;
    wish->match.board_count = boards->count;
    return true;
}

/* Levels need a game that counts features, and weights for them. */
static bool all_can_play(const struct match *match, const struct match_board *board) {
    for (int i = 0; i < match->seats; i++)
        if (match->player[i].mind && !mind_fingerprint(match->game, board->setting, match->player[i].mind))
            return false;
    return true;
}

static bool refuse_seats(const struct cli *cli, enum word word, const struct match *match, size_t board) {
    char has[24], before[24];
    snprintf(has, sizeof has, "%d", match->game->seats(match->boards[board].setting));
    snprintf(before, sizeof before, "%d", match->seats);
    fputs("astragal: ", cli->error);
    cli_say(cli, cli->error, word, match->boards[board].name, has, before);
    return false;
}

/* Players on all seats. Every board has as many, and players who are named for a part of them come again. */
static bool take_seats(struct match *match, const struct cli *cli) {
    match->seats = match->game->seats(match->boards[0].setting);
    if (match->named < 2 || match->seats % match->named != 0)
        return refuse_seats(cli, WORD_MATCH_SEATS, match, 0);
    for (size_t i = 1; i < match->board_count; i++)
        if (match->game->seats(match->boards[i].setting) != match->seats)
            return refuse_seats(cli, WORD_MATCH_OTHER_SEATS, match, i);
    for (int i = match->named; i < match->seats; i++)
        match->player[i] = match->player[i % match->named];
    return true;
}

bool match_prepare(struct match_wish *wish, const struct cli *cli) {
    struct match *match = &wish->match;
    match->game = wish->start.game;
    const char *unknown = NULL;
    match->named = find_players(wish, &unknown);
    if (unknown) {
        cli_fail(cli, WORD_MATCH_UNKNOWN, unknown);
        return false;
    }
    if (!open_boards(wish, cli) || !take_seats(match, cli))
        return false;
    for (size_t i = 0; i < match->board_count; i++)
        if (!all_can_play(match, &match->boards[i])) {
            cli_fail(cli, WORD_MATCH_MINDLESS, match->game->name);
            return false;
        }
    return true;
}

void match_release(struct match_wish *wish) {
    boards_close(&wish->opened);
}
