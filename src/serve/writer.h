/* The writer thread (group commit): everything that arrives while it is busy goes into the next commit. */
#ifndef SERVE_WRITER_H
#define SERVE_WRITER_H

#include "store.h"

/* An entry to commit. Owned by the writer until writer_done returns it; jobs return in the order of writer_add. */
struct writer_job {
    struct store_entry entry;
    void *owner; /* for the caller */
    struct writer_job *next;
};

struct writer;

/* `wake` is called by the writer thread after a commit. NULL when no thread can be started. */
struct writer *writer_open(struct store *store, void (*wake)(void *context), void *context);
void writer_add(struct writer *writer, struct writer_job *job);
/* The finished jobs in order, as a list, or NULL. */
struct writer_job *writer_done(struct writer *writer);
/* Records that the server is alive at this time (store_calls.touch). */
void writer_touch(struct writer *writer, int64_t now);
/* Commits all remaining jobs, then joins the thread. Finished jobs can still be taken with writer_done. */
void writer_finish(struct writer *writer);
void writer_close(struct writer *writer);

/* Commits so far and the entries in them. */
void writer_counts(struct writer *writer, uint64_t *commits, uint64_t *entries);

#endif
