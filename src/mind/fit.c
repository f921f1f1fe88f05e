/* Newton's method on the loss, which has one minimum: each step solves for all weights at once, so that no rate of learning
   has to be chosen and the same examples always give the same weights. */
#include "fit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { STEPS = 12 };

static const double enough = 1e-6;

/* One system of equations: the slope of the loss and its curvature. */
struct newton {
    size_t size;
    double ridge;
    double slope[MIND_MAX_FEATURES];
    double *curve; /* size * size, lower half */
    double *mean;  /* size */
};

static const float *counts_of(const struct fit_examples *examples, size_t example, int seat) {
    return examples->counts + (example * (size_t)examples->seats + (size_t)seat) * examples->features;
}

/* The part that the seat had in the win. */
static double won(const struct fit_examples *examples, size_t example, int seat) {
    return examples->share ? (double)examples->share[example * (size_t)examples->seats + (size_t)seat]
                           : examples->winner[example] == seat;
}

static void chances(const struct fit_examples *examples, const struct mind_weights *weights, size_t example,
                    double chance[GAME_MAX_SEATS]) {
    double sum = 0;
    for (int seat = 0; seat < examples->seats; seat++) {
        const float *counts = counts_of(examples, example, seat);
        double strength = 0;
        for (size_t i = 0; i < examples->features; i++)
            strength += (double)weights->weight[i] * (double)counts[i];
        sum += chance[seat] = exp(strength);
    }
    for (int seat = 0; seat < examples->seats; seat++)
        chance[seat] /= sum;
}

double fit_loss(const struct fit_examples *examples, const struct mind_weights *weights) {
    double loss = 0, chance[GAME_MAX_SEATS];
    for (size_t i = 0; i < examples->count; i++) {
        chances(examples, weights, i, chance);
        for (int seat = 0; seat < examples->seats; seat++)
            loss -= won(examples, i, seat) * log(chance[seat] + 1e-12);
    }
    return examples->count ? loss / (double)examples->count : 0;
}

void fit_calibrate(const struct fit_examples *examples, const struct mind_weights *weights,
                   struct fit_calibration *calibration) {
    double chance[GAME_MAX_SEATS];
    memset(calibration, 0, sizeof *calibration);
    for (size_t i = 0; i < examples->count; i++) {
        chances(examples, weights, i, chance);
        for (int seat = 0; seat < examples->seats; seat++) {
            size_t bin = chance[seat] >= 1 ? FIT_BINS - 1 : (size_t)(chance[seat] * FIT_BINS);
            calibration->count[bin]++;
            calibration->said[bin] += chance[seat];
            calibration->won[bin] += examples->winner[i] == seat;
        }
    }
    for (size_t bin = 0; bin < FIT_BINS; bin++)
        if (calibration->count[bin])
            calibration->said[bin] /= (double)calibration->count[bin];
}

/* Adds what one example says: the chance-weighted spread of what the seats counted. Most counts are 0. */
static void add_example(struct newton *newton, const struct fit_examples *examples,
                        const struct mind_weights *weights, size_t example) {
    double chance[GAME_MAX_SEATS];
    size_t used[MIND_MAX_FEATURES], uses = 0;
    chances(examples, weights, example, chance);
    for (size_t i = 0; i < newton->size; i++) {
        newton->mean[i] = 0;
        bool counts = false;
        for (int seat = 0; seat < examples->seats; seat++) {
            double count = (double)counts_of(examples, example, seat)[i];
            newton->mean[i] += chance[seat] * count;
            counts = counts || count != 0;
        }
        if (counts)
            used[uses++] = i;
    }
    for (int seat = 0; seat < examples->seats; seat++) {
        const float *counts = counts_of(examples, example, seat);
        double wrong = chance[seat] - won(examples, example, seat);
        for (size_t a = 0; a < uses; a++) {
            size_t i = used[a];
            double away = chance[seat] * ((double)counts[i] - newton->mean[i]);
            newton->slope[i] += wrong * (double)counts[i];
            for (size_t b = 0; b <= a; b++)
                newton->curve[i * newton->size + used[b]] +=
                    away * ((double)counts[used[b]] - newton->mean[used[b]]);
        }
    }
}

/* Solves curve * step = slope by Cholesky's method; the step takes the place of the slope. */
static void solve(struct newton *newton) {
    size_t size = newton->size;
    double *curve = newton->curve, *step = newton->slope;
    for (size_t i = 0; i < size; i++)
        for (size_t k = 0; k <= i; k++) {
            double sum = curve[i * size + k];
            for (size_t j = 0; j < k; j++)
                sum -= curve[i * size + j] * curve[k * size + j];
            curve[i * size + k] = i == k ? sqrt(sum) : sum / curve[k * size + k];
        }
    for (size_t i = 0; i < size; i++) {
        for (size_t k = 0; k < i; k++)
            step[i] -= curve[i * size + k] * step[k];
        step[i] /= curve[i * size + i];
    }
    for (size_t i = size; i-- > 0;) {
        for (size_t k = i + 1; k < size; k++)
            step[i] -= curve[k * size + i] * step[k];
        step[i] /= curve[i * size + i];
    }
}

static double one_step(struct newton *newton, const struct fit_examples *examples,
                       struct mind_weights *weights) {
    double most = 0;
    memset(newton->curve, 0, newton->size * newton->size * sizeof *newton->curve);
    for (size_t i = 0; i < newton->size; i++) {
        newton->slope[i] = newton->ridge * (double)weights->weight[i];
        newton->curve[i * newton->size + i] = newton->ridge;
    }
    for (size_t i = 0; i < examples->count; i++)
        add_example(newton, examples, weights, i);
    solve(newton);
    for (size_t i = 0; i < newton->size; i++) {
        weights->weight[i] -= (float)newton->slope[i];
        most = fabs(newton->slope[i]) > most ? fabs(newton->slope[i]) : most;
    }
    return most;
}

bool fit_weights(const struct fit_examples *examples, double ridge, struct mind_weights *weights) {
    struct newton newton = {.size = examples->features, .ridge = ridge};
    newton.curve = malloc(newton.size * newton.size * sizeof *newton.curve);
    newton.mean = malloc(newton.size * sizeof *newton.mean);
    bool good = newton.curve && newton.mean;
    memset(weights, 0, sizeof *weights);
    for (int step = 0; good && step < STEPS; step++)
        if (one_step(&newton, examples, weights) < enough)
            break;
    for (size_t i = 0; i < newton.size; i++)
        good = good && isfinite(weights->weight[i]);
    free(newton.curve);
    free(newton.mean);
    return good;
}
