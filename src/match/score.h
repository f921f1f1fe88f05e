/* Statistics of a match: Elo with its error, and the SPRT. The games with the same dice, one for each order
   of the seats, make a round; rounds are independent, games within a round are not. */
#ifndef MATCH_SCORE_H
#define MATCH_SCORE_H

#include "game.h"

/* Wins are counted in 360ths, so that every part of a shared win is an integer: 1/n for each of n sides, and
   1/t of that for each seat of a team of t, with at most GAME_MAX_SEATS seats (1/8 if a team of four shares with
   a single seat). */
enum { SCORE_WIN = 360, SCORE_CELLS = GAME_MAX_SEATS * SCORE_WIN + 1 };

/* A histogram of rounds by the score of the first player's side, in 360ths of a win. */
struct score {
    int seats;  /* for players */
    int games;  /* per round */
    int allies; /* further seats of that side */
    unsigned long rounds[SCORE_CELLS];
    /* Games of incomplete rounds. */
    unsigned long loose_games;
    unsigned long loose_points;
};

unsigned long score_games(const struct score *score);
/* The side's share of all wins, 0 to 1. */
double score_mean(const struct score *score);

/* The score with its 95 % error, for players without opponents among the players. Both are 0 without games.
   */
void score_share(const struct score *score, double *share, double *error);

/* The Elo difference of the first player's side to the others, taken as equal, and its 95 % error. Equal
   players with k of n seats win k/n of all games: a score s is worth 400 log10(s / (1 - s) * (n - k) / k).
   Scores of 0 and 1 get half a game the other way. Both are 0 without games. */
void score_elo(const struct score *score, double *elo, double *error);
/* The expected score for an Elo difference. */
double score_expected(double elo, int seats, int allies);

/* The sequential probability ratio test. */
struct sprt {
    double elo0;
    double elo1; /* above elo0 */
};

/* The log-likelihood ratio of elo1 to elo0 for the complete rounds, with the maximum-likelihood frequencies
   of the cells under each hypothesis. */
double sprt_ratio(const struct sprt *sprt, const struct score *score);

/* The bound of that ratio: elo1 is accepted above it, elo0 below its negative, each with at most 5 % error.
   */
double sprt_bound(void);

#endif
