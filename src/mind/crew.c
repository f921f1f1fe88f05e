/* Seats, and a mind for each kind of weights that somebody in them uses. */
#include "crew.h"

#include <stdlib.h>

struct crew {
    const struct game *game;
    const void *setting;
    const struct mind_player *player[GAME_MAX_SEATS];
    struct mind_weights weights[2]; /* learnt, plain */
    struct mind *mind[2];
    struct mind_answer *answer;
    struct game_random random;
    uint64_t seed;
};

struct crew *crew_open(const struct game *game, const void *setting) {
    struct crew *crew = game->features ? calloc(1, sizeof *crew) : NULL;
    if (!crew)
        return NULL;
    crew->game = game;
    crew->setting = setting;
    crew->random = random_from_seed(0);
    crew->answer = malloc(sizeof *crew->answer);
    if (crew->answer)
        return crew;
    crew_close(crew);
    return NULL;
}

void crew_close(struct crew *crew) {
    if (!crew)
        return;
    mind_free(crew->mind[0]);
    mind_free(crew->mind[1]);
    free(crew->answer);
    free(crew);
}

/* A mind is large: it is made when somebody sits down who needs it. */
static bool make_mind(struct crew *crew, bool plain) {
    if (!crew->mind[plain] && mind_weights_of(crew->game, crew->setting, plain, &crew->weights[plain]))
        crew->mind[plain] = mind_new(crew->game, crew->setting, &crew->weights[plain]);
    return crew->mind[plain] != NULL;
}

bool crew_seat(struct crew *crew, int seat, const struct mind_player *player) {
    crew->player[seat] = player;
    return !player || make_mind(crew, player->plain);
}

const struct mind_player *crew_player(const struct crew *crew, int seat) {
    return crew->player[seat];
}

void crew_seed(struct crew *crew, uint64_t seed) {
    crew->random = random_from_seed(seed);
    crew->seed = seed;
}

game_action crew_decide(struct crew *crew, const void *state, struct mind_limits limits) {
    const struct mind_player *player = crew->player[crew->game->who(crew->setting, state)];
    limits.seed = crew->seed;
    return mind_decide(crew->mind[player->plain], player, state, limits, crew->answer, &crew->random);
}

double crew_chance(const struct crew *crew, game_action action, int seat) {
    for (size_t i = 0; i < crew->answer->count; i++)
        if (crew->answer->option[i].action == action)
            return (double)crew->answer->option[i].share[seat];
    return 0;
}
