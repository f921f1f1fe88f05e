/* The rules of Quantum: what may be done, and what it does. Private to this folder. */
#ifndef QUANTUM_RULES_H
#define QUANTUM_RULES_H

#include "action.h"

/* Carries out any action that is allowed: the contract's `play`. */
void quantum_play(const void *setting, void *state, game_action action);

/* set-up (section 3) */
void quantum_begin(const struct setting *setting, struct state *state);
game_action *quantum_list_start(const struct setting *setting, const struct state *state, game_action *out);
game_action *quantum_list_place(const struct setting *setting, const struct state *state, game_action *out);
void quantum_play_setup(const struct setting *setting, struct state *state, game_action action);
/* Goes on with set-up when the seat that was to roll or choose has left. */
void quantum_skip_setup(const struct setting *setting, struct state *state);
/* The next ship that the seat puts on the map; MAX_SHIPS when none is left. */
unsigned quantum_next_in_hand(const struct state *state, int seat);

/* a turn (sections 4 to 8) */
game_action *quantum_list_turn(const struct setting *setting, const struct state *state, game_action *out);
game_action *quantum_list_infamy(const struct setting *setting, const struct state *state, game_action *out);
void quantum_play_turn(const struct setting *setting, struct state *state, game_action action);

/* combat (6.3 to 6.6) */
void quantum_start_combat(struct state *state, unsigned ship, unsigned attack_space, unsigned target);
void quantum_play_combat(const struct setting *setting, struct state *state, game_action action);
/* The exact probability that a ship beats another. */
double quantum_attack_odds(unsigned attacker, unsigned defender);
bool quantum_attacker_wins(unsigned attacker, unsigned weapons_die, unsigned defender, unsigned defences_die);

/* the course of the game (sections 4, 8, 9, 10) */
void quantum_start_turn(const struct setting *setting, struct state *state, int seat);
void quantum_end_phase_one(const struct setting *setting, struct state *state);
void quantum_change_dominance(struct state *state, int seat, int by);
/* After a gain: to STAGE_INFAMY if dominance is at 6 and a planet can take the cube, else on with the turn (8.3, 8.5). */
void quantum_try_infamy(const struct setting *setting, struct state *state);
/* True when that was the last cube: the game is over (10.1). */
bool quantum_place_cube(const struct setting *setting, struct state *state, int seat, unsigned centre);
void quantum_play_infamy(const struct setting *setting, struct state *state, game_action action);
void quantum_resign(const struct setting *setting, struct state *state, int seat);

#endif
