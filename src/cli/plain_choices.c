/* The numbered answers to a question, and understanding what was typed. */
#include "plain.h"

#include <string.h>

enum { MANY = 12, COLUMN = 33 }; /* more than MANY short answers are printed in two columns */

static const struct game *game_of(const struct plain *plain) {
    return table_game(plain->table);
}

/* ": 58.33% to succeed" */
static void put_odds(const struct plain *plain, game_action action, struct text *out) {
    char percent[16];
    const struct game *game = game_of(plain);
    double success =
        game->success ? game->success(table_setting(plain->table), table_state(plain->table), action) : -1;
    if (success < 0)
        return;
    snprintf(percent, sizeof percent, "%.2f", success * 100);
    cli_point(plain->cli, percent);
    text_put(out, " (");
    cli_fill(out, WORD_ODDS, plain->cli->language, &(const char *){percent}, 1);
    text_letter(out, ')');
}

/* What the thing leads to: the decision itself if it is the only one. */
static void put_item(const struct plain *plain, const struct path_item *item, struct text *out) {
    char number[24];
    const void *setting = table_setting(plain->table);
    const void *state = table_state(plain->table);
    enum game_language language = plain->cli->language;
    if (item->decisions == 1) {
        game_of(plain)->label(setting, state, item->first, language, out);
        put_odds(plain, item->first, out);
        return;
    }
    snprintf(number, sizeof number, "%zu", item->decisions);
    game_of(plain)->label_thing(setting, state, item->thing, language, out);
    text_put(out, " (");
    cli_fill(out, WORD_MORE_CHOICES, language, &(const char *){number}, 1);
    text_letter(out, ')');
}

/* What comes first in a list: attacks, then what is decided with this one answer, then the rest; each in the game's order. */
static int rank_of(const struct plain *plain, const struct path_item *item) {
    const struct game *game = game_of(plain);
    if (game->success &&
        game->success(table_setting(plain->table), table_state(plain->table), item->first) >= 0)
        return 0;
    return item->decisions == 1 && !game->is_button(item->thing) ? 1 : 2;
}

static size_t list_items(const struct plain *plain, const struct path *path,
                         struct path_item items[GAME_MAX_ACTIONS]) {
    struct path_item unsorted[GAME_MAX_ACTIONS];
    size_t count = path_items(path, unsorted), kept = 0;
    for (int rank = 0; rank < 3; rank++)
        for (size_t i = 0; i < count; i++)
            if (rank_of(plain, &unsorted[i]) == rank)
                items[kept++] = unsorted[i];
    return count;
}

static bool fits_columns(const struct plain *plain, const struct path_item *items, size_t count) {
    char words[GAME_SENTENCE_TEXT];
    for (size_t i = 0; i < count; i++) {
        struct text out = text_into(words, sizeof words);
        put_item(plain, &items[i], &out);
        if (cli_width(words) >= COLUMN)
            return false;
    }
    return count > MANY;
}

static void print_items(const struct plain *plain, const struct path_item *items, size_t count) {
    char words[GAME_SENTENCE_TEXT];
    bool columns = fits_columns(plain, items, count);
    for (size_t i = 0; i < count; i++) {
        bool ends_line = !columns || i % 2 == 1 || i + 1 == count;
        struct text out = text_into(words, sizeof words);
        put_item(plain, &items[i], &out);
        fprintf(plain->cli->out, "%3zu  ", i + 1);
        if (!ends_line)
            cli_pad(plain->cli->out, words, COLUMN);
        else
            cli_wrap(plain->cli->out, 5, columns ? 0 : 5, words);
    }
}

static void print_question(const struct plain *plain) {
    char words[GAME_SENTENCE_TEXT];
    struct text out = text_into(words, sizeof words);
    game_of(plain)->prompt(table_setting(plain->table), table_state(plain->table), table_who(plain->table),
                           plain->cli->language, &out);
    fprintf(plain->cli->out, plain->cli->bold ? "\033[1m%s\033[0m\n" : "%s\n", words);
}

void plain_print_choices(struct plain *plain, const struct path *path) {
    struct path_item items[GAME_MAX_ACTIONS];
    char thing[GAME_SENTENCE_TEXT];
    size_t count = list_items(plain, path, items);
    if (path->length == path->start)
        print_question(plain);
    print_items(plain, items, count);
    if (path->length == path->start) {
        cli_say(plain->cli, plain->cli->out, WORD_CHOICE_HINT, NULL, NULL, NULL);
        return;
    }
    struct text out = text_into(thing, sizeof thing);
    game_of(plain)->label_thing(table_setting(plain->table), table_state(plain->table), path->last,
                                plain->cli->language, &out);
    cli_say(plain->cli, plain->cli->out, WORD_PATH_HINT, thing, NULL, NULL);
}

static enum plain_next play(struct plain *plain, game_action action) {
    struct game_error error = {.language = plain->cli->language};
    if (!table_play(plain->table, action, &error))
        fprintf(plain->cli->error, "%s\n", error.text);
    return PLAIN_TURN;
}

static enum plain_next follow(struct plain *plain, struct path *path) {
    path_narrow(path);
    if (path->count == 1)
        return play(plain, path->open[0]);
    return PLAIN_ASK;
}

/* The answer that leads to a decision that is open. */
static size_t find_answer(const struct plain *plain, const struct path *path, game_action action,
                          struct path_item items[GAME_MAX_ACTIONS]) {
    game_thing things[GAME_MAX_CLICKS];
    size_t answer = 0;
    game_of(plain)->clicks(table_setting(plain->table), table_state(plain->table), action, things);
    list_items(plain, path, items);
    while (items[answer].thing != things[path->length])
        answer++;
    return answer;
}

static bool is_open(const struct path *path, game_action action) {
    for (size_t i = 0; i < path->count; i++)
        if (path->open[i] == action)
            return true;
    return false;
}

bool plain_write_numbers(const struct plain *plain, const struct path *path, game_action action,
                         struct text *out) {
    struct path ahead = *path;
    if (!is_open(path, action))
        return false;
    do {
        struct path_item items[GAME_MAX_ACTIONS];
        char number[24];
        size_t answer = find_answer(plain, &ahead, action, items);
        snprintf(number, sizeof number, "%zu", answer + 1);
        if (ahead.length == path->length)
            text_format(out, "%3s", number);
        else
            cli_fill(out, WORD_HINT_THEN, plain->cli->language, &(const char *){number}, 1);
        path_take(&ahead, items[answer].thing);
        path_narrow(&ahead);
    } while (ahead.count > 1);
    return true;
}

static bool take_number(const struct plain *plain, struct path *path, const char *line) {
    struct path_item items[GAME_MAX_ACTIONS];
    long number;
    size_t count = list_items(plain, path, items);
    return text_read_number(line, 1, (long)count, &number) && path_take(path, items[number - 1].thing);
}

/* Things to point at, from here or else from the beginning. */
static bool take_words(struct plain *plain, struct path *path, const char *line) {
    struct path anew;
    if (path_take_words(path, line))
        return true;
    path_begin(&anew, plain->table);
    if (!path_take_words(&anew, line))
        return false;
    *path = anew;
    return true;
}

enum plain_next plain_take_line(struct plain *plain, struct path *path, const char *line) {
    game_action action;
    enum plain_next next;
    if (line[0] == '\0')
        return PLAIN_ASK;
    if (take_number(plain, path, line))
        return follow(plain, path);
    if (plain_run_word(plain, path, line, &next))
        return next;
    if (game_read_action(game_of(plain), table_setting(plain->table), table_state(plain->table), line,
                         &action))
        return play(plain, action);
    if (take_words(plain, path, line))
        return follow(plain, path);
    cli_say(plain->cli, plain->cli->out, WORD_NOT_A_CHOICE, line, NULL, NULL);
    return PLAIN_WAIT;
}
