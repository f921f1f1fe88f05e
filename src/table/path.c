/* Following clicks. */
#include "path.h"

#include <string.h>

void path_begin(struct path *path, const struct table *table) {
    path->table = table;
    path->length = path->start = 0;
    path->count = table_game(table)->list(table_setting(table), table_state(table), path->open);
}

/* The thing that the decision asks for next; false at the end of its way. */
static bool next_thing(const struct path *path, game_action action, game_thing *thing) {
    game_thing things[GAME_MAX_CLICKS];
    const struct table *table = path->table;
    size_t count = table_game(table)->clicks(table_setting(table), table_state(table), action, things);
    if (path->length >= count)
        return false;
    *thing = things[path->length];
    return true;
}

bool path_take(struct path *path, game_thing thing) {
    game_thing next;
    size_t kept = 0;
    for (size_t i = 0; i < path->count && kept == 0; i++)
        kept += next_thing(path, path->open[i], &next) && next == thing;
    if (kept == 0)
        return false;
    kept = 0;
    for (size_t i = 0; i < path->count; i++)
        if (next_thing(path, path->open[i], &next) && next == thing)
            path->open[kept++] = path->open[i];
    path->count = kept;
    path->last = thing;
    path->length++;
    return true;
}

size_t path_items(const struct path *path, struct path_item items[GAME_MAX_ACTIONS]) {
    game_thing thing;
    size_t count = 0;
    for (size_t i = 0; i < path->count; i++) {
        if (!next_thing(path, path->open[i], &thing))
            continue;
        size_t at = 0;
        while (at < count && items[at].thing != thing)
            at++;
        if (at == count)
            items[count++] = (struct path_item){thing, 0, path->open[i]};
        items[at].decisions++;
    }
    return count;
}

void path_narrow(struct path *path) {
    struct path_item items[GAME_MAX_ACTIONS];
    while (path->count > 1 && path_items(path, items) == 1)
        path_take(path, items[0].thing);
}

void path_open(struct path *path, const struct table *table) {
    path_begin(path, table);
    path_narrow(path);
    path->start = path->length;
}

/* The next thing with this token. */
static bool find_word(const struct path *path, const char *word, game_thing *thing) {
    char token[GAME_SENTENCE_TEXT];
    const struct table *table = path->table;
    for (size_t i = 0; i < path->count; i++) {
        if (!next_thing(path, path->open[i], thing))
            continue;
        struct text out = text_into(token, sizeof token);
        table_game(table)->write_thing(table_setting(table), table_state(table), *thing, &out);
        if (strcmp(token, word) == 0)
            return true;
    }
    return false;
}

bool path_take_words(struct path *path, const char *words) {
    char word[GAME_ACTION_TEXT];
    game_thing thing;
    struct path ahead = *path;
    while (text_next_word(&words, word, sizeof word))
        if (!find_word(&ahead, word, &thing) || !path_take(&ahead, thing))
            return false;
    if (*words || ahead.length == path->length)
        return false;
    *path = ahead;
    return true;
}
