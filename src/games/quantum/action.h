/* The packing of an action into 32 bits: a kind, up to two spaces, a ship of the seat, and a small extra number (a
   passenger, a new number of a die, a flag). */
#ifndef QUANTUM_ACTION_H
#define QUANTUM_ACTION_H

#include "state.h"

enum kind {
    /* Outcomes of chance. */
    DICE_ONE,
    DICE_TWO,
    DICE_THREE,
    DRAW, /* to: the card */
    /* Set-up. */
    KEEP, /* also the number of a ship that may be re-rolled */
    ROLL_AGAIN,
    START,
    PLACE, /* also a ship in hand in phase 2 */
    /* A turn: actions, then abilities. */
    RECONFIGURE,
    DEPLOY,
    MOVE,
    ATTACK,
    CONSTRUCT,
    RESEARCH,
    STRIKE,
    TRANSPORT,
    WARP,
    MODIFY,
    FREE_RECONFIGURE,
    END,
    /* After an attack. */
    ENTER,
    STAY,
    INFAMY,
    /* Cards. */
    USE,                /* from: the command */
    CURIOUS_TRANSPORT,  /* like TRANSPORT */
    TACTICAL_TRANSPORT, /* like TRANSPORT */
    CHOOSE,             /* extra: the number */
    REACT,              /* from: the command */
    PASS,
    TAKE, /* to: the card; from: 1 + the command that it replaces, or 0 */
    REFRESH,
    DECLINE,
    RELOCATE,   /* extra: whose cube; from, to: planets */
    REORGANIZE, /* from: a bit for each ship */
    SCRAP,
    DISCARD, /* from: the command */
    KINDS
};

static inline game_action make_action(enum kind kind, unsigned ship, unsigned extra, unsigned to,
                                      unsigned from) {
    return (game_action)kind << 26 | ship << 23 | extra << 20 | to << 10 | from;
}
static inline enum kind kind_of(game_action action) {
    return (enum kind)(action >> 26);
}
static inline unsigned ship_of(game_action action) {
    return action >> 23 & 7;
}
/* MOVE, ATTACK: 1 if a diagonal step is needed. TRANSPORT, WARP: the other ship. MODIFY, CHOOSE: the new number.
   RELOCATE: whose cube. USE: by the shape of the card, a new number, or 1 for a diagonal step and USE_ATTACKS for an attack. */
enum { USE_ATTACKS = 2 };
static inline unsigned extra_of(game_action action) {
    return action >> 20 & 7;
}
/* The target space (the planet's centre for START, CONSTRUCT, INFAMY). */
static inline unsigned to_of(game_action action) {
    return action >> 10 & 1023;
}
/* ATTACK: the attack space. TRANSPORT: where the passenger is put down. */
static inline unsigned from_of(game_action action) {
    return action & 1023;
}

/* Dice: one to three numbers. */
static inline game_action make_dice(enum kind kind, unsigned a, unsigned b, unsigned c) {
    return (game_action)kind << 26 | c << 6 | b << 3 | a;
}
static inline unsigned die_of(game_action action, int which) {
    return action >> (3 * which) & 7;
}

#endif
