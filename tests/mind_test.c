/* Thinking: chances add up, limits repeat, and a win at hand is taken. */
#include "place.h"
#include "player.h"
#include "train.h"
#include "weights.h"

#include <inttypes.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const struct mind_depth whole_turn[] = {{.own = {6, 4, 3, 2, 1, 1, 1, 1}}, {.own = {0}}};

struct fixture {
    struct place at;
    struct mind_weights *weights;
    struct mind *mind;
    struct mind_answer *answer;
};

static struct fixture open_at(const char *map, const char *rules, const char *position) {
    struct fixture f = {.at = place_open(map, rules, position)};
    f.answer = malloc(sizeof *f.answer);
    f.weights = malloc(sizeof *f.weights);
    assert_true(mind_weights_of(f.at.game, f.at.setting, false, f.weights));
    f.mind = mind_new(f.at.game, f.at.setting, f.weights);
    assert_non_null(f.mind);
    return f;
}

static void close_fixture(struct fixture *f) {
    mind_free(f->mind);
    place_close(&f->at);
    free(f->answer);
    free(f->weights);
}

static const char *best(struct fixture *f, const struct mind_depth *depths, uint64_t nodes) {
    static char words[GAME_ACTION_TEXT];
    struct text text = text_into(words, sizeof words);
    mind_think(f->mind, f->at.state, depths, &(struct mind_limits){.nodes = nodes, .seed = 1}, f->answer);
    f->at.game->write_action(f->at.setting, f->at.state, f->answer->option[0].action, &text);
    return words;
}

static void chances_of_all_seats_add_up_to_one(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-4", "full", NULL);
    game_action *actions = malloc(GAME_MAX_ACTIONS * sizeof *actions);
    struct game_random random = random_from_seed(5);
    for (int step = 0; step < 3000 && f.at.game->who(f.at.setting, f.at.state) != GAME_OVER; step++) {
        float share[GAME_MAX_SEATS], sum = 0;
        mind_evaluate(f.at.game, f.at.setting, f.at.state, f.weights, share);
        for (int seat = 0; seat < 4; seat++) {
            assert_true(share[seat] >= 0 && share[seat] <= 1);
            sum += share[seat];
        }
        assert_true(sum > 0.9999f && sum < 1.0001f);
        game_play_random(f.at.game, f.at.setting, f.at.state, actions, &random);
    }
    free(actions);
    close_fixture(&f);
}

static void a_construct_that_wins_is_found_and_known_to_win(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-2", "sheet", place_won);
    assert_string_equal(best(&f, whole_turn, 5000), "construct e5");
    assert_true(f.answer->option[0].share[0] == 1);
    close_fixture(&f);
}

static void a_win_by_two_decisions_is_found(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-2", "sheet", place_won_by_two);
    assert_string_equal(best(&f, whole_turn, 20000), "modify e4 5");
    assert_true(f.answer->option[0].share[0] == 1);
    close_fixture(&f);
}

/* No limit of time or nodes: without the stop this would take very long. */
static void a_search_that_is_not_wanted_any_more_ends_with_a_legal_answer(void **nothing) {
    (void)nothing;
    static const struct mind_depth wide[] = {
        {.own = {200, 200, 200, 200, 200, 200, 200, 200}, .reply = {200, 200}, .replies = 9}, {.own = {0}}};
    struct fixture f =
        open_at("base-2", "sheet",
                "turn V actions 3 earned 0 | V research 1 dominance 1 ships 3d5 4e4 1a1 | K research 1 "
                "dominance 1 ships 6h7 3h9 5g8 | cubes b8=V e8=V h8=K b5=V b2=V");
    atomic_bool stop = true;
    mind_think(f.mind, f.at.state, wide, &(struct mind_limits){.stop = &stop}, f.answer);
    assert_true(f.answer->count > 1);
    assert_true(game_allows(f.at.game, f.at.setting, f.at.state, f.answer->option[0].action));
    close_fixture(&f);
}

static void the_same_nodes_and_seed_give_the_same_answer(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-2", "full", NULL);
    game_action *actions = malloc(GAME_MAX_ACTIONS * sizeof *actions);
    struct game_random random = random_from_seed(9);
    struct mind_answer *again = malloc(sizeof *again);
    for (int step = 0; step < 400; step++) {
        if (f.at.game->who(f.at.setting, f.at.state) >= 0 && step % 20 == 0) {
            best(&f, whole_turn, 700);
            memcpy(again, f.answer, sizeof *again);
            best(&f, whole_turn, 700);
            assert_int_equal(again->count, f.answer->count);
            assert_int_equal(again->nodes, f.answer->nodes);
            for (size_t i = 0; i < again->count; i++)
                assert_int_equal(again->option[i].action, f.answer->option[i].action);
        }
        if (f.at.game->who(f.at.setting, f.at.state) == GAME_OVER)
            break;
        game_play_random(f.at.game, f.at.setting, f.at.state, actions, &random);
    }
    free(again);
    free(actions);
    close_fixture(&f);
}

static void every_option_is_a_legal_decision_and_none_is_missing(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-3", "sheet", NULL);
    game_action *actions = malloc(GAME_MAX_ACTIONS * sizeof *actions);
    struct game_random random = random_from_seed(2);
    for (int step = 0; step < 300; step++) {
        if (f.at.game->who(f.at.setting, f.at.state) >= 0 && step % 10 == 0) {
            best(&f, whole_turn, 300);
            assert_int_equal(f.answer->count, f.at.game->list(f.at.setting, f.at.state, actions));
            for (size_t i = 0; i < f.answer->count; i++)
                assert_true(game_allows(f.at.game, f.at.setting, f.at.state, f.answer->option[i].action));
        }
        game_play_random(f.at.game, f.at.setting, f.at.state, actions, &random);
    }
    free(actions);
    close_fixture(&f);
}

/* Whatever the limit: with none searched at all, everything was seen at a glance, which is as fair. */
static void check_compared(struct fixture *f, game_action asked, size_t count, uint64_t nodes) {
    int seat = mind_seat(f->mind, f->at.state);
    size_t at = 0;
    mind_compare(f->mind, f->at.state, &(struct mind_limits){.nodes = nodes, .seed = 1}, 4, &asked,
                 f->answer);
    assert_int_equal(f->answer->count, count);
    if (seat == GAME_CHANCE) {
        assert_int_equal(f->answer->exact, count);
        return;
    }
    while (f->answer->option[at].action != asked)
        at++;
    assert_true(at < f->answer->exact || f->answer->exact == 0);
    for (size_t i = 1; i < f->answer->exact; i++)
        assert_true(f->answer->option[i - 1].share[seat] >= f->answer->option[i].share[seat]);
}

static void a_decision_that_is_asked_for_is_searched_like_the_best(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-2", "sheet", NULL);
    game_action *actions = malloc(GAME_MAX_ACTIONS * sizeof *actions);
    struct game_random random = random_from_seed(6);
    assert_true(mind_make_room(f.mind));
    for (int step = 0; step < 300; step++) {
        size_t count = f.at.game->list(f.at.setting, f.at.state, actions);
        game_action asked = actions[random_below(&random, (uint32_t)count)];
        check_compared(&f, asked, count, 20 + 37 * (uint64_t)step);
        game_play_random(f.at.game, f.at.setting, f.at.state, actions, &random);
    }
    free(actions);
    close_fixture(&f);
}

/* With nothing to gain by a wide search, which is what the levels do, the few that are compared are the best few. */
static void what_is_compared_holds_the_best(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-2", "sheet", place_won);
    assert_true(mind_make_room(f.mind));
    mind_compare(f.mind, f.at.state, &(struct mind_limits){.nodes = 5000, .seed = 1}, 5, NULL, f.answer);
    assert_true(f.answer->exact >= 5 && f.answer->exact < 12);
    assert_true(f.answer->option[0].share[0] == 1);
    close_fixture(&f);
}

static const char *grown(struct fixture *f, uint64_t nodes, unsigned threads) {
    static char words[GAME_ACTION_TEXT];
    struct text text = text_into(words, sizeof words);
    struct mind_limits limits = {.nodes = nodes, .seed = 1, .threads = threads};
    mind_grow(f->mind, f->at.state, &limits, f->answer);
    f->at.game->write_action(f->at.setting, f->at.state, f->answer->option[0].action, &text);
    return words;
}

static void a_growing_search_finds_a_win_by_two_decisions_on_any_number_of_threads(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-2", "sheet", place_won_by_two);
    for (unsigned threads = 1; threads <= 3; threads++) {
        assert_string_equal(grown(&f, 6000, threads), "modify e4 5");
        assert_true(f.answer->option[0].share[0] > 0.999f);
    }
    /* Each thread has a node at least: none is not without limit. */
    grown(&f, 2, 3);
    assert_true(f.answer->nodes < 1000);
    close_fixture(&f);
}

static void a_growing_search_repeats_itself_and_leaves_no_decision_out(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-4", "full", NULL);
    game_action *actions = malloc(GAME_MAX_ACTIONS * sizeof *actions);
    struct game_random random = random_from_seed(8);
    struct mind_answer *again = malloc(sizeof *again);
    for (int step = 0; step < 300; step++) {
        if (f.at.game->who(f.at.setting, f.at.state) >= 0 && step % 15 == 0)
            for (unsigned threads = 1; threads <= 2; threads++) {
                grown(&f, 900, threads);
                memcpy(again, f.answer, sizeof *again);
                grown(&f, 900, threads);
                assert_int_equal(f.answer->count, f.at.game->list(f.at.setting, f.at.state, actions));
                for (size_t i = 0; i < again->count; i++) {
                    assert_int_equal(again->option[i].action, f.answer->option[i].action);
                    assert_true(game_allows(f.at.game, f.at.setting, f.at.state, again->option[i].action));
                }
            }
        if (f.at.game->who(f.at.setting, f.at.state) == GAME_OVER)
            break;
        game_play_random(f.at.game, f.at.setting, f.at.state, actions, &random);
    }
    free(again);
    free(actions);
    close_fixture(&f);
}

/* The head of each file of weights carries the hash of its lines: a weight changed by hand would show. */
static void weights_are_those_that_were_learnt(void **nothing) {
    (void)nothing;
    int files = 0;
    for (const struct weights_file *file = mind_weights_files; file->game; file++) {
        const char *head = strstr(file->text, "# hash ");
        assert_non_null(head);
        const char *lines = strchr(head, '\n') + 1;
        char hash[24];
        snprintf(hash, sizeof hash, "%016" PRIx64, mind_hash_weights(lines));
        assert_memory_equal(head + 7, hash, 16);
        files++;
    }
    assert_int_equal(files, 7);
}

/* There is room for more than level 8 needs: a longer thought looks at more. */
static void a_long_thought_is_used_up(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-2", "sheet",
                               "turn V actions 3 earned 0 | V research 1 dominance 4 ships 3d4 5b3 6b1 | "
                               "K research 1 dominance 2 ships 4e4 1h7 2g8 | cubes h8=K b2=V");
    struct mind_limits limits = {.nodes = 300000, .seed = 1};
    mind_grow(f.mind, f.at.state, &limits, f.answer);
    assert_true(f.answer->nodes >= limits.nodes);
    mind_compare(f.mind, f.at.state, &limits, 4, NULL, f.answer);
    assert_true(f.answer->nodes >= limits.nodes);
    close_fixture(&f);
}

static void weights_that_do_not_fit_are_refused(void **nothing) {
    (void)nothing;
    const struct game *game = games_find(games_all, "quantum");
    struct mind_weights weights;
    assert_true(mind_read_weights(game, "# a comment\ndominance 1.5\n\n", &weights));
    assert_false(mind_read_weights(game, "luck 1\n", &weights));
    assert_false(mind_read_weights(game, "dominance\n", &weights));
    assert_false(mind_read_weights(game, "dominance much\n", &weights));
    assert_false(mind_read_weights(game, "dominance 1e9\n", &weights));
    assert_false(mind_read_weights(game, "dominance nan\n", &weights));
}

static void ignore_report(void *context, const struct train_report *report) {
    *(double *)context = report->loss;
}

static void training_repeats_for_the_same_seed_on_any_number_of_workers(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-2", "sheet", NULL);
    struct training training = {.game = f.at.game,
                                .setting = {f.at.setting},
                                .settings = 1,
                                .generations = 1,
                                .games = 4,
                                .seed = 4,
                                .ridge = 2};
    struct mind_weights first, second;
    double loss;
    assert_true(mind_weights_of(f.at.game, f.at.setting, true, &first));
    second = first;
    assert_true(train_weights(&training, &first, ignore_report, &loss));
    training.workers = 3;
    assert_true(train_weights(&training, &second, ignore_report, &loss));
    assert_memory_equal(&first, &second, sizeof first);
    for (size_t i = 0; i < f.at.game->feature_count; i++)
        assert_true(isfinite(first.weight[i]));
    training.seed = 5;
    assert_true(train_weights(&training, &second, ignore_report, &loss));
    assert_memory_not_equal(&first, &second, sizeof first);
    assert_true(mind_weights_of(f.at.game, f.at.setting, true, &second));
    assert_memory_not_equal(&first, &second, sizeof first);
    close_fixture(&f);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(chances_of_all_seats_add_up_to_one),
        cmocka_unit_test(a_construct_that_wins_is_found_and_known_to_win),
        cmocka_unit_test(a_win_by_two_decisions_is_found),
        cmocka_unit_test(a_search_that_is_not_wanted_any_more_ends_with_a_legal_answer),
        cmocka_unit_test(the_same_nodes_and_seed_give_the_same_answer),
        cmocka_unit_test(every_option_is_a_legal_decision_and_none_is_missing),
        cmocka_unit_test(a_decision_that_is_asked_for_is_searched_like_the_best),
        cmocka_unit_test(what_is_compared_holds_the_best),
        cmocka_unit_test(a_growing_search_finds_a_win_by_two_decisions_on_any_number_of_threads),
        cmocka_unit_test(a_growing_search_repeats_itself_and_leaves_no_decision_out),
        cmocka_unit_test(a_long_thought_is_used_up),
        cmocka_unit_test(weights_are_those_that_were_learnt),
        cmocka_unit_test(weights_that_do_not_fit_are_refused),
        cmocka_unit_test(training_repeats_for_the_same_seed_on_any_number_of_workers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
