/* The public header on top of the table. */
#include "astragal.h"

#include "games.h"
#include "table.h"

#include <stdlib.h>
#include <string.h>

struct astragal_table {
    struct table *table;
    struct game_random random;
    struct game_error error;
};

static astragal_table *wrap(struct table *table, const struct game_error *error, char *why) {
    astragal_table *wrapped = table ? calloc(1, sizeof *wrapped) : NULL;
    if (!wrapped) {
        strcpy(why, table ? "out of memory" : error->text);
        table_free(table);
        return NULL;
    }
    why[0] = '\0';
    wrapped->table = table;
    table_set_dice(table, table_dice_system());
    return wrapped;
}

astragal_table *astragal_new(const char *name, const char *const *options, char why[ASTRAGAL_WHY]) {
    enum { MAX_CHOICES = 32 };
    struct game_choice choices[MAX_CHOICES];
    struct game_error error = {.language = GAME_ENGLISH};
    const struct game *game = games_find(games_all, name);
    size_t count = 0;
    if (!game) {
        strcpy(why, "there is no such game");
        return NULL;
    }
    for (; options && options[0] && options[1] && count < MAX_CHOICES; options += 2)
        choices[count++] = (struct game_choice){options[0], options[1]};
    return wrap(table_new(game, choices, count, &error), &error, why);
}

astragal_table *astragal_load(const char *record, size_t length, char why[ASTRAGAL_WHY]) {
    struct game_error error = {.language = GAME_ENGLISH};
    return wrap(table_read_record(games_all, record, length, &error), &error, why);
}

char *astragal_record(const astragal_table *table) {
    size_t length;
    return table_write_record(table->table, &length);
}

void astragal_free(astragal_table *table) {
    if (table)
        table_free(table->table);
    free(table);
}

const char *astragal_why(const astragal_table *table) {
    return table->error.text;
}

void astragal_seed(astragal_table *table, uint64_t seed) {
    table->random = random_from_seed(seed);
    table_set_dice(table->table, table_dice_seeded(&table->random));
}

int astragal_seats(const astragal_table *table) {
    return table_game(table->table)->seats(table_setting(table->table));
}

int astragal_who(const astragal_table *table) {
    return table_who(table->table);
}

bool astragal_won(const astragal_table *table, int seat) {
    double share[GAME_MAX_SEATS] = {0};
    if (astragal_who(table) != ASTRAGAL_OVER || seat < 0 || seat >= astragal_seats(table))
        return false;
    table_game(table->table)->result(table_setting(table->table), table_state(table->table), share);
    return share[seat] > 0;
}

size_t astragal_legal_count(const astragal_table *table) {
    game_action actions[GAME_MAX_ACTIONS];
    return table_game(table->table)->list(table_setting(table->table), table_state(table->table), actions);
}

/* Copies what fits, and says how long it all is. */
static size_t hand_out(const struct text *whole, char *text, size_t room) {
    if (room > 0) {
        size_t length = whole->length < room ? whole->length : room - 1;
        memcpy(text, whole->start, length);
        text[length] = '\0';
    }
    return whole->length;
}

size_t astragal_legal(const astragal_table *table, size_t number, char *text, size_t room) {
    const struct game *game = table_game(table->table);
    game_action actions[GAME_MAX_ACTIONS];
    char buffer[GAME_ACTION_TEXT];
    struct text whole = text_into(buffer, sizeof buffer);
    size_t count = game->list(table_setting(table->table), table_state(table->table), actions);
    if (number < count)
        game->write_action(table_setting(table->table), table_state(table->table), actions[number], &whole);
    return hand_out(&whole, text, room);
}

bool astragal_play(astragal_table *table, const char *action) {
    return table_play_text(table->table, action, &table->error);
}

bool astragal_advance(astragal_table *table) {
    return table_advance(table->table, &table->error);
}

bool astragal_undo(astragal_table *table) {
    return table_undo(table->table, &table->error);
}

size_t astragal_position(const astragal_table *table, char *text, size_t room) {
    char buffer[GAME_POSITION_TEXT];
    struct text whole = text_into(buffer, sizeof buffer);
    table_game(table->table)->write_position(table_setting(table->table), table_state(table->table), &whole);
    return hand_out(&whole, text, room);
}

size_t astragal_view(const astragal_table *table, int viewer, const char *language, char *text, size_t room) {
    char *buffer = malloc(GAME_VIEW_TEXT);
    enum game_language words = strcmp(language, "fr") == 0 ? GAME_FRENCH : GAME_ENGLISH;
    if (!buffer || viewer >= astragal_seats(table)) {
        free(buffer);
        return hand_out(&(struct text){.start = ""}, text, room);
    }
    struct text whole = text_into(buffer, GAME_VIEW_TEXT);
    table_view(table->table, viewer < 0 ? GAME_SPECTATOR : viewer, false, words, 0, &whole);
    size_t length = hand_out(&whole, text, room);
    free(buffer);
    return length;
}
