/* Pig: its rules, and its struct game. */
#include "pig_internal.h"

#include <string.h>

enum { SEATS_OPTION, TARGET_OPTION, SECRET_OPTION, TEAMS_OPTION, AUTOMA_OPTION, ROUNDS_OPTION };

static const struct game_option options[] = {
    [SEATS_OPTION] =
        {.name = "seats", .type = GAME_SPIN, .default_value = "2", .min = SEATS_MIN, .max = SEATS_MAX},
    [TARGET_OPTION] =
        {.name = "target", .type = GAME_SPIN, .default_value = "100", .min = TARGET_MIN, .max = TARGET_MAX},
    [SECRET_OPTION] = {.name = "secret", .type = GAME_CHECK, .default_value = "off"},
    [TEAMS_OPTION] = {.name = "teams", .type = GAME_CHECK, .default_value = "off"},
    [AUTOMA_OPTION] = {.name = "automa", .type = GAME_CHECK, .default_value = "off"},
    [ROUNDS_OPTION] = {.name = "rounds", .type = GAME_CHECK, .default_value = "off"},
    {.name = NULL},
};

/* The setting. */

static int32_t chosen_number(const struct game_choice *choices, size_t count,
                             const struct game_option *option) {
    long number = 0;
    text_read_number(game_chosen(&pig_game, choices, count, option->name), option->min, option->max, &number);
    return (int32_t)number;
}

static bool is_on(const struct game_choice *choices, size_t count, int option) {
    return strcmp(game_chosen(&pig_game, choices, count, options[option].name), "on") == 0;
}

static bool prepare(void *setting, const struct game_choice *choices, size_t count,
                    struct game_error *error) {
    struct pig_setting *rules = setting;
    if (!game_check_choices(&pig_game, choices, count, error))
        return false;
    rules->seats = chosen_number(choices, count, &options[SEATS_OPTION]);
    rules->target = chosen_number(choices, count, &options[TARGET_OPTION]);
    rules->secret = is_on(choices, count, SECRET_OPTION);
    rules->teams = is_on(choices, count, TEAMS_OPTION);
    rules->automa = is_on(choices, count, AUTOMA_OPTION);
    rules->rounds = is_on(choices, count, ROUNDS_OPTION);
    if (rules->teams && (rules->seats < 4 || rules->seats % 2 == 1))
        return pig_refuse(error, PIG_ODD_TEAMS, "");
    if (rules->automa && rules->seats < 2)
        return pig_refuse(error, PIG_LONELY_AUTOMA, "");
    return true;
}

static void option_value(const void *setting, size_t option, struct text *out) {
    const struct pig_setting *rules = setting;
    const int32_t value[] = {
        [SEATS_OPTION] = rules->seats, [TARGET_OPTION] = rules->target, [SECRET_OPTION] = rules->secret,
        [TEAMS_OPTION] = rules->teams, [AUTOMA_OPTION] = rules->automa, [ROUNDS_OPTION] = rules->rounds};
    if (options[option].type == GAME_CHECK)
        text_put(out, value[option] ? "on" : "off");
    else
        text_number(out, value[option]);
}

int pig_seats(const void *setting) {
    return ((const struct pig_setting *)setting)->seats;
}

bool pig_is_solo(const struct pig_setting *rules) {
    return rules->seats == 1;
}

bool pig_automa(const void *setting, const void *state, int seat) {
    const struct pig_setting *rules = setting;
    (void)state;
    return rules->automa && seat == rules->seats - 1;
}

int pig_team(const void *setting, const void *state, int seat) {
    (void)state;
    return ((const struct pig_setting *)setting)->teams ? seat % 2 : seat;
}

/* The rules. */

static void begin(const void *setting, void *state) {
    const struct pig_setting *rules = setting;
    *(struct pig_state *)state = (struct pig_state){.phase = rules->secret ? BONUS : TURN};
}

static int who(const void *setting, const void *state) {
    const struct pig_state *pig = state;
    (void)setting;
    return pig->phase == OVER ? GAME_OVER : pig->phase == TURN ? pig->seat : GAME_CHANCE;
}

static int turn(const void *setting, const void *state) {
    (void)setting;
    return ((const struct pig_state *)state)->seat;
}

/* A seat cannot hold before its first roll, nor roll with enough points to win. */
static bool can_roll(const struct pig_setting *rules, const struct pig_state *pig) {
    return pig->score[pig->seat] + pig->total < rules->target &&
           (pig->total < AUTOMA_HOLDS || !pig_automa(rules, pig, pig->seat));
}

static bool can_hold(const struct pig_setting *rules, const struct pig_state *pig) {
    return pig->total > 0 && (!pig_automa(rules, pig, pig->seat) || !can_roll(rules, pig));
}

static size_t list(const void *setting, const void *state, game_action *out) {
    const struct pig_state *pig = state;
    size_t count = 0;
    if (pig->phase == OVER)
        return 0;
    if (pig->phase != TURN) {
        for (game_action face = 1; face <= FACES; face++)
            out[count++] = face;
        return count;
    }
    if (can_roll(setting, pig))
        out[count++] = ROLL;
    if (can_hold(setting, pig))
        out[count++] = HOLD;
    return count;
}

static uint32_t weight(const void *setting, const void *state, game_action outcome) {
    (void)setting;
    (void)state;
    (void)outcome;
    return 1;
}

int pig_sides_left(const struct pig_setting *rules, const struct pig_state *pig) {
    bool left[SEATS_MAX] = {false};
    int sides = 0;
    for (int seat = 0; seat < rules->seats; seat++)
        if (!pig->gone[seat])
            left[pig_team(rules, pig, seat)] = true;
    for (int side = 0; side < SEATS_MAX; side++)
        sides += left[side];
    return sides;
}

bool pig_is_reached(const struct pig_setting *rules, const struct pig_state *pig) {
    for (int seat = 0; seat < rules->seats; seat++) {
        int bonus = rules->rounds ? 0 : pig->bonus[seat];
        if (!pig->gone[seat] && pig->score[seat] + bonus >= rules->target)
            return true;
    }
    return false;
}

static void finish(const struct pig_setting *rules, struct pig_state *pig) {
    pig->total = 0;
    pig->phase = OVER;
    pig->seat = (uint8_t)pig_first_winner(rules, pig);
}

/* The next seat that is still in the game, which may be the same. */
static int next_seat(const struct pig_setting *rules, const struct pig_state *pig) {
    int seat = pig->seat;
    do
        seat = (seat + 1) % rules->seats;
    while (pig->gone[seat] && seat != pig->seat);
    return seat;
}

static void end_turn(const struct pig_setting *rules, struct pig_state *pig) {
    int next = next_seat(rules, pig);
    bool round_ends = next <= pig->seat;
    pig->total = 0;
    pig->phase = TURN;
    pig->turns = (uint16_t)(pig->turns + pig_is_solo(rules));
    if (pig->turns == SOLO_TURNS || ((round_ends || !rules->rounds) && pig_is_reached(rules, pig)))
        finish(rules, pig);
    else
        pig->seat = (uint8_t)next;
}

static void resign(const struct pig_setting *rules, struct pig_state *pig, int seat) {
    pig->gone[seat] = 1;
    if (pig_sides_left(rules, pig) < 2)
        finish(rules, pig);
    else if (pig->seat == seat)
        end_turn(rules, pig);
}

static void hold(const struct pig_setting *rules, struct pig_state *pig) {
    pig->score[pig->seat] = (int16_t)(pig->score[pig->seat] + pig->total);
    end_turn(rules, pig);
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
        end_turn(rules, pig);
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

/* While nobody has points, the first roll is not automatic. */
static bool deliberate(const void *setting, const void *state, game_action action) {
    const struct pig_setting *rules = setting;
    const struct pig_state *pig = state;
    int points = pig->total;
    for (int seat = 0; seat < rules->seats; seat++)
        points += pig->score[seat];
    return action == ROLL && points == 0 && !pig_automa(setting, state, pig->seat);
}

/* The end. */

static int points_of(const struct pig_state *pig, int seat) {
    return pig->score[seat] + pig->bonus[seat];
}

/* The best score on a seat's side among those still in the game; negative, but still ordered, if there is none. */
static int best_of_side(const struct pig_setting *rules, const struct pig_state *pig, int seat) {
    int best = INT16_MIN;
    for (int other = 0; other < rules->seats; other++) {
        int points = points_of(pig, other) - (pig->gone[other] ? 2 * TARGET_MAX : 0);
        if (pig_team(rules, pig, other) == pig_team(rules, pig, seat) && points > best)
            best = points;
    }
    return best;
}

/* In a race nobody but the winner's side has reached the target; at the end of a round the best counts. */
int pig_winners(const struct pig_setting *rules, const struct pig_state *pig, bool won[SEATS_MAX]) {
    int best = 0, sides = 0;
    for (int seat = 0; seat < rules->seats; seat++)
        if (best_of_side(rules, pig, seat) > best)
            best = best_of_side(rules, pig, seat);
    for (int seat = 0; seat < rules->seats; seat++)
        won[seat] = best_of_side(rules, pig, seat) == best && (!pig_is_solo(rules) || best >= rules->target);
    for (int seat = 0; seat < rules->seats; seat++) {
        bool first = won[seat];
        for (int other = 0; other < seat; other++)
            first = first && pig_team(rules, pig, other) != pig_team(rules, pig, seat);
        sides += first;
    }
    return sides;
}

int pig_first_winner(const struct pig_setting *rules, const struct pig_state *pig) {
    bool won[SEATS_MAX];
    int seat = 0;
    pig_winners(rules, pig, won);
    while (seat + 1 < rules->seats && (!won[seat] || pig->gone[seat]))
        seat++;
    return seat;
}

static void result(const void *setting, const void *state, struct game_result *result) {
    const struct pig_setting *rules = setting;
    const struct pig_state *pig = state;
    bool won[SEATS_MAX];
    int sides = pig_winners(rules, pig, won);
    result->scored = true;
    for (int seat = 0; seat < rules->seats; seat++) {
        result->utility[seat] = won[seat] ? 1.0 / sides : 0;
        result->score[seat] = points_of(pig, seat);
        result->place[seat] = 1;
        for (int other = 0; other < rules->seats; other++)
            result->place[seat] += best_of_side(rules, pig, other) > best_of_side(rules, pig, seat);
    }
    if (pig_is_solo(rules) && !won[0])
        result->place[0] = 2;
}

/* Knowledge. */

static bool secrets(const void *setting) {
    return ((const struct pig_setting *)setting)->secret;
}

static void hide(const void *setting, void *state, int viewer) {
    struct pig_state *pig = state;
    (void)setting;
    for (int seat = 0; pig->phase != OVER && seat < SEATS_MAX; seat++)
        if (seat != viewer && pig->bonus[seat] > 0)
            pig->bonus[seat] = UNKNOWN;
}

static bool hidden(const void *setting, const void *state) {
    const struct pig_state *pig = state;
    (void)setting;
    for (int seat = 0; seat < SEATS_MAX; seat++)
        if (pig->bonus[seat] == UNKNOWN)
            return true;
    return false;
}

/* In a race a seat that has not won has fewer points than the target. */
static void guess(const void *setting, void *state, struct game_random *random) {
    const struct pig_setting *rules = setting;
    struct pig_state *pig = state;
    for (int seat = 0; seat < rules->seats; seat++) {
        int most = rules->rounds ? FACES : rules->target - 1 - pig->score[seat];
        if (pig->bonus[seat] == UNKNOWN)
            pig->bonus[seat] = (uint8_t)(1 + random_below(random, (uint32_t)(most < FACES ? most : FACES)));
    }
}

static game_action seen(const void *setting, const void *state, game_action action, int viewer) {
    const struct pig_state *pig = state;
    (void)setting;
    return pig->phase == BONUS && viewer != pig->seat ? UNKNOWN : action;
}

/* Holding may end the game and so reveal everything; if it does not, the bonus was too small. */
static bool reveals(const void *setting, const void *state, game_action action) {
    const struct pig_setting *rules = setting;
    struct pig_state after = *(const struct pig_state *)state;
    if (!rules->secret || action != HOLD)
        return false;
    if (!rules->rounds && after.score[after.seat] + after.total + FACES >= rules->target)
        return true;
    hold(rules, &after);
    return after.phase == OVER;
}

const struct game pig_game = {
    .name = "pig",
    .title = {"Pig", "Cochon"},
    .rules_version = 1,
    .setting_bytes = sizeof(struct pig_setting),
    .state_bytes = sizeof(struct pig_state),
    .max_actions = FACES,
    .max_places = PIG_PLACES,
    .options = options,
    .min_seats = SEATS_MIN,
    .max_seats = SEATS_MAX,
    .seats_option = "seats",
    .prepare = prepare,
    .option_value = option_value,
    .seats = pig_seats,
    .label_option = pig_label_option,
    .begin = begin,
    .who = who,
    .list = list,
    .weight = weight,
    .play = play,
    .turn = turn,
    .result = result,
    .deliberate = deliberate,
    .seat_mark = pig_seat_mark,
    .seat_name = pig_seat_name,
    .present = present,
    .automa = pig_automa,
    .team = pig_team,
    .secrets = secrets,
    .hide = hide,
    .hidden = hidden,
    .guess = guess,
    .seen = seen,
    .reveals = reveals,
    .write_action = pig_write_action,
    .write_position = pig_write_position,
    .read_position = pig_read_position,
    .clicks = pig_clicks,
    .write_thing = pig_write_thing,
    .label_thing = pig_label_thing,
    .is_button = pig_is_button,
    .read_thing = pig_read_thing,
    .explain = pig_explain,
    .why_not = pig_why_not,
    .prompt = pig_prompt,
    .label = pig_label,
    .tell = pig_tell,
    .write_board = pig_write_board,
    .draw = pig_draw,
    .odds = pig_odds,
    .label_odds = pig_label_odds,
    .places = pig_places,
    .draw_place = pig_draw_place,
    .draw_sheets = pig_draw_sheets,
    .feature_count = PIG_SIMPLE_FEATURES,
    .features = pig_features,
    .feature_name = pig_feature_name,
    .weights = pig_weights,
    .kind = pig_kind,
    .label_feature = pig_label_feature,
};
