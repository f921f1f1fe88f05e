/* Bounded text, and the little JSON that views need. */
#include "text.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text text_into(char *buffer, size_t room) {
    buffer[0] = '\0';
    return (struct text){.start = buffer, .room = room};
}

void text_letter(struct text *text, char letter) {
    if (text->length + 1 >= text->room) {
        text->full = true;
        return;
    }
    text->start[text->length++] = letter;
    text->start[text->length] = '\0';
}

void text_put(struct text *text, const char *words) {
    size_t length = strlen(words);
    size_t left = text->room - text->length - 1;
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
    size_t left = text->room - text->length;
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

void text_fill(struct text *text, const char *pattern, const char *const *words, size_t count) {
    for (const char *at = pattern; *at; at++) {
        if (at[0] == '{' && at[1] >= '0' && at[1] <= '9' && at[2] == '}' && (size_t)(at[1] - '0') < count) {
            text_put(text, words[at[1] - '0']);
            at += 2;
        } else
            text_letter(text, *at);
    }
}

bool text_next_word(const char **at, char *word, size_t room) {
    const char *from = *at + strspn(*at, " \t");
    size_t length = strcspn(from, " \t");
    *at = from;
    if (length == 0 || length >= room)
        return false;
    memcpy(word, from, length);
    word[length] = '\0';
    *at += length;
    return true;
}

bool text_read_large(const char *words, int64_t least, int64_t most, int64_t *number) {
    const char *digits = words + (words[0] == '-');
    size_t length = strspn(digits, "0123456789");
    if (length == 0 || length > 18 || digits[length] != '\0')
        return false;
    *number = strtoll(words, NULL, 10);
    return *number >= least && *number <= most;
}

bool text_read_number(const char *words, long least, long most, long *number) {
    int64_t large;
    if (!text_read_large(words, least, most, &large))
        return false;
    *number = (long)large;
    return true;
}

/* Not strtod, which reads more than is meant here and listens to the locale. */
bool text_read_decimal(const char *words, double least, double most, double *number) {
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
    return *number >= least && *number <= most;
}

/* The bytes that follow a first one; -1 when it cannot be first. */
static int bytes_behind(unsigned char first) {
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
        int behind = bytes_behind(first);
        /* Too long a form, a surrogate, or beyond the last character. */
        if (behind < 0 || (first == 0xe0 && *at < 0xa0) || (first == 0xed && *at > 0x9f) ||
            (first == 0xf0 && *at < 0x90) || (first == 0xf4 && *at > 0x8f))
            return false;
        for (; behind > 0; behind--)
            if ((*at++ & 0xc0) != 0x80)
                return false;
    }
    return true;
}
