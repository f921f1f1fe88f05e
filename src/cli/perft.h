/* Counting sequences of actions with a bound on the work, so that a host cannot hang an engine. */
#ifndef CLI_PERFT_H
#define CLI_PERFT_H

#include "game.h"

enum perft_answer { PERFT_DONE, PERFT_TOO_MUCH, PERFT_NO_MEMORY };

/* Told for each first action: how many sequences begin with it. */
typedef void perft_part(void *context, game_action action, uint64_t sequences);

/* The number of different sequences of `depth` actions, outcomes of chance included; a game that ends sooner
   counts for nothing. At most `work` states are looked at. `part` may be NULL. */
enum perft_answer perft_count(const struct game *game, const void *setting, const void *state, int depth,
                              uint64_t work, perft_part *part, void *context, uint64_t *sequences);

#endif
