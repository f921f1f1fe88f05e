/* The command line: what every command gets, and the commands. */
#ifndef CLI_CLI_H
#define CLI_CLI_H

#include "args.h"
#include "words.h"

#include <stdio.h>

/* What a command ends with. CLI_USAGE: the command line was wrong, args->bad says why. */
enum cli_exit { CLI_OK = 0, CLI_FAILED = 1, CLI_USAGE = 2 };

struct serve_site;

struct cli {
    const struct game *const *games; /* the default first, ended by NULL */
    enum game_language language;
    FILE *in;
    FILE *out;
    FILE *error;
    const struct serve_site *page; /* what `serve` hands out; NULL: nothing */
    size_t width;                  /* columns of the terminal that out is; 0: it is none */
    bool bold;                     /* out is a terminal that knows bold letters */
    bool screen;                   /* in and out are a terminal that can be drawn on */
    bool colour;                   /* and colours are wanted */
    bool unicode;                  /* and it shows more letters than ASCII */
};

typedef enum cli_exit cli_command(struct cli *cli, struct args *args);

/* One file each. */
cli_command analyse_command, engine_command, perft_command, bench_command, maps_command, replay_command,
    term_command, match_command, train_command, serve_command;

/* Runs a whole command line and returns the exit code. */
int cli_main(struct cli *cli, int count, char **words);

/* Writes a sentence with {0}, {1}, {2} filled in, and a line end. Parts may be NULL from the first missing one on. */
void cli_say(const struct cli *cli, FILE *to, enum word word, const char *first, const char *second,
             const char *third);
/* A sentence to the error stream; returns CLI_FAILED. */
enum cli_exit cli_fail(const struct cli *cli, enum word word, const char *detail);
/* Says what is wrong with a file: name, line (if any) and reason. */
enum cli_exit cli_fail_file(const struct cli *cli, const char *name, const struct game_error *error);

/* A number with its decimal mark as the language writes it. */
const char *cli_point(const struct cli *cli, char *number);
/* The number of letters (of UTF-8), and writing them with blanks up to a width. */
size_t cli_width(const char *words);
void cli_pad(FILE *to, const char *words, size_t width);
/* Words and a line end, broken at blanks before column 80: the first line begins behind `used` columns, further ones are
   indented. */
void cli_wrap(FILE *to, size_t used, size_t indent, const char *words);
/* The same for a wide table: up to the width of the terminal, and in a file not at all, so that a row stays one line. */
void cli_wrap_wide(const struct cli *cli, size_t used, size_t indent, const char *words);

#endif
