/* Combat (6.3 to 6.6): both roll, the lower total wins, the attacker wins ties. */
#include "rules.h"

bool quantum_attacker_wins(unsigned attacker, unsigned weapons_die, unsigned defender,
                           unsigned defences_die) {
    return attacker + weapons_die <= defender + defences_die;
}

double quantum_attack_odds(unsigned attacker, unsigned defender) {
    int wins = 0;
    for (unsigned weapons = 1; weapons <= 6; weapons++)
        for (unsigned defences = 1; defences <= 6; defences++)
            wins += quantum_attacker_wins(attacker, weapons, defender, defences);
    return wins / 36.0;
}

void quantum_start_combat(struct state *state, unsigned ship, unsigned attack_space, unsigned target) {
    state->ship[state->seat][ship].place =
        (uint16_t)attack_space; /* 6.6: where it is if it does not win and enter */
    state->pending = (uint8_t)ship;
    state->contested = (uint16_t)target;
    state->stage = STAGE_COMBAT;
}

static void end_combat(struct state *state) {
    state->pending = 0;
    state->contested = 0;
    state->stage = STAGE_TURN;
}

static void resolve(const struct setting *setting, struct state *state, game_action dice) {
    const struct ship *attacker = &state->ship[state->seat][state->pending];
    int enemy;
    const struct ship *defender = quantum_ship_on(setting, state, state->contested, &enemy);
    if (quantum_attacker_wins(attacker->number, die_of(dice, 0), defender->number, die_of(dice, 1))) {
        state->ship[enemy][defender - state->ship[enemy]].place = PLACE_WRECK;
        state->stage = STAGE_WRECK;
    } else
        end_combat(state);
}

/* 6.4, 8.2: the wreck is re-rolled and scrapped, dominance changes hands. */
static void scrap(const struct setting *setting, struct state *state, game_action die) {
    int loser;
    struct ship *wreck = quantum_wreck(setting, state, &loser);
    wreck->number = (uint8_t)die_of(die, 0);
    wreck->place = PLACE_SCRAPYARD;
    quantum_change_dominance(state, state->seat, 1);
    quantum_change_dominance(state, loser, -1);
    state->stage = STAGE_ENTER;
}

void quantum_play_combat(const struct setting *setting, struct state *state, game_action action) {
    switch (state->stage) {
    case STAGE_COMBAT:
        resolve(setting, state, action);
        break;
    case STAGE_WRECK:
        scrap(setting, state, action);
        break;
    case STAGE_ENTER:
        if (kind_of(action) == ENTER)
            state->ship[state->seat][state->pending].place = state->contested;
        end_combat(state);
        quantum_try_infamy(setting, state); /* 6.5: infamy right after that choice */
        break;
    }
}
