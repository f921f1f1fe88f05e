/* FNV-1a. Not cryptographic. */
#ifndef GAME_HASH_H
#define GAME_HASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* The hash of no data. */
#define HASH_START 0xcbf29ce484222325u

/* Continues a hash with more bytes. */
static inline uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t count) {
    for (const unsigned char *at = bytes, *end = at + count; at < end; at++)
        hash = (hash ^ *at) * 0x100000001b3u;
    return hash;
}

static inline uint64_t hash_words(const char *words) {
    return hash_bytes(HASH_START, words, strlen(words));
}

#endif
