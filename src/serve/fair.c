/* Seeds, deriving outcomes from them, and verifying a record. */
#include "fair.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Static_assert(FAIR_SEED == crypto_auth_hmacsha256_KEYBYTES, "a seed is a key");
_Static_assert(FAIR_SEED == crypto_hash_sha256_BYTES, "a commitment is as long as a seed");

bool fair_ready(void) {
    return sodium_init() >= 0;
}

void fair_new_seed(unsigned char seed[FAIR_SEED]) {
    randombytes_buf(seed, FAIR_SEED);
}

void fair_write_hex(const unsigned char seed[FAIR_SEED], char hex[FAIR_HEX]) {
    sodium_bin2hex(hex, FAIR_HEX, seed, FAIR_SEED);
}

bool fair_read_hex(const char *hex, unsigned char seed[FAIR_SEED]) {
    size_t length;
    return strlen(hex) == FAIR_HEX - 1 &&
           sodium_hex2bin(seed, FAIR_SEED, hex, FAIR_HEX - 1, NULL, &length, NULL) == 0 &&
           length == FAIR_SEED;
}

void fair_commitment(const unsigned char seed[FAIR_SEED], char hex[FAIR_HEX]) {
    unsigned char hash[FAIR_SEED];
    crypto_hash_sha256(hash, seed, FAIR_SEED);
    fair_write_hex(hash, hex);
}

void fair_begin(struct fair *fair, const unsigned char seed[FAIR_SEED], const char *table,
                char words[][FAIR_WORD], int seats) {
    memcpy(fair->seed, seed, FAIR_SEED);
    fair->drawn = 0;
    struct text out = text_into(fair->words, sizeof fair->words);
    text_put(&out, table);
    text_letter(&out, '\n');
    for (int seat = 0; seat < seats; seat++) {
        text_put(&out, words[seat]);
        text_letter(&out, '\n');
    }
}

static void hash_block(const struct fair *fair, unsigned block, unsigned char out[FAIR_SEED]) {
    char number[32];
    crypto_auth_hmacsha256_state state;
    crypto_auth_hmacsha256_init(&state, fair->seed, FAIR_SEED);
    crypto_auth_hmacsha256_update(&state, (const unsigned char *)fair->words, strlen(fair->words));
    int length = snprintf(number, sizeof number, "%u %u\n", (unsigned)fair->drawn, block);
    crypto_auth_hmacsha256_update(&state, (const unsigned char *)number, (unsigned long long)length);
    crypto_auth_hmacsha256_final(&state, out);
}

/* Rejects the lowest 2^32 mod count draws, so that every remainder is equally likely. */
static bool fair_below(void *context, uint32_t count, uint32_t *number) {
    struct fair *fair = context;
    uint32_t sliver = (0u - count) % count;
    for (unsigned block = 0;; block++) {
        unsigned char bytes[FAIR_SEED];
        hash_block(fair, block, bytes);
        for (size_t i = 0; i < FAIR_SEED; i += 4) {
            uint32_t drawn = (uint32_t)bytes[i] << 24 | (uint32_t)bytes[i + 1] << 16 |
                             (uint32_t)bytes[i + 2] << 8 | bytes[i + 3];
            if (drawn >= sliver) {
                fair->drawn++;
                *number = drawn % count;
                return true;
            }
        }
    }
}

struct table_dice fair_dice(struct fair *fair) {
    return (struct table_dice){.below = fair_below, .context = fair};
}

struct checking {
    const struct table *table;
    struct fair fair;
    struct fair_check *check;
    bool wrong;
};

static void check_action(void *context, size_t number, const void *state, game_action action) {
    struct checking *checking = context;
    const struct game *game = table_game(checking->table);
    const void *setting = table_setting(checking->table);
    uint32_t drawn;
    if (checking->wrong || game->who(setting, state) != GAME_CHANCE)
        return;
    game_action outcomes[game->max_actions];
    size_t count = game->list(setting, state, outcomes);
    fair_below(&checking->fair, game_total_weight(game, setting, state, outcomes, count), &drawn);
    game_action expected = game_outcome_at(game, setting, state, outcomes, count, drawn);
    checking->wrong = expected != action;
    if (!checking->wrong) {
        checking->check->outcomes++;
        return;
    }
    checking->check->action = number;
    struct text out = text_into(checking->check->expected, sizeof checking->check->expected);
    game_write_action(game, setting, state, expected, &out);
    out = text_into(checking->check->found, sizeof checking->check->found);
    game_write_action(game, setting, state, action, &out);
}

static bool read_words(const struct table *table, char words[][FAIR_WORD]) {
    const struct game *game = table_game(table);
    _Alignas(max_align_t) unsigned char first[GAME_MAX_STATE];
    table_state_at(table, 0, first);
    for (int seat = 0; seat < game->seats(table_setting(table)); seat++) {
        char name[64];
        snprintf(name, sizeof name, "%s%s", FAIR_TAG_WORD,
                 game->seat_mark(table_setting(table), first, seat));
        const char *word = table_tag(table, name);
        if (word && strlen(word) >= FAIR_WORD)
            return false;
        snprintf(words[seat], FAIR_WORD, "%s", word ? word : "");
    }
    return true;
}

enum fair_verdict fair_verify(const struct table *table, struct fair_check *check) {
    unsigned char seed[FAIR_SEED];
    char words[GAME_MAX_SEATS][FAIR_WORD], commitment[FAIR_HEX];
    const char *name = table_tag(table, FAIR_TAG_TABLE), *promised = table_tag(table, FAIR_TAG_COMMITMENT),
               *shown = table_tag(table, FAIR_TAG_SEED);
    *check = (struct fair_check){0};
    if (!name || !promised)
        return FAIR_NO_TAGS;
    if (!shown)
        return FAIR_NO_SEED;
    if (!fair_read_hex(shown, seed) || strlen(name) > 20 || !read_words(table, words))
        return FAIR_BAD_TAG;
    fair_commitment(seed, commitment);
    if (strcmp(commitment, promised) != 0)
        return FAIR_BAD_COMMITMENT;
    struct checking checking = {.table = table, .check = check};
    fair_begin(&checking.fair, seed, name, words, table_game(table)->seats(table_setting(table)));
    table_walk(table, 0, check_action, &checking);
    return checking.wrong ? FAIR_BAD_OUTCOME : FAIR_TRUE;
}
