/* The players of the seats, and one search for each set of weights in use. */
#include "lineup.h"

#include <stdlib.h>
#include <string.h>

struct lineup {
    const struct game *game;
    const void *setting;
    const struct ai_player *player[GAME_MAX_SEATS];
    struct ai_weights weights[2]; /* trained, plain */
    struct ai_search *search[2];
    struct ai_answer *answer;
    struct game_random random;
    uint64_t seed;
    unsigned char *earlier; /* states of this turn in which the lineup decided, oldest first */
    size_t earlier_count;
};

struct lineup *lineup_open(const struct game *game, const void *setting) {
    struct lineup *lineup = game->features ? calloc(1, sizeof *lineup) : NULL;
    if (!lineup)
        return NULL;
    lineup->game = game;
    lineup->setting = setting;
    lineup->random = random_from_seed(0);
    lineup->answer = ai_answer_new(game);
    lineup->earlier = malloc(AI_EARLIER * game->state_bytes);
    if (lineup->answer && lineup->earlier)
        return lineup;
    lineup_close(lineup);
    return NULL;
}

void lineup_close(struct lineup *lineup) {
    if (!lineup)
        return;
    ai_search_free(lineup->search[0]);
    ai_search_free(lineup->search[1]);
    free(lineup->answer);
    free(lineup->earlier);
    free(lineup);
}

/* A search is large, so it is created when the first player needs it. */
static bool ensure_search(struct lineup *lineup, bool plain) {
    if (!lineup->search[plain])
        lineup->search[plain] = ai_search_open(lineup->game, lineup->setting, plain, &lineup->weights[plain]);
    return lineup->search[plain] != NULL;
}

bool lineup_set(struct lineup *lineup, int seat, const struct ai_player *player) {
    lineup->player[seat] = player;
    return !player || ensure_search(lineup, player->plain);
}

const struct ai_player *lineup_player(const struct lineup *lineup, int seat) {
    return lineup->player[seat];
}

void lineup_seed(struct lineup *lineup, uint64_t seed) {
    lineup->random = random_from_seed(seed);
    lineup->seed = seed;
    lineup->earlier_count = 0;
}

void lineup_recall(struct lineup *lineup, const struct table *table) {
    lineup->earlier_count = table_turn_states(table, lineup->earlier, AI_EARLIER);
}

void lineup_set_earlier(struct lineup *lineup, const void *states, size_t count) {
    lineup->earlier_count = count < AI_EARLIER ? count : AI_EARLIER;
    memcpy(lineup->earlier, states, lineup->earlier_count * lineup->game->state_bytes);
}

static unsigned char *earlier_state(const struct lineup *lineup, size_t number) {
    return lineup->earlier + number * lineup->game->state_bytes;
}

/* Drops what does not belong to this turn: another seat's, or what was taken back. */
static void find_earlier(struct lineup *lineup, const void *state) {
    const struct game *game = lineup->game;
    if (lineup->earlier_count > 0 &&
        game->turn(lineup->setting, earlier_state(lineup, 0)) != game->turn(lineup->setting, state))
        lineup->earlier_count = 0;
    for (size_t i = 0; i < lineup->earlier_count; i++)
        if (memcmp(earlier_state(lineup, i), state, game->state_bytes) == 0)
            lineup->earlier_count = i;
}

static void add_earlier(struct lineup *lineup, const void *state, game_action action) {
    const struct game *game = lineup->game;
    if (game_ends_turn(game, lineup->setting, state, action))
        lineup->earlier_count = 0;
    else if (lineup->earlier_count < AI_EARLIER)
        memcpy(earlier_state(lineup, lineup->earlier_count++), state, game->state_bytes);
}

game_action lineup_decide(struct lineup *lineup, const void *state, struct ai_limits limits) {
    const struct ai_player *player = lineup->player[lineup->game->who(lineup->setting, state)];
    struct ai_search *search = lineup->search[player->plain];
    limits.seed = lineup->seed;
    find_earlier(lineup, state);
    ai_set_earlier(search, lineup->earlier, lineup->earlier_count);
    game_action action = ai_decide(search, player, state, limits, lineup->answer, &lineup->random);
    ai_set_earlier(search, NULL, 0);
    add_earlier(lineup, state, action);
    return action;
}

double lineup_chance(const struct lineup *lineup, game_action action, int seat) {
    for (size_t i = 0; i < lineup->answer->count; i++)
        if (lineup->answer->option[i].action == action)
            return (double)lineup->answer->option[i].share[seat];
    return 0;
}
