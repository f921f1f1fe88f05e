/* The table of words, a column per language. */
#include "words.h"

#define ROW(name, english, french) {english, french},
static const char *const words[WORDS][GAME_LANGUAGES] = {CLI_WORDS(ROW)};

#define CHECK(name, english, french) \
    _Static_assert(sizeof(english) > 1 && sizeof(french) > 1, "a word is missing: " #name);
CLI_WORDS(CHECK)

const char *cli_word(enum word word, enum game_language language) {
    return words[word][language];
}

void cli_fill(struct text *out, enum word word, enum game_language language, const char *const *parts,
              size_t count) {
    text_fill_forms(out, cli_word(word, language), parts, count, language == GAME_FRENCH);
}
