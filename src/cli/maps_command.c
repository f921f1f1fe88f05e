/* `astragal maps`: the boards of a game. */
#include "game_options.h"

#include <string.h>

enum { ID_WIDTH = 24, SEATS_WIDTH = 11, GROUP_WIDTH = 9 };

struct filter {
    const char *group;
    long seats;
};

static void print_board(const struct cli *cli, const struct game_board *board, size_t name_width) {
    char number[16], players[64];
    snprintf(number, sizeof number, "%d", board->seats);
    struct text out = text_into(players, sizeof players);
    cli_fill(&out, WORD_BOARD_PLAYERS, cli->language, &(const char *){number}, 1);
    cli_pad(cli->out, board->id, ID_WIDTH);
    cli_pad(cli->out, board->name[cli->language], name_width);
    cli_pad(cli->out, players, SEATS_WIDTH);
    cli_pad(cli->out, board->group, GROUP_WIDTH);
    fprintf(cli->out, "%s\n", board->note[cli->language]);
}

static enum cli_exit list_boards(const struct cli *cli, const struct game *game,
                                 const struct filter *filter) {
    struct game_board board;
    size_t printed = 0, widest = 0;
    for (size_t i = 0; game->board(i, &board); i++) {
        size_t width = cli_width(board.name[cli->language]);
        widest = width > widest ? width : widest;
    }
    for (size_t i = 0; game->board(i, &board); i++) {
        if ((filter->group && strcmp(filter->group, board.group) != 0) ||
            (filter->seats && filter->seats != board.seats))
            continue;
        print_board(cli, &board, widest + 2);
        printed++;
    }
    return printed ? CLI_OK : cli_refuse(cli, WORD_NO_BOARDS_LEFT, NULL);
}

static enum cli_exit draw_board(const struct cli *cli, struct game_options *start, const char *name) {
    char picture[GAME_PICTURE_TEXT], players[16];
    const struct game *game = start->game;
    game_options_choose(start, game->board_option, name);
    struct table *table = game_options_table(cli, start);
    if (!table)
        return CLI_FAILED;
    struct text out = text_into(picture, sizeof picture);
    game->draw(table_setting(table), table_state(table), cli->language, &out);
    snprintf(players, sizeof players, "%d", game->seats(table_setting(table)));
    fputs(picture, cli->out);
    cli_say(cli, cli->out, WORD_BOARD_PLAYABLE, players, NULL, NULL);
    table_free(table);
    return CLI_OK;
}

enum cli_exit maps_command(struct cli *cli, struct args *args) {
    struct game_options start = game_options_of(cli, args);
    struct filter filter = {0};
    const char *name = NULL, *game = NULL;
    while (args_more(args))
        if (!args_value(args, "--group", &filter.group) &&
            !args_number(args, "--seats", 1, GAME_MAX_SEATS, &filter.seats) &&
            !args_value(args, "--game", &game) && (name || !args_plain(args, &name)))
            args_refuse(args);
    if (args->failed)
        return CLI_USAGE;
    if (!start.game->board)
        return cli_refuse(cli, WORD_NO_BOARDS, start.game->name);
    return name ? draw_board(cli, &start, name) : list_boards(cli, start.game, &filter);
}
