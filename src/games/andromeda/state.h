/* The setting and the state of a game of Andromeda, and queries on them. Private to this folder.
   Rule numbers are those of docs/andromeda-numbered-rules.md.

   A state is flat. Decks and stacks are multisets of what has not been seen, so a draw is a weighted chance outcome and no order is
   stored. Pending work is a stack of frames, each a task, a decision or a chance. Nested effects push frames; the frame on top says who
   decides. */
#ifndef ANDROMEDA_STATE_H
#define ANDROMEDA_STATE_H

#include "data.h"

#include <assert.h>

enum {
    MAX_SEATS = 5,         /* 21.6: the bounds of the flat state */
    SIDES = MAX_SEATS + 1, /* the raiders are the last side */
    RAIDER_SIDE = MAX_SEATS,
    KEPT = MOST_OF_A_RESOURCE,
    ROW_ROOM = 5,
    OWNED = 22, /* permanent cards of a seat */
    FRAMES = 64,
    MOST_TURNS = 200, /* 16.1 */
    BATTLE_DICE = 6,
    /* In a state: MOST_PAYMENTS; 462 rolls of six dice; at most 954 where modules are activated, which is 171 for
       ships, 24 by energy, 720 options of the data, 39 others. */
    ANDROMEDA_ACTIONS = 1024,
    FIGURES = 9, /* four of class S, one each of A B C D, the Dragon (7.1) */
    DRAGON = 8,
    PILES = 4,
    MOST_DEVELOPMENTS = 5,
    CORRUPTED = 5,
    LEADERS = 9,
};

enum mode { VERSUS, SOLO, WITH_UNITY };
enum deck { AURORA, TWILIGHT, SHADOWS };
enum moon_option { BOTH_SETS, ORPHAN_SET, ANCIENT_SET };

/* Permanent cards of all kinds, numbered consecutively. */
enum {
    SOURCE_FACTION = 0,
    SOURCE_DEVCARD = SOURCE_FACTION + FACTIONS,
    SOURCE_UPGRADE = SOURCE_DEVCARD + DEVCARDS,
    SOURCE_FUP = SOURCE_UPGRADE + UPGRADES,
    SOURCE_UNITYUP = SOURCE_FUP + FACTIONS,
    SOURCE_COMMANDER = SOURCE_UNITYUP + UNITYUPS,
    SOURCES = SOURCE_COMMANDER + COMMANDERS,
};

struct setting {
    uint8_t seats; /* the Unity included */
    uint8_t players;
    uint8_t mode, length, deck, void_in_play, moon_sets, expansion, destiny, specials, commander;
    uint8_t option_void, option_moons;
    uint8_t raider_choice[CLASSES]; /* 1 + a raider, or 0: by chance */
    uint8_t terminus, steps;
    uint8_t distance[PLACES][PLACES];
    uint8_t leftmost[PLACES]; /* the places from the leftmost on (2.5) */
    uint8_t dragon;           /* which raider it is */
    uint8_t tactic_copies[TACTICS], module_copies[MODULES], upgrade_copies[UPGRADES];
    uint8_t faction_in[FACTIONS];
    uint8_t event_first;  /* of the deck in play, among the events */
    uint16_t event_cards; /* a bit for each of its cards, from there on */
    uint16_t action_cards[SECTIONS];
    uint8_t action_first[SECTIONS];
    struct power power[SOURCES];
    uint32_t source_events[SOURCES]; /* a bit for each event (`when`) that occurs in the data */
    struct data data;
};

enum {
    LOC_BAY = PLACES,
    LOC_RESERVE,
    LOC_SCRAP,
    LOC_BARGE,
    LOC_OUT,                     /* of the game */
    LOC_ROW,                     /* on a module of the station: four rows */
    LOC_SAVED = LOC_ROW + TYPES, /* while damage is dealt (8.11) */
    LOC_SLOT,                    /* the Unity's launch bay: sections of three slots */
    LOCATIONS = LOC_SLOT + SECTIONS * SLOTS,
};
enum { NOWHERE = 255, NOBODY = 255, NOBODYS = 255 };

enum {
    TILE_NONE,
    TILE_PLANET,
    TILE_BASE = TILE_PLANET + PLANET_TYPES,
    TILE_SPECIAL = TILE_BASE + BASES,
    TILE_VOID = TILE_SPECIAL + SPECIALS,
    TILE_NEBULA,
    TILES = TILE_NEBULA + NEBULAE,
};

/* A region (2.3), or an empty place. */
struct place {
    uint8_t tile;
    uint8_t top;     /* 1 + the moon that lies open, or 0 */
    uint8_t under;   /* moons below it */
    uint8_t bonus;   /* a bonus resource */
    uint8_t owner;   /* of the development (2.7): 0 none, 1 + seat, NOBODYS */
    uint8_t settled; /* leaders */
};

enum { DAMAGED = 0x80, ACTIVATED = 0x40, DESIGN = 0x3f };

struct seat {
    uint16_t vp;
    uint8_t turns;
    uint8_t out; /* has resigned */
    uint8_t resource[RESOURCES];
    uint8_t track[TRACKS];
    uint8_t at[SHIPS], hurt[SHIPS]; /* where each ship is, and its markers; transports are kept sorted */
    uint8_t leaders;                /* at the station */
    uint8_t corrupted;              /* the Unity's, at the station */
    uint8_t leader[PLACES];         /* in regions, not settled */
    uint8_t hand[TACTICS];
    uint8_t hidden;     /* cards in hand that the viewer does not see */
    uint8_t destiny[2]; /* 1 + card, NOBODY: hidden */
    uint8_t deal[2];    /* 1 + faction, while choosing */
    uint8_t moon[MOONS], spent[MOONS];
    uint8_t row[TYPES][ROW_ROOM]; /* 1 + module, with flags */
    uint8_t printed;              /* a bit for each printed module activated this turn */
    uint8_t owned[OWNED];         /* 1 + source, in the order gained */
    uint8_t used[OWNED];          /* `turn:` effects used this turn */
    uint8_t wins, raiders, discoveries;
    uint8_t waive, reach; /* this turn */
};

/* What only the Unity has. */
struct unity {
    uint8_t module[MODULES], damaged[MODULES];
    uint8_t hand; /* cards drawn and not determined */
    uint8_t known[TACTICS];
    uint8_t top[SECTIONS]; /* 1 + the action card that lies open */
    uint16_t deck[SECTIONS];
    uint8_t conflict[CONFLICTS];
    uint8_t tokens;    /* upgrade tokens left, a bit each */
    uint8_t supremacy; /* tokens kept */
    uint8_t helm, section, control, probe;
    uint8_t moved; /* ships that have moved the helm in this recall */
    uint8_t padding;
    uint32_t rebuild; /* planets where a development collapsed (18.11) */
};

/* One side of a battle, or of an action in the Void. */
struct side {
    int8_t die, aim;
    uint8_t guard, prize, loot;
    uint8_t dice; /* rolled */
    uint8_t roll[BATTLE_DICE];
};

struct frame {
    uint8_t op, seat, a, b;
    uint16_t c, d;
};

enum turn_kind { TURN_SETUP, TURN_OPEN, TURN_LAUNCH, TURN_RETURN, TURN_PASS, TURN_UNITY, TURN_OVER };
enum fight { NO_FIGHT, IN_BATTLE, IN_VOID };

struct state {
    struct seat seat[MAX_SEATS];
    struct unity unity;
    struct place place[PLACES];
    uint8_t nebmoon[NEBULAE][2]; /* 1 + moon among the nebula moons */
    uint8_t raider_card[CLASSES];
    uint8_t figure[FIGURES];       /* where; NOWHERE: not on the map; S figures sorted */
    uint8_t came;                  /* classes A to D that have come */
    uint8_t turn, player, first;   /* player: who played last before the Unity, or plays */
    uint8_t kind;                  /* enum turn_kind */
    uint8_t event;                 /* marker */
    uint8_t active, launched;      /* region; kind of ship */
    uint8_t ending, last;          /* last turns; a bit for each seat that still has one */
    uint8_t fight, losers, winner; /* enum fight; a bit for each side; side or NOBODY */
    uint8_t void_kind;             /* of the ship that acts in the Void (6.5) */
    uint8_t planet_left[PLANET_TYPES], special_left,
        to_lay[3]; /* planets, bases (mask), specials still to be laid at set-up */
    uint8_t moon_left[MOON_DESIGNS];
    uint8_t market[TYPES][3]; /* 1 + module, sorted */
    uint8_t module_left[MODULES];
    uint8_t upgrade_top[KINDS], upgrade_left[UPGRADES];
    uint8_t pool[TACTICS], discards[TACTICS], played[TACTICS];
    uint8_t token_left[DISCOVERIES], pile[PILES],
        pile_known[PILES][DISCOVERIES]; /* pile: unknown tokens in it */
    uint8_t supremacy[3];               /* 1 + token */
    uint8_t devcard_taken[2];           /* bits */
    uint8_t faction_taken[2];
    uint8_t nebmoon_out[2]; /* bits: on the map or taken, at set-up */
    uint16_t event_deck;
    uint32_t destiny_left;
    struct side side[SIDES];
    uint8_t depth;
    uint8_t padding[3];
    struct frame frame[FRAMES];
};

_Static_assert(sizeof(struct state) <= 3072, "a state is copied millions of times a second");

/* Queries. */

static inline bool is_unity(const struct setting *setting, int seat) {
    return setting->mode != VERSUS && seat == setting->players;
}
static inline bool unity_plays(const struct setting *setting) {
    return setting->mode != VERSUS;
}
static inline int kind_of_ship(int ship) {
    return ship < TRANSPORTS ? TRANSPORT : ship - TRANSPORTS + FIGHTER;
}
static inline int first_of_kind(int kind) {
    return kind == TRANSPORT ? 0 : TRANSPORTS + kind - FIGHTER;
}
static inline int end_of_kind(int kind) {
    return kind == TRANSPORT ? TRANSPORTS : TRANSPORTS + kind - FIGHTER + 1;
}
static inline bool is_planet(const struct place *place) {
    return place->tile >= TILE_PLANET && place->tile < TILE_BASE;
}
static inline bool is_base(const struct place *place) {
    return place->tile >= TILE_BASE && place->tile < TILE_SPECIAL;
}
static inline bool is_nebula(const struct place *place) {
    return place->tile >= TILE_NEBULA;
}
static inline const struct entry *source_entry(const struct data *data, int source) {
    return source < SOURCE_DEVCARD     ? entry_of(data, KIND_FACTION, source)
           : source < SOURCE_UPGRADE   ? entry_of(data, KIND_DEVCARD, source - SOURCE_DEVCARD)
           : source < SOURCE_FUP       ? entry_of(data, KIND_UPGRADE, source - SOURCE_UPGRADE)
           : source < SOURCE_UNITYUP   ? entry_of(data, KIND_FUP, source - SOURCE_FUP)
           : source < SOURCE_COMMANDER ? entry_of(data, KIND_UNITYUP, source - SOURCE_UNITYUP)
                                       : entry_of(data, KIND_COMMANDER, source - SOURCE_COMMANDER);
}
static inline bool is_upgrade(int source) {
    return source >= SOURCE_UPGRADE && source < SOURCE_UNITYUP;
}
/* Moons are numbered consecutively: planetary ones, then those of nebulae. */
static inline const struct entry *moon_entry(const struct data *data, int moon) {
    return moon < MOON_DESIGNS ? entry_of(data, KIND_MOON, moon)
                               : entry_of(data, KIND_NEBMOON, moon - MOON_DESIGNS);
}
static inline int count_bits(uint32_t bits) {
    return __builtin_popcount(bits);
}
static inline const struct frame *top_frame(const struct state *state) {
    return &state->frame[state->depth - 1];
}

/* The sum of all `always` effects of a seat, with the base values of ship kinds for dice, range, shield, attack and
   voyage. */
void andromeda_power(const struct setting *setting, const struct state *state, int seat, struct power *power);
/* The range of a ship kind alone: the most frequent query. */
int andromeda_range(const struct setting *setting, const struct state *state, int seat, int kind);

/* The seats in clockwise order from one (8.1), without those that resigned. Returns their number. */
int andromeda_order(const struct setting *setting, const struct state *state, int from,
                    uint8_t order[MAX_SEATS]);
int andromeda_next_player(const struct setting *setting, const struct state *state, int player);

/* Places as bits: those with ships of the seat, of other seats, with raiders. */
uint32_t andromeda_ships(const struct state *state, int seat);
uint32_t andromeda_other_ships(const struct setting *setting, const struct state *state, int seat);
uint32_t andromeda_raiders(const struct state *state);
bool andromeda_void_near(const struct setting *setting, const struct state *state, int seat);
/* Ships as bits: those in a place; those within their range of the Void. */
uint32_t andromeda_ships_at(const struct state *state, int seat, int place);
uint32_t andromeda_ships_near_void(const struct setting *setting, const struct state *state, int seat);

int andromeda_hand(const struct seat *seat);
/* Cards in the deck. */
int andromeda_deck(const struct setting *setting, const struct state *state);
bool andromeda_can_draw(const struct setting *setting, const struct state *state);
int andromeda_hand_limit(const struct setting *setting, const struct seat *seat);
int andromeda_unity_cards(const struct state *state);

/* Leaders of a seat anywhere but in its supply: station, regions, settled. */
int andromeda_leaders_out(const struct state *state, int seat);
int andromeda_row_length(const struct seat *seat, int type);
int andromeda_developments(const struct state *state, int seat);
/* Leaders that the next development needs (13.1), or a number that nobody has. */
int andromeda_leaders_needed(const struct state *state, int seat);
int andromeda_relics(const struct setting *setting, const struct state *state, int seat);
/* 20.5. */
int andromeda_count(const struct setting *setting, const struct state *state, int seat, int per, int type);
int andromeda_adjdev(const struct setting *setting, const struct state *state, int seat, bool points);
int andromeda_lowest_track(const struct seat *seat);
/* A bit for each ship kind that has an upgrade. */
int andromeda_upgraded(const struct setting *setting, const struct seat *seat);
bool andromeda_owns(const struct seat *seat, int source);

/* Whether a cost can be paid with a reduction. */
bool andromeda_can_pay(const struct seat *seat, const uint8_t cost[COST_ITEMS], int reduction);
/* The raider figures in a place in class order (7.3). Returns their number. */
int andromeda_figures_at(const struct state *state, int place, uint8_t figures[FIGURES]);
static inline int figure_class(int figure) {
    return figure < 4 ? 0 : figure == DRAGON ? 3 : figure - 3;
}
static inline int figure_card(const struct setting *setting, const struct state *state, int figure) {
    return figure == DRAGON ? setting->dragon : state->raider_card[figure_class(figure)];
}

/* Battle: dice and targeting of a side (8.6), `raw` before the limits. */
int andromeda_raw_dice(const struct setting *setting, const struct state *state, int side);
int andromeda_dice(const struct setting *setting, const struct state *state, int side);
int andromeda_aim(const struct setting *setting, const struct state *state, int side);
/* A bit for each side in the battle at the active region. */
int andromeda_sides(const struct setting *setting, const struct state *state);

/* The parts of the final score (16.2, 19.14). */
enum score {
    SCORE_VP,
    SCORE_TRACKS,
    SCORE_DEVELOPMENTS,
    SCORE_ADJACENT,
    SCORE_VAULT,
    SCORE_RELICS,
    SCORE_LEADERS,
    SCORE_CARDS,
    SCORE_DESTINY,
    SCORE_MOONS,
    SCORE_TOKENS,
    SCORE_DAMAGE,
    SCORES
};
int andromeda_score(const struct setting *setting, const struct state *state, int seat, int part[SCORES]);
void andromeda_result(const void *setting, const void *state, struct game_result *result);

#endif
