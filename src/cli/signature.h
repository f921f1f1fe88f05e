/* One number for the rules of a game. */
#ifndef CLI_SIGNATURE_H
#define CLI_SIGNATURE_H

#include "game.h"

/* A hash over fixed games from the state `from`: of the notation of every action that is possible on the way, its
   odds, and the positions. It depends neither on the order in which actions are listed nor on their numbers.
   `state` has room for a state, `actions` for GAME_MAX_ACTIONS. */
uint64_t signature_of(const struct game *game, const void *setting, const void *from, void *state,
                      game_action *actions);

#endif
