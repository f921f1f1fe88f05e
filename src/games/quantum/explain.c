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

static void explain_ability(unsigned number, unsigned used, enum game_language language, struct text *out) {
    say(out, (enum word)(WORD_ABILITY_STRIKE + number - 1), language);
    if (used & USED_MOVE)
        say(out, WORD_IS_MOVED, language);
    if (used & USED_ABILITY)
        say(out, WORD_IS_USED, language);
}

static void explain_ship(const struct state *state, int seat, const struct ship *ship,
                         enum game_language language, struct text *out) {
    struct parts parts = {.count = 0};
    struct powers room;
    quantum_part_seat(&parts, seat);
    add_class(&parts, ship->number, language);
    quantum_part_space(&parts, ship->place);
    quantum_part_number(&parts, ship->number + powers_of(state, seat, &room)->range);
    quantum_say(out, WORD_IS_SHIP, language, &parts);
    explain_ability(ship->number, ship->used, language, out);
}

/* A list of seats, each with a number behind it if it is not 0: Vulpes 4, Kepler 7. */
static void add_seat(struct text *list, int seat, int number) {
    struct parts name = {.count = 0};
    quantum_part_seat(&name, seat);
    text_put(list, list->length ? ", " : "");
    text_put(list, name.word[0]);
    if (number > 0)
        text_format(list, " %d", number);
}

static void say_seats(struct text *out, enum word word, enum game_language language, struct parts *seats) {
    if (seats->word[0][0])
        quantum_say(out, word, language, seats);
}

static void explain_planet(const struct setting *setting, const struct state *state, int planet,
                           enum game_language language, struct text *out) {
    struct parts parts = {.count = 0}, room = {.count = 0}, cubes = {.count = 0}, orbit = {.count = 0};
    struct text cube_list = quantum_part_next(&cubes), orbit_list = quantum_part_next(&orbit);
    quantum_part_planet(&parts, setting, setting->centre[planet]);
    quantum_say(out, WORD_IS_PLANET, language, &parts);
    if (setting->start[planet])
        say(out, WORD_IS_START, language);
    quantum_part_number(&room, quantum_free_locations(setting, state, planet));
    quantum_part_number(&room, setting->number[planet] - 6);
    quantum_say(out, WORD_IS_FREE, language, &room);
    for (int seat = 0; seat < setting->seats; seat++) {
        int own = cubes_of(state, planet, seat), sum = quantum_orbit_sum(setting, state, seat, planet);
        if (own > 0)
            add_seat(&cube_list, seat, own > 1 ? own : 0);
        if (sum > 0)
            add_seat(&orbit_list, seat, sum);
    }
    say_seats(out, WORD_IS_CUBES, language, &cubes);
    say_seats(out, WORD_IS_ORBIT, language, &orbit);
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

static void explain_card(const struct setting *setting, unsigned card, enum game_language language,
                         struct text *out) {
    struct parts parts = {.count = 0};
    quantum_part_card(&parts, card, language);
    struct text text = quantum_part_next(&parts);
    text_put(&text, quantum_word(quantum_card_text(card, setting->revised), language));
    quantum_say(out, card < GAMBITS ? WORD_IS_GAMBIT : WORD_IS_COMMAND, language, &parts);
}

static void explain_loose(const void *setting, const void *state, game_thing thing,
                          enum game_language language, struct text *out) {
    unsigned number = thing_value(thing) >> 4;
    quantum_label_thing(setting, state, thing, language, out);
    text_letter(out, '.');
    if (number > 0)
        explain_ability(number, thing_value(thing) & 15, language, out);
    if (thing_kind(thing) == THING_SCRAPPED)
        say(out, WORD_IS_SCRAPPED, language);
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
        say(out, buttons[value], language);
        break;
    case THING_CARD:
        explain_card(setting, value, language, out);
        break;
    case THING_CUBE:
        quantum_part_seat(&parts, (int)(value >> 10));
        quantum_part_space(&parts, value & 1023);
        quantum_say(out, WORD_IS_CUBE, language, &parts);
        break;
    }
}
