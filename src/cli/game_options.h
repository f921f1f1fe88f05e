/* The options that start a game, shared by many commands. */
#ifndef CLI_GAME_OPTIONS_H
#define CLI_GAME_OPTIONS_H

#include "cli.h"
#include "table.h"

struct game_options {
    const struct game *game;
    struct game_choice choices[GAME_MAX_OPTIONS];
    size_t count;
    const char *position;
    bool named;                  /* --game was given */
    char file[GAME_OPTION_TEXT]; /* the option value made from a file */
};

/* Finds --game first, so that options can come in any order. */
struct game_options game_options_of(const struct cli *cli, struct args *args);
/* Consumes the next argument if it is --game, --position or an option of the game: `--NAME VALUE`, or `--set
   NAME=VALUE`, for names that are also options of the command. */
bool game_options_take(struct game_options *start, struct args *args);
/* Refuses the next argument as unknown, or as an option of another game. */
void game_options_refuse(const struct cli *cli, struct args *args);
/* Sets an option as if it had been given. */
void game_options_choose(struct game_options *start, const char *name, const char *value);
/* Whether an option of the game was given. */
bool game_options_chosen(const struct game_options *start, const char *name);

/* Reads the chosen board if it is a file. On failure prints the reason and returns false. */
bool game_options_read_file(const struct cli *cli, struct game_options *start);
/* Sets the record's date to today. */
void record_date(struct table *table);
/* Makes the table, reading the board file if there is one. On failure prints the reason and returns NULL. */
struct table *game_options_table(const struct cli *cli, struct game_options *start);

#endif
