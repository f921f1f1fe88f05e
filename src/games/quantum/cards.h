/* The advance cards. The rules ask a few questions about a seat's commands (how far its ships move, what modifies its
   combat rolls ...); each command is a table row that answers some of them. */
#ifndef QUANTUM_CARDS_H
#define QUANTUM_CARDS_H

#include "action.h"

enum gambit { AGGRESSION, EXPANSION, MOMENTUM, RELOCATION, REORGANIZATION, SABOTAGE };

enum command {
    AGILE,
    ARROGANT,
    BRILLIANT,
    CEREBRAL,
    CLEVER,
    CONFORMIST,
    CRUEL,
    CUNNING,
    CURIOUS,
    DANGEROUS,
    EAGER,
    ENERGETIC,
    FEROCIOUS,
    FLEXIBLE,
    INGENIOUS,
    INTELLIGENT,
    NOMADIC,
    PLUNDERING,
    PRECOCIOUS,
    RATIONAL,
    RAVENOUS,
    RELENTLESS,
    RESOURCEFUL,
    RIGHTEOUS,
    SCRAPPY,
    STEALTHY,
    STRATEGIC,
    STUBBORN,
    TACTICAL,
    TYRANNICAL,
    WARLIKE,
    COMMANDS
};

/* Cards are numbered: gambits, then commands. */
enum { CARDS = GAMBITS + COMMANDS };

/* The answers, summed over a seat's active commands: 0 is the rule without cards. All are bytes, so that one loop adds
   them. */
struct powers {
    int8_t range;              /* how much further do its ships move? */
    int8_t moves_again;        /* may a ship move more than once? */
    int8_t second_ability;     /* may one ship use a second ability this turn? */
    int8_t free_deploy;        /* does deploying cost nothing? */
    int8_t deploys_anywhere;   /* may ships be put down on any space that is not next to a ship? */
    int8_t counts_diagonals;   /* may ships diagonal to a planet count for construct? */
    int8_t construct_slack;    /* how far may the total be off? */
    int8_t early_breakthrough; /* how much earlier does a breakthrough come? */
    int8_t chooses_numbers;    /* are its ships' numbers chosen instead of rolled? */
    int8_t combat_roll;        /* what is added to its combat rolls? */
    int8_t formation_roll;     /* and to those of a ship next to another of its own? */
    int8_t fixed_roll;         /* what does its combat die always show? */
    int8_t rerolls_own_die;    /* may it re-roll its combat die? */
    int8_t rerolls_other_die;  /* may it make the other side re-roll? */
    int8_t rerolls_on_turn;    /* may it re-roll every die of its own on its turn? */
    int8_t destroys_both;      /* may it, attacked, destroy both ships? */
    int8_t holds_ties;         /* does it win ties when attacked, and destroy the attacker when it wins? */
    int8_t more_dominance;     /* how much more dominance does combat bring and cost? */
    int8_t keeps_dominance;    /* does it lose no dominance when its ships are destroyed? */
    int8_t research_for_kill;  /* research for the first ship destroyed in its turn? */
    int8_t actions_for_kill;   /* actions for it? */
    int8_t turn_research;      /* research when its turn starts? */
    int8_t actions_for_most;   /* actions for having the most ships when its turn starts? */
    int8_t actions_for_pair;   /* actions for two ships of one number when its turn starts? */
};

struct fleet;

/* The arguments of a command: none, a ship, a ship and its new number, or a ship and a space. */
enum use_shape { USE_ALONE, USE_SHIP, USE_NUMBER, USE_SPACE };

struct command_card {
    const char *name; /* in notation */
    struct powers powers;
    enum use_shape shape;
    /* For commands that are a decision of their own, once a turn: lists the uses (kind USE), and plays one. */
    game_action *(*offer)(struct fleet *fleet, game_action *out);
    void (*use)(const struct setting *setting, struct state *state, game_action action);
};

extern const struct command_card quantum_commands[COMMANDS];

struct gambit_card {
    const char *name;
    uint8_t copies;
    void (*carry_out)(const struct setting *setting, struct state *state);
};

extern const struct gambit_card quantum_gambits[GAMBITS];

/* The sum of a seat's powers. Fills `buffer` only if the seat has commands. */
const struct powers *quantum_powers_held(const struct state *state, int seat, struct powers *buffer);
extern const struct powers quantum_no_powers;
static inline const struct powers *powers_of(const struct state *state, int seat, struct powers *buffer) {
    return state->commands[seat] ? quantum_powers_held(state, seat, buffer) : &quantum_no_powers;
}

static inline uint32_t command_bit(enum command command) {
    return (uint32_t)1 << command;
}
enum { FACE_UP = 3, MAX_COMMANDS = 3 }; /* cards of each kind in the market; commands per player */

/* Decks. The discards are the cards that are nowhere else. */
unsigned quantum_discarded_gambits(const struct state *state, enum gambit gambit);
uint32_t quantum_discarded_commands(const struct state *state);
void quantum_new_decks(struct state *state);
/* The number of gambits in the market. */
unsigned quantum_gambits_up(const struct state *state);

#endif
