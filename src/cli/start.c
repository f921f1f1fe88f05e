/* From the options of a command line to a table. */
#include "start.h"

#include "games.h"
#include "unread.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { BOARD_BYTES = 65536, OPTION_NAME = 64 };

struct start start_of(const struct cli *cli, struct args *args) {
    struct start start = {.game = cli->games[0]};
    struct args ahead = *args;
    const char *name = NULL;
    while (args_more(&ahead))
        if (!args_value(&ahead, "--game", &name))
            args_skip(&ahead);
    if (name && !(start.game = games_find(cli->games, name))) {
        start.game = cli->games[0];
        args_fail(args, WORD_NO_SUCH_GAME, name);
    }
    return start;
}

void start_choose(struct start *start, const char *name, const char *value) {
    if (start->count < START_OPTIONS)
        start->choices[start->count++] = (struct game_choice){name, value};
}

bool start_has_chosen(const struct start *start, const char *name) {
    for (size_t i = 0; i < start->count; i++)
        if (strcmp(start->choices[i].name, name) == 0)
            return true;
    return false;
}

static bool take_option(struct start *start, struct args *args, const struct game_option *option) {
    char name[OPTION_NAME];
    const char *value = NULL;
    struct game_error error = {0};
    struct text out = text_into(name, sizeof name);
    text_put(&out, "--");
    text_put(&out, option->name);
    if (!args_value(args, name, &value))
        return false;
    struct game_choice choice = {option->name, value};
    if (start_has_chosen(start, option->name))
        args_fail(args, WORD_GIVEN_TWICE, option->name);
    else if (value && !game_check_choices(start->game, &choice, 1, &error)) {
        args->option = args->failed ? NULL : option;
        args_fail(args, WORD_BAD_CHOICE, option->name);
    } else
        start_choose(start, option->name, value);
    return true;
}

bool start_take(struct start *start, struct args *args) {
    const char *name;
    if (args_value(args, "--game", &name) || args_value(args, "--position", &start->position))
        return true;
    for (const struct game_option *option = start->game->options; option->name; option++)
        if (take_option(start, args, option))
            return true;
    return false;
}

static bool is_board_id(const struct game *game, const char *value) {
    struct game_board board;
    for (size_t i = 0; game->board && game->board(i, &board); i++)
        if (strcmp(board.id, value) == 0)
            return true;
    return false;
}

static bool read_board(const struct cli *cli, struct start *start, struct game_choice *choice) {
    struct game_error error = {.language = cli->language};
    const char *name = choice->value;
    char *bytes;
    size_t length;
    enum file_answer answer = file_read_name(name, BOARD_BYTES, &bytes, &length);
    if (answer != FILE_READ) {
        cli_fail_unread(cli, name, answer);
        return false;
    }
    struct text out = text_into(start->board, sizeof start->board);
    bool read = start->game->read_board(bytes, length, &out, &error);
    free(bytes);
    if (!read)
        cli_fail_file(cli, name, &error);
    choice->value = start->board;
    return read;
}

/* A board that comes with the game goes before a file of the same name. */
bool start_read_board(const struct cli *cli, struct start *start) {
    const struct game *game = start->game;
    for (size_t i = 0; i < start->count; i++) {
        struct game_choice *choice = &start->choices[i];
        if (!game->board_option || strcmp(choice->name, game->board_option) != 0)
            continue;
        if (!is_board_id(game, choice->value) && file_exists(choice->value))
            return read_board(cli, start, choice);
    }
    return true;
}

struct table *start_table(const struct cli *cli, struct start *start) {
    struct game_error error = {.language = cli->language};
    if (!start_read_board(cli, start))
        return NULL;
    struct table *table =
        start->position ? table_new_at(start->game, start->choices, start->count, start->position, &error)
                        : table_new(start->game, start->choices, start->count, &error);
    if (!table)
        fprintf(cli->error, "astragal: %s\n", error.text);
    return table;
}

void tag_date(struct table *table) {
    char date[16];
    time_t now = time(NULL);
    const struct tm *today = localtime(&now);
    if (today && strftime(date, sizeof date, "%Y.%m.%d", today) > 0)
        table_set_tag(table, "Date", date);
}
