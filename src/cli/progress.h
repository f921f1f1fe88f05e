/* A line that says how far something is: on a terminal it takes the place of the one before. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include "cli.h"

/* Whether people look at the error stream. */
bool progress_is_watched(const struct cli *cli);
void progress_show(const struct cli *cli, enum word word, const char *const *parts, size_t count);
void progress_clear(const struct cli *cli);

enum { PROGRESS_NUMBER = 24 };
/* "12 s", "5 min", "2.5 h", as the language writes it. */
void progress_time(const struct cli *cli, double seconds, char out[PROGRESS_NUMBER]);

#endif
