/* The table of words. */
#include "words.h"
#include "notation.h"

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

/* Words found by their offset from the first of a series. */
_Static_assert(WORD_ANDROMEDA - WORD_VULPES == QUANTUM_SEATS - 1, "a name for each seat");
_Static_assert(WORD_SHORT_ANDROMEDA - WORD_SHORT_VULPES == QUANTUM_SEATS - 1, "a short name for each seat");
_Static_assert(WORD_OF_ANDROMEDA - WORD_OF_VULPES == QUANTUM_SEATS - 1, "an owner for each seat");
_Static_assert(WORD_SCOUT - WORD_BATTLESTATION == SCOUT - BATTLESTATION, "a name for each ship");
_Static_assert(WORD_BUTTON_NUMBER_6 - WORD_BUTTON_KEEP == BUTTONS - 1, "words for each button");
_Static_assert(WORD_MARK_BOTH - WORD_MARK_MOVED == USED_MOVE + USED_ABILITY - USED_MOVE,
               "words for each mark");
_Static_assert(WORD_CARD_WARLIKE - WORD_CARD_AGGRESSION == CARDS - 1, "a name for each card");
_Static_assert(WORD_CARD_AGILE - WORD_CARD_AGGRESSION == GAMBITS, "gambits first");
_Static_assert(WORD_TEXT_WARLIKE - WORD_TEXT_AGGRESSION == CARDS - 1, "a text for each card");

enum word quantum_card_text(unsigned card, bool revised) {
    if (revised && card == RELOCATION)
        return WORD_TEXT_RELOCATION_REVISED;
    if (revised && card == GAMBITS + CURIOUS)
        return WORD_TEXT_CURIOUS_REVISED;
    if (revised && card == GAMBITS + STRATEGIC)
        return WORD_TEXT_STRATEGIC_REVISED;
    return (enum word)(WORD_TEXT_AGGRESSION + card);
}
