/* Andromeda keeps every promise of the contract, with all numbers of players, modes, decks and options, over many games. With two
   numbers, `part parts`, it plays only its share, so that parts run side by side. */
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

enum { DECISIONS = 8000, SAMPLE = 150 };

struct variant {
    const char *name;
    struct game_choice choices[8];
    size_t count;
};

static const struct variant variants[] = {
    {"two players", {{"seats", "2"}}, 1},
    {"three players, Shadows of the Void", {{"seats", "3"}, {"events", "void"}}, 2},
    {"four players, Cosmic Twilight", {{"seats", "4"}, {"events", "twilight"}, {"void", "on"}}, 3},
    {"five players", {{"seats", "5"}, {"length", "long"}, {"specials", "4"}}, 3},
    {"alone", {{"mode", "solo"}, {"commander", "k33"}}, 2},
    {"alone with the Void",
     {{"mode", "solo"}, {"events", "void"}, {"moons", "ancient"}, {"commander", "k21"}},
     4},
    {"two players and the Unity",
     {{"mode", "unity"}, {"seats", "3"}, {"commander", "k32"}, {"length", "short"}},
     4},
    {"three players and the Unity",
     {{"mode", "unity"}, {"seats", "4"}, {"events", "twilight"}, {"commander", "k23"}},
     4},
    {"without the expansion",
     {{"seats", "3"}, {"expansion", "off"}, {"destiny", "off"}, {"specials", "0"}},
     4},
    {"chosen raiders",
     {{"seats", "2"}, {"raiders", "gnats+stalker+swarm+lancer+warden"}, {"moons", "orphan"}},
     3},
};

static void keeps_every_promise(void **state) {
    const struct variant *variant = *state;
    const struct game *game = games_find(games_all, "andromeda");
    struct contract_report report = {0};
    assert_non_null(game);
    const struct contract_run run = {
        .game = game,
        .choices = variant->choices,
        .choice_count = variant->count,
        .seed = 37 * (uint64_t)(variant - variants) + 5,
        .games = scaled(DECISIONS),
        .decisions = scaled(DECISIONS),
        .sample = SAMPLE,
        .scores_do_not_rank = true, /* who has resigned is behind everybody */
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
    return _cmocka_run_group_tests("andromeda", tests, count, NULL, NULL);
}
