/* A crew: the players of one game's seats that are not people, and what they think with. */
#ifndef MIND_CREW_H
#define MIND_CREW_H

#include "player.h"

/* Used by one thread at a time. */
struct crew;

/* An empty crew; the setting must outlive it. NULL when there is no memory or the game has no features. */
struct crew *crew_open(const struct game *game, const void *setting);
void crew_close(struct crew *crew);

/* Who plays a seat; NULL: nobody of the crew. False when there is no memory, or there are no weights for the player. */
bool crew_seat(struct crew *crew, int seat, const struct mind_player *player);
const struct mind_player *crew_player(const struct crew *crew, int seat);

/* From now on the players' choices follow from this seed, where a player limits nodes and not time. */
void crew_seed(struct crew *crew, uint64_t seed);

/* What the player of the seat that decides now does, which must be one of the crew. Limits that are given count instead of
   the player's own. */
game_action crew_decide(struct crew *crew, const void *state, struct mind_limits limits);
/* The chance to win that the seat was seen to have behind the action, when that was last decided. */
double crew_chance(const struct crew *crew, game_action action, int seat);

#endif
