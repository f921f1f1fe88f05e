/* Fitting the weights: games of the program against itself, and a regression of who won on what was counted. */
#ifndef MIND_TRAIN_H
#define MIND_TRAIN_H

#include "mind.h"

enum { TRAIN_MAX_SETTINGS = 64 };

struct training {
    const struct game *game;
    const void *setting[TRAIN_MAX_SETTINGS]; /* games are played on each in turn */
    size_t settings;
    unsigned generations; /* each plays with the weights of the one before */
    unsigned long games;  /* in a generation */
    uint64_t seed;        /* the same seed makes the same weights */
};

struct train_report {
    unsigned generation;
    size_t positions;
    double loss;      /* mean of -log(what the winner was given); less is better */
    double decisions; /* in a game */
};

/* Improves the weights. `report` hears of each generation. False when there is no memory. */
bool train_weights(const struct training *training, struct mind_weights *weights,
                   void (*report)(void *context, const struct train_report *report), void *context);

#endif
