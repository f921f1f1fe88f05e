/* Parts of sentences. */
#include "sentence.h"

struct text quantum_part_next(struct parts *parts) {
    return text_into(parts->word[parts->count++], PART_CAPACITY);
}

void quantum_part_number(struct parts *parts, long number) {
    struct text text = quantum_part_next(parts);
    text_number(&text, number);
}

void quantum_part_space(struct parts *parts, unsigned space) {
    struct text text = quantum_part_next(parts);
    quantum_write_space(space, &text);
}

void quantum_part_seat(struct parts *parts, int seat, enum game_language language) {
    struct text text = quantum_part_next(parts);
    text_put(&text, quantum_word((enum word)(WORD_SHORT_VULPES + seat), language));
}

void quantum_part_of_seat(struct parts *parts, int seat, enum game_language language) {
    struct text text = quantum_part_next(parts);
    text_put(&text, quantum_word((enum word)(WORD_OF_VULPES + seat), language));
}

void quantum_part_card(struct parts *parts, unsigned card, enum game_language language) {
    struct text text = quantum_part_next(parts);
    text_put(&text, quantum_word((enum word)(WORD_CARD_AGGRESSION + card), language));
}

/* The number of the planet at this space, then the space. */
void quantum_part_planet(struct parts *parts, const struct setting *setting, unsigned centre) {
    quantum_part_number(parts, setting->number[setting->planet[centre] - 1]);
    quantum_part_space(parts, centre);
}

void quantum_say_loose_ship(struct text *out, const struct ship *ship, enum game_language language) {
    char number[8];
    const char *word = number;
    struct text text = text_into(number, sizeof number);
    text_number(&text, ship->number);
    if (ship->used)
        text_fill(out, quantum_word((enum word)(WORD_MARK_MOVED + ship->used - USED_MOVE), language), &word,
                  1);
    else
        text_put(out, number);
}

void quantum_part_loose_ship(struct parts *parts, const struct ship *ship, enum game_language language) {
    struct text text = quantum_part_next(parts);
    quantum_say_loose_ship(&text, ship, language);
}

/* A ship's number, then its space. */
void quantum_part_ship(struct parts *parts, const struct ship *ship) {
    quantum_part_number(parts, ship->number);
    quantum_part_space(parts, ship->place);
}

void quantum_say(struct text *out, enum word word, enum game_language language, const struct parts *parts) {
    const char *words[MAX_PARTS];
    for (size_t i = 0; i < parts->count; i++)
        words[i] = parts->word[i];
    if (out->length > 0)
        text_letter(out, ' ');
    text_fill_forms(out, quantum_word(word, language), words, parts->count, language == GAME_FRENCH);
}
