/* Finding the words for a change of what is counted. */
#include "reasons.h"
#include "counts.h"

enum whose { OWN, ENEMY };
enum change { LESS, MORE };

static const struct {
    enum feature feature;
    enum whose whose;
    enum change change;
    const char *words[GAME_LANGUAGES];
} reasons[] = {
#define ROW(feature, whose, change, english, french) {FEATURE_##feature, whose, change, {english, french}},
    QUANTUM_REASONS(ROW)};

#define CHECK(feature, whose, change, english, french) \
    _Static_assert(sizeof(english) > 1 && sizeof(french) > 1, "a reason is missing: " #feature);
QUANTUM_REASONS(CHECK)

void quantum_reason(size_t feature, bool enemy, bool more, enum game_language language, struct text *out) {
    for (size_t i = 0; i < sizeof reasons / sizeof reasons[0]; i++)
        if (reasons[i].feature == feature && reasons[i].whose == (enemy ? ENEMY : OWN) &&
            reasons[i].change == (more ? MORE : LESS)) {
            text_put(out, reasons[i].words[language]);
            return;
        }
    if (feature >= FEATURE_CARDS && more && !enemy) {
        text_put(out, language == GAME_FRENCH ? "vous gagnez " : "it gives you ");
        quantum_label_feature(feature, language, out);
    }
}
