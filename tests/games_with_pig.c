/* Another list of games, for tests of programs that must not know which games there are: Quantum, and Pig. */
#include "games.h"
#include "pig.h"
#include "quantum.h"

const struct game *const games_all[] = {&quantum_game, &pig_game, NULL};
