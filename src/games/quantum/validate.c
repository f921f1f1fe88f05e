/* Which states can occur in a game. The position reader accepts no others, so the rules can rely on it. */
#include "gambits.h"
#include "notation.h"
#include "rules.h"

static int ships_at(const struct state *state, int seat, unsigned place) {
    int count = 0;
    for (int i = 0; i < MAX_SHIPS; i++)
        count += state->ship[seat][i].place == place;
    return count;
}

static int ships_in_play(const struct state *state, int seat) {
    return MAX_SHIPS - ships_at(state, seat, PLACE_NONE);
}

static int present_count(const struct setting *setting, const struct state *state) {
    int count = 0;
    for (int seat = 0; seat < setting->seats; seat++)
        count += is_present(state, seat);
    return count;
}

static bool valid_end(const struct setting *setting, const struct state *state) {
    bool placed_all = quantum_cubes_placed(setting, state, state->seat) == setting->cubes;
    return placed_all || present_count(setting, state) == 1;
}

/* An unfinished game has two seats left, and nobody has placed all cubes. */
static bool valid_unfinished(const struct setting *setting, const struct state *state) {
    for (int seat = 0; seat < setting->seats; seat++)
        if (quantum_cubes_placed(setting, state, seat) >= setting->cubes)
            return false;
    return present_count(setting, state) >= 2;
}

/* The number of seats before this one, clockwise from the first player. */
static int turn_of(const struct setting *setting, const struct state *state, int seat) {
    return (seat - state->first + setting->seats) % setting->seats;
}

static bool holds_start(const struct setting *setting, const struct state *state, int seat) {
    for (int planet = 0; planet < setting->planets; planet++)
        if (cubes_of(state, planet, seat))
            return setting->start[planet] && quantum_cubes_placed(setting, state, seat) == 1 &&
                   state->cubes[planet] == 1u << (4 * seat);
    return false;
}

static int ships_in_own_orbit(const struct setting *setting, const struct state *state, int seat) {
    int count = 0;
    for (int i = 0; i < START_SHIPS; i++) {
        const struct ship *ship = &state->ship[seat][i];
        int planet = on_map(ship) ? setting->planet[ship->place] - 1 : -1;
        count += planet >= 0 && cubes_of(state, planet, seat) > 0;
    }
    return count;
}

static bool valid_seat_setup(const struct setting *setting, const struct state *state, int seat) {
    int in_hand = ships_at(state, seat, PLACE_HAND);
    int in_play = ships_in_play(state, seat);
    int cubes = quantum_cubes_placed(setting, state, seat);
    if (state->research[seat] != 1 || state->dominance[seat] != 1)
        return false;
    if (cubes > 0 && !holds_start(setting, state, seat))
        return false;
    if (!is_present(state, seat))
        return in_play == 0;
    switch (state->stage) {
    case STAGE_ROLL:
        return cubes == 0 && in_play == in_hand && in_hand == (seat < state->seat ? START_SHIPS : 0);
    case STAGE_KEEP:
    case STAGE_ROLL_AGAIN:
        return cubes == 0 && in_play == in_hand && in_hand == (seat <= state->seat ? START_SHIPS : 0);
    case STAGE_TIE:
        return cubes == 0 && in_play == in_hand && in_hand == START_SHIPS;
    case STAGE_START:
        return in_play == in_hand && in_hand == START_SHIPS &&
               cubes == (turn_of(setting, state, seat) < turn_of(setting, state, state->seat));
    case STAGE_PLACE: {
        int in_orbit = ships_in_own_orbit(setting, state, seat);
        int turns = turn_of(setting, state, seat) - turn_of(setting, state, state->seat);
        if (cubes != 1 || in_play != START_SHIPS || in_hand + in_orbit != START_SHIPS)
            return false;
        return turns < 0 ? in_hand == 0 : turns > 0 ? in_hand == START_SHIPS : in_hand > 0;
    }
    }
    return false;
}

static bool valid_setup(const struct setting *setting, const struct state *state) {
    for (int seat = 0; seat < setting->seats; seat++) {
        if (!valid_seat_setup(setting, state, seat))
            return false;
        if (state->tied >> seat & 1 && !is_present(state, seat))
            return false;
    }
    /* Ships are put down in order (3.4), so those in hand are the last ones. */
    unsigned next = quantum_next_in_hand(state, state->seat);
    for (unsigned i = next; state->stage == STAGE_PLACE && i < START_SHIPS; i++)
        if (state->ship[state->seat][i].place != PLACE_HAND)
            return false;
    return true;
}

/* The contested space is one step from the attacker: a diagonal one only for an interceptor that manoeuvred. */
static bool can_contest(const struct ship *attacker, unsigned space) {
    for (int k = 0; on_map(attacker) && k < 8; k++)
        if ((unsigned)(attacker->place + quantum_step[k]) == space)
            return k < 4 || (attacker->number == INTERCEPTOR && attacker->used == (USED_MOVE | USED_ABILITY));
    return false;
}

static const struct ship *pending_ship(const struct state *state) {
    return &state->ship[quantum_pending_seat(state)][state->pending];
}

/* The enemy ship on the contested space, or NULL. */
static const struct ship *defender_of(const struct setting *setting, const struct state *state, int *seat) {
    const struct ship *ship = quantum_ship_on(setting, state, state->contested, seat);
    return ship && *seat != state->seat ? ship : NULL;
}

static bool valid_combat(const struct setting *setting, const struct state *state) {
    const struct ship *attacker = pending_ship(state);
    int enemy = state->seat;
    bool taken = quantum_ship_on(setting, state, state->contested, NULL) != NULL;
    if (!can_contest(attacker, state->contested) || !attacker->used)
        return false;
    return state->stage == STAGE_ENTER ? !taken : defender_of(setting, state, &enemy) != NULL;
}

static bool valid_reaction(const struct setting *setting, const struct state *state) {
    int enemy = state->seat;
    bool rolled = state->die[0] != 0;
    if (!valid_combat(setting, state) || !defender_of(setting, state, &enemy))
        return false;
    if (state->decider != enemy && (state->decider != state->seat || !rolled))
        return false;
    if (state->stage == STAGE_DIE_AGAIN)
        return rolled;
    return quantum_reaction_is_due(setting, state);
}

/* One wreck: the defender's, or with Stubborn the attacker's. With Dangerous both, the attacker's rolled first. While the
   attacker decides about its own wreck, the defender may resign. */
static bool valid_wreck(const struct setting *setting, const struct state *state, int wrecks,
                        int own_wrecks) {
    const struct ship *attacker = pending_ship(state);
    int enemy = state->seat;
    bool taken = quantum_ship_on(setting, state, state->contested, NULL) != NULL;
    if (!state->contested || !attacker->used)
        return false;
    if (state->reacted & command_bit(DANGEROUS))
        return !taken && (own_wrecks ? attacker->place == PLACE_WRECK && wrecks <= 2
                                     : attacker->place == PLACE_SCRAPYARD && wrecks == 1);
    if (wrecks != 1)
        return false;
    if (own_wrecks)
        return attacker->place == PLACE_WRECK && (!taken || defender_of(setting, state, &enemy));
    return !taken && can_contest(attacker, state->contested);
}

/* The ship that is rolled is in a place that fits the kind of roll. */
static bool valid_roll(const struct setting *setting, const struct state *state, unsigned roll, int wrecks,
                       int own_wrecks) {
    const struct ship *ship = pending_ship(state);
    if (roll == STAGE_WRECK)
        return valid_wreck(setting, state, wrecks, own_wrecks);
    if (wrecks || state->contested)
        return false;
    if (roll == STAGE_RECONFIGURE)
        return state->phase == 1 && ship->number && (on_map(ship) || ship->place == PLACE_SCRAPYARD);
    if (state->phase == 1)
        return ship->place == PLACE_SCRAPYARD && !state->gambit;
    return state->rolling && state->pending == __builtin_ctz(state->rolling);
}

static bool valid_roll_decision(const struct setting *setting, const struct state *state) {
    struct powers buffer;
    int owner;
    quantum_rolled_ship(setting, state, &owner);
    if (state->decider != owner)
        return false;
    if (state->stage == STAGE_CHOOSE)
        return powers_of(state, owner, &buffer)->chooses_numbers;
    return owner == state->seat && state->rolled != quantum_roll_except(setting, state);
}

static bool is_landing(const struct state *state) {
    return state->gambit == EXPANSION + 1 || state->gambit == REORGANIZATION + 1;
}

/* Ships are in hand only while a gambit rolls them and puts them down in phase 2. */
static bool valid_hands(const struct setting *setting, const struct state *state) {
    for (int seat = 0; seat < setting->seats; seat++)
        if (ships_at(state, seat, PLACE_HAND) &&
            (seat != state->picker || !is_landing(state) || state->phase != 2))
            return false;
    return !state->rolling || is_landing(state);
}

/* The market holds three cards of each kind, except while cards are drawn and before the first turn. */
static bool valid_market(const struct setting *setting, const struct state *state) {
    unsigned gambits = quantum_gambits_up(state);
    unsigned commands = (unsigned)__builtin_popcount(state->command_market);
    if (setting->rules != RULES_FULL)
        return true;
    for (int seat = 0; seat < setting->seats; seat++)
        if (__builtin_popcount(state->commands[seat]) > MAX_COMMANDS ||
            (!is_present(state, seat) && state->commands[seat]))
            return false;
    if (state->stage == STAGE_OVER)
        return gambits <= FACE_UP && commands <= FACE_UP;
    if (state->stage == STAGE_DRAW)
        return gambits <= FACE_UP && commands <= FACE_UP && gambits + commands < 2 * FACE_UP;
    if (state->phase == 0)
        return gambits == 0 && commands == 0;
    return gambits == FACE_UP && commands == FACE_UP;
}

static bool valid_pick(const struct setting *setting, const struct state *state) {
    game_action actions[QUANTUM_ACTIONS];
    switch (state->stage) {
    case STAGE_PICK:
        return state->phase == 2 && state->earned[state->picker] && !state->gambit;
    case STAGE_RELOCATE:
        return state->gambit == RELOCATION + 1 && quantum_list_gambit(setting, state, actions) != actions;
    case STAGE_REORGANIZE:
        return state->gambit == REORGANIZATION + 1 && ships_at(state, state->picker, PLACE_HAND) == 0;
    case STAGE_LAND:
        return is_landing(state) && !state->rolling && ships_at(state, state->picker, PLACE_HAND);
    case STAGE_SABOTAGE:
        return state->gambit == SABOTAGE + 1 && state->decider != state->picker &&
               state->commands[state->decider];
    }
    return false;
}

static bool valid_infamy(const struct setting *setting, const struct state *state) {
    bool entangled;
    return state->dominance[state->decider] == MAX_NUMBER && is_present(state, state->decider) &&
           (state->phase == 1 || state->decider == state->picker) && !state->gambit &&
           quantum_open_planets(setting, state, state->decider, &entangled) != 0;
}

/* A card is played before the dice (Dangerous: both ships are lost) or after them, to re-roll a die. */
static bool valid_played_cards(const struct state *state) {
    bool wreck = state->stage == STAGE_WRECK || state->resume == STAGE_WRECK;
    bool before_dice = state->stage == STAGE_COMBAT || (state->stage == STAGE_REACT && state->die[0] == 0);
    if (before_dice)
        return state->reacted == 0;
    for (uint32_t rest = state->reacted; rest; rest &= rest - 1) {
        const struct powers *card = &quantum_commands[__builtin_ctz(rest)].powers;
        if (!card->rerolls_own_die && !card->rerolls_other_die && !card->rerolls_on_turn &&
            !(card->destroys_both && wreck && state->reacted == command_bit(DANGEROUS)))
            return false;
    }
    return true;
}

/* Whether every planet could once have been full or have had a cube of the seat, so that infamy had no place for its cube
   (8.5). Relocation moves cubes, so with cards only their number is certain. */
static bool may_have_been_blocked(const struct setting *setting, const struct state *state, int seat) {
    int others = 0, uncovered = setting->planets - quantum_cubes_placed(setting, state, seat);
    for (int other = 0; other < setting->seats; other++)
        if (other != seat)
            others += quantum_cubes_placed(setting, state, other);
    for (int number = MIN_PLANET; number <= MAX_PLANET; number++)
        for (int planet = 0; planet < setting->planets && uncovered > 0; planet++)
            if (setting->number[planet] == number) {
                others -= locations_of(number);
                uncovered--;
            }
    return others >= 0;
}

/* Dominance reaches 6 only to be spent on infamy at once, unless no planet can take the cube. */
static bool valid_dominance(const struct setting *setting, const struct state *state, int seat) {
    bool entangled;
    if (state->dominance[seat] < MAX_NUMBER || !is_present(state, seat))
        return true;
    if ((state->stage == STAGE_INFAMY && state->decider == seat) ||
        (state->stage == STAGE_ENTER && state->seat == seat)) /* 6.5: infamy follows the choice */
        return true;
    return quantum_open_planets(setting, state, seat, &entangled) == 0 ||
           (setting->rules == RULES_FULL && may_have_been_blocked(setting, state, seat));
}

/* Research is 6 only until the end of phase 1, when it becomes a breakthrough (8.6); without research it is 1 (1.3). */
static bool valid_research(const struct setting *setting, const struct state *state, int seat) {
    if (setting->rules == RULES_BASIC)
        return state->research[seat] == 1;
    return state->research[seat] < MAX_NUMBER || !is_present(state, seat) ||
           (seat == state->seat && state->phase == 1);
}

/* Each card is earned by a cube, or by the breakthrough that starts phase 2. A position need not have the cubes of the
   set-up, which earn nothing, so they are not subtracted. */
static bool valid_earned(const struct setting *setting, const struct state *state, int seat) {
    int breakthrough = seat == state->seat && state->phase == 2;
    return state->earned[seat] <= quantum_cubes_placed(setting, state, seat) + breakthrough;
}

/* Actions, cards and sheets stay within what a turn can give. */
static bool valid_counts(const struct setting *setting, const struct state *state) {
    struct powers buffer;
    int actions = state->actions;
    for (int seat = 0; seat < setting->seats; seat++)
        if (!valid_dominance(setting, state, seat) || !valid_research(setting, state, seat) ||
            !valid_earned(setting, state, seat))
            return false;
    if (setting->rules != RULES_FULL)
        return actions <= TURN_ACTIONS;
    if (!(state->turn & TURN_DESTROYED))
        actions += powers_of(state, state->seat, &buffer)->actions_for_kill;
    if (state->commands[state->seat] & ~state->used_commands & command_bit(RESOURCEFUL))
        actions++;
    return actions <= MAX_ACTIONS;
}

/* Fields that the stage does not use are not set. */
static bool no_unused_fields(const struct state *state) {
    const struct stage_parts *parts = &quantum_stages[state->stage];
    bool wreck = state->stage == STAGE_WRECK || state->resume == STAGE_WRECK;
    bool fight = parts->contested || wreck;
    bool again = state->resume == STAGE_AGAIN;
    if (again && state->stage != STAGE_WRECK && state->stage != STAGE_ROLL_SHIP &&
        state->stage != STAGE_RECONFIGURE)
        return false;
    if (state->phase == 1 && (state->gambit || state->picker != state->seat))
        return false;
    if ((state->contested != 0) != fight || (state->origin && !fight) || (state->reacted && !fight))
        return false;
    return !state->die[0] || state->stage == STAGE_REACT || state->stage == STAGE_DIE_AGAIN;
}

/* A game without cards has none of their fields. */
static bool has_no_cards(const struct state *state) {
    return state->stage <= STAGE_INFAMY && !state->origin && !state->reacted && !state->turn &&
           !state->resume && !state->gambit && state->regular == state->seat &&
           state->picker == state->seat && (state->stage != STAGE_INFAMY || state->decider == state->seat);
}

static bool valid_turn(const struct setting *setting, const struct state *state) {
    int wrecks = 0, own_wrecks = ships_at(state, state->seat, PLACE_WRECK);
    for (int seat = 0; seat < setting->seats; seat++) {
        wrecks += ships_at(state, seat, PLACE_WRECK);
        if (setting->rules != RULES_FULL && seat != state->seat && state->earned[seat])
            return false;
        if (!is_present(state, seat) && (ships_in_play(state, seat) || state->earned[seat]))
            return false;
    }
    if (setting->rules != RULES_FULL && (!has_no_cards(state) || own_wrecks))
        return false;
    if (!is_present(state, state->picker) || !no_unused_fields(state) || !valid_played_cards(state) ||
        !valid_counts(setting, state) || !valid_hands(setting, state))
        return false;
    switch (state->stage) {
    case STAGE_RECONFIGURE:
    case STAGE_WRECK:
    case STAGE_ROLL_SHIP:
        return valid_roll(setting, state, state->stage, wrecks, own_wrecks);
    case STAGE_CHOOSE:
    case STAGE_AGAIN:
        return valid_roll(setting, state, state->resume, wrecks, own_wrecks) &&
               valid_roll_decision(setting, state);
    }
    if (wrecks)
        return false;
    switch (state->stage) {
    case STAGE_TURN:
        return state->phase == 1;
    case STAGE_COMBAT:
    case STAGE_ENTER:
        return state->phase == 1 && valid_combat(setting, state);
    case STAGE_REACT:
    case STAGE_DIE_AGAIN:
        return state->phase == 1 && valid_reaction(setting, state);
    case STAGE_INFAMY:
        return valid_infamy(setting, state);
    case STAGE_DRAW:
        return state->phase == 2 && !state->rolling && ships_at(state, state->picker, PLACE_HAND) == 0;
    }
    return state->phase == 2 && valid_pick(setting, state);
}

/* The first six cards are dealt after set-up. */
static bool valid_first_deal(const struct setting *setting, const struct state *state) {
    for (int seat = 0; seat < setting->seats; seat++) {
        if (state->research[seat] != 1 || state->dominance[seat] != 1)
            return false;
        if (is_present(state, seat) &&
            (!holds_start(setting, state, seat) || ships_in_own_orbit(setting, state, seat) != START_SHIPS ||
             ships_in_play(state, seat) != START_SHIPS))
            return false;
    }
    return setting->rules == RULES_FULL;
}

static bool seat_has_nothing_yet(const struct state *state, int seat) {
    return !state->commands[seat] && !state->earned[seat];
}

bool quantum_is_possible(const struct setting *setting, const struct state *state) {
    if (!is_present(state, state->seat) || !valid_market(setting, state))
        return false;
    if (state->stage == STAGE_OVER)
        return valid_end(setting, state);
    if (!valid_unfinished(setting, state))
        return false;
    if (state->phase > 0)
        return valid_turn(setting, state);
    for (int seat = 0; seat < setting->seats; seat++)
        if (!seat_has_nothing_yet(state, seat))
            return false;
    return state->stage == STAGE_DRAW ? valid_first_deal(setting, state) : valid_setup(setting, state);
}
