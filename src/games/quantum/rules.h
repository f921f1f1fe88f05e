/* The rules of Quantum: listing and playing actions. Private to this folder. The list functions append actions and return
   the new end of the list. */
#ifndef QUANTUM_RULES_H
#define QUANTUM_RULES_H

#include "action.h"

/* Who decides: the contract's `who`. */
int quantum_who(const void *setting, const void *state);
/* Plays a legal action: the contract's `play`. */
void quantum_play(const void *setting, void *state, game_action action);

/* Which states are the same game, and which decisions only spend: the contract's `canonical` and `only_spends`. */
void quantum_canonical(const void *setting, void *state);
bool quantum_only_spends(const void *setting, const void *before, const void *after);
/* Whether a turn starts between two successive states: the contract's `turn_starts`. */
bool quantum_turn_starts(const void *setting, const void *before, const void *after);

/* set-up (section 3) */
void quantum_begin(const struct setting *setting, struct state *state);
game_action *quantum_list_start(const struct setting *setting, const struct state *state, game_action *out);
game_action *quantum_list_place(const struct setting *setting, const struct state *state, game_action *out);
void quantum_play_setup(const struct setting *setting, struct state *state, game_action action);
/* Continues set-up after the seat that was to roll or choose has resigned. */
void quantum_skip_setup(const struct setting *setting, struct state *state);
/* The seat's first ship in hand; MAX_SHIPS if there is none. */
unsigned quantum_next_in_hand(const struct state *state, int seat);

/* phase 1 of a turn (sections 4 to 8) */
game_action *quantum_list_turn(const struct setting *setting, const struct state *state, game_action *out);
/* The orbit sum that the seat whose turn it is needs; 0 if it may not build there. */
int quantum_construct_needs(const struct setting *setting, const struct state *state, int planet);
/* A bit per planet on which the seat whose turn it is could construct, given enough actions. */
uint64_t quantum_ready_planets(const struct setting *setting, const struct state *state);
/* Whether the seat whose turn it is can construct now. */
bool quantum_can_construct(const struct setting *setting, const struct state *state);
void quantum_play_turn(const struct setting *setting, struct state *state, game_action action);

/* rolling a ship: by chance, by choice (Clever), again (Scrappy) */
void quantum_start_roll(const struct setting *setting, struct state *state, enum stage stage);
/* The number that the roll may not show, or 0; and the rolled ship with its owner. */
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
/* Whether the decider would be asked for a reaction in this state of a combat. */
bool quantum_reaction_is_due(const struct setting *setting, const struct state *state);
void quantum_play_combat(const struct setting *setting, struct state *state, game_action action);
/* The wreck has its new number: moves it to the scrapyard, then changes dominance and rewards the winner. */
void quantum_scrap_wreck(const struct setting *setting, struct state *state, unsigned number);
void quantum_settle_loss(const struct setting *setting, struct state *state, int loser);
/* Ends a combat of which one side has resigned. */
void quantum_break_off_combat(struct state *state);
/* Before the dice of a combat are rolled: the exact probability that the attacker wins if both sides use their
   re-rolls as well as they can and the defender does not choose to lose both ships. */
double quantum_combat_odds(const struct setting *setting, const struct state *state);
/* The total of a side (0 the attacker, 1 the defender) with a die; and whether the attacker wins with these dice. */
int quantum_combat_total(const struct setting *setting, const struct state *state, int side, unsigned die);
bool quantum_attacker_wins(const struct setting *setting, const struct state *state, unsigned weapons_die,
                           unsigned defences_die);

/* turn order, dominance, infamy, end of the game (sections 4, 8, 9, 10) */
void quantum_start_turn(const struct setting *setting, struct state *state, int seat, int actions);
void quantum_end_turn(struct state *state);
void quantum_next_turn(const struct setting *setting, struct state *state);
void quantum_end_phase_one(const struct setting *setting, struct state *state);
void quantum_continue(const struct setting *setting, struct state *state);
void quantum_change_dominance(struct state *state, int seat, int by);
void quantum_add_research(struct state *state, int seat, int by);
/* After a gain of dominance: STAGE_INFAMY at dominance 6 if a planet can take the cube, else the turn continues (8.3,
   8.5). */
void quantum_try_infamy(const struct setting *setting, struct state *state, int seat);
game_action *quantum_list_infamy(const struct setting *setting, const struct state *state, game_action *out);
void quantum_play_infamy(const struct setting *setting, struct state *state, game_action action);
/* Returns true if that was the last cube and the game is over (10.1). */
bool quantum_place_cube(const struct setting *setting, struct state *state, int seat, unsigned centre);
void quantum_resign(const struct setting *setting, struct state *state, int seat);

/* cards (3.5, 9.1) */
game_action *quantum_list_draws(const struct state *state, game_action *out);
uint32_t quantum_draw_weight(const struct state *state, game_action draw);
void quantum_play_draw(const struct setting *setting, struct state *state, game_action action);
game_action *quantum_list_picks(const struct state *state, game_action *out);
void quantum_play_pick(const struct setting *setting, struct state *state, game_action action);
/* Discards these commands of the seat (a bit each). */
void quantum_lose_commands(struct state *state, int seat, uint32_t commands);
void quantum_continue_picking(const struct setting *setting, struct state *state);

#endif
