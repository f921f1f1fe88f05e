/* Analysis: costs, luck with expectation zero, totals, determinism, cancellation, JSON. */
#include "analysis.h"
#include "games.h"
#include "table.h"

#include <jansson.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { NODES = 400, MOST = 400, JSON_SIZE = 1 << 16 };

/* A recorded game with its actions as an array. */
struct played {
    struct table *table;
    void *first;
    game_action actions[MOST];
    struct analysis_game game;
};

static struct table *read_record(const char *name) {
    char path[4096];
    const char *root = getenv("ASTRAGAL_SOURCE");
    struct game_error error = {.language = GAME_ENGLISH};
    snprintf(path, sizeof path, "%s/tests/records/%s.astragal", root ? root : ".", name);
    FILE *file = fopen(path, "rb");
    if (!file)
        fail_msg("%s cannot be read; ASTRAGAL_SOURCE names the directory of the sources", path);
    char *bytes = malloc(TABLE_RECORD_BYTES);
    size_t length = fread(bytes, 1, TABLE_RECORD_BYTES, file);
    fclose(file);
    struct table *table = table_read_record(games_all, bytes, length, &error);
    free(bytes);
    assert_non_null(table);
    return table;
}

static struct played *of_table(struct table *table, size_t most) {
    struct played *played = calloc(1, sizeof *played);
    const struct game *game = table_game(table);
    size_t length = table_length(table) < most ? table_length(table) : most;
    played->table = table;
    played->first = malloc(game->state_bytes);
    table_state_at(table, 0, played->first);
    for (size_t i = 0; i < length; i++)
        played->actions[i] = table_action(table, i);
    played->game = (struct analysis_game){game, table_setting(table), played->first, played->actions, length};
    return played;
}

static struct played *of_record(const char *name, size_t most) {
    assert_true(most <= MOST);
    return of_table(read_record(name), most);
}

static struct played *of_position(const char *position, const char *const *actions) {
    struct game_error error = {.language = GAME_ENGLISH};
    struct table *table = table_new_at(games_find(games_all, "quantum"), NULL, 0, position, &error);
    assert_non_null(table);
    for (; *actions; actions++)
        assert_true(table_play_text(table, *actions, &error));
    return of_table(table, MOST);
}

static void close_played(struct played *played) {
    free(played->first);
    table_free(played->table);
    free(played);
}

static struct analysis *open_all(const struct played *played, uint64_t nodes) {
    struct analysis *analysis = analysis_open(&played->game, &(struct ai_limits){.nodes = nodes, .seed = 1});
    assert_non_null(analysis);
    return analysis;
}

static struct analysis *analyse(const struct played *played, uint64_t nodes) {
    struct analysis *analysis = open_all(played, nodes);
    while (analysis_step(analysis)) {}
    assert_int_equal(analysis_next(analysis), played->game.length);
    return analysis;
}

static void check_decision(const struct analysis_entry *entry) {
    assert_true(entry->cost >= 0);
    assert_true(entry->choices > 1);
    assert_true(entry->best_count >= 1 && entry->best_count <= ANALYSIS_BEST);
    assert_true(entry->best[0].chance == entry->before[entry->seat]);
    assert_true(entry->cost == entry->before[entry->seat] - entry->after[entry->seat]);
    for (size_t i = 0; i < entry->best_count; i++) {
        assert_true(i == 0 || entry->best[i].chance <= entry->best[i - 1].chance);
        assert_true(entry->best[i].action != entry->action ||
                    entry->best[i].chance == entry->after[entry->seat]);
    }
}

/* For every kind of action the chances of all seats add up to 1. */
static void check_entry(const struct analysis_entry *entry, int seats) {
    double before = 0, after = 0;
    for (int seat = 0; seat < seats; seat++) {
        assert_true(entry->before[seat] >= 0 && entry->before[seat] <= 1.000001);
        assert_true(entry->after[seat] >= 0 && entry->after[seat] <= 1.000001);
        before += entry->before[seat];
        after += entry->after[seat];
    }
    assert_true(fabs(before - 1) < 1e-5 && fabs(after - 1) < 1e-5);
    if (entry->kind == ANALYSIS_DECISION)
        check_decision(entry);
    else if (entry->kind != ANALYSIS_RESIGNATION)
        assert_true(entry->cost == 0);
    if (entry->kind == ANALYSIS_FORCED)
        assert_int_equal(entry->choices, 1);
}

static void every_action_is_weighed_and_sums_are_sums(void **nothing) {
    (void)nothing;
    static const char *const records[] = {"base-2-sheet", "base-3-full-revised", "base-4-resigned"};
    for (size_t r = 0; r < 3; r++) {
        struct played *played = of_record(records[r], 120);
        struct analysis *analysis = analyse(played, NODES);
        int seats = played->game.game->seats(played->game.setting);
        double cost[GAME_MAX_SEATS] = {0}, luck[GAME_MAX_SEATS] = {0}, all_luck = 0;
        double decided[GAME_MAX_SEATS] = {0}, given[GAME_MAX_SEATS] = {0};
        size_t decisions[GAME_MAX_SEATS] = {0};
        for (size_t i = 0; i < played->game.length; i++) {
            const struct analysis_entry *entry = analysis_entry(analysis, i);
            check_entry(entry, seats);
            if (entry->kind == ANALYSIS_DECISION) {
                cost[entry->seat] += entry->cost;
                decisions[entry->seat]++;
            }
            for (int seat = 0; seat < seats; seat++) {
                double change = entry->after[seat] - entry->before[seat];
                luck[seat] += entry->kind == ANALYSIS_CHANCE ? change : 0;
                decided[seat] += entry->kind == ANALYSIS_DECISION ? change : 0;
                given[seat] += entry->kind == ANALYSIS_RESIGNATION && entry->seat != seat ? change : 0;
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            struct analysis_sum sum;
            analysis_sum(analysis, seat, &sum);
            assert_true(decisions[seat] > 5);
            assert_int_equal(sum.decisions, decisions[seat]);
            assert_true(fabs(sum.cost - cost[seat]) < 1e-9 && fabs(sum.luck - luck[seat]) < 1e-9);
            assert_true(fabs(sum.decided - decided[seat]) < 1e-9 && fabs(sum.given - given[seat]) < 1e-9);
            assert_true(seats > 2 || fabs(sum.decided - (cost[1 - seat] - cost[seat])) < 1e-5);
            assert_true(fabs(sum.average * (double)decisions[seat] - cost[seat]) < 1e-9);
            all_luck += sum.luck;
        }
        assert_true(fabs(all_luck) < 1e-5);
        analysis_close(analysis);
        close_played(played);
    }
}

/* Replaces a chance outcome by each of its alternatives. */
static size_t check_roll(const struct played *played, size_t number, game_action *outcomes) {
    const struct game *game = played->game.game;
    const void *setting = played->game.setting;
    struct played *other = calloc(1, sizeof *other);
    void *state = malloc(game->state_bytes);
    double sum[GAME_MAX_SEATS] = {0}, expected[GAME_MAX_SEATS] = {0};
    *other = *played;
    other->game.actions = other->actions;
    other->game.length = number + 1;
    table_state_at(played->table, number, state);
    size_t count = game->list(setting, state, outcomes);
    uint32_t total = game_total_weight(game, setting, state, outcomes, count);
    for (size_t i = 0; i < count; i++) {
        other->actions[number] = outcomes[i];
        struct analysis *analysis = open_all(other, NODES);
        analysis_skip_to(analysis, number);
        assert_true(analysis_step(analysis));
        const struct analysis_entry *entry = analysis_entry(analysis, number);
        if (i == 0)
            memcpy(expected, entry->before, sizeof expected);
        assert_memory_equal(expected, entry->before, sizeof expected);
        for (int seat = 0; seat < game->seats(setting); seat++)
            sum[seat] += game->weight(setting, state, outcomes[i]) * analysis_luck(entry, seat) / total;
        analysis_close(analysis);
    }
    for (int seat = 0; seat < game->seats(setting); seat++)
        assert_true(fabs(sum[seat]) < 1e-12);
    free(state);
    free(other);
    return count;
}

static void luck_has_expectation_zero(void **nothing) {
    (void)nothing;
    static const char *const records[] = {"base-2-sheet", "base-2-full", "base-3-sheet"};
    game_action *outcomes = malloc(GAME_MAX_ACTIONS * sizeof *outcomes);
    size_t rolls = 0, most = 0;
    for (size_t r = 0; r < 3; r++) {
        struct played *played = of_record(records[r], 200);
        for (size_t i = 4, seen = 0; i < played->game.length && seen < 3; i++) {
            void *state = malloc(played->game.game->state_bytes);
            table_state_at(played->table, i, state);
            bool chance = played->game.game->who(played->game.setting, state) == GAME_CHANCE;
            free(state);
            if (!chance)
                continue;
            size_t count = check_roll(played, i, outcomes);
            most = count > most ? count : most;
            seen++;
            rolls++;
        }
        close_played(played);
    }
    assert_true(rolls == 9 && most >= 36);
    free(outcomes);
}

static void results_do_not_depend_on_how_the_work_is_split(void **nothing) {
    (void)nothing;
    struct played *played = of_record("base-3-sheet", 60);
    struct analysis *whole = analyse(played, NODES), *again = analyse(played, NODES);
    struct analysis *even = open_all(played, NODES), *odd = open_all(played, NODES);
    for (size_t i = 0; i < played->game.length; i++) {
        struct analysis *one = i % 2 ? odd : even;
        analysis_skip_to(one, i);
        assert_true(analysis_step(one));
        if (i % 2)
            analysis_take(even, i, analysis_entry(odd, i));
    }
    for (size_t i = 0; i < played->game.length; i++) {
        assert_memory_equal(analysis_entry(whole, i), analysis_entry(again, i),
                            sizeof(struct analysis_entry));
        assert_memory_equal(analysis_entry(whole, i), analysis_entry(even, i), sizeof(struct analysis_entry));
    }
    analysis_close(whole);
    analysis_close(again);
    analysis_close(even);
    analysis_close(odd);
    close_played(played);
}

static void count_progress(void *context, size_t done) {
    assert_true(done > 0 && done <= MOST);
    ++*(size_t *)context;
}

static void threads_give_the_same_results(void **nothing) {
    (void)nothing;
    struct played *played = of_record("base-2-full", 70);
    struct analysis *whole = analyse(played, NODES);
    for (unsigned threads = 1; threads <= 3; threads++) {
        struct analysis *parallel = open_all(played, NODES);
        size_t calls = 0;
        assert_true(analysis_step(parallel)); /* what is analysed already stays */
        assert_true(analysis_parallel(parallel, threads, count_progress, &calls));
        assert_int_equal(analysis_next(parallel), played->game.length);
        assert_true(calls < played->game.length && (calls > 0 || threads > 1));
        for (size_t i = 0; i < played->game.length; i++)
            assert_memory_equal(analysis_entry(whole, i), analysis_entry(parallel, i),
                                sizeof(struct analysis_entry));
        analysis_close(parallel);
    }
    analysis_close(whole);
    close_played(played);
}

struct canceller {
    atomic_bool *stop;
    size_t after;
};

static void cancel(void *context, size_t done) {
    const struct canceller *canceller = context;
    atomic_store(canceller->stop, done >= canceller->after);
}

/* What is missing is done by the next call. */
static void cancelled_threads_go_on(void **nothing) {
    (void)nothing;
    struct played *played = of_record("base-2-full", 70);
    struct analysis *whole = analyse(played, NODES);
    atomic_bool stop = false;
    struct analysis *parallel =
        analysis_open(&played->game, &(struct ai_limits){.nodes = NODES, .seed = 1, .stop = &stop});
    struct canceller canceller = {&stop, 10};
    if (!analysis_parallel(parallel, 2, cancel, &canceller)) /* else the other thread was faster */
        assert_true(analysis_next(parallel) < played->game.length);
    atomic_store(&stop, false);
    assert_true(analysis_parallel(parallel, 2, NULL, NULL));
    for (size_t i = 0; i < played->game.length; i++)
        assert_memory_equal(analysis_entry(whole, i), analysis_entry(parallel, i),
                            sizeof(struct analysis_entry));
    analysis_close(parallel);
    analysis_close(whole);
    close_played(played);
}

/* The curve ends where the totals are. */
static void the_luck_curve_ends_at_the_total(void **nothing) {
    (void)nothing;
    struct played *played = of_record("base-3-sheet", 60);
    struct analysis *analysis = analyse(played, NODES);
    for (int seat = 0; seat < 3; seat++) {
        struct analysis_sum sum;
        analysis_sum(analysis, seat, &sum);
        assert_true(fabs(analysis_luck_so_far(analysis, played->game.length - 1, seat) - sum.luck) < 1e-9);
        assert_true(analysis_luck_so_far(analysis, 0, seat) ==
                    analysis_luck(analysis_entry(analysis, 0), seat));
    }
    analysis_close(analysis);
    close_played(played);
}

static void a_cancelled_step_is_still_to_do(void **nothing) {
    (void)nothing;
    struct played *played = of_record("base-2-sheet", 30);
    struct analysis *whole = analyse(played, NODES);
    atomic_bool stop = false;
    struct analysis *stopped =
        analysis_open(&played->game, &(struct ai_limits){.nodes = NODES, .seed = 1, .stop = &stop});
    for (size_t i = 0; i < played->game.length; i++) {
        atomic_store(&stop, true);
        assert_false(analysis_step(stopped));
        assert_int_equal(analysis_next(stopped), i);
        atomic_store(&stop, false);
        assert_true(analysis_step(stopped));
        assert_memory_equal(analysis_entry(whole, i), analysis_entry(stopped, i),
                            sizeof(struct analysis_entry));
    }
    assert_false(analysis_step(stopped));
    analysis_close(whole);
    analysis_close(stopped);
    close_played(played);
}

static const char *const winning =
    "turn V actions 2 earned 0 | V research 1 dominance 1 ships 3d5 5e4 1a1 | K research 1 dominance 1 ships "
    "6h7 3h9 5g8 | cubes b8=V e8=V h8=K b5=V h5=K b2=V e2=K h2=K";

static void a_win_that_was_missed_is_a_blunder(void **nothing) {
    (void)nothing;
    struct played *played = of_position(winning, (const char *const[]){"move a1 a2", NULL});
    struct analysis *analysis = analyse(played, 5000);
    const struct analysis_entry *missed = analysis_entry(analysis, 0);
    char words[GAME_ACTION_TEXT];
    struct text out = text_into(words, sizeof words);
    size_t worst[3];
    game_write_action(played->game.game, played->game.setting, analysis_state(analysis, 0),
                      missed->best[0].action, &out);
    assert_string_equal(words, "construct e5");
    assert_int_equal(analysis_mark(missed->cost), ANALYSIS_MARKS - 1);
    assert_true(missed->before[0] == 1);
    assert_int_equal(analysis_worst(analysis, 0, 0.02, worst, 3), 1);
    assert_int_equal(worst[0], 0);
    assert_int_equal(analysis_worst(analysis, 1, 0, worst, 3), 0);
    analysis_close(analysis);
    close_played(played);
}

/* The worst come first, of one seat or of all. */
static void the_worst_decisions_come_in_order(void **nothing) {
    (void)nothing;
    struct played *played = of_record("base-2-sheet", 120);
    struct analysis *analysis = analyse(played, NODES);
    for (int seat = -1; seat < 2; seat++) {
        size_t worst[10], count = analysis_worst(analysis, seat, 0, worst, 10);
        assert_int_equal(count, 10);
        for (size_t i = 0; i < count; i++) {
            const struct analysis_entry *entry = analysis_entry(analysis, worst[i]);
            assert_true(entry->kind == ANALYSIS_DECISION && (seat < 0 || entry->seat == seat));
            assert_true(i == 0 || entry->cost <= analysis_entry(analysis, worst[i - 1])->cost);
        }
    }
    analysis_close(analysis);
    close_played(played);
}

/* A free attack that nearly always wins, and a re-roll: their order makes no difference. A search whose iterations
   stop in the middle of the turn overrates the pending attack and charges ten hundredths for the order. */
static void putting_off_what_is_good_is_not_better(void **nothing) {
    (void)nothing;
    static const char *const position =
        "turn V actions 1 earned 0 | V research 1 dominance 5 ships 1d4 5b3 2b1 | K research 1 dominance 2 "
        "ships 5e4 1h7 2g8 | cubes h8=K b2=V";
    static const uint64_t nodes[] = {5000, ANALYSIS_NODES};
    for (size_t i = 0; i < 2; i++) {
        struct played *played = of_position(position, (const char *const[]){"strike d4 e4", NULL});
        struct analysis *analysis = analyse(played, nodes[i]);
        assert_true(analysis_entry(analysis, 0)->cost < 0.03);
        analysis_close(analysis);
        close_played(played);
    }
}

static void a_resignation_costs_what_it_gives_up_and_is_no_decision(void **nothing) {
    (void)nothing;
    struct played *played = of_position(winning, (const char *const[]){"resign V", NULL});
    struct analysis *analysis = analyse(played, 5000);
    const struct analysis_entry *entry = analysis_entry(analysis, 0);
    struct analysis_sum sum;
    analysis_sum(analysis, 0, &sum);
    assert_int_equal(entry->kind, ANALYSIS_RESIGNATION);
    assert_int_equal(entry->seat, 0);
    assert_true(entry->cost == 1 && entry->after[1] == 1);
    assert_int_equal(sum.decisions, 0);
    assert_int_equal(sum.grade, -1);
    assert_true(sum.given == 0 && sum.decided == 0);
    analysis_sum(analysis, 1, &sum);
    assert_true(sum.given == 1 && sum.decided == 0);
    analysis_close(analysis);
    close_played(played);
}

static void worse_averages_have_worse_grades_with_names(void **nothing) {
    (void)nothing;
    for (int grade = 0; grade < ANALYSIS_GRADES; grade++) {
        assert_true(grade == 0 || analysis_grade_limit(grade) > analysis_grade_limit(grade - 1));
        for (int language = 0; language < GAME_LANGUAGES; language++)
            assert_true(strlen(analysis_grade_name(grade, (enum game_language)language)) > 3);
    }
    assert_true(analysis_grade_limit(ANALYSIS_GRADES - 1) >= 1);
    assert_int_equal(analysis_mark(0), 0);
    assert_int_equal(analysis_mark(1), ANALYSIS_MARKS - 1);
}

static double number_at(const json_t *object, const char *key, size_t seat) {
    const json_t *value = json_array_get(json_object_get(object, key), seat);
    assert_true(json_is_real(value));
    return json_real_value(value);
}

static void check_json(struct analysis *analysis, size_t number, enum game_language language) {
    char *text = malloc(JSON_SIZE);
    struct text out = text_into(text, JSON_SIZE);
    const struct analysis_entry *entry = analysis_entry(analysis, number);
    analysis_write_entry(analysis, number, language, &out);
    assert_false(out.full);
    json_t *json = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(json);
    assert_int_equal(json_integer_value(json_object_get(json, "n")), number);
    for (size_t seat = 0; seat < 2; seat++) {
        assert_true(fabs(number_at(json, "before", seat) - entry->before[seat]) < 1e-6);
        assert_true(fabs(number_at(json, "after", seat) - entry->after[seat]) < 1e-6);
        if (entry->kind == ANALYSIS_CHANCE)
            assert_true(fabs(number_at(json, "luck", seat) - analysis_luck(entry, (int)seat)) < 1e-6);
        assert_true(fabs(number_at(json, "luck_so_far", seat) -
                         analysis_luck_so_far(analysis, number, (int)seat)) < 1e-6);
    }
    assert_int_equal(json_array_size(json_object_get(json, "best")), entry->best_count);
    assert_true(json_string_length(json_object_get(json, "text")) > 3);
    json_decref(json);
    free(text);
}

static void json_says_what_was_found_in_both_languages(void **nothing) {
    (void)nothing;
    struct played *played = of_record("base-2-full", 80);
    struct analysis *analysis = analyse(played, NODES);
    for (int language = 0; language < GAME_LANGUAGES; language++) {
        char text[8192];
        struct text out = text_into(text, sizeof text);
        for (size_t i = played->game.length; i-- > 0;)
            check_json(analysis, i, (enum game_language)language);
        analysis_write_seats(analysis, (enum game_language)language, &out);
        json_t *json = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
        assert_int_equal(json_array_size(json), 2);
        json_decref(json);
    }
    analysis_close(analysis);
    close_played(played);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_action_is_weighed_and_sums_are_sums),
        cmocka_unit_test(luck_has_expectation_zero),
        cmocka_unit_test(results_do_not_depend_on_how_the_work_is_split),
        cmocka_unit_test(threads_give_the_same_results),
        cmocka_unit_test(cancelled_threads_go_on),
        cmocka_unit_test(the_luck_curve_ends_at_the_total),
        cmocka_unit_test(a_cancelled_step_is_still_to_do),
        cmocka_unit_test(a_win_that_was_missed_is_a_blunder),
        cmocka_unit_test(the_worst_decisions_come_in_order),
        cmocka_unit_test(putting_off_what_is_good_is_not_better),
        cmocka_unit_test(a_resignation_costs_what_it_gives_up_and_is_no_decision),
        cmocka_unit_test(worse_averages_have_worse_grades_with_names),
        cmocka_unit_test(json_says_what_was_found_in_both_languages),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
