/* The words a player can type besides a choice: undo, save, and so on. */
#include "hint.h"
#include "log.h"
#include "plain.h"
#include "records.h"
#include "rules_text.h"

#include <stdlib.h>
#include <string.h>

/* `rest` is what follows the word. */
typedef enum plain_next plain_word(struct plain *plain, struct path *path, const char *rest);

static plain_word run_undo, run_back, run_show, run_hint, run_log, run_position, run_save, run_load,
    run_resign, run_quit, run_help, run_more, run_list, run_sheets, run_analysis, run_rules, run_rematch;

/* The words of both languages always work. */
static const struct {
    const char *name[GAME_LANGUAGES];
    const char *brief;
    enum { NOTHING, A_FILE, PERHAPS } takes;
    enum word help;
    plain_word *run;
    const char *other; /* another name that works; NULL: none */
} words[] = {
    {{"undo", "annuler"}, "u", NOTHING, WORD_HELP_UNDO, run_undo, NULL},
    {{"back", "retour"}, "b", NOTHING, WORD_HELP_BACK, run_back, NULL},
    {{"show", "montrer"}, "", NOTHING, WORD_HELP_SHOW, run_show, "board"},
    {{"more", "plus"}, "", NOTHING, WORD_HELP_MORE, run_more, NULL},
    {{"list", "liste"}, "l", NOTHING, WORD_HELP_LIST, run_list, "ships"},
    {{"sheets", "fiches"}, "", NOTHING, WORD_HELP_SHEETS, run_sheets, NULL},
    {{"hint", "conseil"}, "h", NOTHING, WORD_HELP_HINT, run_hint, NULL},
    {{"log", "journal"}, "", NOTHING, WORD_HELP_LOG, run_log, NULL},
    {{"rules", "règles"}, "", PERHAPS, WORD_HELP_RULES, run_rules, NULL},
    {{"analysis", "analyse"}, "", NOTHING, WORD_HELP_ANALYSIS, run_analysis, NULL},
    {{"rematch", "revanche"}, "", NOTHING, WORD_HELP_REMATCH, run_rematch, NULL},
    {{"position", "position"}, "", NOTHING, WORD_HELP_POSITION, run_position, NULL},
    {{"save", "enregistrer"}, "", A_FILE, WORD_HELP_SAVE, run_save, "sauver"},
    {{"load", "charger"}, "", A_FILE, WORD_HELP_LOAD, run_load, NULL},
    {{"resign", "abandonner"}, "", NOTHING, WORD_HELP_RESIGN, run_resign, NULL},
    {{"quit", "quitter"}, "q", NOTHING, WORD_HELP_QUIT, run_quit, NULL},
    {{"help", "aide"}, "?", NOTHING, WORD_HELP_HELP, run_help, NULL},
};

enum { COUNT = sizeof words / sizeof words[0], HINTS = 3 };

void plain_say_error(FILE *to, const struct game_error *error) {
    bool small = error->text[0] >= 'a' && error->text[0] <= 'z';
    size_t length = strlen(error->text);
    fprintf(to, "%c%s%s\n", small ? error->text[0] - 'a' + 'A' : error->text[0],
            error->text[0] ? error->text + 1 : "", length > 0 && error->text[length - 1] == '.' ? "" : ".");
}

static enum plain_next run_undo(struct plain *plain, struct path *path, const char *rest) {
    struct game_error error = {.language = plain->cli->language};
    (void)path, (void)rest;
    if (!table_undo(plain->table, &error)) {
        plain_say_error(plain->cli->out, &error);
        return PLAIN_WAIT;
    }
    plain->told = table_length(plain->table);
    if (plain->saved > plain->told)
        plain->saved = plain->told;
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        if (plain->seen[seat] > plain->told)
            plain->seen[seat] = plain->told;
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

/* " 3 Move the 5 from d4 to f4 [move d4 f4]: 62 % to win", and why. The number is that of the choice, since
   players would type a number of the hint itself; " -" when no choice leads there from here. */
static void print_hint(struct plain *plain, const struct path *path, const struct hint *hint) {
    enum { INDENT = 5 };
    const struct cli *cli = plain->cli;
    char label[GAME_SENTENCE_TEXT], percent[8], told[2 * GAME_SENTENCE_TEXT], numbers[128];
    struct text out = text_into(label, sizeof label), line = text_into(told, sizeof told),
                digits = text_into(numbers, sizeof numbers);
    _Alignas(max_align_t) unsigned char known[GAME_MAX_STATE];
    plain_know(plain, known);
    table_game(plain->table)->label(table_setting(plain->table), known, hint->action, cli->language, &out);
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
    if (table_who(plain->table) < 0)
        return PLAIN_WAIT;
    struct hinter *hinter = hint_open(table_game(plain->table), table_setting(plain->table));
    struct hints *hints = malloc(sizeof *hints);
    if (hinter && hints) {
        hint_recall(hinter, plain->table);
        hint_think(hinter, table_state(plain->table), &(struct ai_limits){.seed = 1}, HINTS, hints);
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
    log_print_turns(plain->cli, plain->table, plain_viewer(plain), table_length(plain->table));
    return PLAIN_WAIT;
}

static enum plain_next run_position(struct plain *plain, struct path *path, const char *rest) {
    char position[GAME_POSITION_TEXT];
    struct text out = text_into(position, sizeof position);
    _Alignas(max_align_t) unsigned char known[GAME_MAX_STATE];
    (void)path, (void)rest;
    plain_know(plain, known);
    table_game(plain->table)->write_position(table_setting(plain->table), known, &out);
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
    if (!plain->kept && table_length(plain->table) > plain->saved &&
        !plain_agrees(plain, WORD_ASK_LOSE, NULL))
        return plain->leaving ? PLAIN_TURN : PLAIN_WAIT;
    struct table *table = record_open(plain->cli, rest);
    if (!table)
        return PLAIN_WAIT;
    autosave_release(&plain->autosave);
    plain->players = NULL;
    plain_open_table(plain, table);
    cli_say(plain->cli, plain->cli->out, WORD_LOADED, rest, NULL, NULL);
    return PLAIN_TURN;
}

static enum plain_next run_resign(struct plain *plain, struct path *path, const char *rest) {
    struct game_error error = {.language = plain->cli->language};
    char name[GAME_SENTENCE_TEXT];
    struct text out = text_into(name, sizeof name);
    int who = table_who(plain->table);
    (void)path, (void)rest;
    if (who < 0)
        return PLAIN_WAIT;
    table_seat_name(plain->table, who, plain->cli->language, &out);
    if (!plain_agrees(plain, WORD_ASK_RESIGN, name))
        return plain->leaving ? PLAIN_TURN : PLAIN_WAIT;
    if (!table_play(plain->table, GAME_RESIGN(who), &error))
        plain_say_error(plain->cli->error, &error);
    return PLAIN_TURN;
}

static enum plain_next run_quit(struct plain *plain, struct path *path, const char *rest) {
    (void)path, (void)rest;
    plain->leaving = true;
    return PLAIN_TURN;
}

static enum plain_next run_more(struct plain *plain, struct path *path, const char *rest) {
    (void)rest;
    if (table_who(plain->table) >= 0)
        plain_print_choices(plain, path, true);
    return PLAIN_WAIT;
}

static enum plain_next run_list(struct plain *plain, struct path *path, const char *rest) {
    (void)path, (void)rest;
    plain_show_places(plain);
    return PLAIN_WAIT;
}

static enum plain_next run_sheets(struct plain *plain, struct path *path, const char *rest) {
    (void)path, (void)rest;
    plain_show_sheets(plain);
    return PLAIN_WAIT;
}

static enum plain_next run_analysis(struct plain *plain, struct path *path, const char *rest) {
    (void)path, (void)rest;
    plain_show_analysis(plain);
    return PLAIN_WAIT;
}

static enum plain_next run_rules(struct plain *plain, struct path *path, const char *rest) {
    (void)path;
    rules_print(plain->cli, table_game(plain->table), rest);
    return PLAIN_WAIT;
}

static enum plain_next run_rematch(struct plain *plain, struct path *path, const char *rest) {
    (void)path, (void)rest;
    if (table_who(plain->table) == GAME_OVER && plain_rematch(plain))
        return PLAIN_TURN;
    cli_say(plain->cli, plain->cli->out, WORD_NOT_OVER, NULL, NULL, NULL);
    return PLAIN_WAIT;
}

/* Whether the word has no use once the game is over. */
static bool is_for_decisions(plain_word *run) {
    return run == run_undo || run == run_back || run == run_more || run == run_hint || run == run_resign;
}

static enum plain_next run_help(struct plain *plain, struct path *path, const char *rest) {
    char example[GAME_ACTION_TEXT];
    struct text out = text_into(example, sizeof example);
    struct cli *cli = plain->cli;
    (void)rest;
    if (table_who(plain->table) >= 0) {
        table_game(plain->table)
            ->write_action(table_setting(plain->table), table_state(plain->table), path->first, &out);
        cli_say(cli, cli->out, WORD_HELP_CHOOSE, example, NULL, NULL);
    }
    for (size_t i = 0; i < COUNT; i++) {
        char name[64];
        if (table_who(plain->table) == GAME_OVER && is_for_decisions(words[i].run))
            continue;
        snprintf(name, sizeof name, "  %s%s%s%s", words[i].name[cli->language], words[i].brief[0] ? ", " : "",
                 words[i].brief, words[i].takes == A_FILE ? cli_word(WORD_A_FILE, cli->language) : "");
        cli_pad(cli->out, name, 22);
        fprintf(cli->out, "%s\n", cli_word(words[i].help, cli->language));
    }
    return PLAIN_WAIT;
}

/* Accents may be left out: `regles` is `règles`. */
static bool is_spelled(const char *word, const char *name) {
    for (; *word && *name; word++)
        if (*word == *name)
            name++;
        else if (*word == 'e' && (strncmp(name, "è", 2) == 0 || strncmp(name, "é", 2) == 0))
            name += 2;
        else
            return false;
    return !*word && !*name;
}

static bool is_word(size_t number, const char *word) {
    return strcmp(word, words[number].name[GAME_ENGLISH]) == 0 ||
           is_spelled(word, words[number].name[GAME_FRENCH]) ||
           (words[number].brief[0] && strcmp(word, words[number].brief) == 0) ||
           (words[number].other && strcmp(word, words[number].other) == 0);
}

/* Only words that take a file may be followed by anything: `resign V` is notation. */
bool plain_run_word(struct plain *plain, struct path *path, const char *line, enum plain_next *next) {
    char word[32];
    const char *rest = line;
    if (!text_next_word(&rest, word, sizeof word))
        return false;
    rest += strspn(rest, " ");
    for (size_t i = 0; i < COUNT; i++) {
        if (!is_word(i, word) || (*rest && words[i].takes == NOTHING))
            continue;
        *next = PLAIN_WAIT;
        if (words[i].takes == A_FILE && !*rest)
            cli_say(plain->cli, plain->cli->out, WORD_NEEDS_FILE, word, NULL, NULL);
        else
            *next = words[i].run(plain, path, rest);
        return true;
    }
    return false;
}
