/* Tables in PostgreSQL, for several servers at a time. The primary key decides which of two entries with the same number wins;
   NOTIFY tells the other processes which tables have new entries. */
#define _POSIX_C_SOURCE 200809L
#include "buffer.h"
#include "store.h"

#include <inttypes.h>
#include <libpq-fe.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { RETRY_MS = 1000 };

struct postgres_store {
    struct store store;
    PGconn *writing, *reading, *listening;
    pthread_t listener;
    bool listens;
    int stop[2]; /* a pipe; closing it wakes the listener */
    char sender[24];
};

static const char schema[] =
    "CREATE TABLE IF NOT EXISTS astragal_facts (name text PRIMARY KEY, value bigint NOT NULL);"
    "CREATE TABLE IF NOT EXISTS astragal_tables (id bigint PRIMARY KEY, wake bigint NOT NULL);"
    "CREATE INDEX IF NOT EXISTS astragal_wakes ON astragal_tables (wake) WHERE wake > 0;"
    "CREATE TABLE IF NOT EXISTS astragal_entries (id bigint NOT NULL, number bigint NOT NULL,"
    " text text NOT NULL, PRIMARY KEY (id, number));"
    "INSERT INTO astragal_facts VALUES ('schema', 1) ON CONFLICT DO NOTHING;";

/* One statement: one transaction and one round trip. Rows are always locked in the same order, which prevents
   deadlocks. The table is looked up by a scalar subquery, which uses the index; the planner turns EXISTS into a scan
   of all tables. A notification names many tables, since commits that notify wait for each other; 300 names fit into
   the 8000 bytes that it may have. */
static const char insert[] =
    "WITH come AS (SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[])"
    "  AS come(id, number, text, wake) ORDER BY id, number),"
    " made AS (INSERT INTO astragal_tables SELECT id, greatest(wake, 0) FROM come WHERE number = 0"
    "  ON CONFLICT DO NOTHING RETURNING id),"
    " kept AS (INSERT INTO astragal_entries SELECT id, number, text FROM come"
    "  WHERE id IN (SELECT id FROM made) OR"
    "   (number > 0 AND (SELECT id FROM astragal_tables WHERE astragal_tables.id = come.id) IS NOT NULL)"
    "  ON CONFLICT DO NOTHING RETURNING id, number),"
    " woken AS (UPDATE astragal_tables SET wake = come.wake FROM come JOIN kept USING (id, number)"
    "  WHERE astragal_tables.id = come.id AND come.number > 0 AND come.wake >= 0),"
    " told AS (SELECT pg_notify('astragal', $5 || string_agg(' ' || id, ''))"
    "  FROM (SELECT id, row_number() OVER () / 300 AS part FROM kept) AS parts GROUP BY part)"
    " SELECT id, number, (SELECT count(*) FROM told) FROM kept ORDER BY id, number";

/* The order inside keeps the planner from merging the subquery into a join, for which it might scan all entries. */
static const char select_many[] =
    "SELECT wanted.id, found.number, found.text FROM unnest($1::bigint[], $2::bigint[]) AS wanted(id, since),"
    " LATERAL (SELECT number, text FROM astragal_entries"
    "  WHERE astragal_entries.id = wanted.id AND number >= wanted.since ORDER BY number) AS found";

static struct postgres_store *own(struct store *store) {
    return (struct postgres_store *)store;
}

static void put_number(struct buffer *text, int64_t number) {
    char digits[32];
    int length = snprintf(digits, sizeof digits, "%s%" PRId64, text->length > 1 ? "," : "", number);
    buffer_bytes(text, digits, (size_t)length);
}

/* A quoted element of an array literal. */
static void put_quoted(struct buffer *text, const char *bytes, size_t count) {
    buffer_bytes(text, text->length > 1 ? ",\"" : "\"", text->length > 1 ? 2 : 1);
    for (size_t from = 0; from < count;) {
        size_t plain = strcspn(bytes + from, "\"\\");
        if (plain > count - from)
            plain = count - from;
        buffer_bytes(text, bytes + from, plain);
        from += plain;
        if (from < count) {
            buffer_bytes(text, "\\", 1);
            buffer_bytes(text, bytes + from++, 1);
        }
    }
    buffer_bytes(text, "\"", 1);
}

/* The first line of the server's message. */
static void note_error(struct store *store, const char *message) {
    snprintf(store->error, sizeof store->error, "%.*s", (int)strcspn(message, "\n"), message);
}

/* Reconnects once if the connection was lost. */
static bool is_connected(PGconn *connection) {
    if (PQstatus(connection) != CONNECTION_OK)
        PQreset(connection);
    return PQstatus(connection) == CONNECTION_OK;
}

/* The rows of the answer are in the order of the entries. */
static void match_answers(const PGresult *result, struct store_entry *const *entries, size_t count) {
    int row = 0;
    for (size_t i = 0; i < count; i++) {
        bool kept = row < PQntuples(result) &&
                    strtoull(PQgetvalue(result, row, 0), NULL, 10) == entries[i]->table &&
                    strtoull(PQgetvalue(result, row, 1), NULL, 10) == entries[i]->number;
        entries[i]->answer = kept ? STORE_OK : STORE_CONFLICT;
        row += kept;
    }
}

/* The order of PostgreSQL, where numbers are signed. */
static int compare_entries(const void *one, const void *other) {
    const struct store_entry *a = *(struct store_entry *const *)one, *b = *(struct store_entry *const *)other;
    if (a->table != b->table)
        return (int64_t)a->table < (int64_t)b->table ? -1 : 1;
    return a->number < b->number ? -1 : a->number > b->number;
}

static bool append_sorted(struct postgres_store *store, struct store_entry *const *entries, size_t count) {
    struct buffer part[4] = {{0}};
    for (int i = 0; i < 4; i++)
        buffer_bytes(&part[i], "{", 1);
    for (size_t i = 0; i < count; i++) {
        put_number(&part[0], (int64_t)entries[i]->table);
        put_number(&part[1], (int64_t)entries[i]->number);
        put_quoted(&part[2], entries[i]->text, entries[i]->length);
        put_number(&part[3], entries[i]->wake);
        entries[i]->answer = STORE_FAILED;
    }
    bool fine = is_connected(store->writing);
    for (int i = 0; i < 4; i++) {
        buffer_bytes(&part[i], "}", 1);
        fine &= !part[i].failed;
    }
    if (fine) {
        const char *values[] = {part[0].start, part[1].start, part[2].start, part[3].start, store->sender};
        PGresult *result = PQexecParams(store->writing, insert, 5, NULL, values, NULL, NULL, 0);
        fine = PQresultStatus(result) == PGRES_TUPLES_OK;
        if (fine)
            match_answers(result, entries, count);
        PQclear(result);
    }
    for (int i = 0; i < 4; i++)
        free(part[i].start);
    return fine;
}

static bool append(struct store *base, struct store_entry *const *entries, size_t count) {
    enum { PART = 512 }; /* rows per statement */
    struct store_entry **sorted = malloc(count * sizeof *sorted);
    bool fine = sorted != NULL;
    for (size_t i = 0; i < count; i++)
        entries[i]->answer = STORE_FAILED;
    if (!fine)
        return false;
    memcpy(sorted, entries, count * sizeof *sorted);
    qsort(sorted, count, sizeof *sorted, compare_entries);
    for (size_t from = 0; fine && from < count; from += PART)
        fine = append_sorted(own(base), sorted + from, count - from < PART ? count - from : PART);
    free(sorted);
    return fine;
}

static PGresult *ask(struct postgres_store *store, const char *words, int count, const char *const *values,
                     ExecStatusType expected) {
    if (!is_connected(store->reading)) {
        note_error(&store->store, PQerrorMessage(store->reading));
        return NULL;
    }
    PGresult *result = PQexecParams(store->reading, words, count, NULL, values, NULL, NULL, 0);
    if (PQresultStatus(result) == expected)
        return result;
    note_error(&store->store, PQresultErrorMessage(result));
    PQclear(result);
    return NULL;
}

static bool read_entries(struct store *base, uint64_t table, uint64_t from, store_visit_entry *visit,
                         void *context) {
    char id[24], number[24];
    snprintf(id, sizeof id, "%" PRIu64, table);
    snprintf(number, sizeof number, "%" PRIu64, from);
    PGresult *result = ask(own(base),
                           "SELECT number, text FROM astragal_entries WHERE id = $1 AND number >= $2 "
                           "ORDER BY number",
                           2, (const char *const[]){id, number}, PGRES_TUPLES_OK);
    if (!result)
        return false;
    for (int row = 0; row < PQntuples(result); row++)
        if (!visit(context, strtoull(PQgetvalue(result, row, 0), NULL, 10), PQgetvalue(result, row, 1),
                   (size_t)PQgetlength(result, row, 1)))
            break;
    PQclear(result);
    return true;
}

static bool read_many(struct store *base, const struct store_place *places, size_t count,
                      store_visit_place *visit, void *context) {
    struct buffer tables = {0}, numbers = {0};
    PGresult *result = NULL;
    buffer_put(&tables, "{");
    buffer_put(&numbers, "{");
    for (size_t i = 0; i < count; i++) {
        put_number(&tables, (int64_t)places[i].table);
        put_number(&numbers, (int64_t)places[i].from);
    }
    buffer_put(&tables, "}");
    buffer_put(&numbers, "}");
    if (!tables.failed && !numbers.failed)
        result = ask(own(base), select_many, 2, (const char *const[]){tables.start, numbers.start},
                     PGRES_TUPLES_OK);
    buffer_free(&tables);
    buffer_free(&numbers);
    if (!result)
        return false;
    for (int row = 0; row < PQntuples(result); row++)
        if (!visit(context, strtoull(PQgetvalue(result, row, 0), NULL, 10),
                   strtoull(PQgetvalue(result, row, 1), NULL, 10), PQgetvalue(result, row, 2),
                   (size_t)PQgetlength(result, row, 2)))
            break;
    PQclear(result);
    return true;
}

static bool visit_rows(PGresult *result, store_visit_row *visit, void *context) {
    if (!result)
        return false;
    for (int row = 0; row < PQntuples(result); row++) {
        struct store_row found = {.table = strtoull(PQgetvalue(result, row, 0), NULL, 10),
                                  .wake = strtoll(PQgetvalue(result, row, 1), NULL, 10),
                                  .entries = strtoull(PQgetvalue(result, row, 2), NULL, 10)};
        if (!visit(context, &found))
            break;
    }
    PQclear(result);
    return true;
}

static bool list(struct store *base, store_visit_row *visit, void *context) {
    return visit_rows(
        ask(own(base),
            "SELECT id, wake, (SELECT max(number) + 1 FROM astragal_entries e WHERE e.id = t.id) "
            "FROM astragal_tables t ORDER BY id",
            0, NULL, PGRES_TUPLES_OK),
        visit, context);
}

static bool due(struct store *base, int64_t now, store_visit_row *visit, void *context) {
    char time[24];
    snprintf(time, sizeof time, "%" PRId64, now);
    return visit_rows(
        ask(own(base), "SELECT id, wake, 0 FROM astragal_tables WHERE wake > 0 AND wake <= $1 ORDER BY wake",
            1, (const char *const[]){time}, PGRES_TUPLES_OK),
        visit, context);
}

static bool forget(struct store *base, uint64_t table) {
    char id[24];
    snprintf(id, sizeof id, "%" PRIu64, table);
    PGresult *result = ask(own(base),
                           "WITH gone AS (DELETE FROM astragal_tables WHERE id = $1) "
                           "DELETE FROM astragal_entries WHERE id = $1",
                           1, (const char *const[]){id}, PGRES_COMMAND_OK);
    PQclear(result);
    return result != NULL;
}

static int64_t last_alive(struct store *base) {
    PGresult *result =
        ask(own(base), "SELECT value FROM astragal_facts WHERE name = 'alive'", 0, NULL, PGRES_TUPLES_OK);
    int64_t value = result && PQntuples(result) == 1 ? strtoll(PQgetvalue(result, 0, 0), NULL, 10) : 0;
    PQclear(result);
    return value;
}

static void touch(struct store *base, int64_t now) {
    char time[24];
    snprintf(time, sizeof time, "%" PRId64, now);
    if (is_connected(own(base)->writing))
        PQclear(PQexecParams(own(base)->writing,
                             "INSERT INTO astragal_facts VALUES ('alive', $1) ON CONFLICT (name) "
                             "DO UPDATE SET value = EXCLUDED.value",
                             1, NULL, (const char *const[]){time}, NULL, NULL, 0));
}

static bool listen(PGconn *connection) {
    PGresult *result = PQexec(connection, "LISTEN astragal");
    bool fine = PQresultStatus(result) == PGRES_COMMAND_OK;
    PQclear(result);
    return fine;
}

static void take_notices(struct postgres_store *store) {
    PGnotify *notice;
    size_t length = strlen(store->sender);
    while ((notice = PQnotifies(store->listening))) {
        bool mine = strncmp(notice->extra, store->sender, length) == 0 && notice->extra[length] == ' ';
        for (const char *id = notice->extra; !mine && store->store.on_append && (id = strchr(id, ' ')); id++)
            store->store.on_append(store->store.context, strtoull(id, NULL, 10));
        PQfreemem(notice);
    }
}

/* After a lost connection notifications may be missing, so it reports table 0, which means all. */
static void *listen_for_changes(void *context) {
    struct postgres_store *store = context;
    for (;;) {
        bool lost = PQstatus(store->listening) != CONNECTION_OK;
        struct pollfd ears[] = {{.fd = store->stop[0], .events = POLLIN},
                                {.fd = lost ? -1 : PQsocket(store->listening), .events = POLLIN}};
        poll(ears, 2, lost ? RETRY_MS : -1);
        if (ears[0].revents)
            return NULL;
        if (lost) {
            PQreset(store->listening);
            if (PQstatus(store->listening) == CONNECTION_OK && listen(store->listening) &&
                store->store.on_append)
                store->store.on_append(store->store.context, 0);
        } else if (PQconsumeInput(store->listening))
            take_notices(store);
    }
}

static void close_store(struct store *base) {
    struct postgres_store *store = own(base);
    if (store->listens) {
        close(store->stop[1]);
        pthread_join(store->listener, NULL);
        close(store->stop[0]);
    }
    PQfinish(store->writing);
    PQfinish(store->reading);
    PQfinish(store->listening);
    free(store);
}

static const struct store_calls calls = {
    .append = append,
    .read = read_entries,
    .read_many = read_many,
    .list = list,
    .due = due,
    .forget = forget,
    .last_alive = last_alive,
    .touch = touch,
    .close = close_store,
};

static void be_quiet(void *context, const char *message) {
    (void)context;
    (void)message;
}

static bool connect_to(const char *address, PGconn **connection, char error[STORE_ERROR_TEXT]) {
    *connection = PQconnectdb(address);
    if (PQstatus(*connection) == CONNECTION_OK) {
        PQsetNoticeProcessor(*connection, be_quiet, NULL);
        return true;
    }
    const char *words = PQerrorMessage(*connection);
    snprintf(error, STORE_ERROR_TEXT, "%.*s", (int)strcspn(words, "\n"), words);
    return false;
}

/* Serializes the creation of the schema by servers that start at the same time. */
static bool make_schema(struct postgres_store *store, char error[STORE_ERROR_TEXT]) {
    char words[2048];
    snprintf(words, sizeof words, "BEGIN; SELECT pg_advisory_xact_lock(7742); %s COMMIT;", schema);
    PGresult *result = PQexec(store->writing, words);
    bool fine = PQresultStatus(result) == PGRES_COMMAND_OK;
    if (!fine)
        snprintf(error, STORE_ERROR_TEXT, "%.*s", (int)strcspn(PQresultErrorMessage(result), "\n"),
                 PQresultErrorMessage(result));
    PQclear(result);
    return fine;
}

struct store *store_postgres_open(const char *address, char error[STORE_ERROR_TEXT]) {
    struct postgres_store *store = calloc(1, sizeof *store);
    if (!store) {
        snprintf(error, STORE_ERROR_TEXT, "out of memory");
        return NULL;
    }
    store->store.calls = &calls;
    if (connect_to(address, &store->writing, error) && connect_to(address, &store->reading, error) &&
        connect_to(address, &store->listening, error) && make_schema(store, error)) {
        snprintf(store->sender, sizeof store->sender, "%d", PQbackendPID(store->writing));
        if (listen(store->listening) && pipe(store->stop) == 0) {
            store->listens = pthread_create(&store->listener, NULL, listen_for_changes, store) == 0;
            if (store->listens)
                return &store->store;
        }
        snprintf(error, STORE_ERROR_TEXT, "cannot listen to other servers");
    }
    close_store(&store->store);
    return NULL;
}
