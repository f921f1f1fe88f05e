/* Games between players, for measuring strength: the same dice with every order of seats. */
#ifndef MIND_MATCH_H
#define MIND_MATCH_H

#include "player.h"

struct match {
    const struct game *game;
    const void *setting;
    const struct mind_player *player[GAME_MAX_SEATS]; /* as many as the game has seats */
    struct mind_limits limits;                        /* of each decision; 0 is the player's own */
    uint64_t seed;
    unsigned long most_decisions; /* a game that lasts longer is drawn */
};

struct match_game {
    int winner;                         /* the number of the player, or -1 for none */
    unsigned long decisions;            /* real choices made, by all */
    unsigned long made[GAME_MAX_SEATS]; /* by each player */
    double seconds[GAME_MAX_SEATS];     /* that each took for them */
};

/* What the players think with. One match room is used by one thread at a time. */
struct match_room;
struct match_room *match_open(const struct match *match);
void match_close(struct match_room *room);

/* Plays game `number`: as many games in a row as there are seats use the same dice, each with the players moved on by one
   seat. */
void match_play(struct match_room *room, unsigned long number, struct match_game *game);

/* The difference in Elo that goes with a score (0 to 1) over so many games, and its 95 % error. */
void match_elo(double score, unsigned long games, double *elo, double *error);

#endif
