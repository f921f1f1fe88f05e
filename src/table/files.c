/* Reading and replacing whole files. */
#define _POSIX_C_SOURCE 200809L
#include "files.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum file_answer file_read(FILE *from, size_t most, char **bytes, size_t *length) {
    size_t room = 0;
    *bytes = NULL;
    *length = 0;
    do {
        room = room ? room * 2 : 16384;
        char *larger = realloc(*bytes, room + 1);
        if (!larger) {
            free(*bytes);
            return FILE_NO_MEMORY;
        }
        *bytes = larger;
        *length += fread(*bytes + *length, 1, room - *length, from);
    } while (*length == room && room <= most);
    (*bytes)[*length] = '\0';
    if (!ferror(from) && *length <= most)
        return FILE_READ;
    free(*bytes);
    return ferror(from) ? FILE_UNREADABLE : FILE_TOO_LARGE;
}

enum file_answer file_read_name(const char *name, size_t most, char **bytes, size_t *length) {
    FILE *file = fopen(name, "rb");
    if (!file)
        return FILE_UNREADABLE;
    enum file_answer answer = file_read(file, most, bytes, length);
    int reason = errno;
    fclose(file);
    errno = reason;
    return answer;
}

static bool write_all(const char *name, const char *bytes, size_t length) {
    FILE *file = fopen(name, "wb");
    if (!file)
        return false;
    bool written = fwrite(bytes, 1, length, file) == length && fflush(file) == 0 && fsync(fileno(file)) == 0;
    return fclose(file) == 0 && written;
}

/* A full disk must not cost the file that was there: the new one is written beside it first. */
bool file_write_name(const char *name, const char *bytes, size_t length) {
    static const char suffix[] = ".new";
    char *beside = malloc(strlen(name) + sizeof suffix);
    if (!beside)
        return false;
    strcpy(beside, name);
    strcat(beside, suffix);
    bool written = write_all(beside, bytes, length) && rename(beside, name) == 0;
    if (!written)
        remove(beside);
    free(beside);
    return written;
}

bool file_exists(const char *name) {
    struct stat about;
    return stat(name, &about) == 0 && !S_ISDIR(about.st_mode);
}
