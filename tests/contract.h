/* Plays any game at random and checks every property promised by src/game/game.h at every state. */
#ifndef TESTS_CONTRACT_H
#define TESTS_CONTRACT_H

#include "game.h"

struct contract_run {
    const struct game *game;
    const struct game_choice *choices;
    size_t choice_count;
    uint64_t seed;       /* of the first game; each further game adds 1 */
    unsigned long games; /* maximum number of games */
    unsigned long
        decisions; /* maximum number of actions in total (the last game may be cut short); 0: no limit */
    unsigned long sample;    /* expensive properties are checked at one state in `sample`; 0 and 1: at all */
    bool scores_do_not_rank; /* a higher score may have a worse place */
};

/* The result of a run. Counts add up over runs with the same report. */
struct contract_report {
    const char *promise; /* the broken one, or NULL */
    char message[12288]; /* everything needed to reproduce it, on one line */
    unsigned long games, finished;
    unsigned long decisions;  /* actions played, outcomes of chance included */
    unsigned long samples;    /* states at which the expensive properties were checked too */
    unsigned long views;      /* parsed */
    unsigned long successors; /* actions played on a copy */
    unsigned long resignations;
    unsigned long damaged, believed; /* damaged positions read, and how many were still valid */
    unsigned long hidden;            /* states with hidden information */
    unsigned long spent;             /* decisions that only spend */
};

/* Returns whether every property held; otherwise the report says which one failed, where and how. */
bool contract_check(const struct contract_run *run, struct contract_report *report);

/* Checks options and boards: each board can be prepared, names exist and are unique. */
bool contract_check_offers(const struct game *game, struct contract_report *report);

/* The counts, as a comment in TAP. */
void contract_print(const char *title, const struct contract_report *report);

#endif
