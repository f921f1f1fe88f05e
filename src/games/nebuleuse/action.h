/* How an action of Nébuleuse Rouge is packed: a kind and one small number. */
#ifndef NEBULEUSE_ACTION_H
#define NEBULEUSE_ACTION_H

#include "state.h"

enum kind {
    /* Outcomes of chance. */
    DRAW_CARD,    /* an exploration card */
    DRAW_SPECIES, /* an extrasolar card, or SPECIES for one that the viewer does not see */
    ROLL_DIE,     /* 1 to 10 */
    /* Decisions. */
    TAKE, /* a piece; so do BUY, GIVE, LOSE */
    STAY,
    CONTACT,
    TAKE_OFF,
    JOKER, /* a field, or FIELDS for none */
    STOP,
    EXPLORE,
    CROSS, /* a sector */
    ENTER,
    BUY,
    SCAN, /* a slot; so do LAND and SLOT */
    LAND,
    LAND_BASE,
    LEAVE,
    END,
    OBSERVE,
    DETECT,
    FACE,
    GAIN, /* a field */
    PUT_SLOT,
    FULFIL,
    DECLINE,
    INSTALL,
    GIVE,
    TRY,
    LOSE,
    KINDS
};

static inline game_action make_action(enum kind kind, int what) {
    return (game_action)kind << 8 | (game_action)what;
}
static inline enum kind kind_of(game_action action) {
    return (enum kind)(action >> 8 & 0xff);
}
static inline int what_of(game_action action) {
    return (int)(action & 0xff);
}

#endif
