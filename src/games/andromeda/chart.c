/* The map and the stations in characters. */
#include "view.h"

#include "canvas.h"

#include <stdio.h>

enum { LINE = 200 };

size_t andromeda_places(const void *any_setting, const void *state, struct game_place *out) {
    const struct setting *setting = any_setting;
    (void)state;
    for (int place = 0; place < PLACES; place++)
        out[place] = (struct game_place){.thing = make_thing(THING_PLACE, (uint32_t)place),
                                         .x = (int16_t)(setting->data.x[place] + 1),
                                         .y = (int16_t)(2 * setting->data.row[place] + 1),
                                         .width = 2,
                                         .height = 2,
                                         .shape = GAME_HEXAGON};
    return PLACES;
}

static const char seat_letters[] = "BRGOVU";

static char letter_of(const struct setting *setting, int seat) {
    return is_unity(setting, seat) ? 'U' : seat_letters[seat];
}

/* The label of a place: its tile, then ships and raiders there. */
static void place_lines(const struct setting *setting, const struct state *state, int number,
                        enum game_language language, char first[LINE], char second[LINE], char third[LINE]) {
    const struct place *place = &state->place[number];
    struct text a = text_into(first, LINE), b = text_into(second, LINE), c = text_into(third, LINE);
    andromeda_write_place(setting, number, &a);
    if (place->tile == TILE_NONE)
        return;
    text_format(&a, " %s", andromeda_tile_name(setting, place->tile, language));
    for (int seat = 0; seat < setting->seats; seat++) {
        uint32_t here = andromeda_ships_at(state, seat, number);
        for (int ship = 0; ship < SHIPS; ship++)
            if (here >> ship & 1)
                text_format(&b, "%s%c%c", b.length ? " " : "", letter_of(setting, seat),
                            "tfsc"[kind_of_ship(ship)]);
    }
    uint8_t figures[FIGURES];
    int raiders = andromeda_figures_at(state, number, figures);
    for (int i = 0; i < raiders; i++)
        text_format(&b, "%s!%c", b.length ? " " : "",
                    figures[i] == DRAGON ? 'X' : "SABCD"[figure_class(figures[i])]);
    if (place->owner)
        text_format(&c, "#%c", place->owner == NOBODYS ? '-' : letter_of(setting, place->owner - 1));
    if (place->top)
        text_format(&c, "%s(%d", c.length ? " " : "", place->under + 1);
    if (place->top)
        text_put(&c, ")");
    if (is_nebula(place))
        for (int i = 0; i < 2 && state->nebmoon[place->tile - TILE_NEBULA][i]; i++)
            text_put(&c, "()");
    text_put(&c, place->bonus ? "+" : "");
    for (int seat = 0; seat < setting->seats; seat++)
        if (state->seat[seat].leader[number])
            text_format(&c, "%s%c%d", c.length ? " " : "", (char)(letter_of(setting, seat) - 'A' + 'a'),
                        state->seat[seat].leader[number]);
    if (unity_plays(setting) && state->unity.probe == number)
        text_put(&c, " @");
}

void andromeda_draw_place(const void *any_setting, const void *any_state, game_thing thing,
                          enum game_language language, struct canvas *canvas, struct canvas_area area) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    int number = thing_number(thing);
    char lines[3][LINE];
    place_lines(setting, state, number, language, lines[0], lines[1], lines[2]);
    struct canvas_style style = canvas_ink(state->place[number].tile == TILE_NONE ? INK_QUIET
                                           : is_planet(&state->place[number])     ? INK_PLANET
                                                                                  : INK_PLAIN,
                                           0);
    style.thing = thing;
    for (int row = 0; row < area.rows; row++)
        for (int column = 0; column < area.columns; column++)
            canvas_letter(canvas, area.column + column, area.row + row, ' ', style);
    int order[3] = {0, 1, 2};
    if (area.rows == 1 && lines[1][0])
        order[0] = 1;
    for (int row = 0; row < area.rows && row < 3; row++)
        canvas_put_within(canvas, area.column, area.row + row, area.columns, lines[order[row]], style);
}

/* Sheets. */

static void add_ships(const struct setting *setting, const struct seat *own, enum game_language language,
                      struct text *out) {
    static const enum say where[] = {SAY_BAY, SAY_RESERVE, SAY_SCRAPYARD, SAY_BARGE};
    bool any = false;
    for (int kind = 0; kind < KINDS; kind++)
        for (int at = 0; at < 6; at++) {
            int count = 0;
            for (int ship = first_of_kind(kind); ship < end_of_kind(kind); ship++) {
                int loc = own->at[ship];
                int group = loc >= LOC_SLOT                      ? 0
                            : loc >= LOC_BAY && loc <= LOC_BARGE ? loc - LOC_BAY
                            : loc < PLACES                       ? 4
                                                                 : 5;
                count += group == at;
            }
            if (!count || at >= 4)
                continue;
            text_format(out, "%s%d %s (%s)", any ? ", " : "", count,
                        andromeda_entry_name(setting, KIND_SHIP, kind, language),
                        andromeda_word(where[at], language));
            any = true;
        }
    text_put(out, any ? "" : "-");
}

static void add_modules(const struct setting *setting, const struct state *state, int seat,
                        enum game_language language, struct text *out) {
    const struct seat *own = &state->seat[seat];
    bool any = false;
    if (is_unity(setting, seat)) {
        for (int module = 0; module < MODULES; module++)
            for (int i = 0; i < state->unity.module[module]; i++) {
                text_format(out, "%s%s%s", any ? ", " : "",
                            andromeda_entry_name(setting, KIND_MODULE, module, language),
                            i < state->unity.damaged[module] ? "*" : "");
                any = true;
            }
    } else
        for (int row = 0; row < TYPES; row++)
            for (int i = 0; i < ROW_ROOM && own->row[row][i]; i++) {
                text_format(
                    out, "%s%s%s", any ? ", " : "",
                    andromeda_entry_name(setting, KIND_MODULE, (own->row[row][i] & DESIGN) - 1, language),
                    own->row[row][i] & DAMAGED ? "*" : "");
                any = true;
            }
    text_put(out, any ? "" : "-");
}

/* Writes the lines about a seat, at most 8; returns their number. */
static int seat_lines(const struct setting *setting, const struct state *state, int seat,
                      enum game_language language, enum game_detail detail, const char *player,
                      char lines[8][640]) {
    const struct seat *own = &state->seat[seat];
    struct parts parts = {.language = language};
    int count = 0;
    struct text text = text_into(lines[count++], 640);
    text_put(&text, andromeda_side_name(setting, seat, language));
    if (player && *player)
        text_format(&text, " (%s)", player);
    if (own->owned[0])
        text_format(&text, ", %s", source_entry(&setting->data, own->owned[0] - 1)->name[language]);
    text_put(&text, "; ");
    andromeda_part_number(&parts, own->vp);
    andromeda_say(&text, SAY_SHEET_VP, &parts);
    if (detail == GAME_BRIEF)
        return count;
    text_put(&text, "; ");
    parts.count = 0;
    struct text tracks = andromeda_part(&parts);
    for (int track = 0; track < TRACKS; track++)
        text_format(&tracks, "%s%d", track ? "-" : "", own->track[track]);
    andromeda_say(&text, SAY_SHEET_TRACKS, &parts);
    parts.count = 0;
    andromeda_part_number(&parts, own->leaders);
    text_put(&text, "; ");
    andromeda_say(&text, SAY_SHEET_LEADERS, &parts);
    text = text_into(lines[count++], 640);
    parts.count = 0;
    if (!is_unity(setting, seat)) {
        for (int i = 0; i < RESOURCES; i++)
            andromeda_part_number(&parts, own->resource[i]);
        text_put(&text, "  ");
        andromeda_say(&text, SAY_SHEET_RES, &parts);
        text_put(&text, "; ");
        parts.count = 0;
    } else
        text_put(&text, "  ");
    andromeda_part_number(&parts,
                          is_unity(setting, seat) ? andromeda_unity_cards(state) : andromeda_hand(own));
    andromeda_say(&text, SAY_SHEET_HAND, &parts);
    bool any = false;
    for (int card = 0; card < TACTICS; card++)
        for (int i = 0; i < own->hand[card]; i++) {
            text_format(&text, "%s%s", any ? ", " : " (",
                        andromeda_entry_name(setting, KIND_TACTIC, card, language));
            any = true;
        }
    text_put(&text, any ? ")" : "");
    char buffer[600];
    const char *filled = buffer;
    struct text inner = text_into(buffer, sizeof buffer);
    add_ships(setting, own, language, &inner);
    text = text_into(lines[count++], 640);
    text_put(&text, "  ");
    text_fill(&text, andromeda_word(SAY_SHEET_SHIPS, language), &filled, 1);
    inner = text_into(buffer, sizeof buffer);
    add_modules(setting, state, seat, language, &inner);
    text = text_into(lines[count++], 640);
    text_put(&text, "  ");
    text_fill(&text, andromeda_word(SAY_SHEET_MODULES, language), &filled, 1);
    inner = text_into(buffer, sizeof buffer);
    any = false;
    for (int moon = 0; moon < MOONS; moon++)
        for (int i = 0; i < own->moon[moon]; i++) {
            text_format(&inner, "%s%s", any ? ", " : "", moon_entry(&setting->data, moon)->name[language]);
            any = true;
        }
    if (any) {
        text = text_into(lines[count++], 640);
        text_put(&text, "  ");
        text_fill(&text, andromeda_word(SAY_SHEET_MOONS, language), &filled, 1);
    }
    inner = text_into(buffer, sizeof buffer);
    any = false;
    for (int i = 1; i < OWNED && own->owned[i]; i++) {
        text_format(&inner, "%s%s", any ? ", " : "",
                    source_entry(&setting->data, own->owned[i] - 1)->name[language]);
        any = true;
    }
    for (int i = 0; i < 2; i++)
        if (own->destiny[i] && own->destiny[i] != NOBODY) {
            text_format(&inner, "%s%s", any ? ", " : "",
                        andromeda_entry_name(setting, KIND_DESTINY, own->destiny[i] - 1, language));
            any = true;
        }
    if (any) {
        text = text_into(lines[count++], 640);
        text_put(&text, "  ");
        text_fill(&text, andromeda_word(SAY_SHEET_CARDS, language), &filled, 1);
    }
    return count;
}

static int table_lines(const struct setting *setting, const struct state *state, enum game_language language,
                       char lines[2][640]) {
    struct parts parts = {.language = language};
    struct text text = text_into(lines[0], 640);
    andromeda_part_number(&parts, state->event);
    andromeda_part_number(&parts, setting->steps);
    andromeda_say(&text, SAY_SHEET_EVENT, &parts);
    char buffer[600];
    const char *filled = buffer;
    struct text inner = text_into(buffer, sizeof buffer);
    bool any = false;
    for (int type = 0; type < TYPES; type++)
        for (int i = 0; i < 3 && state->market[type][i]; i++) {
            text_format(&inner, "%s%s", any ? ", " : "",
                        andromeda_entry_name(setting, KIND_MODULE, state->market[type][i] - 1, language));
            any = true;
        }
    text = text_into(lines[1], 640);
    text_fill(&text, andromeda_word(SAY_SHEET_MARKET, language), &filled, 1);
    return any ? 2 : 1;
}

int andromeda_draw_sheets(const void *any_setting, const void *any_state, enum game_language language,
                          enum game_detail detail, const char *const players[GAME_MAX_SEATS],
                          struct canvas *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    char lines[8][640];
    int row = 0;
    for (int seat = 0; seat < setting->seats; seat++) {
        int count = seat_lines(setting, state, seat, language, detail, players ? players[seat] : NULL, lines);
        struct canvas_style style = canvas_ink((enum canvas_ink)(INK_SEAT + seat), MARK_BOLD);
        for (int i = 0; i < count; i++, style = canvas_ink(INK_PLAIN, 0))
            canvas_put_within(out, 0, row++, out->columns, lines[i], style);
    }
    int count = detail == GAME_BRIEF ? 0 : table_lines(setting, state, language, lines);
    for (int i = 0; i < count; i++)
        canvas_put_within(out, 0, row++, out->columns, lines[i], canvas_ink(INK_QUIET, 0));
    return row;
}

void andromeda_draw(const void *any_setting, const void *any_state, enum game_language language,
                    struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    char line[LINE], first[LINE], second[LINE], third[LINE], lines[8][640];
    for (int place = 0; place < PLACES; place++) {
        if (state->place[place].tile == TILE_NONE)
            continue;
        place_lines(setting, state, place, language, first, second, third);
        snprintf(line, sizeof line, "%.60s", first);
        text_put(out, line);
        for (int pad = canvas_width(line); pad < 28; pad++)
            text_letter(out, ' ');
        text_format(out, " %s%s%s\n", second, second[0] && third[0] ? "  " : "", third);
    }
    for (int seat = 0; seat < setting->seats; seat++) {
        int count = seat_lines(setting, state, seat, language, GAME_NORMAL, NULL, lines);
        for (int i = 0; i < count; i++)
            text_format(out, "%s\n", lines[i]);
    }
    int count = table_lines(setting, state, language, lines);
    for (int i = 0; i < count; i++)
        text_format(out, "%s\n", lines[i]);
}
