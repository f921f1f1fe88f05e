/* The keys and the mouse during a game. */
#include "play.h"

#include <stdlib.h>
#include <string.h>

static void take(struct play *play, game_thing thing) {
    struct app *app = play->app;
    game_action action;
    app->message[0] = '\0';
    if (pointer_take(&app->pointer, thing, app->language, &action))
        play_action(play, action);
}

/* Enter: chooses what is under the cursor. Where a level is waited for, it need not be slow. */
static void enter(struct play *play) {
    struct app *app = play->app;
    const struct path_item *item = pointer_item(&app->pointer);
    if (table_who(app->table) == GAME_OVER)
        menu_run(play);
    else if (!app->pointer.asked)
        play->hurry = true;
    else if (item)
        take(play, item->thing);
}

/* What the thing is, and what choosing it would do or why it cannot be chosen. */
static void explain_thing(struct app *app, game_thing thing) {
    char words[4 * GAME_SENTENCE_TEXT], line[2 * GAME_SENTENCE_TEXT];
    struct text out = text_into(words, sizeof words), now = text_into(line, sizeof line);
    struct view view = app_view(app, app->table);
    table_game(app->table)
        ->explain(table_setting(app->table), table_state(app->table), thing, app->language, &out);
    view_describe(&view, thing, &now);
    text_put(&out, "\n\n");
    text_put(&out, line);
    popup_read(app, say_word(SAY_EXPLAIN_TITLE, app->language), words);
}

/* On the board or a button, as Enter does; on a card or a ship that is neither, what it is. */
static void click(struct play *play, struct press press) {
    struct app *app = play->app;
    const struct canvas_cell *cell = canvas_at(&app->canvas, press.column, press.row);
    if (!cell || cell->style.thing == CANVAS_NOTHING)
        return;
    if (!pointer_go(&app->pointer, cell->style.thing)) {
        if (table_game(app->table)->explain)
            explain_thing(app, cell->style.thing);
        return;
    }
    if (pointer_item(&app->pointer))
        take(play, cell->style.thing);
    else if (app->pointer.taken_count > 0 && !pointer_item(&app->pointer)) {
        /* A click elsewhere drops what was chosen, and chooses that if it can be. */
        while (pointer_back(&app->pointer, app->language)) {}
        pointer_go(&app->pointer, cell->style.thing);
        if (pointer_item(&app->pointer))
            take(play, cell->style.thing);
    }
}

static void explain(struct play *play) {
    struct app *app = play->app;
    game_thing thing = pointer_thing(&app->pointer);
    if (thing == CANVAS_NOTHING || thing == play->explained || !table_game(app->table)->explain) {
        popup_read(app, say_word(SAY_HELP_TITLE, app->language), say_word(SAY_HELP_KEYS, app->language));
        play->explained = CANVAS_NOTHING;
        return;
    }
    explain_thing(app, thing);
    play->explained = thing;
}

/* To the next ship of the seat with this number: the next thing that can be chosen whose label has it. */
static void next_number(struct app *app, uint32_t digit) {
    struct pointer *pointer = &app->pointer;
    size_t spaces = (size_t)(pointer->board.files * pointer->board.ranks);
    for (size_t i = 0; i < spaces && pointer_next(pointer, 1); i++) {
        char label[GAME_SENTENCE_TEXT], number[] = {' ', (char)digit, ' ', '\0'};
        struct text out = text_into(label, sizeof label);
        table_game(app->table)
            ->label_thing(table_setting(app->table), table_state(app->table), pointer_thing(pointer),
                          app->language, &out);
        if (strstr(label, number))
            return;
    }
}

static void go_to(struct app *app) {
    char line[APP_LINE] = "";
    game_thing thing;
    const struct game *game = table_game(app->table);
    if (!popup_line(app, say_word(SAY_GO_TO, app->language), line))
        return;
    if (!game->read_thing ||
        !game->read_thing(table_setting(app->table), table_state(app->table), line, &thing) ||
        !pointer_go(&app->pointer, thing))
        app_tell(app, SAY_NO_SUCH_PLACE, line, NULL);
}

static void press_letter(struct play *play, uint32_t letter) {
    struct app *app = play->app;
    switch (letter) {
    case 'q':
        play->next = APP_LEAVE;
        break;
    case 'm':
        menu_run(play);
        break;
    case 'u':
        play_undo(play);
        break;
    case 'h':
        hint_run(play);
        break;
    case '?':
        explain(play);
        break;
    case 'n':
    case 'p':
        pointer_next(&app->pointer, letter == 'n' ? 1 : -1);
        break;
    case 'g':
        go_to(app);
        break;
    case 'b':
        replay_run(app, app->table, table_length(app->table), NULL);
        break;
    case 'S':
        sheets_run(app);
        break;
    case 'l':
        log_run(app);
        break;
    case ' ':
        enter(play);
        break;
    default:
        if (letter >= '1' && letter <= '9' && app->pointer.asked)
            next_number(app, letter);
        else
            pointer_letter(&app->pointer, letter | 32);
    }
}

void play_press(struct play *play, struct press press) {
    struct app *app = play->app;
    if (press.kind != PRESS_LETTER || press.letter != '?')
        play->explained = CANVAS_NOTHING;
    if (press.kind != PRESS_RESIZE)
        app->message[0] = '\0';
    switch (press.kind) {
    case PRESS_UP:
        pointer_move(&app->pointer, 0, -1);
        break;
    case PRESS_DOWN:
        pointer_move(&app->pointer, 0, 1);
        break;
    case PRESS_LEFT:
        pointer_move(&app->pointer, -1, 0);
        break;
    case PRESS_RIGHT:
        pointer_move(&app->pointer, 1, 0);
        break;
    case PRESS_TAB:
    case PRESS_BACK_TAB:
        pointer_switch(&app->pointer);
        break;
    case PRESS_ENTER:
        enter(play);
        break;
    case PRESS_ESCAPE:
        if (!pointer_back(&app->pointer, app->language) && table_who(app->table) == GAME_OVER)
            menu_run(play);
        break;
    case PRESS_CLICK:
        click(play, press);
        break;
    case PRESS_LETTER:
        press_letter(play, press.letter);
        break;
    default:
        break;
    }
}
