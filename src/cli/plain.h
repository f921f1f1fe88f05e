/* The line-by-line client (`term --plain`): shared by its files. */
#ifndef CLI_PLAIN_H
#define CLI_PLAIN_H

#include "analysis_job.h"
#include "autosave.h"
#include "game_options.h"
#include "path.h"

enum { PLAIN_LINE = 1024 };

struct plain {
    struct cli *cli;
    struct table *table;
    bool seeded;
    struct game_random random;
    int screen_holder; /* the seat whose secrets may be shown, where people share the terminal; or -1 */
    size_t told;       /* number of actions told to everybody, or to the only person */
    size_t seen[GAME_MAX_SEATS]; /* and privately to each seat */
    size_t saved;                /* number of actions that are saved in a file */
    bool leaving;
    struct autosave autosave;      /* used if cli->stores */
    bool kept;                     /* the game as it is now is saved there */
    struct analysis_job *analysis; /* of this game, or NULL */
    bool ended;                    /* end of input: nobody is left to be asked */
    const char *players;           /* as given or chosen; NULL: only people play */
    char chosen[PLAIN_LINE];
    struct lineup *opponents; /* NULL: only people play */
    double seconds;           /* per decision of a level; 0: its own limits */
};

/* What to do after a line of input. */
enum plain_next {
    PLAIN_ASK,  /* print the choices at this point of the path */
    PLAIN_WAIT, /* read another line; the choices are still in view */
    PLAIN_TURN, /* the position has changed */
};

/* Reads a line without its newline and control characters, truncated to PLAIN_LINE. Returns false at the end
   of input, which also leaves the game. */
bool plain_read(struct plain *plain, char line[PLAIN_LINE]);
/* Whether the line is `quit`; and whether it asks for help. */
bool plain_is_quit(const char *line);
/* Prints why something was refused, as a sentence. */
void plain_say_error(FILE *to, const struct game_error *error);
bool plain_is_help(const char *line);
/* Asks a yes-or-no question. `quit` leaves the game. */
bool plain_agrees(struct plain *plain, enum word question, const char *detail);

/* Asks for the number of players and the board where the game has a choice; `board` and `seats` are buffers
   for the answers. Returns false at the end of input or when the player quits. */
bool plain_choose_board(struct plain *plain, struct game_options *start, char board[PLAIN_LINE],
                        char seats[16]);

/* Where neither board nor number of seats is given: takes those for as many players as are named. */
void plain_seat_players(const struct plain *plain, struct game_options *start, char seats[16]);

/* Asks who plays, if `ask` and not given yet. Returns false at the end of input or when the player quits. */
bool plain_choose_players(struct plain *plain, const struct table *table, bool ask);

/* Offers the saved games, those of one game unless that is NULL. *table is the one to resume, or NULL for a new game.
   Returns false at the end of input or when the player quits. */
bool plain_choose_saved(struct plain *plain, const struct game *game, struct table **table);

/* Takes ownership of a table and plays at it from now on. The players are plain->players or, if that is NULL, those
   of the record. */
bool plain_open_table(struct plain *plain, struct table *table);
/* A new game with the setting and the players of this one. */
bool plain_rematch(struct plain *plain);
void plain_show_board(struct plain *plain);
/* plain_show.c: what is on the board, and the sheets, as lines to read aloud; the analysis. */
void plain_show_places(struct plain *plain);
void plain_show_sheets(struct plain *plain);
void plain_show_analysis(struct plain *plain);
/* Saves to a file, asking before it replaces one. Returns false when that failed. */
bool plain_save(struct plain *plain, const char *name);

/* The current viewer: the only person, the holder of the terminal, or a spectator; everything where there are
   no secrets. plain_know copies the state as that viewer knows it. */
int plain_viewer(const struct plain *plain);
void plain_know(const struct plain *plain, void *known);

/* Prints the prompt and the numbered choices: in few lines, or (`all`) each on a line of its own. */
void plain_print_choices(struct plain *plain, const struct path *path, bool all);
/* Writes the numbers to type for a decision from this point of the path: " 7", or " 3, then 2". Returns false
   when the path excludes it. */
bool plain_write_numbers(const struct plain *plain, const struct path *path, game_action action,
                         struct text *out);
/* Handles a line at this point of the path: a choice, or a word such as `undo`. */
enum plain_next plain_take_line(struct plain *plain, struct path *path, const char *line);
/* Runs the line if it is such a word, and sets *next; otherwise returns false. */
bool plain_run_word(struct plain *plain, struct path *path, const char *line, enum plain_next *next);

/* Plays at the table, or asks for a board first when that is NULL. A negative seed means none, and 0 seconds
   the levels' own limits. */
enum cli_exit plain_run(struct cli *cli, const struct game_options *start, struct table *table,
                        const char *players, long seed, double seconds);

#endif
