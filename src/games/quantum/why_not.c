/* Why a thing cannot be chosen now. Called only for impossible paths. */
#include "fleet.h"
#include "rules.h"
#include "sentence.h"

/* A sentence and its numbers. */
struct reason {
    enum word word;
    int number[2];
};

static struct reason plain(enum word word) {
    return (struct reason){.word = word};
}

static bool has_diagonal_ship(const struct fleet *fleet, int planet) {
    for (int i = 0; i < MAX_SHIPS; i++)
        for (int k = 4; k < 8; k++)
            if (fleet->ships[i].place == fleet->setting->centre[planet] + quantum_step[k])
                return true;
    return false;
}

/* Why a construct is not possible (5.4, 8.9). */
static struct reason why_no_construct(const struct fleet *fleet, int planet) {
    const struct setting *setting = fleet->setting;
    const struct state *state = fleet->state;
    int needs = quantum_construct_needs(setting, state, planet);
    int sum = quantum_orbit_sum(setting, state, state->seat, planet);
    bool diagonal = fleet->powers->counts_diagonals, near = fleet->powers->construct_slack > 0;
    if (needs == 0)
        return plain(cubes_of(state, planet, state->seat) ? WORD_WHY_OWN_CUBE : WORD_WHY_FULL);
    if (quantum_ready_planets(setting, state) >> planet & 1)
        return (struct reason){WORD_WHY_TWO_ACTIONS, {state->actions}};
    if (sum == 0 && !(diagonal && has_diagonal_ship(fleet, planet)))
        return plain(diagonal ? WORD_WHY_NO_ORBIT_DIAGONAL : WORD_WHY_NO_ORBIT);
    enum word word = diagonal && near ? WORD_WHY_SUM_BOTH
                     : diagonal       ? WORD_WHY_SUM_DIAGONAL
                     : near           ? WORD_WHY_SUM_NEAR
                                      : WORD_WHY_SUM;
    return (struct reason){word, {sum, needs}};
}

/* Why an own ship cannot be chosen at all. */
static struct reason why_idle(const struct fleet *fleet, const struct ship *ship) {
    bool scrapped = ship->place == PLACE_SCRAPYARD;
    if (fleet->state->actions == 0 && !(scrapped && fleet->powers->free_deploy))
        return plain(WORD_WHY_ONE_ACTION);
    if (!scrapped)
        return plain(WORD_WHY_IDLE);
    return plain(fleet->powers->deploys_anywhere ? WORD_WHY_NO_ROOM_STEALTHY : WORD_WHY_NO_ROOM);
}

/* Why no ship can make a move that a command gives. */
static enum word why_no_ship(const struct fleet *fleet, bool again) {
    bool on_board = false, unmoved = false;
    for (int i = 0; i < MAX_SHIPS; i++) {
        on_board |= on_map(&fleet->ships[i]);
        unmoved |= on_map(&fleet->ships[i]) && (again || !(fleet->ships[i].used & USED_MOVE));
    }
    return !on_board ? WORD_WHY_NO_SHIP : !unmoved ? WORD_WHY_ALL_MOVED : WORD_WHY_ALL_BLOCKED;
}

/* Why a command that is a decision of its own offers nothing. */
static enum word why_no_use(const struct fleet *fleet, enum command command) {
    const struct state *state = fleet->state;
    switch (command) {
    case CEREBRAL:
        return state->dominance[state->seat] == 1 ? WORD_WHY_DOMINANCE_LOW : WORD_WHY_RESEARCH_FULL;
    case TYRANNICAL:
        return WORD_WHY_RESEARCH_LOW;
    case CURIOUS:
        if (fleet->setting->revised && state->turn & TURN_ATTACKED)
            return WORD_WHY_ATTACKED;
        return why_no_ship(fleet, false);
    case TACTICAL:
        return why_no_ship(fleet, fleet->powers->moves_again);
    case NOMADIC:
        return state->actions == 0 ? WORD_WHY_ONE_ACTION : WORD_WHY_NOMADIC;
    default: /* Flexible, Resourceful */
        return WORD_WHY_NO_SHIP;
    }
}

static enum word status(struct fleet *fleet, unsigned number) {
    const struct command_card *card = &quantum_commands[number];
    game_action uses[QUANTUM_ACTIONS];
    if (fleet->state->fresh >> number & 1)
        return WORD_WHY_FRESH;
    if (fleet->state->used_commands >> number & 1)
        return WORD_WHY_SPENT;
    if (card->offer)
        return card->offer(fleet, uses) > uses ? WORD_IS_USABLE : why_no_use(fleet, (enum command)number);
    if (card->powers.second_ability)
        return WORD_WHY_CUNNING;
    if (card->powers.chooses_numbers || card->powers.rerolls_on_turn)
        return WORD_WHY_AT_ROLLS;
    bool reacts =
        card->powers.rerolls_own_die || card->powers.rerolls_other_die || card->powers.destroys_both;
    return reacts ? WORD_WHY_IN_COMBAT : WORD_WHY_ALWAYS;
}

enum word quantum_command_status(const struct setting *setting, const struct state *state, unsigned command) {
    struct powers buffer;
    struct fleet fleet;
    quantum_find_fleet(setting, state, &buffer, &fleet);
    return status(&fleet, command);
}

static struct reason why_no_card(struct fleet *fleet, unsigned card) {
    const struct state *state = fleet->state;
    uint32_t bit = card >= GAMBITS ? (uint32_t)1 << (card - GAMBITS) : 0;
    if (state->commands[state->seat] & bit)
        return plain(status(fleet, card - GAMBITS));
    for (int seat = 0; seat < fleet->setting->seats; seat++)
        if (state->commands[seat] & bit)
            return plain(WORD_WHY_HELD);
    return plain(WORD_WHY_NO_CARD);
}

static struct reason why_no_research(const struct fleet *fleet) {
    if (fleet->setting->rules == RULES_BASIC)
        return plain(WORD_WHY_NO_RESEARCH);
    return plain(fleet->state->actions == 0 ? WORD_WHY_ONE_ACTION : WORD_WHY_RESEARCH_FULL);
}

static struct reason why_not_first_space(const struct fleet *fleet, unsigned space) {
    int seat, planet = fleet->setting->planet[space] - 1;
    const struct ship *ship = quantum_ship_on(fleet->setting, fleet->state, space, &seat);
    if (planet >= 0 && fleet->setting->centre[planet] == space)
        return why_no_construct(fleet, planet);
    if (ship && seat == fleet->state->seat)
        return why_idle(fleet, ship);
    return plain(WORD_WHY_CHOOSE_SHIP);
}

static struct reason why_not_first(struct fleet *fleet, game_thing thing) {
    struct ship scrapped = {.place = PLACE_SCRAPYARD};
    switch (thing_kind(thing)) {
    case THING_SPACE:
        return why_not_first_space(fleet, thing_value(thing));
    case THING_SCRAPPED:
        return why_idle(fleet, &scrapped);
    case THING_CARD:
        return why_no_card(fleet, thing_value(thing));
    case THING_BUTTON:
        if (thing_value(thing) == BUTTON_RESEARCH)
            return why_no_research(fleet);
        return plain(WORD_WHY_CHOOSE_SHIP);
    default:
        return plain(WORD_WHY_OTHER_QUESTION);
    }
}

static bool has_moved(const struct fleet *fleet, const struct ship *ship) {
    return ship->used & USED_MOVE && !fleet->powers->moves_again;
}

/* Why the chosen ship cannot move to this space. */
static struct reason why_no_move(const struct fleet *fleet, const struct ship *ship, unsigned space) {
    int seat, planet = fleet->setting->planet[space] - 1;
    const struct ship *other = quantum_ship_on(fleet->setting, fleet->state, space, &seat);
    if (planet >= 0 && fleet->setting->centre[planet] == space)
        return plain(WORD_WHY_ON_PLANET);
    if (other && seat == fleet->state->seat)
        return plain(WORD_WHY_OWN_SHIP);
    if (fleet->state->actions == 0)
        return plain(WORD_WHY_ONE_ACTION);
    if (has_moved(fleet, ship))
        return plain(WORD_WHY_MOVED);
    if (other && !fleet->may_attack)
        return plain(WORD_WHY_NO_ATTACK);
    return (struct reason){WORD_WHY_FAR, {ship->number + fleet->powers->range}};
}

/* The abilities with a button: their class, and the reason if nothing else is in the way. */
static const struct {
    enum ship_class class;
    enum word missing;
} abilities[BUTTONS] = {
    [BUTTON_STRIKE] = {BATTLESTATION, WORD_WHY_NO_ENEMY}, [BUTTON_TRANSPORT] = {FLAGSHIP, WORD_WHY_NO_OTHER},
    [BUTTON_WARP] = {DESTROYER, WORD_WHY_NO_OTHER},       [BUTTON_MODIFY_DOWN] = {FRIGATE, WORD_WHY_IDLE},
    [BUTTON_MODIFY_UP] = {FRIGATE, WORD_WHY_IDLE},        [BUTTON_FREE_RECONFIGURE] = {SCOUT, WORD_WHY_IDLE},
};

static struct reason why_no_ability(const struct fleet *fleet, const struct ship *ship, unsigned button) {
    if (button == BUTTON_RECONFIGURE)
        return plain(WORD_WHY_ONE_ACTION);
    if (!abilities[button].class)
        return plain(WORD_WHY_OTHER_QUESTION);
    if (!on_map(ship) || ship->number != abilities[button].class)
        return plain(WORD_WHY_CLASS);
    if (!can_use_ability(fleet, ship, abilities[button].class))
        return plain(WORD_WHY_USED);
    if (button == BUTTON_TRANSPORT && fleet->state->actions == 0)
        return plain(WORD_WHY_ONE_ACTION);
    if (button == BUTTON_TRANSPORT && has_moved(fleet, ship))
        return plain(WORD_WHY_MOVED);
    if (button == BUTTON_STRIKE && !fleet->may_attack)
        return plain(WORD_WHY_NO_ATTACK);
    return plain(abilities[button].missing);
}

/* Why the chosen command cannot be used for this ship. */
static struct reason why_not_with_card(const struct fleet *fleet, unsigned command, unsigned space) {
    int seat;
    const struct ship *ship = quantum_ship_on(fleet->setting, fleet->state, space, &seat);
    bool moves = command == CURIOUS || (command == TACTICAL && !fleet->powers->moves_again);
    if (!ship || seat != fleet->state->seat)
        return plain(WORD_WHY_CHOOSE_SHIP);
    return plain(moves && ship->used & USED_MOVE ? WORD_WHY_MOVED : WORD_WHY_OTHER_QUESTION);
}

static struct reason why_not_second(const struct fleet *fleet, game_thing first, game_thing thing) {
    int seat = -1;
    if (thing_kind(first) == THING_CARD && thing_kind(thing) == THING_SPACE)
        return why_not_with_card(fleet, thing_value(first) - GAMBITS, thing_value(thing));
    struct ship scrapped = {.place = PLACE_SCRAPYARD, .number = (uint8_t)(thing_value(first) >> 4)};
    const struct ship *ship = thing_kind(first) == THING_SCRAPPED ? &scrapped : NULL;
    if (thing_kind(first) == THING_SPACE)
        ship = quantum_ship_on(fleet->setting, fleet->state, thing_value(first), &seat);
    if (!ship || (seat >= 0 && seat != fleet->state->seat))
        return plain(WORD_WHY_OTHER_QUESTION);
    if (thing_kind(thing) == THING_BUTTON)
        return why_no_ability(fleet, ship, thing_value(thing));
    if (thing_kind(thing) != THING_SPACE)
        return plain(WORD_WHY_OTHER_QUESTION);
    if (on_map(ship))
        return why_no_move(fleet, ship, thing_value(thing));
    if (fleet->state->actions == 0 && !fleet->powers->free_deploy)
        return plain(WORD_WHY_ONE_ACTION);
    return plain(fleet->powers->deploys_anywhere ? WORD_WHY_DEPLOY_STEALTHY : WORD_WHY_DEPLOY);
}

bool quantum_why_not(const void *setting, const void *any_state, const game_thing *things, size_t count,
                     enum game_language language, struct text *out) {
    const struct state *state = any_state;
    struct parts parts = {.count = 0};
    struct powers buffer;
    struct fleet fleet;
    struct reason reason = plain(WORD_WHY_OTHER_QUESTION);
    if (state->stage == STAGE_OVER || quantum_who(setting, state) < 0)
        return false;
    if (state->stage == STAGE_TURN && count <= 2) {
        quantum_find_fleet(setting, state, &buffer, &fleet);
        reason = count == 1 ? why_not_first(&fleet, things[0]) : why_not_second(&fleet, things[0], things[1]);
    }
    quantum_part_number(&parts, reason.number[0]);
    quantum_part_number(&parts, reason.number[1]);
    quantum_say(out, reason.word, language, &parts);
    return true;
}
