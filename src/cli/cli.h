/* The command line: the context of a command, and all commands. */
#ifndef CLI_CLI_H
#define CLI_CLI_H

#include "args.h"
#include "words.h"

#include <stdio.h>

/* Exit codes. CLI_USAGE: the command line was wrong, and args says why. */
enum cli_exit { CLI_OK = 0, CLI_FAILED = 1, CLI_USAGE = 2 };

struct serve_site;

struct cli {
    const struct game *const *games; /* the default first, ended by NULL */
    enum game_language language;
    FILE *in;
    FILE *out;
    FILE *error;
    const struct serve_site *page; /* what `serve` serves; NULL: nothing */
    bool stores;                   /* unfinished games are saved in the state directory */
    size_t width;                  /* columns of the terminal; 0 when `out` is not a terminal */
    bool bold;                     /* out is a terminal with bold text */
    bool screen;                   /* in and out are a terminal that can be drawn on */
    bool colour;                   /* colours are enabled */
    bool unicode;                  /* the terminal shows more than ASCII */
    bool *refused;                 /* set by cli_refuse; owned by cli_main */
};

typedef enum cli_exit cli_command(struct cli *cli, struct args *args);

/* One file for each command. */
cli_command analyse_command, engine_command, perft_command, bench_command, maps_command, replay_command,
    rules_command, term_command, match_command, train_command, serve_command, verify_command, load_command,
    store_command, bot_command;

/* Runs a whole command line and returns the exit code. */
int cli_main(struct cli *cli, int count, char **words);

/* Prints a text with {0}, {1}, {2} filled in, and a newline. Unused parts are NULL. */
void cli_say(const struct cli *cli, FILE *to, enum word word, const char *first, const char *second,
             const char *third);
/* Prints a text to the error stream and returns CLI_FAILED. */
enum cli_exit cli_fail(const struct cli *cli, enum word word, const char *detail);
/* The same for what the command line asked for and cannot be: the program will exit with 2. Returns CLI_FAILED. */
enum cli_exit cli_refuse(const struct cli *cli, enum word word, const char *detail);
/* Notes that the command line was wrong, after the reason was printed. */
void cli_note_refusal(const struct cli *cli);
/* Prints an error in a file: its name, line (if any) and reason; returns CLI_FAILED. */
enum cli_exit cli_fail_file(const struct cli *cli, const char *name, const struct game_error *error);

/* Replaces the decimal point by the language's decimal mark. */
const char *cli_point(const struct cli *cli, char *number);
/* The number of code points of a UTF-8 string; prints one padded with blanks to a width. */
size_t cli_width(const char *words);
void cli_pad(FILE *to, const char *words, size_t width);
/* Prints text wrapped before column 80, and a newline. The first line starts after `used` columns, the others
   are indented. */
void cli_wrap(FILE *to, size_t used, size_t indent, const char *words);
/* The number of lines that this takes. */
size_t cli_lines(size_t used, size_t indent, const char *words);
/* The same for wide tables: wraps at the width of the terminal, and not at all in a file, so that a row stays
   one line. */
void cli_wrap_wide(const struct cli *cli, size_t used, size_t indent, const char *words);

#endif
