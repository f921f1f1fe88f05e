/* What the files of `astragal match` share. */
#ifndef CLI_MATCH_INSIDE_H
#define CLI_MATCH_INSIDE_H

#include "boards.h"
#include "tally.h"
#include "workers.h"

/* What the command line asks for. */
struct match_wish {
    struct match match;
    unsigned long games;
    int workers;
    struct sprt sprt;
    bool sequential;     /* --sprt was given */
    const char *resume;  /* file of results, or NULL */
    const char *records; /* folder for records, or NULL */
    const char *check;   /* a bot that is only to be checked, or NULL */

    const char *seats; /* the players, as given */
    const char *maps;  /* the boards, as given, or NULL */
    char names[4096];  /* the players, cut apart */
    struct start start;
    struct boards opened;
    struct match_board boards[BOARDS_MOST];
};

/* Takes the options; what is wrong with them is in args. */
void match_take_options(struct match_wish *wish, const struct cli *cli, struct args *args);
/* Opens boards and finds players. What is wrong is said; false then. */
bool match_prepare(struct match_wish *wish, const struct cli *cli);
void match_release(struct match_wish *wish);

/* The name of a seat's player as a bot: its command, or NULL. */
const char *match_bot_command(const char *name);

/* Why a bot lost a game, in words. */
void match_fault_words(const struct cli *cli, enum bot_fault fault, const char *detail, struct text *out);
void match_say_fault(const struct cli *cli, const struct match *match, const struct match_game *game,
                     int player);
void match_show_progress(const struct cli *cli, const struct match_wish *wish, const struct tally *tally,
                         unsigned long played, double seconds);
/* The lines `name: value`. */
void match_print_sums(const struct cli *cli, const struct match_wish *wish, const struct tally *tally);

/* The check of a bot, a line for each point. */
enum cli_exit match_check_bot(const struct cli *cli, const struct match_wish *wish);

/* The folder for records, if one is wanted: it is made if there is none. What is wrong is said; false then. */
bool match_records_open(const struct cli *cli, const struct match_wish *wish);
/* A match that begins does not write over the records of another; one that goes on adds to its own. */
bool match_records_begin(const struct cli *cli, const struct match_wish *wish, const struct tally *tally);
/* One record for each game, named by its number. `wish` is a match_wish. A worker does not say what goes wrong: its match
   does. */
bool match_records_keep(void *wish, const struct table *table, unsigned long number);

/* The file of results, open for more. */
struct match_file {
    int file; /* -1: none is wanted */
    const char *name;
};
/* Opens it, or makes it, adds what it holds to the tally, and sees to it that records can begin or go on. What is
   wrong is said; false then. */
bool match_file_open(const struct cli *cli, const struct match_wish *wish, struct tally *tally,
                     struct match_file *file);
/* Appends a game, whole or not at all as far as the system allows. */
bool match_file_add(const struct match_file *file, int seats, const struct match_game *game);
void match_file_close(struct match_file *file);

#endif
