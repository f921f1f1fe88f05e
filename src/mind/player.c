/* The players: a table, and choosing with a steady or a less steady hand. */
#include "player.h"

#include <string.h>

/* Whole turns, wider and wider, without replies. */
static const struct mind_depth narrow[] = {
    {.own = {4, 3, 2, 2, 1, 1, 1, 1}},
    {.own = {8, 5, 4, 3, 2, 1, 1, 1}},
    {.own = {0}},
};

/* Then with a look at what the next player makes of it, again wider and wider. */
static const struct mind_depth deep[] = {
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
    {"level:1", {"Cadet", "Cadet"}, none, 0, 0.12f, false, false},
    {"level:2", {"Ensign", "Aspirant"}, none, 0, 0.06f, false, false},
    {"level:3", {"Lieutenant", "Lieutenant"}, none, 0, 0.025f, false, false},
    {"level:4", {"Captain", "Capitaine"}, none, 0, 0, false, false},
    {"level:5", {"Commodore", "Commodore"}, narrow, 1500, 0, false, false},
    {"level:6", {"Rear admiral", "Contre-amiral"}, deep, 6000, 0, false, false},
    {"level:7", {"Vice admiral", "Vice-amiral"}, deep, 30000, 0, false, false},
    {"level:8", {"Admiral", "Amiral"}, deep, 0, 0, false, false},
    {"planner", {"Planner", "Planificateur"}, deep, 15000, 0, false, true},
    {"greedy", {"Greedy", "Glouton"}, none, 0, 0, false, true},
    {"random", {"Random", "Hasard"}, none, 0, 0, true, true},
    {.name = NULL},
};

const struct mind_player *mind_find_player(const char *name) {
    const struct mind_player *player = mind_players;
    while (player->name && strcmp(player->name, name) != 0)
        player++;
    return player->name ? player : NULL;
}

game_action mind_decide(struct mind *mind, const struct mind_player *player, const void *state,
                        struct mind_limits limits, struct mind_answer *answer, struct game_random *random) {
    bool limited = limits.seconds > 0 || limits.nodes > 0;
    if (!limited && player->nodes > 0)
        limits.nodes = player->nodes;
    else if (!limited)
        limits.seconds = 1;
    limits.seed = random_next(random);
    mind_think(mind, state, player->depths, &limits, answer);
    if (player->chance)
        return answer->option[random_below(random, (uint32_t)answer->count)].action;
    size_t chosen = player->temperature > 0 ? mind_choose(answer, answer->count, mind_seat(mind, state),
                                                          player->temperature, random)
                                            : 0;
    return answer->option[chosen].action;
}
