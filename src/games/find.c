/* Finds a game by name. Separate from the list, so that a test program can link another list. */
#include "games.h"

#include <string.h>

const struct game *games_find(const struct game *const *games, const char *name) {
    for (; *games; games++)
        if (strcmp((*games)->name, name) == 0)
            return *games;
    return NULL;
}
