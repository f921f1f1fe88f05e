/* The queue of jobs, the list of finished ones, and the thread. */
#include "writer.h"

#include <pthread.h>
#include <stdlib.h>

enum { LARGEST_BATCH = 4096 };

struct list {
    struct writer_job *first, **end;
};

struct writer {
    struct store *store;
    void (*wake)(void *context);
    void *context;
    pthread_t thread;
    pthread_mutex_t mutex;
    pthread_cond_t arrived;
    struct list waiting, done;
    int64_t touch; /* a time for `touch`; 0: none */
    bool ending, joined;
    uint64_t commits, entries;
};

static void list_clear(struct list *list) {
    list->first = NULL;
    list->end = &list->first;
}

static void list_add(struct list *list, struct writer_job *job) {
    job->next = NULL;
    *list->end = job;
    list->end = &job->next;
}

/* Takes up to LARGEST_BATCH jobs, waiting for the first. Returns 0 on shutdown. */
static size_t take_batch(struct writer *writer, struct writer_job **jobs, int64_t *now) {
    size_t count = 0;
    pthread_mutex_lock(&writer->mutex);
    while (!writer->waiting.first && !writer->ending && writer->touch == 0)
        pthread_cond_wait(&writer->arrived, &writer->mutex);
    while (writer->waiting.first && count < LARGEST_BATCH) {
        jobs[count] = writer->waiting.first;
        writer->waiting.first = jobs[count++]->next;
    }
    if (!writer->waiting.first)
        writer->waiting.end = &writer->waiting.first;
    *now = writer->touch;
    writer->touch = 0;
    pthread_mutex_unlock(&writer->mutex);
    return count;
}

static void give_back(struct writer *writer, struct writer_job **jobs, size_t count, bool kept) {
    pthread_mutex_lock(&writer->mutex);
    for (size_t i = 0; i < count; i++)
        list_add(&writer->done, jobs[i]);
    if (kept) {
        writer->commits++;
        writer->entries += count;
    }
    pthread_mutex_unlock(&writer->mutex);
    writer->wake(writer->context);
}

static void *work(void *context) {
    static _Thread_local struct writer_job *jobs[LARGEST_BATCH];
    static _Thread_local struct store_entry *entries[LARGEST_BATCH];
    struct writer *writer = context;
    for (;;) {
        int64_t now;
        size_t count = take_batch(writer, jobs, &now);
        if (count == 0 && now == 0)
            return NULL;
        for (size_t i = 0; i < count; i++)
            entries[i] = &jobs[i]->entry;
        if (count > 0)
            give_back(writer, jobs, count, writer->store->calls->append(writer->store, entries, count));
        if (now > 0)
            writer->store->calls->touch(writer->store, now);
    }
}

struct writer *writer_open(struct store *store, void (*wake)(void *context), void *context) {
    struct writer *writer = calloc(1, sizeof *writer);
    if (!writer)
        return NULL;
    *writer = (struct writer){.store = store, .wake = wake, .context = context};
    list_clear(&writer->waiting);
    list_clear(&writer->done);
    pthread_mutex_init(&writer->mutex, NULL);
    pthread_cond_init(&writer->arrived, NULL);
    if (pthread_create(&writer->thread, NULL, work, writer) == 0)
        return writer;
    writer->joined = true;
    writer_close(writer);
    return NULL;
}

void writer_add(struct writer *writer, struct writer_job *job) {
    pthread_mutex_lock(&writer->mutex);
    list_add(&writer->waiting, job);
    pthread_cond_signal(&writer->arrived);
    pthread_mutex_unlock(&writer->mutex);
}

void writer_touch(struct writer *writer, int64_t now) {
    pthread_mutex_lock(&writer->mutex);
    writer->touch = now;
    pthread_cond_signal(&writer->arrived);
    pthread_mutex_unlock(&writer->mutex);
}

struct writer_job *writer_done(struct writer *writer) {
    pthread_mutex_lock(&writer->mutex);
    struct writer_job *first = writer->done.first;
    list_clear(&writer->done);
    pthread_mutex_unlock(&writer->mutex);
    return first;
}

void writer_finish(struct writer *writer) {
    if (writer->joined)
        return;
    pthread_mutex_lock(&writer->mutex);
    writer->ending = true;
    pthread_cond_signal(&writer->arrived);
    pthread_mutex_unlock(&writer->mutex);
    pthread_join(writer->thread, NULL);
    writer->joined = true;
}

void writer_close(struct writer *writer) {
    if (!writer)
        return;
    writer_finish(writer);
    pthread_cond_destroy(&writer->arrived);
    pthread_mutex_destroy(&writer->mutex);
    free(writer);
}

void writer_counts(struct writer *writer, uint64_t *commits, uint64_t *entries) {
    pthread_mutex_lock(&writer->mutex);
    *commits = writer->commits;
    *entries = writer->entries;
    pthread_mutex_unlock(&writer->mutex);
}
