/* Old tables leave the store: a finished game becomes a record in a folder, a table whose game never began is deleted. A game in
   progress stays, however long it rests. */
#ifndef SERVE_ARCHIVE_H
#define SERVE_ARCHIVE_H

#include "room.h"

#include <stdatomic.h>

struct archive {
    const struct game *const *games;
    const char *folder;
    int64_t age;                                  /* ms since the last entry of a table */
    atomic_bool *stop;                            /* ends it early; NULL: never */
    void (*log)(void *context, const char *line); /* a line for each table; NULL: none */
    void *context;
};

/* Archives every table that is old enough at the time `now`, in ms since 1970, and counts them. False when the store
   fails or a record cannot be written; its table then stays. */
bool archive_run(const struct archive *archive, struct store *store, int64_t now, size_t *count);

/* A thread that archives at its start and every hour, on a connection of its own to the store with this name. */
struct archiver;
struct archiver *archiver_open(const struct archive *archive, const char *store);
void archiver_close(struct archiver *archiver);

#endif
