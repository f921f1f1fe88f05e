/* Prints the log, grouped by turns. */
#include "log.h"

#include <stdlib.h>
#include <string.h>

enum { LOG_INDENT = 6 }; /* the number before each line */

struct printing {
    const struct cli *cli;
    const struct table *table;
    size_t until;
    int viewer;
    const size_t *turns; /* the turn number of each action; NULL: not grouped */
    bool first;          /* nothing was printed yet */
    bool private;        /* only what a spectator does not learn */
};

/* A line before the first action of each turn, and before the first action of all. */
static void print_turn(struct printing *printing, size_t number, const void *state) {
    const struct game *game = table_game(printing->table);
    const void *setting = table_setting(printing->table);
    char digits[24], name[GAME_SENTENCE_TEXT];
    struct text text = text_into(name, sizeof name);
    bool starts = number > 0 && printing->turns[number] != printing->turns[number - 1];
    if (!starts && !printing->first)
        return;
    snprintf(digits, sizeof digits, "%zu", printing->turns[number]);
    game->seat_name(setting, state, game->turn(setting, state), printing->cli->language, &text);
    if (printing->turns[number])
        cli_say(printing->cli, printing->cli->out, WORD_LOG_TURN, digits, name, NULL);
    else
        cli_say(printing->cli, printing->cli->out, WORD_LOG_SETUP, NULL, NULL, NULL);
}

static void print_entry(void *context, size_t number, const void *state, game_action action) {
    struct printing *printing = context;
    char words[GAME_SENTENCE_TEXT], public[GAME_SENTENCE_TEXT];
    struct text out = text_into(words, sizeof words), all = text_into(public, sizeof public);
    if (number >= printing->until)
        return;
    if (printing->turns)
        print_turn(printing, number, state);
    printing->first = false;
    table_tell(printing->table, printing->viewer, state, action, printing->cli->language, &out);
    table_tell(printing->table, GAME_SPECTATOR, state, action, printing->cli->language, &all);
    if (printing->private && strcmp(words, public) == 0)
        return;
    fprintf(printing->cli->out, "%4zu. ", number + 1);
    cli_wrap(printing->cli->out, LOG_INDENT, LOG_INDENT, words);
}

void log_print(const struct cli *cli, const struct table *table, int viewer, size_t since, size_t until) {
    table_walk(table, since, print_entry,
               &(struct printing){.cli = cli, .table = table, .until = until, .viewer = viewer});
}

void log_print_private(const struct cli *cli, const struct table *table, int viewer, size_t since,
                       size_t until) {
    table_walk(
        table, since, print_entry,
        &(struct printing){.cli = cli, .table = table, .until = until, .viewer = viewer, .private = true});
}

void log_print_turns(const struct cli *cli, const struct table *table, int viewer, size_t until) {
    size_t *turns = malloc((table_length(table) + 1) * sizeof *turns);
    struct printing printing = {
        .cli = cli, .table = table, .until = until, .viewer = viewer, .turns = turns, .first = true};
    if (turns)
        table_turn_numbers(table, turns);
    table_walk(table, 0, print_entry, &printing);
    free(turns);
}

/* A line that may be told. */
struct told_line {
    size_t number;
    size_t rows;
    bool concerns; /* another seat did it, and it names the seat */
    bool shown;
    char words[GAME_SENTENCE_TEXT];
};

struct telling {
    const struct cli *cli;
    const struct table *table;
    size_t until;
    int viewer, seat;
    struct told_line *lines;
    size_t count;
};

/* Whether the sentence has one of the words of the name. */
static bool names(const char *sentence, const char *name) {
    enum { SHORTEST = 3 };
    for (; *name; name += strspn(name, " ")) {
        size_t length = strcspn(name, " ");
        for (const char *at = sentence; length >= SHORTEST && *at; at++) {
            bool begins = at == sentence || strchr(" (’'", at[-1]);
            if (begins && strncmp(at, name, length) == 0 &&
                (at[length] == '\0' || strchr(" .,;:!?)’'", at[length])))
                return true;
        }
        name += length;
    }
    return false;
}

static void take_line(void *context, size_t number, const void *state, game_action action) {
    struct telling *telling = context;
    const struct game *game = table_game(telling->table);
    char name[GAME_SENTENCE_TEXT] = "";
    struct text text = text_into(name, sizeof name);
    if (number >= telling->until)
        return;
    struct told_line *line = &telling->lines[telling->count++];
    struct text out = text_into(line->words, sizeof line->words);
    table_tell(telling->table, telling->viewer, state, action, telling->cli->language, &out);
    line->number = number;
    line->rows = cli_lines(LOG_INDENT + 2, LOG_INDENT, line->words);
    if (telling->seat >= 0 && game->turn(table_setting(telling->table), state) != telling->seat) {
        table_seat_name(telling->table, telling->seat, telling->cli->language, &text);
        line->concerns = names(line->words, name);
    }
}

/* Chooses lines from the last one back, while they fit; returns the rows that are left. */
static size_t choose_lines(struct telling *telling, bool concerning, size_t room) {
    for (size_t i = telling->count; i > 0; i--) {
        struct told_line *line = &telling->lines[i - 1];
        if (line->shown || (concerning && !line->concerns))
            continue;
        if (line->rows > room)
            return room;
        line->shown = true;
        room -= line->rows;
    }
    return room;
}

void log_print_few(const struct cli *cli, const struct table *table, int viewer, int seat, size_t since,
                   size_t until, size_t room) {
    struct telling telling = {.cli = cli, .table = table, .until = until, .viewer = viewer, .seat = seat};
    size_t rows = 0, left_out = 0;
    char number[24];
    if (until <= since || !(telling.lines = calloc(until - since, sizeof *telling.lines)))
        return;
    table_walk(table, since, take_line, &telling);
    for (size_t i = 0; i < telling.count; i++)
        rows += telling.lines[i].rows;
    if (rows > room)
        room--; /* for the note */
    choose_lines(&telling, false, choose_lines(&telling, rows > room, room));
    for (size_t i = 0; i < telling.count; i++)
        left_out += !telling.lines[i].shown;
    snprintf(number, sizeof number, "%zu", left_out);
    if (left_out > 0)
        cli_say(cli, cli->out, WORD_EARLIER, number, NULL, NULL);
    for (size_t i = 0; i < telling.count; i++)
        if (telling.lines[i].shown) {
            fprintf(cli->out, "%4zu. ", telling.lines[i].number + 1);
            cli_wrap(cli->out, LOG_INDENT + 2, LOG_INDENT, telling.lines[i].words);
        }
    free(telling.lines);
}
