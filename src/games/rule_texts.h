/* The rules of the games as text, generated from docs/ by the build. Separate from the games, so that a program that does not
   show them need not link them. */
#ifndef GAMES_RULE_TEXTS_H
#define GAMES_RULE_TEXTS_H

#include "game.h"

struct games_rules {
    const char *game; /* NULL: the end of the list */
    const char *text[GAME_LANGUAGES];
};

extern const struct games_rules games_rules_list[];

/* Lines of text; `## ` begins the heading of a section, `### ` one within it. NULL when the game has none. */
const char *games_rules(const struct game *game, enum game_language language);

/* Section number `number` of such a text: its title and what follows, up to the next. Returns false after the last. */
struct rules_section {
    const char *title;
    size_t title_length;
    const char *body;
    size_t length;
};
bool games_rules_section(const char *rules, size_t number, struct rules_section *section);

#endif
