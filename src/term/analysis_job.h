/* The analysis of a game on all cores, in the background. Results are cached: only new actions are analysed. */
#ifndef TERM_ANALYSIS_JOB_H
#define TERM_ANALYSIS_JOB_H

#include "analysis.h"
#include "table.h"

struct analysis_job;

/* Prepares the analysis of the game at the table, which must outlive the job, and takes over what an earlier job (or NULL) found
   about the same actions; frees that job. Returns NULL when out of memory or when the game cannot be analysed. */
struct analysis_job *analysis_job_open(const struct table *table, struct analysis_job *earlier);
/* Cancels what is going on. NULL is allowed. */
void analysis_job_close(struct analysis_job *job);

/* Whether the job is about this game as it is now, and everything is analysed. */
bool analysis_job_is_complete(const struct analysis_job *job, const struct table *table);

/* Starts threads for what is still to be analysed. Returns false when none can be started. */
bool analysis_job_start(struct analysis_job *job);
size_t analysis_job_length(const struct analysis_job *job);
/* Actions analysed so far. */
size_t analysis_job_done(const struct analysis_job *job);
/* Returns true, and joins the threads, once everything is done. */
bool analysis_job_finish(struct analysis_job *job);
/* Cancels: returns soon; what was found stays. */
void analysis_job_stop(struct analysis_job *job);

/* The results, once everything is done. */
struct analysis *analysis_job_results(struct analysis_job *job);

#endif
