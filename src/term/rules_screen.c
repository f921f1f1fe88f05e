/* The rules screen: a list of sections, and each of them to scroll through. */
#include "app.h"

#include "rule_texts.h"

#include <stdlib.h>
#include <string.h>

enum { TOP = 2, WIDEST = 76 };

struct reader {
    struct app *app;
    const struct game *game;
    const char *rules;
    int count;
    char **titles;
    int at;   /* section */
    int from; /* its first visible line */
};

static char *copy(const char *start, size_t length) {
    char *words = malloc(length + 1);
    if (!words)
        return NULL;
    memcpy(words, start, length);
    words[length] = '\0';
    return words;
}

static void open_reader(struct reader *reader) {
    struct rules_section section;
    size_t all = 0;
    while (games_rules_section(reader->rules, all, &section))
        all++;
    reader->titles = calloc(all + 1, sizeof *reader->titles);
    while (reader->titles && games_rules_section(reader->rules, (size_t)reader->count, &section) &&
           (reader->titles[reader->count] = copy(section.title, section.title_length)))
        reader->count++;
}

static void close_reader(struct reader *reader) {
    for (int i = 0; i < reader->count; i++)
        free(reader->titles[i]);
    free(reader->titles);
}

/* A line of the text on a canvas of its own, wrapped; no cells when out of memory. */
static struct canvas draw_line(const char *words, int columns, bool ascii) {
    bool heading = strncmp(words, "### ", 4) == 0, item = strncmp(words, "- ", 2) == 0;
    int indent = item ? 2 : 0;
    words += heading ? 4 : indent;
    struct canvas lines = {.columns = columns, .rows = canvas_lines(columns - indent, words), .ascii = ascii};
    lines.rows = lines.rows < 1 ? 1 : lines.rows;
    lines.cells = calloc((size_t)(lines.columns * lines.rows), sizeof *lines.cells);
    if (!lines.cells)
        return lines;
    canvas_clear(&lines);
    if (item)
        canvas_put(&lines, 0, 0, "·", canvas_ink(INK_QUIET, 0));
    canvas_wrap(&lines, (struct canvas_area){indent, 0, columns - indent, lines.rows}, words,
                heading ? canvas_ink(INK_TITLE, MARK_BOLD) : canvas_ink(INK_PLAIN, 0));
    return lines;
}

/* Draws the visible lines. Returns the number of lines that the section has. */
static int draw_body(struct reader *reader, const char *body) {
    struct canvas *canvas = &reader->app->canvas;
    int columns = canvas->columns - 4 < WIDEST ? canvas->columns - 4 : WIDEST, room = canvas->rows - TOP - 2;
    int line = 0;
    while (*body) {
        size_t length = strcspn(body, "\n");
        char *words = copy(body, length);
        struct canvas lines = draw_line(words ? words : "", columns, canvas->ascii);
        int first = line - reader->from, hidden = first < 0 ? -first : 0;
        int seen = first + lines.rows > room ? room - first - hidden : lines.rows - hidden;
        if (lines.cells && seen > 0)
            canvas_copy(canvas, 2, TOP + first + hidden, &lines,
                        (struct canvas_area){0, hidden, columns, seen});
        line += lines.rows;
        free(lines.cells);
        free(words);
        body += length + (body[length] == '\n');
    }
    return line;
}

/* Returns the last line from which the section can be read. */
static int draw(struct reader *reader) {
    struct app *app = reader->app;
    struct canvas *canvas = &app->canvas;
    struct rules_section section;
    char title[256];
    struct text out = text_into(title, sizeof title);
    games_rules_section(reader->rules, (size_t)reader->at, &section);
    text_put(&out, reader->titles[reader->at]);
    text_format(&out, "  (%d/%d)", reader->at + 1, reader->count);
    canvas_clear(canvas);
    canvas_put_within(canvas, 2, 0, canvas->columns - 4, title, canvas_ink(INK_TITLE, MARK_BOLD));
    char *body = copy(section.body, section.length);
    int lines = body ? draw_body(reader, body) : 0, room = canvas->rows - TOP - 2;
    free(body);
    if (lines > reader->from + room)
        canvas_put(canvas, canvas->columns - 3, canvas->rows - 2, "▼", canvas_ink(INK_LIT, MARK_BOLD));
    canvas_put_within(canvas, 0, canvas->rows - 1, canvas->columns, say_word(SAY_RULES_KEYS, app->language),
                      canvas_ink(INK_QUIET, 0));
    app_show(app, (struct view_cursor){-1, 0});
    return lines > room ? lines - room : 0;
}

/* Returns false to go back to the list. */
static bool read_section(struct reader *reader) {
    while (!reader->app->gone) {
        int last = draw(reader), room = reader->app->canvas.rows - TOP - 2;
        struct press press = app_wait(reader->app, -1, -1);
        int by = press.kind == PRESS_DOWN        ? 1
                 : press.kind == PRESS_UP        ? -1
                 : press.kind == PRESS_PAGE_DOWN ? room - 1
                 : press.kind == PRESS_PAGE_UP   ? 1 - room
                 : press.kind == PRESS_HOME      ? -reader->from
                 : press.kind == PRESS_END       ? last - reader->from
                                                 : 0;
        bool space = press.kind == PRESS_LETTER && press.letter == ' ';
        int section = press.kind == PRESS_RIGHT || (space && reader->from >= last) ? 1
                      : press.kind == PRESS_LEFT                                   ? -1
                                                                                   : 0;
        if (space && section == 0)
            by = room - 1;
        reader->from += by;
        reader->from = reader->from > last ? last : reader->from < 0 ? 0 : reader->from;
        if (section && reader->at + section >= 0 && reader->at + section < reader->count) {
            reader->at += section;
            reader->from = 0;
        } else if (press.kind == PRESS_ENTER)
            return false;
        else if (press.kind == PRESS_ESCAPE || (press.kind == PRESS_LETTER && press.letter == 'q'))
            return true;
    }
    return true;
}

void rules_run(struct app *app, const struct game *game) {
    char title[128];
    struct text out = text_into(title, sizeof title);
    struct reader reader = {.app = app, .game = game};
    reader.rules = games_rules(game, app->language);
    if (!reader.rules) {
        app_tell(app, SAY_NO_RULES, NULL, NULL);
        return;
    }
    say(&out, SAY_RULES_TITLE, app->language, game->title[app->language], NULL);
    open_reader(&reader);
    for (bool done = reader.count == 0; !done && !app->gone;) {
        canvas_clear(&app->canvas);
        reader.at = popup_choose(app, title, (const char *const *)reader.titles, NULL, reader.count);
        reader.from = 0;
        done = reader.at < 0 || read_section(&reader);
    }
    close_reader(&reader);
}
