/* Engine commands that show, and records sent both ways. */
#define _DEFAULT_SOURCE
#include "games.h"
#include "session.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* Showing. */

static void a_view_is_one_line_in_the_language_asked_for(void **unused) {
    (void)unused;
    struct session *session = open_session(session_games);
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
    struct session *session = open_session(session_games);
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
                 "error 27 line 4: the key cubes is given twice\n");
    expect_lines(session, "board\n.", "error 27 the map has no planet\n");
    expect(session, "record", before);
    close_session(session);
}

static void a_survey_tells_whether_starts_are_alike(void **unused) {
    (void)unused;
    static const char *const alike[] = {
        "A | 3 | 8* 8 / 8 8*",             /* rotated or mirrored */
        "B | 2 | . . . / . 8* 8* / . . .", /* empty rows and columns do not count */
        "C | 2 | 8* 7 8* / 7 0 7 / 8* 7 8*",
    };
    static const char *const unlike[] = {
        "D | 2 | 8* 8* 8",
        "E | 2 | 8* 8* / 8* .", /* the corner differs from the ends */
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
    struct session *session = open_session(session_games);
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
    struct session *session = open_session(session_games);
    const char *picture = answer(session, "picture fr");
    assert_memory_equal(picture, "|   le premier à 100\n| > Joueur A", 33);
    close_session(session);
}

static void perft_counts_and_divides_within_its_limit(void **unused) {
    (void)unused;
    struct session *session = open_session(session_games);
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

/* Viewers. */

#define SECRET_PIG   "set secret on\nset target 20\n"
#define KNOWN_TO_ALL "turn A total 4; A 3 bonus 6; B 5 bonus 2"

static void a_viewer_is_shown_what_it_knows(void **unused) {
    (void)unused;
    struct session *session = open_session(session_games);
    answer_lines(session, SECRET_PIG "position " KNOWN_TO_ALL);
    expect(session, "show", "position " KNOWN_TO_ALL "\nok\n");
    expect(session, "show all", "position " KNOWN_TO_ALL "\nok\n");
    expect(session, "show A", "position turn A total 4; A 3 bonus 6; B 5 bonus ?\nok\n");
    expect(session, "show B", "position turn A total 4; A 3 bonus ?; B 5 bonus 2\nok\n");
    expect(session, "show spectator", "position turn A total 4; A 3 bonus ?; B 5 bonus ?\nok\n");
    assert_non_null(strstr(answer(session, "picture A"), "Player A     3 + 4  bonus 6\n"));
    assert_null(strstr(answer(session, "picture B"), "bonus 6"));
    assert_null(strstr(answer(session, "picture"), "bonus"));
    assert_null(strstr(answer(session, "view"), "\"bonus\""));
    assert_null(strstr(answer(session, "view"), "\"decisions\""));
    assert_non_null(strstr(answer(session, "view all"), "\"decisions\""));
    assert_non_null(strstr(answer(session, "record B"), "| [Viewer \"B\"]\n"));
    assert_non_null(
        strstr(answer(session, "record B"), "| [Position \"turn A total 4; A 3 bonus ?; B 5 bonus 2\"]\n"));
    assert_non_null(strstr(answer(session, "record"), "| [Position \"" KNOWN_TO_ALL "\"]\n"));
    close_session(session);
}

/* The outcomes themselves may be secret. */
static void outcomes_are_listed_for_who_sees_everything(void **unused) {
    (void)unused;
    struct session *session = open_session(session_games);
    answer_lines(session, SECRET_PIG "new");
    assert_non_null(strstr(answer(session, "odds"), "1/6 0.166667 bonus 3\n"));
    expect(session, "odds A", "ok 0\n");
    expect(session, "odds spectator", "ok 0\n");
    close_session(session);
}

static void a_hidden_position_is_looked_at_and_not_played(void **unused) {
    (void)unused;
    struct session *session = open_session(session_games);
    answer_lines(session, SECRET_PIG "position turn A total 4; A 3 bonus 6; B 5 bonus ?");
    expect(session, "show", "position turn A total 4; A 3 bonus 6; B 5 bonus ?\nok\n");
    expect(session, "legal", "1 roll\n2 hold\nok 2\n");
    assert_non_null(strstr(answer(session, "view A"), "\"decisions\""));
    assert_memory_equal(answer(session, "play roll"), "error 31 ", 9);
    assert_memory_equal(answer(session, "perft 2"), "error 31 ", 9);
    expect(session, "advance", "ok 0\n");
    assert_memory_equal(answer(session, "go level 3 nodes 200 seed 1"), "win 0.", 6);
    assert_memory_equal(answer(session, "hint most 1 nodes 200"), "hint {\"action\":", 15);
    close_session(session);
}

/* The first line of an answer. */
static void first_line(const char *answered, char *out, size_t capacity) {
    snprintf(out, capacity, "%.*s", (int)strcspn(answered, "\n"), answered);
}

/* What seats foresee in the position as they know it is what they know when the decision has been played. Plays on until this many were
   foreseen, new games if need be. */
static void check_foreseen(const struct game *const *games, const char *setting, int enough) {
    enum { LINE = GAME_POSITION_TEXT + 64, MOST_DECISIONS = 20000 };
    static char command[LINE + 16], foreseen[LINE], played[LINE];
    struct session *whole = open_session(games), *seat = open_session(games);
    struct game_random random = random_from_seed(1);
    int found = 0;
    answer_lines(whole, setting);
    answer_lines(seat, setting);
    expect(whole, "seed 1", "ok\n");
    for (int decisions = 0; found < enough && decisions < MOST_DECISIONS; decisions++) {
        char mark[32], action[GAME_ACTION_TEXT];
        unsigned count, number;
        answer(whole, "advance");
        assert_int_equal(sscanf(answer(whole, "who"), "who %31s", mark), 1);
        if (strcmp(mark, "over") == 0) {
            expect(whole, "new", "ok\n");
            continue;
        }
        const char *legal = answer(whole, "legal");
        assert_int_equal(sscanf(strstr(legal, "\nok "), "\nok %u", &count), 1);
        number = 1 + random_below(&random, count);
        for (unsigned i = 1; i < number; i++)
            legal = strchr(legal, '\n') + 1;
        first_line(strchr(legal, ' ') + 1, action, sizeof action);
        snprintf(command, sizeof command, "show %s", mark);
        first_line(answer(whole, command), foreseen, sizeof foreseen);
        expect(seat, foreseen, "ok\n");
        snprintf(command, sizeof command, "foresee %s", action);
        first_line(answer(seat, command), foreseen, sizeof foreseen);
        snprintf(command, sizeof command, "play %s", action);
        expect(whole, command, "ok\n");
        if (strcmp(foreseen, "error 31 this reveals something") == 0)
            continue;
        snprintf(command, sizeof command, "show %s", mark);
        first_line(answer(whole, command), played, sizeof played);
        assert_string_equal(foreseen, played);
        found++;
    }
    assert_int_equal(found, enough);
    close_session(whole);
    close_session(seat);
}

static void a_seat_foresees_what_it_will_know(void **unused) {
    (void)unused;
    check_foreseen(session_games, "game pig\nset secret on\nset seats 3\nnew", 100);
    check_foreseen(games_all, "game nebuleuse\nnew", 200);
    check_foreseen(games_all, "game andromeda\nnew", 200);
}

static void a_decision_is_foreseen_and_not_played(void **unused) {
    (void)unused;
    struct session *session = open_session(games_all);
    expect(session, "foresee keep", "error 35 no player is to decide\n");
    expect(session, "play dice 1 2 3", "ok\n");
    const char *answered = answer(session, "foresee places keep");
    assert_memory_equal(answered, "position roll K ", 16);
    assert_non_null(strstr(answered, "\nview {"));
    assert_non_null(strstr(answered, "\"log\":[{\"n\":0,\"seat\":\"V\""));
    assert_non_null(strstr(answered, "\"places\":["));
    assert_null(strstr(answer(session, "foresee keep"), "\"places\":["));
    expect(session, "foresee", "error 20 wrong arguments: foresee [places] ACTION\n");
    expect(session, "foresee jump", "error 31 not possible now: jump\n");
    expect(session, "foresee resign V", "error 31 this reveals something\n");
    expect(session, "language fr", "ok\n");
    expect(session, "foresee resign V", "error 31 cela révèle quelque chose\n");
    expect(session, "legal", "1 keep\n2 reroll\nok 2\n");
    close_session(session);
}

static void what_a_viewer_kept_cannot_be_played_again(void **unused) {
    (void)unused;
    struct session *session = open_session(session_games);
    answer_lines(session, SECRET_PIG "position start moves bonus 4, bonus 5, roll");
    char *record = strdup(answer(session, "record A"));
    assert_non_null(strstr(record, "|\n| bonus 4\n| bonus ?\n| roll\nok\n"));
    expect(session, "load", "");
    for (char *line = strtok(record, "\n"); line && line[0] == '|'; line = strtok(NULL, "\n"))
        expect(session, line, "");
    expect(session, ".",
           "error 34 line 3: this record holds only what one viewer knew: it can be read, not played\n");
    free(record);
    close_session(session);
}

/* The form has everything that a client needs to offer the game. */
static void options_come_as_a_form(void **unused) {
    (void)unused;
    struct session *session = open_session(session_games);
    const char *form = answer(session, "options fr");
    assert_memory_equal(form, "options {\"game\":\"pig\",\"title\":\"Cochon\",\"leastSeats\":1,", 54);
    assert_non_null(strstr(form, "\"seatsOption\":\"seats\""));
    assert_non_null(strstr(form, "{\"name\":\"teams\",\"label\":\"Deux équipes\",\"type\":\"check\","
                                 "\"default\":\"off\",\"values\":[{\"value\":\"off\",\"label\":\"Non\"},"
                                 "{\"value\":\"on\",\"label\":\"Oui\"}]}"));
    close_session(session);
}

/* Records. */

static void a_record_can_be_sent_back(void **unused) {
    (void)unused;
    struct session *session = open_session(session_games);
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
    struct session *session = open_session(session_games);
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
    struct session *session = open_session(session_games);
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
    struct session *session = open_session(session_games);
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
    struct session *session = open_session(session_games);
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
        cmocka_unit_test(a_view_is_one_line_in_the_language_asked_for),
        cmocka_unit_test(a_view_shows_what_was_seen_then),
        cmocka_unit_test(boards_are_listed_with_all_that_is_on_them),
        cmocka_unit_test(a_board_file_is_read_and_nothing_else_changes),
        cmocka_unit_test(a_survey_tells_whether_starts_are_alike),
        cmocka_unit_test(a_view_has_room_for_a_long_log),
        cmocka_unit_test(a_picture_never_looks_like_the_end_of_an_answer),
        cmocka_unit_test(perft_counts_and_divides_within_its_limit),
        cmocka_unit_test(a_viewer_is_shown_what_it_knows),
        cmocka_unit_test(outcomes_are_listed_for_who_sees_everything),
        cmocka_unit_test(a_hidden_position_is_looked_at_and_not_played),
        cmocka_unit_test(a_seat_foresees_what_it_will_know),
        cmocka_unit_test(a_decision_is_foreseen_and_not_played),
        cmocka_unit_test(what_a_viewer_kept_cannot_be_played_again),
        cmocka_unit_test(options_come_as_a_form),
        cmocka_unit_test(a_record_can_be_sent_back),
        cmocka_unit_test(a_record_that_is_refused_leaves_the_game_as_it_is),
        cmocka_unit_test(a_record_that_is_too_large_is_waited_out),
        cmocka_unit_test(errors_are_in_the_language_that_was_set),
        cmocka_unit_test(a_whole_input_is_read_up_to_quit_or_its_end),
    };
    return cmocka_run_group_tests_name("engine_show", tests, NULL, NULL);
}
