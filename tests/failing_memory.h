/* Memory that runs out on demand: linked instead of src/table/memory.c. */
#ifndef TESTS_FAILING_MEMORY_H
#define TESTS_FAILING_MEMORY_H

/* How often the table may still ask for memory; negative: as often as it likes. */
extern int failing_memory_left;

#endif
