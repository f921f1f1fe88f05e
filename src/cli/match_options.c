/* Makes a match from the command line: players, boards, limits. */
#include "bounds.h"
#include "clock.h"
#include "match_internal.h"

#include <string.h>

enum {
    MOST_DECISIONS = 3000,
    DEFAULT_GAMES = 100,
    DEFAULT_TIMEOUT = 10,
    MOST_TIMEOUT = 86400,
    MOST_ELO = 2000
};

static int default_workers(void) {
    return clock_cores() < MAX_WORKERS ? (int)clock_cores() : MAX_WORKERS;
}

/* Two numbers separated by a comma, the larger one last. */
static void take_sprt(struct match_options *options, struct args *args, const char *value) {
    char first[32];
    const char *comma = strchr(value, ',');
    size_t length = comma ? (size_t)(comma - value) : sizeof first;
    if (length < sizeof first) {
        memcpy(first, value, length);
        first[length] = '\0';
        options->sequential = text_read_decimal(first, -MOST_ELO, MOST_ELO, &options->sprt.elo0) &&
                              text_read_decimal(comma + 1, -MOST_ELO, MOST_ELO, &options->sprt.elo1) &&
                              options->sprt.elo0 < options->sprt.elo1;
    }
    if (!options->sequential)
        args_fail_between(args, WORD_BAD_SPRT, "--sprt", -MOST_ELO, MOST_ELO);
}

static bool take_words(struct match_options *options, struct args *args, const char **seats,
                       const char **boards) {
    const char *sprt = "";
    if (args_value(args, "--sprt", &sprt)) {
        take_sprt(options, args, sprt);
        return true;
    }
    return args_value(args, "--seats", seats) || args_value(args, "--maps", boards) ||
           args_value(args, "--resume", &options->resume) ||
           args_value(args, "--records", &options->records) || args_value(args, "--check", &options->check);
}

/* Whether the next option can be combined with --check. */
static bool goes_with_check(const struct args *args) {
    return args_is(args, "--check") || args_is(args, "--bot-time") || args_is(args, "--game");
}

void match_take_options(struct match_options *options, const struct cli *cli, struct args *args) {
    const char *seats = NULL, *boards = NULL;
    const char *beside = NULL; /* the first option that --check does not take */
    long games = 0, seed = 1, nodes = 0, workers = default_workers();
    options->start = game_options_of(cli, args);
    options->match = (struct match){.most_decisions = MOST_DECISIONS, .timeout = DEFAULT_TIMEOUT};
    while (args_more(args)) {
        if (!beside && !goes_with_check(args))
            beside = args->words[0];
        if (!take_words(options, args, &seats, &boards) &&
            !args_decimal(args, "--time", 0, MAX_SECONDS, &options->match.limits.seconds) &&
            !args_decimal(args, "--bot-time", 0.001, MOST_TIMEOUT, &options->match.timeout) &&
            !args_number(args, "--games", 1, MAX_GAMES, &games) &&
            !args_number(args, "--seed", 0, MAX_SEED, &seed) &&
            !args_number(args, "--workers", 1, MAX_WORKERS, &workers) &&
            !args_number(args, "--nodes", 0, MAX_NODES, &nodes) && !game_options_take(&options->start, args))
            args_refuse(args);
    }
    if (options->check && beside)
        args_fail(args, WORD_CHECK_ALONE, beside);
    options->seats = seats;
    options->maps = boards;
    options->games = games ? (unsigned long)games : options->sequential ? MAX_GAMES : DEFAULT_GAMES;
    options->workers = (int)workers;
    options->match.seed = (uint64_t)seed;
    options->match.limits.nodes = (uint64_t)nodes;
}

const char *match_bot_command(const char *name) {
    static const char prefix[] = "engine:";
    return strncmp(name, prefix, strlen(prefix)) == 0 && name[strlen(prefix)] ? name + strlen(prefix) : NULL;
}

/* Returns the number of players named; 0 when there are too many, or when one is unknown, whose name is
   *unknown. */
static int find_players(struct match_options *options, const char *names, const char **unknown) {
    struct match *match = &options->match;
    int count = 0;
    if (strlen(names) >= sizeof options->names || strpbrk(names, "\r\n"))
        return 0;
    strcpy(options->names, names);
    char *at = options->names;
    for (char *name; (name = args_cut(&at)); count++) {
        if (count == GAME_MAX_SEATS)
            return 0;
        match->player[count] = (struct match_player){name, ai_find_player(name), match_bot_command(name)};
        if (!match->player[count].ai && !match->player[count].command) {
            *unknown = name;
            return 0;
        }
    }
    return count;
}

static bool open_boards(struct match_options *options, const struct cli *cli) {
    struct boards *boards = &options->opened;
    if (!boards_open(boards, cli, &options->start, options->maps, BOARDS_MOST))
        return false;
    for (size_t i = 0; i < boards->count; i++)
        options->boards[i] = (struct match_board){.name = boards->name[i],
                                                  .choices = boards->start[i].choices,
                                                  .count = boards->start[i].count,
                                                  .position = boards->start[i].position,
                                                  .setting = table_setting(boards->table[i])};
    options->match.boards = options->boards;
    options->match.board_count = boards->count;
    return true;
}

/* Levels need weights for the game. */
static bool all_can_play(const struct match *match, const struct match_board *board) {
    for (int i = 0; i < match->seats; i++)
        if (match->player[i].ai && !ai_fingerprint(match->game, board->setting, match->player[i].ai))
            return false;
    return true;
}

static bool refuse_seats(const struct cli *cli, enum word word, const struct match *match, size_t board) {
    char has[24], before[24];
    struct match other = *match;
    other.boards = &match->boards[board];
    other.board_count = 1;
    match_take_seats(&other);
    snprintf(has, sizeof has, "%d", other.seats);
    snprintf(before, sizeof before, "%d", match->seats);
    fputs("astragal: ", cli->error);
    cli_say(cli, cli->error, word, match->boards[board].name, has, before);
    cli_note_refusal(cli);
    return false;
}

/* Assigns players to seats. All boards must have the same number; if fewer players are named, they repeat. A
   single player is accepted only where all players win together. */
static bool take_seats(struct match_options *options, const struct cli *cli) {
    struct match *match = &options->match;
    size_t other = match_take_seats(match);
    if (!options->seats && match->seats == 1)
        match->named = 1;
    if (match->named < (match->together ? 1 : 2) || match->seats == 0 || match->seats % match->named != 0)
        return refuse_seats(cli, WORD_MATCH_SEATS, match, 0);
    if (other < match->board_count)
        return refuse_seats(cli, WORD_MATCH_OTHER_SEATS, match, other);
    for (int i = match->named; i < match->seats; i++)
        match->player[i] = match->player[i % match->named];
    if (!match->together || !options->sequential)
        return true;
    cli_refuse(cli, WORD_MATCH_TOGETHER, NULL);
    return false;
}

/* The number of seats for players with these choices; 0 if they are refused. */
static int count_seats(const struct game_options *start) {
    struct game_error error = {.language = GAME_ENGLISH};
    struct table *table = table_new(start->game, start->choices, start->count, &error);
    if (!table)
        return 0;
    struct match_board board = {.setting = table_setting(table)};
    struct match match = {.game = start->game, .boards = &board, .board_count = 1};
    match_take_seats(&match);
    table_free(table);
    return match.seats;
}

/* Where the number of seats is an option that was not given, chooses it such that each named player has a
   seat, besides those of automas. */
static void choose_seats(struct match_options *options) {
    const struct game *game = options->start.game;
    if (!options->seats || options->match.named == 0 || !game->seats_option ||
        game_options_chosen(&options->start, game->seats_option))
        return;
    for (int seats = options->match.named; seats <= GAME_MAX_SEATS; seats++) {
        struct game_options start = options->start;
        snprintf(options->seats_value, sizeof options->seats_value, "%d", seats);
        game_options_choose(&start, game->seats_option, options->seats_value);
        if (count_seats(&start) != options->match.named)
            continue;
        options->start = start;
        return;
    }
}

bool match_prepare(struct match_options *options, const struct cli *cli) {
    struct match *match = &options->match;
    match->game = options->start.game;
    const char *unknown = NULL;
    match->named = find_players(options, options->seats ? options->seats : "level:4,random", &unknown);
    if (unknown) {
        cli_refuse(cli, WORD_MATCH_UNKNOWN, unknown);
        return false;
    }
    choose_seats(options);
    if (!open_boards(options, cli) || !take_seats(options, cli))
        return false;
    for (size_t i = 0; i < match->board_count; i++)
        if (!all_can_play(match, &match->boards[i])) {
            cli_refuse(cli, WORD_MATCH_NO_LEVELS, match->game->name);
            return false;
        }
    return true;
}

void match_release(struct match_options *options) {
    boards_close(&options->opened);
}
