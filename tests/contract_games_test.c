/* Runs the contract test on every game: on each board, with each value of each option in turn. With two numbers, `part
   parts`, it tests only its share of the boards, so that parts run in parallel. */
#include "contract.h"
#include "games.h"
#include "scale.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { DECISIONS = 400000, SAMPLE = 150, MAX_BOARDS = 512, MAX_VARIANTS = 64, MAX_VALUE = 16 };

/* A game on one of its boards; a game without boards has one with the id NULL. */
struct subject {
    const struct game *game;
    const char *board;
    char name[96];
};

static struct subject subjects[MAX_BOARDS];
static size_t subject_count;

/* The board, and one option with one of its values. */
struct variant {
    struct game_choice choices[2];
    size_t count;
    char value[MAX_VALUE]; /* of a number, which has no text elsewhere */
};

struct variants {
    struct variant all[MAX_VARIANTS];
    size_t count;
};

static void add_subject(const struct game *game, const char *board) {
    assert_true(subject_count < MAX_BOARDS);
    struct subject *subject = &subjects[subject_count++];
    subject->game = game;
    subject->board = board;
    snprintf(subject->name, sizeof subject->name, "%s keeps every promise%s%s", game->name,
             board ? " on " : "", board ? board : "");
}

static void find_subjects(void) {
    for (const struct game *const *game = games_all; *game; game++) {
        struct game_board board;
        size_t number = 0;
        for (; (*game)->board && (*game)->board(number, &board); number++)
            add_subject(*game, board.id);
        if (number == 0)
            add_subject(*game, NULL);
    }
}

/* Adds the variant if the game accepts it: not every value fits every board. A refusal must give a reason. */
static void add_variant(const struct subject *subject, struct variants *variants, const char *option,
                        const char *value) {
    struct game_error error = {.language = GAME_ENGLISH};
    assert_true(variants->count < MAX_VARIANTS);
    struct variant *variant = &variants->all[variants->count];
    *variant = (struct variant){.count = 0};
    snprintf(variant->value, sizeof variant->value, "%s", value ? value : "");
    if (subject->board)
        variant->choices[variant->count++] =
            (struct game_choice){subject->game->board_option, subject->board};
    if (option)
        variant->choices[variant->count++] = (struct game_choice){option, variant->value};
    void *setting = malloc(subject->game->setting_bytes);
    assert_non_null(setting);
    bool taken = subject->game->prepare(setting, variant->choices, variant->count, &error);
    free(setting);
    variants->count += taken;
    assert_true(taken || (option && error.text[0] != '\0'));
}

static void add_values(const struct subject *subject, struct variants *variants,
                       const struct game_option *option) {
    char number[MAX_VALUE];
    switch (option->type) {
    case GAME_CHECK:
        add_variant(subject, variants, option->name, strcmp(option->default_value, "on") == 0 ? "off" : "on");
        break;
    case GAME_COMBO:
        for (const char *const *value = option->values; *value; value++)
            if (strcmp(*value, option->default_value) != 0)
                add_variant(subject, variants, option->name, *value);
        break;
    case GAME_SPIN:
        for (int i = 0; i < 2; i++) {
            snprintf(number, sizeof number, "%d", i == 0 ? option->min : option->max);
            if (strcmp(number, option->default_value) != 0)
                add_variant(subject, variants, option->name, number);
        }
        break;
    case GAME_STRING:
        break;
    }
}

static void find_variants(const struct subject *subject, struct variants *variants) {
    variants->count = 0;
    add_variant(subject, variants, NULL, NULL);
    for (const struct game_option *option = subject->game->options; option->name; option++)
        if (!subject->board || strcmp(option->name, subject->game->board_option) != 0)
            add_values(subject, variants, option);
}

static void keeps_every_promise(void **state) {
    const struct subject *subject = *state;
    static struct variants variants;
    struct contract_report report = {0};
    find_variants(subject, &variants);
    unsigned long each = scaled(DECISIONS) / subject_count / variants.count + 1;
    for (size_t i = 0; i < variants.count; i++) {
        const struct contract_run run = {
            .game = subject->game,
            .choices = variants.all[i].choices,
            .choice_count = variants.all[i].count,
            .seed = 997 * (uint64_t)(subject - subjects) + 101 * i,
            .games = each,
            .decisions = each,
            .sample = SAMPLE,
        };
        if (!contract_check(&run, &report)) {
            printf("# %s\n", report.message);
            fail();
        }
    }
    assert_true(report.decisions >= each * variants.count);
    contract_print(subject->name, &report);
}

static void offers_are_good(void **state) {
    struct contract_report report = {0};
    (void)state;
    for (const struct game *const *game = games_all; *game; game++)
        if (!contract_check_offers(*game, &report))
            fail_msg("%.900s", report.message);
}

int main(int argc, char **argv) {
    struct CMUnitTest tests[MAX_BOARDS + 1];
    size_t part = argc == 3 ? strtoul(argv[1], NULL, 10) : 0;
    size_t parts = argc == 3 ? strtoul(argv[2], NULL, 10) : 1;
    size_t count = 0;
    find_subjects();
    if (part == 0)
        tests[count++] = (struct CMUnitTest)cmocka_unit_test(offers_are_good);
    for (size_t i = part; parts > 0 && i < subject_count; i += parts)
        tests[count++] = (struct CMUnitTest){
            .name = subjects[i].name, .test_func = keeps_every_promise, .initial_state = &subjects[i]};
    return _cmocka_run_group_tests("games", tests, count, NULL, NULL);
}
