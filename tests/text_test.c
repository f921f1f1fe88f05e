/* Bounded text: nothing is written past the end, and truncation is reported. */
#include "text.h"

#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* A text at the end of a block of its own, so that the sanitizer sees a byte too many. */
static struct text text_of(size_t room) {
    return text_into(malloc(room), room);
}

static void expect(struct text *text, const char *words, bool full) {
    assert_string_equal(text->start, words);
    assert_int_equal(text->length, strlen(words));
    assert_int_equal(text->full, full);
    free(text->start);
}

static void a_new_text_is_empty(void **unused) {
    struct text text = text_of(1);
    (void)unused;
    expect(&text, "", false);
}

static void a_text_of_room_one_takes_nothing(void **unused) {
    struct text text = text_of(1);
    (void)unused;
    text_put(&text, "");
    assert_false(text.full);
    text_letter(&text, 'a');
    text_put(&text, "b");
    text_number(&text, 3);
    text_format(&text, "%d", 4);
    expect(&text, "", true);
}

static void words_that_just_fit_are_not_cut(void **unused) {
    struct text text = text_of(9);
    (void)unused;
    text_put(&text, "ab");
    text_letter(&text, 'c');
    text_format(&text, "%d%s", 4, "e");
    text_number(&text, -21);
    expect(&text, "abc4e-21", false);
}

static void every_way_to_write_stops_at_the_end(void **unused) {
    (void)unused;
    struct text put = text_of(4);
    text_put(&put, "abcdef");
    expect(&put, "abc", true);
    struct text format = text_of(4);
    text_format(&format, "%s", "abcdef");
    expect(&format, "abc", true);
    struct text number = text_of(4);
    text_number(&number, 123456);
    expect(&number, "123", true);
    struct text letters = text_of(4);
    for (int i = 0; i < 9; i++)
        text_letter(&letters, 'x');
    expect(&letters, "xxx", true);
    struct text json = text_of(4);
    text_json_string(&json, "a\"\n");
    expect(&json, "\"a\\", true);
    struct text fill = text_of(4);
    text_fill(&fill, "<{0}>", (const char *const[]){"word"}, 1);
    expect(&fill, "<wo", true);
}

static void numbers_are_decimal_up_to_the_extremes(void **unused) {
    const long numbers[] = {0, 7, -7, 10, LONG_MAX, LONG_MIN};
    (void)unused;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        char expected[32];
        struct text text = text_of(32);
        snprintf(expected, sizeof expected, "%ld", numbers[i]);
        text_number(&text, numbers[i]);
        expect(&text, expected, false);
    }
}

static void json_strings_are_escaped(void **unused) {
    struct text text = text_of(64);
    (void)unused;
    text_json_string(&text, "a\"b\\c\n\x1f\x7f/é");
    expect(&text, "\"a\\\"b\\\\c\\u000a\\u001f\\u007f/é\"", false);
}

static void json_commas_stand_between_members_only(void **unused) {
    struct text text = text_of(128);
    (void)unused;
    text_letter(&text, '{');
    text_json_key(&text, "one");
    text_number(&text, 1);
    text_json_key(&text, "list");
    text_letter(&text, '[');
    text_json_next(&text);
    text_json_string(&text, "{");
    text_json_next(&text);
    text_letter(&text, '{');
    text_json_key(&text, ":");
    text_json_next(&text);
    text_put(&text, "null}]");
    text_json_key(&text, "last");
    text_put(&text, "{}}");
    expect(&text, "{\"one\":1,\"list\":[\"{\",{\":\":null}],\"last\":{}}", false);
}

static void json_members_may_begin_a_text(void **unused) {
    struct text text = text_of(32);
    (void)unused;
    text_json_key(&text, "a");
    text_number(&text, 1);
    text_json_key(&text, "b");
    text_number(&text, 2);
    expect(&text, "\"a\":1,\"b\":2", false);
}

static void patterns_are_filled_in_any_order(void **unused) {
    const char *const words[] = {"Anna", "{0}"};
    struct text text = text_of(64);
    (void)unused;
    text_fill(&text, "{1} and {0}, {0}; {2} {x} {", words, 2);
    expect(&text, "{0} and Anna, Anna; {2} {x} {", false);
}

static void numbers_choose_a_form(void **unused) {
    static const char *const forms[][3] = {
        {"0", "{0} {0:ship|ships}", "0 ships"},
        {"1", "{0} {0:ship|ships}", "1 ship"},
        {"2", "{0} {0:ship|ships}", "2 ships"},
        {"11", "{0} {0:ship|ships}", "11 ships"},
        {"0", "<{0:none|one|# of them}>", "<none>"},
        {"1", "<{0:none|one|# of them}>", "<one>"},
        {"31", "<{0:none|one|# of them}>", "<31 of them>"},
        {"0", "plus{0: du tout||}", "plus du tout"},
        {"1", "{1:a|b} {0:a", "{1:a|b} {0:a"},
    };
    (void)unused;
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        struct text text = text_of(64);
        text_fill(&text, forms[i][1], &forms[i][0], 1);
        expect(&text, forms[i][2], false);
    }
    struct text french = text_of(64);
    text_fill_forms(&french, "{0} {0:vaisseau|vaisseaux}", (const char *const[]){"0"}, 1, true);
    expect(&french, "0 vaisseau", false);
}

static void words_are_separated_by_blanks(void **unused) {
    const char *at = "  move\td4   f4 ";
    char word[8];
    (void)unused;
    assert_true(text_next_word(&at, word, sizeof word));
    assert_string_equal(word, "move");
    assert_true(text_next_word(&at, word, sizeof word));
    assert_string_equal(word, "d4");
    assert_true(text_next_word(&at, word, sizeof word));
    assert_string_equal(word, "f4");
    assert_false(text_next_word(&at, word, sizeof word));
    assert_string_equal(at, "");
}

static void a_word_that_does_not_fit_is_not_passed(void **unused) {
    const char *at = " abc defg";
    char word[4];
    (void)unused;
    assert_true(text_next_word(&at, word, sizeof word));
    assert_string_equal(word, "abc");
    assert_false(text_next_word(&at, word, sizeof word));
    assert_string_equal(at, "defg");
}

static void numbers_are_read_within_their_range(void **unused) {
    long number = 0;
    (void)unused;
    assert_true(text_read_number("10", 10, 20, &number));
    assert_int_equal(number, 10);
    assert_true(text_read_number("20", 10, 20, &number));
    assert_int_equal(number, 20);
    assert_true(text_read_number("-5", -5, 5, &number));
    assert_int_equal(number, -5);
    assert_false(text_read_number("9", 10, 20, &number));
    assert_false(text_read_number("21", 10, 20, &number));
}

static void what_is_no_number_is_refused(void **unused) {
    const char *const wrong[] = {"", "-", "+1", " 1", "1 ", "1x", "0x1", "1.0", "--1", "9999999999999999999",
                                 "é"};
    long number;
    (void)unused;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_false(text_read_number(wrong[i], LONG_MIN, LONG_MAX, &number));
}

static void utf8_is_told_from_other_bytes(void **unused) {
    (void)unused;
    assert_true(text_is_utf8(""));
    assert_true(text_is_utf8("Réorganisation … −1 \xf0\x9f\x9a\x80"));
    assert_false(text_is_utf8("X\xff"));
    assert_false(text_is_utf8("\xc3"));
    assert_false(text_is_utf8("\xc0\xaf"));
    assert_false(text_is_utf8("\xe0\x80\xaf"));
    assert_false(text_is_utf8("\xed\xa0\x80"));
    assert_false(text_is_utf8("\xf4\x90\x80\x80"));
    assert_false(text_is_utf8("\x80"));
}

static void decimals_are_plain_and_within_bounds(void **unused) {
    (void)unused;
    static const char *const wrong[] = {"",           "-",         ".5",   "5.",   "1e3",  "0x1", "nan",
                                        "inf",        " 1",        "1 ",   "1,5",  "+1",   "--1", "1.1234567",
                                        "1234567890", "10.000001", "-0.5", "1.-5", "1.5.5"};
    double number = 7;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        if (text_read_decimal(wrong[i], 0, 10, &number))
            fail_msg("taken: %s", wrong[i]);
    assert_true(text_read_decimal("0.1", 0, 10, &number) && number == 0.1);
    assert_true(text_read_decimal("10.000000", 0, 10, &number) && number == 10);
    assert_true(text_read_decimal("3", 0, 10, &number) && number == 3);
    assert_true(text_read_decimal("-2.05", -10, 10, &number) && number == -2.05);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(utf8_is_told_from_other_bytes),
        cmocka_unit_test(a_new_text_is_empty),
        cmocka_unit_test(a_text_of_room_one_takes_nothing),
        cmocka_unit_test(words_that_just_fit_are_not_cut),
        cmocka_unit_test(every_way_to_write_stops_at_the_end),
        cmocka_unit_test(numbers_are_decimal_up_to_the_extremes),
        cmocka_unit_test(json_strings_are_escaped),
        cmocka_unit_test(json_commas_stand_between_members_only),
        cmocka_unit_test(json_members_may_begin_a_text),
        cmocka_unit_test(patterns_are_filled_in_any_order),
        cmocka_unit_test(numbers_choose_a_form),
        cmocka_unit_test(words_are_separated_by_blanks),
        cmocka_unit_test(a_word_that_does_not_fit_is_not_passed),
        cmocka_unit_test(numbers_are_read_within_their_range),
        cmocka_unit_test(what_is_no_number_is_refused),
        cmocka_unit_test(decimals_are_plain_and_within_bounds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
