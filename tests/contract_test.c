/* Runs the contract test on Pig: for every number of seats, with secrets, teams, an automa and rounds, alone and combined. */
#include "contract.h"
#include "pig.h"
#include "scale.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

enum { ALL = 0, DECISIONS = 500, SOME_DECISIONS = 10000, MOST_CHOICES = 6 };

/* However small the scale, a game comes to its end within this share of the decisions. */
enum { SHARE_FOR_ONE_GAME = 4 };

/* `seats` and `target`, followed by the options that are on. */
static void check(const char *setting, unsigned long sample) {
    struct game_choice choices[MOST_CHOICES] = {{.name = "seats"}, {.name = "target"}};
    char words[MOST_CHOICES][16];
    size_t count = 0;
    for (const char *at = setting; text_next_word(&at, words[count], sizeof words[count]); count++) {
        assert_true(count < MOST_CHOICES);
        if (count < 2)
            choices[count].value = words[count];
        else
            choices[count] = (struct game_choice){words[count], "on"};
    }
    unsigned long most = sample == ALL ? DECISIONS : SOME_DECISIONS;
    unsigned long decisions = scaled(most);
    const struct contract_run run = {
        .game = &pig_game,
        .choices = choices,
        .choice_count = count,
        .seed = 1,
        .games = 100000,
        .decisions = decisions > most / SHARE_FOR_ONE_GAME ? decisions : most / SHARE_FOR_ONE_GAME,
        .sample = sample,
    };
    struct contract_report report = {0};
    if (!contract_check(&run, &report)) {
        printf("# %s\n", report.message);
        fail();
    }
    assert_true(report.finished > 0);
    assert_true(report.believed > 0);
    assert_int_equal(report.hidden > 0, strstr(setting, "secret") != NULL);
    contract_print(setting, &report);
}

static void pig_offers_good_options(void **unused) {
    struct contract_report report = {0};
    (void)unused;
    if (!contract_check_offers(&pig_game, &report))
        fail_msg("%s", report.message);
}

/* Each a test of its own. */
static const char *const settings[] = {
    "1 30",
    "2 30",
    "3 20",
    "4 10",
    "5 15",
    "6 12",
    "1 20 secret",
    "2 10 secret",
    "3 20 secret",
    "4 25 secret",
    "5 20 secret",
    "6 15 secret",
    "2 20 automa",
    "3 40 automa",
    "4 20 teams",
    "6 15 teams",
    "1 20 rounds",
    "2 20 rounds",
    "4 15 rounds",
    "1 20 secret rounds",
    "2 20 secret automa",
    "3 15 secret rounds",
    "4 20 teams automa",
    "4 15 teams rounds",
    "4 15 secret teams rounds",
    "5 15 secret automa rounds",
    "6 15 secret teams",
    "6 15 secret teams automa rounds",
};

enum { SETTINGS = sizeof settings / sizeof *settings };

static void pig_keeps_every_promise(void **state) {
    check(*state, ALL);
}

static void long_games_of_pig_keep_every_promise(void **unused) {
    (void)unused;
    check("2 1000", 16);
    check("4 100 secret", 16);
    check("6 100 secret automa rounds", 16);
}

int main(void) {
    struct CMUnitTest tests[SETTINGS + 2] = {
        cmocka_unit_test(pig_offers_good_options),
        cmocka_unit_test(long_games_of_pig_keep_every_promise),
    };
    char names[SETTINGS][64];
    for (size_t i = 0; i < SETTINGS; i++) {
        snprintf(names[i], sizeof names[i], "pig keeps every promise: %s", settings[i]);
        tests[2 + i] = (struct CMUnitTest){.name = names[i],
                                           .test_func = pig_keeps_every_promise,
                                           .initial_state = (void *)(uintptr_t)settings[i]};
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
