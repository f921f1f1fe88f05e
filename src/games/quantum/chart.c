/* Draws the board on a canvas, with spaces of several sizes. */
#include "chart.h"

#include "rules.h"
#include "words.h"

/* One space on the canvas. */
struct square {
    struct canvas *canvas;
    int column, row, across, down;
    struct canvas_style style;
};

uint32_t quantum_emblem(const struct canvas *canvas, int seat) {
    static const uint32_t emblems[QUANTUM_SEATS] = {0x25b2, 0x2b22, 0x2605, 0x25cf};
    return canvas->ascii ? (uint32_t)quantum_seat_mark(seat)[0] : emblems[seat];
}

static void put(const struct square *square, int column, int row, const char *words, int ink, int marks) {
    canvas_put(square->canvas, square->column + column, square->row + row, words,
               (struct canvas_style){(uint8_t)ink, (uint8_t)marks, square->style.thing});
}

/* The column that centres text of this width. */
static int middle(const struct square *square, int width) {
    return width < square->across ? (square->across - width) / 2 : 0;
}

/* A ship: emblem, number, class. A ship that has moved or used its ability has a mark, in place of the class if the space
   is narrow; one that has done both is dim. */
static void chart_ship(const struct square *square, const struct ship *ship, int seat, bool acting,
                       enum game_language language) {
    static const char spent[] = {[0] = ' ', [USED_MOVE] = '\'', [USED_ABILITY] = '!', [3] = '"'};
    const char *letters = quantum_word(WORD_CLASS_LETTERS, language);
    int column = square->column + (square->across > 3 ? 1 + (square->across - 5) / 2 : 0), row = square->row;
    struct canvas_style style = seat_style(seat, ship->used == 3 ? MARK_DIM : MARK_BOLD, square->style.thing);
    row += square->down > 2;
    char class = ship->number ? letters[ship->number - 1] : ' ';
    if (acting && ship->used && square->across <= 3)
        class = spent[ship->used];
    canvas_letter(square->canvas, column, row, quantum_emblem(square->canvas, seat), style);
    canvas_letter(square->canvas, column + 1, row, (uint32_t)('0' + ship->number), style);
    canvas_letter(square->canvas, column + 2, row, (uint32_t) class, style);
    if (acting && ship->used && square->across > 3)
        canvas_letter(square->canvas, column + 3, row, (uint32_t)spent[ship->used], style);
}

static void chart_empty(const struct square *square, const struct setting *setting, unsigned space) {
    bool nothing = row_has(setting->void_space, space);
    put(square, middle(square, 1), square->down > 2,
        nothing                  ? "≈"
        : setting->planet[space] ? "◦"
                                 : "·",
        INK_GROUND, 0);
}

int quantum_chart_cubes(const struct setting *setting, const struct state *state, int planet,
                        struct canvas *out, int column, int row, game_thing thing) {
    int at = column;
    for (int seat = 0; seat < setting->seats; seat++)
        for (int i = 0; i < cubes_of(state, planet, seat); i++)
            canvas_letter(out, at++, row, quantum_emblem(out, seat), seat_style(seat, 0, thing));
    for (int i = quantum_free_locations(setting, state, planet); i > 0; i--)
        canvas_put(out, at++, row, "□", (struct canvas_style){INK_PLANET, 0, thing});
    return at - column;
}

int quantum_chart_orbits(const struct setting *setting, const struct state *state, int planet,
                         struct canvas *out, struct canvas_area area, game_thing thing) {
    int at = area.column;
    for (int seat = 0; seat < setting->seats; seat++) {
        char words[16];
        struct text sum = text_into(words, sizeof words);
        int total = quantum_orbit_sum(setting, state, seat, planet);
        if (total == 0)
            continue;
        text_number(&sum, total);
        int marks = total == setting->number[planet] ? MARK_BOLD : 0;
        if (at + 1 + (int)sum.length > area.column + area.columns)
            break;
        canvas_letter(out, at++, area.row, quantum_emblem(out, seat), seat_style(seat, marks, thing));
        at += canvas_put(out, at, area.row, words, seat_style(seat, marks, thing));
    }
    return at - area.column;
}

/* (8), or 5/8 if the ships of the seat whose turn it is add up to 5 and it has no cube there. If that does not fit, a 10
   is an X, and a sum of two digits is shown by colour only. */
static void chart_number(const struct square *square, const struct setting *setting,
                         const struct state *state, int planet) {
    char words[24];
    struct text out = text_into(words, sizeof words);
    int number = setting->number[planet], seat = state->seat;
    int sum = state->phase > 0 && !cubes_of(state, planet, seat)
                  ? quantum_orbit_sum(setting, state, seat, planet)
                  : 0;
    bool shown = sum > 0 && (sum < 10 || square->across > 3);
    const char *open = shown ? "" : "(", *close = shown ? "" : ")";
    if (shown)
        text_format(&out, "%d/", sum);
    text_put(&out, open);
    if (number == 10 && square->across <= 3)
        text_letter(&out, 'X');
    else
        text_number(&out, number);
    text_put(&out, close);
    int marks = MARK_BOLD | (sum == number ? MARK_UNDERLINE : 0);
    put(square, middle(square, canvas_width(words)), 0, words, sum > 0 ? INK_SEAT + seat : INK_PLANET, marks);
}

static void chart_planet(const struct square *square, const struct setting *setting,
                         const struct state *state, int planet) {
    chart_number(square, setting, state, planet);
    if (square->down > 1)
        quantum_chart_cubes(setting, state, planet, square->canvas,
                            square->column + middle(square, locations_of(setting->number[planet])),
                            square->row + 1, square->style.thing);
    if (square->down > 2)
        quantum_chart_orbits(setting, state, planet, square->canvas,
                             (struct canvas_area){square->column, square->row + 2, square->across, 1},
                             square->style.thing);
}

static void chart_space(const struct setting *setting, const struct state *state, unsigned space,
                        const struct square *square, enum game_language language) {
    int seat, planet = setting->planet[space] - 1;
    const struct ship *ship = quantum_ship_on(setting, state, space, &seat);
    for (int row = 0; row < square->down; row++)
        for (int column = 0; column < square->across; column++)
            canvas_letter(square->canvas, square->column + column, square->row + row, ' ', square->style);
    if (ship)
        chart_ship(square, ship, seat, seat == state->seat, language);
    else if (row_has(setting->space, space))
        chart_empty(square, setting, space);
    else
        chart_planet(square, setting, state, planet);
}

/* A space is named by its file (a, b, ...) and its rank, counted from below. */
void quantum_label_line(const void *any_setting, bool column, int at, struct text *out) {
    const struct setting *setting = any_setting;
    if (column)
        text_letter(out, (char)('a' + at / 2));
    else
        text_number(out, setting->ranks - at / 2);
}

size_t quantum_places(const void *any_setting, const void *state, struct game_place *out) {
    const struct setting *setting = any_setting;
    size_t count = 0;
    (void)state;
    for (int rank = setting->ranks; rank >= 1; rank--)
        for (int file = 1; file <= setting->files; file++) {
            unsigned space = (unsigned)(rank * STRIDE + file);
            if (row_has(setting->space, space) || setting->planet[space])
                out[count++] = (struct game_place){.thing = make_thing(THING_SPACE, space),
                                                   .x = (int16_t)(2 * file - 1),
                                                   .y = (int16_t)(2 * (setting->ranks - rank) + 1),
                                                   .width = 2,
                                                   .height = 2,
                                                   .shape = GAME_SQUARE};
        }
    return count;
}

void quantum_draw_place(const void *setting, const void *state, game_thing thing, enum game_language language,
                        struct canvas *canvas, struct canvas_area area) {
    struct square square = {.canvas = canvas,
                            .column = area.column,
                            .row = area.row,
                            .across = area.columns,
                            .down = area.rows,
                            .style = {INK_PLAIN, 0, thing}};
    chart_space(setting, state, thing_value(thing), &square, language);
}
