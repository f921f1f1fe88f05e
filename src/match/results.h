/* Files of results, for resuming a match: a header that identifies the match, then a line for each game. */
#ifndef MATCH_RESULTS_H
#define MATCH_RESULTS_H

#include "tally.h"

enum {
    RESULTS_LINE = 512,
    RESULTS_HEAD = 256 << 10,  /* capacity for any header */
    RESULTS_BYTES = 512 << 20, /* maximum size of a file */
};

/* Writes the header: everything that identifies a match. */
void results_head(const struct match *match, struct text *out);
/* Writes a game as one line, with its newline. */
void results_line(int seats, const struct match_game *game, struct text *out);

/* Adds the games of a file to the tally. *sound is the length up to the last complete line; 0 means that the
   header has to be written first. When the file belongs to another match or is malformed, sets the error and
   returns false. Ignores games beyond those of the tally. */
bool results_read(const char *bytes, size_t length, const char *head, int seats, struct tally *tally,
                  size_t *sound, struct game_error *error);

#endif
