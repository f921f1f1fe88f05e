/* Reasons for refusing, in the reader's language. */
#include "inside.h"

enum { DETAIL = 80 };

/* Control characters would reach somebody's terminal; a letter of several bytes is not cut in its middle. */
static void clean(const char *from, char to[DETAIL]) {
    size_t length = 0;
    for (; from[length] && length < DETAIL - 1; length++) {
        unsigned char byte = (unsigned char)from[length];
        to[length] = (char)(byte < 0x20 || byte == 0x7f ? '?' : byte);
    }
    if (from[length])
        while (length > 0 && ((unsigned char)from[length] & 0xc0) == 0x80)
            length--;
    to[length] = '\0';
}

bool table_refuse(struct game_error *error, int line, const char *english, const char *french,
                  const char *detail) {
    char cleaned[DETAIL] = "";
    if (detail)
        clean(detail, cleaned);
    error->line = line;
    struct text out = text_into(error->text, sizeof error->text);
    text_fill(&out, error->language == GAME_FRENCH ? french : english, &(const char *){cleaned}, 1);
    return false;
}
