/* Writing, reading and refusing records, tested with Pig. */
#include "failing_memory.h"
#include "pig.h"
#include "scripted.h"
#include "table.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const struct game *const both_games[] = {&scripted_game, &pig_game, NULL};

static struct table *pig(void) {
    struct game_error error = {0};
    struct table *table = table_new(&pig_game, NULL, 0, &error);
    assert_non_null(table);
    return table;
}

static void play(struct table *table, const char *words) {
    struct game_error error = {0};
    if (!table_play_text(table, words, &error))
        fail_msg("%s: %s", words, error.text);
}

static void assert_same_game(const struct table *a, const struct table *b) {
    assert_ptr_equal(table_game(a), table_game(b));
    assert_int_equal(table_length(a), table_length(b));
    for (size_t i = 0; i < table_length(a); i++)
        assert_int_equal(table_action(a, i), table_action(b, i));
    assert_memory_equal(table_state(a), table_state(b), table_game(a)->state_bytes);
    assert_memory_equal(table_setting(a), table_setting(b), table_game(a)->setting_bytes);
}

static char *record_of(const struct table *table) {
    size_t length;
    char *record = table_write_record(table, GAME_EVERYTHING, &length);
    assert_non_null(record);
    assert_int_equal(strlen(record), length);
    return record;
}

static struct table *read_record(const char *record) {
    struct game_error error = {0};
    struct table *table = table_read_record(both_games, record, strlen(record), &error);
    if (!table)
        fail_msg("line %d: %s", error.line, error.text);
    return table;
}

/* The record reproduces the game, and that game the record. */
static void assert_read_again(const struct table *table, const char *record) {
    struct table *again = read_record(record);
    assert_same_game(table, again);
    char *twice = record_of(again);
    assert_string_equal(record, twice);
    free(twice);
    table_free(again);
}

static void a_record_has_a_header_and_an_action_per_line(void **unused) {
    (void)unused;
    struct table *table = pig();
    assert_true(table_set_tag(table, "Date", "2026.11.15"));
    assert_true(table_set_tag(table, "Player.A", "Ann"));
    play(table, "roll");
    play(table, "die 5");
    play(table, "hold");
    char *record = record_of(table);
    assert_string_equal(record, "[Game \"pig\"]\n"
                                "[RulesVersion \"1\"]\n"
                                "[Seats \"2\"]\n"
                                "[Target \"100\"]\n"
                                "[Secret \"off\"]\n[Teams \"off\"]\n[Automa \"off\"]\n[Rounds \"off\"]\n"
                                "[Date \"2026.11.15\"]\n"
                                "[Player.A \"Ann\"]\n"
                                "[Result \"*\"]\n"
                                "\n"
                                "roll\n"
                                "die 5\n"
                                "hold\n");
    free(record);
    table_free(table);
}

static void the_result_is_the_mark_of_the_winner(void **unused) {
    (void)unused;
    struct table *table = pig();
    play(table, "resign A");
    char *record = record_of(table);
    assert_non_null(strstr(record, "[Result \"B\"]\n\nresign A\n"));
    free(record);
    table_free(table);
}

static void a_record_replays_to_the_identical_game(void **unused) {
    (void)unused;
    for (uint64_t seed = 0; seed < 50; seed++) {
        struct game_error error = {0};
        game_action actions[GAME_MAX_ACTIONS];
        struct game_choice choices[] = {{"seats", seed % 2 ? "2" : "4"}, {"secret", seed % 3 ? "off" : "on"}};
        struct game_random random = random_from_seed(seed);
        struct table *table = table_new(&pig_game, choices, 2, &error);
        table_set_dice(table, table_dice_seeded(&random));
        while (table_who(table) != GAME_OVER) {
            assert_true(table_advance(table, &error));
            size_t count = pig_game.list(table_setting(table), table_state(table), actions);
            if (count > 0)
                assert_true(table_play(table, actions[random_below(&random, (uint32_t)count)], &error));
        }
        char *record = record_of(table);
        assert_read_again(table, record);
        free(record);
        table_free(table);
    }
}

static void a_game_from_a_position_says_so_in_its_record(void **unused) {
    (void)unused;
    struct game_error error = {0};
    struct table *table = table_new_at(&pig_game, NULL, 0, "roll B total 4; A 30; B 45", &error);
    play(table, "die 2");
    char *record = record_of(table);
    assert_non_null(strstr(record, "\n[Position \"roll B total 4; A 30; B 45\"]\n"));
    assert_read_again(table, record);
    free(record);
    table_free(table);
}

static void quotes_and_backslashes_survive_in_tags(void **unused) {
    (void)unused;
    struct table *table = pig();
    assert_true(table_set_tag(table, "Event", "the \"big\" C:\\game\\"));
    assert_true(table_set_tag(table, "Site", "Orléans"));
    char *record = record_of(table);
    assert_non_null(strstr(record, "[Event \"the \\\"big\\\" C:\\\\game\\\\\"]\n"));
    struct table *again = read_record(record);
    assert_string_equal(table_tag(again, "Event"), "the \"big\" C:\\game\\");
    assert_string_equal(table_tag(again, "Site"), "Orléans");
    free(record);
    table_free(again);
    table_free(table);
}

static void a_tag_is_replaced_and_only_a_fit_one_is_taken(void **unused) {
    (void)unused;
    char name[16];
    char value[300];
    struct table *table = pig();
    assert_null(table_tag(table, "Date"));
    assert_true(table_set_tag(table, "Date", "yesterday"));
    assert_true(table_set_tag(table, "Date", "today"));
    assert_string_equal(table_tag(table, "Date"), "today");
    assert_false(table_set_tag(table, "", "x"));
    assert_false(table_set_tag(table, "Two words", "x"));
    assert_false(table_set_tag(table, "Result", "A"));
    assert_false(table_set_tag(table, "Seats", "3"));
    assert_false(table_set_tag(table, "Event", "two\nlines"));
    memset(value, 'x', sizeof value);
    value[sizeof value - 1] = '\0';
    assert_false(table_set_tag(table, "Event", value));
    for (int i = 1; i < 64; i++) {
        snprintf(name, sizeof name, "Tag%d", i);
        assert_true(table_set_tag(table, name, "x"));
    }
    assert_false(table_set_tag(table, "Event", "one too many"));
    assert_true(table_set_tag(table, "Date", "still"));
    char *record = record_of(table);
    table_free(read_record(record));
    free(record);
    table_free(table);
}

static void a_record_from_any_editor_is_read(void **unused) {
    (void)unused;
    struct table *table = read_record("; a game among friends\r\n\r\n[Game \"pig\"]\r\n"
                                      "  [RulesVersion   \"1\" ]  \r\n; a comment\n[Annotator \"\"]\n"
                                      "\n\n  roll \r\n; he dares\n\ndie    6\t\nhold");
    assert_int_equal(table_length(table), 3);
    assert_int_equal(table_who(table), 1);
    assert_string_equal(table_tag(table, "Annotator"), "");
    table_free(table);
}

#define PIG_HEADER "[Game \"pig\"]\n[RulesVersion \"1\"]\n"

static void a_wrong_record_is_refused_with_line_and_reason(void **unused) {
    (void)unused;
    static const struct {
        const char *record;
        int line;
        const char *reason;
    } wrong[] = {
        {"", 1, "a record begins with the name of its game: [Game \"…\"]"},
        {"roll\n", 1, "a record begins with the name of its game: [Game \"…\"]"},
        {"\n[Game \"chess\"]\n", 2, "unknown game: chess"},
        {"[Game \"pig\"]\n", 1, "the version of the rules is missing: [RulesVersion \"…\"]"},
        {"[Game \"pig\"]\n[RulesVersion \"2\"]\n", 2, "this program does not play version 2 of the rules"},
        {"[Game \"pig\"]\n[RulesVersion \"1x\"]\n", 2, "this program does not play version 1x of the rules"},
        {PIG_HEADER "[Seats \"7\"]\n", 3, "option seats cannot be: 7"},
        {"[Game \"scripted\"]\n[RulesVersion \"3\"]\n[Script \"A2 X9\"]\n", 1, "bad script"},
        {PIG_HEADER "[Date \"a\"]\n[Date \"b\"]\n", 4, "the tag Date stands here twice"},
        {PIG_HEADER "[Date]\n", 3, "a tag looks like [Name \"value\"]"},
        {PIG_HEADER "[\n", 3, "a tag looks like [Name \"value\"]"},
        {PIG_HEADER "[Date \"x]\n", 3, "a tag looks like [Name \"value\"]"},
        {PIG_HEADER "[Date \"x\\\"]\n", 3, "a tag looks like [Name \"value\"]"},
        {PIG_HEADER "[Date\"x\"]\n", 3, "a tag looks like [Name \"value\"]"},
        {PIG_HEADER "[Date \"x\"] y\n", 3, "a tag looks like [Name \"value\"]"},
        {PIG_HEADER "[D,te \"x\"]\n", 3, "this tag has letters that it may not have, or is too long"},
        {PIG_HEADER "[Date \"\033[2J\"]\n", 3, "this tag has letters that it may not have, or is too long"},
        {PIG_HEADER "[Position \"turn Z\"]\n", 3, NULL},
        {PIG_HEADER "\nroll\ndie 7\n", 5, "not possible now: die 7"},
        {PIG_HEADER "\nroll\nroll\n", 5, "not possible now: roll"},
        {PIG_HEADER "roll\n[Date \"x\"]\n", 4, "tags stand before the first action"},
        {PIG_HEADER "resign A\nroll\n", 4, "the game is over: roll comes too late"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        struct game_error error = {0};
        assert_null(table_read_record(both_games, wrong[i].record, strlen(wrong[i].record), &error));
        assert_int_equal(error.line, wrong[i].line);
        if (wrong[i].reason)
            assert_string_equal(error.text, wrong[i].reason);
        struct game_error french = {.language = GAME_FRENCH};
        assert_null(table_read_record(both_games, wrong[i].record, strlen(wrong[i].record), &french));
        assert_int_equal(french.line, wrong[i].line);
    }
}

static void a_zero_byte_in_a_record_is_refused(void **unused) {
    (void)unused;
    struct game_error error = {0};
    static const char record[] = PIG_HEADER "\nro\0ll\n";
    assert_null(table_read_record(both_games, record, sizeof record - 1, &error));
    assert_int_equal(error.line, 4);
    assert_string_equal(error.text, "this line holds a zero byte");
}

/* A record that repeats the text `count` times. */
static char *repeat(const char *head, const char *part, size_t count, size_t *length) {
    size_t size = strlen(part);
    *length = strlen(head) + count * size;
    char *record = malloc(*length + 1);
    assert_non_null(record);
    strcpy(record, head);
    for (size_t i = 0; i < count; i++)
        memcpy(record + strlen(head) + i * size, part, size);
    record[*length] = '\0';
    return record;
}

static void refuse_repeated(const char *head, const char *part, size_t count, int line, const char *reason) {
    size_t length;
    struct game_error error = {0};
    char *record = repeat(head, part, count, &length);
    assert_null(table_read_record(both_games, record, length, &error));
    assert_int_equal(error.line, line);
    assert_string_equal(error.text, reason);
    free(record);
}

static void a_record_that_is_too_big_is_refused(void **unused) {
    (void)unused;
    refuse_repeated(PIG_HEADER, "x", 50000, 3, "this line is too long");
    refuse_repeated(PIG_HEADER, "\n", 16 << 20, 0, "a record has at most 16 MiB");
    refuse_repeated(PIG_HEADER, "roll\ndie 1\n", 100001, 200003, "the record is full: no game is this long");
}

static void refuse_tags(int count, int line) {
    char record[8192];
    struct game_error error = {0};
    struct text out = text_into(record, sizeof record);
    text_put(&out, PIG_HEADER);
    for (int i = 0; i < count; i++)
        text_format(&out, "[T%d \"x\"]\n", i);
    assert_null(table_read_record(both_games, record, out.length, &error));
    assert_int_equal(error.line, line);
    assert_string_equal(error.text, "too many tags");
}

static void more_tags_than_a_header_holds_are_refused(void **unused) {
    (void)unused;
    refuse_tags(65, 67);
    refuse_tags(200, 129);
}

static void the_longest_record_a_table_writes_can_be_read(void **unused) {
    (void)unused;
    size_t length;
    char *record = repeat(PIG_HEADER, "roll\ndie 1\n", 100000, &length);
    struct table *table = read_record(record);
    free(record);
    record = record_of(table);
    struct table *again = read_record(record);
    assert_int_equal(table_length(again), 200000);
    assert_same_game(table, again);
    free(record);
    table_free(again);
    table_free(table);
}

/* Does everything that allocates, once; returns whether it succeeded. */
static bool use_memory(void) {
    static const char record[] = PIG_HEADER "[Date \"x\"]\n[Event \"y\"]\nroll\ndie 2\n";
    struct game_error error = {0};
    size_t length;
    char *written = NULL;
    struct table *table = table_read_record(both_games, record, sizeof record - 1, &error);
    if (table)
        written = table_write_record(table, GAME_EVERYTHING, &length);
    bool worked = written != NULL;
    if (!table)
        assert_string_equal(error.text, "out of memory");
    free(written);
    table_free(table);
    return worked;
}

static void memory_may_run_out_anywhere(void **unused) {
    (void)unused;
    int most = 0;
    for (;; most++) {
        failing_memory_left = most;
        bool worked = use_memory();
        failing_memory_left = -1;
        if (worked)
            break;
    }
    assert_true(most >= 8);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_record_has_a_header_and_an_action_per_line),
        cmocka_unit_test(the_result_is_the_mark_of_the_winner),
        cmocka_unit_test(a_record_replays_to_the_identical_game),
        cmocka_unit_test(a_game_from_a_position_says_so_in_its_record),
        cmocka_unit_test(quotes_and_backslashes_survive_in_tags),
        cmocka_unit_test(a_tag_is_replaced_and_only_a_fit_one_is_taken),
        cmocka_unit_test(a_record_from_any_editor_is_read),
        cmocka_unit_test(a_wrong_record_is_refused_with_line_and_reason),
        cmocka_unit_test(a_zero_byte_in_a_record_is_refused),
        cmocka_unit_test(a_record_that_is_too_big_is_refused),
        cmocka_unit_test(more_tags_than_a_header_holds_are_refused),
        cmocka_unit_test(the_longest_record_a_table_writes_can_be_read),
        cmocka_unit_test(memory_may_run_out_anywhere),
    };
    return cmocka_run_group_tests_name("record", tests, NULL, NULL);
}
