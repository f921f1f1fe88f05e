/* Turns the choices of the start menu into a table. */
#include "choices.h"

#include "player.h"

#include <stdio.h>
#include <string.h>

enum { WEAK = 2 }; /* the default level of opponents */

size_t choices_values(const struct game_option *option) {
    size_t count = 0;
    switch (option->type) {
    case GAME_CHECK:
        return 2;
    case GAME_SPIN:
        return (size_t)(option->max - option->min + 1);
    case GAME_COMBO:
        while (option->values[count])
            count++;
        return count;
    case GAME_STRING:
        break;
    }
    return 0;
}

static void write_value(const struct game_option *option, size_t value, struct text *out) {
    if (option->type == GAME_CHECK)
        text_put(out, value ? "on" : "off");
    else if (option->type == GAME_COMBO)
        text_put(out, option->values[value]);
    else if (option->type == GAME_SPIN)
        text_number(out, option->min + (long)value);
    else
        text_put(out, option->default_value);
}

void choices_write_value(const struct choices *choices, size_t option, struct text *out) {
    write_value(&choices->game->options[option], choices->value[option], out);
}

void choices_step_value(struct choices *choices, size_t option, int by) {
    long count = (long)choices_values(&choices->game->options[option]),
         to = (long)choices->value[option] + by;
    if (by > 1 || by < -1)
        to = to < 0 ? 0 : to >= count ? count - 1 : to;
    choices->value[option] = (size_t)((to + count) % count);
}

static bool is_option(const struct choices *choices, size_t option, const char *name) {
    return name && strcmp(choices->game->options[option].name, name) == 0;
}

bool choices_is_board(const struct choices *choices, size_t option) {
    return is_option(choices, option, choices->game->board_option);
}

bool choices_is_seats(const struct choices *choices, size_t option) {
    return is_option(choices, option, choices->game->seats_option);
}

static size_t count_boards(const struct choices *choices) {
    struct game_board board;
    size_t count = 0;
    while (choices->game->board && choices->game->board(count, &board))
        count++;
    return count;
}

/* Including the player's own board. */
static size_t count_all_boards(const struct choices *choices) {
    return count_boards(choices) + (choices->own_seats > 0);
}

static int seats_on(const struct choices *choices, size_t number) {
    struct game_board board;
    return choices->game->board(number, &board) ? board.seats : choices->own_seats;
}

/* Any board will do where an option sets the number of seats. */
static bool suits(const struct choices *choices, size_t board) {
    return choices->game->seats_option || seats_on(choices, board) == choices->seats;
}

static void take_default_board(struct choices *choices) {
    struct game_board board;
    const char *id = game_chosen(choices->game, NULL, 0, choices->game->board_option);
    for (size_t i = 0; choices->game->board(i, &board); i++)
        if (strcmp(board.id, id) == 0) {
            choices->board = i;
            choices->seats = board.seats;
        }
}

void choices_open(struct choices *choices, const struct game *game) {
    *choices = (struct choices){.game = game};
    for (int seat = 1; seat < GAME_MAX_SEATS; seat++)
        choices->player[seat] = WEAK;
    if (game->board)
        take_default_board(choices);
    for (size_t i = 0; game->options[i].name; i++)
        for (size_t k = 0; k < choices_values(&game->options[i]); k++) {
            char value[GAME_OPTION_TEXT];
            struct text out = text_into(value, sizeof value);
            write_value(&game->options[i], k, &out);
            if (strcmp(value, game->options[i].default_value) == 0)
                choices->value[i] = k;
        }
}

/* Selects the first suitable board from `at` in steps of `by`. Returns false when there is none. */
static bool find_board(struct choices *choices, size_t at, size_t by) {
    size_t count = count_all_boards(choices);
    for (size_t i = 0; i < count; i++, at += by)
        if (suits(choices, at % count)) {
            choices->board = at % count;
            return true;
        }
    return false;
}

void choices_step_seats(struct choices *choices, int by) {
    const struct game *game = choices->game;
    int count = game->max_seats - game->min_seats + 1;
    for (int i = 0; i < count; i++) {
        choices->seats = game->min_seats + (choices->seats - game->min_seats + by + count) % count;
        if (find_board(choices, choices->board, 1))
            return;
    }
}

void choices_step_board(struct choices *choices, int by) {
    size_t count = count_all_boards(choices), step = by > 0 ? 1 : count - 1;
    find_board(choices, choices->board + step, step);
}

void choices_describe_board(const struct choices *choices, enum game_language language, struct text *out) {
    struct game_board board;
    if (!choices->game->board(choices->board, &board)) {
        text_put(out, choices->own_label);
        return;
    }
    text_put(out, board.name[language]);
    text_put(out, ", ");
    text_put(out, board.note[language]);
}

bool choices_take_board(struct choices *choices, const char *label, const char *file, size_t length,
                        struct game_error *error) {
    struct choices taken = *choices;
    struct text line = text_into(taken.own, sizeof taken.own);
    if (!choices->game->read_file(file, length, &line, error))
        return false;
    taken.board = count_boards(choices);
    struct table *table = choices_table(&taken, error);
    if (!table)
        return false;
    taken.own_seats = taken.seats = table_game(table)->seats(table_setting(table));
    table_free(table);
    snprintf(taken.own_label, sizeof taken.own_label, "%s", label);
    *choices = taken;
    return true;
}

struct table *choices_table(const struct choices *choices, struct game_error *error) {
    struct game_choice chosen[GAME_MAX_OPTIONS];
    char values[GAME_MAX_OPTIONS][GAME_OPTION_TEXT];
    struct game_board board;
    size_t count = 0;
    for (size_t i = 0; choices->game->options[i].name; i++) {
        const struct game_option *option = &choices->game->options[i];
        struct text out = text_into(values[i], sizeof values[i]);
        if (choices_is_board(choices, i)) {
            bool ours = choices->game->board(choices->board, &board);
            chosen[count++] = (struct game_choice){option->name, ours ? board.id : choices->own};
        } else if (choices_values(option) > 0) {
            choices_write_value(choices, i, &out);
            chosen[count++] = (struct game_choice){option->name, values[i]};
        }
    }
    return table_new(choices->game, chosen, count, error);
}

int choices_player(const struct choices *choices, const struct table *table, int seat) {
    const struct game *game = table_game(table);
    const void *setting = table_setting(table);
    if (game_is_automa(game, setting, table_state(table), seat) || !ai_can_play(game, setting))
        return 0;
    return choices->player[seat];
}

void choices_players(const struct choices *choices, const struct table *table,
                     const char *names[GAME_MAX_SEATS]) {
    int seats = table_game(table)->seats(table_setting(table));
    for (int seat = 0; seat < seats; seat++) {
        int level = choices_player(choices, table, seat);
        names[seat] = level ? ai_players[level - 1].name : "person";
    }
}
