/* Time and cores, for limits and measuring. */
#ifndef AI_CLOCK_H
#define AI_CLOCK_H

/* Seconds on a monotonic clock. */
double clock_seconds(void);

/* The number of cores online; at least 1. */
unsigned clock_cores(void);

#endif
