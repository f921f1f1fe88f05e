/* A sentence is a row of the table of words, and the parts that replace its placeholders. */
#ifndef NEBULEUSE_SENTENCE_H
#define NEBULEUSE_SENTENCE_H

#include "notation.h"
#include "words.h"

enum { MAX_PARTS = 6, PART_SIZE = 160 };

struct parts {
    enum game_language language;
    char word[MAX_PARTS][PART_SIZE];
    size_t count;
};

/* Each adds a part. */
struct text nebuleuse_part(struct parts *parts);
void nebuleuse_part_words(struct parts *parts, const char *words);
void nebuleuse_part_word(struct parts *parts, enum word word);
void nebuleuse_part_number(struct parts *parts, long number);
void nebuleuse_part_seat(struct parts *parts, int seat);

void nebuleuse_say(struct text *out, enum word word, const struct parts *parts);

/* The name of the species in a slot, as far as it is known. */
const char *nebuleuse_species_name(const struct setting *setting, const struct slot *slot,
                                   enum game_language language);

/* Words for people. */
void nebuleuse_prompt(const void *setting, const void *state, enum game_language language, struct text *out);
void nebuleuse_label(const void *setting, const void *state, game_action action, enum game_language language,
                     struct text *out);
void nebuleuse_tell(const void *setting, const void *state, game_action action, enum game_language language,
                    struct text *out);
bool nebuleuse_caution(const void *setting, const void *state, game_action action,
                       enum game_language language, struct text *out);
size_t nebuleuse_odds(const void *setting, const void *state, game_action action,
                      struct game_odds odds[GAME_MAX_ODDS]);
void nebuleuse_label_odds(const void *setting, const void *state, const struct game_odds *odds,
                          enum game_language language, struct text *out);
void nebuleuse_label_option(size_t option, const char *value, enum game_language language, struct text *out);
void nebuleuse_seat_name(const void *setting, const void *state, int seat, enum game_language language,
                         struct text *out);

#endif
