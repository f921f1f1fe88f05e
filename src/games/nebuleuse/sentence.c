/* Parts of sentences. */
#include "sentence.h"

struct text nebuleuse_part(struct parts *parts) {
    return text_into(parts->word[parts->count++], PART_SIZE);
}

void nebuleuse_part_words(struct parts *parts, const char *words) {
    struct text text = nebuleuse_part(parts);
    text_put(&text, words);
}

void nebuleuse_part_word(struct parts *parts, enum word word) {
    nebuleuse_part_words(parts, nebuleuse_word(word, parts->language));
}

void nebuleuse_part_number(struct parts *parts, long number) {
    struct text text = nebuleuse_part(parts);
    text_number(&text, number);
}

void nebuleuse_part_seat(struct parts *parts, int seat) {
    nebuleuse_part_word(parts, (enum word)(WORD_RED + seat));
}

void nebuleuse_say(struct text *out, enum word word, const struct parts *parts) {
    const char *words[MAX_PARTS];
    for (size_t i = 0; i < parts->count; i++)
        words[i] = parts->word[i];
    text_fill(out, nebuleuse_word(word, parts->language), words, parts->count);
}

const char *nebuleuse_species_name(const struct setting *setting, const struct slot *slot,
                                   enum game_language language) {
    return is_settled(slot) ? species_in(setting, slot)->name[language]
                            : nebuleuse_word(WORD_UNKNOWN_SPECIES, language);
}

void nebuleuse_seat_name(const void *setting, const void *state, int seat, enum game_language language,
                         struct text *out) {
    (void)setting, (void)state;
    text_put(out, nebuleuse_word((enum word)(WORD_RED + seat), language));
}

void nebuleuse_label_option(size_t option, const char *value, enum game_language language, struct text *out) {
    (void)value;
    text_put(out, nebuleuse_word((enum word)(WORD_OPTION_SEATS + option), language));
}
