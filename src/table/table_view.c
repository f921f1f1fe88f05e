/* What a viewer sees of a table: the game's view, and the log. */
#include "table_internal.h"

#include <string.h>

struct view_writer {
    const struct table *table;
    const struct table_view_options *options;
    int viewer;    /* of the log */
    size_t length; /* number of actions in the log */
    size_t turn;   /* the number of the turn */
    bool started;
    _Alignas(max_align_t) unsigned char before
        [GAME_MAX_STATE]; /* the state before the last action, once there is one */
    struct text *out;
};

/* Nothing is secret once the game is over. */
static int effective_viewer(const struct table *table, int viewer) {
    return table_who(table) == GAME_OVER ? GAME_EVERYTHING : viewer;
}

static void put_seat(const struct table *table, const void *state, const char *key, int seat,
                     struct text *out) {
    text_json_key(out, key);
    if (seat >= 0)
        text_json_string(out, table->game->seat_mark(table->setting, state, seat));
    else
        text_put(out, "null");
}

/* The things of the decision, so that a client can highlight them. */
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

void table_tell(const struct table *table, int viewer, const void *state, game_action action,
                enum game_language language, struct text *out) {
    const struct game *game = table->game;
    _Alignas(max_align_t) unsigned char known[GAME_MAX_STATE];
    viewer = effective_viewer(table, viewer);
    game_known(game, table->setting, state, viewer, known);
    game->tell(table->setting, known, game_seen(game, table->setting, state, action, viewer), language, out);
}

static void count_turn(struct view_writer *writer, const void *state) {
    const struct table *table = writer->table;
    writer->turn = writer->started ? table_next_turn(table, writer->turn, writer->before, state)
                                   : table_first_turn(table);
    writer->started = true;
    memcpy(writer->before, state, table->game->state_bytes);
}

/* Members of an entry of the log, made from what the viewer knew of the state and learned of the action. The viewer is the
   effective one; `turn` may be NULL. */
static void put_members(const struct table *table, int viewer, enum game_language language, const void *state,
                        game_action action, const size_t *turn, struct text *out) {
    const struct game *game = table->game;
    char words[GAME_SENTENCE_TEXT];
    _Alignas(max_align_t) unsigned char known[GAME_MAX_STATE];
    int author = table_author(table, state, action);
    game_known(game, table->setting, state, viewer, known);
    game_action seen = game_seen(game, table->setting, state, action, viewer);
    put_seat(table, known, "seat", author, out);
    put_seat(table, known, "turn", game->turn(table->setting, known), out);
    if (turn) {
        text_json_key(out, "turnNumber");
        text_number(out, (long)*turn);
    }
    text_json_key(out, "action");
    struct text part = text_into(words, sizeof words);
    game_write_action(game, table->setting, known, seen, &part);
    text_json_string(out, words);
    part = text_into(words, sizeof words);
    game->tell(table->setting, known, seen, language, &part);
    text_json_key(out, "text");
    text_json_string(out, words);
    game_view_about(game, table->setting, known, seen, out);
    text_json_key(out, "things");
    text_letter(out, '[');
    if (author >= 0 && !GAME_IS_RESIGN(action))
        put_things(table, known, seen, out);
    text_letter(out, ']');
}

void table_log_entry(const struct table *table, int viewer, enum game_language language, const void *state,
                     game_action action, struct text *out) {
    text_letter(out, '{');
    put_members(table, effective_viewer(table, viewer), language, state, action, NULL, out);
    text_letter(out, '}');
}

static void put_entry(void *context, size_t number, const void *state, game_action action) {
    struct view_writer *writer = context;
    struct text *out = writer->out;
    if (number >= writer->length)
        return;
    count_turn(writer, state);
    if (number < writer->options->since)
        return;
    text_json_next(out);
    text_letter(out, '{');
    text_json_key(out, "n");
    text_number(out, (long)number);
    put_members(writer->table, writer->viewer, writer->options->language, state, action, &writer->turn, out);
    text_letter(out, '}');
}

static void put_view(struct view_writer *writer, const void *state, bool automatic, size_t undo) {
    const struct table *table = writer->table;
    const struct table_view_options *options = writer->options;
    struct text *out = writer->out;
    bool secrets = game_has_secrets(table->game, table->setting);
    text_letter(out, '{');
    game_view(table->game, table->setting, state, secrets ? writer->viewer : options->viewer, options->places,
              options->language, out);
    text_json_key(out, "automatic");
    text_put(out, automatic ? "true" : "false");
    text_json_key(out, "log");
    text_letter(out, '[');
    table_walk(table, 0, put_entry, writer);
    text_letter(out, ']');
    count_turn(writer, state);
    text_json_key(out, "turnNumber");
    text_number(out, (long)writer->turn);
    text_json_key(out, "undo");
    text_number(out, (long)undo);
    text_json_key(out, "length");
    text_number(out, (long)writer->length);
    text_letter(out, '}');
}

void table_view(const struct table *table, const struct table_view_options *options, struct text *out) {
    struct view_writer writer = {.table = table,
                                 .options = options,
                                 .viewer = effective_viewer(table, options->viewer),
                                 .length = table->length,
                                 .out = out};
    put_view(&writer, table->state, table_is_automatic(table), table->length - table_undo_limit(table));
}

void table_view_at(const struct table *table, size_t length, const struct table_view_options *options,
                   struct text *out) {
    struct view_writer writer = {.table = table,
                                 .options = options,
                                 .viewer = effective_viewer(table, options->viewer),
                                 .length = length,
                                 .out = out};
    table_state_at(table, length, table->scratch2);
    put_view(&writer, table->scratch2, false, 0);
}
