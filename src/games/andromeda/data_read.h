/* Shared by the parsers of the data file (data_file.c), of its fields (data_fields.c) and effects (program.c), and by
   the checks on complete data (data_check.c). Private to this folder. */
#ifndef ANDROMEDA_DATA_READ_H
#define ANDROMEDA_DATA_READ_H

#include "data.h"
#include "words.h"

enum { PARTS = 7, MAX_KEYS = 10, MAX_LINE = 512 };

extern const char *const andromeda_planet_ids[PLANET_TYPES];
extern const char *const andromeda_devtype_ids[DEVTYPES];
extern const char *const andromeda_class_ids[CLASSES];
extern const char *const andromeda_deck_ids[EVENT_DECKS];
extern const char *const andromeda_number_ids[FACES];

struct key {
    const char *name, *value;
    bool used;
};

struct line {
    char *part[PARTS];
    struct key key[MAX_KEYS];
    int keys;
    enum kind kind;
    struct entry *entry;
};

struct reader {
    struct data *data;
    struct game_error *error;
    int line;           /* being read */
    int at[KIND_COUNT]; /* the last line of each kind */
    size_t source;
    uint8_t face_seen[KIND_COUNT];
    uint8_t nebula_seen, void_seen, warps;
    uint8_t raiders[CLASSES], events[EVENT_DECKS], actions[SECTIONS];
};

/* Sets the error with the line and returns false; a to d fill the pattern. */
bool andromeda_refuse(struct reader *reader, enum say word, const char *a, const char *b, const char *c,
                      const char *d);
bool andromeda_read_count(struct reader *reader, const char *what, const char *words, int least, int most,
                          uint8_t *number);
/* The index of the word in a list, or -1. */
int andromeda_find_word(const char *const *words, int count, const char *word);
/* The value of a field, which then counts as used, or NULL. */
const char *andromeda_find_key(struct line *line, const char *name);
/* Parses the fields of the entry with number `n` in its kind. */
bool andromeda_read_fields(struct reader *reader, struct line *line, int n);
/* Refuses the data at the last line of a kind. */
bool andromeda_lacks(struct reader *reader, int kind, enum say word, const char *a, const char *b);
/* Checks the data when all lines were read. */
bool andromeda_check_data(struct reader *reader);
/* Parses an effect (section 20) into the program of an entry; accepts only the given events, a bit each. */
bool andromeda_parse_effect(struct reader *reader, const char *words, uint32_t events, struct entry *entry);

#endif
