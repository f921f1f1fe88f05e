/* Reads and writes files of records. */
#include "records.h"

#include "file_error.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static enum file_answer read_bytes(const struct cli *cli, const char *name, char **bytes, size_t *length) {
    if (strcmp(name, "-") == 0)
        return file_read(cli->in, TABLE_RECORD_BYTES, bytes, length);
    return file_read_name(name, TABLE_RECORD_BYTES, bytes, length);
}

struct table *record_open(const struct cli *cli, const char *name) {
    struct game_error error = {.language = cli->language};
    char *bytes;
    size_t length;
    enum file_answer answer = read_bytes(cli, name, &bytes, &length);
    if (answer != FILE_READ) {
        cli_fail_read(cli, name, answer);
        return NULL;
    }
    struct table *table = table_read_record(cli->games, bytes, length, &error);
    free(bytes);
    if (!table)
        cli_fail_file(cli, name, &error);
    return table;
}

void record_print_head(const struct cli *cli, const struct table *table) {
    char actions[24], result[GAME_SENTENCE_TEXT];
    struct text out = text_into(result, sizeof result);
    bool over = table_who(table) == GAME_OVER;
    table_result(table, &out);
    snprintf(actions, sizeof actions, "%zu", table_length(table));
    cli_say(cli, cli->out, over ? WORD_REPLAY_HEAD : WORD_REPLAY_HEAD_OPEN, table_game(table)->name, actions,
            result);
}

bool record_write(const struct table *table, const char *name) {
    size_t length;
    char *record = table_write_record(table, GAME_EVERYTHING, &length);
    bool written = record && file_write_name(name, record, length);
    int reason = errno;
    free(record);
    errno = reason;
    return written;
}

bool record_save(const struct cli *cli, const struct table *table, const char *name) {
    bool saved = record_write(table, name);
    if (!saved)
        cli_fail_write(cli, name);
    return saved;
}
