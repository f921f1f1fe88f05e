/* Text written into a fixed-size buffer: never past its end, always terminated. */
#ifndef GAME_TEXT_H
#define GAME_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct text {
    char *start;
    size_t capacity; /* size of the buffer, including the terminating zero */
    size_t length;   /* bytes written, excluding the zero */
    bool full;       /* the text was truncated */
};

/* A text that writes into `buffer`; capacity must be at least 1. */
struct text text_into(char *buffer, size_t capacity);

void text_letter(struct text *text, char letter);
void text_put(struct text *text, const char *words);
void text_number(struct text *text, long number);
void text_format(struct text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* JSON: a quoted string; and `"key":`, after a comma unless it is the first member. */
void text_json_string(struct text *text, const char *words);
void text_json_key(struct text *text, const char *key);
/* Appends a comma unless the text ends with an opening bracket or a colon. */
void text_json_next(struct text *text);
/* Members of an object. */
void text_json_member(struct text *text, const char *key, const char *words);
void text_json_number(struct text *text, const char *key, long number);
void text_json_flag(struct text *text, const char *key, bool flag);
/* Open a member that is an object or an array, and an object in an array; the caller writes the closing bracket. */
void text_json_open_object(struct text *text, const char *key);
void text_json_open_array(struct text *text, const char *key);
void text_json_open_item(struct text *text);
/* A string in an array. */
void text_json_item(struct text *text, const char *words);

/* Replaces {0}, {1} ... in the pattern by the given words, in any order. Where word 1 is a number, {1:one|many} and
   {1:zero|one|many} choose a form by it; # in a form is the number: "{1:no ship|1 ship|# ships}". In some languages, such as
   French, the form for one is also that for zero. */
void text_fill(struct text *text, const char *pattern, const char *const *words, size_t count);
void text_fill_forms(struct text *text, const char *pattern, const char *const *words, size_t count,
                     bool zero_is_singular);

/* Copies the next blank-separated word and advances *at past it. Returns false at the end of the text, and also, with *at
   left at the start of the word, if the word does not fit. */
bool text_next_word(const char **at, char *word, size_t capacity);

/* Whether the text is well-formed UTF-8. */
bool text_is_utf8(const char *words);

/* Parses a whole text as a decimal integer within [min, max]. */
bool text_read_number(const char *words, long min, long max, long *number);
/* The same for 64-bit integers. */
bool text_read_large(const char *words, int64_t min, int64_t max, int64_t *number);
/* The same with a decimal fraction: up to nine digits before the point and six after it, no exponent. */
bool text_read_decimal(const char *words, double min, double max, double *number);

#endif
