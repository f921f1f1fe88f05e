/* Combat (6.3 to 6.6): both sides roll, the lower total wins, the attacker wins ties. Commands modify totals, re-roll dice
   and change what the loser loses. */
#include "cards.h"
#include "rules.h"

enum { ATTACKER, DEFENDER };

static int seat_of_side(const struct setting *setting, const struct state *state, int side) {
    int seat = state->seat;
    if (side == DEFENDER)
        quantum_ship_on(setting, state, state->contested, &seat);
    return seat;
}

static const struct ship *ship_of_side(const struct setting *setting, const struct state *state, int side) {
    if (side == ATTACKER)
        return &state->ship[state->seat][state->pending];
    return quantum_ship_on(setting, state, state->contested, NULL);
}

/* Whether another ship of the seat is next to the space. */
static bool has_adjacent_ally(const struct state *state, int seat, const struct ship *self, unsigned space) {
    for (int i = 0; i < MAX_SHIPS; i++) {
        const struct ship *ship = &state->ship[seat][i];
        for (int k = 0; ship != self && on_map(ship) && k < 4; k++)
            if (ship->place == space + (unsigned)quantum_step[k])
                return true;
    }
    return false;
}

/* Strategic. An attacker is counted on its attack space; in the first printing also on the space that it attacks. */
static bool is_in_formation(const struct setting *setting, const struct state *state, int side) {
    int seat = seat_of_side(setting, state, side);
    const struct ship *ship = ship_of_side(setting, state, side);
    unsigned other = setting->version >= RULES_VERSION_2 ? state->contested : state->origin;
    return has_adjacent_ally(state, seat, ship, ship->place) ||
           (side == ATTACKER && !setting->revised && has_adjacent_ally(state, seat, ship, other));
}

int quantum_combat_total(const struct setting *setting, const struct state *state, int side, unsigned die) {
    struct powers buffer;
    const struct powers *powers = powers_of(state, seat_of_side(setting, state, side), &buffer);
    int total = ship_of_side(setting, state, side)->number + (int)die + powers->combat_roll;
    if (powers->formation_roll && is_in_formation(setting, state, side))
        total += powers->formation_roll;
    return total;
}

bool quantum_attacker_wins(const struct setting *setting, const struct state *state, unsigned weapons_die,
                           unsigned defences_die) {
    struct powers buffer;
    bool holds_ties = powers_of(state, seat_of_side(setting, state, DEFENDER), &buffer)->holds_ties;
    return quantum_combat_total(setting, state, ATTACKER, weapons_die) + holds_ties <=
           quantum_combat_total(setting, state, DEFENDER, defences_die);
}

/* Dice and cards. */

static unsigned fixed_roll(const struct setting *setting, const struct state *state, int side) {
    struct powers buffer;
    return (unsigned)powers_of(state, seat_of_side(setting, state, side), &buffer)->fixed_roll;
}

game_action *quantum_list_combat_dice(const struct setting *setting, const struct state *state,
                                      game_action *out) {
    unsigned attack = fixed_roll(setting, state, ATTACKER);
    unsigned defence = fixed_roll(setting, state, DEFENDER);
    for (unsigned a = attack ? attack : 1; a <= (attack ? attack : 6); a++)
        for (unsigned d = defence ? defence : 1; d <= (defence ? defence : 6); d++)
            *out++ = make_dice(DICE_TWO, a, d, 0);
    return out;
}

/* The side whose die is re-rolled if `side` plays the card now; -1 if it cannot be played. */
static int die_of_reaction(const struct setting *setting, const struct state *state, int side,
                           unsigned command) {
    const struct powers *card = &quantum_commands[command].powers;
    int rolls = -1;
    if (card->rerolls_own_die || (card->rerolls_on_turn && side == ATTACKER))
        rolls = side;
    else if (card->rerolls_other_die)
        rolls = !side;
    return rolls >= 0 && fixed_roll(setting, state, rolls) ? -1 : rolls;
}

static uint32_t reactions_of(const struct setting *setting, const struct state *state, int side) {
    uint32_t cards = 0;
    int seat = seat_of_side(setting, state, side);
    if (!state->commands[seat])
        return 0;
    for (uint32_t rest = state->commands[seat] & ~state->fresh & ~state->reacted; rest; rest &= rest - 1) {
        unsigned command = (unsigned)__builtin_ctz(rest);
        bool before_dice = state->die[ATTACKER] == 0;
        if (before_dice ? side == DEFENDER && quantum_commands[command].powers.destroys_both
                        : die_of_reaction(setting, state, side, command) >= 0)
            cards |= (uint32_t)1 << command;
    }
    return cards;
}

static int side_of_decider(const struct state *state) {
    return state->decider == state->seat ? ATTACKER : DEFENDER;
}

game_action *quantum_list_reactions(const struct setting *setting, const struct state *state,
                                    game_action *out) {
    for (uint32_t cards = reactions_of(setting, state, side_of_decider(state)); cards; cards &= cards - 1)
        *out++ = make_action(REACT, 0, 0, 0, (unsigned)__builtin_ctz(cards));
    *out++ = make_action(PASS, 0, 0, 0, 0);
    return out;
}

/* Phases of a combat. */

static void end_combat(struct state *state) {
    state->pending = 0;
    state->contested = state->origin = 0;
    state->die[ATTACKER] = state->die[DEFENDER] = 0;
    state->reacted = 0;
    state->decider = 0;
    state->rolled = 0;
    state->stage = STAGE_TURN;
}

void quantum_break_off_combat(struct state *state) {
    end_combat(state);
}

static void destroy(struct state *state, int seat, const struct ship *ship) {
    state->ship[seat][ship - state->ship[seat]].place = PLACE_WRECK;
}

static void resolve(const struct setting *setting, struct state *state, unsigned attack_die,
                    unsigned defence_die) {
    struct powers buffer;
    int enemy = seat_of_side(setting, state, DEFENDER);
    const struct ship *defender = ship_of_side(setting, state, DEFENDER);
    state->die[ATTACKER] = state->die[DEFENDER] = 0;
    state->decider = 0;
    if (quantum_attacker_wins(setting, state, attack_die, defence_die))
        destroy(state, enemy, defender);
    else if (powers_of(state, enemy, &buffer)->holds_ties)
        destroy(state, state->seat, ship_of_side(setting, state, ATTACKER));
    else {
        end_combat(state);
        return;
    }
    quantum_start_roll(setting, state, STAGE_WRECK);
}

/* Rounding errors of sums of odds are smaller; the odds of the rarest result are larger. */
#define CERTAINTY 1e-6

/* The attacker's chance to win from here on if both sides play their cards optimally. Modifies `state` and restores it. */
static double odds_after_dice(const struct setting *setting, struct state *state, int side) {
    if (side > DEFENDER)
        return quantum_attacker_wins(setting, state, state->die[ATTACKER], state->die[DEFENDER]);
    double best = odds_after_dice(setting, state, side + 1);
    for (uint32_t cards = reactions_of(setting, state, side); cards; cards &= cards - 1) {
        unsigned command = (unsigned)__builtin_ctz(cards);
        int rolls = die_of_reaction(setting, state, side, command);
        uint8_t shown = state->die[rolls];
        double odds = 0;
        state->reacted |= (uint32_t)1 << command;
        for (uint8_t number = 1; number <= 6; number++) {
            state->die[rolls] = number;
            odds += odds_after_dice(setting, state, side) / 6;
        }
        state->die[rolls] = shown;
        state->reacted &= ~((uint32_t)1 << command);
        if (side == ATTACKER ? odds > best : odds < best)
            best = odds;
    }
    return best;
}

/* A re-roll is offered only to a side that can still win and can still lose: otherwise it changes nothing. */
static bool asks_for_reaction(const struct setting *setting, const struct state *state, int side) {
    struct state copy = *state;
    if (!reactions_of(setting, state, side))
        return false;
    if (setting->version < RULES_VERSION_2)
        return true;
    double attacker_passing = odds_after_dice(setting, &copy, side + 1);
    double attacker_best = odds_after_dice(setting, &copy, side);
    double passing = side == ATTACKER ? attacker_passing : 1 - attacker_passing;
    double best = side == ATTACKER ? attacker_best : 1 - attacker_best;
    return passing < 1 - CERTAINTY && best > CERTAINTY;
}

/* First the attacker decides about re-rolls, then the defender. */
static void ask_for_reactions(const struct setting *setting, struct state *state, int side) {
    for (; side <= DEFENDER; side++)
        if (asks_for_reaction(setting, state, side)) {
            state->stage = STAGE_REACT;
            state->decider = (uint8_t)seat_of_side(setting, state, side);
            return;
        }
    resolve(setting, state, state->die[ATTACKER], state->die[DEFENDER]);
}

bool quantum_reaction_is_due(const struct setting *setting, const struct state *state) {
    int side = side_of_decider(state);
    return state->die[ATTACKER] ? asks_for_reaction(setting, state, side)
                                : reactions_of(setting, state, side) != 0;
}

void quantum_start_combat(const struct setting *setting, struct state *state, unsigned ship,
                          unsigned attack_space, unsigned target) {
    state->pending = (uint8_t)ship;
    state->contested = (uint16_t)target;
    state->stage = STAGE_COMBAT;
    uint16_t origin = state->ship[state->seat][ship].place;
    state->ship[state->seat][ship].place =
        (uint16_t)attack_space; /* 6.6: where it is if it does not win and enter */
    if (setting->rules != RULES_FULL)
        return;
    state->origin = origin;
    state->turn |= TURN_ATTACKED;
    if (reactions_of(setting, state, DEFENDER)) {
        state->stage = STAGE_REACT;
        state->decider = (uint8_t)seat_of_side(setting, state, DEFENDER);
    }
}

static void roll_both(const struct setting *setting, struct state *state, game_action dice) {
    if (setting->rules != RULES_FULL) {
        resolve(setting, state, die_of(dice, 0), die_of(dice, 1));
        return;
    }
    state->die[ATTACKER] = (uint8_t)die_of(dice, 0);
    state->die[DEFENDER] = (uint8_t)die_of(dice, 1);
    ask_for_reactions(setting, state, ATTACKER);
}

/* Dangerous: both ships are lost, and nothing else changes. */
static void destroy_both(const struct setting *setting, struct state *state) {
    int enemy = seat_of_side(setting, state, DEFENDER);
    const struct ship *defender = ship_of_side(setting, state, DEFENDER);
    destroy(state, state->seat, ship_of_side(setting, state, ATTACKER));
    destroy(state, enemy, defender);
    state->decider = 0;
    quantum_start_roll(setting, state, STAGE_WRECK);
}

static void react(const struct setting *setting, struct state *state, game_action action) {
    int side = side_of_decider(state);
    bool before_dice = state->die[ATTACKER] == 0;
    if (kind_of(action) == PASS) {
        if (before_dice) {
            state->decider = 0;
            state->stage = STAGE_COMBAT;
        } else
            ask_for_reactions(setting, state, side + 1);
        return;
    }
    state->reacted |= (uint32_t)1 << from_of(action);
    if (before_dice)
        destroy_both(setting, state);
    else {
        state->rolled = (uint8_t)die_of_reaction(setting, state, side, from_of(action));
        state->stage = STAGE_DIE_AGAIN;
    }
}

static void roll_again(const struct setting *setting, struct state *state, game_action die) {
    int side = side_of_decider(state);
    state->die[state->rolled] = (uint8_t)die_of(die, 0);
    state->rolled = 0;
    state->decider = 0;
    ask_for_reactions(setting, state, side);
}

/* 6.4, 8.2: dominance for destroying and losing a ship. */
static void gain_dominance(struct state *state, int winner) {
    struct powers buffer;
    quantum_change_dominance(state, winner, 1 + powers_of(state, winner, &buffer)->more_dominance);
}

static void lose_dominance(struct state *state, int loser) {
    struct powers buffer;
    const struct powers *powers = powers_of(state, loser, &buffer);
    if (!powers->keeps_dominance)
        quantum_change_dominance(state, loser, -1 - powers->more_dominance);
}

/* Plundering and Warlike: the first ship that a seat destroys in its own turn. */
static void reward_kill(struct state *state) {
    struct powers buffer;
    const struct powers *powers = powers_of(state, state->seat, &buffer);
    if (!(state->turn & TURN_DESTROYED)) {
        quantum_add_research(state, state->seat, powers->research_for_kill);
        state->actions = (uint8_t)(state->actions + powers->actions_for_kill);
    }
    state->turn |= TURN_DESTROYED;
}

/* Continues after a wreck has gone to the scrapyard (or its owner has left). */
void quantum_settle_loss(const struct setting *setting, struct state *state, int loser) {
    int next, defender = seat_of_side(setting, state, DEFENDER);
    if (state->reacted & command_bit(DANGEROUS) && quantum_wreck(setting, state, &next))
        quantum_start_roll(setting, state, STAGE_WRECK);
    else if (state->reacted & command_bit(DANGEROUS))
        end_combat(state);
    else if (loser != state->seat) {
        gain_dominance(state, state->seat);
        lose_dominance(state, loser);
        if (setting->rules == RULES_FULL)
            reward_kill(state);
        state->stage = STAGE_ENTER;
    } else {
        end_combat(state);
        lose_dominance(state, loser);
        if (defender == state->seat) /* it has left */
            return;
        gain_dominance(state, defender);
        quantum_try_infamy(setting, state, defender);
    }
}

void quantum_scrap_wreck(const struct setting *setting, struct state *state, unsigned number) {
    int loser;
    const struct ship *wreck = quantum_wreck(setting, state, &loser);
    struct ship *ship = &state->ship[loser][wreck - state->ship[loser]];
    ship->number = (uint8_t)number;
    ship->place = PLACE_SCRAPYARD;
    quantum_settle_loss(setting, state, loser);
}

void quantum_play_combat(const struct setting *setting, struct state *state, game_action action) {
    switch (state->stage) {
    case STAGE_COMBAT:
        roll_both(setting, state, action);
        break;
    case STAGE_REACT:
        react(setting, state, action);
        break;
    case STAGE_DIE_AGAIN:
        roll_again(setting, state, action);
        break;
    case STAGE_ENTER: /* 6.5 */
        if (kind_of(action) == ENTER)
            state->ship[state->seat][state->pending].place = state->contested;
        end_combat(state);
        quantum_try_infamy(setting, state, state->seat); /* 6.5: infamy right after that choice */
        break;
    }
}

double quantum_combat_odds(const struct setting *setting, const struct state *state) {
    struct state copy = *state;
    game_action dice[36];
    size_t count = (size_t)(quantum_list_combat_dice(setting, state, dice) - dice);
    double odds = 0;
    for (size_t i = 0; i < count; i++) {
        copy.die[ATTACKER] = (uint8_t)die_of(dice[i], 0);
        copy.die[DEFENDER] = (uint8_t)die_of(dice[i], 1);
        odds += odds_after_dice(setting, &copy, ATTACKER);
    }
    return odds / (double)count;
}
