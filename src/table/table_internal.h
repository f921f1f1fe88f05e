/* Shared by the files of this folder only. */
#ifndef TABLE_INTERNAL_H
#define TABLE_INTERNAL_H

#include "table.h"

enum {
    TAG_NAME = 40,
    TAG_VALUE = 256,
    MAX_TAGS = 64,
    /* Any record of this many actions, at their longest, can be read again: it stays below TABLE_RECORD_BYTES. */
    MAX_LENGTH = 200000,
};

struct tag {
    char name[TAG_NAME];
    char value[TAG_VALUE];
};

struct table {
    const struct game *game;
    bool hidden; /* the position holds only what one viewer knows */
    struct table_dice dice;
    int rules_version; /* that of the record, which may be older than the game's */
    const void *setting;
    void *initial; /* the state at the start of the record */
    void *state;   /* the current state */
    /* Allocated with the table, so that replaying the record cannot run out of memory. */
    void *scratch;
    void *scratch2;
    game_action *actions;
    size_t length;
    size_t capacity;
    struct tag *tags;
    size_t tag_count;
};

/* Sets the error in its language and returns false. `detail` (may be NULL) replaces {0}; it is untrusted, so it is
   truncated and control characters are removed. */
bool table_refuse(struct game_error *error, int line, const char *english, const char *french,
                  const char *detail);

/* Makes a new table play by a version of the rules that an old record has. */
void table_set_rules_version(struct table *table, int version);

/* Sets the position and clears the record. */
bool table_place(struct table *table, const char *position, struct game_error *error);

/* Plays an action that is known to be legal. */
bool table_append(struct table *table, game_action action, struct game_error *error);

/* Whether the seat that decides in this state has to be asked: several actions, or a deliberate one. */
bool table_has_choice(const struct table *table, const void *state);

/* The turn number of the first state, and of a state after another one with a known number. */
size_t table_first_turn(const struct table *table);
size_t table_next_turn(const struct table *table, size_t number, const void *before, const void *after);

/* The seat that an action in this state belongs to, or GAME_CHANCE. */
int table_author(const struct table *table, const void *state, game_action action);

#endif
