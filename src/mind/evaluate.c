/* From features to chances. */
#include "mind.h"

#include <math.h>

/* In lanes, so that the compiler may add several at once: one sum in order is several times slower. */
static float weigh(const float *weight, const float *feature, size_t count) {
    float lane[8] = {0}, sum = 0;
    size_t i = 0;
    for (; i + 8 <= count; i += 8)
        for (size_t k = 0; k < 8; k++)
            lane[k] += weight[i + k] * feature[i + k];
    for (; i < count; i++)
        lane[0] += weight[i] * feature[i];
    for (size_t k = 0; k < 8; k++)
        sum += lane[k];
    return sum;
}

void mind_evaluate(const struct game *game, const void *setting, const void *state,
                   const struct mind_weights *weights, float share[GAME_MAX_SEATS]) {
    int seats = game->seats(setting);
    if (game->who(setting, state) == GAME_OVER) {
        double result[GAME_MAX_SEATS] = {0};
        game->result(setting, state, result);
        for (int seat = 0; seat < seats; seat++)
            share[seat] = (float)result[seat];
        return;
    }
    float features[GAME_MAX_SEATS * MIND_MAX_FEATURES];
    float sum = 0;
    game->features(setting, state, features);
    for (int seat = 0; seat < seats; seat++) {
        float strength =
            weigh(weights->weight, features + (size_t)seat * game->feature_count, game->feature_count);
        share[seat] = game->present(setting, state, seat) ? expf(strength) : 0;
        sum += share[seat];
    }
    for (int seat = 0; seat < seats; seat++)
        share[seat] /= sum;
}
