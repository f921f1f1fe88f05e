/* The table of words, a column per language. */
#include "words.h"

#include <string.h>

#define ROW(name, english, french) {english, french},
static const char *const words[WORDS][GAME_LANGUAGES] = {CLI_WORDS(ROW)};

#define CHECK(name, english, french) \
    _Static_assert(sizeof(english) > 1 && sizeof(french) > 1, "a word is missing: " #name);
CLI_WORDS(CHECK)

const char *cli_word(enum word word, enum game_language language) {
    return words[word][language];
}

/* In French nothing is singular too. */
static bool is_singular(const char *number, enum game_language language) {
    return strcmp(number, "1") == 0 || (language == GAME_FRENCH && strcmp(number, "0") == 0);
}

/* `0:one|many}`: writes one of the forms and returns where the closing bracket stands. */
static const char *fill_form(struct text *out, const char *at, const char *number,
                             enum game_language language) {
    const char *bar = strchr(at, '|'), *end = strchr(at, '}');
    const char *from = is_singular(number, language) ? at + 2 : bar + 1;
    for (const char *to = is_singular(number, language) ? bar : end; from < to; from++)
        text_letter(out, *from);
    return end;
}

void cli_fill(struct text *out, enum word word, enum game_language language, const char *const *parts,
              size_t count) {
    for (const char *at = cli_word(word, language); *at; at++) {
        size_t part = at[0] == '{' && at[1] >= '0' && at[1] <= '9' ? (size_t)(at[1] - '0') : count;
        if (part >= count)
            text_letter(out, *at);
        else if (at[2] == ':')
            at = fill_form(out, at + 1, parts[part], language);
        else {
            text_put(out, parts[part]);
            at += 2;
        }
    }
}
