/* The sheets screen: all sheets, cards and planets with explanations, since a small screen cannot show them
   beside the board. */
#include "app.h"

#include <stdlib.h>

enum { ABOUT_ROWS = 4 };

struct sheets {
    struct app *app;
    struct canvas page; /* all sheets, as wide as the screen */
    game_thing *things;
    int *row; /* the row of each */
    int count, at;
};

static int number_of(const struct sheets *sheets, game_thing thing) {
    int number = 0;
    while (number < sheets->count && sheets->things[number] != thing)
        number++;
    return number;
}

/* At most one thing for each cell. */
static bool collect_things(struct sheets *sheets) {
    size_t most = (size_t)(sheets->page.columns * sheets->page.rows) + 1;
    free(sheets->things);
    free(sheets->row);
    sheets->things = malloc(most * sizeof *sheets->things);
    sheets->row = malloc(most * sizeof *sheets->row);
    sheets->count = 0;
    if (!sheets->things || !sheets->row)
        return false;
    for (int row = 0; row < sheets->page.rows; row++)
        for (int column = 0; column < sheets->page.columns; column++) {
            game_thing thing = canvas_at(&sheets->page, column, row)->style.thing;
            if (thing == CANVAS_NOTHING || number_of(sheets, thing) < sheets->count)
                continue;
            sheets->row[sheets->count] = row;
            sheets->things[sheets->count++] = thing;
        }
    return true;
}

/* Redraws for the current screen size; returns false when out of memory. */
static bool draw_page(struct sheets *sheets) {
    const struct app *app = sheets->app;
    struct view view = app_view(app);
    free(sheets->page.cells);
    sheets->page = view_sheets(&view, GAME_ALL, app->canvas.columns, app->canvas.ascii);
    return sheets->page.cells && collect_things(sheets);
}

static void draw_about(const struct sheets *sheets, int row) {
    struct app *app = sheets->app;
    char words[GAME_SENTENCE_TEXT];
    struct text out = text_into(words, sizeof words);
    const struct game *game = table_game(app->table);
    if (game->explain && sheets->at < sheets->count)
        game->explain(table_setting(app->table), app->known, sheets->things[sheets->at], app->language, &out);
    else
        words[0] = '\0';
    canvas_wrap(&app->canvas, (struct canvas_area){0, row, app->canvas.columns, ABOUT_ROWS}, words,
                canvas_ink(INK_PLAIN, 0));
}

/* Shows the part of the page that holds the selected thing. */
static void draw(const struct sheets *sheets) {
    struct app *app = sheets->app;
    struct canvas *canvas = &app->canvas;
    int room = canvas->rows - ABOUT_ROWS - 2, chosen = sheets->count ? sheets->row[sheets->at] : 0;
    int top = chosen - room / 2 > sheets->page.rows - room ? sheets->page.rows - room : chosen - room / 2;
    top = top < 0 ? 0 : top;
    canvas_clear(canvas);
    canvas_copy(canvas, 0, 0, &sheets->page, (struct canvas_area){0, top, canvas->columns, room});
    for (int i = 0; sheets->count && i < canvas->columns * room; i++)
        if (canvas->cells[i].style.thing == sheets->things[sheets->at])
            canvas->cells[i].style.marks |= MARK_REVERSE;
    draw_about(sheets, room + 1);
    canvas_put_within(canvas, 0, canvas->rows - 1, canvas->columns, say_word(SAY_SHEETS_KEYS, app->language),
                      canvas_ink(INK_QUIET, 0));
    app_show(app, (struct view_cursor){-1, 0});
}

/* Returns false when the player leaves the screen. */
static bool press_key(struct sheets *sheets, struct press press) {
    const struct canvas_cell *cell;
    int count = sheets->count;
    switch (press.kind) {
    case PRESS_DOWN:
    case PRESS_RIGHT:
    case PRESS_TAB:
        sheets->at = count ? (sheets->at + 1) % count : 0;
        return true;
    case PRESS_UP:
    case PRESS_LEFT:
    case PRESS_BACK_TAB:
        sheets->at = count ? (sheets->at + count - 1) % count : 0;
        return true;
    case PRESS_CLICK:
        cell = canvas_at(&sheets->app->canvas, press.column, press.row);
        if (cell && number_of(sheets, cell->style.thing) < count)
            sheets->at = number_of(sheets, cell->style.thing);
        return true;
    case PRESS_RESIZE:
        return draw_page(sheets);
    case PRESS_NONE:
        return true;
    default:
        return false;
    }
}

void sheets_run(struct app *app) {
    struct sheets sheets = {.app = app};
    bool more = draw_page(&sheets);
    while (more && !app->gone) {
        draw(&sheets);
        more = press_key(&sheets, app_wait(app, -1, -1));
    }
    free(sheets.page.cells);
    free(sheets.things);
    free(sheets.row);
}
