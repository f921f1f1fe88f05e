/* What the player points at: the way to a decision, what can be chosen next, and the cursor. Knows no key and no screen. */
#ifndef TERM_POINTER_H
#define TERM_POINTER_H

#include "canvas.h"
#include "path.h"

enum { POINTER_SIDE = 32, POINTER_BUTTONS = 64 };

/* The spaces of the board by file and rank, from the top left; CANVAS_NOTHING where there is none. */
struct board {
    int files, ranks;
    game_thing thing[POINTER_SIDE][POINTER_SIDE]; /* [rank][file] */
};

/* Something to choose that is not on the board, and the letter that jumps to it. */
struct button {
    const struct path_item *item;
    char letter;
};

struct pointer {
    struct board board;
    bool asked; /* somebody is asked to choose */
    struct path path;
    game_thing taken[GAME_MAX_CLICKS]; /* what was chosen on the way */
    size_t taken_count;
    struct path_item items[GAME_MAX_ACTIONS];
    size_t count;
    struct button buttons[POINTER_BUTTONS];
    int button_count;
    char held[POINTER_BUTTONS + 1]; /* letters of the first buttons, which mean nothing else on the way */
    int file, rank;                 /* the cursor on the board */
    bool on_buttons;
    int button; /* the cursor on the buttons */
};

/* Letters that buttons do not get: the client's own keys. */
#define POINTER_RESERVED "nphgumqbl"

/* Looks at the table anew: the board, and when `asked` what can be chosen. The cursor stays where it was if it can. */
void pointer_open(struct pointer *pointer, const struct table *table, bool asked,
                  enum game_language language);

/* What can be chosen under the cursor; NULL when nothing. */
const struct path_item *pointer_item(const struct pointer *pointer);
const struct path_item *pointer_find(const struct pointer *pointer, game_thing thing);
/* The thing under the cursor, whether or not it can be chosen; CANVAS_NOTHING when there is none. */
game_thing pointer_thing(const struct pointer *pointer);

/* Each true when the cursor moved. Over the board or the buttons by one; to the next or previous thing on the board that
   can be chosen; between board and buttons; to a thing; to a button by its letter. */
bool pointer_move(struct pointer *pointer, int files, int ranks);
bool pointer_next(struct pointer *pointer, int by);
bool pointer_switch(struct pointer *pointer);
bool pointer_go(struct pointer *pointer, game_thing thing);
bool pointer_letter(struct pointer *pointer, uint32_t letter);

/* Chooses a thing. True when one decision is left: *action is it. */
bool pointer_take(struct pointer *pointer, game_thing thing, enum game_language language,
                  game_action *action);
/* Goes back one choice; false at the first. */
bool pointer_back(struct pointer *pointer, enum game_language language);

#endif
