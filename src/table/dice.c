/* Sources of dice. */
#define _DEFAULT_SOURCE
#include "table.h"

#include <unistd.h>

/* Rejects the lowest draws, so that every remainder is equally likely. */
static bool system_below(void *context, uint32_t count, uint32_t *number) {
    (void)context;
    uint32_t drawn;
    uint32_t rejected = (0u - count) % count;
    do
        if (getentropy(&drawn, sizeof drawn) != 0)
            return false;
    while (drawn < rejected);
    *number = drawn % count;
    return true;
}

static bool seeded_below(void *context, uint32_t count, uint32_t *number) {
    *number = random_below(context, count);
    return true;
}

struct table_dice table_dice_system(void) {
    return (struct table_dice){.below = system_below};
}

struct table_dice table_dice_seeded(struct game_random *random) {
    return (struct table_dice){.below = seeded_below, .context = random};
}
