/* The engine in memory, as the page's workers call it; here in native code. */
#include "wasm.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static const char *run(struct wasm_engine *engine, const char *lines) {
    static char copy[1 << 20];
    size_t length = strlen(lines);
    char *room = wasm_room(engine, length);
    assert_non_null(room);
    memcpy(room, lines, length);
    const char *answer = wasm_run(engine, length);
    assert_non_null(answer);
    assert_true(wasm_answer_length(engine) < sizeof copy);
    memcpy(copy, answer, wasm_answer_length(engine));
    copy[wasm_answer_length(engine)] = '\0';
    return copy;
}

static void lines_are_answered_in_order(void **unused) {
    (void)unused;
    struct wasm_engine *engine = wasm_open();
    assert_string_equal(run(engine, "position start moves dice 1 2 3\nwho\nlegal 0"),
                        "ok\nwho V\nok\nok 2\n");
    wasm_close(engine);
}

static void a_short_answer_after_a_long_one_is_alone(void **unused) {
    (void)unused;
    struct wasm_engine *engine = wasm_open();
    assert_true(strlen(run(engine, "view\n")) > 500);
    assert_string_equal(run(engine, "dance\n"), "error 10 unknown command\n");
    assert_string_equal(run(engine, ""), "");
    assert_string_equal(run(engine, "\n\n"), "");
    wasm_close(engine);
}

static void a_record_comes_back_as_it_went(void **unused) {
    (void)unused;
    struct wasm_engine *engine = wasm_open(), *other = wasm_open();
    char record[4096], lines[4200];
    run(engine, "seed 5\nadvance\nplay keep\nadvance\n");
    snprintf(record, sizeof record, "%s", run(engine, "record\n"));
    *strstr(record, "ok\n") = '\0';
    snprintf(lines, sizeof lines, "load\n%s.\n", record);
    assert_string_equal(run(other, lines), "ok\n");
    assert_memory_equal(run(other, "record\n"), record, strlen(record));
    wasm_close(engine);
    wasm_close(other);
}

static void more_than_there_is_room_for_is_not_read(void **unused) {
    (void)unused;
    struct wasm_engine *engine = wasm_open();
    memcpy(wasm_room(engine, 4), "who\n", 4);
    assert_non_null(wasm_run(engine, 1000000));
    assert_int_equal(wasm_answer_length(engine), strlen("who chance\nok\n"));
    wasm_close(engine);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_are_answered_in_order),
        cmocka_unit_test(a_short_answer_after_a_long_one_is_alone),
        cmocka_unit_test(a_record_comes_back_as_it_went),
        cmocka_unit_test(more_than_there_is_room_for_is_not_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
