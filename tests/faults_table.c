/* Faults of the table of functions: limits, and members that belong together. */
#include "faults.h"

#include <stdio.h>

/* Faults of numbers in the table, and of several members at once. */

static void state_is_too_large(struct game *game) {
    game->state_bytes = GAME_MAX_STATE + 1;
}

static void actions_may_be_too_many(struct game *game) {
    game->max_actions = GAME_MAX_ACTIONS + 1;
}

static void actions_are_more_than_most(struct game *game) {
    game->max_actions = FACES - 1;
}

static void places_may_be_too_many(struct game *game) {
    game->max_places = GAME_MAX_PLACES + 1;
}

static void places_are_more_than_most(struct game *game) {
    game->max_places = 3;
}

static void options_are_too_many(struct game *game) {
    static char names[GAME_MAX_OPTIONS + 1][4];
    static struct game_option options[GAME_MAX_OPTIONS + 2];
    for (int i = 0; i <= GAME_MAX_OPTIONS; i++) {
        snprintf(names[i], sizeof names[i], "o%d", i);
        options[i] = (struct game_option){.name = names[i], .type = GAME_CHECK, .default_value = "off"};
    }
    game->options = options;
}

static void features_may_be_too_many(struct game *game) {
    game->feature_count = GAME_MAX_FEATURES + 1;
}

static void seats_may_be_too_many(struct game *game) {
    game->max_seats = GAME_MAX_SEATS + 1;
}

static void seats_are_more_than_most(struct game *game) {
    game->max_seats = 2;
}

static void seats_are_fewer_than_least(struct game *game) {
    game->min_seats = 4;
}

/* Many ways to roll, each with its own buttons. */
static size_t list_of_many_rolls(SETTING, STATE, game_action *out) {
    size_t count = pig_game.list(setting, state, out);
    for (game_action way = 1; pig_game.who(setting, state) >= 0 && way < 60; way++)
        out[count++] = ROLL | way << 8;
    return count;
}

static size_t clicks_of_many_buttons(SETTING, STATE, game_action action, game_thing things[GAME_MAX_CLICKS]) {
    (void)setting, (void)state;
    for (game_thing i = 0; i < GAME_MAX_CLICKS; i++)
        things[i] = action | (i + 1) << 16;
    return GAME_MAX_CLICKS;
}

static bool all_of_them_are_buttons(game_thing thing) {
    return pig_is_button(thing) || thing >= 1 << 16;
}

static void buttons_are_too_many(struct game *game) {
    game->max_actions = 64;
    game->list = list_of_many_rolls;
    game->clicks = clicks_of_many_buttons;
    game->is_button = all_of_them_are_buttons;
}

static void title_is_missing_in_french(struct game *game) {
    game->title[GAME_FRENCH] = "";
}

static void guess_is_missing(struct game *game) {
    game->guess = NULL;
}

static void reason_is_missing(struct game *game) {
    game->why_not = NULL;
}

static void words_of_odds_are_missing(struct game *game) {
    game->label_odds = NULL;
}

static void drawing_of_places_is_missing(struct game *game) {
    game->draw_place = NULL;
}

static void names_of_features_are_missing(struct game *game) {
    game->feature_name = NULL;
}

const struct fault faults_of_tables[] = {
    SPOILT(state_is_too_large, "the game keeps within the limits of the contract"),
    SPOILT(actions_may_be_too_many, "the game keeps within the limits of the contract"),
    SPOILT(places_may_be_too_many, "the game keeps within the limits of the contract"),
    SPOILT(options_are_too_many, "the game keeps within the limits of the contract"),
    SPOILT(features_may_be_too_many, "the game keeps within the limits of the contract"),
    SPOILT(seats_may_be_too_many, "the game keeps within the limits of the contract"),
    SPOILT(seats_are_more_than_most, "the game keeps within the limits of the contract"),
    SPOILT(seats_are_fewer_than_least, "the game keeps within the limits of the contract"),
    SPOILT(actions_are_more_than_most, "the list has every action once, and none only at the end"),
    SPOILT(places_are_more_than_most, "places can be drawn, walked to and read aloud"),
    SPOILT(buttons_are_too_many, "clicks lead to one decision"),
    SPOILT(title_is_missing_in_french, "what belongs together is there together"),
    SPOILT(guess_is_missing, "what belongs together is there together"),
    SPOILT(reason_is_missing, "what belongs together is there together"),
    SPOILT(words_of_odds_are_missing, "what belongs together is there together"),
    SPOILT(drawing_of_places_is_missing, "what belongs together is there together"),
    SPOILT(names_of_features_are_missing, "what belongs together is there together"),
    {.name = NULL},
};
