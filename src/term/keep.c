/* Where games are kept: $XDG_STATE_HOME/astragal, or ~/.local/state/astragal. */
#define _POSIX_C_SOURCE 200809L
#include "keep.h"

#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PLACES = 9 };

/* Makes the folder and those above it. */
static bool make_folder(char *name) {
    for (char *at = name + 1; *at; at++)
        if (*at == '/') {
            *at = '\0';
            bool made = mkdir(name, 0700) == 0 || errno == EEXIST;
            *at = '/';
            if (!made)
                return false;
        }
    return mkdir(name, 0700) == 0 || errno == EEXIST;
}

static bool find_folder(char name[KEEP_NAME]) {
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    int length = -1;
    if (state && state[0] == '/')
        length = snprintf(name, KEEP_NAME, "%s/astragal", state);
    else if (home && home[0] == '/')
        length = snprintf(name, KEEP_NAME, "%s/.local/state/astragal", home);
    /* Room for the names of files in it. */
    return length > 0 && length < KEEP_NAME - 32 && make_folder(name);
}

/* A lock ends with the program that holds it, however it ends. */
static int take_lock(const char *name) {
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    int file = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file >= 0 && fcntl(file, F_SETLK, &lock) != 0) {
        close(file);
        return -1;
    }
    return file;
}

void keep_open(struct keep *keep) {
    char folder[KEEP_NAME], name[KEEP_NAME];
    keep->name[0] = '\0';
    keep->lock = -1;
    if (!find_folder(folder))
        return;
    for (int place = 1; place <= PLACES && keep->lock < 0; place++) {
        if (snprintf(name, sizeof name, "%s/game-%d.lock", folder, place) >= (int)sizeof name)
            return;
        keep->lock = take_lock(name);
        if (keep->lock >= 0 && snprintf(keep->name, sizeof keep->name, "%s/game-%d.astragal", folder,
                                        place) >= (int)sizeof keep->name)
            keep->name[0] = '\0';
    }
}

void keep_close(struct keep *keep) {
    if (keep->lock >= 0)
        close(keep->lock);
    keep->lock = -1;
}

bool keep_game(const struct keep *keep, const struct table *table) {
    size_t length;
    if (!keep->name[0])
        return false;
    char *record = table_write_record(table, &length);
    bool kept = record && file_write_name(keep->name, record, length);
    free(record);
    return kept;
}

static struct table *read_kept(const struct keep *keep, const struct game *const *games,
                               struct game_error *error) {
    char *bytes;
    size_t length;
    error->text[0] = '\0';
    if (!keep->name[0] || file_read_name(keep->name, TABLE_RECORD_BYTES, &bytes, &length) != FILE_READ)
        return NULL;
    struct table *table = table_read_record(games, bytes, length, error);
    free(bytes);
    return table;
}

struct table *keep_resume(const struct keep *keep, const struct game *const *games,
                          struct game_error *error) {
    struct table *table = read_kept(keep, games, error);
    if (table && table_who(table) == GAME_OVER) {
        table_free(table);
        table = NULL;
    }
    return table;
}

/* One before the last is enough: who wants to keep more saves it. */
void keep_set_aside(const struct keep *keep, const struct game *const *games) {
    struct game_error error = {.language = GAME_ENGLISH};
    char aside[KEEP_NAME + 16];
    struct table *kept = read_kept(keep, games, &error);
    bool over = kept && table_who(kept) == GAME_OVER;
    table_free(kept);
    if (over || !keep->name[0] || !file_exists(keep->name))
        return;
    snprintf(aside, sizeof aside, "%s.before", keep->name);
    rename(keep->name, aside);
}
