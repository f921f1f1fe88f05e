/* Engine commands that play: dice, undo, options, positions. */
#define _DEFAULT_SOURCE
#include "games.h"
#include "session.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* Playing. */

static void the_host_announces_the_dice(void **unused) {
    (void)unused;
    struct session *session = open_session(session_games);
    expect(session, "legal", "1 roll\nok 1\n");
    expect(session, "odds", "0.833333 roll\n0.166667 risk 1/6 \"loses the turn\" roll\nok 2\n");
    expect(session, "play roll", "ok\n");
    expect(session, "who", "who chance\nok\n");
    expect(session, "odds",
           "1/6 0.166667 die 1\n1/6 0.166667 die 2\n1/6 0.166667 die 3\n1/6 0.166667 die 4\n"
           "1/6 0.166667 die 5\n1/6 0.166667 die 6\nok 6 sum 6/6\n");
    expect(session, "play die 5", "ok\n");
    expect(session, "show", "position turn A total 5; A 0; B 0\nok\n");
    expect(session, "undo", "error 33 there is nothing to take back\n");
    close_session(session);
}

static void odds_are_exact_when_outcomes_are_not_alike(void **unused) {
    (void)unused;
    struct session *session = open_session(session_games);
    expect(session, "game scripted", "option script type string default A2 ?6 B2\nok\n");
    expect(session, "position step 1 sum 0 last A", "ok\n");
    expect(session, "odds",
           "1/21 0.047619 fall 1\n2/21 0.095238 fall 2\n3/21 0.142857 fall 3\n4/21 0.190476 fall 4\n"
           "5/21 0.238095 fall 5\n6/21 0.285714 fall 6\nok 6 sum 21/21\n");
    close_session(session);
}

static void a_decision_is_taken_back_before_its_dice_are_known(void **unused) {
    (void)unused;
    struct session *session = open_session(session_games);
    expect(session, "play roll", "ok\n");
    expect(session, "undo", "ok 1\n");
    expect(session, "who", "who A\nok\n");
    close_session(session);
}

static void several_decisions_are_taken_back_at_once(void **unused) {
    (void)unused;
    struct session *session = open_session(games_all);
    expect(session,
           "position turn V actions 3 earned 0 | V research 1 dominance 4 ships 3d4 5b3 6b1 | K research 1 "
           "dominance 2 ships 4e4 1h7 2g8 | cubes h8=K b2=V moves move b3 b4, move d4 d5, research",
           "ok\n");
    expect(session, "undo 4", "error 33 there is nothing to take back\n");
    expect(session, "undo 2", "ok 2\n");
    assert_non_null(strstr(answer(session, "show"), "actions 2 "));
    expect(session, "undo 1", "ok 1\n");
    expect(session, "undo 1", "error 33 there is nothing to take back\n");
    close_session(session);
}

static void what_needs_nobody_happens_when_asked(void **unused) {
    (void)unused;
    struct session *session = open_session(session_games);
    answer(session, "game scripted");
    expect(session, "set script A1 ?1 A1 B1! B2", "ok\n");
    expect(session, "new", "ok\n");
    expect(session, "advance 1", "taken pick 1\nok 1\n");
    expect(session, "advance", "rolled fall 1\ntaken pick 1\nok 2\n");
    expect(session, "advance", "ok 0\n");
    close_session(session);
    session = open_session(games_all);
    expect(session, "seed 3", "ok\n");
    assert_memory_equal(answer(session, "advance"), "rolled dice ", 12);
    expect(session, "advance", "ok 0\n");
    close_session(session);
}

static void the_engine_rolls_only_when_asked_and_repeats_with_a_seed(void **unused) {
    (void)unused;
    struct session *session = open_session(session_games);
    char first[256];
    expect(session, "seed 5", "ok\n");
    expect(session, "play roll", "ok\n");
    snprintf(first, sizeof first, "%s", answer(session, "roll"));
    assert_memory_equal(first, "rolled die ", 11);
    expect(session, "new", "ok\n");
    expect(session, "seed 5", "ok\n");
    expect(session, "play roll", "ok\n");
    expect(session, "roll", first);
    expect(session, "seed", "ok\n");
    close_session(session);
}

static void options_take_effect_with_the_next_game(void **unused) {
    (void)unused;
    struct session *session = open_session(session_games);
    expect(session, "set seats 3", "ok\n");
    expect(session, "show", "position turn A total 0; A 0; B 0\nok\n");
    expect(session, "new", "ok\n");
    expect(session, "show", "position turn A total 0; A 0; B 0; C 0\nok\n");
    expect(session, "set seats", "ok\n");
    expect(session, "position start", "ok\n");
    expect(session, "show", "position turn A total 0; A 0; B 0\nok\n");
    close_session(session);
}

static void an_option_that_the_game_refuses_leaves_the_game_as_it_is(void **unused) {
    (void)unused;
    struct session *session = open_session(session_games);
    answer(session, "game scripted");
    expect(session, "play pick 2", "ok\n");
    expect(session, "set script nonsense", "ok\n");
    expect(session, "new", "error 22 bad script\n");
    expect(session, "show", "position step 1 sum 2 last A\nok\n");
    close_session(session);
}

static void hello_describes_the_options_by_type(void **unused) {
    (void)unused;
    struct session *session = open_session(session_games);
    const char *hello = answer(session, "hello");
    assert_non_null(strstr(hello, "\nprotocol 1\ngame pig rules 1\ngame scripted rules 3\n"
                                  "option seats type spin default 2 min 1 max 6\n"
                                  "option target type spin default 100 min 10 max 1000\n"
                                  "option secret type check default off\n"
                                  "option teams type check default off\n"
                                  "option automa type check default off\n"
                                  "option rounds type check default off\nok\n"));
    close_session(session);
}

static void a_position_and_moves_are_taken_together_or_not_at_all(void **unused) {
    (void)unused;
    struct session *session = open_session(session_games);
    expect(session, "position turn B total 4; A 30; B 45 moves hold, roll, die 6", "ok\n");
    expect(session, "show", "position turn A total 6; A 30; B 49\nok\n");
    expect(session, "position start moves roll, die 7", "error 31 not possible now: die 7\n");
    expect(session, "position turn B total 4; A 30",
           "error 30 not a position of Pig, from character 21 on\n");
    expect(session, "show", "position turn A total 6; A 30; B 49\nok\n");
    close_session(session);
}

static void who_says_when_the_game_is_over_and_who_has_won(void **unused) {
    (void)unused;
    struct session *session = open_session(session_games);
    expect(session, "resign", "ok\n");
    expect(session, "who", "who over B\nok\n");
    expect(session, "legal", "ok 0\n");
    expect(session, "resign", "error 31 not possible now\n");
    close_session(session);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_host_announces_the_dice),
        cmocka_unit_test(odds_are_exact_when_outcomes_are_not_alike),
        cmocka_unit_test(a_decision_is_taken_back_before_its_dice_are_known),
        cmocka_unit_test(several_decisions_are_taken_back_at_once),
        cmocka_unit_test(what_needs_nobody_happens_when_asked),
        cmocka_unit_test(the_engine_rolls_only_when_asked_and_repeats_with_a_seed),
        cmocka_unit_test(options_take_effect_with_the_next_game),
        cmocka_unit_test(an_option_that_the_game_refuses_leaves_the_game_as_it_is),
        cmocka_unit_test(hello_describes_the_options_by_type),
        cmocka_unit_test(a_position_and_moves_are_taken_together_or_not_at_all),
        cmocka_unit_test(who_says_when_the_game_is_over_and_who_has_won),
    };
    return cmocka_run_group_tests_name("engine_play", tests, NULL, NULL);
}
