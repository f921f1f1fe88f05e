/* Tests of commands: a whole command line is run in memory, and what it said is looked at. */
#ifndef TESTS_COMMAND_H
#define TESTS_COMMAND_H

#include "cli.h"

/* Pig and the scripted game. */
extern const struct game *const test_games[];

/* What a command line did. */
struct run {
    int code;
    char *out;
    char *error;
    size_t out_length;
    size_t error_length;
};

/* Runs a command line, split at blanks; a word may hold ~ for a blank. */
struct run *run_as(const struct cli *like, const char *input, const char *line);
struct run *run_games(const struct game *const *games, const char *input, const char *line);
void finish(struct run *run);

void assert_says(const char *text, const char *part);
/* Runs a line that must end with this code and say this on its output (0) or error stream. */
void check(const struct game *const *games, const char *line, int code, const char *part);

/* Files of a test live in a directory of their own, which is the current one: for set-up and tear-down of a group. */
int make_directory(void **unused);
int remove_directory(void **unused);
void write_file(const char *name, const char *text);
char *read_file(const char *name);

#endif
