/* A sentence is a row of the table of words, and the parts that replace its placeholders. */
#ifndef QUANTUM_SENTENCE_H
#define QUANTUM_SENTENCE_H

#include "notation.h"
#include "words.h"

enum { MAX_PARTS = 8, PART_CAPACITY = 224 };

struct parts {
    char word[MAX_PARTS][PART_CAPACITY];
    size_t count;
};

/* Each adds a part: an empty one to write into; a number; a space; a seat's short name; a card's name. */
struct text quantum_part_next(struct parts *parts);
void quantum_part_number(struct parts *parts, long number);
void quantum_part_space(struct parts *parts, unsigned space);
void quantum_part_seat(struct parts *parts, int seat, enum game_language language);
/* "of Kepler", "d’Orion". */
void quantum_part_of_seat(struct parts *parts, int seat, enum game_language language);
void quantum_part_card(struct parts *parts, unsigned card, enum game_language language);
/* A ship off the map: its number and what it has done this turn. */
void quantum_say_loose_ship(struct text *out, const struct ship *ship, enum game_language language);
void quantum_part_loose_ship(struct parts *parts, const struct ship *ship, enum game_language language);
/* Two parts: a number and a space, of a planet or of a ship on the map. */
void quantum_part_planet(struct parts *parts, const struct setting *setting, unsigned centre);
void quantum_part_ship(struct parts *parts, const struct ship *ship);

/* Appends the sentence, after a blank if the text is not empty. */
void quantum_say(struct text *out, enum word word, enum game_language language, const struct parts *parts);

/* The two sentences of a kind of action: its label and its log line. They have the same parts, except that the log line
   has the seat's name as part 0. */
struct sentence {
    enum word would, did;
};
extern const struct sentence quantum_sentences[KINDS];
/* Adds the parts of a decision's sentence and returns its pair of sentences. */
struct sentence quantum_describe(const struct setting *setting, const struct state *state, game_action action,
                                 enum game_language language, struct parts *parts);

#endif
