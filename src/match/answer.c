/* Parses an answer: lines of data up to one that begins with ok or error. */
#include "answer.h"

#include <string.h>

void answer_begin(struct answer *answer) {
    memset(answer, 0, offsetof(struct answer, line));
    answer->length = 0;
}

/* Copies what fits, with control and non-ASCII characters replaced. */
static void show(char *out, size_t room, const char *words) {
    size_t length = 0;
    for (; *words && length + 1 < room; words++)
        out[length++] = (char)(*words >= ' ' && *words <= '~' ? *words : '?');
    out[length] = '\0';
}

/* The rest of a line that begins with a word, or NULL. */
static const char *text_after(const char *line, const char *word) {
    size_t length = strlen(word);
    if (strncmp(line, word, length) != 0 || (line[length] != ' ' && line[length] != '\0'))
        return NULL;
    return line + length + strspn(line + length, " ");
}

static void take_best(struct answer *answer, const char *action) {
    struct text best = text_into(answer->best, sizeof answer->best);
    text_put(&best, action);
    if (best.full)
        answer->best[0] = '\0'; /* no action is that long, and a prefix is not what was meant */
    show(answer->shown, sizeof answer->shown, action);
    answer->bests++;
}

static void take_line(struct answer *answer, const char *line) {
    const char *rest;
    if ((rest = text_after(line, "ok")) || (rest = text_after(line, "error"))) {
        answer->state = line[0] == 'o' ? ANSWER_OK : ANSWER_ERROR;
        show(answer->tail, sizeof answer->tail, rest);
        return;
    }
    if (*line)
        show(answer->tail, sizeof answer->tail, line);
    if ((rest = text_after(line, "best")))
        take_best(answer, rest);
    else if (strcmp(line, "protocol 1") == 0)
        answer->protocol = true;
    else if ((rest = text_after(line, "id name")) && *rest)
        answer->named = true;
}

static bool is_blank(char letter) {
    return letter == ' ' || letter == '\t' || letter == '\r';
}

/* The current line with blanks stripped. A zero byte ends it early. */
static const char *cut_line(struct answer *answer) {
    size_t length = answer->length;
    while (length > 0 && is_blank(answer->line[length - 1]))
        length--;
    answer->line[length] = '\0';
    answer->length = 0;
    return answer->line + strspn(answer->line, " \t");
}

size_t answer_read(struct answer *answer, const char *bytes, size_t count) {
    size_t used = 0;
    while (used < count && answer->state == ANSWER_OPEN) {
        char letter = bytes[used++];
        if (++answer->bytes > ANSWER_BYTES || answer->length + 1 == ANSWER_LINE)
            answer->state = ANSWER_TOO_MUCH;
        else if (letter == '\n')
            take_line(answer, cut_line(answer));
        else
            answer->line[answer->length++] = letter;
    }
    return used;
}

void answer_break_off(struct answer *answer) {
    const char *line = cut_line(answer);
    if (*line)
        show(answer->tail, sizeof answer->tail, line);
}
