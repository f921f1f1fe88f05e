/* Elo from rounds, and the generalised SPRT (M. Van den Bergh, "The generalized SPRT for multinomial
   distributions"), as Stockfish's fishtest computes it from game pairs. */
#include "score.h"

#include <math.h>

static int cells(const struct score *score) {
    return SCORE_WIN * score->games + 1;
}

/* The score of a round in this cell, 0 to 1. */
static double value(const struct score *score, int cell) {
    return (double)cell / (SCORE_WIN * score->games);
}

static unsigned long complete_rounds(const struct score *score) {
    unsigned long rounds = 0;
    for (int i = 0; i < cells(score); i++)
        rounds += score->rounds[i];
    return rounds;
}

unsigned long score_games(const struct score *score) {
    return complete_rounds(score) * (unsigned long)score->games + score->loose_games;
}

double score_mean(const struct score *score) {
    unsigned long games = score_games(score), points = score->loose_points;
    for (int i = 0; i < cells(score); i++)
        points += score->rounds[i] * (unsigned long)i;
    return games ? (double)points / SCORE_WIN / (double)games : 0;
}

/* The variance of a round's score, with a prior of one round of independent games, so that a few equal rounds
   do not look certain. */
static double round_variance(const struct score *score, double mean) {
    double rounds = (double)complete_rounds(score);
    double around = rounds > 0 ? 0 : mean, sum = 0;
    for (int i = 0; i < cells(score) && rounds > 0; i++)
        around += (double)score->rounds[i] / rounds * value(score, i);
    for (int i = 0; i < cells(score); i++) {
        double off = value(score, i) - around;
        sum += (double)score->rounds[i] * off * off;
    }
    return (sum + mean * (1 - mean) / score->games) / (rounds > 1 ? rounds : 1);
}

/* The standard error of the score, if it is neither 0 nor 1. */
static double deviation(const struct score *score, double mean) {
    return sqrt(round_variance(score, mean) / ((double)score_games(score) / score->games));
}

/* The 97.5 % upper bound for the probability of an event that did not occur in so many games. */
static double unseen(double games) {
    return 1 - pow(0.025, 1 / games);
}

void score_share(const struct score *score, double *share, double *error) {
    double games = (double)score_games(score);
    *share = score_mean(score);
    *error = games == 0 ? 0 : *share <= 0 || *share >= 1 ? unseen(games) : 1.96 * deviation(score, *share);
}

void score_elo(const struct score *score, double *elo, double *error) {
    double games = (double)score_games(score), mean = score_mean(score);
    double own = 1 + score->allies, others = score->seats - own;
    if (games == 0) {
        *elo = *error = 0;
        return;
    }
    if (mean <= 0 || mean >= 1) {
        double swept = games / 0.5;
        *elo = 400 * log10((mean > 0 ? swept : 1 / swept) * others / own);
        double other = unseen(games);
        *error = 400 * log10(swept / ((1 - other) / other));
        return;
    }
    *elo = 400 * log10(mean / (1 - mean) * others / own);
    /* The slope of the Elo curve turns the error of the score into one of Elo. */
    *error = 1.96 * deviation(score, mean) * 400 / (log(10) * mean * (1 - mean));
}

double score_expected(double elo, int seats, int allies) {
    double own = 1 + allies;
    return own / (own + (seats - own) * pow(10, -elo / 400));
}

/* The observed cells and those of whole and half wins, with their frequencies. */
struct spread {
    int count;
    double value[SCORE_CELLS];
    double part[SCORE_CELLS];
};

/* Regularised: cells of whole and half wins get a tiny count, or a single game could decide the test. Returns
   the number of rounds. */
static double spread_out(const struct score *score, struct spread *spread) {
    double sum = 0;
    spread->count = 0;
    for (int i = 0; i < cells(score); i++) {
        if (!score->rounds[i] && i % (SCORE_WIN / 2) != 0)
            continue;
        spread->value[spread->count] = value(score, i);
        sum += spread->part[spread->count++] = score->rounds[i] ? (double)score->rounds[i] : 1e-3;
    }
    for (int i = 0; i < spread->count; i++)
        spread->part[i] /= sum;
    return sum;
}

/* The maximum-likelihood frequencies with this mean are part / (1 + x * (value - mean)). The equation for x
   is monotonic between its poles, so bisection finds it. */
static double solve(const struct spread *spread, double mean) {
    double low = -1 / (1 - mean), high = 1 / mean;
    for (int step = 0; step < 200; step++) {
        double x = (low + high) / 2, sum = 0;
        for (int i = 0; i < spread->count; i++) {
            double off = spread->value[i] - mean;
            sum += spread->part[i] * off / (1 + x * off);
        }
        if (sum > 0)
            low = x;
        else
            high = x;
    }
    return (low + high) / 2;
}

double sprt_ratio(const struct sprt *sprt, const struct score *score) {
    struct spread spread;
    double ratio = 0;
    if (complete_rounds(score) == 0)
        return 0;
    double sum = spread_out(score, &spread);
    double mean0 = score_expected(sprt->elo0, score->seats, score->allies);
    double mean1 = score_expected(sprt->elo1, score->seats, score->allies);
    double x0 = solve(&spread, mean0), x1 = solve(&spread, mean1);
    for (int i = 0; i < spread.count; i++)
        ratio +=
            spread.part[i] * log((1 + x0 * (spread.value[i] - mean0)) / (1 + x1 * (spread.value[i] - mean1)));
    return sum * ratio;
}

double sprt_bound(void) {
    return log((1 - 0.05) / 0.05);
}
