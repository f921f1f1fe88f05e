/* Fitting weights to results: maximum likelihood of a softmax over seats. */
#ifndef AI_FIT_H
#define AI_FIT_H

#include "ai.h"

/* Positions with each seat's features and its part of the win, or its chance as a search estimated it. Parts add up to 1, or to 0
   where nobody won: without rivals that is a win of the game itself, otherwise the example is ignored. */
struct fit_examples {
    size_t count;
    int seats;
    const int *team;       /* of each seat: those with the same number win together; NULL: each for itself */
    bool alone;            /* one side only: what it lacks to 1 is the game's own part */
    size_t feature_count;  /* of each seat */
    const float *features; /* count * seats * feature_count */
    const float *share;    /* count * seats */
};

/* Sets the weights by Newton's method, whatever they were before. A team's chance is the sum of its seats', so how a win is split
   within a team does not matter. The ridge (L2 penalty) shrinks weights that the examples do not determine; the positions of one
   game share its result, so many positions can carry little information. A feature that is 0 in all examples gets weight 0. False
   when there is no memory, or no solution: without a ridge such a feature makes the Hessian singular. */
bool fit_weights(const struct fit_examples *examples, double ridge, struct ai_weights *weights);

/* The mean cross-entropy; a shared win is weighted by its parts. */
double fit_loss(const struct fit_examples *examples, const struct ai_weights *weights);

enum { FIT_BINS = 10 };

/* Calibration in ten bins of predicted chance: the number of predictions, their mean, and the wins, parts added up. */
struct fit_calibration {
    unsigned long count[FIT_BINS];
    double predicted[FIT_BINS];
    double won[FIT_BINS];
};
void fit_calibrate(const struct fit_examples *examples, const struct ai_weights *weights,
                   struct fit_calibration *calibration);

#endif
