/* The table of words. */
#include "words.h"

#define ROW(name, english, french) {english, french},
static const char *const words[SAYS][GAME_LANGUAGES] = {ANDROMEDA_WORDS(ROW)};
#define CHECK(name, english, french) \
    _Static_assert(sizeof(english) > 1 && sizeof(french) > 1, "a word is missing: " #name);
ANDROMEDA_WORDS(CHECK)

const char *andromeda_word(enum say word, enum game_language language) {
    return words[word][language];
}
