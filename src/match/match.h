/* Games between players, to measure strength: each dice stream is played once for each order of the seats. */
#ifndef MATCH_MATCH_H
#define MATCH_MATCH_H

#include "bot.h"
#include "player.h"
#include "score.h"
#include "table.h"

struct match_player {
    const char *name;           /* as it was given */
    const struct ai_player *ai; /* NULL: a bot */
    const char *command;        /* starts the bot */
};

/* A board: the choices of the table, and the resulting setting. */
struct match_board {
    const char *name;
    const struct game_choice *choices;
    size_t count;
    const char *position; /* NULL: the start position */
    const void *setting;
};

struct match {
    const struct game *game;
    const struct match_board *boards; /* rounds take them in turn */
    size_t board_count;
    struct match_player player[GAME_MAX_SEATS];
    int seats;                /* for players */
    int seat[GAME_MAX_SEATS]; /* those seats: all but automas */
    bool automa;              /* there is an automa */
    bool together;            /* all players win and lose together, or there is only one */
    int named;                /* number of players named; they repeat if there are more seats */
    struct ai_limits limits;  /* for each decision; 0: the player's own */
    double timeout;           /* seconds for each answer of a bot, beyond its limits */
    uint64_t seed;
    unsigned long most_decisions; /* longer games are drawn */
    /* Optional callback after every game. Returns false when it could not store the game. */
    bool (*store)(void *context, const struct table *table, unsigned long number);
    void *context;
};

enum match_trouble { MATCH_FINE, MATCH_NO_MEMORY, MATCH_NOT_KEPT };

/* How a game ended. Files of results store them by name (results.c). */
enum match_end {
    MATCH_STOPPED, /* too long: drawn */
    MATCH_LOST,    /* nobody won */
    MATCH_WON,     /* one seat, or one team */
    MATCH_SHARED,  /* several sides share the win */
    MATCH_ENDS
};

/* The result of a game, indexed by player, not by seat. */
struct match_game {
    unsigned long number;
    enum match_end end;
    int part[GAME_MAX_SEATS];           /* each player's part of the win, in 360ths (SCORE_WIN) */
    int automa;                         /* that of automas without players in their team */
    unsigned long made[GAME_MAX_SEATS]; /* decisions with a choice */
    double seconds[GAME_MAX_SEATS];     /* for these decisions */
    enum bot_fault fault[GAME_MAX_SEATS];
    char detail[GAME_MAX_SEATS][ANSWER_WORDS]; /* what the bot said */
    enum match_trouble trouble;
};

/* Finds the seats for players, which must be the same on all boards. Returns the index of the first board
   that differs, or board_count. Call it after setting the boards, before the functions below. */
size_t match_take_seats(struct match *match);

/* The lineup, bots and buffers that games are played with. A session belongs to one process. */
struct match_session;
struct match_session *match_open(const struct match *match);
void match_close(struct match_session *session);

/* Plays game `number`. Players rotate by one seat from game to game; the games of a round use the same dice.
   The same number gives the same game unless players are limited by time. A bot resigns after a fault. */
void match_play(struct match_session *session, unsigned long number, struct match_game *game);

/* How seats are grouped into sides and games into rounds. */
struct match_sides {
    int seats; /* for players */
    bool together;
    /* Bit mask of the players that are the same as the first and share its score; only the first if all are
       the same. */
    unsigned first;
    /* Games per round: the number of distinct rotations of the players. */
    int round;
};

struct match_sides match_sides(const struct match *match);

/* The seat of a player in game `number`. Players rotate; automas keep their seats. */
int match_seat(const struct match *match, unsigned long number, int player);

#endif
