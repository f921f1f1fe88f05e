/* Building one sentence: a row of the table of words, and the parts that are filled into it. */
#ifndef QUANTUM_SENTENCE_H
#define QUANTUM_SENTENCE_H

#include "notation.h"
#include "words.h"

enum { MAX_PARTS = 8, PART_ROOM = 224 };

struct parts {
    char word[MAX_PARTS][PART_ROOM];
    size_t count;
};

/* Each adds a part: anything written into the text; a number; a space; a seat's short name; a card's name. */
struct text quantum_part_next(struct parts *parts);
void quantum_part_number(struct parts *parts, long number);
void quantum_part_space(struct parts *parts, unsigned space);
void quantum_part_seat(struct parts *parts, int seat);
void quantum_part_card(struct parts *parts, unsigned card, enum game_language language);
/* A ship off the map: its number and what it has done this turn. */
void quantum_say_loose_ship(struct text *out, const struct ship *ship, enum game_language language);
void quantum_part_loose_ship(struct parts *parts, const struct ship *ship, enum game_language language);
/* Two parts: a number and a space, of a planet or of a ship on the map. */
void quantum_part_planet(struct parts *parts, const struct setting *setting, unsigned centre);
void quantum_part_ship(struct parts *parts, const struct ship *ship);

/* Writes the sentence, behind a blank if something stands before it. */
void quantum_say(struct text *out, enum word word, enum game_language language, const struct parts *parts);

/* The two sentences of a kind of action: what it would do and what it did. Their parts are the same, but that the second
   has the seat's name before them. */
struct sentence {
    enum word would, did;
};
extern const struct sentence quantum_sentences[KINDS];
/* Adds what the sentence of a decision names, and says which pair of sentences it is. */
struct sentence quantum_describe(const struct setting *setting, const struct state *state, game_action action,
                                 enum game_language language, struct parts *parts);

#endif
