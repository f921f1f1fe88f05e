/* Every game in the program, the default first. */
#ifndef GAMES_GAMES_H
#define GAMES_GAMES_H

#include "game.h"

/* NULL-terminated. */
extern const struct game *const games_all[];

/* The game with that name in a NULL-terminated list, or NULL. */
const struct game *games_find(const struct game *const *games, const char *name);

#endif
