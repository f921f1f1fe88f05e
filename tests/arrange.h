/* Arranging a position for a scenario, item by item, so that a scenario says only what matters in it. A game may have
   an arranger; without one its positions are written out. */
#ifndef TESTS_ARRANGE_H
#define TESTS_ARRANGE_H

#include "game.h"

struct arranger {
    const char *game;
    /* The standard data with the line of the same kind and id replaced, as the value of the option `data`; `before`
       is such a value or NULL. */
    bool (*change_data)(const char *before, const char *line, struct text *value, struct game_error *error);
    /* A bare table at the beginning of a turn. */
    void (*clear)(const void *setting, void *state);
    /* Puts one item there. What it needs is taken from where such things are, and what was there goes back, so that
       an item that is already so changes nothing: this is how `see` checks it. On failure writes the reason and
       returns false. */
    bool (*arrange)(const void *setting, void *state, const char *item, struct text *reason);
    /* All is arranged: goes on to the first decision. */
    void (*start)(const void *setting, void *state);
};

extern const struct arranger andromeda_arranger;

/* The one for a game, or NULL. */
const struct arranger *find_arranger(const char *game);

#endif
