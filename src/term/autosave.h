/* Saved games: one record for each game in the user's state directory, written after every decision, so that nothing is lost
   however the program ends; the latest finished games stay too. Used by the full-screen and the line-by-line client. */
#ifndef TERM_AUTOSAVE_H
#define TERM_AUTOSAVE_H

#include "table.h"

#include <time.h>

/* So many games are kept at most, and so many of them finished: the oldest finished one makes room for a new game. */
enum { AUTOSAVE_NAME = 4096, AUTOSAVE_MOST = 100, AUTOSAVE_FINISHED = 50 };

/* The game that this process saves. Each game has a file, game-N.astragal, and a lock that its process holds. */
struct autosave {
    char folder[AUTOSAVE_NAME]; /* "" when there is none */
    char name[AUTOSAVE_NAME];   /* of the current file; "" when no game is open */
    int lock;                   /* file descriptor, or -1 */
    int reason;                 /* errno of the last failure, or 0 */
};

/* Finds the state directory and creates it. On failure `folder` is "" and `reason` is set: nothing can be saved then. */
void autosave_open(struct autosave *autosave);
/* Releases the current file, which stays. Does nothing when there is none. */
void autosave_release(struct autosave *autosave);

/* Writes the record to the current file, or to a new one if there is none. Never overwrites the file of another unfinished game.
   On failure sets `reason` and returns false. */
bool autosave_write(struct autosave *autosave, const struct table *table, const struct game *const *games);
/* Removes the current file: there is nothing in it worth keeping. */
void autosave_discard(struct autosave *autosave);

/* A game that no process is playing. */
struct autosave_entry {
    char name[AUTOSAVE_NAME];
    time_t time;         /* when it was last saved */
    struct table *table; /* owned by the list */
};

struct autosave_list {
    struct autosave_entry *entries; /* the latest first */
    size_t count;
    size_t unreadable;       /* files that cannot be read; they are never overwritten */
    char bad[AUTOSAVE_NAME]; /* one of them, and why */
    struct game_error error;
};

/* Lists the finished games, or the unfinished ones. Call it while no file is current. `language` is that of the error. */
void autosave_read_list(const struct autosave *autosave, const struct game *const *games, bool finished,
                        enum game_language language, struct autosave_list *list);
void autosave_free_list(struct autosave_list *list);

/* Makes the file of an entry the current one. Returns false when another process has taken it meanwhile, or it is gone. */
bool autosave_resume(struct autosave *autosave, const struct autosave_entry *entry);
/* Deletes the game of an entry, unless another process has taken it. */
bool autosave_delete(struct autosave *autosave, const struct autosave_entry *entry);

#endif
