/* A growing text buffer for JSON; and frames: reference-counted messages shared by several connections. */
#ifndef SERVE_BUFFER_H
#define SERVE_BUFFER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* When out of memory sets `failed` and ignores further writes. Zero-initialized is empty. */
struct buffer {
    char *start;
    size_t length, capacity;
    bool failed;
};

void buffer_put(struct buffer *buffer, const char *words);
void buffer_bytes(struct buffer *buffer, const char *bytes, size_t count);
void buffer_number(struct buffer *buffer, int64_t number);
/* Members of JSON: `"key":`, with a comma before it unless it is the first. */
void buffer_key(struct buffer *buffer, const char *key);
/* A comma, unless a bracket was just opened. */
void buffer_next(struct buffer *buffer);
void buffer_string(struct buffer *buffer, const char *words);
void buffer_member(struct buffer *buffer, const char *key, const char *words);
void buffer_member_number(struct buffer *buffer, const char *key, int64_t number);
void buffer_member_bool(struct buffer *buffer, const char *key, bool value);
void buffer_clear(struct buffer *buffer); /* keeps its memory */
void buffer_free(struct buffer *buffer);

enum { FRAME_HEAD = 32 }; /* bytes reserved before the text for the transport (LWS_PRE or more) */

struct frame {
    unsigned holders;
    size_t length;
    unsigned char bytes[]; /* FRAME_HEAD, then the text */
};

/* A copy of the text with one reference; NULL when out of memory. */
struct frame *frame_new(const struct buffer *text);
struct frame *frame_hold(struct frame *frame);
void frame_drop(struct frame *frame);

#endif
