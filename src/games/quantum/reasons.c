/* Finds the words for a change of a feature. */
#include "reasons.h"
#include "quantum_features.h"
#include "rules.h"
#include "sentence.h"

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

#define ROW_OF_WORDS(english, french) {english, french},
static const char *const cubes_left[][GAME_LANGUAGES] = {QUANTUM_CUBES_LEFT(ROW_OF_WORDS)};

enum { CUBE_WORDS = sizeof cubes_left / sizeof cubes_left[0] };

/* A cube placed decreases one of these features and increases another, so the number left is taken from the state. */
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

/* Whether a cube can be placed now, modifying frigates first if necessary (7.4). */
static bool constructs_now(const struct setting *setting, const struct state *state, unsigned ship) {
    struct state modified = *state;
    if (ship == MAX_SHIPS)
        return quantum_can_construct(setting, state);
    struct ship *frigate = &modified.ship[state->seat][ship];
    if (constructs_now(setting, state, ship + 1))
        return true;
    if (!on_map(frigate) || frigate->number != FRIGATE || frigate->used & USED_ABILITY)
        return false;
    frigate->number = DESTROYER;
    if (constructs_now(setting, &modified, ship + 1))
        return true;
    frigate->number = INTERCEPTOR;
    return constructs_now(setting, &modified, ship + 1);
}

/* Whether the seat whose turn it is can certainly place a cube: at once, or after one decision without dice. */
static bool constructs_soon(const struct setting *setting, const struct state *state) {
    game_action actions[QUANTUM_ACTIONS];
    if (constructs_now(setting, state, 0))
        return true;
    const game_action *end = quantum_list_turn(setting, state, actions);
    for (const game_action *action = actions; action < end; action++) {
        struct state next = *state;
        enum kind kind = kind_of(*action);
        if (kind != MOVE && kind != TRANSPORT && kind != WARP && kind != DEPLOY)
            continue;
        quantum_play(setting, &next, *action);
        if (next.stage == STAGE_TURN && constructs_now(setting, &next, 0))
            return true;
    }
    return false;
}

/* The features are approximate: they can say "ready" although it takes luck or more actions. */
static bool is_ready(const struct setting *setting, const struct state *state,
                     const struct game_change *change) {
    struct state next = *(const struct state *)(change->end ? change->end : state);
    if (next.stage == STAGE_OVER || next.phase == 0)
        return false;
    if (change->feature == FEATURE_can_build)
        return next.stage == STAGE_TURN && next.seat == change->seat && constructs_soon(setting, &next);
    quantum_end_turn(&next);
    quantum_start_turn(setting, &next, change->seat, TURN_ACTIONS);
    return constructs_soon(setting, &next);
}

/* The feature whose words are true: "nearer" instead of "ready" if a construct is not certain. */
static size_t feature_to_tell(const struct setting *setting, const struct state *state,
                              const struct game_change *change) {
    bool about_ready = change->feature == FEATURE_can_build || change->feature == FEATURE_about_to_build ||
                       change->feature == FEATURE_last_cube_ready ||
                       change->feature == FEATURE_second_last_ready;
    if (!about_ready || change->rival || !change->more || is_ready(setting, state, change))
        return change->feature;
    return change->feature == FEATURE_last_cube_ready ? FEATURE_last_cube_close : FEATURE_close_planet;
}

static void name_enemy(const struct setting *setting, int seat, enum game_language language,
                       struct parts *parts) {
    static const char *const enemy[][GAME_LANGUAGES] = {QUANTUM_ENEMY(ROW_OF_WORDS)};
    if (setting->seats > 2) {
        quantum_part_seat(parts, seat, language);
        return;
    }
    struct text text = quantum_part_next(parts);
    text_put(&text, enemy[0][language]);
}

/* Whether the seat is about to construct, so that its ships may be called builders. */
static bool has_builders(const struct setting *setting, const void *state, int seat) {
    float counted[QUANTUM_SEATS * FEATURES];
    const float *own = counted + seat * FEATURES;
    quantum_features(setting, state, counted);
    return own[FEATURE_about_to_build] > 0 || own[FEATURE_can_build] > 0;
}

/* An unchanged feature is only worth mentioning if the words compare: those about danger. */
static bool can_be_told(const struct setting *setting, const void *state, const struct game_change *change,
                        enum quantum_subject subject) {
    if (change->feature == FEATURE_builders_exposed && !has_builders(setting, state, change->seat))
        return false;
    return !change->kept || subject == ABOUT_SAFETY || subject == ABOUT_THREAT;
}

int quantum_reason(const void *setting, const void *state, const struct game_change *change,
                   enum game_language language, struct text *out) {
    _Static_assert(FEATURE_one_cube_left == 0, "cubes come first");
    if (change->feature <= FEATURE_four_cubes_left)
        return change->rival || change->kept ? -1 : tell_cubes(setting, state, change->seat, language, out);
    bool card = change->feature >= FEATURE_CARDS;
    size_t feature = card ? FEATURE_commands : feature_to_tell(setting, state, change);
    for (size_t i = 0; i < sizeof reasons / sizeof reasons[0]; i++)
        if (reasons[i].feature == feature && reasons[i].whose == (change->rival ? ENEMY : OWN) &&
            reasons[i].direction == (change->more ? MORE : LESS)) {
            struct parts parts = {.count = 0};
            if (!can_be_told(setting, change->end ? change->end : state, change, reasons[i].subject))
                return -1;
            name_enemy(setting, change->seat, language, &parts);
            text_fill(out, reasons[i].words[language], (const char *const[]){parts.word[0]}, 1);
            return (int)reasons[i].subject;
        }
    return -1;
}
