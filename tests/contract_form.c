/* The set-up form: a client can offer every option with labels. */
#include "contract_internal.h"

#include <jansson.h>
#include <string.h>

static bool is_text(const json_t *object, const char *key) {
    const char *words = json_string_value(json_object_get(object, key));
    return words && *words;
}

static bool value_is_labelled(struct contract *c, const struct game_option *option, const json_t *value) {
    struct game_error error = {.language = GAME_ENGLISH};
    if (!is_text(value, "value") || !is_text(value, "label"))
        return contract_broken(c, "a value of %s has no words", option->name);
    const struct game_choice choice = {option->name, json_string_value(json_object_get(value, "value"))};
    return game_check_choices(c->game, &choice, 1, &error) || contract_broken(c, "%s", error.text);
}

static size_t count_values(const struct game_option *option) {
    size_t count = option->type == GAME_CHECK ? 2 : 0;
    while (option->type == GAME_COMBO && option->values[count])
        count++;
    return count;
}

static bool option_is_offered(struct contract *c, const struct game_option *option, const json_t *offer) {
    static const char *const types[] = {"check", "spin", "combo", "string"};
    const json_t *values = json_object_get(offer, "values"), *name = json_object_get(offer, "name");
    if (!json_is_string(name) || strcmp(json_string_value(name), option->name) != 0)
        return contract_broken(c, "%s is not offered where it stands", option->name);
    if (!is_text(offer, "label") ||
        strcmp(json_string_value(json_object_get(offer, "type")), types[option->type]) != 0 ||
        strcmp(json_string_value(json_object_get(offer, "default")), option->default_value) != 0)
        return contract_broken(c, "%s has no label, or another type or standard value", option->name);
    if (option->type == GAME_SPIN && (json_integer_value(json_object_get(offer, "min")) != option->min ||
                                      json_integer_value(json_object_get(offer, "max")) != option->max))
        return contract_broken(c, "%s has other limits", option->name);
    if (json_array_size(values) != count_values(option))
        return contract_broken(c, "%s has %zu values", option->name, json_array_size(values));
    for (size_t i = 0; i < json_array_size(values); i++)
        if (!value_is_labelled(c, option, json_array_get(values, i)))
            return false;
    return true;
}

static bool form_is_whole(struct contract *c, const json_t *form, enum game_language language) {
    const json_t *offers = json_object_get(form, "options");
    size_t count = 0;
    if (!is_text(form, "title") ||
        strcmp(json_string_value(json_object_get(form, "title")), c->game->title[language]) != 0 ||
        json_integer_value(json_object_get(form, "leastSeats")) != c->game->min_seats ||
        json_integer_value(json_object_get(form, "mostSeats")) != c->game->max_seats ||
        is_text(form, "seatsOption") != (c->game->seats_option != NULL) ||
        is_text(form, "boardOption") != (c->game->board_option != NULL) ||
        is_text(form, "fileOption") != (c->game->file_option != NULL) ||
        json_is_array(json_object_get(form, "parties")) != (c->game->parties != NULL))
        return contract_broken(c, "title or seats are wrong");
    if (json_is_object(json_object_get(form, "facts")) != (c->game->facts != NULL))
        return contract_broken(c, "the facts are no object");
    for (; c->game->options[count].name; count++)
        if (!option_is_offered(c, &c->game->options[count], json_array_get(offers, count)))
            return false;
    return json_array_size(offers) == count ||
           contract_broken(c, "%zu options are offered", json_array_size(offers));
}

bool contract_form_parses(struct contract *c) {
    for (int language = 0; language < GAME_LANGUAGES; language++) {
        json_error_t error;
        struct text text = text_into(c->view[0], GAME_VIEW_TEXT);
        game_form(c->game, (enum game_language)language, &text);
        if (text.full || strchr(text.start, '{') != text.start)
            return contract_broken(c, "the form does not fit");
        json_t *form = json_loadb(text.start, text.length, JSON_REJECT_DUPLICATES, &error);
        if (!form)
            return contract_broken(c, "%s at byte %d", error.text, error.position);
        bool kept = form_is_whole(c, form, (enum game_language)language);
        json_decref(form);
        if (!kept)
            return false;
    }
    return true;
}
