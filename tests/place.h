/* A position of Quantum to think about, and some that several tests think about. */
#ifndef TESTS_PLACE_H
#define TESTS_PLACE_H

#include "games.h"

struct place {
    const struct game *game;
    void *setting;
    void *state;
};

/* Fails the test if there is no such position; without one the game begins. */
struct place place_open(const char *map, const char *rules, const char *position);
void place_close(struct place *place);

/* On base-2 with the rules of the sheet: V wins with one construct. */
extern const char place_won[];
/* The 4 becomes a 5 for free, and then 3 and 5 add up to the last cube: a plan of two decisions. */
extern const char place_won_by_two[];
/* The last action: a won attack makes dominance 6, which is infamy and a cube. The odds are 35 of 36. */
extern const char place_near_infamy[];

#endif
