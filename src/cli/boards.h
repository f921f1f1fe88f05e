/* The boards of a match or of training: one, or those of --maps. */
#ifndef CLI_BOARDS_H
#define CLI_BOARDS_H

#include "game_options.h"

enum { BOARDS_MOST = 128, BOARDS_NAMES = 4096 };

struct boards {
    size_t count;
    const char *name[BOARDS_MOST]; /* as given */
    struct game_options start[BOARDS_MOST];
    struct table *table[BOARDS_MOST]; /* holds the setting */
    char names[BOARDS_NAMES];         /* the list, split in place */
};

/* Opens the boards of `maps` (at most `most`), or the one chosen by `start` when that is NULL. On failure
   prints the reason and returns false. Always call boards_close. */
bool boards_open(struct boards *boards, const struct cli *cli, const struct game_options *start,
                 const char *maps, size_t most);
void boards_close(struct boards *boards);

#endif
