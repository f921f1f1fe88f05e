/* Writes a position as one line: the stage, each seat, the cubes, the cards (docs/notation.md).
   turn V actions 2 earned 0 | V research 3 dominance 4 ships 1b6 5d4:m 4x | K ... | cubes b2=V e5=KV */
#include "notation.h"
#include "rules.h"

const struct stage_parts quantum_stages[STAGES] = {
    [STAGE_ROLL] = {.name = "roll"},
    [STAGE_KEEP] = {.name = "keep"},
    [STAGE_ROLL_AGAIN] = {.name = "reroll"},
    [STAGE_TIE] = {.name = "tie"},
    [STAGE_START] = {.name = "start"},
    [STAGE_PLACE] = {.name = "place"},
    [STAGE_TURN] = {.name = "turn", .turn = true},
    [STAGE_RECONFIGURE] = {.name = "reconfigure", .turn = true, .pending = true},
    [STAGE_COMBAT] = {.name = "combat", .turn = true, .pending = true, .contested = true},
    [STAGE_WRECK] = {.name = "wreck", .turn = true, .pending = true, .contested = true},
    [STAGE_ENTER] = {.name = "enter", .turn = true, .pending = true, .contested = true},
    [STAGE_INFAMY] = {.name = "infamy", .turn = true, .decider = true},
    [STAGE_DRAW] = {.name = "draw", .turn = true},
    [STAGE_ROLL_SHIP] = {.name = "ship", .turn = true, .pending = true},
    [STAGE_CHOOSE] = {.name = "choose", .turn = true, .pending = true, .decider = true, .resume = true},
    [STAGE_AGAIN] = {.name = "again", .turn = true, .pending = true, .decider = true, .resume = true},
    [STAGE_REACT] = {.name = "react", .turn = true, .pending = true, .contested = true, .decider = true},
    [STAGE_DIE_AGAIN] = {.name = "die", .turn = true, .pending = true, .contested = true, .decider = true},
    [STAGE_PICK] = {.name = "pick", .turn = true},
    [STAGE_RELOCATE] = {.name = "relocate", .turn = true},
    [STAGE_REORGANIZE] = {.name = "reorganize", .turn = true},
    [STAGE_LAND] = {.name = "land", .turn = true},
    [STAGE_SABOTAGE] = {.name = "sabotage", .turn = true, .decider = true},
    [STAGE_OVER] = {.name = "over"},
};

int quantum_pending_seat(const struct state *state) {
    bool picked = state->stage == STAGE_ROLL_SHIP || state->resume == STAGE_ROLL_SHIP;
    return picked ? state->picker : state->seat;
}

static void write_word(struct text *out, const char *word) {
    text_letter(out, ' ');
    text_put(out, word);
}

static void write_field(struct text *out, const char *name, unsigned number) {
    write_word(out, name);
    text_letter(out, ' ');
    text_number(out, (long)number);
}

static void write_seat_field(struct text *out, const char *name, int seat) {
    write_word(out, name);
    write_word(out, quantum_seat_mark(seat));
}

static void write_space_field(struct text *out, const char *name, unsigned space) {
    write_word(out, name);
    text_letter(out, ' ');
    quantum_write_space(space, out);
}

static void write_tie(const struct setting *setting, const struct state *state, struct text *out) {
    text_put(out, " of ");
    for (int seat = 0; seat < setting->seats; seat++)
        if (state->tied >> seat & 1) {
            text_put(out, quantum_seat_mark(seat));
            if (state->tie_total[seat])
                text_number(out, state->tie_total[seat]);
        }
}

/* Fields of games with cards: who decides, which roll is interrupted, dice and cards of a combat. */
static void write_interruption(const struct state *state, struct text *out) {
    if (quantum_stages[state->stage].decider && state->decider != state->seat)
        write_seat_field(out, "by", state->decider);
    if (quantum_stages[state->stage].resume) {
        write_word(out, "of");
        write_word(out, quantum_stages[state->resume].name);
    } else if (state->resume)
        write_word(out, "again");
    if (state->origin)
        write_space_field(out, "from", state->origin);
    if (state->die[0]) {
        write_field(out, "dice", state->die[0]);
        text_letter(out, ' ');
        text_number(out, state->die[1]);
    }
    if (state->stage == STAGE_AGAIN)
        write_field(out, "rolled", state->rolled);
    if (state->stage == STAGE_DIE_AGAIN)
        write_word(out, state->rolled ? "defender" : "attacker");
    for (uint32_t rest = state->reacted; rest; rest &= rest - 1) {
        write_word(out, "played");
        write_word(out, quantum_commands[__builtin_ctz(rest)].name);
    }
    if (state->gambit) {
        write_word(out, "gambit");
        write_word(out, quantum_gambits[state->gambit - 1].name);
    }
}

static void write_turn(const struct state *state, struct text *out) {
    write_field(out, "actions", state->actions);
    write_field(out, "earned", state->earned[state->seat]);
    if (quantum_stages[state->stage].contested || state->contested)
        write_space_field(out, "at", state->contested);
    if (state->phase == 2)
        text_put(out, " phase 2");
    if (state->turn & TURN_DESTROYED)
        write_word(out, "destroyed");
    if (state->turn & TURN_ATTACKED)
        write_word(out, "attacked");
    if (state->regular != state->seat)
        write_seat_field(out, "after", state->regular);
    if (state->picker != state->seat)
        write_seat_field(out, "picks", state->picker);
    write_interruption(state, out);
}

static void write_head(const struct setting *setting, const struct state *state, struct text *out) {
    text_put(out, quantum_stages[state->stage].name);
    write_word(out, quantum_seat_mark(state->seat));
    if (state->stage == STAGE_START || state->stage == STAGE_PLACE)
        write_seat_field(out, "first", state->first);
    if (state->stage == STAGE_TIE)
        write_tie(setting, state, out);
    if (state->phase > 0)
        write_turn(state, out);
}

/* 5d4:m! is a 5 at d4 that has moved and is the pending ship; x is the scrapyard, h the hand, * a wreck, ? a ship to be
   rolled. */
static void write_ship(const struct ship *ship, bool pending, bool rolling, struct text *out) {
    static const char off_map[] = {[PLACE_SCRAPYARD] = 'x', [PLACE_HAND] = 'h', [PLACE_WRECK] = '*'};
    text_letter(out, ' ');
    text_number(out, ship->number);
    if (on_map(ship))
        quantum_write_space(ship->place, out);
    else
        text_letter(out, off_map[ship->place]);
    quantum_write_used(ship, out);
    if (pending)
        text_letter(out, '!');
    if (rolling)
        text_letter(out, '?');
}

/* :n marks a command that is not active yet, :u one used this turn. */
static void write_commands(const struct state *state, int seat, struct text *out) {
    text_put(out, " commands");
    for (uint32_t rest = state->commands[seat]; rest; rest &= rest - 1) {
        unsigned command = (unsigned)__builtin_ctz(rest);
        write_word(out, quantum_commands[command].name);
        if (state->fresh >> command & 1)
            text_put(out, ":n");
        if (state->used_commands >> command & 1)
            text_put(out, ":u");
    }
}

static void write_seat(const struct setting *setting, const struct state *state, int seat, struct text *out) {
    bool pending = quantum_stages[state->stage].pending && seat == quantum_pending_seat(state);
    text_put(out, " | ");
    text_put(out, quantum_seat_mark(seat));
    if (!is_present(state, seat))
        text_put(out, " left");
    write_field(out, "research", state->research[seat]);
    write_field(out, "dominance", state->dominance[seat]);
    if (seat != state->seat && state->earned[seat])
        write_field(out, "owed", state->earned[seat]);
    text_put(out, " ships");
    for (int i = 0; i < MAX_SHIPS; i++)
        if (state->ship[seat][i].place != PLACE_NONE)
            write_ship(&state->ship[seat][i], pending && i == state->pending,
                       seat == state->picker && state->rolling >> i & 1, out);
    if (setting->rules == RULES_FULL)
        write_commands(state, seat, out);
}

static void write_cubes(const struct setting *setting, const struct state *state, struct text *out) {
    text_put(out, " | cubes");
    for (int planet = 0; planet < setting->planets; planet++) {
        if (state->cubes[planet] == 0)
            continue;
        text_letter(out, ' ');
        quantum_write_space(setting->centre[planet], out);
        text_letter(out, '=');
        for (int seat = 0; seat < setting->seats; seat++)
            for (int i = 0; i < cubes_of(state, planet, seat); i++)
                text_put(out, quantum_seat_mark(seat));
    }
}

static void write_cards(const struct state *state, struct text *out) {
    text_put(out, " | market");
    for (int i = 0; i < GAMBITS; i++)
        for (int k = 0; k < state->gambit_market[i]; k++)
            write_word(out, quantum_gambits[i].name);
    for (uint32_t rest = state->command_market; rest; rest &= rest - 1)
        write_word(out, quantum_commands[__builtin_ctz(rest)].name);
    text_put(out, " | discards");
    for (unsigned i = 0; i < GAMBITS; i++)
        for (unsigned k = quantum_discarded_gambits(state, (enum gambit)i); k > 0; k--)
            write_word(out, quantum_gambits[i].name);
    for (uint32_t rest = quantum_discarded_commands(state); rest; rest &= rest - 1)
        write_word(out, quantum_commands[__builtin_ctz(rest)].name);
}

void quantum_write_position(const void *any_setting, const void *any_state, struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    write_head(setting, state, out);
    for (int seat = 0; seat < setting->seats; seat++)
        write_seat(setting, state, seat, out);
    write_cubes(setting, state, out);
    if (setting->rules == RULES_FULL)
        write_cards(state, out);
}
