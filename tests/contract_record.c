/* Whole games: the record replays at another table with a newly prepared setting. */
#include "contract_internal.h"
#include "table.h"

#include <stdlib.h>
#include <string.h>

enum { PROBE_EVERY = 64 };

/* The table refuses illegal actions and does not change. */
static bool table_refuses(struct contract *c, struct table *table) {
    struct game_error error = {.language = GAME_ENGLISH};
    game_action action = (game_action)random_next(&c->probe);
    size_t length = table_length(table);
    if (game_allows(c->game, c->setting, table_state(table), action))
        return true;
    contract_copy(c, c->spare[0], table_state(table));
    if (table_play(table, action, &error) || error.text[0] == '\0')
        return contract_broken(c, "the table plays %08x, which is not allowed, or does not say why not",
                               (unsigned)action);
    return (table_length(table) == length && contract_same(c, c->spare[0], table_state(table))) ||
           contract_broken(c, "a refused action changes the table");
}

static bool play_all(struct contract *c, struct table *table) {
    struct game_error error = {.language = GAME_ENGLISH};
    for (size_t i = 0; i < c->played_count; i++) {
        if (i % PROBE_EVERY == 0 && !table_refuses(c, table))
            return false;
        if (!table_play(table, c->played[i], &error))
            return contract_broken(c, "action %zu is refused by the table: %s", i, error.text);
    }
    return contract_same(c, table_state(table), c->here.state) ||
           contract_broken(c, "played at a table, it differs");
}

static bool tables_agree(struct contract *c, const struct table *table, const struct table *again) {
    if (memcmp(table_setting(table), table_setting(again), c->game->setting_bytes) != 0)
        return contract_broken(c, "the record makes another setting");
    if (table_length(again) != table_length(table))
        return contract_broken(c, "%zu actions read of %zu", table_length(again), table_length(table));
    for (size_t i = 0; i < table_length(table); i++)
        if (table_action(table, i) != table_action(again, i))
            return contract_broken(c, "action %zu is read as another", i);
    return contract_same(c, table_state(table), table_state(again)) ||
           contract_broken(c, "the end is another state");
}

static bool reads_back(struct contract *c, const struct table *table) {
    const struct game *const games[] = {c->game, NULL};
    struct game_error error = {.language = GAME_ENGLISH};
    size_t length = 0, second_length = 0;
    char *record = table_write_record(table, GAME_EVERYTHING, &length), *second = NULL;
    if (!record)
        return contract_broken(c, "no record is written");
    struct table *again = table_read_record(games, record, length, &error);
    bool kept = again ? tables_agree(c, table, again)
                      : contract_broken(c, "the record is refused, line %d: %s", error.line, error.text);
    if (kept) {
        second = table_write_record(again, GAME_EVERYTHING, &second_length);
        if (!second || length != second_length || memcmp(record, second, length) != 0)
            kept = contract_broken(c, "written again, the record differs");
    }
    table_free(again);
    free(record);
    free(second);
    return kept;
}

bool contract_record_replays(struct contract *c) {
    struct game_error error = {.language = GAME_ENGLISH};
    struct table *table = table_new(c->game, c->run->choices, c->run->choice_count, &error);
    if (!table)
        return contract_broken(c, "no table: %s", error.text);
    bool kept = play_all(c, table) && reads_back(c, table);
    table_free(table);
    return kept;
}

/* The record that a viewer has of an unfinished game with secrets cannot be replayed. */
static bool viewers_record_is_right(struct contract *c, const struct table *table, int viewer) {
    const struct game *const games[] = {c->game, NULL};
    struct game_error error = {.language = GAME_ENGLISH};
    bool whole = !game_has_secrets(c->game, c->setting) || table_who(table) == GAME_OVER;
    size_t length = 0, all_length = 0;
    char *record = table_write_record(table, viewer, &length);
    char *all = table_write_record(table, GAME_EVERYTHING, &all_length);
    if (!record || !all)
        abort();
    struct table *again = table_read_record(games, record, length, &error);
    bool kept = true;
    if (whole && strcmp(record, all) != 0)
        kept = contract_broken(c, "viewer %d has another record, and nothing is secret", viewer);
    else if (!whole && again)
        kept = contract_broken(c, "the record for viewer %d can be played", viewer);
    else if (!whole && error.text[0] == '\0')
        kept = contract_broken(c, "the record for viewer %d is refused without a reason", viewer);
    table_free(again);
    free(record);
    free(all);
    return kept;
}

bool contract_viewers_records_are_read_only(struct contract *c) {
    struct game_error error = {.language = GAME_ENGLISH};
    struct table *table = table_new(c->game, c->run->choices, c->run->choice_count, &error);
    if (!table)
        return contract_broken(c, "no table: %s", error.text);
    bool kept = play_all(c, table);
    for (int viewer = GAME_SPECTATOR; viewer < c->seats && kept; viewer++)
        kept = viewers_record_is_right(c, table, viewer);
    table_free(table);
    return kept;
}

bool contract_rebuilt_setting_plays_alike(struct contract *c) {
    unsigned char *setting = malloc(c->game->setting_bytes);
    if (!setting)
        abort();
    bool kept = contract_prepare_from_values(c, setting);
    if (kept) {
        c->game->begin(setting, c->spare[0]);
        for (size_t i = 0; i < c->played_count; i++)
            c->game->play(setting, c->spare[0], c->played[i]);
        kept = contract_same(c, c->spare[0], c->here.state) || contract_broken(c, "the end is another state");
    }
    free(setting);
    return kept;
}
