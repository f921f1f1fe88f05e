/* The table of players, and the noise that weakens the lower levels. */
#include "player.h"
#include "ai_internal.h"
#include "hash.h"

#include <math.h>
#include <string.h>

/* Whole turns with growing widths, then with the next player's reply. */
const struct ai_depth ai_planner_depths[] = {
    {.own = {4, 3, 2, 2, 1, 1, 1, 1}},
    {.own = {10, 6, 4, 3, 2, 1, 1, 1}},
    {.own = {6, 3, 2, 2, 1, 1, 1, 1}, .reply = {3, 2, 1, 1, 1, 1, 1, 1}, .replies = 1},
    {.own = {8, 4, 3, 2, 1, 1, 1, 1}, .reply = {4, 3, 2, 1, 1, 1, 1, 1}, .replies = 1},
    {.own = {12, 6, 4, 3, 2, 1, 1, 1}, .reply = {5, 3, 2, 2, 1, 1, 1, 1}, .replies = 1},
    {.own = {16, 8, 5, 3, 2, 2, 1, 1}, .reply = {6, 4, 3, 2, 1, 1, 1, 1}, .replies = 1},
    {.own = {0}},
};

static const struct ai_depth none[] = {{.own = {0}}};

const struct ai_player ai_players[] = {
    {"level:1", {"Cadet", "Cadet"}, none, .misjudges = 0.15f, .plain = true},
    {"level:2", {"Ensign", "Aspirant"}, none, .misjudges = 0.05f, .plain = true},
    {"level:3", {"Lieutenant", "Lieutenant"}, none, .misjudges = 0.04f},
    {"level:4", {"Captain", "Capitaine"}, none, .misjudges = 0},
    {"level:5", {"Commodore", "Commodore"}, none, .nodes = 500, .tree = true},
    {"level:6", {"Rear admiral", "Contre-amiral"}, none, .nodes = 3000, .tree = true},
    {"level:7", {"Vice admiral", "Vice-amiral"}, none, .nodes = 12000, .tree = true},
    {"level:8", {"Admiral", "Amiral"}, none, .nodes = 80000, .tree = true},
    {"planner", {"Planner", "Planificateur"}, ai_planner_depths, .nodes = 15000, .plain = true},
    {"expectimax", {"Expectimax", "Expectimax"}, ai_planner_depths, .nodes = 15000},
    {"greedy", {"Greedy", "Glouton"}, none, .plain = true},
    {"random", {"Random", "Hasard"}, none, .chance = true, .plain = true},
    {.name = NULL},
};

const struct ai_player *ai_find_player(const char *name) {
    const struct ai_player *player = ai_players;
    while (player->name && strcmp(player->name, name) != 0)
        player++;
    return player->name ? player : NULL;
}

/* What the game sets for the player in this kind, or NULL. */
static const struct game_effort *effort_of(const struct game *game, const void *setting,
                                           const struct ai_player *player) {
    ptrdiff_t level = player - ai_players + 1;
    for (const struct game_effort *effort = game->efforts; effort && effort->kind; effort++)
        if (effort->level == level && strcmp(effort->kind, game->kind(setting)) == 0)
            return effort;
    return NULL;
}

uint64_t ai_nodes_of(const struct game *game, const void *setting, const struct ai_player *player) {
    const struct game_effort *effort = effort_of(game, setting, player);
    return effort && effort->nodes > 0 ? effort->nodes : player->nodes;
}

float ai_misjudges_of(const struct game *game, const void *setting, const struct ai_player *player) {
    const struct game_effort *effort = effort_of(game, setting, player);
    if (effort && effort->misjudges > 0)
        return effort->misjudges;
    return player->misjudges * (game->misjudging > 0 ? game->misjudging : 1);
}

uint64_t ai_fingerprint(const struct game *game, const void *setting, const struct ai_player *player) {
    struct ai_weights weights;
    const unsigned char ways[] = {player->tree, player->chance, player->plain};
    uint64_t hash = HASH_START, nodes = ai_nodes_of(game, setting, player);
    float misjudges = ai_misjudges_of(game, setting, player);
    if (!game->features || !ai_weights_of(game, setting, player->plain, &weights))
        return 0;
    hash = hash_bytes(hash, weights.weight, game->feature_count * sizeof weights.weight[0]);
    hash = hash_bytes(hash, &nodes, sizeof nodes);
    hash = hash_bytes(hash, &misjudges, sizeof misjudges);
    hash = hash_bytes(hash, ways, sizeof ways);
    for (const struct ai_depth *depth = player->depths; depth->own[0]; depth++)
        hash = hash_bytes(hash, depth, sizeof *depth);
    return hash ? hash : 1;
}

/* Deterministic noise, bell-shaped between -2 and 2. */
static float noise(uint64_t key) {
    struct game_random random = random_from_seed(key);
    float sum = 0;
    for (int i = 0; i < 4; i++)
        sum += (float)random_below(&random, 1u << 20) / (float)(1u << 20) - 0.5f;
    return sum;
}

/* What the noise depends on: the state after the decision; with secrets, what the seat knows and the decision. */
static uint64_t noise_key(struct ai_search *search, const void *state, game_action action) {
    _Alignas(max_align_t) unsigned char known[GAME_MAX_STATE];
    if (!search->secrets)
        return ai_hash_after(search, state, action);
    game_known(search->game, search->setting, state, ai_seat(search, state), known);
    return ai_hash_state(search, known) ^ (action * 0x9e3779b97f4a7c15u);
}

/* The best option under noise that depends on the position and stays the same all game, so that a weak player still
   follows plans, only not the best ones. The noise vanishes where the game is as good as won or lost. */
static size_t choose_with_noise(struct ai_search *search, float misjudges, const void *state, uint64_t seed,
                                const struct ai_answer *answer) {
    int seat = ai_seat(search, state);
    float best = -INFINITY;
    size_t chosen = 0;
    for (size_t i = 0, count = ai_useful(answer); i < count; i++) {
        float share = answer->option[i].share[seat];
        uint64_t key = noise_key(search, state, answer->option[i].action) ^ seed;
        float seen = share + misjudges * 2 * sqrtf(share * (1 - share)) * noise(key);
        if (seen > best) {
            best = seen;
            chosen = i;
        }
    }
    return chosen;
}

game_action ai_decide(struct ai_search *search, const struct ai_player *player, const void *state,
                      struct ai_limits limits, struct ai_answer *answer, struct game_random *random) {
    bool limited = limits.seconds > 0 || limits.nodes > 0;
    float misjudges = ai_misjudges_of(search->game, search->setting, player);
    uint64_t game = limits.seed;
    if (!limited)
        limits.nodes = ai_nodes_of(search->game, search->setting, player);
    limits.seed = random_next(random);
    if (player->tree)
        ai_grow(search, state, &limits, answer);
    else
        ai_plan(search, state, player->depths, &limits, answer);
    if (player->chance)
        return answer->option[random_below(random, (uint32_t)ai_useful(answer))].action;
    return answer->option[misjudges > 0 ? choose_with_noise(search, misjudges, state, game, answer) : 0]
        .action;
}
