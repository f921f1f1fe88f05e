/* `astragal analyse`: the example of docs/analysis.md, text that agrees with the JSON, and invalid records.
   */
#define _DEFAULT_SOURCE
#include "command.h"
#include "games.h"

#include <jansson.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* The block of the document after ```NAME, to be freed. */
static char *read_block(const char *name) {
    char path[4096], fence[32];
    const char *root = getenv("ASTRAGAL_SOURCE");
    snprintf(path, sizeof path, "%s/docs/analysis.md", root ? root : ".");
    snprintf(fence, sizeof fence, "```%s\n", name);
    char *document = read_file(path);
    char *start = strstr(document, fence);
    assert_non_null(start);
    start += strlen(fence);
    char *end = strstr(start, "```");
    assert_non_null(end);
    char *block = strndup(start, (size_t)(end - start));
    free(document);
    return block;
}

static json_t *read_json(const char *text) {
    json_error_t error;
    json_t *json = json_loads(text, JSON_REJECT_DUPLICATES, &error);
    if (!json)
        fail_msg("%s in line %d", error.text, error.line);
    return json;
}

static json_t *analyse(const char *record, const char *line) {
    struct run *run = run_games(games_all, record, line);
    assert_int_equal(run->code, 0);
    assert_string_equal(run->error, "");
    json_t *json = read_json(run->out);
    finish(run);
    return json;
}

/* The same members of the same types at every level; numbers may differ, text that follows from the record
   may not. */
static void check_shape(const json_t *said, const json_t *documented, const char *where) {
    static const char *const fixed = " game result kind seat action text label ";
    char key[64];
    const char *name;
    const json_t *member;
    if (json_typeof(said) != json_typeof(documented))
        fail_msg("%s is of another type than docs/analysis.md says", where);
    snprintf(key, sizeof key, " %s ", where);
    if (json_is_string(said) && strstr(fixed, key) && strcmp(where, "action") != 0 &&
        strcmp(where, "label") != 0)
        assert_string_equal(json_string_value(said), json_string_value(documented));
    if (json_is_object(said)) {
        assert_int_equal(json_object_size(said), json_object_size(documented));
        json_object_foreach((json_t *)(uintptr_t)said, name, member) {
            const json_t *twin = json_object_get(documented, name);
            if (!twin)
                fail_msg("docs/analysis.md does not show %s", name);
            if (strcmp(name, "grade") != 0)
                check_shape(member, twin, name);
        }
    }
    for (size_t i = 0; json_is_array(said) && i < json_array_size(said) && i < json_array_size(documented);
         i++)
        check_shape(json_array_get(said, i), json_array_get(documented, i), where);
}

static void the_documented_example_has_this_shape(void **unused) {
    (void)unused;
    char *record = read_block("record"), *block = read_block("json");
    json_t *documented = read_json(block), *said = analyse(record, "analyse - --json --nodes 2000");
    check_shape(said, documented, "");
    assert_int_equal(json_array_size(json_object_get(said, "actions")),
                     json_array_size(json_object_get(documented, "actions")));
    json_decref(said);
    json_decref(documented);
    free(block);
    free(record);
}

static double number_of(const json_t *object, const char *key) {
    return json_number_value(json_object_get(object, key));
}

/* The totals are those of the JSON, with the decimal mark of the language. */
static void text_says_what_json_says_in_both_languages(void **unused) {
    (void)unused;
    char *record = read_block("record");
    for (int french = 0; french < 2; french++) {
        json_t *json = analyse(record, french ? "analyse - --json --nodes 700 --lang fr"
                                              : "analyse - --json --nodes 700");
        struct run *run = run_games(games_all, record,
                                    french ? "analyse - --nodes 700 --lang fr" : "analyse - --nodes 700");
        const json_t *seat = json_array_get(json_object_get(json, "seats"), 0), *action;
        char line[256], number[64];
        size_t i;
        assert_int_equal(run->code, 0);
        snprintf(number, sizeof number, "%.1f %8.2f %+8.1f", 100 * number_of(seat, "cost"),
                 100 * number_of(seat, "average"), 100 * number_of(seat, "luck"));
        for (char *at = number; french && *at; at++)
            *at = (char)(*at == '.' ? ',' : *at);
        snprintf(line, sizeof line, "%s  %s\n", number,
                 json_string_value(json_object_get(json_object_get(seat, "grade"), "name")));
        assert_says(run->out, json_string_value(json_object_get(seat, "name")));
        json_array_foreach(json_object_get(json, "actions"), i, action) {
            assert_says(run->out, json_string_value(json_object_get(action, "text")));
            snprintf(number, sizeof number, "[%s]", json_string_value(json_object_get(action, "action")));
            assert_says(run->out, number);
        }
        if (number_of(seat, "luck") > 0.0005 || number_of(seat, "luck") < -0.0005)
            assert_says(run->out, line);
        assert_says(run->out, french ? "\nTous les nombres" : "\nAll numbers");
        assert_says(run->out, french ? "chance  mention\n" : "luck  grade\n");
        assert_says(run->out, french ? "\nPour chaque action, 700 positions ont été examinées.\n"
                                     : "\nFor each action 700 positions were looked at.\n");
        finish(run);
        json_decref(json);
    }
    free(record);
}

/* Each line shows the chance before the action, of the seat that decides or, at a roll, of the seat whose
   turn it is, and all chances after it. */
static void every_action_shows_the_chances_before_and_after(void **unused) {
    (void)unused;
    char *record = read_block("record");
    json_t *json = analyse(record, "analyse - --json --nodes 700");
    struct run *run = run_games(games_all, record, "analyse - --nodes 700");
    const json_t *action;
    size_t i;
    assert_says(run->out, "\n      before     V     K   cost     luck\n");
    json_array_foreach(json_object_get(json, "actions"), i, action) {
        char line[128]; /* in this record it is always Vulpes's turn */
        const json_t *before = json_object_get(action, "before"), *after = json_object_get(action, "after");
        snprintf(line, sizeof line, "\n%4zu %7.1f%6.1f%6.1f ", i + 1,
                 100 * json_number_value(json_array_get(before, 0)),
                 100 * json_number_value(json_array_get(after, 0)),
                 100 * json_number_value(json_array_get(after, 1)));
        assert_says(run->out, line);
    }
    finish(run);
    json_decref(json);
    free(record);
}

/* On a terminal text wraps below itself; in a file each action stays one line. */
static void long_lines_go_on_under_their_words(void **unused) {
    (void)unused;
    char *record = read_block("record");
    struct cli terminal = {.games = games_all, .width = 80};
    struct run *run = run_as(&terminal, record, "analyse - --nodes 700");
    size_t words = strlen("   1    71.3  71.3  28.7   10.0 ??  -0.1  "), broken = 0;
    char *table = strstr(run->out, "luck\n"), *end = strstr(run->out, "|VV");
    assert_true(table && end);
    *end = '\0';
    for (char *at = strchr(table, '\n') + 1; *at && strspn(at, " ") < 5; at = strchr(at, '\n') + 1) {
        assert_true(strcspn(at, "\n") <= 80);
        while (strspn(strchr(at, '\n') + 1, " ") >= words) { /* continuation, and better decisions */
            at = strchr(at, '\n') + 1;
            assert_true(strcspn(at, "\n") <= 80);
            broken++;
        }
    }
    assert_true(broken > 3);
    finish(run);
    run = run_games(games_all, record, "analyse - --nodes 700");
    assert_says(run->out, "Vulpes attacks the 5 at e4 with the 1 at d4.  [attack d4 e4]\n");
    finish(run);
    free(record);
}

static void the_same_limits_print_the_same(void **unused) {
    (void)unused;
    char *record = read_block("record");
    struct run *first = run_games(games_all, record, "analyse - --nodes 500 --seed 3");
    struct run *second = run_games(games_all, record, "analyse - --nodes 500 --seed 3");
    assert_string_equal(first->out, second->out);
    finish(first);
    finish(second);
    free(record);
}

/* The best alternatives of every decision are printed, better or not: those of the JSON. */
static void all_alternatives_are_named_if_asked_for(void **unused) {
    (void)unused;
    char *record = read_block("record");
    json_t *json = analyse(record, "analyse - --json --nodes 700");
    struct run *run = run_games(games_all, record, "analyse - --all --nodes 700");
    const json_t *action, *option;
    size_t i, k, others = 0, said = 0;
    json_array_foreach(json_object_get(json, "actions"), i, action) {
        size_t named = 0;
        json_array_foreach(json_object_get(action, "best"), k, option) {
            char words[256];
            const char *played = json_string_value(json_object_get(action, "action")),
                       *other = json_string_value(json_object_get(option, "action"));
            if (strcmp(played, other) == 0 || named++ == 3)
                continue;
            snprintf(words, sizeof words, " [%s], %.1f\n", other,
                     100 * json_number_value(json_object_get(option, "chance")));
            assert_says(run->out, words);
            others++;
        }
    }
    for (const char *at = run->out; (at = strstr(at, "  else: ")); at++)
        said++;
    assert_true(others > 2 && said > 0);
    finish(run);
    json_decref(json);
    free(record);
}

#define RESIGNED                                                                                        \
    "[Game \"quantum\"]\n[RulesVersion \"1\"]\n[Map \"base-2 | 5 | 7 7 7* / 7 8 7 / 7* 8 7\"]\n[Rules " \
    "\"sheet\"]\n"                                                                                      \
    "[Position \"turn V actions 3 earned 0 | V research 3 dominance 4 ships 1b6 3b4 4d5 5x | "          \
    "K research 5 dominance 2 ships 6h7 3f5 5e4 | cubes h8=K b5=V e5=K b2=V\"]\n\nresign V\n"

static void giving_up_has_its_cost_and_its_verdict(void **unused) {
    (void)unused;
    struct run *run = run_games(games_all, RESIGNED, "analyse - --nodes 700");
    char *line = strstr(run->out, "\n   1 ");
    double before, after[2], cost;
    assert_non_null(line);
    assert_int_equal(sscanf(line, " 1 %lf %lf %lf %lf", &before, &after[0], &after[1], &cost), 4);
    assert_true(after[0] == 0 && after[1] == 100 && cost == before);
    assert_says(run->out, "Kepler Imperium won because others gave up: that was worth +");
    assert_null(strstr(run->out, "Grades are set by games of two"));
    finish(run);
}

static void wrong_records_and_words_are_refused(void **unused) {
    (void)unused;
    write_file("bad.astragal", "[Game \"quantum\"]\n[RulesVersion \"1\"]\n\ndance\n");
    write_file("scripted.astragal", "[Game \"scripted\"]\n[RulesVersion \"3\"]\n\npick 1\n");
    write_file("empty.astragal", "[Game \"quantum\"]\n[RulesVersion \"1\"]\n\n");
    check(games_all, "analyse bad.astragal", 1, "bad.astragal:4: not possible now: dance\n");
    check(games_all, "analyse missing.astragal", 1,
          "missing.astragal: cannot be read: there is no such file or folder\n");
    check(games_all, "analyse empty.astragal", 0, "quantum: 0 actions, not finished\n");
    check(games_all, "analyse empty.astragal --lang fr", 0, "quantum\u00a0: 0 action, partie inachevée\n");
    check(games_all, "analyse empty.astragal --json", 0, "\"actions\":[\n]}");
    check(test_games, "analyse scripted.astragal", 1, "astragal: the game scripted cannot be analysed\n");
    check(games_all, "analyse", 2, "usage: astragal analyse RECORD");
    check(games_all, "analyse empty.astragal --nodes 0", 2,
          "--nodes takes a whole number from 1 to 1000000000\n");
    check(games_all, "analyse empty.astragal --time soon", 2, "--time takes a number from 0.001 to 3600\n");
    check(games_all, "analyse empty.astragal --time -1", 2, "--time takes a number from 0.001 to 3600\n");
    check(games_all, "analyse empty.astragal --time 1e2", 2, "--time takes a number from 0.001 to 3600\n");
    check(games_all, "analyse empty.astragal other.astragal", 2, "not understood: other.astragal");
    assert_int_equal(remove("bad.astragal") | remove("scripted.astragal") | remove("empty.astragal"), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_documented_example_has_this_shape),
        cmocka_unit_test(text_says_what_json_says_in_both_languages),
        cmocka_unit_test(every_action_shows_the_chances_before_and_after),
        cmocka_unit_test(long_lines_go_on_under_their_words),
        cmocka_unit_test(the_same_limits_print_the_same),
        cmocka_unit_test(all_alternatives_are_named_if_asked_for),
        cmocka_unit_test(giving_up_has_its_cost_and_its_verdict),
        cmocka_unit_test(wrong_records_and_words_are_refused),
    };
    return cmocka_run_group_tests(tests, make_directory, remove_directory);
}
