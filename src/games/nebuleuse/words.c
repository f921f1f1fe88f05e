/* The table of words. */
#include "words.h"

#define ROW(name, english, french) {english, french},
static const char *const words[WORDS][GAME_LANGUAGES] = {NEBULEUSE_WORDS(ROW)};
#define CHECK(name, english, french) \
    _Static_assert(sizeof(english) > 1 && sizeof(french) > 1, "a word is missing: " #name);
NEBULEUSE_WORDS(CHECK)

const char *nebuleuse_word(enum word word, enum game_language language) {
    return words[word][language];
}
