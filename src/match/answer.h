/* What a bot answers to one command, read piece by piece. The bytes come from a stranger's program: all is bounded. */
#ifndef MATCH_ANSWER_H
#define MATCH_ANSWER_H

#include "game.h"

enum {
    ANSWER_LINE = 65536,      /* a longer line is too much */
    ANSWER_BYTES = 256 << 10, /* so is a longer answer */
    ANSWER_WORDS = 120,       /* kept of what is quoted to people */
};

enum answer_state { ANSWER_OPEN, ANSWER_OK, ANSWER_ERROR, ANSWER_TOO_MUCH };

struct answer {
    enum answer_state state;
    char tail[ANSWER_WORDS];      /* behind ok or error, or else the last line; fit to be shown */
    char best[GAME_ACTION_TEXT];  /* behind `best`, as it was sent, blanks at the ends cut */
    char shown[GAME_ACTION_TEXT]; /* the same, fit to be shown */
    int bests;                    /* how many such lines there were */
    bool protocol;                /* a line said `protocol 1` */
    bool named;                   /* a line said `id name ...` */
    size_t bytes;                 /* of the answer so far */
    char line[ANSWER_LINE];       /* the line that is not complete yet */
    size_t length;
};

void answer_begin(struct answer *answer);

/* Reads on; returns how many bytes were used: fewer than there are when the answer is complete before their end. */
size_t answer_read(struct answer *answer, const char *bytes, size_t count);
/* No more will come: a line without its end is the last one. */
void answer_break_off(struct answer *answer);

#endif
