/* The game screen: rolls dice, lets levels move, and takes the input of people. */
#define _POSIX_C_SOURCE 200809L
#include "app.h"

#include "play.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum {
    BLINK = 150, /* milliseconds between frames while a level thinks */
    BAR = 20     /* characters of the progress bar */
};

long play_now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

bool play_is_asked(const struct app *app) {
    return app->selection.asked;
}

/* The result, if there is more to tell than a single winner, whom the prompt names. */
static void write_result(struct app *app) {
    static const enum say words[] = {[TABLE_WIN_NOBODY] = SAY_WIN_NOBODY,
                                     [TABLE_WIN_TOGETHER] = SAY_WIN_TOGETHER,
                                     [TABLE_WIN_SHARED] = SAY_WIN_SHARED};
    char names[GAME_SENTENCE_TEXT], standings[GAME_SENTENCE_TEXT];
    struct text out = text_into(app->message, sizeof app->message), list = text_into(names, sizeof names),
                places = text_into(standings, sizeof standings);
    enum table_win win = table_winners(app->table, app->language, &list);
    if (win != TABLE_WIN_ALONE)
        say(&out, words[win], app->language, names, NULL);
    table_standings(app->table, app->language, &places);
    text_put(&out, out.length && places.length ? "  " : "");
    text_put(&out, standings);
}

/* Rolls dice and plays forced actions, then saves and refreshes. */
void play_settle(struct play *play) {
    struct app *app = play->app;
    struct game_error error = {.language = app->language};
    if (!table_advance(app->table, &error))
        snprintf(app->message, sizeof app->message, "%s", error.text);
    app_autosave(app);
    app_refresh(app);
    if (table_who(app->table) == GAME_OVER)
        write_result(app);
    play->changed = play_now();
    play->shown = 0;
}

void play_leave(struct play *play) {
    if (app_may_leave(play->app))
        play->next = APP_LEAVE;
}

void play_action(struct play *play, game_action action) {
    struct game_error error = {.language = play->app->language};
    play->app->message[0] = '\0';
    if (!table_play(play->app->table, action, &error))
        snprintf(play->app->message, sizeof play->app->message, "%s", error.text);
    play_settle(play);
}

void play_undo(struct play *play) {
    struct app *app = play->app;
    struct game_error error = {.language = app->language};
    if (app->curtain || (table_who(app->table) >= 0 && !play_is_asked(app))) {
        app_tell(app, SAY_NOT_YOURS, NULL, NULL);
        return;
    }
    if (!table_undo(app->table, &error)) {
        snprintf(app->message, sizeof app->message, "%s", error.text);
        return;
    }
    play_settle(play);
    app_tell(app, SAY_TAKEN_BACK, NULL, NULL);
}

/* Starts a level's search, and plays its answer once the previous position has been shown long enough.
   Returns how many milliseconds to wait for input. */
static int let_levels_play(struct play *play) {
    struct app *app = play->app;
    game_action action;
    int who = table_who(app->table);
    if (who < 0 || !app->player[who])
        return -1;
    if (!ai_worker_busy(app->ai_worker) && !play->answered) {
        play->began = play_now();
        if (!ai_worker_start(app->ai_worker, app->table))
            app_tell(app, SAY_NO_MEMORY, NULL, NULL);
    }
    if (!play->answered && ai_worker_answer(app->ai_worker, &action)) {
        play->answered = true;
        play->answer = action;
    }
    long left = play->changed + app->options->pace - play_now();
    if (!play->answered)
        return BLINK;
    if (left > 0 && !play->hurry)
        return (int)left;
    play->answered = play->hurry = false;
    play_action(play, play->answer);
    return 0;
}

void play_stop_levels(struct play *play) {
    ai_worker_stop(play->app->ai_worker);
    play->answered = false;
}

/* A progress bar, for searches that report progress. */
static void write_progress(unsigned percent, enum game_language language, struct text *out) {
    if (percent == 0)
        return;
    text_put(out, "  ");
    for (unsigned i = 0; i < BAR; i++)
        text_put(out, i < percent * BAR / 100 ? "■" : "□");
    text_format(out, " %u", percent);
    text_put(out, say_word(SAY_PERCENT, language));
}

/* "Kepler (Lieutenant) is thinking ..." or who has won; nothing when a person is to move. */
static void write_status(const struct play *play, struct text *out) {
    const struct app *app = play->app;
    char name[GAME_SENTENCE_TEXT], dots[8] = "";
    struct text text = text_into(name, sizeof name);
    int who = table_who(app->table);
    if (who == GAME_OVER) {
        table_game(app->table)->prompt(table_setting(app->table), app->known, app->language, &text);
        text_put(out, name);
        text_put(out, say_word(SAY_OVER, app->language));
        return;
    }
    if (who < 0 || !app->player[who])
        return;
    table_seat_name(app->table, who, app->language, &text);
    for (long i = 0; i <= (play_now() - play->began) / (2 * BLINK) % 3; i++)
        dots[i] = '.';
    const char *parts[] = {name, app->player[who]->title[app->language], dots};
    text_fill(out, say_word(SAY_THINKS, app->language), parts, 3);
    if (!play->answered)
        write_progress(ai_worker_progress(app->ai_worker), app->language, out);
}

/* The public view stays visible around it. */
static void draw_curtain(struct app *app) {
    char words[GAME_SENTENCE_TEXT], name[GAME_SENTENCE_TEXT];
    struct text out = text_into(words, sizeof words), text = text_into(name, sizeof name);
    table_seat_name(app->table, table_who(app->table), app->language, &text);
    say(&out, SAY_CURTAIN, app->language, name, NULL);
    popup_note(app, words);
}

static void draw(struct play *play) {
    struct app *app = play->app;
    struct view view = app_view(app);
    char status[2 * GAME_SENTENCE_TEXT];
    struct text out = text_into(status, sizeof status);
    write_status(play, &out);
    view.status = status;
    if (table_who(app->table) == GAME_OVER)
        view.keys = say_word(SAY_KEYS_OVER, app->language);
    else if (!play_is_asked(app))
        view.keys = say_word(app->curtain ? SAY_KEYS_CURTAIN : SAY_KEYS_WAIT, app->language);
    struct view_cursor cursor = view_draw(&view, &app->canvas);
    if (app->curtain)
        draw_curtain(app);
    else
        app_show(app, cursor);
    if (play->shown == 0)
        play->shown = play_now();
}

enum app_next play_run(struct app *app) {
    struct play play = {.app = app, .next = APP_PLAY};
    play_settle(&play);
    while (play.next == APP_PLAY && !app->gone) {
        int wait = let_levels_play(&play);
        draw(&play);
        if (wait == 0)
            continue;
        struct press press =
            app_wait(app, wait, ai_worker_busy(app->ai_worker) ? ai_worker_file(app->ai_worker) : -1);
        if (press.kind != PRESS_NONE)
            play_press(&play, press);
    }
    play_stop_levels(&play);
    return app->gone ? APP_LEAVE : play.next;
}
