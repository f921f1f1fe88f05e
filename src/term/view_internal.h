/* Shared by the parts of the game view. */
#ifndef TERM_VIEW_INTERNAL_H
#define TERM_VIEW_INTERNAL_H

#include "term_words.h"
#include "view.h"

static inline const struct game *view_game(const struct view *view) {
    return table_game(view->table);
}
static inline const void *view_setting(const struct view *view) {
    return table_setting(view->table);
}

/* The range of success odds over the decisions of each selectable thing, in the order of the selection's
   items. */
struct view_odds {
    float least, most; /* negative if some decision has none */
};
bool view_find_odds(const struct view *view, struct view_odds *odds);

/* The size of the board. */
struct extent view_extent(const struct view *view);
/* Draws the window onto the board; returns the cursor position. */
struct view_cursor view_draw_board(const struct view *view, const struct layout *layout,
                                   const struct view_odds *odds, struct canvas *canvas);
/* Draws sheets, choices and, if there is room, the log: then returns true. */
bool view_draw_side(const struct view *view, const struct layout *layout, struct canvas *canvas);
/* The latest lines of the log, the newest at the bottom. */
void view_draw_log(const struct view *view, struct canvas_area area, struct canvas *canvas);

#endif
