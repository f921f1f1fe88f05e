/* Thinking beside the keyboard: the crew of a table decides in a thread of its own, and can be told to stop. */
#ifndef TERM_THINKER_H
#define TERM_THINKER_H

#include "crew.h"
#include "table.h"

struct thinker;

/* Each decision may take so many seconds instead of the player's own measure (0: that). NULL when there is no memory. The table must
   outlive the thinker. */
struct thinker *thinker_open(const struct table *table, uint64_t seed, double seconds);
/* Stops what is going on. */
void thinker_close(struct thinker *thinker);
struct crew *thinker_crew(struct thinker *thinker);

/* Begins to think about what the seat that decides now does. */
bool thinker_start(struct thinker *thinker, const struct table *table);
bool thinker_busy(const struct thinker *thinker);
/* Becomes readable when the answer is there. */
int thinker_file(const struct thinker *thinker);
/* How far it is, in percent; 0 when it does not know. */
unsigned thinker_progress(const struct thinker *thinker);
/* The answer, once it is there; the thinker is idle again then. */
bool thinker_answer(struct thinker *thinker, game_action *action);
/* The answer is not wanted: returns soon, idle. */
void thinker_stop(struct thinker *thinker);

#endif
