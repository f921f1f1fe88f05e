/* The header of a record: its tags, and the table they describe. */
#include "header.h"

#include "memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The quoted value at `from`, unescaped in place; returns what stands behind it, or NULL. */
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

/* `[Name "value"]`, taken apart in place. */
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

static const struct header_tag *find_tag(const struct header *header, const char *name) {
    for (size_t i = 0; i < header->count; i++)
        if (strcmp(header->tags[i].name, name) == 0)
            return &header->tags[i];
    return NULL;
}

static bool add_tag(struct header *header, struct lines *lines, struct game_error *error) {
    char *name;
    char *value;
    int line = lines->number;
    if (!split_tag(lines->text, &name, &value))
        return table_refuse(error, line, "a tag looks like [Name \"value\"]",
                            "une étiquette s’écrit [Nom \"valeur\"]", NULL);
    if (find_tag(header, name))
        return table_refuse(error, line, "the tag {0} stands here twice",
                            "l’étiquette {0} est donnée deux fois", name);
    if (header->count == HEADER_TAGS)
        return table_refuse(error, line, "too many tags", "trop d’étiquettes", NULL);
    char *copy = table_resize(NULL, strlen(value) + 1);
    if (!copy)
        return table_refuse(error, line, "out of memory", "mémoire insuffisante", NULL);
    struct header_tag *tag = &header->tags[header->count++];
    snprintf(tag->name, sizeof tag->name, "%s", name);
    tag->value = strcpy(copy, value);
    tag->line = line;
    return true;
}

bool header_read(struct header *header, struct lines *lines, struct game_error *error) {
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
        if (!add_tag(header, lines, error))
            return false;
    }
}

void header_clear(struct header *header) {
    for (size_t i = 0; i < header->count; i++)
        free(header->tags[i].value);
    header->count = 0;
}

static const struct game *find_game(const struct header *header, const struct game *const *games,
                                    struct game_error *error) {
    const struct header_tag *name = find_tag(header, "Game");
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

static bool check_version(const struct header *header, const struct game *game, struct game_error *error) {
    long number;
    const struct header_tag *version = find_tag(header, "RulesVersion");
    if (!version)
        return table_refuse(error, 1, "the version of the rules is missing: [RulesVersion \"…\"]",
                            "la version des règles manque : [RulesVersion \"…\"]", NULL);
    if (!text_read_number(version->value, game->rules_version, game->rules_version, &number))
        return table_refuse(error, version->line, "this program does not play version {0} of the rules",
                            "ce programme ne joue pas la version {0} des règles", version->value);
    return true;
}

/* The options among the tags. Each is looked at alone first, so that the error has its line. */
static bool choose_options(const struct header *header, const struct game *game, struct game_choice *choices,
                           size_t *count, struct game_error *error) {
    char name[TAG_NAME];
    *count = 0;
    for (const struct game_option *option = game->options; option->name; option++) {
        table_option_tag(option, name);
        const struct header_tag *tag = find_tag(header, name);
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
        enum tag_answer answer = table_try_tag(table, tag->name, tag->value);
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

static bool place(const struct header *header, struct table *table, struct game_error *error) {
    const struct header_tag *position = find_tag(header, "Position");
    if (!position || table_place(table, position->value, error))
        return true;
    error->line = position->line;
    return false;
}

struct table *header_open_table(const struct header *header, const struct game *const *games,
                                struct game_error *error) {
    struct game_choice choices[HEADER_TAGS];
    size_t count;
    const struct game *game = find_game(header, games, error);
    if (!game || !check_version(header, game, error) || !choose_options(header, game, choices, &count, error))
        return NULL;
    struct table *table = table_new(game, choices, count, error);
    if (!table) {
        error->line = find_tag(header, "Game")->line;
        return NULL;
    }
    if (!place(header, table, error) || !copy_tags(header, table, error)) {
        table_free(table);
        return NULL;
    }
    return table;
}
