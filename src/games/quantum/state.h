/* The setting and the state of a game of Quantum, and the questions that every part of the rules asks of them.
   Private to this folder. */
#ifndef QUANTUM_STATE_H
#define QUANTUM_STATE_H

#include "game.h"

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

enum {
    MAX_SHIPS = 5, /* three at the start and two expansion ships (3.2) */
    MAX_SIDE = 8,  /* tiles in a row or column of the map */
    MAX_PLANETS = MAX_SIDE * MAX_SIDE,
    MAX_NUMBER = 6, /* of ships, research, dominance */
    START_SHIPS = 3,
    TURN_ACTIONS = 3,
    MAX_ACTIONS = 6, /* with three commands that give one each */
    MAX_EARNED = 200,
    /* Spaces are numbered rank * STRIDE + file, both from 1, with a border of nothing around the board, so that
       neighbours are found by adding and one 32-bit row holds the spaces of a rank. */
    STRIDE = 32,
    RANKS = 3 * MAX_SIDE + 2,
    SPACES = RANKS * STRIDE,
};

/* Where a ship is when it is not on a space of the map. */
enum {
    PLACE_NONE, /* not in the game: not rolled yet, an expansion ship, or its player left */
    PLACE_SCRAPYARD,
    PLACE_HAND,   /* in hand: rolled (or about to be), not put on the map yet */
    PLACE_WRECK,  /* just destroyed: re-rolled next, then in the scrapyard */
    PLACE_SPACES, /* this and more: a space */
};

enum { USED_MOVE = 1, USED_ABILITY = 2 };

struct ship {
    uint16_t place;
    uint8_t number;
    uint8_t used; /* this turn; belongs to the die, whatever it shows (4.2) */
};

enum ship_class { BATTLESTATION = 1, FLAGSHIP, DESTROYER, FRIGATE, INTERCEPTOR, SCOUT };

enum rules { RULES_SHEET, RULES_BASIC, RULES_FULL };

/* The names of the values of the options. */
extern const char *const quantum_rule_sets[];
extern const char *const quantum_printings[];

enum { FAR = 99 };

enum { TILE_NONE = 0xff, TILE_VOID = 0 };

struct setting {
    uint8_t seats;
    uint8_t cubes; /* that each player has to place */
    uint8_t rules;
    uint8_t entanglement;
    uint8_t revised;      /* printing of three of the cards */
    uint8_t ranks, files; /* of the board, in spaces */
    uint8_t planets;
    uint8_t voids;                    /* whether there is a Void tile */
    uint8_t tile[MAX_SIDE][MAX_SIDE]; /* as the map shows them, top row first; planet number, TILE_ */
    uint8_t number[MAX_PLANETS];
    uint8_t start[MAX_PLANETS];   /* whether it is a starting planet */
    uint16_t centre[MAX_PLANETS]; /* its space */
    uint8_t planet[SPACES];       /* 1 + the planet whose orbital position (or centre) this space is, or 0 */
    uint32_t space[RANKS];        /* a bit for each space that a ship can be on */
    uint32_t void_space[RANKS];
    /* For the evaluation: steps from a space to the nearest orbital position of a planet if no ship were in the way,
       orthogonal ones and also diagonal ones. FAR where there is no way. */
    uint8_t steps[2][MAX_PLANETS][SPACES];
    char map[64]; /* the map's id or name */
};

enum { GAMBITS = 6 };

enum {
    TURN_DESTROYED = 1, /* the seat has destroyed an enemy ship */
    TURN_ATTACKED = 2,  /* the seat has attacked */
};

enum stage {
    STAGE_ROLL,        /* chance: the seat's three ships */
    STAGE_KEEP,        /* the seat keeps them or rolls again */
    STAGE_ROLL_AGAIN,  /* chance */
    STAGE_TIE,         /* chance: two dice of a seat tied for the first turn */
    STAGE_START,       /* the seat takes a starting planet */
    STAGE_PLACE,       /* the seat puts its next ship into orbit */
    STAGE_TURN,        /* phase 1 */
    STAGE_RECONFIGURE, /* chance: another number for the pending ship */
    STAGE_COMBAT,      /* chance: both combat dice */
    STAGE_WRECK,       /* chance: the destroyed ship's new number */
    STAGE_ENTER,       /* the winner enters the contested space or stays */
    STAGE_INFAMY,      /* the decider places a cube */
    /* only with cards: */
    STAGE_DRAW,       /* chance: a card for the market */
    STAGE_ROLL_SHIP,  /* chance: any number for the pending ship of the picker */
    STAGE_CHOOSE,     /* the decider chooses the number of a ship that would be rolled */
    STAGE_AGAIN,      /* the decider keeps the number rolled, or rolls once more */
    STAGE_REACT,      /* the decider may play a card in combat */
    STAGE_DIE_AGAIN,  /* chance: one combat die is rolled again */
    STAGE_PICK,       /* the picker takes a card */
    STAGE_RELOCATE,   /* the picker moves another player's cube */
    STAGE_REORGANIZE, /* the picker chooses ships to re-roll */
    STAGE_LAND,       /* the picker puts a ship in hand on the map or into the scrapyard */
    STAGE_SABOTAGE,   /* the decider discards a command */
    STAGE_OVER,
    STAGES
};

struct state {
    struct ship ship[GAME_MAX_SEATS][MAX_SHIPS];
    /* Cards: every card is in its deck, in the market, with a player or in play; all others are discarded. */
    uint32_t commands[GAME_MAX_SEATS]; /* held, a bit each */
    uint32_t command_deck;
    uint32_t command_market;
    uint32_t fresh;         /* commands taken in this turn, which do not work yet */
    uint32_t used_commands; /* commands that work once a turn and have */
    uint8_t gambit_deck[GAMBITS];
    uint8_t gambit_market[GAMBITS];

    uint16_t cubes[MAX_PLANETS]; /* four bits a seat: how many cubes it has there */
    uint8_t research[GAME_MAX_SEATS];
    uint8_t dominance[GAME_MAX_SEATS];
    uint8_t tie_total[GAME_MAX_SEATS]; /* during STAGE_TIE: 0, or what the seat rolled */
    uint8_t earned[GAME_MAX_SEATS];    /* cards (or what stands for them) earned and not yet given */
    uint16_t contested;                /* during a combat: the space attacked */
    uint16_t origin;                   /* during a combat: where the attacker came from */
    uint8_t stage;
    uint8_t seat;    /* whose turn it is; at set-up who rolls or chooses; at the end the winner */
    uint8_t decider; /* who decides, where that need not be the seat whose turn it is */
    uint8_t picker;  /* in phase 2: whose cards are being given */
    uint8_t regular; /* whose regular turn this is or was: after extra turns it goes on behind this seat */
    uint8_t first;   /* during set-up, once known: who begins */
    uint8_t tied;    /* during STAGE_TIE: a bit for each seat that is tied */
    uint8_t left;    /* a bit for each seat that resigned */
    uint8_t actions; /* left in this turn */
    uint8_t phase;   /* of the turn: 1 or 2; 0 at set-up */
    uint8_t pending; /* the ship that fights or is re-rolled */
    uint8_t gambit;  /* 1 + the gambit that is being carried out */
    uint8_t rolling; /* a bit for each ship in hand of the picker that is still to be rolled */
    uint8_t
        resume; /* during STAGE_CHOOSE and STAGE_AGAIN: the stage of the roll in question; during that: STAGE_AGAIN
                        when it is the second roll */
    uint8_t
        rolled; /* during STAGE_AGAIN: what was rolled; during STAGE_DIE_AGAIN: whose die, 0 the attacker's */
    uint8_t die[2];   /* during STAGE_REACT and STAGE_DIE_AGAIN: the combat dice, the attacker's first */
    uint8_t turn;     /* TURN_ flags: what happened in this turn */
    uint32_t reacted; /* commands played in this combat */
};

_Static_assert(sizeof(struct state) < 400, "a state is copied millions of times a second");

/* Spaces. */
static inline unsigned rank_of(unsigned space) {
    return space / STRIDE;
}
static inline unsigned file_of(unsigned space) {
    return space % STRIDE;
}
static inline bool row_has(const uint32_t *rows, unsigned space) {
    return rows[rank_of(space)] >> file_of(space) & 1;
}
static inline void row_add(uint32_t *rows, unsigned space) {
    rows[rank_of(space)] |= 1u << file_of(space);
}
static inline void row_remove(uint32_t *rows, unsigned space) {
    rows[rank_of(space)] &= ~(1u << file_of(space));
}
static inline bool on_map(const struct ship *ship) {
    return ship->place >= PLACE_SPACES;
}
/* The eight neighbours: the four orthogonal ones (next to) first. */
extern const int quantum_step[8];

/* Ships. */
/* The ship on a space, with its seat; NULL when it is empty. */
const struct ship *quantum_ship_on(const struct setting *setting, const struct state *state, unsigned space,
                                   int *seat);
/* The ship that was just destroyed and is re-rolled next, with its seat: that of the seat whose turn it is first. */
const struct ship *quantum_wreck(const struct setting *setting, const struct state *state, int *seat);

static inline bool is_present(const struct state *state, int seat) {
    return !(state->left >> seat & 1);
}

/* Planets and cubes. */
static inline int cubes_of(const struct state *state, int planet, int seat) {
    return state->cubes[planet] >> (4 * seat) & 15;
}
int quantum_cubes_placed(const struct setting *setting, const struct state *state, int seat);
int quantum_free_locations(const struct setting *setting, const struct state *state, int planet);
/* The planets on which the seat may put a cube if its ships allow it, as one bit each; `entangled` says that all of
   them hold a cube of the seat already (8.9). */
uint64_t quantum_open_planets(const struct setting *setting, const struct state *state, int seat,
                              bool *entangled);
/* What the seat's ships in the planet's orbital positions add up to. */
int quantum_orbit_sum(const struct setting *setting, const struct state *state, int seat, int planet);

#endif
