/* Names of tables and secrets of seats, as text. */
#ifndef SERVE_SECRETS_H
#define SERVE_SECRETS_H

#include <stdbool.h>
#include <stdint.h>

enum {
    NAME_TEXT = 13, /* 60 bits in twelve characters, and the terminating zero */
    SECRET_BYTES = 16,
    SECRET_TEXT = 23, /* base64url without padding */
    KEY_BYTES = 32,
    KEY_TEXT = 2 * KEY_BYTES + 1,
};

/* A random table id, 1 to 2^60 - 1; and its name in Crockford's base 32, which avoids similar characters. */
uint64_t name_new(void);
void name_write(uint64_t table, char name[NAME_TEXT]);
bool name_read(const char *name, uint64_t *table);

/* A secret is sent once, to its owner; the store holds only its hash, the key. */
struct key {
    unsigned char bytes[KEY_BYTES];
};

void secret_new(char secret[SECRET_TEXT], struct key *key);
/* The key of a secret; false when it is malformed. */
bool secret_read(const char *secret, struct key *key);
/* Compares in constant time. */
bool key_is(const struct key *one, const struct key *other);
void key_write(const struct key *key, char text[KEY_TEXT]);
bool key_read(const char *text, struct key *key);

#endif
