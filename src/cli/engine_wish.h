/* What the commands that think have in common: how much they may, and whether there is anything to think about. */
#ifndef CLI_ENGINE_WISH_H
#define CLI_ENGINE_WISH_H

#include "engine_inside.h"
#include "mind.h"

/* `time`, `nodes` and `seed` are for all of them. */
enum { WISH_LEVEL = 1, WISH_THREADS = 2, WISH_MOST = 4 };

struct engine_wish {
    long level;
    long most; /* hints */
    struct mind_limits limits;
};

/* Reads pairs of a name and a value; `allowed` are those of the names above that the command knows. */
enum engine_answer engine_read_wish(const char *rest, int allowed, struct engine_wish *wish);

/* Without a limit these nodes, or a second if there are none; and never more work than the engine may do. */
void engine_limit(const struct engine *engine, uint64_t usual, struct mind_limits *limits);

/* Whether the game on the table can be thought about; and whether a player is to decide, if one must be. */
enum engine_answer engine_can_think(const struct engine *engine, bool decides);

#endif
