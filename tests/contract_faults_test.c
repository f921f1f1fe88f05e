/* Shows that the contract test detects faults: Pig with one fault at a time, and the property that must be reported. */
#include "contract.h"
#include "faults.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

enum { MOST_TESTS = 256 };

/* A run and its choices. */
struct trial {
    struct game game;
    struct contract_run run;
    struct game_choice choices[6];
    char words[6][16];
};

static void open_trial(struct trial *trial, const char *setting) {
    size_t count = 0;
    trial->game = pig_game;
    for (const char *at = setting; text_next_word(&at, trial->words[count], sizeof trial->words[count]);) {
        static const char *const first[] = {"seats", "target"};
        const char *word = trial->words[count];
        trial->choices[count] =
            count < 2 ? (struct game_choice){first[count], word} : (struct game_choice){word, "on"};
        count++;
    }
    trial->run = (struct contract_run){
        .game = &trial->game, .choices = trial->choices, .choice_count = count, .seed = 1, .games = 40};
}

static void fault_is_reported(void **state) {
    const struct fault *fault = *state;
    struct contract_report report = {0};
    struct trial trial;
    open_trial(&trial, fault->setting);
    if (fault->spoil)
        fault->spoil(&trial.game);
    else
        memcpy((char *)&trial.game + fault->member, &fault->function, sizeof fault->function);
    assert_false(contract_check(&trial.run, &report));
    if (!strstr(report.promise, fault->promise))
        fail_msg("%.900s", report.message);
}

/* A game whose scores do not determine the places can say so. */
static void scores_need_not_rank(void **state) {
    struct contract_report report = {0};
    struct trial trial;
    (void)state;
    open_trial(&trial, "3 20");
    trial.game.result = scores_are_upside_down;
    trial.run.scores_do_not_rank = true;
    assert_true(contract_check(&trial.run, &report));
}

static void seats_are_offered_as_they_are(void **state) {
    struct contract_report report = {0};
    struct game game = pig_game;
    (void)state;
    assert_true(contract_check_offers(&game, &report));
    game.seats_option = "chairs";
    assert_false(contract_check_offers(&game, &report));
    game.seats_option = "target";
    assert_false(contract_check_offers(&game, &report));
    game.seats_option = NULL;
    assert_false(contract_check_offers(&game, &report));
}

static void parties_are_as_large_as_they_say(void **state) {
    static const struct game_party right[] = {{6, {{"seats", "6"}, {NULL, NULL}}}, {0, {{NULL, NULL}}}};
    static const struct game_party fewer[] = {{5, {{"seats", "6"}, {NULL, NULL}}}, {0, {{NULL, NULL}}}};
    static const struct game_party refused[] = {{7, {{"seats", "7"}, {NULL, NULL}}}, {0, {{NULL, NULL}}}};
    static const struct game_party small[] = {{2, {{"seats", "2"}, {NULL, NULL}}}, {0, {{NULL, NULL}}}};
    struct contract_report report = {0};
    struct game game = pig_game;
    (void)state;
    game.parties = right;
    assert_true(contract_check_offers(&game, &report));
    game.parties = fewer;
    assert_false(contract_check_offers(&game, &report));
    game.parties = refused;
    assert_false(contract_check_offers(&game, &report));
    game.parties = small;
    assert_false(contract_check_offers(&game, &report));
}

static void a_report_tells_how_to_see_the_fault_again(void **state) {
    struct contract_report report = {0};
    struct trial trial;
    unsigned long long seed = 0;
    unsigned long step = 0;
    (void)state;
    open_trial(&trial, "3 20 secret");
    trial.game.list = list_has_one_twice;
    assert_false(contract_check(&trial.run, &report));
    assert_non_null(strstr(report.message, "pig: seats=3 target=20 secret=on "));
    assert_non_null(strstr(report.message, "; position: turn A total "));
    assert_int_equal(sscanf(strstr(report.message, " seed "), " seed %llu sample 1 step %lu", &seed, &step),
                     2);

    char first[sizeof report.message];
    strcpy(first, report.message);
    trial.run.seed = seed;
    trial.run.games = 1;
    assert_false(contract_check(&trial.run, &report));
    assert_string_equal(report.message, first);
}

static void without_a_fault_nothing_is_reported(void **state) {
    struct contract_report report = {0};
    struct trial trial;
    (void)state;
    open_trial(&trial, "3 20 secret");
    assert_true(contract_check(&trial.run, &report));
    assert_null(report.promise);
    assert_int_equal(report.games, 40);
    assert_int_equal(report.finished, 40);
}

/* Appends a test for each fault of a list. */
static size_t add_faults(struct CMUnitTest *tests, size_t count, const struct fault *faults) {
    for (; faults->name; faults++) {
        assert_true(count < MOST_TESTS);
        tests[count++] = (struct CMUnitTest){
            .name = faults->name, .test_func = fault_is_reported, .initial_state = (void *)faults};
    }
    return count;
}

int main(void) {
    static struct CMUnitTest tests[MOST_TESTS] = {
        cmocka_unit_test(without_a_fault_nothing_is_reported),
        cmocka_unit_test(scores_need_not_rank),
        cmocka_unit_test(seats_are_offered_as_they_are),
        cmocka_unit_test(parties_are_as_large_as_they_say),
        cmocka_unit_test(a_report_tells_how_to_see_the_fault_again),
    };
    size_t count = 5;
    count = add_faults(tests, count, faults_of_rules);
    count = add_faults(tests, count, faults_of_words);
    count = add_faults(tests, count, faults_of_knowledge);
    count = add_faults(tests, count, faults_of_tables);
    return _cmocka_run_group_tests("faults", tests, count, NULL, NULL);
}
