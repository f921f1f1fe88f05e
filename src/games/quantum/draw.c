/* The board as plain text, three characters per space, with the sheets below it. */
#include "notation.h"
#include "rules.h"
#include "words.h"

#include <string.h>

enum { LINE_WIDTH = 78 };

static void draw_ship(const struct ship *ship, int seat, struct text *out) {
    static const char marks[] = {
        [0] = ' ', [USED_MOVE] = '\'', [USED_ABILITY] = '!', [USED_MOVE | USED_ABILITY] = '"'};
    text_put(out, quantum_seat_mark(seat));
    text_number(out, ship->number);
    text_letter(out, marks[ship->used]);
}

static void draw_space(const struct setting *setting, const struct state *state, unsigned space,
                       struct text *out) {
    int seat;
    const struct ship *ship = quantum_ship_on(setting, state, space, &seat);
    int planet = setting->planet[space] - 1;
    if (ship)
        draw_ship(ship, seat, out);
    else if (row_has(setting->space, space))
        text_put(out, row_has(setting->void_space, space) ? " , " : " . ");
    else if (planet >= 0 && setting->number[planet] == 10)
        text_put(out, "(X)");
    else if (planet >= 0)
        text_format(out, "(%d)", setting->number[planet]);
    else
        text_put(out, "   ");
}

static void draw_board(const struct setting *setting, const struct state *state, struct text *out) {
    for (unsigned rank = setting->ranks; rank >= 1; rank--) {
        text_format(out, "%2u ", rank);
        for (unsigned file = 1; file <= setting->files; file++)
            draw_space(setting, state, rank * STRIDE + file, out);
        while (out->start[out->length - 1] == ' ')
            out->start[--out->length] = '\0';
        text_letter(out, '\n');
    }
    text_put(out, "   ");
    for (unsigned file = 1; file <= setting->files; file++)
        text_format(out, " %c%s", (char)('a' + file - 1), file < setting->files ? " " : "\n");
}

/* "e5 (8): V. K=4" is the 8 at e5 with a cube of Vulpes, a free location, and a Kepler orbit sum of 4. */
static void draw_planet(const struct setting *setting, const struct state *state, int planet,
                        struct text *out) {
    quantum_write_space(setting->centre[planet], out);
    text_format(out, " (%d)%s: ", setting->number[planet], setting->start[planet] ? "*" : "");
    for (int seat = 0; seat < setting->seats; seat++)
        for (int i = 0; i < cubes_of(state, planet, seat); i++)
            text_put(out, quantum_seat_mark(seat));
    for (int i = quantum_free_locations(setting, state, planet); i > 0; i--)
        text_letter(out, '.');
    for (int seat = 0; seat < setting->seats; seat++) {
        int sum = quantum_orbit_sum(setting, state, seat, planet);
        if (sum > 0)
            text_format(out, " %s=%d", quantum_seat_mark(seat), sum);
    }
}

static void draw_planets(const struct setting *setting, const struct state *state,
                         enum game_language language, struct text *out) {
    size_t width = LINE_WIDTH + 1;
    text_put(out, quantum_word(WORD_PICTURE_PLANETS, language));
    for (int planet = 0; planet < setting->planets; planet++) {
        char buffer[64];
        struct text text = text_into(buffer, sizeof buffer);
        draw_planet(setting, state, planet, &text);
        width += text.length + 3;
        if (width > LINE_WIDTH) {
            text_put(out, "\n  ");
            width = text.length + 2;
        } else
            text_put(out, "   ");
        text_put(out, buffer);
    }
    text_letter(out, '\n');
}

static void draw_numbers(const struct state *state, int seat, unsigned place, enum word word,
                         enum game_language language, struct text *out) {
    char numbers[32];
    const char *part = numbers;
    struct text text = text_into(numbers, sizeof numbers);
    for (int i = 0; i < MAX_SHIPS; i++)
        if (state->ship[seat][i].place == place)
            text_format(&text, "%s%d", text.length ? " " : "", state->ship[seat][i].number);
    if (text.length > 0)
        text_fill(out, quantum_word(word, language), &part, 1);
}

static void put_card(struct text *out, unsigned card, enum game_language language) {
    text_put(out, out->length ? ", " : "");
    text_put(out, quantum_word((enum word)(WORD_CARD_AGGRESSION + card), language));
}

/* The names of gambits (the count of each; NULL for none) and commands. */
static void draw_cards(const uint8_t *gambits, uint32_t commands, enum word word, enum game_language language,
                       struct text *out) {
    char names[256];
    const char *part = names;
    struct text text = text_into(names, sizeof names);
    for (unsigned i = 0; gambits && i < GAMBITS; i++)
        for (int k = 0; k < gambits[i]; k++)
            put_card(&text, i, language);
    for (uint32_t rest = commands; rest; rest &= rest - 1)
        put_card(&text, GAMBITS + (unsigned)__builtin_ctz(rest), language);
    if (text.length > 0)
        text_fill(out, quantum_word(word, language), &part, 1);
}

static void draw_sheet(const struct setting *setting, const struct state *state, int seat,
                       enum game_language language, struct text *out) {
    char name[64], cubes[8], dominance[8], research[8];
    struct text text = text_into(name, sizeof name);
    quantum_seat_name(seat, language, &text);
    text = text_into(cubes, sizeof cubes);
    text_number(&text, setting->cubes - quantum_cubes_placed(setting, state, seat));
    text = text_into(dominance, sizeof dominance);
    text_number(&text, state->dominance[seat]);
    text = text_into(research, sizeof research);
    text_number(&text, state->research[seat]);
    const char *const parts[] = {quantum_seat_mark(seat), name, cubes, dominance, research};
    enum word word = !is_present(state, seat)        ? WORD_PICTURE_LEFT
                     : setting->rules == RULES_BASIC ? WORD_PICTURE_SHEET_BASIC
                                                     : WORD_PICTURE_SHEET;
    text_fill(out, quantum_word(word, language), parts, 5);
    draw_numbers(state, seat, PLACE_SCRAPYARD, WORD_PICTURE_SCRAPYARD, language, out);
    draw_numbers(state, seat, PLACE_HAND, WORD_PICTURE_HAND, language, out);
    draw_cards(NULL, state->commands[seat], WORD_PICTURE_COMMANDS, language, out);
    text_letter(out, '\n');
}

void quantum_draw(const void *any_setting, const void *any_state, enum game_language language,
                  struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    draw_board(setting, state, out);
    text_letter(out, '\n');
    draw_planets(setting, state, language, out);
    for (int seat = 0; seat < setting->seats; seat++)
        draw_sheet(setting, state, seat, language, out);
    size_t before = out->length;
    draw_cards(state->gambit_market, state->command_market, WORD_PICTURE_MARKET, language, out);
    if (out->length > before)
        text_letter(out, '\n');
    text_put(out, quantum_word(WORD_PICTURE_KEY, language));
    text_letter(out, '\n');
}
