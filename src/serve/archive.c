/* Finding old tables, writing their records, and the thread that does so every hour. */
#define _POSIX_C_SOURCE 200809L
#include "archive.h"
#include "files.h"

#include <jansson.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { EVERY_SECONDS = 3600, FILE_NAME = 4096 };

/* Names and sizes of all tables. */
struct tables {
    struct store_row *rows;
    size_t count, capacity;
    bool failed;
};

static bool take_row(void *context, const struct store_row *row) {
    struct tables *tables = context;
    if (tables->count == tables->capacity) {
        size_t capacity = tables->capacity ? tables->capacity * 2 : 256;
        struct store_row *rows = realloc(tables->rows, capacity * sizeof *rows);
        tables->failed = !rows;
        if (tables->failed)
            return false;
        tables->rows = rows;
        tables->capacity = capacity;
    }
    tables->rows[tables->count++] = *row;
    return true;
}

static bool read_time(void *context, uint64_t number, const char *text, size_t length) {
    json_t *entry = json_loadb(text, length, 0, NULL);
    (void)number;
    *(int64_t *)context = json_integer_value(json_object_get(entry, "at"));
    json_decref(entry);
    return true;
}

/* The time of a table's last entry alone tells most tables from old ones; 0: it cannot be read. */
static int64_t last_entry(struct store *store, const struct store_row *row) {
    int64_t at = 0;
    bool fine = row->entries > 0 && store->calls->read(store, row->table, row->entries - 1, read_time, &at);
    return fine ? at : 0;
}

struct reading {
    struct room *room;
    bool damaged;
};

static bool read_entry(void *context, uint64_t number, const char *text, size_t length) {
    struct reading *reading = context;
    reading->damaged = number != reading->room->entries || !room_replay(reading->room, text, length, NULL);
    return !reading->damaged;
}

static bool write_record(const struct archive *archive, struct room *room) {
    char name[FILE_NAME];
    size_t length;
    if (snprintf(name, sizeof name, "%s/%s.astragal", archive->folder, room->label) >= (int)sizeof name)
        return false;
    char *record = room_write_record(room, GAME_EVERYTHING, &length);
    bool fine = record && file_write_name(name, record, length);
    free(record);
    return fine;
}

/* Archives one table. A damaged one stays, for its operator to look at. */
static bool archive_table(const struct archive *archive, struct store *store, uint64_t table, int64_t before,
                          size_t *count) {
    struct reading reading = {.room = room_new(archive->games, NULL, table)};
    struct room *room = reading.room;
    if (!room)
        return false;
    bool fine = store->calls->read(store, table, 0, read_entry, &reading);
    if (fine && !reading.damaged && room->entries > 0 && room->last < before &&
        (room->over || !room->started)) {
        char line[128], when[32] = "";
        fine = (!room->over || write_record(archive, room)) && store->calls->forget(store, table);
        *count += fine;
        time_t now = time(NULL);
        struct tm parts;
        if (gmtime_r(&now, &parts))
            strftime(when, sizeof when, "%Y-%m-%dT%H:%M:%SZ", &parts);
        snprintf(line, sizeof line, "time=%s event=table.%s table=%s", when,
                 !fine        ? "not-archived"
                 : room->over ? "archived"
                              : "expired",
                 room->label);
        if (archive->log)
            archive->log(archive->context, line);
    }
    room_free(room);
    return fine;
}

bool archive_run(const struct archive *archive, struct store *store, int64_t now, size_t *count) {
    struct tables tables = {.rows = NULL};
    int64_t before = now - archive->age;
    bool fine = store->calls->list(store, take_row, &tables) && !tables.failed;
    *count = 0;
    for (size_t i = 0; i < tables.count && !(archive->stop && *archive->stop); i++) {
        int64_t last = last_entry(store, &tables.rows[i]);
        if (last > 0 && last < before)
            fine &= archive_table(archive, store, tables.rows[i].table, before, count);
    }
    free(tables.rows);
    return fine;
}

struct archiver {
    struct archive archive;
    struct store *store;
    pthread_t thread;
    pthread_mutex_t mutex;
    pthread_cond_t ended;
    atomic_bool stop;
};

static void *work(void *context) {
    struct archiver *archiver = context;
    struct timespec now;
    size_t count;
    while (!archiver->stop) {
        clock_gettime(CLOCK_REALTIME, &now);
        archive_run(&archiver->archive, archiver->store, (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000,
                    &count);
        now.tv_sec += EVERY_SECONDS;
        pthread_mutex_lock(&archiver->mutex);
        while (!archiver->stop && pthread_cond_timedwait(&archiver->ended, &archiver->mutex, &now) == 0) {}
        pthread_mutex_unlock(&archiver->mutex);
    }
    return NULL;
}

struct archiver *archiver_open(const struct archive *archive, const char *store) {
    char error[STORE_ERROR_TEXT];
    struct archiver *archiver = calloc(1, sizeof *archiver);
    if (!archiver)
        return NULL;
    archiver->archive = *archive;
    archiver->archive.stop = &archiver->stop;
    pthread_mutex_init(&archiver->mutex, NULL);
    pthread_cond_init(&archiver->ended, NULL);
    archiver->store = store_open_shared(store, error);
    if (archiver->store && pthread_create(&archiver->thread, NULL, work, archiver) == 0)
        return archiver;
    store_close(archiver->store);
    free(archiver);
    return NULL;
}

void archiver_close(struct archiver *archiver) {
    if (!archiver)
        return;
    pthread_mutex_lock(&archiver->mutex);
    archiver->stop = true;
    pthread_cond_signal(&archiver->ended);
    pthread_mutex_unlock(&archiver->mutex);
    pthread_join(archiver->thread, NULL);
    store_close(archiver->store);
    pthread_cond_destroy(&archiver->ended);
    pthread_mutex_destroy(&archiver->mutex);
    free(archiver);
}
