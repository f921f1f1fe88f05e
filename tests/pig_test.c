/* Pig's rules and notation, and the functions of src/game/game.c, tested with Pig. */
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

/* The target is 20 and every option in `extras` is on. */
static void prepare_with(const char *seats, const char *extras) {
    struct game_choice choices[6] = {{"seats", seats}, {"target", "20"}};
    char names[4][16];
    size_t count = 2;
    struct game_error error = {.language = GAME_ENGLISH};
    assert_true(pig_game.setting_bytes <= sizeof setting && pig_game.state_bytes <= sizeof state);
    while (text_next_word(&extras, names[count - 2], sizeof names[0])) {
        choices[count] = (struct game_choice){names[count - 2], "on"};
        count++;
    }
    if (!pig_game.prepare(setting, choices, count, &error))
        fail_msg("%s", error.text);
    pig_game.begin(setting, state);
}

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

/* Utility in percent, place and score of each seat in turn: `0 2 49, 100 1 50, 0 3 0`. */
static void expect_result(const char *expected) {
    char written[256];
    struct text text = text_into(written, sizeof written);
    struct game_result result;
    assert_int_equal(pig_game.who(setting, state), GAME_OVER);
    game_result(&pig_game, setting, state, &result);
    assert_true(result.scored);
    for (int seat = 0; seat < pig_game.seats(setting); seat++)
        text_format(&text, "%s%.0f %d %ld", seat ? ", " : "", 100 * result.utility[seat], result.place[seat],
                    result.score[seat]);
    assert_string_equal(written, expected);
}

static void the_target_wins(void **unused) {
    (void)unused;
    prepare("3", "50", "off");
    place("turn B total 20; A 49; B 30; C 0");
    play("hold");
    expect_position("over B; A 49; B 50; C 0");
    assert_int_equal(pig_game.who(setting, state), GAME_OVER);
    expect_result("0 2 49, 100 1 50, 0 3 0");
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

/* What options change. */

static void equal_seats_share_a_place(void **unused) {
    (void)unused;
    prepare("4", "50", "off");
    place("turn B total 20; A 7; B 30; C 3; D 7");
    play("hold");
    expect_result("0 2 7, 100 1 50, 0 4 3, 0 2 7");
}

static void a_team_wins_together(void **unused) {
    (void)unused;
    prepare_with("4", "teams");
    place("turn C total 5; A 3; B 12; C 15; D 19");
    play("hold");
    expect_position("over A; A 3; B 12; C 20; D 19");
    expect_result("100 1 3, 0 3 12, 100 1 20, 0 3 19");
}

static void the_last_team_in_the_game_wins_together(void **unused) {
    (void)unused;
    prepare_with("4", "teams");
    place("turn B total 5; A 3; B 12; C 15; D 19");
    play("resign A");
    play("resign B");
    expect_position("turn C total 0; A 3 out; B 12 out; C 15; D 19");
    play("resign D");
    expect_position("over C; A 3 out; B 12 out; C 15; D 19 out");
    expect_result("100 1 3, 0 3 12, 100 1 15, 0 3 19");
}

static void an_automa_rolls_to_20_points_and_holds(void **unused) {
    (void)unused;
    prepare("2", "100", "off");
    assert_false(pig_game.automa(setting, state, 1));
    const struct game_choice choices[] = {{"seats", "2"}, {"automa", "on"}};
    assert_true(pig_game.prepare(setting, choices, 2, &(struct game_error){.language = GAME_ENGLISH}));
    pig_game.begin(setting, state);
    assert_false(pig_game.automa(setting, state, 0));
    assert_true(pig_game.automa(setting, state, 1));
    place("turn B total 0; A 0; B 0");
    assert_true(can_play("roll") && !can_play("hold"));
    place("turn B total 19; A 0; B 0");
    assert_true(can_play("roll") && !can_play("hold"));
    place("turn B total 20; A 0; B 0");
    assert_true(can_play("hold") && !can_play("roll"));
    place("turn B total 4; A 0; B 96");
    assert_true(can_play("hold") && !can_play("roll"));
    assert_true(can_play("resign A") && !can_play("resign B"));
    assert_false(try_place("turn B total 26; A 0; B 0"));
    assert_false(try_place("roll B total 20; A 0; B 0"));
    assert_false(try_place("turn A total 0; A 0; B 0 out"));
    play("resign A");
    expect_result("0 2 0, 100 1 96");
}

static void a_round_is_played_to_its_end(void **unused) {
    (void)unused;
    prepare_with("3", "rounds");
    place("turn A total 5; A 16; B 12; C 15");
    play("hold");
    expect_position("turn B total 0; A 21; B 12; C 15");
    play("roll");
    play("die 1");
    place("turn C total 5; A 21; B 12; C 15");
    play("hold");
    expect_position("over A; A 21; B 12; C 20");
    expect_result("100 1 21, 0 3 12, 0 2 20");
    assert_false(try_place("turn A total 0; A 21; B 12; C 15"));
    assert_false(try_place("over B; A 21; B 12; C 20"));
}

static void the_best_share_the_win(void **unused) {
    (void)unused;
    prepare_with("4", "rounds");
    place("turn D total 4; A 21; B 12; C 21; D 17");
    play("hold");
    expect_position("over A; A 21; B 12; C 21; D 21");
    expect_result("33 1 21, 0 4 12, 33 1 21, 33 1 21");
    prepare_with("4", "rounds teams");
    place("turn D total 4; A 21; B 12; C 3; D 17");
    play("hold");
    expect_result("50 1 21, 50 1 12, 50 1 3, 50 1 21");
}

static void in_rounds_the_bonus_counts_at_the_end_alone(void **unused) {
    (void)unused;
    prepare_with("2", "rounds secret");
    place("turn A total 4; A 15 bonus 6; B 15 bonus 1");
    play("hold");
    expect_position("turn B total 0; A 19 bonus 6; B 15 bonus 1");
    place("turn B total 6; A 19 bonus 6; B 15 bonus 1");
    play("hold");
    expect_position("over A; A 19 bonus 6; B 21 bonus 1");
    expect_result("100 1 25, 0 2 22");
}

static void who_reached_the_target_and_resigned_ends_nothing(void **unused) {
    (void)unused;
    prepare_with("3", "rounds");
    place("turn B total 0; A 21; B 12; C 15");
    play("resign A");
    play("resign B");
    expect_result("0 2 21, 0 3 12, 100 1 15");
    place("turn C total 2; A 21 out; B 12; C 15");
    play("hold");
    expect_position("turn B total 0; A 21 out; B 12; C 17");
}

static void who_plays_alone_has_12_turns(void **unused) {
    (void)unused;
    prepare_with("1", "");
    expect_position("turn A total 0 turns 0; A 0");
    play("roll");
    play("die 1");
    expect_position("turn A total 0 turns 1; A 0");
    place("turn A total 5 turns 11; A 15");
    play("hold");
    expect_position("over A turns 12; A 20");
    expect_result("100 1 20");
    place("roll A total 4 turns 11; A 15");
    play("die 1");
    expect_position("over A turns 12; A 15");
    expect_result("0 2 15");
    place("turn A total 5 turns 3; A 12");
    play("resign A");
    expect_position("over A turns 3; A 12 out");
    expect_result("0 2 12");
    assert_false(try_place("turn A total 0 turns 12; A 3"));
    assert_false(try_place("turn A total 0; A 3"));
    assert_false(try_place("over A turns 3; A 3"));
}

static void what_options_need_is_said(void **unused) {
    static const struct {
        const char *seats, *option, *english, *french;
    } refused[] = {
        {"2", "teams", "teams need an even number of seats, 4 or 6",
         "il faut un nombre pair de sièges pour des équipes : 4 ou 6"},
        {"5", "teams", "teams need an even number of seats, 4 or 6",
         "il faut un nombre pair de sièges pour des équipes : 4 ou 6"},
        {"1", "automa", "an automa needs somebody to play against: 2 seats or more",
         "un automate joue contre quelqu’un : il faut au moins 2 sièges"},
    };
    (void)unused;
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        const struct game_choice choices[] = {{"seats", refused[i].seats}, {refused[i].option, "on"}};
        struct game_error error = {.language = GAME_ENGLISH};
        assert_false(pig_game.prepare(setting, choices, 2, &error));
        assert_string_equal(error.text, refused[i].english);
        error.language = GAME_FRENCH;
        assert_false(pig_game.prepare(setting, choices, 2, &error));
        assert_string_equal(error.text, refused[i].french);
    }
}

/* Knowledge. */

static void hide_for(int viewer) {
    pig_game.hide(setting, state, viewer);
}

static void what_others_rolled_is_hidden(void **unused) {
    (void)unused;
    prepare("3", "20", "on");
    place("turn A total 4; A 3 bonus 6; B 5 bonus 2; C 9 bonus 4");
    assert_false(pig_game.hidden(setting, state));
    hide_for(1);
    expect_position("turn A total 4; A 3 bonus ?; B 5 bonus 2; C 9 bonus ?");
    assert_true(pig_game.hidden(setting, state));
    place("turn A total 4; A 3 bonus ?; B 5 bonus 2; C 9 bonus ?");
    hide_for(GAME_SPECTATOR);
    expect_position("turn A total 4; A 3 bonus ?; B 5 bonus ?; C 9 bonus ?");
    place("bonus B; A 0 bonus 3; B 0; C 0");
    hide_for(1);
    expect_position("bonus B; A 0 bonus ?; B 0; C 0");
    assert_false(try_place("over B; A 3 bonus ?; B 18 bonus 2; C 0 bonus 1"));
    assert_false(try_place("turn A total 0; A 3 bonus 1; B 19 bonus ?; C 0 bonus 1"));
}

/* A seat with 17 of 20 points that has not won has a bonus of 1 or 2. */
static void a_guess_fits_what_is_known(void **unused) {
    struct game_random random = random_from_seed(1);
    char line[GAME_POSITION_TEXT];
    unsigned found[8] = {0};
    (void)unused;
    prepare("2", "20", "on");
    for (int i = 0; i < 200; i++) {
        struct text text = text_into(line, sizeof line);
        place("turn A total 4; A 3 bonus 6; B 17 bonus ?");
        pig_game.guess(setting, state, &random);
        pig_game.write_position(setting, state, &text);
        assert_memory_equal(line, "turn A total 4; A 3 bonus 6; B 17 bonus ", 40);
        assert_true(try_place(line));
        found[line[40] & 7]++;
    }
    assert_true(found[1] > 50 && found[2] > 50 && found[1] + found[2] == 200);
}

static void a_secret_roll_is_seen_as_one(void **unused) {
    char words[2][GAME_ACTION_TEXT];
    game_action action;
    (void)unused;
    prepare("2", "20", "on");
    assert_true(game_read_action(&pig_game, setting, state, "bonus 3", &action));
    for (int viewer = 0; viewer < 2; viewer++) {
        struct text text = text_into(words[viewer], sizeof words[viewer]);
        game_write_action(&pig_game, setting, state, game_seen(&pig_game, setting, state, action, viewer),
                          &text);
    }
    assert_string_equal(words[0], "bonus 3");
    assert_string_equal(words[1], "bonus ?");
}

static bool hold_reveals(const char *position) {
    game_action hold;
    place(position);
    assert_true(game_read_action(&pig_game, setting, state, "hold", &hold));
    return game_reveals(&pig_game, setting, state, hold);
}

static void a_hold_that_may_win_reveals_something(void **unused) {
    (void)unused;
    prepare("2", "20", "on");
    assert_false(hold_reveals("turn A total 4; A 9 bonus 6; B 5 bonus 2"));
    assert_true(hold_reveals("turn A total 5; A 9 bonus 1; B 5 bonus 2"));
    prepare_with("2", "rounds secret");
    assert_false(hold_reveals("turn A total 5; A 9 bonus 1; B 5 bonus 2"));
    assert_false(hold_reveals("turn B total 5; A 9 bonus 1; B 5 bonus 2"));
    assert_true(hold_reveals("turn B total 5; A 20 bonus 1; B 5 bonus 2"));
    prepare("2", "20", "off");
    assert_false(hold_reveals("turn A total 5; A 9; B 5"));
}

/* Help and places. */

static void expect_reason(const char *thing, const char *expected) {
    char words[GAME_SENTENCE_TEXT];
    struct text text = text_into(words, sizeof words);
    game_thing found;
    assert_true(pig_game.read_thing(setting, state, thing, &found));
    assert_int_equal(game_why_not(&pig_game, setting, state, &found, 1, GAME_ENGLISH, &text),
                     expected != NULL);
    assert_string_equal(words, expected ? expected : "");
}

static void a_button_that_cannot_be_pressed_has_a_reason(void **unused) {
    game_thing thing;
    (void)unused;
    prepare("2", "20", "off");
    expect_reason("hold", "there are no points to hold yet");
    expect_reason("roll", NULL);
    expect_reason("die", NULL);
    expect_reason("seat:B", NULL);
    assert_false(pig_game.read_thing(setting, state, "seat:C", &thing));
    place("turn A total 8; A 12; B 0");
    expect_reason("roll", "8 points are enough: hold them");
    play("hold");
    expect_reason("roll", "the game is over");
    prepare_with("2", "automa");
    place("turn B total 8; A 12; B 0");
    expect_reason("hold", "Automa B plays by itself");
}

static void a_roll_has_named_odds(void **unused) {
    struct game_odds odds[GAME_MAX_ODDS];
    game_action roll, hold;
    (void)unused;
    prepare("2", "20", "off");
    place("turn A total 8; A 2; B 0");
    assert_true(game_read_action(&pig_game, setting, state, "roll", &roll));
    assert_true(game_read_action(&pig_game, setting, state, "hold", &hold));
    assert_int_equal(pig_game.odds(setting, state, hold, odds), 0);
    assert_true(game_success(&pig_game, setting, state, hold) < 0);
    assert_int_equal(pig_game.odds(setting, state, roll, odds), 2);
    assert_true(game_success(&pig_game, setting, state, roll) == 5.0 / 6);
    assert_int_equal(odds[1].kind, GAME_RISK);
    assert_true(odds[1].chance == 1.0 / 6 && odds[1].part == 1 && odds[1].whole == 6);
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

static void expect_view(int viewer, enum game_language language, const char *expected) {
    char view[4096];
    struct text text = text_into(view, sizeof view);
    game_view(&pig_game, setting, state, viewer, false, language, &text);
    assert_string_equal(view, expected);
}

#define HEAD(viewer, who) "\"game\":\"pig\",\"viewer\":" viewer ",\"secrets\":true,\"who\":\"" who "\","
#define SEATS(turn, player)                                                                       \
    "\"turn\":\"" turn "\",\"seats\":["                                                           \
    "{\"mark\":\"A\",\"name\":\"" player " A\",\"kind\":\"player\",\"team\":0,\"present\":true}," \
    "{\"mark\":\"B\",\"name\":\"" player " B\",\"kind\":\"player\",\"team\":1,\"present\":true}],"
#define BOARD                                                                \
    "\"board\":{\"target\":20,\"turn\":\"A\",\"total\":4,\"seats\":["        \
    "{\"mark\":\"A\",\"name\":\"Player A\",\"score\":3,\"present\":true%s}," \
    "{\"mark\":\"B\",\"name\":\"Player B\",\"score\":5,\"present\":true%s}]}"
#define PROMPT "\"prompt\":\"Player A: roll or hold? 4 points this turn\","
#define DECISIONS                                                                                      \
    ",\"decisions\":[{\"action\":\"roll\",\"clicks\":[\"roll\"],\"label\":\"Roll the die\",\"odds\":[" \
    "{\"kind\":\"success\",\"name\":\"no 1\",\"chance\":0.833333,\"part\":5,\"of\":6},"                \
    "{\"kind\":\"risk\",\"name\":\"loses the turn\",\"chance\":0.166667,\"part\":1,\"of\":6}]},"       \
    "{\"action\":\"hold\",\"clicks\":[\"hold\"],\"label\":\"Hold 4 points\"}],"                        \
    "\"buttons\":{\"roll\":\"Roll\",\"hold\":\"Hold\"}"

static void a_view_shows_the_viewer_its_own(void **unused) {
    char expected[4096];
    (void)unused;
    prepare("2", "20", "on");
    place("turn A total 4; A 3 bonus 6; B 5 bonus 2");
    snprintf(expected, sizeof expected, HEAD("\"A\"", "A") SEATS("A", "Player") PROMPT BOARD DECISIONS,
             ",\"bonus\":6", "");
    expect_view(0, GAME_ENGLISH, expected);
    snprintf(expected, sizeof expected, HEAD("\"B\"", "A") SEATS("A", "Player") PROMPT BOARD, "",
             ",\"bonus\":2");
    expect_view(1, GAME_ENGLISH, expected);
    snprintf(expected, sizeof expected, HEAD("null", "A") SEATS("A", "Player") PROMPT BOARD, "", "");
    expect_view(GAME_SPECTATOR, GAME_ENGLISH, expected);
    snprintf(expected, sizeof expected, HEAD("null", "A") SEATS("A", "Player") PROMPT BOARD DECISIONS,
             ",\"bonus\":6", ",\"bonus\":2");
    expect_view(GAME_EVERYTHING, GAME_ENGLISH, expected);
}

static void a_view_of_the_end_has_the_result_and_no_secrets(void **unused) {
    (void)unused;
    prepare("2", "20", "on");
    place("over B; A 3 bonus 6; B 18 bonus 2");
    expect_view(
        GAME_SPECTATOR, GAME_FRENCH,
        HEAD("null", "over") SEATS(
            "B",
            "Joueur") "\"prompt\":\"Joueur B a gagné\",\"result\":["
                      "{\"seat\":\"A\",\"utility\":0,\"place\":2,\"score\":9},"
                      "{\"seat\":\"B\",\"utility\":1,\"place\":1,\"score\":20}],"
                      "\"board\":{\"target\":20,\"turn\":\"B\",\"total\":0,\"seats\":["
                      "{\"mark\":\"A\",\"name\":\"Joueur A\",\"score\":3,\"present\":true,\"bonus\":6},"
                      "{\"mark\":\"B\",\"name\":\"Joueur B\",\"score\":18,\"present\":true,\"bonus\":2}]}");
}

static void places_hold_what_is_drawn_there(void **unused) {
    char view[8192];
    struct text text = text_into(view, sizeof view);
    (void)unused;
    prepare("2", "20", "on");
    place("turn A total 4; A 3 bonus 6; B 5 bonus 2");
    game_view(&pig_game, setting, state, 1, true, GAME_ENGLISH, &text);
    const char *places = strstr(view, "\"places\":");
    assert_non_null(places);
    assert_string_equal(
        places,
        "\"places\":[{\"thing\":\"seat:A\",\"name\":\"Player A\",\"x\":2,\"y\":2,\"width\":4,\"height\":4,"
        "\"shape\":\"card\",\"text\":\"Player A\\u000a3\\u000a+?\\u000a\"},"
        "{\"thing\":\"seat:B\",\"name\":\"Player B\",\"x\":6,\"y\":2,\"width\":4,\"height\":4,"
        "\"shape\":\"card\",\"text\":\"Player B\\u000a5\\u000a+2\\u000a\"},"
        "{\"thing\":\"die\",\"name\":\"The die\",\"x\":4,\"y\":5,\"width\":2,\"height\":2,"
        "\"shape\":\"square\",\"text\":\"4\\u000a\\u000a\\u000a\"}]");
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
        cmocka_unit_test(equal_seats_share_a_place),
        cmocka_unit_test(a_team_wins_together),
        cmocka_unit_test(the_last_team_in_the_game_wins_together),
        cmocka_unit_test(an_automa_rolls_to_20_points_and_holds),
        cmocka_unit_test(a_round_is_played_to_its_end),
        cmocka_unit_test(the_best_share_the_win),
        cmocka_unit_test(in_rounds_the_bonus_counts_at_the_end_alone),
        cmocka_unit_test(who_reached_the_target_and_resigned_ends_nothing),
        cmocka_unit_test(who_plays_alone_has_12_turns),
        cmocka_unit_test(what_options_need_is_said),
        cmocka_unit_test(what_others_rolled_is_hidden),
        cmocka_unit_test(a_guess_fits_what_is_known),
        cmocka_unit_test(a_secret_roll_is_seen_as_one),
        cmocka_unit_test(a_hold_that_may_win_reveals_something),
        cmocka_unit_test(a_button_that_cannot_be_pressed_has_a_reason),
        cmocka_unit_test(a_roll_has_named_odds),
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
        cmocka_unit_test(places_hold_what_is_drawn_there),
        cmocka_unit_test(choices_are_checked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
