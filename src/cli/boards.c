/* Opens boards by name: a table for each, which holds its setting. */
#include "boards.h"

#include <string.h>

static bool open_board(struct boards *boards, const struct cli *cli, const struct game_options *start,
                       const char *name) {
    const struct game *game = start->game;
    struct game_options *own = &boards->start[boards->count];
    *own = *start;
    if (name)
        game_options_choose(own, game->board_option, name);
    else if (game->board_option)
        name = game_chosen(game, own->choices, own->count, game->board_option);
    struct table *table = game_options_table(cli, own);
    if (!table)
        return false;
    boards->name[boards->count] = name ? name : game->name;
    boards->table[boards->count++] = table;
    return true;
}

static bool refuse_number(const struct cli *cli, size_t most) {
    char number[24];
    snprintf(number, sizeof number, "%zu", most);
    cli_refuse(cli, WORD_BAD_MAPS, number);
    return false;
}

static bool open_all(struct boards *boards, const struct cli *cli, const struct game_options *start,
                     const char *maps, size_t most) {
    if (strlen(maps) >= sizeof boards->names)
        return refuse_number(cli, most);
    strcpy(boards->names, maps);
    char *at = boards->names;
    for (char *name; (name = args_cut(&at));) {
        if (!name[0] || boards->count == most)
            return refuse_number(cli, most);
        if (!open_board(boards, cli, start, name))
            return false;
    }
    return boards->count > 0 || refuse_number(cli, most);
}

bool boards_open(struct boards *boards, const struct cli *cli, const struct game_options *start,
                 const char *maps, size_t most) {
    const struct game *game = start->game;
    boards->count = 0;
    if (!maps)
        return open_board(boards, cli, start, NULL);
    if (game->board_option && !game_options_chosen(start, game->board_option))
        return open_all(boards, cli, start, maps, most < BOARDS_MOST ? most : BOARDS_MOST);
    if (game->board_option)
        cli_refuse(cli, WORD_MAP_AND_MAPS, game->board_option);
    else
        cli_refuse(cli, WORD_NO_BOARDS, game->name);
    return false;
}

void boards_close(struct boards *boards) {
    for (size_t i = 0; i < boards->count; i++)
        table_free(boards->table[i]);
    boards->count = 0;
}
