/* A game in the terminal, line by line: what its files share. */
#ifndef CLI_PLAIN_H
#define CLI_PLAIN_H

#include "path.h"
#include "start.h"

enum { PLAIN_LINE = 1024 };

struct plain {
    struct cli *cli;
    struct table *table;
    bool seeded;
    struct game_random random;
    size_t told;  /* so much of the record has been told to the players */
    size_t saved; /* so much of it is in a file */
    bool leaving;
    bool ended;          /* the input has come to its end: nobody is there to be asked */
    const char *players; /* as given on the command line, or chosen; NULL: only people play */
    char chosen[PLAIN_LINE];
    struct crew *opponents; /* NULL: only people play */
    double seconds;         /* that a level may think; 0: as much as it needs */
};

/* What to do when a line has been understood. */
enum plain_next {
    PLAIN_ASK,  /* the question, with the answers that are open now */
    PLAIN_WAIT, /* the players still have the answers before them */
    PLAIN_TURN, /* something was decided, or the game is another: see what is to be decided now */
};

/* Reads a line without its end, cut at PLAIN_LINE, without control characters. False at the end of the input, and the
   game is left. */
bool plain_read(struct plain *plain, char line[PLAIN_LINE]);
/* Asks a question that is answered with yes or no. */
bool plain_agrees(struct plain *plain, enum word question, const char *detail);

/* Asks for the board and who plays, with defaults. False at the end of the input. */
bool plain_choose_board(struct plain *plain, struct start *start, char board[PLAIN_LINE]);

/* Asks who plays, if that is to be asked and was not said. False at the end of the input, or when the players leave. */
bool plain_choose_players(struct plain *plain, const struct table *table, bool ask);

/* Puts a table in front of the players. */
bool plain_sit_down(struct plain *plain, struct table *table);
void plain_show_board(struct plain *plain);
/* Saves under a name, asking before it replaces a file. */
void plain_save(struct plain *plain, const char *name);

/* Prints the question and its numbered answers. */
void plain_print_choices(struct plain *plain, const struct path *path);
/* The numbers that lead from here to a decision, one after the other: "  7", or "  3, then 2". False when it is not
   open any more. */
bool plain_write_numbers(const struct plain *plain, const struct path *path, game_action action,
                         struct text *out);
/* Understands a line at this point of the path: an answer, or one of the words like `undo`. */
enum plain_next plain_take_line(struct plain *plain, struct path *path, const char *line);
/* Carries out the word if it is one of those; `next` says how it goes on. */
bool plain_run_word(struct plain *plain, struct path *path, const char *line, enum plain_next *next);

/* Plays at the table, or asks for a board first when there is none. A negative seed is none,
   nor is a level's time of 0 seconds. */
enum cli_exit plain_run(struct cli *cli, const struct start *start, struct table *table, const char *players,
                        long seed, double seconds);

#endif
