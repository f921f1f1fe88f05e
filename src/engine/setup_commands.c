/* Commands that select what is played: games, options, boards, positions. */
#include "engine_internal.h"
#include "games.h"

#include <stdlib.h>
#include <string.h>

enum { ENGINE_SURVEY = 8192, ENGINE_FORM = 16384 };

/* The options that were set. */
static size_t collect_choices(const struct engine *engine, const struct game *game,
                              struct game_choice choices[ENGINE_OPTIONS]) {
    size_t count = 0;
    for (size_t i = 0; i < ENGINE_OPTIONS && game->options[i].name; i++)
        if (engine->chosen[i])
            choices[count++] = (struct game_choice){game->options[i].name, engine->chosen[i]};
    return count;
}

static struct table *open_table(struct engine *engine, const char *position, struct game_error *error) {
    const struct game *game = table_game(engine->table);
    struct game_choice choices[ENGINE_OPTIONS];
    size_t count = collect_choices(engine, game, choices);
    error->language = engine->language;
    return position ? table_new_at(game, choices, count, position, error)
                    : table_new(game, choices, count, error);
}

static char *copy_of(const char *words) {
    char *copy = malloc(strlen(words) + 1);
    return copy ? strcpy(copy, words) : NULL;
}

static int option_number(const struct game *game, const char *name) {
    for (int i = 0; i < ENGINE_OPTIONS && game->options[i].name; i++)
        if (strcmp(game->options[i].name, name) == 0)
            return i;
    return -1;
}

bool engine_start(struct engine *engine, const struct game *game, const struct game_choice *choices,
                  size_t count, const char *position, struct game_error *error) {
    struct table *table = position ? table_new_at(game, choices, count, position, error)
                                   : table_new(game, choices, count, error);
    if (!table)
        return false;
    engine_seat_table(engine, table);
    engine_forget_options(engine);
    for (size_t i = 0; i < count; i++) {
        int number = option_number(game, choices[i].name);
        char *copy = number < 0 ? NULL : copy_of(choices[i].value);
        if (!copy)
            return game_refuse(error, 0,
                               error->language == GAME_FRENCH ? "mémoire insuffisante" : "out of memory");
        engine->chosen[number] = copy;
    }
    return true;
}

static void print_option(const struct engine *engine, const struct game_option *option) {
    static const char *const types[] = {"check", "spin", "combo", "string"};
    fprintf(engine->out, "option %s type %s default %s", option->name, types[option->type],
            option->default_value);
    if (option->type == GAME_SPIN)
        fprintf(engine->out, " min %d max %d", option->min, option->max);
    for (const char *const *value = option->values; option->type == GAME_COMBO && *value; value++)
        fprintf(engine->out, " var %s", *value);
    fputc('\n', engine->out);
}

void engine_print_options(const struct engine *engine) {
    for (const struct game_option *option = table_game(engine->table)->options; option->name; option++)
        print_option(engine, option);
}

enum engine_answer engine_hello(struct engine *engine, const char *rest) {
    if (*rest)
        return ENGINE_ARGUMENTS;
    fputs("id name Astragal\nid version " ASTRAGAL_VERSION "\nprotocol 1\n", engine->out);
    for (const struct game *const *game = engine->games; *game; game++)
        fprintf(engine->out, "game %s rules %d\n", (*game)->name, (*game)->rules_version);
    engine_print_options(engine);
    return ENGINE_OK;
}

static void print_json_board(const struct engine *engine, const struct game_board *board,
                             enum game_language language) {
    char words[4 * GAME_BOARD_TEXT];
    struct text out = text_into(words, sizeof words);
    const char *const members[][2] = {{"id", board->id},
                                      {"name", board->name[language]},
                                      {"group", board->group},
                                      {"note", board->note[language]},
                                      {"line", board->line}};
    text_letter(&out, '{');
    for (size_t i = 0; i < sizeof members / sizeof members[0]; i++) {
        text_json_key(&out, members[i][0]);
        text_json_string(&out, members[i][1]);
    }
    text_json_key(&out, "seats");
    text_number(&out, board->seats);
    text_letter(&out, '}');
    fprintf(engine->out, "board %s\n", words);
}

enum engine_answer engine_boards(struct engine *engine, const char *rest) {
    const struct game *game = table_game(engine->table);
    enum game_language language = engine->language;
    struct game_board board;
    size_t count = 0;
    if (*rest && !engine_read_language(rest, &language))
        return ENGINE_ARGUMENTS;
    for (; game->board && game->board(count, &board); count++)
        print_json_board(engine, &board, language);
    text_number(&engine->detail, (long)count);
    return ENGINE_OK;
}

enum engine_answer engine_board(struct engine *engine, const char *rest) {
    enum engine_answer answer = engine_load(engine, rest);
    engine->loading_board = answer == ENGINE_OK;
    return answer;
}

enum engine_answer engine_board_end(struct engine *engine) {
    const struct game *game = table_game(engine->table);
    struct game_error error = {.language = engine->language};
    char line[GAME_OPTION_TEXT];
    struct text out = text_into(line, sizeof line);
    if (!game->read_file)
        return ENGINE_BOARD;
    if (!game->read_file(engine->record_length ? engine->record : "", engine->record_length, &out, &error))
        return engine_refuse(engine, ENGINE_BOARD, &error);
    fprintf(engine->out, "line %s\n", line);
    return ENGINE_OK;
}

enum engine_answer engine_survey(struct engine *engine, const char *rest) {
    const struct game *game = table_game(engine->table);
    char words[ENGINE_SURVEY];
    struct text out = text_into(words, sizeof words);
    if (*rest)
        return ENGINE_ARGUMENTS;
    if (!game->survey)
        return ENGINE_BOARD;
    game->survey(table_setting(engine->table), &out);
    fprintf(engine->out, "survey %s\n", words);
    return ENGINE_OK;
}

enum engine_answer engine_language(struct engine *engine, const char *rest) {
    if (strcmp(rest, "en") != 0 && strcmp(rest, "fr") != 0)
        return ENGINE_ARGUMENTS;
    engine->language = rest[0] == 'f' ? GAME_FRENCH : GAME_ENGLISH;
    return ENGINE_OK;
}

enum engine_answer engine_game(struct engine *engine, const char *rest) {
    struct game_error error = {.language = engine->language};
    if (!*rest)
        return ENGINE_ARGUMENTS;
    const struct game *game = games_find(engine->games, rest);
    if (!game)
        return ENGINE_GAME;
    if (!engine_start(engine, game, NULL, 0, NULL, &error))
        return engine_refuse(engine, ENGINE_MEMORY, &error);
    engine_print_options(engine);
    return ENGINE_OK;
}

enum engine_answer engine_options(struct engine *engine, const char *rest) {
    char words[ENGINE_FORM];
    struct text out = text_into(words, sizeof words);
    enum game_language language = engine->language;
    if (*rest && !engine_read_language(rest, &language))
        return ENGINE_ARGUMENTS;
    game_form(table_game(engine->table), language, &out);
    fprintf(engine->out, "options %s\n", words);
    return ENGINE_OK;
}

enum engine_answer engine_set(struct engine *engine, const char *rest) {
    char name[64];
    struct game_error error = {.language = engine->language};
    const struct game *game = table_game(engine->table);
    const char *value = rest;
    if (!text_next_word(&value, name, sizeof name))
        return ENGINE_ARGUMENTS;
    value += strspn(value, " ");
    int number = option_number(game, name);
    struct game_choice choice = {name, *value || number < 0 ? value : game->options[number].default_value};
    if (!game_check_choices(game, &choice, 1, &error))
        return engine_refuse(engine, ENGINE_OPTION, &error);
    char *copy = copy_of(choice.value);
    if (!copy)
        return ENGINE_MEMORY;
    free(engine->chosen[number]);
    engine->chosen[number] = copy;
    return ENGINE_OK;
}

enum engine_answer engine_new_game(struct engine *engine, const char *rest) {
    struct game_error error = {0};
    if (*rest)
        return ENGINE_ARGUMENTS;
    struct table *table = open_table(engine, NULL, &error);
    if (!table)
        return engine_refuse(engine, ENGINE_OPTION, &error);
    engine_seat_table(engine, table);
    return ENGINE_OK;
}

/* Plays `ACTION, ACTION, ...`. */
static bool play_all(struct table *table, const char *moves, struct game_error *error) {
    char line[ENGINE_LINE + 1];
    struct text out = text_into(line, sizeof line);
    text_put(&out, moves + strspn(moves, " "));
    for (char *at = line; *at;) {
        char *end = at + strcspn(at, ",");
        bool more = *end == ',';
        *end = '\0';
        if (!table_play_text(table, at, error))
            return false;
        at = end + more;
        at += strspn(at, " ");
    }
    return true;
}

/* The word ` moves` that separates the position from the actions; the end of the line if there is none. */
static const char *find_moves(const char *line) {
    const char *at = line;
    while ((at = strstr(at, " moves")) && at[6] != ' ' && at[6] != '\0')
        at++;
    return at ? at : line + strlen(line);
}

/* Whether the options alone are valid. */
static bool options_fit(struct engine *engine) {
    struct game_error error = {0};
    struct table *table = open_table(engine, NULL, &error);
    table_free(table);
    return table != NULL;
}

enum engine_answer engine_position(struct engine *engine, const char *rest) {
    char position[GAME_POSITION_TEXT];
    struct game_error error = {0};
    const char *moves = find_moves(rest);
    struct text out = text_into(position, sizeof position);
    for (const char *at = rest; at < moves; at++)
        text_letter(&out, *at);
    if (position[0] == '\0' || out.full)
        return ENGINE_ARGUMENTS;
    struct table *table = open_table(engine, strcmp(position, "start") == 0 ? NULL : position, &error);
    if (!table)
        return engine_refuse(engine, options_fit(engine) ? ENGINE_POSITION : ENGINE_OPTION, &error);
    if (*moves && !play_all(table, moves + strlen(" moves"), &error)) {
        table_free(table);
        return engine_refuse(engine, ENGINE_ACTION, &error);
    }
    engine_seat_table(engine, table);
    return ENGINE_OK;
}
