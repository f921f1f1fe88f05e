/* Makes a table from the options of a command line. */
#include "game_options.h"

#include "file_error.h"
#include "games.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FILE_BYTES = 65536, OPTION_NAME = 64 };

struct game_options game_options_of(const struct cli *cli, struct args *args) {
    struct game_options start = {.game = cli->games[0]};
    struct args ahead = *args;
    const char *name = NULL;
    while (args_more(&ahead))
        if (!args_value(&ahead, "--game", &name))
            args_skip(&ahead);
    start.named = name != NULL;
    if (name && !(start.game = games_find(cli->games, name))) {
        start.game = cli->games[0];
        args_fail(args, WORD_NO_SUCH_GAME, name);
    }
    return start;
}

void game_options_choose(struct game_options *start, const char *name, const char *value) {
    if (start->count < GAME_MAX_OPTIONS)
        start->choices[start->count++] = (struct game_choice){name, value};
}

bool game_options_chosen(const struct game_options *start, const char *name) {
    for (size_t i = 0; i < start->count; i++)
        if (strcmp(start->choices[i].name, name) == 0)
            return true;
    return false;
}

static void choose_checked(struct game_options *start, struct args *args, const struct game_option *option,
                           const char *value) {
    struct game_choice choice = {option->name, value};
    struct game_error error = {0};
    if (game_options_chosen(start, option->name))
        args_fail(args, WORD_GIVEN_TWICE, option->name);
    else if (value && !game_check_choices(start->game, &choice, 1, &error)) {
        args->option = args->failed ? NULL : option;
        args_fail(args, WORD_BAD_CHOICE, option->name);
    } else
        game_options_choose(start, option->name, value);
}

static bool take_option(struct game_options *start, struct args *args, const struct game_option *option) {
    char name[OPTION_NAME];
    const char *value = NULL;
    struct text out = text_into(name, sizeof name);
    text_put(&out, "--");
    text_put(&out, option->name);
    if (!args_value(args, name, &value))
        return false;
    choose_checked(start, args, option, value);
    return true;
}

static bool take_set(struct game_options *start, struct args *args) {
    const char *value = NULL;
    if (!args_value(args, "--set", &value))
        return false;
    size_t length = value ? strcspn(value, "=") : 0;
    const struct game_option *option = start->game->options;
    while (option->name && (strncmp(option->name, value ? value : "", length) != 0 || option->name[length]))
        option++;
    if (!value || value[length] != '=' || !option->name)
        args_fail(args, WORD_BAD_SET, value);
    else
        choose_checked(start, args, option, value + length + 1);
    return true;
}

bool game_options_take(struct game_options *start, struct args *args) {
    const char *name;
    if (args_value(args, "--game", &name) || args_value(args, "--position", &start->position) ||
        take_set(start, args))
        return true;
    for (const struct game_option *option = start->game->options; option->name; option++)
        if (take_option(start, args, option))
            return true;
    return false;
}

void game_options_refuse(const struct cli *cli, struct args *args) {
    for (const struct game *const *game = cli->games; *game; game++)
        for (const struct game_option *option = (*game)->options; option->name; option++) {
            snprintf(args->word, sizeof args->word, "--%s", option->name);
            if (!args_is(args, args->word))
                continue;
            snprintf(args->least, sizeof args->least, "%s", (*game)->name);
            args_fail(args, WORD_OTHER_GAME, args->word);
            return;
        }
    args_refuse(args);
}

static bool is_board_id(const struct game *game, const char *value) {
    struct game_board board;
    for (size_t i = 0; game->board && game->board(i, &board); i++)
        if (strcmp(board.id, value) == 0)
            return true;
    return false;
}

static bool read_file(const struct cli *cli, struct game_options *start, struct game_choice *choice) {
    struct game_error error = {.language = cli->language};
    const char *name = choice->value;
    char *bytes;
    size_t length;
    enum file_answer answer = file_read_name(name, FILE_BYTES, &bytes, &length);
    if (answer != FILE_READ) {
        cli_fail_read(cli, name, answer);
        return false;
    }
    struct text out = text_into(start->file, sizeof start->file);
    bool read = start->game->read_file(bytes, length, &out, &error);
    free(bytes);
    if (!read)
        cli_fail_file(cli, name, &error);
    choice->value = start->file;
    return read;
}

/* Whether the value is no other one: data in one line have blanks, and a name that may be a board's is left to the game. */
static bool can_only_be_file(const struct game *game, const struct game_choice *choice) {
    const struct game_option *option = game->options;
    while (strcmp(option->name, choice->name) != 0)
        option++;
    return !game->board && strcmp(choice->value, option->default_value) != 0 && !strchr(choice->value, ' ');
}

/* A board of the game takes precedence over a file of the same name. */
bool game_options_read_file(const struct cli *cli, struct game_options *start) {
    const struct game *game = start->game;
    for (size_t i = 0; i < start->count; i++) {
        struct game_choice *choice = &start->choices[i];
        if (!game->file_option || strcmp(choice->name, game->file_option) != 0)
            continue;
        bool exists = file_exists(choice->value);
        if (!is_board_id(game, choice->value) && (exists || can_only_be_file(game, choice)))
            return read_file(cli, start, choice);
    }
    return true;
}

struct table *game_options_table(const struct cli *cli, struct game_options *start) {
    struct game_error error = {.language = cli->language};
    if (!game_options_read_file(cli, start))
        return NULL;
    struct table *table =
        start->position ? table_new_at(start->game, start->choices, start->count, start->position, &error)
                        : table_new(start->game, start->choices, start->count, &error);
    if (!table) {
        fprintf(cli->error, "astragal: %s\n", error.text);
        cli_note_refusal(cli);
    }
    return table;
}

void record_date(struct table *table) {
    char date[16];
    time_t now = time(NULL);
    const struct tm *today = localtime(&now);
    if (today && strftime(date, sizeof date, "%Y.%m.%d", today) > 0)
        table_set_tag(table, "Date", date);
}
