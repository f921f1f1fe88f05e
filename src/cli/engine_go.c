/* The command that thinks: what a level would do now. */
#include "crew.h"
#include "engine_inside.h"

#include <string.h>

enum { MOST_SECONDS = 3600, MOST_THREADS = 16 };

struct wish {
    long level;
    struct mind_limits limits;
};

static bool take_pair(struct wish *wish, const char *name, const char *value) {
    int64_t number = 0;
    if (strcmp(name, "level") == 0)
        return text_read_number(value, 1, MIND_LEVELS, &wish->level);
    if (strcmp(name, "time") == 0)
        return text_read_decimal(value, 0, MOST_SECONDS, &wish->limits.seconds);
    if (strcmp(name, "threads") == 0) {
        bool good = text_read_large(value, 1, MOST_THREADS, &number);
        wish->limits.threads = (unsigned)number;
        return good;
    }
    bool read = text_read_large(value, 0, 999999999999999999, &number);
    *(strcmp(name, "nodes") == 0 ? &wish->limits.nodes : &wish->limits.seed) = (uint64_t)number;
    return read;
}

static bool is_wish(const char *name) {
    static const char *const names[] = {"level", "time", "nodes", "seed", "threads"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return false;
}

static enum engine_answer read_wish(const char *rest, struct wish *wish) {
    char name[32], value[32];
    while (text_next_word(&rest, name, sizeof name)) {
        if (!is_wish(name))
            return ENGINE_ARGUMENTS;
        if (!text_next_word(&rest, value, sizeof value))
            return ENGINE_ARGUMENTS;
        if (!take_pair(wish, name, value))
            return ENGINE_NUMBER;
    }
    return *(rest + strspn(rest, " ")) ? ENGINE_ARGUMENTS : ENGINE_OK;
}

/* The level's own limits where none is given, and never more work than the engine may do. */
static void limit(const struct engine *engine, const struct mind_player *player, struct mind_limits *limits) {
    bool given = limits->seconds > 0 || limits->nodes > 0;
    if (!given && player->nodes > 0)
        limits->nodes = player->nodes;
    else if (!given)
        limits->seconds = 1;
    if (limits->nodes == 0 || limits->nodes > engine->work)
        limits->nodes = engine->work;
}

static void print_decision(struct engine *engine, const struct wish *wish) {
    const struct game *game = table_game(engine->table);
    const void *setting = table_setting(engine->table), *state = table_state(engine->table);
    int seat = table_who(engine->table);
    char words[GAME_ACTION_TEXT];
    struct text out = text_into(words, sizeof words);
    crew_seed(engine->crew, wish->limits.seed);
    game_action action = crew_decide(engine->crew, state, wish->limits);
    game->write_action(setting, state, action, &out);
    fprintf(engine->out, "win %.4f\nbest %s\n", crew_chance(engine->crew, action, seat), words);
}

enum engine_answer engine_go(struct engine *engine, const char *rest) {
    struct wish wish = {.level = engine->level};
    enum engine_answer answer = read_wish(rest, &wish);
    if (answer != ENGINE_OK)
        return answer;
    if (table_who(engine->table) < 0)
        return ENGINE_NOBODY;
    if (!table_game(engine->table)->features)
        return ENGINE_MINDLESS;
    if (!engine->crew)
        engine->crew = crew_open(table_game(engine->table), table_setting(engine->table));
    if (!engine->crew)
        return ENGINE_MEMORY;
    const struct mind_player *player = &mind_players[wish.level - 1];
    if (!crew_seat(engine->crew, table_who(engine->table), player))
        return ENGINE_MEMORY;
    limit(engine, player, &wish.limits);
    print_decision(engine, &wish);
    return ENGINE_OK;
}

enum engine_answer engine_levels(struct engine *engine, const char *rest) {
    enum game_language language = engine->language;
    if (*rest && !engine_read_language(rest, &language))
        return ENGINE_ARGUMENTS;
    for (int i = 0; i < MIND_LEVELS; i++) {
        char words[GAME_SENTENCE_TEXT];
        struct text out = text_into(words, sizeof words);
        text_letter(&out, '{');
        text_json_key(&out, "level");
        text_number(&out, i + 1);
        text_json_key(&out, "name");
        text_json_string(&out, mind_players[i].title[language]);
        text_json_key(&out, "elo");
        text_number(&out, mind_players[i].elo);
        text_letter(&out, '}');
        fprintf(engine->out, "level %s\n", words);
    }
    return ENGINE_OK;
}
