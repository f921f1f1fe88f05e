/* Commands that show: they change nothing. */
#include "engine_inside.h"
#include "perft.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { PERFT_DEPTH = 12, FIRST_VIEW = 1 << 16, LARGEST_VIEW = 1 << 28 };

enum engine_answer engine_show(struct engine *engine, const char *rest) {
    char position[GAME_POSITION_TEXT];
    struct text out = text_into(position, sizeof position);
    if (*rest)
        return ENGINE_ARGUMENTS;
    table_game(engine->table)->write_position(table_setting(engine->table), table_state(engine->table), &out);
    fprintf(engine->out, "position %s\n", position);
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
        fprintf(engine->out, "who %s\n",
                who == GAME_CHANCE ? "chance" : table_game(engine->table)->seat_mark(who));
    return ENGINE_OK;
}

static size_t list_actions(const struct engine *engine, game_action *actions) {
    return table_game(engine->table)->list(table_setting(engine->table), table_state(engine->table), actions);
}

static void print_action(const struct engine *engine, game_action action) {
    char words[GAME_ACTION_TEXT];
    struct text out = text_into(words, sizeof words);
    table_game(engine->table)
        ->write_action(table_setting(engine->table), table_state(engine->table), action, &out);
    fprintf(engine->out, "%s\n", words);
}

enum engine_answer engine_legal(struct engine *engine, const char *rest) {
    game_action actions[GAME_MAX_ACTIONS];
    long most = GAME_MAX_ACTIONS;
    if (*rest && !text_read_number(rest, 0, GAME_MAX_ACTIONS, &most))
        return ENGINE_NUMBER;
    size_t count = list_actions(engine, actions);
    for (size_t i = 0; i < count && i < (size_t)most; i++) {
        fprintf(engine->out, "%zu ", i + 1);
        print_action(engine, actions[i]);
    }
    text_number(&engine->detail, (long)count);
    return ENGINE_OK;
}

static void print_outcomes(struct engine *engine, const game_action *outcomes, size_t count) {
    const struct game *game = table_game(engine->table);
    const void *setting = table_setting(engine->table);
    const void *state = table_state(engine->table);
    uint32_t total = game_total_weight(game, setting, state, outcomes, count);
    uint32_t sum = 0;
    for (size_t i = 0; i < count; i++) {
        uint32_t weight = game->weight(setting, state, outcomes[i]);
        fprintf(engine->out, "%" PRIu32 "/%" PRIu32 " %.6f ", weight, total, (double)weight / (double)total);
        print_action(engine, outcomes[i]);
        sum += weight;
    }
    text_format(&engine->detail, "%zu sum %" PRIu32 "/%" PRIu32, count, sum, total);
}

/* The decisions that may fail, with the chance that they succeed. */
static void print_successes(struct engine *engine, const game_action *decisions, size_t count) {
    const struct game *game = table_game(engine->table);
    long printed = 0;
    for (size_t i = 0; game->success && i < count; i++) {
        double success =
            game->success(table_setting(engine->table), table_state(engine->table), decisions[i]);
        if (success < 0)
            continue;
        fprintf(engine->out, "%.6f ", success);
        print_action(engine, decisions[i]);
        printed++;
    }
    text_number(&engine->detail, printed);
}

enum engine_answer engine_odds(struct engine *engine, const char *rest) {
    game_action actions[GAME_MAX_ACTIONS];
    if (*rest)
        return ENGINE_ARGUMENTS;
    size_t count = list_actions(engine, actions);
    if (table_who(engine->table) == GAME_CHANCE)
        print_outcomes(engine, actions, count);
    else
        print_successes(engine, actions, count);
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
        if (strcmp(game->seat_mark(seat), mark) == 0)
            return seat;
    return -1;
}

struct view_wish {
    int viewer;
    enum game_language language;
    size_t since;
    size_t at;
};

/* One line, however long: the room is doubled until the view fits. */
static enum engine_answer print_view(struct engine *engine, const struct view_wish *wish) {
    bool all = wish->viewer == GAME_SPECTATOR;
    for (size_t room = FIRST_VIEW; room <= LARGEST_VIEW; room *= 2) {
        char *view = malloc(room);
        if (!view)
            return ENGINE_MEMORY;
        struct text out = text_into(view, room);
        if (wish->at < table_length(engine->table))
            table_view_at(engine->table, wish->at, wish->viewer, all, wish->language, wish->since, &out);
        else
            table_view(engine->table, wish->viewer, all, wish->language, wish->since, &out);
        if (!out.full)
            fprintf(engine->out, "view %s\n", view);
        free(view);
        if (!out.full)
            return ENGINE_OK;
    }
    return ENGINE_MEMORY;
}

enum engine_answer engine_view(struct engine *engine, const char *rest) {
    char word[32];
    long since = 0, at = (long)table_length(engine->table);
    struct view_wish wish = {.viewer = GAME_SPECTATOR, .language = engine->language};
    while (text_next_word(&rest, word, sizeof word)) {
        if (engine_read_language(word, &wish.language) || text_read_number(word, 0, INT32_MAX, &since))
            continue;
        if (strcmp(word, "at") == 0) {
            if (!text_next_word(&rest, word, sizeof word) || !text_read_number(word, 0, at, &at))
                return ENGINE_NUMBER;
            continue;
        }
        wish.viewer = engine_find_seat(engine, word);
        if (wish.viewer < 0)
            return ENGINE_SEAT;
    }
    if (*rest)
        return ENGINE_ARGUMENTS;
    wish.since = (size_t)since;
    wish.at = (size_t)at;
    return print_view(engine, &wish);
}

enum engine_answer engine_picture(struct engine *engine, const char *rest) {
    char picture[GAME_PICTURE_TEXT];
    struct text out = text_into(picture, sizeof picture);
    enum game_language language = engine->language;
    if (*rest && !engine_read_language(rest, &language))
        return ENGINE_ARGUMENTS;
    table_game(engine->table)
        ->draw(table_setting(engine->table), table_state(engine->table), GAME_SPECTATOR, language, &out);
    engine_print_lines(engine, picture);
    return ENGINE_OK;
}

static void print_part(void *context, game_action action, uint64_t sequences) {
    const struct engine *engine = context;
    fprintf(engine->out, "%" PRIu64 " ", sequences);
    print_action(engine, action);
}

enum engine_answer engine_perft(struct engine *engine, const char *rest) {
    char word[16];
    long depth;
    uint64_t sequences;
    if (!text_next_word(&rest, word, sizeof word))
        return ENGINE_ARGUMENTS;
    if (!text_read_number(word, 0, PERFT_DEPTH, &depth))
        return ENGINE_NUMBER;
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
