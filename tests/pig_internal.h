/* Shared by the files of Pig. */
#ifndef TESTS_PIG_INTERNAL_H
#define TESTS_PIG_INTERNAL_H

#include "pig.h"

enum {
    FACES = 6,
    SEATS_MIN = 1,
    SEATS_MAX = GAME_MAX_SEATS,
    TARGET_MIN = 10,
    TARGET_MAX = 1000,
    AUTOMA_HOLDS = 20, /* the automa holds with this many points in its turn */
    SOLO_TURNS = 12,   /* in which a single seat must reach the target */
};

/* A bonus that the viewer does not know; as an outcome, a roll that the viewer does not see. */
enum { UNKNOWN = FACES + 1 };

/* Decisions, which are also their buttons; an outcome of the die is its face. */
enum { ROLL = 0x10, HOLD = 0x20 };
/* Things that are no buttons: the die, and from SEAT on each seat's card. */
enum { DIE = 0x30, SEAT = 0x40 };

/* BONUS: chance rolls the seat's secret die. TURN: the seat decides. ROLLING: chance rolls the seat's die.
   OVER: the seat has won, and so have the others in pig_winners. A single seat may have lost. */
enum phase { BONUS, TURN, ROLLING, OVER, PHASES };

struct pig_setting {
    int32_t seats;
    int32_t target;
    int32_t secret;
    int32_t teams;  /* the seat's number is odd or even: that is its team */
    int32_t automa; /* the last seat plays by itself */
    int32_t rounds; /* the round is played to its end; only then the bonus counts */
};

struct pig_state {
    int16_t score[SEATS_MAX];
    int16_t total;  /* points of this turn, not yet held */
    uint16_t turns; /* completed, in a game of a single seat; else 0 */
    uint8_t phase;
    uint8_t seat;
    uint8_t bonus[SEATS_MAX]; /* 0: none; otherwise secret until the game is over */
    uint8_t gone[SEATS_MAX];  /* resigned */
};

_Static_assert(sizeof(struct pig_state) == 30, "equal states are equal memory: no padding");

/* The rules, in pig.c. */
int pig_seats(const void *setting);
bool pig_is_solo(const struct pig_setting *rules);
bool pig_automa(const void *setting, const void *state, int seat);
int pig_team(const void *setting, const void *state, int seat);
/* The number of sides with somebody still in the game. */
int pig_sides_left(const struct pig_setting *rules, const struct pig_state *pig);
/* Whether somebody still in the game has reached the target, which ends the round. */
bool pig_is_reached(const struct pig_setting *rules, const struct pig_state *pig);
/* When the game is over: the winners, and the number of sides that share the win. */
int pig_winners(const struct pig_setting *rules, const struct pig_state *pig, bool won[SEATS_MAX]);
/* The first of them still in the game; the single seat if there is none. */
int pig_first_winner(const struct pig_setting *rules, const struct pig_state *pig);

/* Members of the game's table, in pig_notation.c. */
void pig_write_action(const void *setting, const void *state, game_action action, struct text *out);
void pig_write_position(const void *setting, const void *state, struct text *out);
bool pig_read_position(const void *setting, void *state, const char *line, struct game_error *error);
const char *pig_seat_mark(const void *setting, const void *state, int seat);
void pig_write_thing(const void *setting, const void *state, game_thing thing, struct text *out);
bool pig_read_thing(const void *setting, const void *state, const char *token, game_thing *thing);

/* In pig_show.c. */
enum pig_reason {
    PIG_BAD_WORDS,
    PIG_BAD_STATE,
    PIG_NOT_EXACT,
    PIG_ODD_TEAMS,
    PIG_LONELY_AUTOMA,
};
/* Writes the reason in the error's language and returns false. */
bool pig_refuse(struct game_error *error, enum pig_reason reason, const char *detail);
void pig_label_option(size_t option, const char *value, enum game_language language, struct text *out);
size_t pig_clicks(const void *setting, const void *state, game_action action,
                  game_thing things[GAME_MAX_CLICKS]);
void pig_label_thing(const void *setting, const void *state, game_thing thing, enum game_language language,
                     struct text *out);
bool pig_is_button(game_thing thing);
void pig_explain(const void *setting, const void *state, game_thing thing, enum game_language language,
                 struct text *out);
bool pig_why_not(const void *setting, const void *state, const game_thing *things, size_t count,
                 enum game_language language, struct text *out);
void pig_seat_name(const void *setting, const void *state, int seat, enum game_language language,
                   struct text *out);
void pig_prompt(const void *setting, const void *state, enum game_language language, struct text *out);
void pig_label(const void *setting, const void *state, game_action action, enum game_language language,
               struct text *out);
void pig_tell(const void *setting, const void *state, game_action action, enum game_language language,
              struct text *out);
void pig_write_board(const void *setting, const void *state, enum game_language language, struct text *out);
void pig_draw(const void *setting, const void *state, enum game_language language, struct text *out);
size_t pig_odds(const void *setting, const void *state, game_action action,
                struct game_odds odds[GAME_MAX_ODDS]);
void pig_label_odds(const void *setting, const void *state, const struct game_odds *odds,
                    enum game_language language, struct text *out);
/* A seat's points, its bonus if known, and whether it has resigned: a line of the picture. */
void pig_draw_seat(const void *setting, const void *state, int seat, enum game_language language,
                   struct text *out);

/* In pig_places.c. */
enum { PIG_PLACES = SEATS_MAX + 1 };
size_t pig_places(const void *setting, const void *state, struct game_place *out);
void pig_draw_place(const void *setting, const void *state, game_thing thing, enum game_language language,
                    struct canvas *canvas, struct canvas_area area);
int pig_draw_sheets(const void *setting, const void *state, enum game_language language,
                    enum game_detail detail, const char *const players[GAME_MAX_SEATS], struct canvas *out);

/* In pig_features.c: features for the levels. */
enum { PIG_SIMPLE_FEATURES = 4 };
void pig_features(const void *setting, const void *state, float *out);
const char *pig_feature_name(size_t feature);
void pig_label_feature(size_t feature, enum game_language language, struct text *out);
const char *pig_kind(const void *setting);
extern const struct game_weights pig_weights[];

/* Pig with a table over pairs of scores instead of these features, and without weights. */
enum { PIG_FEATURES = 121 };
struct game pig_with_features(void);

#endif
