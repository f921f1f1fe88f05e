/* Reading and replacing whole files. */
#define _POSIX_C_SOURCE 200809L
#include "files.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum file_answer file_read(FILE *from, size_t max, char **bytes, size_t *length) {
    size_t capacity = 0;
    *bytes = NULL;
    *length = 0;
    do {
        capacity = capacity ? capacity * 2 : 16384;
        char *larger = realloc(*bytes, capacity + 1);
        if (!larger) {
            free(*bytes);
            return FILE_NO_MEMORY;
        }
        *bytes = larger;
        *length += fread(*bytes + *length, 1, capacity - *length, from);
    } while (*length == capacity && capacity <= max);
    (*bytes)[*length] = '\0';
    if (!ferror(from) && *length <= max)
        return FILE_READ;
    free(*bytes);
    return ferror(from) ? FILE_UNREADABLE : FILE_TOO_LARGE;
}

enum file_answer file_read_name(const char *name, size_t max, char **bytes, size_t *length) {
    FILE *file = fopen(name, "rb");
    if (!file)
        return FILE_UNREADABLE;
    enum file_answer answer = file_read(file, max, bytes, length);
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
    int reason = errno;
    bool closed = fclose(file) == 0;
    if (!written)
        errno = reason;
    return closed && written;
}

/* Writes a temporary file first, so that a full disk does not destroy the old file. */
bool file_write_name(const char *name, const char *bytes, size_t length) {
    static const char suffix[] = ".new";
    char *beside = malloc(strlen(name) + sizeof suffix);
    if (!beside)
        return false;
    strcpy(beside, name);
    strcat(beside, suffix);
    bool written = write_all(beside, bytes, length) && rename(beside, name) == 0;
    int reason = errno;
    if (!written)
        remove(beside);
    free(beside);
    errno = reason;
    return written;
}

bool file_exists(const char *name) {
    struct stat about;
    return stat(name, &about) == 0 && !S_ISDIR(about.st_mode);
}

const char *file_reason(int reason, enum game_language language) {
    static const struct {
        int reason;
        const char *words[GAME_LANGUAGES];
    } common[] = {
        {ENOENT, {"there is no such file or folder", "ce fichier ou ce dossier n’existe pas"}},
        {EACCES, {"not permitted", "accès refusé"}},
        {EPERM, {"not permitted", "accès refusé"}},
        {EISDIR, {"it is a folder", "c’est un dossier"}},
        {EEXIST, {"it exists and is not a folder", "il existe et n’est pas un dossier"}},
        {ENOTDIR, {"part of the path is not a folder", "une partie du chemin n’est pas un dossier"}},
        {ENOSPC, {"the disk is full", "le disque est plein"}},
        {EDQUOT, {"the disk quota is used up", "le quota de disque est épuisé"}},
        {EROFS, {"the file system is read-only", "le système de fichiers est en lecture seule"}},
        {ENAMETOOLONG, {"the name is too long", "le nom est trop long"}},
        {EFBIG, {"the file would be too large", "le fichier serait trop grand"}},
        {EIO, {"input/output error", "erreur d’entrée-sortie"}},
        {ENOMEM, {"out of memory", "mémoire insuffisante"}},
    };
    for (size_t i = 0; i < sizeof common / sizeof common[0]; i++)
        if (common[i].reason == reason)
            return common[i].words[language];
    return strerror(reason);
}
