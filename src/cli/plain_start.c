/* Before a game in the terminal: how many play, and on which board. */
#include "files.h"
#include "plain.h"

#include <string.h>

static bool is_standard(const struct game *game, const struct game_board *board) {
    return strcmp(board->id, game_chosen(game, NULL, 0, game->board_option)) == 0;
}

static struct game_board standard_board(const struct game *game) {
    struct game_board board = {0};
    for (size_t i = 0; game->board(i, &board) && !is_standard(game, &board); i++) {}
    return board;
}

/* The board to begin with for so many players: the standard one, else one of its group, else any. */
static struct game_board usual_board(const struct game *game, int seats) {
    struct game_board board, best = standard_board(game);
    const char *group = best.group;
    for (size_t i = 0; game->board(i, &board); i++) {
        bool closer =
            best.seats != seats || (strcmp(best.group, group) != 0 && strcmp(board.group, group) == 0);
        if (board.seats == seats && closer)
            best = board;
    }
    return best;
}

static bool has_board_for(const struct game *game, int seats) {
    struct game_board board;
    for (size_t i = 0; game->board(i, &board); i++)
        if (board.seats == seats)
            return true;
    return false;
}

static bool ask_seats(struct plain *plain, const struct game *game, int *seats) {
    char line[PLAIN_LINE], numbers[64], usual[16];
    struct text out = text_into(numbers, sizeof numbers);
    long number;
    for (int i = 1; i <= GAME_MAX_SEATS; i++)
        if (has_board_for(game, i))
            text_format(&out, "%s%d", out.length ? ", " : "", i);
    *seats = standard_board(game).seats;
    snprintf(usual, sizeof usual, "%d", *seats);
    for (;;) {
        cli_say(plain->cli, plain->cli->out, WORD_ASK_PLAYERS, numbers, usual, NULL);
        if (!plain_read(plain, line))
            return false;
        if (line[0] == '\0')
            return true;
        if (text_read_number(line, 1, GAME_MAX_SEATS, &number) && has_board_for(game, (int)number)) {
            *seats = (int)number;
            return true;
        }
        cli_say(plain->cli, plain->cli->out, WORD_ASK_AGAIN, NULL, NULL, NULL);
    }
}

static void list_boards(const struct plain *plain, const struct game *game, int seats) {
    struct game_board board;
    enum game_language language = plain->cli->language;
    for (size_t i = 0; game->board(i, &board); i++)
        if (board.seats == seats)
            fprintf(plain->cli->out, "  %s: %s, %s\n", board.id, board.name[language], board.note[language]);
}

static bool knows_board(const struct game *game, const char *id) {
    struct game_board board;
    for (size_t i = 0; game->board(i, &board); i++)
        if (strcmp(board.id, id) == 0)
            return true;
    return false;
}

static bool ask_board(struct plain *plain, const struct game *game, int seats, char board[PLAIN_LINE]) {
    struct game_board usual = usual_board(game, seats);
    for (;;) {
        cli_say(plain->cli, plain->cli->out, WORD_ASK_BOARD, usual.name[plain->cli->language], NULL, NULL);
        if (!plain_read(plain, board))
            return false;
        if (board[0] == '\0')
            snprintf(board, PLAIN_LINE, "%s", usual.id);
        if (knows_board(game, board) || file_exists(board))
            return true;
        if (strcmp(board, "?") == 0)
            list_boards(plain, game, seats);
        else
            cli_say(plain->cli, plain->cli->out, WORD_ASK_AGAIN, NULL, NULL, NULL);
    }
}

bool plain_choose_board(struct plain *plain, struct start *start, char board[PLAIN_LINE]) {
    int seats;
    if (!start->game->board)
        return true;
    if (!ask_seats(plain, start->game, &seats) || !ask_board(plain, start->game, seats, board))
        return false;
    start_choose(start, start->game->board_option, board);
    return true;
}
