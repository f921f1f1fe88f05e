/* Thinking: chances add up, limits repeat, and a win at hand is taken. */
#include "games.h"
#include "player.h"
#include "train.h"
#include "weights.h"

#include <inttypes.h>
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
    const struct game *game;
    void *setting;
    void *state;
    struct mind_weights *weights;
    struct mind *mind;
    struct mind_answer *answer;
};

static struct fixture open_at(const char *map, const char *rules, const char *position) {
    struct fixture f = {.game = games_find(games_all, "quantum")};
    struct game_choice choices[] = {{"map", map}, {"rules", rules}};
    struct game_error error = {.language = GAME_ENGLISH};
    f.setting = malloc(f.game->setting_bytes);
    f.state = malloc(f.game->state_bytes);
    f.answer = malloc(sizeof *f.answer);
    f.weights = malloc(sizeof *f.weights);
    assert_true(f.game->prepare(f.setting, choices, 2, &error));
    if (position)
        assert_true(f.game->read_position(f.setting, f.state, position, &error));
    else
        f.game->begin(f.setting, f.state);
    assert_true(mind_weights_of(f.game, f.setting, false, f.weights));
    f.mind = mind_new(f.game, f.setting, f.weights);
    assert_non_null(f.mind);
    return f;
}

static void close_fixture(struct fixture *f) {
    mind_free(f->mind);
    free(f->setting);
    free(f->state);
    free(f->answer);
    free(f->weights);
}

static const char *best(struct fixture *f, const struct mind_depth *depths, uint64_t nodes) {
    static char words[GAME_ACTION_TEXT];
    struct text text = text_into(words, sizeof words);
    mind_think(f->mind, f->state, depths, &(struct mind_limits){.nodes = nodes, .seed = 1}, f->answer);
    f->game->write_action(f->setting, f->state, f->answer->option[0].action, &text);
    return words;
}

static void chances_of_all_seats_add_up_to_one(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-4", "full", NULL);
    game_action *actions = malloc(GAME_MAX_ACTIONS * sizeof *actions);
    struct game_random random = random_from_seed(5);
    for (int step = 0; step < 3000 && f.game->who(f.setting, f.state) != GAME_OVER; step++) {
        float share[GAME_MAX_SEATS], sum = 0;
        mind_evaluate(f.game, f.setting, f.state, f.weights, share);
        for (int seat = 0; seat < 4; seat++) {
            assert_true(share[seat] >= 0 && share[seat] <= 1);
            sum += share[seat];
        }
        assert_true(sum > 0.9999f && sum < 1.0001f);
        game_play_random(f.game, f.setting, f.state, actions, &random);
    }
    free(actions);
    close_fixture(&f);
}

static void a_construct_that_wins_is_found_and_known_to_win(void **nothing) {
    (void)nothing;
    struct fixture f =
        open_at("base-2", "sheet",
                "turn V actions 2 earned 0 | V research 1 dominance 1 ships 3d5 5e4 1a1 | K research 1 "
                "dominance 1 ships 6h7 3h9 5g8 | cubes b8=V e8=V h8=K b5=V b2=V");
    assert_string_equal(best(&f, whole_turn, 5000), "construct e5");
    assert_true(f.answer->option[0].share[0] == 1);
    close_fixture(&f);
}

/* The 4 becomes a 5 for free, and then 3 and 5 add up: a plan of two decisions. */
static void a_win_by_two_decisions_is_found(void **nothing) {
    (void)nothing;
    struct fixture f =
        open_at("base-2", "sheet",
                "turn V actions 2 earned 0 | V research 1 dominance 1 ships 3d5 4e4 1a1 | K research 1 "
                "dominance 1 ships 6h7 3h9 5g8 | cubes b8=V e8=V h8=K b5=V b2=V");
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
    mind_think(f.mind, f.state, wide, &(struct mind_limits){.stop = &stop}, f.answer);
    assert_true(f.answer->count > 1);
    assert_true(game_allows(f.game, f.setting, f.state, f.answer->option[0].action));
    close_fixture(&f);
}

static void the_same_nodes_and_seed_give_the_same_answer(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-2", "full", NULL);
    game_action *actions = malloc(GAME_MAX_ACTIONS * sizeof *actions);
    struct game_random random = random_from_seed(9);
    struct mind_answer *again = malloc(sizeof *again);
    for (int step = 0; step < 400; step++) {
        if (f.game->who(f.setting, f.state) >= 0 && step % 20 == 0) {
            best(&f, whole_turn, 700);
            memcpy(again, f.answer, sizeof *again);
            best(&f, whole_turn, 700);
            assert_int_equal(again->count, f.answer->count);
            assert_int_equal(again->nodes, f.answer->nodes);
            for (size_t i = 0; i < again->count; i++)
                assert_int_equal(again->option[i].action, f.answer->option[i].action);
        }
        if (f.game->who(f.setting, f.state) == GAME_OVER)
            break;
        game_play_random(f.game, f.setting, f.state, actions, &random);
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
        if (f.game->who(f.setting, f.state) >= 0 && step % 10 == 0) {
            best(&f, whole_turn, 300);
            assert_int_equal(f.answer->count, f.game->list(f.setting, f.state, actions));
            for (size_t i = 0; i < f.answer->count; i++)
                assert_true(game_allows(f.game, f.setting, f.state, f.answer->option[i].action));
        }
        game_play_random(f.game, f.setting, f.state, actions, &random);
    }
    free(actions);
    close_fixture(&f);
}

/* Whatever the limit: with none searched at all, everything was seen at a glance, which is as fair. */
static void a_decision_that_is_asked_for_is_searched_like_the_best(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-2", "sheet", NULL);
    game_action *actions = malloc(GAME_MAX_ACTIONS * sizeof *actions);
    struct game_random random = random_from_seed(6);
    for (int step = 0; step < 300; step++) {
        size_t count = f.game->list(f.setting, f.state, actions);
        if (f.game->who(f.setting, f.state) >= 0 && count > 1) {
            int seat = mind_seat(f.mind, f.state);
            game_action asked = actions[random_below(&random, (uint32_t)count)];
            struct mind_limits limits = {.nodes = 100 + 37 * (uint64_t)step, .asked = &asked};
            size_t at = 0;
            mind_think(f.mind, f.state, whole_turn, &limits, f.answer);
            assert_int_equal(f.answer->count, count);
            while (f.answer->option[at].action != asked)
                at++;
            assert_true(at < f.answer->exact || f.answer->exact == 0);
            for (size_t i = 1; i < f.answer->exact; i++)
                assert_true(f.answer->option[i - 1].share[seat] >= f.answer->option[i].share[seat]);
        }
        game_play_random(f.game, f.setting, f.state, actions, &random);
    }
    free(actions);
    close_fixture(&f);
}

static const char *grown(struct fixture *f, uint64_t nodes, unsigned threads) {
    static char words[GAME_ACTION_TEXT];
    struct text text = text_into(words, sizeof words);
    struct mind_limits limits = {.nodes = nodes, .seed = 1, .threads = threads};
    mind_grow(f->mind, f->state, &limits, f->answer);
    f->game->write_action(f->setting, f->state, f->answer->option[0].action, &text);
    return words;
}

static void a_growing_search_finds_a_win_by_two_decisions_on_any_number_of_threads(void **nothing) {
    (void)nothing;
    struct fixture f =
        open_at("base-2", "sheet",
                "turn V actions 2 earned 0 | V research 1 dominance 1 ships 3d5 4e4 1a1 | K research 1 "
                "dominance 1 ships 6h7 3h9 5g8 | cubes b8=V e8=V h8=K b5=V b2=V");
    for (unsigned threads = 1; threads <= 3; threads++) {
        assert_string_equal(grown(&f, 6000, threads), "modify e4 5");
        assert_true(f.answer->option[0].share[0] > 0.999f);
    }
    close_fixture(&f);
}

static void a_growing_search_repeats_itself_and_leaves_no_decision_out(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-4", "full", NULL);
    game_action *actions = malloc(GAME_MAX_ACTIONS * sizeof *actions);
    struct game_random random = random_from_seed(8);
    struct mind_answer *again = malloc(sizeof *again);
    for (int step = 0; step < 300; step++) {
        if (f.game->who(f.setting, f.state) >= 0 && step % 15 == 0)
            for (unsigned threads = 1; threads <= 2; threads++) {
                grown(&f, 900, threads);
                memcpy(again, f.answer, sizeof *again);
                grown(&f, 900, threads);
                assert_int_equal(f.answer->count, f.game->list(f.setting, f.state, actions));
                for (size_t i = 0; i < again->count; i++) {
                    assert_int_equal(again->option[i].action, f.answer->option[i].action);
                    assert_true(game_allows(f.game, f.setting, f.state, again->option[i].action));
                }
            }
        if (f.game->who(f.setting, f.state) == GAME_OVER)
            break;
        game_play_random(f.game, f.setting, f.state, actions, &random);
    }
    free(again);
    free(actions);
    close_fixture(&f);
}

/* The head of each file of weights carries the hash of its lines: a weight changed by hand would show. */
static void weights_are_those_that_were_learnt(void **nothing) {
    (void)nothing;
    int learnt = 0;
    for (const struct weights_file *file = mind_weights_files; file->game; file++) {
        const char *head = strstr(file->text, "# hash ");
        if (strcmp(file->kind, "plain") == 0)
            continue;
        assert_non_null(head);
        const char *lines = strchr(head, '\n') + 1;
        char hash[24];
        snprintf(hash, sizeof hash, "%016" PRIx64, mind_hash_weights(lines));
        assert_memory_equal(head + 7, hash, 16);
        learnt++;
    }
    assert_int_equal(learnt, 6);
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

static void training_repeats_for_the_same_seed(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-2", "sheet", NULL);
    struct training training = {
        .game = f.game, .setting = {f.setting}, .settings = 1, .generations = 1, .games = 2, .seed = 4};
    struct mind_weights first, second;
    double loss;
    assert_true(mind_weights_of(f.game, f.setting, true, &first));
    second = first;
    assert_true(train_weights(&training, &first, ignore_report, &loss));
    assert_true(train_weights(&training, &second, ignore_report, &loss));
    assert_memory_equal(&first, &second, sizeof first);
    assert_true(mind_weights_of(f.game, f.setting, true, &second));
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
        cmocka_unit_test(a_growing_search_finds_a_win_by_two_decisions_on_any_number_of_threads),
        cmocka_unit_test(a_growing_search_repeats_itself_and_leaves_no_decision_out),
        cmocka_unit_test(weights_are_those_that_were_learnt),
        cmocka_unit_test(weights_that_do_not_fit_are_refused),
        cmocka_unit_test(training_repeats_for_the_same_seed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
