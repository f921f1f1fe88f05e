/* `astragal match`: games between players, on all cores, and what they say about strength. */
#define _POSIX_C_SOURCE 200809L
#include "clock.h"
#include "match.h"
#include "start.h"

#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST_GAMES = 1000000, MOST_DECISIONS = 3000, MOST_WORKERS = 64, USUAL_GAMES = 100 };

struct sums {
    unsigned long games, drawn;
    unsigned long wins[GAME_MAX_SEATS];
    unsigned long made[GAME_MAX_SEATS];
    double seconds[GAME_MAX_SEATS];
    unsigned long decisions;
};

/* One worker plays every n-th game and writes each result into the pipe; smaller than a pipe's atom, so they stay whole. */
static void work(const struct match *match, unsigned long first, unsigned long step, unsigned long games,
                 int pipe_end) {
    struct match_room *room = match_open(match);
    struct match_game game;
    for (unsigned long number = first; room && number < games; number += step) {
        match_play(room, number, &game);
        if (write(pipe_end, &game, sizeof game) != (ssize_t)sizeof game)
            break;
    }
    match_close(room);
}

static void add_game(struct sums *sums, const struct match_game *game, int seats) {
    sums->games++;
    sums->decisions += game->decisions;
    if (game->winner < 0)
        sums->drawn++;
    else
        sums->wins[game->winner]++;
    for (int seat = 0; seat < seats; seat++) {
        sums->made[seat] += game->made[seat];
        sums->seconds[seat] += game->seconds[seat];
    }
}

static void show_progress(const struct cli *cli, const struct sums *sums, unsigned long games,
                          double seconds) {
    char done[24], all[24], left[24];
    snprintf(done, sizeof done, "%lu", sums->games);
    snprintf(all, sizeof all, "%lu", games);
    snprintf(left, sizeof left, "%.0f", seconds / (double)sums->games * (double)(games - sums->games));
    cli_say(cli, cli->error, WORD_MATCH_PROGRESS, done, all, left);
}

/* Starts the workers and adds up what they report. False when a game is missing at the end. */
static bool play_all(const struct cli *cli, const struct match *match, unsigned long games,
                     unsigned long workers, struct sums *sums) {
    int ends[2];
    int seats = match->game->seats(match->setting);
    double start = clock_seconds(), shown = start;
    struct match_game game;
    if (pipe(ends) != 0)
        return false;
    fflush(NULL);
    for (unsigned long i = 0; i < workers; i++) {
        pid_t child = fork();
        if (child == 0) {
            close(ends[0]);
            work(match, i, workers, games, ends[1]);
            _exit(0);
        }
    }
    close(ends[1]);
    while (read(ends[0], &game, sizeof game) == (ssize_t)sizeof game) {
        add_game(sums, &game, seats);
        if (clock_seconds() - shown > 5) {
            shown = clock_seconds();
            show_progress(cli, sums, games, shown - start);
        }
    }
    close(ends[0]);
    while (wait(NULL) > 0)
        ;
    return sums->games == games;
}

static void print_numbers(FILE *out, const char *name, const double *numbers, int count, const char *format) {
    fprintf(out, "%s:", name);
    for (int i = 0; i < count; i++) {
        fputc(' ', out);
        fprintf(out, format, numbers[i]);
    }
    fputc('\n', out);
}

/* Elo of the first player against all others together. */
static void print_sums(FILE *out, const struct match *match, const struct sums *sums) {
    int seats = match->game->seats(match->setting);
    double wins[GAME_MAX_SEATS] = {0}, seconds[GAME_MAX_SEATS], elo, error;
    for (int seat = 0; seat < seats; seat++) {
        wins[seat] = (double)sums->wins[seat];
        seconds[seat] = sums->made[seat] ? sums->seconds[seat] / (double)sums->made[seat] : 0;
    }
    double score = (wins[0] + 0.5 * (double)sums->drawn) / (double)sums->games;
    match_elo(score, sums->games, &elo, &error);
    fprintf(out, "games: %lu\n", sums->games);
    print_numbers(out, "wins", wins, seats, "%.0f");
    fprintf(out, "drawn: %lu\n", sums->drawn);
    fprintf(out, "elo: %.0f\nerror: %.0f\n", elo, error);
    print_numbers(out, "seconds_per_decision", seconds, seats, "%.5f");
    fprintf(out, "decisions_per_game: %.1f\n", (double)sums->decisions / (double)sums->games);
}

/* The players' names, separated by commas; how many there are, or 0 when one is unknown. */
static int find_players(char *names, struct match *match) {
    int count = 0;
    for (char *name = strtok(names, ","); name; name = strtok(NULL, ",")) {
        if (count == GAME_MAX_SEATS)
            return 0;
        match->player[count] = mind_find_player(name);
        if (!match->player[count++])
            return 0;
    }
    return count;
}

static enum cli_exit play(const struct cli *cli, struct start *start, char *names, struct match *match,
                          long games) {
    struct table *table = start_table(cli, start);
    struct sums sums = {0};
    if (!table)
        return CLI_FAILED;
    match->game = table_game(table);
    match->setting = table_setting(table);
    enum cli_exit answer = CLI_OK;
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    unsigned long workers = cores < 1 ? 1 : cores > MOST_WORKERS ? MOST_WORKERS : (unsigned long)cores;
    if (find_players(names, match) != match->game->seats(match->setting))
        answer = cli_fail(cli, WORD_MATCH_SEATS, NULL);
    else if (!match->game->features || !play_all(cli, match, (unsigned long)games, workers, &sums))
        answer = cli_fail(cli, WORD_NO_MEMORY, NULL);
    else
        print_sums(cli->out, match, &sums);
    table_free(table);
    return answer;
}

enum cli_exit match_command(struct cli *cli, struct args *args) {
    struct start start = start_of(cli, args);
    struct match match = {.most_decisions = MOST_DECISIONS, .seed = 1};
    const char *seats = "level:4,random", *seconds = NULL, *map = NULL;
    char names[256];
    long games = USUAL_GAMES, seed = 1, nodes = 0;
    while (args_more(args)) {
        if (!args_value(args, "--seats", &seats) && !args_value(args, "--time", &seconds) &&
            !args_value(args, "--maps", &map) && !args_number(args, "--games", 1, MOST_GAMES, &games) &&
            !args_number(args, "--seed", 0, 1000000000, &seed) &&
            !args_number(args, "--nodes", 0, 1000000000, &nodes) && !start_take(&start, args))
            args_refuse(args);
    }
    if (args->failed)
        return CLI_USAGE;
    if (strlen(seats) >= sizeof names)
        return cli_fail(cli, WORD_MATCH_SEATS, NULL);
    strcpy(names, seats);
    if (map && start.game->board_option)
        start_choose(&start, start.game->board_option, map);
    match.seed = (uint64_t)seed;
    match.limits.nodes = (uint64_t)nodes;
    match.limits.seconds = seconds ? strtod(seconds, NULL) : 0;
    return play(cli, &start, names, &match, games);
}
