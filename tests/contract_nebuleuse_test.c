/* Nébuleuse Rouge keeps every promise of the contract, with every number of commanders and with other data, over many
   games. With two numbers, `part parts`, it plays only its share, so that parts run side by side. */
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

enum { DECISIONS = 80000, SAMPLE = 100, FILE_SIZE = 65536 };

static char data[GAME_OPTION_TEXT];

/* The data that come with the game, with more secrets: more scanners and more ways into X. */
static void make_other_data(const struct game *game) {
    static char file[FILE_SIZE];
    const char *source = getenv("ASTRAGAL_SOURCE");
    char name[1024];
    struct game_error error = {.language = GAME_ENGLISH};
    snprintf(name, sizeof name, "%s/tests/nebuleuse-other.txt", source ? source : ".");
    FILE *in = fopen(name, "rb");
    assert_non_null(in);
    size_t length = fread(file, 1, sizeof file, in);
    fclose(in);
    struct text value = text_into(data, sizeof data);
    if (!game->read_file(file, length, &value, &error))
        fail_msg("%s:%d: %s", name, error.line, error.text);
    assert_false(value.full);
}

struct variant {
    const char *name;
    struct game_choice choices[2];
    size_t count;
};

static const struct variant variants[] = {
    {"two commanders", {{"seats", "2"}}, 1},
    {"three commanders", {{"seats", "3"}}, 1},
    {"four commanders", {{"seats", "4"}}, 1},
    {"three commanders with other data", {{"seats", "3"}, {"data", data}}, 2},
};

static void keeps_every_promise(void **state) {
    const struct variant *variant = *state;
    const struct game *game = games_find(games_all, "nebuleuse");
    struct contract_report report = {0};
    assert_non_null(game);
    make_other_data(game);
    const struct contract_run run = {
        .game = game,
        .choices = variant->choices,
        .choice_count = variant->count,
        .seed = 31 * (uint64_t)(variant - variants) + 7,
        .games = scaled(DECISIONS),
        .decisions = scaled(DECISIONS),
        .sample = SAMPLE,
    };
    if (!contract_check(&run, &report)) {
        printf("# %s\n", report.message);
        fail();
    }
    contract_print(variant->name, &report);
}

int main(int argc, char **argv) {
    enum { VARIANTS = sizeof variants / sizeof *variants };
    struct CMUnitTest tests[VARIANTS];
    size_t part = argc == 3 ? strtoul(argv[1], NULL, 10) : 0;
    size_t parts = argc == 3 ? strtoul(argv[2], NULL, 10) : 1;
    size_t count = 0;
    for (size_t i = part; parts > 0 && i < VARIANTS; i += parts)
        tests[count++] = (struct CMUnitTest){.name = variants[i].name,
                                             .test_func = keeps_every_promise,
                                             .initial_state = (void *)&variants[i]};
    return _cmocka_run_group_tests("nebuleuse", tests, count, NULL, NULL);
}
