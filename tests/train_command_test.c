/* `astragal train`: boards, errors, and progress. */
#include "command.h"
#include "games.h"
#include "pig_internal.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define SHORT " --games 1 --generations 1 --workers 1"

static void the_board_is_the_usual_one_or_that_of_map_or_maps(void **unused) {
    (void)unused;
    struct run *usual = run_games(games_all, "", "train" SHORT), *run;
    assert_int_equal(usual->code, 0);
    assert_says(usual->out, "astragal train --maps base-2 --games 1 ");
    run = run_games(games_all, "", "train --map base-2" SHORT);
    assert_int_equal(run->code, 0);
    assert_string_equal(run->out, usual->out);
    finish(run);
    finish(usual);
    check(games_all, "train --map tactics" SHORT, 0, "astragal train --maps tactics --games 1 ");
}

static void boards_that_cannot_be_learnt_on_are_refused(void **unused) {
    (void)unused;
    char many[1024] = "train --maps base-2";
    for (int i = 0; i < 64; i++)
        strcat(many, ",base-2");
    check_refused(games_all, many, "astragal: --maps takes 1 to 64 boards, with commas between\n");
    check_refused(games_all, "train --maps ,",
                  "astragal: --maps takes 1 to 64 boards, with commas between\n");
    check_refused(games_all, "train --maps= --lang fr",
                  "astragal: --maps prend de 1 à 64 plateaux, séparés par ");
    check_refused(games_all, "train --maps base-2 --map base-2",
                  "astragal: give --map or --maps, not both\n");
    check_refused(games_all, "train --maps base-2,nowhere", "nowhere");
    check_refused(games_all, "train --maps base-2,base-3", "these boards are of different kinds");
    check(games_all, "train --position x", 2,
          "astragal: train begins each game at the beginning: it takes no");
    check(games_all, "train --ridge 0", 2, "--ridge takes a number from 0.001 to 1000000\n");
    check(games_all, "train --generations 1001", 2, "--generations takes a whole number from 0 to 1000\n");
    struct run *help = run_games(games_all, "", "help train");
    assert_says(help->out, "--map ");
    assert_null(strstr(help->out, "--position"));
    finish(help);
    check(games_all, "help match", 0, "--position");
}

static void a_game_that_cannot_be_learnt_says_why(void **unused) {
    (void)unused;
    struct game counts = pig_with_features();
    const struct game *const games[] = {&counts, NULL};
    check(test_games, "train --game scripted" SHORT, 1, "astragal: the game scripted has no features\n");
    check(games, "train" SHORT, 1,
          "the game pig has no weights to begin with: weights/pig/plain.txt is missing");
}

/* With or without boards, options come under their own names or after --set. The command in the header
   regenerates the weights. */
static void any_game_can_be_learnt(void **unused) {
    (void)unused;
    struct run *run =
                   run_games(test_games, "", "train --game pig --seats 3 --set rounds=on --target 20" SHORT),
               *again;
    assert_int_equal(run->code, 0);
    assert_says(run->out, "# Learnt by: astragal train --seats 3 --rounds on --target 20 --games 1 ");
    assert_says(run->out, "\nscore ");
    again = run_games(test_games, "", "train --set seats=3 --rounds on --target 20" SHORT);
    assert_string_equal(again->out, run->out);
    finish(again);
    finish(run);
    static const char *const kinds[] = {"--seats 1", "--seats 4 --teams on", "--seats 3 --automa on",
                                        "--secret on", "--seats 5 --rounds on"};
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        char line[128];
        snprintf(line, sizeof line, "train %s --target 20 --games 10 --generations 2", kinds[i]);
        check(test_games, line, 0, "# calibration on held-out games:\n");
    }
    check_refused(test_games, "train --maps base-2", "the game pig has no boards");
    check_refused(test_games, "train --seats 1 --automa on", "astragal: ");
}

/* A test uses the weights of the levels and does not change them. */
static void without_generations_the_weights_are_only_tested(void **unused) {
    (void)unused;
    const struct game_weights *file = games_find(games_all, "quantum")->weights;
    while (strcmp(file->kind, "sheet-2") != 0)
        file++;
    const char *lines = strstr(file->text, "# hash ");
    struct run *run =
        run_games(games_all, "", "train --rules sheet --maps base-2 --games 2 --generations 0 --workers 1");
    assert_int_equal(run->code, 0);
    assert_says(run->out,
                "# Tested by: astragal train --rules sheet --maps base-2 --games 2 --generations 0 ");
    assert_says(run->out, "# positions  pred. %  won %\n");
    assert_string_equal(strstr(run->out, "# hash "), lines);
    finish(run);
}

static void it_says_how_far_it_is_from_the_first_game_on(void **unused) {
    (void)unused;
    struct run *run = run_games(games_all, "", "train" SHORT);
    assert_memory_equal(run->error, "generation 1 of 1: 1 of 1 game, about 0 s to go in all\n", 55);
    assert_says(run->error, "\ngeneration: 1 positions: ");
    finish(run);
    run = run_games(games_all, "", "train --lang fr" SHORT);
    assert_says(run->error, "génération 1 sur 1\u00a0: 1 partie sur 1, encore 0 s environ en tout\n");
    finish(run);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_board_is_the_usual_one_or_that_of_map_or_maps),
        cmocka_unit_test(boards_that_cannot_be_learnt_on_are_refused),
        cmocka_unit_test(a_game_that_cannot_be_learnt_says_why),
        cmocka_unit_test(any_game_can_be_learnt),
        cmocka_unit_test(without_generations_the_weights_are_only_tested),
        cmocka_unit_test(it_says_how_far_it_is_from_the_first_game_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
