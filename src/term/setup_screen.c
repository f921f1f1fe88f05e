/* The start menu: a new game (players, map, rules), or one to resume, load or replay. */
#include "app.h"
#include "board_chart.h"
#include "choices.h"

#include "files.h"
#include "rule_texts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { TOP = 2, PAGE = 10, VALUE = 29, PICTURE = 24, WIDE = 58, BOARD_BYTES = 65536 };

/* The kinds of rows of the menu. */
enum row_kind {
    ROW_RESUME,
    ROW_OTHERS,
    ROW_FINISHED,
    ROW_START,
    ROW_GAME,
    ROW_SEATS,
    ROW_PLAYER,
    ROW_BOARD,
    ROW_OWN_BOARD,
    ROW_OPTION,
    ROW_LANGUAGE,
    ROW_LOAD,
    ROW_REPLAY,
    ROW_RULES,
    ROW_QUIT,
    ROW_KINDS
};

struct row {
    enum row_kind kind;
    int number; /* seat, or index of the option */
};

struct start {
    struct app *app;
    const struct game *game;
    struct autosave_list saved, finished;                        /* games, unfinished and finished */
    char letters[ROW_KINDS + GAME_MAX_SEATS + GAME_MAX_OPTIONS]; /* that jump to the rows; a blank: none */
    struct choices choices;
    struct row rows[ROW_KINDS + GAME_MAX_SEATS + GAME_MAX_OPTIONS];
    int row_count;
    int at;
    int seats;           /* of the table, or of the last valid one */
    struct table *table; /* the game as chosen, for the preview; NULL when the choices are not valid */
    char reason[1024];   /* why not, or a warning */
};

static bool has_games(const struct start *start) {
    return start->app->options->games[1] != NULL;
}

/* The options of the game that have a row: the one for the number of seats comes first, the others after the
   board. */
static struct row *list_options(const struct start *start, bool seats, struct row *row) {
    const struct game_option *options = start->game->options;
    for (size_t i = 0; options[i].name; i++)
        if (choices_is_seats(&start->choices, i) == seats && !choices_is_board(&start->choices, i) &&
            choices_values(&options[i]) > 0)
            *row++ = (struct row){ROW_OPTION, (int)i};
    return row;
}

static void list_rows(struct start *start) {
    struct row *row = start->rows;
    const struct game *game = start->game;
    if (start->saved.count > 0)
        *row++ = (struct row){ROW_RESUME, 0};
    if (start->saved.count > 1)
        *row++ = (struct row){ROW_OTHERS, 0};
    *row++ = (struct row){ROW_START, 0};
    if (has_games(start))
        *row++ = (struct row){ROW_GAME, 0};
    row = list_options(start, true, row);
    if (game->board && !game->seats_option)
        *row++ = (struct row){ROW_SEATS, 0};
    for (int seat = 0; seat < start->seats; seat++)
        *row++ = (struct row){ROW_PLAYER, seat};
    if (game->board)
        *row++ = (struct row){ROW_BOARD, 0};
    if (game->board && game->read_file)
        *row++ = (struct row){ROW_OWN_BOARD, 0};
    row = list_options(start, false, row);
    for (enum row_kind kind = ROW_LANGUAGE; kind <= ROW_QUIT; kind++) {
        if (kind == ROW_LOAD && start->finished.count > 0)
            *row++ = (struct row){ROW_FINISHED, 0};
        if (kind != ROW_RULES || games_rules(game, start->app->language))
            *row++ = (struct row){kind, 0};
    }
    start->row_count = (int)(row - start->rows);
}

/* Keeps the current row although rows above it may come and go. */
static void make_table(struct start *start) {
    struct game_error error = {.language = start->app->language};
    struct row at = start->rows[start->at];
    table_free(start->table);
    start->table = choices_table(&start->choices, &error);
    if (start->table)
        start->seats = start->game->seats(table_setting(start->table));
    snprintf(start->reason, sizeof start->reason, "%s", start->table ? "" : error.text);
    list_rows(start);
    for (int i = 0; i < start->row_count; i++)
        if (start->rows[i].kind == at.kind && start->rows[i].number == at.number)
            start->at = i;
}

static void take_game(struct start *start, const struct game *game) {
    start->game = game;
    start->seats = 0;
    choices_open(&start->choices, game);
    make_table(start);
}

static void open_start(struct start *start, struct app *app) {
    *start = (struct start){.app = app};
    autosave_read_list(&app->autosave, app->options->games, false, app->language, &start->saved);
    autosave_read_list(&app->autosave, app->options->games, true, app->language, &start->finished);
    start->rows[0].kind = start->saved.count ? ROW_RESUME : ROW_START;
    take_game(start, app->options->game);
    if (start->saved.unreadable) {
        char place[AUTOSAVE_NAME + 32], why[AUTOSAVE_NAME + 512];
        struct text at = text_into(place, sizeof place), words = text_into(why, sizeof why);
        struct text out = text_into(start->reason, sizeof start->reason);
        text_put(&at, start->saved.bad);
        if (start->saved.error.line > 0)
            text_format(&at, ":%d", start->saved.error.line);
        say(&words, SAY_BAD_FILE, app->language, place, start->saved.error.text);
        say(&out, SAY_UNREADABLE_SAVE, app->language, why, NULL);
    } else if (!app->autosave.folder[0]) {
        struct text out = text_into(start->reason, sizeof start->reason);
        say(&out, SAY_NOT_SAVED, app->language, file_reason(app->autosave.reason, app->language), NULL);
    }
}

static bool is_automa(const struct start *start, int seat) {
    return start->table &&
           game_is_automa(start->game, table_setting(start->table), table_state(start->table), seat);
}

/* Whether the player of the seat can be changed: it is not an automa, and levels can play the game. */
static bool is_given(const struct start *start, int seat) {
    return start->table && !is_automa(start, seat) && ai_can_play(start->game, table_setting(start->table));
}

static void describe_player(const struct start *start, int seat, struct text *value) {
    enum game_language language = start->app->language;
    int level = start->table ? choices_player(&start->choices, start->table, seat) : 0;
    const struct ai_player *player = &ai_players[level ? level - 1 : 0];
    if (level && start->game->elo)
        text_format(value, "%d %s, Elo %d", level, player->title[language], start->game->elo[level - 1]);
    else if (level)
        text_format(value, "%d %s", level, player->title[language]);
    else
        text_put(value, say_word(is_automa(start, seat) ? SAY_AUTOMA : SAY_PERSON, language));
}

/* An option's name and value, as labelled by the game if it has labels. */
static void describe_option(const struct start *start, size_t number, struct text *name, struct text *value) {
    const struct game_option *option = &start->game->options[number];
    enum game_language language = start->app->language;
    char chosen[GAME_OPTION_TEXT];
    struct text out = text_into(chosen, sizeof chosen);
    choices_write_value(&start->choices, number, &out);
    if (start->game->label_option)
        start->game->label_option(number, NULL, language, name);
    else
        text_put(name, option->name);
    if (start->game->label_option && option->type != GAME_SPIN)
        start->game->label_option(number, chosen, language, value);
    else
        text_put(value, chosen);
}

/* The name and value shown in a row. */
static void describe_row(const struct start *start, const struct row *row, struct text *name,
                         struct text *value) {
    static const enum say names[] = {[ROW_RESUME] = SAY_MENU_RESUME,     [ROW_START] = SAY_MENU_START,
                                     [ROW_GAME] = SAY_MENU_GAME,         [ROW_SEATS] = SAY_MENU_SEATS,
                                     [ROW_BOARD] = SAY_MENU_MAP,         [ROW_OWN_BOARD] = SAY_MENU_OWN_MAP,
                                     [ROW_LANGUAGE] = SAY_MENU_LANGUAGE, [ROW_LOAD] = SAY_MENU_LOAD,
                                     [ROW_REPLAY] = SAY_MENU_REPLAY,     [ROW_RULES] = SAY_MENU_RULES,
                                     [ROW_OTHERS] = SAY_MENU_OTHERS,     [ROW_QUIT] = SAY_MENU_QUIT,
                                     [ROW_FINISHED] = SAY_MENU_FINISHED};
    enum game_language language = start->app->language;
    switch (row->kind) {
    case ROW_PLAYER:
        text_put(name, "  ");
        if (start->table)
            table_seat_name(start->table, row->number, language, name);
        describe_player(start, row->number, value);
        return;
    case ROW_OPTION:
        describe_option(start, (size_t)row->number, name, value);
        return;
    case ROW_GAME:
        text_put(value, start->game->title[language]);
        break;
    case ROW_SEATS:
        text_number(value, start->choices.seats);
        break;
    case ROW_OTHERS:
        text_number(value, (long)start->saved.count);
        break;
    case ROW_FINISHED:
        text_number(value, (long)start->finished.count);
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

/* Whether the row opens a list and shows how many are in it. */
static bool is_list(enum row_kind kind) {
    return kind == ROW_OTHERS || kind == ROW_FINISHED;
}

static bool has_value(enum row_kind kind) {
    return kind == ROW_GAME || is_list(kind) || kind == ROW_SEATS || kind == ROW_PLAYER ||
           kind == ROW_BOARD || kind == ROW_OPTION || kind == ROW_LANGUAGE;
}

/* Underlines the letter that jumps to a row. */
static void underline(struct canvas *canvas, int column, int line, int width, char letter) {
    for (int i = 0; i < width && letter != ' '; i++) {
        struct canvas_cell *cell = canvas_at(canvas, column + i, line);
        if (cell && cell->letter < 0x80 && (cell->letter | 32) == (uint32_t)letter) {
            cell->style.marks |= MARK_UNDERLINE;
            return;
        }
    }
}

static void draw_row(const struct start *start, int number, int line, int room, struct canvas *canvas) {
    char name[GAME_SENTENCE_TEXT], value[GAME_OPTION_TEXT];
    struct text name_text = text_into(name, sizeof name), value_text = text_into(value, sizeof value);
    const struct row *row = &start->rows[number];
    bool chosen = number == start->at;
    struct canvas_style style = {INK_PLAIN, (uint8_t)(chosen ? MARK_REVERSE : 0), (game_thing)number};
    describe_row(start, row, &name_text, &value_text);
    canvas_put(canvas, 1, line, chosen ? "▸" : " ", canvas_ink(INK_LIT, MARK_BOLD));
    int used = canvas_put_within(canvas, 3, line, room - 3, name, style);
    underline(canvas, 3, line, used, start->letters[number]);
    if (!has_value(row->kind))
        return;
    int column = used + 5 < VALUE ? VALUE : used + 5;
    bool changes = chosen && !is_list(row->kind) && (row->kind != ROW_PLAYER || is_given(start, row->number));
    canvas_put(canvas, column - 2, line, changes ? "‹" : " ", canvas_ink(INK_LIT, MARK_BOLD));
    int width = canvas_put_within(canvas, column, line, room - column - 2, value, canvas_ink(INK_TITLE, 0));
    canvas_put(canvas, column + width + 1, line, changes ? "›" : " ", canvas_ink(INK_LIT, MARK_BOLD));
}

/* The preview of a grid: the middle character of each square. */
static void draw_squares(const struct game_place *places, size_t count, int pitch, const struct canvas *chart,
                         struct chart_scale scale, struct canvas_area area, struct canvas *canvas) {
    for (size_t i = 0; i < count; i++) {
        struct canvas_area place = chart_area(&places[i], scale);
        int column = places[i].x / 2 * pitch, row = places[i].y / 2;
        if (column < area.columns && row < area.rows)
            canvas_copy(canvas, area.column + column, area.row + row, chart,
                        (struct canvas_area){place.column + place.columns / 2, place.row, 1, 1});
    }
}

/* A small preview of the board. */
static void draw_picture(const struct start *start, struct canvas_area area, struct canvas *canvas) {
    const struct game *game = start->game;
    if (!start->table || !game->places)
        return;
    const void *setting = table_setting(start->table), *state = table_state(start->table);
    _Alignas(max_align_t) unsigned char known[GAME_MAX_STATE];
    struct game_place places[game->max_places + 1];
    game_known(game, setting, state, GAME_SPECTATOR, known);
    size_t count = game->places(setting, known, places);
    struct extent extent = chart_extent(game, setting, places, count);
    int across = 3, down = 1;
    if (!extent.grid)
        layout_step(area.columns, area.rows, &extent, &across, &down);
    struct chart_scale scale = chart_scale(&extent, across, down);
    struct canvas chart = chart_canvas(&extent, scale, canvas->ascii);
    if (!chart.cells)
        return;
    chart_draw(game, setting, known, start->app->language, places, count, scale, &chart);
    if (extent.grid)
        draw_squares(places, count, extent.across <= area.columns ? 2 : 1, &chart, scale, area, canvas);
    else if (chart.columns <= area.columns && chart.rows <= area.rows)
        canvas_copy(canvas, area.column, area.row, &chart,
                    (struct canvas_area){0, 0, chart.columns, chart.rows});
    free(chart.cells);
}

/* The first visible row: scrolls so that the current one is in view. */
static int first_row(const struct start *start, int room) {
    int first = start->at - room / 2;
    if (first > start->row_count - room)
        first = start->row_count - room;
    return first < 0 ? 0 : first;
}

static void draw(const struct start *start) {
    enum { REASON_ROWS = 2 };
    struct app *app = start->app;
    struct canvas *canvas = &app->canvas;
    char title[128];
    struct text out = text_into(title, sizeof title);
    int columns = canvas->columns < WIDE + PICTURE ? canvas->columns - PICTURE : WIDE;
    int room = canvas->rows - TOP - 1 - (start->reason[0] ? 1 + REASON_ROWS : 0);
    int first = first_row(start, room);
    int last = start->row_count < first + room ? start->row_count : first + room;
    say(&out, SAY_TITLE, app->language, start->game->title[app->language], NULL);
    canvas_clear(canvas);
    canvas_put(canvas, 3, 0, title, canvas_ink(INK_TITLE, MARK_BOLD));
    for (int i = first; i < last; i++)
        draw_row(start, i, TOP + i - first, columns, canvas);
    draw_picture(start,
                 (struct canvas_area){columns + 1, TOP, canvas->columns - columns - 2, canvas->rows - 4},
                 canvas);
    if (start->reason[0])
        canvas_wrap(canvas, (struct canvas_area){3, TOP + 1 + last - first, canvas->columns - 6, REASON_ROWS},
                    start->reason, canvas_ink(INK_WARN, 0));
    canvas_put_within(canvas, 0, canvas->rows - 1, canvas->columns, say_word(SAY_MENU_KEYS, app->language),
                      canvas_ink(INK_QUIET, 0));
    app_show(app, (struct view_cursor){-1, 0});
}

static int turned(int number, int by, int least, int most) {
    int count = most - least + 1;
    return least + (number - least + by + count) % count;
}

static void step_game(struct start *start, int by) {
    const struct game *const *games = start->app->options->games;
    int count = 0, at = 0;
    for (; games[count]; count++)
        if (games[count] == start->game)
            at = count;
    take_game(start, games[turned(at, by, 0, count - 1)]);
}

/* Left and Right step through values; Page Up and Down take larger steps of numbers. */
static void change(struct start *start, int by) {
    const struct row *row = &start->rows[start->at];
    struct choices *choices = &start->choices;
    bool number = row->kind == ROW_OPTION && start->game->options[row->number].type == GAME_SPIN;
    if (!number)
        by = by > 0 ? 1 : -1;
    switch (row->kind) {
    case ROW_GAME:
        step_game(start, by);
        return;
    case ROW_SEATS:
        choices_step_seats(choices, by);
        break;
    case ROW_PLAYER:
        if (!is_given(start, row->number))
            return;
        choices->player[row->number] = turned(choices->player[row->number], by, 0, AI_LEVELS);
        break;
    case ROW_BOARD:
        choices_step_board(choices, by);
        break;
    case ROW_OPTION:
        choices_step_value(choices, (size_t)row->number, by);
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

static enum app_next open_table(struct start *start, struct table *table, const char *const *names) {
    if (app_open_table(start->app, table, names))
        return APP_PLAY;
    app_close_table(start->app);
    popup_read(start->app, start->game->title[start->app->language],
               say_word(SAY_NO_LEVELS, start->app->language));
    return APP_START;
}

static enum app_next begin(struct start *start) {
    const char *names[GAME_MAX_SEATS];
    char date[16];
    time_t now = time(NULL);
    const struct tm *today = localtime(&now);
    if (!start->table)
        return APP_START;
    choices_players(&start->choices, start->table, names);
    struct table *table = start->table;
    start->table = NULL;
    if (today && strftime(date, sizeof date, "%Y.%m.%d", today) > 0)
        table_set_tag(table, "Date", date);
    return open_table(start, table, names);
}

static void point_at(struct start *start, enum row_kind kind) {
    for (int i = 0; i < start->row_count; i++)
        if (start->rows[i].kind == kind)
            start->at = i;
}

/* Loads the player's own map from a file. */
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
    make_table(start);
    point_at(start, ROW_BOARD);
}

/* Takes the table out of the list. */
static enum app_next resume(struct start *start, struct autosave_list *list, size_t number) {
    struct app *app = start->app;
    struct autosave_entry *entry = &list->entries[number];
    if (!autosave_resume(&app->autosave, entry)) {
        popup_read(app, say_word(SAY_MENU_RESUME, app->language), say_word(SAY_IN_USE, app->language));
        return APP_START;
    }
    struct table *table = entry->table;
    entry->table = NULL;
    enum app_next next = open_table(start, table, NULL);
    if (next == APP_START)
        autosave_release(&app->autosave);
    return next;
}

static enum app_next resume_other(struct start *start, bool finished) {
    struct autosave_list *list = finished ? &start->finished : &start->saved;
    int number = saved_run(start->app, list, finished);
    make_table(start); /* games may have been deleted */
    return number >= 0 ? resume(start, list, (size_t)number) : APP_START;
}

static enum app_next run_row(struct start *start) {
    struct table *table;
    switch (start->rows[start->at].kind) {
    case ROW_RESUME:
        return resume(start, &start->saved, 0);
    case ROW_OTHERS:
        return resume_other(start, false);
    case ROW_FINISHED:
        return resume_other(start, true);
    case ROW_START:
        return begin(start);
    case ROW_LOAD:
        table = app_load(start->app, SAY_MENU_LOAD);
        return table ? open_table(start, table, NULL) : APP_START;
    case ROW_REPLAY:
        table = app_load(start->app, SAY_MENU_REPLAY);
        if (table)
            replay_run(start->app, table, 0, NULL);
        table_free(table);
        return APP_START;
    case ROW_OWN_BOARD:
        load_board(start);
        return APP_START;
    case ROW_RULES:
        rules_run(start->app, start->game);
        return APP_START;
    case ROW_QUIT:
        return APP_LEAVE;
    default:
        change(start, 1);
        return APP_START;
    }
}

static bool is_letter_free(const struct start *start, char letter) {
    return letter >= 'a' && letter <= 'z' && letter != 'q' &&
           !memchr(start->letters, letter, (size_t)start->row_count);
}

/* The first free letter of the row's name among the first `most`, or a blank. */
static char letter_of(const struct start *start, const struct row *row, size_t most) {
    char name[GAME_SENTENCE_TEXT], value[GAME_OPTION_TEXT];
    struct text name_text = text_into(name, sizeof name), value_text = text_into(value, sizeof value);
    describe_row(start, row, &name_text, &value_text);
    const char *at = name + strspn(name, " ");
    for (size_t i = 0; at[i] && i < most; i++) {
        char letter = (char)(at[i] >= 'A' && at[i] <= 'Z' ? at[i] | 32 : at[i]);
        if (is_letter_free(start, letter))
            return letter;
    }
    return ' ';
}

/* Gives each row a letter: first the initials of those that do something, then of those with a value, then any other. */
static void name_rows(struct start *start) {
    memset(start->letters, ' ', sizeof start->letters);
    for (int pass = 0; pass < 3; pass++)
        for (int i = 0; i < start->row_count; i++) {
            const struct row *row = &start->rows[i];
            if (row->kind == ROW_QUIT)
                start->letters[i] = 'q';
            else if (start->letters[i] == ' ' && (pass > 0 || !has_value(row->kind)))
                start->letters[i] = letter_of(start, row, pass < 2 ? 1 : SIZE_MAX);
        }
}

/* A letter jumps to its row, and runs it if it has no value to change. */
static enum app_next press_letter(struct start *start, uint32_t letter) {
    if (letter == '?') {
        struct app *app = start->app;
        struct press press =
            popup_help(app, say_word(SAY_HELP_MENU_TITLE, app->language),
                       say_word(SAY_HELP_MENU, app->language), SAY_HELP_FOOT, SAY_HELP_FOOT_SCROLL);
        if (press.kind == PRESS_LETTER && press.letter == 'r')
            rules_run(app, start->game);
        return APP_START;
    }
    if (letter == 'q')
        return APP_LEAVE;
    for (int i = 0; i < start->row_count; i++)
        if (letter < 0x80 && (uint32_t)start->letters[i] == (letter | 32) && start->letters[i] != ' ') {
            start->at = i;
            return has_value(start->rows[i].kind) && !is_list(start->rows[i].kind) ? APP_START
                                                                                   : run_row(start);
        }
    return APP_START;
}

enum app_next setup_run(struct app *app) {
    struct start start;
    enum app_next next = APP_START;
    app_close_table(app);
    open_start(&start, app);
    while (next == APP_START && !app->gone) {
        name_rows(&start);
        draw(&start);
        struct press press = app_wait(app, -1, -1);
        const struct canvas_cell *cell = canvas_at(&app->canvas, press.column, press.row);
        if (press.kind == PRESS_UP || press.kind == PRESS_DOWN)
            start.at = turned(start.at, press.kind == PRESS_UP ? -1 : 1, 0, start.row_count - 1);
        else if (press.kind == PRESS_HOME || press.kind == PRESS_END)
            start.at = press.kind == PRESS_HOME ? 0 : start.row_count - 1;
        else if (press.kind == PRESS_LEFT || press.kind == PRESS_RIGHT)
            change(&start, press.kind == PRESS_LEFT ? -1 : 1);
        else if (press.kind == PRESS_PAGE_UP || press.kind == PRESS_PAGE_DOWN)
            change(&start, press.kind == PRESS_PAGE_DOWN ? -PAGE : PAGE);
        else if (press.kind == PRESS_ENTER || (press.kind == PRESS_LETTER && press.letter == ' '))
            next = run_row(&start);
        else if (press.kind == PRESS_CLICK && cell && cell->style.thing < (game_thing)start.row_count) {
            start.at = (int)cell->style.thing;
            next = run_row(&start);
        } else if (press.kind == PRESS_LETTER)
            next = press_letter(&start, press.letter);
    }
    table_free(start.table);
    autosave_free_list(&start.saved);
    autosave_free_list(&start.finished);
    return app->gone ? APP_LEAVE : next;
}
