/* The menu during a game. */
#include "play.h"

static void resign(struct play *play) {
    struct app *app = play->app;
    char name[GAME_SENTENCE_TEXT];
    struct text out = text_into(name, sizeof name);
    int who = table_who(app->table);
    if (!play_is_person(app))
        return;
    table_game(app->table)->seat_name(who, app->language, &out);
    if (popup_agrees(app, SAY_ASK_RESIGN, name))
        play_action(play, GAME_RESIGN(who));
}

static void load(struct play *play) {
    struct app *app = play->app;
    struct table *table = app_load(app, SAY_MENU_LOAD);
    if (!table)
        return;
    play->answered = false;
    keep_set_aside(&app->keep, app->options->games);
    if (!app_sit_down(app, table, NULL)) {
        app_stand_up(app);
        play->next = APP_START;
        return;
    }
    play->next = APP_PLAY;
    play_settle(play);
}

void menu_run(struct play *play) {
    static const enum say words[] = {SAY_MENU_BACK,      SAY_MENU_SAVE,    SAY_MENU_LOAD,
                                     SAY_MENU_LOOK_BACK, SAY_MENU_ANALYSE, SAY_MENU_LANGUAGE,
                                     SAY_MENU_RESIGN,    SAY_MENU_NEW,     SAY_MENU_QUIT};
    enum { COUNT = sizeof words / sizeof words[0] };
    struct app *app = play->app;
    const char *lines[COUNT];
    for (int i = 0; i < COUNT; i++)
        lines[i] = say_word(words[i], app->language);
    int chosen = popup_choose(app, say_word(SAY_MENU_TITLE, app->language), lines, COUNT);
    switch (chosen < 0 ? SAY_MENU_BACK : words[chosen]) {
    case SAY_MENU_SAVE:
        app_save(app);
        break;
    case SAY_MENU_LOAD:
        load(play);
        break;
    case SAY_MENU_LOOK_BACK:
        replay_run(app, app->table, 0, NULL);
        break;
    case SAY_MENU_ANALYSE:
        analysis_run(app, app->table);
        break;
    case SAY_MENU_LANGUAGE:
        app->language = (enum game_language)((app->language + 1) % GAME_LANGUAGES);
        pointer_open(&app->pointer, app->table, play_is_person(app), app->language);
        break;
    case SAY_MENU_RESIGN:
        resign(play);
        break;
    case SAY_MENU_NEW:
        play->next = APP_START;
        break;
    case SAY_MENU_QUIT:
        play->next = APP_LEAVE;
        break;
    default:
        break;
    }
}
