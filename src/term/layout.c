/* The largest spaces with which the board, a side of a useful width and the bottom fit; else the smallest, and the board
   is seen through a window. */
#include "layout.h"

enum {
    SIDE = 31,   /* columns that the side needs at least */
    BOTTOM = 4,  /* rows: the question, two lines about the cursor, the keys */
    LOG_ROWS = 3 /* rows below that make the log worth having there */
};

static int smaller(int a, int b) {
    return a < b ? a : b;
}

struct layout layout_of(int columns, int rows, int files, int ranks) {
    static const struct { int across, down; } sizes[] = {{7, 3}, {5, 2}, {5, 1}, {3, 1}};
    enum { SIZES = sizeof sizes / sizeof sizes[0] };
    struct layout layout = {.fits = columns >= LAYOUT_COLUMNS && rows >= LAYOUT_ROWS};
    int size = 0, width = 0, height = 0;
    for (; size < SIZES; size++) {
        width = LAYOUT_MARGIN + files * sizes[size].across;
        height = ranks * sizes[size].down + 1;
        if (width + 1 + SIDE <= columns && height + BOTTOM <= rows)
            break;
    }
    if (size == SIZES)
        size--;
    layout.across = sizes[size].across;
    layout.down = sizes[size].down;
    /* What is left over when the board is seen through a window is whole spaces. */
    if (width + 1 + SIDE > columns)
        width = LAYOUT_MARGIN + (columns - 1 - SIDE - LAYOUT_MARGIN) / layout.across * layout.across;
    if (height + BOTTOM > rows)
        height = (rows - BOTTOM - 1) / layout.down * layout.down + 1;
    layout.board = (struct canvas_area){0, 0, width, height};
    int left = rows - height - BOTTOM;
    if (left >= LOG_ROWS)
        layout.log = (struct canvas_area){0, height, width, left};
    int above = height + layout.log.rows;
    layout.side = (struct canvas_area){width + 1, 0, smaller(columns - width - 1, 60), above};
    layout.bottom = (struct canvas_area){0, above, columns, rows - above};
    return layout;
}
