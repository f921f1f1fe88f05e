/* Pig keeps every promise of the contract, with and without secrets, for every number of seats. */
#include "contract.h"
#include "pig.h"
#include "scale.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

enum { ALL = 0, DECISIONS = 3000, SOME_DECISIONS = 30000 };

static void check(const char *seats, const char *target, const char *secret, unsigned long sample) {
    const struct game_choice choices[] = {{"seats", seats}, {"target", target}, {"secret", secret}};
    const struct contract_run run = {
        .game = &pig_game,
        .choices = choices,
        .choice_count = 3,
        .seed = 1,
        .games = 100000,
        .decisions = scaled(sample == ALL ? DECISIONS : SOME_DECISIONS),
        .sample = sample,
    };
    struct contract_report report = {0};
    if (!contract_check(&run, &report)) {
        printf("# %s\n", report.message);
        fail();
    }
    assert_true(report.finished > 0);
    assert_true(report.believed > 0);
    contract_print("pig", &report);
}

static void pig_offers_good_options(void **unused) {
    struct contract_report report = {0};
    (void)unused;
    if (!contract_check_offers(&pig_game, &report))
        fail_msg("%s", report.message);
}

static void pig_for_two_keeps_every_promise(void **unused) {
    (void)unused;
    check("2", "30", "off", ALL);
}

static void pig_for_three_keeps_every_promise(void **unused) {
    (void)unused;
    check("3", "20", "off", ALL);
}

static void pig_for_four_keeps_every_promise(void **unused) {
    (void)unused;
    check("4", "10", "off", ALL);
}

static void pig_with_secrets_for_two_keeps_every_promise(void **unused) {
    (void)unused;
    check("2", "10", "on", ALL);
}

static void pig_with_secrets_for_four_keeps_every_promise(void **unused) {
    (void)unused;
    check("4", "25", "on", ALL);
}

static void long_games_of_pig_keep_every_promise(void **unused) {
    (void)unused;
    check("2", "1000", "off", 16);
    check("4", "100", "on", 16);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pig_offers_good_options),
        cmocka_unit_test(pig_for_two_keeps_every_promise),
        cmocka_unit_test(pig_for_three_keeps_every_promise),
        cmocka_unit_test(pig_for_four_keeps_every_promise),
        cmocka_unit_test(pig_with_secrets_for_two_keeps_every_promise),
        cmocka_unit_test(pig_with_secrets_for_four_keeps_every_promise),
        cmocka_unit_test(long_games_of_pig_keep_every_promise),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
