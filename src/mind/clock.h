/* The time, for limits and for measuring only. */
#ifndef MIND_CLOCK_H
#define MIND_CLOCK_H

/* Seconds since some fixed moment; never goes back. */
double clock_seconds(void);

#endif
