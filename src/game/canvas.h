/* A grid of character cells, each with a style and the thing it stands for. Games draw board and sheets on it, the
   terminal client its whole screen. Independent of any terminal. */
#ifndef GAME_CANVAS_H
#define GAME_CANVAS_H

#include "game.h"

/* No thing to point at. */
#define CANVAS_NOTHING 0xffffffffu

/* The role of a cell's colour; a terminal maps each to a colour, or to none. */
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

/* Attributes that work without colour. */
enum { MARK_BOLD = 1, MARK_DIM = 2, MARK_REVERSE = 4, MARK_UNDERLINE = 8 };
/* A shaded background: needs colour, so never the only sign. */
enum { MARK_SHADE = 16 };

struct canvas_style {
    uint8_t ink;
    uint8_t marks;
    game_thing thing;
};

struct canvas_cell {
    uint32_t letter; /* a code point that takes one column */
    struct canvas_style style;
};

struct canvas {
    int columns, rows;
    bool ascii;  /* replace other characters by the nearest ASCII one */
    bool spoken; /* sheets are read aloud: words instead of symbols, each place on a line of its own */
    struct canvas_cell *cells;
};

static inline struct canvas_style canvas_ink(enum canvas_ink ink, int marks) {
    return (struct canvas_style){(uint8_t)ink, (uint8_t)marks, CANVAS_NOTHING};
}

void canvas_clear(struct canvas *canvas);
/* The cell, or NULL outside the canvas. */
struct canvas_cell *canvas_at(const struct canvas *canvas, int column, int row);

/* Clipped to the canvas. One character; one line of text; one line truncated with an ellipsis to `width` columns. The
   latter two return the columns used. */
void canvas_letter(struct canvas *canvas, int column, int row, uint32_t letter, struct canvas_style style);
int canvas_put(struct canvas *canvas, int column, int row, const char *words, struct canvas_style style);
int canvas_put_within(struct canvas *canvas, int column, int row, int width, const char *words,
                      struct canvas_style style);
/* Word-wraps text into the area, keeping line breaks; truncated with an ellipsis. Returns the lines used. `canvas_lines`
   returns the lines that the whole text would need. */
int canvas_wrap(struct canvas *canvas, struct canvas_area area, const char *words, struct canvas_style style);
int canvas_lines(int columns, const char *words);
/* The text after its first `lines` wrapped lines. */
const char *canvas_skip(int columns, const char *words, int lines);
/* An empty frame with a title. */
void canvas_box(struct canvas *canvas, struct canvas_area area, const char *title);
/* Copies an area of another canvas. */
void canvas_copy(struct canvas *canvas, int column, int row, const struct canvas *from,
                 struct canvas_area area);
/* The width of the text in columns. */
int canvas_width(const char *words);
/* The canvas as text, one line per row, without trailing blanks. */
void canvas_write(const struct canvas *canvas, struct text *out);

#endif
