/* Finding the words for a change of what is counted. */
#include "reasons.h"
#include "counts.h"
#include "rules.h"

enum whose { OWN, ENEMY };
enum direction { LESS, MORE };

static const struct {
    enum feature feature;
    enum whose whose;
    enum direction direction;
    enum quantum_subject subject;
    const char *words[GAME_LANGUAGES];
} reasons[] = {
#define ROW(feature, whose, direction, subject, english, french) \
    {FEATURE_##feature, whose, direction, ABOUT_##subject, {english, french}},
    QUANTUM_REASONS(ROW)};

#define CHECK(feature, whose, direction, subject, english, french) \
    _Static_assert(sizeof(english) > 1 && sizeof(french) > 1, "a reason is missing: " #feature);
QUANTUM_REASONS(CHECK)

#define ROW_OF_CUBES(english, french) {english, french},
static const char *const cubes_left[][GAME_LANGUAGES] = {QUANTUM_CUBES_LEFT(ROW_OF_CUBES)};

enum { CUBE_WORDS = sizeof cubes_left / sizeof cubes_left[0] };

/* With a cube placed there is one of these features less, and another more: only the state knows how many are left. */
static int tell_cubes(const void *setting, const void *state, int seat, enum game_language language,
                      struct text *out) {
    int left = ((const struct setting *)setting)->cubes - quantum_cubes_placed(setting, state, seat);
    char number[8];
    struct text digits = text_into(number, sizeof number);
    if (left < 1)
        return -1;
    text_number(&digits, left);
    text_fill(out, cubes_left[left < CUBE_WORDS ? left - 1 : CUBE_WORDS - 1][language],
              (const char *const[]){number}, 1);
    return ABOUT_CUBES;
}

int quantum_reason(const void *setting, const void *state, const struct game_change *change,
                   enum game_language language, struct text *out) {
    _Static_assert(FEATURE_one_cube_left == 0, "cubes come first");
    if (change->feature <= FEATURE_four_cubes_left)
        return change->rival ? -1 : tell_cubes(setting, state, change->seat, language, out);
    for (size_t i = 0; i < sizeof reasons / sizeof reasons[0]; i++)
        if (reasons[i].feature == change->feature && reasons[i].whose == (change->rival ? ENEMY : OWN) &&
            reasons[i].direction == (change->more ? MORE : LESS)) {
            text_put(out, reasons[i].words[language]);
            return (int)reasons[i].subject;
        }
    if (change->feature < FEATURE_CARDS || !change->more || change->rival)
        return -1;
    text_put(out, language == GAME_FRENCH ? "vous gagnez la carte " : "it gives you the card ");
    quantum_label_feature(change->feature, language, out);
    return ABOUT_CARDS;
}
