/* A game whose sequence of decisions is given as an option: `A3 A1 ?6 B1! B2` is a choice of three by seat A, a forced
   decision, a die with six outcomes, a forced but deliberate decision of B, a choice of two. Outcome n has weight n. The
   seat that decided last wins. */
#ifndef TESTS_SCRIPTED_H
#define TESTS_SCRIPTED_H

#include "game.h"

extern const struct game scripted_game;

#endif
