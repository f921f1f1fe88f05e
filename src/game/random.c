/* xoroshiro128+ (Blackman and Vigna), seeded by splitmix64. */
#include "random.h"

static uint64_t splitmix(uint64_t *seed) {
    uint64_t z = (*seed += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

struct game_random random_from_seed(uint64_t seed) {
    struct game_random random;
    random.state[0] = splitmix(&seed);
    random.state[1] = splitmix(&seed);
    return random;
}

static uint64_t rotate(uint64_t x, int by) {
    return (x << by) | (x >> (64 - by));
}

uint64_t random_next(struct game_random *random) {
    uint64_t a = random->state[0];
    uint64_t b = random->state[1];
    uint64_t result = a + b;
    b ^= a;
    random->state[0] = rotate(a, 24) ^ b ^ (b << 16);
    random->state[1] = rotate(b, 37);
    return result;
}

/* Lemire's method: the high half of a 32 x 32 bit product is uniform once a few low halves are rejected. */
uint32_t random_below(struct game_random *random, uint32_t count) {
    uint64_t product = (random_next(random) >> 32) * count;
    if ((uint32_t)product < count) {
        uint32_t rejected = -count % count;
        while ((uint32_t)product < rejected)
            product = (random_next(random) >> 32) * count;
    }
    return (uint32_t)(product >> 32);
}
