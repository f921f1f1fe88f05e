/* Log lines: what happened. */
#include "rules.h"
#include "sentence.h"

/* The die of a side and what its cards change about it: + 4 − 3. */
static void add_roll(struct parts *parts, const struct setting *setting, const struct state *state, int side,
                     unsigned number, unsigned die) {
    struct text text = quantum_part_next(parts);
    int change = quantum_combat_total(setting, state, side, die) - (int)(number + die);
    text_format(&text, "+ %u", die);
    if (change)
        text_format(&text, " %s %d", change < 0 ? "−" : "+", change < 0 ? -change : change);
}

/* While cards may still change the result, only the dice are reported. */
static void tell_combat(const struct setting *setting, const struct state *state, unsigned attack_die,
                        unsigned defence_die, bool settled, enum game_language language, struct text *out) {
    unsigned attacker = state->ship[state->seat][state->pending].number;
    int enemy;
    unsigned defender = quantum_ship_on(setting, state, state->contested, &enemy)->number;
    bool won = quantum_attacker_wins(setting, state, attack_die, defence_die);
    struct parts parts = {.count = 0};
    if (!settled) {
        quantum_part_number(&parts, attack_die);
        quantum_part_number(&parts, defence_die);
        quantum_say(out, WORD_DID_COMBAT_DICE, language, &parts);
        return;
    }
    quantum_part_number(&parts, attacker);
    add_roll(&parts, setting, state, 0, attacker, attack_die);
    quantum_part_number(&parts, defender);
    add_roll(&parts, setting, state, 1, defender, defence_die);
    struct powers buffer;
    bool destroys = powers_of(state, enemy, &buffer)->holds_ties;
    quantum_say(out,
                won        ? WORD_DID_WIN_COMBAT
                : destroys ? WORD_DID_LOSE_ATTACKER
                           : WORD_DID_LOSE_COMBAT,
                language, &parts);
}

static void tell_set_up_dice(const struct state *state, game_action dice, enum game_language language,
                             struct text *out) {
    struct parts parts = {.count = 0};
    long total = 0;
    quantum_part_seat(&parts, state->seat, language);
    for (int i = 0; i <= (int)kind_of(dice) - DICE_ONE; i++) {
        quantum_part_number(&parts, die_of(dice, i));
        total += die_of(dice, i);
    }
    quantum_part_number(&parts, total);
    quantum_say(out, quantum_sentences[kind_of(dice)].did, language, &parts);
}

static void tell_ship_die(const struct setting *setting, const struct state *state, const struct state *after,
                          unsigned number, enum game_language language, struct text *out) {
    struct parts parts = {.count = 0};
    int seat = state->seat;
    const struct ship *ship = quantum_rolled_ship(setting, state, &seat);
    if (after->stage == STAGE_AGAIN || state->stage == STAGE_ROLL_SHIP) {
        quantum_part_seat(&parts, seat, language);
        quantum_part_number(&parts, number);
        quantum_say(out, WORD_DID_ROLL_NUMBER, language, &parts);
    } else if (state->stage == STAGE_WRECK) {
        quantum_part_seat(&parts, seat, language);
        quantum_part_number(&parts, ship->number);
        quantum_part_number(&parts, number);
        quantum_say(out, WORD_DID_WRECK, language, &parts);
    } else {
        quantum_part_number(&parts, ship->number);
        quantum_part_number(&parts, number);
        quantum_say(out, WORD_DID_NEW_NUMBER, language, &parts);
    }
}

static void tell_outcome(const struct setting *setting, const struct state *state, const struct state *after,
                         game_action outcome, enum game_language language, struct text *out) {
    bool settled = after->stage != STAGE_REACT;
    struct parts parts = {.count = 0};
    switch (state->stage) {
    case STAGE_COMBAT:
        tell_combat(setting, state, die_of(outcome, 0), die_of(outcome, 1), settled, language, out);
        break;
    case STAGE_DIE_AGAIN: {
        unsigned die[2] = {state->die[0], state->die[1]};
        die[state->rolled] = die_of(outcome, 0);
        quantum_part_number(&parts, die_of(outcome, 0));
        quantum_say(out, WORD_DID_DIE_AGAIN, language, &parts);
        if (settled)
            tell_combat(setting, state, die[0], die[1], settled, language, out);
        break;
    }
    case STAGE_DRAW:
        quantum_part_card(&parts, to_of(outcome), language);
        quantum_say(out, WORD_DID_DRAW, language, &parts);
        break;
    case STAGE_RECONFIGURE:
    case STAGE_WRECK:
    case STAGE_ROLL_SHIP:
        tell_ship_die(setting, state, after, die_of(outcome, 0), language, out);
        break;
    default:
        tell_set_up_dice(state, outcome, language, out);
    }
}

static void tell_decision(const struct setting *setting, const struct state *state, const struct state *after,
                          game_action action, enum game_language language, struct text *out) {
    int seat = quantum_who(setting, state);
    struct parts parts = {.count = 0};
    quantum_part_seat(&parts, seat, language);
    struct sentence sentence = quantum_describe(setting, state, action, language, &parts);
    if (kind_of(action) == CONSTRUCT || kind_of(action) == INFAMY)
        quantum_part_number(&parts, setting->cubes - quantum_cubes_placed(setting, state, seat) - 1);
    quantum_say(out, sentence.did, language, &parts);
    if (kind_of(action) == PASS && state->die[0] && after->stage != STAGE_REACT)
        tell_combat(setting, state, state->die[0], state->die[1], true, language, out);
}

static void tell_seat_number(struct text *out, enum word word, enum game_language language, int seat,
                             long number) {
    struct parts parts = {.count = 0};
    quantum_part_seat(&parts, seat, language);
    quantum_part_number(&parts, number);
    quantum_say(out, word, language, &parts);
}

/* A new turn, if it is not one of 3 actions in the regular order; or actions that were added to this one. */
static void tell_actions(const struct state *before, const struct state *after, enum game_language language,
                         struct text *out) {
    if (after->phase != 1)
        return;
    if (!quantum_turn_starts(NULL, before, after)) {
        if (after->actions > before->actions)
            tell_seat_number(out, WORD_DID_ACTIONS, language, after->seat, after->actions);
    } else if (before->gambit == MOMENTUM + 1)
        tell_seat_number(out, WORD_DID_NEW_TURN, language, after->seat, after->actions);
    else if (after->actions != TURN_ACTIONS)
        tell_seat_number(out, WORD_DID_ACTIONS, language, after->seat, after->actions);
}

/* Automatic consequences of the action: dominance, research, breakthrough, actions, the end of the game. */
static void tell_consequences(const struct setting *setting, const struct state *before,
                              const struct state *after, game_action action, enum game_language language,
                              struct text *out) {
    bool ended = kind_of(action) == END && !GAME_IS_RESIGN(action);
    for (int seat = 0; seat < setting->seats; seat++) {
        bool breakthrough = ended && seat == before->seat && after->research[seat] < before->research[seat];
        if (breakthrough)
            quantum_say(out, WORD_DID_BREAKTHROUGH, language, &(struct parts){.count = 0});
        else if (after->research[seat] != before->research[seat] && kind_of(action) != RESEARCH)
            tell_seat_number(out, WORD_DID_RESEARCH_NOW, language, seat, after->research[seat]);
        if (after->dominance[seat] != before->dominance[seat])
            tell_seat_number(out, WORD_DID_DOMINANCE, language, seat, after->dominance[seat]);
    }
    if (after->stage == STAGE_OVER) {
        struct parts parts = {.count = 0};
        quantum_part_seat(&parts, after->seat, language);
        quantum_say(out, WORD_DID_WIN, language, &parts);
    } else
        tell_actions(before, after, language, out);
}

/* A gambit acts when the market is full again, but its effect is told where it is taken. */
static bool takes_gambit(game_action action) {
    return kind_of(action) == TAKE && to_of(action) < GAMBITS;
}

void quantum_tell(const void *any_setting, const void *any_state, game_action action,
                  enum game_language language, struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    struct state after = *state;
    quantum_play(setting, &after, action);
    if (GAME_IS_RESIGN(action)) {
        struct parts parts = {.count = 0};
        quantum_part_seat(&parts, GAME_RESIGNER(action), language);
        quantum_say(out, WORD_DID_RESIGN, language, &parts);
    } else if (kind_of(action) <= DRAW)
        tell_outcome(setting, state, &after, action, language, out);
    else
        tell_decision(setting, state, &after, action, language, out);
    if (!GAME_IS_RESIGN(action) && takes_gambit(action)) {
        struct state before = after;
        quantum_gambits[to_of(action)].carry_out(setting, &after);
        tell_consequences(setting, &before, &after, action, language, out);
    } else if (state->stage != STAGE_DRAW || !state->gambit)
        tell_consequences(setting, state, &after, action, language, out);
}
