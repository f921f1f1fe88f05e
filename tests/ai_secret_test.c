/* Search uses only what the seat to move knows: for two states of one information set, levels, hints and analysis give the same
   answer. Uses Pig with its secret bonus. */
#include "analysis.h"
#include "hint.h"
#include "pig.h"
#include "player.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { NODES = 600, CHOICES = 6 };

/* A setting (seats, and the options that are on; the target is 20), and two states that the seat whose turn it is
   cannot tell apart, though the best decision differs. */
static const struct pair {
    const char *setting;
    const char *position[2];
} pairs[] = {
    /* Whoever holds is within reach of the other, or not. */
    {"2 secret",
     {"turn A total 6; A 10 bonus 2; B 13 bonus 1", "turn A total 6; A 10 bonus 2; B 13 bonus 6"}},
    {"2 secret",
     {"turn B total 2; A 13 bonus 6; B 13 bonus 4", "turn B total 2; A 13 bonus 1; B 13 bonus 4"}},
    {"3 secret",
     {"turn B total 4; A 12 bonus 6; B 11 bonus 3; C 14 bonus 1",
      "turn B total 4; A 12 bonus 1; B 11 bonus 3; C 14 bonus 5"}},
    /* Holding shares the win, or loses. */
    {"2 secret rounds",
     {"turn B total 3; A 20 bonus 1; B 15 bonus 3", "turn B total 3; A 20 bonus 6; B 15 bonus 3"}},
    {"4 secret teams",
     {"turn A total 5; A 6 bonus 2; B 13 bonus 1; C 8 bonus 1; D 12 bonus 1",
      "turn A total 5; A 6 bonus 2; B 13 bonus 6; C 8 bonus 6; D 12 bonus 6"}},
    {"3 secret automa",
     {"turn A total 5; A 9 bonus 2; B 13 bonus 1; C 13 bonus 6",
      "turn A total 5; A 9 bonus 2; B 13 bonus 6; C 13 bonus 1"}},
    {"5 secret automa rounds",
     {"turn D total 2; A 20 bonus 1; B 13 bonus 1; C 5 bonus 5; D 16 bonus 2; E 15 bonus 6",
      "turn D total 2; A 20 bonus 5; B 13 bonus 6; C 5 bonus 1; D 16 bonus 2; E 15 bonus 1"}},
};

enum { PAIRS = sizeof pairs / sizeof *pairs };

/* A pair, opened: the same setting and two states. */
struct twins {
    struct game game;
    _Alignas(max_align_t) unsigned char setting[128];
    _Alignas(max_align_t) unsigned char state[2][128];
};

static void open_twins(struct twins *twins, const struct pair *pair) {
    struct game_choice choices[CHOICES] = {{"target", "20"}, {"seats", NULL}};
    char words[CHOICES][16];
    size_t count = 1;
    struct game_error error = {.language = GAME_ENGLISH};
    for (const char *at = pair->setting; text_next_word(&at, words[count], sizeof words[count]); count++)
        choices[count] = count == 1 ? (struct game_choice){"seats", words[count]}
                                    : (struct game_choice){words[count], "on"};
    twins->game = pig_game;
    assert_true(pig_game.setting_bytes <= sizeof twins->setting);
    assert_true(pig_game.state_bytes <= sizeof twins->state[0]);
    if (!pig_game.prepare(twins->setting, choices, count, &error))
        fail_msg("%s: %s", pair->setting, error.text);
    for (int i = 0; i < 2; i++)
        if (!pig_game.read_position(twins->setting, twins->state[i], pair->position[i], &error))
            fail_msg("%s: %s", pair->position[i], error.text);
}

/* The two states differ, and look the same to the seat whose turn it is. */
static void the_pairs_are_pairs(void **unused) {
    (void)unused;
    for (size_t i = 0; i < PAIRS; i++) {
        struct twins twins;
        _Alignas(max_align_t) unsigned char known[2][128];
        open_twins(&twins, &pairs[i]);
        for (int k = 0; k < 2; k++)
            game_known(&twins.game, twins.setting, twins.state[k],
                       twins.game.turn(twins.setting, twins.state[k]), known[k]);
        assert_memory_not_equal(twins.state[0], twins.state[1], pig_game.state_bytes);
        assert_memory_equal(known[0], known[1], pig_game.state_bytes);
    }
}

/* Levels and baselines. */

static struct ai_limits limits_of(unsigned threads) {
    return (struct ai_limits){.nodes = NODES, .seed = 7, .threads = threads};
}

/* The player's decision in one of the states; the caller frees the answer. */
static struct ai_answer *decide(const struct twins *twins, int which, const struct ai_player *player,
                                unsigned threads, game_action *action) {
    struct ai_weights weights;
    struct game_random random = random_from_seed(3);
    struct ai_answer *answer = ai_answer_new(&twins->game);
    assert_true(ai_weights_of(&twins->game, twins->setting, player->plain, &weights));
    struct ai_search *search = ai_search_new(&twins->game, twins->setting, &weights);
    assert_non_null(search);
    assert_non_null(answer);
    *action = ai_decide(search, player, twins->state[which], limits_of(threads), answer, &random);
    ai_search_free(search);
    return answer;
}

static bool same_answer(const struct twins *twins, const struct ai_answer *a, const struct ai_answer *b) {
    int seats = twins->game.seats(twins->setting);
    if (a->count != b->count || a->exact != b->exact || a->nodes != b->nodes)
        return false;
    for (size_t i = 0; i < a->count; i++)
        if (a->option[i].action != b->option[i].action ||
            memcmp(a->option[i].share, b->option[i].share, (size_t)seats * sizeof(float)) != 0)
            return false;
    return true;
}

static float share_of(const struct ai_answer *answer, game_action action, int seat) {
    size_t at = 0;
    while (at < answer->count && answer->option[at].action != action)
        at++;
    assert_true(at < answer->count);
    return answer->option[at].share[seat];
}

/* `estimate_visits`: the more a static estimate weighs, the less a search departs from it. */
static void estimates_can_outweigh_visits(void **unused) {
    (void)unused;
    const struct ai_player *one_ply = ai_find_player("level:4"), *search = ai_find_player("level:6");
    float farthest[2] = {0, 0};
    for (size_t i = 0; i < PAIRS; i++)
        for (int heavy = 0; heavy < 2; heavy++) {
            struct twins twins;
            game_action action;
            open_twins(&twins, &pairs[i]);
            twins.game.estimate_visits = heavy ? 1000000000 : 0;
            int seat = twins.game.who(twins.setting, twins.state[0]);
            struct ai_answer *estimate = decide(&twins, 0, one_ply, 1, &action);
            struct ai_answer *answer = decide(&twins, 0, search, 1, &action);
            for (size_t k = 0; k < answer->exact; k++) {
                const struct ai_option *option = &answer->option[k];
                float far = fabsf(option->share[seat] - share_of(estimate, option->action, seat));
                farthest[heavy] = far > farthest[heavy] ? far : farthest[heavy];
            }
            free(estimate);
            free(answer);
        }
    assert_true(farthest[0] > 0.01f);
    assert_true(farthest[1] < 0.00001f);
}

static bool decides_alike(const struct twins *twins, const struct ai_player *player, unsigned threads) {
    game_action action[2];
    struct ai_answer *first = decide(twins, 0, player, threads, &action[0]);
    struct ai_answer *second = decide(twins, 1, player, threads, &action[1]);
    bool alike = action[0] == action[1] && (player->chance || same_answer(twins, first, second));
    free(first);
    free(second);
    return alike;
}

static void every_player_decides_by_what_it_knows(void **unused) {
    (void)unused;
    for (size_t i = 0; i < PAIRS; i++) {
        struct twins twins;
        open_twins(&twins, &pairs[i]);
        for (const struct ai_player *player = ai_players; player->name; player++)
            for (unsigned threads = 1; threads <= 2; threads++)
                if (!decides_alike(&twins, player, threads))
                    fail_msg("%s with %u threads tells apart: %s / %s", player->name, threads,
                             pairs[i].position[0], pairs[i].position[1]);
    }
}

/* Cached results of one state do not change the answer in the other. */
static void earlier_searches_leak_nothing(void **unused) {
    (void)unused;
    const struct ai_player *player = ai_find_player("level:8");
    for (size_t i = 0; i < PAIRS; i++) {
        struct twins twins;
        struct ai_weights weights;
        struct ai_answer *answer[2];
        open_twins(&twins, &pairs[i]);
        assert_true(ai_weights_of(&twins.game, twins.setting, false, &weights));
        for (int order = 0; order < 2; order++) {
            struct ai_search *search = ai_search_new(&twins.game, twins.setting, &weights);
            answer[order] = ai_answer_new(&twins.game);
            for (int k = 0; k < 2; k++) {
                struct game_random random = random_from_seed(3);
                ai_decide(search, player, twins.state[k ^ order], limits_of(1), answer[order], &random);
            }
            ai_search_free(search);
        }
        assert_true(same_answer(&twins, answer[0], answer[1]));
        free(answer[0]);
        free(answer[1]);
    }
}

/* Control: with perfect information the answers differ; otherwise this test would show nothing. */
static void perfect_information_changes_the_decision(void **unused) {
    (void)unused;
    const struct ai_player *player = ai_find_player("level:8");
    for (size_t i = 0; i < PAIRS; i++) {
        struct twins twins;
        open_twins(&twins, &pairs[i]);
        twins.game.secrets = NULL;
        twins.game.reveals = NULL;
        if (decides_alike(&twins, player, 1))
            fail_msg("nothing depends on what is hidden: %s / %s", pairs[i].position[0],
                     pairs[i].position[1]);
    }
}

/* Hints. */

static void hints_say_what_the_seat_can_know(void **unused) {
    (void)unused;
    for (size_t i = 0; i < PAIRS; i++) {
        struct twins twins;
        struct hints hints[2];
        struct ai_limits limits = limits_of(1);
        open_twins(&twins, &pairs[i]);
        for (int k = 0; k < 2; k++) {
            struct hinter *hinter = hint_open(&twins.game, twins.setting);
            assert_non_null(hinter);
            hint_think(hinter, twins.state[k], &limits, HINT_MOST, &hints[k]);
            hint_close(hinter);
        }
        assert_true(hints[0].count > 0);
        assert_int_equal(hints[0].count, hints[1].count);
        for (size_t k = 0; k < hints[0].count; k++) {
            const struct hint *first = &hints[0].hint[k], *second = &hints[1].hint[k];
            assert_int_equal(first->action, second->action);
            assert_memory_equal(&first->chance, &second->chance, sizeof first->chance);
            for (int language = 0; language < GAME_LANGUAGES; language++)
                assert_string_equal(first->why[language], second->why[language]);
            assert_int_equal(first->length, second->length);
            for (size_t step = 0; step < first->length; step++)
                assert_string_equal(first->line[step], second->line[step]);
        }
    }
}

/* Analysis. */

/* The analysis of one action played in one of the states. */
static struct analysis_entry analyse(const struct twins *twins, int which, game_action action) {
    struct ai_limits limits = limits_of(1);
    struct analysis_game game = {&twins->game, twins->setting, twins->state[which], &action, 1};
    struct analysis *analysis = analysis_open(&game, &limits);
    assert_non_null(analysis);
    assert_true(analysis_step(analysis));
    struct analysis_entry entry = *analysis_entry(analysis, 0);
    analysis_close(analysis);
    return entry;
}

static bool same_entry(const struct twins *twins, const struct analysis_entry *a,
                       const struct analysis_entry *b) {
    size_t bytes = (size_t)twins->game.seats(twins->setting) * sizeof *a->before;
    if (a->kind != b->kind || a->seat != b->seat || a->choices != b->choices ||
        a->best_count != b->best_count || memcmp(&a->cost, &b->cost, sizeof a->cost) != 0 ||
        memcmp(a->before, b->before, bytes) != 0 || memcmp(a->after, b->after, bytes) != 0)
        return false;
    for (size_t i = 0; i < a->best_count; i++)
        if (a->best[i].action != b->best[i].action ||
            memcmp(&a->best[i].chance, &b->best[i].chance, sizeof a->best[i].chance) != 0)
            return false;
    return true;
}

/* Each decision, and after the first one, a roll, each face of the die. */
static void analysis_judges_by_what_the_seat_knew(void **unused) {
    (void)unused;
    for (size_t i = 0; i < PAIRS; i++) {
        struct twins twins;
        open_twins(&twins, &pairs[i]);
        for (int step = 0; step < 2; step++) {
            game_action actions[8];
            size_t count = twins.game.list(twins.setting, twins.state[0], actions);
            assert_true(count > 1);
            for (size_t k = 0; k < count; k++) {
                struct analysis_entry first = analyse(&twins, 0, actions[k]);
                struct analysis_entry second = analyse(&twins, 1, actions[k]);
                if (!same_entry(&twins, &first, &second))
                    fail_msg("analysis tells apart: %s / %s", pairs[i].position[0], pairs[i].position[1]);
            }
            for (int k = 0; k < 2; k++)
                twins.game.play(twins.setting, twins.state[k], actions[0]);
        }
    }
}

/* A state with the hidden part removed gives the same answer. */
static void a_hidden_position_has_the_same_answer(void **unused) {
    (void)unused;
    for (size_t i = 0; i < PAIRS; i++) {
        struct twins twins;
        open_twins(&twins, &pairs[i]);
        game_known(&twins.game, twins.setting, twins.state[0], twins.game.turn(twins.setting, twins.state[0]),
                   twins.state[1]);
        for (const struct ai_player *player = ai_players; player->name; player++)
            if (!decides_alike(&twins, player, 1))
                fail_msg("%s decides otherwise when it is told what it knows: %s", player->name,
                         pairs[i].position[0]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_pairs_are_pairs),
        cmocka_unit_test(estimates_can_outweigh_visits),
        cmocka_unit_test(every_player_decides_by_what_it_knows),
        cmocka_unit_test(earlier_searches_leak_nothing),
        cmocka_unit_test(perfect_information_changes_the_decision),
        cmocka_unit_test(hints_say_what_the_seat_can_know),
        cmocka_unit_test(analysis_judges_by_what_the_seat_knew),
        cmocka_unit_test(a_hidden_position_has_the_same_answer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
