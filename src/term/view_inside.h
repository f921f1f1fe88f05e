/* What the parts of the game's screen share. */
#ifndef TERM_VIEW_INSIDE_H
#define TERM_VIEW_INSIDE_H

#include "layout.h"
#include "say.h"
#include "view.h"

static inline const struct game *view_game(const struct view *view) {
    return table_game(view->table);
}
static inline const void *view_setting(const struct view *view) {
    return table_setting(view->table);
}

/* The odds of the decisions behind each thing that can be chosen, in the order of the pointer's items. */
struct view_odds {
    float least, most; /* negative where some decision has none */
};
bool view_find_odds(const struct view *view, struct view_odds *odds);

/* The board through its window; returns where the cursor is. */
struct view_cursor view_draw_board(const struct view *view, const struct layout *layout,
                                   const struct view_odds *odds, struct canvas *canvas);
/* Sheets, choices and, if it has room, the log: true then. */
bool view_draw_side(const struct view *view, const struct layout *layout, struct canvas *canvas);
/* The latest lines of the log, the newest at the bottom. */
void view_draw_log(const struct view *view, struct canvas_area area, struct canvas *canvas);

#endif
