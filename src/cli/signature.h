/* A signature of the rules of a game. */
#ifndef CLI_SIGNATURE_H
#define CLI_SIGNATURE_H

#include "game.h"

/* A hash over fixed games from the state `from`: the notation of every legal action on the way, its odds, and
   the positions. Independent of the order and encoding of actions. `state` is a buffer for a state, `actions`
   for max_actions actions. */
uint64_t signature_of(const struct game *game, const void *setting, const void *from, void *state,
                      game_action *actions);

#endif
