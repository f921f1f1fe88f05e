/* The board drawn with characters, in spaces of several sizes. */
#include "chart.h"

#include "rules.h"
#include "words.h"

enum { MARGIN = 3 };

/* One space on the canvas. */
struct square {
    struct canvas *canvas;
    int column, row, across, down;
    struct canvas_style style;
};

uint32_t quantum_emblem(const struct canvas *canvas, int seat) {
    static const uint32_t emblems[GAME_MAX_SEATS] = {0x25b2, 0x2b22, 0x2605, 0x25cf};
    return canvas->ascii ? (uint32_t)quantum_seat_mark(seat)[0] : emblems[seat];
}

static void put(const struct square *square, int column, int row, const char *words, int ink, int marks) {
    canvas_put(square->canvas, square->column + column, square->row + row, words,
               (struct canvas_style){(uint8_t)ink, (uint8_t)marks, square->style.thing});
}

/* The middle of a row for words of this width. */
static int middle(const struct square *square, int width) {
    return width < square->across ? (square->across - width) / 2 : 0;
}

/* A ship: emblem, number, class; spent ships are dim and have a mark where there is room, else in place of the class. */
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
                         struct canvas *out, int column, int row, game_thing thing) {
    int at = column;
    for (int seat = 0; seat < setting->seats; seat++) {
        char words[16];
        struct text sum = text_into(words, sizeof words);
        int total = quantum_orbit_sum(setting, state, seat, planet);
        if (total == 0)
            continue;
        text_number(&sum, total);
        int marks = total == setting->number[planet] ? MARK_BOLD : 0;
        canvas_letter(out, at++, row, quantum_emblem(out, seat), seat_style(seat, marks, thing));
        at += canvas_put(out, at, row, words, seat_style(seat, marks, thing));
    }
    return at - column;
}

/* (8), or 5/8 where ships of the seat whose turn it is add up to 5 and a cube of it is still missing. A 10 is an X where
   it would not fit. */
static void chart_number(const struct square *square, const struct setting *setting,
                         const struct state *state, int planet) {
    char words[24];
    struct text out = text_into(words, sizeof words);
    int number = setting->number[planet], seat = state->seat;
    int sum = state->phase > 0 && !cubes_of(state, planet, seat)
                  ? quantum_orbit_sum(setting, state, seat, planet)
                  : 0;
    const char *open = sum > 0 ? "" : "(", *close = sum > 0 ? "" : ")";
    if (sum > 0)
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
                            square->column + middle(square, setting->number[planet] - 6), square->row + 1,
                            square->style.thing);
    if (square->down > 2)
        quantum_chart_orbits(setting, state, planet, square->canvas, square->column, square->row + 2,
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

static void chart_names(const struct setting *setting, int across, int down, struct canvas *out) {
    char words[8];
    for (int rank = setting->ranks, row = down > 2; rank >= 1; rank--, row += down) {
        struct text text = text_into(words, sizeof words);
        text_format(&text, "%2d", rank);
        canvas_put(out, 0, row, words, canvas_ink(INK_QUIET, 0));
    }
    for (int file = 0; file < setting->files; file++)
        canvas_letter(out, MARGIN + file * across + across / 2, setting->ranks * down, (uint32_t)('a' + file),
                      canvas_ink(INK_QUIET, 0));
}

void quantum_chart_size(const void *any_setting, int *files, int *ranks) {
    const struct setting *setting = any_setting;
    *files = setting->files;
    *ranks = setting->ranks;
}

void quantum_chart(const void *any_setting, const void *state, int viewer, enum game_language language,
                   int across, int down, struct canvas *out) {
    const struct setting *setting = any_setting;
    (void)viewer;
    canvas_clear(out);
    chart_names(setting, across, down, out);
    for (int rank = setting->ranks; rank >= 1; rank--)
        for (int file = 1; file <= setting->files; file++) {
            unsigned space = (unsigned)(rank * STRIDE + file);
            struct square square = {.canvas = out,
                                    .column = MARGIN + (file - 1) * across,
                                    .row = (setting->ranks - rank) * down,
                                    .across = across,
                                    .down = down,
                                    .style = {INK_PLAIN, 0, make_thing(THING_SPACE, space)}};
            if (row_has(setting->space, space) || setting->planet[space])
                chart_space(setting, state, space, &square, language);
        }
}
