/* How an action is packed: its verb, and up to three small numbers, or dice or a payment. */
#ifndef ANDROMEDA_ACTION_H
#define ANDROMEDA_ACTION_H

#include "game.h"

enum verb {
    /* chance */
    V_FIRST,
    V_TILE,
    V_TOP, /* `moon ID` */
    V_RAIDER,
    V_NEBULA,
    V_SUPREMACY,
    V_FACTION,
    V_CARD,
    V_DESTINY,
    V_ACTION,
    V_EVENT,
    V_TOKEN,
    V_SECTION,
    V_CONFLICT,
    V_UNITYUP,
    V_ROLL,
    /* chance and decisions */
    V_NEBMOON,
    V_MODULE,
    V_UPGRADE,
    V_DISCARD,
    V_REPAIR_MODULE,
    /* decisions */
    V_KEEP,
    V_LAUNCH,
    V_RETURN,
    V_PLAY,
    V_USE,
    V_TRADE,
    V_SPEND,
    V_OPTION,
    V_CANCEL,
    V_PAY,
    V_GAIN,
    V_OPS,
    V_TRACK,
    V_BUY,
    V_BUILD,
    V_DEVELOP,
    V_REPAIR_SHIP,
    V_HURT,
    V_LEADER,
    V_MOON,
    V_STEAL,
    V_ABILITY,
    V_TAKE,
    V_SCRAP,
    V_WARP,
    V_ACTIVATE,
    V_REMOVE,
    V_PUT,
    V_POWER,
    V_JOIN,
    V_FOE,
    V_DIVERT,
    V_SAVE,
    V_FACE,
    V_TYPE,
    V_PASS,
    V_ENOUGH,
    V_DECLINE,
    V_DONE,
    /* the Unity's steps */
    V_RECRUIT,
    V_ICON,
    V_RECALL,
    V_HELM,
    V_HOME,
    VERBS
};

enum { UNSEEN = 255 }; /* in place of a card that the viewer does not see */

static inline game_action act(enum verb verb, int a, int b, int c) {
    return (game_action)verb << 25 | (game_action)(c & 0xff) << 16 | (game_action)(b & 0xff) << 8 |
           (game_action)(a & 0xff);
}
static inline game_action act1(enum verb verb, int a) {
    return act(verb, a, 0, 0);
}
static inline game_action act_of(enum verb verb) {
    return act(verb, 0, 0, 0);
}
static inline enum verb verb_of(game_action action) {
    return (enum verb)(action >> 25);
}
static inline int arg_a(game_action action) {
    return (int)(action & 0xff);
}
static inline int arg_b(game_action action) {
    return (int)(action >> 8 & 0xff);
}
static inline int arg_c(game_action action) {
    return (int)(action >> 16 & 0xff);
}
/* A ship: its kind and markers. */
static inline int ship_code(int kind, int hurt) {
    return kind | hurt << 4;
}
/* Four bits for each resource. */
static inline int paid_of(game_action action, int resource) {
    return (int)(action >> 4 * resource & 15);
}
/* Three bits for each die, the highest first; 0 ends them. */
static inline int die_of(game_action action, int die) {
    return (int)(action >> 3 * die & 7);
}

#endif
