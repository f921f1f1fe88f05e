/* Memory that runs out on demand: linked instead of src/table/memory.c. */
#ifndef TESTS_FAILING_MEMORY_H
#define TESTS_FAILING_MEMORY_H

/* Allocations left before failure; negative: unlimited. */
extern int failing_memory_left;

#endif
