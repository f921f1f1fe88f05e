/* Faults of the rules: actions, chance, results, odds, settings, canonical states. */
#include "faults.h"

#include <math.h>

/* Faults of list, play, odds and end. */

static int who_is_a_stranger(SETTING, STATE) {
    int who = pig_game.who(setting, state);
    return who >= 0 ? who + 1 : who;
}

size_t list_has_one_twice(SETTING, STATE, game_action *out) {
    size_t count = pig_game.list(setting, state, out);
    if (count == 2)
        out[count++] = out[0];
    return count;
}

static size_t list_is_empty(SETTING, STATE, game_action *out) {
    size_t count = pig_game.list(setting, state, out);
    return count == 2 ? 0 : count;
}

static size_t list_varies(SETTING, STATE, game_action *out) {
    static unsigned long calls;
    size_t count = pig_game.list(setting, state, out);
    return count > 1 && calls++ % 2 == 1 ? count - 1 : count;
}

static size_t list_has_a_resignation(SETTING, STATE, game_action *out) {
    size_t count = pig_game.list(setting, state, out);
    if (pig_game.who(setting, state) == 0)
        out[count++] = GAME_RESIGN(0);
    return count;
}

static void play_ignores_hold(SETTING, void *state, game_action action) {
    if (!is_written(setting, state, action, "hold"))
        pig_game.play(setting, state, action);
}

static void play_remembers_elsewhere(SETTING, void *state, game_action action) {
    static unsigned long calls;
    pig_game.play(setting, state, action);
    if (calls++ % 50 == 49)
        pig_game.begin(setting, state);
}

static void play_depends_on_where_the_setting_lies(SETTING, void *state, game_action action) {
    static const void *first;
    first = first ? first : setting;
    if (setting == first || !is_written(setting, state, action, "hold"))
        pig_game.play(setting, state, action);
}

static void play_ignores_resigning(SETTING, void *state, game_action action) {
    if (!GAME_IS_RESIGN(action))
        pig_game.play(setting, state, action);
}

static bool all_are_present(SETTING, STATE, int seat) {
    (void)setting, (void)state, (void)seat;
    return true;
}

static int turn_is_nobodys(SETTING, STATE) {
    (void)setting, (void)state;
    return GAME_CHANCE;
}

static int turn_is_nobodys_while_dice_roll(SETTING, STATE) {
    int who = pig_game.who(setting, state);
    return who == GAME_OVER ? pig_of(state)->seat : who;
}

static bool automa_has_a_choice(SETTING, STATE, int seat) {
    (void)setting, (void)state;
    return seat == 1;
}

static bool automa_becomes_a_player(SETTING, STATE, int seat) {
    return pig_game.automa(setting, state, seat) && pig_of(state)->score[0] == 0;
}

static bool all_are_automata(SETTING, STATE, int seat) {
    (void)setting, (void)state, (void)seat;
    return true;
}

static bool everything_is_deliberate(SETTING, STATE, game_action action) {
    (void)setting, (void)state, (void)action;
    return true;
}

static uint32_t weight_is_zero(SETTING, STATE, game_action outcome) {
    return is_written(setting, state, outcome, "die 6") ? 0 : 1;
}

static uint32_t weight_is_huge(SETTING, STATE, game_action outcome) {
    return is_written(setting, state, outcome, "die 6") ? UINT32_MAX : 1;
}

/* Faults of the result. */

#define RESULT struct game_result *result

static void result_wins_twice(SETTING, STATE, RESULT) {
    pig_game.result(setting, state, result);
    result->utility[0] = result->utility[1] = 1;
    result->place[0] = result->place[1] = 1;
}

static void result_is_half_a_win(SETTING, STATE, RESULT) {
    pig_game.result(setting, state, result);
    for (int seat = 0; seat < pig_seats(setting); seat++)
        result->utility[seat] /= 2;
}

static void result_is_negative(SETTING, STATE, RESULT) {
    pig_game.result(setting, state, result);
    for (int seat = 0; seat < pig_seats(setting); seat++)
        result->utility[seat] -= 1;
}

static void result_splits_a_team(SETTING, STATE, RESULT) {
    pig_game.result(setting, state, result);
    result->utility[2] = 0.25;
}

static void result_is_shared_unequally(SETTING, STATE, RESULT) {
    pig_game.result(setting, state, result);
    result->utility[0] = result->utility[0] > 0 ? 0.75 : 0.25;
    result->utility[1] = 1 - result->utility[0];
    result->place[0] = result->place[1] = 1;
}

/* Declares a seat that has left the winner. */
static void result_is_of_one_who_resigned(SETTING, STATE, RESULT) {
    const struct pig_state *pig = state;
    pig_game.result(setting, state, result);
    for (int seat = 0; seat < pig_seats(setting); seat++)
        if (pig->gone[seat]) {
            *result = (struct game_result){.scored = false};
            for (int other = 0; other < pig_seats(setting); other++)
                result->place[other] = 2;
            result->utility[seat] = result->place[seat] = 1;
            return;
        }
}

static void places_leave_a_gap(SETTING, STATE, RESULT) {
    pig_game.result(setting, state, result);
    for (int seat = 0; seat < pig_seats(setting); seat++)
        result->place[seat] += result->place[seat] > 1;
}

static void everybody_is_first(SETTING, STATE, RESULT) {
    pig_game.result(setting, state, result);
    for (int seat = 0; seat < pig_seats(setting); seat++)
        result->place[seat] = 1;
}

static void who_loses_alone_is_first(SETTING, STATE, RESULT) {
    pig_game.result(setting, state, result);
    result->place[0] = 1;
}

void scores_are_upside_down(SETTING, STATE, RESULT) {
    pig_game.result(setting, state, result);
    for (int seat = 0; seat < pig_seats(setting); seat++)
        result->score[seat] *= -1;
}

static void scores_are_not_said_to_be_there(SETTING, STATE, RESULT) {
    pig_game.result(setting, state, result);
    result->scored = false;
}

static void an_empty_seat_has_a_place(SETTING, STATE, RESULT) {
    pig_game.result(setting, state, result);
    result->place[GAME_MAX_SEATS - 1] = 4;
}

/* Faults of named odds. */

#define ODDS struct game_odds odds[GAME_MAX_ODDS]

static size_t odds_are_more_than_certain(SETTING, STATE, game_action action, ODDS) {
    size_t count = pig_game.odds(setting, state, action, odds);
    odds[0].chance = 1.5;
    odds[0].whole = odds[0].part = 0;
    return count;
}

static size_t odds_are_no_number(SETTING, STATE, game_action action, ODDS) {
    size_t count = pig_game.odds(setting, state, action, odds);
    odds[0].chance = NAN;
    return count;
}

static size_t odds_disagree_with_their_numbers(SETTING, STATE, game_action action, ODDS) {
    size_t count = pig_game.odds(setting, state, action, odds);
    odds[0].part = 4;
    return count;
}

static size_t odds_succeed_twice(SETTING, STATE, game_action action, ODDS) {
    size_t count = pig_game.odds(setting, state, action, odds);
    odds[1].kind = GAME_SUCCESS;
    return count;
}

static size_t odds_are_of_no_kind(SETTING, STATE, game_action action, ODDS) {
    size_t count = pig_game.odds(setting, state, action, odds);
    odds[1].kind = (enum game_odds_kind)7;
    return count;
}

static size_t odds_of_a_stranger(SETTING, STATE, game_action action, ODDS) {
    size_t count = pig_game.odds(setting, state, action, odds);
    odds[1].kind = GAME_SIDE;
    odds[1].seat = 5;
    return count;
}

static size_t odds_are_too_many(SETTING, STATE, game_action action, ODDS) {
    size_t count = pig_game.odds(setting, state, action, odds);
    return count ? GAME_MAX_ODDS + 1 : 0;
}

static void odds_have_no_french_words(SETTING, STATE, const struct game_odds *odds,
                                      enum game_language language, struct text *out) {
    if (language == GAME_ENGLISH)
        pig_game.label_odds(setting, state, odds, language, out);
}

static void odds_are_called_alike(SETTING, STATE, const struct game_odds *odds, enum game_language language,
                                  struct text *out) {
    (void)setting, (void)state, (void)odds, (void)language;
    text_put(out, "luck");
}

static size_t clicks_change_the_state(SETTING, STATE, game_action action,
                                      game_thing things[GAME_MAX_CLICKS]) {
    ((unsigned char *)state)[0] ^= 1; /* never const in the contract test */
    return pig_game.clicks(setting, state, action, things);
}

/* Faults of setting and beginning. */

static bool prepare_takes_anything(void *setting, const struct game_choice *choices, size_t count,
                                   struct game_error *error) {
    return pig_game.prepare(setting, choices, count, error) || pig_game.prepare(setting, NULL, 0, error);
}

static void option_value_is_standard(SETTING, size_t option, struct text *out) {
    (void)setting;
    text_put(out, pig_game.options[option].default_value);
}

static void option_value_is_too_long(SETTING, size_t option, struct text *out) {
    pig_game.option_value(setting, option, out);
    text_format(out, "%*s", GAME_OPTION_TEXT, "");
}

static void begin_leaves_a_byte(SETTING, void *state) {
    unsigned char last = ((unsigned char *)state)[pig_game.state_bytes - 1];
    pig_game.begin(setting, state);
    ((unsigned char *)state)[pig_game.state_bytes - 1] = last;
}

static void option_has_no_label(size_t option, const char *value, enum game_language language,
                                struct text *out) {
    if (option != 1)
        pig_game.label_option(option, value, language, out);
}

static void value_has_no_french_label(size_t option, const char *value, enum game_language language,
                                      struct text *out) {
    if (!value || language == GAME_ENGLISH)
        pig_game.label_option(option, value, language, out);
}

/* Faults of canonical states. */

static void canonical_goes_on(SETTING, void *state) {
    (void)setting;
    ((struct pig_state *)state)->score[0] = (int16_t)(((struct pig_state *)state)->score[0] ^ 1);
}

static void canonical_forgets_the_total(SETTING, void *state) {
    (void)setting;
    ((struct pig_state *)state)->total = 0;
}

static void canonical_passes_the_turn(SETTING, void *state) {
    (void)setting;
    ((struct pig_state *)state)->seat = 0;
}

static bool everything_only_spends(SETTING, const void *before, const void *after) {
    (void)setting, (void)before, (void)after;
    return true;
}

const struct fault faults_of_rules[] = {
    FAULT(who, who_is_a_stranger, "who decides is a seat in the game, chance or nobody"),
    FAULT(turn, turn_is_nobodys, "who decides is a seat in the game, chance or nobody"),
    FAULT(list, list_has_one_twice, "the list has every action once, and none only at the end"),
    FAULT(list, list_is_empty, "the list has every action once, and none only at the end"),
    FAULT(list, list_varies, "the list has every action once, and none only at the end"),
    FAULT(list, list_has_a_resignation, "the list has every action once, and none only at the end"),
    FAULT(play, play_ignores_hold, "changes the state"),
    FAULT(play, play_remembers_elsewhere, "changes the state"),
    FAULT(play, play_depends_on_where_the_setting_lies, "a record replays to the identical state"),
    FAULT(play, play_ignores_resigning, "a seat may resign at a decision, and only then"),
    FAULT(present, all_are_present, "a seat may resign at a decision, and only then"),
    FAULT(weight, weight_is_zero, "odds add up to 1"),
    FAULT(weight, weight_is_huge, "odds add up to 1"),
    FAULT(clicks, clicks_change_the_state, "looking at a state does not change it"),
    FAULT(prepare, prepare_takes_anything, "bad choices are refused"),
    FAULT(option_value, option_value_is_standard, "the option values make the same setting again"),
    FAULT(option_value, option_value_is_too_long, "the option values make the same setting again"),
    FAULT(begin, begin_leaves_a_byte, "the beginning is complete"),
    FAULT(canonical, canonical_goes_on, "a canonical state is the same game"),
    FAULT(canonical, canonical_forgets_the_total, "a canonical state is the same game"),
    FAULT(canonical, canonical_passes_the_turn, "a canonical state is the same game"),
    FAULT(only_spends, everything_only_spends, "a decision that only spends gains nothing"),
    FAULT(turn, turn_is_nobodys_while_dice_roll, "who decides is a seat in the game, chance or nobody"),
    FAULT_IN("3 20 secret", automa, automa_has_a_choice, "an automa moves itself"),
    FAULT_IN("3 20 automa", automa, automa_becomes_a_player, "an automa moves itself"),
    FAULT_IN("2 20", automa, all_are_automata, "an automa moves itself"),
    FAULT_IN("3 20 automa", deliberate, everything_is_deliberate, "an automa moves itself"),
    FAULT(result, result_wins_twice, "the result is that of a game"),
    FAULT(result, result_is_half_a_win, "the result is that of a game"),
    FAULT(result, result_is_negative, "the result is that of a game"),
    FAULT(result, result_is_of_one_who_resigned, "the result is that of a game"),
    FAULT(result, places_leave_a_gap, "the result is that of a game"),
    FAULT(result, everybody_is_first, "the result is that of a game"),
    FAULT(result, scores_are_upside_down, "the result is that of a game"),
    FAULT(result, scores_are_not_said_to_be_there, "the result is that of a game"),
    FAULT(result, an_empty_seat_has_a_place, "the result is that of a game"),
    FAULT_IN("4 20 teams", result, result_splits_a_team, "the result is that of a game"),
    FAULT_IN("2 20 rounds", result, result_is_shared_unequally, "the result is that of a game"),
    FAULT_IN("1 60", result, who_loses_alone_is_first, "the result is that of a game"),
    FAULT(odds, odds_are_more_than_certain, "named odds are probabilities with words"),
    FAULT(odds, odds_are_no_number, "named odds are probabilities with words"),
    FAULT(odds, odds_disagree_with_their_numbers, "named odds are probabilities with words"),
    FAULT(odds, odds_succeed_twice, "named odds are probabilities with words"),
    FAULT(odds, odds_are_of_no_kind, "named odds are probabilities with words"),
    FAULT(odds, odds_of_a_stranger, "named odds are probabilities with words"),
    FAULT(odds, odds_are_too_many, "named odds are probabilities with words"),
    FAULT(label_odds, odds_have_no_french_words, "named odds are probabilities with words"),
    FAULT(label_odds, odds_are_called_alike, "named odds are probabilities with words"),
    FAULT(label_option, option_has_no_label, "the set-up form parses and offers every option"),
    FAULT(label_option, value_has_no_french_label, "the set-up form parses and offers every option"),
    {.name = NULL},
};
