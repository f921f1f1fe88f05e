/* Tags: what a record's header says beyond what the table knows itself. */
#include "inside.h"
#include "memory.h"

#include <stdio.h>
#include <string.h>

static bool is_name(const char *name) {
    size_t length = strspn(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-");
    return length > 0 && length < TAG_NAME && name[length] == '\0';
}

static bool is_value(const char *value) {
    size_t length = 0;
    for (; value[length]; length++)
        if ((unsigned char)value[length] < 0x20 || value[length] == 0x7f)
            return false;
    return length < TAG_VALUE;
}

void table_option_tag(const struct game_option *option, char tag[TAG_NAME]) {
    snprintf(tag, TAG_NAME, "%s", option->name);
    if (tag[0] >= 'a' && tag[0] <= 'z')
        tag[0] = (char)(tag[0] - 'a' + 'A');
}

static bool is_reserved(const struct table *table, const char *name) {
    static const char *const own[] = {"Game", "RulesVersion", "Position", "Result"};
    char tag[TAG_NAME];
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
        if (strcmp(own[i], name) == 0)
            return true;
    for (const struct game_option *option = table->game->options; option->name; option++) {
        table_option_tag(option, tag);
        if (strcmp(tag, name) == 0)
            return true;
    }
    return false;
}

static struct tag *find_tag(const struct table *table, const char *name) {
    for (size_t i = 0; i < table->tag_count; i++)
        if (strcmp(table->tags[i].name, name) == 0)
            return &table->tags[i];
    return NULL;
}

static struct tag *add_tag(struct table *table, const char *name) {
    struct tag *tags = table_resize(table->tags, (table->tag_count + 1) * sizeof *tags);
    if (!tags)
        return NULL;
    table->tags = tags;
    struct tag *tag = &tags[table->tag_count++];
    snprintf(tag->name, sizeof tag->name, "%s", name);
    return tag;
}

enum tag_answer table_try_tag(struct table *table, const char *name, const char *value) {
    if (!is_name(name))
        return TAG_BAD_NAME;
    if (is_reserved(table, name))
        return TAG_RESERVED;
    if (!is_value(value))
        return TAG_BAD_VALUE;
    struct tag *tag = find_tag(table, name);
    if (!tag && table->tag_count == MAX_TAGS)
        return TAG_TOO_MANY;
    if (!tag)
        tag = add_tag(table, name);
    if (!tag)
        return TAG_NO_MEMORY;
    snprintf(tag->value, sizeof tag->value, "%s", value);
    return TAG_SET;
}

bool table_set_tag(struct table *table, const char *name, const char *value) {
    return table_try_tag(table, name, value) == TAG_SET;
}

const char *table_tag(const struct table *table, const char *name) {
    struct tag *tag = find_tag(table, name);
    return tag ? tag->value : NULL;
}

static void name_player_tag(const struct table *table, int seat, char name[TAG_NAME]) {
    snprintf(name, TAG_NAME, "Player.%s", table_game(table)->seat_mark(seat));
}

bool table_set_player(struct table *table, int seat, const char *name) {
    char tag[TAG_NAME];
    name_player_tag(table, seat, tag);
    return table_set_tag(table, tag, name);
}

const char *table_player(const struct table *table, int seat) {
    char tag[TAG_NAME];
    name_player_tag(table, seat, tag);
    return table_tag(table, tag);
}
