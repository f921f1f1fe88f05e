/* Pig: its rules, and the table that makes it a game. */
#include "pig_private.h"

#include <string.h>

static const struct game_option options[] = {
    {.name = "seats", .type = GAME_SPIN, .standard = "2", .least = SEATS_LEAST, .most = SEATS_MOST},
    {.name = "target", .type = GAME_SPIN, .standard = "100", .least = TARGET_LEAST, .most = TARGET_MOST},
    {.name = "secret", .type = GAME_CHECK, .standard = "off"},
    {.name = NULL},
};

/* Setting and rules. */

static int32_t chosen_number(const struct game_choice *choices, size_t count,
                             const struct game_option *option) {
    long number = 0;
    text_read_number(game_chosen(&pig_game, choices, count, option->name), option->least, option->most,
                     &number);
    return (int32_t)number;
}

static bool prepare(void *setting, const struct game_choice *choices, size_t count,
                    struct game_error *error) {
    struct pig_setting *pig = setting;
    if (!game_check_choices(&pig_game, choices, count, error))
        return false;
    pig->seats = chosen_number(choices, count, &options[0]);
    pig->target = chosen_number(choices, count, &options[1]);
    pig->secret = strcmp(game_chosen(&pig_game, choices, count, "secret"), "on") == 0;
    return true;
}

static void option_value(const void *setting, size_t option, struct text *out) {
    const struct pig_setting *pig = setting;
    if (option == 2)
        text_put(out, pig->secret ? "on" : "off");
    else
        text_number(out, option == 0 ? pig->seats : pig->target);
}

int pig_seats(const void *setting) {
    return ((const struct pig_setting *)setting)->seats;
}

static void begin(const void *setting, void *state) {
    const struct pig_setting *pig = setting;
    *(struct pig_state *)state = (struct pig_state){.phase = pig->secret ? BONUS : TURN};
}

static int who(const void *setting, const void *state) {
    const struct pig_state *pig = state;
    (void)setting;
    return pig->phase == OVER ? GAME_OVER : pig->phase == TURN ? pig->seat : GAME_CHANCE;
}

/* Nothing to hold before the first roll of a turn, and nothing to roll for with enough points to win. */
static size_t list(const void *setting, const void *state, game_action *out) {
    const struct pig_setting *rules = setting;
    const struct pig_state *pig = state;
    size_t count = 0;
    if (pig->phase == OVER)
        return 0;
    if (pig->phase != TURN) {
        for (game_action face = 1; face <= FACES; face++)
            out[count++] = face;
        return count;
    }
    if (pig->score[pig->seat] + pig->total < rules->target)
        out[count++] = ROLL;
    if (pig->total > 0)
        out[count++] = HOLD;
    return count;
}

static uint32_t weight(const void *setting, const void *state, game_action outcome) {
    (void)setting;
    (void)state;
    (void)outcome;
    return 1;
}

int pig_seats_left(const struct pig_setting *rules, const struct pig_state *pig) {
    int left = rules->seats;
    for (int seat = 0; seat < rules->seats; seat++)
        left -= pig->gone[seat];
    return left;
}

static void pass_turn(const struct pig_setting *rules, struct pig_state *pig) {
    pig->total = 0;
    pig->phase = TURN;
    do
        pig->seat = (uint8_t)((pig->seat + 1) % rules->seats);
    while (pig->gone[pig->seat]);
}

static void resign(const struct pig_setting *rules, struct pig_state *pig, int seat) {
    pig->gone[seat] = 1;
    if (pig->seat == seat)
        pass_turn(rules, pig);
    if (pig_seats_left(rules, pig) > 1)
        return;
    pig->total = 0;
    pig->phase = OVER;
}

static void hold(const struct pig_setting *rules, struct pig_state *pig) {
    pig->score[pig->seat] = (int16_t)(pig->score[pig->seat] + pig->total);
    pig->total = 0;
    if (pig->score[pig->seat] + pig->bonus[pig->seat] >= rules->target)
        pig->phase = OVER;
    else
        pass_turn(rules, pig);
}

static void take_bonus(const struct pig_setting *rules, struct pig_state *pig, game_action face) {
    pig->bonus[pig->seat] = (uint8_t)face;
    pig->seat = (uint8_t)((pig->seat + 1) % rules->seats);
    pig->phase = pig->seat == 0 ? TURN : BONUS;
}

static void take_die(const struct pig_setting *rules, struct pig_state *pig, game_action face) {
    pig->phase = TURN;
    pig->total = (int16_t)(pig->total + (int)face);
    if (face == 1)
        pass_turn(rules, pig);
}

static void play(const void *setting, void *state, game_action action) {
    struct pig_state *pig = state;
    if (GAME_IS_RESIGN(action))
        resign(setting, pig, GAME_RESIGNER(action));
    else if (pig->phase == BONUS)
        take_bonus(setting, pig, action);
    else if (pig->phase == ROLLING)
        take_die(setting, pig, action);
    else if (action == HOLD)
        hold(setting, pig);
    else
        pig->phase = ROLLING;
}

static bool present(const void *setting, const void *state, int seat) {
    (void)setting;
    return !((const struct pig_state *)state)->gone[seat];
}

static void result(const void *setting, const void *state, double share[GAME_MAX_SEATS]) {
    const struct pig_state *pig = state;
    for (int seat = 0; seat < pig_seats(setting); seat++)
        share[seat] = seat == pig->seat;
}

/* A table on which nobody has a point yet waits for its player instead of rolling for him. */
static bool deliberate(const void *setting, const void *state, game_action action) {
    const struct pig_state *pig = state;
    int points = pig->total;
    for (int seat = 0; seat < pig_seats(setting); seat++)
        points += pig->score[seat];
    return action == ROLL && points == 0;
}

/* Others know of a bonus only that it has not yet won: score + bonus < target. */
static void guess(const void *setting, void *state, int viewer, struct game_random *random) {
    const struct pig_setting *rules = setting;
    struct pig_state *pig = state;
    if (pig->phase == OVER)
        return;
    for (int seat = 0; seat < rules->seats; seat++) {
        int most = rules->target - 1 - pig->score[seat];
        if (seat != viewer && pig->bonus[seat] > 0)
            pig->bonus[seat] = (uint8_t)(1 + random_below(random, (uint32_t)(most < FACES ? most : FACES)));
    }
}

/* A roll succeeds when it is no 1; a hold always does, so its odds mean nothing. */
static double success(const void *setting, const void *state, game_action action) {
    (void)setting;
    (void)state;
    return action == ROLL ? 5.0 / FACES : -1;
}

const struct game pig_game = {
    .name = "pig",
    .rules_version = 1,
    .setting_bytes = sizeof(struct pig_setting),
    .state_bytes = sizeof(struct pig_state),
    .options = options,
    .prepare = prepare,
    .option_value = option_value,
    .seats = pig_seats,
    .begin = begin,
    .who = who,
    .list = list,
    .weight = weight,
    .play = play,
    .present = present,
    .result = result,
    .turn = who,
    .deliberate = deliberate,
    .write_action = pig_write_action,
    .write_position = pig_write_position,
    .read_position = pig_read_position,
    .seat_mark = pig_seat_mark,
    .clicks = pig_clicks,
    .write_thing = pig_write_thing,
    .label_thing = pig_label_thing,
    .is_button = pig_is_button,
    .seat_name = pig_seat_name,
    .prompt = pig_prompt,
    .label = pig_label,
    .tell = pig_tell,
    .write_board = pig_write_board,
    .draw = pig_draw,
    .success = success,
    .guess = guess,
};
