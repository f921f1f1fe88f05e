/* Data files. Each line of the input replaces the line of the game's data file with the same kind and id, or is
   appended; a line `at N TEXT` instead overwrites the one-line form from byte N on, and a line `game NAME` chooses
   the game (Nébuleuse Rouge otherwise). Accepted data round-trip, and can be drawn and played. */
#include "fuzz.h"
#include "games.h"

#include <stdlib.h>
#include <string.h>

enum { STEPS = 60, FILE_SIZE = 1 << 17 };

extern const char nebuleuse_data_file[], andromeda_data_file[];

static const struct subject {
    const char *game, *file;
    /* Combinations of the first options, by chance. */
    const char *name[2];
    const char *value[5][2];
} subjects[] = {
    {"nebuleuse", nebuleuse_data_file, {"seats"}, {{"2"}, {"3"}, {"4"}, {"2"}, {"3"}}},
    {"andromeda",
     andromeda_data_file,
     {"mode", "events"},
     {{"versus", "aurora"}, {"solo", "void"}, {"solo", "twilight"}, {"versus", "void"}, {"solo", "aurora"}}},
};

/* The value of the option that a setting has, with which it can be set up again. */
static void write_data(const struct game *game, const struct fuzz_choices *choices, struct game_random random,
                       char value[GAME_OPTION_TEXT]) {
    struct fuzz_play play;
    struct text out = text_into(value, GAME_OPTION_TEXT);
    size_t option = 0;
    while (strcmp(game->options[option].name, game->file_option) != 0)
        option++;
    FUZZ_EXPECT(fuzz_open(&play, game, choices, random), "own data refused: %s", choices->all[0].value);
    game->option_value(play.setting, option, &out);
    FUZZ_EXPECT(!out.full, "no room for the data");
    fuzz_close(&play);
}

static void check(const struct game *game, const struct subject *subject, const char *value,
                  struct game_random random) {
    struct fuzz_choices choices = {.count = 0};
    struct fuzz_play play;
    static char again[GAME_OPTION_TEXT], third[GAME_OPTION_TEXT];
    uint32_t combination = random_below(&random, 5);
    fuzz_choose(&choices, game->file_option, value);
    for (int i = 0; i < 2 && subject->name[i]; i++)
        fuzz_choose(&choices, subject->name[i], subject->value[combination][i]);
    if (!fuzz_open(&play, game, &choices, random))
        return;
    write_data(game, &choices, random, again);
    choices.all[0].value = again;
    write_data(game, &choices, random, third);
    FUZZ_EXPECT(strcmp(again, third) == 0, "%s is written again as %s", again, third);
    game->begin(play.setting, play.state);
    fuzz_check_show(&play);
    fuzz_play_on(&play, STEPS);
    fuzz_check_actions(&play);
    fuzz_check_show(&play);
    fuzz_close(&play);
}

/* How long the kind and the id are that a line begins with. */
static size_t key_length(const char *line) {
    size_t kind = strcspn(line, "|\n");
    return line[kind] == '|' ? kind + 1 + strcspn(line + kind + 1, "|\n") : 0;
}

static void replace_line(char *file, const char *line) {
    size_t key = key_length(line), length = strlen(line);
    for (char *at = file; *at; at += strcspn(at, "\n"), at += *at == '\n') {
        size_t old = strcspn(at, "\n");
        if (key == 0 || strncmp(at, line, key) != 0 || (at[key] != '|' && at[key] != '\n'))
            continue;
        if (strlen(file) - old + length + 1 < FILE_SIZE) {
            memmove(at + length, at + old, strlen(at + old) + 1);
            memcpy(at, line, length);
        }
        return;
    }
    if (strlen(file) + length + 2 < FILE_SIZE) {
        strcat(file, line);
        strcat(file, "\n");
    }
}

/* `at N TEXT` */
static bool is_patch(const char *line, size_t *where, const char **text) {
    char *end;
    if (strncmp(line, "at ", 3) != 0)
        return false;
    *where = strtoul(line + 3, &end, 10);
    *text = *end == ' ' ? end + 1 : end;
    return true;
}

static void overwrite(char *value, size_t where, const char *text) {
    size_t length = strlen(value);
    for (; where < length && *text; where++, text++)
        value[where] = *text;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const struct subject *subject = &subjects[0];
    struct game_error error = {.language = size % 2 ? GAME_FRENCH : GAME_ENGLISH};
    struct game_random random = fuzz_random(data, size);
    static char file[FILE_SIZE], value[GAME_OPTION_TEXT];
    const uint8_t *from = data;
    size_t left = size;
    if (size > strlen("game ") && memcmp(data, "game ", strlen("game ")) == 0) {
        char *line = fuzz_line(&from, &left);
        if (strcmp(line + strlen("game "), subjects[1].game) == 0)
            subject = &subjects[1];
        free(line);
    }
    const struct game *game = games_find(games_all, subject->game);
    strcpy(file, subject->file);
    while (left > 0) {
        size_t where;
        const char *text;
        char *line = fuzz_line(&from, &left);
        if (!is_patch(line, &where, &text))
            replace_line(file, line);
        free(line);
    }
    struct text out = text_into(value, sizeof value);
    if (!game->read_file(file, strlen(file), &out, &error)) {
        FUZZ_EXPECT(error.text[0], "refused without a reason");
        return 0;
    }
    for (from = data, left = size; left > 0;) {
        size_t where;
        const char *text;
        char *line = fuzz_line(&from, &left);
        if (is_patch(line, &where, &text))
            overwrite(value, where, text);
        free(line);
    }
    check(game, subject, value, random);
    return 0;
}
