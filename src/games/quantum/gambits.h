/* The gambits: each acts at once when it is taken. */
#ifndef QUANTUM_GAMBITS_H
#define QUANTUM_GAMBITS_H

#include "cards.h"

void quantum_aggression(const struct setting *setting, struct state *state);
void quantum_expansion(const struct setting *setting, struct state *state);
void quantum_momentum(const struct setting *setting, struct state *state);
void quantum_relocation(const struct setting *setting, struct state *state);
void quantum_reorganization(const struct setting *setting, struct state *state);
void quantum_sabotage(const struct setting *setting, struct state *state);

/* The decisions that some of them require. */
game_action *quantum_list_gambit(const struct setting *setting, const struct state *state, game_action *out);
void quantum_play_gambit(const struct setting *setting, struct state *state, game_action action);
/* The next player discards a command, or phase 2 continues. */
void quantum_continue_sabotage(const struct setting *setting, struct state *state);
/* Rolls the next ship in hand; once all are rolled, puts them down; then phase 2 continues. */
void quantum_continue_landing(const struct setting *setting, struct state *state);

#endif
