/* Prompts, and labels of things and options. */
#include "rules.h"
#include "sentence.h"

#include <string.h>

void quantum_seat_name(int seat, enum game_language language, struct text *out) {
    text_put(out, quantum_word((enum word)(WORD_VULPES + seat), language));
}

void quantum_label_option(size_t option, const char *value, enum game_language language, struct text *out) {
    static const struct {
        const char *value;
        enum word word;
    } values[] = {
        {"sheet", WORD_RULES_SHEET},    {"basic", WORD_RULES_BASIC},        {"full", WORD_RULES_FULL},
        {"first", WORD_PRINTING_FIRST}, {"revised", WORD_PRINTING_REVISED}, {"on", WORD_ENTANGLEMENT_ON},
        {"off", WORD_ENTANGLEMENT_OFF},
    };
    if (!value)
        text_put(out, quantum_word((enum word)(WORD_OPTION_MAP + option), language));
    for (size_t i = 0; value && i < sizeof values / sizeof values[0]; i++)
        if (strcmp(values[i].value, value) == 0)
            text_put(out, quantum_word(values[i].word, language));
}

/* The dice of a seat at set-up: 3 4 5. */
static void add_rolled(struct parts *parts, const struct state *state, int seat) {
    struct text text = quantum_part_next(parts);
    text_format(&text, "%d %d %d", state->ship[seat][0].number, state->ship[seat][1].number,
                state->ship[seat][2].number);
}

static enum word question_of(const struct state *state) {
    static const enum word questions[STAGES] = {
        [STAGE_ROLL] = WORD_ASK_ROLL,
        [STAGE_KEEP] = WORD_ASK_KEEP,
        [STAGE_ROLL_AGAIN] = WORD_ASK_ROLL,
        [STAGE_TIE] = WORD_ASK_TIE,
        [STAGE_START] = WORD_ASK_START,
        [STAGE_PLACE] = WORD_ASK_PLACE,
        [STAGE_TURN] = WORD_ASK_TURN,
        [STAGE_RECONFIGURE] = WORD_ASK_RECONFIGURE,
        [STAGE_COMBAT] = WORD_ASK_COMBAT,
        [STAGE_WRECK] = WORD_ASK_WRECK,
        [STAGE_ENTER] = WORD_ASK_ENTER,
        [STAGE_INFAMY] = WORD_ASK_INFAMY,
        [STAGE_DRAW] = WORD_ASK_DRAW,
        [STAGE_ROLL_SHIP] = WORD_ASK_ROLL_SHIP,
        [STAGE_CHOOSE] = WORD_ASK_CHOOSE,
        [STAGE_AGAIN] = WORD_ASK_AGAIN,
        [STAGE_REACT] = WORD_ASK_REACT,
        [STAGE_DIE_AGAIN] = WORD_ASK_DIE_AGAIN,
        [STAGE_PICK] = WORD_ASK_PICK,
        [STAGE_RELOCATE] = WORD_ASK_RELOCATE,
        [STAGE_REORGANIZE] = WORD_ASK_REORGANIZE,
        [STAGE_LAND] = WORD_ASK_LAND,
        [STAGE_SABOTAGE] = WORD_ASK_SABOTAGE,
        [STAGE_OVER] = WORD_ASK_OVER,
    };
    if (state->stage == STAGE_REACT && state->die[0] == 0)
        return WORD_ASK_BEFORE;
    return questions[state->stage];
}

/* The seat that the prompt is about: who decides, or whose dice are rolled. */
static int asked_seat(const struct setting *setting, const struct state *state) {
    int seat = quantum_who(setting, state);
    if (seat >= 0)
        return seat;
    seat = state->seat;
    if (state->stage == STAGE_WRECK)
        quantum_wreck(setting, state, &seat);
    if (state->stage == STAGE_ROLL_SHIP)
        seat = state->picker;
    return seat;
}

void quantum_prompt(const void *any_setting, const void *any_state, enum game_language language,
                    struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    const struct ship *pending = &state->ship[state->seat][state->pending];
    const struct ship *defender =
        state->contested ? quantum_ship_on(setting, state, state->contested, NULL) : NULL;
    struct parts parts = {.count = 0};
    int seat = asked_seat(setting, state);
    quantum_part_seat(&parts, seat, language);
    switch (state->stage) {
    case STAGE_KEEP:
        add_rolled(&parts, state, seat);
        break;
    case STAGE_PLACE:
        quantum_part_number(&parts, state->ship[seat][quantum_next_in_hand(state, seat)].number);
        break;
    case STAGE_TURN:
        quantum_part_number(&parts, state->actions);
        break;
    case STAGE_RECONFIGURE:
        quantum_part_number(&parts, pending->number);
        break;
    case STAGE_WRECK:
        quantum_part_number(&parts, quantum_wreck(setting, state, &seat)->number);
        break;
    case STAGE_COMBAT:
        quantum_part_number(&parts, pending->number);
        quantum_part_number(&parts, defender->number);
        break;
    case STAGE_ENTER:
        quantum_part_space(&parts, state->contested);
        quantum_part_space(&parts, pending->place);
        break;
    case STAGE_AGAIN:
        quantum_part_number(&parts, state->rolled);
        break;
    case STAGE_REACT:
        if (state->die[0] == 0) {
            quantum_part_number(&parts, defender->number);
            quantum_part_number(&parts, pending->number);
        } else {
            quantum_part_number(&parts, quantum_combat_total(setting, state, 0, state->die[0]));
            quantum_part_number(&parts, quantum_combat_total(setting, state, 1, state->die[1]));
        }
        break;
    case STAGE_PICK:
        quantum_part_number(&parts, state->earned[seat]);
        break;
    }
    quantum_say(out, question_of(state), language, &parts);
}

/* A ship as a thing: 3 destroyer. */
static void add_class(struct parts *parts, unsigned number, enum game_language language) {
    quantum_part_number(parts, (long)number);
    struct text text = quantum_part_next(parts);
    if (number > 0)
        text_put(&text, quantum_word((enum word)(WORD_BATTLESTATION + number - 1), language));
}

static void label_space(const struct setting *setting, const struct state *state, unsigned space,
                        enum game_language language, struct text *out) {
    struct parts parts = {.count = 0};
    int planet = setting->planet[space] - 1;
    int seat;
    const struct ship *ship = quantum_ship_on(setting, state, space, &seat);
    if (planet >= 0 && setting->centre[planet] == space) {
        quantum_part_planet(&parts, setting, space);
        quantum_say(out, WORD_THING_PLANET, language, &parts);
    } else if (ship) {
        quantum_part_seat(&parts, seat, language);
        add_class(&parts, ship->number, language);
        quantum_part_space(&parts, space);
        quantum_say(out, WORD_THING_SHIP, language, &parts);
    } else {
        quantum_part_space(&parts, space);
        quantum_say(out, WORD_THING_SPACE, language, &parts);
    }
}

void quantum_label_thing(const void *setting, const void *any_state, game_thing thing,
                         enum game_language language, struct text *out) {
    const struct state *state = any_state;
    unsigned value = thing_value(thing);
    struct parts parts = {.count = 0};
    switch (thing_kind(thing)) {
    case THING_SPACE:
        label_space(setting, state, value, language, out);
        break;
    case THING_SCRAPPED:
    case THING_IN_HAND:
        quantum_part_seat(
            &parts, quantum_who(setting, state) >= 0 ? quantum_who(setting, state) : state->seat, language);
        add_class(&parts, value >> 4, language);
        quantum_say(out, thing_kind(thing) == THING_SCRAPPED ? WORD_THING_SCRAPPED : WORD_THING_IN_HAND,
                    language, &parts);
        break;
    case THING_BUTTON:
        text_put(out, quantum_word((enum word)(WORD_BUTTON_KEEP + value), language));
        break;
    case THING_CARD:
        quantum_part_card(&parts, value, language);
        text_put(out, parts.word[0]);
        break;
    case THING_CUBE:
        quantum_part_of_seat(&parts, (int)(value >> 10), language);
        quantum_part_space(&parts, value & 1023);
        quantum_say(out, WORD_THING_CUBE, language, &parts);
        break;
    }
}
