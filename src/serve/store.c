/* Selects the kind of store by its name. */
#include "store.h"

#include <string.h>

static bool is_postgres(const char *name) {
    return strncmp(name, "postgres://", 11) == 0 || strncmp(name, "postgresql://", 13) == 0;
}

struct store *store_open(const char *name, char error[STORE_ERROR_TEXT]) {
    return is_postgres(name) ? store_postgres_open(name, error) : store_sqlite_open(name, false, error);
}

struct store *store_open_shared(const char *name, char error[STORE_ERROR_TEXT]) {
    return is_postgres(name) ? store_postgres_open(name, error) : store_sqlite_open(name, true, error);
}

void store_close(struct store *store) {
    if (store)
        store->calls->close(store);
}
