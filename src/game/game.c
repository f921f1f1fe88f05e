/* What follows from the contract and so is the same for every game. */
#include "game.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { MAX_STATE_BYTES = 1024 };

bool game_allows(const struct game *game, const void *setting, const void *state, game_action action) {
    int who = game->who(setting, state);
    if (GAME_IS_RESIGN(action)) {
        int seat = GAME_RESIGNER(action);
        return who >= 0 && seat < game->seats(setting) && game->present(setting, state, seat);
    }
    game_action actions[GAME_MAX_ACTIONS];
    size_t count = game->list(setting, state, actions);
    for (size_t i = 0; i < count; i++)
        if (actions[i] == action)
            return true;
    return false;
}

void game_write_action(const struct game *game, const void *setting, const void *state, game_action action,
                       struct text *out) {
    if (GAME_IS_RESIGN(action)) {
        text_put(out, "resign ");
        text_put(out, game->seat_mark(GAME_RESIGNER(action)));
    } else
        game->write_action(setting, state, action, out);
}

/* How many of the things can be pointed at now, one after the other. */
static size_t possible_clicks(const struct game *game, const void *setting, const void *state,
                              const game_thing *things, size_t count) {
    game_action actions[GAME_MAX_ACTIONS];
    size_t listed = game->who(setting, state) >= 0 ? game->list(setting, state, actions) : 0, most = 0;
    for (size_t i = 0; i < listed && most < count; i++) {
        game_thing path[GAME_MAX_CLICKS];
        size_t length = game->clicks(setting, state, actions[i], path), same = 0;
        while (same < count && same < length && path[same] == things[same])
            same++;
        if (same > most)
            most = same;
    }
    return most;
}

bool game_why_not(const struct game *game, const void *setting, const void *state, const game_thing *things,
                  size_t count, enum game_language language, struct text *out) {
    size_t possible = game->why_not ? possible_clicks(game, setting, state, things, count) : count;
    return possible < count && game->why_not(setting, state, things, possible + 1, language, out);
}

static void fold_blanks(const char *words, struct text *out) {
    char word[GAME_ACTION_TEXT];
    while (text_next_word(&words, word, sizeof word)) {
        if (out->length > 0)
            text_letter(out, ' ');
        text_put(out, word);
    }
    if (*words != '\0')
        out->full = true;
}

/* Letters may be large or small: no two actions differ in that alone. */
static bool same_words(const char *a, const char *b) {
    for (; *a && *b; a++, b++)
        if ((*a | 32) != (*b | 32) || ((*a ^ *b) & 32 && ((*a | 32) < 'a' || (*a | 32) > 'z')))
            return false;
    return *a == *b;
}

bool game_read_action(const struct game *game, const void *setting, const void *state, const char *words,
                      game_action *action) {
    char wanted[GAME_ACTION_TEXT];
    char written[GAME_ACTION_TEXT];
    struct text folded = text_into(wanted, sizeof wanted);
    fold_blanks(words, &folded);
    if (folded.full)
        return false;
    game_action actions[GAME_MAX_ACTIONS + GAME_MAX_SEATS];
    size_t count = game->list(setting, state, actions);
    for (int seat = 0; seat < game->seats(setting); seat++)
        if (game_allows(game, setting, state, GAME_RESIGN(seat)))
            actions[count++] = GAME_RESIGN(seat);
    for (size_t i = 0; i < count; i++) {
        struct text text = text_into(written, sizeof written);
        game_write_action(game, setting, state, actions[i], &text);
        if (same_words(wanted, written)) {
            *action = actions[i];
            return true;
        }
    }
    return false;
}

uint32_t game_total_weight(const struct game *game, const void *setting, const void *state,
                           const game_action *outcomes, size_t count) {
    uint32_t total = 0;
    for (size_t i = 0; i < count; i++)
        total += game->weight(setting, state, outcomes[i]);
    return total;
}

game_action game_outcome_at(const struct game *game, const void *setting, const void *state,
                            const game_action *outcomes, size_t count, uint32_t number) {
    assert(count > 0);
    size_t i = 0;
    for (; i + 1 < count; i++) {
        uint32_t weight = game->weight(setting, state, outcomes[i]);
        if (number < weight)
            break;
        number -= weight;
    }
    return outcomes[i];
}

game_action game_play_random(const struct game *game, const void *setting, void *state, game_action *scratch,
                             struct game_random *random) {
    size_t count = game->list(setting, state, scratch);
    game_action action;
    assert(count > 0);
    if (game->who(setting, state) == GAME_CHANCE) {
        uint32_t total = game_total_weight(game, setting, state, scratch, count);
        action = game_outcome_at(game, setting, state, scratch, count, random_below(random, total));
    } else
        action = scratch[random_below(random, (uint32_t)count)];
    game->play(setting, state, action);
    return action;
}

uint64_t game_perft(const struct game *game, const void *setting, const void *state, int depth) {
    game_action actions[GAME_MAX_ACTIONS];
    size_t count = game->list(setting, state, actions);
    if (depth <= 1)
        return depth < 1 ? 1 : count;
    uint64_t leaves = 0;
    _Alignas(max_align_t) unsigned char next[MAX_STATE_BYTES];
    assert(game->state_bytes <= sizeof next);
    for (size_t i = 0; i < count; i++) {
        memcpy(next, state, game->state_bytes);
        game->play(setting, next, actions[i]);
        leaves += game_perft(game, setting, next, depth - 1);
    }
    return leaves;
}

static void view_decision(const struct game *game, const void *setting, const void *state, game_action action,
                          enum game_language language, struct text *out) {
    char buffer[GAME_SENTENCE_TEXT];
    game_thing things[GAME_MAX_CLICKS];

    text_json_next(out);
    text_letter(out, '{');
    struct text part = text_into(buffer, sizeof buffer);
    game->write_action(setting, state, action, &part);
    text_json_key(out, "action");
    text_json_string(out, buffer);

    size_t count = game->clicks(setting, state, action, things);
    text_json_key(out, "clicks");
    text_letter(out, '[');
    for (size_t i = 0; i < count; i++) {
        part = text_into(buffer, sizeof buffer);
        game->write_thing(setting, state, things[i], &part);
        text_json_next(out);
        text_json_string(out, buffer);
    }
    text_letter(out, ']');

    part = text_into(buffer, sizeof buffer);
    game->label(setting, state, action, language, &part);
    text_json_key(out, "label");
    text_json_string(out, buffer);

    double success = game->success ? game->success(setting, state, action) : -1;
    if (success >= 0) {
        text_json_key(out, "odds");
        text_format(out, "%.6f", success);
    }
    text_letter(out, '}');
}

/* The words of every button that some decision's path goes through, each once, in order of appearance. */
static void view_buttons(const struct game *game, const void *setting, const void *state,
                         const game_action *actions, size_t count, enum game_language language,
                         struct text *out) {
    enum { MAX_BUTTONS = 64 };
    game_thing seen[MAX_BUTTONS];
    game_thing things[GAME_MAX_CLICKS];
    char buffer[GAME_SENTENCE_TEXT];
    size_t known = 0;
    for (size_t i = 0; i < count; i++) {
        size_t clicks = game->clicks(setting, state, actions[i], things);
        for (size_t k = 0; k < clicks; k++) {
            size_t at = 0;
            while (at < known && seen[at] != things[k])
                at++;
            if (at < known || known == MAX_BUTTONS || !game->is_button(things[k]))
                continue;
            seen[known++] = things[k];
            struct text part = text_into(buffer, sizeof buffer);
            game->write_thing(setting, state, things[k], &part);
            text_json_key(out, buffer);
            part = text_into(buffer, sizeof buffer);
            game->label_thing(setting, state, things[k], language, &part);
            text_json_string(out, buffer);
        }
    }
}

static void view_decisions(const struct game *game, const void *setting, const void *state,
                           enum game_language language, struct text *out) {
    game_action actions[GAME_MAX_ACTIONS];
    size_t count = game->list(setting, state, actions);
    text_json_key(out, "decisions");
    text_letter(out, '[');
    for (size_t i = 0; i < count; i++)
        view_decision(game, setting, state, actions[i], language, out);
    text_letter(out, ']');
    text_json_key(out, "buttons");
    text_letter(out, '{');
    view_buttons(game, setting, state, actions, count, language, out);
    text_letter(out, '}');
}

void game_view(const struct game *game, const void *setting, const void *state, int viewer, bool all,
               enum game_language language, struct text *out) {
    char prompt[GAME_SENTENCE_TEXT];
    int who = game->who(setting, state);

    text_json_key(out, "game");
    text_json_string(out, game->name);
    text_json_key(out, "viewer");
    if (viewer >= 0)
        text_json_string(out, game->seat_mark(viewer));
    else
        text_put(out, "null");
    text_json_key(out, "who");
    text_json_string(out, who == GAME_OVER ? "over" : who == GAME_CHANCE ? "chance" : game->seat_mark(who));
    struct text words = text_into(prompt, sizeof prompt);
    game->prompt(setting, state, viewer, language, &words);
    text_json_key(out, "prompt");
    text_json_string(out, prompt);
    if (who == GAME_OVER) {
        double share[GAME_MAX_SEATS] = {0};
        game->result(setting, state, share);
        text_json_key(out, "result");
        text_letter(out, '[');
        for (int seat = 0; seat < game->seats(setting); seat++) {
            text_json_next(out);
            text_format(out, "%g", share[seat]);
        }
        text_letter(out, ']');
    }
    text_json_key(out, "board");
    game->write_board(setting, state, viewer, language, out);
    if (who >= 0 && (all || who == viewer))
        view_decisions(game, setting, state, language, out);
}

static bool value_fits(const struct game_option *option, const char *value) {
    long number;
    switch (option->type) {
    case GAME_CHECK:
        return strcmp(value, "on") == 0 || strcmp(value, "off") == 0;
    case GAME_SPIN:
        return text_read_number(value, option->least, option->most, &number);
    case GAME_COMBO:
        for (const char *const *at = option->values; *at; at++)
            if (strcmp(value, *at) == 0)
                return true;
        return false;
    case GAME_STRING:
        return strlen(value) < GAME_OPTION_TEXT;
    }
    return false;
}

static const struct game_option *find_option(const struct game *game, const char *name) {
    for (const struct game_option *option = game->options; option->name; option++)
        if (strcmp(option->name, name) == 0)
            return option;
    return NULL;
}

bool game_check_choices(const struct game *game, const struct game_choice *choices, size_t count,
                        struct game_error *error) {
    bool french = error->language == GAME_FRENCH;
    for (size_t i = 0; i < count; i++) {
        const struct game_option *option = find_option(game, choices[i].name);
        if (!option)
            return game_refuse(error, 0, french ? "option inconnue : %.40s" : "unknown option: %.40s",
                               choices[i].name);
        if (!value_fits(option, choices[i].value))
            return game_refuse(error, 0,
                               french ? "valeur impossible pour l’option %s : %.60s"
                                      : "option %s cannot be: %.60s",
                               option->name, choices[i].value);
        for (size_t k = 0; k < i; k++)
            if (strcmp(choices[k].name, choices[i].name) == 0)
                return game_refuse(error, 0,
                                   french ? "option donnée deux fois : %s" : "option given twice: %s",
                                   option->name);
    }
    return true;
}

const char *game_chosen(const struct game *game, const struct game_choice *choices, size_t count,
                        const char *name) {
    for (size_t i = 0; i < count; i++)
        if (strcmp(choices[i].name, name) == 0)
            return choices[i].value;
    const struct game_option *option = find_option(game, name);
    assert(option);
    return option->standard;
}

bool game_refuse(struct game_error *error, int line, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    error->line = line;
    vsnprintf(error->text, sizeof error->text, format, arguments);
    va_end(arguments);
    return false;
}
