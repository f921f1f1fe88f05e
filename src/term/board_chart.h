/* The board drawn with characters, from the places of a game. */
#ifndef TERM_BOARD_CHART_H
#define TERM_BOARD_CHART_H

#include "layout.h"

/* Maps places to characters: characters per step, and the first column. */
struct chart_scale {
    int margin, across, down;
    bool inset; /* leave a column at each side of a place for the client's marks */
};

/* A scale of so many characters per step. Squares of a grid leave room for marks by themselves. */
struct chart_scale chart_scale(const struct extent *extent, int across, int down);

struct extent chart_extent(const struct game *game, const void *setting, const struct game_place *places,
                           size_t count);

/* The characters that a place covers. Adjacent places cover adjacent characters. */
struct canvas_area chart_area(const struct game_place *place, struct chart_scale scale);

/* Whether a place is large enough for a frame of its shape, which takes its first and last row. */
bool chart_is_framed(struct canvas_area area, struct chart_scale scale);

/* An empty canvas for a board at this scale; `cells` is NULL when out of memory. */
struct canvas chart_canvas(const struct extent *extent, struct chart_scale scale, bool ascii);

/* Draws all places, and the names of rows and columns to the left and below. */
void chart_draw(const struct game *game, const void *setting, const void *state, enum game_language language,
                const struct game_place *places, size_t count, struct chart_scale scale,
                struct canvas *canvas);

#endif
