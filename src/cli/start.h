/* Starting a game from the command line: the options that many commands share. */
#ifndef CLI_START_H
#define CLI_START_H

#include "cli.h"
#include "table.h"

enum { START_OPTIONS = 32 };

struct start {
    const struct game *game;
    struct game_choice choices[START_OPTIONS];
    size_t count;
    const char *position;
    char board[GAME_OPTION_TEXT]; /* the value made from a board file */
};

/* Finds out which game is meant, so that its options can be taken in any order. */
struct start start_of(const struct cli *cli, struct args *args);
/* Takes the next word if it is --game, --position or an option of the game. */
bool start_take(struct start *start, struct args *args);
/* Chooses a value as if it had been given. */
void start_choose(struct start *start, const char *name, const char *value);
/* Whether an option of the game was given. */
bool start_has_chosen(const struct start *start, const char *name);

/* If the chosen board is a file, reads it. What is wrong is said; true when nothing is. */
bool start_read_board(const struct cli *cli, struct start *start);
/* Today's date into the record. */
void tag_date(struct table *table);
/* The table, its board file read. What is wrong is said; NULL then. */
struct table *start_table(const struct cli *cli, struct start *start);

#endif
