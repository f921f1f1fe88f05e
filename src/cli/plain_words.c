/* The words that a player can type besides a choice: undo, save, and so on. */
#include "hint.h"
#include "log.h"
#include "plain.h"
#include "records.h"

#include <stdlib.h>
#include <string.h>

/* `rest` is what follows the word. */
typedef enum plain_next plain_word(struct plain *plain, struct path *path, const char *rest);

static plain_word run_undo, run_back, run_show, run_hint, run_log, run_position, run_save, run_load,
    run_resign, run_quit, run_help;

/* Both languages' words work in both languages. */
static const struct {
    const char *name[GAME_LANGUAGES];
    const char *brief;
    bool takes_file;
    enum word help;
    plain_word *run;
} words[] = {
    {{"undo", "annuler"}, "u", false, WORD_HELP_UNDO, run_undo},
    {{"back", "retour"}, "b", false, WORD_HELP_BACK, run_back},
    {{"show", "montrer"}, "", false, WORD_HELP_SHOW, run_show},
    {{"hint", "conseil"}, "h", false, WORD_HELP_HINT, run_hint},
    {{"log", "journal"}, "", false, WORD_HELP_LOG, run_log},
    {{"position", "position"}, "", false, WORD_HELP_POSITION, run_position},
    {{"save", "sauver"}, "", true, WORD_HELP_SAVE, run_save},
    {{"load", "charger"}, "", true, WORD_HELP_LOAD, run_load},
    {{"resign", "abandonner"}, "", false, WORD_HELP_RESIGN, run_resign},
    {{"quit", "quitter"}, "q", false, WORD_HELP_QUIT, run_quit},
    {{"help", "aide"}, "?", false, WORD_HELP_HELP, run_help},
};

enum { COUNT = sizeof words / sizeof words[0], HINTS = 3 };

static enum plain_next run_undo(struct plain *plain, struct path *path, const char *rest) {
    struct game_error error = {.language = plain->cli->language};
    (void)path, (void)rest;
    if (!table_undo(plain->table, &error)) {
        fprintf(plain->cli->out, "%s\n", error.text);
        return PLAIN_WAIT;
    }
    plain->told = table_length(plain->table);
    if (plain->saved > plain->told)
        plain->saved = plain->told;
    cli_say(plain->cli, plain->cli->out, WORD_TAKEN_BACK, NULL, NULL, NULL);
    return PLAIN_TURN;
}

static enum plain_next run_back(struct plain *plain, struct path *path, const char *rest) {
    (void)rest;
    path_open(path, plain->table);
    return PLAIN_ASK;
}

static enum plain_next run_show(struct plain *plain, struct path *path, const char *rest) {
    (void)path, (void)rest;
    plain_show_board(plain);
    return PLAIN_ASK;
}

/* "  3  Move the 5 from d4 to f4 [move d4 f4]: 62 % to win", and why. The number is that of the question: a hint's own would be
   taken for it. "  -" where none leads there from here. */
static void print_hint(struct plain *plain, const struct path *path, const struct hint *hint) {
    enum { INDENT = 5 };
    const struct cli *cli = plain->cli;
    char label[GAME_SENTENCE_TEXT], percent[8], told[2 * GAME_SENTENCE_TEXT], numbers[128];
    struct text out = text_into(label, sizeof label), line = text_into(told, sizeof told),
                digits = text_into(numbers, sizeof numbers);
    table_game(plain->table)
        ->label(table_setting(plain->table), table_state(plain->table), hint->action, cli->language, &out);
    snprintf(percent, sizeof percent, "%.0f", 100 * hint->chance);
    cli_fill(&line, WORD_HINT, cli->language, (const char *const[]){label, hint->line[0], percent}, 3);
    if (!plain_write_numbers(plain, path, hint->action, &digits))
        text_format(&digits, "%3s", "-");
    fprintf(cli->out, "%s  ", numbers);
    cli_wrap(cli->out, cli_width(numbers) + 2, INDENT, told);
    fprintf(cli->out, "%*s", INDENT, "");
    cli_wrap(cli->out, INDENT, INDENT, hint->why[cli->language]);
}

static enum plain_next run_hint(struct plain *plain, struct path *path, const char *rest) {
    (void)rest;
    struct hinter *hinter = hint_open(table_game(plain->table), table_setting(plain->table));
    struct hints *hints = malloc(sizeof *hints);
    if (hinter && hints) {
        hint_think(hinter, table_state(plain->table), &(struct mind_limits){.seed = 1}, HINTS, hints);
        for (size_t i = 0; i < hints->count; i++)
            print_hint(plain, path, &hints->hint[i]);
        cli_say(plain->cli, plain->cli->out, WORD_HINT_HOW, NULL, NULL, NULL);
    } else
        cli_say(plain->cli, plain->cli->out, WORD_NO_HINT, NULL, NULL, NULL);
    free(hints);
    hint_close(hinter);
    return PLAIN_WAIT;
}

static enum plain_next run_log(struct plain *plain, struct path *path, const char *rest) {
    (void)path, (void)rest;
    log_print(plain->cli, plain->table, 0, table_length(plain->table));
    return PLAIN_WAIT;
}

static enum plain_next run_position(struct plain *plain, struct path *path, const char *rest) {
    char position[GAME_POSITION_TEXT];
    struct text out = text_into(position, sizeof position);
    (void)path, (void)rest;
    table_game(plain->table)->write_position(table_setting(plain->table), table_state(plain->table), &out);
    fprintf(plain->cli->out, "%s\n", position);
    return PLAIN_WAIT;
}

static enum plain_next run_save(struct plain *plain, struct path *path, const char *rest) {
    (void)path;
    plain_save(plain, rest);
    return PLAIN_WAIT;
}

static enum plain_next run_load(struct plain *plain, struct path *path, const char *rest) {
    (void)path;
    if (table_length(plain->table) > plain->saved && !plain_agrees(plain, WORD_ASK_LOSE, NULL))
        return PLAIN_WAIT;
    struct table *table = record_open(plain->cli, rest);
    if (!table)
        return PLAIN_WAIT;
    plain_sit_down(plain, table);
    cli_say(plain->cli, plain->cli->out, WORD_LOADED, rest, NULL, NULL);
    return PLAIN_TURN;
}

static enum plain_next run_resign(struct plain *plain, struct path *path, const char *rest) {
    struct game_error error = {.language = plain->cli->language};
    char name[GAME_SENTENCE_TEXT];
    struct text out = text_into(name, sizeof name);
    int who = table_who(plain->table);
    (void)path, (void)rest;
    table_game(plain->table)->seat_name(who, plain->cli->language, &out);
    if (!plain_agrees(plain, WORD_ASK_RESIGN, name))
        return PLAIN_WAIT;
    if (!table_play(plain->table, GAME_RESIGN(who), &error))
        fprintf(plain->cli->error, "%s\n", error.text);
    return PLAIN_TURN;
}

static enum plain_next run_quit(struct plain *plain, struct path *path, const char *rest) {
    (void)path, (void)rest;
    plain->leaving = true;
    return PLAIN_TURN;
}

static enum plain_next run_help(struct plain *plain, struct path *path, const char *rest) {
    char example[GAME_ACTION_TEXT];
    struct text out = text_into(example, sizeof example);
    struct cli *cli = plain->cli;
    (void)rest;
    table_game(plain->table)
        ->write_action(table_setting(plain->table), table_state(plain->table), path->open[0], &out);
    cli_say(cli, cli->out, WORD_HELP_CHOOSE, example, NULL, NULL);
    for (size_t i = 0; i < COUNT; i++) {
        char name[64];
        snprintf(name, sizeof name, "  %s%s%s%s", words[i].name[cli->language], words[i].brief[0] ? ", " : "",
                 words[i].brief, words[i].takes_file ? " FILE" : "");
        cli_pad(cli->out, name, 18);
        fprintf(cli->out, "%s\n", cli_word(words[i].help, cli->language));
    }
    return PLAIN_WAIT;
}

static bool is_word(size_t number, const char *word) {
    return strcmp(word, words[number].name[GAME_ENGLISH]) == 0 ||
           strcmp(word, words[number].name[GAME_FRENCH]) == 0 ||
           (words[number].brief[0] && strcmp(word, words[number].brief) == 0);
}

/* `resign V` is left to the game's notation: only a word that takes a file may have something behind it. */
bool plain_run_word(struct plain *plain, struct path *path, const char *line, enum plain_next *next) {
    char word[32];
    const char *rest = line;
    if (!text_next_word(&rest, word, sizeof word))
        return false;
    rest += strspn(rest, " ");
    for (size_t i = 0; i < COUNT; i++) {
        if (!is_word(i, word) || (*rest && !words[i].takes_file))
            continue;
        *next = PLAIN_WAIT;
        if (words[i].takes_file && !*rest)
            cli_say(plain->cli, plain->cli->out, WORD_NEEDS_FILE, word, NULL, NULL);
        else
            *next = words[i].run(plain, path, rest);
        return true;
    }
    return false;
}
