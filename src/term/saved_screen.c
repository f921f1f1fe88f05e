/* The list of saved games, unfinished or finished: open or delete one. */
#include "app.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { TOP = 2, ROWS = 3 }; /* each game takes two lines and a blank one */

/* "2026-11-18 14:02  Quantum, 57 actions" */
static void describe(const struct app *app, const struct autosave_entry *entry, struct text *out) {
    char time[32] = "", actions[24];
    const struct tm *when = localtime(&entry->time);
    if (when && strftime(time, sizeof time, "%Y-%m-%d %H:%M", when) > 0)
        text_format(out, "%s  ", time);
    snprintf(actions, sizeof actions, "%zu", table_length(entry->table));
    say(out, SAY_SAVED_ACTIONS, app->language, table_game(entry->table)->title[app->language], actions);
}

/* "Vulpes Alliance: person, Kepler Empire: Ensign" */
static void list_players(const struct app *app, const struct autosave_entry *entry, struct text *out) {
    const struct table *table = entry->table;
    const char *names[GAME_MAX_SEATS];
    int seats = table_game(table)->seats(table_setting(table));
    app_name_players(table, app->language, names);
    for (int seat = 0; seat < seats; seat++) {
        char name[GAME_SENTENCE_TEXT];
        struct text text = text_into(name, sizeof name);
        table_seat_name(table, seat, app->language, &text);
        text_put(out, seat ? ", " : "");
        say(out, SAY_BAD_FILE, app->language, name, names[seat]);
    }
}

static void draw(struct app *app, const struct autosave_list *list, bool finished, int at) {
    struct canvas *canvas = &app->canvas;
    int room = (canvas->rows - TOP - 1) / ROWS, first = at < room ? 0 : at - room + 1;
    canvas_clear(canvas);
    canvas_put(canvas, 3, 0, say_word(finished ? SAY_MENU_FINISHED : SAY_MENU_OTHERS, app->language),
               canvas_ink(INK_TITLE, MARK_BOLD));
    for (int i = first; i < (int)list->count && i < first + room; i++) {
        char title[GAME_SENTENCE_TEXT], players[2 * GAME_SENTENCE_TEXT];
        struct text title_text = text_into(title, sizeof title), names = text_into(players, sizeof players);
        int row = TOP + (i - first) * ROWS;
        struct canvas_style style = {INK_PLAIN, (uint8_t)(i == at ? MARK_REVERSE : 0), (game_thing)i};
        struct canvas_style quiet = {INK_QUIET, 0, (game_thing)i};
        describe(app, &list->entries[i], &title_text);
        list_players(app, &list->entries[i], &names);
        canvas_put(canvas, 1, row, i == at ? "▸" : " ", canvas_ink(INK_LIT, MARK_BOLD));
        canvas_put_within(canvas, 3, row, canvas->columns - 4, title, style);
        canvas_put_within(canvas, 3, row + 1, canvas->columns - 4, players, quiet);
    }
    canvas_put_within(canvas, 0, canvas->rows - 1, canvas->columns,
                      say_word(finished ? SAY_FINISHED_KEYS : SAY_SAVED_KEYS, app->language),
                      canvas_ink(INK_QUIET, 0));
    app_show(app, (struct view_cursor){-1, 0});
}

static void delete_entry(struct app *app, struct autosave_list *list, int number) {
    struct autosave_entry *entry = &list->entries[number];
    if (!popup_agrees(app, SAY_ASK_DELETE, NULL) || !autosave_delete(&app->autosave, entry))
        return;
    table_free(entry->table);
    list->count--;
    memmove(entry, entry + 1, (list->count - (size_t)number) * sizeof *entry);
}

int saved_run(struct app *app, struct autosave_list *list, bool finished) {
    int at = 0;
    while (!app->gone && list->count > 0) {
        int count = (int)list->count;
        at = at < count ? at : count - 1;
        draw(app, list, finished, at);
        struct press press = app_wait(app, -1, -1);
        const struct canvas_cell *cell = canvas_at(&app->canvas, press.column, press.row);
        if (press.kind == PRESS_UP || press.kind == PRESS_DOWN)
            at = (at + (press.kind == PRESS_UP ? count - 1 : 1)) % count;
        else if (press.kind == PRESS_ENTER)
            return at;
        else if (press.kind == PRESS_CLICK && cell && cell->style.thing < (game_thing)count)
            return (int)cell->style.thing;
        else if (press.kind == PRESS_LETTER && press.letter == 'd')
            delete_entry(app, list, at);
        else if (press.kind == PRESS_ESCAPE || (press.kind == PRESS_LETTER && press.letter == 'q'))
            return -1;
    }
    return -1;
}
