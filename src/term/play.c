/* A game being played: dice and levels move on by themselves, people by keys and mouse. */
#define _POSIX_C_SOURCE 200809L
#include "app.h"

#include "play.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum {
    BLINK = 150, /* milliseconds between two pictures of somebody thinking */
    BAR = 20     /* letters that show how far it is */
};

static long now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

bool play_is_person(const struct app *app) {
    int who = table_who(app->table);
    return who >= 0 && !app->player[who];
}

/* Dice, and answers that are the only one; then the game is kept and looked at anew. */
void play_settle(struct play *play) {
    struct app *app = play->app;
    struct game_error error = {.language = app->language};
    if (!table_advance(app->table, &error))
        snprintf(app->message, sizeof app->message, "%s", error.text);
    app_keep(app);
    pointer_open(&app->pointer, app->table, play_is_person(app), app->language);
    play->changed = now();
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
    if (table_who(app->table) >= 0 && !play_is_person(app)) {
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

/* Starts a level's thinking, and plays its answer once what was there before has been seen long enough. Returns how many
   milliseconds may be waited for keys. */
static int let_levels_play(struct play *play) {
    struct app *app = play->app;
    game_action action;
    int who = table_who(app->table);
    if (who < 0 || !app->player[who])
        return -1;
    if (!thinker_busy(app->thinker) && !play->answered) {
        play->began = now();
        if (!thinker_start(app->thinker, app->table))
            app_tell(app, SAY_NO_MEMORY, NULL, NULL);
    }
    if (!play->answered && thinker_answer(app->thinker, &action)) {
        play->answered = true;
        play->answer = action;
    }
    long left = play->changed + app->options->pace - now();
    if (!play->answered)
        return BLINK;
    if (left > 0 && !play->hurry)
        return (int)left;
    play->answered = play->hurry = false;
    play_action(play, play->answer);
    return 0;
}

static void stop_levels(struct play *play) {
    thinker_stop(play->app->thinker);
    play->answered = false;
}

/* A bar, for those who think long enough to have something to tell. */
static void write_progress(unsigned percent, enum game_language language, struct text *out) {
    if (percent == 0)
        return;
    text_put(out, "  ");
    for (unsigned i = 0; i < BAR; i++)
        text_put(out, i < percent * BAR / 100 ? "■" : "□");
    text_format(out, " %u", percent);
    text_put(out, say_word(SAY_PERCENT, language));
}

/* "Kepler (Lieutenant) is thinking ..." or who has won; "" when a person is asked. */
static void write_status(const struct play *play, struct text *out) {
    const struct app *app = play->app;
    char name[128], dots[8] = "";
    struct text text = text_into(name, sizeof name);
    int who = table_who(app->table);
    if (who == GAME_OVER) {
        struct text prompt = text_into(name, sizeof name);
        table_game(app->table)
            ->prompt(table_setting(app->table), table_state(app->table), GAME_SPECTATOR, app->language,
                     &prompt);
        text_put(out, name);
        text_put(out, say_word(SAY_OVER, app->language));
        return;
    }
    if (who < 0 || !app->player[who])
        return;
    table_game(app->table)->seat_name(who, app->language, &text);
    for (long i = 0; i <= (now() - play->began) / (2 * BLINK) % 3; i++)
        dots[i] = '.';
    const char *parts[] = {name, app->player[who]->title[app->language], dots};
    text_fill(out, say_word(SAY_THINKS, app->language), parts, 3);
    if (!play->answered)
        write_progress(thinker_progress(app->thinker), app->language, out);
}

static void draw(struct play *play) {
    struct app *app = play->app;
    struct view view = app_view(app, app->table);
    char status[256];
    struct text out = text_into(status, sizeof status);
    write_status(play, &out);
    view.status = status;
    if (table_who(app->table) >= 0 && !play_is_person(app))
        view.keys = say_word(SAY_KEYS_WAIT, app->language);
    app_show(app, view_draw(&view, &app->canvas));
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
            app_wait(app, wait, thinker_busy(app->thinker) ? thinker_file(app->thinker) : -1);
        if (press.kind != PRESS_NONE)
            play_press(&play, press);
    }
    stop_levels(&play);
    return app->gone ? APP_LEAVE : play.next;
}
