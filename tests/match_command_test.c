/* `astragal match` as a command: what it prints, refuses, goes on with, and writes. */
#define _DEFAULT_SOURCE
#include "command.h"
#include "games.h"
#include "match_inside.h"
#include "pig_private.h"
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
    static const char *const lines[] = {"games: 4\n",    "\nwins: 4 0\n",   "\ndrawn: 0\n",
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
    check(games_all, "match --seats greedy --games 2", 1, "base-2 has 2 seats: name as many players");
    check(games_all, "match --seats greedy,random,random --maps base-4", 1,
          "base-4 has 4 seats: name as many players, or two for four seats: level:1 ");
    check(games_all, "match --seats greedy --lang fr", 1,
          "base-2 a 2 places\u00a0: nommez autant de joueurs");
    check(test_games, "match --seats random", 1, "pig has 2 seats: name as many players");
    check(games_all, "match --seats greedy,nobody --games 2", 1,
          "there is no player nobody: it may be level:1");
    check(games_all, "match --seats greedy,random --maps base-2,base-3", 1,
          "base-3 has 3 seats, the maps before it have 2: the maps of a match have the same number\n");
    check(games_all, "match --seats greedy,random --maps base-2,tactics,base-4 --lang fr", 1,
          "base-4 a 4 places, les cartes d’avant en ont 2\u00a0: ");
    check(games_all, "match --seats greedy,random --maps nowhere", 1, "nowhere");
    check(games_all, "match --seats greedy,random --maps ,", 1, "--maps takes 1 to 128 boards, with commas");
    check(games_all, "match --seats greedy,random --maps base-2 --map base-2", 1,
          "give --map or --maps, not both");
    check(test_games, "match --maps base-2", 1, "the game pig has no boards");
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
    check(test_games, "match --seats greedy,random", 1, "levels cannot play the game pig");
    check(games_all, "match --check greedy", 1, "--check takes engine:COMMAND, not greedy");
}

/* It would look as if they had been followed. */
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
    check(games_all, "match --seats greedy,~nobody", 1, "there is no player nobody: ");
}

/* As the usage says: nothing but the name of the command is needed, and --games limits --sprt too. */
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

/* In both languages: what the usage names is explained below it, and the whole text is there. */
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

/* Two names on four seats are two sides: the wins of both seats are the side's, and so is the Elo. */
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

static void levels_cannot_play_without_weights(void **unused) {
    (void)unused;
    struct game counts = pig_with_features();
    const struct game *const games[] = {&counts, NULL};
    check(games, "match --seats greedy,random", 1, "levels cannot play the game pig");
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

/* What the progress of a match says, after `seconds`: two games of which the first player won `wins`. */
static void check_progress(enum game_language language, bool sequential, int wins, double seconds,
                           const char *expected) {
    char *said;
    size_t length;
    struct cli cli = {.language = language, .error = open_memstream(&said, &length)};
    struct match_wish *wish = calloc(1, sizeof *wish);
    assert_true(cli.error && wish);
    wish->games = 10;
    wish->sequential = sequential;
    wish->sprt = (struct sprt){0, 100};
    struct tally *tally = tally_new(two, wish->games, sequential ? &wish->sprt : NULL);
    for (int i = 0; i < 2; i++)
        tally_add(tally, &(struct match_game){.number = (unsigned long)i, .winner = i < wins ? 0 : 1});
    match_show_progress(&cli, wish, tally, 2, seconds);
    fclose(cli.error);
    assert_string_equal(said, expected);
    free(said);
    tally_free(tally);
    free(wish);
}

static void progress_is_written_as_the_language_writes_numbers(void **unused) {
    (void)unused;
    check_progress(GAME_ENGLISH, false, 1, 5, "2 of 10 games, about 20 s to go\n");
    check_progress(GAME_ENGLISH, false, 1, 2250, "2 of 10 games, about 2.5 h to go\n");
    check_progress(GAME_FRENCH, false, 1, 2250, "2 parties sur 10, encore 2,5 h environ\n");
    check_progress(GAME_ENGLISH, true, 0, 5, "2 games, log-likelihood ratio -0.33 (ends at ±2.94)\n");
    check_progress(GAME_FRENCH, true, 0, 5, "2 parties, log-rapport de vraisemblance -0,33 (fin à ±2,94)\n");
}

/* The lines of a match that do not depend on how fast the machine is. */
static void keep_steady_lines(char *out) {
    char *line = strstr(out, "seconds_per_decision:");
    assert_non_null(line);
    char *end = strchr(line, '\n');
    memmove(line, end, strlen(end) + 1);
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
    check(games_all, MATCH "--games 8 --resume results", 0, "games: 8\n"); /* nothing is left to play */
    char *again = read_file("results");
    assert_string_equal(again, whole);
    free(again);

    /* The weights are those of the map: that they are others is not why. */
    check(games_all, "match --seats level:3,greedy --maps base-2 --seed 5 --games 8 --resume results", 1,
          ": another match, with other maps: \"tactics\" there, nothing here\n");
    check(games_all, MATCH "--rules full --games 8 --resume results", 1,
          ": another match, with another option of the game: \"rules sheet\" there, \"rules full\" here\n");
    check(games_all, "match --seats level:3,greedy --maps base-2,tactics --games 8 --resume results", 1,
          "results:7: another match, with another seed: \"5\" there, \"1\" here\n");
    check(games_all,
          "match --seats level:4,greedy --maps base-2,tactics --games 8 --resume results --lang fr", 1,
          "results:3: un autre match, avec d’autres joueurs\u00a0: là «\u00a0level:3\u00a0», ici ");
    char *mind = strstr(whole, "\nmind ");
    assert_non_null(mind);
    mind[6] = mind[6] == '0' ? '1' : '0';
    write_file("results", whole);
    check(games_all, MATCH "--games 8 --resume results", 1,
          "results:4: a player was another one then: its weights or settings have changed since");
    free(whole);
    check(games_all, "match --seats level:3,greedy --games 2 --resume no/results", 1, "cannot be written");
    assert_int_equal(remove("results"), 0);
#undef MATCH
}

/* A match on the usual board is the same whether the board is named or not; files of version 0.1.0, which then had the
   game's name there, go on. */
static void the_usual_board_need_not_be_named_to_go_on(void **unused) {
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

/* A bot that stops the match, as Ctrl-C would, when it is first asked for a decision. */
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
    assert_says(run->error, "; the same command goes on\n");
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
    /* A long name is cut between letters. */
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
          "astragal: no/records: is no folder that records can be written into\n");
    assert_int_equal(remove("records/game-000001.astragal") | remove("records/second"), 0);
    assert_int_equal(rmdir("records"), 0);
}

/* Two matches have games of the same numbers: the second would take the place of the first without a word. */
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
    /* What was refused leaves nothing behind that would stand in the way of another match. */
    check(games_all, "match --seats greedy,random --maps base-2 --games 1 --seed 3 --resume other", 0,
          "games: 1\n");
    /* The same match goes on. */
    check(games_all, MATCH "--games 2 --resume results", 0, "games: 2\n");
    assert_int_equal(access("records/game-000002.astragal", F_OK), 0);
    free(same);
    free(record);
    assert_int_equal(remove("records/game-000001.astragal") | remove("records/game-000002.astragal"), 0);
    assert_int_equal(rmdir("records") | remove("results") | remove("other"), 0);
#undef MATCH
}

/* Before anything is played: otherwise the results of that game would be in the file. */
static void a_file_is_no_folder_for_records_and_that_is_seen_at_once(void **unused) {
    (void)unused;
    write_file("records", "");
    struct run *run =
        run_games(games_all, "", "match --seats greedy,random --games 2 --records records --resume results");
    assert_int_equal(run->code, 1);
    assert_string_equal(run->error, "astragal: records: is no folder that records can be written into\n");
    assert_int_equal(access("results", F_OK), -1);
    finish(run);
    assert_int_equal(remove("records"), 0);
    /* What goes wrong later is said once; workers have an error stream of their own, so in a process. */
    char said[256] = "";
    assert_int_equal(mkdir("records", 0777) | mkdir("records/game-000001.astragal.new", 0777), 0);
    FILE *match =
        popen("\"$ASTRAGAL\" match --lang en --seats greedy,random --games 1 --records records 2>&1", "r");
    assert_non_null(match);
    assert_true(fread(said, 1, sizeof said - 1, match) > 0);
    assert_int_not_equal(pclose(match), 0);
    assert_string_equal(said, "astragal: records: cannot be written\n");
    assert_int_equal(rmdir("records"), 0); /* what was begun is gone */
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
    /* Of several each with its own. */
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

/* Words without `ok` are another mistake than no words at all. */
static void a_bot_that_is_waited_for_in_vain_is_told_what_it_said(void **unused) {
    (void)unused;
    expect_fault_words(GAME_ENGLISH, "", "no answer in time: nothing came (is its output flushed?)");
    expect_fault_words(GAME_ENGLISH, "OK", "no line `ok` or `error` came in time; its last words: OK");
    expect_fault_words(
        GAME_FRENCH, "",
        "pas de réponse à temps\u00a0: rien n’est venu (vide-t-il son tampon de sortie\u00a0?)");
    expect_fault_words(GAME_FRENCH, "OK",
                       "aucune ligne `ok` ou `error` à temps\u00a0; ses derniers mots\u00a0: OK");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_match_prints_a_line_for_each_measure),
        cmocka_unit_test(a_check_of_a_bot_refuses_the_options_of_matches),
        cmocka_unit_test(blanks_around_names_are_left_out),
        cmocka_unit_test(what_is_not_given_has_the_value_that_help_names),
        cmocka_unit_test(help_explains_every_option),
        cmocka_unit_test(two_players_share_the_seats_of_four),
        cmocka_unit_test(levels_cannot_play_without_weights),
        cmocka_unit_test(a_sequential_match_says_which_hypothesis_holds),
        cmocka_unit_test(progress_is_written_as_the_language_writes_numbers),
        cmocka_unit_test(a_match_goes_on_where_it_was_cut_off),
        cmocka_unit_test(the_usual_board_need_not_be_named_to_go_on),
        cmocka_unit_test(a_match_that_is_stopped_says_whether_its_games_are_kept),
        cmocka_unit_test(a_match_writes_records_that_replay),
        cmocka_unit_test(records_of_another_match_are_not_written_over),
        cmocka_unit_test(a_file_is_no_folder_for_records_and_that_is_seen_at_once),
        cmocka_unit_test(a_bot_that_misbehaves_is_named_with_the_reason),
        cmocka_unit_test(a_bot_that_is_waited_for_in_vain_is_told_what_it_said),
    };
    return cmocka_run_group_tests(tests, make_directory, remove_directory);
}
