/* The file of results: locked while a match writes to it, and truncated to its last complete line first. */
#define _POSIX_C_SOURCE 200809L
#include "file_error.h"
#include "match_internal.h"
#include "results.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The lock ends with the process, so a killed match does not hold it. */
static bool lock(int file) {
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    return fcntl(file, F_SETLK, &whole) == 0;
}

static bool write_all(int file, const char *bytes, size_t length) {
    while (length > 0) {
        ssize_t written = write(file, bytes, length);
        if (written <= 0)
            return false;
        bytes += written;
        length -= (size_t)written;
    }
    return true;
}

/* Appends a zero. Uses the locked descriptor, since closing another one would release the lock. */
static enum file_answer read_all(int file, char **bytes, size_t *length) {
    off_t size = lseek(file, 0, SEEK_END);
    *length = 0;
    if (size < 0 || size > RESULTS_BYTES)
        return size < 0 ? FILE_UNREADABLE : FILE_TOO_LARGE;
    *bytes = malloc((size_t)size + 1);
    if (!*bytes)
        return FILE_NO_MEMORY;
    while (*length < (size_t)size) {
        ssize_t part = pread(file, *bytes + *length, (size_t)size - *length, (off_t)*length);
        if (part <= 0) {
            if (part == 0)
                errno = EIO; /* truncated meanwhile */
            free(*bytes);
            return FILE_UNREADABLE;
        }
        *length += (size_t)part;
    }
    (*bytes)[*length] = '\0';
    return FILE_READ;
}

/* Files of version 0.1.0 name an unnamed board after the game: keep their header as it is. */
static void put_head(const struct match *match, const char *bytes, char *head) {
    struct match_board board = match->boards[0];
    struct match older = *match;
    char line[64];
    struct text out = text_into(line, sizeof line);
    text_format(&out, "\nboard %s\n", match->game->name);
    board.name = match->game->name;
    older.boards = &board;
    out = text_into(head, RESULTS_HEAD);
    results_head(match->board_count == 1 && strstr(bytes, line) ? &older : match, &out);
}

static bool take_in(const struct cli *cli, const struct match_options *options, struct tally *tally,
                    const struct match_file *file, char *head) {
    struct game_error error = {.language = cli->language};
    char *bytes;
    size_t length, sound;
    enum file_answer answer = read_all(file->file, &bytes, &length);
    if (answer != FILE_READ) {
        cli_fail_read(cli, file->name, answer);
        return false;
    }
    put_head(&options->match, bytes, head);
    bool good = results_read(bytes, length, head, options->match.seats, tally, &sound, &error);
    free(bytes);
    if (!good) {
        cli_fail_file(cli, file->name, &error);
        return false;
    }
    /* Before anything is written to the file. */
    if (!match_records_begin(cli, options, tally))
        return false;
    good = ftruncate(file->file, (off_t)sound) == 0 && lseek(file->file, 0, SEEK_END) >= 0 &&
           (sound > 0 || write_all(file->file, head, strlen(head)));
    if (!good)
        cli_fail_write(cli, file->name);
    return good;
}

bool match_file_open(const struct cli *cli, const struct match_options *options, struct tally *tally,
                     struct match_file *file) {
    *file = (struct match_file){-1, options->resume};
    if (!file->name)
        return match_records_begin(cli, options, tally);
    char *head = malloc(RESULTS_HEAD);
    file->file = head ? open(file->name, O_RDWR | O_CREAT | O_CLOEXEC, 0666) : -1;
    bool good = false;
    if (!head)
        cli_fail(cli, WORD_NO_MEMORY, NULL);
    else if (file->file < 0)
        cli_fail_write(cli, file->name);
    else if (!lock(file->file))
        cli_fail(cli, WORD_MATCH_BUSY, file->name);
    else
        good = take_in(cli, options, tally, file, head);
    free(head);
    if (!good)
        match_file_close(file);
    return good;
}

bool match_file_add(const struct match_file *file, int seats, const struct match_game *game) {
    char line[RESULTS_LINE];
    struct text out = text_into(line, sizeof line);
    if (file->file < 0)
        return true;
    results_line(seats, game, &out);
    return !out.full && write_all(file->file, line, out.length);
}

void match_file_close(struct match_file *file) {
    if (file->file >= 0)
        close(file->file);
    file->file = -1;
}
