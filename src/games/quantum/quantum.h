/* Quantum: dice are ships; whoever places all their cubes on the planets wins. */
#ifndef QUANTUM_QUANTUM_H
#define QUANTUM_QUANTUM_H

#include "game.h"

extern const struct game quantum_game;

#endif
