/* The current table: who plays which seat, where dice come from, and autosave. */
#include "app.h"

#include "files.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

static bool is_automa(const struct table *table, int seat) {
    return game_is_automa(table_game(table), table_setting(table), table_state(table), seat);
}

void app_players(const struct table *table, const struct ai_player *players[GAME_MAX_SEATS]) {
    int seats = table_game(table)->seats(table_setting(table));
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++) {
        bool player = seat < seats && !is_automa(table, seat);
        const char *name = player ? table_player(table, seat) : NULL;
        players[seat] = name ? ai_find_player(name) : NULL;
    }
}

void app_name_players(const struct table *table, enum game_language language,
                      const char *names[GAME_MAX_SEATS]) {
    const struct ai_player *players[GAME_MAX_SEATS];
    int seats = table_game(table)->seats(table_setting(table));
    app_players(table, players);
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++) {
        const char *name = seat < seats ? table_player(table, seat) : NULL;
        if (seat >= seats)
            names[seat] = NULL;
        else if (is_automa(table, seat))
            names[seat] = say_word(SAY_AUTOMA, language);
        else if (players[seat])
            names[seat] = players[seat]->title[language];
        else
            names[seat] = name && strcmp(name, "person") != 0 ? name : say_word(SAY_PERSON, language);
    }
}

/* Writes the players into the record. Automas have none. */
static void name_players(struct table *table, const char *const names[GAME_MAX_SEATS]) {
    int seats = table_game(table)->seats(table_setting(table));
    for (int seat = 0; seat < seats; seat++)
        if (!is_automa(table, seat))
            table_set_player(table, seat, ai_find_player(names[seat]) ? names[seat] : "person");
}

static bool has_levels(const struct app *app) {
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        if (app->player[seat])
            return true;
    return false;
}

static bool open_ai_worker(struct app *app) {
    uint64_t seed = app->options->seeded ? random_next(&app->random) : (uint64_t)time(NULL);
    app->ai_worker = ai_worker_open(app->table, seed, app->options->seconds);
    bool seated = app->ai_worker != NULL;
    for (int seat = 0; seated && seat < GAME_MAX_SEATS; seat++)
        seated = lineup_set(ai_worker_lineup(app->ai_worker), seat, app->player[seat]);
    return seated;
}

bool app_open_table(struct app *app, struct table *table, const char *const names[GAME_MAX_SEATS]) {
    app_close_table(app);
    app->table = table;
    app->unsaved = false;
    app->message[0] = '\0';
    app->screen_holder = -1;
    app->known = malloc(table_game(table)->state_bytes);
    if (!app->known || !selection_make(&app->selection, table))
        return false;
    table_set_dice(table, app->options->seeded ? table_dice_seeded(&app->random) : table_dice_system());
    if (names)
        name_players(table, names);
    app_players(table, app->player);
    return !has_levels(app) || open_ai_worker(app);
}

struct people_decisions {
    const struct table *table;
    size_t count;
};

static void count_decision(void *context, size_t number, const void *state, game_action action) {
    struct people_decisions *decisions = context;
    int who = table_game(decisions->table)->who(table_setting(decisions->table), state);
    (void)number, (void)action;
    decisions->count += who >= 0 && app_is_person(decisions->table, who);
}

/* A game in which people have not decided anything yet is not worth offering. */
static bool is_worth_keeping(const struct table *table) {
    struct people_decisions decisions = {table, 0};
    int seats = table_game(table)->seats(table_setting(table)), people = 0;
    for (int seat = 0; seat < seats; seat++)
        people += app_is_person(table, seat);
    table_walk(table, 0, count_decision, &decisions);
    return people == 0 || decisions.count > 0;
}

void app_close_table(struct app *app) {
    if (app->table && is_worth_keeping(app->table))
        autosave_release(&app->autosave);
    else if (app->table)
        autosave_discard(&app->autosave);
    analysis_job_close(app->analysis);
    app->analysis = NULL;
    ai_worker_close(app->ai_worker);
    app->ai_worker = NULL;
    selection_free(&app->selection);
    free(app->known);
    app->known = NULL;
    table_free(app->table);
    app->table = NULL;
}

/* A finished game that was only loaded is not saved again. */
void app_autosave(struct app *app) {
    if (!app->autosave.name[0] && !app->unsaved && table_who(app->table) == GAME_OVER)
        return;
    app->unsaved = !autosave_write(&app->autosave, app->table, app->options->games);
}

bool app_may_leave(struct app *app) {
    return !app->unsaved ||
           popup_agrees(app, SAY_ASK_LEAVE_UNSAVED, file_reason(app->autosave.reason, app->language));
}
