/* Pig, a tiny dice game for 1 to 6: roll on or hold, a 1 loses the points of the turn, the first to the target wins. It shows
   that nothing above src/games depends on Quantum. With `secret` each seat has a bonus that only it knows, with `teams` every
   second seat is an ally, with `automa` the last seat plays by itself, with `rounds` the round is completed and a win can be
   shared; a single seat plays against a number of turns. */
#ifndef TESTS_PIG_H
#define TESTS_PIG_H

#include "game.h"

extern const struct game pig_game;

#endif
