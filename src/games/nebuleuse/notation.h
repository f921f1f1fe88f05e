/* Text for programs: actions, positions, things. */
#ifndef NEBULEUSE_NOTATION_H
#define NEBULEUSE_NOTATION_H

#include "rules.h"

extern const char *const nebuleuse_marks[NEBULEUSE_SEATS];

void nebuleuse_write_action(const void *setting, const void *state, game_action action, struct text *out);
void nebuleuse_write_position(const void *setting, const void *state, struct text *out);
bool nebuleuse_read_position(const void *setting, void *state, const char *line, struct game_error *error);
/* `base`, `S1` ..., `X`. */
const char *nebuleuse_place_word(int at);
/* Whether the rules can lead to a state like this. */
bool nebuleuse_is_valid(const struct setting *setting, const struct state *state);

#endif
