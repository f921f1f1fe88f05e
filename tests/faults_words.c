/* Faults of what programs and people read: notation, clicks, words, views, places, sheets, features. */
#include "canvas.h"
#include "faults.h"

#include <math.h>

/* Faults of seats. */

static void seat_name_is_common(SETTING, STATE, int seat, enum game_language language, struct text *out) {
    (void)seat;
    pig_game.seat_name(setting, state, 0, language, out);
}

static void seat_name_is_missing_in_french(SETTING, STATE, int seat, enum game_language language,
                                           struct text *out) {
    if (language == GAME_ENGLISH)
        pig_game.seat_name(setting, state, seat, language, out);
}

static const char *seat_mark_has_a_blank(SETTING, STATE, int seat) {
    return seat == 2 ? "C D" : pig_game.seat_mark(setting, state, seat);
}

static const char *seat_mark_is_a_word_of_views(SETTING, STATE, int seat) {
    return seat == 2 ? "over" : pig_game.seat_mark(setting, state, seat);
}

/* Good at the beginning, and not later on. */
static const char *seat_mark_changes(SETTING, STATE, int seat) {
    return seat == 2 && pig_of(state)->score[0] > 0 ? "Z" : pig_game.seat_mark(setting, state, seat);
}

static const char *seat_mark_is_taken_later(SETTING, STATE, int seat) {
    return pig_game.seat_mark(setting, state, pig_of(state)->score[0] > 0 && seat == 2 ? 1 : seat);
}

/* Faults of notation. */

static void position_forgets_the_total(SETTING, STATE, struct text *out) {
    char line[GAME_POSITION_TEXT];
    struct text text = text_into(line, sizeof line);
    pig_game.write_position(setting, state, &text);
    char *total = strstr(line, " total ");
    if (total)
        memcpy(total, " total 0", strcspn(total + 7, ";") == 1 ? 8 : 7);
    text_put(out, line);
}

static void position_has_two_lines(SETTING, STATE, struct text *out) {
    pig_game.write_position(setting, state, out);
    text_letter(out, '\n');
}

static bool reading_forgets_a_byte(SETTING, void *state, const char *line, struct game_error *error) {
    unsigned char last = ((unsigned char *)state)[pig_game.state_bytes - 1];
    bool read = pig_game.read_position(setting, state, line, error);
    ((unsigned char *)state)[pig_game.state_bytes - 1] = last;
    return read;
}

/* Accepts a total that is too high. */
static bool reading_takes_any_total(SETTING, void *state, const char *line, struct game_error *error) {
    char other[GAME_POSITION_TEXT];
    const char *total = strstr(line, "total 9");
    if (pig_game.read_position(setting, state, line, error))
        return true;
    if (!total || strlen(line) >= sizeof other)
        return false;
    strcpy(other, line);
    other[total - line + 6] = '2';
    if (!pig_game.read_position(setting, state, other, error))
        return false;
    ((struct pig_state *)state)->total = 900;
    return true;
}

static bool reading_gives_no_reason(SETTING, void *state, const char *line, struct game_error *error) {
    bool read = pig_game.read_position(setting, state, line, error);
    error->text[0] = '\0';
    return read;
}

static void actions_are_written_alike(SETTING, STATE, game_action action, struct text *out) {
    (void)setting, (void)state, (void)action;
    text_put(out, "go");
}

static void action_is_too_long(SETTING, STATE, game_action action, struct text *out) {
    pig_game.write_action(setting, state, action, out);
    text_format(out, "%*d", GAME_ACTION_TEXT, 1);
}

static void position_is_too_long(SETTING, STATE, struct text *out) {
    pig_game.write_position(setting, state, out);
    text_format(out, "%*d", GAME_POSITION_TEXT, 1);
}

/* Faults of clicks and words. */

static size_t clicks_are_too_many(SETTING, STATE, game_action action, game_thing things[GAME_MAX_CLICKS]) {
    pig_game.clicks(setting, state, action, things);
    return GAME_MAX_CLICKS + 1;
}

static void thing_is_too_long(SETTING, STATE, game_thing thing, struct text *out) {
    pig_game.write_thing(setting, state, thing, out);
    if (pig_is_button(thing))
        text_format(out, "%0*d", GAME_ACTION_TEXT, 1);
}

static bool token_is_read_as_another(SETTING, STATE, const char *token, game_thing *thing) {
    return pig_game.read_thing(setting, state, strcmp(token, "hold") == 0 ? "roll" : token, thing);
}

static void hold_is_not_explained(SETTING, STATE, game_thing thing, enum game_language language,
                                  struct text *out) {
    if (thing != HOLD)
        pig_game.explain(setting, state, thing, language, out);
}

static bool reason_is_written_and_not_given(SETTING, STATE, const game_thing *things, size_t count,
                                            enum game_language language, struct text *out) {
    (void)setting, (void)state, (void)things, (void)count, (void)language;
    text_put(out, "no");
    return false;
}

static void label_is_too_long(SETTING, STATE, game_action action, enum game_language language,
                              struct text *out) {
    pig_game.label(setting, state, action, language, out);
    text_format(out, "%*d", GAME_SENTENCE_TEXT, 1);
}

static size_t clicks_begin_others(SETTING, STATE, game_action action, game_thing things[GAME_MAX_CLICKS]) {
    pig_game.list(setting, state, things);
    things[1] = action;
    return things[0] == action ? 1 : 2;
}

static size_t clicks_are_none(SETTING, STATE, game_action action, game_thing things[GAME_MAX_CLICKS]) {
    (void)setting, (void)state, (void)action, (void)things;
    return 0;
}

static void thing_has_a_blank(SETTING, STATE, game_thing thing, struct text *out) {
    pig_game.write_thing(setting, state, thing, out);
    if (pig_is_button(thing))
        text_put(out, " it");
}

static void things_are_called_alike(SETTING, STATE, game_thing thing, struct text *out) {
    pig_game.write_thing(setting, state, thing == HOLD ? ROLL : thing, out);
}

static void place_has_a_blank(SETTING, STATE, game_thing thing, struct text *out) {
    pig_game.write_thing(setting, state, thing, out);
    if (!pig_is_button(thing))
        text_put(out, " it");
}

static void label_is_missing_in_french(SETTING, STATE, game_action action, enum game_language language,
                                       struct text *out) {
    if (language == GAME_ENGLISH)
        pig_game.label(setting, state, action, language, out);
}

static void label_has_a_hole(SETTING, STATE, game_action action, enum game_language language,
                             struct text *out) {
    pig_game.label(setting, state, action, language, out);
    text_put(out, " {0}");
}

static void label_is_not_utf8(SETTING, STATE, game_action action, enum game_language language,
                              struct text *out) {
    pig_game.label(setting, state, action, language, out);
    text_put(out, "\xe9");
}

static void labels_are_alike(SETTING, STATE, game_action action, enum game_language language,
                             struct text *out) {
    (void)setting, (void)state, (void)action, (void)language;
    text_put(out, "Go");
}

static void prompt_is_empty(SETTING, STATE, enum game_language language, struct text *out) {
    (void)setting, (void)state, (void)language, (void)out;
}

static void log_forgets_resigning(SETTING, STATE, game_action action, enum game_language language,
                                  struct text *out) {
    if (!GAME_IS_RESIGN(action))
        pig_game.tell(setting, state, action, language, out);
}

/* Faults of views. */

static void board_is_no_json(SETTING, STATE, enum game_language language, struct text *out) {
    pig_game.write_board(setting, state, language, out);
    text_letter(out, ',');
}

static void board_is_too_long(SETTING, STATE, enum game_language language, struct text *out) {
    (void)setting, (void)state, (void)language;
    text_put(out, "{\"long\":\"");
    for (int i = 0; i < GAME_VIEW_TEXT; i++)
        text_letter(out, 'x');
    text_put(out, "\"}");
}

static void picture_is_too_long(SETTING, STATE, enum game_language language, struct text *out) {
    (void)setting, (void)state, (void)language;
    for (int i = 0; i < GAME_PICTURE_TEXT; i++)
        text_letter(out, 'x');
}

static void about_is_a_number(SETTING, STATE, game_action action, struct text *out) {
    (void)setting, (void)state, (void)action;
    text_put(out, "1");
}

static bool caution_says_nothing(SETTING, STATE, game_action action, enum game_language language,
                                 struct text *out) {
    (void)setting, (void)state, (void)action, (void)language, (void)out;
    return true;
}

static void facts_are_a_number(struct text *out) {
    text_put(out, "1");
}

/* Faults of places and sheets. */

static size_t places_are_called_alike(SETTING, STATE, struct game_place *out) {
    size_t count = pig_game.places(setting, state, out);
    out[1].thing = out[0].thing;
    return count;
}

static size_t places_are_out_of_order(SETTING, STATE, struct game_place *out) {
    size_t count = pig_game.places(setting, state, out);
    struct game_place first = out[0];
    out[0] = out[1];
    out[1] = first;
    return count;
}

/* So far down and aside that no arrow key leads there. */
static size_t place_is_far_away(SETTING, STATE, struct game_place *out) {
    size_t count = pig_game.places(setting, state, out);
    for (size_t i = 0; i + 1 < count; i++)
        out[i].y = 0;
    out[count - 1].x = 300;
    out[count - 1].y = 100;
    out[count - 2].x = 6;
    return count;
}

static size_t place_is_a_button(SETTING, STATE, struct game_place *out) {
    size_t count = pig_game.places(setting, state, out);
    out[0].thing = ROLL;
    return count;
}

static size_t place_has_no_size(SETTING, STATE, struct game_place *out) {
    size_t count = pig_game.places(setting, state, out);
    out[0].width = 0;
    return count;
}

static size_t place_has_no_shape(SETTING, STATE, struct game_place *out) {
    size_t count = pig_game.places(setting, state, out);
    out[0].shape = 9;
    return count;
}

static void place_has_no_french_name(SETTING, STATE, game_thing thing, enum game_language language,
                                     struct text *out) {
    if (thing != DIE || language == GAME_ENGLISH)
        pig_game.label_thing(setting, state, thing, language, out);
}

#define DRAWN                                                                             \
    SETTING, STATE, game_thing thing, enum game_language language, struct canvas *canvas, \
        struct canvas_area area

static void drawn_too_wide(DRAWN) {
    pig_game.draw_place(setting, state, thing, language, canvas, area);
    canvas_put(canvas, area.column, area.row, "Player", canvas_ink(INK_PLAIN, 0));
}

static void drawn_too_high(DRAWN) {
    area.rows += area.rows == 1;
    pig_game.draw_place(setting, state, thing, language, canvas, area);
}

static void drawn_without_its_thing(DRAWN) {
    pig_game.draw_place(setting, state, thing, language, canvas, area);
    for (int i = 0; i < canvas->columns * canvas->rows; i++)
        canvas->cells[i].style.thing = CANVAS_NOTHING;
}

static void drawn_with_a_strange_thing(DRAWN) {
    pig_game.draw_place(setting, state, thing, language, canvas, area);
    if (thing == DIE)
        canvas_at(canvas, area.column, area.row)->style.thing = SEAT + 5;
}

static void drawn_otherwise_each_time(DRAWN) {
    static unsigned calls;
    pig_game.draw_place(setting, state, thing, language, canvas, area);
    canvas_letter(canvas, area.column, area.row, '0' + calls++ % 10, canvas_ink(INK_PLAIN, 0));
}

#define SHEETS                                                            \
    SETTING, STATE, enum game_language language, enum game_detail detail, \
        const char *const players[GAME_MAX_SEATS], struct canvas *out

static int sheets_need_no_rows(SHEETS) {
    pig_game.draw_sheets(setting, state, language, detail, players, out);
    return 0;
}

static int sheets_need_more_for_less(SHEETS) {
    int rows = pig_game.draw_sheets(setting, state, language, detail, players, out);
    return detail == GAME_BRIEF ? 100 : rows;
}

static int sheets_go_on_below(SHEETS) {
    return pig_game.draw_sheets(setting, state, language, detail, players, out) - 1;
}

static void features_are_no_numbers(SETTING, STATE, float *out) {
    pig_game.features(setting, state, out);
    out[1] = NAN;
}

static void features_are_too_many(SETTING, STATE, float *out) {
    pig_game.features(setting, state, out);
    out[pig_seats(setting) * PIG_SIMPLE_FEATURES] = 0;
}

static const char *features_are_named_alike(size_t feature) {
    (void)feature;
    return "feature";
}

const struct fault faults_of_words[] = {
    FAULT(write_position, position_forgets_the_total, "the position's notation round-trips"),
    FAULT(write_position, position_has_two_lines, "the position's notation round-trips"),
    FAULT(read_position, reading_forgets_a_byte, "the position's notation round-trips"),
    FAULT(read_position, reading_takes_any_total, "the position's notation round-trips"),
    FAULT(read_position, reading_gives_no_reason, "a damaged position is refused or is a position"),
    FAULT(write_action, actions_are_written_alike, "action's notation"),
    FAULT(clicks, clicks_begin_others, "clicks lead to one decision"),
    FAULT(clicks, clicks_are_none, "clicks lead to one decision"),
    FAULT(write_thing, thing_has_a_blank, "things have names"),
    FAULT(write_thing, things_are_called_alike, "things have names"),
    FAULT(label, label_is_missing_in_french, "labels tell decisions apart"),
    FAULT(label, label_has_a_hole, "labels tell decisions apart"),
    FAULT(label, label_is_not_utf8, "labels tell decisions apart"),
    FAULT(label, labels_are_alike, "labels tell decisions apart"),
    FAULT(prompt, prompt_is_empty, "prompt and log say something"),
    FAULT(tell, log_forgets_resigning, "prompt and log say something"),
    FAULT(write_board, board_is_no_json, "views parse and offer the listed decisions"),
    FAULT(facts, facts_are_a_number, "the set-up form parses and offers every option"),
    FAULT(seat_name, seat_name_is_common, "seats have marks and names"),
    FAULT(seat_name, seat_name_is_missing_in_french, "seats have marks and names"),
    FAULT(seat_mark, seat_mark_has_a_blank, "seats have marks and names"),
    FAULT(seat_mark, seat_mark_is_a_word_of_views, "seats have marks and names"),
    FAULT(seat_mark, seat_mark_is_taken_later, "seats have marks and names"),
    FAULT(seat_mark, seat_mark_changes, "seats have marks and names"),
    FAULT(write_action, action_is_too_long, "action's notation"),
    FAULT(write_position, position_is_too_long, "the position's notation round-trips"),
    FAULT(clicks, clicks_are_too_many, "clicks lead to one decision"),
    FAULT(write_thing, thing_is_too_long, "things have names"),
    FAULT(read_thing, token_is_read_as_another, "things can be explained"),
    FAULT(explain, hold_is_not_explained, "things can be explained"),
    FAULT(why_not, reason_is_written_and_not_given, "things can be explained"),
    FAULT(label, label_is_too_long, "labels tell decisions apart"),
    FAULT(write_board, board_is_too_long, "views parse and offer the listed decisions"),
    FAULT(draw, picture_is_too_long, "views parse and offer the listed decisions"),
    FAULT(about, about_is_a_number, "views parse and offer the listed decisions"),
    FAULT(caution, caution_says_nothing, "views parse and offer the listed decisions"),
    FAULT(places, places_are_called_alike, "places can be drawn, walked to and read aloud"),
    FAULT(places, places_are_out_of_order, "places can be drawn, walked to and read aloud"),
    FAULT(places, place_is_far_away, "places can be drawn, walked to and read aloud"),
    FAULT(places, place_is_a_button, "places can be drawn, walked to and read aloud"),
    FAULT(places, place_has_no_size, "places can be drawn, walked to and read aloud"),
    FAULT(places, place_has_no_shape, "places can be drawn, walked to and read aloud"),
    FAULT(write_thing, place_has_a_blank, "places can be drawn, walked to and read aloud"),
    FAULT(label_thing, place_has_no_french_name, "places can be drawn, walked to and read aloud"),
    FAULT(draw_place, drawn_too_wide, "places can be drawn, walked to and read aloud"),
    FAULT(draw_place, drawn_too_high, "places can be drawn, walked to and read aloud"),
    FAULT(draw_place, drawn_without_its_thing, "places can be drawn, walked to and read aloud"),
    FAULT(draw_place, drawn_with_a_strange_thing, "places can be drawn, walked to and read aloud"),
    FAULT(draw_place, drawn_otherwise_each_time, "places can be drawn, walked to and read aloud"),
    FAULT(draw_sheets, sheets_need_no_rows, "sheets are drawn"),
    FAULT(draw_sheets, sheets_need_more_for_less, "sheets are drawn"),
    FAULT(draw_sheets, sheets_go_on_below, "sheets are drawn"),
    FAULT(features, features_are_no_numbers, "features are numbers"),
    FAULT(features, features_are_too_many, "features are numbers"),
    FAULT(feature_name, features_are_named_alike, "features are numbers"),
    {.name = NULL},
};
