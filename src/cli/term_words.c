/* The words that a player can type besides a choice: undo, save, and so on. */
#include "log.h"
#include "records.h"
#include "term.h"

#include <string.h>

/* `rest` is what follows the word. */
typedef enum term_next term_word(struct term *term, struct path *path, const char *rest);

static term_word run_undo, run_back, run_show, run_log, run_position, run_save, run_load, run_resign,
    run_quit, run_help;

/* Both languages' words work in both languages. */
static const struct {
    const char *name[GAME_LANGUAGES];
    const char *brief;
    bool takes_file;
    enum word help;
    term_word *run;
} words[] = {
    {{"undo", "annuler"}, "u", false, WORD_HELP_UNDO, run_undo},
    {{"back", "retour"}, "b", false, WORD_HELP_BACK, run_back},
    {{"show", "montrer"}, "", false, WORD_HELP_SHOW, run_show},
    {{"log", "journal"}, "", false, WORD_HELP_LOG, run_log},
    {{"position", "position"}, "", false, WORD_HELP_POSITION, run_position},
    {{"save", "sauver"}, "", true, WORD_HELP_SAVE, run_save},
    {{"load", "charger"}, "", true, WORD_HELP_LOAD, run_load},
    {{"resign", "abandonner"}, "", false, WORD_HELP_RESIGN, run_resign},
    {{"quit", "quitter"}, "q", false, WORD_HELP_QUIT, run_quit},
    {{"help", "aide"}, "?", false, WORD_HELP_HELP, run_help},
};

enum { COUNT = sizeof words / sizeof words[0] };

static enum term_next run_undo(struct term *term, struct path *path, const char *rest) {
    struct game_error error = {.language = term->cli->language};
    (void)path, (void)rest;
    if (!table_undo(term->table, &error)) {
        fprintf(term->cli->out, "%s\n", error.text);
        return TERM_WAIT;
    }
    term->told = table_length(term->table);
    if (term->saved > term->told)
        term->saved = term->told;
    cli_say(term->cli, term->cli->out, WORD_TAKEN_BACK, NULL, NULL, NULL);
    return TERM_TURN;
}

static enum term_next run_back(struct term *term, struct path *path, const char *rest) {
    (void)rest;
    path_open(path, term->table);
    return TERM_ASK;
}

static enum term_next run_show(struct term *term, struct path *path, const char *rest) {
    (void)path, (void)rest;
    term_show_board(term);
    return TERM_ASK;
}

static enum term_next run_log(struct term *term, struct path *path, const char *rest) {
    (void)path, (void)rest;
    log_print(term->cli, term->table, 0, table_length(term->table));
    return TERM_WAIT;
}

static enum term_next run_position(struct term *term, struct path *path, const char *rest) {
    char position[GAME_POSITION_TEXT];
    struct text out = text_into(position, sizeof position);
    (void)path, (void)rest;
    table_game(term->table)->write_position(table_setting(term->table), table_state(term->table), &out);
    fprintf(term->cli->out, "%s\n", position);
    return TERM_WAIT;
}

static enum term_next run_save(struct term *term, struct path *path, const char *rest) {
    (void)path;
    term_save(term, rest);
    return TERM_WAIT;
}

static enum term_next run_load(struct term *term, struct path *path, const char *rest) {
    (void)path;
    if (table_length(term->table) > term->saved && !term_agrees(term, WORD_ASK_LOSE, NULL))
        return TERM_WAIT;
    struct table *table = record_open(term->cli, rest);
    if (!table)
        return TERM_WAIT;
    term_sit_down(term, table);
    cli_say(term->cli, term->cli->out, WORD_LOADED, rest, NULL, NULL);
    return TERM_TURN;
}

static enum term_next run_resign(struct term *term, struct path *path, const char *rest) {
    struct game_error error = {.language = term->cli->language};
    char name[GAME_SENTENCE_TEXT];
    struct text out = text_into(name, sizeof name);
    int who = table_who(term->table);
    (void)path, (void)rest;
    table_game(term->table)->seat_name(who, term->cli->language, &out);
    if (!term_agrees(term, WORD_ASK_RESIGN, name))
        return TERM_WAIT;
    if (!table_play(term->table, GAME_RESIGN(who), &error))
        fprintf(term->cli->error, "%s\n", error.text);
    return TERM_TURN;
}

static enum term_next run_quit(struct term *term, struct path *path, const char *rest) {
    (void)path, (void)rest;
    term->leaving = true;
    return TERM_TURN;
}

static enum term_next run_help(struct term *term, struct path *path, const char *rest) {
    char example[GAME_ACTION_TEXT];
    struct text out = text_into(example, sizeof example);
    struct cli *cli = term->cli;
    (void)rest;
    table_game(term->table)
        ->write_action(table_setting(term->table), table_state(term->table), path->open[0], &out);
    cli_say(cli, cli->out, WORD_HELP_CHOOSE, example, NULL, NULL);
    for (size_t i = 0; i < COUNT; i++) {
        char name[64];
        snprintf(name, sizeof name, "  %s%s%s%s", words[i].name[cli->language], words[i].brief[0] ? ", " : "",
                 words[i].brief, words[i].takes_file ? " FILE" : "");
        cli_pad(cli->out, name, 18);
        fprintf(cli->out, "%s\n", cli_word(words[i].help, cli->language));
    }
    return TERM_WAIT;
}

static bool is_word(size_t number, const char *word) {
    return strcmp(word, words[number].name[GAME_ENGLISH]) == 0 ||
           strcmp(word, words[number].name[GAME_FRENCH]) == 0 ||
           (words[number].brief[0] && strcmp(word, words[number].brief) == 0);
}

/* `resign V` is left to the game's notation: only a word that takes a file may have something behind it. */
bool term_run_word(struct term *term, struct path *path, const char *line, enum term_next *next) {
    char word[32];
    const char *rest = line;
    if (!text_next_word(&rest, word, sizeof word))
        return false;
    rest += strspn(rest, " ");
    for (size_t i = 0; i < COUNT; i++) {
        if (!is_word(i, word) || (*rest && !words[i].takes_file))
            continue;
        *next = TERM_WAIT;
        if (words[i].takes_file && !*rest)
            cli_say(term->cli, term->cli->out, WORD_NEEDS_FILE, word, NULL, NULL);
        else
            *next = words[i].run(term, path, rest);
        return true;
    }
    return false;
}
