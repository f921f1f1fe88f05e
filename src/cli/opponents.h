/* Seats that the program plays: a crew at a table with people. */
#ifndef CLI_OPPONENTS_H
#define CLI_OPPONENTS_H

#include "cli.h"
#include "crew.h"
#include "table.h"

/* The players that names separated by commas stand for, NULL for a person: one for each seat; one level alone is for every
   seat but the first. False when a name is unknown or their number is wrong; with `seats` 0 only the names are looked at. */
bool opponents_read(const char *names, int seats, const struct mind_player *players[GAME_MAX_SEATS]);

/* From names separated by commas, one for each seat: `person`, level:1 to level:8, or a baseline. One name alone, which is
   not `person`, is for every seat but the first. NULL (said why) when a name is unknown, their number is wrong, or the
   game cannot be thought about. The same seed makes the same choices where a level limits nodes, not time. */
struct crew *opponents_open(const struct cli *cli, const struct table *table, const char *names,
                            uint64_t seed);

/* If the program plays the seat that decides now, it does so; limits that are given count instead of its own. */
bool opponents_decide(struct crew *crew, struct table *table, struct mind_limits limits);

#endif
