/* What results say about strength: Elo with its error, and the sequential test. Games with the same dice make a round, one
   for each order of the seats; rounds are independent of each other, games in a round are not. */
#ifndef MATCH_SCORE_H
#define MATCH_SCORE_H

#include <stddef.h>

/* A round's points are counted in halves: a win is 2, a draw 1. */
enum { SCORE_MAX_SEATS = 4, SCORE_CELLS = 2 * SCORE_MAX_SEATS + 1 };

/* How many rounds gave the first player's side 0, 1, 2 ... halves. */
struct score {
    int seats;
    int games;  /* of a round */
    int allies; /* further seats of that side */
    unsigned long rounds[SCORE_CELLS];
    /* Games of rounds that are not complete. */
    unsigned long loose_games;
    unsigned long loose_halves;
};

unsigned long score_games(const struct score *score);
/* The side's share of all points, 0 to 1. */
double score_mean(const struct score *score);

/* The Elo of the first player's side above the others, who count as equals, and its 95 % error. Equal players win as many games as
   they have seats: with k of n, a score s is worth 400 log10(s / (1 - s) * (n - k) / k). To a score of nothing or of
   everything half a game is added that went the other way. Without games both are 0. */
void score_elo(const struct score *score, double *elo, double *error);
/* The score that goes with an Elo: the other way round. */
double score_expected(double elo, int seats, int allies);

/* The sequential probability ratio test. */
struct sprt {
    double elo0;
    double elo1; /* above elo0 */
};

/* How much likelier the complete rounds are with elo1 than with elo0, as a logarithm: the generalised test, in which the
   frequencies of the cells are those that fit the results best under each hypothesis. */
double sprt_ratio(const struct sprt *sprt, const struct score *score);

/* With so large a ratio elo1 holds, with the opposite elo0; each wrongly in at most 5 % of all tests. */
double sprt_bound(void);

#endif
