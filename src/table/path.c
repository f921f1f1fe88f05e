/* Click paths. */
#include "path.h"

#include <string.h>

size_t path_list(const struct path *path, game_action *open) {
    const struct table *table = path->table;
    const struct game *game = table_game(table);
    size_t listed = game->list(table_setting(table), table_state(table), open), count = 0;
    for (size_t i = 0; i < listed; i++) {
        game_thing things[GAME_MAX_CLICKS];
        size_t clicks = game->clicks(table_setting(table), table_state(table), open[i], things);
        if (clicks >= path->length && memcmp(things, path->taken, path->length * sizeof *things) == 0)
            open[count++] = open[i];
    }
    return count;
}

void path_begin(struct path *path, const struct table *table) {
    game_action open[table_game(table)->max_actions];
    *path = (struct path){.table = table};
    path->count = path_list(path, open);
    path->first = path->count ? open[0] : 0;
}

bool path_take(struct path *path, game_thing thing) {
    struct path next = *path;
    game_action open[table_game(path->table)->max_actions];
    if (path->length == GAME_MAX_CLICKS)
        return false;
    next.taken[next.length++] = thing;
    next.count = path_list(&next, open);
    if (next.count == 0)
        return false;
    next.first = open[0];
    *path = next;
    return true;
}

bool path_has(const struct path *path, game_action action) {
    game_action open[table_game(path->table)->max_actions];
    size_t count = path_list(path, open), at = 0;
    while (at < count && open[at] != action)
        at++;
    return at < count;
}

size_t path_items(const struct path *path, struct path_item *items) {
    const struct table *table = path->table;
    game_action open[table_game(table)->max_actions];
    size_t opened = path_list(path, open), count = 0;
    for (size_t i = 0; i < opened; i++) {
        game_thing things[GAME_MAX_CLICKS];
        size_t clicks = table_game(table)->clicks(table_setting(table), table_state(table), open[i], things);
        if (clicks == path->length)
            continue;
        size_t at = 0;
        while (at < count && items[at].thing != things[path->length])
            at++;
        if (at == count)
            items[count++] = (struct path_item){things[path->length], 0, open[i]};
        items[at].decisions++;
    }
    return count;
}

void path_narrow(struct path *path) {
    struct path_item items[table_game(path->table)->max_actions];
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
    struct path_item items[table_game(table)->max_actions];
    size_t count = path_items(path, items);
    for (size_t i = 0; i < count; i++) {
        struct text out = text_into(token, sizeof token);
        *thing = items[i].thing;
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
