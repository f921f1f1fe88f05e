/* Fitting the weights: games of the program against itself, and a regression of who won on what was counted. */
#ifndef MIND_TRAIN_H
#define MIND_TRAIN_H

#include "fit.h"

enum { TRAIN_MAX_SETTINGS = 64, TRAIN_MAX_WORKERS = 64 };

struct training {
    const struct game *game;
    const void *setting[TRAIN_MAX_SETTINGS]; /* games are played on each in turn; all of one kind */
    size_t settings;
    unsigned
        generations; /* each plays with the weights of the one before; 0: none learns, games only test the weights */
    unsigned long
        games;        /* in a generation; every fifth is kept apart, to see whether what was learnt is true */
    uint64_t seed;    /* the same seed makes the same weights, whatever the number of workers */
    double ridge;     /* of the fit */
    unsigned workers; /* games played at the same time */
    /* Optional: hears now and then how many games of a generation have been played, with the context of the report. Only
       the thread that trains calls it, after games of its own. */
    void (*progress)(void *context, unsigned generation, unsigned long played);
};

/* How often all games are played: once in each generation, and once where there is none. */
unsigned train_rounds(const struct training *training);

struct train_report {
    unsigned generation;
    size_t positions;                   /* learnt from */
    double loss;                        /* on these */
    double test_loss;                   /* on those kept apart */
    double decisions;                   /* in a game */
    struct fit_calibration calibration; /* on those kept apart */
};

/* Improves the weights. `report` hears of each generation. False when there is no memory. */
bool train_weights(const struct training *training, struct mind_weights *weights,
                   void (*report)(void *context, const struct train_report *report), void *context);

#endif
