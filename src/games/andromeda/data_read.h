/* Shared by the parsers of data and effects (data_file.c, program.c). Private to this folder. */
#ifndef ANDROMEDA_DATA_READ_H
#define ANDROMEDA_DATA_READ_H

#include "data.h"
#include "words.h"

enum { PARTS = 7, MAX_KEYS = 10 };

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
/* Parses an effect (section 20) into the program of an entry; accepts only the given events, a bit each. */
bool andromeda_parse_effect(struct reader *reader, const char *words, uint32_t events, struct entry *entry);

#endif
