/* Choosing with a less steady hand: players that err, and self-play that must not repeat itself. */
#include "mind.h"

#include <math.h>

static double likelihood(const struct mind_answer *answer, size_t option, int seat, double temperature) {
    return exp((answer->option[option].share[seat] - answer->option[0].share[seat]) / temperature);
}

size_t mind_choose(const struct mind_answer *answer, size_t count, int seat, double temperature,
                   struct game_random *random) {
    double sum = 0;
    for (size_t i = 0; i < count; i++)
        sum += likelihood(answer, i, seat, temperature);
    double at = (double)(random_next(random) >> 11) / 9007199254740992.0 * sum;
    size_t chosen = 0;
    while (chosen + 1 < count && at > likelihood(answer, chosen, seat, temperature))
        at -= likelihood(answer, chosen++, seat, temperature);
    return chosen;
}
