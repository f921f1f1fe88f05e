/* Finds the rules of a game, and their sections. */
#include "rule_texts.h"

#include <string.h>

const char *games_rules(const struct game *game, enum game_language language) {
    for (const struct games_rules *rules = games_rules_list; rules->game; rules++)
        if (strcmp(rules->game, game->name) == 0)
            return rules->text[language];
    return NULL;
}

static const char *next_heading(const char *at) {
    const char *found = strstr(at, "\n## ");
    return found ? found + 1 : NULL;
}

bool games_rules_section(const char *rules, size_t number, struct rules_section *section) {
    static const char mark[] = "## ";
    const char *at = strncmp(rules, mark, strlen(mark)) == 0 ? rules : next_heading(rules);
    for (; at && number > 0; number--)
        at = next_heading(at);
    if (!at)
        return false;
    const char *end = next_heading(at);
    section->title = at + strlen(mark);
    section->title_length = strcspn(section->title, "\n");
    section->body = section->title + section->title_length;
    section->body += strspn(section->body, "\n");
    section->length = end ? (size_t)(end - section->body) : strlen(section->body);
    while (section->length > 0 && section->body[section->length - 1] == '\n')
        section->length--;
    return true;
}
