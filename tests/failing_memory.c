/* An allocator that fails on demand. */
#include "failing_memory.h"

#include <stdlib.h>

int failing_memory_left = -1;

void *table_resize(void *old, size_t size);

void *table_resize(void *old, size_t size) {
    if (failing_memory_left == 0)
        return NULL;
    if (failing_memory_left > 0)
        failing_memory_left--;
    return realloc(old, size);
}
