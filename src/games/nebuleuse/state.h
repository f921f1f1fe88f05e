/* The setting and the state of a game of Nébuleuse Rouge, and queries on them. Private to this folder. Rule numbers are those of
   docs/nebuleuse-rules.md. */
#ifndef NEBULEUSE_STATE_H
#define NEBULEUSE_STATE_H

#include "data.h"

#include <assert.h>

enum { NEBULEUSE_SEATS = 4, MOST_PV = 999 }; /* 1.1 */

struct setting {
    uint64_t pile[ZONES]; /* a bit for each extrasolar card of the letter (2.4) */
    uint8_t seats;
    uint8_t distance[SECTORS][SECTORS];        /* cards from one sector to another, for the evaluation */
    uint8_t needs[SPECIES][MAX_STEPS][FIELDS]; /* cumulative, up to this threshold (6.4) */
    struct data data;
};

/* Where a ship is: at the base, in a sector (AT_S1 + its number), in X. A landed ship is where its planet is. */
enum { AT_BASE, AT_S1, AT_X = AT_S1 + SECTORS, PLACES_OF_SHIPS };

struct seat {
    uint16_t pv;
    uint8_t ship;
    uint8_t at;
    uint8_t piece[PIECES]; /* 3.1 */
    uint8_t exp[FIELDS];   /* 3.4, 3.5 */
    uint8_t missions;
    uint8_t exo;  /* a bit for each exo-technology (9.1) */
    uint8_t lost; /* turns still to be lost (9.3) */
    uint8_t out;  /* has resigned */
};

/* The card in a slot: none; 1 + a species; one not determined yet (11.2); one hidden from the viewer. */
enum { CARD_NONE, CARD_UNSETTLED = 254, CARD_HIDDEN = 255 };
enum { NOBODY = 0, NO_JOKER = 0 };

struct slot {
    uint8_t card;
    uint8_t at;       /* AT_ of the planet */
    uint8_t up;       /* face up */
    uint8_t scans;    /* a bit for each seat that has scanned it */
    uint8_t observer; /* 1 + seat, or NOBODY; so are the next two */
    uint8_t contact;
    uint8_t owner;                  /* the contact is over, but an observer is still there (6.7) */
    uint8_t steps;                  /* thresholds that the contact has paid */
    uint8_t paid[FIELDS];           /* in this contact */
    uint8_t joker;                  /* 1 + the field it is used for in this contact, or NO_JOKER */
    uint8_t looks[NEBULEUSE_SEATS]; /* turns of observation so far (6.2) */
};

/* The decisions of section 12, then chance. There is always one or the other until the game is over (10.1). */
enum stage {
    STAGE_PICK, /* count: pieces to take, purpose: why */
    STAGE_OBSERVE,
    STAGE_JOKER,
    STAGE_PAID,
    STAGE_SPACE,
    STAGE_LANDED, /* target: the slot */
    STAGE_RISK,   /* card */
    STAGE_GAIN,
    STAGE_FOUND,
    STAGE_MISSION,
    STAGE_EXO,  /* target: the technology */
    STAGE_GIVE, /* target: the technology */
    STAGE_GATE,
    STAGE_PERSON,  /* count: rolls to come, card: 1 + the ship whose trophy follows, or 0 */
    STAGE_CARD,    /* chance: explore */
    STAGE_PAY,     /* chance; count: cards to come, purpose, target */
    STAGE_SPECIES, /* chance; purpose: PURPOSE_SCAN or PURPOSE_LAND, target: the slot */
    STAGE_TRY,     /* chance: the die for sector X */
    STAGE_DAMAGE,  /* chance; count: rolls to come, this one included; card as for STAGE_PERSON */
    STAGE_OVER,
    STAGES
};

enum purpose {
    PURPOSE_NONE,
    PURPOSE_SETUP, /* why pieces are taken */
    PURPOSE_PROMOTION,
    PURPOSE_SUPPLIES,
    PURPOSE_CROSS, /* what cards are paid for; target: the sector */
    PURPOSE_ENTER,
    PURPOSE_LEAVE,
    PURPOSE_BUY, /* target: the piece */
    PURPOSE_MISSION,
    PURPOSE_STORM,
    PURPOSE_SCAN, /* why a species is determined */
    PURPOSE_LAND,
    PURPOSES
};

struct state {
    uint64_t kept[NEBULEUSE_SEATS]; /* extrasolar cards each seat has won (6.6) */
    struct seat seat[NEBULEUSE_SEATS];
    struct slot slot[SLOTS];
    uint8_t unseen[MAX_EXPLORE]; /* copies of each card in deck and hand (11.1) */
    uint8_t tokens[SECTORS];     /* PV tokens left */
    uint8_t open;                /* sector X */
    uint8_t stage;
    uint8_t turn; /* whose it is */
    uint8_t round;
    uint8_t hand;
    uint8_t scans, detects;               /* scanners and detectors used in this turn (4.11) */
    uint8_t off;                          /* a take-off in this turn (4.3) */
    uint8_t in_x;                         /* the turn began with the ship flying in X (8.6) */
    uint8_t raz;                          /* R.A.Z. was turned up or discarded in this turn (4.12) */
    uint8_t last;                         /* this round is the last (1.2) */
    uint8_t count, purpose, target, card; /* of the stage; else 0 */
};

_Static_assert(sizeof(struct state) == 4 * 8 + 4 * 20 + 5 * 17 + 55 + 5 + 15,
               "no padding: equal states are equal memory");
_Static_assert(sizeof(struct state) < 512, "a state is copied millions of times a second");

static inline struct seat *mover(struct state *state) {
    return &state->seat[state->turn];
}
static inline const struct seat *const_mover(const struct state *state) {
    return &state->seat[state->turn];
}
static inline const struct species *species_in(const struct setting *setting, const struct slot *slot) {
    return &setting->data.species[slot->card - 1];
}
static inline bool is_settled(const struct slot *slot) {
    return slot->card != CARD_NONE && slot->card < CARD_UNSETTLED;
}
/* Whether a seat knows what lies there (5.4): it is face up, or the seat has scanned it. */
static inline bool knows_card(const struct slot *slot, int seat) {
    return is_settled(slot) && (slot->up || (seat >= 0 && slot->scans >> seat & 1));
}
static inline bool slot_in_play(const struct setting *setting, int slot) {
    return setting->data.slot_players[slot] <= setting->seats;
}
/* The sector's number where a ship can explore, scan and buy from: the base is in one (2.1). -1: in X. */
static inline int sector_of(const struct setting *setting, int at) {
    return at == AT_BASE ? setting->data.base : at == AT_X ? -1 : at - AT_S1;
}
/* The zone of a planet: X has its own letter. */
static inline int zone_at(const struct setting *setting, int at) {
    return at == AT_X ? ZONE_X : setting->data.zone[at - AT_S1];
}
static inline int hold_of(int piece) {
    return piece < HOLD_EXPERT ? piece : HOLD_EXPERT;
}
static inline int field_of_expert(int piece) {
    return piece - EXPERT_D + DIPLOMACY;
}
static inline int experts_in(const struct seat *seat, int field) {
    return field == SCIENCE ? 0 : seat->piece[EXPERT_D + field - DIPLOMACY];
}
static inline int planets_at_start(const struct setting *setting, int sector) {
    return setting->data.planets[sector][setting->seats - 2];
}
static inline int count_bits(uint64_t bits) {
    return __builtin_popcountll(bits);
}

/* The seats still in the game. */
int nebuleuse_present(const struct setting *setting, const struct state *state);
/* Cards in deck and hand. */
int nebuleuse_unseen(const struct setting *setting, const struct state *state);
/* Expert tokens that nobody has (3.2). */
int nebuleuse_experts_left(const struct setting *setting, const struct state *state, int field);
/* Whether the ship may have one more of a piece (3.2, 3.3). */
bool nebuleuse_has_room(const struct setting *setting, const struct state *state, int seat, int piece);
int nebuleuse_persons(const struct seat *seat);
/* The slot where a seat's ship has landed, or -1; and whether it is in the contact place. */
int nebuleuse_landed(const struct state *state, int seat, bool *contact);
/* Extrasolar cards that are determined or won, as bits; and those that a seat knows (11.4). */
uint64_t nebuleuse_settled(const struct state *state);
uint64_t nebuleuse_known(const struct state *state, int seat);
/* X cards kept, which are the contacts made there; and X cards in the pile. */
int nebuleuse_x_contacts(const struct setting *setting, const struct state *state);
int nebuleuse_x_left(const struct setting *setting, const struct state *state);
/* Cards left in a pile. */
int nebuleuse_pile_left(const struct setting *setting, const struct state *state, int zone);

/* Contacts. Sets what a seat would have to pay in each field for threshold `step` (from 0) of a card; returns how much of it is
   missing. */
int nebuleuse_due(const struct setting *setting, const struct state *state, int seat, const struct slot *slot,
                  int card, int step, uint8_t due[FIELDS]);
/* Whether the seat has a joker for the card that it has not used in this contact (6.5). */
bool nebuleuse_has_joker(const struct setting *setting, const struct state *state, int seat,
                         const struct slot *slot, int card);
bool nebuleuse_can_pay(const struct setting *setting, const struct state *state, int seat,
                       const struct slot *slot, int card, int step);

/* What a decision in space costs in cards. */
int nebuleuse_price(const struct setting *setting, const struct state *state, int piece);
/* Scanners and detectors that still work in this turn (4.11). */
int nebuleuse_scanners_ready(const struct state *state);
int nebuleuse_detectors_ready(const struct state *state);
/* Whether some ship is in X (8.3). */
bool nebuleuse_x_occupied(const struct setting *setting, const struct state *state);

#endif
