/* Beside the board: the sheets, what else can be chosen, and the log. */
#include "view_inside.h"

#include <stdlib.h>

enum {
    SHEET_ROWS = 64,
    LOG_LINES = 64,
    LOG_LINE = 2 * GAME_SENTENCE_TEXT,
    LEAST_LOG = 3, /* rows of the log that make it worth having here */
    CHOICE_ROWS =
        7, /* kept free for the choices, whether or not there are so many: what is above stays where it is */
    LEAST_CHOICES = 3
};

/* What the side shows: how much of the sheets, and whether the log has a place. */
struct side {
    enum game_detail detail;
    int log; /* rows that it has at least */
};

static int chart_sheets(const struct view *view, enum game_detail detail, struct canvas *sheets) {
    const char *players[GAME_MAX_SEATS];
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        players[seat] = view->player[seat] ? view->player[seat]->title[view->language]
                                           : say_word(SAY_PERSON, view->language);
    return view_game(view)->chart_sheets(view_setting(view), view->state, GAME_SPECTATOR, view->language,
                                         detail, players, sheets);
}

/* As much as there is room for: the planets are told where the board is too small to show them; then the log gives way,
   which has a line below as well; then the sheets become brief. */
static struct side plan_side(const struct view *view, const struct layout *layout, struct canvas *sheets) {
    static const struct side sides[] = {
        {GAME_ALL, LEAST_LOG}, {GAME_USUAL, LEAST_LOG}, {GAME_USUAL, 0}, {GAME_BRIEF, 0}};
    enum { SIDES = sizeof sides / sizeof sides[0] };
    for (int i = layout->down == 1 ? 0 : 1; i < SIDES; i++) {
        struct side side = sides[i];
        if (layout->log.rows)
            side.log = 0;
        if (i == SIDES - 1 ||
            chart_sheets(view, side.detail, sheets) + CHOICE_ROWS + side.log <= layout->side.rows)
            return side;
    }
    return sides[SIDES - 1];
}

/* Returns the rows used. */
static int draw_sheets(const struct view *view, const struct layout *layout, struct side *side,
                       struct canvas *canvas) {
    struct canvas_area area = layout->side;
    struct canvas sheets = {.columns = area.columns, .rows = SHEET_ROWS, .ascii = canvas->ascii};
    sheets.cells = calloc((size_t)(sheets.columns * sheets.rows), sizeof *sheets.cells);
    *side = (struct side){GAME_BRIEF, 0};
    if (!sheets.cells)
        return 0;
    *side = plan_side(view, layout, &sheets);
    int rows = chart_sheets(view, side->detail, &sheets);
    if (rows > area.rows - LEAST_CHOICES)
        rows = area.rows - LEAST_CHOICES;
    canvas_copy(canvas, area.column, area.row, &sheets, (struct canvas_area){0, 0, area.columns, rows});
    free(sheets.cells);
    return rows;
}

/* A button: its letter, and what it does or leads to. */
static void draw_button(const struct view *view, const struct button *button, bool chosen, int column,
                        int row, int room, struct canvas *canvas) {
    char label[GAME_SENTENCE_TEXT], letter[] = {button->letter, '\0'};
    struct text out = text_into(label, sizeof label);
    int marks = chosen ? MARK_REVERSE : 0;
    view_game(view)->label_thing(view_setting(view), view->state, button->item->thing, view->language, &out);
    struct canvas_style style = {INK_PLAIN, (uint8_t)marks, button->item->thing};
    struct canvas_style key = {INK_LIT, (uint8_t)(marks | MARK_BOLD), button->item->thing};
    canvas_put(canvas, column, row, chosen ? "[" : " ", key);
    canvas_put(canvas, column + 1, row, letter, key);
    canvas_put(canvas, column + 2, row, chosen ? "]" : " ", key);
    canvas_put_within(canvas, column + 4, row, room - 4, label, style);
}

static int draw_buttons(const struct view *view, struct canvas_area area, struct canvas *canvas) {
    const struct pointer *pointer = view->pointer;
    int shown = pointer->button_count, first = 0;
    if (shown == 0 || area.rows < 2)
        return 0;
    int used = canvas_put(canvas, area.column, area.row, say_word(SAY_CHOICES_TITLE, view->language),
                          canvas_ink(INK_QUIET, 0));
    if (shown > area.rows - 1) {
        char number[16], more[64];
        struct text digits = text_into(number, sizeof number), out = text_into(more, sizeof more);
        text_number(&digits, shown - (area.rows - 1));
        say(&out, SAY_MORE, view->language, number, NULL);
        canvas_put(canvas, area.column + used + 1, area.row, more, canvas_ink(INK_QUIET, 0));
        shown = area.rows - 1;
        first = pointer->button - shown / 2;
        if (first > pointer->button_count - shown)
            first = pointer->button_count - shown;
        if (first < 0)
            first = 0;
    }
    for (int i = 0; i < shown; i++)
        draw_button(view, &pointer->buttons[first + i], pointer->on_buttons && pointer->button == first + i,
                    area.column, area.row + 1 + i, area.columns, canvas);
    return shown + 1;
}

struct log {
    const struct view *view;
    char lines[LOG_LINES][LOG_LINE];
    int author[LOG_LINES];
    size_t count;
};

static void tell(void *context, size_t number, const void *state, game_action action) {
    struct log *log = context;
    const struct view *view = log->view;
    if (number >= view->length)
        return;
    char *line = log->lines[log->count % LOG_LINES];
    struct text out = text_into(line, LOG_LINE);
    log->author[log->count++ % LOG_LINES] =
        GAME_IS_RESIGN(action) ? GAME_RESIGNER(action) : view_game(view)->who(view_setting(view), state);
    view_game(view)->tell(view_setting(view), state, action, GAME_SPECTATOR, view->language, &out);
}

void view_draw_log(const struct view *view, struct canvas_area area, struct canvas *canvas) {
    struct log *log = malloc(sizeof *log);
    if (!log || area.rows < 1 || area.columns < 8) {
        free(log);
        return;
    }
    log->view = view;
    log->count = 0;
    table_walk(view->table, view->length > LOG_LINES ? view->length - LOG_LINES : 0, tell, log);
    int room = area.rows;
    for (size_t i = log->count; i > 0 && room > 0; i--) {
        const char *line = log->lines[(i - 1) % LOG_LINES];
        int author = log->author[(i - 1) % LOG_LINES], lines = canvas_lines(area.columns - 2, line);
        /* A line that does not fit whole is left out, but for the newest. */
        if (lines > room && i < log->count)
            break;
        lines = lines > room ? room : lines;
        room -= lines;
        struct canvas_style style =
            canvas_ink(author >= 0 ? (enum canvas_ink)(INK_SEAT + author) : INK_PLAIN, 0);
        canvas_put(canvas, area.column, area.row + room, author >= 0 ? "▸" : "·", style);
        canvas_wrap(canvas, (struct canvas_area){area.column + 2, area.row + room, area.columns - 2, lines},
                    line, i == log->count ? style : canvas_ink(INK_PLAIN, 0));
    }
    free(log);
}

bool view_draw_side(const struct view *view, const struct layout *layout, struct canvas *canvas) {
    struct canvas_area area = layout->side;
    struct side side;
    int buttons = view->pointer->button_count ? view->pointer->button_count + 1 : 0;
    int used = draw_sheets(view, layout, &side, canvas);
    if (used + buttons + side.log < area.rows)
        used++; /* a line of air */
    struct canvas_area rest = {area.column, used, area.columns, area.rows - used - side.log};
    used += draw_buttons(view, rest, canvas);
    if (!side.log)
        return false;
    if (area.rows - used > LEAST_LOG)
        used++;
    view_draw_log(view, (struct canvas_area){area.column, used, area.columns, area.rows - used}, canvas);
    return true;
}
