/* The command line: runs every command in memory, with Pig, the scripted game and the games of the program.
   */
#define _DEFAULT_SOURCE
#include "command.h"
#include "games.h"
#include "pig.h"
#include "scripted.h"
#include "signature.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

/* The command line. */

static void a_bad_command_line_gets_usage_and_exit_code_2(void **unused) {
    (void)unused;
    check(test_games, "dance", 2, "astragal: unknown command: dance\n");
    check(test_games, "perft --wide", 2,
          "astragal: not understood: --wide\nusage: astragal perft [--depth N]");
    check(test_games, "perft deep", 2, "astragal: not understood: deep\n");
    check(test_games, "perft --depth", 2, "astragal: --depth takes a whole number from 0 to 20\n");
    check(test_games, "perft --depth many", 2, "astragal: --depth takes a whole number from 0 to 20\n");
    check(test_games, "perft --seats 9", 2, "astragal: --seats takes a number from 1 to 6\n");
    check(test_games, "perft --seats 2 --seats 2", 2, "astragal: --seats is given twice\n");
    check(test_games, "perft --secret perhaps", 2, "astragal: --secret takes on, off\n");
    check(games_all, "perft --rules own --lang fr", 2, "astragal: --rules prend sheet, basic, full\n");
    check(test_games, "bench --seed -1", 2, "astragal: --seed takes a whole number, 0 or more\n");
    check(test_games, "perft --game chess", 2,
          "astragal: there is no game called chess; `astragal help term` names them\n");
    check(test_games, "perft --game", 2, "astragal: --game needs a value\n");
    check(test_games, "bench --seconds soon", 2, "astragal: --seconds takes a number from 0 to 3600\n");
    check(test_games, "engine --depth 3", 2, "astragal: not understood: --depth\n");
    check(test_games, "maps --seats 7", 2, "astragal: --seats takes a whole number from 1 to 6\n");
    check(test_games, "maps a b", 2, "astragal: not understood: b\n");
    check(test_games, "replay", 2, "astragal: this is missing: RECORD\nusage: astragal replay RECORD");
    check(test_games, "replay a b", 2, "astragal: not understood: b\n");
    check(test_games, "term --colour", 2, "astragal: not understood: --colour\n");
    check(test_games, "help dance", 2, "astragal: unknown command: dance\n");
    check(test_games, "help term now", 2, "astragal: not understood: now\n");
    check(test_games, "help --lang de", 2, "astragal: --lang takes en or fr\n");
    check(test_games, "help --lang", 2, "astragal: --lang takes en or fr\n");
}

/* What was asked for does not exist: that is a wrong command line too, but its usage would not help. */
static void a_value_that_cannot_be_is_refused_with_exit_code_2(void **unused) {
    (void)unused;
    static const char *const lines[][2] = {
        {"term --map nowhere", "there is no map or file called nowhere; `astragal maps` lists the maps\n"},
        {"perft --map nowhere", "there is no map or file called nowhere"},
        {"bench --position nothing", "position: nothing is not expected here\n"},
        {"maps nowhere", "there is no map or file called nowhere"},
        {"maps --group x", "no board is like that: `astragal maps` lists all, with their groups\n"},
        {"rules 99", "there is no section 99"},
        {"match --seats level:9", "there is no player level:9"},
        {"match --maps base-2,nowhere", "there is no map or file called nowhere"},
        {"match --map base-3 --seats level:1,level:1", "base-3"},
        {"train --maps nowhere", "there is no map or file called nowhere"},
        {"term --players level:1,level:2,level:3 --map base-2", "name a player for each seat"},
        {"bot nowhere level:1", "astragal: "}};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        check_refused(games_all, lines[i][0], lines[i][1]);
    check(games_all, "term --game nebuleuse --data nowhere", 1,
          "astragal: nowhere: cannot be read: there is no such file or folder\n");
}

static void help_and_version_have_short_names_and_need_no_command(void **unused) {
    (void)unused;
    check(test_games, "", 0, "usage: astragal COMMAND ...\nCommands:\n");
    check(test_games, "--lang fr", 0, "usage\u00a0: astragal COMMANDE ...\n");
    check(test_games, "-h", 0, "usage: astragal COMMAND ...\n");
    check(test_games, "--help", 0, "usage: astragal COMMAND ...\n");
    check(test_games, "perft -h", 0, "usage: astragal perft ");
    check(test_games, "perft --depth 2 --help", 0, "usage: astragal perft ");
    check(test_games, "-V", 0, "astragal 0.");
    check(test_games, "--version", 0, "astragal 0.");
    check(test_games, "perft -V", 0, "astragal 0.");
    check(test_games, "perft --depth 2 --version", 0, "astragal 0.");
    check(test_games, "perft -- -V", 2, "astragal: not understood: -V\n");
    check(test_games, "dance -V", 2, "astragal: unknown command: dance\n");
}

static void after_two_dashes_nothing_is_an_option(void **unused) {
    (void)unused;
    write_file("--log", "no record\n");
    check(test_games, "replay -- --log", 1, "--log:1: ");
    check(test_games, "replay -- -h", 1, "-h: cannot be read: there is no such file or folder");
    check(test_games, "replay -- --lang", 1, "--lang: cannot be read");
    check(test_games, "replay -- a b", 2, "astragal: not understood: b\n");
    check(test_games, "perft -- --depth", 2, "astragal: not understood: --depth\n");
    check(test_games, "perft --depth 1 --", 0, "1 action");
    assert_int_equal(unlink("--log"), 0);
}

static void the_rules_are_printed_by_section(void **unused) {
    (void)unused;
    check(games_all, "rules", 0, "  0  If you have never played\n  1  Rule sets and options\n");
    check(games_all, "rules 1", 0, "1. Rule sets and options\n\n");
    check(games_all, "rules 0", 0,
          "If you have never played\n\nGoal. Be the first to get rid of all your cubes");
    check(games_all, "rules --lang fr", 0, "Glossaire\n");
    check(games_all, "rules all", 0, "- Scrapyard: where destroyed ships wait");
    check_refused(games_all, "rules 99", "there is no section 99: they are 0 to 15");
    check_refused(games_all, "rules abc", "there is no section abc");
    /* Tables have columns, headings no marks; nothing is a link or a path of the repository. */
    check(games_all, "rules 6", 0, "\nCombat odds\n");
    check(games_all, "rules 6", 0, "\n1                      58.3%  72.2%");
    check(games_all, "rules 7", 0, "\n7.1   1       battlestation  strike");
    struct run *run = run_games(games_all, "", "rules all");
    assert_null(strstr(run->out, "###"));
    assert_null(strstr(run->out, "tests/"));
    assert_null(strstr(run->out, "./play"));
    finish(run);
    check_refused(test_games, "rules", "there are no rules for the game Pig here");
}

static void help_explains_every_command_in_both_languages(void **unused) {
    (void)unused;
    static const char *const names[] = {"term",   "engine", "replay", "analyse", "maps", "perft",
                                        "bench",  "match",  "train",  "serve",   "help", "rules",
                                        "verify", "load",   "store",  "bot"};
    char line[64];
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        snprintf(line, sizeof line, "help %s", names[i]);
        check(test_games, line, 0, "usage: astragal ");
        snprintf(line, sizeof line, "--lang fr help %s", names[i]);
        check(test_games, line, 0, "usage\u00a0: astragal ");
        snprintf(line, sizeof line, "%s --help", names[i]);
        check(test_games, line, 0, "usage: astragal ");
        snprintf(line, sizeof line, "  %s ", names[i]);
        check(test_games, "help", 0, line);
    }
    check(test_games, "--help", 0, "Commands:\n");
    check(test_games, "-h --lang=fr", 0, "Commandes\u00a0:\n");
    check(test_games, "help engine", 0, "to 8, default 8) is the level");
    check(test_games, "help --lang fr", 0, "usage\u00a0: astragal COMMANDE ...\n");
    check(test_games, "help perft --lang fr", 0, " [OPTIONS DE PARTIE]\n");
    check(test_games, "--version", 0, "astragal ");
}

static void help_lists_the_options_of_every_game(void **unused) {
    (void)unused;
    check(test_games, "help perft", 0,
          "Options of Pig:\n"
          "  --seats         a number from 1 to 6 (default: 2)\n"
          "  --target        a number from 10 to 1000 (default: 100)\n"
          "  --secret        on, off (default: off)\n"
          "  --teams         on, off (default: off)\n"
          "  --automa        on, off (default: off)\n"
          "  --rounds        on, off (default: off)\n"
          "Options of Scripted:\n"
          "  --script        text (default: A2 ?6 B2)\n");
    check(games_all, "help perft", 0, "  --rules         sheet, basic, full (default: sheet)\n");
}

/* Counting and measuring. */

static void perft_counts_from_the_beginning_or_a_position(void **unused) {
    (void)unused;
    check(test_games, "perft --depth 3", 0, "11 sequences of 3 actions, ");
    check(test_games, "perft --depth=3 --divide", 0, "roll: 11\n11 sequences of 3 actions, ");
    check(test_games, "perft --depth 1 --game scripted --script A7", 0, "7 sequences of 1 action, ");
    check(test_games, "perft --script A7 --depth 1 --game scripted --lang fr", 0, "7 suites de 1 action, ");
    check(test_games, "perft --depth 1 --game scripted --script A1", 0, "1 sequence of 1 action, ");
    check(test_games, "perft --depth 0 --game scripted --lang fr", 0, "1 suite de 0 action, ");
    check(test_games, "perft --depth 0", 0, "1 sequence of 0 actions, ");
    check(test_games, "perft --depth 2 --position turn~B~total~4;~A~30;~B~45", 0,
          "7 sequences of 2 actions, ");
    check_refused(test_games, "perft --position nowhere", "astragal: not a position of Pig");
    check_refused(test_games, "perft --game scripted --script X", "astragal: bad script\n");
}

static void bench_prints_a_line_for_each_measure(void **unused) {
    (void)unused;
    static const char *const names[] = {
        "decisions_per_second: ", "steps_per_second: ", "games_per_second: ", "games_stopped: ",
        "decisions_per_game: ",   "choices_average: ",  "choices_most: ",     "copies_per_second: ",
        "state_bytes: ",          "signature: "};
    struct run *run = run_games(test_games, "", "bench --seconds 0 --seats 3");
    const char *at = run->out;
    assert_int_equal(run->code, 0);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        assert_memory_equal(at, names[i], strlen(names[i]));
        at = strchr(at, '\n') + 1;
    }
    assert_string_equal(at, "");
    finish(run);
}

static size_t reversed_list(const void *setting, const void *state, game_action *out) {
    size_t count = pig_game.list(setting, state, out);
    for (size_t i = 0; i < count / 2; i++) {
        game_action kept = out[i];
        out[i] = out[count - 1 - i];
        out[count - 1 - i] = kept;
    }
    return count;
}

static uint32_t loaded_weight(const void *setting, const void *state, game_action outcome) {
    return pig_game.weight(setting, state, outcome) + (outcome == 6);
}

static uint64_t sign(const struct game *game, const char *target) {
    static game_action actions[GAME_MAX_ACTIONS];
    uint64_t setting[16], from[16], state[16];
    struct game_error error = {0};
    struct game_choice choice = {"target", target};
    assert_true(game->prepare(setting, &choice, 1, &error));
    game->begin(setting, from);
    return signature_of(game, setting, from, state, actions);
}

static void the_signature_depends_on_the_rules_and_not_on_the_order_of_the_list(void **unused) {
    (void)unused;
    struct game reversed = pig_game, loaded = pig_game;
    reversed.list = reversed_list;
    loaded.weight = loaded_weight;
    uint64_t signature = sign(&pig_game, "50");
    assert_true(signature == sign(&pig_game, "50"));
    assert_true(signature == sign(&reversed, "50"));
    assert_true(signature != sign(&loaded, "50"));
    assert_true(signature != sign(&pig_game, "60"));
}

/* Boards. */

static void maps_lists_the_boards_that_fit(void **unused) {
    (void)unused;
    check(games_all, "maps", 0, "base-2 ");
    check(games_all, "maps --group base --seats 3", 0,
          "base-3                  Base 3                  3 players  ");
    check(games_all, "maps --group base --seats 3 --lang fr", 0, "3 joueurs");
    check(games_all, "maps --lang fr", 0, "De la poussière à la poussière  2 joueurs");
    check(games_all, "-- help", 0, "Astragal plays space board games.");
    check(games_all, "bot --lang fr", 2,
          "il manque\u00a0: LIEN JOUEUR\nusage\u00a0: astragal bot LIEN JOUEUR\n");
    check_refused(games_all, "maps --group nowhere", "astragal: no board is like that: ");
    check_refused(test_games, "maps", "astragal: the game pig has no boards\n");
}

static void maps_draws_a_board_and_says_whether_it_can_be_played(void **unused) {
    (void)unused;
    check(games_all, "maps base-2", 0, "This board can be played: 2 players.\n");
    check_refused(games_all, "maps nowhere", "astragal: ");
    write_file("own.map", "name: Own\ncubes: 3\n\n8* 8\n8  8*\n");
    check(games_all, "maps own.map", 0, "This board can be played: 2 players.\n");
    check(games_all, "perft --depth 1 --map own.map", 0, "216 sequences of 1 action,");
    write_file("own.map", "\xEF\xBB\xBFname: Own\r\ncubes: 3\r\n\r\n8* 8\r\n8  8*\r\n");
    check(games_all, "maps own.map", 0, "This board can be played: 2 players.\n");
    write_file("own.map", "name: Own\ncubes: 3\nname: Other\n\n8* 8\n8  8*\n");
    check(games_all, "maps own.map", 1, "own.map:3: ");
    write_file("own.map", "name: Own\n\n8* 8\n8  99\n");
    check(games_all, "maps own.map", 1, "own.map:4: ");
    check(games_all, "engine --map own.map", 1, "own.map:4: ");
    assert_int_equal(unlink("own.map"), 0);
}

/* Records. */

#define RECORD "[Game \"pig\"]\n[RulesVersion \"1\"]\n\nroll\ndie 4\nroll\ndie 6\nhold\n"

static void replay_shows_a_record_at_any_point(void **unused) {
    (void)unused;
    write_file("game", RECORD);
    check(test_games, "replay game", 0, "pig: 5 actions, not finished\nAfter 5 actions:\n  first to 100\n");
    check(test_games, "replay game --to 2 --log", 0,
          "pig: 5 actions, not finished\nTurn 1: Player A\n   1. Player A rolls on\n   2. Player A rolls a "
          "4\nAfter 2 actions:\n");
    check(test_games, "replay --position --to 2 game", 0, "turn A total 4; A 0; B 0\n");
    check(test_games, "replay game --to 6", 1, "astragal: this record has 5 actions\n");
    struct run *run = run_games(test_games, RECORD, "replay - --position");
    assert_string_equal(run->out, "turn B total 0; A 10; B 0\n");
    finish(run);
    assert_int_equal(unlink("game"), 0);
}

static void a_record_that_cannot_be_read_ends_with_exit_code_1(void **unused) {
    (void)unused;
    check(test_games, "replay nowhere", 1,
          "astragal: nowhere: cannot be read: there is no such file or folder\n");
    check(test_games, "replay .", 1, "astragal: .: cannot be read: it is a folder\n");
    check(test_games, "replay nowhere --lang fr", 1,
          "astragal: nowhere\u00a0: lecture impossible\u00a0: ce fichier ou ce dossier n’existe pas\n");
    write_file("game", "[Game \"pig\"]\n[RulesVersion \"1\"]\n\nroll\ndie 7\n");
    check(test_games, "replay game", 1, "game:5: not possible now: die 7\n");
    check(test_games, "term --load game", 1, "game:5: not possible now: die 7\n");
    check(test_games, "replay /dev/zero", 1, "astragal: /dev/zero: is too large\n");
    assert_int_equal(unlink("game"), 0);
}

static void the_engine_starts_with_the_options_of_the_command_line(void **unused) {
    (void)unused;
    struct run *run = run_games(test_games, "show\nnew\nshow\n",
                                "engine --seats 3 --position turn~B~total~4;~A~30;~B~45;~C~0");
    assert_string_equal(run->out, "position turn B total 4; A 30; B 45; C 0\nok\nok\n"
                                  "position turn A total 0; A 0; B 0; C 0\nok\n");
    assert_int_equal(run->code, 0);
    finish(run);
    check_refused(test_games, "engine --position nowhere", "astragal: not a position of Pig");
}

/* A game in the terminal. */

/* Plays the scripted game with these lines as input. */
static struct run *play(const char *script, const char *typed) {
    char line[256];
    snprintf(line, sizeof line, "term --game scripted --seed 1 --script %s", script);
    return run_games(test_games, typed, line);
}

static void a_whole_game_is_played_by_numbers(void **unused) {
    (void)unused;
    struct run *run = play("A1~A5~B2", "1\n2\n2\n\n");
    assert_int_equal(run->code, 0);
    assert_string_equal(run->error, "");
    assert_string_equal(run->out, "   1. done: pick 1\n"
                                  "Step 1\n"
                                  "  1  thing pair1 (2 choices)\n"
                                  "  2  thing pair2 (2 choices)\n"
                                  "  3  do pick 5\n"
                                  "A number, `undo`, or `?` for help.\n"
                                  ">   1  do pick 1 (50.0\u00a0% to succeed)\n"
                                  "  2  do pick 2\n"
                                  "thing pair1: a number, or `back`.\n"
                                  ">    2. done: pick 2\n"
                                  "Step 2\n"
                                  "  1  do pick 1 (50.0\u00a0% to succeed)\n"
                                  "  2  do pick 2\n"
                                  "A number, `undo`, or `?` for help.\n"
                                  ">    3. done: pick 2\n"
                                  "Seat B wins.\n"
                                  "Enter leaves. Or: `rematch`, `analysis`, `log`, `save FILE`, `?`.\n"
                                  "> Goodbye.\n");
    finish(run);
}

static void a_decision_can_be_typed_as_notation_or_as_things(void **unused) {
    (void)unused;
    struct run *run = play("A9~A9~A9~A9", "pick 7\npair2 n4\npair1\nn2\npair3\npair5\n\n");
    assert_says(run->out, "1. done: pick 7\n");
    assert_says(run->out, "2. done: pick 4\n");
    assert_says(run->out, "3. done: pick 2\n");
    assert_says(run->out, "4. done: pick 9\n");
    finish(run);
}

static void what_is_not_possible_is_said_and_asked_again(void **unused) {
    (void)unused;
    struct run *run = play("A2~A2", "9\n0\npick 3\nn1\njump\npick 1\n");
    assert_says(run->out, "> `9` is not possible now. `?` helps.\n> `0` is not possible now. `?` helps.\n"
                          "> `pick 3` is not possible now. `?` helps.\n");
    assert_says(run->out, "`jump` is not possible now. `?` helps.\n");
    assert_says(run->out, "1. done: pick 1\n");
    finish(run);
}

static void choices_are_taken_back_up_to_the_dice(void **unused) {
    (void)unused;
    struct run *run = play("A2~?6~A3~A3~A3", "pick 1\npick 3\npick 2\nundo\nshow\nu\nannuler\n");
    assert_says(run->out, "step 3 sum ");
    assert_says(run->out, "> Taken back.\n");
    assert_says(run->out, "> Nothing to take back: dice or cards came, or others moved.\n");
    finish(run);
}

static void back_leaves_the_way_to_a_decision(void **unused) {
    (void)unused;
    struct run *run = play("A5", "1\nback\n");
    assert_says(run->out, "thing pair1: a number, or `back`.\n> Step 0\n  1  thing pair1 (2 choices)\n");
    finish(run);
}

static void log_position_show_and_help_can_be_asked_for(void **unused) {
    (void)unused;
    struct run *run = play("A2~A2", "1\nlog\nposition\nshow\n?\n");
    assert_says(run->out,
                "> Turn 1: Seat A\n   1. done: pick 1\n> step 1 sum 1 last A\n> \nstep 1 sum 1 last A\n");
    assert_says(run->out, "Typing what is meant works too: `pick 1`");
    assert_says(run->out, "  undo, u             takes back");
    finish(run);
}

static void a_game_is_saved_and_loaded(void **unused) {
    (void)unused;
    struct run *run = play("A3~B3~A3", "2\nsave\nsave game\npick 1\nload game\nno\nload game\ny\n");
    char *saved = read_file("game");
    assert_says(run->out, "`save` needs the name of a file.\n> Saved: game\n");
    assert_says(run->out, "> The game on the table is not saved. Go on? (y/n)\n> > The game");
    assert_says(run->out, "> Loaded: game\n");
    assert_says(saved, "[Game \"scripted\"]\n[RulesVersion \"3\"]\n[Script \"A3 B3 A3\"]\n[Date \"2");
    assert_says(saved, "\n\npick 3\n");
    free(saved);
    finish(run);
    run = run_games(test_games, "pick 2\nsave game\nn\nsave game\ny\nload nowhere\n", "term --load game");
    saved = read_file("game");
    assert_says(run->out, "game exists. Replace it? (y/n)\n");
    assert_says(run->error, "astragal: nowhere: cannot be read: there is no such file or folder\n");
    assert_says(saved, "\n\npick 3\npick 2\n");
    free(saved);
    finish(run);
    assert_int_equal(unlink("game"), 0);
}

static void a_record_is_offered_to_be_saved_at_the_end_and_when_leaving(void **unused) {
    (void)unused;
    struct run *run = play("A2~A2", "1\nsave game\nundo\n1\nquit\ngame\ny\n");
    assert_says(run->out, "Save the record? A file name, or Enter for no.\n> game exists. Replace it? "
                          "(y/n)\n> Saved: game\nGoodbye.\n");
    finish(run);
    assert_int_equal(unlink("game"), 0);
    /* Never "Goodbye" over a save that failed: it is asked again, and the exit code tells. */
    run = play("A2~A2", "1\nquit\nno/such/directory\n");
    assert_says(run->error,
                "astragal: no/such/directory: cannot be written: there is no such file or folder\n");
    assert_null(strstr(run->out, "Goodbye"));
    assert_int_equal(run->code, 1);
    finish(run);
    run = play("A2", "1\nsave no/such/directory\nsave game\n\n");
    assert_says(run->out, "> Saved: game\n");
    assert_says(run->out, "Goodbye.\n");
    assert_int_equal(unlink("game"), 0);
    finish(run);
}

static void the_end_of_the_input_ends_the_game_and_saves_nothing(void **unused) {
    (void)unused;
    struct run *run = play("A2~A2", "1\n");
    assert_int_equal(run->code, 0);
    assert_null(strstr(run->out, "Save"));
    assert_says(run->out, "\nGoodbye.\n");
    finish(run);
}

static void resigning_is_asked_about(void **unused) {
    (void)unused;
    struct run *run = play("A2~A2", "resign\nn\nresign\ny\n\n");
    assert_says(run->out, "> Seat A resigns? (y/n)\n> > Seat A resigns? (y/n)\n>    1. done: resign A\n");
    assert_says(run->out, "Seat B wins.\n");
    finish(run);
}

static void the_terminal_speaks_french(void **unused) {
    (void)unused;
    struct run *run = run_games(test_games, "journal\nretour\n1\nsauter\nabandonner\no\n\n",
                                "term --lang fr --game scripted --script A3");
    assert_says(run->out, "Étape 0\n  1  chose pair1 (2 choix)\n  2  faire pick 3\n");
    assert_says(run->out, "  1  faire pick 1 (50,0\u00a0% de réussite)\n");
    assert_says(run->out, "`sauter` n’est pas possible maintenant.");
    assert_says(run->out, "Siège A abandonne\u00a0? (o/n)\n");
    assert_says(run->out, "Siège B gagne.\n");
    finish(run);
}

static void escape_codes_are_written_to_a_terminal_only(void **unused) {
    (void)unused;
    struct cli terminal = {.games = test_games, .bold = true};
    struct run *run = run_as(&terminal, "", "term --game scripted --script A2");
    assert_says(run->out, "\033[1mStep 0\033[0m\n");
    finish(run);
    run = run_as(&terminal, "", "term --plain --game scripted --script A2");
    assert_null(strchr(run->out, '\033'));
    finish(run);
    run = play("A2", "pick\033[2J\n");
    assert_null(strchr(run->out, '\033'));
    finish(run);
}

static void many_choices_take_few_lines_and_more_lists_them(void **unused) {
    (void)unused;
    struct run *run = play("A30", "more\n15\n");
    assert_says(run->out,
                "1.\u00a0thing pair1 (2 choices); 2.\u00a0thing pair2 (2 choices); 3.\u00a0thing pair3 (2\n");
    assert_says(run->out, " `more` lists all 15.\nA number, `undo`");
    assert_says(run->out, "\n 15  thing pair15 (2 choices)\n");
    assert_says(run->out, "thing pair15: a number, or `back`.\n");
    finish(run);
}

static void without_options_players_and_board_are_asked_for(void **unused) {
    (void)unused;
    struct run *run = run_games(games_all, "\n\n\nquit\n\n", "term --seed 1");
    assert_says(
        run->out,
        "How many players (2, 3, 4)? Enter: 2\n> Which board? Enter: Base 2. ? lists them.\n> Who plays? ");
    assert_says(run->out, "level:3\n>    1. ");
    finish(run);
    run = run_games(games_all, "7\n3\n?\nnowhere\n\n\nquit\n\n", "term --seed 1");
    assert_says(run->out, "> That is not one of the answers.\nHow many players");
    assert_says(run->out, "Which board? Enter: Base 3. ? lists them.\n");
    assert_says(run->out, "  base-3: Base 3, 5 cubes each\n");
    assert_says(run->out, "Goodbye.\n");
    finish(run);
    run = run_games(games_all, "2\n", "term");
    assert_int_equal(run->code, 0);
    finish(run);
    run = run_games(games_all, "", "term --map base-2 --seed 1");
    assert_null(strstr(run->out, "How many"));
    finish(run);
}

static void one_can_leave_at_every_question_before_the_game(void **unused) {
    static const char *const answers[] = {"quit\n", "\nq\n", "\n\nquitter\n"};
    (void)unused;
    for (size_t i = 0; i < sizeof answers / sizeof answers[0]; i++) {
        struct run *run = run_games(games_all, answers[i], "term --seed 1");
        assert_int_equal(run->code, 0);
        assert_null(strstr(run->out, "rolls"));
        finish(run);
    }
}

static void who_plays_is_asked_and_wrong_answers_again(void **unused) {
    (void)unused;
    struct run *run = run_games(games_all, "\n\nlevel:9\n9\n2\nkeep\nq\n", "term --seed 3");
    assert_says(run->out, "> name a player for each seat");
    assert_says(run->out, "Kepler keeps the ships.");
    finish(run);
    /* With players nothing is asked, and their number chooses the board; an unknown name is refused. */
    run = run_games(games_all, "keep\nquit\n", "term --seed 3 --players person,~level:1,level:1");
    assert_null(strstr(run->out, "How many"));
    assert_null(strstr(run->out, "Which board"));
    assert_null(strstr(run->out, "Who plays"));
    assert_says(run->out, "Orion");
    finish(run);
    run = run_games(games_all, "\n", "term --players nobody");
    assert_int_equal(run->code, 2);
    assert_null(strstr(run->out, "Which board"));
    finish(run);
}

static void no_is_not_the_name_of_a_file(void **unused) {
    (void)unused;
    struct run *run = run_games(games_all, "keep\nquit\nn\n", "term --map base-2 --seed 1");
    assert_null(strstr(run->out, "Saved"));
    finish(run);
    run = run_games(games_all, "keep\nquit\ny\nmine.astragal\n", "term --map base-2 --seed 1");
    assert_says(run->out, "Saved: mine.astragal\n");
    finish(run);
    assert_int_equal(unlink("mine.astragal"), 0);
}

/* All texts of a game, in both languages. */
static void no_line_is_longer_than_80_columns(void **unused) {
    (void)unused;
    for (int language = 0; language < GAME_LANGUAGES; language++) {
        struct run *run =
            run_games(games_all, "\n\n\n?\nkeep\nkeep\n1\n1\n1\n1\n1\n1\n1\n1\n1\n2\n1\n3\nlog\nquit\n\n",
                      language ? "term --seed 2 --lang fr" : "term --seed 2");
        for (const char *at = run->out; *at;) {
            char line[1024];
            size_t length = strcspn(at, "\n");
            snprintf(line, sizeof line, "%.*s", (int)length, at);
            /* The prompt is on a line of its own as soon as the answer is typed. */
            if (cli_width(line) > (strncmp(line, "> ", 2) == 0 ? 81 : 79))
                fail_msg("%zu columns: %s", cli_width(line), line);
            at += length + (at[length] == '\n');
        }
        finish(run);
    }
}

static void attacks_and_constructs_come_first_in_a_list(void **unused) {
    (void)unused;
    struct run *run =
        run_games(games_all, "",
                  "term --map base-2 --seed 1 --position "
                  "turn~V~actions~3~earned~0~|~V~research~3~dominance~4~ships~3d5~5e4~6x~|~K~research~5~"
                  "dominance~2~ships~6f4~3c5~1h7~|~cubes~h8=K~b5=V~b2=V");
    assert_says(run->out, "3 actions left\n1.\u00a0Construct on the 8 at e5; 2.\u00a0");
    finish(run);
    run = run_games(games_all, "d5\n",
                    "term --map base-2 --seed 1 --position "
                    "turn~V~actions~3~earned~0~|~V~research~3~dominance~4~ships~3d5~5e4~6x~|~K~research~5~"
                    "dominance~2~ships~6f4~3c5~1h7~|~cubes~h8=K~b5=V~b2=V");
    assert_says(run->out, "> 1.\u00a0Kepler: 3 destroyer at c5 (");
    finish(run);
}

static void levels_play_the_seats_they_are_given(void **unused) {
    (void)unused;
    struct run *run = run_games(games_all, "", "term --map base-2 --seed 3 --players level:2,level:1");
    assert_int_equal(run->code, 0);
    assert_says(run->out, " wins.\n");
    finish(run);
    run = run_games(games_all, "keep\nq\n", "term --map base-2 --seed 3 --players level:2");
    assert_says(run->out, "   4. Kepler ");
    finish(run);
    check(games_all, "term --map base-2 --players level:9", 2,
          "there is no player level:9: it may be person");
    check(games_all, "term --players person,bob", 2, "there is no player bob: it may be person");
    check_refused(games_all, "term --map base-2 --players person,person,person",
                  "name a player for each seat");
}

static void a_game_line_by_line_is_kept_with_its_players_and_offered(void **unused) {
    (void)unused;
    char here[512];
    assert_non_null(getcwd(here, sizeof here));
    assert_int_equal(setenv("XDG_STATE_HOME", here, 1), 0);
    struct cli stores = {.games = games_all, .stores = true};
    struct run *run = run_as(&stores, "keep\nq\n", "term --map base-2 --seed 3 --players level:2");
    assert_says(run->out, "> The game is kept and will be offered next time. Goodbye.\n");
    assert_int_equal(run->code, 0);
    finish(run);
    char *record = read_file("astragal/game-1.astragal");
    assert_says(record, "[Player.V \"person\"]\n[Player.K \"level:2\"]\n");
    free(record);
    /* The game is offered again with the same players; declining starts another one and keeps it. */
    run = run_as(&stores, "?\n9\n1\n1\n", "term --seed 3");
    assert_says(run->out, "Unfinished games:\n  1  2");
    assert_says(run->out, "Quantum, set-up: ");
    assert_says(run->out, "Imperium: Ensign\nA number resumes a game. Enter: a new game.\n");
    assert_says(run->out, "> Type an answer; Enter takes what is offered; `quit` leaves.\n");
    assert_says(run->out, "> That is not one of the answers.\n");
    assert_says(run->out, "Vulpes: choose your starting planet");
    finish(run);
    /* A game in which nothing was decided is not worth keeping. */
    run = run_as(&stores, "q\n", "term --map base-2 --seed 3 --players level:2");
    assert_says(run->out, "> Goodbye.\n");
    finish(run);
    assert_int_not_equal(access("astragal/game-2.astragal", F_OK), 0);
    run = run_as(&stores, "\n\n\n\nkeep\nq\n", "term --seed 4");
    assert_says(run->out, "How many players");
    finish(run);
    assert_int_equal(access("astragal/game-2.astragal", F_OK), 0);
    for (int i = 1; i <= 2; i++) {
        char name[64];
        snprintf(name, sizeof name, "astragal/game-%d.astragal", i);
        assert_int_equal(unlink(name), 0);
        snprintf(name, sizeof name, "astragal/game-%d.lock", i);
        assert_int_equal(unlink(name), 0);
    }
    assert_int_equal(rmdir("astragal"), 0);
    /* A game that cannot be saved says so at every decision, and does not end with "Goodbye". */
    write_file("astragal", "in the way\n");
    run = run_as(&stores, "keep\nkeep\n", "term --map base-2 --seed 3");
    assert_says(run->out, "The game is NOT saved: part of the path is not a folder.\n");
    assert_null(strstr(run->out, "Goodbye"));
    assert_int_equal(run->code, 1);
    finish(run);
    run = run_as(&stores, "garder\nkeep\nq\nn\n", "term --map base-2 --seed 3 --lang fr");
    assert_says(run->out, "La partie n’est PAS enregistrée\u00a0: ");
    assert_says(run->out, "Enregistrer la partie\u00a0?");
    finish(run);
    assert_int_equal(unlink("astragal"), 0);
    assert_int_equal(unsetenv("XDG_STATE_HOME"), 0);
}

/* For screen readers: what has changed and what can be done. In several games, in both languages. */
static void a_decision_takes_ten_lines_at_most(void **unused) {
    static const char *const games[] = {
        "term --map base-4 --rules full --seed 5 --players level:2",
        "term --map base-2 --rules sheet --seed 5 --players person,level:1",
        "term --map base-2 --rules sheet --seed 5 --players person,level:1 --lang fr",
        "term --game nebuleuse --seed 2 --players level:1",
        "term --game nebuleuse --seed 2 --players level:1 --lang fr",
    };
    enum { ANSWERS = 150 };
    char answers[2 * ANSWERS + 8] = "";
    (void)unused;
    for (int i = 0; i < ANSWERS; i++)
        strcat(answers, "1\n");
    strcat(answers, "q\nn\n");
    for (size_t game = 0; game < sizeof games / sizeof games[0]; game++) {
        struct run *run = run_games(games_all, answers, games[game]);
        int lines = 0;
        for (const char *at = run->out; *at; at++) {
            lines = *at == '>' && at[-1] == '\n' ? 0 : lines + (*at == '\n');
            if (lines > 10)
                fail_msg("more than ten lines: %.900s", at - (at - run->out > 800 ? 800 : at - run->out));
        }
        for (const char *at = run->out; *at;) {
            char line[1024];
            size_t length = strcspn(at, "\n");
            snprintf(line, sizeof line, "%.*s", (int)length, at);
            /* The prompt is on a line of its own as soon as the answer is typed. */
            if (cli_width(line) > (strncmp(line, "> ", 2) == 0 ? 81 : 79))
                fail_msg("%zu columns: %s", cli_width(line), line);
            at += length + (at[length] == '\n');
        }
        assert_non_null(
            strstr(run->out, strstr(games[game], " fr") ? "\u00a0: `journal`)\n" : "lines: `log`)\n"));
        finish(run);
    }
}

/* What was done to the person is told before what else the others did. */
static void a_loss_is_not_hidden_by_later_lines(void **unused) {
    (void)unused;
    struct run *run =
        run_games(games_all, "end\ny\n",
                  "term --map base-2 --seed 2 --players level:2 --position "
                  "turn~V~actions~3~earned~0~|~V~research~3~dominance~4~ships~3d5~5e4~6x~|~K~research~5~"
                  "dominance~2~ships~6f4~3c5~1h7~|~cubes~h8=K~b5=V~b2=V");
    assert_says(run->out,
                " more lines: `log`)\n   4. Vulpes loses a 5; re-rolled, it is a 6 in the scrapyard.");
    assert_says(run->out, "  11. Kepler ends the turn.\nVulpes: 3 actions left\n");
    finish(run);
}

static void board_ships_sheets_rules_and_analysis_are_there_on_demand(void **unused) {
    (void)unused;
    struct run *run =
        run_games(games_all, "show\nlist\nsheets\nrules\nrules 15\nrematch\nanalysis\nresearch\nanalysis\n",
                  "term --map base-2 --seed 1 --position "
                  "turn~V~actions~3~earned~0~|~V~research~3~dominance~4~ships~3d5~5e4~6x~|~K~research~5~"
                  "dominance~2~ships~6f4~3c5~1h7~|~cubes~h8=K~b5=V~b2=V");
    assert_says(run->out, "\nKepler: 3 destroyer at c5\nKepler: 6 scout at f4\nVulpes: 3 destroyer at d5\n");
    assert_null(strstr(run->out, "empty space"));
    /* In words, without symbols: what each has, and what is on and around each planet, once. */
    assert_says(run->out,
                "\nVulpes Alliance\n  cubes to place 3  dominance 4  research 3\n  scrapyard: 6 scout.\n"
                "Kepler Imperium\n");
    assert_says(run->out, "\nplanet 7 at b5. Free locations: 0 of 1. Cubes: Vulpes. In orbit: Kepler 3.\n");
    assert_says(run->out, "\nplanet 8 at e5. Free locations: 2 of 2. In orbit: Vulpes 8.\n");
    assert_null(strstr(run->out, "\nplanet 7 at b5\n"));
    assert_says(run->out, "> Only when the game is over.\n");
    assert_says(run->out, " 15  Glossary\n");
    assert_says(run->out, "- Orbit: the four spaces next to a planet");
    assert_says(run->out,
                "Chances to win in\u00a0% from the beginning to the end:\nVulpes Alliance (person):");
    finish(run);
}

static void the_help_of_a_finished_game_lists_what_is_left_to_do(void **unused) {
    (void)unused;
    struct run *run = run_games(games_all, "?\nresign\ny\n?\nq\n", "term --map base-2 --seed 1");
    const char *over = strstr(run->out, "Enter leaves.");
    assert_non_null(over);
    assert_true(strstr(run->out, "  hint, h ") < over);
    assert_null(strstr(over, "  undo, u "));
    assert_null(strstr(over, "  hint, h "));
    assert_null(strstr(over, "  resign "));
    assert_says(over, "  rematch ");
    finish(run);
}

static void ending_a_turn_with_actions_left_is_asked_about(void **unused) {
    (void)unused;
    struct run *run =
        run_games(games_all, "more\n6\nn\nend\nno\nundo\nend\nperhaps\n?\ny\n",
                  "term --map base-2 --seed 1 --position "
                  "turn~V~actions~3~earned~0~|~V~research~3~dominance~4~ships~3d5~5e4~6x~|~K~research~5~"
                  "dominance~2~ships~6f4~3c5~1h7~|~cubes~h8=K~b5=V~b2=V");
    assert_says(run->out, "  6  End the turn\n");
    assert_says(run->out, "> 3 actions unused. Do it anyway? (y/n)\n> > ");
    /* So does the word; what is neither yes nor no is asked again. */
    assert_says(run->out, "> > 3 actions unused. Do it anyway? (y/n)\n> > Nothing has been decided yet.\n");
    assert_says(run->out, "> `y` is yes, `n` or Enter is no; `quit` leaves the game.\n3 actions unused.");
    assert_says(run->out, "1. Vulpes ends the turn.");
    finish(run);
}

static void words_and_options_say_what_they_are(void **unused) {
    (void)unused;
    check(games_all, "term --seats 3", 2, "--seats is an option of the game nebuleuse: add --game nebuleuse");
    check(games_all, "perft --game nebuleuse --map base-2", 2, "--map is an option of the game quantum");
    check(games_all, "help term", 0, "Options of Quantum:\n  --map");
    check(games_all, "store frob", 2, "unknown action: frob; it may be list");
    check(games_all, "store export a --store none.db", 1, "there is no store of online tables yet: none.db");
    struct run *run = run_games(games_all, "", "store list --store none.db");
    assert_int_equal(run->code, 0);
    assert_string_equal(run->out, "");
    assert_says(run->error, "there is no store of online tables yet: none.db\n");
    finish(run);
    /* Set-up is no turn. */
    run = run_games(games_all, "1\n1\n1\nlog\n", "term --game nebuleuse --players level:1 --seed 4");
    assert_says(run->out, "Set-up\n   1. Red takes a thruster");
    assert_says(run->out, "\nTurn 1: Red\n");
    finish(run);
    /* French without accents. */
    run = run_games(games_all, "regles 0\n", "term --map base-2 --seed 1 --lang fr");
    assert_says(run->out, "Si vous n’avez jamais joué\n");
    finish(run);
}

static void a_finished_game_offers_a_rematch(void **unused) {
    (void)unused;
    struct run *run = play("A2", "1\n?\nrematch\n2\nnonsense\n\n");
    assert_says(run->out, "> Step 0\n");
    assert_says(run->out, "1. done: pick 2\n");
    assert_says(run->out, "> `nonsense` is not possible now. `?` helps.\nEnter leaves.");
    finish(run);
}

static void a_board_file_that_is_wrong_is_asked_for_again(void **unused) {
    (void)unused;
    write_file("own.map", "name: Own\n\n8* 8\n8  99\n");
    struct run *run = run_games(games_all, "\nown.map\n\n\n\nquit\n\n", "term --seed 1");
    assert_says(run->error, "own.map:4: ");
    assert_says(run->out, "Goodbye.\n");
    assert_int_equal(run->code, 0);
    finish(run);
    assert_int_equal(unlink("own.map"), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_bad_command_line_gets_usage_and_exit_code_2),
        cmocka_unit_test(a_value_that_cannot_be_is_refused_with_exit_code_2),
        cmocka_unit_test(help_and_version_have_short_names_and_need_no_command),
        cmocka_unit_test(after_two_dashes_nothing_is_an_option),
        cmocka_unit_test(the_rules_are_printed_by_section),
        cmocka_unit_test(help_explains_every_command_in_both_languages),
        cmocka_unit_test(help_lists_the_options_of_every_game),
        cmocka_unit_test(perft_counts_from_the_beginning_or_a_position),
        cmocka_unit_test(bench_prints_a_line_for_each_measure),
        cmocka_unit_test(the_signature_depends_on_the_rules_and_not_on_the_order_of_the_list),
        cmocka_unit_test(maps_lists_the_boards_that_fit),
        cmocka_unit_test(maps_draws_a_board_and_says_whether_it_can_be_played),
        cmocka_unit_test(replay_shows_a_record_at_any_point),
        cmocka_unit_test(a_record_that_cannot_be_read_ends_with_exit_code_1),
        cmocka_unit_test(the_engine_starts_with_the_options_of_the_command_line),
        cmocka_unit_test(a_whole_game_is_played_by_numbers),
        cmocka_unit_test(a_decision_can_be_typed_as_notation_or_as_things),
        cmocka_unit_test(what_is_not_possible_is_said_and_asked_again),
        cmocka_unit_test(choices_are_taken_back_up_to_the_dice),
        cmocka_unit_test(back_leaves_the_way_to_a_decision),
        cmocka_unit_test(log_position_show_and_help_can_be_asked_for),
        cmocka_unit_test(a_game_is_saved_and_loaded),
        cmocka_unit_test(a_record_is_offered_to_be_saved_at_the_end_and_when_leaving),
        cmocka_unit_test(the_end_of_the_input_ends_the_game_and_saves_nothing),
        cmocka_unit_test(resigning_is_asked_about),
        cmocka_unit_test(the_terminal_speaks_french),
        cmocka_unit_test(escape_codes_are_written_to_a_terminal_only),
        cmocka_unit_test(many_choices_take_few_lines_and_more_lists_them),
        cmocka_unit_test(without_options_players_and_board_are_asked_for),
        cmocka_unit_test(one_can_leave_at_every_question_before_the_game),
        cmocka_unit_test(who_plays_is_asked_and_wrong_answers_again),
        cmocka_unit_test(no_is_not_the_name_of_a_file),
        cmocka_unit_test(no_line_is_longer_than_80_columns),
        cmocka_unit_test(attacks_and_constructs_come_first_in_a_list),
        cmocka_unit_test(levels_play_the_seats_they_are_given),
        cmocka_unit_test(a_game_line_by_line_is_kept_with_its_players_and_offered),
        cmocka_unit_test(a_decision_takes_ten_lines_at_most),
        cmocka_unit_test(a_loss_is_not_hidden_by_later_lines),
        cmocka_unit_test(board_ships_sheets_rules_and_analysis_are_there_on_demand),
        cmocka_unit_test(the_help_of_a_finished_game_lists_what_is_left_to_do),
        cmocka_unit_test(ending_a_turn_with_actions_left_is_asked_about),
        cmocka_unit_test(a_finished_game_offers_a_rematch),
        cmocka_unit_test(words_and_options_say_what_they_are),
        cmocka_unit_test(a_board_file_that_is_wrong_is_asked_for_again),
    };
    return cmocka_run_group_tests_name("cli", tests, make_directory, remove_directory);
}
