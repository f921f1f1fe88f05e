/* The table of words, a column per language. */
#include "term_words.h"

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

void say_thousands(struct text *out, unsigned number, enum game_language language) {
    if (number < 1000)
        text_format(out, "%u", number);
    else
        text_format(out, "%u%s%03u", number / 1000, language == GAME_FRENCH ? " " : ",", number % 1000);
}

void say_percent(struct text *out, double share, bool plus, enum game_language language) {
    if (share > -0.0005 && share < 0.0005)
        share = 0; /* never "-0.0" */
    if (plus && share >= 0)
        text_letter(out, '+');
    say_number(out, share * 100, 1, language);
    text_put(out, say_word(SAY_PERCENT, language));
}
