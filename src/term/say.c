/* The table of words, a column per language. */
#include "say.h"

#include <string.h>

#define ROW(name, english, french) {english, french},
static const char *const words[SAYS][GAME_LANGUAGES] = {TERM_WORDS(ROW)};

#define CHECK(name, english, french) \
    _Static_assert(sizeof(english) > 1 && sizeof(french) > 1, "a word is missing: " #name);
TERM_WORDS(CHECK)

const char *say_word(enum say word, enum game_language language) {
    return words[word][language];
}

void say(struct text *out, enum say word, enum game_language language, const char *first,
         const char *second) {
    const char *parts[] = {first, second};
    text_fill(out, say_word(word, language), parts, second ? 2 : first ? 1 : 0);
}

void say_number(struct text *out, double number, int decimals, enum game_language language) {
    char digits[32];
    struct text text = text_into(digits, sizeof digits);
    text_format(&text, "%.*f", decimals, number);
    char *point = strchr(digits, '.');
    if (point && language == GAME_FRENCH)
        *point = ',';
    text_put(out, digits);
}
