/* A list of settings, looked up by their options. */
#include "settings.h"
#include "hash.h"

#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 256 };

struct shared {
    struct shared *chain;
    const struct game *game;
    uint64_t hash;
    size_t holders;
    char *options;
    _Alignas(max_align_t) unsigned char setting[];
};

struct settings {
    struct shared *bucket[BUCKETS];
    size_t bytes;
};

struct settings *settings_open(void) {
    return calloc(1, sizeof(struct settings));
}

void settings_close(struct settings *settings) {
    for (size_t i = 0; settings && i < BUCKETS; i++)
        while (settings->bucket[i]) {
            struct shared *shared = settings->bucket[i];
            settings->bucket[i] = shared->chain;
            free(shared->options);
            free(shared);
        }
    free(settings);
}

/* All choices on one line, freed by the caller. */
static char *join(const struct game_choice *choices, size_t count) {
    size_t capacity = 1;
    for (size_t i = 0; i < count; i++)
        capacity += strlen(choices[i].name) + strlen(choices[i].value) + 2;
    char *joined = malloc(capacity);
    if (!joined)
        return NULL;
    struct text out = text_into(joined, capacity);
    for (size_t i = 0; i < count; i++) {
        text_put(&out, choices[i].name);
        text_letter(&out, '\1');
        text_put(&out, choices[i].value);
        text_letter(&out, '\2');
    }
    return joined;
}

static size_t bytes_of(const struct shared *shared, const char *options) {
    return sizeof *shared + shared->game->setting_bytes + strlen(options) + 1;
}

size_t settings_bytes(const struct settings *settings) {
    return settings->bytes;
}

const void *settings_hold(struct settings *settings, const struct game *game,
                          const struct game_choice *choices, size_t count) {
    struct game_error error = {0};
    char *options = join(choices, count);
    if (!options)
        return NULL;
    uint64_t hash = hash_words(options);
    struct shared **bucket = &settings->bucket[hash % BUCKETS];
    for (struct shared *shared = *bucket; shared; shared = shared->chain)
        if (shared->hash == hash && shared->game == game && strcmp(shared->options, options) == 0) {
            free(options);
            shared->holders++;
            return shared->setting;
        }
    struct shared *shared = calloc(1, sizeof *shared + game->setting_bytes);
    if (!shared || !game->prepare(shared->setting, choices, count, &error)) {
        free(shared);
        free(options);
        return NULL;
    }
    shared->game = game;
    shared->hash = hash;
    shared->holders = 1;
    settings->bytes += bytes_of(shared, options);
    shared->options = options;
    shared->chain = *bucket;
    *bucket = shared;
    return shared->setting;
}

void settings_drop(struct settings *settings, const void *setting) {
    for (size_t i = 0; i < BUCKETS; i++)
        for (struct shared **at = &settings->bucket[i]; *at; at = &(*at)->chain)
            if ((*at)->setting == (const unsigned char *)setting) {
                struct shared *shared = *at;
                if (--shared->holders == 0) {
                    settings->bytes -= bytes_of(shared, shared->options);
                    *at = shared->chain;
                    free(shared->options);
                    free(shared);
                }
                return;
            }
}
