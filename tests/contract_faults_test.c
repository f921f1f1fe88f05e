/* The contract test can fail: Pig with one fault at a time, and the promise that must be reported broken. */
#include "contract.h"
#include "pig.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define SETTING const void *setting
#define STATE   const void *state

/* The notation of an action, to recognise it by. */
static bool is_written(SETTING, STATE, game_action action, const char *words) {
    char written[GAME_ACTION_TEXT];
    struct text text = text_into(written, sizeof written);
    game_write_action(&pig_game, setting, state, action, &text);
    return strcmp(written, words) == 0;
}

/* Faults of list, play, odds and end. */

static int who_is_a_stranger(SETTING, STATE) {
    int who = pig_game.who(setting, state);
    return who >= 0 ? who + 1 : who;
}

static size_t list_has_one_twice(SETTING, STATE, game_action *out) {
    size_t count = pig_game.list(setting, state, out);
    if (count == 2)
        out[count++] = out[0];
    return count;
}

static size_t list_is_empty(SETTING, STATE, game_action *out) {
    size_t count = pig_game.list(setting, state, out);
    return count == 2 ? 0 : count;
}

static size_t list_varies(SETTING, STATE, game_action *out) {
    static unsigned long calls;
    size_t count = pig_game.list(setting, state, out);
    return count > 1 && calls++ % 2 == 1 ? count - 1 : count;
}

static size_t list_has_a_resignation(SETTING, STATE, game_action *out) {
    size_t count = pig_game.list(setting, state, out);
    if (pig_game.who(setting, state) == 0)
        out[count++] = GAME_RESIGN(0);
    return count;
}

static void play_ignores_hold(SETTING, void *state, game_action action) {
    if (!is_written(setting, state, action, "hold"))
        pig_game.play(setting, state, action);
}

static void play_remembers_elsewhere(SETTING, void *state, game_action action) {
    static unsigned long calls;
    pig_game.play(setting, state, action);
    if (calls++ % 50 == 49)
        pig_game.begin(setting, state);
}

static void play_depends_on_where_the_setting_lies(SETTING, void *state, game_action action) {
    static const void *first;
    first = first ? first : setting;
    if (setting == first || !is_written(setting, state, action, "hold"))
        pig_game.play(setting, state, action);
}

static void play_ignores_resigning(SETTING, void *state, game_action action) {
    if (!GAME_IS_RESIGN(action))
        pig_game.play(setting, state, action);
}

static bool all_are_present(SETTING, STATE, int seat) {
    (void)setting, (void)state, (void)seat;
    return true;
}

static int turn_is_nobodys(SETTING, STATE) {
    (void)setting, (void)state;
    return GAME_CHANCE;
}

static uint32_t weight_is_zero(SETTING, STATE, game_action outcome) {
    return is_written(setting, state, outcome, "die 6") ? 0 : 1;
}

static uint32_t weight_is_huge(SETTING, STATE, game_action outcome) {
    return is_written(setting, state, outcome, "die 6") ? UINT32_MAX : 1;
}

static void result_wins_twice(SETTING, STATE, double share[GAME_MAX_SEATS]) {
    (void)setting, (void)state;
    share[0] = share[1] = 1;
}

static double success_is_certain_and_more(SETTING, STATE, game_action action) {
    (void)setting, (void)state, (void)action;
    return 1.5;
}

static size_t clicks_change_the_state(SETTING, STATE, game_action action,
                                      game_thing things[GAME_MAX_CLICKS]) {
    ((unsigned char *)state)[0] ^= 1; /* never const in the contract test */
    return pig_game.clicks(setting, state, action, things);
}

/* Faults of setting and beginning. */

static bool prepare_takes_anything(void *setting, const struct game_choice *choices, size_t count,
                                   struct game_error *error) {
    return pig_game.prepare(setting, choices, count, error) || pig_game.prepare(setting, NULL, 0, error);
}

static void option_value_is_standard(SETTING, size_t option, struct text *out) {
    (void)setting;
    text_put(out, pig_game.options[option].standard);
}

static void begin_leaves_a_byte(SETTING, void *state) {
    unsigned char last = ((unsigned char *)state)[pig_game.state_bytes - 1];
    pig_game.begin(setting, state);
    ((unsigned char *)state)[pig_game.state_bytes - 1] = last;
}

static void seat_name_is_common(int seat, enum game_language language, struct text *out) {
    (void)seat;
    pig_game.seat_name(0, language, out);
}

/* Faults of notation. */

static void position_forgets_the_total(SETTING, STATE, struct text *out) {
    char line[GAME_POSITION_TEXT];
    struct text text = text_into(line, sizeof line);
    pig_game.write_position(setting, state, &text);
    char *total = strstr(line, " total ");
    if (total)
        memcpy(total, " total 0", strcspn(total + 7, ";") == 1 ? 8 : 7);
    text_put(out, line);
}

static void position_has_two_lines(SETTING, STATE, struct text *out) {
    pig_game.write_position(setting, state, out);
    text_letter(out, '\n');
}

static bool reading_forgets_a_byte(SETTING, void *state, const char *line, struct game_error *error) {
    unsigned char last = ((unsigned char *)state)[pig_game.state_bytes - 1];
    bool read = pig_game.read_position(setting, state, line, error);
    ((unsigned char *)state)[pig_game.state_bytes - 1] = last;
    return read;
}

/* Takes a total too high to roll or hold with for one within the rules. */
static bool reading_takes_any_total(SETTING, void *state, const char *line, struct game_error *error) {
    char other[GAME_POSITION_TEXT];
    const char *total = strstr(line, "total 9");
    if (pig_game.read_position(setting, state, line, error))
        return true;
    if (!total || strlen(line) >= sizeof other)
        return false;
    strcpy(other, line);
    other[total - line + 6] = '2';
    if (!pig_game.read_position(setting, state, other, error))
        return false;
    ((int16_t *)state)[4] = 900;
    return true;
}

static bool reading_gives_no_reason(SETTING, void *state, const char *line, struct game_error *error) {
    bool read = pig_game.read_position(setting, state, line, error);
    error->text[0] = '\0';
    return read;
}

static void actions_are_written_alike(SETTING, STATE, game_action action, struct text *out) {
    (void)setting, (void)state, (void)action;
    text_put(out, "go");
}

/* Faults of clicks and words. */

static size_t clicks_begin_others(SETTING, STATE, game_action action, game_thing things[GAME_MAX_CLICKS]) {
    pig_game.list(setting, state, things);
    things[1] = action;
    return things[0] == action ? 1 : 2;
}

static size_t clicks_are_none(SETTING, STATE, game_action action, game_thing things[GAME_MAX_CLICKS]) {
    (void)setting, (void)state, (void)action, (void)things;
    return 0;
}

static void thing_has_a_blank(SETTING, STATE, game_thing thing, struct text *out) {
    pig_game.write_thing(setting, state, thing, out);
    text_put(out, " it");
}

static void things_are_called_alike(SETTING, STATE, game_thing thing, struct text *out) {
    (void)setting, (void)state, (void)thing;
    text_put(out, "button");
}

static void label_is_missing_in_french(SETTING, STATE, game_action action, enum game_language language,
                                       struct text *out) {
    if (language == GAME_ENGLISH)
        pig_game.label(setting, state, action, language, out);
}

static void label_has_a_hole(SETTING, STATE, game_action action, enum game_language language,
                             struct text *out) {
    pig_game.label(setting, state, action, language, out);
    text_put(out, " {0}");
}

static void label_is_not_utf8(SETTING, STATE, game_action action, enum game_language language,
                              struct text *out) {
    pig_game.label(setting, state, action, language, out);
    text_put(out, "\xe9");
}

static void labels_are_alike(SETTING, STATE, game_action action, enum game_language language,
                             struct text *out) {
    (void)setting, (void)state, (void)action, (void)language;
    text_put(out, "Go");
}

static void prompt_is_empty(SETTING, STATE, int viewer, enum game_language language, struct text *out) {
    (void)setting, (void)state, (void)viewer, (void)language, (void)out;
}

static void log_forgets_resigning(SETTING, STATE, game_action action, int viewer, enum game_language language,
                                  struct text *out) {
    if (!GAME_IS_RESIGN(action))
        pig_game.tell(setting, state, action, viewer, language, out);
}

/* Faults of views. */

static void board_is_no_json(SETTING, STATE, int viewer, enum game_language language, struct text *out) {
    pig_game.write_board(setting, state, viewer, language, out);
    text_letter(out, ',');
}

static void board_shows_a_secret(SETTING, STATE, int viewer, enum game_language language, struct text *out) {
    (void)viewer;
    pig_game.write_board(setting, state, 0, language, out);
}

static void picture_shows_a_secret(SETTING, STATE, int viewer, enum game_language language,
                                   struct text *out) {
    (void)viewer;
    pig_game.draw(setting, state, 0, language, out);
}

static void prompt_shows_a_secret(SETTING, STATE, int viewer, enum game_language language, struct text *out) {
    pig_game.prompt(setting, state, viewer, language, out);
    pig_game.write_position(setting, state, out);
}

/* Tells everybody what the seat that rolls its secret die, the first without one, is told. */
static void log_shows_a_secret_roll(SETTING, STATE, game_action action, int viewer,
                                    enum game_language language, struct text *out) {
    int bonuses = 0;
    char line[GAME_POSITION_TEXT];
    struct text text = text_into(line, sizeof line);
    pig_game.write_position(setting, state, &text);
    for (const char *at = strstr(line, " bonus "); at; at = strstr(at + 1, " bonus "))
        bonuses++;
    pig_game.tell(setting, state, action, strncmp(line, "bonus", 5) == 0 ? bonuses : viewer, language, out);
}

static void log_shows_a_secret_later(SETTING, STATE, game_action action, int viewer,
                                     enum game_language language, struct text *out) {
    pig_game.tell(setting, state, action, viewer, language, out);
    if (!GAME_IS_RESIGN(action))
        pig_game.write_position(setting, state, out);
}

static void guess_changes_the_game(SETTING, void *state, int viewer, struct game_random *random) {
    (void)viewer, (void)random;
    pig_game.begin(setting, state);
}

/* One member of the table per fault: where it lies, and the faulty function. */
#define FAULT(member, function, broken) \
    { #function, broken, offsetof(struct game, member), (void (*)(void))(function) }

static const struct fault {
    const char *name;
    const char *promise; /* or so much of its name as must be there */
    size_t member;
    void (*function)(void);
} faults[] = {
    FAULT(who, who_is_a_stranger, "who decides is a seat in the game, chance or nobody"),
    FAULT(turn, turn_is_nobodys, "who decides is a seat in the game, chance or nobody"),
    FAULT(list, list_has_one_twice, "the list has every action once, and none only at the end"),
    FAULT(list, list_is_empty, "the list has every action once, and none only at the end"),
    FAULT(list, list_varies, "the list has every action once, and none only at the end"),
    FAULT(list, list_has_a_resignation, "the list has every action once, and none only at the end"),
    FAULT(play, play_ignores_hold, "changes the state"),
    FAULT(play, play_remembers_elsewhere, "changes the state"),
    FAULT(play, play_depends_on_where_the_setting_lies, "a record replays to the identical state"),
    FAULT(play, play_ignores_resigning, "a seat may resign at a decision, and only then"),
    FAULT(present, all_are_present, "a seat may resign at a decision, and only then"),
    FAULT(weight, weight_is_zero, "odds add up to 1"),
    FAULT(weight, weight_is_huge, "odds add up to 1"),
    FAULT(result, result_wins_twice, "the end is final and its shares add up to 1"),
    FAULT(success, success_is_certain_and_more, "success is a probability"),
    FAULT(clicks, clicks_change_the_state, "looking at a state does not change it"),
    FAULT(prepare, prepare_takes_anything, "bad choices are refused"),
    FAULT(option_value, option_value_is_standard, "the option values make the same setting again"),
    FAULT(begin, begin_leaves_a_byte, "the beginning is complete"),
    FAULT(seat_name, seat_name_is_common, "seats have marks and names"),
    FAULT(write_position, position_forgets_the_total, "the position's notation round-trips"),
    FAULT(write_position, position_has_two_lines, "the position's notation round-trips"),
    FAULT(read_position, reading_forgets_a_byte, "the position's notation round-trips"),
    FAULT(read_position, reading_takes_any_total, "the position's notation round-trips"),
    FAULT(read_position, reading_gives_no_reason, "a damaged position is refused or is a position"),
    FAULT(write_action, actions_are_written_alike, "action's notation"),
    FAULT(clicks, clicks_begin_others, "clicks lead to one decision"),
    FAULT(clicks, clicks_are_none, "clicks lead to one decision"),
    FAULT(write_thing, thing_has_a_blank, "things have names"),
    FAULT(write_thing, things_are_called_alike, "things have names"),
    FAULT(label, label_is_missing_in_french, "labels tell decisions apart"),
    FAULT(label, label_has_a_hole, "labels tell decisions apart"),
    FAULT(label, label_is_not_utf8, "labels tell decisions apart"),
    FAULT(label, labels_are_alike, "labels tell decisions apart"),
    FAULT(prompt, prompt_is_empty, "prompt and log say something"),
    FAULT(tell, log_forgets_resigning, "prompt and log say something"),
    FAULT(write_board, board_is_no_json, "views parse and offer the listed decisions"),
    FAULT(write_board, board_shows_a_secret, "nobody sees what it may not"),
    FAULT(draw, picture_shows_a_secret, "nobody sees what it may not"),
    FAULT(prompt, prompt_shows_a_secret, "nobody sees what it may not"),
    FAULT(tell, log_shows_a_secret_roll, "nobody sees what it may not"),
    FAULT(tell, log_shows_a_secret_later, "nobody sees what it may not"),
    FAULT(guess, guess_changes_the_game, "nobody sees what it may not"),
};

enum { FAULTS = sizeof faults / sizeof *faults };

static struct contract_run run_of(const struct game *game) {
    static const struct game_choice choices[] = {{"seats", "3"}, {"target", "20"}, {"secret", "on"}};
    return (struct contract_run){.game = game, .choices = choices, .choice_count = 3, .seed = 1, .games = 40};
}

static void fault_is_reported(void **state) {
    const struct fault *fault = *state;
    struct contract_report report = {0};
    struct game game = pig_game;
    struct contract_run run = run_of(&game);
    memcpy((char *)&game + fault->member, &fault->function, sizeof fault->function);
    assert_false(contract_check(&run, &report));
    if (!strstr(report.promise, fault->promise))
        fail_msg("%.900s", report.message);
}

static void without_a_guess_all_must_see_the_same(void **state) {
    struct contract_report report = {0};
    struct game game = pig_game;
    struct contract_run run = run_of(&game);
    (void)state;
    game.guess = NULL;
    assert_false(contract_check(&run, &report));
    assert_string_equal(report.promise, "nobody sees what it may not");
}

static void a_report_tells_how_to_see_the_fault_again(void **state) {
    struct contract_report report = {0};
    struct game game = pig_game;
    struct contract_run run = run_of(&game);
    unsigned long long seed = 0;
    unsigned long step = 0;
    (void)state;
    game.list = list_has_one_twice;
    assert_false(contract_check(&run, &report));
    assert_non_null(strstr(report.message, "pig: seats=3 target=20 secret=on "));
    assert_non_null(strstr(report.message, "; position: turn A total "));
    assert_int_equal(sscanf(strstr(report.message, " seed "), " seed %llu sample 1 step %lu", &seed, &step),
                     2);

    char first[sizeof report.message];
    strcpy(first, report.message);
    run.seed = seed;
    run.games = 1;
    assert_false(contract_check(&run, &report));
    assert_string_equal(report.message, first);
}

static void without_a_fault_nothing_is_reported(void **state) {
    struct contract_report report = {0};
    struct contract_run run = run_of(&pig_game);
    (void)state;
    assert_true(contract_check(&run, &report));
    assert_null(report.promise);
    assert_int_equal(report.games, 40);
    assert_int_equal(report.finished, 40);
}

int main(void) {
    struct CMUnitTest tests[FAULTS + 3] = {
        cmocka_unit_test(without_a_fault_nothing_is_reported),
        cmocka_unit_test(without_a_guess_all_must_see_the_same),
        cmocka_unit_test(a_report_tells_how_to_see_the_fault_again),
    };
    for (size_t i = 0; i < FAULTS; i++)
        tests[3 + i] = (struct CMUnitTest){
            .name = faults[i].name, .test_func = fault_is_reported, .initial_state = (void *)&faults[i]};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
