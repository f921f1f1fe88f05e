/* `astragal replay`: a recorded game, played again. */
#include "cli.h"
#include "log.h"
#include "records.h"

#include <limits.h>
#include <stdlib.h>

struct wish {
    const char *name;
    long to; /* how many actions are played; negative: all */
    bool log;
    bool position;
};

static void print_state(const struct cli *cli, const struct table *table, const void *state, bool position) {
    char picture[GAME_PICTURE_TEXT];
    struct text out = text_into(picture, sizeof picture);
    const struct game *game = table_game(table);
    if (position)
        game->write_position(table_setting(table), state, &out);
    else
        game->draw(table_setting(table), state, GAME_SPECTATOR, cli->language, &out);
    fputs(picture, cli->out);
    if (position)
        fputc('\n', cli->out);
}

static enum cli_exit show(const struct cli *cli, const struct table *table, const struct wish *wish) {
    char number[24];
    size_t length = table_length(table);
    size_t to = wish->to < 0 ? length : (size_t)wish->to;
    snprintf(number, sizeof number, "%zu", to > length ? length : to);
    if (to > length)
        return cli_fail(cli, WORD_REPLAY_SHORT, number);
    void *state = malloc(table_game(table)->state_bytes);
    if (!state)
        return cli_fail(cli, WORD_NO_MEMORY, NULL);
    table_state_at(table, to, state);
    if (!wish->position)
        record_print_head(cli, table);
    if (wish->log)
        log_print(cli, table, 0, to);
    if (!wish->position)
        cli_say(cli, cli->out, WORD_REPLAY_AFTER, number, NULL, NULL);
    print_state(cli, table, state, wish->position);
    free(state);
    return CLI_OK;
}

enum cli_exit replay_command(struct cli *cli, struct args *args) {
    struct wish wish = {.to = -1};
    while (args_more(args)) {
        if (args_flag(args, "--log"))
            wish.log = true;
        else if (args_flag(args, "--position"))
            wish.position = true;
        else if (!args_number(args, "--to", 0, LONG_MAX, &wish.to) &&
                 (wish.name || !args_plain(args, &wish.name)))
            args_refuse(args);
    }
    if (args->failed || !wish.name)
        return CLI_USAGE;
    struct table *table = record_open(cli, wish.name);
    if (!table)
        return CLI_FAILED;
    enum cli_exit answer = show(cli, table, &wish);
    table_free(table);
    return answer;
}
