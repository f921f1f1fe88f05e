/* Training: fits with a known solution (shared wins, one side without rivals), and training on all kinds of Pig. */
#include "pig.h"
#include "train.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static const double slight = 1e-6; /* a negligible ridge */

static void assert_near(double value, double expected, double within) {
    if (!(fabs(value - expected) <= within))
        fail_msg("%.8f is not %.8f", value, expected);
}

/* The first seat has the feature, the second has not. */
static const float first_has_it[] = {1, 0, 1, 0, 1, 0, 1, 0};

static void a_shared_win_counts_by_its_parts(void **unused) {
    (void)unused;
    static const float whole[] = {1, 0, 1, 0, 1, 0, 0, 1}, shared[] = {1, 0, 0.5f, 0.5f};
    struct fit_examples wins = {
        .count = 4, .seats = 2, .feature_count = 1, .features = first_has_it, .share = whole};
    struct fit_examples parts = wins;
    struct ai_weights weights;
    parts.count = 2;
    parts.share = shared;
    assert_true(fit_weights(&wins, slight, &weights));
    assert_near((double)weights.weight[0], log(3), 1e-4); /* three of four */
    double loss = fit_loss(&wins, &weights);
    assert_true(fit_weights(&parts, slight, &weights));
    assert_near((double)weights.weight[0], log(3), 1e-4); /* one and a half of two */
    assert_near(fit_loss(&parts, &weights), loss, 1e-6);
    assert_near(loss, -0.75 * log(0.75) - 0.25 * log(0.25), 1e-6);

    struct fit_calibration calibration;
    fit_calibrate(&parts, &weights, &calibration);
    assert_int_equal(calibration.count[7], 2);
    assert_near(calibration.predicted[7], 0.75, 1e-4);
    assert_near(calibration.won[7], 1.5, 1e-6);
    assert_near(calibration.won[2], 0.5, 1e-6);
}

/* Without rivals the fit is a logistic regression. */
static void who_plays_alone_is_fitted_against_the_game(void **unused) {
    (void)unused;
    /* A constant, and a feature with which three of four are won instead of one of four. */
    static const float counts[] = {1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1};
    static const float share[] = {1, 0, 0, 0, 1, 1, 1, 0};
    struct fit_examples alone = {
        .count = 8, .seats = 1, .alone = true, .feature_count = 2, .features = counts, .share = share};
    struct ai_weights weights;
    assert_true(fit_weights(&alone, slight, &weights));
    assert_near((double)weights.weight[0], -log(3), 1e-4);
    assert_near((double)weights.weight[1], 2 * log(3), 1e-4);
    assert_near(fit_loss(&alone, &weights), -0.75 * log(0.75) - 0.25 * log(0.25), 1e-6);
}

/* Two who win together three of four games have e^w each against the game's 1. */
static void a_team_without_rivals_is_fitted_against_the_game(void **unused) {
    (void)unused;
    static const float counts[] = {1, 1, 1, 1, 1, 1, 1, 1};
    static const float share[] = {0.5f, 0.5f, 0.5f, 0.5f, 0, 0, 0.5f, 0.5f};
    static const int one_team[] = {7, 7};
    struct fit_examples team = {.count = 4,
                                .seats = 2,
                                .team = one_team,
                                .alone = true,
                                .feature_count = 1,
                                .features = counts,
                                .share = share};
    struct ai_weights weights;
    assert_true(fit_weights(&team, slight, &weights));
    assert_near((double)weights.weight[0], log(1.5), 1e-4);
}

static void games_that_nobody_won_say_nothing_about_rivals(void **unused) {
    (void)unused;
    static const float share[] = {1, 0, 0.5f, 0.5f, 0, 0, 0, 0};
    struct fit_examples examples = {
        .count = 4, .seats = 2, .feature_count = 1, .features = first_has_it, .share = share};
    struct ai_weights weights;
    assert_true(fit_weights(&examples, slight, &weights));
    assert_near((double)weights.weight[0], log(3), 1e-4);
}

/* Two teams of two. Results are generated with weight 2; a fit that took team-mates for rivals would miss it. */
static void team_mates_are_not_rivals(void **unused) {
    (void)unused;
    enum { COUNT = 50 };
    static float counts[COUNT * 4], share[COUNT * 4];
    static const int teams[] = {0, 1, 0, 1};
    struct game_random random = random_from_seed(2);
    for (int i = 0; i < COUNT; i++) {
        double strength[4], sum = 0;
        for (int seat = 0; seat < 4; seat++) {
            counts[4 * i + seat] = (float)random_below(&random, 100) / 100;
            sum += strength[seat] = exp(2 * (double)counts[4 * i + seat]);
        }
        for (int seat = 0; seat < 4; seat++)
            share[4 * i + seat] = (float)((strength[seat] + strength[(seat + 2) % 4]) / sum / 2);
    }
    struct fit_examples examples = {
        .count = COUNT, .seats = 4, .team = teams, .feature_count = 1, .features = counts, .share = share};
    struct ai_weights weights;
    assert_true(fit_weights(&examples, slight, &weights));
    assert_near((double)weights.weight[0], 2, 0.01);
}

/* For any results: the gradient of the loss, ridge included, is zero at the solution. */
static void the_answer_is_where_the_loss_is_least(void **unused) {
    (void)unused;
    enum { COUNT = 60, SEATS = 4, FEATURES = 3 };
    static float counts[COUNT * SEATS * FEATURES], share[COUNT * SEATS];
    static const int pairs[] = {0, 0, 1, 1};
    struct game_random random = random_from_seed(1);
    for (int kind = 0; kind < 3; kind++) {
        bool alone = kind == 1;
        for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++)
            counts[i] = (float)random_below(&random, 100) / 100;
        memset(share, 0, sizeof share);
        for (int i = 0; i < COUNT; i++) {
            int winners = (int)random_below(&random, SEATS + 1);
            for (int seat = 0; seat < winners; seat++)
                share[i * SEATS + (seat + i) % SEATS] = 1.0f / (float)(winners + alone);
        }
        struct fit_examples examples = {.count = COUNT,
                                        .seats = SEATS,
                                        .team = kind == 2 ? pairs : NULL,
                                        .alone = alone,
                                        .feature_count = FEATURES,
                                        .features = counts,
                                        .share = share};
        struct ai_weights weights;
        double ridge = 0.5;
        assert_true(fit_weights(&examples, ridge, &weights));
        for (int feature = 0; feature < FEATURES; feature++) {
            double step = 0.01, loss[2];
            for (int side = 0; side < 2; side++) {
                struct ai_weights moved = weights;
                moved.weight[feature] += (float)(side ? step : -step);
                loss[side] = COUNT * fit_loss(&examples, &moved);
                for (int i = 0; i < FEATURES; i++)
                    loss[side] += ridge / 2 * (double)moved.weight[i] * (double)moved.weight[i];
            }
            assert_near((loss[1] - loss[0]) / (2 * step), 0, 0.01);
        }
    }
}

/* Training. */

static void note_report(void *context, const struct train_report *report) {
    *(struct train_report *)context = *report;
}

static void train(const char *const options[][2], size_t count, unsigned workers, unsigned long nodes,
                  struct ai_weights *weights, struct train_report *report) {
    _Alignas(max_align_t) unsigned char setting[256];
    struct game_error error = {.language = GAME_ENGLISH};
    struct game_choice choices[8];
    assert_true(pig_game.setting_bytes <= sizeof setting);
    for (size_t i = 0; i < count; i++)
        choices[i] = (struct game_choice){options[i][0], options[i][1]};
    assert_true(pig_game.prepare(setting, choices, count, &error));
    struct training training = {.game = &pig_game,
                                .setting = {setting},
                                .settings = 1,
                                .generations = 1,
                                .games = 150,
                                .seed = 3,
                                .ridge = 2,
                                .nodes = nodes,
                                .workers = workers};
    memset(weights, 0, sizeof *weights);
    assert_true(train_weights(&training, weights, note_report, report));
}

/* In every kind of game: the score has a positive weight, the same seed gives the same weights, the loss beats even chances. */
static void any_game_is_learnt(void **unused) {
    (void)unused;
    static const struct {
        const char *option[5][2];
        size_t count;
        int sides; /* the game itself included; four seats in two teams are two */
    } kinds[] = {
        {{{"target", "40"}}, 1, 2},
        {{{"target", "30"}, {"rounds", "on"}, {"seats", "3"}}, 3, 3},
        {{{"target", "40"}, {"seats", "1"}}, 2, 2},
        {{{"target", "40"}, {"seats", "4"}, {"teams", "on"}}, 3, 2},
        {{{"target", "40"}, {"seats", "3"}, {"automa", "on"}}, 3, 3},
        {{{"target", "40"}, {"seats", "2"}, {"secret", "on"}, {"rounds", "on"}}, 4, 2},
    };
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        struct ai_weights weights, again;
        struct train_report report, same;
        train(kinds[i].option, kinds[i].count, 2, 0, &weights, &report);
        train(kinds[i].option, kinds[i].count, 1, 0, &again, &same);
        assert_memory_equal(&weights, &again, sizeof weights);
        assert_true(report.positions > 100 && report.decisions > 5);
        assert_true(report.loss > 0 && report.loss < log(kinds[i].sides));
        assert_true(report.test_loss > 0 && isfinite(report.test_loss));
        assert_true(weights.weight[0] > 0); /* the score */
        double won = 0;
        unsigned long said = 0;
        for (int bin = 0; bin < FIT_BINS; bin++) {
            won += report.calibration.won[bin];
            said += report.calibration.count[bin];
        }
        assert_true(said > 0 && won > 0);
    }
}

/* One position a decision is not a search of one iteration, which 2 positions are here: all decisions are sampled. */
static void one_position_is_static_estimates_only(void **unused) {
    (void)unused;
    static const char *const option[][2] = {{"target", "40"}, {"secret", "on"}, {"rounds", "on"}};
    struct ai_weights weights[2];
    struct train_report report[2];
    for (unsigned i = 0; i < 2; i++)
        train(option, 3, 1, i + 1, &weights[i], &report[i]);
    assert_memory_not_equal(&weights[0], &weights[1], sizeof weights[0]);
    assert_true(weights[0].weight[0] > 0 && report[0].positions > 100);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_shared_win_counts_by_its_parts),
        cmocka_unit_test(who_plays_alone_is_fitted_against_the_game),
        cmocka_unit_test(a_team_without_rivals_is_fitted_against_the_game),
        cmocka_unit_test(games_that_nobody_won_say_nothing_about_rivals),
        cmocka_unit_test(team_mates_are_not_rivals),
        cmocka_unit_test(the_answer_is_where_the_loss_is_least),
        cmocka_unit_test(any_game_is_learnt),
        cmocka_unit_test(one_position_is_static_estimates_only),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
