/* The menu during a game. */
#include "play.h"

#include "rule_texts.h"

static void resign(struct play *play) {
    struct app *app = play->app;
    char name[GAME_SENTENCE_TEXT];
    struct text out = text_into(name, sizeof name);
    int who = table_who(app->table);
    if (!play_is_asked(app))
        return;
    table_seat_name(app->table, who, app->language, &out);
    if (popup_agrees(app, SAY_ASK_RESIGN, name))
        play_action(play, GAME_RESIGN(who));
}

static void open_other(struct play *play, struct table *table) {
    struct app *app = play->app;
    play_stop_levels(play);
    if (!app_open_table(app, table, NULL)) {
        app_close_table(app);
        play->next = APP_START;
        return;
    }
    play->next = APP_PLAY;
    play_settle(play);
}

static void load(struct play *play) {
    struct table *table = app_may_leave(play->app) ? app_load(play->app, SAY_MENU_LOAD) : NULL;
    if (table)
        open_other(play, table);
}

void play_rematch(struct play *play) {
    struct app *app = play->app;
    struct game_error error = {.language = app->language};
    struct table *table = app_may_leave(app) ? table_again(app->table, &error) : NULL;
    if (table)
        open_other(play, table);
}

void play_analyse(struct play *play) {
    struct app *app = play->app;
    if (app->viewer == GAME_EVERYTHING)
        analysis_run(app, app->table);
    else
        app_tell(app, SAY_NOT_YET, NULL, NULL);
}

/* All rows. Each has a letter of its own at the same place in SAY_MENU_LETTERS: it means the same during and after a game, and,
   where the row has a key outside the menu, it is that key. */
static const enum say menu_rows[] = {SAY_MENU_BACK,      SAY_MENU_REMATCH, SAY_MENU_SAVE,  SAY_MENU_LOAD,
                                     SAY_MENU_LOOK_BACK, SAY_MENU_ANALYSE, SAY_MENU_RULES, SAY_MENU_LANGUAGE,
                                     SAY_MENU_RESIGN,    SAY_MENU_NEW,     SAY_MENU_QUIT};
enum { MENU_ROWS = sizeof menu_rows / sizeof menu_rows[0] };

static bool is_offered(const struct app *app, enum say row) {
    bool over = table_who(app->table) == GAME_OVER;
    return row == SAY_MENU_REMATCH  ? over
           : row == SAY_MENU_RESIGN ? !over
           : row == SAY_MENU_RULES  ? games_rules(table_game(app->table), app->language) != NULL
                                    : true;
}

void menu_run(struct play *play) {
    struct app *app = play->app;
    enum say words[MENU_ROWS];
    const char *lines[MENU_ROWS];
    char letters[MENU_ROWS];
    int count = 0;
    for (int i = 0; i < MENU_ROWS; i++)
        if (is_offered(app, menu_rows[i])) {
            words[count] = menu_rows[i];
            lines[count] = say_word(menu_rows[i], app->language);
            letters[count++] = say_word(SAY_MENU_LETTERS, app->language)[i];
        }
    int chosen = popup_choose(app, say_word(SAY_MENU_TITLE, app->language), lines, letters, count);
    switch (chosen < 0 ? SAY_MENU_BACK : words[chosen]) {
    case SAY_MENU_REMATCH:
        play_rematch(play);
        break;
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
        play_analyse(play);
        break;
    case SAY_MENU_RULES:
        rules_run(app, table_game(app->table));
        break;
    case SAY_MENU_LANGUAGE:
        app->language = (enum game_language)((app->language + 1) % GAME_LANGUAGES);
        app_refresh(app);
        break;
    case SAY_MENU_RESIGN:
        resign(play);
        break;
    case SAY_MENU_NEW:
        if (app_may_leave(app))
            play->next = APP_START;
        break;
    case SAY_MENU_QUIT:
        play_leave(play);
        break;
    default:
        break;
    }
}
