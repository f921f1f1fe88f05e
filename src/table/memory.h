/* All memory of the table comes through here, so that a test can link its own and make it run out. */
#ifndef TABLE_MEMORY_H
#define TABLE_MEMORY_H

#include <stddef.h>

/* Like realloc: NULL leaves the old block as it was. */
void *table_resize(void *old, size_t size);

#endif
