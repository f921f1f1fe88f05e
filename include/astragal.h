/* Astragal for programs that embed it: play, show and analyse its games without knowing their rules. Link with libastragal
   (pkg-config --cflags --libs astragal); examples/play.c is a complete program.

   A table is one game in progress. Actions, positions and records are text in the notation of docs/notation.md; sentences
   for people come in English ("en") and French ("fr").

   Conventions. A function that writes text takes a buffer and its size, always terminates the text, and returns the length
   of the whole text: a result of `size` or more means that it was truncated. A function that can fail returns false, NULL or
   an empty text (length 0); astragal_why tells the reason. A seat or number out of range is such a failure. No function
   keeps a pointer that it was given. There is no global state: different tables may be used by different threads at the same
   time, one table by one thread. */
#ifndef ASTRAGAL_H
#define ASTRAGAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this header, and of the library that the program runs with. */
#define ASTRAGAL_VERSION       "0.1.0"
#define ASTRAGAL_VERSION_MAJOR 0
#define ASTRAGAL_VERSION_MINOR 1
#define ASTRAGAL_VERSION_PATCH 0
const char *astragal_version(void);

typedef struct astragal_table astragal_table;

/* Who decides: a seat, counted from 0, or one of these. */
enum { ASTRAGAL_CHANCE = -1, ASTRAGAL_OVER = -2 };

/* A viewer: a seat, counted from 0, or a spectator, who sees only public information. */
enum { ASTRAGAL_SPECTATOR = -1 };

enum { ASTRAGAL_WHY = 256 }; /* size of a buffer for the longest reason */

/* The names of the games, counted from 0; NULL after the last. */
const char *astragal_game(size_t number);

/* --- Tables --- */

/* A new game. `options` holds names and values in turn and ends with NULL ({"map", "base-3", "rules", "full", NULL}); NULL
   takes the defaults. Dice come from the operating system until astragal_seed is called. On failure returns NULL and writes
   the reason to `why`. */
astragal_table *astragal_new(const char *game, const char *const *options, char why[ASTRAGAL_WHY]);

/* A game from its record. */
astragal_table *astragal_load(const char *record, size_t length, char why[ASTRAGAL_WHY]);

/* The complete record of the game, from which it can be loaded again. Free it with free. NULL when out of memory. */
char *astragal_record(const astragal_table *table);

/* The record with only what the viewer may know. In a game with secrets it cannot be loaded until the game is over. Free it with
   free. */
char *astragal_record_for(const astragal_table *table, int viewer);

/* Does nothing with NULL. */
void astragal_free(astragal_table *table);

/* Why the last call that failed did so. */
const char *astragal_why(const astragal_table *table);

/* From now on the same seed gives the same dice. */
void astragal_seed(astragal_table *table, uint64_t seed);

/* --- Seats --- */

int astragal_seats(const astragal_table *table);

/* The short name of a seat, as notation uses it ("V"), or NULL; and its name for people ("Vulpes Alliance"). */
const char *astragal_seat_mark(const astragal_table *table, int seat);
size_t astragal_seat_name(const astragal_table *table, int seat, const char *language, char *text,
                          size_t size);

/* Whether the game moves this seat by its own rules. Its decisions have a single answer, so astragal_advance makes them. */
bool astragal_seat_is_automa(const astragal_table *table, int seat);

/* Seats with the same number win together. Negative for a seat out of range. */
int astragal_seat_team(const astragal_table *table, int seat);

/* --- Playing --- */

/* Who decides now; and whose turn it is, which is a seat even while chance or another seat decides. */
int astragal_who(const astragal_table *table);
int astragal_turn(const astragal_table *table);

/* How many actions are legal (where chance decides: how many outcomes there are), and the notation of one, counted from 0. */
size_t astragal_legal_count(const astragal_table *table);
size_t astragal_legal(const astragal_table *table, size_t number, char *text, size_t size);

/* Plays an action: a decision or an outcome of chance. One that is refused changes nothing. */
bool astragal_play(astragal_table *table, const char *action);

/* Rolls what is due and makes every decision that has a single answer, until somebody has a choice or the game is over. */
bool astragal_advance(astragal_table *table);

/* Takes back the last choice of the seat that decides now. Nothing before the last dice or revealed secret can be undone. */
bool astragal_undo(astragal_table *table);

/* --- Showing --- */

/* The complete position in one line. */
size_t astragal_position(const astragal_table *table, char *text, size_t size);

/* What the viewer sees, as JSON (docs/protocol.md). */
size_t astragal_view(const astragal_table *table, int viewer, const char *language, char *text, size_t size);

/* What is to be decided now: "Vulpes Alliance: 2 actions left". */
size_t astragal_prompt(const astragal_table *table, int viewer, const char *language, char *text,
                       size_t size);

/* What the legal action with this number would do, in the words of the seat that decides: "Move the 5 from d4 to f4". */
size_t astragal_label(const astragal_table *table, size_t number, const char *language, char *text,
                      size_t size);

/* How many actions were played, outcomes of chance included; and what the viewer may read in the log about one of them,
   counted from 0. */
size_t astragal_length(const astragal_table *table);
size_t astragal_log(const astragal_table *table, size_t number, int viewer, const char *language, char *text,
                    size_t size);

/* --- The result, once the game is over --- */

/* 1 for a win, alone or with a team; 1/n where n sides share it; 0 for a loss, and while the game goes on. */
double astragal_utility(const astragal_table *table, int seat);
/* Whether the utility is above 0. */
bool astragal_won(const astragal_table *table, int seat);
/* From 1; equal seats share a place (1 2 2 4). 0 while the game goes on. */
int astragal_place(const astragal_table *table, int seat);
/* False where the game has no scores, and while it goes on. */
bool astragal_score(const astragal_table *table, int seat, long *score);

/* --- Levels and hints --- */

/* Levels are counted from 1, the weakest, to this. */
int astragal_level_count(void);
size_t astragal_level_name(int level, const char *language, char *text, size_t size);

/* The notation of what a level would do for the seat that decides now, from what that seat knows. Plays nothing. Searches
   `nodes` positions, or with 0 as many as the level does by default. The same position, level, nodes and seed give the same
   action. Keep the seed for a whole game: a weak level's misjudgements follow from it. */
size_t astragal_decide(astragal_table *table, int level, uint64_t nodes, uint64_t seed, char *text,
                       size_t size);

/* Searches for the best decisions of the seat that decides now, from what it knows, and returns how many hints there are: at
   most 5, the best first; 0 where no seat decides. `nodes` is the number of positions to search, 0 for the default (20,000).
   The hints are kept in the table until the next call. */
size_t astragal_hints(astragal_table *table, uint64_t nodes, uint64_t seed);

/* One of them, counted from 0: its notation, the chance to win with it (0 to 1; negative if there is no such hint),
   and a sentence that tells why. */
size_t astragal_hint(const astragal_table *table, size_t number, char *text, size_t size);
double astragal_hint_chance(const astragal_table *table, size_t number);
size_t astragal_hint_why(const astragal_table *table, size_t number, const char *language, char *text,
                         size_t size);

#ifdef __cplusplus
}
#endif

#endif
