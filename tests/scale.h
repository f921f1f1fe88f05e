/* How much the random tests do, in percent: ASTRAGAL_SCALE where it is set, for a deeper or a shorter run; else what the
   build says, which is less under sanitizers. */
#ifndef TESTS_SCALE_H
#define TESTS_SCALE_H

#include <stdlib.h>

#ifndef STANDARD_SCALE
#define STANDARD_SCALE 100
#endif

static inline unsigned long scaled(unsigned long number) {
    const char *scale = getenv("ASTRAGAL_SCALE");
    unsigned long percent = scale ? strtoul(scale, NULL, 10) : STANDARD_SCALE;
    unsigned long result = number * percent / 100;
    return result > 0 ? result : 1;
}

#endif
