/* Every game in the program, the default first. */
#ifndef GAMES_GAMES_H
#define GAMES_GAMES_H

#include "game.h"

/* Ended by NULL. */
extern const struct game *const games_all[];

/* The game of that name in a list ended by NULL, or NULL. */
const struct game *games_find(const struct game *const *games, const char *name);

#endif
