/* Elo from rounds, and the generalised sequential test (M. Van den Bergh, "The generalized SPRT for multinomial
   distributions"): the same sums as Stockfish's fishtest makes of game pairs. */
#include "score.h"

#include <math.h>

static int cells(const struct score *score) {
    return 2 * score->games + 1;
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
    unsigned long games = score_games(score), halves = score->loose_halves;
    for (int i = 0; i < cells(score); i++)
        halves += score->rounds[i] * (unsigned long)i;
    return games ? (double)halves / 2 / (double)games : 0;
}

/* The variance of a round's share. One imagined round, as uncertain as independent games would be, keeps a few rounds that
   happen to agree from looking certain. */
static double round_variance(const struct score *score, double mean) {
    double rounds = (double)complete_rounds(score);
    double around = rounds > 0 ? 0 : mean, sum = 0;
    for (int i = 0; i < cells(score) && rounds > 0; i++)
        around += (double)score->rounds[i] / rounds * i / (cells(score) - 1);
    for (int i = 0; i < cells(score); i++) {
        double off = (double)i / (cells(score) - 1) - around;
        sum += (double)score->rounds[i] * off * off;
    }
    return (sum + mean * (1 - mean) / score->games) / (rounds > 1 ? rounds : 1);
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
        /* How often the other side might win all the same, and have won none of so many games in one case of forty. */
        double other = 1 - pow(0.025, 1 / games);
        *error = 400 * log10(swept / ((1 - other) / other));
        return;
    }
    *elo = 400 * log10(mean / (1 - mean) * others / own);
    double deviation = sqrt(round_variance(score, mean) / (games / score->games));
    /* The slope of the Elo curve at this score turns the deviation of the score into one of Elo. */
    *error = 1.96 * deviation * 400 / (log(10) * mean * (1 - mean));
}

double score_expected(double elo, int seats, int allies) {
    double own = 1 + allies;
    return own / (own + (seats - own) * pow(10, -elo / 400));
}

/* How often each cell came up. None may be empty, or one game could decide the test. */
static double frequencies(const struct score *score, double *part) {
    double sum = 0;
    for (int i = 0; i < cells(score); i++)
        sum += part[i] = score->rounds[i] ? (double)score->rounds[i] : 1e-3;
    for (int i = 0; i < cells(score); i++)
        part[i] /= sum;
    return sum;
}

/* The likeliest frequencies with this mean are part / (1 + x * (value - mean)), for the one x that makes them so. What is
   solved for falls steadily from pole to pole: halving finds it. */
static double solve(const double *part, int count, double mean) {
    double low = -1 / (1 - mean), high = 1 / mean;
    for (int step = 0; step < 200; step++) {
        double x = (low + high) / 2, sum = 0;
        for (int i = 0; i < count; i++) {
            double off = (double)i / (count - 1) - mean;
            sum += part[i] * off / (1 + x * off);
        }
        if (sum > 0)
            low = x;
        else
            high = x;
    }
    return (low + high) / 2;
}

double sprt_ratio(const struct sprt *sprt, const struct score *score) {
    double part[SCORE_CELLS], ratio = 0;
    int count = cells(score);
    if (complete_rounds(score) == 0)
        return 0;
    double sum = frequencies(score, part);
    double mean0 = score_expected(sprt->elo0, score->seats, score->allies);
    double mean1 = score_expected(sprt->elo1, score->seats, score->allies);
    double x0 = solve(part, count, mean0), x1 = solve(part, count, mean1);
    for (int i = 0; i < count; i++) {
        double value = (double)i / (count - 1);
        ratio += part[i] * log((1 + x0 * (value - mean0)) / (1 + x1 * (value - mean1)));
    }
    return sum * ratio;
}

double sprt_bound(void) {
    return log((1 - 0.05) / 0.05);
}
