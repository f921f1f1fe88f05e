/* The engine: one game, driven by another program with the line protocol of docs/protocol.md. */
#ifndef ENGINE_ENGINE_H
#define ENGINE_ENGINE_H

#include "game.h"

#include <stdio.h>

enum { ENGINE_LINE = 65536 }; /* a longer line is refused */

struct engine;

/* An engine with the first game at its start, which writes its answers to `out`. NULL if out of memory. */
struct engine *engine_new(const struct game *const *games, FILE *out);
void engine_free(struct engine *engine);

/* The same as `game`, `set` and `position`; `position` may be NULL. On failure sets the error and returns false. */
bool engine_start(struct engine *engine, const struct game *game, const struct game_choice *choices,
                  size_t count, const char *position, struct game_error *error);

/* Sets the maximum number of states that one command may visit. */
void engine_limit_work(struct engine *engine, uint64_t states);

/* Sets the default level of `go`. */
void engine_set_level(struct engine *engine, int level);

/* Runs one line (without its newline) and answers it. Returns false after `quit`. */
bool engine_line(struct engine *engine, const char *line, size_t length);

/* Runs lines until `quit` or the end of the input. */
void engine_run(struct engine *engine, FILE *in);

#endif
