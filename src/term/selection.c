/* The cursor, and the path to a decision. */
#include "selection.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

bool selection_make(struct selection *selection, const struct table *table) {
    const struct game *game = table_game(table);
    *selection = (struct selection){.table = table, .path = {.table = table}};
    selection->places = calloc(game->max_places + 1, sizeof *selection->places);
    selection->items = calloc(game->max_actions, sizeof *selection->items);
    selection->buttons = calloc(game->max_actions, sizeof *selection->buttons);
    if (selection->places && selection->items && selection->buttons)
        return true;
    selection_free(selection);
    return false;
}

void selection_free(struct selection *selection) {
    free(selection->places);
    free(selection->items);
    free(selection->buttons);
    *selection = (struct selection){.table = NULL};
}

static bool is_free(const struct selection *selection, char letter) {
    if (letter < 'a' || letter > 'z' || strchr(SELECTION_RESERVED, letter))
        return false;
    if (selection->taken_count > 0 && strchr(selection->held, letter))
        return false;
    for (int i = 0; i < selection->button_count; i++)
        if (selection->buttons[i].letter == letter)
            return false;
    return true;
}

/* The first free letter of the label, or else any free letter. */
static char letter_for(const struct selection *selection, const char *label) {
    for (const char *at = label; *at; at++) {
        char small = (char)(*at >= 'A' && *at <= 'Z' ? *at + 32 : *at);
        if (is_free(selection, small))
            return small;
    }
    for (char letter = 'a'; letter <= 'z'; letter++)
        if (is_free(selection, letter))
            return letter;
    return ' ';
}

const struct game_place *selection_place(const struct selection *selection, game_thing thing) {
    for (size_t i = 0; i < selection->place_count; i++)
        if (selection->places[i].thing == thing)
            return &selection->places[i];
    return NULL;
}

/* Real buttons get their letters before ships and cards, so that a button keeps its letter. */
static void name_buttons(struct selection *selection, bool real, enum game_language language) {
    const struct game *game = table_game(selection->table);
    for (int i = 0; i < selection->button_count; i++) {
        char label[GAME_SENTENCE_TEXT];
        struct text out = text_into(label, sizeof label);
        game_thing thing = selection->buttons[i].item->thing;
        if (game->is_button(thing) != real)
            continue;
        game->label_thing(table_setting(selection->table), selection->state, thing, language, &out);
        selection->buttons[i].letter = letter_for(selection, label);
    }
}

static void hold_letters(struct selection *selection) {
    const struct game *game = table_game(selection->table);
    size_t held = 0;
    for (int i = 0; i < selection->button_count; i++)
        if (selection->buttons[i].letter != ' ' && game->is_button(selection->buttons[i].item->thing))
            selection->held[held++] = selection->buttons[i].letter;
    selection->held[held] = 0;
}

static void collect_buttons(struct selection *selection, enum game_language language) {
    selection->button_count = 0;
    for (size_t i = 0; i < selection->count; i++)
        if (!selection_place(selection, selection->items[i].thing))
            selection->buttons[selection->button_count++] = (struct button){&selection->items[i], ' '};
    name_buttons(selection, true, language);
    name_buttons(selection, false, language);
    if (selection->taken_count == 0)
        hold_letters(selection);
}

/* Collects what can be chosen at this point of the path, and moves the cursor to the buttons if nothing else
   can be. */
static void collect(struct selection *selection, enum game_language language) {
    selection->count = selection->asked ? path_items(&selection->path, selection->items) : 0;
    collect_buttons(selection, language);
    if (selection->button >= selection->button_count)
        selection->button = 0;
    if (selection->button_count == 0)
        selection->on_buttons = false;
    if (selection->asked && !selection->on_buttons && selection->button_count == (int)selection->count)
        selection->on_buttons = true;
}

static void go_to(struct selection *selection, size_t place) {
    selection->at = place;
    selection->x = selection->places[place].x;
    selection->y = selection->places[place].y;
    selection->on_buttons = false;
}

static bool is_good(const struct selection *selection, const struct game_place *place) {
    return !selection->asked || selection_find(selection, place->thing);
}

/* The place nearest to the cursor, preferring places that can be chosen. */
static size_t find_nearest(const struct selection *selection) {
    size_t nearest = 0;
    int best = INT_MAX;
    bool good = false;
    for (size_t i = 0; i < selection->place_count; i++) {
        const struct game_place *place = &selection->places[i];
        int far = abs(place->x - selection->x) + abs(place->y - selection->y);
        bool this_good = is_good(selection, place);
        if (this_good > good || (this_good == good && far < best)) {
            nearest = i;
            best = far;
            good = this_good;
        }
    }
    return nearest;
}

void selection_open(struct selection *selection, const void *state, bool asked, enum game_language language) {
    const struct game *game = table_game(selection->table);
    selection->state = state;
    selection->place_count =
        game->places ? game->places(table_setting(selection->table), state, selection->places) : 0;
    selection->asked = asked;
    selection->taken_count = 0;
    selection->unconfirmed = false;
    selection->on_buttons = false;
    if (asked)
        path_open(&selection->path, selection->table);
    collect(selection, language);
    bool on_buttons = selection->on_buttons;
    if (selection->place_count > 0)
        go_to(selection, find_nearest(selection));
    selection->on_buttons = on_buttons;
}

const struct path_item *selection_find(const struct selection *selection, game_thing thing) {
    for (size_t i = 0; i < selection->count; i++)
        if (selection->items[i].thing == thing)
            return &selection->items[i];
    return NULL;
}

game_thing selection_thing(const struct selection *selection) {
    if (selection->on_buttons)
        return selection->buttons[selection->button].item->thing;
    return selection->place_count ? selection->places[selection->at].thing : CANVAS_NOTHING;
}

const struct path_item *selection_item(const struct selection *selection) {
    return selection_find(selection, selection_thing(selection));
}

static bool move_on_buttons(struct selection *selection, int right, int down) {
    int to = selection->button + down;
    if (right < 0) /* back to the board, which is on the left */
        return selection_switch(selection);
    if (right > 0 || to < 0 || to >= selection->button_count)
        return false;
    selection->button = to;
    return true;
}

bool selection_move(struct selection *selection, int right, int down) {
    if (selection->on_buttons)
        return move_on_buttons(selection, right, down);
    size_t to = selection->place_count
                    ? game_walk(selection->places, selection->place_count, selection->at, right, down)
                    : selection->at;
    if (to == selection->at)
        return right > 0 && selection_switch(selection);
    go_to(selection, to);
    return true;
}

bool selection_next(struct selection *selection, int by) {
    size_t count = selection->place_count, step = by > 0 ? 1 : count - 1, to = selection->at;
    for (size_t i = 0; i < count; i++) {
        to = (to + step) % count;
        if (is_good(selection, &selection->places[to])) {
            go_to(selection, to);
            return true;
        }
    }
    return false;
}

bool selection_switch(struct selection *selection) {
    if (selection->on_buttons ? selection->place_count == 0 : selection->button_count == 0)
        return false;
    selection->on_buttons = !selection->on_buttons;
    return true;
}

bool selection_go(struct selection *selection, game_thing thing) {
    const struct game_place *place = selection_place(selection, thing);
    if (place) {
        go_to(selection, (size_t)(place - selection->places));
        return true;
    }
    for (int i = 0; i < selection->button_count; i++)
        if (selection->buttons[i].item->thing == thing) {
            selection->button = i;
            selection->on_buttons = true;
            return true;
        }
    return false;
}

bool selection_letter(struct selection *selection, uint32_t letter) {
    for (int i = 0; i < selection->button_count; i++)
        if (letter != ' ' && (uint32_t)selection->buttons[i].letter == letter) {
            selection->button = i;
            selection->on_buttons = true;
            return true;
        }
    return false;
}

/* Whether dice or hidden information follow on the decision. */
static bool is_final(const struct table *table, game_action action) {
    const struct game *game = table_game(table);
    _Alignas(max_align_t) unsigned char state[GAME_MAX_STATE];
    if (game_reveals(game, table_setting(table), table_state(table), action))
        return true;
    memcpy(state, table_state(table), game->state_bytes);
    game->play(table_setting(table), state, action);
    return game->who(table_setting(table), state) == GAME_CHANCE;
}

/* Whether one decision is left, and it may be taken. */
static bool is_decided(const struct path *path) {
    const struct table *table = path->table;
    game_thing things[GAME_MAX_CLICKS];
    if (path->count != 1)
        return false;
    size_t clicks = table_game(table)->clicks(table_setting(table), table_state(table), path->first, things);
    return path->length == clicks || !is_final(table, path->first);
}

/* The cursor stays on the board while a decision is unconfirmed: the next Enter must not take it. */
static void follow(struct selection *selection, enum game_language language) {
    path_narrow(&selection->path);
    selection->on_buttons = false;
    collect(selection, language);
    selection->unconfirmed = selection->path.count == 1 && !is_decided(&selection->path);
    if (selection->unconfirmed && selection->place_count > 0)
        selection->on_buttons = false;
}

bool selection_decides(const struct selection *selection, game_thing thing) {
    struct path path = selection->path;
    if (!path_take(&path, thing))
        return false;
    path_narrow(&path);
    return is_decided(&path);
}

bool selection_take(struct selection *selection, game_thing thing, enum game_language language,
                    game_action *action) {
    if (!selection->asked || selection->taken_count == GAME_MAX_CLICKS || !path_take(&selection->path, thing))
        return false;
    selection->taken[selection->taken_count++] = thing;
    follow(selection, language);
    if (selection->path.count != 1 || selection->unconfirmed)
        return false;
    *action = selection->path.first;
    return true;
}

bool selection_back(struct selection *selection, enum game_language language) {
    if (selection->taken_count == 0)
        return false;
    game_thing last = selection->taken[--selection->taken_count];
    path_open(&selection->path, selection->table);
    for (size_t i = 0; i < selection->taken_count; i++) {
        path_take(&selection->path, selection->taken[i]);
        path_narrow(&selection->path);
    }
    follow(selection, language);
    selection_go(selection, last);
    return true;
}
