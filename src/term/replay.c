/* Replay of a record step by step, and the log screen. */
#include "app.h"

#include <stdio.h>
#include <stdlib.h>

enum { STEP_TIME = 700 }; /* milliseconds per step during automatic replay */

struct replay {
    struct app *app;
    const struct table *table;
    int viewer;
    void *state;                /* after `at` actions, as the viewer knows it */
    struct selection selection; /* used for its places only */
    size_t at;
    bool plays;
    const struct replay_notes *notes;
};

/* The nearest points before and after the current one at which a turn begins. */
struct turns {
    const struct replay *replay;
    int seat; /* seat of the turn before */
    size_t before, after;
};

static void find_turns(void *context, size_t number, const void *state, game_action action) {
    struct turns *turns = context;
    const struct replay *replay = turns->replay;
    const struct game *game = table_game(replay->table);
    const void *setting = table_setting(replay->table);
    int turn = game->turn(setting, state);
    (void)action;
    if (turn == turns->seat || game->who(setting, state) < 0)
        return;
    turns->seat = turn;
    if (number < replay->at)
        turns->before = number;
    else if (number > replay->at && number < turns->after)
        turns->after = number;
}

static size_t turn_from(const struct replay *replay, int by) {
    struct turns turns = {replay, -1, 0, table_length(replay->table)};
    table_walk(replay->table, 0, find_turns, &turns);
    return by > 0 ? turns.after : turns.before;
}

static void load_state(struct replay *replay) {
    const struct table *table = replay->table;
    _Alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    table_state_at(table, replay->at, state);
    game_known(table_game(table), table_setting(table), state, replay->viewer, replay->state);
    selection_open(&replay->selection, replay->state, false, replay->app->language);
}

static void draw(struct replay *replay) {
    struct app *app = replay->app;
    struct view view = {.table = replay->table,
                        .viewer = replay->viewer,
                        .state = replay->state,
                        .length = replay->at,
                        .language = app->language,
                        .selection = &replay->selection,
                        .only_seen = true,
                        .keys = say_word(SAY_KEYS_REPLAY, app->language)};
    char status[128], now[24], all[24], note[4 * GAME_SENTENCE_TEXT] = "";
    struct text out = text_into(status, sizeof status), about = text_into(note, sizeof note);
    game_action better;
    snprintf(now, sizeof now, "%zu", replay->at);
    snprintf(all, sizeof all, "%zu", table_length(replay->table));
    say(&out, SAY_AFTER, app->language, now, all);
    load_state(replay);
    app_name_players(replay->table, app->language, view.player);
    view.status = status;
    view.message = note;
    if (replay->notes && replay->at < table_length(replay->table) &&
        replay->notes->write(replay->notes->context, replay->at, &about, &better))
        view_advise(&view, better);
    app_show(app, view_draw(&view, &app->canvas));
}

/* Returns false when the player leaves the screen. */
static bool press_key(struct replay *replay, struct press press) {
    size_t length = table_length(replay->table);
    bool plays = replay->plays;
    replay->plays = false;
    switch (press.kind) {
    case PRESS_RIGHT:
        replay->at += replay->at < length;
        break;
    case PRESS_LEFT:
        replay->at -= replay->at > 0;
        break;
    case PRESS_PAGE_DOWN:
    case PRESS_DOWN:
        replay->at = turn_from(replay, 1);
        break;
    case PRESS_PAGE_UP:
    case PRESS_UP:
        replay->at = turn_from(replay, -1);
        break;
    case PRESS_HOME:
        replay->at = 0;
        break;
    case PRESS_END:
        replay->at = length;
        break;
    case PRESS_LETTER:
        replay->plays = press.letter == ' ' && !plays;
        if (press.letter == '?')
            popup_read(replay->app, say_word(SAY_HELP_TITLE, replay->app->language),
                       say_word(SAY_REPLAY_HELP, replay->app->language));
        return press.letter != 'q' && press.letter != 'b';
    case PRESS_ESCAPE:
    case PRESS_ENTER:
        return false;
    case PRESS_NONE: /* time for the next step */
        replay->at += plays && replay->at < length;
        replay->plays = plays && replay->at < length;
        break;
    default:
        replay->plays = plays;
    }
    return true;
}

void replay_run(struct app *app, struct table *table, size_t from, const struct replay_notes *notes) {
    struct replay replay = {.app = app, .table = table, .at = from, .notes = notes};
    replay.viewer = table == app->table ? app->viewer : app_viewer_of(table);
    replay.state = malloc(table_game(table)->state_bytes);
    if (replay.state && selection_make(&replay.selection, table)) {
        /* Keep the window where it was. */
        replay.selection.x = app->selection.x;
        replay.selection.y = app->selection.y;
        do
            draw(&replay);
        while (press_key(&replay, app_wait(app, replay.plays ? STEP_TIME : -1, -1)) && !app->gone);
    }
    selection_free(&replay.selection);
    free(replay.state);
}

struct story {
    const struct app *app;
    int turn; /* of the previous line */
    struct text out;
};

/* Writes a heading before the first action of a turn. */
static void head_turn(struct story *story, const void *state) {
    const struct table *table = story->app->table;
    const struct game *game = table_game(table);
    char name[GAME_SENTENCE_TEXT];
    struct text out = text_into(name, sizeof name);
    int turn = game->turn(table_setting(table), state);
    if (turn == story->turn)
        return;
    story->turn = turn;
    game->seat_name(table_setting(table), state, turn, story->app->language, &out);
    text_format(&story->out, "%s── %s", story->out.length ? "\n" : "", name);
}

static void tell(void *context, size_t number, const void *state, game_action action) {
    struct story *story = context;
    const struct table *table = story->app->table;
    char line[2 * GAME_SENTENCE_TEXT];
    struct text sentence = text_into(line, sizeof line);
    table_tell(table, story->app->viewer, state, action, story->app->language, &sentence);
    head_turn(story, state);
    text_format(&story->out, "%s%zu. ", story->out.length ? "\n" : "", number + 1);
    text_put(&story->out, line);
}

/* The whole log; opens at its end. */
void log_run(struct app *app) {
    size_t room = (table_length(app->table) + 1) * 2 * (GAME_SENTENCE_TEXT + 16);
    struct story story = {.app = app, .turn = -1};
    char *words = malloc(room);
    if (!words)
        return;
    story.out = text_into(words, room);
    table_walk(app->table, 0, tell, &story);
    popup_read_end(app, say_word(SAY_LOG_TITLE, app->language), words);
    free(words);
}
