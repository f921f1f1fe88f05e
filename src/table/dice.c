/* Where chance comes from. */
#define _DEFAULT_SOURCE
#include "table.h"

#include <unistd.h>

/* The lowest numbers, of which the draw has one round too few, are drawn again: every remainder is as likely. */
static bool system_below(void *context, uint32_t count, uint32_t *number) {
    (void)context;
    uint32_t drawn;
    uint32_t sliver = (0u - count) % count;
    do
        if (getentropy(&drawn, sizeof drawn) != 0)
            return false;
    while (drawn < sliver);
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
