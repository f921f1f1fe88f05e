/* Questions before a line-by-line game: how many play, on which board, and who. */
#include "files.h"
#include "opponents.h"
#include "plain.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

static bool is_default(const struct game *game, const struct game_board *board) {
    return strcmp(board->id, game_chosen(game, NULL, 0, game->board_option)) == 0;
}

static struct game_board default_board(const struct game *game) {
    struct game_board board = {0};
    for (size_t i = 0; game->board(i, &board) && !is_default(game, &board); i++) {}
    return board;
}

/* The default board for a number of players: the game's default, else one of its group, else any. */
static struct game_board board_for_seats(const struct game *game, int seats) {
    struct game_board board, best = default_board(game);
    const char *group = best.group;
    for (size_t i = 0; game->board(i, &board); i++) {
        bool closer =
            best.seats != seats || (strcmp(best.group, group) != 0 && strcmp(board.group, group) == 0);
        if (board.seats == seats && closer)
            best = board;
    }
    return best;
}

/* Whether the game has an option or a board for this number of seats. */
static bool has_seats(const struct game *game, int seats) {
    struct game_board board;
    if (game->seats_option)
        return seats >= game->min_seats && seats <= game->max_seats;
    for (size_t i = 0; game->board(i, &board); i++)
        if (board.seats == seats)
            return true;
    return false;
}

/* Reads an answer. Returns false at the end of input or when the player quits. */
static bool read_answer(struct plain *plain, char line[PLAIN_LINE]) {
    if (!plain_read(plain, line))
        return false;
    plain->leaving |= plain_is_quit(line);
    return !plain->leaving;
}

/* The number of names in a comma-separated list. */
static int count_names(const char *names) {
    int count = 1;
    for (; *names; names++)
        count += *names == ',';
    return count;
}

static int default_seats(const struct game *game) {
    long number = game->min_seats;
    if (!game->seats_option)
        return default_board(game).seats;
    text_read_number(game_chosen(game, NULL, 0, game->seats_option), game->min_seats, game->max_seats,
                     &number);
    return (int)number;
}

static bool ask_seats(struct plain *plain, const struct game *game, int *seats) {
    char line[PLAIN_LINE], numbers[64], fallback[16];
    struct text out = text_into(numbers, sizeof numbers);
    long number;
    for (int i = 1; i <= GAME_MAX_SEATS; i++)
        if (has_seats(game, i))
            text_format(&out, "%s%d", out.length ? ", " : "", i);
    *seats = default_seats(game);
    snprintf(fallback, sizeof fallback, "%d", *seats);
    for (;;) {
        cli_say(plain->cli, plain->cli->out, WORD_ASK_PLAYERS, numbers, fallback, NULL);
        if (!read_answer(plain, line))
            return false;
        if (line[0] == '\0')
            return true;
        if (text_read_number(line, 1, GAME_MAX_SEATS, &number) && has_seats(game, (int)number)) {
            *seats = (int)number;
            return true;
        }
        cli_say(plain->cli, plain->cli->out, plain_is_help(line) ? WORD_ASK_HELP : WORD_ASK_AGAIN, NULL, NULL,
                NULL);
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
    struct game_board fallback = board_for_seats(game, seats);
    for (;;) {
        cli_say(plain->cli, plain->cli->out, WORD_ASK_BOARD, fallback.name[plain->cli->language], NULL, NULL);
        if (!read_answer(plain, board))
            return false;
        if (board[0] == '\0')
            snprintf(board, PLAIN_LINE, "%s", fallback.id);
        if (knows_board(game, board) || file_exists(board))
            return true;
        if (strcmp(board, "?") == 0)
            list_boards(plain, game, seats);
        else
            cli_say(plain->cli, plain->cli->out, WORD_ASK_AGAIN, NULL, NULL, NULL);
    }
}

bool plain_choose_board(struct plain *plain, struct game_options *start, char board[PLAIN_LINE],
                        char seats[16]) {
    const struct game *game = start->game;
    if (!game->board && !game->seats_option)
        return true;
    int count;
    if (!ask_seats(plain, game, &count))
        return false;
    if (game->seats_option) {
        snprintf(seats, 16, "%d", count);
        game_options_choose(start, game->seats_option, seats);
    }
    if (!game->board)
        return true;
    if (!ask_board(plain, game, count, board))
        return false;
    game_options_choose(start, game->board_option, board);
    return true;
}

void plain_seat_players(const struct plain *plain, struct game_options *start, char seats[16]) {
    const struct game *game = start->game;
    int count = count_names(plain->players);
    if (start->count > 0 || start->position || count < 2 || (!game->board && !game->seats_option) ||
        !has_seats(game, count))
        return;
    snprintf(seats, 16, "%d", count);
    if (game->seats_option)
        game_options_choose(start, game->seats_option, seats);
    else
        game_options_choose(start, game->board_option, board_for_seats(game, count).id);
}

/* A number alone is the level of all seats but the first. */
bool plain_choose_players(struct plain *plain, const struct table *table, bool ask) {
    const struct ai_player *players[GAME_MAX_SEATS];
    char line[PLAIN_LINE];
    long level;
    if (!ask || plain->players || !ai_can_play(table_game(table), table_setting(table)))
        return true;
    for (;;) {
        cli_say(plain->cli, plain->cli->out, WORD_ASK_WHO, NULL, NULL, NULL);
        if (!read_answer(plain, line))
            return false;
        if (line[0] == '\0')
            return true;
        if (plain_is_help(line)) {
            cli_say(plain->cli, plain->cli->out, WORD_ASK_HELP, NULL, NULL, NULL);
            continue;
        }
        if (text_read_number(line, 1, AI_LEVELS, &level))
            snprintf(plain->chosen, sizeof plain->chosen, "level:%ld", level);
        else
            snprintf(plain->chosen, sizeof plain->chosen, "%s", line);
        if (opponents_read(plain->chosen, table, players)) {
            plain->players = plain->chosen;
            return true;
        }
        cli_say(plain->cli, plain->cli->out, WORD_BAD_PLAYERS, NULL, NULL, NULL);
    }
}

/* "Vulpes Alliance: person, Kepler Imperium: Ensign" */
static void put_players(const struct cli *cli, const struct table *table, struct text *out) {
    int seats = table_game(table)->seats(table_setting(table));
    for (int seat = 0; seat < seats; seat++) {
        char seat_name[GAME_SENTENCE_TEXT];
        const char *name = table_player(table, seat);
        const struct ai_player *player = name ? ai_find_player(name) : NULL;
        struct text text = text_into(seat_name, sizeof seat_name);
        table_seat_name(table, seat, cli->language, &text);
        text_put(out, seat ? ", " : "");
        const char *parts[] = {seat_name,
                               player ? player->title[cli->language] : cli_word(WORD_PERSON, cli->language)};
        cli_fill(out, WORD_PLAYED_BY, cli->language, parts, 2);
    }
}

/* "turn 7", or "set-up". */
static void put_turn(const struct cli *cli, const struct table *table, struct text *out) {
    size_t length = table_length(table), *numbers = malloc((length + 1) * sizeof *numbers);
    char number[24] = "0";
    if (numbers) {
        table_turn_numbers(table, numbers);
        snprintf(number, sizeof number, "%zu", numbers[length]);
    }
    free(numbers);
    if (strcmp(number, "0") == 0)
        text_put(out, cli_word(WORD_RESUME_SETUP, cli->language));
    else
        cli_fill(out, WORD_RESUME_TURN, cli->language, &(const char *){number}, 1);
}

static void print_saved(const struct cli *cli, const struct autosave_list *list, size_t shown) {
    cli_say(cli, cli->out, WORD_RESUME_LIST, NULL, NULL, NULL);
    for (size_t i = 0; i < shown; i++) {
        const struct table *table = list->entries[i].table;
        char date[32] = "", turn[64], players[GAME_SENTENCE_TEXT], line[2 * GAME_SENTENCE_TEXT];
        const struct tm *when = localtime(&list->entries[i].time);
        struct text names = text_into(players, sizeof players), out = text_into(line, sizeof line),
                    when_in_game = text_into(turn, sizeof turn);
        if (when)
            strftime(date, sizeof date, "%Y-%m-%d %H:%M", when);
        put_turn(cli, table, &when_in_game);
        put_players(cli, table, &names);
        const char *parts[] = {date, table_game(table)->title[cli->language], turn, players};
        cli_fill(&out, WORD_RESUME_LINE, cli->language, parts, 4);
        fprintf(cli->out, "%3zu  ", i + 1);
        cli_wrap(cli->out, 5, 5, line);
    }
}

static bool ask_saved(struct plain *plain, struct autosave_list *list, struct table **table) {
    enum { SHOWN = 6 };
    const struct cli *cli = plain->cli;
    size_t shown = list->count < SHOWN ? list->count : SHOWN;
    print_saved(cli, list, shown);
    for (;;) {
        char line[PLAIN_LINE];
        long number;
        cli_say(cli, cli->out, WORD_ASK_RESUME, NULL, NULL, NULL);
        if (!read_answer(plain, line))
            return false;
        if (line[0] == '\0')
            return true;
        if (!text_read_number(line, 1, (long)list->count, &number))
            cli_say(cli, cli->out, plain_is_help(line) ? WORD_ASK_HELP : WORD_ASK_AGAIN, NULL, NULL, NULL);
        else if (!autosave_resume(&plain->autosave, &list->entries[number - 1]))
            cli_say(cli, cli->out, WORD_RESUME_BUSY, NULL, NULL, NULL);
        else {
            *table = list->entries[number - 1].table;
            list->entries[number - 1].table = NULL;
            return true;
        }
    }
}

/* Leaves only the games of one kind in the list. */
static void keep_only(struct autosave_list *list, const struct game *game) {
    size_t kept = 0;
    for (size_t i = 0; i < list->count; i++)
        if (table_game(list->entries[i].table) == game)
            list->entries[kept++] = list->entries[i];
        else
            table_free(list->entries[i].table);
    list->count = kept;
}

bool plain_choose_saved(struct plain *plain, const struct game *game, struct table **table) {
    struct autosave_list list;
    bool goes_on = true;
    autosave_read_list(&plain->autosave, plain->cli->games, false, plain->cli->language, &list);
    if (list.unreadable)
        cli_say(plain->cli, plain->cli->out, WORD_RESUME_BAD, list.bad, list.error.text, NULL);
    if (game)
        keep_only(&list, game);
    if (list.count > 0)
        goes_on = ask_saved(plain, &list, table);
    autosave_free_list(&list);
    return goes_on;
}
