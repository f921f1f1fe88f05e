/* Quantum's entry in the contract: who decides, what is possible, and handing each action to its part of the rules. */
#include "map.h"
#include "notation.h"
#include "quantum.h"
#include "rules.h"
#include "words.h"

#include <string.h>

enum decider { BY_CHANCE, BY_SEAT, BY_NOBODY };

static const enum decider decider[STAGES] = {
    [STAGE_ROLL] = BY_CHANCE,  [STAGE_KEEP] = BY_SEAT,          [STAGE_ROLL_AGAIN] = BY_CHANCE,
    [STAGE_TIE] = BY_CHANCE,   [STAGE_START] = BY_SEAT,         [STAGE_PLACE] = BY_SEAT,
    [STAGE_TURN] = BY_SEAT,    [STAGE_RECONFIGURE] = BY_CHANCE, [STAGE_COMBAT] = BY_CHANCE,
    [STAGE_WRECK] = BY_CHANCE, [STAGE_ENTER] = BY_SEAT,         [STAGE_INFAMY] = BY_SEAT,
    [STAGE_OVER] = BY_NOBODY,
};

static int who(const void *setting, const void *any_state) {
    const struct state *state = any_state;
    (void)setting;
    switch (decider[state->stage]) {
    case BY_CHANCE:
        return GAME_CHANCE;
    case BY_SEAT:
        return state->seat;
    case BY_NOBODY:
        break;
    }
    return GAME_OVER;
}

static int seats(const void *setting) {
    return ((const struct setting *)setting)->seats;
}

static void begin(const void *setting, void *state) {
    quantum_begin(setting, state);
}

/* One die that does not show `except` (0: any number). */
static game_action *list_one_die(unsigned except, game_action *out) {
    for (unsigned number = 1; number <= MAX_NUMBER; number++)
        if (number != except)
            *out++ = make_dice(DICE_ONE, number, 0, 0);
    return out;
}

static game_action *list_two_dice(game_action *out) {
    for (unsigned a = 1; a <= MAX_NUMBER; a++)
        for (unsigned b = 1; b <= MAX_NUMBER; b++)
            *out++ = make_dice(DICE_TWO, a, b, 0);
    return out;
}

static game_action *list_three_dice(game_action *out) {
    for (unsigned a = 1; a <= MAX_NUMBER; a++)
        for (unsigned b = 1; b <= MAX_NUMBER; b++)
            for (unsigned c = 1; c <= MAX_NUMBER; c++)
                *out++ = make_dice(DICE_THREE, a, b, c);
    return out;
}

static game_action *list_plain(enum kind first, enum kind second, game_action *out) {
    *out++ = make_action(first, 0, 0, 0, 0);
    *out++ = make_action(second, 0, 0, 0, 0);
    return out;
}

static game_action *list_stage(const struct setting *setting, const struct state *state, game_action *out) {
    switch (state->stage) {
    case STAGE_TURN:
        return quantum_list_turn(setting, state, out);
    case STAGE_RECONFIGURE:
        return list_one_die(state->ship[state->seat][state->pending].number, out); /* 5.1, 7.6 */
    case STAGE_WRECK:
        return list_one_die(0, out);
    case STAGE_COMBAT:
    case STAGE_TIE:
        return list_two_dice(out);
    case STAGE_ENTER:
        return list_plain(ENTER, STAY, out);
    case STAGE_INFAMY:
        return quantum_list_infamy(setting, state, out);
    case STAGE_ROLL:
    case STAGE_ROLL_AGAIN:
        return list_three_dice(out);
    case STAGE_KEEP:
        return list_plain(KEEP, ROLL_AGAIN, out);
    case STAGE_START:
        return quantum_list_start(setting, state, out);
    case STAGE_PLACE:
        return quantum_list_place(setting, state, out);
    }
    return out;
}

static size_t list(const void *setting, const void *state, game_action *out) {
    return (size_t)(list_stage(setting, state, out) - out);
}

/* All that chance decides in Quantum without cards are fair dice. */
static uint32_t weight(const void *setting, const void *state, game_action outcome) {
    (void)setting, (void)state, (void)outcome;
    return 1;
}

void quantum_play(const void *setting, void *any_state, game_action action) {
    struct state *state = any_state;
    if (GAME_IS_RESIGN(action)) {
        quantum_resign(setting, state, GAME_RESIGNER(action));
        return;
    }
    switch (state->stage) {
    case STAGE_TURN:
        quantum_play_turn(setting, state, action);
        break;
    case STAGE_RECONFIGURE:
        state->ship[state->seat][state->pending].number = (uint8_t)die_of(action, 0);
        state->pending = 0;
        state->stage = STAGE_TURN;
        break;
    case STAGE_COMBAT:
    case STAGE_WRECK:
    case STAGE_ENTER:
        quantum_play_combat(setting, state, action);
        break;
    case STAGE_INFAMY:
        quantum_play_infamy(setting, state, action);
        break;
    default:
        quantum_play_setup(setting, state, action);
    }
}

static bool present(const void *setting, const void *state, int seat) {
    (void)setting;
    return is_present(state, seat);
}

static void result(const void *setting, const void *any_state, double share[GAME_MAX_SEATS]) {
    const struct state *state = any_state;
    for (int seat = 0; seat < seats(setting); seat++)
        share[seat] = seat == state->seat ? 1 : 0;
}

/* 4.3: phase 1 ends when the player says so. */
static bool deliberate(const void *setting, const void *state, game_action action) {
    (void)setting, (void)state;
    return kind_of(action) == END;
}

static double success(const void *any_setting, const void *any_state, game_action action) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    if (kind_of(action) != ATTACK && kind_of(action) != STRIKE)
        return -1;
    const struct ship *defender = quantum_ship_on(setting, state, to_of(action), NULL);
    return quantum_attack_odds(state->ship[state->seat][ship_of(action)].number, defender->number);
}

static const char *const rule_sets[] = {"sheet", "basic", NULL};

static const struct game_option options[] = {
    {.name = "map", .type = GAME_STRING, .standard = "base-2"},
    {.name = "rules", .type = GAME_COMBO, .standard = "sheet", .values = rule_sets},
    {.name = "entanglement", .type = GAME_CHECK, .standard = "off"},
    {.name = NULL},
};

static bool prepare(void *any_setting, const struct game_choice *choices, size_t count,
                    struct game_error *error) {
    struct setting *setting = any_setting;
    struct map map;
    if (!game_check_choices(&quantum_game, choices, count, error) ||
        !quantum_find_map(game_chosen(&quantum_game, choices, count, "map"), &map, error))
        return false;
    memset(setting, 0, sizeof *setting);
    setting->rules =
        strcmp(game_chosen(&quantum_game, choices, count, "rules"), "basic") == 0 ? RULES_BASIC : RULES_SHEET;
    setting->entanglement = strcmp(game_chosen(&quantum_game, choices, count, "entanglement"), "on") == 0;
    quantum_lay_out(&map, setting);
    return true;
}

static void option_value(const void *any_setting, size_t option, struct text *out) {
    const struct setting *setting = any_setting;
    switch (option) {
    case 0:
        quantum_write_map(setting, out);
        break;
    case 1:
        text_put(out, rule_sets[setting->rules]);
        break;
    case 2:
        text_put(out, setting->entanglement ? "on" : "off");
        break;
    }
}

const struct game quantum_game = {
    .name = "quantum",
    .rules_version = 1,
    .setting_bytes = sizeof(struct setting),
    .state_bytes = sizeof(struct state),
    .options = options,
    .prepare = prepare,
    .option_value = option_value,
    .seats = seats,
    .board_option = "map",
    .board = quantum_board,
    .read_board = quantum_read_board,
    .begin = begin,
    .who = who,
    .list = list,
    .weight = weight,
    .play = quantum_play,
    .present = present,
    .result = result,
    .deliberate = deliberate,
    .write_action = quantum_write_action,
    .write_position = quantum_write_position,
    .read_position = quantum_read_position,
    .seat_mark = quantum_seat_mark,
    .clicks = quantum_clicks,
    .write_thing = quantum_write_thing,
    .label_thing = quantum_label_thing,
    .is_button = quantum_is_button,
    .seat_name = quantum_seat_name,
    .prompt = quantum_prompt,
    .label = quantum_label,
    .tell = quantum_tell,
    .write_board = quantum_write_board,
    .draw = quantum_draw,
    .success = success,
};
