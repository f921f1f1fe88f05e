/* A position of Quantum to search, and some that several tests share. */
#ifndef TESTS_SEARCH_POSITION_H
#define TESTS_SEARCH_POSITION_H

#include "games.h"

struct position {
    const struct game *game;
    void *setting;
    void *state;
};

/* Fails the test if the position cannot be read; NULL is the start of the game. */
struct position position_open(const char *map, const char *rules, const char *position);
void position_close(struct position *place);

/* On base-2, rules `sheet`: V wins with one construct. */
extern const char place_won[];
/* A win in two decisions: the 4 becomes a 5 for free, then 3 and 5 add up to the last cube. */
extern const char place_won_by_two[];
/* The last action: a won attack makes dominance 6, which is infamy and a cube. The odds are 35 of 36. */
extern const char place_near_infamy[];

#endif
