/* What the builders of the list of one turn share, and the builders that commands use too. */
#ifndef QUANTUM_FLEET_H
#define QUANTUM_FLEET_H

#include "cards.h"
#include "reach.h"

struct fleet {
    const struct setting *setting;
    const struct state *state;
    const struct ship *ships;    /* of the seat whose turn it is */
    const struct powers *powers; /* of its commands */
    uint32_t empty[RANKS];
    uint16_t enemy[GAME_MAX_SEATS * MAX_SHIPS]; /* the spaces of all enemy ships */
    int enemies;
    bool may_attack;
    bool second_ability; /* a ship that has used its ability may do so once more */
};

void quantum_find_fleet(const struct setting *setting, const struct state *state, struct powers *room,
                        struct fleet *fleet);

static inline bool can_use_ability(const struct fleet *fleet, const struct ship *ship,
                                   enum ship_class class) {
    return ship->number == class && (!(ship->used & USED_ABILITY) || fleet->second_ability);
}

/* Spaces that a ship of the seat may be put down on: free orbital positions of planets with its cube (5.2), and with
   Stealthy every empty space that is not next to a ship. */
void quantum_landing_spaces(const struct setting *setting, const struct state *state, int seat,
                            const uint32_t empty[RANKS], uint32_t spaces[RANKS]);

/* A list entry of the kind for each of the spaces. */
game_action *quantum_list_landings(const struct setting *setting, const uint32_t spaces[RANKS], unsigned ship,
                                   enum kind kind, game_action *out);

/* Every move of a ship by at most `steps`, as `move` with its target added; and, if asked, every attack. */
game_action *quantum_list_moves(const struct fleet *fleet, unsigned ship, unsigned steps, game_action move,
                                bool attacks, game_action *out);
/* Every transport by a flagship; and carrying one out, but for what it costs. */
game_action *quantum_list_transports(struct fleet *fleet, unsigned ship, enum kind kind, game_action *out);
void quantum_carry(struct state *state, game_action action);

/* Whether a ship that is not on the map shows and has done the same as one before it: the two are one choice. */
bool quantum_is_twin(const struct ship *ships, unsigned ship);

/* The ship uses its ability: for the first time this turn, or by Cunning. */
void quantum_use_ability(struct state *state, struct ship *ship);
/* The ship makes its move or attack, with a manoeuvre if that was needed. */
void quantum_spend_move(struct state *state, struct ship *ship, bool manoeuvre);

#endif
