/* Shared by both parsers of data (data_file.c, data_line.c): line numbers, errors and consistency checks. */
#ifndef NEBULEUSE_DATA_CHECK_H
#define NEBULEUSE_DATA_CHECK_H

#include "data.h"
#include "words.h"

enum data_kind {
    KIND_NUMBER,
    KIND_MISSION,
    KIND_SECTOR,
    KIND_BORDER,
    KIND_SLOT,
    KIND_SHIP,
    KIND_HOLD,
    KIND_EXPERT,
    KIND_FIGHT,
    KIND_DAMAGE,
    KIND_EXO,
    KIND_EXPLORE,
    KIND_SPECIES,
    DATA_KINDS
};

enum { MAX_ENTRIES = 64 };

struct data_reader {
    struct data *data;
    struct game_error *error;
    int line;                          /* being read; 0 in the one-line form */
    int at[DATA_KINDS][MAX_ENTRIES];   /* the line of each entry, or 0 */
    bool has[DATA_KINDS][MAX_ENTRIES]; /* by the entry's number in its table */
    int card_entries[DATA_KINDS];      /* species: how many were read */
    int cards_given[SHIPS];            /* entries of `cards` */
    int faces[DIE_FACES];              /* how often each face is named */
    int base_count;
};

extern const char *const nebuleuse_kind_words[DATA_KINDS];
extern const char *const nebuleuse_number_ids[NUMBERS];
extern const char *const nebuleuse_type_words[CARD_TYPES];
extern const char *const nebuleuse_hold_ids[HOLDS];
extern const uint8_t nebuleuse_number_range[NUMBERS][2];

/* Sets the error, with up to four placeholders filled in, and returns false. */
bool nebuleuse_data_refuse(struct data_reader *reader, enum word word, const char *a, const char *b,
                           const char *c, const char *d);
bool nebuleuse_data_number(struct data_reader *reader, const char *what, const char *words, int least,
                           int most, uint8_t *number);
bool nebuleuse_data_id(struct data_reader *reader, const char *words, char id[ID_SIZE]);
bool nebuleuse_data_name(struct data_reader *reader, const char *words, char name[NAME_SIZE]);
/* Marks an entry as read; refuses the second with the same number. */
bool nebuleuse_data_enter(struct data_reader *reader, enum data_kind kind, int entry, const char *id);
/* Checks the consistency of the complete data. */
bool nebuleuse_data_check(struct data_reader *reader);

/* Parsers of small notations common to both forms: `4:S1D1M1;8:S1` with the given separator; `S`, `?`; `1,2,3`. */
bool nebuleuse_data_steps(struct data_reader *reader, const char *words, char between,
                          struct species *species);
int nebuleuse_data_field(const char *words);
/* The index of the word in a list, or -1. */
int nebuleuse_data_find(const char *const *words, int count, const char *word);
/* The gains of a ship card: `pv:2`, `gain:?`. */
bool nebuleuse_data_trophy(struct data_reader *reader, const char *words, struct explore *card);
int nebuleuse_data_zones(const char *words);

#endif
