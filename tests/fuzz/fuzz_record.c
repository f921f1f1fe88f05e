/* Records, of the program's games and of Pig, which has secrets and numbers as options. A record that is accepted is
   written and read back as the same game, and undo leads to the state that was there. */
#include "fuzz.h"
#include "table.h"

#include <stdlib.h>
#include <string.h>

static void check_same(const struct table *a, const struct table *b) {
    const struct game *game = table_game(a);
    FUZZ_EXPECT(game == table_game(b), "another game");
    FUZZ_EXPECT(memcmp(table_setting(a), table_setting(b), game->setting_bytes) == 0, "another setting");
    FUZZ_EXPECT(table_length(a) == table_length(b), "%zu actions, then %zu", table_length(a),
                table_length(b));
    for (size_t i = 0; i < table_length(a); i++)
        FUZZ_EXPECT(table_action(a, i) == table_action(b, i), "action %zu is another", i);
    FUZZ_EXPECT(memcmp(table_state(a), table_state(b), game->state_bytes) == 0, "another state");
}

static struct table *read_back(const char *record, size_t length) {
    struct game_error error = {.language = GAME_ENGLISH};
    struct table *table = table_read_record(fuzz_games(), record, length, &error);
    if (!table)
        fuzz_fail("own record refused, line %d: %s\n%s", error.line, error.text, record);
    return table;
}

static void check_undo(struct table *table) {
    struct game_error error = {.language = GAME_ENGLISH};
    size_t limit = table_undo_limit(table);
    void *before = malloc(table_game(table)->state_bytes);
    if (!before)
        abort();
    FUZZ_EXPECT(limit <= table_length(table), "undo to %zu of %zu", limit, table_length(table));
    table_state_at(table, limit, before);
    if (limit < table_length(table))
        FUZZ_EXPECT(table_undo_to(table, limit, &error), "no undo to %zu: %s", limit, error.text);
    FUZZ_EXPECT(memcmp(before, table_state(table), table_game(table)->state_bytes) == 0,
                "undo to %zu makes another state", limit);
    free(before);
}

static void check(struct table *table) {
    size_t length = 0, length_again = 0;
    char *record = table_write_record(table, GAME_EVERYTHING, &length);
    if (!record)
        fuzz_fail("no record is written");
    struct table *again = read_back(record, length);
    char *record_again = table_write_record(again, GAME_EVERYTHING, &length_again);
    check_same(table, again);
    FUZZ_EXPECT(record_again && length == length_again && memcmp(record, record_again, length) == 0,
                "written again, it differs:\n%s\n%s", record, record_again);
    check_undo(again);
    table_free(again);
    free(record_again);
    free(record);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct game_error error = {.language = size % 2 ? GAME_FRENCH : GAME_ENGLISH};
    struct table *table = table_read_record(fuzz_games(), (const char *)data, size, &error);
    if (table)
        check(table);
    else
        FUZZ_EXPECT(error.text[0] && error.line >= 0, "refused without a reason");
    table_free(table);
    return 0;
}
