/* Why a thing cannot be pointed at now. Asked only of what is not possible. */
#include "fleet.h"
#include "rules.h"
#include "sentence.h"

/* The sentence, and the numbers that are filled into it. */
struct reason {
    enum word word;
    int number[2];
};

static struct reason plain(enum word word) {
    return (struct reason){.word = word};
}

/* What stands in the way of a construct (5.4, 8.9). */
static struct reason why_no_construct(const struct fleet *fleet, int planet) {
    const struct setting *setting = fleet->setting;
    const struct state *state = fleet->state;
    int needs = quantum_construct_needs(setting, state, planet);
    int sum = quantum_orbit_sum(setting, state, state->seat, planet);
    if (needs == 0)
        return plain(cubes_of(state, planet, state->seat) ? WORD_WHY_OWN_CUBE : WORD_WHY_FULL);
    if (sum == 0)
        return plain(WORD_WHY_NO_ORBIT);
    if (sum == needs && state->actions < 2)
        return (struct reason){WORD_WHY_TWO_ACTIONS, {state->actions}};
    return (struct reason){WORD_WHY_SUM, {sum, needs}};
}

/* The seat's own ship is not offered at all. */
static struct reason why_idle(const struct fleet *fleet, const struct ship *ship) {
    if (fleet->state->actions == 0)
        return plain(WORD_WHY_ONE_ACTION);
    return plain(ship->place == PLACE_SCRAPYARD ? WORD_WHY_NO_ROOM : WORD_WHY_IDLE);
}

static struct reason why_no_card(const struct fleet *fleet, unsigned card) {
    const struct state *state = fleet->state;
    uint32_t bit = card >= GAMBITS ? (uint32_t)1 << (card - GAMBITS) : 0;
    if (!(state->commands[state->seat] & bit))
        return plain(WORD_WHY_NO_CARD);
    if (state->fresh & bit)
        return plain(WORD_WHY_FRESH);
    return plain(state->used_commands & bit ? WORD_WHY_SPENT : WORD_WHY_ALWAYS);
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

static struct reason why_not_first(const struct fleet *fleet, game_thing thing) {
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

/* A ship was chosen, and this space is no target of its move. */
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

/* The abilities that have a button: whose they are, and what is missing when it is not offered. */
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

static struct reason why_not_second(const struct fleet *fleet, game_thing first, game_thing thing) {
    int seat = -1;
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
    return plain(WORD_WHY_DEPLOY);
}

bool quantum_why_not(const void *setting, const void *any_state, const game_thing *things, size_t count,
                     enum game_language language, struct text *out) {
    const struct state *state = any_state;
    struct parts parts = {.count = 0};
    struct powers room;
    struct fleet fleet;
    struct reason reason = plain(WORD_WHY_OTHER_QUESTION);
    if (state->stage == STAGE_OVER || quantum_who(setting, state) < 0)
        return false;
    if (state->stage == STAGE_TURN && count <= 2) {
        quantum_find_fleet(setting, state, &room, &fleet);
        reason = count == 1 ? why_not_first(&fleet, things[0]) : why_not_second(&fleet, things[0], things[1]);
    }
    quantum_part_number(&parts, reason.number[0]);
    quantum_part_number(&parts, reason.number[1]);
    quantum_say(out, reason.word, language, &parts);
    return true;
}
