/* The public header with a game that has secrets, teams, an automa and scores. */
#include "astragal.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static astragal_table *new_pig(const char *const *options) {
    char why[ASTRAGAL_WHY];
    astragal_table *table = astragal_new("pig", options, why);
    assert_non_null(table);
    astragal_seed(table, 7);
    assert_true(astragal_advance(table));
    return table;
}

static void play_to_the_end(astragal_table *table) {
    char action[64];
    while (astragal_who(table) != ASTRAGAL_OVER) {
        assert_true(astragal_decide(table, 4, 0, 5, action, sizeof action) > 0);
        assert_true(astragal_play(table, action));
        assert_true(astragal_advance(table));
    }
}

static void records_and_logs_for_a_viewer_keep_the_secrets_of_others(void **nothing) {
    (void)nothing;
    const char *const options[] = {"secret", "on", "target", "20", NULL};
    astragal_table *table = new_pig(options);
    char mine[512], others[512];
    /* The first two actions are the bonuses of the two seats. */
    char *whole = astragal_record(table), *seen = astragal_record_for(table, 0);
    assert_null(strchr(whole, '?'));
    assert_non_null(strchr(seen, '?'));
    astragal_log(table, 0, 0, "en", mine, sizeof mine);
    astragal_log(table, 0, 1, "en", others, sizeof others);
    assert_string_not_equal(mine, others);
    free(whole);
    free(seen);
    play_to_the_end(table);
    whole = astragal_record(table);
    seen = astragal_record_for(table, ASTRAGAL_SPECTATOR);
    assert_string_equal(whole, seen); /* nothing is secret any more */
    free(whole);
    free(seen);
    astragal_free(table);
}

static void hints_and_levels_know_what_their_seat_knows(void **nothing) {
    (void)nothing;
    const char *const options[] = {"secret", "on", NULL};
    astragal_table *table = new_pig(options);
    char action[64];
    for (int level = 1; level <= astragal_level_count(); level++)
        assert_true(astragal_decide(table, level, 200, 5, action, sizeof action) > 0);
    size_t count = astragal_hints(table, 500, 5);
    assert_true(count > 0);
    assert_true(astragal_hint(table, 0, action, sizeof action) > 0);
    assert_true(astragal_play(table, action));
    astragal_free(table);
}

static void a_team_wins_together(void **nothing) {
    (void)nothing;
    const char *const options[] = {"seats", "4", "teams", "on", "target", "20", NULL};
    astragal_table *table = new_pig(options);
    assert_int_equal(astragal_seat_team(table, 0), astragal_seat_team(table, 2));
    assert_int_not_equal(astragal_seat_team(table, 0), astragal_seat_team(table, 1));
    play_to_the_end(table);
    for (int seat = 0; seat < 2; seat++) {
        assert_true(astragal_utility(table, seat) == astragal_utility(table, seat + 2));
        assert_int_equal(astragal_place(table, seat), astragal_place(table, seat + 2));
    }
    assert_true(astragal_utility(table, 0) + astragal_utility(table, 1) == 1);
    astragal_free(table);
}

static void scores_are_told_when_the_game_is_over(void **nothing) {
    (void)nothing;
    const char *const options[] = {"target", "20", NULL};
    astragal_table *table = new_pig(options);
    long score = -1;
    assert_false(astragal_score(table, 0, &score));
    play_to_the_end(table);
    int winner = astragal_won(table, 0) ? 0 : 1;
    assert_true(astragal_score(table, winner, &score));
    assert_true(score >= 20);
    assert_false(astragal_score(table, 2, &score));
    astragal_free(table);
}

static void an_automa_moves_by_itself(void **nothing) {
    (void)nothing;
    const char *const options[] = {"seats", "2", "automa", "on", "target", "20", NULL};
    astragal_table *table = new_pig(options);
    assert_int_equal(astragal_seat_is_automa(table, 0) + astragal_seat_is_automa(table, 1), 1);
    char action[64];
    while (astragal_who(table) != ASTRAGAL_OVER) {
        assert_false(astragal_seat_is_automa(table, astragal_who(table)));
        assert_true(astragal_legal(table, 0, action, sizeof action) > 0);
        assert_true(astragal_play(table, action));
        assert_true(astragal_advance(table));
    }
    astragal_free(table);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(records_and_logs_for_a_viewer_keep_the_secrets_of_others),
        cmocka_unit_test(hints_and_levels_know_what_their_seat_knows),
        cmocka_unit_test(a_team_wins_together),
        cmocka_unit_test(scores_are_told_when_the_game_is_over),
        cmocka_unit_test(an_automa_moves_by_itself),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
