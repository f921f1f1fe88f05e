/* The rules of Quantum: what may be done, and what it does. Private to this folder. The list functions append to a
   list and return its new end. */
#ifndef QUANTUM_RULES_H
#define QUANTUM_RULES_H

#include "action.h"

/* Who decides: the contract's `who`. */
int quantum_who(const void *setting, const void *state);
/* Carries out any action that is allowed: the contract's `play`. */
void quantum_play(const void *setting, void *state, game_action action);

/* set-up (section 3) */
void quantum_begin(const struct setting *setting, struct state *state);
game_action *quantum_list_start(const struct setting *setting, const struct state *state, game_action *out);
game_action *quantum_list_place(const struct setting *setting, const struct state *state, game_action *out);
void quantum_play_setup(const struct setting *setting, struct state *state, game_action action);
/* Goes on with set-up when the seat that was to roll or choose has left. */
void quantum_skip_setup(const struct setting *setting, struct state *state);
/* The first ship in hand of the seat; MAX_SHIPS when there is none. */
unsigned quantum_next_in_hand(const struct state *state, int seat);

/* phase 1 of a turn (sections 4 to 8) */
game_action *quantum_list_turn(const struct setting *setting, const struct state *state, game_action *out);
/* What the orbit must add up to for the seat whose turn it is; 0 when no cube may be built there. */
int quantum_construct_needs(const struct setting *setting, const struct state *state, int planet);
/* Whether the seat whose turn it is can construct at once. */
bool quantum_can_construct(const struct setting *setting, const struct state *state);
void quantum_play_turn(const struct setting *setting, struct state *state, game_action action);

/* rolling a ship's die: by chance, by choice (Clever), and once more (Scrappy) */
void quantum_start_roll(const struct setting *setting, struct state *state, enum stage stage);
/* The number that the roll may not show, or 0; and the ship that is rolled, with its owner. */
unsigned quantum_roll_except(const struct setting *setting, const struct state *state);
const struct ship *quantum_rolled_ship(const struct setting *setting, const struct state *state, int *owner);
void quantum_play_roll(const struct setting *setting, struct state *state, game_action action);

/* combat (6.3 to 6.6) */
void quantum_start_combat(const struct setting *setting, struct state *state, unsigned ship,
                          unsigned attack_space, unsigned target);
game_action *quantum_list_combat_dice(const struct setting *setting, const struct state *state,
                                      game_action *out);
game_action *quantum_list_reactions(const struct setting *setting, const struct state *state,
                                    game_action *out);
void quantum_play_combat(const struct setting *setting, struct state *state, game_action action);
/* The wreck has its new number: scrapyard, dominance, what the winner gets. */
void quantum_scrap_wreck(const struct setting *setting, struct state *state, unsigned number);
void quantum_settle_loss(const struct setting *setting, struct state *state, int loser);
/* A combat one side of which has left. */
void quantum_break_off_combat(struct state *state);
/* Before the dice of a combat are rolled: the exact probability that the attacker wins if both sides use their
   re-rolls as well as they can and the defender does not choose to lose both ships. */
double quantum_combat_odds(const struct setting *setting, const struct state *state);
/* What each side's total is with these dice; and whether the attacker wins with them. */
int quantum_combat_total(const struct setting *setting, const struct state *state, int side, unsigned die);
bool quantum_attacker_wins(const struct setting *setting, const struct state *state, unsigned weapons_die,
                           unsigned defences_die);

/* the course of the game (sections 4, 8, 9, 10) */
void quantum_start_turn(const struct setting *setting, struct state *state, int seat, int actions);
void quantum_end_turn(struct state *state);
void quantum_next_turn(const struct setting *setting, struct state *state);
void quantum_end_phase_one(const struct setting *setting, struct state *state);
void quantum_go_on(const struct setting *setting, struct state *state);
void quantum_change_dominance(struct state *state, int seat, int by);
void quantum_add_research(struct state *state, int seat, int by);
/* After a gain: to STAGE_INFAMY if dominance is at 6 and a planet can take the cube, else on with the turn (8.3, 8.5). */
void quantum_try_infamy(const struct setting *setting, struct state *state, int seat);
game_action *quantum_list_infamy(const struct setting *setting, const struct state *state, game_action *out);
void quantum_play_infamy(const struct setting *setting, struct state *state, game_action action);
/* True when that was the last cube: the game is over (10.1). */
bool quantum_place_cube(const struct setting *setting, struct state *state, int seat, unsigned centre);
void quantum_resign(const struct setting *setting, struct state *state, int seat);

/* cards (3.5, 9.1) */
game_action *quantum_list_draws(const struct state *state, game_action *out);
uint32_t quantum_draw_weight(const struct state *state, game_action draw);
void quantum_play_draw(const struct setting *setting, struct state *state, game_action action);
game_action *quantum_list_picks(const struct state *state, game_action *out);
void quantum_play_pick(const struct setting *setting, struct state *state, game_action action);
/* The seat loses these of its commands (a bit each): they are discarded. */
void quantum_lose_commands(struct state *state, int seat, uint32_t commands);
void quantum_go_on_picking(const struct setting *setting, struct state *state);

#endif
