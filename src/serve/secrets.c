/* Names, secrets and keys. */
#include "secrets.h"

#include <sodium.h>
#include <string.h>

static const char letters[] = "0123456789abcdefghjkmnpqrstvwxyz"; /* no i, l, o, u */

uint64_t name_new(void) {
    uint64_t table;
    do {
        randombytes_buf(&table, sizeof table);
        table &= (1ull << 60) - 1;
    } while (table == 0);
    return table;
}

void name_write(uint64_t table, char name[NAME_TEXT]) {
    for (int i = NAME_TEXT - 2; i >= 0; i--, table >>= 5)
        name[i] = letters[table & 31];
    name[NAME_TEXT - 1] = '\0';
}

bool name_read(const char *name, uint64_t *table) {
    *table = 0;
    if (strlen(name) != NAME_TEXT - 1)
        return false;
    for (; *name; name++) {
        const char *letter = strchr(letters, *name);
        if (!letter)
            return false;
        *table = *table << 5 | (uint64_t)(letter - letters);
    }
    return *table != 0;
}

static void hash_secret(const unsigned char bytes[SECRET_BYTES], struct key *key) {
    crypto_hash_sha256(key->bytes, bytes, SECRET_BYTES);
}

void secret_new(char secret[SECRET_TEXT], struct key *key) {
    unsigned char bytes[SECRET_BYTES];
    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2base64(secret, SECRET_TEXT, bytes, sizeof bytes, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    hash_secret(bytes, key);
    sodium_memzero(bytes, sizeof bytes);
}

bool secret_read(const char *secret, struct key *key) {
    unsigned char bytes[SECRET_BYTES];
    size_t length;
    bool fine = strlen(secret) == SECRET_TEXT - 1 &&
                sodium_base642bin(bytes, sizeof bytes, secret, SECRET_TEXT - 1, NULL, &length, NULL,
                                  sodium_base64_VARIANT_URLSAFE_NO_PADDING) == 0 &&
                length == SECRET_BYTES;
    if (fine)
        hash_secret(bytes, key);
    sodium_memzero(bytes, sizeof bytes);
    return fine;
}

bool key_is(const struct key *one, const struct key *other) {
    return sodium_memcmp(one->bytes, other->bytes, KEY_BYTES) == 0;
}

void key_write(const struct key *key, char text[KEY_TEXT]) {
    sodium_bin2hex(text, KEY_TEXT, key->bytes, KEY_BYTES);
}

bool key_read(const char *text, struct key *key) {
    size_t length;
    return strlen(text) == KEY_TEXT - 1 &&
           sodium_hex2bin(key->bytes, KEY_BYTES, text, KEY_TEXT - 1, NULL, &length, NULL) == 0 &&
           length == KEY_BYTES;
}
