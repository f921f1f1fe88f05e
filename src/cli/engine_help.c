/* Commands that help a person: what a thing is, and why it cannot be chosen. */
#include "engine_inside.h"

#include <string.h>

static bool read_thing(const struct engine *engine, const char *token, game_thing *thing) {
    const struct game *game = table_game(engine->table);
    return game->read_thing &&
           game->read_thing(table_setting(engine->table), table_state(engine->table), token, thing);
}

enum engine_answer engine_explain(struct engine *engine, const char *rest) {
    char words[GAME_SENTENCE_TEXT], token[GAME_ACTION_TEXT];
    struct text out = text_into(words, sizeof words);
    game_thing thing;
    if (!text_next_word(&rest, token, sizeof token) || *rest)
        return ENGINE_ARGUMENTS;
    if (!read_thing(engine, token, &thing))
        return ENGINE_THING;
    table_game(engine->table)
        ->explain(table_setting(engine->table), table_state(engine->table), thing, engine->language, &out);
    engine_print_lines(engine, words);
    return ENGINE_OK;
}

enum engine_answer engine_why(struct engine *engine, const char *rest) {
    char words[GAME_SENTENCE_TEXT], token[GAME_ACTION_TEXT];
    struct text out = text_into(words, sizeof words);
    game_thing things[GAME_MAX_CLICKS];
    size_t count = 0;
    while (count < GAME_MAX_CLICKS && text_next_word(&rest, token, sizeof token))
        if (!read_thing(engine, token, &things[count++]))
            return ENGINE_THING;
    if (count == 0 || rest[strspn(rest, " ")])
        return ENGINE_ARGUMENTS;
    if (game_why_not(table_game(engine->table), table_setting(engine->table), table_state(engine->table),
                     things, count, engine->language, &out))
        engine_print_lines(engine, words);
    return ENGINE_OK;
}
