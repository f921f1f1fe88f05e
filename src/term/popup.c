/* Boxes over the screen. Each waits for its own keys and leaves the screen to be drawn anew. */
#include "app.h"

#include <limits.h>
#include <string.h>

enum { NO_CURSOR = -1 };

/* A box in the middle for so many columns and rows of content; the area is that of the content. */
static struct canvas_area open_box(struct canvas *canvas, const char *title, int columns, int rows) {
    int width = columns + 4 < canvas->columns ? columns + 4 : canvas->columns;
    int height = rows + 2 < canvas->rows ? rows + 2 : canvas->rows;
    struct canvas_area box = {(canvas->columns - width) / 2, (canvas->rows - height) / 2, width, height};
    canvas_box(canvas, box, title);
    return (struct canvas_area){box.column + 2, box.row + 1, width - 4, height - 2};
}

static int widest(int columns, const char *words) {
    int most = 0;
    while (*words) {
        size_t length = strcspn(words, "\n");
        char line[256];
        struct text out = text_into(line, sizeof line);
        for (size_t i = 0; i < length; i++)
            text_letter(&out, words[i]);
        int width = canvas_width(line);
        most = width > most ? width : most;
        words += length + (words[length] == '\n');
    }
    return most > columns ? columns : most;
}

static int lesser(int a, int b) {
    return a < b ? a : b;
}

/* From a line on, which may lie behind the last. */
static void read_from(struct app *app, const char *title, const char *words, int from) {
    while (!app->gone) {
        struct canvas *canvas = &app->canvas;
        int columns = widest(lesser(canvas->columns - 4, 76), words);
        int least = canvas_width(say_word(SAY_SCROLL_KEYS, app->language));
        columns = columns < least ? lesser(least, canvas->columns - 4) : columns;
        int lines = canvas_lines(columns, words), room = lesser(lines, canvas->rows - 4);
        bool scrolls = lines > room;
        from = lesser(from, lines - room);
        struct canvas_area area = open_box(canvas, title, columns, room + 2);
        area.rows -= 2;
        canvas_wrap(canvas, area, canvas_skip(columns, words, from), canvas_ink(INK_PLAIN, 0));
        canvas_put_within(canvas, area.column, area.row + area.rows + 1, area.columns,
                          say_word(scrolls ? SAY_SCROLL_KEYS : SAY_ANY_KEY, app->language),
                          canvas_ink(INK_QUIET, 0));
        app_show(app, (struct view_cursor){NO_CURSOR, 0});
        struct press press = app_wait(app, -1, -1);
        int by = press.kind == PRESS_DOWN        ? 1
                 : press.kind == PRESS_UP        ? -1
                 : press.kind == PRESS_PAGE_DOWN ? room
                 : press.kind == PRESS_PAGE_UP   ? -room
                                                 : 0;
        if (scrolls && by)
            from = from + by < 0 ? 0 : from + by;
        else if (press.kind == PRESS_RESIZE)
            canvas_clear(canvas);
        else if (press.kind != PRESS_NONE)
            return;
    }
}

void popup_read(struct app *app, const char *title, const char *words) {
    read_from(app, title, words, 0);
}

void popup_read_end(struct app *app, const char *title, const char *words) {
    read_from(app, title, words, INT_MAX);
}

/* UTF-8 of a letter at the end of a line; what does not fit is left out. */
static void add_letter(char line[APP_LINE], uint32_t letter) {
    size_t length = strlen(line);
    struct text out = {line, APP_LINE, length, false};
    if (length + 5 >= APP_LINE)
        return;
    struct canvas_cell cell = {letter, {0}};
    struct canvas one = {.columns = 1, .rows = 1, .cells = &cell};
    char bytes[8];
    struct text written = text_into(bytes, sizeof bytes);
    canvas_write(&one, &written);
    bytes[strcspn(bytes, "\n")] = '\0';
    text_put(&out, letter == ' ' ? " " : bytes);
}

static void remove_letter(char line[APP_LINE]) {
    size_t length = strlen(line);
    while (length > 0 && ((unsigned char)line[length - 1] & 0xc0) == 0x80)
        length--;
    line[length > 0 ? length - 1 : 0] = '\0';
}

bool popup_line(struct app *app, const char *question, char line[APP_LINE]) {
    bool proposed = line[0] != '\0'; /* what is typed takes its place; Backspace mends it */
    while (!app->gone) {
        struct canvas_area area = open_box(&app->canvas, question, 60, 1);
        const char *seen = line;
        while (canvas_width(seen) > area.columns - 1) /* the end is what one looks at */
            for (seen++; ((unsigned char)*seen & 0xc0) == 0x80; seen++) {}
        int used = canvas_put(&app->canvas, area.column, area.row, seen,
                              canvas_ink(INK_PLAIN, proposed ? MARK_REVERSE : MARK_BOLD));
        app_show(app, (struct view_cursor){area.column + used, area.row});
        struct press press = app_wait(app, -1, -1);
        if (press.kind == PRESS_LETTER && proposed)
            line[0] = '\0';
        proposed = proposed && press.kind == PRESS_RESIZE;
        if (press.kind == PRESS_LETTER)
            add_letter(line, press.letter);
        else if (press.kind == PRESS_BACKSPACE)
            remove_letter(line);
        else if (press.kind == PRESS_RESIZE)
            canvas_clear(&app->canvas);
        else if (press.kind == PRESS_ENTER)
            return line[0] != '\0';
        else if (press.kind == PRESS_ESCAPE)
            return false;
    }
    return false;
}

bool popup_agrees(struct app *app, enum say question, const char *detail) {
    char words[2 * APP_LINE];
    struct text out = text_into(words, sizeof words);
    say(&out, question, app->language, detail, NULL);
    while (!app->gone) {
        int columns = lesser(canvas_width(words), app->canvas.columns - 4);
        struct canvas_area area = open_box(&app->canvas, "", columns, canvas_lines(columns, words));
        canvas_wrap(&app->canvas, area, words, canvas_ink(INK_PLAIN, MARK_BOLD));
        app_show(app, (struct view_cursor){NO_CURSOR, 0});
        struct press press = app_wait(app, -1, -1);
        if (press.kind == PRESS_LETTER || press.kind == PRESS_ESCAPE)
            return press.kind == PRESS_LETTER && press.letter < 0x80 &&
                   strchr(say_word(SAY_YES, app->language), (int)press.letter);
    }
    return false;
}

static struct canvas_area draw_choices(struct app *app, const char *title, const char *const *lines,
                                       int count, int chosen) {
    struct canvas *canvas = &app->canvas;
    int columns = canvas_width(title) + 4;
    for (int i = 0; i < count; i++)
        columns = canvas_width(lines[i]) + 2 > columns ? canvas_width(lines[i]) + 2 : columns;
    struct canvas_area area = open_box(canvas, title, lesser(columns, canvas->columns - 4), count);
    for (int i = 0; i < count; i++) {
        canvas_put(canvas, area.column, area.row + i, i == chosen ? "▸" : " ",
                   canvas_ink(INK_LIT, MARK_BOLD));
        canvas_put_within(canvas, area.column + 2, area.row + i, area.columns - 2, lines[i],
                          canvas_ink(INK_PLAIN, i == chosen ? MARK_REVERSE : 0));
    }
    return area;
}

int popup_choose(struct app *app, const char *title, const char *const *lines, int count) {
    int chosen = 0;
    while (!app->gone) {
        struct canvas_area area = draw_choices(app, title, lines, count, chosen);
        app_show(app, (struct view_cursor){NO_CURSOR, 0});
        struct press press = app_wait(app, -1, -1);
        int row = press.row - area.row;
        bool inside = press.column >= area.column && press.column < area.column + area.columns;
        if (press.kind == PRESS_UP || press.kind == PRESS_DOWN)
            chosen = (chosen + (press.kind == PRESS_UP ? count - 1 : 1)) % count;
        else if (press.kind == PRESS_ENTER)
            return chosen;
        else if (press.kind == PRESS_ESCAPE)
            return -1;
        else if (press.kind == PRESS_RESIZE)
            canvas_clear(&app->canvas);
        else if (press.kind == PRESS_CLICK)
            return row >= 0 && row < count && inside ? row : -1;
    }
    return -1;
}

void popup_note(struct app *app, const char *words) {
    struct canvas_area area =
        open_box(&app->canvas, "", lesser(canvas_width(words), app->canvas.columns - 4), 1);
    canvas_put_within(&app->canvas, area.column, area.row, area.columns, words,
                      canvas_ink(INK_PLAIN, MARK_BOLD));
    app_show(app, (struct view_cursor){NO_CURSOR, 0});
}
