/* A game line by line, everybody at one keyboard. */
#include "files.h"
#include "log.h"
#include "opponents.h"
#include "plain.h"
#include "records.h"

#include <string.h>
#include <time.h>

bool plain_read(struct plain *plain, char line[PLAIN_LINE]) {
    FILE *in = plain->cli->in;
    size_t length = 0;
    fputs("> ", plain->cli->out);
    fflush(plain->cli->out);
    int letter = getc(in);
    if (letter == EOF) {
        fputc('\n', plain->cli->out);
        plain->leaving = plain->ended = true;
        return false;
    }
    for (; letter != EOF && letter != '\n'; letter = getc(in))
        if (length + 1 < PLAIN_LINE && letter >= (length > 0 ? ' ' : '!') && letter != 0x7f)
            line[length++] = (char)letter;
    while (length > 0 && line[length - 1] == ' ')
        length--;
    line[length] = '\0';
    return true;
}

bool plain_agrees(struct plain *plain, enum word question, const char *detail) {
    char line[PLAIN_LINE];
    cli_say(plain->cli, plain->cli->out, question, detail, NULL, NULL);
    return plain_read(plain, line) && line[0] && strchr("yYoO", line[0]);
}

/* Players think about the setting of the table, so they sit down with it. */
bool plain_sit_down(struct plain *plain, struct table *table) {
    crew_close(plain->opponents);
    table_free(plain->table);
    plain->table = table;
    uint64_t seed = plain->seeded ? random_next(&plain->random) : (uint64_t)time(NULL);
    plain->opponents = plain->players ? opponents_open(plain->cli, table, plain->players, seed) : NULL;
    table_set_dice(table, plain->seeded ? table_dice_seeded(&plain->random) : table_dice_system());
    plain->told = plain->saved = table_length(table);
    return !plain->players || plain->opponents;
}

void plain_show_board(struct plain *plain) {
    char picture[GAME_PICTURE_TEXT];
    struct text out = text_into(picture, sizeof picture);
    int who = table_who(plain->table);
    table_game(plain->table)
        ->draw(table_setting(plain->table), table_state(plain->table), who >= 0 ? who : GAME_SPECTATOR,
               plain->cli->language, &out);
    fprintf(plain->cli->out, "\n%s\n", picture);
}

void plain_save(struct plain *plain, const char *name) {
    if (file_exists(name) && !plain_agrees(plain, WORD_ASK_OVERWRITE, name))
        return;
    if (!record_save(plain->cli, plain->table, name))
        return;
    plain->saved = table_length(plain->table);
    cli_say(plain->cli, plain->cli->out, WORD_SAVED, name, NULL, NULL);
}

static bool is_among(const char *line, const char *const *words) {
    while (*words && strcmp(line, *words) != 0)
        words++;
    return *words != NULL;
}

/* Nobody means a file called `no`. */
static void offer_to_save(struct plain *plain) {
    static const char *const yes[] = {"y", "yes", "o", "oui", NULL};
    static const char *const no[] = {"n", "no", "non", "q", "quit", "quitter", NULL};
    char line[PLAIN_LINE];
    if (table_length(plain->table) <= plain->saved)
        return;
    cli_say(plain->cli, plain->cli->out, WORD_ASK_SAVE, NULL, NULL, NULL);
    if (!plain_read(plain, line) || !line[0] || is_among(line, no))
        return;
    if (is_among(line, yes)) {
        cli_say(plain->cli, plain->cli->out, WORD_ASK_NAME, NULL, NULL, NULL);
        if (!plain_read(plain, line) || !line[0])
            return;
    }
    plain_save(plain, line);
}

static void say_who_won(struct plain *plain) {
    char names[GAME_SENTENCE_TEXT];
    struct text out = text_into(names, sizeof names);
    const struct game *game = table_game(plain->table);
    double share[GAME_MAX_SEATS] = {0};
    int winners = 0;
    game->result(table_setting(plain->table), table_state(plain->table), share);
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++) {
        if (share[seat] <= 0)
            continue;
        text_put(&out, winners++ ? ", " : "");
        game->seat_name(seat, plain->cli->language, &out);
    }
    cli_say(plain->cli, plain->cli->out, winners > 1 ? WORD_WIN_TOGETHER : WORD_WINS, names, NULL, NULL);
}

/* Asks until something is decided. */
static void take_turn(struct plain *plain) {
    struct path path;
    char line[PLAIN_LINE];
    enum plain_next next = PLAIN_ASK;
    plain_show_board(plain);
    path_open(&path, plain->table);
    while (next != PLAIN_TURN) {
        if (next == PLAIN_ASK)
            plain_print_choices(plain, &path);
        if (!plain_read(plain, line))
            return;
        next = plain_take_line(plain, &path, line);
    }
}

/* Dice, and answers that are the only one; then what happened since the players last looked. */
static bool advance(struct plain *plain) {
    struct game_error error = {.language = plain->cli->language};
    bool advanced = table_advance(plain->table, &error);
    size_t length = table_length(plain->table);
    log_print(plain->cli, plain->table, plain->told, length);
    plain->told = length;
    if (!advanced)
        fprintf(plain->cli->error, "astragal: %s\n", error.text);
    return advanced;
}

static enum cli_exit play(struct plain *plain) {
    while (!plain->leaving) {
        if (!advance(plain))
            return CLI_FAILED;
        if (table_who(plain->table) == GAME_OVER) {
            plain_show_board(plain);
            say_who_won(plain);
            break;
        }
        struct mind_limits limits = {.seconds = plain->seconds};
        if (!plain->opponents || !opponents_decide(plain->opponents, plain->table, limits))
            take_turn(plain);
    }
    if (!plain->ended)
        offer_to_save(plain);
    cli_say(plain->cli, plain->cli->out, WORD_GOODBYE, NULL, NULL, NULL);
    return CLI_OK;
}

/* A new game; a board that turns out wrong is asked for again when it was asked for at all. */
static struct table *open_game(struct plain *plain, const struct start *start, bool ask) {
    char board[PLAIN_LINE];
    struct start chosen;
    struct table *table = NULL;
    do {
        chosen = *start;
        if (ask && !plain_choose_board(plain, &chosen, board))
            return NULL;
        table = start_table(plain->cli, &chosen);
    } while (ask && !table && start->game->board);
    if (table)
        tag_date(table);
    return table;
}

enum cli_exit plain_run(struct cli *cli, const struct start *start, struct table *table, const char *players,
                        long seed, double seconds) {
    struct plain plain = {.cli = cli, .players = players, .seeded = seed >= 0, .seconds = seconds};
    plain.random = random_from_seed((uint64_t)seed);
    bool ask = !table && start->count == 0 && !start->position;
    if (!table)
        table = open_game(&plain, start, ask);
    if (!table)
        return plain.leaving ? CLI_OK : CLI_FAILED;
    if (!plain_choose_players(&plain, table, ask)) {
        table_free(table);
        return CLI_OK;
    }
    enum cli_exit answer = plain_sit_down(&plain, table) ? play(&plain) : CLI_FAILED;
    crew_close(plain.opponents);
    table_free(plain.table);
    return answer;
}
