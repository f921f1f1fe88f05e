/* A picture made of characters: a grid of cells, each with its ink and the thing it stands for. Games draw their board and
   sheets on it, the terminal its whole screen; nothing here knows a terminal. */
#ifndef GAME_CANVAS_H
#define GAME_CANVAS_H

#include "game.h"

/* No thing to point at. */
#define CANVAS_NOTHING 0xffffffffu

/* What a cell is drawn with; a terminal gives each a colour, or none. */
enum canvas_ink {
    INK_PLAIN,
    INK_SEAT, /* and one for each further seat */
    INK_QUIET = INK_SEAT + GAME_MAX_SEATS,
    INK_GROUND,
    INK_PLANET,
    INK_TITLE,
    INK_LIT,
    INK_GOOD,
    INK_WARN,
    INKS
};

/* Marks that need no colour. */
enum { MARK_BOLD = 1, MARK_DIM = 2, MARK_REVERSE = 4, MARK_UNDERLINE = 8 };
/* And one that does: a shade behind the letter, beside some other sign. */
enum { MARK_SHADE = 16 };

struct canvas_style {
    uint8_t ink;
    uint8_t marks;
    game_thing thing;
};

struct canvas_cell {
    uint32_t letter; /* a Unicode number that takes one column */
    struct canvas_style style;
};

struct canvas {
    int columns, rows;
    bool ascii; /* only ASCII letters are drawn: others are replaced by the nearest */
    struct canvas_cell *cells;
};

struct canvas_area {
    int column, row, columns, rows;
};

static inline struct canvas_style canvas_ink(enum canvas_ink ink, int marks) {
    return (struct canvas_style){(uint8_t)ink, (uint8_t)marks, CANVAS_NOTHING};
}

void canvas_clear(struct canvas *canvas);
/* The cell, or NULL outside. */
struct canvas_cell *canvas_at(const struct canvas *canvas, int column, int row);

/* Each draws what is inside the canvas and leaves out the rest. One letter; words in one line; the same, cut with an
   ellipsis where they need more than `room` columns. The latter two return the columns used. */
void canvas_letter(struct canvas *canvas, int column, int row, uint32_t letter, struct canvas_style style);
int canvas_put(struct canvas *canvas, int column, int row, const char *words, struct canvas_style style);
int canvas_put_within(struct canvas *canvas, int column, int row, int room, const char *words,
                      struct canvas_style style);
/* Words in lines of the area, broken at blanks; line ends are kept. What does not fit is cut with an ellipsis. Returns the
   lines used; `canvas_lines` only counts them, as many as there would be. */
int canvas_wrap(struct canvas *canvas, struct canvas_area area, const char *words, struct canvas_style style);
int canvas_lines(int columns, const char *words);
/* What is left of the words behind so many lines of them. */
const char *canvas_skip(int columns, const char *words, int lines);
/* An empty box with a line around it, and a title in it. */
void canvas_box(struct canvas *canvas, struct canvas_area area, const char *title);
/* Copies a part of another canvas. */
void canvas_copy(struct canvas *canvas, int column, int row, const struct canvas *from,
                 struct canvas_area area);
/* How many columns the words take. */
int canvas_width(const char *words);
/* The letters, a line for each row, without blanks at the ends of lines. */
void canvas_write(const struct canvas *canvas, struct text *out);

#endif
