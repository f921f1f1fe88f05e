/* What happened in a game, in words. */
#ifndef CLI_LOG_H
#define CLI_LOG_H

#include "cli.h"
#include "table.h"

/* One numbered line for each action from number `since` up to (not including) `until`. */
void log_print(const struct cli *cli, const struct table *table, size_t since, size_t until);

#endif
