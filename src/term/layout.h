/* Where everything goes on a screen of a given size. */
#ifndef TERM_LAYOUT_H
#define TERM_LAYOUT_H

#include "canvas.h"

enum { LAYOUT_COLUMNS = 64, LAYOUT_ROWS = 20, LAYOUT_MARGIN = 3 };

struct layout {
    bool fits;                /* else nothing can be shown */
    int across, down;         /* characters of a space */
    struct canvas_area board; /* the part of the screen it is seen in, its names included */
    struct canvas_area side;  /* sheets and choices, and the log where it has no place below */
    struct canvas_area log;   /* below the board; no rows where there is no room for it */
    struct canvas_area bottom;
};

struct layout layout_of(int columns, int rows, int files, int ranks);

#endif
