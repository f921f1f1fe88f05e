/* Talking to an engine in memory. */
#define _DEFAULT_SOURCE
#include "session.h"
#include "pig.h"
#include "scripted.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

const struct game *const session_games[] = {&pig_game, &scripted_game, NULL};

struct session *open_session(const struct game *const *games) {
    struct session *session = calloc(1, sizeof *session);
    assert_non_null(session);
    session->out = open_memstream(&session->answer, &session->length);
    assert_non_null(session->out);
    session->engine = engine_new(games, session->out);
    assert_non_null(session->engine);
    return session;
}

void close_session(struct session *session) {
    engine_free(session->engine);
    fclose(session->out);
    free(session->answer);
    free(session);
}

const char *answer_bytes(struct session *session, const char *line, size_t length) {
    rewind(session->out);
    bool goes_on = engine_line(session->engine, line, length);
    fputc('\0', session->out);
    fflush(session->out);
    assert_int_equal(goes_on, strcmp(line, "quit") != 0);
    return session->answer;
}

const char *answer(struct session *session, const char *line) {
    return answer_bytes(session, line, strlen(line));
}

void expect(struct session *session, const char *line, const char *expected) {
    const char *answered = answer(session, line);
    if (strcmp(answered, expected) != 0)
        fail_msg("%s\nexpected: %s\nanswered: %s", line, expected, answered);
}

const char *answer_lines(struct session *session, const char *lines) {
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

void expect_lines(struct session *session, const char *lines, const char *expected) {
    assert_string_equal(answer_lines(session, lines), expected);
}
