/* The terminal client without a terminal: canvas, layout, selection, drawing. */
#include "board_chart.h"
#include "canvas.h"
#include "choices.h"
#include "games.h"
#include "pig.h"
#include "view.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define MIDDLE                                                                 \
    "turn V actions 3 earned 0 | V research 3 dominance 4 ships 3d5 5e4 6x | " \
    "K research 5 dominance 2 ships 6f4 3c5 1h7 | cubes h8=K b5=V b2=V"

static struct canvas new_canvas(int columns, int rows, bool ascii) {
    struct canvas canvas = {.columns = columns, .rows = rows, .ascii = ascii};
    canvas.cells = calloc((size_t)(columns * rows), sizeof *canvas.cells);
    assert_non_null(canvas.cells);
    canvas_clear(&canvas);
    return canvas;
}

static void check_canvas(struct canvas *canvas, const char *expected) {
    char words[16384];
    struct text out = text_into(words, sizeof words);
    canvas_write(canvas, &out);
    assert_string_equal(words, expected);
    free(canvas->cells);
}

static void words_are_cut_and_broken_where_there_is_no_room(void **nothing) {
    (void)nothing;
    struct canvas_style style = canvas_ink(INK_PLAIN, 0);
    struct canvas canvas = new_canvas(10, 4, false);
    assert_int_equal(canvas_put_within(&canvas, 0, 0, 6, "planète 8", style), 6);
    assert_int_equal(canvas_wrap(&canvas, (struct canvas_area){0, 1, 8, 2}, "one two three four five", style),
                     2);
    assert_int_equal(canvas_put(&canvas, 8, 3, "over", style), 4);
    check_canvas(&canvas, "planè…\none two\nthree…\n        ov\n");
    assert_int_equal(canvas_lines(8, "one two three four five"), 4);
    assert_int_equal(canvas_lines(3, "abcdefg"), 3);
    assert_int_equal(canvas_lines(20, "a\nb\n\nc"), 4);
}

static void ascii_replaces_every_other_letter_by_one(void **nothing) {
    (void)nothing;
    struct canvas canvas = new_canvas(24, 1, true);
    canvas_put(&canvas, 0, 0, "éÀœ « ’ » ▸ … □■ · ⬢\x1b", canvas_ink(INK_PLAIN, 0));
    check_canvas(&canvas, "eAo \" ' \" > ~ .# . ?\n");
}

static void broken_utf8_does_no_harm(void **nothing) {
    (void)nothing;
    struct canvas canvas = new_canvas(8, 1, false);
    canvas_put(&canvas, 0, 0,
               "a\xc3"
               "b\xff\xe2\x82",
               canvas_ink(INK_PLAIN, 0));
    check_canvas(&canvas, "a?b???\n");
}

static void check_layout(int columns, int rows, const struct extent *extent) {
    struct layout layout = layout_of(columns, rows, extent);
    assert_true(layout.fits);
    assert_true(layout.board.columns < layout.side.column);
    assert_true(layout.side.columns >= 28);
    assert_true(layout.side.column + layout.side.columns <= columns);
    assert_int_equal(layout.board.rows + layout.log.rows, layout.bottom.row);
    assert_int_equal(layout.side.rows, layout.bottom.row);
    assert_true(layout.log.columns < layout.side.column);
    assert_true(layout.bottom.rows >= 4);
    assert_int_equal(layout.bottom.row + layout.bottom.rows, rows);
    if (extent->picture)
        return;
    /* A window shows at least three steps, the smallest place at least three columns. */
    assert_true(layout.board.columns >= extent->margin + 3 * layout.across ||
                layout.board.columns >= extent->margin + extent->across * layout.across / 2);
    assert_true(extent->narrowest * layout.across / 2 >= 3 && extent->lowest * layout.down / 2 >= 1);
}

/* On every board and at every supported size, all parts are on the screen and none overlap. */
static void every_board_has_its_place_on_every_screen(void **nothing) {
    (void)nothing;
    const struct extent shapes[] = {
        {.narrowest = 2, .lowest = 2, .grid = true, .margin = 3, .foot = 1},
        {.narrowest = 2, .lowest = 2},
        {.narrowest = 1, .lowest = 1, .margin = 4},
        {.narrowest = 6, .lowest = 4, .foot = 1},
        {.picture = true},
    };
    for (size_t shape = 0; shape < sizeof shapes / sizeof shapes[0]; shape++)
        for (int side = 6; side <= 48; side += 6)
            for (int columns = LAYOUT_COLUMNS; columns <= 200; columns++)
                for (int rows = LAYOUT_ROWS; rows <= 70; rows++) {
                    struct extent extent = shapes[shape];
                    extent.across = extent.down = side;
                    check_layout(columns, rows, &extent);
                }
    assert_false(layout_of(LAYOUT_COLUMNS - 1, 24, &shapes[0]).fits);
}

/* Places are large if there is room; squares of a grid only as large as needed. */
static void places_take_the_room_that_there_is(void **nothing) {
    (void)nothing;
    struct extent grid = {
        .across = 18, .down = 18, .narrowest = 2, .lowest = 2, .grid = true, .margin = 3, .foot = 1};
    struct extent hexagons = {.across = 12, .down = 10, .narrowest = 2, .lowest = 2};
    struct layout layout = layout_of(80, 24, &grid);
    assert_true(layout.across == 5 && layout.down == 2);
    layout = layout_of(200, 70, &grid);
    assert_true(layout.across == 7 && layout.down == 3);
    layout = layout_of(80, 24, &hexagons);
    assert_true(layout.across == 7 && layout.down == 4);
    layout = layout_of(120, 40, &hexagons);
    assert_true(layout.across == 13 && layout.down == 5);
}

/* Hexagonal rows shifted by half a step, and a card of several steps: none overlap, and none is empty. */
static void places_of_any_size_do_not_overlap(void **nothing) {
    (void)nothing;
    const struct game_place places[] = {
        {.thing = 1, .x = 1, .y = 1, .width = 2, .height = 2, .shape = GAME_HEXAGON},
        {.thing = 2, .x = 3, .y = 1, .width = 2, .height = 2, .shape = GAME_HEXAGON},
        {.thing = 3, .x = 2, .y = 3, .width = 2, .height = 2, .shape = GAME_HEXAGON},
        {.thing = 4, .x = 4, .y = 3, .width = 2, .height = 2, .shape = GAME_HEXAGON},
        {.thing = 5, .x = 8, .y = 2, .width = 5, .height = 4, .shape = GAME_CARD},
    };
    enum { COUNT = sizeof places / sizeof places[0] };
    for (int across = 3; across <= 13; across++)
        for (int down = 1; down <= 5; down++) {
            struct chart_scale scale = {.across = across, .down = down};
            for (size_t i = 0; i < COUNT; i++) {
                struct canvas_area a = chart_area(&places[i], scale);
                assert_true(a.column >= 0 && a.row >= 0 && a.columns >= 3 && a.rows >= 1);
                for (size_t k = 0; k < i; k++) {
                    struct canvas_area b = chart_area(&places[k], scale);
                    assert_true(a.column >= b.column + b.columns || b.column >= a.column + a.columns ||
                                a.row >= b.row + b.rows || b.row >= a.row + a.rows);
                }
            }
        }
}

struct fixture {
    struct table *table;
    struct selection *selection;
};

static struct fixture open_middle(void) {
    struct game_error error = {.language = GAME_ENGLISH};
    struct fixture f = {table_new_at(games_all[0], NULL, 0, MIDDLE, &error), calloc(1, sizeof *f.selection)};
    if (!f.table || !f.selection || !selection_make(f.selection, f.table))
        fail_msg("%s", error.text);
    selection_open(f.selection, table_state(f.table), true, GAME_ENGLISH);
    return f;
}

static void close_fixture(struct fixture *f) {
    selection_free(f->selection);
    free(f->selection);
    table_free(f->table);
}

static game_thing thing(const struct fixture *f, const char *token) {
    game_thing found = CANVAS_NOTHING;
    if (!games_all[0]->read_thing(table_setting(f->table), table_state(f->table), token, &found))
        fail_msg("no thing is called %s", token);
    return found;
}

static void pointing_follows_the_clicks_and_goes_back_one_by_one(void **nothing) {
    (void)nothing;
    struct fixture f = open_middle();
    game_action action = 0;
    char words[GAME_ACTION_TEXT];
    struct text out = text_into(words, sizeof words);
    size_t first = f.selection->count;
    assert_false(selection_take(f.selection, thing(&f, "a9"), GAME_ENGLISH, &action));
    assert_int_equal(f.selection->taken_count, 0);
    assert_false(selection_take(f.selection, thing(&f, "d5"), GAME_ENGLISH, &action));
    assert_false(selection_take(f.selection, thing(&f, "c5"), GAME_ENGLISH, &action));
    assert_int_equal(f.selection->taken_count, 2);
    assert_true(selection_back(f.selection, GAME_ENGLISH));
    assert_true(selection_thing(f.selection) == thing(&f, "c5"));
    assert_true(selection_back(f.selection, GAME_ENGLISH));
    assert_false(selection_back(f.selection, GAME_ENGLISH));
    assert_int_equal(f.selection->count, first);
    assert_false(selection_take(f.selection, thing(&f, "d5"), GAME_ENGLISH, &action));
    assert_true(selection_take(f.selection, thing(&f, "d6"), GAME_ENGLISH, &action));
    games_all[0]->write_action(table_setting(f.table), table_state(f.table), action, &out);
    assert_string_equal(words, "move d5 d6");
    close_fixture(&f);
}

static void the_cursor_moves_over_the_board_and_to_the_buttons(void **nothing) {
    (void)nothing;
    struct fixture f = open_middle();
    assert_true(selection_go(f.selection, thing(&f, "a9")));
    assert_false(selection_move(f.selection, 0, -1));
    assert_true(selection_move(f.selection, 1, 0));
    assert_true(selection_thing(f.selection) == thing(&f, "b9"));
    assert_true(selection_go(f.selection, thing(&f, "i1")));
    assert_true(selection_move(f.selection, 1, 0)); /* off the board: to the buttons */
    assert_true(f.selection->on_buttons);
    assert_true(selection_letter(f.selection, 'e'));
    assert_true(selection_thing(f.selection) == thing(&f, "end"));
    assert_true(selection_switch(f.selection));
    /* One round visits every selectable thing on the board, and nothing else. */
    for (int i = 0; i < 20; i++) {
        assert_true(selection_next(f.selection, 1));
        assert_non_null(selection_item(f.selection));
    }
    close_fixture(&f);
}

/* All letters are distinct, and none is a key of the client. */
static void buttons_have_letters_of_their_own(void **nothing) {
    (void)nothing;
    struct fixture f = open_middle();
    for (int i = 0; i < f.selection->button_count; i++) {
        assert_null(strchr(SELECTION_RESERVED, f.selection->buttons[i].letter));
        for (int k = 0; k < i; k++)
            assert_true(f.selection->buttons[i].letter != f.selection->buttons[k].letter);
    }
    close_fixture(&f);
}

/* At any size selectable places are marked and carry their things, and nothing is drawn outside. */
static void what_can_be_chosen_is_seen_at_every_size(void **nothing) {
    (void)nothing;
    struct fixture f = open_middle();
    game_action action;
    selection_take(f.selection, thing(&f, "d5"), GAME_ENGLISH, &action);
    for (int columns = LAYOUT_COLUMNS; columns <= 130; columns += 11)
        for (int rows = LAYOUT_ROWS; rows <= 46; rows += 5) {
            struct canvas canvas = new_canvas(columns, rows, rows % 2);
            struct view view = {.table = f.table,
                                .viewer = GAME_EVERYTHING,
                                .state = table_state(f.table),
                                .language = GAME_ENGLISH,
                                .selection = f.selection,
                                .status = "",
                                .message = "",
                                .keys = ""};
            struct view_cursor cursor = view_draw(&view, &canvas);
            assert_true(canvas_at(&canvas, cursor.column, cursor.row)->style.thing ==
                        selection_thing(f.selection));
            bool seen = false;
            for (int i = 0; i < columns * rows; i++)
                seen |= canvas.cells[i].style.thing == thing(&f, "c5") &&
                        canvas.cells[i].style.marks & MARK_SHADE;
            assert_true(seen);
            free(canvas.cells);
        }
    close_fixture(&f);
}

static struct table *new_pig(const char *name, const char *value) {
    struct game_error error = {.language = GAME_ENGLISH};
    struct table *table = table_new(&pig_game, &(struct game_choice){name, value}, 1, &error);
    if (!table)
        fail_msg("%s", error.text);
    return table;
}

/* Cards in a row and a die below the middle: the arrows reach them. */
static void the_cursor_walks_over_places_of_any_size(void **nothing) {
    (void)nothing;
    struct fixture f = {new_pig("seats", "3"), calloc(1, sizeof *f.selection)};
    assert_true(f.selection && selection_make(f.selection, f.table));
    selection_open(f.selection, table_state(f.table), false, GAME_ENGLISH);
    assert_int_equal(f.selection->place_count, 4);
    assert_int_equal(f.selection->at, 0);
    assert_true(selection_move(f.selection, 1, 0));
    assert_int_equal(f.selection->at, 1);
    assert_true(selection_move(f.selection, 0, 1));
    assert_int_equal(f.selection->at, 3);
    assert_true(selection_move(f.selection, 0, -1));
    assert_int_equal(f.selection->at, 1);
    /* When asked, everything to choose is a button. */
    selection_open(f.selection, table_state(f.table), true, GAME_ENGLISH);
    assert_true(f.selection->on_buttons);
    assert_false(selection_next(f.selection, 1));
    close_fixture(&f);
}

/* A game without places shows its picture. */
static void a_game_without_places_shows_its_picture(void **nothing) {
    (void)nothing;
    struct game blind = pig_game;
    struct game_error error = {.language = GAME_ENGLISH};
    char words[16384];
    blind.places = NULL;
    blind.draw_place = NULL;
    blind.draw_sheets = NULL;
    blind.max_places = 0;
    struct fixture f = {table_new(&blind, NULL, 0, &error), calloc(1, sizeof *f.selection)};
    assert_true(f.table && f.selection && selection_make(f.selection, f.table));
    selection_open(f.selection, table_state(f.table), true, GAME_ENGLISH);
    struct canvas canvas = new_canvas(80, 24, false);
    struct view view = {.table = f.table,
                        .viewer = GAME_EVERYTHING,
                        .state = table_state(f.table),
                        .selection = f.selection,
                        .player = {"Ada"},
                        .status = "",
                        .message = "",
                        .keys = ""};
    assert_int_equal(view_draw(&view, &canvas).column, -1);
    struct text out = text_into(words, sizeof words);
    canvas_write(&canvas, &out);
    assert_non_null(strstr(words, "first to 100"));
    assert_non_null(strstr(words, "Ada"));
    assert_non_null(strstr(words, "[r] Roll"));
    assert_false(selection_move(f.selection, -1, 0));
    assert_false(selection_switch(f.selection));
    assert_false(selection_next(f.selection, 1));
    assert_true(f.selection->on_buttons);
    free(canvas.cells);
    close_fixture(&f);
}

static size_t option_number(const struct game *game, const char *name) {
    size_t number = 0;
    while (strcmp(game->options[number].name, name) != 0)
        number++;
    return number;
}

static void check_value(const struct choices *choices, size_t option, const char *expected) {
    char value[GAME_OPTION_TEXT];
    struct text out = text_into(value, sizeof value);
    choices_write_value(choices, option, &out);
    assert_string_equal(value, expected);
}

/* The set-up of any game: numbers wrap by one and stop by ten, seats come from their option, nobody plays an
   automa. */
static void the_start_menu_chooses_from_the_options_of_any_game(void **nothing) {
    (void)nothing;
    struct choices choices;
    struct game_error error = {.language = GAME_ENGLISH};
    const char *names[GAME_MAX_SEATS];
    choices_open(&choices, &pig_game);
    size_t seats = option_number(&pig_game, "seats"), target = option_number(&pig_game, "target"),
           automa = option_number(&pig_game, "automa");
    assert_true(choices_is_seats(&choices, seats) && !choices_is_seats(&choices, target));
    check_value(&choices, seats, "2");
    check_value(&choices, target, "100");
    choices_step_value(&choices, target, -10);
    check_value(&choices, target, "90");
    for (int i = 0; i < 9; i++)
        choices_step_value(&choices, target, -10);
    check_value(&choices, target, "10");
    choices_step_value(&choices, target, -1);
    check_value(&choices, target, "1000");
    choices_step_value(&choices, seats, 1);
    choices_step_value(&choices, automa, 1);
    check_value(&choices, automa, "on");
    struct table *table = choices_table(&choices, &error);
    assert_non_null(table);
    assert_int_equal(pig_game.seats(table_setting(table)), 3);
    choices_players(&choices, table, names);
    assert_string_equal(names[0], "person");
    assert_string_equal(names[1], "level:2");
    assert_string_equal(names[2], "person");
    assert_int_equal(choices_player(&choices, table, 2), 0);
    table_free(table);
    /* Where boards set the number of players, only numbers with a board are offered. */
    choices_open(&choices, games_all[0]);
    for (int i = 0; i < 2 * GAME_MAX_SEATS; i++) {
        choices_step_seats(&choices, 1);
        table = choices_table(&choices, &error);
        assert_non_null(table);
        assert_int_equal(games_all[0]->seats(table_setting(table)), choices.seats);
        table_free(table);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_are_cut_and_broken_where_there_is_no_room),
        cmocka_unit_test(ascii_replaces_every_other_letter_by_one),
        cmocka_unit_test(broken_utf8_does_no_harm),
        cmocka_unit_test(every_board_has_its_place_on_every_screen),
        cmocka_unit_test(places_take_the_room_that_there_is),
        cmocka_unit_test(places_of_any_size_do_not_overlap),
        cmocka_unit_test(the_cursor_walks_over_places_of_any_size),
        cmocka_unit_test(a_game_without_places_shows_its_picture),
        cmocka_unit_test(the_start_menu_chooses_from_the_options_of_any_game),
        cmocka_unit_test(pointing_follows_the_clicks_and_goes_back_one_by_one),
        cmocka_unit_test(the_cursor_moves_over_the_board_and_to_the_buttons),
        cmocka_unit_test(buttons_have_letters_of_their_own),
        cmocka_unit_test(what_can_be_chosen_is_seen_at_every_size),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
