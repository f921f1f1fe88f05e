/* Pig, a tiny dice game for 2 to 4: roll on or hold, a 1 loses the points of the turn, the first to the
   target wins. It shows that nothing above src/games knows Quantum, and with the option `secret` that secrets
   are kept. */
#ifndef TESTS_PIG_H
#define TESTS_PIG_H

#include "game.h"

extern const struct game pig_game;

#endif
