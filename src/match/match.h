/* Games between players, for measuring strength: the same dice once for each order of the seats. */
#ifndef MATCH_MATCH_H
#define MATCH_MATCH_H

#include "bot.h"
#include "player.h"
#include "table.h"

struct match_player {
    const char *name;               /* as it was given */
    const struct mind_player *mind; /* NULL: a bot */
    const char *command;            /* that starts the bot */
};

/* What is played on: the choices that make the table, and the setting that follows from them. */
struct match_board {
    const char *name;
    const struct game_choice *choices;
    size_t count;
    const char *position; /* NULL: the beginning */
    const void *setting;
};

struct match {
    const struct game *game;
    const struct match_board *boards; /* each round is played on the next one */
    size_t board_count;
    struct match_player player[GAME_MAX_SEATS];
    int seats;
    int named;                 /* players that were named; on more seats they come again in the same order */
    struct mind_limits limits; /* of each decision; 0 is the player's own */
    double patience;           /* seconds that a bot may take for an answer, beyond the time it is given */
    uint64_t seed;
    unsigned long most_decisions; /* a game that lasts longer is drawn */
    /* Optional: hears of every game that was played to its end. False when it could not be kept. */
    bool (*keep)(void *context, const struct table *table, unsigned long number);
    void *context;
};

enum match_trouble { MATCH_FINE, MATCH_NO_MEMORY, MATCH_NOT_KEPT };

/* How a game went. By players, not by seats. */
struct match_game {
    unsigned long number;
    int winner;                         /* the number of the player, or -1 for none */
    unsigned long made[GAME_MAX_SEATS]; /* real choices made */
    double seconds[GAME_MAX_SEATS];     /* that they took */
    enum bot_fault fault[GAME_MAX_SEATS];
    char detail[GAME_MAX_SEATS][ANSWER_WORDS]; /* what the bot said then */
    enum match_trouble trouble;
};

/* What the players think with. One room is used by one process at a time. */
struct match_room;
struct match_room *match_open(const struct match *match);
void match_close(struct match_room *room);

/* Plays game `number`. Each game has the players moved on by one seat; the games of a round use the same dice. The same
   number gives the same game where players limit nodes and not time. A bot that does something wrong leaves the game. */
void match_play(struct match_room *room, unsigned long number, struct match_game *game);

/* Who plays for whom. */
struct match_sides {
    int seats;
    /* A bit for each player who is the same as the first: whose wins are its wins. All being the same, only itself. */
    unsigned first;
    /* Games of a round: orders of the seats that differ. Who sits as before would play the same game again. */
    int round;
};

struct match_sides match_sides(const struct match *match);

/* The seat of a player in game `number`. */
int match_seat(const struct match *match, unsigned long number, int player);

#endif
