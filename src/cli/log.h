/* The log of a game. */
#ifndef CLI_LOG_H
#define CLI_LOG_H

#include "cli.h"
#include "table.h"

/* One numbered line for each action from number `since` up to (not including) `until`. */
void log_print(const struct cli *cli, const struct table *table, int viewer, size_t since, size_t until);
/* The same from the start, grouped by turns. */
void log_print_turns(const struct cli *cli, const struct table *table, int viewer, size_t until);
/* Only the lines that tell this viewer more than a spectator. */
void log_print_private(const struct cli *cli, const struct table *table, int viewer, size_t since,
                       size_t until);

/* Prints what fits into so many rows: what others did that names the seat (-1: nobody) first, then the latest; and how many lines
   are left out. */
void log_print_few(const struct cli *cli, const struct table *table, int viewer, int seat, size_t since,
                   size_t until, size_t room);

#endif
