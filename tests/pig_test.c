/* Pig's rules and notation, and what src/game/game.c makes of any game, shown with Pig. */
#include "pig.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

/* One game at a time: a setting, a state, and the state as a line. */
static _Alignas(max_align_t) unsigned char setting[64];
static _Alignas(max_align_t) unsigned char state[64];

static void prepare(const char *seats, const char *target, const char *secret) {
    const struct game_choice choices[] = {{"seats", seats}, {"target", target}, {"secret", secret}};
    struct game_error error = {.language = GAME_ENGLISH};
    assert_true(pig_game.setting_bytes <= sizeof setting && pig_game.state_bytes <= sizeof state);
    assert_true(pig_game.prepare(setting, choices, 3, &error));
    pig_game.begin(setting, state);
}

static bool try_place(const char *line) {
    struct game_error error = {.language = GAME_ENGLISH};
    return pig_game.read_position(setting, state, line, &error);
}

static void place(const char *line) {
    assert_true(try_place(line));
}

static void play(const char *words) {
    game_action action;
    if (!game_read_action(&pig_game, setting, state, words, &action))
        fail_msg("cannot play: %s", words);
    pig_game.play(setting, state, action);
}

static void expect_position(const char *line) {
    char written[GAME_POSITION_TEXT];
    struct text text = text_into(written, sizeof written);
    pig_game.write_position(setting, state, &text);
    assert_string_equal(written, line);
}

static bool can_play(const char *words) {
    game_action action;
    return game_read_action(&pig_game, setting, state, words, &action);
}

/* The rules. */

static void points_are_held_or_lost(void **unused) {
    (void)unused;
    prepare("2", "100", "off");
    expect_position("turn A total 0; A 0; B 0");
    play("roll");
    expect_position("roll A total 0; A 0; B 0");
    play("die 4");
    play("roll");
    play("die 6");
    expect_position("turn A total 10; A 0; B 0");
    play("hold");
    expect_position("turn B total 0; A 10; B 0");
    play("roll");
    play("die 5");
    play("roll");
    play("die 1");
    expect_position("turn A total 0; A 10; B 0");
}

static void holding_needs_points_and_rolling_a_reason(void **unused) {
    (void)unused;
    prepare("2", "100", "off");
    assert_false(can_play("hold"));
    place("turn A total 70; A 30; B 0");
    assert_true(can_play("hold"));
    assert_false(can_play("roll"));
}

static void the_target_wins(void **unused) {
    double share[GAME_MAX_SEATS] = {0};
    (void)unused;
    prepare("3", "50", "off");
    place("turn B total 20; A 49; B 30; C 0");
    play("hold");
    expect_position("over B; A 49; B 50; C 0");
    assert_int_equal(pig_game.who(setting, state), GAME_OVER);
    pig_game.result(setting, state, share);
    assert_true(share[0] == 0 && share[1] == 1 && share[2] == 0);
    assert_false(can_play("resign A"));
}

static void a_secret_bonus_helps_to_win(void **unused) {
    (void)unused;
    prepare("2", "20", "on");
    expect_position("bonus A; A 0; B 0");
    play("bonus 3");
    expect_position("bonus B; A 0 bonus 3; B 0");
    play("bonus 5");
    expect_position("turn A total 0; A 0 bonus 3; B 0 bonus 5");
    place("turn A total 4; A 12 bonus 3; B 0 bonus 5");
    play("hold");
    expect_position("turn B total 0; A 16 bonus 3; B 0 bonus 5");
    place("turn A total 5; A 12 bonus 3; B 0 bonus 5");
    play("hold");
    expect_position("over A; A 17 bonus 3; B 0 bonus 5");
}

static void who_resigns_is_passed_over_and_the_last_one_wins(void **unused) {
    (void)unused;
    prepare("3", "100", "off");
    place("turn B total 12; A 30; B 45; C 8");
    play("resign C");
    expect_position("turn B total 12; A 30; B 45; C 8 out");
    assert_false(can_play("resign C"));
    play("hold");
    expect_position("turn A total 0; A 30; B 57; C 8 out");
    play("resign A");
    expect_position("over B; A 30 out; B 57; C 8 out");
}

static void only_a_first_roll_without_points_is_deliberate(void **unused) {
    game_action roll;
    (void)unused;
    prepare("2", "100", "off");
    assert_true(game_read_action(&pig_game, setting, state, "roll", &roll));
    assert_true(pig_game.deliberate(setting, state, roll));
    place("turn A total 0; A 0; B 2");
    assert_false(pig_game.deliberate(setting, state, roll));
}

/* Notation. */

static void impossible_positions_are_refused(void **unused) {
    static const char *const wrong[] = {
        "",
        "turn",
        "turn A",
        "turn A total 12",
        "turn A total 12; A 30",
        "turn A total 12; A 30; B 45; C 0",
        "turn A total 12; A 30; B 45 ",
        "turn A total 12;  A 30; B 45",
        " turn A total 12; A 30; B 45",
        "turn A total 012; A 30; B 45",
        "turn A total -2; A 30; B 45",
        "turn A total 99999; A 30; B 45",
        "turn A total 76; A 30; B 45",
        "roll A total 70; A 30; B 45",
        "turn C total 12; A 30; B 45",
        "turn A total 12; B 30; A 45",
        "turn A total 12; A 100; B 45",
        "turn A total 12; A 30 out; B 45",
        "turn A total 12; A 30; B 45 out",
        "turn A total 12; A 30 bonus 2; B 45 bonus 3",
        "bonus A; A 0; B 0",
        "over A; A 30; B 45",
        "over A; A 106; B 45",
        "over A; A 100; B 100",
        "over A total 3; A 100; B 45",
        "over A; A 30 out; B 45",
    };
    (void)unused;
    prepare("2", "100", "off");
    place("turn A total 12; A 30; B 45");
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        if (try_place(wrong[i]))
            fail_msg("accepted: %s", wrong[i]);
    expect_position("turn A total 12; A 30; B 45");
}

static void impossible_secrets_are_refused(void **unused) {
    static const char *const wrong[] = {
        "turn A total 2; A 5; B 4",
        "turn A total 2; A 5 bonus 7; B 4 bonus 1",
        "turn A total 2; A 5 bonus 0; B 4 bonus 1",
        "turn A total 2; A 15 bonus 5; B 4 bonus 1",
        "bonus B; A 0; B 0",
        "bonus B; A 0 bonus 1; B 0 bonus 2",
        "bonus B; A 2 bonus 1; B 0",
        "over A; A 14 bonus 5; B 4 bonus 1",
    };
    (void)unused;
    prepare("2", "20", "on");
    place("over A; A 14 bonus 6; B 4 bonus 1");
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        if (try_place(wrong[i]))
            fail_msg("accepted: %s", wrong[i]);
}

static void a_refusal_says_why_in_both_languages(void **unused) {
    struct game_error english = {.language = GAME_ENGLISH}, french = {.language = GAME_FRENCH};
    (void)unused;
    prepare("2", "100", "off");
    assert_false(pig_game.read_position(setting, state, "turn A total x", &english));
    assert_string_equal(english.text, "not a position of Pig, from character 14 on");
    assert_false(pig_game.read_position(setting, state, "turn A total x", &french));
    assert_string_equal(french.text, "position illisible au caractère 14");
    assert_false(pig_game.read_position(setting, state, "turn A total 02; A 0; B 0", &english));
    assert_string_equal(english.text, "written otherwise, this position is: turn A total 2; A 0; B 0");
}

static void an_action_is_read_with_its_blanks_folded(void **unused) {
    (void)unused;
    prepare("2", "100", "off");
    assert_true(can_play("  roll\t "));
    assert_true(can_play("resign   B"));
    assert_false(can_play(""));
    assert_false(can_play("rol"));
    assert_false(can_play("roll roll"));
    assert_false(can_play("resign C"));
    assert_false(can_play("die 3"));
    play("roll");
    assert_true(can_play("die   3"));
    assert_false(can_play("die 7"));
    assert_false(can_play("resign A"));
}

static void an_action_with_a_long_word_behind_it_is_refused(void **unused) {
    char words[200] = "roll ";
    (void)unused;
    prepare("2", "100", "off");
    memset(words + 5, 'x', sizeof words - 6);
    assert_false(can_play(words));
    memset(words + 4, ' ', sizeof words - 5);
    assert_true(can_play(words));
}

/* What works for every game. */

/* By hand: roll; six faces; then 1 decision after a 1 and 2 after the others; then 6 + 5 x (6 + 1). */
static void perft_counts_every_sequence(void **unused) {
    (void)unused;
    prepare("2", "100", "off");
    assert_int_equal(game_perft(&pig_game, setting, state, 0), 1);
    assert_int_equal(game_perft(&pig_game, setting, state, 1), 1);
    assert_int_equal(game_perft(&pig_game, setting, state, 2), 6);
    assert_int_equal(game_perft(&pig_game, setting, state, 3), 11);
    assert_int_equal(game_perft(&pig_game, setting, state, 4), 41);
    place("turn A total 10; A 90; B 0");
    assert_int_equal(game_perft(&pig_game, setting, state, 1), 1);
    assert_int_equal(game_perft(&pig_game, setting, state, 2), 0);
    expect_position("turn A total 10; A 90; B 0");
}

static void outcomes_are_laid_end_to_end(void **unused) {
    game_action outcomes[GAME_MAX_ACTIONS];
    (void)unused;
    prepare("2", "100", "off");
    play("roll");
    size_t count = pig_game.list(setting, state, outcomes);
    assert_int_equal(count, 6);
    assert_int_equal(game_total_weight(&pig_game, setting, state, outcomes, count), 6);
    for (uint32_t i = 0; i < 6; i++)
        assert_int_equal(game_outcome_at(&pig_game, setting, state, outcomes, count, i), outcomes[i]);
}

static void random_play_reaches_every_face(void **unused) {
    struct game_random random = random_from_seed(1);
    game_action scratch[GAME_MAX_ACTIONS];
    unsigned seen[8] = {0};
    (void)unused;
    prepare("2", "100", "off");
    for (int i = 0; i < 6000; i++) {
        place("roll A total 0; A 0; B 0");
        seen[game_play_random(&pig_game, setting, state, scratch, &random) & 7]++;
        assert_int_not_equal(pig_game.who(setting, state), GAME_CHANCE);
    }
    for (int face = 1; face <= 6; face++)
        assert_in_range(seen[face], 900, 1100);
}

static void expect_view(int viewer, bool all, enum game_language language, const char *expected) {
    char view[4096];
    struct text text = text_into(view, sizeof view);
    game_view(&pig_game, setting, state, viewer, all, language, &text);
    assert_string_equal(view, expected);
}

#define BOARD                                                                \
    "\"board\":{\"target\":20,\"turn\":\"A\",\"total\":4,\"seats\":["        \
    "{\"mark\":\"A\",\"name\":\"Player A\",\"score\":3,\"present\":true%s}," \
    "{\"mark\":\"B\",\"name\":\"Player B\",\"score\":5,\"present\":true%s}]}"
#define PROMPT "\"prompt\":\"Player A: roll or hold? 4 points this turn\","
#define DECISIONS                                                                      \
    ",\"decisions\":[{\"action\":\"roll\",\"clicks\":[\"roll\"],\"label\":\"Roll the " \
    "die\",\"odds\":0.833333},"                                                        \
    "{\"action\":\"hold\",\"clicks\":[\"hold\"],\"label\":\"Hold 4 points\"}],"        \
    "\"buttons\":{\"roll\":\"Roll\",\"hold\":\"Hold\"}"

static void a_view_shows_the_viewer_its_own(void **unused) {
    char expected[4096];
    (void)unused;
    prepare("2", "20", "on");
    place("turn A total 4; A 3 bonus 6; B 5 bonus 2");
    snprintf(expected, sizeof expected,
             "\"game\":\"pig\",\"viewer\":\"A\",\"who\":\"A\"," PROMPT BOARD DECISIONS, ",\"bonus\":6", "");
    expect_view(0, false, GAME_ENGLISH, expected);
    snprintf(expected, sizeof expected, "\"game\":\"pig\",\"viewer\":\"B\",\"who\":\"A\"," PROMPT BOARD, "",
             ",\"bonus\":2");
    expect_view(1, false, GAME_ENGLISH, expected);
    snprintf(expected, sizeof expected,
             "\"game\":\"pig\",\"viewer\":null,\"who\":\"A\"," PROMPT BOARD DECISIONS, "", "");
    expect_view(GAME_SPECTATOR, true, GAME_ENGLISH, expected);
}

static void a_view_of_the_end_has_the_result_and_no_secrets(void **unused) {
    (void)unused;
    prepare("2", "20", "on");
    place("over B; A 3 bonus 6; B 18 bonus 2");
    expect_view(GAME_SPECTATOR, true, GAME_FRENCH,
                "\"game\":\"pig\",\"viewer\":null,\"who\":\"over\",\"prompt\":\"Joueur B a gagné\","
                "\"result\":[0,1],\"board\":{\"target\":20,\"turn\":\"B\",\"total\":0,\"seats\":["
                "{\"mark\":\"A\",\"name\":\"Joueur A\",\"score\":3,\"present\":true,\"bonus\":6},"
                "{\"mark\":\"B\",\"name\":\"Joueur B\",\"score\":18,\"present\":true,\"bonus\":2}]}");
}

static void expect_refused(const struct game_choice *choices, size_t count, enum game_language language,
                           const char *reason) {
    struct game_error error = {.language = language};
    assert_false(game_check_choices(&pig_game, choices, count, &error));
    assert_string_equal(error.text, reason);
}

static void choices_are_checked(void **unused) {
    const struct game_choice good[] = {{"target", "1000"}, {"secret", "on"}};
    const struct game_choice unknown = {"size", "2"}, high = {"target", "1001"}, word = {"secret", "yes"};
    const struct game_choice twice[] = {{"seats", "2"}, {"seats", "2"}};
    struct game_error error = {.language = GAME_ENGLISH};
    (void)unused;
    assert_true(game_check_choices(&pig_game, NULL, 0, &error));
    assert_true(game_check_choices(&pig_game, good, 2, &error));
    expect_refused(&unknown, 1, GAME_ENGLISH, "unknown option: size");
    expect_refused(&unknown, 1, GAME_FRENCH, "option inconnue : size");
    expect_refused(&high, 1, GAME_ENGLISH, "option target cannot be: 1001");
    expect_refused(&word, 1, GAME_FRENCH, "valeur impossible pour l’option secret : yes");
    expect_refused(twice, 2, GAME_ENGLISH, "option given twice: seats");
    assert_string_equal(game_chosen(&pig_game, good, 2, "target"), "1000");
    assert_string_equal(game_chosen(&pig_game, good, 2, "seats"), "2");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(points_are_held_or_lost),
        cmocka_unit_test(holding_needs_points_and_rolling_a_reason),
        cmocka_unit_test(the_target_wins),
        cmocka_unit_test(a_secret_bonus_helps_to_win),
        cmocka_unit_test(who_resigns_is_passed_over_and_the_last_one_wins),
        cmocka_unit_test(only_a_first_roll_without_points_is_deliberate),
        cmocka_unit_test(impossible_positions_are_refused),
        cmocka_unit_test(impossible_secrets_are_refused),
        cmocka_unit_test(a_refusal_says_why_in_both_languages),
        cmocka_unit_test(an_action_is_read_with_its_blanks_folded),
        cmocka_unit_test(an_action_with_a_long_word_behind_it_is_refused),
        cmocka_unit_test(perft_counts_every_sequence),
        cmocka_unit_test(outcomes_are_laid_end_to_end),
        cmocka_unit_test(random_play_reaches_every_face),
        cmocka_unit_test(a_view_shows_the_viewer_its_own),
        cmocka_unit_test(a_view_of_the_end_has_the_result_and_no_secrets),
        cmocka_unit_test(choices_are_checked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
