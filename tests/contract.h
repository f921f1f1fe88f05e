/* Plays any game at random and checks, at every state on the way, every promise that src/game/game.h makes. */
#ifndef TESTS_CONTRACT_H
#define TESTS_CONTRACT_H

#include "game.h"

struct contract_run {
    const struct game *game;
    const struct game_choice *choices;
    size_t choice_count;
    uint64_t seed;           /* of the first game; each further game adds 1 */
    unsigned long games;     /* so many games at most, */
    unsigned long decisions; /* and so many actions in all: the last game may be cut short; 0 for no limit */
    unsigned long sample;    /* costly promises are checked at one state in so many; 0 and 1: at all */
};

/* What was done, and what was found. Counts add up over runs when the same report is used again. */
struct contract_report {
    const char *promise; /* the broken one, or NULL */
    char message[12288]; /* all it takes to see it again, on one line */
    unsigned long games, finished;
    unsigned long decisions;  /* actions played, outcomes of chance included */
    unsigned long samples;    /* states at which the costly promises were checked too */
    unsigned long views;      /* parsed */
    unsigned long successors; /* actions tried on a copy */
    unsigned long resignations;
    unsigned long damaged, believed; /* damaged positions read, and how many of them were still positions */
};

/* Whether every promise held; if not, the report says which one, where and how. */
bool contract_check(const struct contract_run *run, struct contract_report *report);

/* Whether the game's options and boards are as promised: each board can be prepared, names are there and unique. */
bool contract_check_offers(const struct game *game, struct contract_report *report);

/* The counts, as a comment in TAP. */
void contract_print(const char *title, const struct contract_report *report);

#endif
