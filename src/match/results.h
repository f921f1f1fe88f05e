/* A match in a file, to be gone on with: a head that says which match it is, then one line for each game. */
#ifndef MATCH_RESULTS_H
#define MATCH_RESULTS_H

#include "tally.h"

enum {
    RESULTS_LINE = 512,
    RESULTS_HEAD = 256 << 10,  /* room for any head */
    RESULTS_BYTES = 512 << 20, /* a longer file is refused */
};

/* All that makes two matches the same, as lines of text. */
void results_head(const struct match *match, struct text *out);
/* A game as one line, with its end. */
void results_line(int seats, const struct match_game *game, struct text *out);

/* Adds the games of a file to the tally. `sound` is how much of the file is whole: a last line that was cut off is not, and
   0 means that the head must be written first. False, with the reason and the line, when the file is of another match or
   holds anything else. Games beyond what the tally takes are passed over. */
bool results_read(const char *bytes, size_t length, const char *head, int seats, struct tally *tally,
                  size_t *sound, struct game_error *error);

#endif
