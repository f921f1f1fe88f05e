/* The lines and the header of a record that is being read. */
#ifndef TABLE_HEADER_H
#define TABLE_HEADER_H

#include "inside.h"

enum {
    LINE_TEXT = 16384,
    HEADER_TAGS = 128, /* more than MAX_TAGS, every option and the table's own together */
};

/* The lines that say something: blank ones and comments are passed over. */
struct lines {
    const char *at;
    const char *end;
    int number;
    char text[LINE_TEXT];
};

enum line_answer { LINE_READ, LINE_END, LINE_BAD };
enum line_answer lines_next(struct lines *lines, struct game_error *error);

struct header_tag {
    char name[TAG_NAME];
    char *value;
    int line;
};

struct header {
    struct header_tag tags[HEADER_TAGS];
    size_t count;
};

/* Reads all tags and stops before the first action. */
bool header_read(struct header *header, struct lines *lines, struct game_error *error);
/* The table that the header describes, nothing played yet. */
struct table *header_open_table(const struct header *header, const struct game *const *games,
                                struct game_error *error);
void header_clear(struct header *header);

#endif
