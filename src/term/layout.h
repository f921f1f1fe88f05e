/* The layout of the game screen for a given screen size. */
#ifndef TERM_LAYOUT_H
#define TERM_LAYOUT_H

#include "canvas.h"

enum { LAYOUT_COLUMNS = 64, LAYOUT_ROWS = 20 };

/* The size of the board in half steps; of a picture, for games without places, in characters. */
struct extent {
    bool picture;
    int across, down;
    int narrowest, lowest; /* width and height of the smallest places */
    bool grid;             /* every place is a square of one step, which need not be large */
    int margin;            /* columns on the left for row names */
    int foot;              /* rows below for column names */
};

struct layout {
    bool fits;                /* false when the screen is too small */
    int across, down;         /* characters per step */
    struct canvas_area board; /* its window on the screen, with row and column names */
    struct canvas_area side;  /* sheets and choices, and the log if it is not below the board */
    struct canvas_area log;   /* below the board; 0 rows when it does not fit there */
    struct canvas_area bottom;
};

struct layout layout_of(int columns, int rows, const struct extent *extent);

/* The largest step with which the board fits; the smallest when none does. */
void layout_step(int columns, int rows, const struct extent *extent, int *across, int *down);

#endif
