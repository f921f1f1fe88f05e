/* The numbered choices, and parsing what was typed. */
#include "plain.h"

#include <inttypes.h>
#include <string.h>

/* What is told about a decision fits into ten lines: these, as many of the log, the prompt and a line of help. */
enum { CHOICE_LINES = 4 };

static const struct game *game_of(const struct plain *plain) {
    return table_game(plain->table);
}

/* "58.3 % to succeed", "hurts: 13 %, 4 of 31" */
static void put_chance(const struct plain *plain, const void *known, const struct game_odds *odds,
                       struct text *out) {
    enum game_language language = plain->cli->language;
    char percent[16], name[GAME_SENTENCE_TEXT], part[16], whole[16];
    struct text words = text_into(name, sizeof name);
    snprintf(percent, sizeof percent, odds->whole && odds->kind != GAME_SUCCESS ? "%.0f" : "%.1f",
             odds->chance * 100);
    cli_point(plain->cli, percent);
    if (odds->kind == GAME_SUCCESS)
        cli_fill(out, WORD_ODDS, language, &(const char *){percent}, 1);
    else {
        game_of(plain)->label_odds(table_setting(plain->table), known, odds, language, &words);
        cli_fill(out, WORD_ODDS_NAMED, language, (const char *const[]){name, percent}, 2);
    }
    if (odds->whole == 0)
        return;
    snprintf(part, sizeof part, "%" PRIu32, odds->part);
    snprintf(whole, sizeof whole, "%" PRIu32, odds->whole);
    cli_fill(out, WORD_ODDS_PART, language, (const char *const[]){part, whole}, 2);
}

/* " (58.3 % to succeed; hurts: 13 %, 4 of 31)": success first. */
static void put_odds(const struct plain *plain, const void *known, game_action action, struct text *out) {
    const struct game *game = game_of(plain);
    struct game_odds odds[GAME_MAX_ODDS];
    size_t count = game->odds ? game->odds(table_setting(plain->table), known, action, odds) : 0;
    const char *before = " (";
    for (int others = 0; others < 2; others++)
        for (size_t i = 0; i < count; i++)
            if ((odds[i].kind != GAME_SUCCESS) == others) {
                text_put(out, before);
                put_chance(plain, known, &odds[i], out);
                before = plain->cli->language == GAME_FRENCH ? "\u00a0; " : "; ";
            }
    if (count > 0)
        text_letter(out, ')');
}

/* Describes an item: the decision, if there is only one, or the thing. */
static void put_item(const struct plain *plain, const struct path_item *item, struct text *out) {
    char number[24];
    const void *setting = table_setting(plain->table);
    _Alignas(max_align_t) unsigned char known[GAME_MAX_STATE];
    enum game_language language = plain->cli->language;
    plain_know(plain, known);
    if (item->decisions == 1) {
        game_of(plain)->label(setting, known, item->first, language, out);
        put_odds(plain, known, item->first, out);
        return;
    }
    snprintf(number, sizeof number, "%zu", item->decisions);
    game_of(plain)->label_thing(setting, known, item->thing, language, out);
    text_put(out, " (");
    cli_fill(out, WORD_MORE_CHOICES, language, &(const char *){number}, 1);
    text_letter(out, ')');
}

/* The order of the list: attacks, then single decisions, then the rest; each in the game's order. */
static int rank_of(const struct plain *plain, const struct path_item *item) {
    const struct game *game = game_of(plain);
    _Alignas(max_align_t) unsigned char known[GAME_MAX_STATE];
    plain_know(plain, known);
    if (game_success(game, table_setting(plain->table), known, item->first) >= 0)
        return 0;
    return item->decisions == 1 && !game->is_button(item->thing) ? 1 : 2;
}

static size_t list_items(const struct plain *plain, const struct path *path, struct path_item *items) {
    struct path_item unsorted[game_of(plain)->max_actions];
    size_t count = path_items(path, unsorted), kept = 0;
    for (int rank = 0; rank < 3; rank++)
        for (size_t i = 0; i < count; i++)
            if (rank_of(plain, &unsorted[i]) == rank)
                items[kept++] = unsorted[i];
    return count;
}

static void print_items(const struct plain *plain, const struct path_item *items, size_t count) {
    for (size_t i = 0; i < count; i++) {
        char words[GAME_SENTENCE_TEXT];
        struct text out = text_into(words, sizeof words);
        put_item(plain, &items[i], &out);
        fprintf(plain->cli->out, "%3zu  ", i + 1);
        cli_wrap(plain->cli->out, 5, 5, words);
    }
}

static size_t count_lines(const struct plain *plain, const struct path_item *items, size_t count) {
    size_t lines = 0;
    for (size_t i = 0; i < count && lines <= CHOICE_LINES; i++) {
        char words[GAME_SENTENCE_TEXT];
        struct text out = text_into(words, sizeof words);
        put_item(plain, &items[i], &out);
        lines += cli_lines(5, 5, words);
    }
    return lines;
}

/* "3. End the turn;" or, at the end, "3. End the turn." */
static void put_dense_item(const struct plain *plain, const struct path_item *items, size_t number, bool last,
                           struct text *out) {
    char item[GAME_SENTENCE_TEXT];
    struct text text = text_into(item, sizeof item);
    put_item(plain, &items[number], &text);
    if (text.length > 0 && item[text.length - 1] == '.')
        item[text.length - 1] = '\0';
    text_format(out, "%s%zu.\u00a0%s%s", number > 0 ? " " : "", number + 1, item,
                last                                  ? "."
                : plain->cli->language == GAME_FRENCH ? "\u00a0;"
                                                      : ";");
}

/* Many choices run on in few lines: "1. Construct on the 8 at e5; 2. ...". What does not fit is listed by `more`. */
static void print_dense_items(const struct plain *plain, const struct path_item *items, size_t count) {
    enum { ROOM = 2 * GAME_SENTENCE_TEXT };
    char all[ROOM] = "", kept[ROOM] = "", number[24], more[GAME_SENTENCE_TEXT];
    struct text note = text_into(more, sizeof more), out = text_into(all, sizeof all);
    snprintf(number, sizeof number, "%zu", count);
    text_letter(&note, ' ');
    cli_fill(&note, WORD_MORE_LISTED, plain->cli->language, &(const char *){number}, 1);
    for (size_t i = 0; i < count; i++) {
        char with_note[ROOM + GAME_SENTENCE_TEXT];
        put_dense_item(plain, items, i, i + 1 == count, &out);
        if (out.full || cli_lines(2, 0, all) > CHOICE_LINES)
            break;
        if (i + 1 == count) {
            cli_wrap(plain->cli->out, 2, 0, all);
            return;
        }
        snprintf(with_note, sizeof with_note, "%s%s", all, more);
        if (i == 0 || cli_lines(2, 0, with_note) <= CHOICE_LINES)
            snprintf(kept, sizeof kept, "%s", all);
    }
    char shown[ROOM + GAME_SENTENCE_TEXT];
    snprintf(shown, sizeof shown, "%s%s", kept, more);
    cli_wrap(plain->cli->out, 2, 0, shown);
}

static void print_question(const struct plain *plain) {
    char words[GAME_SENTENCE_TEXT];
    struct text out = text_into(words, sizeof words);
    _Alignas(max_align_t) unsigned char known[GAME_MAX_STATE];
    plain_know(plain, known);
    game_of(plain)->prompt(table_setting(plain->table), known, plain->cli->language, &out);
    if (plain->cli->bold)
        fprintf(plain->cli->out, "\033[1m%s\033[0m\n", words);
    else
        cli_wrap(plain->cli->out, 2, 0, words);
}

void plain_print_choices(struct plain *plain, const struct path *path, bool all) {
    struct path_item items[game_of(plain)->max_actions];
    char thing[GAME_SENTENCE_TEXT];
    size_t count = list_items(plain, path, items);
    if (path->length == path->start)
        print_question(plain);
    if (all || (count <= CHOICE_LINES && count_lines(plain, items, count) <= CHOICE_LINES))
        print_items(plain, items, count);
    else
        print_dense_items(plain, items, count);
    if (path->length == path->start) {
        cli_say(plain->cli, plain->cli->out, WORD_CHOICE_HINT, NULL, NULL, NULL);
        return;
    }
    struct text out = text_into(thing, sizeof thing);
    _Alignas(max_align_t) unsigned char known[GAME_MAX_STATE];
    plain_know(plain, known);
    game_of(plain)->label_thing(table_setting(plain->table), known, path->taken[path->length - 1],
                                plain->cli->language, &out);
    cli_say(plain->cli, plain->cli->out, WORD_PATH_HINT, thing, NULL, NULL);
}

static enum plain_next play(struct plain *plain, game_action action) {
    struct game_error error = {.language = plain->cli->language};
    if (!table_play(plain->table, action, &error))
        plain_say_error(plain->cli->error, &error);
    return PLAIN_TURN;
}

/* Asks before a decision that a player may regret, such as ending a turn with actions left. */
static bool is_meant(struct plain *plain, game_action action) {
    char words[GAME_SENTENCE_TEXT];
    struct text out = text_into(words, sizeof words);
    _Alignas(max_align_t) unsigned char known[GAME_MAX_STATE];
    const struct game *game = game_of(plain);
    if (!game->caution)
        return true;
    plain_know(plain, known);
    return !game->caution(table_setting(plain->table), known, action, plain->cli->language, &out) ||
           plain_agrees(plain, WORD_ASK_CAUTION, words);
}

static enum plain_next play_if_meant(struct plain *plain, game_action action) {
    if (is_meant(plain, action))
        return play(plain, action);
    return plain->leaving ? PLAIN_TURN : PLAIN_WAIT;
}

/* Goes on from a choice that was made: plays the decision if only one is left. If it was not meant, the path is as before. */
static enum plain_next follow(struct plain *plain, struct path *path, const struct path *before) {
    path_narrow(path);
    if (path->count > 1)
        return PLAIN_ASK;
    enum plain_next next = play_if_meant(plain, path->first);
    if (next == PLAIN_WAIT)
        *path = *before;
    return next;
}

/* The index of the choice that leads to an open decision. */
static size_t find_answer(const struct plain *plain, const struct path *path, game_action action,
                          struct path_item *items) {
    game_thing things[GAME_MAX_CLICKS];
    size_t answer = 0;
    game_of(plain)->clicks(table_setting(plain->table), table_state(plain->table), action, things);
    list_items(plain, path, items);
    while (items[answer].thing != things[path->length])
        answer++;
    return answer;
}

bool plain_write_numbers(const struct plain *plain, const struct path *path, game_action action,
                         struct text *out) {
    struct path ahead = *path;
    if (!path_has(path, action))
        return false;
    do {
        struct path_item items[game_of(plain)->max_actions];
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
    struct path_item items[game_of(plain)->max_actions];
    long number;
    size_t count = list_items(plain, path, items);
    return text_read_number(line, 1, (long)count, &number) && path_take(path, items[number - 1].thing);
}

/* Tokens of things, from this point of the path or else from its start. */
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
    struct path before = *path;
    if (take_number(plain, path, line))
        return follow(plain, path, &before);
    if (plain_run_word(plain, path, line, &next))
        return next;
    if (game_read_action(game_of(plain), table_setting(plain->table), table_state(plain->table), line,
                         &action))
        return play_if_meant(plain, action);
    if (take_words(plain, path, line))
        return follow(plain, path, &before);
    cli_say(plain->cli, plain->cli->out, WORD_NOT_A_CHOICE, line, NULL, NULL);
    return PLAIN_WAIT;
}
