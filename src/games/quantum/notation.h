/* Notation of actions and positions (docs/notation.md), and tokens of things. */
#ifndef QUANTUM_NOTATION_H
#define QUANTUM_NOTATION_H

#include "cards.h"

/* The marks of the four seats: V K O A. */
const char *quantum_seat_mark(int seat);
/* The seat with this mark, or -1. */
int quantum_seat_of_mark(char mark);

void quantum_write_space(unsigned space, struct text *out);
/* Reads a space of the board at *at and advances past it; returns 0 if there is none. */
unsigned quantum_read_space(const struct setting *setting, const char **at);
/* Writes what the ship has done this turn: nothing, or `:` with m (moved) and a (used its ability). */
void quantum_write_used(const struct ship *ship, struct text *out);
/* Writes a ship off the map: its number and what it has done, as 3:ma. */
void quantum_write_loose_ship(const struct ship *ship, struct text *out);

/* The name of a card in notation; and the card with a name, CARDS if there is none. */
const char *quantum_card_name(unsigned card);
unsigned quantum_read_card(const char *name);

/* The ships that actions and things refer to: those of the seat that acts. */
const struct ship *quantum_acting_ships(const struct state *state);

void quantum_write_action(const void *setting, const void *state, game_action action, struct text *out);
void quantum_write_position(const void *setting, const void *state, struct text *out);
bool quantum_read_position(const void *setting, void *state, const char *line, struct game_error *error);

/* The fields that the position of a stage has (position.c writes them, position_read.c reads them). */
struct stage_parts {
    const char *name;
    bool turn;      /* actions, earned and the other fields of a turn */
    bool pending;   /* a ship is marked with ! */
    bool contested; /* a combat: the attacked space */
    bool decider;   /* another seat may decide */
    bool resume;    /* the stage interrupts a roll */
};
extern const struct stage_parts quantum_stages[STAGES];
/* The seat whose ship is the pending one. */
int quantum_pending_seat(const struct state *state);

/* Whether the state can occur in a game; the rules rely on it. */
bool quantum_is_possible(const struct setting *setting, const struct state *state);

size_t quantum_clicks(const void *setting, const void *state, game_action action,
                      game_thing things[GAME_MAX_CLICKS]);
void quantum_write_thing(const void *setting, const void *state, game_thing thing, struct text *out);
/* The thing with this token, whether or not it can be chosen now. */
bool quantum_read_thing(const void *setting, const void *state, const char *token, game_thing *thing);
bool quantum_is_button(game_thing thing);

/* A thing is a space, a ship of the deciding seat in its scrapyard or hand, a button, a card, or a cube on a planet. */
enum thing_kind { THING_SPACE, THING_SCRAPPED, THING_IN_HAND, THING_BUTTON, THING_CARD, THING_CUBE };
static inline game_thing make_thing(enum thing_kind kind, unsigned value) {
    return (game_thing)kind << 16 | value;
}
static inline enum thing_kind thing_kind(game_thing thing) {
    return (enum thing_kind)(thing >> 16);
}
static inline unsigned thing_value(game_thing thing) {
    return thing & 0xffff;
}

enum button {
    BUTTON_KEEP,
    BUTTON_ROLL_AGAIN,
    BUTTON_RECONFIGURE,
    BUTTON_STRIKE,
    BUTTON_TRANSPORT,
    BUTTON_WARP,
    BUTTON_MODIFY_DOWN,
    BUTTON_MODIFY_UP,
    BUTTON_FREE_RECONFIGURE,
    BUTTON_RESEARCH,
    BUTTON_END,
    BUTTON_PASS,
    BUTTON_REFRESH,
    BUTTON_DECLINE,
    BUTTON_REORGANIZE,
    BUTTON_SCRAP,
    BUTTON_FLEXIBLE_DOWN,
    BUTTON_FLEXIBLE_UP,
    BUTTON_NUMBER, /* 1, and five more */
    BUTTONS = BUTTON_NUMBER + 6
};

#endif
