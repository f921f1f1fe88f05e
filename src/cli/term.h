/* A game in the terminal, line by line: what its files share. */
#ifndef CLI_TERM_H
#define CLI_TERM_H

#include "path.h"
#include "start.h"

enum { TERM_LINE = 1024 };

struct term {
    struct cli *cli;
    struct table *table;
    bool seeded;
    struct game_random random;
    size_t told;  /* so much of the record has been told to the players */
    size_t saved; /* so much of it is in a file */
    bool leaving;
    bool ended;             /* the input has come to its end: nobody is there to be asked */
    const char *players;    /* as given on the command line; NULL: only people play */
    struct crew *opponents; /* NULL: only people play */
};

/* What to do when a line has been understood. */
enum term_next {
    TERM_ASK,  /* the question, with the answers that are open now */
    TERM_WAIT, /* the players still have the answers before them */
    TERM_TURN, /* something was decided, or the game is another: see what is to be decided now */
};

/* Reads a line without its end, cut at TERM_LINE, without control characters. False at the end of the input, and the
   game is left. */
bool term_read(struct term *term, char line[TERM_LINE]);
/* Asks a question that is answered with yes or no. */
bool term_agrees(struct term *term, enum word question, const char *detail);

/* Asks for the board and who plays, with defaults. False at the end of the input. */
bool term_choose_board(struct term *term, struct start *start, char board[TERM_LINE]);

/* Puts a table in front of the players. */
bool term_sit_down(struct term *term, struct table *table);
void term_show_board(struct term *term);
/* Saves under a name, asking before it replaces a file. */
void term_save(struct term *term, const char *name);

/* Prints the question and its numbered answers. */
void term_print_choices(struct term *term, const struct path *path);
/* Understands a line at this point of the path: an answer, or one of the words like `undo`. */
enum term_next term_take_line(struct term *term, struct path *path, const char *line);
/* Carries out the word if it is one of those; `next` says how it goes on. */
bool term_run_word(struct term *term, struct path *path, const char *line, enum term_next *next);

#endif
