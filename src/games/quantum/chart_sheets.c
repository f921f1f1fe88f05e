/* Draws the sheets of all seats and the cards on a canvas. */
#include "chart.h"

#include "rules.h"
#include "sentence.h"
#include "words.h"

enum { MANY_CUBES = 9, INDENT = 2 };
/* GAME_BRIEF: the columns of the line of a seat. */
enum {
    BRIEF_NAME = 3,
    BRIEF_CUBES = 13,
    BRIEF_DOMINANCE = 19,
    BRIEF_RESEARCH = 21,
    BRIEF_LOOSE = 23,
    BRIEF_MAX_CUBES = 5
};

/* The position of the next text. */
struct pen {
    struct canvas *out;
    int column, row;
    enum game_language language;
};

static void put(struct pen *pen, const char *words, struct canvas_style style) {
    pen->column += canvas_put(pen->out, pen->column, pen->row, words, style);
}

static void new_line(struct pen *pen) {
    pen->column = INDENT;
    pen->row++;
}

/* Text that is not broken: starts a new line if it does not fit on this one. */
static void put_item(struct pen *pen, const char *words, struct canvas_style style) {
    if (pen->column > INDENT && pen->column + canvas_width(words) > pen->out->columns)
        new_line(pen);
    put(pen, words, style);
    pen->column++;
}

static void put_number(struct pen *pen, enum word word, int number, struct canvas_style style) {
    char digits[8], words[64];
    struct text out = text_into(digits, sizeof digits), sentence = text_into(words, sizeof words);
    text_number(&out, number);
    text_fill(&sentence, quantum_word(word, pen->language), &(const char *){digits}, 1);
    put_item(pen, words, style);
}

/* Words that may be broken at blanks. */
static void put_sentence(struct pen *pen, const char *words, struct canvas_style style) {
    char word[GAME_SENTENCE_TEXT];
    while (*words) {
        struct text out = text_into(word, sizeof word);
        for (; *words && *words != ' '; words++)
            text_letter(&out, *words);
        while (*words == ' ')
            words++;
        put_item(pen, word, style);
    }
}

/* Cubes to place as filled squares, placed ones as empty squares. */
static void put_cubes(struct pen *pen, const struct setting *setting, const struct state *state, int seat) {
    int left = setting->cubes - quantum_cubes_placed(setting, state, seat);
    for (int i = 0; i < setting->cubes; i++)
        put(pen, i < left ? "■" : "□", seat_style(seat, 0, CANVAS_NOTHING));
    pen->column += 2;
}

static void put_tracks(struct pen *pen, const struct setting *setting, const struct state *state, int seat) {
    bool brief = pen->out->columns < 38;
    struct canvas_style plain = canvas_ink(INK_PLAIN, 0);
    put_number(pen, brief ? WORD_SHEET_DOMINANCE_SHORT : WORD_SHEET_DOMINANCE, state->dominance[seat], plain);
    pen->column++;
    if (setting->rules != RULES_BASIC)
        put_number(pen, brief ? WORD_SHEET_RESEARCH_SHORT : WORD_SHEET_RESEARCH, state->research[seat],
                   plain);
}

/* Ships off the map. They are things only for the seat that decides, as in the clicks. */
static void put_loose(struct pen *pen, const struct state *state, int seat, unsigned place, const char *title,
                      bool acting) {
    bool first = title != NULL;
    for (int i = 0; i < MAX_SHIPS; i++) {
        const struct ship *ship = &state->ship[seat][i];
        if (ship->place != place)
            continue;
        if (first)
            put_item(pen, title, canvas_ink(INK_QUIET, 0));
        first = false;
        char words[4] = {(char)('0' + ship->number), '\0'};
        if (ship->number)
            words[1] = quantum_word(WORD_CLASS_LETTERS, pen->language)[ship->number - 1];
        enum thing_kind kind = place == PLACE_HAND ? THING_IN_HAND : THING_SCRAPPED;
        game_thing thing = make_thing(kind, (unsigned)(ship->number << 4 | ship->used));
        put_item(pen, words, seat_style(seat, MARK_BOLD, acting ? thing : CANVAS_NOTHING));
    }
}

/* "Scrapyard: 1 battlestation, 5 interceptor." */
static void put_loose_spoken(struct pen *pen, const struct state *state, int seat, unsigned place,
                             const char *title) {
    char ships[GAME_SENTENCE_TEXT], sentence[GAME_SENTENCE_TEXT];
    struct text list = text_into(ships, sizeof ships), out = text_into(sentence, sizeof sentence);
    for (int i = 0; i < MAX_SHIPS; i++) {
        const struct ship *ship = &state->ship[seat][i];
        if (ship->place == place && ship->number > 0)
            text_format(&list, "%s%d %s", list.length ? ", " : "", ship->number,
                        quantum_word((enum word)(WORD_BATTLESTATION + ship->number - 1), pen->language));
    }
    if (list.length == 0)
        return;
    new_line(pen);
    text_fill(&out, quantum_word(WORD_SHEET_SPOKEN, pen->language), (const char *const[]){title, ships}, 2);
    put_sentence(pen, sentence, canvas_ink(INK_PLAIN, 0));
}

static void put_card(struct pen *pen, unsigned card, int marks) {
    put_item(pen, quantum_word((enum word)(WORD_CARD_AGGRESSION + card), pen->language),
             (struct canvas_style){INK_TITLE, (uint8_t)marks, make_thing(THING_CARD, card)});
    pen->column++;
}

static void put_commands(struct pen *pen, const struct state *state, int seat) {
    if (state->commands[seat])
        new_line(pen);
    for (uint32_t rest = state->commands[seat]; rest; rest &= rest - 1) {
        unsigned command = (unsigned)__builtin_ctz(rest);
        bool spent = (state->used_commands | state->fresh) >> command & 1;
        put_card(pen, GAMBITS + command, spent ? MARK_DIM : 0);
    }
}

/* Right-aligned, if it fits. */
static void put_player(struct pen *pen, const char *player) {
    int width = player ? canvas_width(player) : 0;
    if (width > 0 && pen->column + 1 + width <= pen->out->columns)
        canvas_put(pen->out, pen->out->columns - width, pen->row, player, canvas_ink(INK_QUIET, 0));
}

/* An arrow marks the seat that decides. */
static void put_name(struct pen *pen, int seat, bool acting, const char *name) {
    pen->column = 0;
    if (pen->out->spoken) {
        put(pen, name, seat_style(seat, 0, CANVAS_NOTHING));
        return;
    }
    put(pen, acting ? "▸" : " ", canvas_ink(INK_LIT, MARK_BOLD));
    canvas_letter(pen->out, pen->column, pen->row, quantum_emblem(pen->out, seat),
                  seat_style(seat, MARK_BOLD, CANVAS_NOTHING));
    pen->column = BRIEF_NAME;
    put(pen, name, seat_style(seat, acting ? MARK_BOLD : 0, CANVAS_NOTHING));
}

static void put_digits(struct pen *pen, int column, int number) {
    char digits[8];
    struct text out = text_into(digits, sizeof digits);
    text_number(&out, number);
    canvas_put(pen->out, column, pen->row, digits, canvas_ink(INK_PLAIN, 0));
}

/* One table row for the seat, and one for its commands. */
static void put_brief(struct pen *pen, const struct setting *setting, const struct state *state, int seat,
                      int who) {
    struct parts name = {0};
    bool acting = seat == who;
    quantum_part_seat(&name, seat, pen->language);
    put_name(pen, seat, acting, name.word[0]);
    pen->column = BRIEF_CUBES;
    if (!is_present(state, seat)) {
        put(pen, quantum_word(WORD_SHEET_LEFT, pen->language), canvas_ink(INK_QUIET, 0));
        pen->row++;
        return;
    }
    if (setting->cubes > BRIEF_MAX_CUBES)
        put_digits(pen, BRIEF_CUBES, setting->cubes - quantum_cubes_placed(setting, state, seat));
    else
        put_cubes(pen, setting, state, seat);
    put_digits(pen, BRIEF_DOMINANCE, state->dominance[seat]);
    if (setting->rules != RULES_BASIC)
        put_digits(pen, BRIEF_RESEARCH, state->research[seat]);
    pen->column = BRIEF_LOOSE;
    put_loose(pen, state, seat, PLACE_SCRAPYARD, NULL, acting);
    put_loose(pen, state, seat, PLACE_HAND, NULL, acting);
    put_commands(pen, state, seat);
    pen->row++;
}

static void put_brief_head(struct pen *pen, const struct setting *setting) {
    enum word head = setting->rules == RULES_BASIC ? WORD_SHEET_HEAD_BASIC : WORD_SHEET_HEAD;
    canvas_put(pen->out, BRIEF_CUBES, pen->row++, quantum_word(head, pen->language),
               canvas_ink(INK_QUIET, 0));
}

static void put_sheet(struct pen *pen, const struct setting *setting, const struct state *state, int seat,
                      int who, const char *player) {
    char name[64];
    struct text text = text_into(name, sizeof name);
    bool acting = seat == who;
    quantum_seat_name(seat, pen->language, &text);
    put_name(pen, seat, acting, name);
    put_player(pen, player);
    new_line(pen);
    if (!is_present(state, seat)) {
        put(pen, quantum_word(WORD_SHEET_LEFT, pen->language), canvas_ink(INK_QUIET, 0));
        pen->row++;
        return;
    }
    if (setting->cubes > MANY_CUBES || pen->out->spoken)
        put_number(pen, WORD_SHEET_CUBES, setting->cubes - quantum_cubes_placed(setting, state, seat),
                   canvas_ink(INK_PLAIN, 0));
    else
        put_cubes(pen, setting, state, seat);
    pen->column += pen->out->spoken;
    put_tracks(pen, setting, state, seat);
    const char *scrapyard = quantum_word(WORD_SHEET_SCRAPYARD, pen->language),
               *hand = quantum_word(WORD_SHEET_HAND, pen->language);
    if (pen->out->spoken) {
        put_loose_spoken(pen, state, seat, PLACE_SCRAPYARD, scrapyard);
        put_loose_spoken(pen, state, seat, PLACE_HAND, hand);
        put_commands(pen, state, seat);
        pen->row++;
        return;
    }
    bool loose = false;
    for (int i = 0; i < MAX_SHIPS; i++)
        loose |= state->ship[seat][i].place == PLACE_SCRAPYARD || state->ship[seat][i].place == PLACE_HAND;
    if (loose)
        new_line(pen);
    put_loose(pen, state, seat, PLACE_SCRAPYARD, scrapyard, acting);
    put_loose(pen, state, seat, PLACE_HAND, hand, acting);
    put_commands(pen, state, seat);
    pen->row++;
}

/* There are no cards yet during set-up. */
static void put_market(struct pen *pen, const struct state *state) {
    int gambits = 0;
    for (unsigned i = 0; i < GAMBITS; i++)
        gambits += state->gambit_market[i];
    if (gambits == 0 && !state->command_market)
        return;
    pen->column = 0;
    put(pen, quantum_word(WORD_SHEET_MARKET, pen->language), canvas_ink(INK_QUIET, 0));
    new_line(pen);
    for (unsigned i = 0; i < GAMBITS; i++)
        for (int k = 0; k < state->gambit_market[i]; k++)
            put_card(pen, i, 0);
    for (uint32_t rest = state->command_market; rest; rest &= rest - 1)
        put_card(pen, GAMBITS + (unsigned)__builtin_ctz(rest), 0);
    pen->row++;
}

/* "e5 8" with cubes and orbits, in two columns. */
static void put_planets(struct pen *pen, const struct setting *setting, const struct state *state) {
    pen->column = 0;
    put(pen, quantum_word(WORD_SHEET_PLANETS, pen->language), canvas_ink(INK_QUIET, 0));
    int half = pen->out->columns / 2;
    for (int planet = 0; planet < setting->planets; planet++) {
        char words[16];
        struct text text = text_into(words, sizeof words);
        game_thing thing = make_thing(THING_SPACE, setting->centre[planet]);
        if (planet % 2 == 0)
            pen->row++;
        pen->column = planet % 2 ? half : 0;
        quantum_write_space(setting->centre[planet], &text);
        text_format(&text, " %d ", setting->number[planet]);
        put(pen, words, (struct canvas_style){INK_PLANET, 0, thing});
        pen->column +=
            quantum_chart_cubes(setting, state, planet, pen->out, pen->column, pen->row, thing) + 1;
        quantum_chart_orbits(setting, state, planet, pen->out,
                             (struct canvas_area){pen->column, pen->row, pen->out->columns - pen->column, 1},
                             thing);
    }
    pen->row++;
}

/* "planet 8 at e5: Free locations: 1 of 2. Cubes: Vulpes. In orbit: Kepler 5." */
static void put_planets_spoken(struct pen *pen, const struct setting *setting, const struct state *state) {
    for (int planet = 0; planet < setting->planets; planet++) {
        char words[GAME_SENTENCE_TEXT];
        struct text out = text_into(words, sizeof words);
        game_thing thing = make_thing(THING_SPACE, setting->centre[planet]);
        quantum_label_thing(setting, state, thing, pen->language, &out);
        text_put(&out, ". ");
        quantum_tell_planet(setting, state, planet, pen->language, &out);
        pen->column = 0;
        put_sentence(pen, words, (struct canvas_style){INK_PLAIN, 0, thing});
        pen->row++;
    }
}

int quantum_draw_sheets(const void *any_setting, const void *any_state, enum game_language language,
                        enum game_detail detail, const char *const players[GAME_MAX_SEATS],
                        struct canvas *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    struct pen pen = {.out = out, .language = language};
    int who = quantum_who(setting, state);
    canvas_clear(out);
    if (detail == GAME_BRIEF)
        put_brief_head(&pen, setting);
    for (int seat = 0; seat < setting->seats; seat++)
        if (detail == GAME_BRIEF)
            put_brief(&pen, setting, state, seat, who);
        else
            put_sheet(&pen, setting, state, seat, who, players[seat]);
    /* While a card is picked, the brief form omits the market: its cards are the choices. */
    if (setting->rules == RULES_FULL && (detail != GAME_BRIEF || state->stage != STAGE_PICK))
        put_market(&pen, state);
    if (detail == GAME_ALL && out->spoken)
        put_planets_spoken(&pen, setting, state);
    else if (detail == GAME_ALL)
        put_planets(&pen, setting, state);
    return pen.row;
}
