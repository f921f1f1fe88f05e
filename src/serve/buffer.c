/* The growing text buffer, and frames. */
#include "buffer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void buffer_bytes(struct buffer *buffer, const char *bytes, size_t count) {
    if (buffer->failed)
        return;
    if (buffer->length + count + 1 > buffer->capacity) {
        size_t capacity = buffer->length + count + 1 > 256 ? (buffer->length + count + 1) * 2 : 256;
        char *start = realloc(buffer->start, capacity);
        if (!start) {
            buffer->failed = true;
            return;
        }
        buffer->start = start;
        buffer->capacity = capacity;
    }
    memcpy(buffer->start + buffer->length, bytes, count);
    buffer->length += count;
    buffer->start[buffer->length] = '\0';
}

void buffer_put(struct buffer *buffer, const char *words) {
    buffer_bytes(buffer, words, strlen(words));
}

void buffer_number(struct buffer *buffer, int64_t number) {
    char digits[24];
    size_t at = sizeof digits;
    uint64_t left = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    do
        digits[--at] = (char)('0' + left % 10);
    while ((left /= 10) > 0);
    if (number < 0)
        digits[--at] = '-';
    buffer_bytes(buffer, digits + at, sizeof digits - at);
}

void buffer_next(struct buffer *buffer) {
    char last = buffer->length > 0 ? buffer->start[buffer->length - 1] : '{';
    if (last != '{' && last != '[' && last != ':')
        buffer_bytes(buffer, ",", 1);
}

void buffer_key(struct buffer *buffer, const char *key) {
    buffer_next(buffer);
    buffer_bytes(buffer, "\"", 1);
    buffer_put(buffer, key);
    buffer_bytes(buffer, "\":", 2);
}

/* Escapes control characters, quotes and backslashes; also `<`, in case a page inserts the text into HTML. */
void buffer_string(struct buffer *buffer, const char *words) {
    buffer_bytes(buffer, "\"", 1);
    while (*words) {
        size_t plain = 0;
        while ((unsigned char)words[plain] >= 0x20 && !strchr("\"\\<\x7f", words[plain]))
            plain++;
        buffer_bytes(buffer, words, plain);
        words += plain;
        if (*words) {
            char escaped[8];
            snprintf(escaped, sizeof escaped, "\\u%04x", (unsigned)(unsigned char)*words++);
            buffer_bytes(buffer, escaped, 6);
        }
    }
    buffer_bytes(buffer, "\"", 1);
}

void buffer_member(struct buffer *buffer, const char *key, const char *words) {
    buffer_key(buffer, key);
    buffer_string(buffer, words);
}

void buffer_member_number(struct buffer *buffer, const char *key, int64_t number) {
    buffer_key(buffer, key);
    buffer_number(buffer, number);
}

void buffer_member_bool(struct buffer *buffer, const char *key, bool value) {
    buffer_key(buffer, key);
    buffer_put(buffer, value ? "true" : "false");
}

void buffer_clear(struct buffer *buffer) {
    buffer->length = 0;
    buffer->failed = false;
    if (buffer->start)
        buffer->start[0] = '\0';
}

void buffer_free(struct buffer *buffer) {
    free(buffer->start);
    *buffer = (struct buffer){0};
}

struct frame *frame_new(const struct buffer *text) {
    struct frame *frame = text->failed ? NULL : malloc(sizeof *frame + FRAME_HEAD + text->length);
    if (!frame)
        return NULL;
    frame->holders = 1;
    frame->length = text->length;
    if (text->length > 0)
        memcpy(frame->bytes + FRAME_HEAD, text->start, text->length);
    return frame;
}

struct frame *frame_hold(struct frame *frame) {
    if (frame)
        frame->holders++;
    return frame;
}

void frame_drop(struct frame *frame) {
    if (frame && --frame->holders == 0)
        free(frame);
}
