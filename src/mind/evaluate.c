/* From features to chances. */
#include "mind.h"

#include <math.h>

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
        float strength = 0;
        for (size_t i = 0; i < game->feature_count; i++)
            strength += weights->weight[i] * features[(size_t)seat * game->feature_count + i];
        share[seat] = game->present(setting, state, seat) ? expf(strength) : 0;
        sum += share[seat];
    }
    for (int seat = 0; seat < seats; seat++)
        share[seat] /= sum;
}
