/* The board: the game's chart, and on it what can be chosen, what was chosen, and the cursor. */
#include "view_inside.h"

#include <stdio.h>
#include <stdlib.h>

struct painter {
    const struct view *view;
    const struct layout *layout;
    struct canvas *chart;
};

static struct canvas_area square_of(const struct painter *painter, int file, int rank) {
    const struct layout *layout = painter->layout;
    return (struct canvas_area){LAYOUT_MARGIN + file * layout->across, rank * layout->down, layout->across,
                                layout->down};
}

static void mark(const struct painter *painter, struct canvas_area square, int marks, bool letters_only) {
    for (int row = 0; row < square.rows; row++)
        for (int column = 0; column < square.columns; column++) {
            struct canvas_cell *cell = canvas_at(painter->chart, square.column + column, square.row + row);
            if (cell && (!letters_only || cell->letter != ' '))
                cell->style.marks = (uint8_t)(cell->style.marks | marks);
        }
}

/* A pair of signs around what the space holds; where there is no room, a sign before it if that place is empty. */
static void bracket(const struct painter *painter, struct canvas_area square, const char *left,
                    const char *right) {
    struct canvas_style style = canvas_ink(INK_LIT, MARK_BOLD);
    int row = square.row + (square.rows > 2);
    const struct canvas_cell *first = canvas_at(painter->chart, square.column, row);
    style.thing = first->style.thing;
    if (square.columns > 3) {
        canvas_put(painter->chart, square.column, row, left, style);
        canvas_put(painter->chart, square.column + square.columns - 1, row, right, style);
    } else if (first->letter == ' ')
        canvas_put(painter->chart, square.column, row, left, style);
}

static void put_odds(const struct painter *painter, struct canvas_area square, const struct view_odds *odds) {
    char percent[16];
    struct canvas_style style = canvas_ink(INK_WARN, MARK_BOLD);
    snprintf(percent, sizeof percent, "%.0f%s", (double)odds->most * 100,
             say_word(SAY_PERCENT, painter->view->language));
    style.thing = canvas_at(painter->chart, square.column, square.row)->style.thing;
    canvas_put(painter->chart, square.column + (square.columns - canvas_width(percent)) / 2,
               square.row + square.rows - 1, percent, style);
}

/* A space that can be chosen. */
static void light(const struct painter *painter, struct canvas_area square, const struct view_odds *odds) {
    bracket(painter, square, square.columns > 3 ? "‹" : "+", "›");
    if (square.columns <= 3)
        mark(painter, (struct canvas_area){square.column, square.row, square.columns, 1}, MARK_UNDERLINE,
             false);
    if (odds->least >= 0 && square.rows > 1)
        put_odds(painter, square, odds);
    mark(painter, square, MARK_SHADE, false);
}

static bool is_among(const game_thing *things, size_t count, game_thing thing) {
    for (size_t i = 0; i < count; i++)
        if (things[i] == thing)
            return true;
    return false;
}

/* The things of the decision that led here, so that one sees what the others did. */
static size_t find_last(const struct view *view, game_thing things[GAME_MAX_CLICKS]) {
    const struct game *game = view_game(view);
    void *state = malloc(game->state_bytes);
    size_t count = 0;
    for (size_t at = view->length; state && at > 0; at--) {
        game_action action = table_action(view->table, at - 1);
        table_state_at(view->table, at - 1, state);
        if (game->who(view_setting(view), state) >= 0) {
            count = GAME_IS_RESIGN(action) ? 0 : game->clicks(view_setting(view), state, action, things);
            break;
        }
    }
    free(state);
    return count;
}

static void paint(const struct painter *painter, const struct view_odds *odds) {
    const struct view *view = painter->view;
    const struct pointer *pointer = view->pointer;
    game_thing last[GAME_MAX_CLICKS];
    size_t lasts = pointer->taken_count == 0 ? find_last(view, last) : 0;
    for (int rank = 0; rank < pointer->board.ranks; rank++)
        for (int file = 0; file < pointer->board.files; file++) {
            game_thing thing = pointer->board.thing[rank][file];
            struct canvas_area square = square_of(painter, file, rank);
            if (thing == CANVAS_NOTHING)
                continue;
            const struct path_item *item = pointer_find(pointer, thing);
            if (is_among(last, lasts, thing))
                mark(painter, square, MARK_UNDERLINE, true);
            if (item)
                light(painter, square, &odds[item - pointer->items]);
            if (is_among(pointer->taken, pointer->taken_count, thing) ||
                is_among(view->advised, view->advised_count, thing))
                mark(painter, square, MARK_REVERSE, true);
        }
}

/* The first column or row of the window: as far to the cursor as needed, in whole spaces. */
static int window_start(int at, int size, int seen, int all) {
    int start = (at * size + size / 2) - seen / 2;
    start -= start > 0 ? start % size : 0;
    if (start > all - seen)
        start = all - seen;
    return start < 0 ? 0 : start;
}

/* What is to be seen in any case: the first space of what is advised, or else the cursor. */
static void find_focus(const struct view *view, int *file, int *rank) {
    const struct pointer *pointer = view->pointer;
    *file = pointer->file;
    *rank = pointer->rank;
    for (size_t i = view->advised_count; i-- > 0;)
        for (int r = 0; r < pointer->board.ranks; r++)
            for (int f = 0; f < pointer->board.files; f++)
                if (pointer->board.thing[r][f] == view->advised[i]) {
                    *file = f;
                    *rank = r;
                }
}

static struct view_cursor show_window(const struct painter *painter, struct canvas *canvas) {
    const struct layout *layout = painter->layout;
    const struct pointer *pointer = painter->view->pointer;
    int width = layout->board.columns - LAYOUT_MARGIN, height = layout->board.rows - 1;
    int file, rank;
    find_focus(painter->view, &file, &rank);
    int left = window_start(file, layout->across, width, painter->chart->columns - LAYOUT_MARGIN);
    int top = window_start(rank, layout->down, height, painter->chart->rows - 1);
    canvas_copy(canvas, 0, 0, painter->chart, (struct canvas_area){0, top, LAYOUT_MARGIN, height});
    canvas_copy(canvas, LAYOUT_MARGIN, 0, painter->chart,
                (struct canvas_area){LAYOUT_MARGIN + left, top, width, height});
    canvas_copy(canvas, LAYOUT_MARGIN, height, painter->chart,
                (struct canvas_area){LAYOUT_MARGIN + left, painter->chart->rows - 1, width, 1});
    return (struct view_cursor){LAYOUT_MARGIN + pointer->file * layout->across - left + layout->across / 2,
                                pointer->rank * layout->down - top + (layout->down > 2)};
}

struct view_cursor view_draw_board(const struct view *view, const struct layout *layout,
                                   const struct view_odds *odds, struct canvas *canvas) {
    const struct pointer *pointer = view->pointer;
    struct view_cursor cursor = {-1, 0};
    struct canvas chart = {.columns = LAYOUT_MARGIN + pointer->board.files * layout->across,
                           .rows = pointer->board.ranks * layout->down + 1,
                           .ascii = canvas->ascii};
    struct painter painter = {view, layout, &chart};
    chart.cells = calloc((size_t)(chart.columns * chart.rows), sizeof *chart.cells);
    if (!chart.cells)
        return cursor;
    view_game(view)->chart(view_setting(view), view->state, GAME_SPECTATOR, view->language, layout->across,
                           layout->down, &chart);
    paint(&painter, odds);
    if (!pointer->on_buttons && !view->only_seen) {
        struct canvas_area square = square_of(&painter, pointer->file, pointer->rank);
        bracket(&painter, square, "[", "]");
        if (layout->across <= 3)
            mark(&painter, square, MARK_REVERSE, false);
    }
    cursor = show_window(&painter, canvas);
    free(chart.cells);
    if (pointer->on_buttons || view->only_seen)
        cursor.column = -1;
    return cursor;
}
