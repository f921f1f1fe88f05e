/* The record as text: a header of tags like PGN's, then one action per line. Input is untrusted. */
#include "memory.h"
#include "table_internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The result of setting a tag, in order of the checks. */
enum tag_answer { TAG_SET, TAG_BAD_NAME, TAG_RESERVED, TAG_BAD_VALUE, TAG_TOO_MANY, TAG_NO_MEMORY };

enum {
    LINE_TEXT = GAME_OPTION_TEXT + 8192, /* the longest value of a tag, and to spare */
    HEADER_TAGS = 128, /* more than MAX_TAGS, all options and the table's own tags together */
};

/* A reader of lines that skips blank ones and comments. */
struct lines {
    const char *at;
    const char *end;
    int number;
    char text[LINE_TEXT];
};

enum line_answer { LINE_READ, LINE_END, LINE_BAD };

struct header_tag {
    char name[TAG_NAME];
    char *value;
    int line;
};

struct header {
    struct header_tag tags[HEADER_TAGS];
    size_t count;
};

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

/* The tag of an option: its name, capitalized. */
static void option_tag(const struct game_option *option, char tag[TAG_NAME]) {
    snprintf(tag, TAG_NAME, "%s", option->name);
    if (tag[0] >= 'a' && tag[0] <= 'z')
        tag[0] = (char)(tag[0] - 'a' + 'A');
}

static bool is_reserved(const struct table *table, const char *name) {
    static const char *const own[] = {"Game", "RulesVersion", "Viewer", "Position", "Result"};
    char tag[TAG_NAME];
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
        if (strcmp(own[i], name) == 0)
            return true;
    for (const struct game_option *option = table->game->options; option->name; option++) {
        option_tag(option, tag);
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

static enum tag_answer try_tag(struct table *table, const char *name, const char *value) {
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
    return try_tag(table, name, value) == TAG_SET;
}

const char *table_tag(const struct table *table, const char *name) {
    struct tag *tag = find_tag(table, name);
    return tag ? tag->value : NULL;
}

static void name_player_tag(const struct table *table, int seat, char name[TAG_NAME]) {
    snprintf(name, TAG_NAME, "Player.%s", table_seat_mark(table, seat));
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

/* Growing text. */
struct buffer {
    char *start;
    size_t length;
    size_t capacity;
    bool failed;
};

static bool buffer_reserve(struct buffer *buffer, size_t more) {
    size_t needed = buffer->length + more + 1;
    if (buffer->failed || needed <= buffer->capacity)
        return !buffer->failed;
    size_t capacity = needed + needed / 2 + 4096;
    char *start = table_resize(buffer->start, capacity);
    if (!start) {
        buffer->failed = true;
        return false;
    }
    buffer->start = start;
    buffer->capacity = capacity;
    return true;
}

static void buffer_put(struct buffer *buffer, const char *words) {
    size_t length = strlen(words);
    if (!buffer_reserve(buffer, length))
        return;
    memcpy(buffer->start + buffer->length, words, length + 1);
    buffer->length += length;
}

static void put_tag(struct buffer *buffer, const char *name, const char *value) {
    buffer_put(buffer, "[");
    buffer_put(buffer, name);
    buffer_put(buffer, " \"");
    for (; *value; value++) {
        if (*value == '"' || *value == '\\')
            buffer_put(buffer, "\\");
        buffer_put(buffer, (char[]){*value, '\0'});
    }
    buffer_put(buffer, "\"]\n");
}

static void put_options(struct buffer *buffer, const struct table *table) {
    char name[TAG_NAME];
    char value[GAME_OPTION_TEXT];
    const struct game_option *options = table->game->options;
    for (size_t i = 0; options[i].name; i++) {
        option_tag(&options[i], name);
        struct text out = text_into(value, sizeof value);
        table->game->option_value(table->setting, i, &out);
        put_tag(buffer, name, value);
    }
}

/* Only if the game did not start at the initial state. */
static void put_position(struct buffer *buffer, const struct table *table, int viewer) {
    char position[GAME_POSITION_TEXT];
    const struct game *game = table->game;
    memset(table->scratch, 0, game->state_bytes);
    game->begin(table->setting, table->scratch);
    if (memcmp(table->scratch, table->initial, game->state_bytes) == 0)
        return;
    game_known(game, table->setting, table->initial, viewer, table->scratch2);
    struct text out = text_into(position, sizeof position);
    game->write_position(table->setting, table->scratch2, &out);
    put_tag(buffer, "Position", position);
}

void table_result(const struct table *table, struct text *out) {
    const struct game *game = table->game;
    struct game_result result;
    if (table_who(table) != GAME_OVER) {
        text_put(out, "*");
        return;
    }
    game_result(game, table->setting, table->state, &result);
    const char *between = "";
    for (int seat = 0; seat < game->seats(table->setting); seat++) {
        if (result.utility[seat] <= 0)
            continue;
        text_put(out, between);
        text_put(out, game->seat_mark(table->setting, table->state, seat));
        between = " ";
    }
    if (*between == '\0')
        text_put(out, "-");
}

static void put_result(struct buffer *buffer, const struct table *table) {
    char result[GAME_SENTENCE_TEXT];
    struct text out = text_into(result, sizeof result);
    table_result(table, &out);
    put_tag(buffer, "Result", result);
}

struct record_writer {
    const struct table *table;
    struct buffer *buffer;
    int viewer;
};

static void put_action(void *context, size_t number, const void *state, game_action action) {
    char words[GAME_ACTION_TEXT];
    struct record_writer *writer = context;
    struct text out = text_into(words, sizeof words);
    const struct game *game = writer->table->game;
    const void *setting = writer->table->setting;
    _Alignas(max_align_t) unsigned char known[GAME_MAX_STATE];
    (void)number;
    game_known(game, setting, state, writer->viewer, known);
    game_write_action(game, setting, known, game_seen(game, setting, state, action, writer->viewer), &out);
    buffer_put(writer->buffer, words);
    buffer_put(writer->buffer, "\n");
}

/* The viewer whose knowledge the record is limited to. */
static void put_viewer(struct buffer *buffer, const struct table *table, int viewer) {
    if (viewer != GAME_EVERYTHING)
        put_tag(buffer, "Viewer",
                viewer == GAME_SPECTATOR ? "-"
                                         : table->game->seat_mark(table->setting, table->initial, viewer));
}

char *table_write_record(const struct table *table, int viewer, size_t *length) {
    char version[24];
    struct buffer buffer = {0};
    if (!game_has_secrets(table->game, table->setting) || table_who(table) == GAME_OVER)
        viewer = GAME_EVERYTHING;
    struct text number = text_into(version, sizeof version);
    text_number(&number, table->rules_version);

    put_tag(&buffer, "Game", table->game->name);
    put_tag(&buffer, "RulesVersion", version);
    put_viewer(&buffer, table, viewer);
    put_options(&buffer, table);
    put_position(&buffer, table, viewer);
    for (size_t i = 0; i < table->tag_count; i++)
        put_tag(&buffer, table->tags[i].name, table->tags[i].value);
    put_result(&buffer, table);
    buffer_put(&buffer, "\n");
    table_walk(table, 0, put_action, &(struct record_writer){table, &buffer, viewer});
    if (buffer.failed) {
        free(buffer.start);
        return NULL;
    }
    *length = buffer.length;
    return buffer.start;
}

static bool is_blank(char letter) {
    return letter == ' ' || letter == '\t' || letter == '\r';
}

/* Reads the next line and trims blanks on both sides. */
static enum line_answer cut_line(struct lines *lines, struct game_error *error) {
    if (lines->at == lines->end)
        return LINE_END;
    const char *from = lines->at;
    const char *to = memchr(from, '\n', (size_t)(lines->end - from));
    lines->at = to ? to + 1 : lines->end;
    lines->number++;
    if (!to)
        to = lines->end;
    while (from < to && is_blank(*from))
        from++;
    while (from < to && is_blank(to[-1]))
        to--;
    size_t length = (size_t)(to - from);
    if (length >= LINE_TEXT) {
        table_refuse(error, lines->number, "this line is too long", "cette ligne est trop longue", NULL);
        return LINE_BAD;
    }
    if (memchr(from, '\0', length)) {
        table_refuse(error, lines->number, "this line holds a zero byte", "cette ligne contient un octet nul",
                     NULL);
        return LINE_BAD;
    }
    memcpy(lines->text, from, length);
    lines->text[length] = '\0';
    return LINE_READ;
}

static enum line_answer lines_next(struct lines *lines, struct game_error *error) {
    enum line_answer answer;
    do
        answer = cut_line(lines, error);
    while (answer == LINE_READ && (lines->text[0] == '\0' || lines->text[0] == ';'));
    return answer;
}

/* Unescapes the quoted value at `from` in place; returns the text after it, or NULL. */
static char *unquote(char *from) {
    char *to = from;
    if (*from++ != '"')
        return NULL;
    for (; *from && *from != '"'; from++) {
        if (from[0] == '\\' && (from[1] == '"' || from[1] == '\\'))
            from++;
        *to++ = *from;
    }
    if (*from != '"')
        return NULL;
    *to = '\0';
    return from + 1;
}

/* Splits `[Name "value"]` in place. */
static bool split_tag(char *line, char **name, char **value) {
    *name = line + 1;
    size_t length = strcspn(*name, " \t\"[]");
    *value = *name + length;
    *value += strspn(*value, " \t");
    if (length == 0 || length >= TAG_NAME || *value == *name + length)
        return false;
    char *rest = unquote(*value);
    (*name)[length] = '\0';
    return rest && strcmp(rest + strspn(rest, " \t"), "]") == 0;
}

static const struct header_tag *header_find(const struct header *header, const char *name) {
    for (size_t i = 0; i < header->count; i++)
        if (strcmp(header->tags[i].name, name) == 0)
            return &header->tags[i];
    return NULL;
}

static bool header_add(struct header *header, struct lines *lines, struct game_error *error) {
    char *name;
    char *value;
    int line = lines->number;
    if (!split_tag(lines->text, &name, &value))
        return table_refuse(error, line, "a tag looks like [Name \"value\"]",
                            "une étiquette s’écrit [Nom \"valeur\"]", NULL);
    if (header_find(header, name))
        return table_refuse(error, line, "the tag {0} stands here twice",
                            "l’étiquette {0} est donnée deux fois", name);
    if (header->count == HEADER_TAGS)
        return table_refuse(error, line, "too many tags", "trop d’étiquettes", NULL);
    char *copy = table_resize(NULL, strlen(value) + 1);
    if (!copy)
        return table_refuse(error, line, "out of memory", "mémoire insuffisante", NULL);
    struct header_tag *tag = &header->tags[header->count++];
    memcpy(tag->name, name, strlen(name) + 1); /* split_tag has checked the length */
    tag->value = strcpy(copy, value);
    tag->line = line;
    return true;
}

static bool header_read(struct header *header, struct lines *lines, struct game_error *error) {
    for (;;) {
        const char *at = lines->at;
        int number = lines->number;
        enum line_answer answer = lines_next(lines, error);
        if (answer != LINE_READ)
            return answer == LINE_END;
        if (lines->text[0] != '[') {
            lines->at = at;
            lines->number = number;
            return true;
        }
        if (!header_add(header, lines, error))
            return false;
    }
}

static void header_clear(struct header *header) {
    for (size_t i = 0; i < header->count; i++)
        free(header->tags[i].value);
    header->count = 0;
}

static const struct game *find_game(const struct header *header, const struct game *const *games,
                                    struct game_error *error) {
    const struct header_tag *name = header_find(header, "Game");
    if (!name) {
        table_refuse(error, 1, "a record begins with the name of its game: [Game \"…\"]",
                     "un enregistrement commence par le nom de son jeu : [Game \"…\"]", NULL);
        return NULL;
    }
    for (; *games; games++)
        if (strcmp((*games)->name, name->value) == 0)
            return *games;
    table_refuse(error, name->line, "unknown game: {0}", "jeu inconnu : {0}", name->value);
    return NULL;
}

static bool read_version(const struct header *header, const struct game *game, long *number,
                         struct game_error *error) {
    int oldest = game->oldest_rules_version ? game->oldest_rules_version : game->rules_version;
    const struct header_tag *version = header_find(header, "RulesVersion");
    if (!version)
        return table_refuse(error, 1, "the version of the rules is missing: [RulesVersion \"…\"]",
                            "la version des règles manque : [RulesVersion \"…\"]", NULL);
    if (!text_read_number(version->value, oldest, game->rules_version, number))
        return table_refuse(error, version->line, "this program does not play version {0} of the rules",
                            "ce programme ne joue pas la version {0} des règles", version->value);
    return true;
}

/* Collects the options. Checks each separately, so that an error has its line. */
static bool choose_options(const struct header *header, const struct game *game, struct game_choice *choices,
                           size_t *count, struct game_error *error) {
    char name[TAG_NAME];
    *count = 0;
    for (const struct game_option *option = game->options; option->name; option++) {
        option_tag(option, name);
        const struct header_tag *tag = header_find(header, name);
        if (!tag)
            continue;
        struct game_choice choice = {option->name, tag->value};
        if (!game_check_choices(game, &choice, 1, error)) {
            error->line = tag->line;
            return false;
        }
        choices[(*count)++] = choice;
    }
    return true;
}

static bool copy_tags(const struct header *header, struct table *table, struct game_error *error) {
    for (size_t i = 0; i < header->count; i++) {
        const struct header_tag *tag = &header->tags[i];
        enum tag_answer answer = try_tag(table, tag->name, tag->value);
        if (answer == TAG_NO_MEMORY)
            return table_refuse(error, tag->line, "out of memory", "mémoire insuffisante", NULL);
        if (answer == TAG_TOO_MANY)
            return table_refuse(error, tag->line, "too many tags", "trop d’étiquettes", NULL);
        if (answer != TAG_SET && answer != TAG_RESERVED)
            return table_refuse(error, tag->line, "this tag has letters that it may not have, or is too long",
                                "cette étiquette a des caractères interdits, ou est trop longue", NULL);
    }
    return true;
}

/* A record limited to one viewer's knowledge cannot be replayed. */
static bool is_whole(const struct header *header, struct game_error *error) {
    const struct header_tag *viewer = header_find(header, "Viewer");
    return !viewer ||
           table_refuse(error, viewer->line,
                        "this record holds only what one viewer knew: it can be read, not played",
                        "cet enregistrement ne contient que ce qu’un seul savait : on peut le lire, "
                        "pas le jouer",
                        NULL);
}

static bool place(const struct header *header, struct table *table, struct game_error *error) {
    const struct header_tag *position = header_find(header, "Position");
    if (!position || table_place(table, position->value, error))
        return true;
    error->line = position->line;
    return false;
}

static struct table *header_open_table(const struct header *header, const struct game *const *games,
                                       struct game_error *error) {
    struct game_choice choices[HEADER_TAGS];
    size_t count;
    long version;
    const struct game *game = find_game(header, games, error);
    if (!game || !read_version(header, game, &version, error) || !is_whole(header, error) ||
        !choose_options(header, game, choices, &count, error))
        return NULL;
    struct table *table = table_new(game, choices, count, error);
    if (!table) {
        error->line = header_find(header, "Game")->line;
        return NULL;
    }
    table_set_rules_version(table, (int)version);
    if (!place(header, table, error) || !copy_tags(header, table, error)) {
        table_free(table);
        return NULL;
    }
    return table;
}

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
