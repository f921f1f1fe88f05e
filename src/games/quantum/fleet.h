/* The data that the action builders of a turn share, and the builders that commands use too. */
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
    uint16_t enemy[QUANTUM_SEATS * MAX_SHIPS]; /* the spaces of all enemy ships */
    int enemies;
    bool may_attack;
    bool second_ability; /* Cunning: a ship may use its ability a second time */
};

void quantum_find_fleet(const struct setting *setting, const struct state *state, struct powers *buffer,
                        struct fleet *fleet);

static inline bool can_use_ability(const struct fleet *fleet, const struct ship *ship,
                                   enum ship_class class) {
    return ship->number == class && (!(ship->used & USED_ABILITY) || fleet->second_ability);
}

/* The spaces on which the seat may put down a ship: free orbital positions of planets with its cube (5.2), and with
   Stealthy every empty space that is not next to a ship. */
void quantum_landing_spaces(const struct setting *setting, const struct state *state, int seat,
                            const uint32_t empty[RANKS], uint32_t spaces[RANKS]);

/* Appends an action of the kind for each of the spaces. */
game_action *quantum_list_landings(const struct setting *setting, const uint32_t spaces[RANKS], unsigned ship,
                                   enum kind kind, game_action *out);

/* Appends every move of at most `steps`, as `move` with its target added; and, if asked, every attack. */
game_action *quantum_list_moves(const struct fleet *fleet, unsigned ship, unsigned steps, game_action move,
                                bool attacks, game_action *out);
/* Appends every transport by a flagship of at most `steps`; and plays one, except for its cost in actions. */
game_action *quantum_list_transports(struct fleet *fleet, unsigned ship, unsigned steps, enum kind kind,
                                     game_action *out);
void quantum_carry(struct state *state, game_action action);

/* Whether an earlier ship off the map has the same place, number and use: the two are one choice. */
bool quantum_is_twin(const struct ship *ships, unsigned ship);

/* Marks the ability as used, the second time by Cunning. */
void quantum_use_ability(struct state *state, struct ship *ship);
/* Marks the move as used, and the ability if a manoeuvre was needed. */
void quantum_spend_move(struct state *state, struct ship *ship, bool manoeuvre);

#endif
