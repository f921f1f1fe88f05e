/* Weights as text, and those that come with the program. */
#include "weights.h"
#include "hash.h"
#include "player.h"

#include <stdlib.h>
#include <string.h>

uint64_t mind_hash_weights(const char *lines) {
    return hash_words(lines);
}

static bool set_weight(const struct game *game, const char *name, float value, struct mind_weights *weights) {
    for (size_t i = 0; i < game->feature_count; i++)
        if (strcmp(game->feature_name(i), name) == 0) {
            weights->weight[i] = value;
            return true;
        }
    return false;
}

bool mind_read_weights(const struct game *game, const char *text, struct mind_weights *weights) {
    memset(weights, 0, sizeof *weights);
    while (*text) {
        char line[128], name[64], number[32];
        size_t length = strcspn(text, "\n");
        if (length >= sizeof line)
            return false;
        memcpy(line, text, length);
        line[length] = '\0';
        text += length + (text[length] == '\n');
        const char *at = line;
        if (line[0] == '#' || !text_next_word(&at, name, sizeof name))
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

static const struct weights_file *find_file(const struct game *game, const char *kind) {
    const struct weights_file *file = mind_weights_files;
    while (file->game && (strcmp(file->game, game->name) != 0 || strcmp(file->kind, kind) != 0))
        file++;
    return file->game ? file : NULL;
}

bool mind_weights_of(const struct game *game, const void *setting, bool plain, struct mind_weights *weights) {
    const struct weights_file *file = plain ? NULL : find_file(game, game->kind(setting));
    if (!file)
        file = find_file(game, "plain");
    return file && mind_read_weights(game, file->text, weights);
}

bool mind_can_think(const struct game *game, const void *setting) {
    struct mind_weights weights;
    return game->features && mind_weights_of(game, setting, false, &weights);
}
