/* Sheets, cards and planets on a screen of their own, each explained: a small screen cannot show them all beside the board,
   and what is not a choice has no other place to be asked about. */
#include "app.h"

#include <stdlib.h>

enum { PAGE_ROWS = 80, THINGS = 96, ABOUT_ROWS = 4 };

struct sheets {
    struct app *app;
    struct canvas page; /* all of it, as wide as the screen */
    int rows;           /* of the page that are used */
    game_thing things[THINGS];
    int row[THINGS]; /* where each is */
    int count, at;
};

static int number_of(const struct sheets *sheets, game_thing thing) {
    int number = 0;
    while (number < sheets->count && sheets->things[number] != thing)
        number++;
    return number;
}

static void collect_things(struct sheets *sheets) {
    sheets->count = 0;
    for (int row = 0; row < sheets->rows; row++)
        for (int column = 0; column < sheets->page.columns; column++) {
            game_thing thing = canvas_at(&sheets->page, column, row)->style.thing;
            if (thing == CANVAS_NOTHING || sheets->count == THINGS ||
                number_of(sheets, thing) < sheets->count)
                continue;
            sheets->row[sheets->count] = row;
            sheets->things[sheets->count++] = thing;
        }
}

/* Anew for each size of the screen; false when there is no memory. */
static bool draw_page(struct sheets *sheets) {
    const struct app *app = sheets->app;
    const struct table *table = app->table;
    const char *players[GAME_MAX_SEATS];
    struct canvas *page = &sheets->page;
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        players[seat] =
            app->player[seat] ? app->player[seat]->title[app->language] : say_word(SAY_PERSON, app->language);
    free(page->cells);
    *page = (struct canvas){.columns = app->canvas.columns, .rows = PAGE_ROWS, .ascii = app->canvas.ascii};
    page->cells = calloc((size_t)(page->columns * page->rows), sizeof *page->cells);
    if (!page->cells)
        return false;
    sheets->rows = table_game(table)->chart_sheets(table_setting(table), table_state(table), GAME_SPECTATOR,
                                                   app->language, GAME_ALL, players, page);
    sheets->rows = sheets->rows > PAGE_ROWS ? PAGE_ROWS : sheets->rows;
    collect_things(sheets);
    return true;
}

static void draw_about(const struct sheets *sheets, int row) {
    struct app *app = sheets->app;
    char words[GAME_SENTENCE_TEXT];
    struct text out = text_into(words, sizeof words);
    const struct game *game = table_game(app->table);
    if (game->explain && sheets->at < sheets->count)
        game->explain(table_setting(app->table), table_state(app->table), sheets->things[sheets->at],
                      app->language, &out);
    else
        words[0] = '\0';
    canvas_wrap(&app->canvas, (struct canvas_area){0, row, app->canvas.columns, ABOUT_ROWS}, words,
                canvas_ink(INK_PLAIN, 0));
}

/* As much of the page as there is room for, with what is chosen in it. */
static void draw(const struct sheets *sheets) {
    struct app *app = sheets->app;
    struct canvas *canvas = &app->canvas;
    int room = canvas->rows - ABOUT_ROWS - 2, chosen = sheets->count ? sheets->row[sheets->at] : 0;
    int top = chosen - room / 2 > sheets->rows - room ? sheets->rows - room : chosen - room / 2;
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

/* False when the player has seen enough. */
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
}
