/* The terminal client without a terminal: the canvas, where things go, pointing, and what is drawn. */
#include "canvas.h"
#include "games.h"
#include "layout.h"
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

/* On every board and every size from the least on, all parts lie on the screen and none lies on another. */
static void every_board_has_its_place_on_every_screen(void **nothing) {
    (void)nothing;
    for (int side = 3; side <= 24; side += 3)
        for (int columns = LAYOUT_COLUMNS; columns <= 200; columns++)
            for (int rows = LAYOUT_ROWS; rows <= 70; rows++) {
                struct layout layout = layout_of(columns, rows, side, side);
                assert_true(layout.fits);
                assert_true(layout.board.columns >= 3 + 3 * layout.across || side * layout.across < 9);
                assert_true(layout.board.columns < layout.side.column);
                assert_true(layout.side.columns >= 28);
                assert_true(layout.side.column + layout.side.columns <= columns);
                assert_int_equal(layout.board.rows + layout.log.rows, layout.bottom.row);
                assert_int_equal(layout.side.rows, layout.bottom.row);
                assert_true(layout.log.columns < layout.side.column);
                assert_true(layout.bottom.rows >= 4);
                assert_int_equal(layout.bottom.row + layout.bottom.rows, rows);
            }
    assert_false(layout_of(LAYOUT_COLUMNS - 1, 24, 9, 9).fits);
}

struct fixture {
    struct table *table;
    struct pointer *pointer;
};

static struct fixture open_middle(void) {
    struct game_error error = {.language = GAME_ENGLISH};
    struct fixture f = {table_new_at(games_all[0], NULL, 0, MIDDLE, &error), calloc(1, sizeof *f.pointer)};
    if (!f.table || !f.pointer)
        fail_msg("%s", error.text);
    pointer_open(f.pointer, f.table, true, GAME_ENGLISH);
    return f;
}

static void close_fixture(struct fixture *f) {
    table_free(f->table);
    free(f->pointer);
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
    size_t first = f.pointer->count;
    assert_false(pointer_take(f.pointer, thing(&f, "a9"), GAME_ENGLISH, &action));
    assert_int_equal(f.pointer->taken_count, 0);
    assert_false(pointer_take(f.pointer, thing(&f, "d5"), GAME_ENGLISH, &action));
    assert_false(pointer_take(f.pointer, thing(&f, "c5"), GAME_ENGLISH, &action));
    assert_int_equal(f.pointer->taken_count, 2);
    assert_true(pointer_back(f.pointer, GAME_ENGLISH));
    assert_true(pointer_thing(f.pointer) == thing(&f, "c5"));
    assert_true(pointer_back(f.pointer, GAME_ENGLISH));
    assert_false(pointer_back(f.pointer, GAME_ENGLISH));
    assert_int_equal(f.pointer->count, first);
    assert_false(pointer_take(f.pointer, thing(&f, "d5"), GAME_ENGLISH, &action));
    assert_true(pointer_take(f.pointer, thing(&f, "d6"), GAME_ENGLISH, &action));
    games_all[0]->write_action(table_setting(f.table), table_state(f.table), action, &out);
    assert_string_equal(words, "move d5 d6");
    close_fixture(&f);
}

static void the_cursor_moves_over_the_board_and_to_the_buttons(void **nothing) {
    (void)nothing;
    struct fixture f = open_middle();
    assert_true(pointer_go(f.pointer, thing(&f, "a9")));
    assert_false(pointer_move(f.pointer, 0, -1));
    assert_true(pointer_move(f.pointer, 1, 0));
    assert_true(pointer_thing(f.pointer) == thing(&f, "b9"));
    assert_true(pointer_go(f.pointer, thing(&f, "i1")));
    assert_true(pointer_move(f.pointer, 1, 0)); /* off the board: to the buttons */
    assert_true(f.pointer->on_buttons);
    assert_true(pointer_letter(f.pointer, 'e'));
    assert_true(pointer_thing(f.pointer) == thing(&f, "end"));
    assert_true(pointer_switch(f.pointer));
    /* Around once: every thing on the board that can be chosen, and nothing else. */
    for (int i = 0; i < 20; i++) {
        assert_true(pointer_next(f.pointer, 1));
        assert_non_null(pointer_item(f.pointer));
    }
    close_fixture(&f);
}

/* All letters differ, and none is a key of the client. */
static void buttons_have_letters_of_their_own(void **nothing) {
    (void)nothing;
    struct fixture f = open_middle();
    for (int i = 0; i < f.pointer->button_count; i++) {
        assert_null(strchr(POINTER_RESERVED, f.pointer->buttons[i].letter));
        for (int k = 0; k < i; k++)
            assert_true(f.pointer->buttons[i].letter != f.pointer->buttons[k].letter);
    }
    close_fixture(&f);
}

/* At any size: what can be chosen on the board is marked, carries its thing, and nothing is drawn outside. */
static void what_can_be_chosen_is_seen_at_every_size(void **nothing) {
    (void)nothing;
    struct fixture f = open_middle();
    game_action action;
    pointer_take(f.pointer, thing(&f, "d5"), GAME_ENGLISH, &action);
    for (int columns = LAYOUT_COLUMNS; columns <= 130; columns += 11)
        for (int rows = LAYOUT_ROWS; rows <= 46; rows += 5) {
            struct canvas canvas = new_canvas(columns, rows, rows % 2);
            struct view view = {.table = f.table,
                                .state = table_state(f.table),
                                .language = GAME_ENGLISH,
                                .pointer = f.pointer,
                                .status = "",
                                .message = "",
                                .keys = ""};
            struct view_cursor cursor = view_draw(&view, &canvas);
            assert_true(canvas_at(&canvas, cursor.column, cursor.row)->style.thing ==
                        pointer_thing(f.pointer));
            bool seen = false;
            for (int i = 0; i < columns * rows; i++)
                seen |= canvas.cells[i].style.thing == thing(&f, "c5") &&
                        canvas.cells[i].style.marks & MARK_SHADE;
            assert_true(seen);
            free(canvas.cells);
        }
    close_fixture(&f);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_are_cut_and_broken_where_there_is_no_room),
        cmocka_unit_test(ascii_replaces_every_other_letter_by_one),
        cmocka_unit_test(broken_utf8_does_no_harm),
        cmocka_unit_test(every_board_has_its_place_on_every_screen),
        cmocka_unit_test(pointing_follows_the_clicks_and_goes_back_one_by_one),
        cmocka_unit_test(the_cursor_moves_over_the_board_and_to_the_buttons),
        cmocka_unit_test(buttons_have_letters_of_their_own),
        cmocka_unit_test(what_can_be_chosen_is_seen_at_every_size),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
