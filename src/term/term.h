/* The full-screen client: a game in a terminal, by keys and mouse. */
#ifndef TERM_TERM_H
#define TERM_TERM_H

#include "table.h"

struct term_options {
    const struct game *const *games; /* the default first, ended by NULL */
    enum game_language language;
    bool ascii;  /* draw with ASCII letters only */
    bool colour; /* if the terminal has any */
    bool seeded; /* dice and levels repeat */
    uint64_t seed;
    double seconds; /* that a level has for a decision instead of its own measure; 0: none */
    int pace;       /* how long, in milliseconds, what a level did is shown before it goes on */
};

enum term_answer { TERM_DONE, TERM_NO_SCREEN, TERM_NO_MEMORY };

/* Plays at the table, which it frees, or begins with the start menu when there is none. `players` says who has the seats,
   as in a record's Player tags; NULL takes what the record says. */
enum term_answer term_run(const struct term_options *options, struct table *table,
                          const char *const players[GAME_MAX_SEATS]);

#endif
