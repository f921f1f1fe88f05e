/* Text for programs: tokens, actions, positions. Private to this folder. */
#ifndef ANDROMEDA_NOTATION_H
#define ANDROMEDA_NOTATION_H

#include "rules.h"

extern const char *const andromeda_marks[MAX_SEATS];
extern const char *const andromeda_verbs[VERBS];
/* Words of a position: kinds of turns, and frames. */
extern const char *const andromeda_turn_words[TURN_OVER + 1];
extern const char *const andromeda_op_words[OPS];

const char *andromeda_mark(const struct setting *setting, int side);
/* Where a ship is: a place, or off the map. */
void andromeda_write_where(const struct setting *setting, struct text *out, int at);
void andromeda_write_place(const struct setting *setting, int place, struct text *out);
/* Writes the id of a tile, of a module of the station (1 + design, 64 + row), of a source. */
const char *andromeda_tile_id(const struct setting *setting, int tile);
const char *andromeda_module_id(const struct setting *setting, int module);
const char *andromeda_source_id(const struct setting *setting, int source);
void andromeda_write_action(const void *setting, const void *state, game_action action, struct text *out);
void andromeda_write_position(const void *setting, const void *state, struct text *out);
bool andromeda_read_position(const void *setting, void *state, const char *line, struct game_error *error);
/* Whether a state can occur; else the reason. */
bool andromeda_validate(const struct setting *setting, const struct state *state, const char **reason);

#endif
