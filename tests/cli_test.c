/* The command line: every command driven in memory, shown with Pig, the scripted game and the games of the program. */
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
    check(test_games, "", 2, "astragal: something is missing\nusage: astragal COMMAND ...\nCommands:\n");
    check(test_games, "dance", 2, "astragal: unknown command: dance\n");
    check(test_games, "perft --wide", 2,
          "astragal: not understood: --wide\nusage: astragal perft [--depth N]");
    check(test_games, "perft deep", 2, "astragal: not understood: deep\n");
    check(test_games, "perft --depth", 2, "astragal: --depth takes a whole number from 0 to 20\n");
    check(test_games, "perft --depth many", 2, "astragal: --depth takes a whole number from 0 to 20\n");
    check(test_games, "perft --seats 9", 2, "astragal: --seats takes a number from 2 to 4\n");
    check(test_games, "perft --seats 2 --seats 2", 2, "astragal: --seats is given twice\n");
    check(test_games, "perft --secret perhaps", 2, "astragal: --secret takes on, off\n");
    check(games_all, "perft --rules own --lang fr", 2, "astragal: --rules prend sheet, basic, full\n");
    check(test_games, "bench --seed -1", 2, "astragal: --seed takes a whole number, 0 or more\n");
    check(test_games, "perft --game chess", 2, "astragal: there is no game called chess\n");
    check(test_games, "perft --game", 2, "astragal: --game needs a value\n");
    check(test_games, "bench --seconds soon", 2, "astragal: --seconds takes a number from 0 to 3600\n");
    check(test_games, "engine --depth 3", 2, "astragal: not understood: --depth\n");
    check(test_games, "maps --seats 7", 2, "astragal: --seats takes a whole number from 1 to 4\n");
    check(test_games, "maps a b", 2, "astragal: not understood: b\n");
    check(test_games, "replay", 2, "astragal: something is missing\nusage: astragal replay RECORD");
    check(test_games, "replay a b", 2, "astragal: not understood: b\n");
    check(test_games, "term --colour", 2, "astragal: not understood: --colour\n");
    check(test_games, "help dance", 2, "astragal: unknown command: dance\n");
    check(test_games, "help term now", 2, "astragal: not understood: now\n");
    check(test_games, "help --lang de", 2, "astragal: --lang takes en or fr\n");
    check(test_games, "help --lang", 2, "astragal: --lang takes en or fr\n");
}

static void help_explains_every_command_in_both_languages(void **unused) {
    (void)unused;
    static const char *const names[] = {"term",  "engine", "replay", "analyse", "maps", "perft",
                                        "bench", "match",  "train",  "serve",   "help"};
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
    check(test_games, "help engine", 0, "(1 to 8, if not given 8) is the level");
    check(test_games, "help --lang fr", 0, "usage\u00a0: astragal COMMANDE ...\n");
    check(test_games, "help perft --lang fr", 0, " [OPTIONS DE PARTIE]\n");
    check(test_games, "--version", 0, "astragal ");
}

static void help_lists_the_options_of_every_game(void **unused) {
    (void)unused;
    check(test_games, "help perft", 0,
          "  --game          pig, scripted (if not given: pig)\n"
          "  --seats         a number from 2 to 4 (if not given: 2)\n"
          "  --target        a number from 10 to 1000 (if not given: 100)\n"
          "  --secret        on, off (if not given: off)\n"
          "  --script        text (if not given: A2 ?6 B2)\n");
    check(games_all, "help perft", 0, "  --rules         sheet, basic, full (if not given: sheet)\n");
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
    check(test_games, "perft --position nowhere", 1, "astragal: not a position of Pig");
    check(test_games, "perft --game scripted --script X", 1, "astragal: bad script\n");
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
          "base-3                  Base 3                    3 players  ");
    check(games_all, "maps --group base --seats 3 --lang fr", 0, "3 joueurs");
    check(games_all, "maps --group nowhere", 1, "astragal: no board is like that\n");
    check(test_games, "maps", 1, "astragal: the game pig has no boards\n");
}

static void maps_draws_a_board_and_says_whether_it_can_be_played(void **unused) {
    (void)unused;
    check(games_all, "maps base-2", 0, "This board can be played: 2 players.\n");
    check(games_all, "maps nowhere", 1, "astragal: ");
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
          "pig: 5 actions, not finished\n   1. Player A rolls on\n   2. Player A rolls a 4\nAfter 2 "
          "actions:\n");
    check(test_games, "replay --position --to 2 game", 0, "turn A total 4; A 0; B 0\n");
    check(test_games, "replay game --to 6", 1, "astragal: this record has 5 actions\n");
    struct run *run = run_games(test_games, RECORD, "replay - --position");
    assert_string_equal(run->out, "turn B total 0; A 10; B 0\n");
    finish(run);
    assert_int_equal(unlink("game"), 0);
}

static void a_record_that_cannot_be_read_ends_with_exit_code_1(void **unused) {
    (void)unused;
    check(test_games, "replay nowhere", 1, "astragal: nowhere: cannot be read: there is no such file\n");
    check(test_games, "replay .", 1, "astragal: .: cannot be read: it is a folder\n");
    check(test_games, "replay nowhere --lang fr", 1,
          "astragal: nowhere\u00a0: lecture impossible\u00a0: ce fichier n’existe pas\n");
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
    check(test_games, "engine --position nowhere", 1, "astragal: not a position of Pig");
}

/* A game in the terminal. */

/* Plays the scripted game with these lines typed. */
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
                                  "\nstep 1 sum 1 last A\n\n"
                                  "Step 1\n"
                                  "  1  thing pair1 (2 choices)\n"
                                  "  2  thing pair2 (2 choices)\n"
                                  "  3  do pick 5\n"
                                  "A number, `undo`, or `?` for help.\n"
                                  ">   1  do pick 1 (50.00\u00a0% to succeed)\n"
                                  "  2  do pick 2\n"
                                  "thing pair1: a number, or `back`.\n"
                                  ">    2. done: pick 2\n"
                                  "\nstep 2 sum 3 last A\n\n"
                                  "Step 2\n"
                                  "  1  do pick 1 (50.00\u00a0% to succeed)\n"
                                  "  2  do pick 2\n"
                                  "A number, `undo`, or `?` for help.\n"
                                  ">    3. done: pick 2\n"
                                  "\nstep 3 sum 5 last B\n\n"
                                  "Seat B wins.\n"
                                  "Save the record? A file name, or Enter for no.\n"
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
    struct run *run = play("A2~?6~A3~A3~A3", "pick 1\npick 3\npick 2\nundo\nu\nannuler\n");
    assert_says(run->out, "step 2 sum ");
    assert_says(run->out, "> Taken back.\n");
    assert_says(run->out, "> there is nothing that you may take back\n");
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
    assert_says(run->out, ">    1. done: pick 1\n> step 1 sum 1 last A\n> \nstep 1 sum 1 last A\n");
    assert_says(run->out, "Typing what is meant works too: `pick 1`");
    assert_says(run->out, "  undo, u         takes back");
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
    assert_says(run->error, "astragal: nowhere: cannot be read: there is no such file\n");
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
    run = play("A2", "1\nno/such/directory\n");
    assert_says(run->error, "astragal: no/such/directory: cannot be written\n");
    assert_int_equal(run->code, 0);
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
    assert_says(run->out, "  1  faire pick 1 (50,00\u00a0% de réussite)\n");
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

static void many_short_answers_stand_in_two_columns(void **unused) {
    (void)unused;
    struct run *run = play("A30", "");
    assert_says(run->out, "  1  thing pair1 (2 choices)            2  thing pair2 (2 choices)\n");
    assert_says(run->out, " 15  thing pair15 (2 choices)\n");
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
    /* Two names say how many play; a name that nobody has is refused before anything is asked. */
    run = run_games(games_all, "\nquit\n", "term --seed 3 --players person,~level:1");
    assert_null(strstr(run->out, "How many"));
    assert_null(strstr(run->out, "Who plays"));
    finish(run);
    run = run_games(games_all, "\n", "term --players nobody");
    assert_int_equal(run->code, 1);
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

/* Of everything that a game says, in both languages. */
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
            if (cli_width(line) > 80)
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
    assert_says(run->out, "3 actions left\n  1  Construct on the 8 at e5\n");
    finish(run);
    run = run_games(games_all, "d5\n",
                    "term --map base-2 --seed 1 --position "
                    "turn~V~actions~3~earned~0~|~V~research~3~dominance~4~ships~3d5~5e4~6x~|~K~research~5~"
                    "dominance~2~ships~6f4~3c5~1h7~|~cubes~h8=K~b5=V~b2=V");
    assert_says(run->out, ">   1  Kepler: 3 destroyer at c5 (");
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
    check(games_all, "term --map base-2 --players level:9", 1, "name a player for each seat");
    check(games_all, "term --map base-2 --players person,person,person", 1, "name a player for each seat");
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
        cmocka_unit_test(many_short_answers_stand_in_two_columns),
        cmocka_unit_test(without_options_players_and_board_are_asked_for),
        cmocka_unit_test(one_can_leave_at_every_question_before_the_game),
        cmocka_unit_test(who_plays_is_asked_and_wrong_answers_again),
        cmocka_unit_test(no_is_not_the_name_of_a_file),
        cmocka_unit_test(no_line_is_longer_than_80_columns),
        cmocka_unit_test(attacks_and_constructs_come_first_in_a_list),
        cmocka_unit_test(levels_play_the_seats_they_are_given),
        cmocka_unit_test(a_board_file_that_is_wrong_is_asked_for_again),
    };
    return cmocka_run_group_tests_name("cli", tests, make_directory, remove_directory);
}
