/* The check of a bot: tests every requirement that docs/protocol.md has for bots. */
#ifndef MATCH_CHECK_H
#define MATCH_CHECK_H

#include "bot.h"

/* The points, with their texts in English and French. */
#define CHECK_POINTS(P)                                                                               \
    P(HELLO, "answers `hello` with `protocol 1`", "répond à `hello` par `protocol 1`")                \
    P(NAME, "says its name", "dit son nom")                                                           \
    P(COMMENT, "passes over empty lines and comments", "ignore les lignes vides et les commentaires") \
    P(ID, "gives the number of a command back", "rend le numéro d’une commande")                      \
    P(UNKNOWN, "refuses an unknown command", "refuse une commande inconnue")                          \
    P(OPTIONS, "takes the game and its options", "accepte le jeu et ses options")                     \
    P(DECISION, "decides", "décide")                                                                  \
    P(TIMED, "decides within a time", "décide en temps limité")                                       \
    P(CHANCE, "refuses `go` when dice are due", "refuse `go` quand les dés décident")                 \
    P(OVER, "refuses `go` when the game is over", "refuse `go` quand la partie est finie")            \
    P(POSITION, "refuses a bad position and keeps the game",                                          \
      "refuse une mauvaise position et garde la partie")                                              \
    P(GAME, "plays a whole game", "joue une partie entière")                                          \
    P(QUIT, "ends at `quit`", "s’arrête à `quit`")                                                    \
    P(END, "ends with its input", "s’arrête à la fin de son entrée")

#define CHECK_ENUM(name, english, french) CHECK_##name,
enum check_point { CHECK_POINTS(CHECK_ENUM) CHECK_COUNT };

struct check {
    const struct game *game;
    const char *command;
    double timeout; /* seconds for each answer */
    /* Called for every point in order; those not tried because the bot was given up come last. `about`
       distinguishes several cases of a point (rules full: turn), or is empty; `detail` is what the bot said, or
       empty. */
    void (*report)(void *context, enum check_point point, const char *about, enum bot_fault fault,
                   const char *detail);
    void *context;
};

/* Returns the number of points that failed; -1 when out of memory. */
int check_bot(const struct check *check);

const char *check_words(enum check_point point, enum game_language language);

#endif
