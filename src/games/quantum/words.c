/* The table of words. */
#include "words.h"

#define W(name, english, french) \
    _Static_assert(sizeof(english) > 1 && sizeof(french) > 1, #name " has no words in some language");
QUANTUM_WORDS(W)
#undef W

static const char *const words[WORDS][GAME_LANGUAGES] = {
#define W(name, english, french) [WORD_##name] = {[GAME_ENGLISH] = english, [GAME_FRENCH] = french},
    QUANTUM_WORDS(W)
#undef W
};

const char *quantum_word(enum word word, enum game_language language) {
    return words[word][language];
}
