/* A bot's answer to one command, parsed incrementally. The input is untrusted: everything is bounded. */
#ifndef MATCH_ANSWER_H
#define MATCH_ANSWER_H

#include "game.h"

enum {
    ANSWER_LINE = 65536,      /* maximum length of a line */
    ANSWER_BYTES = 256 << 10, /* maximum length of an answer */
    ANSWER_WORDS = 120,       /* characters kept for messages */
};

enum answer_state { ANSWER_OPEN, ANSWER_OK, ANSWER_ERROR, ANSWER_TOO_MUCH };

struct answer {
    enum answer_state state;
    char tail[ANSWER_WORDS];      /* after ok or error, or else the last line; printable */
    char best[GAME_ACTION_TEXT];  /* after `best`, as sent, blanks stripped */
    char shown[GAME_ACTION_TEXT]; /* the same, printable */
    int bests;                    /* number of `best` lines */
    bool protocol;                /* a line said `protocol 1` */
    bool named;                   /* a line said `id name ...` */
    size_t bytes;                 /* received so far */
    char line[ANSWER_LINE];       /* the incomplete line */
    size_t length;
};

void answer_begin(struct answer *answer);

/* Consumes bytes and returns how many; stops at the end of the answer. */
size_t answer_read(struct answer *answer, const char *bytes, size_t count);
/* Takes an incomplete last line into account when no more bytes will come. */
void answer_break_off(struct answer *answer);

#endif
