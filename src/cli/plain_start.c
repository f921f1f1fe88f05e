/* Before a game in the terminal: how many play, and on which board. */
#include "files.h"
#include "opponents.h"
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

/* Reads an answer; false when there is none any more, or the players want to leave. */
static bool read_answer(struct plain *plain, char line[PLAIN_LINE]) {
    static const char *const leave[] = {"quit", "quitter", "q"};
    if (!plain_read(plain, line))
        return false;
    for (size_t i = 0; i < sizeof leave / sizeof leave[0]; i++)
        plain->leaving |= strcmp(line, leave[i]) == 0;
    return !plain->leaving;
}

/* How many names there are in a list with commas; one alone says nothing about the seats. */
static int count_names(const char *names) {
    int count = 1;
    for (; *names; names++)
        count += *names == ',';
    return count;
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
        if (!read_answer(plain, line))
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
        if (!read_answer(plain, board))
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
    seats = plain->players ? count_names(plain->players) : 1;
    if ((seats < 2 && !ask_seats(plain, start->game, &seats)) || !ask_board(plain, start->game, seats, board))
        return false;
    start_choose(start, start->game->board_option, board);
    return true;
}

/* A number alone is the level of all seats but the first. */
bool plain_choose_players(struct plain *plain, const struct table *table, bool ask) {
    const struct mind_player *players[GAME_MAX_SEATS];
    char line[PLAIN_LINE];
    long level;
    if (!ask || plain->players || !table_game(table)->features)
        return true;
    for (;;) {
        cli_say(plain->cli, plain->cli->out, WORD_ASK_WHO, NULL, NULL, NULL);
        if (!read_answer(plain, line))
            return false;
        if (line[0] == '\0')
            return true;
        if (text_read_number(line, 1, MIND_LEVELS, &level))
            snprintf(plain->chosen, sizeof plain->chosen, "level:%ld", level);
        else
            snprintf(plain->chosen, sizeof plain->chosen, "%s", line);
        if (opponents_read(plain->chosen, table_game(table)->seats(table_setting(table)), players)) {
            plain->players = plain->chosen;
            return true;
        }
        cli_say(plain->cli, plain->cli->out, WORD_BAD_PLAYERS, NULL, NULL, NULL);
    }
}
