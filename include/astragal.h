/* Astragal for programs that embed it: games being played, without knowing their rules. Everything is text in the notation of
   docs/notation.md. Link with libastragal.

   A table is one game being played. No function keeps a pointer that it was given; texts are written into the caller's
   buffers, always terminated, and every function that writes text returns the length of the whole text, so a result of `room`
   or more means that it was cut. A function that can fail returns false (or NULL) and says why in the table, or in `why`. */
#ifndef ASTRAGAL_H
#define ASTRAGAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct astragal_table astragal_table;

/* Who decides: a seat from 0 on, or one of these. */
enum { ASTRAGAL_CHANCE = -1, ASTRAGAL_OVER = -2 };

/* Whose view: a seat from 0 on, or somebody who only looks on. */
enum { ASTRAGAL_SPECTATOR = -1 };

enum { ASTRAGAL_WHY = 256 }; /* room that is enough for any reason */

/* A new game. `options` are names and values in turn, ended by NULL ("map", "base-3", "rules", "full", NULL), or NULL
   for the standard ones. Dice come from the operating system until a seed is set. */
astragal_table *astragal_new(const char *game, const char *const *options, char why[ASTRAGAL_WHY]);
/* A game from its record, and the record of a game (to be freed with free). */
astragal_table *astragal_load(const char *record, size_t length, char why[ASTRAGAL_WHY]);
char *astragal_record(const astragal_table *table);
void astragal_free(astragal_table *table);

/* Why the last call failed. */
const char *astragal_why(const astragal_table *table);

/* From now on dice repeat for the same seed. */
void astragal_seed(astragal_table *table, uint64_t seed);

int astragal_seats(const astragal_table *table);
int astragal_who(const astragal_table *table);
/* When the game is over: whether the seat has won. */
bool astragal_won(const astragal_table *table, int seat);

/* How many actions are legal (at a chance node: how many outcomes), and the text of one of them. */
size_t astragal_legal_count(const astragal_table *table);
size_t astragal_legal(const astragal_table *table, size_t number, char *text, size_t room);

/* Plays an action, decision or outcome of chance. A refused one changes nothing. */
bool astragal_play(astragal_table *table, const char *action);
/* Rolls what is to be rolled and takes every answer that is the only one, until somebody has a choice. */
bool astragal_advance(astragal_table *table);
/* Takes back the last choice of the seat that decides now: up to the last dice. */
bool astragal_undo(astragal_table *table);

/* The position in one line; and what a seat sees, as JSON, in "en" or "fr". */
size_t astragal_position(const astragal_table *table, char *text, size_t room);
size_t astragal_view(const astragal_table *table, int viewer, const char *language, char *text, size_t room);

#ifdef __cplusplus
}
#endif

#endif
