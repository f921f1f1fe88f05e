/* Helper for engine tests: an engine that writes its answers to memory. */
#ifndef TESTS_SESSION_H
#define TESTS_SESSION_H

#include "engine.h"
#include "game.h"

/* Pig and the scripted game. */
extern const struct game *const session_games[];

struct session {
    struct engine *engine;
    FILE *out;
    char *answer;
    size_t length;
};

struct session *open_session(const struct game *const *games);
void close_session(struct session *session);

/* The engine's answer to a line of this length, or up to its terminator; valid until the next call. */
const char *answer_bytes(struct session *session, const char *line, size_t length);
const char *answer(struct session *session, const char *line);
void expect(struct session *session, const char *line, const char *expected);

/* Sends several lines; returns, or checks, the answer to the last. */
const char *answer_lines(struct session *session, const char *lines);
void expect_lines(struct session *session, const char *lines, const char *expected);

#endif
