/* Promises about views: they are JSON, they offer what is listed, and they show nobody what it may not see. */
#include "contract_private.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

enum { GUESSES = 3, OUTCOMES_COMPARED = 64 };

/* Views that parse. */

static void write_view(struct contract *c, const void *state, int viewer, bool all,
                       enum game_language language, struct text *out) {
    text_letter(out, '{');
    game_view(c->game, c->setting, state, viewer, all, language, out);
    text_letter(out, '}');
}

static bool is_string(const json_t *json, const char *expected) {
    return json_is_string(json) && strcmp(json_string_value(json), expected) == 0;
}

static bool clicks_match(struct contract *c, const struct place *place, game_action action,
                         const json_t *clicks, const json_t *buttons) {
    game_thing things[GAME_MAX_CLICKS];
    size_t count = c->game->clicks(c->setting, place->state, action, things);
    if (json_array_size(clicks) != count)
        return contract_broken(c, "%zu clicks instead of %zu", json_array_size(clicks), count);
    for (size_t i = 0; i < count; i++) {
        char token[GAME_ACTION_TEXT];
        struct text text = text_into(token, sizeof token);
        c->game->write_thing(c->setting, place->state, things[i], &text);
        if (!is_string(json_array_get(clicks, i), token))
            return contract_broken(c, "a click is not %s", token);
        const char *words = json_string_value(json_object_get(buttons, token));
        if (c->game->is_button(things[i]) && (!words || *words == '\0'))
            return contract_broken(c, "button %s has no words", token);
    }
    return true;
}

static bool decision_matches(struct contract *c, const struct place *place, game_action action,
                             const json_t *json, enum game_language language) {
    char words[GAME_SENTENCE_TEXT];
    struct text text = text_into(words, sizeof words);
    c->game->write_action(c->setting, place->state, action, &text);
    if (!is_string(json_object_get(json, "action"), words))
        return contract_broken(c, "a decision is not %s", words);
    text = text_into(words, sizeof words);
    c->game->label(c->setting, place->state, action, language, &text);
    if (!is_string(json_object_get(json, "label"), words))
        return contract_broken(c, "a label is not: %s", words);
    double success = c->game->success ? c->game->success(c->setting, place->state, action) : -1;
    const json_t *odds = json_object_get(json, "odds");
    double difference = success - json_number_value(odds);
    if ((success >= 0) != json_is_number(odds) || (odds && (difference > 1e-6 || difference < -1e-6)))
        return contract_broken(c, "the odds are not %g for: %s", success, words);
    return true;
}

static bool decisions_match(struct contract *c, const struct place *place, const json_t *view, bool offered,
                            enum game_language language) {
    const json_t *decisions = json_object_get(view, "decisions"), *buttons = json_object_get(view, "buttons");
    if (json_is_array(decisions) != offered || json_is_object(buttons) != offered)
        return contract_broken(c, "decisions are %s",
                               offered ? "missing" : "shown to a seat that does not decide");
    if (!offered)
        return true;
    if (json_array_size(decisions) != place->count)
        return contract_broken(c, "%zu decisions instead of %zu", json_array_size(decisions), place->count);
    for (size_t i = 0; i < place->count; i++) {
        const json_t *decision = json_array_get(decisions, i);
        if (!decision_matches(c, place, place->actions[i], decision, language) ||
            !clicks_match(c, place, place->actions[i], json_object_get(decision, "clicks"), buttons))
            return false;
    }
    return true;
}

static bool members_match(struct contract *c, const struct place *place, const json_t *view, int viewer) {
    const char *who = place->who == GAME_CHANCE ? "chance" : "over";
    const json_t *seen = json_object_get(view, "viewer");
    if (place->who >= 0)
        who = c->game->seat_mark(place->who);
    if (!is_string(json_object_get(view, "game"), c->game->name) ||
        !is_string(json_object_get(view, "who"), who))
        return contract_broken(c, "game or who is wrong");
    if (viewer < 0 ? !json_is_null(seen) : !is_string(seen, c->game->seat_mark(viewer)))
        return contract_broken(c, "the viewer is wrong");
    if (!json_is_object(json_object_get(view, "board")))
        return contract_broken(c, "the board is no object");
    size_t shares = place->who == GAME_OVER ? (size_t)c->seats : 0;
    return json_array_size(json_object_get(view, "result")) == shares ||
           contract_broken(c, "the result is wrong");
}

static bool view_parses(struct contract *c, const struct place *place, int viewer, bool all,
                        enum game_language language) {
    struct text text = text_into(c->view[0], GAME_VIEW_TEXT);
    json_error_t error;
    write_view(c, place->state, viewer, all, language, &text);
    c->report->views++;
    if (text.full)
        return contract_broken(c, "the view does not fit");
    json_t *view = json_loadb(text.start, text.length, JSON_REJECT_DUPLICATES, &error);
    if (!view)
        return contract_broken(c, "%s at byte %d: %.100s", error.text, error.position,
                               text.start + (error.position > 50 ? error.position - 50 : 0));
    bool offered = place->who >= 0 && (all || viewer == place->who);
    bool kept = members_match(c, place, view, viewer) && decisions_match(c, place, view, offered, language);
    json_decref(view);
    return kept;
}

static bool picture_is_there(struct contract *c, const struct place *place, int viewer,
                             enum game_language language) {
    struct text text = text_into(c->view[0], GAME_PICTURE_TEXT);
    c->game->draw(c->setting, place->state, viewer, language, &text);
    for (size_t i = 0; i < text.length; i++)
        if (text.start[i] == '\n')
            text.start[i] = ' ';
    return contract_good_words(c, &text, "the picture");
}

bool contract_views_parse(struct contract *c, const struct place *place) {
    for (int language = 0; language < GAME_LANGUAGES; language++)
        for (int viewer = GAME_SPECTATOR; viewer < c->seats; viewer++)
            if (!view_parses(c, place, viewer, false, (enum game_language)language) ||
                !picture_is_there(c, place, viewer, (enum game_language)language))
                return false;
    return view_parses(c, place, GAME_SPECTATOR, true, GAME_ENGLISH);
}

/* Secrets. */

/* Whether the viewer sees the same in both states: view with prompt and decisions, and picture. */
static bool look_alike(struct contract *c, const void *a, const void *b, int viewer,
                       enum game_language language) {
    const void *states[2] = {a, b};
    for (int i = 0; i < 2; i++) {
        struct text text = text_into(c->view[i], GAME_VIEW_TEXT + GAME_PICTURE_TEXT);
        write_view(c, states[i], viewer, false, language, &text);
        c->game->draw(c->setting, states[i], viewer, language, &text);
    }
    return strcmp(c->view[0], c->view[1]) == 0;
}

static void tell(struct contract *c, const void *state, game_action action, int viewer,
                 enum game_language language, char line[GAME_SENTENCE_TEXT]) {
    struct text text = text_into(line, GAME_SENTENCE_TEXT);
    c->game->tell(c->setting, state, action, viewer, language, &text);
}

/* With nothing to hide, everybody sees one board. */
static bool board_is_common(struct contract *c, const struct place *place) {
    for (int viewer = GAME_SPECTATOR; viewer < c->seats; viewer++) {
        struct text text = text_into(c->view[viewer != GAME_SPECTATOR], GAME_VIEW_TEXT + GAME_PICTURE_TEXT);
        c->game->write_board(c->setting, place->state, viewer, GAME_ENGLISH, &text);
        c->game->draw(c->setting, place->state, viewer, GAME_ENGLISH, &text);
        if (viewer != GAME_SPECTATOR && strcmp(c->view[0], c->view[1]) != 0)
            return contract_broken(c, "seat %d sees another board, and the game cannot guess", viewer);
    }
    return true;
}

/* Spare 2 is a state that the viewer may not tell from the real one. If the action leaves it so, the log must too. */
static bool told_alike(struct contract *c, const struct place *place, int viewer,
                       enum game_language language) {
    char told[GAME_SENTENCE_TEXT], other[GAME_SENTENCE_TEXT];
    if (place->who == GAME_OVER || !game_allows(c->game, c->setting, c->spare[2], place->chosen))
        return true;
    tell(c, place->state, place->chosen, viewer, language, told);
    tell(c, c->spare[2], place->chosen, viewer, language, other);
    contract_copy(c, c->spare[0], place->state);
    contract_copy(c, c->spare[1], c->spare[2]);
    c->game->play(c->setting, c->spare[0], place->chosen);
    c->game->play(c->setting, c->spare[1], place->chosen);
    if (strcmp(told, other) == 0 || !look_alike(c, c->spare[0], c->spare[1], viewer, language))
        return true;
    return contract_broken(c, "the log tells viewer %d something: %s; or else: %s", viewer, told, other);
}

/* If another action leads where, for all the viewer knows, this one may have led, the log must not say which it was. */
static bool outcome_is_told_alike(struct contract *c, const struct place *place, int viewer,
                                  enum game_language language) {
    char told[GAME_SENTENCE_TEXT], other[GAME_SENTENCE_TEXT];
    if (place->who == GAME_OVER)
        return true;
    contract_copy(c, c->spare[3], place->state);
    c->game->play(c->setting, c->spare[3], place->chosen);
    c->game->guess(c->setting, c->spare[3], viewer, &c->probe);
    tell(c, place->state, place->chosen, viewer, language, told);
    for (size_t i = 0; i < place->count && i < OUTCOMES_COMPARED; i++) {
        contract_copy(c, c->spare[0], place->state);
        c->game->play(c->setting, c->spare[0], place->actions[i]);
        tell(c, place->state, place->actions[i], viewer, language, other);
        if (contract_same(c, c->spare[0], c->spare[3]) && strcmp(told, other) != 0)
            return contract_broken(c, "the log tells viewer %d what happened: %s; or else: %s", viewer, told,
                                   other);
    }
    return true;
}

static bool guess_fits(struct contract *c, const struct place *place, int viewer) {
    enum game_language language = (enum game_language)random_below(&c->probe, GAME_LANGUAGES);
    contract_copy(c, c->spare[2], place->state);
    c->game->guess(c->setting, c->spare[2], viewer, &c->probe);
    if (!look_alike(c, place->state, c->spare[2], viewer, language)) {
        size_t at = 0;
        while (c->view[0][at] == c->view[1][at])
            at++;
        at = at > 40 ? at - 40 : 0;
        return contract_broken(c, "viewer %d sees: %.80s; or else: %.80s", viewer, c->view[0] + at,
                               c->view[1] + at);
    }
    return contract_state_round_trips(c, c->spare[2]) && told_alike(c, place, viewer, language) &&
           outcome_is_told_alike(c, place, viewer, language);
}

bool contract_secrets_are_kept(struct contract *c, const struct place *place) {
    if (!c->game->guess)
        return board_is_common(c, place);
    for (int viewer = GAME_SPECTATOR; viewer < c->seats; viewer++)
        for (int i = 0; i < GUESSES; i++)
            if (!guess_fits(c, place, viewer))
                return false;
    return true;
}
