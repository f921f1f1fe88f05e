/* What the parts of Pig share. */
#ifndef TESTS_PIG_PRIVATE_H
#define TESTS_PIG_PRIVATE_H

#include "pig.h"

enum { FACES = 6, SEATS_LEAST = 2, SEATS_MOST = 4, TARGET_LEAST = 10, TARGET_MOST = 1000 };

/* Decisions, which are also the buttons that make them; an outcome of the die is its face. */
enum { ROLL = 0x10, HOLD = 0x20 };

/* BONUS: chance rolls the seat's secret die. TURN: the seat decides. ROLLING: chance rolls the seat's die.
   OVER: the seat has won. */
enum phase { BONUS, TURN, ROLLING, OVER, PHASES };

struct pig_setting {
    int32_t seats;
    int32_t target;
    int32_t secret;
};

struct pig_state {
    int16_t score[SEATS_MOST];
    int16_t total; /* points of this turn, not yet held */
    uint8_t phase;
    uint8_t seat;
    uint8_t bonus[SEATS_MOST]; /* 0: none; else known to its seat alone until the game is over */
    uint8_t gone[SEATS_MOST];  /* resigned */
};

_Static_assert(sizeof(struct pig_state) == 20, "equal states are equal memory: no padding");

int pig_seats(const void *setting);
int pig_seats_left(const struct pig_setting *rules, const struct pig_state *pig);

/* Members of the game's table, in pig_show.c. */
void pig_write_action(const void *setting, const void *state, game_action action, struct text *out);
void pig_write_position(const void *setting, const void *state, struct text *out);
bool pig_read_position(const void *setting, void *state, const char *line, struct game_error *error);
const char *pig_seat_mark(int seat);
size_t pig_clicks(const void *setting, const void *state, game_action action,
                  game_thing things[GAME_MAX_CLICKS]);
void pig_write_thing(const void *setting, const void *state, game_thing thing, struct text *out);
void pig_label_thing(const void *setting, const void *state, game_thing thing, enum game_language language,
                     struct text *out);
bool pig_is_button(game_thing thing);
void pig_seat_name(int seat, enum game_language language, struct text *out);
void pig_prompt(const void *setting, const void *state, int viewer, enum game_language language,
                struct text *out);
void pig_label(const void *setting, const void *state, game_action action, enum game_language language,
               struct text *out);
void pig_tell(const void *setting, const void *state, game_action action, int viewer,
              enum game_language language, struct text *out);
void pig_write_board(const void *setting, const void *state, int viewer, enum game_language language,
                     struct text *out);
void pig_draw(const void *setting, const void *state, int viewer, enum game_language language,
              struct text *out);

/* In pig_count.c. Pig as above is a game that levels cannot play; with this it has what a search needs. */
enum { PIG_FEATURES = 121 };
struct game pig_with_features(void);

#endif
