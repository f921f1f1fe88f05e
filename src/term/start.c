/* The start menu: who plays, on which map, by which rules; or a game that there is already. */
#include "app.h"

#include "files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { OPTIONS = 8, ROWS = 24, VALUE = 29, PICTURE = 24, WIDE = 58 };

/* What a row of the menu is about. */
enum row_kind {
    ROW_RESUME,
    ROW_START,
    ROW_SEATS,
    ROW_PLAYER,
    ROW_BOARD,
    ROW_OPTION,
    ROW_LANGUAGE,
    ROW_LOAD,
    ROW_REPLAY,
    ROW_QUIT
};

struct row {
    enum row_kind kind;
    int number; /* of the player or the option */
};

struct start {
    struct app *app;
    const struct game *game;
    bool kept; /* there is a game to resume */
    int seats;
    int player[GAME_MAX_SEATS]; /* 0: a person, else a level */
    size_t board;               /* the number of the game's board */
    size_t value[OPTIONS];      /* the chosen value of each option */
    struct row rows[ROWS];
    int row_count;
    int at;
    struct table *table; /* the game as it would begin, for the picture; NULL when it cannot be played */
    char reason[256];    /* why not */
};

static bool is_board_option(const struct start *start, size_t option) {
    return start->game->board_option &&
           strcmp(start->game->options[option].name, start->game->board_option) == 0;
}

static size_t option_values(const struct game_option *option) {
    size_t count = option->type == GAME_CHECK ? 2 : 0;
    for (; option->type == GAME_COMBO && option->values[count]; count++) {}
    return count;
}

static const char *option_value(const struct game_option *option, size_t value) {
    static const char *const checks[] = {"off", "on"};
    return option->type == GAME_CHECK ? checks[value] : option->values[value];
}

static void list_rows(struct start *start) {
    struct row *row = start->rows;
    if (start->kept)
        *row++ = (struct row){ROW_RESUME, 0};
    *row++ = (struct row){ROW_START, 0};
    *row++ = (struct row){ROW_SEATS, 0};
    for (int seat = 0; seat < start->seats; seat++)
        *row++ = (struct row){ROW_PLAYER, seat};
    if (start->game->board)
        *row++ = (struct row){ROW_BOARD, 0};
    for (size_t i = 0; i < OPTIONS && start->game->options[i].name; i++)
        if (!is_board_option(start, i) && option_values(&start->game->options[i]) > 0)
            *row++ = (struct row){ROW_OPTION, (int)i};
    for (enum row_kind kind = ROW_LANGUAGE; kind <= ROW_QUIT; kind++)
        *row++ = (struct row){kind, 0};
    start->row_count = (int)(row - start->rows);
}

/* The board `by` further among those for so many seats; any if `by` is 0 and this one is not for them. */
static void step_board(struct start *start, int by) {
    struct game_board board;
    size_t count = 0, at = start->board;
    while (start->game->board(count, &board))
        count++;
    for (size_t i = 0; i < count; i++) {
        if (i > 0 || by)
            at = (at + count + (size_t)(by < 0 ? count - 1 : 1)) % count;
        if (start->game->board(at, &board) && board.seats == start->seats) {
            start->board = at;
            return;
        }
    }
}

static void standard_board(struct start *start) {
    struct game_board board;
    const char *standard = game_chosen(start->game, NULL, 0, start->game->board_option);
    for (size_t i = 0; start->game->board(i, &board); i++)
        if (strcmp(board.id, standard) == 0) {
            start->board = i;
            start->seats = board.seats;
        }
}

/* The table that the choices make. */
static void make_table(struct start *start) {
    struct game_choice choices[OPTIONS + 1];
    struct game_board board = {0};
    struct game_error error = {.language = start->app->language};
    size_t count = 0;
    for (size_t i = 0; i < OPTIONS && start->game->options[i].name; i++) {
        const struct game_option *option = &start->game->options[i];
        if (is_board_option(start, i) && start->game->board(start->board, &board))
            choices[count++] = (struct game_choice){option->name, board.id};
        else if (option_values(option) > 0)
            choices[count++] = (struct game_choice){option->name, option_value(option, start->value[i])};
    }
    table_free(start->table);
    start->table = table_new(start->game, choices, count, &error);
    snprintf(start->reason, sizeof start->reason, "%s", start->table ? "" : error.text);
}

static void open_start(struct start *start, struct app *app) {
    struct game_error error = {.language = app->language};
    *start = (struct start){.app = app, .game = app->options->games[0], .seats = 2, .player = {0, 2, 2, 2}};
    struct table *kept = keep_resume(&app->keep, app->options->games, &error);
    start->kept = kept != NULL;
    table_free(kept);
    if (start->game->board)
        standard_board(start);
    for (size_t i = 0; i < OPTIONS && start->game->options[i].name; i++)
        for (size_t k = 0; k < option_values(&start->game->options[i]); k++)
            if (strcmp(option_value(&start->game->options[i], k), start->game->options[i].standard) == 0)
                start->value[i] = k;
    list_rows(start);
    make_table(start);
}

/* What a row says: its name, and its value. */
static void describe_row(const struct start *start, const struct row *row, struct text *name,
                         struct text *value) {
    static const enum say names[] = {SAY_MENU_RESUME, SAY_MENU_START, SAY_MENU_SEATS,    SAY_MENU_SEATS,
                                     SAY_MENU_MAP,    SAY_MENU_RULES, SAY_MENU_LANGUAGE, SAY_MENU_LOAD,
                                     SAY_MENU_REPLAY, SAY_MENU_QUIT};
    enum game_language language = start->app->language;
    const struct game_option *option = &start->game->options[row->number];
    struct game_board board;
    char number[8];
    switch (row->kind) {
    case ROW_SEATS:
        text_number(value, start->seats);
        break;
    case ROW_PLAYER:
        text_put(name, "  ");
        start->game->seat_name(row->number, language, name);
        snprintf(number, sizeof number, "%d", start->player[row->number]);
        if (start->player[row->number]) {
            const struct mind_player *player = &mind_players[start->player[row->number] - 1];
            text_format(value, "%s %s, Elo %d", number, player->title[language], player->elo);
        } else
            text_put(value, say_word(SAY_PERSON, language));
        return;
    case ROW_BOARD:
        if (start->game->board(start->board, &board)) {
            text_put(value, board.name[language]);
            text_put(value, ", ");
            text_put(value, board.note[language]);
        }
        break;
    case ROW_OPTION:
        if (start->game->label_option) {
            start->game->label_option((size_t)row->number, NULL, language, name);
            start->game->label_option((size_t)row->number, option_value(option, start->value[row->number]),
                                      language, value);
            return;
        }
        text_put(name, option->name);
        text_put(value, option_value(option, start->value[row->number]));
        return;
    case ROW_LANGUAGE:
        text_put(value, say_word(SAY_LANGUAGE_NAME, language));
        break;
    default:
        break;
    }
    text_put(name, say_word(names[row->kind], language));
}

static bool has_value(enum row_kind kind) {
    return kind == ROW_SEATS || kind == ROW_PLAYER || kind == ROW_BOARD || kind == ROW_OPTION ||
           kind == ROW_LANGUAGE;
}

static void draw_row(const struct start *start, int number, int room, struct canvas *canvas) {
    char name[128], value[192];
    struct text name_text = text_into(name, sizeof name), value_text = text_into(value, sizeof value);
    const struct row *row = &start->rows[number];
    bool chosen = number == start->at;
    struct canvas_style style = {INK_PLAIN, (uint8_t)(chosen ? MARK_REVERSE : 0), (game_thing)number};
    describe_row(start, row, &name_text, &value_text);
    canvas_put(canvas, 1, 2 + number, chosen ? "▸" : " ", canvas_ink(INK_LIT, MARK_BOLD));
    int used = canvas_put_within(canvas, 3, 2 + number, room - 3, name, style);
    if (!has_value(row->kind))
        return;
    int column = used + 5 < VALUE ? VALUE : used + 5;
    canvas_put(canvas, column - 2, 2 + number, chosen ? "‹" : " ", canvas_ink(INK_LIT, MARK_BOLD));
    int width =
        canvas_put_within(canvas, column, 2 + number, room - column - 2, value, canvas_ink(INK_TITLE, 0));
    canvas_put(canvas, column + width + 1, 2 + number, chosen ? "›" : " ", canvas_ink(INK_LIT, MARK_BOLD));
}

/* A small picture of the map: the middle letter of each space. */
static void draw_picture(const struct start *start, struct canvas_area area, struct canvas *canvas) {
    const struct game *game = start->game;
    int files, ranks;
    if (!start->table || !game->chart)
        return;
    game->chart_size(table_setting(start->table), &files, &ranks);
    struct canvas chart = {.columns = 3 + 3 * files, .rows = ranks + 1, .ascii = canvas->ascii};
    chart.cells = calloc((size_t)(chart.columns * chart.rows), sizeof *chart.cells);
    if (!chart.cells)
        return;
    game->chart(table_setting(start->table), table_state(start->table), GAME_SPECTATOR, start->app->language,
                3, 1, &chart);
    int pitch = 2 * files <= area.columns ? 2 : 1;
    for (int y = 0; y < ranks && y < area.rows; y++)
        for (int x = 0; x < files && x * pitch < area.columns; x++)
            canvas_copy(canvas, area.column + x * pitch, area.row + y, &chart,
                        (struct canvas_area){3 + 3 * x + 1, y, 1, 1});
    free(chart.cells);
}

static void draw(const struct start *start) {
    struct app *app = start->app;
    struct canvas *canvas = &app->canvas;
    int room = canvas->columns < WIDE + PICTURE ? canvas->columns - PICTURE : WIDE;
    canvas_clear(canvas);
    canvas_put(canvas, 3, 0, say_word(SAY_TITLE, app->language), canvas_ink(INK_TITLE, MARK_BOLD));
    for (int i = 0; i < start->row_count; i++)
        draw_row(start, i, room, canvas);
    draw_picture(start, (struct canvas_area){room + 1, 2, canvas->columns - room - 2, canvas->rows - 4},
                 canvas);
    if (start->reason[0])
        canvas_wrap(canvas, (struct canvas_area){3, 3 + start->row_count, canvas->columns - 6, 2},
                    start->reason, canvas_ink(INK_WARN, 0));
    canvas_put_within(canvas, 0, canvas->rows - 1, canvas->columns, say_word(SAY_MENU_KEYS, app->language),
                      canvas_ink(INK_QUIET, 0));
    app_show(app, (struct view_cursor){-1, 0});
}

static int turned(int number, int by, int least, int most) {
    int count = most - least + 1;
    return least + (number - least + by + count) % count;
}

/* Left and Right: another value. */
static void change(struct start *start, int by) {
    const struct row *row = &start->rows[start->at];
    const struct game_option *option = &start->game->options[row->number];
    switch (row->kind) {
    case ROW_SEATS:
        start->seats = turned(start->seats, by, 2, GAME_MAX_SEATS);
        step_board(start, 0);
        list_rows(start);
        break;
    case ROW_PLAYER:
        start->player[row->number] = turned(start->player[row->number], by, 0, MIND_LEVELS);
        break;
    case ROW_BOARD:
        step_board(start, by);
        break;
    case ROW_OPTION:
        start->value[row->number] =
            (size_t)turned((int)start->value[row->number], by, 0, (int)option_values(option) - 1);
        break;
    case ROW_LANGUAGE:
        start->app->language =
            (enum game_language)turned((int)start->app->language, by, 0, GAME_LANGUAGES - 1);
        break;
    default:
        return;
    }
    make_table(start);
}

static enum app_next sit_down(struct start *start, struct table *table, const char *const *names) {
    if (app_sit_down(start->app, table, names))
        return APP_PLAY;
    app_stand_up(start->app);
    popup_read(start->app, say_word(SAY_TITLE, start->app->language),
               say_word(SAY_NO_MINDS, start->app->language));
    return APP_START;
}

static enum app_next begin(struct start *start) {
    const char *names[GAME_MAX_SEATS];
    char date[16];
    time_t now = time(NULL);
    const struct tm *today = localtime(&now);
    if (!start->table)
        return APP_START;
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        names[seat] = start->player[seat] ? mind_players[start->player[seat] - 1].name : "person";
    struct table *table = start->table;
    start->table = NULL;
    if (today && strftime(date, sizeof date, "%Y.%m.%d", today) > 0)
        table_set_tag(table, "Date", date);
    keep_set_aside(&start->app->keep, start->app->options->games);
    return sit_down(start, table, names);
}

static enum app_next run_row(struct start *start) {
    struct game_error error = {.language = start->app->language};
    struct table *table;
    switch (start->rows[start->at].kind) {
    case ROW_RESUME:
        table = keep_resume(&start->app->keep, start->app->options->games, &error);
        return table ? sit_down(start, table, NULL) : APP_START;
    case ROW_START:
        return begin(start);
    case ROW_LOAD:
        table = app_load(start->app);
        if (table)
            keep_set_aside(&start->app->keep, start->app->options->games);
        return table ? sit_down(start, table, NULL) : APP_START;
    case ROW_REPLAY:
        table = app_load(start->app);
        if (table)
            replay_run(start->app, table, 0);
        table_free(table);
        return APP_START;
    case ROW_QUIT:
        return APP_LEAVE;
    default:
        change(start, 1);
        return APP_START;
    }
}

enum app_next start_run(struct app *app) {
    struct start start;
    enum app_next next = APP_START;
    app_stand_up(app);
    open_start(&start, app);
    while (next == APP_START && !app->gone) {
        draw(&start);
        struct press press = app_wait(app, -1, -1);
        const struct canvas_cell *cell = canvas_at(&app->canvas, press.column, press.row);
        if (press.kind == PRESS_UP || press.kind == PRESS_DOWN)
            start.at = turned(start.at, press.kind == PRESS_UP ? -1 : 1, 0, start.row_count - 1);
        else if (press.kind == PRESS_LEFT || press.kind == PRESS_RIGHT)
            change(&start, press.kind == PRESS_LEFT ? -1 : 1);
        else if (press.kind == PRESS_ENTER || (press.kind == PRESS_LETTER && press.letter == ' '))
            next = run_row(&start);
        else if (press.kind == PRESS_CLICK && cell && cell->style.thing < (game_thing)start.row_count) {
            start.at = (int)cell->style.thing;
            next = run_row(&start);
        } else if (press.kind == PRESS_LETTER && press.letter == 'q')
            next = APP_LEAVE;
    }
    table_free(start.table);
    return app->gone ? APP_LEAVE : next;
}
