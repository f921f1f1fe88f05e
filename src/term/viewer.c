/* Who sees what. When several people share a screen in a game with secrets, a prompt (the curtain) asks for
   the person to move before anything private is shown; otherwise the public view is shown. */
#include "app.h"

bool app_is_person(const struct table *table, int seat) {
    const char *name = table_player(table, seat);
    return !game_is_automa(table_game(table), table_setting(table), table_state(table), seat) &&
           !(name && ai_find_player(name));
}

static int count_people(const struct table *table, int *last) {
    int people = 0, seats = table_game(table)->seats(table_setting(table));
    for (int seat = 0; seat < seats; seat++)
        if (app_is_person(table, seat)) {
            *last = seat;
            people++;
        }
    return people;
}

int app_viewer_of(const struct table *table) {
    int last;
    if (!game_has_secrets(table_game(table), table_setting(table)) || table_who(table) == GAME_OVER)
        return GAME_EVERYTHING;
    return count_people(table, &last) == 1 ? last : GAME_SPECTATOR;
}

void app_refresh(struct app *app) {
    const struct table *table = app->table;
    int who = table_who(table), last;
    bool person = who >= 0 && app_is_person(table, who);
    app->viewer = app_viewer_of(table);
    bool shared = app->viewer == GAME_SPECTATOR && count_people(table, &last) > 1;
    if (!person || who != app->screen_holder)
        app->screen_holder = -1;
    app->curtain = shared && person && app->screen_holder < 0;
    if (shared && app->screen_holder >= 0)
        app->viewer = who;
    game_known(table_game(table), table_setting(table), table_state(table), app->viewer, app->known);
    selection_open(&app->selection, app->known, person && !app->curtain, app->language);
}

void app_open_curtain(struct app *app) {
    app->screen_holder = table_who(app->table);
    app_refresh(app);
}
