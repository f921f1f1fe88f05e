/* Views are JSON and offer exactly the listed decisions. */
#include "contract_internal.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

static bool is_string(const json_t *json, const char *expected) {
    return json_is_string(json) && strcmp(json_string_value(json), expected) == 0;
}

static bool clicks_match(struct contract *c, const struct probe *place, game_action action,
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

static bool is_number(const json_t *json, double expected) {
    double difference = json_number_value(json) - expected;
    return json_is_number(json) && difference < 1e-6 && difference > -1e-6;
}

static bool odds_match(struct contract *c, const struct probe *place, game_action action, const json_t *json,
                       enum game_language language) {
    static const char *const kinds[] = {"success", "risk", "gain", "side"};
    struct game_odds odds[GAME_MAX_ODDS];
    size_t count = c->game->odds ? c->game->odds(c->setting, place->state, action, odds) : 0;
    if (json_array_size(json) != count || (json != NULL) != (count > 0))
        return contract_broken(c, "%zu chances instead of %zu", json_array_size(json), count);
    for (size_t i = 0; i < count; i++) {
        const json_t *shown = json_array_get(json, i);
        char words[GAME_SENTENCE_TEXT];
        struct text text = text_into(words, sizeof words);
        c->game->label_odds(c->setting, place->state, &odds[i], language, &text);
        bool right = is_string(json_object_get(shown, "kind"), kinds[odds[i].kind]) &&
                     is_string(json_object_get(shown, "name"), words) &&
                     is_number(json_object_get(shown, "chance"), odds[i].chance);
        if (odds[i].whole)
            right = right && is_number(json_object_get(shown, "part"), odds[i].part) &&
                    is_number(json_object_get(shown, "of"), odds[i].whole);
        if (odds[i].kind == GAME_SIDE && odds[i].seat >= 0)
            right = right && is_string(json_object_get(shown, "seat"),
                                       c->game->seat_mark(c->setting, place->state, odds[i].seat));
        if (!right)
            return contract_broken(c, "the odds of action %08x are shown wrong", (unsigned)action);
    }
    return true;
}

static bool caution_matches(struct contract *c, const struct probe *place, game_action action,
                            const json_t *json, enum game_language language) {
    char words[GAME_SENTENCE_TEXT];
    struct text text = text_into(words, sizeof words);
    bool said = c->game->caution && c->game->caution(c->setting, place->state, action, language, &text);
    if (said && !contract_good_words(c, &text, "a caution"))
        return false;
    if (!said && text.length > 0)
        return contract_broken(c, "a caution is written and not given: %s", words);
    return (said ? is_string(json, words) : json == NULL) || contract_broken(c, "a caution is shown wrong");
}

static bool decision_matches(struct contract *c, const struct probe *place, game_action action,
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
    if (json_is_object(json_object_get(json, "about")) != (c->game->about != NULL))
        return contract_broken(c, "what is told about %08x is no object", (unsigned)action);
    return caution_matches(c, place, action, json_object_get(json, "caution"), language) &&
           odds_match(c, place, action, json_object_get(json, "odds"), language);
}

static bool decisions_match(struct contract *c, const struct probe *place, const json_t *view, bool offered,
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

static bool seats_match(struct contract *c, const struct probe *place, const json_t *view,
                        enum game_language language) {
    const json_t *seats = json_object_get(view, "seats");
    if (json_array_size(seats) != (size_t)c->seats)
        return contract_broken(c, "%zu seats", json_array_size(seats));
    for (int seat = 0; seat < c->seats; seat++) {
        const json_t *shown = json_array_get(seats, (size_t)seat);
        char name[GAME_SENTENCE_TEXT];
        struct text text = text_into(name, sizeof name);
        c->game->seat_name(c->setting, place->state, seat, language, &text);
        bool automa = game_is_automa(c->game, c->setting, place->state, seat);
        if (!is_string(json_object_get(shown, "mark"), c->game->seat_mark(c->setting, place->state, seat)) ||
            !is_string(json_object_get(shown, "name"), name) ||
            !is_string(json_object_get(shown, "kind"), automa ? "automa" : "player") ||
            !is_number(json_object_get(shown, "team"), game_team(c->game, c->setting, place->state, seat)) ||
            json_is_true(json_object_get(shown, "present")) !=
                c->game->present(c->setting, place->state, seat))
            return contract_broken(c, "seat %d is shown wrong", seat);
    }
    return true;
}

static bool result_matches(struct contract *c, const struct probe *place, const json_t *view) {
    const json_t *shown = json_object_get(view, "result");
    struct game_result result;
    if (place->who != GAME_OVER)
        return !shown || contract_broken(c, "there is a result before the end");
    game_result(c->game, c->setting, place->state, &result);
    if (json_array_size(shown) != (size_t)c->seats)
        return contract_broken(c, "%zu seats have a result", json_array_size(shown));
    for (int seat = 0; seat < c->seats; seat++) {
        const json_t *one = json_array_get(shown, (size_t)seat), *score = json_object_get(one, "score");
        if (!is_string(json_object_get(one, "seat"), c->game->seat_mark(c->setting, place->state, seat)) ||
            !is_number(json_object_get(one, "utility"), result.utility[seat]) ||
            !is_number(json_object_get(one, "place"), result.place[seat]) ||
            (result.scored ? !is_number(score, (double)result.score[seat]) : score != NULL))
            return contract_broken(c, "the result of seat %d is shown wrong", seat);
    }
    return true;
}

static bool members_match(struct contract *c, const struct probe *place, const json_t *view, int viewer) {
    const char *who = place->who == GAME_CHANCE ? "chance" : "over";
    const json_t *seen = json_object_get(view, "viewer");
    const struct game *game = c->game;
    if (place->who >= 0)
        who = game->seat_mark(c->setting, place->state, place->who);
    if (!is_string(json_object_get(view, "game"), game->name) ||
        !is_string(json_object_get(view, "who"), who) ||
        !is_string(json_object_get(view, "turn"),
                   game->seat_mark(c->setting, place->state, game->turn(c->setting, place->state))))
        return contract_broken(c, "game, who or turn is wrong");
    if (viewer < 0 ? !json_is_null(seen)
                   : !is_string(seen, game->seat_mark(c->setting, place->state, viewer)))
        return contract_broken(c, "the viewer is wrong");
    if (json_is_true(json_object_get(view, "secrets")) != game_has_secrets(game, c->setting))
        return contract_broken(c, "it does not say whether there are secrets");
    if (!json_is_object(json_object_get(view, "board")))
        return contract_broken(c, "the board is no object");
    return result_matches(c, place, view);
}

static bool places_match(struct contract *c, const struct probe *place, const json_t *view, bool asked) {
    const json_t *shown = json_object_get(view, "places");
    if (!asked || !c->game->places)
        return json_array_size(shown) == 0 || contract_broken(c, "places are shown, and not asked for");
    struct game_place *places = malloc((GAME_MAX_PLACES + 1) * sizeof *places);
    if (!places)
        abort();
    size_t count = c->game->places(c->setting, place->state, places);
    bool right = json_array_size(shown) == count;
    for (size_t i = 0; i < count && right; i++) {
        const json_t *one = json_array_get(shown, i);
        char token[GAME_ACTION_TEXT];
        struct text text = text_into(token, sizeof token);
        c->game->write_thing(c->setting, place->state, places[i].thing, &text);
        right = is_string(json_object_get(one, "thing"), token) &&
                is_number(json_object_get(one, "x"), places[i].x) &&
                is_number(json_object_get(one, "y"), places[i].y) &&
                is_number(json_object_get(one, "width"), places[i].width) &&
                is_number(json_object_get(one, "height"), places[i].height) &&
                json_is_string(json_object_get(one, "name")) &&
                json_is_string(json_object_get(one, "shape")) && json_is_string(json_object_get(one, "text"));
    }
    free(places);
    return right || contract_broken(c, "the places are shown wrong");
}

/* Checks the parts of a view that every viewer has. */
static bool view_parses(struct contract *c, const struct probe *place, int viewer, bool places,
                        enum game_language language) {
    struct text text = text_into(c->view[0], GAME_VIEW_TEXT);
    json_error_t error;
    text_letter(&text, '{');
    game_view(c->game, c->setting, place->state, viewer, places, language, &text);
    text_letter(&text, '}');
    c->report->views++;
    if (text.full)
        return contract_broken(c, "the view does not fit");
    json_t *view = json_loadb(text.start, text.length, JSON_REJECT_DUPLICATES, &error);
    if (!view)
        return contract_broken(c, "%s at byte %d: %.100s", error.text, error.position,
                               text.start + (error.position > 50 ? error.position - 50 : 0));
    bool offered = place->who >= 0 && (viewer == GAME_EVERYTHING || viewer == place->who);
    bool kept = members_match(c, place, view, viewer) && seats_match(c, place, view, language) &&
                decisions_match(c, place, view, offered, language) && places_match(c, place, view, places);
    json_decref(view);
    return kept;
}

static bool picture_is_there(struct contract *c, const struct probe *place, int viewer,
                             enum game_language language) {
    struct text text = text_into(c->view[0], GAME_PICTURE_TEXT);
    game_known(c->game, c->setting, place->state, viewer, c->spare[0]);
    c->game->draw(c->setting, c->spare[0], language, &text);
    for (size_t i = 0; i < text.length; i++)
        if (text.start[i] == '\n')
            text.start[i] = ' ';
    return contract_good_words(c, &text, "the picture");
}

/* For one viewer, in one language. */
bool contract_some_view_parses(struct contract *c, const struct probe *place) {
    enum game_language language = (enum game_language)random_below(&c->probe, GAME_LANGUAGES);
    int viewer = (int)random_below(&c->probe, (uint32_t)c->seats + 2) + GAME_EVERYTHING;
    return view_parses(c, place, viewer, random_below(&c->probe, 2), language) &&
           picture_is_there(c, place, viewer, language);
}

bool contract_views_parse(struct contract *c, const struct probe *place) {
    for (int language = 0; language < GAME_LANGUAGES; language++)
        for (int viewer = GAME_EVERYTHING; viewer < c->seats; viewer++)
            if (!view_parses(c, place, viewer, viewer == language, (enum game_language)language) ||
                !picture_is_there(c, place, viewer, (enum game_language)language))
                return false;
    return true;
}
