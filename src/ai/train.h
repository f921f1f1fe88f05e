/* Training the weights: self-play, and a regression of the results on the features. */
#ifndef AI_TRAIN_H
#define AI_TRAIN_H

#include "fit.h"

enum { TRAIN_MAX_SETTINGS = 64, TRAIN_MAX_WORKERS = 64, TRAIN_NODES = 400 };

#define TRAIN_TEMPERATURE 0.03

struct training {
    const struct game *game;
    /* Games are played on each in turn; all of one kind and with the same number of seats. */
    const void *setting[TRAIN_MAX_SETTINGS];
    size_t settings;
    unsigned generations; /* each plays with the weights of the last; 0: only measures the weights */
    unsigned long games;  /* in a generation; every fifth is held out for calibration */
    uint64_t seed;        /* the same seed gives the same weights, on any number of workers */
    double ridge;         /* of the fit */
    unsigned long nodes;  /* positions a decision; 0: TRAIN_NODES, 1: static estimates only */
    double temperature;   /* of the softmax that chooses decisions; 0: TRAIN_TEMPERATURE */
    unsigned workers;     /* games played at the same time */
    /* Optional callback with the number of games played, and the context of the report. Called from time to time by the calling
       thread of train_weights only. */
    void (*progress)(void *context, unsigned generation, unsigned long played);
};

/* Rounds of games: one for each generation, and one when there is none. */
unsigned train_rounds(const struct training *training);

struct train_report {
    unsigned generation;
    size_t positions;                   /* trained on */
    double loss;                        /* on these */
    double test_loss;                   /* on the held-out games */
    double decisions;                   /* per game */
    struct fit_calibration calibration; /* on the held-out games */
};

/* Trains the weights; `report` is called after each generation. False when there is no memory. */
bool train_weights(const struct training *training, struct ai_weights *weights,
                   void (*report)(void *context, const struct train_report *report), void *context);

#endif
