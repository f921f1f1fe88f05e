/* The game's screen: a function from what there is to see to a canvas. */
#ifndef TERM_VIEW_H
#define TERM_VIEW_H

#include "player.h"
#include "pointer.h"

struct view {
    const struct table *table;
    const void *state; /* the one that is shown: now, or an earlier one */
    size_t length;     /* so many actions led to it */
    enum game_language language;
    const struct pointer *pointer;
    bool only_seen;                      /* nothing is pointed at */
    game_thing advised[GAME_MAX_CLICKS]; /* what a decision that is spoken of points at */
    size_t advised_count;
    const struct mind_player *player[GAME_MAX_SEATS]; /* NULL: a person */
    const char *status;                               /* instead of the question; or "" */
    const char *message;                              /* what has just happened to the player's wish; or "" */
    const char *keys;
};

/* Shows on the board what a decision points at. */
void view_advise(struct view *view, game_action action);

struct view_cursor {
    int column, row; /* column is negative when it is not to be seen */
};

/* Draws it all. Cells carry the things that a click on them means. */
struct view_cursor view_draw(const struct view *view, struct canvas *canvas);

/* What choosing the thing would do, with its odds; or why it cannot be chosen. */
void view_describe(const struct view *view, game_thing thing, struct text *out);

#endif
