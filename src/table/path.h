/* The way to a decision: things pointed at so far, and the decisions that are still open. */
#ifndef TABLE_PATH_H
#define TABLE_PATH_H

#include "table.h"

struct path {
    const struct table *table;
    game_thing last; /* the thing pointed at last, when length > 0 */
    size_t length;
    size_t start; /* the length at which the player is asked first */
    game_action open[GAME_MAX_ACTIONS];
    size_t count;
};

/* A thing that can be pointed at next. */
struct path_item {
    game_thing thing;
    size_t decisions; /* how many stay open behind it */
    game_action first;
};

/* At the beginning of all ways. */
void path_begin(struct path *path, const struct table *table);
/* At the first thing that is not the same for all decisions: where the player is asked. */
void path_open(struct path *path, const struct table *table);
/* Goes on as long as several decisions are open and one thing is all there is to point at. */
void path_narrow(struct path *path);
/* Points at a thing: false, and nothing changes, when no open decision goes that way. */
bool path_take(struct path *path, game_thing thing);
/* The things that can be pointed at next, each once, in order of appearance. */
size_t path_items(const struct path *path, struct path_item items[GAME_MAX_ACTIONS]);
/* Points at the things with these tokens, one after the other; stops when one decision is left. False, and nothing
   changes, when some word is not among them. */
bool path_take_words(struct path *path, const char *words);

#endif
