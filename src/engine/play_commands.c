/* Commands that play: actions, dice, undo, and records. */
#include "engine_internal.h"

#include <stdlib.h>
#include <string.h>

enum engine_answer engine_play(struct engine *engine, const char *rest) {
    struct game_error error = {.language = engine->language};
    if (!*rest)
        return ENGINE_ARGUMENTS;
    if (!table_play_text(engine->table, rest, &error))
        return engine_refuse(engine, ENGINE_ACTION, &error);
    return ENGINE_OK;
}

enum engine_answer engine_undo(struct engine *engine, const char *rest) {
    struct game_error error = {.language = engine->language};
    size_t length = table_length(engine->table);
    long count = 0;
    if (*rest && !text_read_number(rest, 1, INT32_MAX, &count))
        return ENGINE_NUMBER;
    if (*rest && (size_t)count > length - table_undo_limit(engine->table))
        return ENGINE_UNDO;
    if (*rest ? !table_undo_to(engine->table, length - (size_t)count, &error)
              : !table_undo(engine->table, &error))
        return ENGINE_UNDO;
    text_number(&engine->detail, (long)(length - table_length(engine->table)));
    return ENGINE_OK;
}

static void print_played(const struct engine *engine, const char *how, const void *state,
                         game_action action) {
    char words[GAME_ACTION_TEXT];
    struct text out = text_into(words, sizeof words);
    table_game(engine->table)->write_action(table_setting(engine->table), state, action, &out);
    fprintf(engine->out, "%s %s\n", how, words);
}

static void print_rolled(void *context, size_t number, const void *state, game_action action) {
    (void)number;
    print_played(context, "rolled", state, action);
}

/* An action of chance or a forced decision. */
static void print_step(void *context, size_t number, const void *state, game_action action) {
    const struct engine *engine = context;
    bool rolled = table_game(engine->table)->who(table_setting(engine->table), state) == GAME_CHANCE;
    (void)number;
    print_played(engine, rolled ? "rolled" : "taken", state, action);
}

enum engine_answer engine_roll(struct engine *engine, const char *rest) {
    struct game_error error = {.language = engine->language};
    if (*rest)
        return ENGINE_ARGUMENTS;
    if (table_who(engine->table) != GAME_CHANCE)
        return ENGINE_NOT_CHANCE;
    if (!table_roll(engine->table, &error))
        return engine_refuse(engine, ENGINE_DICE, &error);
    table_walk(engine->table, table_length(engine->table) - 1, print_rolled, engine);
    return ENGINE_OK;
}

/* If the dice run out after the first step, the command succeeds with the steps so far: an answer is either an error or a
   change. In a position in which nobody ever has a choice, it stops at the limit. */
enum engine_answer engine_advance(struct engine *engine, const char *rest) {
    enum { MAX_STEPS = 10000 };
    struct game_error error = {.language = engine->language};
    size_t length = table_length(engine->table);
    long max = MAX_STEPS;
    if (*rest && !text_read_number(rest, 0, MAX_STEPS, &max))
        return ENGINE_NUMBER;
    for (long step = 0; step < max && table_is_automatic(engine->table); step++)
        if (!table_step(engine->table, &error)) {
            if (step == 0)
                return engine_refuse(engine, ENGINE_DICE, &error);
            break;
        }
    table_walk(engine->table, length, print_step, engine);
    text_number(&engine->detail, (long)(table_length(engine->table) - length));
    return ENGINE_OK;
}

enum engine_answer engine_seed(struct engine *engine, const char *rest) {
    int64_t seed = 0;
    if (*rest && !text_read_large(rest, 0, 999999999999999999, &seed))
        return ENGINE_NUMBER;
    engine->seeded = *rest != '\0';
    engine->random = random_from_seed((uint64_t)seed);
    table_set_dice(engine->table, engine->seeded ? table_dice_seeded(&engine->random) : table_dice_system());
    return ENGINE_OK;
}

enum engine_answer engine_resign(struct engine *engine, const char *rest) {
    struct game_error error = {.language = engine->language};
    int who = table_who(engine->table), seat = *rest ? engine_find_seat(engine, rest) : who;
    if (*rest && seat < 0)
        return ENGINE_SEAT;
    if (seat < 0 || !table_play(engine->table, GAME_RESIGN(seat), &error))
        return ENGINE_ACTION;
    return ENGINE_OK;
}

enum engine_answer engine_tag(struct engine *engine, const char *rest) {
    char name[64];
    if (!text_next_word(&rest, name, sizeof name))
        return ENGINE_ARGUMENTS;
    return table_set_tag(engine->table, name, rest + strspn(rest, " ")) ? ENGINE_OK : ENGINE_TAG;
}

void engine_print_lines(const struct engine *engine, const char *lines) {
    while (*lines) {
        size_t length = strcspn(lines, "\n");
        fprintf(engine->out, "|%s%.*s\n", length ? " " : "", (int)length, lines);
        lines += length + (lines[length] == '\n');
    }
}

enum engine_answer engine_record(struct engine *engine, const char *rest) {
    size_t length;
    int viewer = GAME_EVERYTHING;
    if (*rest && !engine_read_viewer(engine, rest, &viewer))
        return ENGINE_SEAT;
    char *record = table_write_record(engine->table, viewer, &length);
    if (!record)
        return ENGINE_MEMORY;
    engine_print_lines(engine, record);
    free(record);
    return ENGINE_OK;
}

enum engine_answer engine_load(struct engine *engine, const char *rest) {
    if (*rest)
        return ENGINE_ARGUMENTS;
    engine->loading = true;
    engine->loading_board = false;
    engine->load_answer = ENGINE_OK;
    engine->record_length = 0;
    return ENGINE_OK;
}

static bool reserve(struct engine *engine, size_t more) {
    size_t needed = engine->record_length + more;
    if (needed <= engine->record_capacity)
        return true;
    char *record = realloc(engine->record, needed * 2);
    if (!record)
        return false;
    engine->record = record;
    engine->record_capacity = needed * 2;
    return true;
}

/* After the first error, skips the remaining lines. */
void engine_load_line(struct engine *engine, const char *line, size_t length) {
    if (length > 0 && line[0] == '|') {
        line++;
        length--;
    }
    if (engine->load_answer != ENGINE_OK)
        return;
    if (length > ENGINE_LINE || engine->record_length + length >= TABLE_RECORD_BYTES)
        engine->load_answer = ENGINE_LONG_LINE;
    else if (!reserve(engine, length + 1))
        engine->load_answer = ENGINE_MEMORY;
    else {
        memcpy(engine->record + engine->record_length, line, length);
        engine->record[engine->record_length + length] = '\n';
        engine->record_length += length + 1;
    }
}

/* Copies the record's options, so that `new` starts another game with them. */
static bool adopt_options(struct engine *engine, const struct table *table) {
    const struct game_option *options = table_game(table)->options;
    char *values[ENGINE_OPTIONS] = {0};
    bool complete = true;
    for (size_t i = 0; complete && i < ENGINE_OPTIONS && options[i].name; i++) {
        complete = (values[i] = malloc(GAME_OPTION_TEXT)) != NULL;
        if (!complete)
            break;
        struct text out = text_into(values[i], GAME_OPTION_TEXT);
        table_game(table)->option_value(table_setting(table), i, &out);
    }
    if (complete)
        engine_forget_options(engine);
    for (size_t i = 0; i < ENGINE_OPTIONS; i++)
        if (complete)
            engine->chosen[i] = values[i];
        else
            free(values[i]);
    return complete;
}

enum engine_answer engine_load_end(struct engine *engine) {
    struct game_error error = {.language = engine->language};
    engine->loading = false;
    if (engine->load_answer != ENGINE_OK)
        return engine->load_answer;
    if (engine->loading_board)
        return engine_board_end(engine);
    struct table *table = table_read_record(engine->games, engine->record_length ? engine->record : "",
                                            engine->record_length, &error);
    if (!table)
        return engine_refuse(engine, ENGINE_RECORD, &error);
    if (!adopt_options(engine, table)) {
        table_free(table);
        return ENGINE_MEMORY;
    }
    engine_seat_table(engine, table);
    return ENGINE_OK;
}
