/* The start menu: who plays, on which map, by which rules; or a game that there is already. */
#include "app.h"
#include "choices.h"

#include "files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROWS = 24, VALUE = 29, PICTURE = 24, WIDE = 58, BOARD_BYTES = 65536 };

/* What a row of the menu is about. */
enum row_kind {
    ROW_RESUME,
    ROW_START,
    ROW_SEATS,
    ROW_PLAYER,
    ROW_BOARD,
    ROW_OWN_BOARD,
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
    struct choices choices;
    struct row rows[ROWS];
    int row_count;
    int at;
    struct table *table; /* the game as it would begin, for the picture; NULL when it cannot be played */
    char reason[256];    /* why not */
};

static void list_rows(struct start *start) {
    struct row *row = start->rows;
    const struct game *game = start->game;
    if (start->kept)
        *row++ = (struct row){ROW_RESUME, 0};
    *row++ = (struct row){ROW_START, 0};
    *row++ = (struct row){ROW_SEATS, 0};
    for (int seat = 0; seat < start->choices.seats; seat++)
        *row++ = (struct row){ROW_PLAYER, seat};
    if (game->board)
        *row++ = (struct row){ROW_BOARD, 0};
    if (game->read_board)
        *row++ = (struct row){ROW_OWN_BOARD, 0};
    for (size_t i = 0; i < CHOICES_OPTIONS && game->options[i].name; i++)
        if (!choices_is_board(&start->choices, i) && choices_values(&game->options[i]) > 0)
            *row++ = (struct row){ROW_OPTION, (int)i};
    for (enum row_kind kind = ROW_LANGUAGE; kind <= ROW_QUIT; kind++)
        *row++ = (struct row){kind, 0};
    start->row_count = (int)(row - start->rows);
}

static void make_table(struct start *start) {
    struct game_error error = {.language = start->app->language};
    table_free(start->table);
    start->table = choices_table(&start->choices, &error);
    snprintf(start->reason, sizeof start->reason, "%s", start->table ? "" : error.text);
}

static void open_start(struct start *start, struct app *app) {
    struct game_error error = {.language = app->language};
    *start = (struct start){.app = app, .game = app->options->games[0]};
    struct table *kept = keep_resume(&app->keep, app->options->games, &error);
    start->kept = kept != NULL;
    table_free(kept);
    choices_open(&start->choices, start->game);
    list_rows(start);
    make_table(start);
    if (error.text[0]) {
        struct text out = text_into(start->reason, sizeof start->reason);
        say(&out, SAY_KEPT_UNREAD, app->language, error.text, NULL);
    }
}

static void describe_player(const struct start *start, int seat, struct text *value) {
    enum game_language language = start->app->language;
    int level = start->choices.player[seat];
    const struct mind_player *player = &mind_players[level ? level - 1 : 0];
    if (level)
        text_format(value, "%d %s, Elo %d", level, player->title[language], player->elo);
    else
        text_put(value, say_word(SAY_PERSON, language));
}

/* An option's name and value, in the game's words if it has any. */
static void describe_option(const struct start *start, int number, struct text *name, struct text *value) {
    const struct game_option *option = &start->game->options[number];
    enum game_language language = start->app->language;
    const char *chosen = choices_value(option, start->choices.value[number]);
    if (start->game->label_option) {
        start->game->label_option((size_t)number, NULL, language, name);
        start->game->label_option((size_t)number, chosen, language, value);
        return;
    }
    text_put(name, option->name);
    text_put(value, chosen);
}

/* What a row says: its name, and its value. */
static void describe_row(const struct start *start, const struct row *row, struct text *name,
                         struct text *value) {
    static const enum say names[] = {[ROW_RESUME] = SAY_MENU_RESUME,     [ROW_START] = SAY_MENU_START,
                                     [ROW_SEATS] = SAY_MENU_SEATS,       [ROW_BOARD] = SAY_MENU_MAP,
                                     [ROW_OWN_BOARD] = SAY_MENU_OWN_MAP, [ROW_LANGUAGE] = SAY_MENU_LANGUAGE,
                                     [ROW_LOAD] = SAY_MENU_LOAD,         [ROW_REPLAY] = SAY_MENU_REPLAY,
                                     [ROW_QUIT] = SAY_MENU_QUIT};
    enum game_language language = start->app->language;
    switch (row->kind) {
    case ROW_PLAYER:
        text_put(name, "  ");
        start->game->seat_name(row->number, language, name);
        describe_player(start, row->number, value);
        return;
    case ROW_OPTION:
        describe_option(start, row->number, name, value);
        return;
    case ROW_SEATS:
        text_number(value, start->choices.seats);
        break;
    case ROW_BOARD:
        choices_describe_board(&start->choices, language, value);
        break;
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
    struct choices *choices = &start->choices;
    const struct game_option *option = &start->game->options[row->number];
    switch (row->kind) {
    case ROW_SEATS:
        choices_seat(choices, turned(choices->seats, by, 2, GAME_MAX_SEATS));
        list_rows(start);
        break;
    case ROW_PLAYER:
        choices->player[row->number] = turned(choices->player[row->number], by, 0, MIND_LEVELS);
        break;
    case ROW_BOARD:
        choices_step_board(choices, by);
        break;
    case ROW_OPTION:
        choices->value[row->number] =
            (size_t)turned((int)choices->value[row->number], by, 0, (int)choices_values(option) - 1);
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
    choices_players(&start->choices, names);
    struct table *table = start->table;
    start->table = NULL;
    if (today && strftime(date, sizeof date, "%Y.%m.%d", today) > 0)
        table_set_tag(table, "Date", date);
    keep_set_aside(&start->app->keep, start->app->options->games);
    return sit_down(start, table, names);
}

static void point_at(struct start *start, enum row_kind kind) {
    for (int i = 0; i < start->row_count; i++)
        if (start->rows[i].kind == kind)
            start->at = i;
}

/* A map of one's own, from a file. */
static void load_board(struct start *start) {
    struct app *app = start->app;
    struct game_error error = {.language = app->language};
    char name[APP_LINE];
    size_t length;
    char *bytes = app_read_file(app, SAY_MENU_OWN_MAP, BOARD_BYTES, name, &length);
    if (!bytes)
        return;
    const char *slash = strrchr(name, '/');
    bool taken = choices_take_board(&start->choices, slash ? slash + 1 : name, bytes, length, &error);
    free(bytes);
    if (!taken) {
        app_refuse_file(app, SAY_MENU_OWN_MAP, name, &error);
        return;
    }
    list_rows(start);
    point_at(start, ROW_BOARD);
    make_table(start);
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
        table = app_load(start->app, SAY_MENU_LOAD);
        if (table)
            keep_set_aside(&start->app->keep, start->app->options->games);
        return table ? sit_down(start, table, NULL) : APP_START;
    case ROW_REPLAY:
        table = app_load(start->app, SAY_MENU_REPLAY);
        if (table)
            replay_run(start->app, table, 0, NULL);
        table_free(table);
        return APP_START;
    case ROW_OWN_BOARD:
        load_board(start);
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
        else if (press.kind == PRESS_LETTER && press.letter == '?')
            popup_read(app, say_word(SAY_HELP_MENU_TITLE, app->language),
                       say_word(SAY_HELP_MENU, app->language));
    }
    table_free(start.table);
    return app->gone ? APP_LEAVE : next;
}
