/* The engine: every example of docs/protocol.md, and what a host may get wrong, shown with Pig and the scripted game;
   and the records in docs/notation.md. */
#define _DEFAULT_SOURCE
#include "engine.h"
#include "games.h"
#include "pig.h"
#include "scripted.h"
#include "table.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const struct game *const test_games[] = {&pig_game, &scripted_game, NULL};

/* An engine that answers into memory. */
struct session {
    struct engine *engine;
    FILE *out;
    char *answer;
    size_t length;
};

static struct session *open_session(const struct game *const *games) {
    struct session *session = calloc(1, sizeof *session);
    assert_non_null(session);
    session->out = open_memstream(&session->answer, &session->length);
    assert_non_null(session->out);
    session->engine = engine_new(games, session->out);
    assert_non_null(session->engine);
    return session;
}

static void close_session(struct session *session) {
    engine_free(session->engine);
    fclose(session->out);
    free(session->answer);
    free(session);
}

/* What the engine answers to a line of this length; valid up to the next one. */
static const char *answer_bytes(struct session *session, const char *line, size_t length) {
    rewind(session->out);
    bool goes_on = engine_line(session->engine, line, length);
    fputc('\0', session->out);
    fflush(session->out);
    assert_int_equal(goes_on, strcmp(line, "quit") != 0);
    return session->answer;
}

static const char *answer(struct session *session, const char *line) {
    return answer_bytes(session, line, strlen(line));
}

static void expect(struct session *session, const char *line, const char *expected) {
    const char *answered = answer(session, line);
    if (strcmp(answered, expected) != 0)
        fail_msg("%s\nexpected: %s\nanswered: %s", line, expected, answered);
}

/* Says several lines and returns the answer to the last. */
static const char *answer_lines(struct session *session, const char *lines) {
    const char *answered = "";
    for (const char *at = lines; *at;) {
        char line[256];
        size_t length = strcspn(at, "\n");
        assert_true(length < sizeof line);
        memcpy(line, at, length);
        line[length] = '\0';
        answered = answer(session, line);
        at += length + (at[length] == '\n');
    }
    return answered;
}

static void expect_lines(struct session *session, const char *lines, const char *expected) {
    assert_string_equal(answer_lines(session, lines), expected);
}

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

/* Runs the example that begins at `line` and returns the line behind it. */
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
    struct session *session = open_session(test_games);
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
    struct session *session = open_session(test_games);
    expect(session, "12 who", "who A\nok #12\n");
    expect(session, "  13   play   roll  \r", "ok #13\n");
    expect(session, "999999999 play roll", "error #999999999 31 not possible now: roll\n");
    expect(session, "1234567890 who", "error 10 unknown command\n");
    expect(session, "7", "error #7 10 unknown command\n");
    close_session(session);
}

static void blank_lines_and_comments_have_no_answer(void **unused) {
    (void)unused;
    struct session *session = open_session(test_games);
    expect(session, "", "");
    expect(session, " \t\r", "");
    expect(session, "; a comment", "");
    close_session(session);
}

static void a_line_that_is_no_text_is_refused(void **unused) {
    (void)unused;
    struct session *session = open_session(test_games);
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
        {"show me", "error 20 wrong arguments: show\n"},
        {"who am I", "error 20 wrong arguments: who\n"},
        {"legal all", "error 21 not a number in the range\n"},
        {"legal -1", "error 21 not a number in the range\n"},
        {"odds roll", "error 20 wrong arguments: odds\n"},
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
        {"explain", "error 20 wrong arguments: explain THING\n"},
        {"explain roll", "error 26 no such thing\n"},
        {"why", "error 20 wrong arguments: why THING [THING ...]\n"},
        {"why roll", "error 26 no such thing\n"},
        {"view at", "error 21 not a number in the range\n"},
        {"view at 1", "error 21 not a number in the range\n"},
        {"undo", "error 33 there is nothing to take back\n"},
        {"roll 6", "error 20 wrong arguments: roll\n"},
        {"roll", "error 32 there is nothing to roll\n"},
        {"seed -1", "error 21 not a number in the range\n"},
        {"seed 1000000000000000000", "error 21 not a number in the range\n"},
        {"resign Z", "error 24 no such seat\n"},
        {"view Z", "error 24 no such seat\n"},
        {"picture de", "error 20 wrong arguments: picture [en|fr]\n"},
        {"perft", "error 20 wrong arguments: perft DEPTH [divide]\n"},
        {"perft 13", "error 21 not a number in the range\n"},
        {"perft two", "error 21 not a number in the range\n"},
        {"perft 2 conquer", "error 20 wrong arguments: perft DEPTH [divide]\n"},
        {"tag", "error 20 wrong arguments: tag NAME VALUE\n"},
        {"tag Result A", "error 25 tag refused\n"},
        {"record all", "error 20 wrong arguments: record\n"},
        {"load file", "error 20 wrong arguments: load\n"},
        {"help me", "error 20 wrong arguments: help\n"},
    };
    struct session *session = open_session(test_games);
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        if (wrong[i][1])
            expect(session, wrong[i][0], wrong[i][1]);
        else
            assert_memory_equal(answer(session, wrong[i][0]), "error 30 ", 9);
        expect(session, "show", "position turn A total 0; A 0; B 0\nok\n");
    }
    close_session(session);
}

/* Playing. */

static void the_host_announces_the_dice(void **unused) {
    (void)unused;
    struct session *session = open_session(test_games);
    expect(session, "legal", "1 roll\nok 1\n");
    expect(session, "odds", "0.833333 roll\nok 1\n");
    expect(session, "play roll", "ok\n");
    expect(session, "who", "who chance\nok\n");
    expect(session, "odds",
           "1/6 0.166667 die 1\n1/6 0.166667 die 2\n1/6 0.166667 die 3\n1/6 0.166667 die 4\n"
           "1/6 0.166667 die 5\n1/6 0.166667 die 6\nok 6 sum 6/6\n");
    expect(session, "play die 5", "ok\n");
    expect(session, "show", "position turn A total 5; A 0; B 0\nok\n");
    expect(session, "undo", "error 33 there is nothing to take back\n");
    close_session(session);
}

static void odds_are_exact_when_outcomes_are_not_alike(void **unused) {
    (void)unused;
    struct session *session = open_session(test_games);
    expect(session, "game scripted", "option script type string default A2 ?6 B2\nok\n");
    expect(session, "position step 1 sum 0 last A", "ok\n");
    expect(session, "odds",
           "1/21 0.047619 fall 1\n2/21 0.095238 fall 2\n3/21 0.142857 fall 3\n4/21 0.190476 fall 4\n"
           "5/21 0.238095 fall 5\n6/21 0.285714 fall 6\nok 6 sum 21/21\n");
    close_session(session);
}

static void a_decision_is_taken_back_before_its_dice_are_known(void **unused) {
    (void)unused;
    struct session *session = open_session(test_games);
    expect(session, "play roll", "ok\n");
    expect(session, "undo", "ok 1\n");
    expect(session, "who", "who A\nok\n");
    close_session(session);
}

static void several_decisions_are_taken_back_at_once(void **unused) {
    (void)unused;
    struct session *session = open_session(games_all);
    expect(session,
           "position turn V actions 3 earned 0 | V research 1 dominance 4 ships 3d4 5b3 6b1 | K research 1 "
           "dominance 2 ships 4e4 1h7 2g8 | cubes h8=K b2=V moves move b3 b4, move d4 d5, research",
           "ok\n");
    expect(session, "undo 4", "error 33 there is nothing to take back\n");
    expect(session, "undo 2", "ok 2\n");
    assert_non_null(strstr(answer(session, "show"), "actions 2 "));
    expect(session, "undo 1", "ok 1\n");
    expect(session, "undo 1", "error 33 there is nothing to take back\n");
    close_session(session);
}

static void what_needs_nobody_happens_when_asked(void **unused) {
    (void)unused;
    struct session *session = open_session(test_games);
    answer(session, "game scripted");
    expect(session, "set script A1 ?1 A1 B1! B2", "ok\n");
    expect(session, "new", "ok\n");
    expect(session, "advance 1", "taken pick 1\nok 1\n");
    expect(session, "advance", "rolled fall 1\ntaken pick 1\nok 2\n");
    expect(session, "advance", "ok 0\n");
    close_session(session);
    session = open_session(games_all);
    expect(session, "seed 3", "ok\n");
    assert_memory_equal(answer(session, "advance"), "rolled dice ", 12);
    expect(session, "advance", "ok 0\n");
    close_session(session);
}

static void the_engine_rolls_only_when_asked_and_repeats_with_a_seed(void **unused) {
    (void)unused;
    struct session *session = open_session(test_games);
    char first[256];
    expect(session, "seed 5", "ok\n");
    expect(session, "play roll", "ok\n");
    snprintf(first, sizeof first, "%s", answer(session, "roll"));
    assert_memory_equal(first, "rolled die ", 11);
    expect(session, "new", "ok\n");
    expect(session, "seed 5", "ok\n");
    expect(session, "play roll", "ok\n");
    expect(session, "roll", first);
    expect(session, "seed", "ok\n");
    close_session(session);
}

static void options_take_effect_with_the_next_game(void **unused) {
    (void)unused;
    struct session *session = open_session(test_games);
    expect(session, "set seats 3", "ok\n");
    expect(session, "show", "position turn A total 0; A 0; B 0\nok\n");
    expect(session, "new", "ok\n");
    expect(session, "show", "position turn A total 0; A 0; B 0; C 0\nok\n");
    expect(session, "set seats", "ok\n");
    expect(session, "position start", "ok\n");
    expect(session, "show", "position turn A total 0; A 0; B 0\nok\n");
    close_session(session);
}

static void an_option_that_the_game_refuses_leaves_the_game_as_it_is(void **unused) {
    (void)unused;
    struct session *session = open_session(test_games);
    answer(session, "game scripted");
    expect(session, "play pick 2", "ok\n");
    expect(session, "set script nonsense", "ok\n");
    expect(session, "new", "error 22 bad script\n");
    expect(session, "show", "position step 1 sum 2 last A\nok\n");
    close_session(session);
}

static void hello_describes_the_options_by_type(void **unused) {
    (void)unused;
    struct session *session = open_session(test_games);
    const char *hello = answer(session, "hello");
    assert_non_null(strstr(hello, "\nprotocol 1\ngame pig rules 1\ngame scripted rules 3\n"
                                  "option seats type spin default 2 min 2 max 4\n"
                                  "option target type spin default 100 min 10 max 1000\n"
                                  "option secret type check default off\nok\n"));
    close_session(session);
}

static void a_position_and_moves_are_taken_together_or_not_at_all(void **unused) {
    (void)unused;
    struct session *session = open_session(test_games);
    expect(session, "position turn B total 4; A 30; B 45 moves hold, roll, die 6", "ok\n");
    expect(session, "show", "position turn A total 6; A 30; B 49\nok\n");
    expect(session, "position start moves roll, die 7", "error 31 not possible now: die 7\n");
    expect(session, "position turn B total 4; A 30",
           "error 30 not a position of Pig, from character 21 on\n");
    expect(session, "show", "position turn A total 6; A 30; B 49\nok\n");
    close_session(session);
}

static void who_says_when_the_game_is_over_and_who_has_won(void **unused) {
    (void)unused;
    struct session *session = open_session(test_games);
    expect(session, "resign", "ok\n");
    expect(session, "who", "who over B\nok\n");
    expect(session, "legal", "ok 0\n");
    expect(session, "resign", "error 31 not possible now\n");
    close_session(session);
}

/* Showing. */

static void a_view_is_one_line_in_the_language_asked_for(void **unused) {
    (void)unused;
    struct session *session = open_session(test_games);
    expect(session, "play roll", "ok\n");
    expect(session, "play die 4", "ok\n");
    const char *view = answer(session, "view A fr 1");
    assert_memory_equal(view, "view {\"game\":\"pig\",\"viewer\":\"A\",", 32);
    assert_non_null(strstr(view, "\"log\":[{\"n\":1,\"seat\":null,"));
    assert_non_null(strstr(view, "Joueur A fait 4"));
    assert_non_null(strstr(view, "\"decisions\":[{"));
    assert_string_equal(strchr(view, '\n'), "\nok\n");
    assert_null(strstr(answer(session, "view B"), "\"decisions\""));
    assert_non_null(strstr(answer(session, "view"), "\"decisions\""));
    close_session(session);
}

static void a_view_shows_what_was_seen_then(void **unused) {
    (void)unused;
    struct session *session = open_session(test_games);
    char then[65536];
    snprintf(then, sizeof then, "%s", answer(session, "view"));
    expect(session, "play roll", "ok\n");
    expect(session, "play die 4", "ok\n");
    expect(session, "view at 0", then);
    assert_string_not_equal(answer(session, "view at 2"), then);
    const char *view = answer(session, "view at 1 0");
    assert_non_null(strstr(view, "\"log\":[{\"n\":0,"));
    assert_null(strstr(view, "\"n\":1,"));
    assert_non_null(strstr(view, "\"undo\":0,\"length\":1}\nok\n"));
    expect(session, "show", "position turn A total 4; A 0; B 0\nok\n");
    close_session(session);
}

static void boards_are_listed_with_all_that_is_on_them(void **unused) {
    (void)unused;
    struct session *session = open_session(games_all);
    assert_non_null(
        strstr(answer(session, "boards fr"),
               "board {\"id\":\"base-2\",\"name\":\"Base 2\",\"group\":\"base\",\"note\":\"5 cubes chacun\","
               "\"line\":\"base-2 | 5 | 7 7 7* / 7 8 7 / 7* 8 7\",\"seats\":2}\n"));
    close_session(session);
}

static void a_board_file_is_read_and_nothing_else_changes(void **unused) {
    (void)unused;
    struct session *session = open_session(games_all);
    char before[4096];
    snprintf(before, sizeof before, "%s", answer(session, "record"));
    expect_lines(session, "7 board\n|\xEF\xBB\xBFname: Own\n|cubes: 3\n|\n|8* 8\n|8  8*\n.",
                 "line Own | 3 | 8* 8 / 8 8*\nok #7\n");
    expect_lines(session, "board\nname: Own\ncubes: 3\n# again\ncubes: 4\n\n8* 8\n8  8*\n.",
                 "error 27 line 4: the key cubes stands there twice\n");
    expect_lines(session, "board\n.", "error 27 the map has no planet\n");
    expect(session, "record", before);
    close_session(session);
}

static void a_survey_tells_whether_starts_are_alike(void **unused) {
    (void)unused;
    static const char *const alike[] = {
        "A | 3 | 8* 8 / 8 8*",             /* turned or mirrored */
        "B | 2 | . . . / . 8* 8* / . . .", /* empty rows and columns do not count */
        "C | 2 | 8* 7 8* / 7 0 7 / 8* 7 8*",
    };
    static const char *const unlike[] = {
        "D | 2 | 8* 8* 8",
        "E | 2 | 8* 8* / 8* .", /* the corner is another place than the ends */
        "F | 2 | 8* 7 9*",
    };
    struct session *session = open_session(games_all);
    for (size_t i = 0; i < 3; i++) {
        char line[128];
        snprintf(line, sizeof line, "set map %s\nnew\nsurvey", alike[i]);
        assert_non_null(strstr(answer_lines(session, line), "\"alike\":true"));
        snprintf(line, sizeof line, "set map %s\nnew\nsurvey", unlike[i]);
        assert_non_null(strstr(answer_lines(session, line), "\"alike\":false"));
    }
    const char *apart = answer_lines(session, "set map G | 2 | 8* . 8* / . . .\nnew\nsurvey");
    assert_non_null(strstr(apart, "\"starts\":[{\"at\":\"b5\",\"steps\":[],\"unreachable\":1},"));
    close_session(session);
}

static void a_view_has_room_for_a_long_log(void **unused) {
    (void)unused;
    struct session *session = open_session(test_games);
    for (int i = 0; i < 1000; i++) {
        expect(session, "play roll", "ok\n");
        expect(session, "play die 1", "ok\n");
    }
    const char *view = answer(session, "view en");
    assert_true(strlen(view) > 100000);
    assert_non_null(strstr(view, "\"undo\":0,\"length\":2000}\nok\n"));
    close_session(session);
}

static void a_picture_never_looks_like_the_end_of_an_answer(void **unused) {
    (void)unused;
    struct session *session = open_session(test_games);
    const char *picture = answer(session, "picture fr");
    assert_memory_equal(picture, "|   le premier à 100\n| > Joueur A", 33);
    close_session(session);
}

static void perft_counts_and_divides_within_its_limit(void **unused) {
    (void)unused;
    struct session *session = open_session(test_games);
    expect(session, "perft 0", "ok 1\n");
    expect(session, "perft 2", "ok 6\n");
    expect(session, "perft 3", "ok 11\n");
    expect(session, "perft 3 divide", "11 roll\nok 11\n");
    expect(session, "perft 0 divide", "ok 1\n");
    engine_limit_work(session->engine, 7);
    expect(session, "perft 2", "ok 6\n");
    expect(session, "perft 12", "error 40 too much work\n");
    expect(session, "position start moves roll, die 4", "ok\n");
    engine_limit_work(session->engine, 8);
    expect(session, "perft 3 divide", "11 roll\nerror 40 too much work\n");
    close_session(session);
}

/* Records. */

static void a_record_can_be_sent_back(void **unused) {
    (void)unused;
    struct session *session = open_session(test_games);
    expect(session, "set seats 3", "ok\n");
    expect(session, "position start moves roll, die 4, hold", "ok\n");
    expect(session, "tag Event the \"final\"", "ok\n");
    char *record = strdup(answer(session, "record"));
    assert_non_null(strstr(
        record, "| [Event \"the \\\"final\\\"\"]\n| [Result \"*\"]\n|\n| roll\n| die 4\n| hold\nok\n"));
    answer(session, "game scripted");
    expect(session, "load", "");
    for (char *line = strtok(record, "\n"); line && line[0] == '|'; line = strtok(NULL, "\n"))
        expect(session, line, "");
    expect(session, ".", "ok\n");
    expect(session, "show", "position turn B total 0; A 4; B 0; C 0\nok\n");
    expect(session, "new", "ok\n");
    expect(session, "show", "position turn A total 0; A 0; B 0; C 0\nok\n");
    free(record);
    close_session(session);
}

static void a_record_that_is_refused_leaves_the_game_as_it_is(void **unused) {
    (void)unused;
    struct session *session = open_session(test_games);
    expect(session, "play roll", "ok\n");
    expect(session, "5 load", "");
    expect(session, "[Game \"pig\"]", "");
    expect(session, "[RulesVersion \"1\"]", "");
    expect(session, "quit ", "");
    expect(session, ".", "error #5 34 line 3: not possible now: quit\n");
    expect(session, "load", "");
    expect(session, ".", "error 34 line 1: a record begins with the name of its game: [Game \"…\"]\n");
    expect(session, "who", "who chance\nok\n");
    close_session(session);
}

static void a_record_that_is_too_large_is_waited_out(void **unused) {
    (void)unused;
    struct session *session = open_session(test_games);
    size_t length = 70000;
    char *line = malloc(length);
    assert_non_null(line);
    memset(line, ';', length);
    expect(session, "load", "");
    assert_string_equal(answer_bytes(session, line, length), "");
    expect(session, ".", "error 11 the line is too long\n");
    expect(session, "load", "");
    for (int i = 0; i < 300; i++)
        assert_string_equal(answer_bytes(session, line, 60000), "");
    expect(session, ".", "error 11 the line is too long\n");
    expect(session, "who", "who A\nok\n");
    free(line);
    close_session(session);
}

static void errors_are_in_the_language_that_was_set(void **unused) {
    (void)unused;
    struct session *session = open_session(test_games);
    expect(session, "language fr", "ok\n");
    expect(session, "dance", "error 10 commande inconnue\n");
    expect(session, "play", "error 20 mauvais arguments\u00a0: play ACTION\n");
    expect(session, "play dance", "error 31 pas possible maintenant\u00a0: dance\n");
    expect(session, "load", "");
    expect(session, "x", "");
    expect(session, ".",
           "error 34 ligne 1\u00a0: un enregistrement commence par le nom de son jeu\u00a0: [Game \"…\"]\n");
    close_session(session);
}

static void a_whole_input_is_read_up_to_quit_or_its_end(void **unused) {
    (void)unused;
    char input[] = "who\r\n\n7 play roll\nquit\nwho\n";
    struct session *session = open_session(test_games);
    FILE *in = fmemopen(input, strlen(input), "r");
    engine_run(session->engine, in);
    fclose(in);
    fflush(session->out);
    assert_string_equal(session->answer, "who A\nok\nok #7\nok\n");
    in = fmemopen(input, 3, "r");
    rewind(session->out);
    engine_run(session->engine, in);
    fclose(in);
    fflush(session->out);
    assert_memory_equal(session->answer, "who chance\nok\n", 14);
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
        cmocka_unit_test(the_host_announces_the_dice),
        cmocka_unit_test(odds_are_exact_when_outcomes_are_not_alike),
        cmocka_unit_test(a_decision_is_taken_back_before_its_dice_are_known),
        cmocka_unit_test(several_decisions_are_taken_back_at_once),
        cmocka_unit_test(what_needs_nobody_happens_when_asked),
        cmocka_unit_test(a_view_shows_what_was_seen_then),
        cmocka_unit_test(boards_are_listed_with_all_that_is_on_them),
        cmocka_unit_test(a_board_file_is_read_and_nothing_else_changes),
        cmocka_unit_test(a_survey_tells_whether_starts_are_alike),
        cmocka_unit_test(the_engine_rolls_only_when_asked_and_repeats_with_a_seed),
        cmocka_unit_test(options_take_effect_with_the_next_game),
        cmocka_unit_test(an_option_that_the_game_refuses_leaves_the_game_as_it_is),
        cmocka_unit_test(hello_describes_the_options_by_type),
        cmocka_unit_test(a_position_and_moves_are_taken_together_or_not_at_all),
        cmocka_unit_test(who_says_when_the_game_is_over_and_who_has_won),
        cmocka_unit_test(a_view_is_one_line_in_the_language_asked_for),
        cmocka_unit_test(a_view_has_room_for_a_long_log),
        cmocka_unit_test(a_picture_never_looks_like_the_end_of_an_answer),
        cmocka_unit_test(perft_counts_and_divides_within_its_limit),
        cmocka_unit_test(a_record_can_be_sent_back),
        cmocka_unit_test(a_record_that_is_refused_leaves_the_game_as_it_is),
        cmocka_unit_test(a_record_that_is_too_large_is_waited_out),
        cmocka_unit_test(errors_are_in_the_language_that_was_set),
        cmocka_unit_test(a_whole_input_is_read_up_to_quit_or_its_end),
    };
    return cmocka_run_group_tests_name("engine", tests, NULL, NULL);
}
