/* The players: a table, and how those who err do it. */
#include "player.h"
#include "hash.h"
#include "inside.h"

#include <math.h>
#include <string.h>

/* Whole turns, wider and wider; then with a look at what the next player makes of it. */
const struct mind_depth mind_deep[] = {
    {.own = {4, 3, 2, 2, 1, 1, 1, 1}},
    {.own = {10, 6, 4, 3, 2, 1, 1, 1}},
    {.own = {6, 3, 2, 2, 1, 1, 1, 1}, .reply = {3, 2, 1, 1, 1, 1, 1, 1}, .replies = 1},
    {.own = {8, 4, 3, 2, 1, 1, 1, 1}, .reply = {4, 3, 2, 1, 1, 1, 1, 1}, .replies = 1},
    {.own = {12, 6, 4, 3, 2, 1, 1, 1}, .reply = {5, 3, 2, 2, 1, 1, 1, 1}, .replies = 1},
    {.own = {16, 8, 5, 3, 2, 2, 1, 1}, .reply = {6, 4, 3, 2, 1, 1, 1, 1}, .replies = 1},
    {.own = {0}},
};

static const struct mind_depth none[] = {{.own = {0}}};

const struct mind_player mind_players[] = {
    {"level:1", {"Cadet", "Cadet"}, none, .elo = 690, .misjudges = 0.15f, .plain = true},
    {"level:2", {"Ensign", "Aspirant"}, none, .elo = 1035, .misjudges = 0.05f, .plain = true},
    {"level:3", {"Lieutenant", "Lieutenant"}, none, .elo = 1290, .misjudges = 0.04f},
    {"level:4", {"Captain", "Capitaine"}, none, .elo = 1500, .misjudges = 0},
    {"level:5", {"Commodore", "Commodore"}, none, .elo = 1760, .nodes = 500, .tree = true},
    {"level:6", {"Rear admiral", "Contre-amiral"}, none, .elo = 1975, .nodes = 3000, .tree = true},
    {"level:7", {"Vice admiral", "Vice-amiral"}, none, .elo = 2140, .nodes = 12000, .tree = true},
    {"level:8", {"Admiral", "Amiral"}, none, .elo = 2265, .nodes = 80000, .tree = true},
    {"planner", {"Planner", "Planificateur"}, mind_deep, .nodes = 15000, .plain = true},
    {"expectimax", {"Expectimax", "Expectimax"}, mind_deep, .nodes = 15000},
    {"greedy", {"Greedy", "Glouton"}, none, .plain = true},
    {"random", {"Random", "Hasard"}, none, .chance = true, .plain = true},
    {.name = NULL},
};

const struct mind_player *mind_find_player(const char *name) {
    const struct mind_player *player = mind_players;
    while (player->name && strcmp(player->name, name) != 0)
        player++;
    return player->name ? player : NULL;
}

uint64_t mind_fingerprint(const struct game *game, const void *setting, const struct mind_player *player) {
    struct mind_weights weights;
    const unsigned char ways[] = {player->tree, player->chance, player->plain};
    uint64_t hash = HASH_START;
    if (!game->features || !mind_weights_of(game, setting, player->plain, &weights))
        return 0;
    hash = hash_bytes(hash, weights.weight, game->feature_count * sizeof weights.weight[0]);
    hash = hash_bytes(hash, &player->nodes, sizeof player->nodes);
    hash = hash_bytes(hash, &player->misjudges, sizeof player->misjudges);
    hash = hash_bytes(hash, ways, sizeof ways);
    for (const struct mind_depth *depth = player->depths; depth->own[0]; depth++)
        hash = hash_bytes(hash, depth, sizeof *depth);
    return hash ? hash : 1;
}

/* A number that looks random, about -1 to 1 and mostly near 0, and is the same for the same place. */
static float whim(uint64_t place) {
    struct game_random random = random_from_seed(place);
    float sum = 0;
    for (int i = 0; i < 4; i++)
        sum += (float)random_below(&random, 1u << 20) / (float)(1u << 20) - 0.5f;
    return sum;
}

/* What looks best to a player that takes some positions for better or worse than they are, and stays with that opinion for
   the game: it follows plans, though not the best. What is as good as won or lost it sees as such. */
static size_t misjudge(struct mind *mind, const struct mind_player *player, const void *state, uint64_t seed,
                       const struct mind_answer *answer) {
    int seat = mind_seat(mind, state);
    float best = -INFINITY;
    size_t chosen = 0;
    for (size_t i = 0; i < answer->count; i++) {
        float share = answer->option[i].share[seat];
        uint64_t place = mind_hash_after(mind, state, answer->option[i].action) ^ seed;
        float seen = share + player->misjudges * 2 * sqrtf(share * (1 - share)) * whim(place);
        if (seen > best) {
            best = seen;
            chosen = i;
        }
    }
    return chosen;
}

game_action mind_decide(struct mind *mind, const struct mind_player *player, const void *state,
                        struct mind_limits limits, struct mind_answer *answer, struct game_random *random) {
    bool limited = limits.seconds > 0 || limits.nodes > 0;
    uint64_t game = limits.seed;
    if (!limited)
        limits.nodes = player->nodes;
    limits.seed = random_next(random);
    if (player->tree)
        mind_grow(mind, state, &limits, answer);
    else
        mind_think(mind, state, player->depths, &limits, answer);
    if (player->chance)
        return answer->option[random_below(random, (uint32_t)answer->count)].action;
    return answer->option[player->misjudges > 0 ? misjudge(mind, player, state, game, answer) : 0].action;
}
