/* The click path to a decision: the things chosen so far, and the decisions that are still possible. */
#ifndef TABLE_PATH_H
#define TABLE_PATH_H

#include "table.h"

struct path {
    const struct table *table;
    game_thing taken[GAME_MAX_CLICKS]; /* the common prefix of the open decisions */
    size_t length;
    size_t start;      /* the length at which the player has the first choice */
    size_t count;      /* number of open decisions */
    game_action first; /* the first of them, if any */
};

/* A thing that can be chosen next. */
struct path_item {
    game_thing thing;
    size_t decisions; /* how many remain open after it */
    game_action first;
};

/* An empty path. */
void path_begin(struct path *path, const struct table *table);
/* The path up to the first thing in which the decisions differ: where the player chooses. */
void path_open(struct path *path, const struct table *table);
/* Extends the path while several decisions are open and share the next thing. */
void path_narrow(struct path *path);
/* Chooses a thing. Returns false and changes nothing if no open decision has it next. */
bool path_take(struct path *path, game_thing thing);
/* The open decisions in list order; `open` holds max_actions. */
size_t path_list(const struct path *path, game_action *open);
/* Whether the decision is open. */
bool path_has(const struct path *path, game_action action);
/* The things that can be chosen next, each once, in order of appearance; `items` holds max_actions. */
size_t path_items(const struct path *path, struct path_item *items);
/* Chooses the things with these tokens in turn. Returns false and changes nothing if one of them is not possible. */
bool path_take_words(struct path *path, const char *words);

#endif
