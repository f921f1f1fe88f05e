/* Pig's places: the cards of the seats in a row, the die centred below them. */
#include "pig_internal.h"

#include "canvas.h"

#include <stdio.h>

/* In half steps. */
enum { CARD = 4, SPACE = 2 };

size_t pig_places(const void *setting, const void *state, struct game_place *out) {
    int seats = pig_seats(setting);
    (void)state;
    for (int seat = 0; seat < seats; seat++)
        out[seat] = (struct game_place){.thing = SEAT + (game_thing)seat,
                                        .x = (int16_t)(CARD * seat + CARD / 2),
                                        .y = CARD / 2,
                                        .width = CARD,
                                        .height = CARD,
                                        .shape = GAME_CARD};
    out[seats] = (struct game_place){.thing = DIE,
                                     .x = (int16_t)(CARD * seats / 2),
                                     .y = CARD + SPACE / 2,
                                     .width = SPACE,
                                     .height = SPACE,
                                     .shape = GAME_SQUARE};
    return (size_t)seats + 1;
}

static void put_line(struct canvas *canvas, struct canvas_area area, int line, const char *words,
                     struct canvas_style style) {
    if (line < area.rows)
        canvas_put_within(canvas, area.column, area.row + line, area.columns, words, style);
}

/* One line: the score. More: name, score and bonus below each other. */
static void draw_card(const void *setting, const struct pig_state *pig, int seat, enum game_language language,
                      struct canvas *canvas, struct canvas_area area, struct canvas_style style) {
    char name[32], number[16];
    struct text out = text_into(name, sizeof name);
    pig_seat_name(setting, pig, seat, language, &out);
    snprintf(number, sizeof number, "%d", pig->score[seat]);
    if (area.rows > 1)
        put_line(canvas, area, 0,
                 canvas_width(name) <= area.columns ? name : pig_seat_mark(setting, pig, seat), style);
    put_line(canvas, area, area.rows > 1, number, style);
    if (pig->bonus[seat] == UNKNOWN)
        put_line(canvas, area, 2, "+?", style);
    else if (pig->bonus[seat] > 0) {
        snprintf(number, sizeof number, "+%d", pig->bonus[seat]);
        put_line(canvas, area, 2, number, style);
    }
}

static void draw_die(const struct pig_state *pig, struct canvas *canvas, struct canvas_area area,
                     struct canvas_style style) {
    char number[16];
    snprintf(number, sizeof number, "%d", pig->total);
    put_line(canvas, area, 0, pig->phase == ROLLING || pig->phase == BONUS ? "?" : number, style);
}

void pig_draw_place(const void *setting, const void *state, game_thing thing, enum game_language language,
                    struct canvas *canvas, struct canvas_area area) {
    const struct pig_state *pig = state;
    int seat = thing >= SEAT ? (int)(thing - SEAT) : pig->seat;
    struct canvas_style style = canvas_ink(INK_SEAT + (unsigned)seat, seat == pig->seat ? MARK_BOLD : 0);
    style.thing = thing;
    for (int row = 0; row < area.rows; row++)
        for (int column = 0; column < area.columns; column++)
            canvas_letter(canvas, area.column + column, area.row + row, ' ', style);
    if (thing == DIE)
        draw_die(pig, canvas, area, style);
    else
        draw_card(setting, pig, seat, language, canvas, area, style);
}

int pig_draw_sheets(const void *setting, const void *state, enum game_language language,
                    enum game_detail detail, const char *const players[GAME_MAX_SEATS], struct canvas *out) {
    int row = 0;
    for (int seat = 0; seat < pig_seats(setting); seat++) {
        char line[GAME_SENTENCE_TEXT];
        struct text words = text_into(line, sizeof line);
        struct canvas_style style = canvas_ink(INK_SEAT + (unsigned)seat, 0);
        style.thing = SEAT + (game_thing)seat;
        pig_draw_seat(setting, state, seat, language, &words);
        canvas_put_within(out, 0, row++, out->columns, line, style);
        if (detail == GAME_BRIEF)
            continue;
        words = text_into(line, sizeof line);
        text_format(&words, "  %s", players && players[seat] ? players[seat] : "-");
        canvas_put_within(out, 0, row++, out->columns, line, style);
    }
    return row;
}
