/* Quantum's entry in the contract: who decides, what is possible, and handing each action to its part of the rules. */
#include "counts.h"
#include "gambits.h"
#include "map.h"
#include "notation.h"
#include "quantum.h"
#include "reasons.h"
#include "rules.h"
#include "words.h"

#include <string.h>

enum decider { BY_CHANCE, BY_SEAT, BY_DECIDER, BY_PICKER, BY_NOBODY };

static const enum decider decider[STAGES] = {
    [STAGE_ROLL] = BY_CHANCE,   [STAGE_KEEP] = BY_SEAT,          [STAGE_ROLL_AGAIN] = BY_CHANCE,
    [STAGE_TIE] = BY_CHANCE,    [STAGE_START] = BY_SEAT,         [STAGE_PLACE] = BY_SEAT,
    [STAGE_TURN] = BY_SEAT,     [STAGE_RECONFIGURE] = BY_CHANCE, [STAGE_COMBAT] = BY_CHANCE,
    [STAGE_WRECK] = BY_CHANCE,  [STAGE_ENTER] = BY_SEAT,         [STAGE_INFAMY] = BY_DECIDER,
    [STAGE_DRAW] = BY_CHANCE,   [STAGE_ROLL_SHIP] = BY_CHANCE,   [STAGE_CHOOSE] = BY_DECIDER,
    [STAGE_AGAIN] = BY_DECIDER, [STAGE_REACT] = BY_DECIDER,      [STAGE_DIE_AGAIN] = BY_CHANCE,
    [STAGE_PICK] = BY_PICKER,   [STAGE_RELOCATE] = BY_PICKER,    [STAGE_REORGANIZE] = BY_PICKER,
    [STAGE_LAND] = BY_PICKER,   [STAGE_SABOTAGE] = BY_DECIDER,   [STAGE_OVER] = BY_NOBODY,
};

int quantum_who(const void *setting, const void *any_state) {
    const struct state *state = any_state;
    (void)setting;
    switch (decider[state->stage]) {
    case BY_CHANCE:
        return GAME_CHANCE;
    case BY_SEAT:
        return state->seat;
    case BY_DECIDER:
        return state->decider;
    case BY_PICKER:
        return state->picker;
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

/* The numbers that the owner of a ship chooses from instead of rolling. */
static game_action *list_numbers(unsigned except, game_action *out) {
    for (unsigned number = 1; number <= MAX_NUMBER; number++)
        if (number != except)
            *out++ = make_action(CHOOSE, 0, number, 0, 0);
    return out;
}

static game_action *list_stage(const struct setting *setting, const struct state *state, game_action *out) {
    switch (state->stage) {
    case STAGE_TURN:
        return quantum_list_turn(setting, state, out);
    case STAGE_RECONFIGURE:
        return list_one_die(state->ship[state->seat][state->pending].number, out); /* 5.1, 7.6 */
    case STAGE_WRECK:
    case STAGE_ROLL_SHIP:
    case STAGE_DIE_AGAIN:
        return list_one_die(0, out);
    case STAGE_COMBAT:
        return quantum_list_combat_dice(setting, state, out);
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
    case STAGE_AGAIN:
        return list_plain(KEEP, ROLL_AGAIN, out);
    case STAGE_START:
        return quantum_list_start(setting, state, out);
    case STAGE_PLACE:
        return quantum_list_place(setting, state, out);
    case STAGE_DRAW:
        return quantum_list_draws(state, out);
    case STAGE_CHOOSE:
        return list_numbers(quantum_roll_except(setting, state), out);
    case STAGE_REACT:
        return quantum_list_reactions(setting, state, out);
    case STAGE_PICK:
        return quantum_list_picks(state, out);
    case STAGE_OVER:
        return out;
    }
    return quantum_list_gambit(setting, state, out);
}

static size_t list(const void *setting, const void *state, game_action *out) {
    return (size_t)(list_stage(setting, state, out) - out);
}

/* Dice are fair; a card is drawn by how many of it are left. */
static uint32_t weight(const void *setting, const void *state, game_action outcome) {
    (void)setting;
    return kind_of(outcome) == DRAW ? quantum_draw_weight(state, outcome) : 1;
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
    case STAGE_WRECK:
    case STAGE_ROLL_SHIP:
    case STAGE_CHOOSE:
    case STAGE_AGAIN:
        quantum_play_roll(setting, state, action);
        break;
    case STAGE_COMBAT:
    case STAGE_REACT:
    case STAGE_DIE_AGAIN:
    case STAGE_ENTER:
        quantum_play_combat(setting, state, action);
        break;
    case STAGE_INFAMY:
        quantum_play_infamy(setting, state, action);
        break;
    case STAGE_DRAW:
        quantum_play_draw(setting, state, action);
        break;
    case STAGE_PICK:
        quantum_play_pick(setting, state, action);
        break;
    case STAGE_RELOCATE:
    case STAGE_REORGANIZE:
    case STAGE_LAND:
    case STAGE_SABOTAGE:
        quantum_play_gambit(setting, state, action);
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

static double success(const void *setting, const void *any_state, game_action action) {
    const struct state *state = any_state;
    if (state->stage != STAGE_TURN || kind_of(action) == END)
        return -1;
    struct state fight = *state;
    quantum_play(setting, &fight, action);
    if (fight.stage != STAGE_COMBAT && fight.stage != STAGE_REACT)
        return -1;
    return quantum_combat_odds(setting, &fight);
}

const char *const quantum_rule_sets[] = {"sheet", "basic", "full", NULL};
const char *const quantum_printings[] = {"first", "revised", NULL};

static const struct game_option options[] = {
    {.name = "map", .type = GAME_STRING, .standard = "base-2"},
    {.name = "rules", .type = GAME_COMBO, .standard = "sheet", .values = quantum_rule_sets},
    {.name = "printing", .type = GAME_COMBO, .standard = "first", .values = quantum_printings},
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
    bool entanglement = strcmp(game_chosen(&quantum_game, choices, count, "entanglement"), "on") == 0;
    if (!quantum_has_planets(&map, entanglement, error))
        return false;
    memset(setting, 0, sizeof *setting);
    const char *rules = game_chosen(&quantum_game, choices, count, "rules");
    while (strcmp(quantum_rule_sets[setting->rules], rules) != 0)
        setting->rules++;
    setting->revised = strcmp(game_chosen(&quantum_game, choices, count, "printing"), "revised") == 0;
    setting->entanglement = entanglement;
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
        text_put(out, quantum_rule_sets[setting->rules]);
        break;
    case 2:
        text_put(out, quantum_printings[setting->revised]);
        break;
    case 3:
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
    .label_option = quantum_label_option,
    .board_option = "map",
    .board = quantum_board,
    .read_board = quantum_read_board,
    .survey = quantum_survey,
    .begin = begin,
    .who = quantum_who,
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
    .read_thing = quantum_read_thing,
    .explain = quantum_explain,
    .why_not = quantum_why_not,
    .seat_name = quantum_seat_name,
    .prompt = quantum_prompt,
    .label = quantum_label,
    .tell = quantum_tell,
    .write_board = quantum_write_board,
    .draw = quantum_draw,
    .chart_size = quantum_chart_size,
    .chart = quantum_chart,
    .chart_sheets = quantum_chart_sheets,
    .success = success,
    .feature_count = FEATURES,
    .features = quantum_features,
    .kind = quantum_kind,
    .feature_name = quantum_feature_name,
    .label_feature = quantum_label_feature,
    .reason = quantum_reason,
};
