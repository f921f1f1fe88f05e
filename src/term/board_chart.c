/* Draws the places of a board with characters. */
#include "board_chart.h"

#include <stdlib.h>

enum { NAME = 16, LEAST_MARGIN = 3, LEAST_INSET = 3, FRAME_COLUMNS = 9, FRAME_ROWS = 5 };

static int left_of(const struct game_place *place) {
    return place->x - place->width / 2;
}

static int top_of(const struct game_place *place) {
    return place->y - place->height / 2;
}

/* Writes the name of the row or column of a place, "" if it has none, and returns its width. */
static int name_line(const struct game *game, const void *setting, const struct game_place *place,
                     bool column, char name[NAME]) {
    struct text out = text_into(name, NAME);
    if (game->label_line)
        game->label_line(setting, column, column ? place->x : place->y, &out);
    return canvas_width(name);
}

static int larger(int a, int b) {
    return a > b ? a : b;
}

struct extent chart_extent(const struct game *game, const void *setting, const struct game_place *places,
                           size_t count) {
    struct extent extent = {.narrowest = UINT8_MAX, .lowest = UINT8_MAX, .grid = true};
    int widest = 0;
    for (size_t i = 0; i < count; i++) {
        const struct game_place *place = &places[i];
        char name[NAME];
        extent.across = larger(extent.across, left_of(place) + place->width);
        extent.down = larger(extent.down, top_of(place) + place->height);
        extent.narrowest = place->width < extent.narrowest ? place->width : extent.narrowest;
        extent.lowest = place->height < extent.lowest ? place->height : extent.lowest;
        extent.grid &= place->shape == GAME_SQUARE && place->width == 2 && place->height == 2;
        widest = larger(widest, name_line(game, setting, place, false, name));
        extent.foot |= name_line(game, setting, place, true, name) > 0;
    }
    if (widest > 0)
        extent.margin = larger(LEAST_MARGIN, widest + 1);
    return extent;
}

struct chart_scale chart_scale(const struct extent *extent, int across, int down) {
    return (struct chart_scale){extent->margin, across, down, !extent->grid};
}

struct canvas_area chart_area(const struct game_place *place, struct chart_scale scale) {
    int left = left_of(place), top = top_of(place);
    int column = left * scale.across / 2, row = top * scale.down / 2;
    return (struct canvas_area){scale.margin + column, row, (left + place->width) * scale.across / 2 - column,
                                (top + place->height) * scale.down / 2 - row};
}

struct canvas chart_canvas(const struct extent *extent, struct chart_scale scale, bool ascii) {
    struct canvas canvas = {.columns = extent->margin + (extent->across * scale.across + 1) / 2,
                            .rows = (extent->down * scale.down + 1) / 2 + extent->foot,
                            .ascii = ascii};
    canvas.cells = calloc((size_t)(canvas.columns * canvas.rows) + 1, sizeof *canvas.cells);
    if (canvas.cells)
        canvas_clear(&canvas);
    return canvas;
}

/* Row and column names are centred on the places; places on one line share the name. */
static void draw_names(const struct game *game, const void *setting, const struct game_place *place,
                       struct chart_scale scale, struct canvas *canvas) {
    char name[NAME];
    struct canvas_area area = chart_area(place, scale);
    struct canvas_style style = canvas_ink(INK_QUIET, 0);
    int width = name_line(game, setting, place, false, name);
    int row = area.row + (area.rows - 1) / 2, column = 0;
    while (width > 0 && column < scale.margin - 1 - width)
        canvas_put(canvas, column++, row, " ", style);
    canvas_put(canvas, column, row, name, style);
    width = name_line(game, setting, place, true, name);
    canvas_put(canvas, area.column + (area.columns - width) / 2, canvas->rows - 1, name, style);
}

bool chart_is_framed(struct canvas_area area, struct chart_scale scale) {
    return scale.inset && area.columns >= FRAME_COLUMNS && area.rows >= FRAME_ROWS;
}

/* Corners are listed from the top left, row by row. */
static void draw_frame(const struct game_place *place, struct canvas_area area, struct canvas *canvas) {
    static const char *const corners[][4] = {[GAME_SQUARE] = {"┌", "┐", "└", "┘"},
                                             [GAME_HEXAGON] = {"/", "\\", "\\", "/"},
                                             [GAME_CIRCLE] = {"╭", "╮", "╰", "╯"},
                                             [GAME_CARD] = {"┌", "┐", "└", "┘"}};
    struct canvas_style style = {INK_QUIET, 0, place->thing};
    int right = area.columns - 1, low = area.rows - 1;
    for (int column = 1; column < right; column++)
        for (int row = 0; row <= low; row += low)
            canvas_put(canvas, area.column + column, area.row + row, "─", style);
    for (int row = 1; row < low; row++)
        for (int column = 0; column <= right; column += right)
            canvas_put(canvas, area.column + column, area.row + row, "│", style);
    for (int i = 0; i < 4; i++)
        canvas_put(canvas, area.column + (i % 2 ? right : 0), area.row + (i / 2 ? low : 0),
                   corners[place->shape][i], style);
}

static void draw_place(const struct game *game, const void *setting, const void *state,
                       enum game_language language, const struct game_place *place, struct chart_scale scale,
                       struct canvas *canvas) {
    struct canvas_area area = chart_area(place, scale);
    struct canvas_style style = {INK_PLAIN, 0, place->thing};
    bool framed = chart_is_framed(area, scale);
    if (scale.inset && area.columns > LEAST_INSET) {
        for (int row = 0; row < area.rows; row++) {
            canvas_letter(canvas, area.column, area.row + row, ' ', style);
            canvas_letter(canvas, area.column + area.columns - 1, area.row + row, ' ', style);
        }
        if (framed)
            draw_frame(place, area, canvas);
        area.column++;
        area.columns -= 2;
        area.row += framed;
        area.rows -= 2 * framed;
    }
    game->draw_place(setting, state, place->thing, language, canvas, area);
}

void chart_draw(const struct game *game, const void *setting, const void *state, enum game_language language,
                const struct game_place *places, size_t count, struct chart_scale scale,
                struct canvas *canvas) {
    for (size_t i = 0; i < count; i++)
        draw_names(game, setting, &places[i], scale, canvas);
    for (size_t i = 0; i < count; i++)
        draw_place(game, setting, state, language, &places[i], scale, canvas);
}
