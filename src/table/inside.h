/* What the files of the table share, and nobody else sees. */
#ifndef TABLE_INSIDE_H
#define TABLE_INSIDE_H

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
    struct table_dice dice;
    void *setting;
    void *first; /* the state in which the record begins */
    void *state; /* the state now */
    /* Two more states for walks over the record, so that looking back never fails for want of memory. */
    void *walk;
    void *mark;
    game_action *actions;
    size_t length;
    size_t room;
    struct tag *tags;
    size_t tag_count;
};

/* Writes the reason in the error's language and returns false. `detail` replaces {0}; it may come from outside
   and so is cut and cleaned. It may be NULL. */
bool table_refuse(struct game_error *error, int line, const char *english, const char *french,
                  const char *detail);

/* Puts the game at a position and forgets what was played. */
bool table_place(struct table *table, const char *position, struct game_error *error);

/* Plays an action that is known to be allowed. */
bool table_append(struct table *table, game_action action, struct game_error *error);

/* Whether the seat that decides in this state has to be asked: more than one answer, or one it must give itself. */
bool table_has_choice(const struct table *table, const void *state);

/* The seat that an action in this state belongs to, or GAME_CHANCE. */
int table_author(const struct table *table, const void *state, game_action action);

/* The tag under which an option stands in a record: its name with a capital first letter. */
void table_option_tag(const struct game_option *option, char tag[TAG_NAME]);

/* Why a tag cannot be set, in order of testing; TAG_SET when it was. */
enum tag_answer { TAG_SET, TAG_BAD_NAME, TAG_RESERVED, TAG_BAD_VALUE, TAG_TOO_MANY, TAG_NO_MEMORY };
enum tag_answer table_try_tag(struct table *table, const char *name, const char *value);

#endif
