/* What the start menu has chosen: who plays, on which board, by which rules; and the table that this makes. Knows no key and
   no screen. */
#ifndef TERM_CHOICES_H
#define TERM_CHOICES_H

#include "table.h"

enum { CHOICES_OPTIONS = 8, CHOICES_LABEL = 64 };

struct choices {
    const struct game *game;
    int seats;
    int player[GAME_MAX_SEATS]; /* 0: a person, else a level */
    size_t board;               /* the number of the game's board; behind the last one: that of the player */
    size_t value[CHOICES_OPTIONS]; /* the chosen value of each option */
    int own_seats;                 /* of the player's own board; 0: there is none */
    char own[GAME_OPTION_TEXT];
    char own_label[CHOICES_LABEL];
};

/* The standard game: a person against a weak level. */
void choices_open(struct choices *choices, const struct game *game);

/* The values an option can have in a menu; 0: it is not for one. */
size_t choices_values(const struct game_option *option);
const char *choices_value(const struct game_option *option, size_t value);
/* Whether this option is the one that takes the board. */
bool choices_is_board(const struct choices *choices, size_t option);

/* So many seats, with a board for them if this one is not. */
void choices_seat(struct choices *choices, int seats);
/* The next board for as many seats, or the one before. */
void choices_step_board(struct choices *choices, int by);
/* The name of the board, and what else is to be known about it. */
void choices_describe_board(const struct choices *choices, enum game_language language, struct text *out);
/* Takes the text of a file as board, labelled by its name; false with the reason when it is none. */
bool choices_take_board(struct choices *choices, const char *label, const char *file, size_t length,
                        struct game_error *error);

/* The table that the choices make; NULL with the reason. */
struct table *choices_table(const struct choices *choices, struct game_error *error);
/* Who plays, as in Player tags. */
void choices_players(const struct choices *choices, const char *names[GAME_MAX_SEATS]);

#endif
