/* Rolling the die of a ship: the chance stages STAGE_RECONFIGURE (another number), STAGE_ROLL_SHIP and STAGE_WRECK (any
   number). Clever replaces the roll by a choice, Scrappy allows a re-roll. */
#include "cards.h"
#include "gambits.h"
#include "rules.h"

static bool is_roll(unsigned stage) {
    return stage == STAGE_RECONFIGURE || stage == STAGE_ROLL_SHIP || stage == STAGE_WRECK;
}

static unsigned roll_stage(const struct state *state) {
    return is_roll(state->stage) ? state->stage : state->resume;
}

const struct ship *quantum_rolled_ship(const struct setting *setting, const struct state *state, int *owner) {
    if (roll_stage(state) == STAGE_WRECK)
        return quantum_wreck(setting, state, owner);
    *owner = roll_stage(state) == STAGE_ROLL_SHIP ? state->picker : state->seat;
    return &state->ship[*owner][state->pending];
}

/* 5.1, 7.6: a reconfigured ship shows another number than before. */
unsigned quantum_roll_except(const struct setting *setting, const struct state *state) {
    int owner;
    return roll_stage(state) == STAGE_RECONFIGURE ? quantum_rolled_ship(setting, state, &owner)->number : 0;
}

void quantum_start_roll(const struct setting *setting, struct state *state, enum stage stage) {
    struct powers buffer;
    int owner;
    state->stage = (uint8_t)stage;
    if (setting->rules != RULES_FULL)
        return;
    quantum_rolled_ship(setting, state, &owner);
    if (powers_of(state, owner, &buffer)->chooses_numbers) {
        state->stage = STAGE_CHOOSE;
        state->resume = (uint8_t)stage;
        state->decider = (uint8_t)owner;
    }
}

static void finish_ship(const struct setting *setting, struct state *state, unsigned number) {
    struct ship *ship = &state->ship[state->picker][state->pending];
    ship->number = (uint8_t)number;
    if (ship->place == PLACE_HAND) {
        state->rolling &= (uint8_t) ~(1u << state->pending);
        quantum_continue_landing(setting, state);
        return;
    }
    state->pending = 0; /* scrapped by Resourceful */
    state->stage = STAGE_TURN;
}

static void finish(const struct setting *setting, struct state *state, unsigned number) {
    unsigned stage = roll_stage(state);
    state->resume = 0;
    state->rolled = 0;
    state->decider = 0;
    if (stage == STAGE_RECONFIGURE) {
        state->ship[state->seat][state->pending].number = (uint8_t)number;
        state->pending = 0;
        state->stage = STAGE_TURN;
    } else if (stage == STAGE_WRECK)
        quantum_scrap_wreck(setting, state, number);
    else
        finish_ship(setting, state, number);
}

static bool may_roll_again(const struct setting *setting, const struct state *state) {
    struct powers buffer;
    int owner;
    if (setting->rules != RULES_FULL || state->resume == STAGE_AGAIN)
        return false;
    quantum_rolled_ship(setting, state, &owner);
    return owner == state->seat && powers_of(state, owner, &buffer)->rerolls_on_turn;
}

void quantum_play_roll(const struct setting *setting, struct state *state, game_action action) {
    if (state->stage == STAGE_CHOOSE)
        finish(setting, state, extra_of(action));
    else if (state->stage == STAGE_AGAIN && kind_of(action) == KEEP)
        finish(setting, state, state->rolled);
    else if (state->stage == STAGE_AGAIN) {
        state->stage = state->resume;
        state->resume = STAGE_AGAIN;
        state->rolled = 0;
        state->decider = 0;
    } else if (may_roll_again(setting, state)) {
        state->rolled = (uint8_t)die_of(action, 0);
        state->resume = state->stage;
        state->stage = STAGE_AGAIN;
        state->decider = state->seat;
    } else
        finish(setting, state, die_of(action, 0));
}
