/* The commands that are a decision of their own, once a turn. */
#ifndef QUANTUM_COMMANDS_H
#define QUANTUM_COMMANDS_H

#include "fleet.h"

game_action *quantum_offer_cerebral(struct fleet *fleet, game_action *out);
game_action *quantum_offer_curious(struct fleet *fleet, game_action *out);
game_action *quantum_offer_flexible(struct fleet *fleet, game_action *out);
game_action *quantum_offer_nomadic(struct fleet *fleet, game_action *out);
game_action *quantum_offer_resourceful(struct fleet *fleet, game_action *out);
game_action *quantum_offer_tactical(struct fleet *fleet, game_action *out);
game_action *quantum_offer_tyrannical(struct fleet *fleet, game_action *out);

void quantum_use_cerebral(const struct setting *setting, struct state *state, game_action action);
void quantum_use_curious(const struct setting *setting, struct state *state, game_action action);
void quantum_use_flexible(const struct setting *setting, struct state *state, game_action action);
void quantum_use_nomadic(const struct setting *setting, struct state *state, game_action action);
void quantum_use_resourceful(const struct setting *setting, struct state *state, game_action action);
void quantum_use_tactical(const struct setting *setting, struct state *state, game_action action);
void quantum_use_tyrannical(const struct setting *setting, struct state *state, game_action action);

#endif
