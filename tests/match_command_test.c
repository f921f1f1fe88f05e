/* `astragal match`: its output, errors, resuming, and files. */
#define _DEFAULT_SOURCE
#include "command.h"
#include "games.h"
#include "match_internal.h"
#include "pig_internal.h"
#include "progress.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

static const struct match_sides two = {.seats = 2, .first = 1, .round = 2};

static void a_match_prints_a_line_for_each_measure(void **unused) {
    (void)unused;
    static const char *const lines[] = {
        "games: 4\n",    "\nwins: 4 0\n",   "\nshared: 0\ndrawn: 0\nlost: 0\n",
        "\nelo: ",       "\nerror: ",       "\nseconds_per_decision: 0.",
        "\nseat_wins: ", "\nfaults: 0 0\n", "\ndecisions_per_game: "};
    struct run *run =
        run_games(games_all, "", "match --seats greedy,random --games 4 --maps base-2 --seed 2");
    assert_int_equal(run->code, 0);
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        assert_says(run->out, lines[i]);
    finish(run);
    check(games_all, "match --seats greedy,random --games 4 --maps base-2,tactics", 0,
          "\nboard.tactics: games 2 wins ");
    check(games_all, "match --seats greedy,random,random --games 3 --maps base-3", 0, "games: 3\nwins: ");
    check_refused(games_all, "match --seats greedy --games 2",
                  "base-2 has 2 seats for players: name as many, or two for four seats: level:1 ");
    check_refused(games_all, "match --seats greedy,random,random --maps base-4",
                  "base-4 has 4 seats for players: name as many, or two for four seats: level:1 ");
    check_refused(games_all, "match --seats greedy --lang fr",
                  "base-2 a 2 places pour des joueurs\u00a0: nommez-en autant, ");
    check_refused(games_all, "match --seats greedy,nobody --games 2",
                  "there is no player nobody: it may be level:1");
    check_refused(
        games_all, "match --seats greedy,random --maps base-2,base-3",
        "base-3 has 3 seats for players, the maps before it have 2: the maps of a match have the same\n");
    check_refused(games_all, "match --seats greedy,random --maps base-2,tactics,base-4 --lang fr",
                  "base-4 a 4 places, les plateaux d’avant en ont 2\u00a0: ");
    check_refused(games_all, "match --seats greedy,random --maps nowhere", "nowhere");
    check_refused(games_all, "match --seats greedy,random --maps ,",
                  "--maps takes 1 to 128 boards, with commas");
    check_refused(games_all, "match --seats greedy,random --maps base-2 --map base-2",
                  "give --map or --maps, not both");
    check_refused(test_games, "match --maps base-2", "the game pig has no boards");
    check(games_all, "match --seats greedy,random --sprt 5", 2,
          "--sprt takes two numbers from -2000 to 2000 with a comma between, the smaller first\n");
    check(games_all, "match --seats greedy,random --sprt 5,5", 2, "--sprt takes two numbers");
    check(games_all, "match --seats greedy,random --time fast", 2, "--time takes a number from 0 to 3600\n");
    check(games_all, "match --games many", 2, "--games takes a whole number from 1 to 1000000\n");
    check(games_all, "match --games 0 --lang fr", 2, "--games prend un nombre entier de 1 à 1000000\n");
    check(games_all, "match --nodes", 2, "--nodes takes a whole number from 0 to 1000000000\n");
    check(games_all, "match --bot-time 0", 2, "--bot-time takes a number from 0.001 to 86400\n");
    check(games_all, "match --seats greedy,random --workers 0", 2,
          "--workers takes a whole number from 1 to 64\n");
    check_refused(test_games, "match --game scripted", "levels cannot play the game scripted");
    check(games_all, "match --check greedy", 1, "--check takes engine:COMMAND, not greedy");
}

/* Ignoring them would look as if they had been followed. */
static void a_check_of_a_bot_refuses_the_options_of_matches(void **unused) {
    (void)unused;
    static const char *const others[] = {
        "--seats a,b", "--games=3",   "--sprt 0,5",       "--maps base-2",  "--time 1",      "--nodes 5",
        "--seed 2",    "--workers 2", "--resume nowhere", "--records none", "--rules basic", "--position x"};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        char line[128], said[128];
        snprintf(said, sizeof said, "astragal: --check goes only with --bot-time and --game, not with %.*s\n",
                 (int)strcspn(others[i], " "), others[i]);
        snprintf(line, sizeof line, "match --check engine:exit~1 --bot-time 60 %s", others[i]);
        check(games_all, line, 2, said);
        snprintf(line, sizeof line, "match %s --check engine:exit~1 --game quantum", others[i]);
        check(games_all, line, 2, said);
    }
    check(games_all, "match --check engine:exit~1 --games 3 --lang fr", 2,
          "--check ne va qu’avec --bot-time et --game, pas avec --games\n");
}

static void blanks_around_names_are_left_out(void **unused) {
    (void)unused;
    check(games_all, "match --seats ~greedy,~~random~ --maps base-2~,~tactics --games 4 --seed 2", 0,
          "\nboard.tactics: games 2 wins ");
    check_refused(games_all, "match --seats greedy,~nobody", "there is no player nobody: ");
}

/* As the usage says: all options are optional, and --games limits --sprt too. */
static void what_is_not_given_has_the_value_that_help_names(void **unused) {
    (void)unused;
    check(games_all, "help match", 0,
          "usage: astragal match [--seats A,B,...] [--games N] [--sprt ELO0,ELO1]");
    check(games_all, "match --games 2", 0, "wins: 2 0\n");
    check(games_all, "match --games 2 --resume results", 0, "games: 2\n");
    char *results = read_file("results");
    assert_says(results, "\nplayer level:4\n");
    assert_says(results, "\nplayer random\n");
    free(results);
    assert_int_equal(remove("results"), 0);
}

/* In both languages: every option of the usage is explained, and the text is complete. */
static void help_explains_every_option(void **unused) {
    (void)unused;
    static const struct {
        const char *line, *text, *end;
    } helps[] = {{"help match", "\nPlays games ", "--game.\n\nOptions"},
                 {"help match --lang fr", "\nFait jouer ", "--game.\n\nOptions"}};
    for (size_t i = 0; i < sizeof helps / sizeof helps[0]; i++) {
        struct run *run = run_games(games_all, "", helps[i].line);
        char option[32];
        const char *text = strstr(run->out, helps[i].text), *at = run->out;
        assert_non_null(text);
        assert_says(text, helps[i].end);
        for (; (at = strstr(at, "--")) && at < text; at++) {
            snprintf(option, sizeof option, "%.*s", (int)strcspn(at, " ]\n"), at);
            assert_says(text, option);
        }
        finish(run);
    }
}

/* Two names on four seats are two sides, which have the wins of their seats and the Elo. */
static void two_players_share_the_seats_of_four(void **unused) {
    (void)unused;
    check(games_all, "match --seats greedy,random --games 4 --maps base-4 --seed 2", 0, "\nwins: 4 0\n");
    check(games_all, "match --seats greedy,random --games 4 --maps base-4 --seed 2", 0, "\nelo: 361\n");
    check(games_all, "match --seats greedy,random,greedy,random --games 4 --maps base-4 --seed 2", 0,
          "\nelo: 361\n");
    struct run *run =
        run_games(games_all, "", "match --seats greedy,random --games 4 --maps base-4 --seed 2");
    assert_says(run->out, "\nfaults: 0 0\n");
    const char *seats = strstr(run->out, "\nseat_wins: ");
    unsigned wins[4];
    assert_non_null(seats);
    assert_int_equal(sscanf(seats, "\nseat_wins: %u %u %u %u", &wins[0], &wins[1], &wins[2], &wins[3]), 4);
    assert_int_equal(wins[0] + wins[1] + wins[2] + wins[3], 4);
    finish(run);
}

/* The lines of a report that do not depend on speed. */
static void keep_steady_lines(char *out) {
    char *line = strstr(out, "seconds_per_decision:");
    assert_non_null(line);
    char *end = strchr(line, '\n');
    memmove(line, end, strlen(end) + 1);
}

/* Pig: any number of seats, shared wins, teams, an automa, no opponents. */

/* The number after a name in the report. */
static double value_of(const struct run *run, const char *name) {
    char begin[64];
    snprintf(begin, sizeof begin, "\n%s: ", name);
    const char *at = strstr(run->out, begin);
    if (!at)
        fail_msg("no line %s in:\n%s", name, run->out);
    return atof(at + strlen(begin));
}

/* The sum of all numbers after a name. */
static double sum_of(const struct run *run, const char *name) {
    char begin[64], *next;
    double sum = 0;
    snprintf(begin, sizeof begin, "\n%s:", name);
    const char *at = strstr(run->out, begin);
    assert_non_null(at);
    for (at += strlen(begin); *at == ' '; at = next)
        sum += strtod(at, &next);
    return sum;
}

static struct run *run_pig(const char *line) {
    struct run *run = run_games(test_games, "", line);
    if (run->code != 0)
        fail_msg("%s: %s", line, run->error);
    return run;
}

static void shared_wins_are_wins_of_all_who_share_them(void **unused) {
    (void)unused;
    /* The last of the round holds, and has as much as the first. */
    struct run *run = run_pig("match --seats random,random,random --set rounds=on --games 3 "
                              "--position turn~C~total~20;~A~100;~B~3;~C~80");
    assert_says(run->out, "games: 3\nwins: 1 1 1\nshared: 3\ndrawn: 0\nlost: 0\nelo: 0\n");
    assert_says(run->out, "\nseat_wins: 1.5 0 1.5\n");
    finish(run);
    run = run_pig("match --seats random,random,random,random --set rounds=on --games 1 "
                  "--position turn~D~total~20;~A~100;~B~100;~C~4;~D~80");
    assert_says(run->out, "\nwins: 0.333 0.333 0 0.333\nshared: 1\n");
    finish(run);
    run = run_pig("match --seats random,random,random,random,random --set rounds=on --games 2 "
                  "--position turn~E~total~20;~A~100;~B~5;~C~4;~D~3;~E~80");
    assert_says(run->out, "\nwins: 1 0.5 0 0 0.5\nshared: 2\n");
    finish(run);
}

static void a_match_has_as_many_seats_as_players_are_named(void **unused) {
    (void)unused;
    char line[256] = "match --rounds on --target 20 --games 12 --nodes 20 --seats greedy";
    for (int players = 2; players <= 6; players++) {
        strcat(line, ",random");
        struct run *run = run_pig(line), *again = run_pig(line);
        double over = 12 - value_of(run, "drawn");
        if (sum_of(run, "wins") < over - 0.02 || sum_of(run, "wins") > over + 0.02)
            fail_msg("%s:\n%s", line, run->out);
        assert_string_equal(strstr(run->out, "\nseat_wins"), strstr(again->out, "\nseat_wins"));
        finish(run);
        finish(again);
    }
    /* --seats is an option of the command; --set gives the game's, and two players then alternate. */
    check(test_games, "match --set seats=4 --seats greedy,random --target 20 --games 4", 0, "\nelo: ");
    check_refused(test_games, "match --set seats=5 --seats greedy,random --games 4",
                  "pig has 5 seats for players: name as many");
    check(test_games, "match --set seats=7 --seats greedy,random", 2, "--seats takes a number from 1 to 6");
    check(test_games, "match --set seats --seats greedy,random", 2,
          "--set takes NAME=VALUE with an option of the game, not seats\n");
    check(test_games, "match --set wings=2 --lang fr", 2,
          "--set prend NOM=VALEUR avec une option du jeu, pas wings=2\n");
    check(test_games, "match --set target=20 --target 30", 2, "--target is given twice");
    check_refused(test_games, "match --seats random,random,random,random,random,random,random",
                  "pig has 2 seats");
}

static void teams_win_together(void **unused) {
    (void)unused;
    /* A and C have won: the seats of one name are one team, or half of each. */
    struct run *run = run_pig("match --seats greedy,random --set seats=4 --teams on --games 2 "
                              "--position turn~C~total~20;~A~3;~B~4;~C~80;~D~5");
    assert_says(run->out, "\nwins: 1 1\nshared: 0\n");
    assert_says(run->out, "\nelo: 0\n");
    assert_says(run->out, "\nseat_wins: 1 0 1 0\n");
    finish(run);
    run = run_pig("match --seats greedy,greedy,random,random --teams on --games 1 "
                  "--position turn~C~total~20;~A~3;~B~4;~C~80;~D~5");
    assert_says(run->out, "\nwins: 0.5 0 0.5 0\nshared: 0\n");
    finish(run);
}

static void an_automa_wins_for_nobody(void **unused) {
    (void)unused;
    struct run *run = run_pig("match --seats greedy,random --automa on --games 2 "
                              "--position turn~C~total~20;~A~3;~B~4;~C~80");
    assert_says(run->out, "games: 2\nwins: 0 0\nautoma_wins: 2\nshared: 0\ndrawn: 0\nlost: 0\nelo: 0\n");
    assert_says(run->out, "\nseat_wins: 0 0\nfaults: 0 0\n");
    finish(run);
    run = run_pig("match --seats greedy,random --automa on --rounds on --games 2 "
                  "--position turn~C~total~20;~A~3;~B~100;~C~80");
    assert_says(run->out, "games: 2\nwins: 0.5 0.5\nautoma_wins: 1\nshared: 2\n");
    finish(run);
    run = run_pig("match --seats greedy,random --automa on --games 10 --target 30 --seed 4");
    double wins = sum_of(run, "wins"), automa = value_of(run, "automa_wins");
    assert_true(automa > 0 && wins > 0 && wins + automa > 9.99 && wins + automa < 10.01);
    finish(run);
}

static void who_plays_alone_gets_a_score(void **unused) {
    (void)unused;
    struct run *run = run_pig("match --seats level:4 --target 60 --games 20");
    double wins = value_of(run, "score") * 20;
    assert_true(wins > 1 && wins + value_of(run, "lost") > 19.99 && wins + value_of(run, "lost") < 20.01);
    assert_true(value_of(run, "error") > 0 && value_of(run, "error") < 0.3);
    assert_null(strstr(run->out, "\nelo: "));
    finish(run);
    /* Against an automa; without names the default first player plays. */
    run = run_pig("match --seats random --automa on --games 4 --target 30");
    assert_says(run->out, "\nautoma_wins: ");
    assert_says(run->out, "\nscore: ");
    finish(run);
    check(test_games, "match --set seats=1 --target 30 --games 2 --resume results", 0, "\nscore: ");
    char *results = read_file("results");
    assert_says(results, "\nplayer level:4\nmind ");
    assert_null(strstr(results, "random"));
    free(results);
    assert_int_equal(remove("results"), 0);
    check_refused(test_games, "match --seats random --sprt 0,10",
                  "all players win and lose together: there is no Elo, and no --sprt\n");
    check_refused(test_games, "match --seats random,greedy --set seats=1",
                  "pig has 1 seat for players: name as many");
}

static void a_match_with_shared_wins_goes_on(void **unused) {
    (void)unused;
#define MATCH "match --seats greedy,random,random --automa on --rounds on --secret on --target 12 --seed 2 "
    struct run *straight = run_pig(MATCH "--games 60 --workers 1");
    assert_true(value_of(straight, "shared") > 0 && value_of(straight, "automa_wins") > 0);
    check(test_games, MATCH "--games 31 --workers 2 --resume results", 0, "games: 31\n");
    struct run *resumed = run_pig(MATCH "--games 60 --workers 2 --resume results");
    char *results = read_file("results");
    assert_says(results, " shared parts ");
    assert_says(results, " automa 360 made ");
    assert_says(results, " winner ");
    free(results);
    keep_steady_lines(straight->out);
    keep_steady_lines(resumed->out);
    assert_string_equal(resumed->out, straight->out);
    finish(straight);
    finish(resumed);
    assert_int_equal(remove("results"), 0);
#undef MATCH
}

/* As version 0.1.0 wrote it, and today's for a game that one player won. */
static void results_of_older_versions_are_read(void **unused) {
    (void)unused;
    check(games_all, "match --seats greedy,random --games 2 --resume results", 0, "games: 2\n");
    char *whole = read_file("results");
    assert_says(whole, "\ngames\n");
    char *games = strstr(whole, "\ngames\n") + strlen("\ngames\n");
    strcpy(games, "1 winner 1 made 54 55 microseconds 15 16 faults 0 0\n"
                  "2 winner 0 made 54 55 microseconds 15 16 faults 0 0\n");
    write_file("results", whole);
    free(whole);
    check(games_all, "match --seats greedy,random --games 2 --resume results", 0,
          "games: 2\nwins: 1 0\nshared: 0\ndrawn: 1\nlost: 0\n");
    assert_int_equal(remove("results"), 0);
}

static void levels_cannot_play_without_weights(void **unused) {
    (void)unused;
    struct game counts = pig_with_features();
    const struct game *const games[] = {&counts, NULL};
    check_refused(games, "match --seats greedy,random", "levels cannot play the game pig");
    write_file("record", "[Game \"pig\"]\n[RulesVersion \"1\"]\n\nroll\n");
    check(games, "analyse record", 1, "the game pig cannot be analysed");
    assert_int_equal(remove("record"), 0);
}

static void a_sequential_match_says_which_hypothesis_holds(void **unused) {
    (void)unused;
    check(games_all, "match --seats greedy,random --maps base-2 --sprt 0,200 --seed 1", 0,
          "\nholds: elo 200\n");
    check(games_all, "match --seats random,greedy --maps base-2 --sprt 0,200 --seed 1", 0,
          "\nholds: elo 0\n");
    check(games_all, "match --seats random,greedy --maps base-2 --sprt 0,200 --games 2", 0,
          "\nholds: none\n");
}

/* The progress line of a match after `seconds`: two games of which the first player won `wins`. */
static void check_progress(enum game_language language, bool sequential, int wins, double seconds,
                           const char *expected) {
    char *said;
    size_t length;
    struct cli cli = {.language = language, .error = open_memstream(&said, &length)};
    struct match_options *options = calloc(1, sizeof *options);
    assert_true(cli.error && options);
    options->games = 10;
    options->sequential = sequential;
    options->sprt = (struct sprt){0, 100};
    struct tally *tally = tally_new(two, options->games, sequential ? &options->sprt : NULL);
    for (int i = 0; i < 2; i++)
        tally_add(tally, &(struct match_game){.number = (unsigned long)i,
                                              .end = MATCH_WON,
                                              .part = {i < wins ? SCORE_WIN : 0, i < wins ? 0 : SCORE_WIN}});
    match_show_progress(&cli, options, tally, 2, seconds);
    fclose(cli.error);
    assert_string_equal(said, expected);
    free(said);
    tally_free(tally);
    free(options);
}

static void progress_is_written_as_the_language_writes_numbers(void **unused) {
    (void)unused;
    check_progress(GAME_ENGLISH, false, 1, 5, "2 of 10 games, about 20 s to go\n");
    check_progress(GAME_ENGLISH, false, 1, 2250, "2 of 10 games, about 2.5 h to go\n");
    check_progress(GAME_FRENCH, false, 1, 2250, "2 parties sur 10, encore 2,5 h environ\n");
    check_progress(GAME_ENGLISH, true, 0, 5, "2 games, log-likelihood ratio -0.33 (ends at ±2.94)\n");
    check_progress(GAME_FRENCH, true, 0, 5, "2 parties, log-rapport de vraisemblance -0,33 (fin à ±2,94)\n");
}

static void a_match_goes_on_where_it_was_cut_off(void **unused) {
    (void)unused;
#define MATCH "match --seats level:3,greedy --maps base-2,tactics --seed 5 "
    struct run *straight = run_games(games_all, "", MATCH "--games 8 --workers 1");
    assert_int_equal(straight->code, 0);
    keep_steady_lines(straight->out);

    check(games_all, MATCH "--games 5 --workers 2 --resume results", 0, "games: 5\n");
    char *whole = read_file("results");
    assert_int_equal(truncate("results", (off_t)strlen(whole) - 9), 0); /* in the middle of the last line */
    free(whole);
    struct run *resumed = run_games(games_all, "", MATCH "--games 8 --workers 2 --resume results");
    assert_int_equal(resumed->code, 0);
    keep_steady_lines(resumed->out);
    assert_string_equal(resumed->out, straight->out);
    finish(resumed);
    finish(straight);

    whole = read_file("results");
    check(games_all, MATCH "--games 8 --resume results", 0, "games: 8\n"); /* nothing left to play */
    char *again = read_file("results");
    assert_string_equal(again, whole);
    free(again);

    /* The weights depend on the map, so different weights are not reported as the reason. */
    check(games_all, "match --seats level:3,greedy --maps base-2 --seed 5 --games 8 --resume results", 1,
          ": another match, with other maps: \"tactics\" there, nothing here\n");
    check(games_all, MATCH "--rules full --games 8 --resume results", 1,
          ": another match, with another option of the game: \"rules sheet\" there, \"rules full\" here\n");
    check(games_all, "match --seats level:3,greedy --maps base-2,tactics --games 8 --resume results", 1,
          "results:7: another match, with another seed: \"5\" there, \"1\" here\n");
    check(games_all,
          "match --seats level:4,greedy --maps base-2,tactics --games 8 --resume results --lang fr", 1,
          "results:3: un autre match, avec d’autres joueurs\u00a0: là «\u00a0level:3\u00a0», ici ");
    char *search = strstr(whole, "\nmind ");
    assert_non_null(search);
    search[6] = search[6] == '0' ? '1' : '0';
    write_file("results", whole);
    check(games_all, MATCH "--games 8 --resume results", 1,
          "results:4: a player was another one then: its weights or settings have changed since");
    free(whole);
    check(games_all, "match --seats level:3,greedy --games 2 --resume no/results", 1, "cannot be written");
    assert_int_equal(remove("results"), 0);
#undef MATCH
}

/* A match on the default board is the same whether the board is named or not; files of version 0.1.0, which
   have the game's name there, can be resumed. */
static void the_default_board_need_not_be_named_to_resume(void **unused) {
    (void)unused;
    static const char *const ways[] = {"", "--map base-2", "--maps base-2"};
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        char line[256], games[32];
        snprintf(line, sizeof line, "match --seats greedy,random --games %zu --resume results %s", i + 1,
                 ways[i]);
        snprintf(games, sizeof games, "games: %zu\n", i + 1);
        check(games_all, line, 0, games);
    }
    char *whole = read_file("results"), *board = strstr(whole, "\nboard base-2\n"), *older = calloc(1, 65536);
    assert_true(board && older);
    snprintf(older, 65536, "%.*s\nboard quantum\n%s", (int)(board - whole), whole,
             board + strlen("\nboard base-2\n"));
    write_file("results", older);
    check(games_all, "match --seats greedy,random --games 4 --resume results --map base-2", 0, "games: 4\n");
    check(games_all, "match --seats greedy,random --games 4 --resume results --seed 2", 1, "another seed: ");
    strstr(older, "\nmind ")[6] ^= 1;
    write_file("other", older);
    strstr(older, "\nmind ")[6] ^= 1;
    check(games_all, "match --seats greedy,random --games 4 --resume other", 1,
          "other:4: a player was another one");
    assert_int_equal(remove("other"), 0);
    char *longer = read_file("results");
    assert_memory_equal(longer, older, strlen(older));
    assert_true(strlen(longer) > strlen(older));
    free(longer);
    free(older);
    free(whole);
    check(games_all, "match --seats greedy,random --games 2 --resume results --map tactics", 1,
          "another match");
    assert_int_equal(remove("results"), 0);
}

/* A bot that interrupts the match like Ctrl-C at its first decision. */
static struct run *stop_match(const char *further) {
    char line[512], process[24];
    snprintf(process, sizeof process, "%ld", (long)getpid());
    setenv("MATCH_PROCESS", process, 1);
    write_file("bot", "while read -r line; do\n"
                      "    case $line in go*) [ -e asked ] || { >asked; kill -INT $MATCH_PROCESS; } ;; esac\n"
                      "    echo \"$line\"\n"
                      "done | \"$ASTRAGAL\" engine --level 1\n");
    snprintf(line, sizeof line,
             "match --seats greedy,engine:sh~bot --maps base-2 --workers 1 --bot-time 60 %s", further);
    void (*before)(int) = signal(SIGINT, SIG_IGN);
    struct run *run = run_games(games_all, "", line);
    signal(SIGINT, before);
    assert_int_equal(run->code, 1);
    assert_int_equal(remove("bot") | remove("asked"), 0);
    return run;
}

static void a_match_that_is_stopped_says_whether_its_games_are_kept(void **unused) {
    (void)unused;
    struct run *run = stop_match("");
    assert_says(run->error, ", not kept: next time --resume FILE keeps them\n");
    finish(run);
    run = stop_match("--lang fr");
    assert_says(run->error, ", sans rien garder\u00a0: la prochaine fois --resume FICHIER les gardera\n");
    finish(run);
    run = stop_match("--resume results");
    assert_says(run->error, "; the same command continues it\n");
    finish(run);
    assert_int_equal(remove("results"), 0);
}

static void a_match_writes_records_that_replay(void **unused) {
    (void)unused;
    check(games_all, "match --seats greedy,random --maps base-2 --games 2 --records records", 0,
          "games: 2\n");
    check(games_all, "replay records/game-000001.astragal", 0, "quantum: ");
    check(games_all, "replay records/game-000002.astragal", 0, "quantum: ");
    char *record = read_file("records/game-000002.astragal");
    assert_says(record, "[Player.K \"greedy\"]\n[Player.V \"random\"]\n");
    free(record);
    assert_int_equal(remove("records/game-000001.astragal"), 0);
    assert_int_equal(rename("records/game-000002.astragal", "records/second"), 0);
    /* A long name is truncated between code points. */
    char line[512] = "match --maps base-2 --games 1 --records records --bot-time 60 "
                     "--seats greedy,engine:\"$ASTRAGAL\"~engine~--level~1~##";
    while (strlen(line) < 400)
        strcat(line, "é");
    check(games_all, line, 0, "games: 1\n");
    record = read_file("records/game-000001.astragal");
    assert_says(record, "[Player.K \"engine:");
    assert_true(text_is_utf8(record));
    free(record);
    check(games_all, "match --seats greedy,random --games 2 --records no/records", 1,
          "astragal: no/records: this is not a folder that records can be written to\n");
    assert_int_equal(remove("records/game-000001.astragal") | remove("records/second"), 0);
    assert_int_equal(rmdir("records"), 0);
}

/* Games of two matches have the same numbers: the second would overwrite the first. */
static void records_of_another_match_are_not_written_over(void **unused) {
    (void)unused;
#define MATCH "match --seats greedy,random --maps base-2 --records records "
    check(games_all, MATCH "--games 1 --resume results", 0, "games: 1\n");
    char *record = read_file("records/game-000001.astragal");
    check(
        games_all, MATCH "--games 1 --seed 2", 1,
        "astragal: records: already holds the games of a match, which would be written over: name another ");
    check(games_all, MATCH "--games 1 --seed 2 --resume other --lang fr", 1,
          "astragal: records\u00a0: contient déjà les parties d’un match, qui seraient écrasées\u00a0: ");
    char *same = read_file("records/game-000001.astragal");
    assert_string_equal(same, record);
    assert_int_equal(access("records/game-000002.astragal", F_OK), -1);
    /* A refused match leaves nothing behind. */
    check(games_all, "match --seats greedy,random --maps base-2 --games 1 --seed 3 --resume other", 0,
          "games: 1\n");
    /* The same match is resumed. */
    check(games_all, MATCH "--games 2 --resume results", 0, "games: 2\n");
    assert_int_equal(access("records/game-000002.astragal", F_OK), 0);
    free(same);
    free(record);
    assert_int_equal(remove("records/game-000001.astragal") | remove("records/game-000002.astragal"), 0);
    assert_int_equal(rmdir("records") | remove("results") | remove("other"), 0);
#undef MATCH
}

/* Refused before anything is played, or the results of that game would be in the file. */
static void a_file_as_records_folder_is_refused_at_once(void **unused) {
    (void)unused;
    write_file("records", "");
    struct run *run =
        run_games(games_all, "", "match --seats greedy,random --games 2 --records records --resume results");
    assert_int_equal(run->code, 1);
    assert_string_equal(run->error,
                        "astragal: records: this is not a folder that records can be written to\n");
    assert_int_equal(access("results", F_OK), -1);
    finish(run);
    assert_int_equal(remove("records"), 0);
    /* A later failure is reported once; run as a process, since workers have their own error stream. */
    char said[256] = "";
    assert_int_equal(mkdir("records", 0777) | mkdir("records/game-000001.astragal.new", 0777), 0);
    FILE *match =
        popen("\"$ASTRAGAL\" match --lang en --seats greedy,random --games 1 --records records 2>&1", "r");
    assert_non_null(match);
    assert_true(fread(said, 1, sizeof said - 1, match) > 0);
    assert_int_not_equal(pclose(match), 0);
    assert_string_equal(said, "astragal: records: cannot be written\n");
    assert_int_equal(rmdir("records"), 0); /* the incomplete file is gone */
}

static void a_bot_that_misbehaves_is_named_with_the_reason(void **unused) {
    (void)unused;
    struct run *run =
        run_games(games_all, "",
                  "match --games 2 --maps base-2 --bot-time 60 "
                  "--seats greedy,engine:\"$ASTRAGAL\"~engine~--level~1~|~sed~-u~s/^best.*/best\\,fly/");
    assert_int_equal(run->code, 0);
    assert_says(run->out, "wins: 2 0\n");
    assert_says(run->out, "\nfaults: 0 2\n");
    assert_says(run->error, " loses: its answer to `go` is not one line `best ACTION`\n");
    finish(run);
    /* Several bots, each with its own fault. */
    run = run_games(games_all, "",
                    "match --games 1 --maps base-4 --bot-time 60 --seats random,random,"
                    "engine:\"$ASTRAGAL\"~engine~--level~1~|~sed~-u~'s/^best.*/best~fly/',"
                    "engine:\"$ASTRAGAL\"~engine~--level~1~|~sed~-u~'s/^best.*/best~swim/'");
    assert_says(run->error, "best fly/' loses: this action is not possible: fly\n");
    assert_says(run->error, "best swim/' loses: this action is not possible: swim\n");
    finish(run);
    check(games_all, "match --seats greedy,engine:exit~1 --games 2 --maps base-2", 1,
          "engine:exit 1: it ended too early");
    struct run *check_run = run_games(games_all, "", "match --check engine:exit~1");
    assert_int_equal(check_run->code, 1);
    assert_says(
        check_run->out,
        "FAIL  answers `hello` with `protocol 1`: it ended too early\nFAIL  says its name: not tried: ");
    assert_says(check_run->out, "\n0 points passed, 14 failed (13 of them not tried)\n");
    finish(check_run);
    check_run = run_games(games_all, "", "match --check engine:exit~1 --lang fr");
    assert_says(check_run->out, "\n0 point réussi, 14 échoués (dont 13 non essayés)\n");
    finish(check_run);
    check(games_all, "match --check engine:\"$ASTRAGAL\"~engine~--level~1 --bot-time 60", 0,
          " passed, 0 failed");
}

static void expect_fault_words(enum game_language language, const char *detail, const char *expected) {
    struct cli cli = {.language = language};
    char words[GAME_SENTENCE_TEXT];
    struct text out = text_into(words, sizeof words);
    match_fault_words(&cli, BOT_SILENT, detail, &out);
    assert_string_equal(words, expected);
}

/* Output without `ok` is another fault than no output. */
static void a_timeout_reports_what_the_bot_said(void **unused) {
    (void)unused;
    expect_fault_words(GAME_ENGLISH, "", "no answer in time: nothing came (is its output flushed?)");
    expect_fault_words(GAME_ENGLISH, "OK", "no line `ok` or `error` came in time; its last words: OK");
    expect_fault_words(
        GAME_FRENCH, "",
        "pas de réponse à temps\u00a0: rien n’est venu (vide-t-il son tampon de sortie\u00a0?)");
    expect_fault_words(GAME_FRENCH, "OK",
                       "aucune ligne `ok` ou `error` à temps\u00a0; ses derniers mots\u00a0: OK");
}

/* Without the variable the bot would start this test program again and again. */
static int set_up(void **state) {
    if (getenv("ASTRAGAL"))
        return make_directory(state);
    fputs("ASTRAGAL names the program\n", stderr);
    return -1;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_match_prints_a_line_for_each_measure),
        cmocka_unit_test(a_check_of_a_bot_refuses_the_options_of_matches),
        cmocka_unit_test(blanks_around_names_are_left_out),
        cmocka_unit_test(what_is_not_given_has_the_value_that_help_names),
        cmocka_unit_test(help_explains_every_option),
        cmocka_unit_test(two_players_share_the_seats_of_four),
        cmocka_unit_test(shared_wins_are_wins_of_all_who_share_them),
        cmocka_unit_test(a_match_has_as_many_seats_as_players_are_named),
        cmocka_unit_test(teams_win_together),
        cmocka_unit_test(an_automa_wins_for_nobody),
        cmocka_unit_test(who_plays_alone_gets_a_score),
        cmocka_unit_test(a_match_with_shared_wins_goes_on),
        cmocka_unit_test(results_of_older_versions_are_read),
        cmocka_unit_test(levels_cannot_play_without_weights),
        cmocka_unit_test(a_sequential_match_says_which_hypothesis_holds),
        cmocka_unit_test(progress_is_written_as_the_language_writes_numbers),
        cmocka_unit_test(a_match_goes_on_where_it_was_cut_off),
        cmocka_unit_test(the_default_board_need_not_be_named_to_resume),
        cmocka_unit_test(a_match_that_is_stopped_says_whether_its_games_are_kept),
        cmocka_unit_test(a_match_writes_records_that_replay),
        cmocka_unit_test(records_of_another_match_are_not_written_over),
        cmocka_unit_test(a_file_as_records_folder_is_refused_at_once),
        cmocka_unit_test(a_bot_that_misbehaves_is_named_with_the_reason),
        cmocka_unit_test(a_timeout_reports_what_the_bot_said),
    };
    return cmocka_run_group_tests(tests, set_up, remove_directory);
}
