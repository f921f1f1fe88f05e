/* The command that thinks: what a level would do now. */
#include "crew.h"
#include "engine_wish.h"

static void print_decision(struct engine *engine, const struct engine_wish *wish) {
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
    struct engine_wish wish = {.level = engine->level};
    enum engine_answer answer = engine_read_wish(rest, WISH_LEVEL | WISH_THREADS, &wish);
    if (answer == ENGINE_OK)
        answer = engine_can_think(engine, true);
    if (answer != ENGINE_OK)
        return answer;
    if (!engine->crew)
        engine->crew = crew_open(table_game(engine->table), table_setting(engine->table));
    if (!engine->crew)
        return ENGINE_MEMORY;
    const struct mind_player *player = &mind_players[wish.level - 1];
    if (!crew_seat(engine->crew, table_who(engine->table), player))
        return ENGINE_MEMORY;
    engine_limit(engine, player->nodes, &wish.limits);
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
