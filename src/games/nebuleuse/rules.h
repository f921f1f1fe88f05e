/* The rules: listing (list.c) and playing (rules.c, exploration.c) actions. */
#ifndef NEBULEUSE_RULES_H
#define NEBULEUSE_RULES_H

#include "action.h"

void nebuleuse_begin(const void *setting, void *state);
int nebuleuse_who(const void *setting, const void *state);
size_t nebuleuse_list(const void *setting, const void *state, game_action *out);
uint32_t nebuleuse_weight(const void *setting, const void *state, game_action outcome);
void nebuleuse_play(const void *setting, void *state, game_action action);
void nebuleuse_result(const void *setting, const void *state, struct game_result *result);

/* Applies a pending payment without drawing its cards (4.8): the state that the evaluation foresees. */
void nebuleuse_pay_at_once(const struct setting *setting, struct state *state);

/* Queries for texts and odds. */
/* 5.4: whether the seat whose turn it is may land in a slot. */
bool nebuleuse_can_land(const struct setting *setting, const struct state *state, int slot);
/* 5.5: which places of a settled card are open to a seat. */
bool nebuleuse_can_observe(const struct setting *setting, const struct state *state, int seat,
                           const struct slot *slot);
bool nebuleuse_can_contact(const struct setting *setting, const struct state *state, int seat,
                           const struct slot *slot);
/* 5.1: whether a planet card would discover something where the ship is. */
bool nebuleuse_can_discover(const struct setting *setting, const struct state *state,
                            const struct explore *card);
/* 5.2: the first slot for a new planet, or -1. */
int nebuleuse_free_slot(const struct setting *setting, const struct state *state);
/* 9.2 */
bool nebuleuse_can_install(const struct setting *setting, const struct state *state, int tech);
/* 7.1, 7.2: the damage rolls of a fight now, and whether there is a trophy. */
int nebuleuse_fight(const struct setting *setting, const struct state *state, const struct explore *card,
                    bool *trophy);
bool nebuleuse_any_room(const struct setting *setting, const struct state *state, int seat);
/* Faces of the die that would take something from the ship. */
int nebuleuse_harmful_faces(const struct setting *setting, const struct seat *seat);
/* Whether an exploration card, turned up now, would cost the ship something, or bring something besides 1 Science. */
bool nebuleuse_card_hurts(const struct setting *setting, const struct state *state, int card);
bool nebuleuse_card_gains(const struct setting *setting, const struct state *state, int card);

#endif
