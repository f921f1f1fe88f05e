/* The tables of cards, and the sum of a seat's powers. */
#include "cards.h"
#include "commands.h"
#include "gambits.h"

#include <string.h>

const struct powers quantum_no_powers;

const struct command_card quantum_commands[COMMANDS] = {
    [AGILE] = {.name = "agile", .powers = {.range = 1}},
    [ARROGANT] = {.name = "arrogant", .powers = {.actions_for_most = 1}},
    [BRILLIANT] = {.name = "brilliant", .powers = {.turn_research = 2}},
    [CEREBRAL] = {.name = "cerebral",
                  .shape = USE_ALONE,
                  .offer = quantum_offer_cerebral,
                  .use = quantum_use_cerebral},
    [CLEVER] = {.name = "clever", .powers = {.chooses_numbers = 1}},
    [CONFORMIST] = {.name = "conformist", .powers = {.actions_for_pair = 1}},
    [CRUEL] = {.name = "cruel", .powers = {.rerolls_other_die = 1}},
    [CUNNING] = {.name = "cunning", .powers = {.second_ability = 1}},
    [CURIOUS] = {.name = "curious",
                 .shape = USE_SPACE,
                 .offer = quantum_offer_curious,
                 .use = quantum_use_curious},
    [DANGEROUS] = {.name = "dangerous", .powers = {.destroys_both = 1}},
    [EAGER] = {.name = "eager", .powers = {.free_deploy = 1}},
    [ENERGETIC] = {.name = "energetic", .powers = {.moves_again = 1}},
    [FEROCIOUS] = {.name = "ferocious", .powers = {.combat_roll = -1}},
    [FLEXIBLE] = {.name = "flexible",
                  .shape = USE_NUMBER,
                  .offer = quantum_offer_flexible,
                  .use = quantum_use_flexible},
    [INGENIOUS] = {.name = "ingenious", .powers = {.counts_diagonals = 1}},
    [INTELLIGENT] = {.name = "intelligent", .powers = {.construct_slack = 1}},
    [NOMADIC] = {.name = "nomadic",
                 .shape = USE_SPACE,
                 .offer = quantum_offer_nomadic,
                 .use = quantum_use_nomadic},
    [PLUNDERING] = {.name = "plundering", .powers = {.research_for_kill = 3}},
    [PRECOCIOUS] = {.name = "precocious", .powers = {.early_breakthrough = 2}},
    [RATIONAL] = {.name = "rational", .powers = {.fixed_roll = 3}},
    [RAVENOUS] = {.name = "ravenous", .powers = {.more_dominance = 1}},
    [RELENTLESS] = {.name = "relentless", .powers = {.rerolls_own_die = 1}},
    [RESOURCEFUL] = {.name = "resourceful",
                     .shape = USE_SHIP,
                     .offer = quantum_offer_resourceful,
                     .use = quantum_use_resourceful},
    [RIGHTEOUS] = {.name = "righteous", .powers = {.keeps_dominance = 1}},
    [SCRAPPY] = {.name = "scrappy", .powers = {.rerolls_on_turn = 1}},
    [STEALTHY] = {.name = "stealthy", .powers = {.deploys_anywhere = 1}},
    [STRATEGIC] = {.name = "strategic", .powers = {.formation_roll = -2}},
    [STUBBORN] = {.name = "stubborn", .powers = {.holds_ties = 1}},
    [TACTICAL] = {.name = "tactical",
                  .shape = USE_SPACE,
                  .offer = quantum_offer_tactical,
                  .use = quantum_use_tactical},
    [TYRANNICAL] = {.name = "tyrannical",
                    .shape = USE_ALONE,
                    .offer = quantum_offer_tyrannical,
                    .use = quantum_use_tyrannical},
    [WARLIKE] = {.name = "warlike", .powers = {.actions_for_kill = 1}},
};

const struct gambit_card quantum_gambits[GAMBITS] = {
    [AGGRESSION] = {.name = "aggression", .copies = 4, .carry_out = quantum_aggression},
    [EXPANSION] = {.name = "expansion", .copies = 8, .carry_out = quantum_expansion},
    [MOMENTUM] = {.name = "momentum", .copies = 4, .carry_out = quantum_momentum},
    [RELOCATION] = {.name = "relocation", .copies = 2, .carry_out = quantum_relocation},
    [REORGANIZATION] = {.name = "reorganization", .copies = 2, .carry_out = quantum_reorganization},
    [SABOTAGE] = {.name = "sabotage", .copies = 2, .carry_out = quantum_sabotage},
};

const struct powers *quantum_powers_held(const struct state *state, int seat, struct powers *buffer) {
    int8_t *sum = (int8_t *)buffer;
    memset(buffer, 0, sizeof *buffer);
    for (uint32_t working = state->commands[seat] & ~state->fresh; working; working &= working - 1) {
        const int8_t *add = (const int8_t *)&quantum_commands[__builtin_ctz(working)].powers;
        for (size_t i = 0; i < sizeof *buffer; i++)
            sum[i] = (int8_t)(sum[i] + add[i]);
    }
    return buffer;
}

unsigned quantum_discarded_gambits(const struct state *state, enum gambit gambit) {
    bool in_play = state->gambit == (unsigned)gambit + 1;
    return (unsigned)(quantum_gambits[gambit].copies - state->gambit_deck[gambit] -
                      state->gambit_market[gambit] - in_play);
}

uint32_t quantum_discarded_commands(const struct state *state) {
    uint32_t elsewhere = state->command_deck | state->command_market;
    for (int seat = 0; seat < QUANTUM_SEATS; seat++)
        elsewhere |= state->commands[seat];
    return (((uint32_t)1 << COMMANDS) - 1) & ~elsewhere;
}

void quantum_new_decks(struct state *state) {
    for (int i = 0; i < GAMBITS; i++)
        state->gambit_deck[i] = quantum_gambits[i].copies;
    state->command_deck = ((uint32_t)1 << COMMANDS) - 1;
}
