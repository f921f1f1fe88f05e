/* The lines of a record: bounded, trimmed, without what is only for people. */
#include "header.h"

#include <string.h>

static bool is_blank(char letter) {
    return letter == ' ' || letter == '\t' || letter == '\r';
}

/* The next line without its end, blanks trimmed on both sides. */
static enum line_answer cut_line(struct lines *lines, struct game_error *error) {
    if (lines->at == lines->end)
        return LINE_END;
    const char *from = lines->at;
    const char *to = memchr(from, '\n', (size_t)(lines->end - from));
    lines->at = to ? to + 1 : lines->end;
    lines->number++;
    if (!to)
        to = lines->end;
    while (from < to && is_blank(*from))
        from++;
    while (from < to && is_blank(to[-1]))
        to--;
    size_t length = (size_t)(to - from);
    if (length >= LINE_TEXT) {
        table_refuse(error, lines->number, "this line is too long", "cette ligne est trop longue", NULL);
        return LINE_BAD;
    }
    if (memchr(from, '\0', length)) {
        table_refuse(error, lines->number, "this line holds a zero byte", "cette ligne contient un octet nul",
                     NULL);
        return LINE_BAD;
    }
    memcpy(lines->text, from, length);
    lines->text[length] = '\0';
    return LINE_READ;
}

enum line_answer lines_next(struct lines *lines, struct game_error *error) {
    enum line_answer answer;
    do
        answer = cut_line(lines, error);
    while (answer == LINE_READ && (lines->text[0] == '\0' || lines->text[0] == ';'));
    return answer;
}
