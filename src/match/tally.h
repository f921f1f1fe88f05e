/* All games of a match so far, in whatever order they came in, and what they add up to. */
#ifndef MATCH_TALLY_H
#define MATCH_TALLY_H

#include "match.h"
#include "score.h"

struct tally;

/* With a test the match ends with the first round, counted from the beginning, that decides it: the order in which games come
   in makes no difference. `sprt` may be NULL. NULL without memory. */
struct tally *tally_new(struct match_sides sides, unsigned long games, const struct sprt *sprt);
void tally_free(struct tally *tally);

/* False when the game is known already, or has no such number. */
bool tally_add(struct tally *tally, const struct match_game *game);
/* A game that is not known and was not given out yet; false when there is none. */
bool tally_next(struct tally *tally, unsigned long *number);
bool tally_has(const struct tally *tally, unsigned long number);
/* How many are known, in all. */
unsigned long tally_known(const struct tally *tally);

enum tally_verdict { TALLY_OPEN, TALLY_LOWER, TALLY_HIGHER };
/* Which hypothesis holds, and the ratio that says so or does not yet. */
enum tally_verdict tally_verdict(const struct tally *tally, double *ratio);

/* What the games add up to that count: all known ones, or those up to the round that decided the test. By players, but
   `seat_wins` by seats. */
struct tally_sums {
    unsigned long games, drawn;
    unsigned long wins[GAME_MAX_SEATS];
    unsigned long seat_wins[GAME_MAX_SEATS];
    unsigned long made[GAME_MAX_SEATS];
    double seconds[GAME_MAX_SEATS];
    unsigned long faults[GAME_MAX_SEATS];
    struct score score;
};

/* Only rounds on board `board` of `boards`; of all boards when `boards` is 0. */
struct tally_sums tally_sums(const struct tally *tally, size_t board, size_t boards);

#endif
