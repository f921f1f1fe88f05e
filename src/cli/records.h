/* Records in files. */
#ifndef CLI_RECORDS_H
#define CLI_RECORDS_H

#include "cli.h"
#include "table.h"

/* Reads a record from a file; `-` is standard input. On failure prints the reason and returns NULL. */
struct table *record_open(const struct cli *cli, const char *name);
/* Prints a line about a record: game, length, result. */
void record_print_head(const struct cli *cli, const struct table *table);
/* Writes the record to a file. */
bool record_write(const struct table *table, const char *name);
/* The same, but on failure prints the reason. */
bool record_save(const struct cli *cli, const struct table *table, const char *name);

#endif
