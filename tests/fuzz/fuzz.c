/* Input and settings of the fuzzers. */
#include "fuzz.h"
#include "games.h"
#include "pig.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void fuzz_fail(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fputs("broken promise: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    abort();
}

const struct game *const *fuzz_games(void) {
    enum { MOST = 16 };
    static const struct game *all[MOST + 2];
    size_t count = 0;
    for (; count < MOST && games_all[count]; count++)
        all[count] = games_all[count];
    all[count] = &pig_game;
    return all;
}

/* FNV-1a */
struct game_random fuzz_random(const uint8_t *data, size_t size) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ data[i]) * 0x100000001b3u;
    return random_from_seed(hash);
}

static void *get_memory(size_t size) {
    void *memory = malloc(size);
    if (!memory)
        abort();
    return memory;
}

char *fuzz_text(const uint8_t *data, size_t size) {
    char *text = get_memory(size + 1);
    if (size > 0)
        memcpy(text, data, size);
    text[size] = '\0';
    return text;
}

char *fuzz_line(const uint8_t **data, size_t *size) {
    size_t length = 0;
    while (length < *size && (*data)[length] != '\n')
        length++;
    char *line = fuzz_text(*data, length);
    size_t taken = length + (length < *size);
    *data += taken;
    *size -= taken;
    return line;
}

void fuzz_choose(struct fuzz_choices *choices, const char *name, const char *value) {
    size_t i = 0;
    while (i < choices->count && strcmp(choices->all[i].name, name) != 0)
        i++;
    if (i == sizeof choices->all / sizeof choices->all[0])
        return;
    choices->all[i] = (struct game_choice){name, value};
    choices->count += i == choices->count;
}

static void choose_word(struct fuzz_choices *choices, const struct game *game, const char *word) {
    for (const struct game_option *option = game->options; option->name; option++) {
        if (option->type == GAME_CHECK && strcmp(option->name, word) == 0)
            fuzz_choose(choices, option->name, "on");
        for (const char *const *value = option->values; option->type == GAME_COMBO && *value; value++)
            if (strcmp(*value, word) == 0)
                fuzz_choose(choices, option->name, *value);
    }
}

void fuzz_choose_words(struct fuzz_choices *choices, const struct game *game, const char *words) {
    char word[32];
    while (text_next_word(&words, word, sizeof word))
        choose_word(choices, game, word);
}

bool fuzz_open(struct fuzz_play *play, const struct game *game, const struct fuzz_choices *choices,
               struct game_random random) {
    struct game_error error = {.language = GAME_ENGLISH};
    void *setting = get_memory(game->setting_bytes);
    if (!game->prepare(setting, choices->all, choices->count, &error)) {
        FUZZ_EXPECT(error.text[0], "choices are refused without a reason");
        free(setting);
        return false;
    }
    *play = (struct fuzz_play){game, setting, get_memory(game->state_bytes), get_memory(game->state_bytes),
                               random};
    return true;
}

void fuzz_close(struct fuzz_play *play) {
    free(play->setting);
    free(play->state);
    free(play->spare);
}
