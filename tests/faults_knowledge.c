/* Faults of hidden information. */
#include "faults.h"

/* Faults of knowledge. */

/* One more bonus each time. */
static void hiding_goes_on(SETTING, void *state, int viewer) {
    struct pig_state *pig = state;
    int seat = 0;
    (void)setting;
    while (seat < SEATS_MAX && (seat == viewer || pig->bonus[seat] == 0 || pig->bonus[seat] == UNKNOWN))
        seat++;
    if (seat < SEATS_MAX && pig->phase != OVER)
        pig->bonus[seat] = UNKNOWN;
}

static void a_spectator_sees_the_first_seat(SETTING, void *state, int viewer) {
    pig_game.hide(setting, state, viewer == GAME_SPECTATOR ? 0 : viewer);
}

/* A seat with enough points would be offered another roll. */
static void hiding_hides_what_may_be_done(SETTING, void *state, int viewer) {
    struct pig_state *pig = state;
    pig_game.hide(setting, state, viewer);
    if (pig->phase == TURN && pig->score[pig->seat] + pig->total >= 20)
        pig->total = (int16_t)(pig->total - 6);
}

static void hiding_hides_who_decides(SETTING, void *state, int viewer) {
    struct pig_state *pig = state;
    pig_game.hide(setting, state, viewer);
    if (pig->phase == TURN)
        pig->seat = 0;
}

static bool nothing_is_ever_hidden(SETTING, STATE) {
    (void)setting, (void)state;
    return false;
}

static bool everything_is_always_hidden(SETTING, STATE) {
    (void)setting, (void)state;
    return true;
}

static bool reading_refuses_what_is_hidden(SETTING, void *state, const char *line, struct game_error *error) {
    if (strchr(line, '?'))
        return game_refuse(error, 0, "?");
    return pig_game.read_position(setting, state, line, error);
}

static void guess_changes_the_game(SETTING, void *state, struct game_random *random) {
    (void)random;
    pig_game.begin(setting, state);
}

static void guess_leaves_one_out(SETTING, void *state, struct game_random *random) {
    struct pig_state *pig = state;
    uint8_t first = pig->bonus[0];
    pig_game.guess(setting, state, random);
    if (first == UNKNOWN)
        pig->bonus[0] = first;
}

/* A 6 would have won already. */
static void guess_is_impossible(SETTING, void *state, struct game_random *random) {
    struct pig_state *pig = state;
    (void)setting, (void)random;
    for (int seat = 0; seat < SEATS_MAX; seat++)
        if (pig->bonus[seat] == UNKNOWN)
            pig->bonus[seat] = FACES;
}

static void guess_changes_what_is_known(SETTING, void *state, struct game_random *random) {
    struct pig_state *pig = state;
    for (int seat = 0; seat < SEATS_MAX && pig_game.hidden(setting, state); seat++)
        if (pig->bonus[seat] > 0 && pig->score[seat] == 0)
            pig->bonus[seat] = UNKNOWN;
    pig_game.guess(setting, state, random);
}

static void guess_changes_a_whole_state(SETTING, void *state, struct game_random *random) {
    if (!pig_game.hidden(setting, state))
        pig_game.begin(setting, state);
    pig_game.guess(setting, state, random);
}

static game_action everybody_sees_all(SETTING, STATE, game_action action, int viewer) {
    (void)setting, (void)state, (void)viewer;
    return action;
}

/* A decision is told as if it were the die that is the secret. */
static game_action a_roll_is_seen_with_a_secret(SETTING, STATE, game_action action, int viewer) {
    return action == ROLL ? pig_of(state)->bonus[pig_of(state)->seat]
                          : pig_game.seen(setting, state, action, viewer);
}

static bool reveals_by_a_secret(SETTING, STATE, game_action action) {
    return pig_game.reveals(setting, state, action) || pig_of(state)->bonus[0] % 2 == 1;
}

/* Whether the next action is automatic is public. */
static bool deliberate_by_a_secret(SETTING, STATE, game_action action) {
    (void)setting, (void)action;
    return pig_of(state)->bonus[pig_of(state)->seat] % 2 == 1;
}

/* A prompt may depend only on the state given, not on an earlier call. */
static struct pig_state asked_about;

static int who_remembers(SETTING, STATE) {
    asked_about = *pig_of(state);
    return pig_game.who(setting, state);
}

static void prompt_tells_what_was_asked_about(SETTING, STATE, enum game_language language, struct text *out) {
    pig_game.prompt(setting, state, language, out);
    text_format(out, " (%d)", asked_about.bonus[0]);
}

static void nothing_reveals(struct game *game) {
    game->reveals = NULL;
}

static void prompt_remembers_a_secret(struct game *game) {
    game->who = who_remembers;
    game->prompt = prompt_tells_what_was_asked_about;
}

const struct fault faults_of_knowledge[] = {
    FAULT(hide, hiding_goes_on, "what a viewer knows is a state in which the rest is hidden"),
    FAULT(hide, a_spectator_sees_the_first_seat,
          "what a viewer knows is a state in which the rest is hidden"),
    FAULT(hide, hiding_hides_what_may_be_done, "what a viewer knows is a state in which the rest is hidden"),
    FAULT(hide, hiding_hides_who_decides, "views parse and offer the listed decisions"),
    FAULT(hidden, nothing_is_ever_hidden, "what a viewer knows is a state in which the rest is hidden"),
    FAULT(read_position, reading_refuses_what_is_hidden,
          "what a viewer knows is a state in which the rest is hidden"),
    FAULT(hidden, everything_is_always_hidden, "nothing is hidden in a game that is played"),
    FAULT(guess, guess_changes_the_game, "a guess fits what the viewer knows"),
    FAULT(guess, guess_leaves_one_out, "a guess fits what the viewer knows"),
    FAULT(guess, guess_is_impossible, "a guess fits what the viewer knows"),
    FAULT(guess, guess_changes_what_is_known, "a guess fits what the viewer knows"),
    FAULT(guess, guess_changes_a_whole_state, "a guess fits what the viewer knows"),
    FAULT(seen, everybody_sees_all, "nobody sees what it may not"),
    FAULT(seen, a_roll_is_seen_with_a_secret, "nobody sees what it may not"),
    FAULT(reveals, reveals_by_a_secret, "nobody sees what it may not"),
    FAULT(deliberate, deliberate_by_a_secret, "nobody sees what it may not"),
    SPOILT(prompt_remembers_a_secret, "nobody sees what it may not"),
    SPOILT(nothing_reveals, "a decision that shows somebody something is known to"),
    {.name = NULL},
};
