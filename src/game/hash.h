/* FNV-1a: tells data apart, in a number that can be written down. No help against those who want to deceive. */
#ifndef GAME_HASH_H
#define GAME_HASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* The hash of nothing, to begin with. */
#define HASH_START 0xcbf29ce484222325u

/* Adds bytes to what was hashed so far. */
static inline uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t count) {
    for (const unsigned char *at = bytes, *end = at + count; at < end; at++)
        hash = (hash ^ *at) * 0x100000001b3u;
    return hash;
}

static inline uint64_t hash_words(const char *words) {
    return hash_bytes(HASH_START, words, strlen(words));
}

#endif
