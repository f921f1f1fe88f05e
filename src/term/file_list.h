/* The files whose names begin like a line that is being typed. */
#ifndef TERM_FILE_LIST_H
#define TERM_FILE_LIST_H

#include <stdbool.h>
#include <stddef.h>

struct file_list {
    char **names; /* in alphabetical order; folders end with a slash */
    size_t count;
    char folder[1024]; /* the part of the line before the names */
};

/* Reads the names for a line, in which ~ is the home directory; none when out of memory or the folder cannot be read. A list that
   was read before is replaced: set it to zeros first. */
void file_list_read(struct file_list *files, const char *line);
void file_list_free(struct file_list *files);
/* Extends the line as far as all names agree. Returns false when that adds nothing. */
bool file_list_complete(const struct file_list *files, char line[1024]);
/* Replaces the line by one of the names. */
void file_list_choose(const struct file_list *files, int number, char line[1024]);

#endif
