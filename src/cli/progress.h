/* A line of progress, which replaces the previous one on a terminal. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include "cli.h"

/* Whether the error stream is a terminal. */
bool progress_is_watched(const struct cli *cli);
void progress_show(const struct cli *cli, enum word word, const char *const *parts, size_t count);
void progress_clear(const struct cli *cli);

enum { PROGRESS_NUMBER = 24 };
/* "12 s", "5 min", "2.5 h", with the language's decimal mark. */
void progress_time(const struct cli *cli, double seconds, char out[PROGRESS_NUMBER]);

#endif
