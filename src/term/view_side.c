/* Beside the board: sheets, buttons, and the log. */
#include "view_internal.h"

#include <stdlib.h>

enum {
    LOG_LINES = 64,
    LOG_LINE = 2 * GAME_SENTENCE_TEXT,
    LEAST_LOG = 3, /* minimum rows of the log */
    CHOICE_ROWS =
        7, /* reserved for the choices even if there are fewer, so that the sheets above do not move */
    LEAST_CHOICES = 3
};

/* How much of the sheets is shown, and whether the log is. */
struct side {
    enum game_detail detail;
    int log; /* minimum rows of the log */
};

/* For a game without sheets: seats, players, and whose turn it is. */
static int draw_seats(const struct view *view, struct canvas *sheets) {
    const struct game *game = view_game(view);
    int seats = game->seats(view_setting(view)), turn = game->turn(view_setting(view), view->state);
    for (int seat = 0; seat < seats; seat++) {
        char name[GAME_SENTENCE_TEXT];
        struct text out = text_into(name, sizeof name);
        bool present = game->present(view_setting(view), view->state, seat);
        struct canvas_style style =
            canvas_ink((enum canvas_ink)(INK_SEAT + seat), present ? MARK_BOLD : MARK_DIM);
        const char *player = view->player[seat] ? view->player[seat] : "";
        int width = canvas_width(player), room = sheets->columns - 3 - width;
        game->seat_name(view_setting(view), view->state, seat, view->language, &out);
        canvas_put(sheets, 0, seat, seat == turn ? "▸" : " ", style);
        canvas_put_within(sheets, 2, seat, room, name, style);
        canvas_put(sheets, sheets->columns - width, seat, player, canvas_ink(INK_QUIET, 0));
    }
    return seats;
}

/* Returns the rows needed, which may exceed the canvas. */
static int draw_game_sheets(const struct view *view, enum game_detail detail, struct canvas *sheets) {
    if (!view_game(view)->draw_sheets)
        return draw_seats(view, sheets);
    return view_game(view)->draw_sheets(view_setting(view), view->state, view->language, detail, view->player,
                                        sheets);
}

static int count_rows(const struct view *view, enum game_detail detail, int columns) {
    struct canvas_cell cells[columns];
    struct canvas line = {.columns = columns, .rows = 1, .cells = cells};
    return draw_game_sheets(view, detail, &line);
}

struct canvas view_sheets(const struct view *view, enum game_detail detail, int columns, bool ascii) {
    struct canvas sheets = {.columns = columns, .rows = count_rows(view, detail, columns), .ascii = ascii};
    sheets.cells = calloc((size_t)(sheets.columns * sheets.rows) + 1, sizeof *sheets.cells);
    if (sheets.cells) {
        canvas_clear(&sheets);
        draw_game_sheets(view, detail, &sheets);
    }
    return sheets;
}

/* As much as fits. Full detail only where the board is too small to show the planets; then the log goes,
   which has a line below as well; then the sheets become brief. */
static struct side plan_side(const struct view *view, const struct layout *layout) {
    static const struct side sides[] = {
        {GAME_ALL, LEAST_LOG}, {GAME_NORMAL, LEAST_LOG}, {GAME_NORMAL, 0}, {GAME_BRIEF, 0}};
    enum { SIDES = sizeof sides / sizeof sides[0] };
    int choices = view->selection->button_count + 1;
    choices = choices > CHOICE_ROWS ? choices : CHOICE_ROWS;
    for (int i = layout->down == 1 ? 0 : 1; i < SIDES; i++) {
        struct side side = sides[i];
        if (layout->log.rows)
            side.log = 0;
        if (i == SIDES - 1 ||
            count_rows(view, side.detail, layout->side.columns) + choices + side.log <= layout->side.rows)
            return side;
    }
    return sides[SIDES - 1];
}

/* Returns the rows used. */
static int draw_sheets(const struct view *view, const struct layout *layout, struct side *side,
                       struct canvas *canvas) {
    struct canvas_area area = layout->side;
    *side = plan_side(view, layout);
    struct canvas sheets = view_sheets(view, side->detail, area.columns, canvas->ascii);
    int rows = sheets.rows < area.rows - LEAST_CHOICES ? sheets.rows : area.rows - LEAST_CHOICES;
    if (sheets.cells)
        canvas_copy(canvas, area.column, area.row, &sheets, (struct canvas_area){0, 0, area.columns, rows});
    free(sheets.cells);
    return rows;
}

/* A button: its letter and its label. */
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
    const struct selection *selection = view->selection;
    int shown = selection->button_count, first = 0;
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
        first = selection->button - shown / 2;
        if (first > selection->button_count - shown)
            first = selection->button_count - shown;
        if (first < 0)
            first = 0;
    }
    for (int i = 0; i < shown; i++)
        draw_button(view, &selection->buttons[first + i],
                    selection->on_buttons && selection->button == first + i, area.column, area.row + 1 + i,
                    area.columns, canvas);
    return shown + 1;
}

struct log {
    const struct view *view;
    char lines[LOG_LINES][LOG_LINE];
    bool decided[LOG_LINES]; /* by a seat; else by chance */
    int seat[LOG_LINES];     /* that decided, or whose turn it was */
    size_t count;
};

static void tell(void *context, size_t number, const void *state, game_action action) {
    struct log *log = context;
    const struct view *view = log->view;
    if (number >= view->length)
        return;
    size_t at = log->count++ % LOG_LINES;
    struct text out = text_into(log->lines[at], LOG_LINE);
    int author =
        GAME_IS_RESIGN(action) ? GAME_RESIGNER(action) : view_game(view)->who(view_setting(view), state);
    log->decided[at] = author >= 0;
    log->seat[at] = author >= 0 ? author : view_game(view)->turn(view_setting(view), state);
    table_tell(view->table, view->viewer, state, action, view->language, &out);
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
        size_t at = (i - 1) % LOG_LINES;
        const char *line = log->lines[at];
        int lines = canvas_lines(area.columns - 2, line);
        /* Lines that do not fit are left out, except the newest. */
        if (lines > room && i < log->count)
            break;
        lines = lines > room ? room : lines;
        room -= lines;
        struct canvas_style style = canvas_ink((enum canvas_ink)(INK_SEAT + log->seat[at]), 0);
        canvas_put(canvas, area.column, area.row + room, log->decided[at] ? "▸" : "·", style);
        canvas_wrap(canvas, (struct canvas_area){area.column + 2, area.row + room, area.columns - 2, lines},
                    line, i == log->count ? style : canvas_ink(INK_PLAIN, 0));
    }
    free(log);
}

bool view_draw_side(const struct view *view, const struct layout *layout, struct canvas *canvas) {
    struct canvas_area area = layout->side;
    struct side side;
    int buttons = view->selection->button_count ? view->selection->button_count + 1 : 0;
    int used = draw_sheets(view, layout, &side, canvas);
    if (used + buttons + side.log < area.rows)
        used++; /* a blank line */
    struct canvas_area rest = {area.column, used, area.columns, area.rows - used - side.log};
    used += draw_buttons(view, rest, canvas);
    if (!side.log)
        return false;
    if (area.rows - used > LEAST_LOG)
        used++;
    view_draw_log(view, (struct canvas_area){area.column, used, area.columns, area.rows - used}, canvas);
    return true;
}
