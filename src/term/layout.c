/* Uses the largest step with which board, side and bottom fit. If none does, the smallest, and the board
   scrolls in a window. */
#include "layout.h"

enum {
    SIDE = 31,        /* minimum columns of the side */
    BOTTOM = 4,       /* rows: prompt, two lines about the cursor, keys */
    LOG_ROWS = 3,     /* minimum rows of a log below the board */
    PLACE_COLUMNS = 3 /* minimum columns of the smallest place */
};

static int smaller(int a, int b) {
    return a < b ? a : b;
}

static int board_columns(const struct extent *extent, int across) {
    return extent->margin + (extent->across * across + 1) / 2;
}

static int board_rows(const struct extent *extent, int down) {
    return (extent->down * down + 1) / 2 + extent->foot;
}

/* Squares of a grid come in four sizes. */
static void grid_step(int columns, int rows, const struct extent *extent, int *across, int *down) {
    static const struct { int across, down; } sizes[] = {{7, 3}, {5, 2}, {5, 1}, {3, 1}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        *across = sizes[i].across;
        *down = sizes[i].down;
        if (board_columns(extent, *across) <= columns && board_rows(extent, *down) <= rows)
            return;
    }
}

/* Other places use the available room, about as high as wide on the screen. Places of a single step have odd widths,
   so that there is a middle column. */
static void free_step(int columns, int rows, const struct extent *extent, int *across, int *down) {
    enum { WIDEST = 13, HIGHEST = 5 };
    int least_across = PLACE_COLUMNS, least_down = 1;
    while (extent->narrowest * least_across / 2 < PLACE_COLUMNS)
        least_across += 2;
    while (extent->lowest * least_down / 2 < 1)
        least_down++;
    *across = WIDEST > least_across ? WIDEST : least_across;
    while (*across > least_across && board_columns(extent, *across) > columns)
        *across -= extent->narrowest > 2 ? 1 : 2;
    *down = smaller(HIGHEST, (*across + 1) / 2);
    while (*down > least_down && board_rows(extent, *down) > rows)
        --*down;
    *down = *down < least_down ? least_down : *down;
}

void layout_step(int columns, int rows, const struct extent *extent, int *across, int *down) {
    if (extent->grid)
        grid_step(columns, rows, extent, across, down);
    else
        free_step(columns, rows, extent, across, down);
}

/* The window over a large board holds whole steps. */
static void place_board(struct layout *layout, int columns, int rows, const struct extent *extent) {
    layout_step(columns, rows, extent, &layout->across, &layout->down);
    int width = board_columns(extent, layout->across), height = board_rows(extent, layout->down);
    if (width > columns)
        width = extent->margin + (columns - extent->margin) / layout->across * layout->across;
    if (height > rows)
        height = (rows - extent->foot) / layout->down * layout->down + extent->foot;
    layout->board = (struct canvas_area){0, 0, width, height};
}

struct layout layout_of(int columns, int rows, const struct extent *extent) {
    struct layout layout = {.fits = columns >= LAYOUT_COLUMNS && rows >= LAYOUT_ROWS};
    int wide = columns - 1 - SIDE, high = rows - BOTTOM;
    if (extent->picture)
        layout.board = (struct canvas_area){0, 0, smaller(extent->across, wide), smaller(extent->down, high)};
    else
        place_board(&layout, wide, high, extent);
    int left = high - layout.board.rows;
    if (left >= LOG_ROWS)
        layout.log = (struct canvas_area){0, layout.board.rows, layout.board.columns, left};
    int above = layout.board.rows + layout.log.rows, beside = layout.board.columns + 1;
    layout.side = (struct canvas_area){beside, 0, smaller(columns - beside, 60), above};
    layout.bottom = (struct canvas_area){0, above, columns, rows - above};
    return layout;
}
