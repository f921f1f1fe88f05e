/* Building sentences: a pattern from the table of words, and the parts that fill it. */
#ifndef ANDROMEDA_SENTENCE_H
#define ANDROMEDA_SENTENCE_H

#include "notation.h"
#include "words.h"

enum { MAX_PARTS = 6, PART_SIZE = 360 };

struct parts {
    enum game_language language;
    char word[MAX_PARTS][PART_SIZE];
    size_t count;
};

struct text andromeda_part(struct parts *parts);
void andromeda_part_words(struct parts *parts, const char *words);
void andromeda_part_word(struct parts *parts, enum say word);
void andromeda_part_number(struct parts *parts, long number);
void andromeda_part_side(struct parts *parts, const struct setting *setting, int side);
void andromeda_part_place(struct parts *parts, const struct setting *setting, const struct state *state,
                          int place);
void andromeda_say(struct text *out, enum say word, const struct parts *parts);

const char *andromeda_side_name(const struct setting *setting, int side, enum game_language language);
const char *andromeda_entry_name(const struct setting *setting, int kind, int number,
                                 enum game_language language);
const char *andromeda_tile_name(const struct setting *setting, int tile, enum game_language language);
void andromeda_module_name(const struct setting *setting, int module, enum game_language language,
                           struct text *out);
void andromeda_ship_name(const struct setting *setting, int code, int at, enum game_language language,
                         struct text *out);
/* "A3, Ice planet". */
void andromeda_place_name(const struct setting *setting, const struct state *state, int place,
                          enum game_language language, struct text *out);

/* An option, or a whole effect, in words. */
void andromeda_describe_option(const struct setting *setting, const struct option *option,
                               enum game_language language, bool when, struct text *out);
void andromeda_describe(const struct setting *setting, const struct entry *entry, enum game_language language,
                        struct text *out);

void andromeda_prompt(const void *setting, const void *state, enum game_language language, struct text *out);
void andromeda_label(const void *setting, const void *state, game_action action, enum game_language language,
                     struct text *out);
void andromeda_tell(const void *setting, const void *state, game_action action, enum game_language language,
                    struct text *out);
size_t andromeda_odds(const void *setting, const void *state, game_action action,
                      struct game_odds odds[GAME_MAX_ODDS]);
void andromeda_label_odds(const void *setting, const void *state, const struct game_odds *odds,
                          enum game_language language, struct text *out);
void andromeda_label_option(size_t option, const char *value, enum game_language language, struct text *out);
void andromeda_seat_name(const void *setting, const void *state, int seat, enum game_language language,
                         struct text *out);

#endif
