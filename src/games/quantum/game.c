/* Quantum's implementation of the contract: dispatches each stage to its part of the rules. */
#include "gambits.h"
#include "map.h"
#include "notation.h"
#include "quantum.h"
#include "quantum_features.h"
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

/* One die that does not show `except` (0: any). */
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

/* Clever: the numbers to choose from instead of rolling. */
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

/* 11.1: dice are fair; a card is weighted by its copies in the deck. */
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

/* `seat` is the winner; all others share second place. */
static void result(const void *setting, const void *any_state, struct game_result *result) {
    const struct state *state = any_state;
    for (int seat = 0; seat < seats(setting); seat++) {
        result->utility[seat] = seat == state->seat;
        result->place[seat] = seat == state->seat ? 1 : 2;
    }
}

static int turn(const void *setting, const void *state) {
    (void)setting;
    return ((const struct state *)state)->seat;
}

bool quantum_turn_starts(const void *setting, const void *before, const void *after) {
    const struct state *old = before, *new = after;
    (void)setting;
    if (old->phase == 0)
        return new->phase > 0;
    return new->phase == 1 && (old->phase == 2 || old->seat != new->seat);
}

/* 11.2: a choice without alternative is made for the player. 4.3: but the player ends phase 1 explicitly. */
static bool deliberate(const void *setting, const void *state, game_action action) {
    (void)setting, (void)state;
    return kind_of(action) == END;
}

static size_t odds(const void *setting, const void *any_state, game_action action,
                   struct game_odds out[GAME_MAX_ODDS]) {
    const struct state *state = any_state;
    if (state->stage != STAGE_TURN || kind_of(action) == END)
        return 0;
    struct state fight = *state;
    quantum_play(setting, &fight, action);
    if (fight.stage != STAGE_COMBAT && fight.stage != STAGE_REACT)
        return 0;
    /* Before the dice only Dangerous can be played, which is a decision and not counted in the odds. */
    out[0] = (struct game_odds){.kind = GAME_SUCCESS,
                                .name = fight.stage == STAGE_REACT ? WORD_ODDS_DANGEROUS : WORD_ODDS_SUCCESS,
                                .chance = quantum_combat_odds(setting, &fight)};
    return 1;
}

static void label_odds(const void *setting, const void *state, const struct game_odds *chance,
                       enum game_language language, struct text *out) {
    (void)setting, (void)state;
    text_put(out, quantum_word((enum word)chance->name, language));
}

static const char *seat_mark(const void *setting, const void *state, int seat) {
    (void)setting, (void)state;
    return quantum_seat_mark(seat);
}

static void seat_name(const void *setting, const void *state, int seat, enum game_language language,
                      struct text *out) {
    (void)setting, (void)state;
    quantum_seat_name(seat, language, out);
}

const char *const quantum_rule_sets[] = {"sheet", "basic", "full", NULL};
const char *const quantum_printings[] = {"first", "revised", NULL};

static const struct game_option options[] = {
    {.name = "map", .type = GAME_STRING, .default_value = "base-2"},
    {.name = "rules", .type = GAME_COMBO, .default_value = "sheet", .values = quantum_rule_sets},
    {.name = "printing", .type = GAME_COMBO, .default_value = "first", .values = quantum_printings},
    {.name = "entanglement", .type = GAME_CHECK, .default_value = "off"},
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
    setting->version = CURRENT_RULES;
    quantum_lay_out(&map, setting);
    return true;
}

static void set_rules_version(void *setting, int version) {
    ((struct setting *)setting)->version = (uint8_t)version;
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

/* Measured with `sheet`, two players, base-2 (docs/strength.md); level 4 is 1500 by definition. */
static const int elo[] = {690, 1035, 1290, 1500, 1760, 1975, 2140, 2265};

const struct game quantum_game = {
    .name = "quantum",
    .title = {"Quantum", "Quantum"},
    .rules_version = CURRENT_RULES,
    .oldest_rules_version = RULES_VERSION_1,
    .setting_bytes = sizeof(struct setting),
    .state_bytes = sizeof(struct state),
    .max_actions = QUANTUM_ACTIONS,
    .max_places = 9 * MAX_PLANETS,
    .options = options,
    .min_seats = 2,
    .max_seats = QUANTUM_SEATS,
    .prepare = prepare,
    .option_value = option_value,
    .seats = seats,
    .set_rules_version = set_rules_version,
    .label_option = quantum_label_option,
    .board_option = "map",
    .board = quantum_board,
    .file_option = "map",
    .read_file = quantum_read_board,
    .survey = quantum_survey,
    .begin = begin,
    .who = quantum_who,
    .list = list,
    .weight = weight,
    .play = quantum_play,
    .turn = turn,
    .turn_starts = quantum_turn_starts,
    .present = present,
    .result = result,
    .deliberate = deliberate,
    .canonical = quantum_canonical,
    .only_spends = quantum_only_spends,
    .write_action = quantum_write_action,
    .write_position = quantum_write_position,
    .read_position = quantum_read_position,
    .seat_mark = seat_mark,
    .clicks = quantum_clicks,
    .write_thing = quantum_write_thing,
    .label_thing = quantum_label_thing,
    .is_button = quantum_is_button,
    .read_thing = quantum_read_thing,
    .explain = quantum_explain,
    .why_not = quantum_why_not,
    .seat_name = seat_name,
    .prompt = quantum_prompt,
    .label = quantum_label,
    .tell = quantum_tell,
    .write_board = quantum_write_board,
    .draw = quantum_draw,
    .about = quantum_about,
    .facts = quantum_facts,
    .caution = quantum_caution,
    .odds = odds,
    .label_odds = label_odds,
    .places = quantum_places,
    .draw_place = quantum_draw_place,
    .label_line = quantum_label_line,
    .draw_sheets = quantum_draw_sheets,
    .feature_count = FEATURES,
    .features = quantum_features,
    .kind = quantum_kind,
    .feature_name = quantum_feature_name,
    .weights = quantum_weights,
    .elo = elo,
    .label_feature = quantum_label_feature,
    .reason = quantum_reason,
};
