/* Perft counts from fixed positions: detects any rule change, intended or not.
   Usage: perft_test FILE */
#include "games.h"
#include "scenario.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

static void counts_are_as_written(void **state) {
    const struct scenario *scenario = *state;
    struct scenario_failure failure = {0};
    if (!scenario_run(scenario, games_all, &failure)) {
        printf("# %s\n", failure.message);
        fail();
    }
}

int main(int argument_count, char **arguments) {
    struct scenario_failure failure = {0};
    if (argument_count != 2) {
        fprintf(stderr, "usage: %s FILE\n", arguments[0]);
        return 2;
    }
    struct scenario_file *file = scenario_read(arguments[1], &failure);
    if (!file) {
        fprintf(stderr, "%s\n", failure.message);
        return 1;
    }
    struct CMUnitTest *tests = calloc(file->count, sizeof *tests);
    if (!tests)
        abort();
    for (size_t i = 0; i < file->count; i++)
        tests[i] = (struct CMUnitTest){file->scenarios[i].name, counts_are_as_written, NULL, NULL,
                                       &file->scenarios[i]};
    int failed = _cmocka_run_group_tests("perft", tests, file->count, NULL, NULL);
    free(tests);
    scenario_free(file);
    return failed;
}
