/* The board: places, choices, path and cursor. A game without places shows its picture. */
#include "view_internal.h"

#include "board_chart.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct painter {
    const struct view *view;
    struct chart_scale scale;
    struct canvas *chart;
};

/* The game's own picture, to be freed by the caller; NULL when out of memory. */
static char *draw_picture(const struct view *view) {
    char *picture = malloc(GAME_PICTURE_TEXT);
    if (!picture)
        return NULL;
    struct text out = text_into(picture, GAME_PICTURE_TEXT);
    view_game(view)->draw(view_setting(view), view->state, view->language, &out);
    return picture;
}

/* Measures the picture; if there is a canvas, also draws what fits into the area. */
static struct extent put_picture(const struct view *view, struct canvas_area area, struct canvas *canvas) {
    struct extent extent = {.picture = true};
    char *picture = draw_picture(view);
    for (char *line = picture, *end; line && *line; line = end) {
        size_t length = strcspn(line, "\n");
        end = line + length + (line[length] != '\0');
        line[length] = '\0';
        int width = canvas_width(line);
        if (canvas && extent.down < area.rows)
            canvas_put_within(canvas, area.column, area.row + extent.down, area.columns, line,
                              canvas_ink(INK_PLAIN, 0));
        extent.across = width > extent.across ? width : extent.across;
        extent.down++;
    }
    free(picture);
    return extent;
}

struct extent view_extent(const struct view *view) {
    const struct selection *selection = view->selection;
    if (selection->place_count == 0)
        return put_picture(view, (struct canvas_area){0}, NULL);
    return chart_extent(view_game(view), view_setting(view), selection->places, selection->place_count);
}

static void mark(const struct painter *painter, struct canvas_area area, int marks, bool letters_only) {
    for (int row = 0; row < area.rows; row++)
        for (int column = 0; column < area.columns; column++) {
            struct canvas_cell *cell = canvas_at(painter->chart, area.column + column, area.row + row);
            if (cell && (!letters_only || cell->letter != ' '))
                cell->style.marks = (uint8_t)(cell->style.marks | marks);
        }
}

/* Puts a pair of marks around a row of a place; in a narrow place only the left one, and only on a blank. */
static void bracket_row(const struct painter *painter, struct canvas_area area, int row, const char *left,
                        const char *right) {
    struct canvas_style style = canvas_ink(INK_LIT, MARK_BOLD);
    const struct canvas_cell *first = canvas_at(painter->chart, area.column, row);
    if (!first)
        return;
    style.thing = first->style.thing;
    if (area.columns > 3) {
        canvas_put(painter->chart, area.column, row, left, style);
        canvas_put(painter->chart, area.column + area.columns - 1, row, right, style);
    } else if (first->letter == ' ')
        canvas_put(painter->chart, area.column, row, left, style);
}

/* Marks the middle row of a low place, and all rows inside the frame of a high one. */
static void bracket(const struct painter *painter, struct canvas_area area, const char *left,
                    const char *right) {
    enum { LOW = 3 };
    if (area.rows <= LOW)
        bracket_row(painter, area, area.row + (area.rows - 1) / 2, left, right);
    int frame = chart_is_framed(area, painter->scale);
    for (int row = frame; area.rows > LOW && row < area.rows - frame; row++)
        bracket_row(painter, area, area.row + row, left, right);
}

static void put_odds(const struct painter *painter, struct canvas_area area, const struct view_odds *odds) {
    char percent[16];
    struct canvas_style style = canvas_ink(INK_WARN, MARK_BOLD);
    const struct canvas_cell *first = canvas_at(painter->chart, area.column, area.row);
    snprintf(percent, sizeof percent, "%.0f%s", (double)odds->most * 100,
             say_word(SAY_PERCENT, painter->view->language));
    style.thing = first ? first->style.thing : CANVAS_NOTHING;
    canvas_put(painter->chart, area.column + (area.columns - canvas_width(percent)) / 2,
               area.row + area.rows - 1, percent, style);
}

/* Highlights a place that can be chosen. */
static void light(const struct painter *painter, struct canvas_area area, const struct view_odds *odds) {
    bracket(painter, area, area.columns > 3 ? "‹" : "+", "›");
    if (area.columns <= 3)
        mark(painter, (struct canvas_area){area.column, area.row, area.columns, 1}, MARK_UNDERLINE, false);
    if (odds->least >= 0 && area.rows > 1)
        put_odds(painter, area, odds);
    mark(painter, area, MARK_SHADE, false);
}

static bool is_among(const game_thing *things, size_t count, game_thing thing) {
    for (size_t i = 0; i < count; i++)
        if (things[i] == thing)
            return true;
    return false;
}

/* The things of the last decision, as far as the viewer knows them, so that players see what others did. */
static size_t find_last(const struct view *view, game_thing things[GAME_MAX_CLICKS]) {
    const struct game *game = view_game(view);
    const void *setting = view_setting(view);
    _Alignas(max_align_t) unsigned char state[GAME_MAX_STATE], known[GAME_MAX_STATE];
    for (size_t at = view->length; at > 0; at--) {
        game_action action = table_action(view->table, at - 1);
        table_state_at(view->table, at - 1, state);
        if (game->who(setting, state) < 0)
            continue;
        if (GAME_IS_RESIGN(action))
            return 0;
        game_known(game, setting, state, view->viewer, known);
        return game->clicks(setting, known, game_seen(game, setting, state, action, view->viewer), things);
    }
    return 0;
}

static void paint(const struct painter *painter, const struct view_odds *odds) {
    const struct view *view = painter->view;
    const struct selection *selection = view->selection;
    game_thing last[GAME_MAX_CLICKS];
    size_t lasts = selection->taken_count == 0 ? find_last(view, last) : 0;
    for (size_t i = 0; i < selection->place_count; i++) {
        game_thing thing = selection->places[i].thing;
        struct canvas_area area = chart_area(&selection->places[i], painter->scale);
        const struct path_item *item = selection_find(selection, thing);
        if (is_among(last, lasts, thing))
            mark(painter, area, MARK_UNDERLINE, true);
        if (item)
            light(painter, area, &odds[item - selection->items]);
        if (is_among(selection->taken, selection->taken_count, thing) ||
            is_among(view->advised, view->advised_count, thing))
            mark(painter, area, MARK_REVERSE, true);
    }
}

/* The first column or row of the window, in whole steps, such that `middle` is inside. */
static int window_start(int middle, int step, int seen, int all) {
    int start = middle - seen / 2;
    start -= start > 0 ? start % step : 0;
    if (start > all - seen)
        start = all - seen;
    return start < 0 ? 0 : start;
}

/* The place that must be visible: the first place of the suggested decision, or else the cursor. */
static const struct game_place *find_focus(const struct view *view) {
    const struct selection *selection = view->selection;
    for (size_t i = 0; i < view->advised_count; i++) {
        const struct game_place *place = selection_place(selection, view->advised[i]);
        if (place)
            return place;
    }
    return &selection->places[selection->at];
}

static struct view_cursor show_window(const struct painter *painter, const struct layout *layout,
                                      const struct extent *extent, struct canvas *canvas) {
    const struct canvas *chart = painter->chart;
    int margin = extent->margin, width = layout->board.columns - margin,
        height = layout->board.rows - extent->foot;
    struct canvas_area focus = chart_area(find_focus(painter->view), painter->scale);
    int left = window_start(focus.column - margin + focus.columns / 2, layout->across, width,
                            chart->columns - margin);
    int top = window_start(focus.row + focus.rows / 2, layout->down, height, chart->rows - extent->foot);
    canvas_copy(canvas, 0, 0, chart, (struct canvas_area){0, top, margin, height});
    canvas_copy(canvas, margin, 0, chart, (struct canvas_area){margin + left, top, width, height});
    if (extent->foot)
        canvas_copy(canvas, margin, height, chart,
                    (struct canvas_area){margin + left, chart->rows - 1, width, 1});
    const struct selection *selection = painter->view->selection;
    struct canvas_area cursor = chart_area(&selection->places[selection->at], painter->scale);
    return (struct view_cursor){cursor.column - left + cursor.columns / 2,
                                cursor.row - top + (cursor.rows - 1) / 2};
}

struct view_cursor view_draw_board(const struct view *view, const struct layout *layout,
                                   const struct view_odds *odds, struct canvas *canvas) {
    const struct selection *selection = view->selection;
    struct view_cursor cursor = {-1, 0};
    if (selection->place_count == 0) {
        put_picture(view, layout->board, canvas);
        return cursor;
    }
    struct extent extent = view_extent(view);
    struct chart_scale scale = chart_scale(&extent, layout->across, layout->down);
    struct canvas chart = chart_canvas(&extent, scale, canvas->ascii);
    if (!chart.cells)
        return cursor;
    struct painter painter = {view, scale, &chart};
    chart_draw(view_game(view), view_setting(view), view->state, view->language, selection->places,
               selection->place_count, scale, &chart);
    paint(&painter, odds);
    bool pointed = !selection->on_buttons && !view->only_seen;
    if (pointed) {
        struct canvas_area area = chart_area(&selection->places[selection->at], scale);
        bracket(&painter, area, "[", "]");
        if (area.columns <= 3)
            mark(&painter, area, MARK_REVERSE, false);
    }
    cursor = show_window(&painter, layout, &extent, canvas);
    free(chart.cells);
    if (!pointed)
        cursor.column = -1;
    return cursor;
}
