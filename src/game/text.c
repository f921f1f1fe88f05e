/* Bounded text, and the subset of JSON that views need. */
#include "text.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text text_into(char *buffer, size_t capacity) {
    buffer[0] = '\0';
    return (struct text){.start = buffer, .capacity = capacity};
}

void text_letter(struct text *text, char letter) {
    if (text->length + 1 >= text->capacity) {
        text->full = true;
        return;
    }
    text->start[text->length++] = letter;
    text->start[text->length] = '\0';
}

void text_put(struct text *text, const char *words) {
    size_t length = strlen(words);
    size_t left = text->capacity - text->length - 1;
    if (length > left) {
        text->full = true;
        length = left;
    }
    memcpy(text->start + text->length, words, length);
    text->length += length;
    text->start[text->length] = '\0';
}

void text_number(struct text *text, long number) {
    char digits[24];
    char *at = digits + sizeof digits - 1;
    unsigned long rest = number < 0 ? 0ul - (unsigned long)number : (unsigned long)number;
    *at = '\0';
    do
        *--at = (char)('0' + rest % 10);
    while (rest /= 10);
    if (number < 0)
        *--at = '-';
    text_put(text, at);
}

void text_format(struct text *text, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    size_t left = text->capacity - text->length;
    int length = vsnprintf(text->start + text->length, left, format, arguments);
    va_end(arguments);
    if (length < 0)
        return;
    if ((size_t)length >= left) {
        text->full = true;
        length = (int)left - 1;
    }
    text->length += (size_t)length;
}

void text_json_string(struct text *text, const char *words) {
    text_letter(text, '"');
    for (const unsigned char *at = (const unsigned char *)words; *at; at++) {
        if (*at == '"' || *at == '\\') {
            text_letter(text, '\\');
            text_letter(text, (char)*at);
        } else if (*at < 0x20 || *at == 0x7f)
            text_format(text, "\\u%04x", *at);
        else
            text_letter(text, (char)*at);
    }
    text_letter(text, '"');
}

void text_json_next(struct text *text) {
    if (text->length == 0)
        return;
    char last = text->start[text->length - 1];
    if (last != '{' && last != '[' && last != ':')
        text_letter(text, ',');
}

void text_json_key(struct text *text, const char *key) {
    text_json_next(text);
    text_json_string(text, key);
    text_letter(text, ':');
}

void text_json_member(struct text *text, const char *key, const char *words) {
    text_json_key(text, key);
    text_json_string(text, words);
}

void text_json_number(struct text *text, const char *key, long number) {
    text_json_key(text, key);
    text_number(text, number);
}

void text_json_flag(struct text *text, const char *key, bool flag) {
    text_json_key(text, key);
    text_put(text, flag ? "true" : "false");
}

void text_json_open_object(struct text *text, const char *key) {
    text_json_key(text, key);
    text_letter(text, '{');
}

void text_json_open_array(struct text *text, const char *key) {
    text_json_key(text, key);
    text_letter(text, '[');
}

void text_json_open_item(struct text *text) {
    text_json_next(text);
    text_letter(text, '{');
}

void text_json_item(struct text *text, const char *words) {
    text_json_next(text);
    text_json_string(text, words);
}

/* Writes the form for the number out of `one|many}` or `zero|one|many}`; returns the closing brace. */
static const char *put_form(struct text *text, const char *forms, const char *number, bool zero_is_singular) {
    const char *end = strchr(forms, '}');
    bool zero = strcmp(number, "0") == 0, one = strcmp(number, "1") == 0;
    int count = 1;
    for (const char *at = forms; at < end; at++)
        count += *at == '|';
    int skip = count == 3 ? (zero ? 0 : one ? 1 : 2) : !(one || (zero && zero_is_singular));
    for (const char *at = forms; at < end; at++)
        if (*at == '|')
            skip--;
        else if (skip == 0 && *at == '#')
            text_put(text, number);
        else if (skip == 0)
            text_letter(text, *at);
    return end;
}

void text_fill_forms(struct text *text, const char *pattern, const char *const *words, size_t count,
                     bool zero_is_singular) {
    for (const char *at = pattern; *at; at++) {
        bool known = at[0] == '{' && at[1] >= '0' && at[1] <= '9' && (size_t)(at[1] - '0') < count;
        if (known && at[2] == '}') {
            text_put(text, words[at[1] - '0']);
            at += 2;
        } else if (known && at[2] == ':' && strchr(at, '}'))
            at = put_form(text, at + 3, words[at[1] - '0'], zero_is_singular);
        else
            text_letter(text, *at);
    }
}

void text_fill(struct text *text, const char *pattern, const char *const *words, size_t count) {
    text_fill_forms(text, pattern, words, count, false);
}

bool text_next_word(const char **at, char *word, size_t capacity) {
    const char *from = *at + strspn(*at, " \t");
    size_t length = strcspn(from, " \t");
    *at = from;
    if (length == 0 || length >= capacity)
        return false;
    memcpy(word, from, length);
    word[length] = '\0';
    *at += length;
    return true;
}

bool text_read_large(const char *words, int64_t min, int64_t max, int64_t *number) {
    const char *digits = words + (words[0] == '-');
    size_t length = strspn(digits, "0123456789");
    if (length == 0 || length > 18 || digits[length] != '\0')
        return false;
    *number = strtoll(words, NULL, 10);
    return *number >= min && *number <= max;
}

bool text_read_number(const char *words, long min, long max, long *number) {
    int64_t large;
    if (!text_read_large(words, min, max, &large))
        return false;
    *number = (long)large;
    return true;
}

/* Not strtod: it accepts more formats and depends on the locale. */
bool text_read_decimal(const char *words, double min, double max, double *number) {
    static const double parts[] = {1, 10, 100, 1e3, 1e4, 1e5, 1e6};
    const char *digits = words + (words[0] == '-');
    size_t whole = strspn(digits, "0123456789");
    const char *point = digits + whole;
    size_t part = *point == '.' ? strspn(point + 1, "0123456789") : 0;
    if (whole == 0 || whole > 9 || part > 6 || (*point == '.' && part == 0) ||
        point[(*point == '.') + part] != '\0')
        return false;
    double value = (double)strtol(digits, NULL, 10);
    if (part > 0)
        value += (double)strtol(point + 1, NULL, 10) / parts[part];
    *number = words[0] == '-' ? -value : value;
    return *number >= min && *number <= max;
}

/* The number of continuation bytes after this lead byte; -1 if it is not a lead byte. */
static int continuation_bytes(unsigned char first) {
    if (first < 0x80)
        return 0;
    if (first >= 0xc2 && first <= 0xdf)
        return 1;
    if (first >= 0xe0 && first <= 0xef)
        return 2;
    return first >= 0xf0 && first <= 0xf4 ? 3 : -1;
}

bool text_is_utf8(const char *words) {
    for (const unsigned char *at = (const unsigned char *)words; *at;) {
        unsigned char first = *at++;
        int more = continuation_bytes(first);
        /* Overlong form, surrogate, or beyond U+10FFFF. */
        if (more < 0 || (first == 0xe0 && *at < 0xa0) || (first == 0xed && *at > 0x9f) ||
            (first == 0xf0 && *at < 0x90) || (first == 0xf4 && *at > 0x8f))
            return false;
        for (; more > 0; more--)
            if ((*at++ & 0xc0) != 0x80)
                return false;
    }
    return true;
}
