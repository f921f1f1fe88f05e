/* The table's only allocator, so that a test can replace it and simulate running out of memory. */
#ifndef TABLE_MEMORY_H
#define TABLE_MEMORY_H

#include <stddef.h>

/* Like realloc: on failure the old block is unchanged. */
void *table_resize(void *old, size_t size);

#endif
