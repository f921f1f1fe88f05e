/* The files in weights/, made part of the program at build time: GAME/KIND.txt learnt, GAME/plain.txt set by hand. */
#ifndef MIND_WEIGHTS_H
#define MIND_WEIGHTS_H

#include <stdint.h>

struct weights_file {
    const char *game;
    const char *kind;
    const char *text;
};

/* Ended by one without a game. */
extern const struct weights_file mind_weights_files[];

/* FNV-1a of the lines of a file behind its head, so that one can be told from another. */
uint64_t mind_hash_weights(const char *lines);

#endif
