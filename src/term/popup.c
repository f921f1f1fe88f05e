/* Boxes over the screen. Each handles its own input; the caller redraws the screen afterwards. */
#include "app.h"
#include "file_list.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { NO_CURSOR = -1 };

/* Draws a centred box for so many columns and rows of content. Returns the area of the content. */
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

/* Starts at line `from`, which may be past the end. Returns what ended it. */
static struct press read_from(struct app *app, const char *title, const char *words, int from, enum say foot,
                              enum say foot_scroll) {
    struct press press = {.kind = PRESS_HANGUP};
    while (!app->gone) {
        struct canvas *canvas = &app->canvas;
        int columns = widest(lesser(canvas->columns - 4, 76), words);
        int least = canvas_width(say_word(foot_scroll, app->language));
        least = least < canvas_width(say_word(foot, app->language))
                    ? canvas_width(say_word(foot, app->language))
                    : least;
        columns = columns < least ? lesser(least, canvas->columns - 4) : columns;
        int lines = canvas_lines(columns, words), room = lesser(lines, canvas->rows - 4);
        bool scrolls = lines > room;
        from = lesser(from, lines - room);
        struct canvas_area area = open_box(canvas, title, columns, room + 2);
        area.rows -= 2;
        canvas_wrap(canvas, area, canvas_skip(columns, words, from), canvas_ink(INK_PLAIN, 0));
        canvas_put_within(canvas, area.column, area.row + area.rows + 1, area.columns,
                          say_word(scrolls ? foot_scroll : foot, app->language), canvas_ink(INK_QUIET, 0));
        app_show(app, (struct view_cursor){NO_CURSOR, 0});
        press = app_wait(app, -1, -1);
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
            return press;
    }
    return press;
}

void popup_read(struct app *app, const char *title, const char *words) {
    read_from(app, title, words, 0, SAY_ANY_KEY, SAY_SCROLL_KEYS);
}

void popup_read_end(struct app *app, const char *title, const char *words) {
    read_from(app, title, words, INT_MAX, SAY_ANY_KEY, SAY_SCROLL_KEYS);
}

struct press popup_help(struct app *app, const char *title, const char *words, enum say foot,
                        enum say foot_scroll) {
    return read_from(app, title, words, 0, foot, foot_scroll);
}

/* Appends a letter as UTF-8, if it fits. */
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

/* The line of a prompt, with the cursor at its end; returns where that is. */
static struct view_cursor draw_line(struct app *app, struct canvas_area area, const char *line,
                                    bool proposed) {
    const char *seen = line;
    while (canvas_width(seen) > area.columns - 1) /* show the end of a long line */
        for (seen++; ((unsigned char)*seen & 0xc0) == 0x80; seen++) {}
    int used = canvas_put(&app->canvas, area.column, area.row, seen,
                          canvas_ink(INK_PLAIN, proposed ? MARK_REVERSE : MARK_BOLD));
    return (struct view_cursor){area.column + used, area.row};
}

/* Edits the line. Returns false for a press that does not. */
static bool edit_line(struct press press, char line[APP_LINE], bool *proposed) {
    if (press.kind == PRESS_LETTER && *proposed)
        line[0] = '\0';
    *proposed = *proposed && press.kind == PRESS_RESIZE;
    if (press.kind == PRESS_LETTER)
        add_letter(line, press.letter);
    else if (press.kind == PRESS_BACKSPACE)
        remove_letter(line);
    else if (press.kind == PRESS_CLEAR)
        line[0] = '\0';
    else
        return false;
    return true;
}

bool popup_line(struct app *app, const char *question, char line[APP_LINE]) {
    bool proposed = line[0] != '\0'; /* typing replaces it, Backspace edits it */
    while (!app->gone) {
        struct canvas_area area = open_box(&app->canvas, question, 60, 1);
        app_show(app, draw_line(app, area, line, proposed));
        struct press press = app_wait(app, -1, -1);
        if (edit_line(press, line, &proposed))
            continue;
        if (press.kind == PRESS_RESIZE)
            canvas_clear(&app->canvas);
        else if (press.kind == PRESS_ENTER)
            return line[0] != '\0';
        else if (press.kind == PRESS_ESCAPE)
            return false;
    }
    return false;
}

enum { FILE_ROWS = 8 };

/* The files whose names begin like the line, as far as they fit, around the chosen one. */
static void draw_files(struct app *app, struct canvas_area area, const struct file_list *files, int chosen) {
    struct canvas *canvas = &app->canvas;
    int first = chosen < FILE_ROWS ? 0 : chosen - FILE_ROWS + 1;
    if (files->count == 0)
        canvas_put_within(canvas, area.column, area.row + 1, area.columns,
                          say_word(SAY_NO_FILES, app->language), canvas_ink(INK_QUIET, 0));
    for (int i = first; i < (int)files->count && i < first + FILE_ROWS; i++)
        canvas_put_within(canvas, area.column + 2, area.row + 1 + i - first, area.columns - 2,
                          files->names[i], canvas_ink(INK_TITLE, i == chosen ? MARK_REVERSE : 0));
    canvas_put_within(canvas, area.column, area.row + FILE_ROWS + 2, area.columns,
                      say_word(SAY_FILES_KEYS, app->language), canvas_ink(INK_QUIET, 0));
}

/* Up and Down walk through the files that begin like what was typed; Tab completes as far as they agree, then walks too. */
bool popup_file(struct app *app, const char *question, char line[APP_LINE]) {
    struct file_list files = {0};
    bool proposed = line[0] != '\0', entered = false, done = false;
    int chosen = -1;
    file_list_read(&files, proposed ? "" : line);
    while (!app->gone && !done) {
        struct canvas_area area = open_box(&app->canvas, question, 60, FILE_ROWS + 3);
        draw_files(app, area, &files, chosen);
        app_show(app, draw_line(app, area, line, proposed));
        struct press press = app_wait(app, -1, -1);
        int row = press.kind == PRESS_CLICK ? press.row - area.row - 1 : -1;
        if (edit_line(press, line, &proposed)) {
            file_list_read(&files, line);
            chosen = -1;
        } else if (press.kind == PRESS_TAB && chosen < 0 && file_list_complete(&files, line)) {
            file_list_read(&files, line);
        } else if (files.count > 0 && (press.kind == PRESS_TAB || press.kind == PRESS_DOWN)) {
            chosen = (chosen + 1) % (int)files.count;
            file_list_choose(&files, chosen, line);
        } else if (files.count > 0 && (press.kind == PRESS_BACK_TAB || press.kind == PRESS_UP)) {
            chosen = (chosen < 1 ? (int)files.count : chosen) - 1;
            file_list_choose(&files, chosen, line);
        } else if (row >= 0 && row < lesser((int)files.count, FILE_ROWS)) {
            file_list_choose(&files, row + (chosen < FILE_ROWS ? 0 : chosen - FILE_ROWS + 1), line);
            file_list_read(&files, line);
            chosen = -1;
        } else if (press.kind == PRESS_RESIZE)
            canvas_clear(&app->canvas);
        else if (press.kind == PRESS_ENTER && line[0] && line[strlen(line) - 1] == '/') {
            file_list_read(&files, line); /* into the folder */
            chosen = -1;
        } else if (press.kind == PRESS_ENTER || press.kind == PRESS_ESCAPE) {
            entered = press.kind == PRESS_ENTER && line[0] != '\0';
            done = true;
        }
    }
    file_list_free(&files);
    return entered;
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

/* A letter for each line: its initial, or else another one of it; a blank when all are taken. */
static void name_choices(const char *const *lines, int count, char *letters) {
    memset(letters, ' ', (size_t)count);
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < count; i++)
            for (const char *at = lines[i]; *at && letters[i] == ' ' && (pass || at == lines[i]); at++) {
                char letter = (char)(*at >= 'A' && *at <= 'Z' ? *at | 32 : *at);
                if (letter >= 'a' && letter <= 'z' && letter != 'q' &&
                    !memchr(letters, letter, (size_t)count))
                    letters[i] = letter;
            }
}

static struct canvas_area draw_choices(struct app *app, const char *title, const char *const *lines,
                                       const char *letters, int count, int chosen) {
    struct canvas *canvas = &app->canvas;
    int columns = canvas_width(title) + 4;
    for (int i = 0; i < count; i++)
        columns = canvas_width(lines[i]) + 6 > columns ? canvas_width(lines[i]) + 6 : columns;
    struct canvas_area area = open_box(canvas, title, lesser(columns, canvas->columns - 4), count);
    int first = chosen < area.rows ? 0 : chosen - area.rows + 1;
    for (int i = first; i < count && i < first + area.rows; i++) {
        char letter[] = {letters[i], '\0'};
        int row = area.row + i - first;
        canvas_put(canvas, area.column, row, i == chosen ? "▸" : " ", canvas_ink(INK_LIT, MARK_BOLD));
        canvas_put_within(canvas, area.column + 2, row, area.columns - 4, lines[i],
                          canvas_ink(INK_PLAIN, i == chosen ? MARK_REVERSE : 0));
        canvas_put(canvas, area.column + area.columns - 1, row, letter, canvas_ink(INK_LIT, MARK_BOLD));
    }
    area.row -= first;
    return area;
}

/* Where `either` is set, capitals count as small letters. */
static int choose_line(struct app *app, const char *title, const char *const *lines, const char *letters,
                       int count, bool either) {
    int chosen = 0;
    while (!app->gone) {
        struct canvas_area area = draw_choices(app, title, lines, letters, count, chosen);
        app_show(app, (struct view_cursor){NO_CURSOR, 0});
        struct press press = app_wait(app, -1, -1);
        int row = press.row - area.row;
        bool inside = press.column >= area.column && press.column < area.column + area.columns;
        if (press.kind == PRESS_UP || press.kind == PRESS_DOWN)
            chosen = (chosen + (press.kind == PRESS_UP ? count - 1 : 1)) % count;
        else if (press.kind == PRESS_HOME || press.kind == PRESS_END)
            chosen = press.kind == PRESS_HOME ? 0 : count - 1;
        else if (press.kind == PRESS_ENTER)
            return chosen;
        else if (press.kind == PRESS_ESCAPE)
            return -1;
        else if (press.kind == PRESS_RESIZE)
            canvas_clear(&app->canvas);
        else if (press.kind == PRESS_CLICK)
            return row >= 0 && row < count && inside ? row : -1;
        else if (press.kind == PRESS_LETTER && press.letter > ' ' && press.letter < 0x80) {
            const char *found = memchr(letters, (int)(press.letter | (either ? 32u : 0u)), (size_t)count);
            if (found)
                return (int)(found - letters);
            if (press.letter == 'q')
                return -1;
        }
    }
    return -1;
}

int popup_choose(struct app *app, const char *title, const char *const *lines, const char *letters,
                 int count) {
    char *own = letters ? NULL : malloc((size_t)count);
    if (!letters && !own)
        return -1;
    if (own)
        name_choices(lines, count, own);
    int chosen = choose_line(app, title, lines, letters ? letters : own, count, own != NULL);
    free(own);
    return chosen;
}

void popup_note(struct app *app, const char *words) {
    struct canvas_area area =
        open_box(&app->canvas, "", lesser(canvas_width(words), app->canvas.columns - 4), 1);
    canvas_put_within(&app->canvas, area.column, area.row, area.columns, words,
                      canvas_ink(INK_PLAIN, MARK_BOLD));
    app_show(app, (struct view_cursor){NO_CURSOR, 0});
}
