/* The results of a match so far, in any order, and their totals. */
#ifndef MATCH_TALLY_H
#define MATCH_TALLY_H

#include "match.h"
#include "score.h"

struct tally;

/* With an SPRT (which may be NULL) the match ends with the first round, by number, that decides it, so the
   order of arrival does not matter. Returns NULL when out of memory. */
struct tally *tally_new(struct match_sides sides, unsigned long games, const struct sprt *sprt);
void tally_free(struct tally *tally);

/* Returns false when the game is already known or its number is out of range. */
bool tally_add(struct tally *tally, const struct match_game *game);
/* The next game that is neither known nor handed out; false when there is none. */
bool tally_next(struct tally *tally, unsigned long *number);
bool tally_has(const struct tally *tally, unsigned long number);
/* The number of known games. */
unsigned long tally_known(const struct tally *tally);

enum tally_verdict { TALLY_OPEN, TALLY_LOWER, TALLY_HIGHER };
/* Which hypothesis is accepted, if any, and the log-likelihood ratio. */
enum tally_verdict tally_verdict(const struct tally *tally, double *ratio);

/* Totals over all known games, or over those up to the round that decided the SPRT. Indexed by player, except
   `seat_wins`, which is by seat. */
struct tally_sums {
    unsigned long games;
    unsigned long drawn;  /* stopped before the end */
    unsigned long shared; /* won by several sides */
    unsigned long lost;   /* won by nobody */
    /* In 360ths (SCORE_WIN): */
    unsigned long wins[GAME_MAX_SEATS];
    unsigned long seat_wins[GAME_MAX_SEATS];
    unsigned long automa_wins;
    unsigned long made[GAME_MAX_SEATS];
    double seconds[GAME_MAX_SEATS];
    unsigned long faults[GAME_MAX_SEATS];
    struct score score;
};

/* Totals of the rounds on board `board` of `boards`; of all boards when `boards` is 0. */
struct tally_sums tally_sums(const struct tally *tally, size_t board, size_t boards);

#endif
