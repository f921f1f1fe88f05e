/* From choices to a table. */
#include "choices.h"

#include "player.h"

#include <stdio.h>
#include <string.h>

enum { WEAK = 2 }; /* the level of those who are not said to be anybody else */

size_t choices_values(const struct game_option *option) {
    size_t count = option->type == GAME_CHECK ? 2 : 0;
    for (; option->type == GAME_COMBO && option->values[count]; count++) {}
    return count;
}

const char *choices_value(const struct game_option *option, size_t value) {
    static const char *const checks[] = {"off", "on"};
    return option->type == GAME_CHECK ? checks[value] : option->values[value];
}

bool choices_is_board(const struct choices *choices, size_t option) {
    return choices->game->board_option &&
           strcmp(choices->game->options[option].name, choices->game->board_option) == 0;
}

static size_t count_boards(const struct game *game) {
    struct game_board board;
    size_t count = 0;
    while (game->board && game->board(count, &board))
        count++;
    return count;
}

static int seats_on(const struct choices *choices, size_t number) {
    struct game_board board;
    return choices->game->board(number, &board) ? board.seats : choices->own_seats;
}

static void take_standard_board(struct choices *choices) {
    struct game_board board;
    const char *standard = game_chosen(choices->game, NULL, 0, choices->game->board_option);
    for (size_t i = 0; choices->game->board(i, &board); i++)
        if (strcmp(board.id, standard) == 0) {
            choices->board = i;
            choices->seats = board.seats;
        }
}

void choices_open(struct choices *choices, const struct game *game) {
    *choices = (struct choices){.game = game, .seats = 2, .player = {0, WEAK, WEAK, WEAK}};
    if (game->board)
        take_standard_board(choices);
    for (size_t i = 0; i < CHOICES_OPTIONS && game->options[i].name; i++)
        for (size_t k = 0; k < choices_values(&game->options[i]); k++)
            if (strcmp(choices_value(&game->options[i], k), game->options[i].standard) == 0)
                choices->value[i] = k;
}

/* The first board from `at` on, going by `by`, that is for as many seats. */
static void find_board(struct choices *choices, size_t at, size_t by) {
    size_t count = count_boards(choices->game) + (choices->own_seats > 0);
    for (size_t i = 0; i < count; i++, at += by)
        if (seats_on(choices, at % count) == choices->seats) {
            choices->board = at % count;
            return;
        }
}

void choices_seat(struct choices *choices, int seats) {
    choices->seats = seats;
    if (choices->game->board)
        find_board(choices, choices->board, 1);
}

void choices_step_board(struct choices *choices, int by) {
    size_t count = count_boards(choices->game) + (choices->own_seats > 0);
    find_board(choices, choices->board + (by > 0 ? 1 : count - 1), by > 0 ? 1 : count - 1);
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
    if (!choices->game->read_board(file, length, &line, error))
        return false;
    taken.board = count_boards(choices->game);
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
    struct game_choice chosen[CHOICES_OPTIONS];
    struct game_board board;
    size_t count = 0;
    for (size_t i = 0; i < CHOICES_OPTIONS && choices->game->options[i].name; i++) {
        const struct game_option *option = &choices->game->options[i];
        if (choices_is_board(choices, i)) {
            bool ours = choices->game->board(choices->board, &board);
            chosen[count++] = (struct game_choice){option->name, ours ? board.id : choices->own};
        } else if (choices_values(option) > 0)
            chosen[count++] = (struct game_choice){option->name, choices_value(option, choices->value[i])};
    }
    return table_new(choices->game, chosen, count, error);
}

void choices_players(const struct choices *choices, const char *names[GAME_MAX_SEATS]) {
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        names[seat] = choices->player[seat] ? mind_players[choices->player[seat] - 1].name : "person";
}
