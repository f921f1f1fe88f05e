/* `astragal replay`: replays a recorded game. */
#include "cli.h"
#include "log.h"
#include "records.h"

#include <limits.h>
#include <stdlib.h>

struct options {
    const char *name;
    long to; /* number of actions to replay; negative: all */
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
        game->draw(table_setting(table), state, cli->language, &out);
    fputs(picture, cli->out);
    if (position)
        fputc('\n', cli->out);
}

static enum cli_exit show(const struct cli *cli, const struct table *table, const struct options *options) {
    char number[24];
    size_t length = table_length(table);
    size_t to = options->to < 0 ? length : (size_t)options->to;
    snprintf(number, sizeof number, "%zu", to > length ? length : to);
    if (to > length)
        return cli_fail(cli, WORD_REPLAY_SHORT, number);
    void *state = malloc(table_game(table)->state_bytes);
    if (!state)
        return cli_fail(cli, WORD_NO_MEMORY, NULL);
    table_state_at(table, to, state);
    if (!options->position)
        record_print_head(cli, table);
    if (options->log)
        log_print_turns(cli, table, GAME_EVERYTHING, to);
    if (!options->position)
        cli_say(cli, cli->out, WORD_REPLAY_AFTER, number, NULL, NULL);
    print_state(cli, table, state, options->position);
    free(state);
    return CLI_OK;
}

enum cli_exit replay_command(struct cli *cli, struct args *args) {
    struct options options = {.to = -1};
    while (args_more(args)) {
        if (args_flag(args, "--log"))
            options.log = true;
        else if (args_flag(args, "--position"))
            options.position = true;
        else if (!args_number(args, "--to", 0, LONG_MAX, &options.to) &&
                 (options.name || !args_plain(args, &options.name)))
            args_refuse(args);
    }
    if (args->failed || !options.name)
        return CLI_USAGE;
    struct table *table = record_open(cli, options.name);
    if (!table)
        return CLI_FAILED;
    enum cli_exit answer = show(cli, table, &options);
    table_free(table);
    return answer;
}
