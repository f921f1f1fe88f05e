/* Commands that show and explain without changing anything. */
#include "engine_internal.h"
#include "perft.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { PERFT_DEPTH = 12, FIRST_VIEW = 1 << 16, LARGEST_VIEW = 1 << 28 };

void engine_know(const struct engine *engine, int viewer, struct engine_known *known) {
    game_known(table_game(engine->table), table_setting(engine->table), table_state(engine->table), viewer,
               known->state);
}

bool engine_read_viewer(const struct engine *engine, const char *word, int *viewer) {
    if (strcmp(word, "all") == 0)
        *viewer = GAME_EVERYTHING;
    else if (strcmp(word, "spectator") == 0)
        *viewer = GAME_SPECTATOR;
    else
        return (*viewer = engine_find_seat(engine, word)) >= 0;
    return true;
}

/* The position of a table as the viewer knows it. */
static void print_position(const struct engine *engine, const struct table *table, int viewer) {
    char position[GAME_POSITION_TEXT];
    struct text out = text_into(position, sizeof position);
    struct engine_known known;
    game_known(table_game(table), table_setting(table), table_state(table), viewer, known.state);
    table_game(table)->write_position(table_setting(table), known.state, &out);
    fprintf(engine->out, "position %s\n", position);
}

enum engine_answer engine_show(struct engine *engine, const char *rest) {
    int viewer = GAME_EVERYTHING;
    if (*rest && !engine_read_viewer(engine, rest, &viewer))
        return ENGINE_SEAT;
    print_position(engine, engine->table, viewer);
    return ENGINE_OK;
}

enum engine_answer engine_who(struct engine *engine, const char *rest) {
    char result[GAME_SENTENCE_TEXT];
    struct text out = text_into(result, sizeof result);
    int who = table_who(engine->table);
    if (*rest)
        return ENGINE_ARGUMENTS;
    if (who == GAME_OVER) {
        table_result(engine->table, &out);
        fprintf(engine->out, "who over %s\n", result);
    } else
        fprintf(engine->out, "who %s\n", who == GAME_CHANCE ? "chance" : table_seat_mark(engine->table, who));
    return ENGINE_OK;
}

static void print_action(const struct engine *engine, const void *state, game_action action) {
    char words[GAME_ACTION_TEXT];
    struct text out = text_into(words, sizeof words);
    table_game(engine->table)->write_action(table_setting(engine->table), state, action, &out);
    fprintf(engine->out, "%s\n", words);
}

enum engine_answer engine_legal(struct engine *engine, const char *rest) {
    const struct game *game = table_game(engine->table);
    const void *state = table_state(engine->table);
    game_action actions[game->max_actions];
    long max = GAME_MAX_ACTIONS;
    if (*rest && !text_read_number(rest, 0, GAME_MAX_ACTIONS, &max))
        return ENGINE_NUMBER;
    size_t count = game->list(table_setting(engine->table), state, actions);
    for (size_t i = 0; i < count && i < (size_t)max; i++) {
        fprintf(engine->out, "%zu ", i + 1);
        print_action(engine, state, actions[i]);
    }
    text_number(&engine->detail, (long)count);
    return ENGINE_OK;
}

static void print_outcomes(struct engine *engine, const void *state, const game_action *outcomes,
                           size_t count) {
    const struct game *game = table_game(engine->table);
    const void *setting = table_setting(engine->table);
    uint32_t total = game_total_weight(game, setting, state, outcomes, count);
    uint32_t sum = 0;
    for (size_t i = 0; i < count; i++) {
        uint32_t weight = game->weight(setting, state, outcomes[i]);
        fprintf(engine->out, "%" PRIu32 "/%" PRIu32 " %.6f ", weight, total, (double)weight / (double)total);
        print_action(engine, state, outcomes[i]);
        sum += weight;
    }
    text_format(&engine->detail, "%zu sum %" PRIu32 "/%" PRIu32, count, sum, total);
}

/* "risk 4/31 hurts ": printed between probability and action, except for the success probability. */
static void print_odds_name(const struct engine *engine, const void *state, const struct game_odds *odds) {
    static const char *const kinds[] = {"success", "risk", "gain", "side"};
    const struct game *game = table_game(engine->table);
    char name[GAME_SENTENCE_TEXT];
    struct text words = text_into(name, sizeof name);
    if (odds->kind == GAME_SUCCESS)
        return;
    fprintf(engine->out, "%s ", kinds[odds->kind]);
    if (odds->whole)
        fprintf(engine->out, "%" PRIu32 "/%" PRIu32 " ", odds->part, odds->whole);
    game->label_odds(table_setting(engine->table), state, odds, engine->language, &words);
    fprintf(engine->out, "\"%s\" ", name);
}

/* The named chances of all decisions. */
static void print_chances(struct engine *engine, const void *state, const game_action *decisions,
                          size_t count) {
    const struct game *game = table_game(engine->table);
    struct game_odds odds[GAME_MAX_ODDS];
    long printed = 0;
    for (size_t i = 0; game->odds && i < count; i++) {
        size_t chances = game->odds(table_setting(engine->table), state, decisions[i], odds);
        for (size_t k = 0; k < chances; k++, printed++) {
            fprintf(engine->out, "%.6f ", odds[k].chance);
            print_odds_name(engine, state, &odds[k]);
            print_action(engine, state, decisions[i]);
        }
    }
    text_number(&engine->detail, printed);
}

enum engine_answer engine_odds(struct engine *engine, const char *rest) {
    const struct game *game = table_game(engine->table);
    game_action actions[game->max_actions];
    struct engine_known known;
    int viewer = GAME_EVERYTHING;
    if (*rest && !engine_read_viewer(engine, rest, &viewer))
        return ENGINE_SEAT;
    engine_know(engine, viewer, &known);
    bool chance = table_who(engine->table) == GAME_CHANCE;
    if (chance && viewer != GAME_EVERYTHING && game_has_secrets(game, table_setting(engine->table))) {
        text_put(&engine->detail, "0"); /* the outcomes themselves may be secret */
        return ENGINE_OK;
    }
    size_t count = game->list(table_setting(engine->table), known.state, actions);
    if (chance)
        print_outcomes(engine, known.state, actions, count);
    else
        print_chances(engine, known.state, actions, count);
    return ENGINE_OK;
}

bool engine_read_language(const char *word, enum game_language *language) {
    if (strcmp(word, "en") == 0)
        *language = GAME_ENGLISH;
    else if (strcmp(word, "fr") == 0)
        *language = GAME_FRENCH;
    else
        return false;
    return true;
}

int engine_find_seat(const struct engine *engine, const char *mark) {
    const struct game *game = table_game(engine->table);
    for (int seat = 0; seat < game->seats(table_setting(engine->table)); seat++)
        if (strcmp(table_seat_mark(engine->table, seat), mark) == 0)
            return seat;
    return -1;
}

/* One line of any length: doubles the buffer until the view fits. */
static enum engine_answer print_view(const struct engine *engine, const struct table *table,
                                     const struct table_view_options *options, size_t at) {
    for (size_t capacity = FIRST_VIEW; capacity <= LARGEST_VIEW; capacity *= 2) {
        char *view = malloc(capacity);
        if (!view)
            return ENGINE_MEMORY;
        struct text out = text_into(view, capacity);
        if (at < table_length(table))
            table_view_at(table, at, options, &out);
        else
            table_view(table, options, &out);
        if (!out.full)
            fprintf(engine->out, "view %s\n", view);
        free(view);
        if (!out.full)
            return ENGINE_OK;
    }
    return ENGINE_MEMORY;
}

int engine_default_viewer(const struct engine *engine) {
    return game_has_secrets(table_game(engine->table), table_setting(engine->table)) ? GAME_SPECTATOR
                                                                                     : GAME_EVERYTHING;
}

enum engine_answer engine_view(struct engine *engine, const char *rest) {
    char word[32];
    long since = 0, at = (long)table_length(engine->table);
    struct table_view_options options = {.viewer = engine_default_viewer(engine),
                                         .language = engine->language};
    while (text_next_word(&rest, word, sizeof word)) {
        if (engine_read_language(word, &options.language) || text_read_number(word, 0, INT32_MAX, &since))
            continue;
        if (strcmp(word, "at") == 0) {
            if (!text_next_word(&rest, word, sizeof word) || !text_read_number(word, 0, at, &at))
                return ENGINE_NUMBER;
        } else if (strcmp(word, "places") == 0)
            options.places = true;
        else if (!engine_read_viewer(engine, word, &options.viewer))
            return ENGINE_SEAT;
    }
    if (*rest)
        return ENGINE_ARGUMENTS;
    options.since = (size_t)since;
    return print_view(engine, engine->table, &options, (size_t)at);
}

/* `places` is a word of its own before the action. */
enum engine_answer engine_foresee(struct engine *engine, const char *rest) {
    static const char places[] = "places ";
    struct game_error error = {.language = engine->language};
    int who = table_who(engine->table);
    bool secrets = game_has_secrets(table_game(engine->table), table_setting(engine->table));
    struct table_view_options options = {.viewer = secrets ? who : GAME_EVERYTHING,
                                         .language = engine->language};
    options.places = strncmp(rest, places, sizeof places - 1) == 0;
    rest += options.places ? sizeof places - 1 : 0;
    rest += strspn(rest, " ");
    if (!*rest)
        return ENGINE_ARGUMENTS;
    if (who < 0)
        return ENGINE_NOBODY;
    struct table *after = table_foresee(engine->table, rest, &error);
    if (!after)
        return engine_refuse(engine, ENGINE_ACTION, &error);
    print_position(engine, after, options.viewer);
    enum engine_answer answer = print_view(engine, after, &options, table_length(after));
    table_free(after);
    return answer;
}

enum engine_answer engine_picture(struct engine *engine, const char *rest) {
    char picture[GAME_PICTURE_TEXT], word[32];
    struct text out = text_into(picture, sizeof picture);
    enum game_language language = engine->language;
    struct engine_known known;
    int viewer = engine_default_viewer(engine);
    while (text_next_word(&rest, word, sizeof word))
        if (!engine_read_language(word, &language) && !engine_read_viewer(engine, word, &viewer))
            return ENGINE_SEAT;
    if (*rest)
        return ENGINE_ARGUMENTS;
    engine_know(engine, viewer, &known);
    table_game(engine->table)->draw(table_setting(engine->table), known.state, language, &out);
    engine_print_lines(engine, picture);
    return ENGINE_OK;
}

static void print_part(void *context, game_action action, uint64_t sequences) {
    const struct engine *engine = context;
    fprintf(engine->out, "%" PRIu64 " ", sequences);
    print_action(engine, table_state(engine->table), action);
}

enum engine_answer engine_perft(struct engine *engine, const char *rest) {
    char word[16];
    long depth;
    uint64_t sequences;
    if (!text_next_word(&rest, word, sizeof word))
        return ENGINE_ARGUMENTS;
    if (!text_read_number(word, 0, PERFT_DEPTH, &depth))
        return ENGINE_NUMBER;
    if (table_is_hidden(engine->table))
        return ENGINE_ACTION;
    rest += strspn(rest, " ");
    bool divide = strcmp(rest, "divide") == 0;
    if (*rest && !divide)
        return ENGINE_ARGUMENTS;
    switch (perft_count(table_game(engine->table), table_setting(engine->table), table_state(engine->table),
                        (int)depth, engine->work, divide ? print_part : NULL, engine, &sequences)) {
    case PERFT_TOO_MUCH:
        return ENGINE_WORK;
    case PERFT_NO_MEMORY:
        return ENGINE_MEMORY;
    case PERFT_DONE:
        break;
    }
    text_format(&engine->detail, "%" PRIu64, sequences);
    return ENGINE_OK;
}

static bool read_thing(const struct engine *engine, const char *token, game_thing *thing) {
    const struct game *game = table_game(engine->table);
    return game->read_thing &&
           game->read_thing(table_setting(engine->table), table_state(engine->table), token, thing);
}

/* The viewer is the rest of the line. */
static bool read_for(const struct engine *engine, const char *rest, int *viewer) {
    return engine_read_viewer(engine, rest + strspn(rest, " "), viewer);
}

enum engine_answer engine_explain(struct engine *engine, const char *rest) {
    char words[GAME_SENTENCE_TEXT], token[GAME_ACTION_TEXT], word[8];
    struct text out = text_into(words, sizeof words);
    struct engine_known known;
    game_thing thing;
    int viewer = engine_default_viewer(engine);
    if (!text_next_word(&rest, token, sizeof token))
        return ENGINE_ARGUMENTS;
    if (text_next_word(&rest, word, sizeof word)) {
        if (strcmp(word, "for") != 0)
            return ENGINE_ARGUMENTS;
        if (!read_for(engine, rest, &viewer))
            return ENGINE_SEAT;
    } else if (*rest)
        return ENGINE_ARGUMENTS;
    if (!read_thing(engine, token, &thing))
        return ENGINE_THING;
    engine_know(engine, viewer, &known);
    table_game(engine->table)
        ->explain(table_setting(engine->table), known.state, thing, engine->language, &out);
    engine_print_lines(engine, words);
    return ENGINE_OK;
}

enum engine_answer engine_why(struct engine *engine, const char *rest) {
    char words[GAME_SENTENCE_TEXT], token[GAME_ACTION_TEXT];
    struct text out = text_into(words, sizeof words);
    struct engine_known known;
    game_thing things[GAME_MAX_CLICKS];
    size_t count = 0;
    int who = table_who(engine->table), viewer = who >= 0 ? who : engine_default_viewer(engine);
    bool named = false;
    while (!named && count < GAME_MAX_CLICKS + 1 && text_next_word(&rest, token, sizeof token)) {
        named = count > 0 && strcmp(token, "for") == 0;
        if (named && !read_for(engine, rest, &viewer))
            return ENGINE_SEAT;
        if (!named && count == GAME_MAX_CLICKS)
            return ENGINE_ARGUMENTS;
        if (!named && !read_thing(engine, token, &things[count++]))
            return ENGINE_THING;
    }
    if (count == 0 || (!named && rest[strspn(rest, " ")]))
        return ENGINE_ARGUMENTS;
    /* In games with secrets only the seat that decides knows what is possible. */
    if (game_has_secrets(table_game(engine->table), table_setting(engine->table)) && who >= 0 &&
        viewer != who && viewer != GAME_EVERYTHING)
        return ENGINE_OK;
    engine_know(engine, viewer, &known);
    if (game_why_not(table_game(engine->table), table_setting(engine->table), known.state, things, count,
                     engine->language, &out))
        engine_print_lines(engine, words);
    return ENGINE_OK;
}
