/* Computer players: eight levels, and the baselines that strength is measured against. */
#ifndef AI_PLAYER_H
#define AI_PLAYER_H

#include "ai.h"

enum { AI_LEVELS = 8 };

struct ai_player {
    const char *name;                  /* as commands take it: level:3, planner */
    const char *title[GAME_LANGUAGES]; /* for people */
    const struct ai_depth *depths;     /* of expectimax; none: static estimates only */
    uint64_t nodes;                    /* limit per decision; 0: none */
    float misjudges;                   /* scale of the noise at an even chance */
    bool tree;                         /* Monte-Carlo graph search (ai_grow) */
    bool chance;                       /* plays uniformly at random */
    bool plain;                        /* hand-set weights, not the trained ones */
};

/* The depths of the planner and expectimax baselines. */
extern const struct ai_depth ai_planner_depths[];

/* Ended by one without a name. The levels come first, in order. */
extern const struct ai_player ai_players[];
const struct ai_player *ai_find_player(const char *name);

/* The player's limit of nodes in this kind of game. */
uint64_t ai_nodes_of(const struct game *game, const void *setting, const struct ai_player *player);
/* How far the player misjudges there: the scale of the noise at an even chance. */
float ai_misjudges_of(const struct game *game, const void *setting, const struct ai_player *player);

/* The player's decision; `search` must use ai_weights_of the player. A time or node limit overrides the player's own;
   the seed, the same for a whole game, selects the noise. */
game_action ai_decide(struct ai_search *search, const struct ai_player *player, const void *state,
                      struct ai_limits limits, struct ai_answer *answer, struct game_random *random);

/* The weights for a game: trained for its kind, or hand-set; false when there are none that fit its features. */
bool ai_weights_of(const struct game *game, const void *setting, bool plain, struct ai_weights *weights);

/* A search with these weights, which are read first; NULL if there are none or memory is short. */
struct ai_search *ai_search_open(const struct game *game, const void *setting, bool plain,
                                 struct ai_weights *weights);

/* Whether the game has features and weights for them. */
bool ai_can_play(const struct game *game, const void *setting);

/* A hash of the player's weights for the game and of all its parameters, so that results of different versions are not mixed. 0
   when there are no weights. */
uint64_t ai_fingerprint(const struct game *game, const void *setting, const struct ai_player *player);

/* Weights as text: a name and a number on each line. */
bool ai_read_weights(const struct game *game, const char *text, struct ai_weights *weights);
/* FNV-1a of the lines after a file's header. */
uint64_t ai_hash_weights(const char *lines);

#endif
