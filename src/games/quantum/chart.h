/* Shared by the drawings of board and sheets. */
#ifndef QUANTUM_CHART_H
#define QUANTUM_CHART_H

#include "canvas.h"
#include "notation.h"

/* The emblem of a seat: triangle, hexagon, star, circle; its letter in ASCII. */
uint32_t quantum_emblem(const struct canvas *canvas, int seat);

static inline struct canvas_style seat_style(int seat, int marks, game_thing thing) {
    return (struct canvas_style){(uint8_t)(INK_SEAT + seat), (uint8_t)marks, thing};
}

/* The locations of a planet from the left: cubes by their owners' emblems, then the free ones. Returns the columns used. */
int quantum_chart_cubes(const struct setting *setting, const struct state *state, int planet,
                        struct canvas *out, int column, int row, game_thing thing);
/* Emblem and orbit sum of each seat that has ships in orbit, as many as fit the area. Returns the columns used. */
int quantum_chart_orbits(const struct setting *setting, const struct state *state, int planet,
                         struct canvas *out, struct canvas_area area, game_thing thing);

#endif
