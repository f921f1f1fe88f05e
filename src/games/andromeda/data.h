/* The cards and numbers of Andromeda: from the text of a data file, or from the same lines joined on one (the option
   `data`), to tables. Every effect is parsed once into a program: clauses of options of steps (section 20 of the
   rules). Every array is bounded, and the invariants that the rules rely on are checked when the data are parsed. */
#ifndef ANDROMEDA_DATA_H
#define ANDROMEDA_DATA_H

#include "game.h"

enum {
    PLACES = 27,
    ROWS = 5, /* of the map */
    ROW_MOST = 6,
    NEBULAE = 2,
    RESOURCES = 5,
    BASIC = 3, /* the first resources */
    KINDS = 4, /* of ships */
    SHIPS = 9, /* of a seat: six transports, then one of each other kind */
    TRANSPORTS = 6,
    TRACKS = 5,
    TYPES = 4, /* of modules: the first tracks */
    TOP = 10,  /* the last step of a track */
    LEVELS = 3,
    PLANET_TYPES = 5,
    BASES = 6,
    SPECIALS = 4,
    FACES = 6,
    DEVTYPES = 5,
    LEADERS_COUNTED = 10,
    RELIC_STEPS = 5,
    MOON_DESIGNS = 20,    /* planetary */
    NEBMOON_DESIGNS = 12, /* they follow the planetary ones where moons are counted */
    MOONS = MOON_DESIGNS + NEBMOON_DESIGNS,
    MODULES = 44,
    TACTICS = 24,
    DESTINIES = 20,
    DISCOVERIES = 11,
    SUPREMACIES = 8,
    RAIDERS = 11,
    CLASSES = 5,
    FACTIONS = 15,
    DEVCARDS = 15,
    UPGRADES = 12,
    EVENTS = 30,
    EVENT_DECKS = 3,
    EVENTS_IN_DECK = 10,
    SECTIONS = 3,
    SLOTS = 3, /* of a section */
    ACTIONS = 24,
    ACTIONS_IN_DECK = 8,
    CONFLICTS = 9,
    UNITYUPS = 5,
    COMMANDERS = 9,
    HELM_SPACES = 8,
    LENGTHS = 3,
    MAX_ENTRIES = 420,
    MAX_CLAUSES = 640,
    MAX_OPTIONS = 720,
    MAX_STEPS = 960,
    ID_SIZE = 16,
    NAME_SIZE = 56,
    MOST_OF_A_RESOURCE = 9, /* in a cost, and in the possession of a seat (11.1) */
    MOST_PAYMENTS = 1000,   /* ways to pay one cost: they must fit into a list of actions */
    SOURCE_SIZE = GAME_OPTION_TEXT,
};

enum resource { ICE, NANO, TITAN, CREDIT, ENERGY, TACTIC /* in costs only */, COST_ITEMS };
enum kind_of_ship { TRANSPORT, FIGHTER, SCIENCE_VESSEL, CRUISER, ANY_KIND };
enum track { SCI, IND, COM, CIV, SUP, ANY_TRACK, LOW_TRACK };
enum { ANY_TYPE = TYPES };

/* Kinds of lines. Lines of one kind stand together. */
enum kind {
    KIND_LENGTH,
    KIND_SEATS,
    KIND_MAP,
    KIND_NEBULA,
    KIND_PLANET,
    KIND_BASE,
    KIND_SPECIAL,
    KIND_VOID,
    KIND_VOIDFACE,
    KIND_SHIP,
    KIND_TRACK,
    KIND_DEVSCORE,
    KIND_RELICS,
    KIND_DEVTYPE,
    KIND_DEVCARD,
    KIND_MOON,
    KIND_NEBMOON,
    KIND_RAIDER,
    KIND_DISCOVERY,
    KIND_SUPREMACY,
    KIND_ROW,
    KIND_MODULE,
    KIND_UPGRADE,
    KIND_FACTION,
    KIND_FUP,
    KIND_TACTIC,
    KIND_DESTINY,
    KIND_EVENT,
    KIND_BAY,
    KIND_ACTION,
    KIND_CONFLICT,
    KIND_UNITYUP,
    KIND_COMMANDER,
    KIND_COUNT
};

/* When an option applies. */
enum event {
    AT_ONCE,
    ALWAYS,
    ON_TURN,
    ON_FREE,
    ON_DIPLOMACY,
    ON_LAUNCH,
    ON_BATTLE,
    ON_WIN,
    ON_LOSE,
    ON_HIT,
    ON_MODULE,
    ON_DEVELOP,
    ON_RETURN,
    ON_END,
    FOR_EACH,
    FOR_NEAR,
    FOR_UNITY,
    FOR_MOST,  /* `of`: a track, or OF_VP */
    FOR_LEAST, /* of VP */
    ON_STEP,   /* `of`: the step */
    EVENT_WORDS
};
enum { OF_VP = TRACKS };
enum launch_place { ANYWHERE, TO_PLANET, TO_BASE, TO_FIELD, TO_NEBULA, TO_VOID, LAUNCH_PLACES };

enum word {
    DO_ICE,
    DO_NANO,
    DO_TITAN,
    DO_CREDIT,
    DO_ENERGY,
    DO_ANY,
    DO_TACTIC,
    DO_VP,
    DO_TRACK,
    DO_MODULE,
    DO_BUY,
    DO_BUILD,
    DO_DEVELOP,
    DO_REPAIR,
    DO_UPGRADE,
    DO_DISCOVERY,
    DO_LEADER,
    DO_MOON,
    DO_NEBMOON,
    DO_STEAL,
    DO_WAIVE,
    DO_REACH,
    DO_ACTIVATE,
    DO_HURT,
    DO_DROP,
    DO_SCRAP,
    DO_WARP,
    DO_DIE,
    DO_AIM,
    DO_GUARD,
    DO_FOEDIE,
    DO_FOEAIM,
    DO_FOEDROP,
    DO_PRIZE,
    DO_LOOT,
    DO_RETREAT,
    DO_PLANET,
    DO_SPECIAL,
    DO_BONUS,
    DO_RAIDER,
    DO_COLLAPSE,
    DO_DRAGON,
    DO_HELM,
    /* with `always` only */
    HAS_DICE,
    HAS_AIM,
    HAS_SHIELD,
    HAS_RANGE,
    HAS_ATTACK,
    HAS_VOYAGE,
    HAS_REACH,
    HAS_DISCOUNT,
    HAS_FIELDANY,
    DO_WORDS
};

enum count {
    NO_COUNT,
    PER_MOD,
    PER_TYPE,
    PER_DEV,
    PER_WIN,
    PER_RAIDER,
    PER_MOON,
    PER_LEADER,
    PER_SHIP,
    PER_UPGRADE,
    PER_TACTIC,
    PER_CREDIT,
    PER_DISCOVERY,
    PER_RELIC,
    PER_ADJDEV,
    PER_TRACK_LOW,
    PER_TRACK_HIGH,
    COUNT_WORDS
};

struct step {
    uint8_t word;
    uint8_t
        arg; /* resource, track, type, ship; raider: 0 next, 1 S; attack: 1 only towards planets is in `n` */
    uint8_t n;
    uint8_t per;      /* enum count */
    uint8_t per_type; /* PER_MOD: the type, or ANY_TYPE */
    uint8_t max;      /* 0: no limit */
};

struct option {
    uint8_t event, of;
    uint8_t place; /* enum launch_place */
    uint8_t ship;  /* a kind, or ANY_KIND */
    uint8_t has_cost;
    uint8_t number; /* in the whole effect, from 1 */
    uint8_t cost[COST_ITEMS];
    uint16_t step;
    uint8_t steps;
};

struct clause {
    uint16_t option;
    uint8_t options;
    uint8_t choice; /* a cost or several options: may be declined where 20.2 allows it */
};

/* The sum of `always` options. */
struct power {
    int8_t dice[KINDS], aim[KINDS], shield[KINDS], range[KINDS];
    uint8_t attack[KINDS]; /* 1 towards planets only, 2 everywhere */
    uint8_t voyage[KINDS];
    uint8_t reach;
    uint8_t discount_build, discount_module, discount_develop;
    uint8_t fieldany;
};

struct entry {
    char id[ID_SIZE];
    char name[GAME_LANGUAGES][NAME_SIZE];
    uint8_t kind;
    uint8_t copies;
    uint8_t fresh;            /* set=new */
    uint8_t relic;            /* icons */
    uint8_t of;               /* type, track, ship, class, deck, set, faction; by kind */
    uint8_t number;           /* dice, terminus, planets, level ... */
    uint8_t cost[COST_ITEMS]; /* or starting resources */
    uint8_t publisher;        /* mark=s or f: the name is the publisher's */
    uint8_t turn_clause;      /* 1 + the clause among its own with `turn`, or 0 */
    uint16_t clause;
    uint8_t clauses;
};

struct ship_kind {
    uint8_t dice, range, shield, start, attack, voyage, copies;
    uint8_t cost[COST_ITEMS];
};

struct track_line {
    uint8_t dev;
    uint8_t vp[TOP + 1];
    uint8_t end[TOP + 1];
    uint8_t level[LEVELS];
    uint8_t token[TOP + 1]; /* 1 + which supremacy token lies there */
    uint8_t vault[TOP + 1];
    uint8_t hand[TOP + 1];
};

enum target {
    TO_A_BASE,
    TO_UNCOLONISED,
    TO_PROBE,
    NEAR_PLANET,
    NEAR_BASE,
    NEAR_MOON,
    NEAR_LEADER,
    NEAR_ENEMY,
    TARGETS
};
enum icon { ICON_NONE, ICON_DEV, ICON_EVENT, ICON_REPAIR, ICON_WORDS };
enum { ICONS = 3 };

struct action_card {
    uint8_t target, base;
    uint8_t icons;
    uint8_t icon[ICONS];
};

enum unity_benefit { BENEFIT_OBSERVATORY, BENEFIT_REPAIR, BENEFIT_MODULE, BENEFITS };

/* 7.1. */
struct raider_line {
    uint8_t class, dice, aim, range, warp;
};

struct data {
    uint8_t terminus[LENGTHS];
    uint8_t planets[6], event_steps[6]; /* by the number of seats */
    uint8_t row_places[ROWS];
    uint8_t x[PLACES], row[PLACES];
    uint8_t nebula_place[NEBULAE], void_place;
    uint8_t nebula_faces[NEBULAE];
    uint8_t planet_resource[PLANET_TYPES], planet_dev[PLANET_TYPES]; /* 13.2 */
    uint8_t base_field[BASES], base_event[BASES], base_types[BASES]; /* types sold, a bit each */
    uint8_t special_adjdev[SPECIALS];
    struct ship_kind ship[KINDS];
    struct track_line track[TRACKS];
    uint8_t dev_end[LEVELS], dev_lead[LEADERS_COUNTED + 1];
    uint8_t relic_end[RELIC_STEPS];
    uint8_t dev_track[DEVTYPES], dev_benefit[DEVTYPES], dev_benefit_n[DEVTYPES];
    struct raider_line raider[RAIDERS];
    uint8_t section_faces[SECTIONS];
    struct action_card action[ACTIONS];
    uint8_t commander_track[COMMANDERS][TRACKS];
    uint16_t helm[COMMANDERS][HELM_SPACES]; /* a clause */
    uint16_t first[KIND_COUNT];             /* of the entries of each kind */
    uint16_t count[KIND_COUNT];
    uint16_t entries, clauses, options, steps;
    struct entry
        entry[MAX_ENTRIES + MODULES]; /* padded, so that entry_of any number below MODULES is in bounds */
    struct clause clause[MAX_CLAUSES];
    struct option option[MAX_OPTIONS];
    struct step step[MAX_STEPS];
    char source[SOURCE_SIZE]; /* the lines without comments, joined by ~ */
};

extern const char *const andromeda_kind_words[KIND_COUNT];
extern const char *const andromeda_resource_ids[COST_ITEMS];
extern const char *const andromeda_ship_ids[KINDS];
extern const char *const andromeda_track_ids[TRACKS];
extern const char *const andromeda_event_words[EVENT_WORDS];
extern const char *const andromeda_step_words[DO_WORDS];
extern const char *const andromeda_count_words[COUNT_WORDS];
extern const char *const andromeda_place_words[LAUNCH_PLACES];
extern const char *const andromeda_icon_words[ICON_WORDS];

/* Whether nobody can have more than MOST_PAYMENTS ways to pay this (11.2). */
bool andromeda_is_payable(const uint8_t cost[COST_ITEMS]);

/* data/andromeda.txt, embedded at build time. */
extern const char andromeda_data_file[];

/* Parses the text of a file. On failure sets the error with its line and returns false. */
bool andromeda_parse_data(const char *file, size_t length, struct data *data, struct game_error *error);
/* Parses the value of the option: `standard`, or the lines as in `source`. */
bool andromeda_find_data(const char *value, struct data *data, struct game_error *error);
/* For the contract: the option value for the text of a file. */
bool andromeda_read_data(const char *file, size_t length, struct text *value, struct game_error *error);

static inline const struct entry *entry_of(const struct data *data, int kind, int number) {
    return &data->entry[data->first[kind] + number];
}

#endif
