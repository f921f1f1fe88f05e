/* Functions that work for every game, and JSON views. */
#include "game.h"

#include "canvas.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* The size at which a view draws a place. */
enum { PLACE_COLUMNS = 9, PLACE_ROWS = 3 };

bool game_allows(const struct game *game, const void *setting, const void *state, game_action action) {
    int who = game->who(setting, state);
    if (GAME_IS_RESIGN(action)) {
        int seat = GAME_RESIGNER(action);
        return who >= 0 && seat < game->seats(setting) && game->present(setting, state, seat) &&
               !game_is_automa(game, setting, state, seat);
    }
    game_action actions[game->max_actions];
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
        text_put(out, game->seat_mark(setting, state, GAME_RESIGNER(action)));
    } else
        game->write_action(setting, state, action, out);
}

/* How many leading things of the path are possible now. */
static size_t possible_clicks(const struct game *game, const void *setting, const void *state,
                              const game_thing *things, size_t count) {
    game_action actions[game->max_actions];
    size_t listed = game->who(setting, state) >= 0 ? game->list(setting, state, actions) : 0, longest = 0;
    for (size_t i = 0; i < listed && longest < count; i++) {
        game_thing path[GAME_MAX_CLICKS];
        size_t length = game->clicks(setting, state, actions[i], path), same = 0;
        while (same < count && same < length && path[same] == things[same])
            same++;
        if (same > longest)
            longest = same;
    }
    return longest;
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

/* Ignores case: no two actions differ in it alone. */
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
    game_action actions[game->max_actions + GAME_MAX_SEATS];
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
    game_action actions[game->max_actions];
    size_t count = game->list(setting, state, actions);
    if (depth <= 1)
        return depth < 1 ? 1 : count;
    uint64_t leaves = 0;
    _Alignas(max_align_t) unsigned char next[GAME_MAX_STATE];
    for (size_t i = 0; i < count; i++) {
        memcpy(next, state, game->state_bytes);
        game->play(setting, next, actions[i]);
        leaves += game_perft(game, setting, next, depth - 1);
    }
    return leaves;
}

void game_known(const struct game *game, const void *setting, const void *state, int viewer, void *known) {
    memcpy(known, state, game->state_bytes);
    if (viewer != GAME_EVERYTHING && game_has_secrets(game, setting) &&
        game->who(setting, state) != GAME_OVER)
        game->hide(setting, known, viewer);
}

game_action game_seen(const struct game *game, const void *setting, const void *state, game_action action,
                      int viewer) {
    if (viewer == GAME_EVERYTHING || GAME_IS_RESIGN(action) || !game_has_secrets(game, setting))
        return action;
    return game->seen(setting, state, action, viewer);
}

bool game_has_secrets(const struct game *game, const void *setting) {
    return game->secrets && game->secrets(setting);
}

bool game_reveals(const struct game *game, const void *setting, const void *state, game_action action) {
    return game->who(setting, state) == GAME_CHANCE ||
           (game->reveals && game->reveals(setting, state, action));
}

bool game_is_automa(const struct game *game, const void *setting, const void *state, int seat) {
    return game->automa && game->automa(setting, state, seat);
}

int game_team(const struct game *game, const void *setting, const void *state, int seat) {
    return game->team ? game->team(setting, state, seat) : seat;
}

void game_result(const struct game *game, const void *setting, const void *state,
                 struct game_result *result) {
    *result = (struct game_result){.scored = false};
    game->result(setting, state, result);
}

void game_win_shares(const struct game *game, const void *setting, const void *state,
                     double share[GAME_MAX_SEATS]) {
    struct game_result result;
    int seats = game->seats(setting);
    game_result(game, setting, state, &result);
    for (int seat = 0; seat < seats; seat++) {
        int allies = 0, team = game_team(game, setting, state, seat);
        for (int other = 0; other < seats; other++)
            allies += game_team(game, setting, state, other) == team;
        share[seat] = result.utility[seat] / allies;
    }
}

bool game_ends_turn(const struct game *game, const void *setting, const void *state, game_action action) {
    if (game->ends_turn)
        return game->ends_turn(setting, state, action);
    return game->deliberate && game->deliberate(setting, state, action);
}

double game_success(const struct game *game, const void *setting, const void *state, game_action action) {
    struct game_odds odds[GAME_MAX_ODDS];
    size_t count = game->odds ? game->odds(setting, state, action, odds) : 0;
    for (size_t i = 0; i < count; i++)
        if (odds[i].kind == GAME_SUCCESS)
            return odds[i].chance;
    return -1;
}

/* The distance of a place along a direction and across it. A place further across than along is not in that direction. */
static bool lies_ahead(const struct game_place *from, const struct game_place *place, int right, int down,
                       int *ahead, int *beside) {
    int x = place->x - from->x, y = place->y - from->y;
    *ahead = right ? right * x : down * y;
    *beside = right ? (y < 0 ? -y : y) : (x < 0 ? -x : x);
    return *ahead > 0 && *beside <= *ahead;
}

size_t game_walk(const struct game_place *places, size_t count, size_t from, int right, int down) {
    size_t best = from;
    int best_ahead = 0, best_beside = 0;
    for (size_t i = 0; i < count; i++) {
        int ahead, beside;
        if (i == from || !lies_ahead(&places[from], &places[i], right, down, &ahead, &beside))
            continue;
        bool better = best == from;
        /* Prefer the same line, even across a gap; half a step aside is the same line too, in rows that are offset. */
        if (!better && (beside <= 1) != (best_beside <= 1))
            better = beside <= 1;
        else if (!better && beside <= 1)
            better = ahead + beside < best_ahead + best_beside;
        else if (!better)
            better = ahead + 2 * beside < best_ahead + 2 * best_beside;
        if (better) {
            best = i;
            best_ahead = ahead;
            best_beside = beside;
        }
    }
    return best;
}

static void view_odds(const struct game *game, const void *setting, const void *state, game_action action,
                      enum game_language language, struct text *out) {
    static const char *const kinds[] = {"success", "risk", "gain", "side"};
    struct game_odds odds[GAME_MAX_ODDS];
    size_t count = game->odds ? game->odds(setting, state, action, odds) : 0;
    if (count == 0)
        return;
    text_json_open_array(out, "odds");
    for (size_t i = 0; i < count; i++) {
        char buffer[GAME_SENTENCE_TEXT];
        struct text words = text_into(buffer, sizeof buffer);
        game->label_odds(setting, state, &odds[i], language, &words);
        text_json_open_item(out);
        text_json_member(out, "kind", kinds[odds[i].kind]);
        text_json_member(out, "name", buffer);
        text_json_key(out, "chance");
        text_format(out, "%.6f", odds[i].chance);
        if (odds[i].whole) {
            text_json_number(out, "part", odds[i].part);
            text_json_number(out, "of", odds[i].whole);
        }
        if (odds[i].kind == GAME_SIDE && odds[i].seat >= 0)
            text_json_member(out, "seat", game->seat_mark(setting, state, odds[i].seat));
        text_letter(out, '}');
    }
    text_letter(out, ']');
}

void game_view_about(const struct game *game, const void *setting, const void *state, game_action action,
                     struct text *out) {
    if (!game->about || GAME_IS_RESIGN(action))
        return;
    text_json_key(out, "about");
    game->about(setting, state, action, out);
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

    view_odds(game, setting, state, action, language, out);
    game_view_about(game, setting, state, action, out);
    part = text_into(buffer, sizeof buffer);
    if (game->caution && game->caution(setting, state, action, language, &part))
        text_json_member(out, "caution", buffer);
    text_letter(out, '}');
}

static bool is_place(const struct game_place *places, size_t count, game_thing thing) {
    size_t at = 0;
    while (at < count && places[at].thing != thing)
        at++;
    return at < count;
}

/* The labels of all buttons on the paths of the decisions, in order of appearance; or, with `buttons` false, of all things
   that are neither buttons nor places, such as a card in hand. */
static void view_words(const struct game *game, const void *setting, const void *state,
                       const game_action *actions, size_t count, bool buttons, enum game_language language,
                       struct text *out) {
    game_thing known[GAME_MAX_BUTTONS], things[GAME_MAX_CLICKS];
    char token[GAME_SENTENCE_TEXT], label[GAME_SENTENCE_TEXT];
    struct game_place places[game->max_places + 1];
    size_t spaces = !buttons && game->places ? game->places(setting, state, places) : 0, found = 0;
    for (size_t i = 0; i < count; i++) {
        size_t clicks = game->clicks(setting, state, actions[i], things);
        for (size_t k = 0; k < clicks; k++) {
            size_t at = 0;
            while (at < found && known[at] != things[k])
                at++;
            if (at < found || game->is_button(things[k]) != buttons ||
                (!buttons && is_place(places, spaces, things[k])))
                continue;
            assert(found < GAME_MAX_BUTTONS);
            known[found++] = things[k];
            struct text part = text_into(token, sizeof token);
            game->write_thing(setting, state, things[k], &part);
            part = text_into(label, sizeof label);
            game->label_thing(setting, state, things[k], language, &part);
            text_json_member(out, token, label);
        }
    }
}

static void view_decisions(const struct game *game, const void *setting, const void *state, bool places,
                           enum game_language language, struct text *out) {
    game_action actions[game->max_actions];
    size_t count = game->list(setting, state, actions);
    text_json_open_array(out, "decisions");
    for (size_t i = 0; i < count; i++)
        view_decision(game, setting, state, actions[i], language, out);
    text_letter(out, ']');
    text_json_key(out, "buttons");
    text_letter(out, '{');
    view_words(game, setting, state, actions, count, true, language, out);
    text_letter(out, '}');
    if (!places)
        return;
    text_json_key(out, "names");
    text_letter(out, '{');
    view_words(game, setting, state, actions, count, false, language, out);
    text_letter(out, '}');
}

static void view_seats(const struct game *game, const void *setting, const void *state,
                       enum game_language language, struct text *out) {
    text_json_open_array(out, "seats");
    for (int seat = 0; seat < game->seats(setting); seat++) {
        char name[GAME_SENTENCE_TEXT];
        struct text words = text_into(name, sizeof name);
        game->seat_name(setting, state, seat, language, &words);
        text_json_open_item(out);
        text_json_member(out, "mark", game->seat_mark(setting, state, seat));
        text_json_member(out, "name", name);
        text_json_member(out, "kind", game_is_automa(game, setting, state, seat) ? "automa" : "player");
        text_json_number(out, "team", game_team(game, setting, state, seat));
        text_json_flag(out, "present", game->present(setting, state, seat));
        text_letter(out, '}');
    }
    text_letter(out, ']');
}

static void view_result(const struct game *game, const void *setting, const void *state, struct text *out) {
    struct game_result result;
    game_result(game, setting, state, &result);
    text_json_open_array(out, "result");
    for (int seat = 0; seat < game->seats(setting); seat++) {
        text_json_open_item(out);
        text_json_member(out, "seat", game->seat_mark(setting, state, seat));
        text_json_key(out, "utility");
        text_format(out, "%g", result.utility[seat]);
        text_json_number(out, "place", result.place[seat]);
        if (result.scored)
            text_json_number(out, "score", result.score[seat]);
        text_letter(out, '}');
    }
    text_letter(out, ']');
}

/* Includes the place as text, for clients that have no drawings for this game. */
static void view_place(const struct game *game, const void *setting, const void *state,
                       const struct game_place *place, enum game_language language, struct text *out) {
    static const char *const shapes[] = {"square", "hexagon", "circle", "card"};
    char buffer[GAME_SENTENCE_TEXT];
    struct text words = text_into(buffer, sizeof buffer);
    struct canvas_cell cells[PLACE_COLUMNS * PLACE_ROWS];
    struct canvas canvas = {.columns = PLACE_COLUMNS, .rows = PLACE_ROWS, .cells = cells};
    text_json_open_item(out);
    game->write_thing(setting, state, place->thing, &words);
    text_json_member(out, "thing", buffer);
    words = text_into(buffer, sizeof buffer);
    game->label_thing(setting, state, place->thing, language, &words);
    text_json_member(out, "name", buffer);
    text_json_number(out, "x", place->x);
    text_json_number(out, "y", place->y);
    text_json_number(out, "width", place->width);
    text_json_number(out, "height", place->height);
    text_json_member(out, "shape", shapes[place->shape]);
    canvas_clear(&canvas);
    game->draw_place(setting, state, place->thing, language, &canvas,
                     (struct canvas_area){0, 0, PLACE_COLUMNS, PLACE_ROWS});
    words = text_into(buffer, sizeof buffer);
    canvas_write(&canvas, &words);
    text_json_member(out, "text", buffer);
    text_letter(out, '}');
}

static void view_places(const struct game *game, const void *setting, const void *state,
                        enum game_language language, struct text *out) {
    struct game_place places[game->max_places + 1];
    size_t count = game->places ? game->places(setting, state, places) : 0;
    text_json_open_array(out, "places");
    for (size_t i = 0; i < count; i++)
        view_place(game, setting, state, &places[i], language, out);
    text_letter(out, ']');
}

void game_view(const struct game *game, const void *setting, const void *state, int viewer, bool places,
               enum game_language language, struct text *out) {
    _Alignas(max_align_t) unsigned char known[GAME_MAX_STATE];
    char prompt[GAME_SENTENCE_TEXT];
    int who = game->who(setting, state);
    game_known(game, setting, state, viewer, known);
    text_json_member(out, "game", game->name);
    text_json_key(out, "viewer");
    if (viewer >= 0)
        text_json_string(out, game->seat_mark(setting, known, viewer));
    else
        text_put(out, "null");
    text_json_flag(out, "secrets", game_has_secrets(game, setting));
    text_json_member(out, "who",
                     who == GAME_OVER     ? "over"
                     : who == GAME_CHANCE ? "chance"
                                          : game->seat_mark(setting, known, who));
    text_json_member(out, "turn", game->seat_mark(setting, known, game->turn(setting, known)));
    view_seats(game, setting, known, language, out);
    struct text words = text_into(prompt, sizeof prompt);
    game->prompt(setting, known, language, &words);
    text_json_member(out, "prompt", prompt);
    if (who == GAME_OVER)
        view_result(game, setting, known, out);
    text_json_key(out, "board");
    game->write_board(setting, known, language, out);
    if (places)
        view_places(game, setting, known, language, out);
    if (who >= 0 && (viewer == who || viewer == GAME_EVERYTHING))
        view_decisions(game, setting, known, places, language, out);
}

/* The label of an option or of one of its values; its name if the game has none. */
static void label_option(const struct game *game, size_t option, const char *value,
                         enum game_language language, struct text *out) {
    if (game->label_option)
        game->label_option(option, value, language, out);
    else
        text_put(out, value ? value : game->options[option].name);
}

static void form_value(const struct game *game, size_t option, const char *value, enum game_language language,
                       struct text *out) {
    char label[GAME_SENTENCE_TEXT];
    struct text words = text_into(label, sizeof label);
    label_option(game, option, value, language, &words);
    text_json_open_item(out);
    text_json_member(out, "value", value);
    text_json_member(out, "label", label);
    text_letter(out, '}');
}

static void form_option(const struct game *game, size_t number, enum game_language language,
                        struct text *out) {
    static const char *const types[] = {"check", "spin", "combo", "string"};
    const struct game_option *option = &game->options[number];
    char label[GAME_SENTENCE_TEXT];
    struct text words = text_into(label, sizeof label);
    label_option(game, number, NULL, language, &words);
    text_json_open_item(out);
    text_json_member(out, "name", option->name);
    text_json_member(out, "label", label);
    text_json_member(out, "type", types[option->type]);
    text_json_member(out, "default", option->default_value);
    if (option->type == GAME_SPIN) {
        text_json_number(out, "min", option->min);
        text_json_number(out, "max", option->max);
    }
    if (option->type == GAME_CHECK || option->type == GAME_COMBO) {
        text_json_open_array(out, "values");
        if (option->type == GAME_CHECK) {
            form_value(game, number, "off", language, out);
            form_value(game, number, "on", language, out);
        }
        for (const char *const *value = option->values; option->type == GAME_COMBO && *value; value++)
            form_value(game, number, *value, language, out);
        text_letter(out, ']');
    }
    text_letter(out, '}');
}

static void form_parties(const struct game *game, struct text *out) {
    text_json_open_array(out, "parties");
    for (const struct game_party *party = game->parties; party->people; party++) {
        text_json_open_item(out);
        text_json_number(out, "people", party->people);
        text_json_open_object(out, "options");
        for (int i = 0; i < GAME_PARTY_CHOICES && party->choices[i].name; i++)
            text_json_member(out, party->choices[i].name, party->choices[i].value);
        text_put(out, "}}");
    }
    text_letter(out, ']');
}

void game_form(const struct game *game, enum game_language language, struct text *out) {
    text_letter(out, '{');
    text_json_member(out, "game", game->name);
    text_json_member(out, "title", game->title[language]);
    text_json_number(out, "leastSeats", game->min_seats);
    text_json_number(out, "mostSeats", game->max_seats);
    if (game->seats_option)
        text_json_member(out, "seatsOption", game->seats_option);
    if (game->board_option)
        text_json_member(out, "boardOption", game->board_option);
    if (game->file_option)
        text_json_member(out, "fileOption", game->file_option);
    if (game->parties)
        form_parties(game, out);
    if (game->facts) {
        text_json_key(out, "facts");
        game->facts(out);
    }
    text_json_open_array(out, "options");
    for (size_t i = 0; game->options[i].name; i++)
        form_option(game, i, language, out);
    text_put(out, "]}");
}

static bool value_fits(const struct game_option *option, const char *value) {
    long number;
    switch (option->type) {
    case GAME_CHECK:
        return strcmp(value, "on") == 0 || strcmp(value, "off") == 0;
    case GAME_SPIN:
        return text_read_number(value, option->min, option->max, &number);
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
    return option->default_value;
}

bool game_refuse(struct game_error *error, int line, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    error->line = line;
    vsnprintf(error->text, sizeof error->text, format, arguments);
    va_end(arguments);
    return false;
}
