/* Limits of thinking, as the commands take them. */
#include "engine_wish.h"
#include "bounds.h"
#include "hint.h"
#include "player.h"

#include <string.h>

enum { MOST_THREADS = 16 };

static bool read_count(const char *value, int64_t least, int64_t most, uint64_t *count) {
    int64_t number = 0;
    bool good = text_read_large(value, least, most, &number);
    *count = (uint64_t)number;
    return good;
}

static bool take_level(struct engine_wish *wish, const char *value) {
    return text_read_number(value, 1, MIND_LEVELS, &wish->level);
}

static bool take_most(struct engine_wish *wish, const char *value) {
    return text_read_number(value, 1, HINT_MOST, &wish->most);
}

static bool take_time(struct engine_wish *wish, const char *value) {
    return text_read_decimal(value, 0, MOST_SECONDS, &wish->limits.seconds);
}

static bool take_nodes(struct engine_wish *wish, const char *value) {
    return read_count(value, 0, 999999999999999999, &wish->limits.nodes);
}

static bool take_seed(struct engine_wish *wish, const char *value) {
    return read_count(value, 0, 999999999999999999, &wish->limits.seed);
}

static bool take_threads(struct engine_wish *wish, const char *value) {
    uint64_t threads;
    bool good = read_count(value, 1, MOST_THREADS, &threads);
    wish->limits.threads = (unsigned)threads;
    return good;
}

static const struct {
    const char *name;
    int allowed_by; /* 0: always allowed */
    bool (*take)(struct engine_wish *wish, const char *value);
} wishes[] = {
    {"level", WISH_LEVEL, take_level},
    {"most", WISH_MOST, take_most},
    {"time", 0, take_time},
    {"nodes", 0, take_nodes},
    {"seed", 0, take_seed},
    {"threads", WISH_THREADS, take_threads},
};

enum engine_answer engine_read_wish(const char *rest, int allowed, struct engine_wish *wish) {
    enum { WISHES = sizeof wishes / sizeof wishes[0] };
    char name[32], value[32];
    while (text_next_word(&rest, name, sizeof name)) {
        size_t at = 0;
        while (at < WISHES && strcmp(name, wishes[at].name) != 0)
            at++;
        if (at == WISHES || (wishes[at].allowed_by && !(wishes[at].allowed_by & allowed)))
            return ENGINE_ARGUMENTS;
        if (!text_next_word(&rest, value, sizeof value))
            return ENGINE_ARGUMENTS;
        if (!wishes[at].take(wish, value))
            return ENGINE_NUMBER;
    }
    return rest[strspn(rest, " ")] ? ENGINE_ARGUMENTS : ENGINE_OK;
}

void engine_limit(const struct engine *engine, uint64_t usual, struct mind_limits *limits) {
    bool given = limits->seconds > 0 || limits->nodes > 0;
    if (!given && usual > 0)
        limits->nodes = usual;
    else if (!given)
        limits->seconds = 1;
    if (limits->nodes == 0 || limits->nodes > engine->work)
        limits->nodes = engine->work;
}

enum engine_answer engine_can_think(const struct engine *engine, bool decides) {
    if (decides && table_who(engine->table) < 0)
        return ENGINE_NOBODY;
    return mind_can_think(table_game(engine->table), table_setting(engine->table)) ? ENGINE_OK
                                                                                   : ENGINE_MINDLESS;
}
