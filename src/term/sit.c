/* Sitting down at a table: who plays which seat, dice, and keeping the game. */
#include "app.h"

#include <stdlib.h>
#include <time.h>

void app_players(const struct table *table, const struct mind_player *players[GAME_MAX_SEATS]) {
    int seats = table_game(table)->seats(table_setting(table));
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++) {
        const char *name = seat < seats ? table_player(table, seat) : NULL;
        players[seat] = name ? mind_find_player(name) : NULL;
    }
}

/* Writes into the record who was asked to play. */
static void name_players(struct table *table, const char *const names[GAME_MAX_SEATS]) {
    int seats = table_game(table)->seats(table_setting(table));
    for (int seat = 0; seat < seats; seat++)
        table_set_player(table, seat, mind_find_player(names[seat]) ? names[seat] : "person");
}

static bool has_levels(const struct app *app) {
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        if (app->player[seat])
            return true;
    return false;
}

static bool open_thinker(struct app *app) {
    uint64_t seed = app->options->seeded ? random_next(&app->random) : (uint64_t)time(NULL);
    app->thinker = thinker_open(app->table, seed, app->options->seconds);
    bool seated = app->thinker != NULL;
    for (int seat = 0; seated && seat < GAME_MAX_SEATS; seat++)
        seated = crew_seat(thinker_crew(app->thinker), seat, app->player[seat]);
    return seated;
}

bool app_sit_down(struct app *app, struct table *table, const char *const names[GAME_MAX_SEATS]) {
    app_stand_up(app);
    app->table = table;
    app->message[0] = '\0';
    app->pointer.file = app->pointer.rank = 0;
    table_set_dice(table, app->options->seeded ? table_dice_seeded(&app->random) : table_dice_system());
    if (names)
        name_players(table, names);
    app_players(table, app->player);
    return !has_levels(app) || open_thinker(app);
}

void app_stand_up(struct app *app) {
    thinker_close(app->thinker);
    app->thinker = NULL;
    table_free(app->table);
    app->table = NULL;
}

void app_keep(struct app *app) {
    if (!keep_game(&app->keep, app->table))
        app_tell(app, SAY_NOT_KEPT, app->keep.name[0] ? app->keep.name : "XDG_STATE_HOME", NULL);
}
