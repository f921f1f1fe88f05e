/* Tests of commands: runs a whole command line in memory and captures its output. */
#ifndef TESTS_COMMAND_H
#define TESTS_COMMAND_H

#include "cli.h"

/* Pig and the scripted game. */
extern const struct game *const test_games[];

/* The result of a command line. */
struct run {
    int code;
    char *out;
    char *error;
    size_t out_length;
    size_t error_length;
};

/* Runs a command line, split at blanks; ~ stands for a blank inside an argument. */
struct run *run_as(const struct cli *like, const char *input, const char *line);
struct run *run_games(const struct game *const *games, const char *input, const char *line);
void finish(struct run *run);

void assert_says(const char *text, const char *part);
/* Runs a line that must exit with this code and print this to its output (code 0) or error stream. */
void check(const struct game *const *games, const char *line, int code, const char *part);
/* Runs a command line that asks for what cannot be: exit code 2 and the reason, which needs no usage. */
void check_refused(const struct game *const *games, const char *line, const char *part);

/* Set-up and tear-down of a group: a temporary directory, which is the current one. */
int make_directory(void **unused);
int remove_directory(void **unused);
void write_file(const char *name, const char *text);
char *read_file(const char *name);

#endif
