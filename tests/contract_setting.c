/* Promises about options, boards, settings, seats and the beginning. */
#include "contract_private.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_OPTIONS = 32, MAX_STATE = 1024 /* what game_perft has room for */ };

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

bool contract_setting_is_complete(struct contract *c) {
    if (c->game->state_bytes == 0 || c->game->state_bytes > MAX_STATE)
        return contract_broken(c, "a state of %zu bytes", c->game->state_bytes);
    if (c->seats < 1 || c->seats > GAME_MAX_SEATS)
        return contract_broken(c, "%d seats", c->seats);
    void *setting = other_memory(c);
    bool kept = prepares_again(c, setting) && same_setting(c, setting);
    free(setting);
    return kept;
}

bool contract_prepare_from_values(struct contract *c, void *setting) {
    char values[MAX_OPTIONS][GAME_OPTION_TEXT];
    struct game_choice choices[MAX_OPTIONS];
    struct game_error error = {.language = GAME_ENGLISH};
    size_t count = 0;
    for (; c->game->options[count].name; count++) {
        if (count == MAX_OPTIONS)
            return contract_broken(c, "more options than this test has room for");
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
        const struct game_choice twice[2] = {{option->name, option->standard},
                                             {option->name, option->standard}};
        const struct game_choice bad[2] = {{option->name, ""}, {option->name, "\x01 no such value"}};
        if (!is_refused(c, twice, 2, "an option given twice"))
            return false;
        for (int i = 0; option->type != GAME_STRING && i < 2; i++)
            if (!is_refused(c, &bad[i], 1, "a bad value"))
                return false;
    }
    return true;
}

bool contract_seats_have_names(struct contract *c) {
    const char *twice;
    for (int language = 0; language < GAME_LANGUAGES; language++) {
        for (int seat = 0; seat < c->seats; seat++) {
            struct text name = text_into(c->lines[seat], sizeof c->lines[seat]);
            c->game->seat_name(seat, (enum game_language)language, &name);
            if (!contract_good_words(c, &name, "a seat's name"))
                return false;
        }
        if (!contract_lines_differ(c, (size_t)c->seats, &twice))
            return contract_broken(c, "two seats are called %s", twice);
    }
    for (int seat = 0; seat < c->seats; seat++) {
        struct text mark = text_into(c->lines[seat], sizeof c->lines[seat]);
        text_put(&mark, c->game->seat_mark(seat));
        if (!contract_good_words(c, &mark, "a seat's mark") || strpbrk(mark.start, " \t"))
            return contract_broken(c, "a bad mark: %s", mark.start);
    }
    return contract_lines_differ(c, (size_t)c->seats, &twice) ||
           contract_broken(c, "two seats are marked %s", twice);
}

bool contract_beginning_is_complete(struct contract *c) {
    memset(c->spare[0], 0x5a, c->game->state_bytes);
    memset(c->spare[1], 0xa5, c->game->state_bytes);
    c->game->begin(c->setting, c->spare[0]);
    c->game->begin(c->setting, c->spare[1]);
    return contract_same(c, c->spare[0], c->spare[1]) ||
           contract_broken(c, "bytes of the state are left unset");
}

/* Offers: what can be checked of a game before any choice. */

static bool options_are_offered_well(struct contract *c) {
    for (const struct game_option *option = c->game->options; option->name; option++) {
        struct game_error error = {.language = GAME_ENGLISH};
        const struct game_choice standard = {option->name, option->standard};
        if (!game_check_choices(c->game, &standard, 1, &error))
            return contract_broken(c, "standard value: %s", error.text);
        for (const struct game_option *other = c->game->options; other < option; other++)
            if (strcmp(other->name, option->name) == 0)
                return contract_broken(c, "two options are called %s", option->name);
    }
    return true;
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
    contract_close(&c);
    return kept;
}
