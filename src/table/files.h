/* Whole files, bounded. */
#ifndef TABLE_FILES_H
#define TABLE_FILES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* FILE_UNREADABLE: errno says why. */
enum file_answer { FILE_READ, FILE_UNREADABLE, FILE_TOO_LARGE, FILE_NO_MEMORY };

/* Everything that is left in the stream, with a zero behind it; to be freed by the caller. */
enum file_answer file_read(FILE *from, size_t most, char **bytes, size_t *length);
enum file_answer file_read_name(const char *name, size_t most, char **bytes, size_t *length);

/* Replaces the file, or leaves the old one whole. */
bool file_write_name(const char *name, const char *bytes, size_t length);

/* Whether something that can be read as a file has this name. */
bool file_exists(const char *name);

#endif
