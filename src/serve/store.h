/* Durable storage: an append-only log of entries for each table. An entry is a line of text; number 0 creates the table, and
   numbers are unique: of two entries with the same number one is refused. Entries are durable when `append` returns. */
#ifndef SERVE_STORE_H
#define SERVE_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { STORE_ERROR_TEXT = 256 };

/* STORE_CONFLICT: another entry has this number, or the table was deleted. */
enum store_answer { STORE_OK, STORE_CONFLICT, STORE_FAILED };

/* When a server must load the table even if nobody connects (its wake-up time): in ms, or one of these. */
enum { STORE_WAKE_NEVER = 0, STORE_WAKE_SAME = -1 };

struct store_entry {
    uint64_t table;
    uint64_t number;
    const char *text;
    size_t length;
    int64_t wake;
    enum store_answer answer; /* set by append */
};

/* A row of the list of tables. */
struct store_row {
    uint64_t table;
    uint64_t entries;
    int64_t wake;
};

/* A table, and the number of the first entry to read. */
struct store_place {
    uint64_t table;
    uint64_t from;
};

/* Return false to stop. */
typedef bool store_visit_entry(void *context, uint64_t number, const char *text, size_t length);
typedef bool store_visit_place(void *context, uint64_t table, uint64_t number, const char *text,
                               size_t length);
typedef bool store_visit_row(void *context, const struct store_row *row);

struct store;

/* `append` and `touch` are called by the writer thread, everything else by the main thread; each has its own connection. */
struct store_calls {
    /* Appends all entries in order in one commit. On failure nothing is stored, every answer is STORE_FAILED, and it returns
       false. */
    bool (*append)(struct store *store, struct store_entry *const *entries, size_t count);
    /* The entries of a table from a number on, in order. False when they cannot be read. */
    bool (*read)(struct store *store, uint64_t table, uint64_t from, store_visit_entry *visit, void *context);
    /* Optional: the same for many tables in one round trip. When it returns false, nothing was visited. */
    bool (*read_many)(struct store *store, const struct store_place *places, size_t count,
                      store_visit_place *visit, void *context);
    /* All tables; and those whose wake-up time has passed. */
    bool (*list)(struct store *store, store_visit_row *visit, void *context);
    bool (*due)(struct store *store, int64_t now, store_visit_row *visit, void *context);
    /* Deletes a table with all its entries. */
    bool (*forget)(struct store *store, uint64_t table);
    /* Optional: an online backup into a new file. */
    bool (*backup)(struct store *store, const char *file);
    /* When a server was last known to be running, in ms; 0: never. `touch` sets it, without durability. */
    int64_t (*last_alive)(struct store *store);
    void (*touch)(struct store *store, int64_t now);
    void (*close)(struct store *store);
};

/* The base of every kind of store. */
struct store {
    const struct store_calls *calls;
    char error[STORE_ERROR_TEXT]; /* why the last call by the main thread failed; never contains a password */
    /* Optional callback when another process has appended to a table; called by a thread of the store. */
    void (*on_append)(void *context, uint64_t table);
    void *context;
};

/* Opens postgres://..., postgresql://..., or else an SQLite file, which is created if necessary. On failure sets the error and
   returns NULL. Only one process at a time may open an SQLite store this way. */
struct store *store_open(const char *name, char error[STORE_ERROR_TEXT]);
/* The same for reading, `backup` and `forget` while a server has it open. */
struct store *store_open_shared(const char *name, char error[STORE_ERROR_TEXT]);
void store_close(struct store *store);

/* For store_open only. */
struct store *store_sqlite_open(const char *file, bool beside, char error[STORE_ERROR_TEXT]);
struct store *store_postgres_open(const char *address, char error[STORE_ERROR_TEXT]);

#endif
