/* The signature follows a fixed walk: at each step the action whose notation has the smallest hash. */
#include "signature.h"
#include "hash.h"

#include <string.h>

enum { WALKS = 6, STEPS = 3000, BETWEEN_POSITIONS = 32 };

/* The finalizer of splitmix64: every input bit affects every output bit. */
static uint64_t mix(uint64_t number) {
    number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9u;
    number = (number ^ (number >> 27)) * 0x94d049bb133111ebu;
    return number ^ (number >> 31);
}

static uint64_t hash_action(const struct game *game, const void *setting, const void *state, bool chance,
                            game_action action) {
    char words[GAME_ACTION_TEXT];
    struct text out = text_into(words, sizeof words);
    game->write_action(setting, state, action, &out);
    uint64_t hash = mix(hash_words(words));
    return chance ? mix(hash + game->weight(setting, state, action)) : hash;
}

/* Sums the hashes of all actions, which does not depend on their order, and plays one of them. */
static uint64_t step(const struct game *game, const void *setting, void *state, game_action *actions,
                     uint64_t salt) {
    bool chance = game->who(setting, state) == GAME_CHANCE;
    size_t count = game->list(setting, state, actions);
    uint64_t sum = 0, smallest = UINT64_MAX;
    game_action chosen = actions[0];
    for (size_t i = 0; i < count; i++) {
        uint64_t hash = hash_action(game, setting, state, chance, actions[i]);
        sum += hash;
        if (mix(hash ^ salt) < smallest) {
            smallest = mix(hash ^ salt);
            chosen = actions[i];
        }
    }
    game->play(setting, state, chosen);
    return sum;
}

static uint64_t hash_position(const struct game *game, const void *setting, const void *state) {
    char position[GAME_POSITION_TEXT];
    struct text out = text_into(position, sizeof position);
    game->write_position(setting, state, &out);
    return hash_words(position);
}

uint64_t signature_of(const struct game *game, const void *setting, const void *from, void *state,
                      game_action *actions) {
    uint64_t signature = 0;
    for (uint64_t walk = 0; walk < WALKS; walk++) {
        memcpy(state, from, game->state_bytes);
        for (uint64_t i = 0; i < STEPS && game->who(setting, state) != GAME_OVER; i++) {
            signature = mix(signature + step(game, setting, state, actions, mix(walk << 32 | i)));
            if (i % BETWEEN_POSITIONS == 0)
                signature = mix(signature + hash_position(game, setting, state));
        }
        signature = mix(signature + hash_position(game, setting, state));
    }
    return signature;
}
