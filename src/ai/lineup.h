/* A lineup: the computer players of one game and their searches. */
#ifndef AI_LINEUP_H
#define AI_LINEUP_H

#include "player.h"
#include "table.h"

/* Used by one thread at a time. */
struct lineup;

/* An empty lineup; the setting must outlive it. NULL when there is no memory or the game has no features. */
struct lineup *lineup_open(const struct game *game, const void *setting);
void lineup_close(struct lineup *lineup);

/* Sets the player of a seat; NULL: none. False when there is no memory, or there are no weights for the player. */
bool lineup_set(struct lineup *lineup, int seat, const struct ai_player *player);
const struct ai_player *lineup_player(const struct lineup *lineup, int seat);

/* Seeds the players: with node limits instead of time limits, their decisions repeat. */
void lineup_seed(struct lineup *lineup, uint64_t seed);

/* A lineup remembers the states of a turn in which it decided (see ai_set_earlier). One that has not decided in all
   of them takes them from the record of a game, or from what table_turn_states returned; the first AI_EARLIER
   count. */
void lineup_recall(struct lineup *lineup, const struct table *table);
void lineup_set_earlier(struct lineup *lineup, const void *states, size_t count);

/* The decision of the player of the seat to move, which must be in the lineup. Limits override the player's own. */
game_action lineup_decide(struct lineup *lineup, const void *state, struct ai_limits limits);
/* The seat's chance to win after the action, as the last decision estimated it. */
double lineup_chance(const struct lineup *lineup, game_action action, int seat);

#endif
