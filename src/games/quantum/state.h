/* The setting and the state of a game of Quantum, and queries on them. Private to this folder. */
#ifndef QUANTUM_STATE_H
#define QUANTUM_STATE_H

#include "game.h"

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

enum {
    QUANTUM_SEATS = 4, /* the maximum (1.6) */
    MAX_SHIPS = 5,     /* three at the start and two expansion ships (3.2) */
    MAX_SIDE = 8,      /* tiles in a row or column of the map */
    MAX_PLANETS = MAX_SIDE * MAX_SIDE,
    MAX_NUMBER = 6, /* of ships, research, dominance */
    START_SHIPS = 3,
    TURN_ACTIONS = 3,
    CONSTRUCT_ACTIONS = 2, /* 5.4 */
    MIN_PLANET = 7,        /* the numbers of planets */
    MAX_PLANET = 10,
    MAX_ACTIONS = 6, /* with three commands that give one each */
    MAX_EARNED = 200,
    /* Actions of a state: at most 5,301. Most are transports (7.2): in whatever arrangement, five flagships on a boundless
       Void, which carry each other three steps far (Agile), once more with Curious and one step with Tactical, have at
       most 4,533 moves and transports. The rest is for 600 attacks on 15 enemies, other classes, and constructs. All
       else is less: five ships put down on 24 x 24 spaces, or 3 x 32 x 32 relocations. */
    QUANTUM_ACTIONS = 5301,
    /* A space is rank * STRIDE + file, both from 1, with an unused border around the board: neighbours are found by
       addition, and a 32-bit row holds the spaces of a rank. */
    STRIDE = 32,
    RANKS = 3 * MAX_SIDE + 2,
    SPACES = RANKS * STRIDE,
};

/* Where a ship is when it is not on a space of the map. */
enum {
    PLACE_NONE, /* not in the game: not rolled yet, an expansion ship, or its player resigned */
    PLACE_SCRAPYARD,
    PLACE_HAND,   /* in hand: rolled (or about to be), not put on the map yet */
    PLACE_WRECK,  /* destroyed: re-rolled next, then moved to the scrapyard */
    PLACE_SPACES, /* this value and above: a space */
};

enum { USED_MOVE = 1, USED_ABILITY = 2 };

struct ship {
    uint16_t place;
    uint8_t number;
    uint8_t used; /* USED_ flags of this turn; they belong to the die, whatever it shows (4.2) */
};

enum ship_class { BATTLESTATION = 1, FLAGSHIP, DESTROYER, FRIGATE, INTERCEPTOR, SCOUT };

enum rules { RULES_SHEET, RULES_BASIC, RULES_FULL }; /* 1.1, 1.3, 1.2 */

/* The values of the options. */
extern const char *const quantum_rule_sets[];
extern const char *const quantum_printings[];

/* Versions of the rules. Records of the first replay with these differences: Strategic counted where an attacker started
   its move; re-rolls were offered to a side whose result was certain; Cerebral could be used at research 6; Reorganization
   told ships in the scrapyard apart by what they had done. */
enum { RULES_VERSION_1 = 1, RULES_VERSION_2, CURRENT_RULES = RULES_VERSION_2 };

enum { FAR = 99 };

enum { TILE_NONE = 0xff, TILE_VOID = 0 };

struct setting {
    uint8_t seats;
    uint8_t cubes; /* to place, per player (2.6) */
    uint8_t rules;
    uint8_t version;      /* of the rules */
    uint8_t entanglement; /* 1.5 */
    uint8_t revised;      /* revised printing of three cards (1.4) */
    uint8_t ranks, files; /* of the board, in spaces */
    uint8_t planets;
    uint8_t voids;                    /* whether there is a Void tile */
    uint8_t tile[MAX_SIDE][MAX_SIDE]; /* top row first: planet number, TILE_VOID or TILE_NONE (2.1) */
    uint8_t number[MAX_PLANETS];
    uint8_t start[MAX_PLANETS];   /* whether it is a starting planet */
    uint16_t centre[MAX_PLANETS]; /* its space */
    uint8_t planet[SPACES]; /* 1 + the planet whose orbital position (or centre) this space is, or 0 (2.5) */
    uint32_t space[RANKS];  /* a bit per space that a ship can be on (2.3) */
    uint32_t void_space[RANKS];
    /* For the evaluation: steps from a space to the nearest orbital position of a planet on an empty board, [0] orthogonal,
       [1] also diagonal. FAR if unreachable. */
    uint8_t steps[2][MAX_PLANETS][SPACES];
    char map[64]; /* the map's id or name */
};

/* The number of locations for cubes on a planet, by its number (2.2). */
static inline int locations_of(int number) {
    return number - MIN_PLANET + 1;
}

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
    struct ship ship[QUANTUM_SEATS][MAX_SHIPS];
    /* Cards: those in no deck, not in the market, not held and not in play are discarded. */
    uint32_t commands[QUANTUM_SEATS]; /* held, a bit each */
    uint32_t command_deck;
    uint32_t command_market;
    uint32_t fresh;         /* commands taken this turn, not active yet */
    uint32_t used_commands; /* once-a-turn commands already used */
    uint8_t gambit_deck[GAMBITS];
    uint8_t gambit_market[GAMBITS];

    uint16_t cubes[MAX_PLANETS]; /* four bits per seat: its number of cubes there */
    uint8_t research[QUANTUM_SEATS];
    uint8_t dominance[QUANTUM_SEATS];
    uint8_t tie_total[QUANTUM_SEATS]; /* during STAGE_TIE: the total that the seat rolled, or 0 */
    uint8_t earned[QUANTUM_SEATS];    /* cards (without cards: dominance) earned and not yet received */
    uint16_t contested;               /* during a combat: the space attacked */
    uint16_t origin;                  /* during a combat: where the attacker started its move */
    uint8_t stage;
    uint8_t seat;    /* whose turn it is; at set-up who rolls or chooses; at the end the winner */
    uint8_t decider; /* who decides, in stages in which it need not be `seat` */
    uint8_t picker;  /* in phase 2: who picks cards */
    uint8_t
        regular; /* whose regular turn this is or was: after extra turns play continues with the next seat */
    uint8_t first;   /* during set-up, once known: the first player */
    uint8_t tied;    /* during STAGE_TIE: a bit per tied seat */
    uint8_t left;    /* a bit per seat that resigned */
    uint8_t actions; /* left in this turn */
    uint8_t phase;   /* of the turn: 1 or 2; 0 at set-up */
    uint8_t pending; /* the ship that attacks or is rolled */
    uint8_t gambit;  /* 1 + the gambit in play, or 0 */
    uint8_t rolling; /* a bit per ship in the picker's hand that is still to be rolled */
    uint8_t
        resume; /* during STAGE_CHOOSE and STAGE_AGAIN: the stage of the roll; during a second roll: STAGE_AGAIN */
    uint8_t
        rolled; /* during STAGE_AGAIN: the number rolled; during STAGE_DIE_AGAIN: whose die, 0 the attacker's */
    uint8_t die[2];   /* during STAGE_REACT and STAGE_DIE_AGAIN: the combat dice, the attacker's first */
    uint8_t turn;     /* TURN_ flags */
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
/* Offsets of the eight spaces around, the four next to the space first (2.4). */
extern const int quantum_step[8];

/* Ships. */
/* The ship on a space and its seat; NULL if the space is empty. */
const struct ship *quantum_ship_on(const struct setting *setting, const struct state *state, unsigned space,
                                   int *seat);
/* The wreck to re-roll next and its seat; that of the seat whose turn it is comes first. */
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
/* A bit per planet on which the seat may put a cube if its ships allow it; `entangled` is set if all of them already hold
   a cube of the seat (8.9). */
uint64_t quantum_open_planets(const struct setting *setting, const struct state *state, int seat,
                              bool *entangled);
/* The sum of the seat's ships in the planet's orbital positions. */
int quantum_orbit_sum(const struct setting *setting, const struct state *state, int seat, int planet);

#endif
