/* The public header is enough to play, show and save a game, and to use levels and hints. */
#include "astragal.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
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

static astragal_table *new_game(const char *map) {
    const char *const options[] = {"map", map, "rules", "sheet", NULL};
    char why[ASTRAGAL_WHY];
    astragal_table *table = astragal_new("quantum", options, why);
    assert_non_null(table);
    astragal_seed(table, 7);
    assert_true(astragal_advance(table));
    return table;
}

static void header_and_library_have_the_same_version(void **nothing) {
    (void)nothing;
    char numbers[32];
    snprintf(numbers, sizeof numbers, "%d.%d.%d", ASTRAGAL_VERSION_MAJOR, ASTRAGAL_VERSION_MINOR,
             ASTRAGAL_VERSION_PATCH);
    assert_string_equal(astragal_version(), ASTRAGAL_VERSION);
    assert_string_equal(astragal_version(), numbers);
}

static void games_are_listed(void **nothing) {
    (void)nothing;
    size_t count = 0;
    while (astragal_game(count)) {
        char why[ASTRAGAL_WHY];
        astragal_table *table = astragal_new(astragal_game(count++), NULL, why);
        assert_non_null(table);
        astragal_free(table);
    }
    assert_true(count >= 1);
    assert_string_equal(astragal_game(0), "quantum");
}

static void seats_have_marks_names_and_teams(void **nothing) {
    (void)nothing;
    astragal_table *table = new_game("base-3");
    for (int seat = 0; seat < astragal_seats(table); seat++) {
        char english[128], french[128];
        assert_true(strlen(astragal_seat_mark(table, seat)) > 0);
        assert_true(astragal_seat_name(table, seat, "en", english, sizeof english) > 0);
        assert_true(astragal_seat_name(table, seat, "fr", french, sizeof french) > 0);
        assert_false(astragal_seat_is_automa(table, seat));
        for (int other = 0; other < seat; other++) {
            assert_string_not_equal(astragal_seat_mark(table, seat), astragal_seat_mark(table, other));
            assert_int_not_equal(astragal_seat_team(table, seat), astragal_seat_team(table, other));
        }
    }
    assert_in_range(astragal_turn(table), 0, 2);
    assert_null(astragal_seat_mark(table, 3));
    assert_null(astragal_seat_mark(table, -1));
    assert_int_equal(astragal_seat_name(table, 3, "en", NULL, 0), 0);
    assert_false(astragal_seat_is_automa(table, 3));
    assert_true(astragal_seat_team(table, 3) < 0);
    astragal_free(table);
}

static void sentences_come_in_two_languages(void **nothing) {
    (void)nothing;
    astragal_table *table = new_game("base-2");
    char english[512], french[512];
    assert_true(astragal_prompt(table, 0, "en", english, sizeof english) > 0);
    assert_true(astragal_prompt(table, ASTRAGAL_SPECTATOR, "fr", french, sizeof french) > 0);
    assert_string_not_equal(english, french);
    for (size_t i = 0; i < astragal_legal_count(table); i++) {
        assert_true(astragal_label(table, i, "en", english, sizeof english) > 0);
        assert_true(astragal_label(table, i, "fr", french, sizeof french) > 0);
        assert_string_not_equal(english, french);
    }
    assert_true(astragal_length(table) > 0);
    for (size_t i = 0; i < astragal_length(table); i++) {
        assert_true(astragal_log(table, i, ASTRAGAL_SPECTATOR, "en", english, sizeof english) > 0);
        assert_true(astragal_log(table, i, 1, "fr", french, sizeof french) > 0);
        assert_string_not_equal(english, french);
    }
    assert_int_equal(astragal_prompt(table, 2, "en", english, sizeof english), 0);
    assert_string_equal(english, "");
    assert_int_equal(astragal_label(table, astragal_legal_count(table), "en", english, sizeof english), 0);
    assert_int_equal(astragal_log(table, astragal_length(table), 0, "en", english, sizeof english), 0);
    astragal_free(table);
}

static void levels_decide_and_repeat_for_the_same_seed(void **nothing) {
    (void)nothing;
    astragal_table *table = new_game("base-2");
    char action[64], again[64], name[64], small[2];
    assert_int_equal(astragal_level_count(), 8);
    for (int level = 1; level <= astragal_level_count(); level++) {
        assert_true(astragal_level_name(level, "fr", name, sizeof name) > 0);
        assert_true(astragal_decide(table, level, 300, 5, action, sizeof action) > 0);
        assert_true(astragal_decide(table, level, 300, 5, again, sizeof again) > 0);
        assert_string_equal(action, again);
    }
    assert_int_equal(astragal_level_name(0, "en", name, sizeof name), 0);
    assert_int_equal(astragal_level_name(9, "en", name, sizeof name), 0);
    assert_true(astragal_decide(table, 8, 300, 5, small, sizeof small) == strlen(action));
    assert_int_equal(strlen(small), 1);
    assert_int_equal(astragal_decide(table, 9, 0, 5, action, sizeof action), 0);
    assert_string_not_equal(astragal_why(table), "");
    assert_true(astragal_play(table, again));
    astragal_free(table);
}

static void a_game_between_levels_has_a_result(void **nothing) {
    (void)nothing;
    astragal_table *table = new_game("base-2");
    char action[64];
    long score;
    assert_false(astragal_won(table, 0));
    assert_int_equal(astragal_place(table, 0), 0);
    while (astragal_who(table) != ASTRAGAL_OVER) {
        assert_true(astragal_decide(table, astragal_who(table) == 0 ? 4 : 2, 0, 5, action, sizeof action) >
                    0);
        assert_true(astragal_play(table, action));
        assert_true(astragal_advance(table));
    }
    int winner = astragal_won(table, 0) ? 0 : 1;
    assert_float_equal(astragal_utility(table, winner), 1, 0);
    assert_float_equal(astragal_utility(table, 1 - winner), 0, 0);
    assert_int_equal(astragal_place(table, winner), 1);
    assert_int_equal(astragal_place(table, 1 - winner), 2);
    assert_false(astragal_score(table, winner, &score));
    assert_int_equal(astragal_place(table, 2), 0);
    assert_int_equal(astragal_decide(table, 4, 0, 5, action, sizeof action), 0);
    assert_string_not_equal(astragal_why(table), "");
    assert_int_equal(astragal_hints(table, 500, 5), 0);
    astragal_free(table);
}

static void hints_can_be_played_and_say_why(void **nothing) {
    (void)nothing;
    astragal_table *table = new_game("base-2");
    char action[64], why[512], sentence[512];
    /* After set-up, where hints have reasons. */
    for (int i = 0; i < 12; i++) {
        assert_true(astragal_decide(table, 4, 0, 5, action, sizeof action) > 0);
        assert_true(astragal_play(table, action));
        assert_true(astragal_advance(table));
    }
    size_t count = astragal_hints(table, 2000, 5);
    assert_in_range(count, 1, 5);
    for (size_t i = 0; i < count; i++) {
        assert_true(astragal_hint(table, i, action, sizeof action) > 0);
        assert_true(astragal_hint_why(table, i, "en", why, sizeof why) > 0);
        assert_true(astragal_hint_why(table, i, "fr", sentence, sizeof sentence) > 0);
        assert_string_not_equal(why, sentence);
        assert_true(astragal_hint_chance(table, i) >= 0 && astragal_hint_chance(table, i) <= 1);
    }
    assert_true(astragal_hint_chance(table, 0) >= astragal_hint_chance(table, count - 1));
    assert_true(astragal_hint_chance(table, count) < 0);
    assert_int_equal(astragal_hint(table, count, action, sizeof action), 0);
    assert_int_equal(astragal_hint_why(table, count, "en", why, sizeof why), 0);
    assert_true(astragal_hint(table, 0, action, sizeof action) > 0);
    assert_true(astragal_play(table, action));
    astragal_free(table);
}

/* Quantum has no secrets: every viewer may have the whole record. */
static void a_record_can_be_made_for_a_viewer(void **nothing) {
    (void)nothing;
    astragal_table *table = new_game("base-2");
    char *whole = astragal_record(table), *seen = astragal_record_for(table, 1);
    assert_non_null(whole);
    assert_non_null(seen);
    assert_string_equal(whole, seen);
    assert_null(astragal_record_for(table, 2));
    free(whole);
    free(seen);
    astragal_free(table);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_whole_game_can_be_played_and_comes_back_from_its_record),
        cmocka_unit_test(what_is_refused_says_why_and_changes_nothing),
        cmocka_unit_test(text_that_does_not_fit_is_cut_and_its_length_told),
        cmocka_unit_test(header_and_library_have_the_same_version),
        cmocka_unit_test(games_are_listed),
        cmocka_unit_test(seats_have_marks_names_and_teams),
        cmocka_unit_test(sentences_come_in_two_languages),
        cmocka_unit_test(levels_decide_and_repeat_for_the_same_seed),
        cmocka_unit_test(a_game_between_levels_has_a_result),
        cmocka_unit_test(hints_can_be_played_and_say_why),
        cmocka_unit_test(a_record_can_be_made_for_a_viewer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
