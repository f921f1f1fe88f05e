/* Tables in an SQLite file with a write-ahead log. Entries are clustered by table; a batch for many tables is one commit, synced
   to disk before `append` returns. */
#define _DEFAULT_SOURCE
#include "store.h"

#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

enum {
    SCHEMA = 1,
    TIMEOUT_MS = 10000,   /* for `astragal store` while a server is running */
    CHECKPOINT = 16000,   /* WAL pages before a checkpoint: a page that changes often is then written once */
    LOG_BYTES = 64 << 20, /* size limit of the WAL file after a checkpoint */
};

struct sqlite_store {
    struct store store;
    sqlite3 *writing, *reading; /* one connection for each thread */
    sqlite3_stmt *insert, *wake, *add, *begin, *commit, *rollback, *touch;
    sqlite3_stmt *read, *list, *due;
    int lock; /* held by the one process that writes; -1: none */
};

static const char schema[] =
    "CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS tables (id INTEGER PRIMARY KEY, wake INTEGER NOT NULL);"
    "CREATE INDEX IF NOT EXISTS wakes ON tables (wake) WHERE wake > 0;"
    "CREATE TABLE IF NOT EXISTS entries (id INTEGER NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL,"
    " PRIMARY KEY (id, number)) WITHOUT ROWID;"
    "INSERT OR IGNORE INTO facts VALUES ('schema', 1);";

static struct sqlite_store *own(struct store *store) {
    return (struct sqlite_store *)store;
}

static bool fail(struct sqlite_store *store, sqlite3 *connection) {
    snprintf(store->store.error, sizeof store->store.error, "%s", sqlite3_errmsg(connection));
    return false;
}

/* Runs a statement that returns no rows. */
static int run(sqlite3_stmt *statement) {
    int answer = sqlite3_step(statement);
    sqlite3_reset(statement);
    return answer == SQLITE_DONE || answer == SQLITE_ROW ? SQLITE_OK : answer;
}

static bool add_table(struct sqlite_store *store, const struct store_entry *entry) {
    sqlite3_bind_int64(store->add, 1, (sqlite3_int64)entry->table);
    sqlite3_bind_int64(store->add, 2, entry->wake > 0 ? entry->wake : 0);
    return run(store->add) == SQLITE_OK;
}

static bool set_wake(struct sqlite_store *store, const struct store_entry *entry) {
    sqlite3_bind_int64(store->wake, 1, (sqlite3_int64)entry->table);
    sqlite3_bind_int64(store->wake, 2, entry->wake);
    return run(store->wake) == SQLITE_OK;
}

/* The insert fails for a deleted table, whose row is gone. */
static enum store_answer append_one(struct sqlite_store *store, const struct store_entry *entry) {
    if (entry->number == 0 && !add_table(store, entry))
        return STORE_CONFLICT;
    sqlite3_bind_int64(store->insert, 1, (sqlite3_int64)entry->table);
    sqlite3_bind_int64(store->insert, 2, (sqlite3_int64)entry->number);
    sqlite3_bind_text(store->insert, 3, entry->text, (int)entry->length, SQLITE_STATIC);
    int answer = run(store->insert);
    if ((answer & 0xff) == SQLITE_CONSTRAINT)
        return STORE_CONFLICT;
    if (answer != SQLITE_OK)
        return STORE_FAILED;
    if (sqlite3_changes(store->writing) != 1)
        return STORE_CONFLICT;
    if (entry->number > 0 && entry->wake != STORE_WAKE_SAME && !set_wake(store, entry))
        return STORE_FAILED;
    return STORE_OK;
}

static bool append(struct store *base, struct store_entry *const *entries, size_t count) {
    struct sqlite_store *store = own(base);
    bool fine = run(store->begin) == SQLITE_OK;
    for (size_t i = 0; fine && i < count; i++) {
        entries[i]->answer = append_one(store, entries[i]);
        fine = entries[i]->answer != STORE_FAILED;
    }
    if (fine && run(store->commit) == SQLITE_OK)
        return true;
    if (!sqlite3_get_autocommit(store->writing))
        run(store->rollback);
    for (size_t i = 0; i < count; i++)
        entries[i]->answer = STORE_FAILED;
    return false;
}

static bool read_entries(struct store *base, uint64_t table, uint64_t from, store_visit_entry *visit,
                         void *context) {
    struct sqlite_store *store = own(base);
    int answer;
    sqlite3_bind_int64(store->read, 1, (sqlite3_int64)table);
    sqlite3_bind_int64(store->read, 2, (sqlite3_int64)from);
    while ((answer = sqlite3_step(store->read)) == SQLITE_ROW)
        if (!visit(context, (uint64_t)sqlite3_column_int64(store->read, 0),
                   (const char *)sqlite3_column_text(store->read, 1),
                   (size_t)sqlite3_column_bytes(store->read, 1)))
            break;
    if (answer != SQLITE_ROW && answer != SQLITE_DONE)
        fail(store, store->reading);
    sqlite3_reset(store->read);
    return answer == SQLITE_ROW || answer == SQLITE_DONE;
}

static bool visit_rows(struct sqlite_store *store, sqlite3_stmt *statement, store_visit_row *visit,
                       void *context) {
    int answer;
    while ((answer = sqlite3_step(statement)) == SQLITE_ROW) {
        struct store_row row = {.table = (uint64_t)sqlite3_column_int64(statement, 0),
                                .wake = sqlite3_column_int64(statement, 1),
                                .entries = (uint64_t)sqlite3_column_int64(statement, 2)};
        if (!visit(context, &row))
            break;
    }
    if (answer != SQLITE_ROW && answer != SQLITE_DONE)
        fail(store, store->reading);
    sqlite3_reset(statement);
    return answer == SQLITE_ROW || answer == SQLITE_DONE;
}

static bool list(struct store *base, store_visit_row *visit, void *context) {
    return visit_rows(own(base), own(base)->list, visit, context);
}

static bool due(struct store *base, int64_t now, store_visit_row *visit, void *context) {
    sqlite3_bind_int64(own(base)->due, 1, now);
    return visit_rows(own(base), own(base)->due, visit, context);
}

static bool forget(struct store *base, uint64_t table) {
    struct sqlite_store *store = own(base);
    char words[160];
    snprintf(words, sizeof words,
             "BEGIN IMMEDIATE; DELETE FROM entries WHERE id = %lld; DELETE FROM tables WHERE id = %lld; "
             "COMMIT;",
             (long long)table, (long long)table);
    if (sqlite3_exec(store->reading, words, NULL, NULL, NULL) == SQLITE_OK)
        return true;
    fail(store, store->reading);
    if (!sqlite3_get_autocommit(store->reading))
        sqlite3_exec(store->reading, "ROLLBACK", NULL, NULL, NULL);
    return false;
}

static bool backup(struct store *base, const char *file) {
    struct sqlite_store *store = own(base);
    sqlite3_stmt *vacuum;
    if (access(file, F_OK) == 0) {
        snprintf(base->error, sizeof base->error, "the file is there already");
        return false;
    }
    if (sqlite3_prepare_v2(store->reading, "VACUUM INTO ?1", -1, &vacuum, NULL) != SQLITE_OK)
        return fail(store, store->reading);
    sqlite3_bind_text(vacuum, 1, file, -1, SQLITE_STATIC);
    bool fine = sqlite3_step(vacuum) == SQLITE_DONE || fail(store, store->reading);
    sqlite3_finalize(vacuum);
    return fine;
}

static int64_t last_alive(struct store *base) {
    sqlite3_stmt *statement;
    int64_t value = 0;
    if (sqlite3_prepare_v2(own(base)->reading, "SELECT value FROM facts WHERE name = 'alive'", -1, &statement,
                           NULL) != SQLITE_OK)
        return 0;
    if (sqlite3_step(statement) == SQLITE_ROW)
        value = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    return value;
}

static void touch(struct store *base, int64_t now) {
    sqlite3_bind_int64(own(base)->touch, 1, now);
    run(own(base)->touch);
}

static void close_store(struct store *base) {
    struct sqlite_store *store = own(base);
    sqlite3_stmt *const statements[] = {store->insert, store->wake,     store->add,   store->begin,
                                        store->commit, store->rollback, store->touch, store->read,
                                        store->list,   store->due};
    for (size_t i = 0; i < sizeof statements / sizeof statements[0]; i++)
        sqlite3_finalize(statements[i]);
    sqlite3_close(store->reading);
    sqlite3_close(store->writing);
    if (store->lock >= 0)
        close(store->lock);
    free(store);
}

static const struct store_calls calls = {
    .append = append,
    .read = read_entries,
    .list = list,
    .due = due,
    .forget = forget,
    .backup = backup,
    .last_alive = last_alive,
    .touch = touch,
    .close = close_store,
};

/* Two servers on one file would diverge. The lock ends with the process. */
static bool take_lock(struct sqlite_store *store, const char *file, char error[STORE_ERROR_TEXT]) {
    char name[4096];
    if (snprintf(name, sizeof name, "%s-lock", file) >= (int)sizeof name) {
        snprintf(error, STORE_ERROR_TEXT, "its name is too long");
        return false;
    }
    store->lock = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (store->lock >= 0 && flock(store->lock, LOCK_EX | LOCK_NB) == 0)
        return true;
    snprintf(error, STORE_ERROR_TEXT, "%s",
             store->lock >= 0 ? "another server has it open" : strerror(errno));
    return false;
}

/* The store has the seeds of games in progress: a new file is for its owner alone, and SQLite gives those beside it
   the same mode. */
static void make_private(const char *file) {
    int made = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (made >= 0)
        close(made);
}

static bool prepare(sqlite3 *connection, const char *words, sqlite3_stmt **statement) {
    return sqlite3_prepare_v3(connection, words, -1, SQLITE_PREPARE_PERSISTENT, statement, NULL) == SQLITE_OK;
}

static bool prepare_writing(struct sqlite_store *store) {
    sqlite3 *writing = store->writing;
    return prepare(writing, "BEGIN IMMEDIATE", &store->begin) && prepare(writing, "COMMIT", &store->commit) &&
           prepare(writing, "ROLLBACK", &store->rollback) &&
           prepare(writing, "INSERT INTO tables VALUES (?1, ?2)", &store->add) &&
           prepare(writing, "UPDATE tables SET wake = ?2 WHERE id = ?1", &store->wake) &&
           prepare(writing,
                   "INSERT INTO entries SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?1)",
                   &store->insert) &&
           prepare(writing, "INSERT OR REPLACE INTO facts VALUES ('alive', ?1)", &store->touch);
}

static bool prepare_reading(struct sqlite_store *store) {
    sqlite3 *reading = store->reading;
    return prepare(reading, "SELECT number, text FROM entries WHERE id = ?1 AND number >= ?2 ORDER BY number",
                   &store->read) &&
           prepare(reading,
                   "SELECT id, wake, (SELECT max(number) + 1 FROM entries WHERE entries.id = tables.id) FROM "
                   "tables ORDER BY id",
                   &store->list) &&
           prepare(reading, "SELECT id, wake, 0 FROM tables WHERE wake > 0 AND wake <= ?1 ORDER BY wake",
                   &store->due);
}

/* Refuses a file of a later version. */
static bool check_schema(sqlite3 *connection, char error[STORE_ERROR_TEXT]) {
    sqlite3_stmt *statement;
    int version = 0;
    if (sqlite3_prepare_v2(connection, "SELECT value FROM facts WHERE name = 'schema'", -1, &statement,
                           NULL) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW)
        version = sqlite3_column_int(statement, 0);
    sqlite3_finalize(statement);
    if (version == SCHEMA)
        return true;
    snprintf(error, STORE_ERROR_TEXT, "it was made by another version of this program (schema %d)", version);
    return false;
}

static bool open_connection(const char *file, int flags, sqlite3 **connection) {
    char words[256];
    snprintf(words, sizeof words,
             "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = %d;"
             "PRAGMA journal_size_limit = %d; PRAGMA cache_size = -8000;",
             CHECKPOINT, LOG_BYTES);
    if (sqlite3_open_v2(file, connection, flags | SQLITE_OPEN_NOMUTEX, NULL) != SQLITE_OK)
        return false;
    sqlite3_busy_timeout(*connection, TIMEOUT_MS);
    return sqlite3_exec(*connection, words, NULL, NULL, NULL) == SQLITE_OK;
}

static bool open_all(struct sqlite_store *store, const char *file, bool beside,
                     char error[STORE_ERROR_TEXT]) {
    int flags = SQLITE_OPEN_READWRITE | (beside ? 0 : SQLITE_OPEN_CREATE);
    sqlite3 **last = &store->writing;
    if (!beside && !take_lock(store, file, error))
        return false;
    if (!beside)
        make_private(file);
    bool fine = open_connection(file, flags, last) &&
                sqlite3_exec(*last, schema, NULL, NULL, NULL) == SQLITE_OK && prepare_writing(store);
    if (fine) {
        last = &store->reading;
        fine = open_connection(file, flags, last) && prepare_reading(store);
    }
    if (!fine)
        snprintf(error, STORE_ERROR_TEXT, "%s", *last ? sqlite3_errmsg(*last) : "out of memory");
    return fine && check_schema(store->reading, error);
}

struct store *store_sqlite_open(const char *file, bool beside, char error[STORE_ERROR_TEXT]) {
    struct sqlite_store *store = calloc(1, sizeof *store);
    if (!store) {
        snprintf(error, STORE_ERROR_TEXT, "out of memory");
        return NULL;
    }
    store->store.calls = &calls;
    store->lock = -1;
    if (open_all(store, file, beside, error))
        return &store->store;
    close_store(&store->store);
    return NULL;
}
