/* The list of games: a new game adds one line here. */
#include "games.h"

#include "andromeda.h"
#include "nebuleuse.h"
#include "quantum.h"

const struct game *const games_all[] = {&quantum_game, &nebuleuse_game, &andromeda_game, NULL};
