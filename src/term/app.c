/* The canvas and the input of all screens. */
#include "app.h"

#include "files.h"

#include <stdlib.h>

enum { LEAST_COLUMNS = 24, LEAST_ROWS = 8 };

/* Resizes the canvas to the screen, but not below the size that any box needs: a smaller screen shows a part
   of it. When out of memory the canvas keeps its size. */
static void fit_canvas(struct app *app) {
    int columns, rows;
    screen_size(&columns, &rows);
    columns = columns < LEAST_COLUMNS ? LEAST_COLUMNS : columns;
    rows = rows < LEAST_ROWS ? LEAST_ROWS : rows;
    if (columns == app->canvas.columns && rows == app->canvas.rows)
        return;
    struct canvas_cell *cells =
        realloc(app->canvas.cells, (size_t)columns * (size_t)rows * sizeof *app->canvas.cells);
    if (!cells)
        return;
    app->canvas.cells = cells;
    app->canvas.columns = columns;
    app->canvas.rows = rows;
    canvas_clear(&app->canvas);
}

/* Whether the last line shows these words at this column. */
static bool stands_there(const struct canvas *canvas, int column, const char *words) {
    struct canvas_cell cells[16];
    struct canvas line = {.columns = 16, .rows = 1, .ascii = canvas->ascii, .cells = cells};
    int width = canvas_put(&line, 0, 0, words, canvas_ink(INK_PLAIN, 0));
    for (int i = 0; i < width; i++) {
        const struct canvas_cell *cell = canvas_at(canvas, column + i, canvas->rows - 1);
        if (!cell || cell->letter != cells[i].letter)
            return false;
    }
    return true;
}

/* The last line names keys, "u undo m menu", separated by two blanks. Returns the key at a clicked column. */
static struct press press_named(const struct app *app, int column) {
    static const struct {
        enum say word;
        struct press press;
    } names[] = {{SAY_KEY_ESCAPE, {.kind = PRESS_ESCAPE}},
                 {SAY_KEY_TAB, {.kind = PRESS_TAB}},
                 {SAY_KEY_ENTER, {.kind = PRESS_ENTER}},
                 {SAY_KEY_SPACE, {.kind = PRESS_LETTER, .letter = ' '}}};
    const struct canvas *canvas = &app->canvas;
    while (column > 0 && !stands_there(canvas, column - 1, "  "))
        column--;
    column += column > 0;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (stands_there(canvas, column, say_word(names[i].word, app->language)))
            return names[i].press;
    const struct canvas_cell *cell = canvas_at(canvas, column, canvas->rows - 1);
    if (!cell || cell->letter == ' ' || !stands_there(canvas, column + 1, " "))
        return (struct press){.kind = PRESS_NONE};
    return (struct press){.kind = PRESS_LETTER, .letter = cell->letter};
}

struct press app_wait(struct app *app, int milliseconds, int wake) {
    struct press press = screen_wait(milliseconds, wake);
    if (press.kind == PRESS_CLICK && press.row == app->canvas.rows - 1 && press.column < app->canvas.columns)
        press = press_named(app, press.column);
    if (press.kind == PRESS_HANGUP)
        app->gone = true;
    else
        fit_canvas(app);
    return press;
}

void app_show(struct app *app, struct view_cursor cursor) {
    screen_show(&app->canvas, cursor.column, cursor.row);
}

void app_tell(struct app *app, enum say word, const char *first, const char *second) {
    struct text out = text_into(app->message, sizeof app->message);
    say(&out, word, app->language, first, second);
}

struct view app_view(const struct app *app) {
    struct view view = {.table = app->table,
                        .viewer = app->viewer,
                        .state = app->known,
                        .length = table_length(app->table),
                        .language = app->language,
                        .selection = &app->selection,
                        .status = "",
                        .message = app->message,
                        .warning = app->unsaved ? file_reason(app->autosave.reason, app->language) : NULL,
                        .keys = say_word(SAY_KEYS, app->language)};
    app_name_players(app->table, app->language, view.player);
    return view;
}

/* Runs one screen after another until the player leaves. */
static void run(struct app *app) {
    enum app_next next = app->table ? APP_PLAY : APP_START;
    fit_canvas(app);
    while (next != APP_LEAVE && !app->gone)
        next = next == APP_PLAY ? play_run(app) : setup_run(app);
}

enum term_answer term_run(const struct term_options *options, struct table *table,
                          const char *const players[GAME_MAX_SEATS]) {
    struct app *app = calloc(1, sizeof *app);
    if (!app) {
        table_free(table);
        return TERM_NO_MEMORY;
    }
    app->options = options;
    app->language = options->language;
    app->canvas.ascii = options->ascii;
    app->random = random_from_seed(options->seed);
    autosave_open(&app->autosave);
    enum term_answer answer = TERM_DONE;
    if (table && !app_open_table(app, table, players))
        answer = TERM_NO_MEMORY;
    else if (!screen_open(options->colour))
        answer = TERM_NO_SCREEN;
    else {
        run(app);
        screen_close();
    }
    app_close_table(app);
    autosave_release(&app->autosave);
    free(app->canvas.cells);
    free(app);
    return answer;
}
