/* A small, fast, repeatable generator for tests, benchmarks and search. The dice of real games come
   from the table's dice source. */
#ifndef GAME_RANDOM_H
#define GAME_RANDOM_H

#include <stdint.h>

struct game_random {
    uint64_t state[2];
};

struct game_random random_from_seed(uint64_t seed);
uint64_t random_next(struct game_random *random);

/* Uniform over 0 .. count - 1; count must not be 0. */
uint32_t random_below(struct game_random *random, uint32_t count);

#endif
