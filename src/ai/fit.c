/* Newton's method on the convex loss: no learning rate to choose, and the same examples always give the same weights. */
#include "fit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_STEPS = 12, MAX_TEAM_STEPS = 100 /* with teams convergence is linear only */ };

static const double tolerance = 1e-6;

/* The gradient of the loss and its Hessian. */
struct newton {
    size_t size;
    double ridge;
    double gradient[GAME_MAX_FEATURES];
    double *hessian; /* size * size, lower triangle */
    double *mean;    /* size */
};

static const float *features_of(const struct fit_examples *examples, size_t example, int seat) {
    return examples->features + (example * (size_t)examples->seats + (size_t)seat) * examples->feature_count;
}

/* The seat's part of the win. */
static double win_part(const struct fit_examples *examples, size_t example, int seat) {
    return (double)examples->share[example * (size_t)examples->seats + (size_t)seat];
}

static void chances(const struct fit_examples *examples, const struct ai_weights *weights, size_t example,
                    double chance[GAME_MAX_SEATS]) {
    double sum = examples->alone; /* the game itself, of strength 0 */
    for (int seat = 0; seat < examples->seats; seat++) {
        const float *features = features_of(examples, example, seat);
        double strength = 0;
        for (size_t i = 0; i < examples->feature_count; i++)
            strength += (double)weights->weight[i] * (double)features[i];
        sum += chance[seat] = exp(strength);
    }
    for (int seat = 0; seat < examples->seats; seat++)
        chance[seat] /= sum;
}

/* What the seats leave to the game itself. */
static double part_left(const struct fit_examples *examples, const double part[GAME_MAX_SEATS]) {
    double left = 1;
    for (int seat = 0; seat < examples->seats; seat++)
        left -= part[seat];
    return left;
}

static void win_parts(const struct fit_examples *examples, size_t example, double part[GAME_MAX_SEATS]) {
    for (int seat = 0; seat < examples->seats; seat++)
        part[seat] = win_part(examples, example, seat);
}

/* The sum over each seat's team. */
static void sum_teams(const struct fit_examples *examples, const double part[GAME_MAX_SEATS],
                      double sum[GAME_MAX_SEATS]) {
    for (int seat = 0; seat < examples->seats; seat++) {
        sum[seat] = examples->team ? 0 : part[seat];
        for (int other = 0; examples->team && other < examples->seats; other++)
            sum[seat] += examples->team[other] == examples->team[seat] ? part[other] : 0;
    }
}

double fit_loss(const struct fit_examples *examples, const struct ai_weights *weights) {
    double loss = 0, chance[GAME_MAX_SEATS], part[GAME_MAX_SEATS];
    for (size_t i = 0; i < examples->count; i++) {
        chances(examples, weights, i, chance);
        win_parts(examples, i, part);
        if (examples->alone)
            loss -= part_left(examples, part) * log(part_left(examples, chance) + 1e-12);
        double together[GAME_MAX_SEATS];
        sum_teams(examples, chance, together);
        for (int seat = 0; seat < examples->seats; seat++)
            loss -= part[seat] * log(together[seat] + 1e-12);
    }
    return examples->count ? loss / (double)examples->count : 0;
}

void fit_calibrate(const struct fit_examples *examples, const struct ai_weights *weights,
                   struct fit_calibration *calibration) {
    double chance[GAME_MAX_SEATS], part[GAME_MAX_SEATS], predicted[GAME_MAX_SEATS], true_part[GAME_MAX_SEATS];
    memset(calibration, 0, sizeof *calibration);
    for (size_t i = 0; i < examples->count; i++) {
        chances(examples, weights, i, chance);
        win_parts(examples, i, part);
        sum_teams(examples, chance, predicted);
        sum_teams(examples, part, true_part);
        for (int seat = 0; seat < examples->seats; seat++) {
            size_t bin = predicted[seat] >= 1 ? FIT_BINS - 1 : (size_t)(predicted[seat] * FIT_BINS);
            calibration->count[bin]++;
            calibration->predicted[bin] += predicted[seat];
            calibration->won[bin] += true_part[seat];
        }
    }
    for (size_t bin = 0; bin < FIT_BINS; bin++)
        if (calibration->count[bin])
            calibration->predicted[bin] /= (double)calibration->count[bin];
}

/* Splits a team's part of the win among its seats in proportion to their chances. The gradient stays exact; the Hessian is
   overestimated, so steps are too short rather than too long. */
static void split_by_chance(const struct fit_examples *examples, const double chance[GAME_MAX_SEATS],
                            double part[GAME_MAX_SEATS]) {
    double all_chance[GAME_MAX_SEATS], all_part[GAME_MAX_SEATS];
    sum_teams(examples, chance, all_chance);
    sum_teams(examples, part, all_part);
    for (int seat = 0; seat < examples->seats; seat++)
        part[seat] = all_part[seat] * chance[seat] / (all_chance[seat] + 1e-300);
}

/* Adds the gradient and Hessian of one example, skipping features that are 0 for all seats, as most are. */
static void add_example(struct newton *newton, const struct fit_examples *examples,
                        const struct ai_weights *weights, size_t example) {
    double chance[GAME_MAX_SEATS], part[GAME_MAX_SEATS];
    size_t used[GAME_MAX_FEATURES], uses = 0;
    chances(examples, weights, example, chance);
    win_parts(examples, example, part);
    double all = examples->alone ? 1 : 1 - part_left(examples, part);
    if (examples->team)
        split_by_chance(examples, chance, part);
    for (size_t i = 0; i < newton->size; i++) {
        newton->mean[i] = 0;
        bool counts = false;
        for (int seat = 0; seat < examples->seats; seat++) {
            double count = (double)features_of(examples, example, seat)[i];
            newton->mean[i] += chance[seat] * count;
            counts = counts || count != 0;
        }
        if (counts)
            used[uses++] = i;
    }
    double rival = examples->alone ? part_left(examples, chance) : 0; /* its features are all 0 */
    for (size_t a = 0; examples->alone && a < uses; a++)
        for (size_t b = 0; b <= a; b++)
            newton->hessian[used[a] * newton->size + used[b]] +=
                rival * newton->mean[used[a]] * newton->mean[used[b]];
    for (int seat = 0; seat < examples->seats; seat++) {
        const float *features = features_of(examples, example, seat);
        double residual = all * chance[seat] - part[seat];
        for (size_t a = 0; a < uses; a++) {
            size_t i = used[a];
            double deviation = all * chance[seat] * ((double)features[i] - newton->mean[i]);
            newton->gradient[i] += residual * (double)features[i];
            for (size_t b = 0; b <= a; b++)
                newton->hessian[i * newton->size + used[b]] +=
                    deviation * ((double)features[used[b]] - newton->mean[used[b]]);
        }
    }
}

/* Solves hessian * step = gradient by Cholesky decomposition; the step replaces the gradient. */
static void solve(struct newton *newton) {
    size_t size = newton->size;
    double *hessian = newton->hessian, *step = newton->gradient;
    for (size_t i = 0; i < size; i++)
        for (size_t k = 0; k <= i; k++) {
            double sum = hessian[i * size + k];
            for (size_t j = 0; j < k; j++)
                sum -= hessian[i * size + j] * hessian[k * size + j];
            hessian[i * size + k] = i == k ? sqrt(sum) : sum / hessian[k * size + k];
        }
    for (size_t i = 0; i < size; i++) {
        for (size_t k = 0; k < i; k++)
            step[i] -= hessian[i * size + k] * step[k];
        step[i] /= hessian[i * size + i];
    }
    for (size_t i = size; i-- > 0;) {
        for (size_t k = i + 1; k < size; k++)
            step[i] -= hessian[k * size + i] * step[k];
        step[i] /= hessian[i * size + i];
    }
}

static double newton_step(struct newton *newton, const struct fit_examples *examples,
                          struct ai_weights *weights) {
    double most = 0;
    memset(newton->hessian, 0, newton->size * newton->size * sizeof *newton->hessian);
    for (size_t i = 0; i < newton->size; i++) {
        newton->gradient[i] = newton->ridge * (double)weights->weight[i];
        newton->hessian[i * newton->size + i] = newton->ridge;
    }
    for (size_t i = 0; i < examples->count; i++)
        add_example(newton, examples, weights, i);
    solve(newton);
    for (size_t i = 0; i < newton->size; i++) {
        weights->weight[i] -= (float)newton->gradient[i];
        most = fabs(newton->gradient[i]) > most ? fabs(newton->gradient[i]) : most;
    }
    return most;
}

bool fit_weights(const struct fit_examples *examples, double ridge, struct ai_weights *weights) {
    struct newton newton = {.size = examples->feature_count, .ridge = ridge};
    newton.hessian = malloc(newton.size * newton.size * sizeof *newton.hessian);
    newton.mean = malloc(newton.size * sizeof *newton.mean);
    bool good = newton.hessian && newton.mean;
    memset(weights, 0, sizeof *weights);
    for (int step = 0; good && step < (examples->team ? MAX_TEAM_STEPS : MAX_STEPS); step++)
        if (newton_step(&newton, examples, weights) < tolerance)
            break;
    for (size_t i = 0; i < newton.size; i++)
        good = good && isfinite(weights->weight[i]);
    free(newton.hessian);
    free(newton.mean);
    return good;
}
