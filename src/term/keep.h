/* Keeping the game: a record in the user's state directory, written after each decision, so that nothing is lost when the
   program ends in whatever way. */
#ifndef TERM_KEEP_H
#define TERM_KEEP_H

#include "table.h"

enum { KEEP_NAME = 4096 };

/* One of a few files, so that programs that run side by side do not write over each other's game. */
struct keep {
    char name[KEEP_NAME]; /* of the record; empty when there is no place to keep one */
    int lock;             /* the open file that holds the place, or -1 */
};

/* Takes the first free place. */
void keep_open(struct keep *keep);
void keep_close(struct keep *keep);

/* A new game is about to be kept: one that is there and not over, or cannot be read, is set aside under a name of its own. */
void keep_set_aside(const struct keep *keep, const struct game *const *games);
/* Writes the record; false when that failed. */
bool keep_game(const struct keep *keep, const struct table *table);
/* The game that was kept and is not over; NULL when there is none, or it cannot be read: error->text says why then. */
struct table *keep_resume(const struct keep *keep, const struct game *const *games, struct game_error *error);

#endif
