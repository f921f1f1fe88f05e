/* The engine: every example of docs/protocol.md, the records in docs/notation.md, and malformed lines, tested with Pig and the
   scripted game. */
#define _DEFAULT_SOURCE
#include "games.h"
#include "session.h"
#include "table.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* The document. */

static char *read_document(const char *document_name) {
    char name[4096];
    const char *root = getenv("ASTRAGAL_SOURCE");
    snprintf(name, sizeof name, "%s/docs/%s", root ? root : ".", document_name);
    FILE *file = fopen(name, "rb");
    if (!file)
        fail_msg("%s cannot be read; ASTRAGAL_SOURCE names the directory of the sources", name);
    char *document = calloc(1, 1 << 20);
    assert_non_null(document);
    assert_true(fread(document, 1, (1 << 20) - 1, file) > 0);
    fclose(file);
    return document;
}

/* Runs the example that starts at `line` and returns the line after it. */
static char *run_example(char *line) {
    struct session *session = open_session(games_all);
    char expected[65536] = "";
    char command[1024] = "";
    while (strncmp(line, "```", 3) != 0) {
        char *end = strchr(line, '\n');
        assert_non_null(end);
        *end = '\0';
        if (line[0] == '>') {
            if (command[0])
                expect(session, command, expected);
            snprintf(command, sizeof command, "%s", line + 1 + (line[1] == ' '));
            expected[0] = '\0';
            if (!command[0])
                expect(session, "", "");
        } else {
            strcat(expected, line);
            strcat(expected, "\n");
        }
        line = end + 1;
    }
    expect(session, command, expected);
    close_session(session);
    return line;
}

static void every_example_of_the_protocol_runs_as_it_stands(void **unused) {
    (void)unused;
    char *document = read_document("protocol.md");
    int examples = 0;
    for (char *at = document; (at = strstr(at, "```session\n")); examples++)
        at = run_example(at + strlen("```session\n"));
    assert_true(examples >= 10);
    free(document);
}

static void the_protocol_lists_every_command(void **unused) {
    (void)unused;
    struct session *session = open_session(session_games);
    char *document = read_document("protocol.md");
    char *help = strdup(answer(session, "help"));
    for (char *line = strtok(help, "\n"); line && line[0] == '|'; line = strtok(NULL, "\n")) {
        char heading[64];
        char *name = line + 2;
        name[strcspn(name, " ")] = '\0';
        snprintf(heading, sizeof heading, "`%s", name);
        if (!strstr(document, heading))
            fail_msg("docs/protocol.md does not explain %s", name);
    }
    free(help);
    free(document);
    close_session(session);
}

static void every_record_in_the_notation_replays(void **unused) {
    (void)unused;
    char *document = read_document("notation.md");
    int records = 0;
    for (char *at = document; (at = strstr(at, "```record\n")); records++) {
        struct game_error error = {0};
        at += strlen("```record\n");
        struct table *table = table_read_record(games_all, at, (size_t)(strstr(at, "```") - at), &error);
        if (!table)
            fail_msg("line %d of a record in docs/notation.md: %s", error.line, error.text);
        assert_true(table_length(table) > 0);
        table_free(table);
    }
    assert_true(records > 0);
    free(document);
}

/* Lines. */

static void an_id_comes_back_with_the_answer(void **unused) {
    (void)unused;
    struct session *session = open_session(session_games);
    expect(session, "12 who", "who A\nok #12\n");
    expect(session, "  13   play   roll  \r", "ok #13\n");
    expect(session, "999999999 play roll", "error #999999999 31 not possible now: roll\n");
    expect(session, "1234567890 who", "error 10 unknown command\n");
    expect(session, "7", "error #7 10 unknown command\n");
    close_session(session);
}

static void blank_lines_and_comments_have_no_answer(void **unused) {
    (void)unused;
    struct session *session = open_session(session_games);
    expect(session, "", "");
    expect(session, " \t\r", "");
    expect(session, "; a comment", "");
    close_session(session);
}

static void a_line_that_is_no_text_is_refused(void **unused) {
    (void)unused;
    struct session *session = open_session(session_games);
    size_t length = 100000;
    char *line = malloc(length);
    assert_non_null(line);
    memset(line, ' ', length);
    assert_string_equal(answer_bytes(session, line, length), "error 11 the line is too long\n");
    memset(line, 'x', length);
    assert_string_equal(answer_bytes(session, line, length), "error 11 the line is too long\n");
    assert_string_equal(answer_bytes(session, line, ENGINE_LINE), "error 10 unknown command\n");
    assert_string_equal(answer_bytes(session, "wh\0o", 4), "error 12 the line holds a zero byte\n");
    free(line);
    close_session(session);
}

static void wrong_arguments_are_answered_with_the_right_ones(void **unused) {
    (void)unused;
    static const char *const wrong[][2] = {
        {"hello you", "error 20 wrong arguments: hello\n"},
        {"language de", "error 20 wrong arguments: language en|fr\n"},
        {"game", "error 20 wrong arguments: game NAME\n"},
        {"game chess", "error 23 unknown game\n"},
        {"set", "error 20 wrong arguments: set NAME [VALUE]\n"},
        {"set colour red", "error 22 unknown option: colour\n"},
        {"set seats 9", "error 22 option seats cannot be: 9\n"},
        {"new game", "error 20 wrong arguments: new\n"},
        {"position", "error 20 wrong arguments: position start|LINE [moves ACTION, ACTION, ...]\n"},
        {"position start moves", "ok\n"},
        {"position start moves ,", "error 31 not possible now: \n"},
        {"position start movesroll", NULL},
        {"show me", "error 24 no such seat\n"},
        {"show A B", "error 24 no such seat\n"},
        {"options de", "error 20 wrong arguments: options [en|fr]\n"},
        {"who am I", "error 20 wrong arguments: who\n"},
        {"legal all", "error 21 not a number in the range\n"},
        {"legal -1", "error 21 not a number in the range\n"},
        {"odds roll", "error 24 no such seat\n"},
        {"play", "error 20 wrong arguments: play ACTION\n"},
        {"undo 2", "error 33 there is nothing to take back\n"},
        {"undo 0", "error 21 not a number in the range\n"},
        {"undo all", "error 21 not a number in the range\n"},
        {"advance 10001", "error 21 not a number in the range\n"},
        {"advance on", "error 21 not a number in the range\n"},
        {"advance 0", "ok 0\n"},
        {"boards de", "error 20 wrong arguments: boards [en|fr]\n"},
        {"boards", "ok 0\n"},
        {"survey", "error 27 board refused\n"},
        {"survey it", "error 20 wrong arguments: survey\n"},
        {"board it", "error 20 wrong arguments: board\n"},
        {"levels de", "error 20 wrong arguments: levels [en|fr]\n"},
        {"explain", "error 20 wrong arguments: explain THING [for VIEWER]\n"},
        {"explain hold of A", "error 20 wrong arguments: explain THING [for VIEWER]\n"},
        {"explain hold for nobody", "error 24 no such seat\n"},
        {"explain dice", "error 26 no such thing\n"},
        {"why", "error 20 wrong arguments: why THING [THING ...] [for VIEWER]\n"},
        {"why hold for nobody", "error 24 no such seat\n"},
        {"why dice", "error 26 no such thing\n"},
        {"view at", "error 21 not a number in the range\n"},
        {"view at 1", "error 21 not a number in the range\n"},
        {"undo", "error 33 there is nothing to take back\n"},
        {"roll 6", "error 20 wrong arguments: roll\n"},
        {"roll", "error 32 there is nothing to roll\n"},
        {"seed -1", "error 21 not a number in the range\n"},
        {"seed 1000000000000000000", "error 21 not a number in the range\n"},
        {"resign Z", "error 24 no such seat\n"},
        {"view Z", "error 24 no such seat\n"},
        {"picture de", "error 24 no such seat\n"},
        {"perft", "error 20 wrong arguments: perft DEPTH [divide]\n"},
        {"perft 13", "error 21 not a number in the range\n"},
        {"perft two", "error 21 not a number in the range\n"},
        {"perft 2 conquer", "error 20 wrong arguments: perft DEPTH [divide]\n"},
        {"tag", "error 20 wrong arguments: tag NAME VALUE\n"},
        {"tag Result A", "error 25 tag refused\n"},
        {"record me", "error 24 no such seat\n"},
        {"load file", "error 20 wrong arguments: load\n"},
        {"help me", "error 20 wrong arguments: help\n"},
    };
    struct session *session = open_session(session_games);
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        if (wrong[i][1])
            expect(session, wrong[i][0], wrong[i][1]);
        else
            assert_memory_equal(answer(session, wrong[i][0]), "error 30 ", 9);
        expect(session, "show", "position turn A total 0; A 0; B 0\nok\n");
    }
    close_session(session);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_example_of_the_protocol_runs_as_it_stands),
        cmocka_unit_test(the_protocol_lists_every_command),
        cmocka_unit_test(every_record_in_the_notation_replays),
        cmocka_unit_test(an_id_comes_back_with_the_answer),
        cmocka_unit_test(blank_lines_and_comments_have_no_answer),
        cmocka_unit_test(a_line_that_is_no_text_is_refused),
        cmocka_unit_test(wrong_arguments_are_answered_with_the_right_ones),
    };
    return cmocka_run_group_tests_name("engine", tests, NULL, NULL);
}
