/* A reference-counted cache of settings: their tables may be large, and most online tables have the same. */
#ifndef SERVE_SETTINGS_H
#define SERVE_SETTINGS_H

#include "game.h"

struct settings;

struct settings *settings_open(void);
void settings_close(struct settings *settings);
/* The setting for these choices; release it with settings_drop. NULL when they are invalid or out of memory. */
const void *settings_hold(struct settings *settings, const struct game *game,
                          const struct game_choice *choices, size_t count);
void settings_drop(struct settings *settings, const void *setting);
/* The memory that all of them take. */
size_t settings_bytes(const struct settings *settings);

#endif
