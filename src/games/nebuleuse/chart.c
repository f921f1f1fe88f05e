/* The chart and the ship boards in characters. */
#include "view.h"

#include "canvas.h"

#include <stdio.h>
#include <string.h>

/* In half steps: three rows of cards. */
enum { CARD = 4 };

struct spot {
    uint8_t kind, number, column, row, shape;
};

/* In reading order: the far sectors above, the base and its neighbours below, then the slots. */
static const struct spot spots[NEBULEUSE_PLACES] = {
    {THING_SECTOR, 1, 1, 0, GAME_CARD}, {THING_SECTOR, 3, 2, 0, GAME_CARD},
    {THING_SECTOR, 4, 3, 0, GAME_CARD}, {THING_GATE, 0, 4, 0, GAME_CIRCLE},
    {THING_BASE, 0, 0, 1, GAME_CIRCLE}, {THING_SECTOR, 0, 1, 1, GAME_CARD},
    {THING_SECTOR, 2, 2, 1, GAME_CARD}, {THING_SLOT, 0, 0, 2, GAME_CARD},
    {THING_SLOT, 1, 1, 2, GAME_CARD},   {THING_SLOT, 2, 2, 2, GAME_CARD},
    {THING_SLOT, 3, 3, 2, GAME_CARD},   {THING_SLOT, SLOT_X, 4, 2, GAME_CARD},
};

size_t nebuleuse_places(const void *setting, const void *state, struct game_place *out) {
    size_t count = 0;
    (void)state;
    for (int i = 0; i < NEBULEUSE_PLACES; i++) {
        const struct spot *spot = &spots[i];
        if (spot->kind == THING_SLOT && !slot_in_play(setting, spot->number))
            continue;
        out[count++] = (struct game_place){.thing = make_thing((enum thing_kind)spot->kind, spot->number),
                                           .x = (int16_t)(CARD * spot->column + CARD / 2),
                                           .y = (int16_t)(CARD * spot->row + CARD / 2),
                                           .width = CARD,
                                           .height = CARD,
                                           .shape = spot->shape};
    }
    return count;
}

/* The lines drawn in a place, the most important first. */
enum { LINES = 3, LINE_SIZE = 96 };

struct lines {
    char line[LINES][LINE_SIZE];
};

static void put_ships(const struct setting *setting, const struct state *state, int at, struct text *out) {
    for (int seat = 0; seat < setting->seats; seat++)
        if (!state->seat[seat].out && state->seat[seat].at == at)
            text_put(out, nebuleuse_marks[seat]);
}

static void describe_slot(const struct setting *setting, const struct state *state, int number,
                          enum game_language language, struct lines *lines) {
    const struct slot *slot = &state->slot[number];
    struct text first = text_into(lines->line[0], LINE_SIZE), second = text_into(lines->line[1], LINE_SIZE),
                third = text_into(lines->line[2], LINE_SIZE);
    text_put(&first, nebuleuse_word((enum word)(WORD_SLOT_ALPHA + number), language));
    if (slot->card == CARD_NONE) {
        text_put(&second, nebuleuse_word(WORD_DRAW_FREE, language));
        return;
    }
    text_format(&first, " %s", nebuleuse_place_word(slot->at));
    text_put(&second, is_settled(slot) ? species_in(setting, slot)->name[language] : "?");
    if (slot->observer != NOBODY)
        text_format(&third, "o%s", nebuleuse_marks[slot->observer - 1]);
    if (slot->contact != NOBODY)
        text_format(&third, "%sc%s", third.length ? " " : "", nebuleuse_marks[slot->contact - 1]);
    for (int seat = 0; !slot->up && slot->scans && seat < setting->seats; seat++)
        text_format(&third, "%s", slot->scans >> seat & 1 ? nebuleuse_marks[seat] : "");
    if (!slot->up && slot->scans)
        text_put(&third, "?");
}

static void describe_place(const struct setting *setting, const struct state *state, game_thing thing,
                           enum game_language language, struct lines *lines) {
    int number = thing_number(thing);
    struct text first = text_into(lines->line[0], LINE_SIZE), second = text_into(lines->line[1], LINE_SIZE),
                third = text_into(lines->line[2], LINE_SIZE);
    switch (thing_kind_of(thing)) {
    case THING_BASE:
        text_put(&first, nebuleuse_word(WORD_BASE, language));
        put_ships(setting, state, AT_BASE, &second);
        break;
    case THING_SECTOR:
        text_format(&first, "%s %c", nebuleuse_sector_ids[number],
                    nebuleuse_zone_letters[setting->data.zone[number]]);
        for (int i = 0; i < state->tokens[number]; i++)
            text_put(&third, "o");
        put_ships(setting, state, AT_S1 + number, &second);
        break;
    case THING_GATE:
        text_format(&first, "X %s",
                    nebuleuse_word(state->open ? WORD_DRAW_OPEN : WORD_DRAW_CLOSED, language));
        put_ships(setting, state, AT_X, &second);
        break;
    default:
        describe_slot(setting, state, number, language, lines);
    }
}

void nebuleuse_draw_place(const void *any_setting, const void *any_state, game_thing thing,
                          enum game_language language, struct canvas *canvas, struct canvas_area area) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    struct lines lines;
    struct canvas_style style = canvas_ink(INK_PLAIN, 0);
    style.thing = thing;
    describe_place(setting, state, thing, language, &lines);
    for (int row = 0; row < area.rows; row++)
        for (int column = 0; column < area.columns; column++)
            canvas_letter(canvas, area.column + column, area.row + row, ' ', style);
    for (int row = 0, i = 0; row < area.rows && i < LINES; i++) {
        struct canvas_style ink = style;
        int after = area.rows - row - (LINES - 1 - i), rows = canvas_lines(area.columns, lines.line[i]);
        ink.ink = i == 0 ? INK_TITLE : i == 1 ? INK_PLAIN : INK_QUIET;
        rows = rows > after ? after : rows; /* the other lines want one each */
        if (rows > 1)
            canvas_wrap(canvas, (struct canvas_area){area.column, area.row + row, area.columns, rows},
                        lines.line[i], ink);
        else
            canvas_put_within(canvas, area.column, area.row + row, area.columns, lines.line[i], ink);
        row += rows > 1 ? rows : 1;
    }
}

/* Ship boards. */

static void write_where(const struct setting *setting, const struct state *state, int seat,
                        enum game_language language, struct text *out) {
    bool contact;
    int slot = nebuleuse_landed(state, seat, &contact);
    (void)setting;
    text_format(out, "%s, %s", nebuleuse_word((enum word)(WORD_FROMBOLA + state->seat[seat].ship), language),
                state->seat[seat].at == AT_BASE ? nebuleuse_word(WORD_WHERE_BASE, language)
                                                : nebuleuse_place_word(state->seat[seat].at));
    if (slot >= 0)
        text_format(out, ", %s",
                    nebuleuse_word(contact ? WORD_BUTTON_CONTACT : WORD_BUTTON_OBSERVE, language));
}

/* Pr2 La0 Sc1 De0 Es1 M+1: the pieces by the first letters of their names, and the experts. */
static void write_pieces(const struct seat *seat, enum game_language language, struct text *out) {
    static const char *const letters[GAME_LANGUAGES][SQUAD + 1] = {{"Th", "La", "Sc", "De", "Sq"},
                                                                   {"Pr", "La", "Sc", "Dé", "Es"}};
    for (int piece = 0; piece <= SQUAD; piece++)
        text_format(out, "%s%s%d", piece > 0 ? " " : "", letters[language][piece], seat->piece[piece]);
    for (int piece = EXPERT_D; piece < PIECES; piece++)
        if (seat->piece[piece])
            text_format(out, " %c+%d", nebuleuse_field_letters[field_of_expert(piece)], seat->piece[piece]);
}

static void write_experience(const struct setting *setting, const struct seat *seat,
                             enum game_language language, struct text *out) {
    for (int field = 0; field < FIELDS; field++)
        text_format(out, "%s%c%d", field > 0 ? " " : "", nebuleuse_field_letters[field], seat->exp[field]);
    text_format(out, "  mis.%d/%d", seat->missions, setting->data.missions);
    for (int tech = 0; tech < TECHS; tech++)
        if (seat->exo >> tech & 1)
            text_format(out, " %.4s", nebuleuse_word((enum word)(WORD_HOLODECK + tech), language));
}

static int put_count(struct canvas *out, int column, int row, const char *name, int number,
                     game_thing thing) {
    char words[GAME_SENTENCE_TEXT];
    struct text text = text_into(words, sizeof words);
    struct canvas_style style = canvas_ink(INK_PLAIN, 0);
    style.thing = thing;
    text_format(&text, "%s %d", name, number);
    return column + canvas_put_within(out, column, row, out->columns - column, words, style) + 2;
}

/* Where there is room: the same in words, each a thing that can be explained. Returns the next row. */
static int draw_long_sheet(const struct setting *setting, const struct seat *seat,
                           enum game_language language, int row, struct canvas *out) {
    char digits[32], words[GAME_SENTENCE_TEXT];
    struct text text = text_into(words, sizeof words);
    int column = 2;
    for (int piece = 0; piece < PIECES; piece++)
        if (piece <= SQUAD || seat->piece[piece])
            column =
                put_count(out, column, row, nebuleuse_word((enum word)(WORD_THRUSTERS + piece), language),
                          seat->piece[piece], make_thing(THING_PIECE, piece));
    column = 2;
    row++;
    for (int field = 0; field < FIELDS; field++)
        column = put_count(out, column, row, nebuleuse_word((enum word)(WORD_SCIENCE + field), language),
                           seat->exp[field], make_thing(THING_FIELD, field));
    snprintf(digits, sizeof digits, "%d/%d", seat->missions, setting->data.missions);
    text_fill(&text, nebuleuse_word(WORD_DRAW_MISSIONS, language), (const char *const[]){digits}, 1);
    for (int tech = 0; tech < TECHS; tech++)
        if (seat->exo >> tech & 1)
            text_format(&text, "  %s", nebuleuse_word((enum word)(WORD_HOLODECK + tech), language));
    canvas_put_within(out, column, row, out->columns - column, words, canvas_ink(INK_PLAIN, 0));
    return row + 1;
}

static void draw_round(const struct state *state, enum game_language language, int used, struct canvas *out) {
    char words[64], number[16];
    struct text text = text_into(words, sizeof words);
    snprintf(number, sizeof number, "%d", state->round);
    text_fill(&text, nebuleuse_word(WORD_DRAW_ROUND, language), (const char *const[]){number}, 1);
    int width = canvas_width(words);
    if (used + 2 + width <= out->columns)
        canvas_put(out, out->columns - width, 0, words, canvas_ink(INK_QUIET, 0));
}

int nebuleuse_draw_sheets(const void *any_setting, const void *any_state, enum game_language language,
                          enum game_detail detail, const char *const players[GAME_MAX_SEATS],
                          struct canvas *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    enum { LONG_SHEET = 70 };
    int row = 0;
    for (int number = 0; number < setting->seats; number++) {
        const struct seat *seat = &state->seat[number];
        char line[GAME_SENTENCE_TEXT];
        struct text words = text_into(line, sizeof line);
        struct canvas_style style =
            canvas_ink(INK_SEAT + (unsigned)number, number == state->turn ? MARK_BOLD : 0);
        text_format(&words, "%s %s %d %s", nebuleuse_marks[number],
                    nebuleuse_word((enum word)(WORD_RED + number), language), seat->pv,
                    nebuleuse_word(WORD_PV, language));
        if (seat->out)
            text_format(&words, ", %s", nebuleuse_word(WORD_DRAW_OUT, language));
        else if (players && players[number] && players[number][0])
            text_format(&words, "  %s", players[number]);
        int used = canvas_put_within(out, 0, row++, out->columns, line, style);
        if (number == 0)
            draw_round(state, language, used, out);
        if (detail == GAME_BRIEF)
            continue;
        style = canvas_ink(INK_PLAIN, 0);
        words = text_into(line, sizeof line);
        write_where(setting, state, number, language, &words);
        canvas_put_within(out, 2, row++, out->columns - 2, line, style);
        if (out->columns >= LONG_SHEET)
            row = draw_long_sheet(setting, seat, language, row, out);
        else {
            words = text_into(line, sizeof line);
            write_pieces(seat, language, &words);
            canvas_put_within(out, 2, row++, out->columns - 2, line, style);
            words = text_into(line, sizeof line);
            write_experience(setting, seat, language, &words);
            canvas_put_within(out, 2, row++, out->columns - 2, line, style);
        }
        for (int card = 0; detail == GAME_ALL && card < SPECIES; card++)
            if (state->kept[number] >> card & 1)
                canvas_put_within(out, 4, row++, out->columns - 4, setting->data.species[card].name[language],
                                  canvas_ink(INK_QUIET, 0));
    }
    return row;
}

/* The whole board as plain text. */
void nebuleuse_draw(const void *any_setting, const void *any_state, enum game_language language,
                    struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    char numbers[2][16];
    snprintf(numbers[0], sizeof numbers[0], "%d", state->round);
    text_fill(out, nebuleuse_word(WORD_DRAW_ROUND, language), (const char *const[]){numbers[0]}, 1);
    snprintf(numbers[0], sizeof numbers[0], "%d", state->hand);
    snprintf(numbers[1], sizeof numbers[1], "%d", nebuleuse_unseen(setting, state));
    text_put(out, ", ");
    text_fill(out, nebuleuse_word(WORD_DRAW_HAND, language), (const char *const[]){numbers[0], numbers[1]},
              2);
    text_letter(out, '\n');
    struct game_place places[NEBULEUSE_PLACES];
    size_t count = nebuleuse_places(setting, state, places);
    for (size_t i = 0; i < count; i++) {
        struct lines lines;
        describe_place(setting, state, places[i].thing, language, &lines);
        text_format(out, "%s", lines.line[0]);
        for (int k = 1; k < LINES; k++)
            if (lines.line[k][0])
                text_format(out, "  %s", lines.line[k]);
        text_letter(out, '\n');
    }
    for (int seat = 0; seat < setting->seats; seat++) {
        text_format(out, "%s %d %s  ", nebuleuse_marks[seat], state->seat[seat].pv,
                    nebuleuse_word(WORD_PV, language));
        if (state->seat[seat].out) {
            text_format(out, "%s\n", nebuleuse_word(WORD_DRAW_OUT, language));
            continue;
        }
        write_where(setting, state, seat, language, out);
        text_put(out, "  ");
        write_pieces(&state->seat[seat], language, out);
        text_put(out, "  ");
        write_experience(setting, &state->seat[seat], language, out);
        text_letter(out, '\n');
    }
}
