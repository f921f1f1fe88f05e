/* The numbered answers to a question, and understanding what was typed. */
#include "term.h"

#include <string.h>

enum { MANY = 12, COLUMN = 33 }; /* more than MANY short answers are printed in two columns */

static const struct game *game_of(const struct term *term) {
    return table_game(term->table);
}

/* ": 58.33% to succeed" */
static void put_odds(const struct term *term, game_action action, struct text *out) {
    char percent[16];
    const struct game *game = game_of(term);
    double success =
        game->success ? game->success(table_setting(term->table), table_state(term->table), action) : -1;
    if (success < 0)
        return;
    snprintf(percent, sizeof percent, "%.2f", success * 100);
    if (term->cli->language == GAME_FRENCH && strchr(percent, '.'))
        *strchr(percent, '.') = ',';
    text_put(out, " (");
    text_fill(out, cli_word(WORD_ODDS, term->cli->language), &(const char *){percent}, 1);
    text_letter(out, ')');
}

/* What the thing leads to: the decision itself if it is the only one. */
static void put_item(const struct term *term, const struct path_item *item, struct text *out) {
    char number[24];
    const void *setting = table_setting(term->table);
    const void *state = table_state(term->table);
    enum game_language language = term->cli->language;
    if (item->decisions == 1) {
        game_of(term)->label(setting, state, item->first, language, out);
        put_odds(term, item->first, out);
        return;
    }
    snprintf(number, sizeof number, "%zu", item->decisions);
    game_of(term)->label_thing(setting, state, item->thing, language, out);
    text_put(out, " (");
    text_fill(out, cli_word(WORD_MORE_CHOICES, language), &(const char *){number}, 1);
    text_letter(out, ')');
}

static bool fits_columns(const struct term *term, const struct path_item *items, size_t count) {
    char words[GAME_SENTENCE_TEXT];
    for (size_t i = 0; i < count; i++) {
        struct text out = text_into(words, sizeof words);
        put_item(term, &items[i], &out);
        if (cli_width(words) >= COLUMN)
            return false;
    }
    return count > MANY;
}

static void print_items(const struct term *term, const struct path_item *items, size_t count) {
    char words[GAME_SENTENCE_TEXT];
    bool columns = fits_columns(term, items, count);
    for (size_t i = 0; i < count; i++) {
        bool ends_line = !columns || i % 2 == 1 || i + 1 == count;
        struct text out = text_into(words, sizeof words);
        put_item(term, &items[i], &out);
        fprintf(term->cli->out, "%3zu  ", i + 1);
        cli_pad(term->cli->out, words, ends_line ? 0 : COLUMN);
        if (ends_line)
            fputc('\n', term->cli->out);
    }
}

static void print_question(const struct term *term) {
    char words[GAME_SENTENCE_TEXT];
    struct text out = text_into(words, sizeof words);
    game_of(term)->prompt(table_setting(term->table), table_state(term->table), table_who(term->table),
                          term->cli->language, &out);
    fprintf(term->cli->out, term->cli->bold ? "\033[1m%s\033[0m\n" : "%s\n", words);
}

void term_print_choices(struct term *term, const struct path *path) {
    struct path_item items[GAME_MAX_ACTIONS];
    char thing[GAME_SENTENCE_TEXT];
    size_t count = path_items(path, items);
    if (path->length == path->start)
        print_question(term);
    print_items(term, items, count);
    if (path->length == path->start) {
        cli_say(term->cli, term->cli->out, WORD_CHOICE_HINT, NULL, NULL, NULL);
        return;
    }
    struct text out = text_into(thing, sizeof thing);
    game_of(term)->label_thing(table_setting(term->table), table_state(term->table), path->last,
                               term->cli->language, &out);
    cli_say(term->cli, term->cli->out, WORD_PATH_HINT, thing, NULL, NULL);
}

static enum term_next play(struct term *term, game_action action) {
    struct game_error error = {.language = term->cli->language};
    if (!table_play(term->table, action, &error))
        fprintf(term->cli->error, "%s\n", error.text);
    return TERM_TURN;
}

static enum term_next follow(struct term *term, struct path *path) {
    path_narrow(path);
    if (path->count == 1)
        return play(term, path->open[0]);
    return TERM_ASK;
}

static bool take_number(struct path *path, const char *line) {
    struct path_item items[GAME_MAX_ACTIONS];
    long number;
    size_t count = path_items(path, items);
    return text_read_number(line, 1, (long)count, &number) && path_take(path, items[number - 1].thing);
}

/* Things to point at, from here or else from the beginning. */
static bool take_words(struct term *term, struct path *path, const char *line) {
    struct path anew;
    if (path_take_words(path, line))
        return true;
    path_begin(&anew, term->table);
    if (!path_take_words(&anew, line))
        return false;
    *path = anew;
    return true;
}

enum term_next term_take_line(struct term *term, struct path *path, const char *line) {
    game_action action;
    enum term_next next;
    if (line[0] == '\0')
        return TERM_ASK;
    if (take_number(path, line))
        return follow(term, path);
    if (term_run_word(term, path, line, &next))
        return next;
    if (game_read_action(game_of(term), table_setting(term->table), table_state(term->table), line, &action))
        return play(term, action);
    if (take_words(term, path, line))
        return follow(term, path);
    cli_say(term->cli, term->cli->out, WORD_NOT_A_CHOICE, line, NULL, NULL);
    return TERM_WAIT;
}
