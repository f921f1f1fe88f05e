/* A game whose course is given as an option, for tests of what happens around a game: `A3 A1 ?6 B1! B2` is a
   choice of three by seat A, a single answer, a die with six outcomes, a single answer that B must give itself,
   a choice of two. Outcome n weighs n. When the script ends, the seat that decided last has won. */
#ifndef TESTS_SCRIPTED_H
#define TESTS_SCRIPTED_H

#include "game.h"

extern const struct game scripted_game;

#endif
