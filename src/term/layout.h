/* Where everything goes on a screen of a given size. */
#ifndef TERM_LAYOUT_H
#define TERM_LAYOUT_H

#include "canvas.h"

enum { LAYOUT_COLUMNS = 64, LAYOUT_ROWS = 20, LAYOUT_MARGIN = 3 };

struct layout {
    bool fits;                /* else nothing can be shown */
    int across, down;         /* characters of a space */
    struct canvas_area board; /* the part of the screen it is seen in, its names included */
    struct canvas_area side;  /* sheets and choices, and the log where the bottom has no room for it */
    struct canvas_area bottom;
    bool log_below;
};

struct layout layout_of(int columns, int rows, int files, int ranks);

#endif
