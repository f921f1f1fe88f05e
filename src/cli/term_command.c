/* `astragal term`: a game in the terminal, line by line, everybody at one keyboard. */
#include "files.h"
#include "log.h"
#include "opponents.h"
#include "records.h"
#include "term.h"

#include <limits.h>
#include <string.h>
#include <time.h>

bool term_read(struct term *term, char line[TERM_LINE]) {
    FILE *in = term->cli->in;
    size_t length = 0;
    fputs("> ", term->cli->out);
    fflush(term->cli->out);
    int letter = getc(in);
    if (letter == EOF) {
        fputc('\n', term->cli->out);
        term->leaving = term->ended = true;
        return false;
    }
    for (; letter != EOF && letter != '\n'; letter = getc(in))
        if (length + 1 < TERM_LINE && letter >= (length > 0 ? ' ' : '!') && letter != 0x7f)
            line[length++] = (char)letter;
    while (length > 0 && line[length - 1] == ' ')
        length--;
    line[length] = '\0';
    return true;
}

bool term_agrees(struct term *term, enum word question, const char *detail) {
    char line[TERM_LINE];
    cli_say(term->cli, term->cli->out, question, detail, NULL, NULL);
    return term_read(term, line) && line[0] && strchr("yYoO", line[0]);
}

/* Players think about the setting of the table, so they sit down with it. */
bool term_sit_down(struct term *term, struct table *table) {
    crew_close(term->opponents);
    table_free(term->table);
    term->table = table;
    uint64_t seed = term->seeded ? random_next(&term->random) : (uint64_t)time(NULL);
    term->opponents = term->players ? opponents_open(term->cli, table, term->players, seed) : NULL;
    table_set_dice(table, term->seeded ? table_dice_seeded(&term->random) : table_dice_system());
    term->told = term->saved = table_length(table);
    return !term->players || term->opponents;
}

void term_show_board(struct term *term) {
    char picture[GAME_PICTURE_TEXT];
    struct text out = text_into(picture, sizeof picture);
    int who = table_who(term->table);
    table_game(term->table)
        ->draw(table_setting(term->table), table_state(term->table), who >= 0 ? who : GAME_SPECTATOR,
               term->cli->language, &out);
    fprintf(term->cli->out, "\n%s\n", picture);
}

void term_save(struct term *term, const char *name) {
    if (file_exists(name) && !term_agrees(term, WORD_ASK_OVERWRITE, name))
        return;
    if (!record_save(term->cli, term->table, name))
        return;
    term->saved = table_length(term->table);
    cli_say(term->cli, term->cli->out, WORD_SAVED, name, NULL, NULL);
}

static void offer_to_save(struct term *term) {
    char line[TERM_LINE];
    if (table_length(term->table) <= term->saved)
        return;
    cli_say(term->cli, term->cli->out, WORD_ASK_SAVE, NULL, NULL, NULL);
    if (term_read(term, line) && line[0])
        term_save(term, line);
}

static void say_who_won(struct term *term) {
    char names[GAME_SENTENCE_TEXT];
    struct text out = text_into(names, sizeof names);
    const struct game *game = table_game(term->table);
    double share[GAME_MAX_SEATS] = {0};
    int winners = 0;
    game->result(table_setting(term->table), table_state(term->table), share);
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++) {
        if (share[seat] <= 0)
            continue;
        text_put(&out, winners++ ? ", " : "");
        game->seat_name(seat, term->cli->language, &out);
    }
    cli_say(term->cli, term->cli->out, winners > 1 ? WORD_WIN_TOGETHER : WORD_WINS, names, NULL, NULL);
}

/* Asks until something is decided. */
static void take_turn(struct term *term) {
    struct path path;
    char line[TERM_LINE];
    enum term_next next = TERM_ASK;
    term_show_board(term);
    path_open(&path, term->table);
    while (next != TERM_TURN) {
        if (next == TERM_ASK)
            term_print_choices(term, &path);
        if (!term_read(term, line))
            return;
        next = term_take_line(term, &path, line);
    }
}

/* Dice, and answers that are the only one; then what happened since the players last looked. */
static bool advance(struct term *term) {
    struct game_error error = {.language = term->cli->language};
    bool advanced = table_advance(term->table, &error);
    size_t length = table_length(term->table);
    log_print(term->cli, term->table, term->told, length);
    term->told = length;
    if (!advanced)
        fprintf(term->cli->error, "astragal: %s\n", error.text);
    return advanced;
}

static enum cli_exit play(struct term *term) {
    while (!term->leaving) {
        if (!advance(term))
            return CLI_FAILED;
        if (table_who(term->table) == GAME_OVER) {
            term_show_board(term);
            say_who_won(term);
            break;
        }
        if (!term->opponents || !opponents_decide(term->opponents, term->table))
            take_turn(term);
    }
    if (!term->ended)
        offer_to_save(term);
    cli_say(term->cli, term->cli->out, WORD_GOODBYE, NULL, NULL, NULL);
    return CLI_OK;
}

static void tag_date(struct table *table) {
    char date[16];
    time_t now = time(NULL);
    const struct tm *today = localtime(&now);
    if (today && strftime(date, sizeof date, "%Y.%m.%d", today) > 0)
        table_set_tag(table, "Date", date);
}

/* A new game; a board that turns out wrong is asked for again when it was asked for at all. */
static struct table *open_game(struct term *term, struct start *start, bool ask) {
    char board[TERM_LINE];
    struct start chosen;
    struct table *table = NULL;
    do {
        chosen = *start;
        if (ask && !term_choose_board(term, &chosen, board))
            return NULL;
        table = start_table(term->cli, &chosen);
    } while (ask && !table && start->game->board);
    if (table)
        tag_date(table);
    return table;
}

enum cli_exit term_command(struct cli *cli, struct args *args) {
    struct start start = start_of(cli, args);
    struct term term = {.cli = cli};
    const char *load = NULL;
    long seed = -1;
    while (args_more(args)) {
        if (args_flag(args, "--plain"))
            cli->bold = false;
        else if (!args_value(args, "--load", &load) && !args_value(args, "--players", &term.players) &&
                 !args_number(args, "--seed", 0, LONG_MAX, &seed) && !start_take(&start, args))
            args_refuse(args);
    }
    if (args->failed)
        return CLI_USAGE;
    term.seeded = seed >= 0;
    term.random = random_from_seed((uint64_t)seed);
    bool ask = start.count == 0 && !start.position;
    struct table *table = load ? record_open(cli, load) : open_game(&term, &start, ask);
    if (!table)
        return term.ended ? CLI_OK : CLI_FAILED;
    enum cli_exit answer = term_sit_down(&term, table) ? play(&term) : CLI_FAILED;
    crew_close(term.opponents);
    table_free(term.table);
    return answer;
}
