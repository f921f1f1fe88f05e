/* Bots: valid answers, and the fault of every invalid one. Broken bots are the engine with its answers
   changed by sed, or a line of shell. No test depends on speed: bots that answer have a minute, and those that
   time out never answer. */
#define _DEFAULT_SOURCE
#include "check.h"
#include "games.h"
#include "match.h"
#include "pig.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

enum { MINUTE = 60 };
static const double moment = 0.05;

/* A good bot, with its answers edited by sed. */
#define GOOD                "\"$ASTRAGAL\" engine --level 1"
#define EDITED_OUTPUT(with) GOOD " | sed -u '" with "'"
/* The same for its input. */
#define EDITED_INPUT(with) "sed -u '" with "; /^quit/q' | " GOOD

/* Exits in the middle of a game. */
#define EXITS_EARLY                                                                                       \
    "while read -r line; do case $line in new) n=0 ;; go*) n=$((n + 1)); [ $n -lt 40 ] || exit ;; esac; " \
    "echo \"$line\"; [ \"$line\" != quit ] || exit; done | " GOOD

#define EXAMPLE "exec python3 \"$ASTRAGAL_SOURCE/examples/bot.py\""

/* The same bots for Pig, which is not in the program itself. */
#define PIG_ENGINE  "\"$ASTRAGAL_PIG\" engine --level 4"
#define PIG_EXAMPLE "ASTRAGAL=\"$ASTRAGAL_PIG\" " EXAMPLE

/* Answers, from their bytes. */

static struct answer *read_answer(const char *bytes, size_t count, size_t at_once, size_t *used) {
    struct answer *answer = malloc(sizeof *answer);
    assert_non_null(answer);
    answer_begin(answer);
    *used = 0;
    while (*used < count && answer->state == ANSWER_OPEN) {
        size_t part = count - *used < at_once ? count - *used : at_once;
        *used += answer_read(answer, bytes + *used, part);
    }
    return answer;
}

static void an_answer_is_the_same_in_one_piece_and_byte_by_byte(void **unused) {
    (void)unused;
    static const char bytes[] =
        "id name Bot\r\nprotocol 1\nwin 0.5\nokay then\n  best  move d4 f4 \r\nok #7 3\nmore";
    for (size_t at_once = 1; at_once <= sizeof bytes; at_once++) {
        size_t used;
        struct answer *answer = read_answer(bytes, strlen(bytes), at_once, &used);
        assert_int_equal(answer->state, ANSWER_OK);
        assert_string_equal(answer->tail, "#7 3");
        assert_string_equal(answer->best, "move d4 f4");
        assert_int_equal(answer->bests, 1);
        assert_true(answer->protocol && answer->named);
        assert_string_equal(bytes + used, "more");
        free(answer);
    }
}

static void what_is_shown_of_an_answer_cannot_harm_a_terminal(void **unused) {
    (void)unused;
    static const char bytes[] = "best \033[2Jmove\nerror 31 \033]0;\a\303\251\n";
    size_t used;
    struct answer *answer = read_answer(bytes, strlen(bytes), 100, &used);
    assert_int_equal(answer->state, ANSWER_ERROR);
    assert_string_equal(answer->shown, "?[2Jmove");
    assert_string_equal(answer->tail, "31 ?]0;???");
    free(answer);
}

static void answers_have_bounds(void **unused) {
    (void)unused;
    size_t used, size = 1 << 20;
    char *bytes = malloc(size);
    assert_non_null(bytes);
    memset(bytes, 'x', size);
    struct answer *answer = read_answer(bytes, size, 4096, &used); /* a line that never ends */
    assert_int_equal(answer->state, ANSWER_TOO_MUCH);
    assert_true(used <= ANSWER_LINE);
    free(answer);
    memset(bytes, '\n', size);
    answer = read_answer(bytes, size, 4096, &used); /* lines that never end */
    assert_int_equal(answer->state, ANSWER_TOO_MUCH);
    assert_true(used <= ANSWER_BYTES + 1);
    free(answer);
    static const char padded[] =
        "best keep                                                                 or not\nok\n";
    answer = read_answer(padded, strlen(padded), 100, &used); /* no action is that long */
    assert_string_equal(answer->best, "");
    assert_int_equal(answer->bests, 1);
    free(answer);
    free(bytes);
}

/* When no ok comes, the answer holds what came instead. */
static void the_last_line_is_reported_even_if_incomplete(void **unused) {
    (void)unused;
    static const struct {
        const char *bytes, *tail;
    } answers[] = {{"hello\nI am a bot \n\n", "I am a bot"},
                   {"hello\n  thinking \003", "thinking ?"},
                   {"ok", "ok"},
                   {"hello\nok 5\n", "5"},
                   {"best a1\nok\n", ""},
                   {" \n \n", ""},
                   {"", ""}};
    for (size_t i = 0; i < sizeof answers / sizeof answers[0]; i++) {
        size_t used;
        struct answer *answer = read_answer(answers[i].bytes, strlen(answers[i].bytes), 100, &used);
        answer_break_off(answer);
        assert_string_equal(answer->tail, answers[i].tail);
        free(answer);
    }
}

/* Single requests. */

static enum bot_fault ask_once(const char *command, const char *line, double seconds, struct answer *answer) {
    struct bot *bot = bot_open(command);
    assert_non_null(bot);
    enum bot_fault fault = bot_ask(bot, line, seconds, answer);
    bot_close(bot, 0);
    return fault;
}

static void a_bot_that_does_not_answer_is_left_after_its_time(void **unused) {
    (void)unused;
    struct answer *answer = malloc(sizeof *answer);
    assert_int_equal(ask_once("sleep 1000", "hello", moment, answer), BOT_SILENT);
    assert_string_equal(answer->tail, "");
    assert_int_equal(ask_once("echo almost; exec sleep 1000", "hello", moment, answer), BOT_SILENT);
    assert_int_equal(ask_once("printf ok; exec sleep 1000", "hello", moment, answer), BOT_SILENT);
    assert_int_equal(ask_once("trap '' TERM INT HUP; exec sleep 1000", "hello", moment, answer), BOT_SILENT);
    /* More than the capacity of a pipe, to a bot that never reads. */
    char *long_line = calloc(1, 1 << 18);
    memset(long_line, 'x', (1 << 18) - 1);
    assert_int_equal(ask_once("exec sleep 1000", long_line, moment, answer), BOT_SILENT);
    free(long_line);
    free(answer);
}

static void a_bot_that_ends_or_never_ends_its_answer_is_noticed(void **unused) {
    (void)unused;
    struct answer *answer = malloc(sizeof *answer);
    assert_int_equal(ask_once("exit 3", "hello", MINUTE, answer), BOT_DIED);
    assert_int_equal(ask_once("/nowhere/nothing 2>/dev/null", "hello", MINUTE, answer), BOT_DIED);
    assert_int_equal(ask_once("read line; kill -9 $$", "hello", MINUTE, answer), BOT_DIED);
    assert_int_equal(ask_once("yes", "hello", MINUTE, answer), BOT_TOO_MUCH);
    assert_int_equal(ask_once("tr '\\0' x </dev/zero", "hello", MINUTE, answer), BOT_TOO_MUCH);
    free(answer);
}

static void a_bot_that_says_more_than_it_was_asked_is_noticed(void **unused) {
    (void)unused;
    struct answer *answer = malloc(sizeof *answer);
    struct bot *bot = bot_open("read line; printf 'ok\\nok\\n'; exec sleep 1000");
    assert_int_equal(bot_ask(bot, "hello", MINUTE, answer), BOT_FINE);
    assert_int_equal(bot_ask(bot, "hello", MINUTE, answer), BOT_UNASKED);
    bot_close(bot, 0);
    free(answer);
}

static void a_bot_ends_with_all_that_it_started(void **unused) {
    (void)unused;
    /* The background process holds the pipe: if it survived, end of file would never come. */
    struct bot *bot = bot_open("sleep 1000 & read line; exit 0");
    assert_false(bot_close(bot, moment));
    bot = bot_open("cat >/dev/null");
    assert_true(bot_close(bot, MINUTE));
}

static void no_point(void *context, enum check_point point, const char *about, enum bot_fault fault,
                     const char *detail) {
    (void)context;
    (void)point;
    (void)about;
    (void)fault;
    (void)detail;
}

/* The bot writes to a pipe that it runs, and holds it: if it survived, end of file would never come. */
static void what_ends_a_check_ends_its_bot(void **unused) {
    (void)unused;
    static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
    for (size_t i = 0; i < sizeof signals / sizeof signals[0]; i++) {
        int ends[2], status;
        char command[64], letter;
        assert_int_equal(pipe(ends), 0);
        snprintf(command, sizeof command, "echo >&%d; exec sleep 1000", ends[1]);
        pid_t process = fork();
        if (process == 0) {
            signal(signals[i], SIG_DFL);
            check_bot(&(struct check){
                .game = &pig_game, .command = command, .timeout = MINUTE, .report = no_point});
            _exit(1);
        }
        close(ends[1]);
        assert_int_equal(read(ends[0], &letter, 1), 1);
        assert_int_equal(kill(process, signals[i]), 0);
        assert_int_equal(waitpid(process, &status, 0), process);
        assert_true(WIFSIGNALED(status) && WTERMSIG(status) == signals[i]);
        assert_int_equal(read(ends[0], &letter, 1), 0);
        close(ends[0]);
    }
}

/* Games against a level. */

static enum bot_fault fault_of(const char *command, double timeout, char *detail, size_t room, int *winner) {
    struct game_error error = {.language = GAME_ENGLISH};
    const struct game *game = games_find(games_all, "quantum");
    struct table *table = table_new(game, NULL, 0, &error);
    struct match_board board = {"base-2", NULL, 0, NULL, table_setting(table)};
    struct match match = {.game = game,
                          .boards = &board,
                          .board_count = 1,
                          .player = {{"greedy", ai_find_player("greedy"), NULL}, {"bot", NULL, command}},
                          .timeout = timeout,
                          .limits = {.nodes = 100},
                          .seed = 1,
                          .most_decisions = 3000};
    struct match_game played;
    match_take_seats(&match);
    struct match_session *room_of_match = match_open(&match);
    match_play(room_of_match, 0, &played);
    match_close(room_of_match);
    table_free(table);
    assert_int_equal(played.trouble, MATCH_FINE);
    assert_int_equal(played.fault[0], BOT_FINE);
    snprintf(detail, room, "%s", played.detail[1]);
    assert_int_equal(played.end, MATCH_WON);
    *winner = played.part[1] == SCORE_WIN;
    return played.fault[1];
}

static void a_bot_that_misbehaves_loses_for_the_right_reason(void **unused) {
    (void)unused;
    static const struct {
        const char *command;
        double timeout;
        enum bot_fault fault;
        const char *detail;
    } bots[] = {
        {EDITED_OUTPUT("s/^best .*/best fly d4 f4/"), MINUTE, BOT_ILLEGAL, "fly d4 f4"},
        {EDITED_OUTPUT("s/^best .*/best resign V/"), MINUTE, BOT_ILLEGAL, "resign V"},
        {EDITED_OUTPUT("s/^best .*/best/"), MINUTE, BOT_ILLEGAL, ""},
        {EDITED_OUTPUT("/^best /d"), MINUTE, BOT_NO_BEST, ""},
        {EDITED_OUTPUT("/^best /p"), MINUTE, BOT_NO_BEST, ""},
        {EDITED_INPUT("/^go/Q"), MINUTE, BOT_DIED, ""},
        {EDITED_OUTPUT("s/^protocol 1/protocol 2/"), MINUTE, BOT_NO_PROTOCOL, ""},
        {"while read line; do echo error 10 unknown command; done", MINUTE, BOT_REFUSED,
         "10 unknown command"},
        {"exit 1", MINUTE, BOT_DIED, ""},
        {"sleep 1000", 0.05, BOT_SILENT, ""},
        {"yes", MINUTE, BOT_TOO_MUCH, ""},
    };
    for (size_t i = 0; i < sizeof bots / sizeof bots[0]; i++) {
        char detail[ANSWER_WORDS];
        int winner;
        enum bot_fault fault = fault_of(bots[i].command, bots[i].timeout, detail, sizeof detail, &winner);
        if (fault != bots[i].fault || winner != 0 || strcmp(detail, bots[i].detail) != 0)
            fail_msg("%s: fault %d (%s), winner %d", bots[i].command, fault, detail, winner);
    }
}

static void the_engine_itself_plays_a_game_as_a_bot(void **unused) {
    (void)unused;
    char detail[ANSWER_WORDS];
    int winner;
    assert_int_equal(fault_of(GOOD, MINUTE, detail, sizeof detail, &winner), BOT_FINE);
    assert_true(winner >= 0);
    /* Resigning is allowed and not a fault. */
    assert_int_equal(
        fault_of(EDITED_OUTPUT("s/^best .*/best resign K/"), MINUTE, detail, sizeof detail, &winner),
        BOT_FINE);
    assert_int_equal(winner, 0);
}

/* A bot is sent what its seat knows, with `?` for the rest: neither the truth nor a guess. */
static void a_bot_is_shown_what_its_seat_knows(void **unused) {
    (void)unused;
    static const struct {
        const char *position, *shown;
    } known[] = {
        {"turn A total 7; A 20 bonus 3; B 5 bonus 6; C 0 bonus 2",
         "turn A total 7; A 20 bonus 3; B 5 bonus ?; C 0 bonus ?"},
        {"turn B total 0; A 20 bonus 3; B 5 bonus 6; C 0 bonus 2",
         "turn B total 0; A 20 bonus ?; B 5 bonus 6; C 0 bonus ?"},
        {"roll C total 4; A 20 bonus 3; B 5 bonus 6; C 0 bonus 2",
         "roll C total 4; A 20 bonus ?; B 5 bonus ?; C 0 bonus ?"}, /* the public view: no seat is to move */
        {"over A; A 99 bonus 3; B 5 bonus 6; C 0 bonus 2", "over A; A 99 bonus 3; B 5 bonus 6; C 0 bonus 2"},
    };
    const struct game_choice secret[] = {{"seats", "3"}, {"secret", "on"}};
    struct answer *answer = malloc(sizeof *answer);
    /* This bot echoes its input. */
    struct bot *bot = bot_open("while read -r line; do echo \"ok $line\"; done");
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        struct game_error error = {.language = GAME_ENGLISH};
        struct table *table = table_new_at(&pig_game, secret, 2, known[i].position, &error);
        if (!table)
            fail_msg("%s: %s", known[i].position, error.text);
        for (int again = 0; again < 3; again++) {
            assert_int_equal(bot_place(bot, table, MINUTE, answer), BOT_FINE);
            assert_memory_equal(answer->tail, "position ", 9);
            assert_string_equal(answer->tail + 9, known[i].shown);
        }
        table_free(table);
    }
    bot_close(bot, 0);
    free(answer);
}

/* A whole game of Pig with secrets and an automa between two bots. */
static void bots_play_a_game_with_secrets(void **unused) {
    (void)unused;
    struct game_error error = {.language = GAME_ENGLISH};
    const struct game_choice choices[] = {
        {"seats", "3"}, {"secret", "on"}, {"automa", "on"}, {"target", "20"}};
    struct table *table = table_new(&pig_game, choices, 4, &error);
    struct match_board board = {"pig", choices, 4, NULL, table_setting(table)};
    struct match match = {.game = &pig_game,
                          .boards = &board,
                          .board_count = 1,
                          .player = {{"engine", NULL, PIG_ENGINE}, {"example", NULL, PIG_EXAMPLE}},
                          .timeout = MINUTE,
                          .limits = {.nodes = 100},
                          .seed = 1,
                          .most_decisions = 3000};
    struct match_game game;
    match_take_seats(&match);
    assert_int_equal(match.seats, 2);
    struct match_session *room = match_open(&match);
    for (unsigned long number = 0; number < 2; number++) {
        match_play(room, number, &game);
        assert_int_equal(game.trouble, MATCH_FINE);
        assert_int_equal(game.end, MATCH_WON);
        assert_int_equal(game.part[0] + game.part[1] + game.automa, SCORE_WIN);
        for (int player = 0; player < 2; player++) {
            if (game.fault[player] != BOT_FINE)
                fail_msg("%s: fault %d: %s", match.player[player].name, game.fault[player],
                         game.detail[player]);
            assert_true(game.made[player] > 0);
        }
        assert_int_equal(game.made[2], 0);
    }
    match_close(room);
    table_free(table);
}

/* The check. */

struct found {
    int points[CHECK_COUNT];
    int failed[CHECK_COUNT];
    enum bot_fault fault[CHECK_COUNT]; /* the last one */
    int untried;
};

static void note_point(void *context, enum check_point point, const char *about, enum bot_fault fault,
                       const char *detail) {
    struct found *found = context;
    (void)about;
    (void)detail;
    if (fault == BOT_UNTRIED) {
        assert_int_equal(found->points[point], 0);
        found->untried++;
        return;
    }
    found->points[point]++;
    if (fault == BOT_FINE)
        return;
    found->failed[point]++;
    found->fault[point] = fault;
}

static int check_game(const struct game *game, const char *command, double timeout, struct found *found) {
    *found = (struct found){0};
    return check_bot(&(struct check){
        .game = game, .command = command, .timeout = timeout, .report = note_point, .context = found});
}

static int check_within(const char *command, double timeout, struct found *found) {
    return check_game(games_find(games_all, "quantum"), command, timeout, found);
}

static int check(const char *command, struct found *found) {
    return check_within(command, MINUTE, found);
}

static void expect_all_passed(const struct game *game, const char *command) {
    struct found found;
    int failed = check_game(game, command, MINUTE, &found);
    for (enum check_point point = 0; point < CHECK_COUNT; point++)
        if (found.failed[point] || !found.points[point])
            fail_msg("%s: %s: %d of %d failed, fault %d", command, check_words(point, GAME_ENGLISH),
                     found.failed[point], found.points[point], found.fault[point]);
    assert_int_equal(failed, 0);
    assert_true(found.points[CHECK_DECISION] >= 6);
}

/* One of the options adds secrets: a bot that cannot read hidden information fails with that one only. */
static void the_check_asks_where_something_is_hidden(void **unused) {
    (void)unused;
    struct found found;
    expect_all_passed(&pig_game, PIG_ENGINE);
    expect_all_passed(&pig_game, PIG_EXAMPLE);
    assert_int_equal(check_game(&pig_game,
                                "sed -u 's/^position .*?.*/position nowhere/; /^quit/q' | " PIG_ENGINE,
                                MINUTE, &found),
                     1);
    assert_int_equal(found.failed[CHECK_DECISION], 1);
    assert_int_equal(found.fault[CHECK_DECISION], BOT_REFUSED);
    /* The default setting, secret, automa, rounds, one seat and six; teams need more seats than the default.
       */
    assert_int_equal(found.points[CHECK_OPTIONS], 6);
}

static void the_engine_passes_the_check(void **unused) {
    (void)unused;
    expect_all_passed(games_find(games_all, "quantum"), GOOD);
}

static void the_example_bot_passes_the_check(void **unused) {
    (void)unused;
    expect_all_passed(games_find(games_all, "quantum"), EXAMPLE);
}

/* Commands with embedded newlines, and limits that are not numbers. */
static void the_example_bot_answers_whatever_it_is_sent(void **unused) {
    (void)unused;
    struct answer *answer = malloc(sizeof *answer);
    struct bot *bot;
    assert_int_equal(bot_start(EXAMPLE, MINUTE, &bot, answer), BOT_FINE);
    assert_int_equal(bot_ask(bot, "load", MINUTE, answer), BOT_FINE);
    assert_int_equal(answer->state, ANSWER_ERROR);
    assert_int_equal(bot_ask(bot, "3 board", MINUTE, answer), BOT_FINE);
    assert_int_equal(answer->state, ANSWER_ERROR);
    assert_int_equal(bot_tell(bot, "advance", MINUTE, answer), BOT_FINE);
    assert_int_equal(bot_tell(bot, "go time 0.1.2 depth", MINUTE, answer), BOT_FINE);
    assert_int_equal(answer->bests, 1);
    bot_close(bot, 0);
    free(answer);
}

static void broken_bots_fail_the_check_at_the_right_point(void **unused) {
    (void)unused;
    static const struct {
        const char *command;
        enum check_point point;
        enum bot_fault fault;
        bool only; /* nothing else fails */
    } bots[] = {
        {"exit 0", CHECK_HELLO, BOT_DIED, true},
        {"yes", CHECK_HELLO, BOT_TOO_MUCH, true},
        {EDITED_OUTPUT("s/^protocol 1/protocol 2/"), CHECK_HELLO, BOT_NO_PROTOCOL, true},
        {EDITED_OUTPUT("/^id name/d"), CHECK_NAME, BOT_NO_NAME, true},
        {EDITED_INPUT("s/^;.*/bang/"), CHECK_COMMENT, BOT_REFUSED, true},
        {EDITED_OUTPUT("s/^ok #17/ok/"), CHECK_ID, BOT_NO_ID, true},
        {EDITED_OUTPUT("s/^error 10.*/ok/"), CHECK_UNKNOWN, BOT_NO_ERROR, true},
        {EDITED_INPUT("s/^set rules.*/set rules simple/"), CHECK_OPTIONS, BOT_REFUSED, false},
        {EDITED_OUTPUT("s/^best .*/best fly/"), CHECK_DECISION, BOT_ILLEGAL, false},
        {EDITED_OUTPUT("/^best .*/d"), CHECK_DECISION, BOT_NO_BEST, false},
        {EDITED_INPUT("s/^go .*/dance/"), CHECK_TIMED, BOT_REFUSED, true},
        {EDITED_OUTPUT("s/^error 35.*/ok/"), CHECK_CHANCE, BOT_NO_ERROR, false},
        {EDITED_OUTPUT("s/^error 35.*/ok/"), CHECK_OVER, BOT_NO_ERROR, false},
        {EDITED_OUTPUT("s/^error 30.*/ok/"), CHECK_POSITION, BOT_NO_ERROR, true},
        {EXITS_EARLY, CHECK_GAME, BOT_DIED, true},
    };
    for (size_t i = 0; i < sizeof bots / sizeof bots[0]; i++) {
        struct found found;
        int failed = check(bots[i].command, &found);
        if (!found.failed[bots[i].point] || found.fault[bots[i].point] != bots[i].fault)
            fail_msg("%s: %s: fault %d", bots[i].command, check_words(bots[i].point, GAME_ENGLISH),
                     found.fault[bots[i].point]);
        if (bots[i].only)
            assert_int_equal(failed, found.failed[bots[i].point] + found.untried);
        assert_true(failed > 0);
    }
}

/* Some points test what a match does not need: a bot that fails only those is checked to the end. */
static void a_bot_is_given_up_when_it_fails_the_same_way_again_and_again(void **unused) {
    (void)unused;
    struct found found;
    /* No hello: one timeout, and everything else counts as failed. */
    assert_int_equal(check_within("exec sleep 1000", moment, &found), CHECK_COUNT);
    assert_int_equal(found.fault[CHECK_HELLO], BOT_SILENT);
    assert_int_equal(found.untried, CHECK_COUNT - 1);
    /* Exits at every decision. */
    int failed = check(EDITED_INPUT("/^go/Q"), &found);
    assert_int_equal(found.failed[CHECK_DECISION], 4);
    assert_int_equal(found.points[CHECK_DECISION], 4);
    assert_int_equal(found.points[CHECK_OPTIONS], 1);
    assert_int_equal(found.untried, CHECK_END - CHECK_DECISION);
    assert_int_equal(failed, 4 + found.untried);
    /* Exits at lines that no match sends. */
    assert_int_equal(check(EDITED_INPUT("/^$/Q; /^17/Q; /^dance/Q"), &found), 3);
    assert_int_equal(found.failed[CHECK_COMMENT] + found.failed[CHECK_ID] + found.failed[CHECK_UNKNOWN], 3);
    assert_int_equal(found.untried, 0);
    assert_int_equal(found.points[CHECK_END], 1);
}

static int set_up(void **unused) {
    (void)unused;
    signal(SIGPIPE, SIG_IGN);
    if (getenv("ASTRAGAL") && getenv("ASTRAGAL_PIG") && getenv("ASTRAGAL_SOURCE"))
        return 0;
    fputs("ASTRAGAL names the program, ASTRAGAL_PIG the one with Pig, ASTRAGAL_SOURCE the directory of the "
          "sources\n",
          stderr);
    return 1;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_answer_is_the_same_in_one_piece_and_byte_by_byte),
        cmocka_unit_test(what_is_shown_of_an_answer_cannot_harm_a_terminal),
        cmocka_unit_test(answers_have_bounds),
        cmocka_unit_test(the_last_line_is_reported_even_if_incomplete),
        cmocka_unit_test(a_bot_that_does_not_answer_is_left_after_its_time),
        cmocka_unit_test(a_bot_that_ends_or_never_ends_its_answer_is_noticed),
        cmocka_unit_test(a_bot_that_says_more_than_it_was_asked_is_noticed),
        cmocka_unit_test(a_bot_ends_with_all_that_it_started),
        cmocka_unit_test(what_ends_a_check_ends_its_bot),
        cmocka_unit_test(a_bot_that_misbehaves_loses_for_the_right_reason),
        cmocka_unit_test(the_engine_itself_plays_a_game_as_a_bot),
        cmocka_unit_test(a_bot_is_shown_what_its_seat_knows),
        cmocka_unit_test(bots_play_a_game_with_secrets),
        cmocka_unit_test(the_check_asks_where_something_is_hidden),
        cmocka_unit_test(the_engine_passes_the_check),
        cmocka_unit_test(the_example_bot_passes_the_check),
        cmocka_unit_test(the_example_bot_answers_whatever_it_is_sent),
        cmocka_unit_test(broken_bots_fail_the_check_at_the_right_point),
        cmocka_unit_test(a_bot_is_given_up_when_it_fails_the_same_way_again_and_again),
    };
    return cmocka_run_group_tests(tests, set_up, NULL);
}
