/* Verifiable dice, by commit and reveal. The server draws a seed and publishes its hash (the commitment) before any
   player contributes a word. Outcome number n is derived by HMAC-SHA-256, keyed with the seed, from the table's name,
   all words and n. The seed is published when the game is over. docs/online.md defines the exact bytes. */
#ifndef SERVE_FAIR_H
#define SERVE_FAIR_H

#include "table.h"

enum {
    FAIR_SEED = 32,
    FAIR_HEX = 2 * FAIR_SEED + 1,
    FAIR_WORD = 64, /* bytes of a player's word, the zero included */
    FAIR_TEXT = 32 + GAME_MAX_SEATS * FAIR_WORD,
};

struct fair {
    unsigned char seed[FAIR_SEED];
    char words[FAIR_TEXT]; /* what is hashed with each number */
    uint32_t drawn;        /* the number of the next outcome */
};

/* Call once, first. False when the system has no random numbers. */
bool fair_ready(void);

void fair_new_seed(unsigned char seed[FAIR_SEED]);
void fair_write_hex(const unsigned char seed[FAIR_SEED], char hex[FAIR_HEX]);
bool fair_read_hex(const char *hex, unsigned char seed[FAIR_SEED]);
/* SHA-256 of the seed. */
void fair_commitment(const unsigned char seed[FAIR_SEED], char hex[FAIR_HEX]);

/* Dice for a table: its name, and a word for each seat (empty where there is none). */
void fair_begin(struct fair *fair, const unsigned char seed[FAIR_SEED], const char *table,
                char words[][FAIR_WORD], int seats);
struct table_dice fair_dice(struct fair *fair);

/* The record tags by which a finished game can be verified. */
#define FAIR_TAG_TABLE      "FairTable"
#define FAIR_TAG_COMMITMENT "FairCommitment"
#define FAIR_TAG_SEED       "FairSeed"
#define FAIR_TAG_WORD       "FairWord." /* and the mark of a seat, at the beginning of the game */

/* The result of verifying a record. */
enum fair_verdict {
    FAIR_TRUE,
    FAIR_NO_TAGS,        /* it was not played with fair dice */
    FAIR_NO_SEED,        /* no seed yet: the game is not over */
    FAIR_BAD_TAG,        /* a tag is malformed */
    FAIR_BAD_COMMITMENT, /* the seed does not match the commitment */
    FAIR_BAD_OUTCOME,    /* an outcome differs from the derived one */
    FAIR_NO_MEMORY,
};

struct fair_check {
    size_t action;     /* number of the wrong outcome in the record */
    uint32_t outcomes; /* that were right */
    char expected[GAME_ACTION_TEXT], found[GAME_ACTION_TEXT];
};

enum fair_verdict fair_verify(const struct table *table, struct fair_check *check);

#endif
