/* The time, for limits and for measuring only. */
#ifndef MIND_CLOCK_H
#define MIND_CLOCK_H

/* Seconds since some fixed moment; never goes back. */
double clock_seconds(void);

/* How many cores can work at the same time; at least 1. */
unsigned clock_cores(void);

#endif
