/* Reading a record: tags first, then every action played again. All of it may come from a stranger. */
#include "header.h"
#include "inside.h"

static bool play_line(struct table *table, const struct lines *lines, struct game_error *error) {
    if (table_play_text(table, lines->text, error))
        return true;
    error->line = lines->number;
    return false;
}

static bool read_actions(struct table *table, struct lines *lines, struct game_error *error) {
    enum line_answer answer;
    while ((answer = lines_next(lines, error)) == LINE_READ) {
        if (lines->text[0] == '[')
            return table_refuse(error, lines->number, "tags stand before the first action",
                                "les étiquettes viennent avant la première action", NULL);
        if (!play_line(table, lines, error))
            return false;
    }
    return answer == LINE_END;
}

struct table *table_read_record(const struct game *const *games, const char *record, size_t length,
                                struct game_error *error) {
    struct header header = {0};
    struct lines lines = {.at = record, .end = record + length};
    struct table *table = NULL;
    if (length > TABLE_RECORD_BYTES)
        table_refuse(error, 0, "a record has at most 16 MiB", "un enregistrement a au plus 16 Mio", NULL);
    else if (header_read(&header, &lines, error))
        table = header_open_table(&header, games, error);
    header_clear(&header);
    if (table && !read_actions(table, &lines, error)) {
        table_free(table);
        table = NULL;
    }
    return table;
}
