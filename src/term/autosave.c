/* Saved games in $XDG_STATE_HOME/astragal, or ~/.local/state/astragal. */
#define _POSIX_C_SOURCE 200809L
#include "autosave.h"

#include "files.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FILE_NAME = 64 }; /* capacity reserved for names in the folder */

static const char suffix[] = ".astragal";

/* Creates the folder and its parents. */
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

static bool find_folder(char name[AUTOSAVE_NAME]) {
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    int length = -1;
    errno = ENOENT;
    if (state && state[0] == '/')
        length = snprintf(name, AUTOSAVE_NAME, "%s/astragal", state);
    else if (home && home[0] == '/')
        length = snprintf(name, AUTOSAVE_NAME, "%s/.local/state/astragal", home);
    return length > 0 && length < AUTOSAVE_NAME - FILE_NAME && make_folder(name);
}

void autosave_open(struct autosave *autosave) {
    *autosave = (struct autosave){.lock = -1};
    if (find_folder(autosave->folder))
        return;
    autosave->reason = errno;
    autosave->folder[0] = '\0';
}

/* Locks the file for this process; the lock ends with the process. Returns -1 when another process holds it. */
static int take_lock(const char *name) {
    char lock_name[AUTOSAVE_NAME + 8];
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    snprintf(lock_name, sizeof lock_name, "%.*s.lock", (int)(strlen(name) - strlen(suffix)), name);
    int file = open(lock_name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file >= 0 && fcntl(file, F_SETLK, &lock) != 0) {
        close(file);
        return -1;
    }
    return file;
}

void autosave_release(struct autosave *autosave) {
    if (autosave->lock >= 0)
        close(autosave->lock);
    autosave->lock = -1;
    autosave->name[0] = '\0';
}

static struct table *read_game(const char *name, const struct game *const *games, struct game_error *error) {
    char *bytes;
    size_t length;
    if (file_read_name(name, TABLE_RECORD_BYTES, &bytes, &length) != FILE_READ) {
        snprintf(error->text, sizeof error->text, "%s", file_reason(errno, error->language));
        return NULL;
    }
    struct table *table = table_read_record(games, bytes, length, error);
    free(bytes);
    return table;
}

/* What a new game may do with a file: take it, since there is none or it holds exactly this record; take it if it must, since it
   holds a finished game; or leave it alone. */
enum file_use { FILE_FREE, FILE_FINISHED, FILE_TAKEN };

static enum file_use use_of(const char *name, const struct game *const *games, const char *record,
                            size_t length) {
    struct game_error error = {.language = GAME_ENGLISH};
    char *bytes;
    size_t size;
    if (!file_exists(name))
        return FILE_FREE;
    if (file_read_name(name, TABLE_RECORD_BYTES, &bytes, &size) != FILE_READ)
        return FILE_TAKEN;
    bool same = size == length && memcmp(bytes, record, length) == 0;
    struct table *table = same ? NULL : table_read_record(games, bytes, size, &error);
    bool over = table && table_who(table) == GAME_OVER;
    table_free(table);
    free(bytes);
    return same ? FILE_FREE : over ? FILE_FINISHED : FILE_TAKEN;
}

static void write_name(const struct autosave *autosave, int number, char name[AUTOSAVE_NAME]) {
    snprintf(name, AUTOSAVE_NAME, "%.*s/game-%d%s", AUTOSAVE_NAME - FILE_NAME, autosave->folder, number,
             suffix);
}

static time_t time_of(const char *name) {
    struct stat about;
    return stat(name, &about) == 0 ? about.st_mtime : 0;
}

/* The number of the file for a new game: the first free one, or that of the oldest finished game if there are too many.
   Returns 0 when there is none; -1 when the folder cannot be used. */
static int choose_number(const struct autosave *autosave, const struct game *const *games, const char *record,
                         size_t length) {
    int free_number = 0, oldest = 0, finished = 0;
    time_t oldest_time = 0;
    for (int number = 1; number <= AUTOSAVE_MOST; number++) {
        char name[AUTOSAVE_NAME];
        write_name(autosave, number, name);
        if (free_number && !file_exists(name))
            continue;
        errno = 0;
        int lock = take_lock(name);
        if (lock < 0 && errno != EACCES && errno != EAGAIN)
            return -1;
        if (lock < 0)
            continue;
        enum file_use use = use_of(name, games, record, length);
        time_t time = time_of(name);
        close(lock);
        if (use == FILE_FREE && !free_number)
            free_number = number;
        finished += use == FILE_FINISHED;
        if (use == FILE_FINISHED && (!oldest || time < oldest_time)) {
            oldest = number;
            oldest_time = time;
        }
    }
    return free_number && finished < AUTOSAVE_FINISHED ? free_number : oldest ? oldest : free_number;
}

/* Makes a file for a new game the current one. Another process may take it first: then it tries again. */
static bool take_file(struct autosave *autosave, const struct game *const *games, const char *record,
                      size_t length) {
    enum { TRIES = 10 };
    for (int i = 0; i < TRIES; i++) {
        char name[AUTOSAVE_NAME];
        int number = choose_number(autosave, games, record, length);
        if (number < 0)
            return false;
        if (number == 0)
            break;
        write_name(autosave, number, name);
        int lock = take_lock(name);
        if (lock >= 0 && use_of(name, games, record, length) != FILE_TAKEN) {
            autosave->lock = lock;
            strcpy(autosave->name, name);
            return true;
        }
        if (lock >= 0)
            close(lock);
    }
    errno = ENOSPC;
    return false;
}

bool autosave_write(struct autosave *autosave, const struct table *table, const struct game *const *games) {
    size_t length;
    if (!autosave->folder[0]) /* perhaps it can be created by now */
        autosave_open(autosave);
    if (!autosave->folder[0])
        return false;
    char *record = table_write_record(table, GAME_EVERYTHING, &length);
    errno = ENOMEM;
    bool saved = record && (autosave->name[0] || take_file(autosave, games, record, length)) &&
                 file_write_name(autosave->name, record, length);
    autosave->reason = saved ? 0 : errno;
    free(record);
    return saved;
}

void autosave_discard(struct autosave *autosave) {
    if (autosave->name[0])
        remove(autosave->name);
    autosave_release(autosave);
}

/* Version 0.1.0 kept the game before the last as game-N.astragal.before: give it a name of its own. */
static void adopt_older(const struct autosave *autosave, const char *name) {
    char from[AUTOSAVE_NAME + 256], to[AUTOSAVE_NAME];
    snprintf(from, sizeof from, "%s/%s", autosave->folder, name);
    for (int number = 1; number <= AUTOSAVE_MOST; number++) {
        write_name(autosave, number, to);
        if (link(from, to) == 0) {
            remove(from);
            return;
        }
    }
}

static bool has_form(const char *name, const char *ending) {
    static const char prefix[] = "game-";
    if (strncmp(name, prefix, strlen(prefix)) != 0)
        return false;
    size_t digits = strspn(name + strlen(prefix), "0123456789");
    return digits > 0 && digits < 9 && strcmp(name + strlen(prefix) + digits, ending) == 0;
}

static void adopt_all(const struct autosave *autosave) {
    DIR *folder = opendir(autosave->folder);
    for (const struct dirent *entry; folder && (entry = readdir(folder));)
        if (has_form(entry->d_name, ".astragal.before"))
            adopt_older(autosave, entry->d_name);
    if (folder)
        closedir(folder);
}

static void add_entry(struct autosave_list *list, const char *name, const struct game *const *games,
                      bool finished) {
    struct game_error error = {.language = list->error.language};
    struct table *table = read_game(name, games, &error);
    if (!table) {
        list->unreadable++;
        list->error = error;
        snprintf(list->bad, sizeof list->bad, "%s", name);
    }
    if (!table || (table_who(table) == GAME_OVER) != finished || list->count == AUTOSAVE_MOST) {
        table_free(table);
        return;
    }
    struct autosave_entry *entry = &list->entries[list->count++];
    *entry = (struct autosave_entry){.table = table, .time = time_of(name)};
    snprintf(entry->name, sizeof entry->name, "%s", name);
}

static int later_first(const void *one, const void *other) {
    const struct autosave_entry *a = one, *b = other;
    return a->time != b->time ? (a->time < b->time) - (a->time > b->time) : strcmp(a->name, b->name);
}

void autosave_read_list(const struct autosave *autosave, const struct game *const *games, bool finished,
                        enum game_language language, struct autosave_list *list) {
    *list = (struct autosave_list){.error = {.language = language}};
    if (!autosave->folder[0] || !(list->entries = calloc(AUTOSAVE_MOST, sizeof *list->entries)))
        return;
    adopt_all(autosave);
    DIR *folder = opendir(autosave->folder);
    for (const struct dirent *entry; folder && (entry = readdir(folder));) {
        char name[AUTOSAVE_NAME + 256];
        if (!has_form(entry->d_name, suffix))
            continue;
        snprintf(name, sizeof name, "%s/%s", autosave->folder, entry->d_name);
        int lock = take_lock(name);
        if (lock < 0)
            continue;
        add_entry(list, name, games, finished);
        close(lock);
    }
    if (folder)
        closedir(folder);
    qsort(list->entries, list->count, sizeof *list->entries, later_first);
}

void autosave_free_list(struct autosave_list *list) {
    for (size_t i = 0; i < list->count; i++)
        table_free(list->entries[i].table);
    free(list->entries);
    *list = (struct autosave_list){0};
}

bool autosave_resume(struct autosave *autosave, const struct autosave_entry *entry) {
    autosave_release(autosave);
    int lock = take_lock(entry->name);
    if (lock >= 0 && !file_exists(entry->name)) {
        close(lock);
        lock = -1;
    }
    if (lock < 0)
        return false;
    autosave->lock = lock;
    strcpy(autosave->name, entry->name);
    return true;
}

bool autosave_delete(struct autosave *autosave, const struct autosave_entry *entry) {
    if (!autosave_resume(autosave, entry))
        return false;
    autosave_discard(autosave);
    return true;
}
