/* Looking back: a record, step by step; and its whole log. */
#include "app.h"

#include <stdio.h>
#include <stdlib.h>

enum { STEP_TIME = 700 }; /* milliseconds of a step when it plays by itself */

struct replay {
    struct app *app;
    const struct table *table;
    void *state; /* after `at` actions */
    size_t at;
    bool plays;
    const struct replay_notes *notes;
};

/* The points around one at which another seat begins to decide than did before. */
struct turns {
    const struct replay *replay;
    int seat; /* who decided last */
    size_t before, behind;
};

static void find_turns(void *context, size_t number, const void *state, game_action action) {
    struct turns *turns = context;
    const struct replay *replay = turns->replay;
    int who = table_game(replay->table)->who(table_setting(replay->table), state);
    (void)action;
    if (who < 0 || who == turns->seat)
        return;
    turns->seat = who;
    if (number < replay->at)
        turns->before = number;
    else if (number > replay->at && number < turns->behind)
        turns->behind = number;
}

static size_t turn_from(const struct replay *replay, int by) {
    struct turns turns = {replay, -1, 0, table_length(replay->table)};
    table_walk(replay->table, 0, find_turns, &turns);
    return by > 0 ? turns.behind : turns.before;
}

static void draw(struct replay *replay) {
    struct app *app = replay->app;
    struct view view = app_view(app, replay->table);
    char status[128], now[24], all[24], note[4 * GAME_SENTENCE_TEXT] = "";
    struct text out = text_into(status, sizeof status), about = text_into(note, sizeof note);
    game_action better;
    snprintf(now, sizeof now, "%zu", replay->at);
    snprintf(all, sizeof all, "%zu", table_length(replay->table));
    say(&out, SAY_AFTER, app->language, now, all);
    table_state_at(replay->table, replay->at, replay->state);
    view.state = replay->state;
    view.length = replay->at;
    view.status = status;
    view.message = note;
    view.only_seen = true;
    if (replay->notes && replay->at < table_length(replay->table) &&
        replay->notes->write(replay->notes->context, replay->at, &about, &better))
        view_advise(&view, better);
    view.keys = say_word(SAY_KEYS_REPLAY, app->language);
    app_show(app, view_draw(&view, &app->canvas));
}

/* False when the player has seen enough. */
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
        return press.letter != 'q' && press.letter != 'b';
    case PRESS_ESCAPE:
    case PRESS_ENTER:
        return false;
    case PRESS_NONE: /* the time of a step is over */
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
    replay.state = malloc(table_game(table)->state_bytes);
    if (replay.state) {
        bool asked = app->pointer.asked;
        pointer_open(&app->pointer, table, false, app->language);
        do
            draw(&replay);
        while (press_key(&replay, app_wait(app, replay.plays ? STEP_TIME : -1, -1)) && !app->gone);
        if (app->table)
            pointer_open(&app->pointer, app->table, asked, app->language);
    }
    free(replay.state);
}

struct story {
    const struct app *app;
    struct text out;
};

static void tell(void *context, size_t number, const void *state, game_action action) {
    struct story *story = context;
    const struct table *table = story->app->table;
    char line[2 * GAME_SENTENCE_TEXT];
    struct text sentence = text_into(line, sizeof line);
    table_game(table)->tell(table_setting(table), state, action, GAME_SPECTATOR, story->app->language,
                            &sentence);
    text_format(&story->out, "%s%zu. ", story->out.length ? "\n" : "", number + 1);
    text_put(&story->out, line);
}

/* The latest lines are what one wants to see, so of a very long log the beginning is left out. */
void log_run(struct app *app) {
    enum { MOST = 400, ROOM = MOST * (GAME_SENTENCE_TEXT + 16) };
    size_t length = table_length(app->table);
    struct story story = {.app = app};
    char *words = malloc(ROOM);
    if (!words)
        return;
    story.out = text_into(words, ROOM);
    table_walk(app->table, length > MOST ? length - MOST : 0, tell, &story);
    popup_read_end(app, say_word(SAY_LOG_TITLE, app->language), words);
    free(words);
}
