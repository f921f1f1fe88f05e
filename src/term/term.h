/* The full-screen terminal client. */
#ifndef TERM_TERM_H
#define TERM_TERM_H

#include "table.h"

struct term_options {
    const struct game *const *games; /* ended by NULL */
    const struct game *game;         /* selected in the start menu */
    enum game_language language;
    bool ascii;  /* draw with ASCII characters only */
    bool colour; /* use colours, if the terminal has any */
    bool seeded; /* dice and levels follow from the seed */
    uint64_t seed;
    double seconds; /* for each decision of a level instead of its own limits; 0: keep those */
    int pace;       /* milliseconds that each action of a level stays on the screen */
};

enum term_answer { TERM_DONE, TERM_NO_SCREEN, TERM_NO_MEMORY };

/* Plays at the table, which it frees, or starts with the menu when that is NULL. `players` are as in a
   record's Player tags; NULL takes them from the record. */
enum term_answer term_run(const struct term_options *options, struct table *table,
                          const char *const players[GAME_MAX_SEATS]);

#endif
