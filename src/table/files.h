/* Reading and replacing whole files, with a size limit. */
#ifndef TABLE_FILES_H
#define TABLE_FILES_H

#include "game.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* FILE_UNREADABLE: errno says why. */
enum file_answer { FILE_READ, FILE_UNREADABLE, FILE_TOO_LARGE, FILE_NO_MEMORY };

/* Reads the rest of the stream and appends a zero byte; freed by the caller. */
enum file_answer file_read(FILE *from, size_t max, char **bytes, size_t *length);
enum file_answer file_read_name(const char *name, size_t max, char **bytes, size_t *length);

/* Replaces the file, or leaves the old one intact: then returns false, and errno tells why. */
bool file_write_name(const char *name, const char *bytes, size_t length);

/* Whether a file with this name exists and is not a directory. */
bool file_exists(const char *name);

/* What an errno means, in the reader's language. */
const char *file_reason(int reason, enum game_language language);

#endif
