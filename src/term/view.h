/* The game view: draws table, selection and messages on a canvas. */
#ifndef TERM_VIEW_H
#define TERM_VIEW_H

#include "layout.h"
#include "selection.h"

struct view {
    const struct table *table;
    int viewer;        /* the log tells what this viewer may know */
    const void *state; /* the state shown, current or earlier, as the viewer knows it */
    size_t length;     /* number of actions that led to it */
    enum game_language language;
    const struct selection *selection;
    bool only_seen;                      /* read-only: no cursor */
    game_thing advised[GAME_MAX_CLICKS]; /* the things of a suggested decision */
    size_t advised_count;
    const char *player[GAME_MAX_SEATS]; /* who plays each seat, for display */
    const char *status;                 /* shown instead of the prompt; or "" */
    const char *message;                /* the result of the last input; or "" */
    const char *keys;
    const char *warning; /* why the game cannot be saved; or NULL */
};

/* Highlights the things of a decision on the board. */
void view_advise(struct view *view, game_action action);

struct view_cursor {
    int column, row; /* column is negative when hidden */
};

/* Where everything goes. */
struct layout view_layout(const struct view *view, const struct canvas *canvas);
/* Draws everything. Cells carry the things that a click on them selects. */
struct view_cursor view_draw(const struct view *view, struct canvas *canvas);

/* Draws the sheets on a new canvas of so many columns, as high as needed; the caller frees its cells, which
   are NULL when out of memory. A game without sheets gets a line for each seat. */
struct canvas view_sheets(const struct view *view, enum game_detail detail, int columns, bool ascii);

/* Describes what choosing the thing would do, with odds; or why it cannot be chosen. */
void view_describe(const struct view *view, game_thing thing, struct text *out);

#endif
