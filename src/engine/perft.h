/* Counts sequences of actions with bounded work, so that a host cannot hang an engine. */
#ifndef ENGINE_PERFT_H
#define ENGINE_PERFT_H

#include "game.h"

enum perft_answer { PERFT_DONE, PERFT_TOO_MUCH, PERFT_NO_MEMORY };

/* Callback for each first action: how many sequences start with it. */
typedef void perft_part(void *context, game_action action, uint64_t sequences);

/* The number of sequences of `depth` actions, outcomes of chance included; games that end earlier count as 0. Visits at
   most `work` states. `part` may be NULL. */
enum perft_answer perft_count(const struct game *game, const void *setting, const void *state, int depth,
                              uint64_t work, perft_part *part, void *context, uint64_t *sequences);

#endif
