/* Pig's features. */
#include "pig_internal.h"

#include <stdio.h>
#include <string.h>

/* For the levels: a few features, with weights set by hand. */

enum { SCORE, POINTS, MOVES, TURNS };

_Static_assert(TURNS + 1 == PIG_SIMPLE_FEATURES, "the table of the game says how many there are");

const struct game_weights pig_weights[] = {
    {"plain", "# set by hand\nscore 6\npoints 5\nmoves 0.4\nturns -4\n"},
    {NULL, NULL},
};

/* An unknown bonus counts as its mean. */
void pig_features(const void *setting, const void *state, float *out) {
    const struct pig_setting *rules = setting;
    const struct pig_state *pig = state;
    float target = (float)rules->target;
    for (int seat = 0; seat < rules->seats; seat++, out += PIG_SIMPLE_FEATURES) {
        bool moves = seat == pig->seat && pig->phase != BONUS;
        float bonus = pig->bonus[seat] == UNKNOWN ? 3.5f : (float)pig->bonus[seat];
        out[SCORE] = ((float)pig->score[seat] + bonus) / target;
        out[POINTS] = moves ? (float)pig->total / target : 0;
        out[MOVES] = moves;
        out[TURNS] = (float)pig->turns / SOLO_TURNS;
    }
}

const char *pig_feature_name(size_t feature) {
    static const char *const name[PIG_SIMPLE_FEATURES] = {"score", "points", "moves", "turns"};
    return name[feature];
}

void pig_label_feature(size_t feature, enum game_language language, struct text *out) {
    static const char *const label[PIG_SIMPLE_FEATURES][GAME_LANGUAGES] = {
        [SCORE] = {"score", "score"},
        [POINTS] = {"points of the turn", "points du tour"},
        [MOVES] = {"to move", "au trait"},
        [TURNS] = {"turns played", "tours joués"},
    };
    text_put(out, label[feature][language]);
}

const char *pig_kind(const void *setting) {
    static const char *const kinds[SEATS_MAX + 1] = {"",      "pig-1", "pig-2", "pig-3",
                                                     "pig-4", "pig-5", "pig-6"};
    return kinds[pig_seats(setting)];
}

/* For the training test: a table over pairs of scores, with one feature per pair of knots and bilinear interpolation. */

/* Fitting shrinks weights towards 0. The probabilities here are known precisely, so the features are scaled up: then the
   weights, and the shrinkage, are small. */
enum { KNOTS = 11, HEIGHT = 32 };

_Static_assert(KNOTS *KNOTS == PIG_FEATURES, "the table of the game says how many there are");

/* Fractions of the target, denser near the end. */
static const float knots[KNOTS] = {0, 0.14f, 0.27f, 0.39f, 0.5f, 0.6f, 0.69f, 0.78f, 0.86f, 0.93f, 1};

#define KNOT_NAMES(own)                                                                               \
    own "-0", own "-14", own "-27", own "-39", own "-50", own "-60", own "-69", own "-78", own "-86", \
        own "-93", own "-100"

static const char *const names[PIG_FEATURES] = {
    KNOT_NAMES("score-0"),  KNOT_NAMES("score-14"), KNOT_NAMES("score-27"),  KNOT_NAMES("score-39"),
    KNOT_NAMES("score-50"), KNOT_NAMES("score-60"), KNOT_NAMES("score-69"),  KNOT_NAMES("score-78"),
    KNOT_NAMES("score-86"), KNOT_NAMES("score-93"), KNOT_NAMES("score-100"),
};

/* Interpolates between the two knots around a number. */
static void share_out(float number, float out[KNOTS]) {
    size_t next = 1;
    memset(out, 0, KNOTS * sizeof *out);
    while (next + 1 < KNOTS && knots[next] < number)
        next++;
    float part = (number - knots[next - 1]) / (knots[next] - knots[next - 1]);
    part = part > 1 ? 1 : part;
    out[next - 1] = 1 - part;
    out[next] = part;
}

static int best_other(const struct pig_setting *rules, const struct pig_state *pig) {
    int best = 0;
    for (int seat = 0; seat < rules->seats; seat++)
        if (seat != pig->seat && !pig->gone[seat] && pig->score[seat] > best)
            best = pig->score[seat];
    return best;
}

/* The scores of the seat whose turn it is as if it had held its points and could go on: slightly optimistic, so that a search
   explores it. Only the best opponent counts, without the secret bonus. */
static void features(const void *setting, const void *state, float *out) {
    const struct pig_setting *rules = setting;
    const struct pig_state *pig = state;
    float most = (float)(rules->target - 1), own[KNOTS], others[KNOTS];
    share_out((float)(pig->score[pig->seat] + pig->total) / most, own);
    share_out((float)best_other(rules, pig) / most, others);
    memset(out, 0, (size_t)rules->seats * PIG_FEATURES * sizeof *out);
    for (int a = 0; a < KNOTS; a++)
        for (int b = 0; b < KNOTS; b++)
            out[pig->seat * PIG_FEATURES + a * KNOTS + b] = HEIGHT * own[a] * others[b];
}

static const char *feature_name(size_t feature) {
    return names[feature];
}

static void label_feature(size_t feature, enum game_language language, struct text *out) {
    static const char *const label[GAME_LANGUAGES] = {"score {0} %, other {1} %", "score {0} %, autre {1} %"};
    char own[12], other[12];
    snprintf(own, sizeof own, "%.0f", 100 * (double)knots[feature / KNOTS]);
    snprintf(other, sizeof other, "%.0f", 100 * (double)knots[feature % KNOTS]);
    text_fill(out, label[language], (const char *const[]){own, other}, 2);
}

struct game pig_with_features(void) {
    struct game game = pig_game;
    game.feature_count = PIG_FEATURES;
    game.features = features;
    game.feature_name = feature_name;
    game.weights = NULL;
    game.label_feature = label_feature;
    return game;
}
