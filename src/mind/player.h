/* Who can sit at a table besides people: eight levels, and the baselines that strength is measured against. */
#ifndef MIND_PLAYER_H
#define MIND_PLAYER_H

#include "mind.h"

enum { MIND_LEVELS = 8 };

struct mind_player {
    const char *name;                  /* as commands take it: level:3, planner */
    const char *title[GAME_LANGUAGES]; /* for people */
    const struct mind_depth *depths;   /* how it searches; none: at a glance only */
    int elo;         /* measured, level 4 being 1500: 2 players, sheet, base-2; 0 for the baselines */
    uint64_t nodes;  /* what it looks at in one decision; 0: as much as the time allows */
    float misjudges; /* by how much it errs in a chance to win that is even */
    bool tree;       /* it searches by growing a tree */
    bool chance;     /* it does not think at all */
    bool plain;      /* it weighs by hand-set weights, not by those that were learnt */
};

/* The depths of the planner, for those who plan whole turns themselves. */
extern const struct mind_depth mind_deep[];

/* Ended by one without a name. The levels come first, in order. */
extern const struct mind_player mind_players[];
const struct mind_player *mind_find_player(const char *name);

/* What the player does now: `mind` must think with mind_weights_of the player. A limit of time or nodes that is given
   counts instead of the player's own; the seed, the same for a whole game, says in which positions it errs. */
game_action mind_decide(struct mind *mind, const struct mind_player *player, const void *state,
                        struct mind_limits limits, struct mind_answer *answer, struct game_random *random);

/* The weights for a game: those learnt for its kind, or set by hand; false when there are none that fit its features. */
bool mind_weights_of(const struct game *game, const void *setting, bool plain, struct mind_weights *weights);

/* Whether the game counts features and there are weights for them. */
bool mind_can_think(const struct game *game, const void *setting);

/* Tells players apart that have the same name: it changes with the weights that this one has for the game, and with all that is set
   for it. 0 when there are no weights, so that it cannot play. */
uint64_t mind_fingerprint(const struct game *game, const void *setting, const struct mind_player *player);

/* Weights as text: a name and a number on each line. */
bool mind_read_weights(const struct game *game, const char *text, struct mind_weights *weights);

#endif
