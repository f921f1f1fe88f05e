/* Seats played by the program at a table with people. */
#ifndef CLI_OPPONENTS_H
#define CLI_OPPONENTS_H

#include "cli.h"
#include "lineup.h"
#include "table.h"

/* Reads a comma-separated list of players, NULL for a person: one for each seat that is not an automa. A
   single level plays all seats but the first, if there are others. Returns false when a name is unknown or their
   number is wrong; without a table only names are checked. */
bool opponents_read(const char *names, const struct table *table,
                    const struct ai_player *players[GAME_MAX_SEATS]);

/* The first name in such a list that is unknown; "" when there is none. */
void opponents_unknown(const char *names, char *unknown, size_t capacity);

/* Opens the lineup for these names; *lineup is NULL when only people play. On failure (unknown name, wrong
   number, levels cannot play the game) prints the reason and returns false. The same seed gives the same
   decisions unless a level is limited by time. */
bool opponents_open(const struct cli *cli, const struct table *table, const char *names, uint64_t seed,
                    struct lineup **lineup);

/* The players of a record, as such a list. Returns false when no level plays. */
bool opponents_recorded(const struct table *table, char *names, size_t capacity);
/* Writes the players into the record. */
void opponents_record(struct table *table, const struct lineup *lineup);

/* Plays a decision if the program plays the seat to move; otherwise returns false. Limits replace the
   player's own. */
bool opponents_decide(struct lineup *lineup, struct table *table, struct ai_limits limits);

#endif
