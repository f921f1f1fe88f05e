/* Options, boards, settings, seats and the initial state. */
#include "contract_internal.h"

#include <stdlib.h>
#include <string.h>

static void *other_memory(const struct contract *c) {
    void *setting = malloc(c->game->setting_bytes);
    if (!setting)
        abort();
    memset(setting, 0x5a, c->game->setting_bytes);
    return setting;
}

static bool same_setting(struct contract *c, const void *setting) {
    return memcmp(setting, c->setting, c->game->setting_bytes) == 0 ||
           contract_broken(c, "prepared again, the setting has other bytes");
}

static bool prepares_again(struct contract *c, void *setting) {
    struct game_error error = {.language = GAME_ENGLISH};
    return c->game->prepare(setting, c->run->choices, c->run->choice_count, &error) ||
           contract_broken(c, "refused the second time: %s", error.text);
}

static bool is_within(struct contract *c, const char *what, size_t least, size_t number, size_t most) {
    return (number >= least && number <= most) ||
           contract_broken(c, "%s: %zu is not within %zu and %zu", what, number, least, most);
}

bool contract_limits_are_kept(struct contract *c) {
    const struct game *game = c->game;
    size_t options = 0;
    while (game->options[options].name)
        options++;
    return is_within(c, "bytes of a state", 1, game->state_bytes, GAME_MAX_STATE) &&
           is_within(c, "most actions", 1, game->max_actions, GAME_MAX_ACTIONS) &&
           is_within(c, "most places", game->places != NULL, game->max_places,
                     game->places ? GAME_MAX_PLACES : 0) &&
           is_within(c, "options", 0, options, GAME_MAX_OPTIONS) &&
           is_within(c, "features", game->features != NULL, game->feature_count,
                     game->features ? GAME_MAX_FEATURES : 0) &&
           is_within(c, "most seats", 1, (size_t)game->max_seats, GAME_MAX_SEATS) &&
           is_within(c, "least seats", 1, (size_t)game->min_seats, (size_t)game->max_seats) &&
           is_within(c, "seats", (size_t)game->min_seats, (size_t)c->seats, (size_t)game->max_seats);
}

/* Groups of functions that are implemented all or none. */
static bool all_or_none(struct contract *c, const char *what, const bool *there, size_t count) {
    for (size_t i = 1; i < count; i++)
        if (there[i] != there[0])
            return contract_broken(c, "%s are there in part", what);
    return true;
}

#define ALL_OR_NONE(c, what, ...) \
    all_or_none(c, what, (const bool[]){__VA_ARGS__}, sizeof((const bool[]){__VA_ARGS__}) / sizeof(bool))

bool contract_members_belong_together(struct contract *c) {
    const struct game *game = c->game;
    if (!game->name || !*game->name || strpbrk(game->name, " \t"))
        return contract_broken(c, "the game has no name for commands");
    for (int language = 0; language < GAME_LANGUAGES; language++)
        if (!game->title[language] || !*game->title[language])
            return contract_broken(c, "the game has no title in language %d", language);
    if (game->reveals && !game->secrets)
        return contract_broken(c, "decisions reveal, and there are no secrets");
    return ALL_OR_NONE(c, "secrets", game->secrets, game->hide, game->hidden, game->guess, game->seen) &&
           ALL_OR_NONE(c, "help", game->read_thing, game->explain, game->why_not) &&
           ALL_OR_NONE(c, "odds", game->odds, game->label_odds) &&
           ALL_OR_NONE(c, "places", game->places, game->draw_place) &&
           ALL_OR_NONE(c, "boards", game->board_option, game->board) &&
           ALL_OR_NONE(c, "files", game->file_option, game->read_file) &&
           ALL_OR_NONE(c, "features", game->features, game->feature_name, game->kind, game->label_feature);
}

bool contract_setting_is_complete(struct contract *c) {
    void *setting = other_memory(c);
    bool kept = prepares_again(c, setting) && same_setting(c, setting);
    free(setting);
    return kept;
}

bool contract_prepare_from_values(struct contract *c, void *setting) {
    char values[GAME_MAX_OPTIONS][GAME_OPTION_TEXT];
    struct game_choice choices[GAME_MAX_OPTIONS];
    struct game_error error = {.language = GAME_ENGLISH};
    size_t count = 0;
    for (; c->game->options[count].name; count++) {
        struct text text = text_into(values[count], sizeof values[count]);
        c->game->option_value(c->setting, count, &text);
        choices[count] = (struct game_choice){.name = c->game->options[count].name, .value = values[count]};
        if (text.full)
            return contract_broken(c, "the value of %s does not fit", choices[count].name);
    }
    return c->game->prepare(setting, choices, count, &error) ||
           contract_broken(c, "its own values are refused: %s", error.text);
}

bool contract_options_rebuild_setting(struct contract *c) {
    void *setting = other_memory(c);
    bool kept = contract_prepare_from_values(c, setting) && same_setting(c, setting);
    free(setting);
    return kept;
}

static bool is_refused(struct contract *c, const struct game_choice *choices, size_t count,
                       const char *what) {
    for (int language = 0; language < GAME_LANGUAGES; language++) {
        struct game_error error = {.language = (enum game_language)language};
        void *setting = other_memory(c);
        bool accepted = c->game->prepare(setting, choices, count, &error);
        free(setting);
        if (accepted)
            return contract_broken(c, "%s is accepted", what);
        if (error.text[0] == '\0')
            return contract_broken(c, "%s is refused without a reason", what);
    }
    return true;
}

bool contract_bad_choices_are_refused(struct contract *c) {
    const struct game_choice unknown = {.name = "no such option", .value = "on"};
    if (!is_refused(c, &unknown, 1, "an unknown option"))
        return false;
    for (const struct game_option *option = c->game->options; option->name; option++) {
        const struct game_choice twice[2] = {{option->name, option->default_value},
                                             {option->name, option->default_value}};
        const struct game_choice bad[2] = {{option->name, ""}, {option->name, "\x01 no such value"}};
        if (!is_refused(c, twice, 2, "an option given twice"))
            return false;
        for (int i = 0; option->type != GAME_STRING && i < 2; i++)
            if (!is_refused(c, &bad[i], 1, "a bad value"))
                return false;
    }
    return true;
}

bool contract_beginning_is_complete(struct contract *c) {
    memset(c->spare[0], 0x5a, c->game->state_bytes);
    memset(c->spare[1], 0xa5, c->game->state_bytes);
    c->game->begin(c->setting, c->spare[0]);
    c->game->begin(c->setting, c->spare[1]);
    return contract_same(c, c->spare[0], c->spare[1]) ||
           contract_broken(c, "bytes of the state are left unset");
}

/* Checks before any choice is made. */

/* The option for seats has exactly the values that the game accepts. */
static bool seats_are_offered_well(struct contract *c) {
    const struct game_option *option = c->game->options;
    while (option->name && (!c->game->seats_option || strcmp(option->name, c->game->seats_option) != 0))
        option++;
    if (!c->game->seats_option)
        return c->game->board_option || c->game->min_seats == c->game->max_seats ||
               contract_broken(c, "nothing sets the number of seats");
    if (!option->name)
        return contract_broken(c, "there is no option %s for the seats", c->game->seats_option);
    return option->type != GAME_SPIN ||
           (option->min == c->game->min_seats && option->max == c->game->max_seats) ||
           contract_broken(c, "%s goes from %d to %d", option->name, option->min, option->max);
}

static bool options_are_offered_well(struct contract *c) {
    for (const struct game_option *option = c->game->options; option->name; option++) {
        struct game_error error = {.language = GAME_ENGLISH};
        const struct game_choice standard = {option->name, option->default_value};
        if (!game_check_choices(c->game, &standard, 1, &error))
            return contract_broken(c, "standard value: %s", error.text);
        for (const struct game_option *other = c->game->options; other < option; other++)
            if (strcmp(other->name, option->name) == 0)
                return contract_broken(c, "two options are called %s", option->name);
    }
    return seats_are_offered_well(c);
}

static bool board_is_offered_well(struct contract *c, const struct game_board *board) {
    struct game_error error = {.language = GAME_ENGLISH};
    const struct game_choice choice = {c->game->board_option, board->id};
    struct game_board other;
    if (!c->game->prepare(c->setting, &choice, 1, &error))
        return contract_broken(c, "board %s: %s", board->id, error.text);
    if (c->game->seats(c->setting) != board->seats)
        return contract_broken(c, "board %s is said to have %d seats", board->id, board->seats);
    for (int language = 0; language < GAME_LANGUAGES; language++)
        if (board->name[language][0] == '\0')
            return contract_broken(c, "board %s has no name", board->id);
    for (size_t i = 0; c->game->board(i, &other) && strcmp(other.id, board->id) != 0; i++)
        if (strcmp(other.name[GAME_ENGLISH], board->name[GAME_ENGLISH]) == 0)
            return contract_broken(c, "boards %s and %s have the same name", other.id, board->id);
    return true;
}

/* Each party has as many players as it says, and each number of seats is there. */
static bool parties_are_offered_well(struct contract *c) {
    int most = 0;
    for (const struct game_party *party = c->game->parties; party && party->people; party++) {
        struct game_error error = {.language = GAME_ENGLISH};
        size_t count = 0;
        int people = 0;
        while (count < GAME_PARTY_CHOICES && party->choices[count].name)
            count++;
        if (!c->game->prepare(c->setting, party->choices, count, &error))
            return contract_broken(c, "party of %d: %s", party->people, error.text);
        c->game->begin(c->setting, c->spare[0]);
        int seats = c->game->seats(c->setting);
        for (int seat = 0; seat < seats; seat++)
            people += !game_is_automa(c->game, c->setting, c->spare[0], seat);
        if (people != party->people)
            return contract_broken(c, "a party of %d has %d players", party->people, people);
        most = seats > most ? seats : most;
    }
    return !c->game->parties || most == c->game->max_seats ||
           contract_broken(c, "no party has %d seats", c->game->max_seats);
}

bool contract_check_offers(const struct game *game, struct contract_report *report) {
    const struct contract_run run = {.game = game};
    struct contract c;
    struct game_board board;
    report->promise = NULL;
    bool kept = contract_open(&c, &run, report);
    c.promise = "options have names of their own and good standard values";
    kept = kept && options_are_offered_well(&c);
    c.promise = "each board has an id, names and seats, and can be prepared";
    for (size_t i = 0; kept && game->board && game->board(i, &board); i++)
        kept = board_is_offered_well(&c, &board);
    c.promise = "parties have the players that they promise";
    kept = kept && parties_are_offered_well(&c);
    contract_close(&c);
    return kept;
}
