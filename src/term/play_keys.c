/* Keys and mouse during a game. */
#include "play.h"

#include <stdlib.h>
#include <string.h>

enum { REPEAT = 350 }; /* milliseconds in which a repeated key or click is taken for a slip */

/* Asks before a decision that a player may regret, such as ending a turn with actions left. */
static bool is_meant(struct app *app, game_action action) {
    char words[GAME_SENTENCE_TEXT];
    struct text out = text_into(words, sizeof words);
    const struct game *game = table_game(app->table);
    return !game->caution ||
           !game->caution(table_setting(app->table), app->known, action, app->language, &out) ||
           popup_agrees(app, SAY_ASK_CAUTION, words);
}

static void take(struct play *play, game_thing thing) {
    struct app *app = play->app;
    game_action action;
    app->message[0] = '\0';
    if (!selection_take(&app->selection, thing, app->language, &action)) {
        if (app->selection.unconfirmed)
            app_tell(app, SAY_CANNOT_UNDO, NULL, NULL);
        return;
    }
    if (is_meant(app, action)) {
        play_action(play, action);
        play->decided = true;
    } else
        app_refresh(app);
}

/* Enter chooses what is under the cursor. While a level is to move, it skips the pace. */
static void enter(struct play *play) {
    struct app *app = play->app;
    const struct path_item *item = selection_item(&app->selection);
    if (table_who(app->table) == GAME_OVER)
        menu_run(play);
    else if (app->curtain)
        app_open_curtain(app);
    else if (!app->selection.asked)
        play->hurry = true;
    else if (item)
        take(play, item->thing);
}

static void show_keys(struct app *app) {
    struct press press =
        popup_help(app, say_word(SAY_HELP_TITLE, app->language), say_word(SAY_HELP_KEYS, app->language),
                   SAY_HELP_FOOT, SAY_HELP_FOOT_SCROLL);
    if (press.kind == PRESS_LETTER && press.letter == 'r')
        rules_run(app, table_game(app->table));
}

/* Explains a thing, and to whoever is to decide what choosing it would do or why it cannot be chosen. */
static void explain_thing(struct app *app, game_thing thing) {
    char words[4 * GAME_SENTENCE_TEXT], line[2 * GAME_SENTENCE_TEXT];
    struct text out = text_into(words, sizeof words), now = text_into(line, sizeof line);
    struct view view = app_view(app);
    table_game(app->table)->explain(table_setting(app->table), app->known, thing, app->language, &out);
    if (app->selection.asked) {
        view_describe(&view, thing, &now);
        text_put(&out, "\n\n");
        text_put(&out, line);
    }
    struct press press = popup_help(app, say_word(SAY_EXPLAIN_TITLE, app->language), words, SAY_EXPLAIN_FOOT,
                                    SAY_HELP_FOOT_SCROLL);
    if (press.kind == PRESS_LETTER && press.letter == '?')
        show_keys(app);
    else if (press.kind == PRESS_LETTER && press.letter == 'r')
        rules_run(app, table_game(app->table));
}

/* A click on a place or a button chooses it like Enter; a click on anything else explains it. */
static void click(struct play *play, struct press press) {
    struct app *app = play->app;
    const struct canvas_cell *cell = canvas_at(&app->canvas, press.column, press.row);
    if (!cell || cell->style.thing == CANVAS_NOTHING)
        return;
    if (!selection_go(&app->selection, cell->style.thing)) {
        if (table_game(app->table)->explain)
            explain_thing(app, cell->style.thing);
        return;
    }
    if (selection_item(&app->selection))
        take(play, cell->style.thing);
    else if (app->selection.taken_count > 0 && !selection_item(&app->selection)) {
        /* A click elsewhere cancels the selection and starts another if it can. */
        while (selection_back(&app->selection, app->language)) {}
        selection_go(&app->selection, cell->style.thing);
        if (selection_item(&app->selection))
            take(play, cell->style.thing);
    }
}

static void explain(struct play *play) {
    struct app *app = play->app;
    game_thing thing = selection_thing(&app->selection);
    if (thing == CANVAS_NOTHING || thing == play->explained || !table_game(app->table)->explain) {
        show_keys(app);
        play->explained = CANVAS_NOTHING;
        return;
    }
    explain_thing(app, thing);
    play->explained = thing;
}

static bool has_number(const struct app *app, game_thing thing, uint32_t digit) {
    char label[GAME_SENTENCE_TEXT + 2] = " ", number[] = {' ', (char)digit, '\0'};
    struct text out = text_into(label + 1, GAME_SENTENCE_TEXT);
    table_game(app->table)->label_thing(table_setting(app->table), app->known, thing, app->language, &out);
    const char *found = strstr(label, number);
    return found && (found[2] == ' ' || found[2] == '\0');
}

/* The next selectable place with this number, from the cursor on. */
static bool find_number(struct app *app, uint32_t digit) {
    struct selection *selection = &app->selection;
    size_t at = selection->at;
    for (size_t i = 0; i < selection->place_count && selection_next(selection, 1); i++)
        if (has_number(app, selection_thing(selection), digit))
            return true;
    if (selection->place_count > 0)
        selection_go(selection, selection->places[at].thing);
    return false;
}

/* A digit chooses the next ship (or whatever has a number) that a decision can begin with; it decides nothing itself. Where none
   has it, it goes to a button with this number. */
static void press_digit(struct play *play, uint32_t digit) {
    struct app *app = play->app;
    struct selection *selection = &app->selection;
    while (selection_back(selection, app->language)) {}
    if (find_number(app, digit)) {
        const struct path_item *item = selection_item(selection);
        if (item && !selection_decides(selection, item->thing))
            take(play, item->thing);
        return;
    }
    for (int i = 0; i < selection->button_count; i++)
        if (has_number(app, selection->buttons[i].item->thing, digit)) {
            selection_go(selection, selection->buttons[i].item->thing);
            return;
        }
}

static void go_to(struct app *app) {
    char line[APP_LINE] = "";
    game_thing thing;
    const struct game *game = table_game(app->table);
    if (!popup_line(app, say_word(SAY_GO_TO, app->language), line))
        return;
    if (!game->read_thing || !game->read_thing(table_setting(app->table), app->known, line, &thing) ||
        !selection_go(&app->selection, thing))
        app_tell(app, SAY_NO_SUCH_PLACE, line, NULL);
}

static void press_letter(struct play *play, uint32_t letter) {
    struct app *app = play->app;
    switch (letter) {
    case 'q':
        play_leave(play);
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
        selection_next(&app->selection, letter == 'n' ? 1 : -1);
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
    case 'R':
        rules_run(app, table_game(app->table));
        break;
    default:
        if (table_who(app->table) == GAME_OVER && (letter == 'r' || letter == 'a')) {
            if (letter == 'r')
                play_rematch(play);
            else
                play_analyse(play);
        } else if (letter >= '1' && letter <= '9' && app->selection.asked)
            press_digit(play, letter);
        else
            selection_letter(&app->selection, letter | 32);
    }
}

/* A second Enter or click that comes before the player can have seen what the first one did. */
static bool is_slip(const struct play *play, struct press press) {
    const struct press *last = &play->last;
    bool chooses = press.kind == PRESS_ENTER || press.kind == PRESS_CLICK ||
                   (press.kind == PRESS_LETTER && press.letter == ' ');
    return chooses && play->decided && press.kind == last->kind && press.letter == last->letter &&
           press.column == last->column && press.row == last->row && play_now() - play->shown < REPEAT;
}

void play_press(struct play *play, struct press press) {
    struct app *app = play->app;
    if (is_slip(play, press))
        return;
    if (press.kind != PRESS_RESIZE) {
        play->last = press;
        play->decided = false;
    }
    if (press.kind != PRESS_LETTER || press.letter != '?')
        play->explained = CANVAS_NOTHING;
    if (press.kind != PRESS_RESIZE)
        app->message[0] = '\0';
    switch (press.kind) {
    case PRESS_UP:
        selection_move(&app->selection, 0, -1);
        break;
    case PRESS_DOWN:
        selection_move(&app->selection, 0, 1);
        break;
    case PRESS_LEFT:
        selection_move(&app->selection, -1, 0);
        break;
    case PRESS_RIGHT:
        selection_move(&app->selection, 1, 0);
        break;
    case PRESS_TAB:
    case PRESS_BACK_TAB:
        selection_switch(&app->selection);
        break;
    case PRESS_ENTER:
        enter(play);
        break;
    case PRESS_ESCAPE:
        if (!selection_back(&app->selection, app->language) && table_who(app->table) == GAME_OVER)
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
