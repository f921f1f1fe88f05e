/* A table: making it, playing at it, and looking at what was played. */
#include "inside.h"
#include "memory.h"

#include <stdlib.h>
#include <string.h>

static bool no_memory(struct game_error *error) {
    return table_refuse(error, 0, "out of memory", "mémoire insuffisante", NULL);
}

static size_t rounded(size_t bytes) {
    size_t unit = _Alignof(max_align_t);
    return (bytes + unit - 1) / unit * unit;
}

/* The table, its setting and its states are one block; only the record grows apart from it. */
static struct table *allocate(const struct game *game) {
    size_t setting = rounded(game->setting_bytes);
    size_t state = rounded(game->state_bytes);
    size_t size = rounded(sizeof(struct table)) + setting + 4 * state;
    unsigned char *block = table_resize(NULL, size);
    if (!block)
        return NULL;
    memset(block, 0, size);
    struct table *table = (struct table *)(void *)block;
    unsigned char *at = block + rounded(sizeof(struct table));
    table->game = game;
    table->setting = at;
    table->first = at += setting;
    table->state = at += state;
    table->walk = at += state;
    table->mark = at + state;
    return table;
}

struct table *table_new(const struct game *game, const struct game_choice *choices, size_t count,
                        struct game_error *error) {
    struct table *table = allocate(game);
    if (!table) {
        no_memory(error);
        return NULL;
    }
    if (!game->prepare(table->setting, choices, count, error)) {
        table_free(table);
        return NULL;
    }
    game->begin(table->setting, table->first);
    memcpy(table->state, table->first, game->state_bytes);
    return table;
}

bool table_place(struct table *table, const char *position, struct game_error *error) {
    const struct game *game = table->game;
    memset(table->walk, 0, game->state_bytes);
    if (!game->read_position(table->setting, table->walk, position, error))
        return false;
    memcpy(table->first, table->walk, game->state_bytes);
    memcpy(table->state, table->walk, game->state_bytes);
    table->length = 0;
    return true;
}

struct table *table_new_at(const struct game *game, const struct game_choice *choices, size_t count,
                           const char *position, struct game_error *error) {
    struct table *table = table_new(game, choices, count, error);
    if (table && !table_place(table, position, error)) {
        table_free(table);
        return NULL;
    }
    return table;
}

void table_free(struct table *table) {
    if (!table)
        return;
    free(table->actions);
    free(table->tags);
    free(table);
}

void table_set_dice(struct table *table, struct table_dice dice) {
    table->dice = dice;
}

const struct game *table_game(const struct table *table) {
    return table->game;
}

const void *table_setting(const struct table *table) {
    return table->setting;
}

const void *table_state(const struct table *table) {
    return table->state;
}

int table_who(const struct table *table) {
    return table->game->who(table->setting, table->state);
}

size_t table_length(const struct table *table) {
    return table->length;
}

game_action table_action(const struct table *table, size_t number) {
    return table->actions[number];
}

void table_state_at(const struct table *table, size_t number, void *state) {
    memcpy(state, table->first, table->game->state_bytes);
    for (size_t i = 0; i < number; i++)
        table->game->play(table->setting, state, table->actions[i]);
}

void table_walk(const struct table *table, size_t since, table_visit *visit, void *context) {
    size_t from = since < table->length ? since : table->length;
    table_state_at(table, from, table->walk);
    for (size_t i = from; i < table->length; i++) {
        visit(context, i, table->walk, table->actions[i]);
        table->game->play(table->setting, table->walk, table->actions[i]);
    }
}

int table_author(const struct table *table, const void *state, game_action action) {
    return GAME_IS_RESIGN(action) ? GAME_RESIGNER(action) : table->game->who(table->setting, state);
}

bool table_append(struct table *table, game_action action, struct game_error *error) {
    if (table->length == MAX_LENGTH)
        return table_refuse(error, 0, "the record is full: no game is this long",
                            "l’enregistrement est plein : aucune partie n’est si longue", NULL);
    if (table->length == table->room) {
        size_t room = table->room ? table->room * 2 : 256;
        game_action *actions = table_resize(table->actions, room * sizeof *actions);
        if (!actions)
            return no_memory(error);
        table->actions = actions;
        table->room = room;
    }
    table->game->play(table->setting, table->state, action);
    table->actions[table->length++] = action;
    return true;
}
