/* Shared by the files of `astragal match`. */
#ifndef CLI_MATCH_INTERNAL_H
#define CLI_MATCH_INTERNAL_H

#include "boards.h"
#include "tally.h"
#include "workers.h"

/* The options of the command line. */
struct match_options {
    struct match match;
    unsigned long games;
    int workers;
    struct sprt sprt;
    bool sequential;     /* --sprt was given */
    const char *resume;  /* file of results, or NULL */
    const char *records; /* folder for records, or NULL */
    const char *check;   /* the bot to check, or NULL */

    const char *seats;    /* the players, as given, or NULL */
    const char *maps;     /* the boards, as given, or NULL */
    char names[4096];     /* the players, split in place */
    char seats_value[16]; /* value of the game's seats option, if derived from the players */
    struct game_options start;
    struct boards opened;
    struct match_board boards[BOARDS_MOST];
};

/* Parses the options; errors are in args. */
void match_take_options(struct match_options *options, const struct cli *cli, struct args *args);
/* Opens boards and finds players. On failure prints the reason and returns false. */
bool match_prepare(struct match_options *options, const struct cli *cli);
void match_release(struct match_options *options);

/* The command of a player named engine:COMMAND, or NULL. */
const char *match_bot_command(const char *name);

/* Describes the fault of a bot. */
void match_fault_words(const struct cli *cli, enum bot_fault fault, const char *detail, struct text *out);
void match_say_fault(const struct cli *cli, const struct match *match, const struct match_game *game,
                     int player);
void match_show_progress(const struct cli *cli, const struct match_options *options,
                         const struct tally *tally, unsigned long played, double seconds);
/* The lines `name: value`. */
void match_print_sums(const struct cli *cli, const struct match_options *options, const struct tally *tally);

/* Checks a bot and prints a line for each point. */
enum cli_exit match_check_bot(const struct cli *cli, const struct match_options *options);

/* Creates the folder for records if needed. On failure prints the reason and returns false. */
bool match_records_open(const struct cli *cli, const struct match_options *options);
/* Refuses to start a match in a folder that holds the records of another; a resumed match adds to its own. */
bool match_records_begin(const struct cli *cli, const struct match_options *options,
                         const struct tally *tally);
/* Writes a record named by the game's number. `options` is a match_options. Runs in a worker and prints
   nothing; the main process reports failures. */
bool match_records_write(void *options, const struct table *table, unsigned long number);

/* The file of results, open for appending. */
struct match_file {
    int file; /* -1: none */
    const char *name;
};
/* Opens or creates the file, adds its games to the tally, and checks the folder for records. On failure
   prints the reason and returns false. */
bool match_file_open(const struct cli *cli, const struct match_options *options, struct tally *tally,
                     struct match_file *file);
/* Appends a game. */
bool match_file_add(const struct match_file *file, int seats, const struct match_game *game);
void match_file_close(struct match_file *file);

#endif
