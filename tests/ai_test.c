/* Search and evaluation: chances add up, the same limits give the same answer, wins are found. */
#include "player.h"
#include "search_position.h"
#include "train.h"

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

static const struct ai_depth whole_turn[] = {{.own = {6, 4, 3, 2, 1, 1, 1, 1}}, {.own = {0}}};

struct fixture {
    struct position at;
    struct ai_weights *weights;
    struct ai_search *search;
    struct ai_answer *answer;
};

static struct fixture open_at(const char *map, const char *rules, const char *position) {
    struct fixture f = {.at = position_open(map, rules, position)};
    f.answer = ai_answer_new(f.at.game);
    f.weights = malloc(sizeof *f.weights);
    assert_true(ai_weights_of(f.at.game, f.at.setting, false, f.weights));
    f.search = ai_search_new(f.at.game, f.at.setting, f.weights);
    assert_non_null(f.search);
    return f;
}

static void close_fixture(struct fixture *f) {
    ai_search_free(f->search);
    position_close(&f->at);
    free(f->answer);
    free(f->weights);
}

static const char *best(struct fixture *f, const struct ai_depth *depths, uint64_t nodes) {
    static char words[GAME_ACTION_TEXT];
    struct text text = text_into(words, sizeof words);
    ai_plan(f->search, f->at.state, depths, &(struct ai_limits){.nodes = nodes, .seed = 1}, f->answer);
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
        ai_evaluate(f.at.game, f.at.setting, f.at.state, f.weights, share);
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

/* There is no time or node limit: without the cancellation this would take very long. */
static void a_cancelled_search_returns_a_legal_answer(void **nothing) {
    (void)nothing;
    static const struct ai_depth wide[] = {
        {.own = {200, 200, 200, 200, 200, 200, 200, 200}, .reply = {200, 200}, .replies = 9}, {.own = {0}}};
    struct fixture f =
        open_at("base-2", "sheet",
                "turn V actions 3 earned 0 | V research 1 dominance 1 ships 3d5 4e4 1a1 | K research 1 "
                "dominance 1 ships 6h7 3h9 5g8 | cubes b8=V e8=V h8=K b5=V b2=V");
    atomic_bool stop = true;
    ai_plan(f.search, f.at.state, wide, &(struct ai_limits){.stop = &stop}, f.answer);
    assert_true(f.answer->count > 1);
    assert_true(game_allows(f.at.game, f.at.setting, f.at.state, f.answer->option[0].action));
    close_fixture(&f);
}

static void the_same_nodes_and_seed_give_the_same_answer(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-2", "full", NULL);
    game_action *actions = malloc(GAME_MAX_ACTIONS * sizeof *actions);
    struct game_random random = random_from_seed(9);
    struct ai_answer *again = ai_answer_new(f.at.game);
    for (int step = 0; step < 400; step++) {
        if (f.at.game->who(f.at.setting, f.at.state) >= 0 && step % 20 == 0) {
            best(&f, whole_turn, 700);
            memcpy(again, f.answer, sizeof *again + f.answer->count * sizeof *again->option);
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

/* For any limit; when nothing was searched, all options have static estimates, which is equal effort too. */
static void check_compared(struct fixture *f, game_action requested, size_t count, uint64_t nodes) {
    int seat = ai_seat(f->search, f->at.state);
    size_t at = 0;
    ai_compare(f->search, f->at.state, &(struct ai_limits){.nodes = nodes, .seed = 1}, 4, &requested,
               f->answer);
    assert_int_equal(f->answer->count, count);
    if (seat == GAME_CHANCE) {
        assert_int_equal(f->answer->exact, count);
        return;
    }
    while (f->answer->option[at].action != requested)
        at++;
    assert_true(at < f->answer->exact || f->answer->exact == 0);
    for (size_t i = 1; i < f->answer->exact; i++)
        assert_true(f->answer->option[i - 1].share[seat] >= f->answer->option[i].share[seat]);
}

static void a_requested_decision_is_searched_like_the_best(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-2", "sheet", NULL);
    game_action *actions = malloc(GAME_MAX_ACTIONS * sizeof *actions);
    struct game_random random = random_from_seed(6);
    assert_true(ai_reserve(f.search));
    for (int step = 0; step < 300; step++) {
        size_t count = f.at.game->list(f.at.setting, f.at.state, actions);
        game_action requested = actions[random_below(&random, (uint32_t)count)];
        check_compared(&f, requested, count, 20 + 37 * (uint64_t)step);
        game_play_random(f.at.game, f.at.setting, f.at.state, actions, &random);
    }
    free(actions);
    close_fixture(&f);
}

/* The compared options are the best ones. */
static void a_comparison_contains_the_best(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-2", "sheet", place_won);
    assert_true(ai_reserve(f.search));
    ai_compare(f.search, f.at.state, &(struct ai_limits){.nodes = 5000, .seed = 1}, 5, NULL, f.answer);
    assert_true(f.answer->exact >= 5 && f.answer->exact < 12);
    assert_true(f.answer->option[0].share[0] == 1);
    close_fixture(&f);
}

static const char *grown(struct fixture *f, uint64_t nodes, unsigned threads) {
    static char words[GAME_ACTION_TEXT];
    struct text text = text_into(words, sizeof words);
    struct ai_limits limits = {.nodes = nodes, .seed = 1, .threads = threads};
    ai_grow(f->search, f->at.state, &limits, f->answer);
    f->at.game->write_action(f->at.setting, f->at.state, f->answer->option[0].action, &text);
    return words;
}

static void graph_search_finds_a_win_in_two_on_any_number_of_threads(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-2", "sheet", place_won_by_two);
    for (unsigned threads = 1; threads <= 3; threads++) {
        assert_string_equal(grown(&f, 6000, threads), "modify e4 5");
        assert_true(f.answer->option[0].share[0] > 0.999f);
    }
    /* Each thread gets at least one node: a limit of 0 would be no limit. */
    grown(&f, 2, 3);
    assert_true(f.answer->nodes < 1000);
    close_fixture(&f);
}

static void graph_search_is_deterministic_and_lists_every_decision(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-4", "full", NULL);
    game_action *actions = malloc(GAME_MAX_ACTIONS * sizeof *actions);
    struct game_random random = random_from_seed(8);
    struct ai_answer *again = ai_answer_new(f.at.game);
    for (int step = 0; step < 300; step++) {
        if (f.at.game->who(f.at.setting, f.at.state) >= 0 && step % 15 == 0)
            for (unsigned threads = 1; threads <= 2; threads++) {
                grown(&f, 900, threads);
                memcpy(again, f.answer, sizeof *again + f.answer->count * sizeof *again->option);
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

/* The header of each weights file carries the hash of its lines, so that an edit by hand fails here. */
static void weights_match_the_hash_in_their_header(void **nothing) {
    (void)nothing;
    int files = 0;
    const struct game *game = games_find(games_all, "quantum");
    for (const struct game_weights *file = game->weights; file->kind; file++) {
        const char *head = strstr(file->text, "# hash ");
        assert_non_null(head);
        const char *lines = strchr(head, '\n') + 1;
        char hash[24];
        snprintf(hash, sizeof hash, "%016" PRIx64, ai_hash_weights(lines));
        assert_memory_equal(head + 7, hash, 16);
        files++;
    }
    assert_int_equal(files, 7);
}

/* The capacity of the tree grows with the limits beyond what level 8 needs. */
static void a_long_search_uses_all_its_nodes(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-2", "sheet",
                               "turn V actions 3 earned 0 | V research 1 dominance 4 ships 3d4 5b3 6b1 | "
                               "K research 1 dominance 2 ships 4e4 1h7 2g8 | cubes h8=K b2=V");
    struct ai_limits limits = {.nodes = 300000, .seed = 1};
    ai_grow(f.search, f.at.state, &limits, f.answer);
    assert_true(f.answer->nodes >= limits.nodes);
    ai_compare(f.search, f.at.state, &limits, 4, NULL, f.answer);
    assert_true(f.answer->nodes >= limits.nodes);
    close_fixture(&f);
}

/* A phone has little: an engine holds such a search for its levels, and others for hints and analysis. 32-bit
   pointers need no more. */
static void a_search_of_level_8_stays_small(void **nothing) {
    (void)nothing;
    static const char *const games[][2] = {{"base-2", "sheet"}, {"base-4", "full"}};
    const struct ai_player *player = ai_find_player("level:8");
    game_action *actions = malloc(GAME_MAX_ACTIONS * sizeof *actions);
    for (size_t g = 0; g < 2; g++) {
        struct fixture f = open_at(games[g][0], games[g][1], NULL);
        struct game_random random = random_from_seed(3);
        assert_true(ai_search_bytes(f.search) < 6u << 20);
        for (int step = 0, searched = 0; searched < 12; step++) {
            if (f.at.game->who(f.at.setting, f.at.state) == GAME_OVER)
                f.at.game->begin(f.at.setting, f.at.state);
            if (f.at.game->who(f.at.setting, f.at.state) >= 0 && step % 13 == 0) {
                struct ai_limits limits = {.nodes = player->nodes, .seed = 1};
                ai_grow(f.search, f.at.state, &limits, f.answer);
                searched++;
            }
            game_play_random(f.at.game, f.at.setting, f.at.state, actions, &random);
        }
        print_message("# %s: %zu bytes\n", games[g][1], ai_search_bytes(f.search));
        assert_true(ai_search_bytes(f.search) < 24u << 20);
        close_fixture(&f);
    }
    free(actions);
}

static void weights_that_do_not_fit_are_refused(void **nothing) {
    (void)nothing;
    const struct game *game = games_find(games_all, "quantum");
    struct ai_weights weights;
    assert_true(ai_read_weights(game, "# a comment\ndominance 1.5\n\n", &weights));
    assert_false(ai_read_weights(game, "luck 1\n", &weights));
    assert_false(ai_read_weights(game, "dominance\n", &weights));
    assert_false(ai_read_weights(game, "dominance much\n", &weights));
    assert_false(ai_read_weights(game, "dominance 1e9\n", &weights));
    assert_false(ai_read_weights(game, "dominance nan\n", &weights));
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
    struct ai_weights first, second;
    double loss;
    assert_true(ai_weights_of(f.at.game, f.at.setting, true, &first));
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
    assert_true(ai_weights_of(f.at.game, f.at.setting, true, &second));
    assert_memory_not_equal(&first, &second, sizeof first);
    close_fixture(&f);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(chances_of_all_seats_add_up_to_one),
        cmocka_unit_test(a_construct_that_wins_is_found_and_known_to_win),
        cmocka_unit_test(a_win_by_two_decisions_is_found),
        cmocka_unit_test(a_cancelled_search_returns_a_legal_answer),
        cmocka_unit_test(the_same_nodes_and_seed_give_the_same_answer),
        cmocka_unit_test(every_option_is_a_legal_decision_and_none_is_missing),
        cmocka_unit_test(a_requested_decision_is_searched_like_the_best),
        cmocka_unit_test(a_comparison_contains_the_best),
        cmocka_unit_test(graph_search_finds_a_win_in_two_on_any_number_of_threads),
        cmocka_unit_test(graph_search_is_deterministic_and_lists_every_decision),
        cmocka_unit_test(a_long_search_uses_all_its_nodes),
        cmocka_unit_test(a_search_of_level_8_stays_small),
        cmocka_unit_test(weights_match_the_hash_in_their_header),
        cmocka_unit_test(weights_that_do_not_fit_are_refused),
        cmocka_unit_test(training_repeats_for_the_same_seed_on_any_number_of_workers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
