/* Reading weights, and finding those built into the program. */
#include "hash.h"
#include "player.h"

#include <stdlib.h>
#include <string.h>

uint64_t ai_hash_weights(const char *lines) {
    return hash_words(lines);
}

static bool set_weight(const struct game *game, const char *name, float value, struct ai_weights *weights) {
    for (size_t i = 0; i < game->feature_count; i++)
        if (strcmp(game->feature_name(i), name) == 0) {
            weights->weight[i] = value;
            return true;
        }
    return false;
}

bool ai_read_weights(const struct game *game, const char *text, struct ai_weights *weights) {
    memset(weights, 0, sizeof *weights);
    while (*text) {
        char line[128], name[64], number[32];
        size_t length = strcspn(text, "\n");
        if (*text == '#') {
            text += length + (text[length] == '\n');
            continue;
        }
        if (length >= sizeof line)
            return false;
        memcpy(line, text, length);
        line[length] = '\0';
        text += length + (text[length] == '\n');
        const char *at = line;
        if (!text_next_word(&at, name, sizeof name))
            continue;
        if (!text_next_word(&at, number, sizeof number))
            return false;
        char *end;
        float value = strtof(number, &end);
        if (*end || !(value > -1000 && value < 1000) || !set_weight(game, name, value, weights))
            return false;
    }
    return true;
}

static const struct game_weights *find_kind(const struct game *game, const char *kind) {
    const struct game_weights *weights = game->weights;
    while (weights && weights->kind && strcmp(weights->kind, kind) != 0)
        weights++;
    return weights && weights->kind ? weights : NULL;
}

bool ai_weights_of(const struct game *game, const void *setting, bool plain, struct ai_weights *weights) {
    const struct game_weights *found = plain ? NULL : find_kind(game, game->kind(setting));
    if (!found)
        found = find_kind(game, "plain");
    return found && ai_read_weights(game, found->text, weights);
}

struct ai_search *ai_search_open(const struct game *game, const void *setting, bool plain,
                                 struct ai_weights *weights) {
    return ai_weights_of(game, setting, plain, weights) ? ai_search_new(game, setting, weights) : NULL;
}

bool ai_can_play(const struct game *game, const void *setting) {
    struct ai_weights weights;
    return game->features && ai_weights_of(game, setting, false, &weights);
}
