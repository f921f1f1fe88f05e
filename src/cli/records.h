/* Records in files. */
#ifndef CLI_RECORDS_H
#define CLI_RECORDS_H

#include "cli.h"
#include "table.h"

/* The game in a file; `-` is the standard input. What is wrong is said; NULL then. */
struct table *record_open(const struct cli *cli, const char *name);
/* A line about a record: which game, how long, who won. */
void record_print_head(const struct cli *cli, const struct table *table);
/* Writes the record into a file. */
bool record_write(const struct table *table, const char *name);
/* The same; what is wrong is said. */
bool record_save(const struct cli *cli, const struct table *table, const char *name);

#endif
