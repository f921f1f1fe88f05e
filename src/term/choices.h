/* The choices of the start menu (game, players, board, rules) and the table they make. Independent of keys
   and screen. */
#ifndef TERM_CHOICES_H
#define TERM_CHOICES_H

#include "table.h"

enum { CHOICES_LABEL = 64 };

struct choices {
    const struct game *game;
    int seats;                      /* where the board sets their number; otherwise an option does */
    int player[GAME_MAX_SEATS];     /* 0: a person; otherwise a level */
    size_t board;                   /* index of a board of the game; after the last one: the player's own */
    size_t value[GAME_MAX_OPTIONS]; /* index of the chosen value of each option */
    int own_seats;                  /* of the player's own board; 0 when there is none */
    char own[GAME_OPTION_TEXT];
    char own_label[CHOICES_LABEL];
};

/* The default: a person against weak levels. */
void choices_open(struct choices *choices, const struct game *game);

/* The number of values an option can take in a menu; 0 when it cannot be shown in one. */
size_t choices_values(const struct game_option *option);
/* The chosen value of an option. */
void choices_write_value(const struct choices *choices, size_t option, struct text *out);
/* Steps to another value of an option. Values wrap around, but larger steps of a number stop at its limits.
   */
void choices_step_value(struct choices *choices, size_t option, int by);
/* Whether this option selects the board; whether it sets the number of seats. */
bool choices_is_board(const struct choices *choices, size_t option);
bool choices_is_seats(const struct choices *choices, size_t option);

/* Steps to another number of seats that has a board, and to such a board if the current one does not fit. */
void choices_step_seats(struct choices *choices, int by);
/* Steps to another board for the same number of seats. */
void choices_step_board(struct choices *choices, int by);
/* The name of the board and its note. */
void choices_describe_board(const struct choices *choices, enum game_language language, struct text *out);
/* Uses the text of a file as the board. On failure sets the error and returns false. */
bool choices_take_board(struct choices *choices, const char *label, const char *file, size_t length,
                        struct game_error *error);

/* Makes the table. On failure sets the error and returns NULL. */
struct table *choices_table(const struct choices *choices, struct game_error *error);
/* Who plays a seat at that table: a level, or 0 for a person, an automa, or a game that levels cannot play.
   */
int choices_player(const struct choices *choices, const struct table *table, int seat);
/* The same for all seats, as in Player tags. */
void choices_players(const struct choices *choices, const struct table *table,
                     const char *names[GAME_MAX_SEATS]);

#endif
