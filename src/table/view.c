/* What a viewer sees of a table: the game's view, and the log. */
#include "inside.h"

struct reader {
    const struct table *table;
    int viewer;
    enum game_language language;
    size_t length; /* the log ends there */
    struct text *out;
};

/* In a game with secrets an action's notation may tell one; the line in words never does. */
static bool is_open(const struct reader *reader, int author) {
    return !reader->table->game->guess || (author >= 0 && author == reader->viewer);
}

static void put_seat(const struct table *table, int author, struct text *out) {
    text_json_key(out, "seat");
    if (author >= 0)
        text_json_string(out, table->game->seat_mark(author));
    else
        text_put(out, "null");
}

static void put_action(const struct table *table, const void *state, game_action action, struct text *out) {
    char words[GAME_ACTION_TEXT];
    struct text part = text_into(words, sizeof words);
    game_write_action(table->game, table->setting, state, action, &part);
    text_json_string(out, words);
}

/* What the decision pointed at, so that a client can show it on the board. */
static void put_things(const struct table *table, const void *state, game_action action, struct text *out) {
    char token[GAME_SENTENCE_TEXT];
    game_thing things[GAME_MAX_CLICKS];
    size_t count = table->game->clicks(table->setting, state, action, things);
    for (size_t i = 0; i < count; i++) {
        struct text part = text_into(token, sizeof token);
        table->game->write_thing(table->setting, state, things[i], &part);
        text_json_next(out);
        text_json_string(out, token);
    }
}

static void put_entry(void *context, size_t number, const void *state, game_action action) {
    const struct reader *reader = context;
    const struct table *table = reader->table;
    struct text *out = reader->out;
    char words[GAME_SENTENCE_TEXT];
    if (number >= reader->length)
        return;
    int author = table_author(table, state, action);
    bool open = is_open(reader, author);

    text_json_next(out);
    text_letter(out, '{');
    text_json_key(out, "n");
    text_number(out, (long)number);
    put_seat(table, author, out);
    text_json_key(out, "action");
    if (open)
        put_action(table, state, action, out);
    else
        text_put(out, "null");
    struct text part = text_into(words, sizeof words);
    table->game->tell(table->setting, state, action, reader->viewer, reader->language, &part);
    text_json_key(out, "text");
    text_json_string(out, words);
    text_json_key(out, "things");
    text_letter(out, '[');
    if (open && author >= 0 && !GAME_IS_RESIGN(action))
        put_things(table, state, action, out);
    text_put(out, "]}");
}

static void put_view(struct reader *reader, const void *state, bool all, size_t since, size_t undo) {
    const struct table *table = reader->table;
    struct text *out = reader->out;
    text_letter(out, '{');
    game_view(table->game, table->setting, state, reader->viewer, all, reader->language, out);
    text_json_key(out, "log");
    text_letter(out, '[');
    table_walk(table, since, put_entry, reader);
    text_letter(out, ']');
    text_json_key(out, "undo");
    text_number(out, (long)undo);
    text_json_key(out, "length");
    text_number(out, (long)reader->length);
    text_letter(out, '}');
}

void table_view(const struct table *table, int viewer, bool all, enum game_language language, size_t since,
                struct text *out) {
    struct reader reader = {table, viewer, language, table->length, out};
    put_view(&reader, table->state, all, since, table->length - table_undo_limit(table));
}

void table_view_at(const struct table *table, size_t length, int viewer, bool all,
                   enum game_language language, size_t since, struct text *out) {
    struct reader reader = {table, viewer, language, length, out};
    table_state_at(table, length, table->mark);
    put_view(&reader, table->mark, all, since, 0);
}
