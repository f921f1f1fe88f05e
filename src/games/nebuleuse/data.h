/* The cards and numbers of Nébuleuse Rouge: parsed from a data file or from one line (the option `data`), and written as one
   line. Everything the rules rely on is validated when the data are read. */
#ifndef NEBULEUSE_DATA_H
#define NEBULEUSE_DATA_H

#include "game.h"

enum {
    SECTORS = 5,
    SLOTS = 5,
    SLOT_X = 4, /* the last slot is sector X's own (2.3) */
    FIELDS = 4,
    PIECES = 8,
    EQUIPMENT = 4, /* the first pieces */
    HOLDS = 6,     /* the equipment, squads, and experts of all fields together */
    SHIPS = 2,
    TECHS = 2,
    DECK = 53,        /* exploration cards (2.6) */
    MAX_EXPLORE = 55, /* kinds of them; padded so that the size of a state is a multiple of 8 */
    SPECIES = 50,     /* extrasolar cards */
    MAX_MISSIONS = 8,
    MAX_STEPS = 4,
    MAX_THRUSTERS = 9,
    FIGHTS = 4,
    DIE_FACES = 10,
    ID_SIZE = 16,
    NAME_SIZE = 48,
};

enum field { SCIENCE, DIPLOMACY, COMMERCE, CAPTURE, OF_CHOICE };
enum piece { THRUSTER, LASER, SCANNER, DETECTOR, SQUAD, EXPERT_D, EXPERT_M, EXPERT_C };
enum { HOLD_EXPERT = 5 };
/* What a damage roll takes: equipment, or one person of choice. */
enum { LOSE_PERSON = 4, LOSSES };
enum zone { ZONE_A, ZONE_B, ZONE_X, ZONES };
enum ship { FROMBOLA, SPATHA };
enum tech { HOLODECK, NANOPROBES };

enum number {
    END_PV,
    ROUND_LIMIT,
    PROMOTION_PV,
    FREE_PICKS,
    EXPERIENCE_MAX,
    DISCOVERY_PV,
    PILE_A,
    PILE_B,
    PILE_X,
    X_ENTER,
    X_LEAVE,
    X_SURE_LASERS,
    X_TRY_DIE,
    X_OPEN_PV,
    NUMBERS
};

enum card_type {
    CARD_PLANET,
    CARD_GAIN,
    CARD_SHIP,
    CARD_DAMAGE,
    CARD_DISCARD,
    CARD_LOSE,
    CARD_STOP,
    CARD_BASE,
    CARD_MISSION,
    CARD_EXO,
    CARD_OPEN,
    CARD_SUPPLY,
    CARD_RESET,
    CARD_TYPES
};

enum trophy { TROPHY_NONE, TROPHY_PV, TROPHY_GAIN };

struct explore {
    char id[ID_SIZE];
    char name[GAME_LANGUAGES][NAME_SIZE];
    uint8_t copies;
    uint8_t type;
    uint8_t risk;
    /* planet: a bit for each zone where it works. gain: the field. ship: force. damage: rolls. discard: cards. lose: piece.
       exo: tech. Else 0. */
    uint8_t what;
    uint8_t trophy;      /* ship */
    uint8_t trophy_what; /* PV, or the field */
};

struct species {
    char id[ID_SIZE];
    char name[GAME_LANGUAGES][NAME_SIZE];
    uint8_t zone;
    uint8_t sapiens;
    uint8_t squads;
    uint8_t observe;
    uint8_t steps;
    uint8_t pv[MAX_STEPS];
    uint8_t needs[MAX_STEPS][FIELDS]; /* what each threshold adds */
};

struct ship_class {
    uint8_t exo;
    uint8_t equipment_cost, first_thruster_cost, person_cost;
    uint8_t cards[MAX_THRUSTERS + 1];
    uint8_t least[HOLDS], most[HOLDS];
};

struct data {
    uint8_t number[NUMBERS];
    uint8_t missions;
    uint8_t mission_pv[MAX_MISSIONS];
    uint8_t zone[SECTORS];
    uint8_t planets[SECTORS][3];      /* with 2, 3, 4 commanders */
    uint8_t base;                     /* the sector of the base */
    uint8_t border[SECTORS][SECTORS]; /* cost, 0: none */
    uint8_t slot_players[SLOTS];
    struct ship_class ship[SHIPS];
    uint8_t experts[FIELDS];                           /* tokens; none for Science */
    uint8_t fight_rolls[FIGHTS], fight_trophy[FIGHTS]; /* by 0 - difference */
    uint8_t loss[DIE_FACES];                           /* by face - 1 */
    uint8_t joker_sapiens[TECHS];
    uint8_t explores;
    uint8_t reset; /* which exploration card is R.A.Z. */
    struct explore explore[MAX_EXPLORE];
    struct species species[SPECIES];
};

extern const char *const nebuleuse_sector_ids[SECTORS];
extern const char *const nebuleuse_slot_ids[SLOTS];
extern const char *const nebuleuse_piece_ids[PIECES];
extern const char *const nebuleuse_ship_ids[SHIPS];
extern const char *const nebuleuse_tech_ids[TECHS];
extern const char nebuleuse_field_letters[FIELDS + 1];
extern const char nebuleuse_zone_letters[ZONES + 1];

/* data/nebuleuse.txt, embedded at build time. */
extern const char nebuleuse_data_file[];

/* Parses the text of a file. On failure sets the error with its line and returns false. */
bool nebuleuse_parse_data(const char *file, size_t length, struct data *data, struct game_error *error);
/* Parses the value of the option: `standard`, or a line as written by nebuleuse_write_data. */
bool nebuleuse_find_data(const char *value, struct data *data, struct game_error *error);
void nebuleuse_write_data(const struct data *data, struct text *out);

/* For the contract: the option value for the text of a file. */
bool nebuleuse_read_data(const char *file, size_t length, struct text *value, struct game_error *error);

#endif
