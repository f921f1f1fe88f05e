/* What the files that play actions share: rules.c (turns, contacts, decisions) and exploration.c (exploration cards). */
#ifndef NEBULEUSE_RULES_INTERNAL_H
#define NEBULEUSE_RULES_INTERNAL_H

#include "rules.h"

static inline void go(struct state *state, enum stage stage) {
    state->stage = (uint8_t)stage;
    state->count = state->purpose = state->target = state->card = 0;
}

static inline void add_pv(struct state *state, int pv) {
    mover(state)->pv = (uint16_t)(mover(state)->pv + pv);
}

/* 3.4: what is gained at the end of a track is lost. */
static inline void add_exp(const struct setting *setting, struct state *state, int field) {
    struct seat *own = mover(state);
    if (own->exp[field] < setting->data.number[EXPERIENCE_MAX])
        own->exp[field]++;
}

static inline void start_paying(struct state *state, enum purpose purpose, int target, int cards) {
    go(state, STAGE_PAY);
    state->purpose = (uint8_t)purpose;
    state->target = (uint8_t)target;
    state->count = (uint8_t)cards;
}

/* rules.c */
/* Ends the turn, and skips lost turns after it (9.3). */
void nebuleuse_end_turn(const struct setting *setting, struct state *state);
/* 4.13, 3.6 */
void nebuleuse_arrive_at_base(const struct setting *setting, struct state *state);
/* Free pieces to take; goes on as the purpose says where none can be taken. */
void nebuleuse_begin_picks(const struct setting *setting, struct state *state, enum purpose purpose,
                           int count);

/* exploration.c */
/* 1 in a field, or OF_CHOICE (3.4). */
void nebuleuse_gain_choice(const struct setting *setting, struct state *state, int field);
/* 7.2, 7.3: rolls to come, then the trophy; `card` is 1 + that of the ship, or 0. */
void nebuleuse_roll_damage(const struct setting *setting, struct state *state, int rolls, int card);
void nebuleuse_take_damage(const struct setting *setting, struct state *state, int face);
/* 8.1, 8.2 */
void nebuleuse_open_gate(const struct setting *setting, struct state *state);
/* A card is turned up (4.5); a risk may still be avoided with a detector (4.10). */
void nebuleuse_turn_up(const struct setting *setting, struct state *state, int card);
void nebuleuse_apply_card(const struct setting *setting, struct state *state, int card);

#endif
