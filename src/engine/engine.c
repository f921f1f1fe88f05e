/* Reads lines, finds and runs commands, and writes the closing line of each answer. */
#include "engine_internal.h"
#include "lineup.h"

#include <stdlib.h>
#include <string.h>

enum { DEFAULT_WORK = 10 * 1000 * 1000 };

struct command {
    const char *name;
    const char *arguments;
    engine_handler *run;
};

static engine_handler engine_help, engine_quit;

static const struct command commands[] = {
    {"hello", "", engine_hello},
    {"boards", "[en|fr]", engine_boards},
    {"board", "", engine_board},
    {"survey", "", engine_survey},
    {"language", "en|fr", engine_language},
    {"game", "NAME", engine_game},
    {"options", "[en|fr]", engine_options},
    {"set", "NAME [VALUE]", engine_set},
    {"new", "", engine_new_game},
    {"position", "start|LINE [moves ACTION, ACTION, ...]", engine_position},
    {"show", "[VIEWER]", engine_show},
    {"who", "", engine_who},
    {"legal", "[MOST]", engine_legal},
    {"odds", "[VIEWER]", engine_odds},
    {"play", "ACTION", engine_play},
    {"foresee", "[places] ACTION", engine_foresee},
    {"hint", "[most N] [time SECONDS] [nodes N] [seed N]", engine_hint},
    {"analyse", "[for VIEWER] [time SECONDS] [nodes N] [seed N]", engine_analyse},
    {"go", "[level N] [time SECONDS] [nodes N] [seed N] [threads N]", engine_go},
    {"levels", "[en|fr]", engine_levels},
    {"undo", "[COUNT]", engine_undo},
    {"roll", "", engine_roll},
    {"advance", "[MOST]", engine_advance},
    {"seed", "[NUMBER]", engine_seed},
    {"resign", "[SEAT]", engine_resign},
    {"view", "[VIEWER] [en|fr] [SINCE] [at LENGTH] [places]", engine_view},
    {"picture", "[VIEWER] [en|fr]", engine_picture},
    {"perft", "DEPTH [divide]", engine_perft},
    {"explain", "THING [for VIEWER]", engine_explain},
    {"why", "THING [THING ...] [for VIEWER]", engine_why},
    {"tag", "NAME VALUE", engine_tag},
    {"record", "[VIEWER]", engine_record},
    {"load", "", engine_load},
    {"help", "", engine_help},
    {"quit", "", engine_quit},
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

static enum engine_answer engine_help(struct engine *engine, const char *rest) {
    if (*rest)
        return ENGINE_ARGUMENTS;
    for (size_t i = 0; i < COMMANDS; i++)
        fprintf(engine->out, "| %s%s%s\n", commands[i].name, commands[i].arguments[0] ? " " : "",
                commands[i].arguments);
    return ENGINE_OK;
}

static enum engine_answer engine_quit(struct engine *engine, const char *rest) {
    (void)engine;
    return *rest ? ENGINE_ARGUMENTS : ENGINE_OK;
}

static const char *error_words(enum engine_answer answer, enum game_language language) {
#define ENGINE_ERROR_WORDS(name, number, english, french) \
    case ENGINE_##name:                                   \
        return language == GAME_FRENCH ? (french) : (english);
    switch (answer) {
        ENGINE_ERRORS(ENGINE_ERROR_WORDS)
    case ENGINE_OK:
        break;
    }
    return "";
}

enum engine_answer engine_refuse(struct engine *engine, enum engine_answer answer,
                                 const struct game_error *error) {
    if (error->line > 0)
        text_format(&engine->detail,
                    engine->language == GAME_FRENCH ? "ligne %d\u00a0: " : "line %d: ", error->line);
    text_put(&engine->detail, error->text);
    return answer;
}

/* The only function that closes an answer. */
static void close_answer(struct engine *engine, enum engine_answer answer) {
    const char *words = engine->tail;
    fputs(answer == ENGINE_OK ? "ok" : "error", engine->out);
    if (engine->id[0])
        fprintf(engine->out, " #%s", engine->id);
    if (answer != ENGINE_OK)
        fprintf(engine->out, " %d", (int)answer);
    if (answer != ENGINE_OK && !words[0])
        words = error_words(answer, engine->language);
    if (words[0])
        fprintf(engine->out, " %s", words);
    fputc('\n', engine->out);
    fflush(engine->out);
}

static void open_answer(struct engine *engine) {
    engine->id[0] = '\0';
    engine->detail = text_into(engine->tail, sizeof engine->tail);
}

/* A number before the command is its id, which the answer repeats. */
static const char *take_id(struct engine *engine, const char *line) {
    size_t length = strspn(line, "0123456789");
    if (length == 0 || length >= ENGINE_ID || (line[length] != ' ' && line[length] != '\0'))
        return line;
    memcpy(engine->id, line, length);
    engine->id[length] = '\0';
    return line + length + strspn(line + length, " ");
}

static const struct command *find_command(const char *line, const char **rest) {
    size_t length = strcspn(line, " ");
    for (size_t i = 0; i < COMMANDS; i++)
        if (strlen(commands[i].name) == length && strncmp(commands[i].name, line, length) == 0) {
            *rest = line + length + strspn(line + length, " ");
            return &commands[i];
        }
    return NULL;
}

/* Runs a trimmed line without zero bytes. */
static bool run_line(struct engine *engine, const char *line) {
    const char *rest;
    if (line[0] == '\0' || line[0] == ';')
        return true;
    open_answer(engine);
    const struct command *command = find_command(take_id(engine, line), &rest);
    enum engine_answer answer = command ? command->run(engine, rest) : ENGINE_UNKNOWN_COMMAND;
    if (answer == ENGINE_ARGUMENTS)
        text_format(&engine->detail, "%s%s %s%s%s", error_words(answer, engine->language),
                    engine->language == GAME_FRENCH ? "\u00a0:" : ":", command->name,
                    command->arguments[0] ? " " : "", command->arguments);
    if (!engine->loading)
        close_answer(engine, answer);
    return !command || command->run != engine_quit || answer != ENGINE_OK;
}

static void load_line(struct engine *engine, const char *line, size_t length) {
    if (length != 1 || line[0] != '.') {
        engine_load_line(engine, line, length);
        return;
    }
    enum engine_answer answer = engine_load_end(engine);
    close_answer(engine, answer);
}

static bool is_blank(char letter) {
    return letter == ' ' || letter == '\t' || letter == '\r';
}

static void trim(const char **line, size_t *length) {
    while (*length > 0 && is_blank((*line)[*length - 1]))
        (*length)--;
    for (; *length > 0 && is_blank(**line); (*length)--)
        (*line)++;
}

static void refuse_line(struct engine *engine, enum engine_answer answer) {
    open_answer(engine);
    close_answer(engine, answer);
}

bool engine_line(struct engine *engine, const char *line, size_t length) {
    char text[ENGINE_LINE + 1];
    if (length <= ENGINE_LINE)
        trim(&line, &length);
    if (engine->loading) {
        load_line(engine, line, length);
        return true;
    }
    if (length > ENGINE_LINE || memchr(line, '\0', length)) {
        refuse_line(engine, length > ENGINE_LINE ? ENGINE_LONG_LINE : ENGINE_ZERO_BYTE);
        return true;
    }
    for (size_t i = 0; i < length; i++)
        text[i] = (char)(line[i] == '\t' ? ' ' : line[i]);
    text[length] = '\0';
    return run_line(engine, text);
}

/* Keeps just enough of an overlong line for the engine to detect it. */
static bool read_line(FILE *in, char *line, size_t capacity, size_t *length) {
    int letter = getc(in);
    if (letter == EOF)
        return false;
    for (*length = 0; letter != EOF && letter != '\n'; letter = getc(in))
        if (*length < capacity)
            line[(*length)++] = (char)letter;
    return true;
}

void engine_run(struct engine *engine, FILE *in) {
    char line[ENGINE_LINE + 1];
    size_t length;
    while (read_line(in, line, sizeof line, &length) && engine_line(engine, line, length)) {}
}

void engine_seat_table(struct engine *engine, struct table *table) {
    lineup_close(engine->lineup);
    engine_forget_thoughts(engine);
    engine->lineup = NULL;
    table_free(engine->table);
    engine->table = table;
    table_set_dice(table, engine->seeded ? table_dice_seeded(&engine->random) : table_dice_system());
}

void engine_forget_options(struct engine *engine) {
    for (size_t i = 0; i < ENGINE_OPTIONS; i++) {
        free(engine->chosen[i]);
        engine->chosen[i] = NULL;
    }
}

void engine_limit_work(struct engine *engine, uint64_t states) {
    engine->work = states;
}

void engine_set_level(struct engine *engine, int level) {
    engine->level = level;
}

struct engine *engine_new(const struct game *const *games, FILE *out) {
    struct game_error error = {0};
    struct engine *engine = calloc(1, sizeof *engine);
    if (!engine)
        return NULL;
    engine->games = games;
    engine->out = out;
    engine->work = DEFAULT_WORK;
    engine->level = AI_LEVELS;
    if (engine_start(engine, games[0], NULL, 0, NULL, &error))
        return engine;
    engine_free(engine);
    return NULL;
}

void engine_free(struct engine *engine) {
    if (!engine)
        return;
    engine_forget_options(engine);
    lineup_close(engine->lineup);
    engine_forget_thoughts(engine);
    table_free(engine->table);
    free(engine->record);
    free(engine);
}
