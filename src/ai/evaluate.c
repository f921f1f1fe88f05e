/* The static evaluation: from features to chances. */
#include "ai_internal.h"

#include <math.h>
#include <string.h>

/* A dot product in eight lanes, so that the compiler can vectorize it. */
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

/* Seats of a team share the sum of their chances. */
static void add_up_teams(const struct game *game, const void *setting, const void *state, int seats,
                         float share[GAME_MAX_SEATS]) {
    float alone[GAME_MAX_SEATS];
    memcpy(alone, share, sizeof alone);
    for (int seat = 0; seat < seats; seat++) {
        int team = game->team(setting, state, seat);
        share[seat] = 0;
        for (int other = 0; other < seats; other++)
            if (game->team(setting, state, other) == team)
                share[seat] += alone[other];
    }
}

bool ai_plays_alone(const struct game *game, const void *setting, const void *state) {
    int seats = game->seats(setting);
    if (!game->team)
        return seats == 1;
    for (int seat = 1; seat < seats; seat++)
        if (game->team(setting, state, seat) != game->team(setting, state, 0))
            return false;
    return true;
}

void ai_evaluate(const struct game *game, const void *setting, const void *state,
                 const struct ai_weights *weights, float share[GAME_MAX_SEATS]) {
    int seats = game->seats(setting);
    if (game->who(setting, state) == GAME_OVER) {
        struct game_result result;
        game_result(game, setting, state, &result);
        for (int seat = 0; seat < seats; seat++)
            share[seat] = (float)result.utility[seat];
        return;
    }
    float features[GAME_MAX_SEATS * GAME_MAX_FEATURES];
    float sum = ai_plays_alone(game, setting, state);
    game->features(setting, state, features);
    for (int seat = 0; seat < seats; seat++) {
        float strength =
            weigh(weights->weight, features + (size_t)seat * game->feature_count, game->feature_count);
        share[seat] = game->present(setting, state, seat) ? expf(strength) : 0;
        sum += share[seat];
    }
    for (int seat = 0; seat < seats; seat++)
        share[seat] /= sum;
    if (game->team)
        add_up_teams(game, setting, state, seats, share);
}
