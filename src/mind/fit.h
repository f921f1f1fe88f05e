/* Fitting weights to results: the softmax over seats that makes those who won most likely. */
#ifndef MIND_FIT_H
#define MIND_FIT_H

#include "mind.h"

/* Positions with what each seat counted, and who won the game in the end. */
struct fit_examples {
    size_t count;
    int seats;
    size_t features;     /* of each seat */
    const float *counts; /* count * seats * features */
    const uint8_t *winner;
    const float *
        share; /* where it is set, instead of a winner: each seat's chance as a search saw it; count * seats */
};

/* Sets the weights by Newton's method; the answer does not depend on what they were. The ridge keeps weights that the examples
   say little about near 0, the nearer the greater it is: the positions of one game share its result, so many positions can say
   little. A feature that no example has gets 0. False when there is no memory, or
   no answer: without a ridge such a feature may have any weight. */
bool fit_weights(const struct fit_examples *examples, double ridge, struct mind_weights *weights);

/* The mean of -log(what the winner was given); less is better. */
double fit_loss(const struct fit_examples *examples, const struct mind_weights *weights);

enum { FIT_BINS = 10 };

/* Of all chances said within each tenth: how many, their mean, and how many of those seats won. */
struct fit_calibration {
    unsigned long count[FIT_BINS];
    double said[FIT_BINS];
    unsigned long won[FIT_BINS];
};
void fit_calibrate(const struct fit_examples *examples, const struct mind_weights *weights,
                   struct fit_calibration *calibration);

#endif
