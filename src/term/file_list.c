/* Reads folders for the completion of file names. */
#define _POSIX_C_SOURCE 200809L
#include "file_list.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { LINE = 1024, MOST = 1000 };

void file_list_free(struct file_list *files) {
    for (size_t i = 0; i < files->count; i++)
        free(files->names[i]);
    free(files->names);
    *files = (struct file_list){0};
}

static int compare(const void *one, const void *other) {
    return strcmp(*(char *const *)one, *(char *const *)other);
}

static bool is_folder(const char *folder, const char *name) {
    char path[2 * LINE + 256];
    struct stat about;
    snprintf(path, sizeof path, "%s%s", folder, name);
    return stat(path, &about) == 0 && S_ISDIR(about.st_mode);
}

/* Hidden files are listed only for a name that begins with a dot. */
static bool matches(const char *name, const char *begin) {
    bool hidden = name[0] == '.' && begin[0] != '.';
    return !hidden && strcmp(name, ".") != 0 && strcmp(name, "..") != 0 &&
           strncmp(name, begin, strlen(begin)) == 0;
}

static void add(struct file_list *files, const char *folder, const char *name) {
    size_t length = strlen(name);
    char *copy = files->count < MOST ? malloc(length + 2) : NULL;
    if (!copy)
        return;
    memcpy(copy, name, length + 1);
    if (is_folder(folder, name))
        strcat(copy, "/");
    files->names[files->count++] = copy;
}

void file_list_read(struct file_list *files, const char *line) {
    char real[2 * LINE];
    const char *home = getenv("HOME"), *slash = strrchr(line, '/'), *begin = slash ? slash + 1 : line;
    file_list_free(files);
    snprintf(files->folder, sizeof files->folder, "%.*s", (int)(begin - line), line);
    bool at_home = home && files->folder[0] == '~' && files->folder[1] == '/';
    snprintf(real, sizeof real, "%s%s", at_home ? home : "", files->folder + at_home);
    DIR *folder = opendir(real[0] ? real : ".");
    files->names = folder ? calloc(MOST, sizeof *files->names) : NULL;
    for (const struct dirent *entry; files->names && (entry = readdir(folder));)
        if (matches(entry->d_name, begin))
            add(files, real, entry->d_name);
    if (folder)
        closedir(folder);
    if (files->count > 0)
        qsort(files->names, files->count, sizeof *files->names, compare);
}

bool file_list_complete(const struct file_list *files, char line[LINE]) {
    size_t common = files->count ? strlen(files->names[0]) : 0, before = strlen(line);
    for (size_t i = 1; i < files->count; i++) {
        size_t same = 0;
        while (same < common && files->names[i][same] == files->names[0][same])
            same++;
        common = same;
    }
    if (files->count == 0 || strlen(files->folder) + common <= before ||
        strlen(files->folder) + common >= LINE)
        return false;
    size_t length = strlen(files->folder);
    memcpy(line, files->folder, length);
    memcpy(line + length, files->names[0], common);
    line[length + common] = '\0';
    return true;
}

void file_list_choose(const struct file_list *files, int number, char line[LINE]) {
    char chosen[LINE];
    int length = snprintf(chosen, sizeof chosen, "%s%s", files->folder, files->names[number]);
    if (length > 0 && length < LINE)
        memcpy(line, chosen, (size_t)length + 1);
}
