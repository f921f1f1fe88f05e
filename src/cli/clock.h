/* The time, for measuring only. */
#ifndef CLI_CLOCK_H
#define CLI_CLOCK_H

/* Seconds since some fixed moment; never goes back. */
double clock_seconds(void);

#endif
