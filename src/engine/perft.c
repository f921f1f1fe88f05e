/* Perft, with one preallocated state and action list per level. */
#include "perft.h"

#include <stdlib.h>
#include <string.h>

struct level {
    game_action *actions;
    void *state;
};

struct perft {
    const struct game *game;
    const void *setting;
    uint64_t work_left;
    bool too_much;
    struct level *levels; /* by remaining depth */
};

static uint64_t count_from(struct perft *perft, int depth) {
    const struct game *game = perft->game;
    struct level *level = &perft->levels[depth];
    uint64_t sequences = 0;
    if (depth == 0)
        return 1;
    if (perft->work_left == 0) {
        perft->too_much = true;
        return 0;
    }
    perft->work_left--;
    size_t count = game->list(perft->setting, level->state, level->actions);
    if (depth == 1)
        return count;
    for (size_t i = 0; i < count && !perft->too_much; i++) {
        memcpy(level[-1].state, level->state, game->state_bytes);
        game->play(perft->setting, level[-1].state, level->actions[i]);
        sequences += count_from(perft, depth - 1);
    }
    return sequences;
}

static uint64_t count_parts(struct perft *perft, int depth, perft_part *part, void *context) {
    const struct game *game = perft->game;
    struct level *level = &perft->levels[depth];
    uint64_t sequences = 0;
    size_t count = game->list(perft->setting, level->state, level->actions);
    for (size_t i = 0; i < count && !perft->too_much; i++) {
        memcpy(level[-1].state, level->state, game->state_bytes);
        game->play(perft->setting, level[-1].state, level->actions[i]);
        uint64_t here = count_from(perft, depth - 1);
        if (!perft->too_much)
            part(context, level->actions[i], here);
        sequences += here;
    }
    return sequences;
}

static void free_levels(struct level *levels, int depth) {
    for (int i = 0; levels && i <= depth; i++) {
        free(levels[i].state);
        free(levels[i].actions);
    }
    free(levels);
}

static struct level *make_levels(const struct game *game, int depth) {
    struct level *levels = calloc((size_t)depth + 1, sizeof *levels);
    bool complete = levels != NULL;
    for (int i = 0; complete && i <= depth; i++)
        complete = (levels[i].state = malloc(game->state_bytes)) &&
                   (levels[i].actions = malloc(game->max_actions * sizeof *levels[i].actions));
    if (complete)
        return levels;
    free_levels(levels, depth);
    return NULL;
}

enum perft_answer perft_count(const struct game *game, const void *setting, const void *state, int depth,
                              uint64_t work, perft_part *part, void *context, uint64_t *sequences) {
    struct perft perft = {game, setting, work, false, make_levels(game, depth)};
    if (!perft.levels)
        return PERFT_NO_MEMORY;
    memcpy(perft.levels[depth].state, state, game->state_bytes);
    *sequences = part && depth > 0 ? count_parts(&perft, depth, part, context) : count_from(&perft, depth);
    free_levels(perft.levels, depth);
    return perft.too_much ? PERFT_TOO_MUCH : PERFT_DONE;
}
