/* Sessions with the engine, a new one for every input. Every command has one answer, which ends in ok or error; an error
   changes nothing. */
#define _POSIX_C_SOURCE 200809L

#include "engine.h"
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

enum { WORK = 500, BLANKS = 3 };

struct session {
    struct engine *engine;
    FILE *out;
    char *answer;
    size_t length;
    bool loading;
    char *position; /* the answer to `show` after the last command */
};

static bool ask(struct session *session, const char *line, size_t length) {
    rewind(session->out);
    bool goes_on = engine_line(session->engine, line, length);
    fputc('\0', session->out);
    fflush(session->out);
    return goes_on;
}

static bool begins(const char *line, const char *word) {
    size_t length = strlen(word);
    return strncmp(line, word, length) == 0 && (line[length] == ' ' || line[length] == '\n');
}

/* The last line of the answer, and only that, is ok or error. */
static bool check_answer(const char *answer) {
    for (const char *end; (end = strchr(answer, '\n')); answer = end + 1) {
        bool closes = begins(answer, "ok") || begins(answer, "error");
        FUZZ_EXPECT(closes == (end[1] == '\0'), "an answer ends in one ok or error: %s", answer);
        if (closes)
            return begins(answer, "ok");
    }
    fuzz_fail("an answer without end: %s", answer);
}

/* The position now; unless something may have changed it, it must be the one before. */
static void check_position(struct session *session, bool may_change) {
    ask(session, "show", 4);
    FUZZ_EXPECT(check_answer(session->answer), "show is refused");
    FUZZ_EXPECT(may_change || strcmp(session->answer, session->position) == 0,
                "an error has changed something: %s%s", session->position, session->answer);
    free(session->position);
    session->position = strdup(session->answer);
    if (!session->position)
        abort();
}

static bool is_blank(char letter) {
    return memchr(" \t\r", letter, BLANKS);
}

/* Whether the line is to be answered: not an empty one or a comment, but any with a zero byte. */
static bool is_command(const char *line, size_t length) {
    if (memchr(line, '\0', length))
        return true;
    while (is_blank(*line))
        line++;
    return *line != '\0' && *line != ';';
}

static bool is_full_stop(const char *line, size_t length) {
    size_t stops = 0;
    for (size_t i = 0; i < length; i++)
        if (line[i] == '.')
            stops++;
        else if (!is_blank(line[i]))
            return false;
    return stops == 1;
}

static bool take_line(struct session *session, const char *line, size_t length) {
    bool goes_on = ask(session, line, length);
    bool silent = session->answer[0] == '\0', was_loading = session->loading;
    if (session->loading) {
        FUZZ_EXPECT(goes_on && silent != is_full_stop(line, length), "load is not over at the full stop");
        session->loading = silent;
    } else if (is_command(line, length))
        session->loading = silent;
    else
        FUZZ_EXPECT(goes_on && silent, "nothing is asked, answered: %s", session->answer);
    FUZZ_EXPECT(!session->loading || was_loading || strstr(line, "load") || strstr(line, "board"),
                "no answer to: %s", line);
    if (!silent)
        check_position(session, check_answer(session->answer));
    return goes_on;
}

/* The operating system's dice would make runs differ. */
static void keep_dice_repeatable(struct session *session, const char *line) {
    if (strstr(line, "seed") && !session->loading)
        ask(session, "seed 7", 6);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct session session = {.out = NULL};
    bool goes_on = true;
    session.out = open_memstream(&session.answer, &session.length);
    session.engine = session.out ? engine_new(fuzz_games(), session.out) : NULL;
    if (!session.engine)
        abort();
    engine_limit_work(session.engine, WORK);
    keep_dice_repeatable(&session, "seed");
    check_position(&session, true);
    while (goes_on && size > 0) {
        const uint8_t *start = data;
        char *line = fuzz_line(&data, &size);
        size_t length = (size_t)(data - start) - (data[-1] == '\n');
        goes_on = take_line(&session, line, length);
        keep_dice_repeatable(&session, line);
        free(line);
    }
    engine_free(session.engine);
    fclose(session.out);
    free(session.answer);
    free(session.position);
    return 0;
}
