/* Text written into a buffer of fixed size: never past its end, always terminated. */
#ifndef GAME_TEXT_H
#define GAME_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct text {
    char *start;
    size_t room;   /* bytes at start, the terminating zero included */
    size_t length; /* bytes written, without the zero */
    bool full;     /* something did not fit and was left out */
};

/* A text that writes into the given buffer; room must be at least 1. */
struct text text_into(char *buffer, size_t room);

void text_letter(struct text *text, char letter);
void text_put(struct text *text, const char *words);
void text_number(struct text *text, long number);
void text_format(struct text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* JSON: the words as a quoted string; and `"key":` with a comma before it unless it is the first of an
   object or array. */
void text_json_string(struct text *text, const char *words);
void text_json_key(struct text *text, const char *key);
/* A comma, unless the text ends in an opening bracket or a colon. */
void text_json_next(struct text *text);

/* Replaces each {0}, {1} ... of the pattern by the given words: sentences whose order depends on the language. */
void text_fill(struct text *text, const char *pattern, const char *const *words, size_t count);

/* Words separated by blanks: copies the next one into word and moves *at behind it. False at the end, and false with
   *at at the beginning of a word that does not fit. */
bool text_next_word(const char **at, char *word, size_t room);

/* Whether the words are well-formed UTF-8. */
bool text_is_utf8(const char *words);

/* A decimal number within [least, most], and nothing behind it. */
bool text_read_number(const char *words, long least, long most, long *number);
/* The same where a long may be too short. */
bool text_read_large(const char *words, int64_t least, int64_t most, int64_t *number);
/* The same with up to nine digits before the point and six behind it; no exponent. */
bool text_read_decimal(const char *words, double least, double most, double *number);

#endif
