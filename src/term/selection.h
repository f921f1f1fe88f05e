/* The selection: the path to a decision so far, what can be chosen next, and the cursor. Independent of keys
   and screen. */
#ifndef TERM_SELECTION_H
#define TERM_SELECTION_H

#include "canvas.h"
#include "path.h"

/* A choice that is not a place of the board, and its letter; a blank when letters have run out. */
struct button {
    const struct path_item *item;
    char letter;
};

enum { SELECTION_LETTERS = 26 };

struct selection {
    const struct table *table;
    const void *state; /* as the viewer knows it */
    struct game_place *places;
    size_t place_count;
    bool unconfirmed; /* one decision is left, which cannot be undone and whose click path is not complete */
    bool asked;       /* a person is to choose */
    struct path path;
    game_thing taken[GAME_MAX_CLICKS]; /* the path so far */
    size_t taken_count;
    struct path_item *items;
    size_t count;
    struct button *buttons;
    int button_count;
    char held[SELECTION_LETTERS + 1]; /* letters of the first buttons, which stay reserved along the path */
    size_t at;                        /* the cursor on the board: index of a place */
    int x, y;                         /* and its position */
    bool on_buttons;
    int button; /* the cursor on the buttons: index of a button */
};

/* The client's own keys, which buttons do not get. */
#define SELECTION_RESERVED "nphgumqbl"

/* Allocates buffers for anything the game can list; returns false when out of memory. The table must outlive
   the selection. Freeing an empty selection does nothing. */
bool selection_make(struct selection *selection, const struct table *table);
void selection_free(struct selection *selection);

/* Starts over from a state as the viewer knows it, with the choices of the table if `asked`. The cursor stays
   where it was if possible. */
void selection_open(struct selection *selection, const void *state, bool asked, enum game_language language);

/* The choice under the cursor, or NULL. */
const struct path_item *selection_item(const struct selection *selection);
const struct path_item *selection_find(const struct selection *selection, game_thing thing);
/* The thing under the cursor, selectable or not; CANVAS_NOTHING when there is none. */
game_thing selection_thing(const struct selection *selection);
/* The place of a thing, or NULL. */
const struct game_place *selection_place(const struct selection *selection, game_thing thing);

/* Each returns true when the cursor moved: one step on the board or the buttons; to the next or previous
   selectable place; between board and buttons; to a thing; to a button by its letter. */
bool selection_move(struct selection *selection, int right, int down);
bool selection_next(struct selection *selection, int by);
bool selection_switch(struct selection *selection);
bool selection_go(struct selection *selection, game_thing thing);
bool selection_letter(struct selection *selection, uint32_t letter);

/* Chooses a thing. Returns true when that leaves one decision, *action. A decision that cannot be undone needs its whole click
   path, so that an extra key does no harm. */
bool selection_take(struct selection *selection, game_thing thing, enum game_language language,
                    game_action *action);
/* Whether choosing the thing now would decide something. */
bool selection_decides(const struct selection *selection, game_thing thing);
/* Goes back one choice. Returns false at the start of the path. */
bool selection_back(struct selection *selection, enum game_language language);

#endif
