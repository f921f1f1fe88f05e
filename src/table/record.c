/* The record as text: a header in the manner of PGN, then one action per line. */
#include "inside.h"
#include "memory.h"

#include <stdlib.h>
#include <string.h>

/* Text that grows. */
struct page {
    char *start;
    size_t length;
    size_t room;
    bool failed;
};

static bool page_reserve(struct page *page, size_t more) {
    size_t needed = page->length + more + 1;
    if (page->failed || needed <= page->room)
        return !page->failed;
    size_t room = needed + needed / 2 + 4096;
    char *start = table_resize(page->start, room);
    if (!start) {
        page->failed = true;
        return false;
    }
    page->start = start;
    page->room = room;
    return true;
}

static void page_put(struct page *page, const char *words) {
    size_t length = strlen(words);
    if (!page_reserve(page, length))
        return;
    memcpy(page->start + page->length, words, length + 1);
    page->length += length;
}

static void put_tag(struct page *page, const char *name, const char *value) {
    page_put(page, "[");
    page_put(page, name);
    page_put(page, " \"");
    for (; *value; value++) {
        if (*value == '"' || *value == '\\')
            page_put(page, "\\");
        page_put(page, (char[]){*value, '\0'});
    }
    page_put(page, "\"]\n");
}

static void put_options(struct page *page, const struct table *table) {
    char name[TAG_NAME];
    char value[GAME_OPTION_TEXT];
    const struct game_option *options = table->game->options;
    for (size_t i = 0; options[i].name; i++) {
        table_option_tag(&options[i], name);
        struct text out = text_into(value, sizeof value);
        table->game->option_value(table->setting, i, &out);
        put_tag(page, name, value);
    }
}

/* Only when the game did not start at the beginning. */
static void put_position(struct page *page, const struct table *table) {
    char position[GAME_POSITION_TEXT];
    const struct game *game = table->game;
    memset(table->walk, 0, game->state_bytes);
    game->begin(table->setting, table->walk);
    if (memcmp(table->walk, table->first, game->state_bytes) == 0)
        return;
    struct text out = text_into(position, sizeof position);
    game->write_position(table->setting, table->first, &out);
    put_tag(page, "Position", position);
}

void table_result(const struct table *table, struct text *out) {
    const struct game *game = table->game;
    double share[GAME_MAX_SEATS] = {0};
    if (table_who(table) != GAME_OVER) {
        text_put(out, "*");
        return;
    }
    game->result(table->setting, table->state, share);
    const char *between = "";
    for (int seat = 0; seat < game->seats(table->setting); seat++) {
        if (share[seat] <= 0)
            continue;
        text_put(out, between);
        text_put(out, game->seat_mark(seat));
        between = " ";
    }
}

static void put_result(struct page *page, const struct table *table) {
    char result[GAME_SENTENCE_TEXT];
    struct text out = text_into(result, sizeof result);
    table_result(table, &out);
    put_tag(page, "Result", result);
}

/* What the lines of the record are written from and to. */
struct copying {
    const struct table *table;
    struct page *page;
};

static void put_action(void *context, size_t number, const void *state, game_action action) {
    char words[GAME_ACTION_TEXT];
    struct copying *copying = context;
    struct text out = text_into(words, sizeof words);
    (void)number;
    game_write_action(copying->table->game, copying->table->setting, state, action, &out);
    page_put(copying->page, words);
    page_put(copying->page, "\n");
}

char *table_write_record(const struct table *table, size_t *length) {
    char version[24];
    struct page page = {0};
    struct text number = text_into(version, sizeof version);
    text_number(&number, table->game->rules_version);

    put_tag(&page, "Game", table->game->name);
    put_tag(&page, "RulesVersion", version);
    put_options(&page, table);
    put_position(&page, table);
    for (size_t i = 0; i < table->tag_count; i++)
        put_tag(&page, table->tags[i].name, table->tags[i].value);
    put_result(&page, table);
    page_put(&page, "\n");
    table_walk(table, 0, put_action, &(struct copying){table, &page});
    if (page.failed) {
        free(page.start);
        return NULL;
    }
    *length = page.length;
    return page.start;
}
