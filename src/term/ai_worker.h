/* Background search for the seats that levels play: one decision at a time on a thread, which can be
   cancelled. */
#ifndef TERM_AI_WORKER_H
#define TERM_AI_WORKER_H

#include "lineup.h"
#include "table.h"

struct ai_worker;

/* `seconds` replaces the players' own limits for each decision; 0 keeps them. Returns NULL when out of
   memory. The table must outlive the worker. */
struct ai_worker *ai_worker_open(const struct table *table, uint64_t seed, double seconds);
/* Cancels any work in progress. */
void ai_worker_close(struct ai_worker *ai_worker);
struct lineup *ai_worker_lineup(struct ai_worker *ai_worker);

/* Starts to search for the decision of the seat to move. */
bool ai_worker_start(struct ai_worker *ai_worker, const struct table *table);
bool ai_worker_busy(const struct ai_worker *ai_worker);
/* A file descriptor that becomes readable when the answer is ready. */
int ai_worker_file(const struct ai_worker *ai_worker);
/* Progress in percent; 0 when unknown. */
unsigned ai_worker_progress(const struct ai_worker *ai_worker);
/* Returns true once the answer is ready; the worker is idle again after that. */
bool ai_worker_answer(struct ai_worker *ai_worker, game_action *action);
/* Cancels the search and returns soon after; the worker is idle then. */
void ai_worker_stop(struct ai_worker *ai_worker);

#endif
