/* What a thing is and what it can do, in a few sentences. */
#include "rules.h"
#include "sentence.h"

static void say(struct text *out, enum word word, enum game_language language) {
    quantum_say(out, word, language, &(struct parts){.count = 0});
}

static void add_class(struct parts *parts, unsigned number, enum game_language language) {
    quantum_part_number(parts, (long)number);
    struct text text = quantum_part_next(parts);
    text_put(&text, quantum_word((enum word)(WORD_BATTLESTATION + number - 1), language));
}

/* What the ship can do and has done, for its owner as things are now. */
static void explain_ability(const struct state *state, int seat, unsigned number, unsigned used,
                            enum game_language language, struct text *out) {
    struct powers buffer;
    const struct powers *powers = powers_of(state, seat, &buffer);
    bool second = powers->second_ability && !(state->used_commands & command_bit(CUNNING));
    say(out, (enum word)(WORD_ABILITY_STRIKE + number - 1), language);
    if (number == SCOUT && powers->chooses_numbers)
        say(out, WORD_IS_CLEVER, language);
    if (used & USED_MOVE)
        say(out, powers->moves_again ? WORD_IS_ENERGETIC : WORD_IS_MOVED, language);
    if (used & USED_ABILITY)
        say(out, second ? WORD_IS_CUNNING : WORD_IS_USED, language);
}

static void explain_ship(const struct state *state, int seat, const struct ship *ship,
                         enum game_language language, struct text *out) {
    struct parts parts = {.count = 0};
    struct powers buffer;
    quantum_part_seat(&parts, seat, language);
    add_class(&parts, ship->number, language);
    quantum_part_space(&parts, ship->place);
    quantum_part_number(&parts, ship->number + powers_of(state, seat, &buffer)->range);
    quantum_say(out, WORD_IS_SHIP, language, &parts);
    explain_ability(state, seat, ship->number, ship->used, language, out);
}

/* Appends a seat to a list, with a number if it is not 0: Vulpes 4, Kepler 7. */
static void add_seat(struct text *list, int seat, int number, enum game_language language) {
    struct parts name = {.count = 0};
    quantum_part_seat(&name, seat, language);
    text_put(list, list->length ? ", " : "");
    text_put(list, name.word[0]);
    if (number > 0)
        text_format(list, " %d", number);
}

static void say_seats(struct text *out, enum word word, enum game_language language, struct parts *seats) {
    if (seats->word[0][0])
        quantum_say(out, word, language, seats);
}

/* The seat that is addressed: the one that decides, or whose turn it is. */
static int addressed(const struct setting *setting, const struct state *state) {
    int who = quantum_who(setting, state);
    return who >= 0 ? who : state->seat;
}

/* The totals with which the seat may construct: exactly 8, or 7, 8 or 9 with Intelligent. */
static void add_totals(struct parts *parts, int needs, int slack, enum game_language language) {
    struct parts totals = {.count = 0};
    struct text text = quantum_part_next(parts);
    for (int total = needs - slack; total <= needs + slack; total++)
        quantum_part_number(&totals, total);
    quantum_say(&text, slack ? WORD_TOTAL_NEAR : WORD_TOTAL_EXACT, language, &totals);
}

void quantum_tell_planet(const struct setting *setting, const struct state *state, int planet,
                         enum game_language language, struct text *out) {
    struct parts locations = {.count = 0}, cubes = {.count = 0}, orbit = {.count = 0};
    struct text cube_list = quantum_part_next(&cubes), orbit_list = quantum_part_next(&orbit);
    quantum_part_number(&locations, quantum_free_locations(setting, state, planet));
    quantum_part_number(&locations, locations_of(setting->number[planet]));
    quantum_say(out, WORD_IS_FREE, language, &locations);
    for (int seat = 0; seat < setting->seats; seat++) {
        int own = cubes_of(state, planet, seat), sum = quantum_orbit_sum(setting, state, seat, planet);
        if (own > 0)
            add_seat(&cube_list, seat, own > 1 ? own : 0, language);
        if (sum > 0)
            add_seat(&orbit_list, seat, sum, language);
    }
    say_seats(out, WORD_IS_CUBES, language, &cubes);
    say_seats(out, WORD_IS_ORBIT, language, &orbit);
}

static void explain_planet(const struct setting *setting, const struct state *state, int planet,
                           enum game_language language, struct text *out) {
    struct parts parts = {.count = 0};
    struct powers buffer;
    const struct powers *powers = powers_of(state, addressed(setting, state), &buffer);
    int needs = state->phase ? quantum_construct_needs(setting, state, planet) : 0;
    quantum_part_planet(&parts, setting, setting->centre[planet]);
    add_totals(&parts, needs ? needs : setting->number[planet], powers->construct_slack, language);
    quantum_say(out, WORD_IS_PLANET, language, &parts);
    if (powers->counts_diagonals)
        say(out, WORD_IS_INGENIOUS, language);
    if (setting->start[planet])
        say(out, WORD_IS_START, language);
    quantum_tell_planet(setting, state, planet, language, out);
}

static void explain_empty(const struct setting *setting, unsigned space, enum game_language language,
                          struct text *out) {
    struct parts parts = {.count = 0}, centre = {.count = 0};
    quantum_part_space(&parts, space);
    quantum_say(out, WORD_IS_SPACE, language, &parts);
    if (setting->planet[space]) {
        quantum_part_planet(&centre, setting, setting->centre[setting->planet[space] - 1]);
        quantum_say(out, WORD_IS_ORBITAL, language, &centre);
    }
    if (row_has(setting->void_space, space))
        say(out, WORD_IS_VOID, language);
}

static void explain_space(const struct setting *setting, const struct state *state, unsigned space,
                          enum game_language language, struct text *out) {
    int seat, planet = setting->planet[space] - 1;
    const struct ship *ship = quantum_ship_on(setting, state, space, &seat);
    if (planet >= 0 && setting->centre[planet] == space)
        explain_planet(setting, state, planet, language, out);
    else if (ship)
        explain_ship(state, seat, ship, language, out);
    else
        explain_empty(setting, space, language, out);
}

/* The command's owner, and to its owner what it can do now. */
static void explain_command(const struct setting *setting, const struct state *state, unsigned command,
                            enum game_language language, struct text *out) {
    int seat = addressed(setting, state);
    for (int owner = 0; owner < setting->seats; owner++)
        if (owner != seat && state->commands[owner] >> command & 1) {
            struct parts parts = {.count = 0};
            quantum_part_seat(&parts, owner, language);
            quantum_say(out, WORD_IS_HELD, language, &parts);
        }
    if (!(state->commands[seat] >> command & 1))
        return;
    if (state->stage == STAGE_TURN && seat == state->seat)
        say(out, quantum_command_status(setting, state, command), language);
    else if (state->fresh >> command & 1)
        say(out, WORD_WHY_FRESH, language);
}

static void explain_card(const struct setting *setting, const struct state *state, unsigned card,
                         enum game_language language, struct text *out) {
    struct parts parts = {.count = 0};
    quantum_part_card(&parts, card, language);
    struct text text = quantum_part_next(&parts);
    text_put(&text, quantum_word(quantum_card_text(card, setting->revised), language));
    quantum_say(out, card < GAMBITS ? WORD_IS_GAMBIT : WORD_IS_COMMAND, language, &parts);
    if (card >= GAMBITS)
        explain_command(setting, state, card - GAMBITS, language, out);
}

static void explain_loose(const struct setting *setting, const struct state *state, game_thing thing,
                          enum game_language language, struct text *out) {
    struct powers buffer;
    int seat = addressed(setting, state);
    const struct powers *powers = powers_of(state, seat, &buffer);
    unsigned number = thing_value(thing) >> 4;
    quantum_label_thing(setting, state, thing, language, out);
    text_letter(out, '.');
    if (number > 0)
        explain_ability(state, seat, number, thing_value(thing) & 15, language, out);
    if (thing_kind(thing) == THING_SCRAPPED)
        say(out, powers->free_deploy ? WORD_IS_SCRAPPED_EAGER : WORD_IS_SCRAPPED, language);
    if (powers->deploys_anywhere)
        say(out, WORD_IS_STEALTHY, language);
}

static const enum word buttons[BUTTONS] = {
    [BUTTON_KEEP] = WORD_IS_KEEP,
    [BUTTON_ROLL_AGAIN] = WORD_IS_ROLL_AGAIN,
    [BUTTON_RECONFIGURE] = WORD_IS_RECONFIGURE,
    [BUTTON_STRIKE] = WORD_ABILITY_STRIKE,
    [BUTTON_TRANSPORT] = WORD_ABILITY_TRANSPORT,
    [BUTTON_WARP] = WORD_ABILITY_WARP,
    [BUTTON_MODIFY_DOWN] = WORD_ABILITY_MODIFY,
    [BUTTON_MODIFY_UP] = WORD_ABILITY_MODIFY,
    [BUTTON_FREE_RECONFIGURE] = WORD_ABILITY_SCOUT,
    [BUTTON_RESEARCH] = WORD_IS_RESEARCH,
    [BUTTON_END] = WORD_IS_END,
    [BUTTON_PASS] = WORD_IS_PASS,
    [BUTTON_REFRESH] = WORD_IS_REFRESH,
    [BUTTON_DECLINE] = WORD_IS_DECLINE,
    [BUTTON_REORGANIZE] = WORD_IS_REORGANIZE,
    [BUTTON_SCRAP] = WORD_IS_SCRAP,
    [BUTTON_FLEXIBLE_DOWN] = WORD_IS_FLEXIBLE_DOWN,
    [BUTTON_FLEXIBLE_UP] = WORD_IS_FLEXIBLE_UP,
    [BUTTON_NUMBER] = WORD_IS_NUMBER,
    [BUTTON_NUMBER + 1] = WORD_IS_NUMBER,
    [BUTTON_NUMBER + 2] = WORD_IS_NUMBER,
    [BUTTON_NUMBER + 3] = WORD_IS_NUMBER,
    [BUTTON_NUMBER + 4] = WORD_IS_NUMBER,
    [BUTTON_NUMBER + 5] = WORD_IS_NUMBER,
};

static void explain_button(const struct setting *setting, const struct state *state, unsigned button,
                           enum game_language language, struct text *out) {
    struct powers buffer;
    const struct powers *powers = powers_of(state, addressed(setting, state), &buffer);
    enum word word = buttons[button];
    if (button == BUTTON_RESEARCH && powers->early_breakthrough)
        word = WORD_IS_RESEARCH_EARLY;
    if (button == BUTTON_RECONFIGURE && powers->chooses_numbers)
        word = WORD_IS_RECONFIGURE_CLEVER;
    say(out, word, language);
    if (button == BUTTON_FREE_RECONFIGURE && powers->chooses_numbers)
        say(out, WORD_IS_CLEVER, language);
    if ((button == BUTTON_RECONFIGURE || button == BUTTON_FREE_RECONFIGURE) && powers->rerolls_on_turn &&
        !powers->chooses_numbers)
        say(out, WORD_IS_SCRAPPY, language);
}

void quantum_explain(const void *setting, const void *state, game_thing thing, enum game_language language,
                     struct text *out) {
    struct parts parts = {.count = 0};
    unsigned value = thing_value(thing);
    switch (thing_kind(thing)) {
    case THING_SPACE:
        explain_space(setting, state, value, language, out);
        break;
    case THING_SCRAPPED:
    case THING_IN_HAND:
        explain_loose(setting, state, thing, language, out);
        break;
    case THING_BUTTON:
        explain_button(setting, state, value, language, out);
        break;
    case THING_CARD:
        explain_card(setting, state, value, language, out);
        break;
    case THING_CUBE:
        quantum_part_of_seat(&parts, (int)(value >> 10), language);
        quantum_part_space(&parts, value & 1023);
        quantum_say(out, WORD_IS_CUBE, language, &parts);
        break;
    }
}
