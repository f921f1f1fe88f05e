/* The boards that a match or a training is played on: one, or several of --maps. */
#ifndef CLI_BOARDS_H
#define CLI_BOARDS_H

#include "start.h"

enum { BOARDS_MOST = 128, BOARDS_NAMES = 4096 };

struct boards {
    size_t count;
    const char *name[BOARDS_MOST]; /* as it was given */
    struct start start[BOARDS_MOST];
    struct table *table[BOARDS_MOST]; /* holds the setting */
    char names[BOARDS_NAMES];         /* cut apart */
};

/* Opens the boards of `maps` (`most` of them at most), or without it the one that `start` has chosen. What is wrong is said;
   false then. Either way they are to be closed. */
bool boards_open(struct boards *boards, const struct cli *cli, const struct start *start, const char *maps,
                 size_t most);
void boards_close(struct boards *boards);

#endif
