/* The engine: one game, driven by another program line by line. docs/protocol.md says what each line means. */
#ifndef CLI_ENGINE_H
#define CLI_ENGINE_H

#include "game.h"

#include <stdio.h>

enum { ENGINE_LINE = 65536 }; /* a longer line is refused */

struct engine;

/* An engine with the first of the games at its beginning; answers are written to `out`. NULL without memory. */
struct engine *engine_new(const struct game *const *games, FILE *out);
void engine_free(struct engine *engine);

/* What `game`, `set` and `position` would do; `position` may be NULL. False with the reason in error. */
bool engine_start(struct engine *engine, const struct game *game, const struct game_choice *choices,
                  size_t count, const char *position, struct game_error *error);

/* The most states that one command may look at. */
void engine_limit_work(struct engine *engine, uint64_t states);

/* The level at which `go` thinks, unless it says another. */
void engine_set_level(struct engine *engine, int level);

/* Takes one line, without its end, and answers it. False once the host has quit. */
bool engine_line(struct engine *engine, const char *line, size_t length);

/* Takes lines until the host quits or the input ends. */
void engine_run(struct engine *engine, FILE *in);

#endif
