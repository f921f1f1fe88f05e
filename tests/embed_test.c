/* The public header alone is enough to play a game, to keep it and to bring it back. */
#include "astragal.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void a_whole_game_can_be_played_and_comes_back_from_its_record(void **nothing) {
    (void)nothing;
    const char *const options[] = {"map", "base-3", "rules", "full", NULL};
    char why[ASTRAGAL_WHY], action[64], before[4096], after[4096];
    astragal_table *table = astragal_new("quantum", options, why);
    assert_non_null(table);
    assert_int_equal(astragal_seats(table), 3);
    astragal_seed(table, 7);
    for (unsigned step = 0; astragal_who(table) != ASTRAGAL_OVER && step < 20000; step++) {
        assert_true(astragal_advance(table));
        if (astragal_who(table) == ASTRAGAL_OVER)
            break;
        size_t count = astragal_legal_count(table);
        assert_true(count > 0);
        assert_true(astragal_legal(table, (step * 7919u) % count, action, sizeof action) < sizeof action);
        assert_true(astragal_play(table, action));
    }
    assert_int_equal(astragal_who(table), ASTRAGAL_OVER);
    assert_int_equal(astragal_won(table, 0) + astragal_won(table, 1) + astragal_won(table, 2), 1);
    char *record = astragal_record(table);
    assert_non_null(record);
    astragal_position(table, before, sizeof before);
    astragal_free(table);
    table = astragal_load(record, strlen(record), why);
    assert_non_null(table);
    astragal_position(table, after, sizeof after);
    assert_string_equal(before, after);
    free(record);
    astragal_free(table);
}

static void what_is_refused_says_why_and_changes_nothing(void **nothing) {
    (void)nothing;
    const char *const bad[] = {"rules", "house", NULL};
    char why[ASTRAGAL_WHY], before[4096], after[4096];
    assert_null(astragal_new("chess", NULL, why));
    assert_string_not_equal(why, "");
    assert_null(astragal_new("quantum", bad, why));
    assert_string_not_equal(why, "");
    assert_null(astragal_load("no record", 9, why));
    assert_string_not_equal(why, "");
    astragal_table *table = astragal_new("quantum", NULL, why);
    assert_non_null(table);
    astragal_position(table, before, sizeof before);
    assert_false(astragal_play(table, "move a1 z9"));
    assert_string_not_equal(astragal_why(table), "");
    assert_false(astragal_undo(table));
    astragal_position(table, after, sizeof after);
    assert_string_equal(before, after);
    astragal_free(table);
}

static void text_that_does_not_fit_is_cut_and_its_length_told(void **nothing) {
    (void)nothing;
    char why[ASTRAGAL_WHY], small[8], line[4096];
    astragal_table *table = astragal_new("quantum", NULL, why);
    assert_non_null(table);
    size_t whole = astragal_position(table, line, sizeof line);
    assert_int_equal(whole, strlen(line));
    assert_int_equal(astragal_position(table, small, sizeof small), whole);
    assert_int_equal(strlen(small), sizeof small - 1);
    assert_true(astragal_view(table, 0, "fr", small, sizeof small) > sizeof small);
    assert_int_equal(small[0], '{');
    assert_int_equal(astragal_view(table, 9, "en", small, sizeof small), 0);
    astragal_free(table);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_whole_game_can_be_played_and_comes_back_from_its_record),
        cmocka_unit_test(what_is_refused_says_why_and_changes_nothing),
        cmocka_unit_test(text_that_does_not_fit_is_cut_and_its_length_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
