/* Sentences for people: what is to be decided, what a decision would do, what happened. */
#include "notation.h"
#include "rules.h"
#include "words.h"

enum { MAX_PARTS = 6, PART_ROOM = 32 };

/* The parts that are filled into one sentence. */
struct parts {
    char word[MAX_PARTS][PART_ROOM];
    size_t count;
};

static struct text next_part(struct parts *parts) {
    return text_into(parts->word[parts->count++], PART_ROOM);
}

static void add_number(struct parts *parts, long number) {
    struct text text = next_part(parts);
    text_number(&text, number);
}

static void add_space(struct parts *parts, unsigned space) {
    struct text text = next_part(parts);
    quantum_write_space(space, &text);
}

/* A seat's short name: its faction's own word, the same in both languages. */
static void add_seat(struct parts *parts, int seat) {
    static const char *const names[GAME_MAX_SEATS] = {"Vulpes", "Kepler", "Orion", "Andromeda"};
    struct text text = next_part(parts);
    text_put(&text, names[seat]);
}

/* The number of the planet at this space, then the space. */
static void add_planet(struct parts *parts, const struct setting *setting, unsigned centre) {
    add_number(parts, setting->number[setting->planet[centre] - 1]);
    add_space(parts, centre);
}

/* A ship's number, then its space. */
static void add_ship(struct parts *parts, const struct ship *ship) {
    add_number(parts, ship->number);
    add_space(parts, ship->place);
}

static void say(struct text *out, enum word word, enum game_language language, const struct parts *parts) {
    const char *words[MAX_PARTS];
    for (size_t i = 0; i < parts->count; i++)
        words[i] = parts->word[i];
    if (out->length > 0)
        text_letter(out, ' ');
    text_fill(out, quantum_word(word, language), words, parts->count);
}

void quantum_seat_name(int seat, enum game_language language, struct text *out) {
    text_put(out, quantum_word((enum word)(WORD_VULPES + seat), language));
}

static enum word ask_turn(unsigned actions) {
    return actions == 0 ? WORD_ASK_TURN_NONE : actions == 1 ? WORD_ASK_TURN_ONE : WORD_ASK_TURN;
}

/* The dice of a seat at set-up: 3 4 5. */
static void add_rolled(struct parts *parts, const struct state *state, int seat) {
    struct text text = next_part(parts);
    text_format(&text, "%d %d %d", state->ship[seat][0].number, state->ship[seat][1].number,
                state->ship[seat][2].number);
}

static const struct ship *find_wreck(const struct setting *setting, const struct state *state, int *seat) {
    return quantum_ship_on(setting, state, PLACE_WRECK, seat);
}

void quantum_prompt(const void *any_setting, const void *any_state, int viewer, enum game_language language,
                    struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    const struct ship *pending = &state->ship[state->seat][state->pending];
    static const enum word questions[STAGES] = {
        [STAGE_ROLL] = WORD_ASK_ROLL,
        [STAGE_KEEP] = WORD_ASK_KEEP,
        [STAGE_ROLL_AGAIN] = WORD_ASK_ROLL,
        [STAGE_TIE] = WORD_ASK_TIE,
        [STAGE_START] = WORD_ASK_START,
        [STAGE_PLACE] = WORD_ASK_PLACE,
        [STAGE_RECONFIGURE] = WORD_ASK_RECONFIGURE,
        [STAGE_COMBAT] = WORD_ASK_COMBAT,
        [STAGE_WRECK] = WORD_ASK_WRECK,
        [STAGE_ENTER] = WORD_ASK_ENTER,
        [STAGE_INFAMY] = WORD_ASK_INFAMY,
        [STAGE_OVER] = WORD_ASK_OVER,
    };
    enum word question = state->stage == STAGE_TURN ? ask_turn(state->actions) : questions[state->stage];
    struct parts parts = {.count = 0};
    int seat = state->seat;
    (void)viewer;
    if (state->stage == STAGE_WRECK)
        pending = find_wreck(setting, state, &seat);
    add_seat(&parts, seat);
    switch (state->stage) {
    case STAGE_KEEP:
        add_rolled(&parts, state, seat);
        break;
    case STAGE_PLACE:
        add_number(&parts, state->ship[seat][quantum_next_in_hand(state, seat)].number);
        break;
    case STAGE_TURN:
        add_number(&parts, state->actions);
        break;
    case STAGE_RECONFIGURE:
    case STAGE_WRECK:
        add_number(&parts, pending->number);
        break;
    case STAGE_COMBAT:
        add_number(&parts, pending->number);
        add_number(&parts, quantum_ship_on(setting, state, state->contested, NULL)->number);
        break;
    case STAGE_ENTER:
        add_space(&parts, state->contested);
        add_space(&parts, pending->place);
        break;
    }
    say(out, question, language, &parts);
}

/* The two sentences of each kind of action: what it would do and what it did. Their parts are the same, but that the
   second has the seat's name before them. */
struct sentence {
    enum word would, did;
};
static const struct sentence sentences[KINDS] = {
    [DICE_ONE] = {WORD_DO_DICE_ONE, WORD_DID_NEW_NUMBER},
    [DICE_TWO] = {WORD_DO_DICE_TWO, WORD_DID_TIE},
    [DICE_THREE] = {WORD_DO_DICE_THREE, WORD_DID_ROLL},
    [KEEP] = {WORD_DO_KEEP, WORD_DID_KEEP},
    [ROLL_AGAIN] = {WORD_DO_ROLL_AGAIN, WORD_DID_ROLL_AGAIN},
    [START] = {WORD_DO_START, WORD_DID_START},
    [PLACE] = {WORD_DO_PLACE, WORD_DID_PLACE},
    [RECONFIGURE] = {WORD_DO_RECONFIGURE, WORD_DID_RECONFIGURE},
    [DEPLOY] = {WORD_DO_DEPLOY, WORD_DID_DEPLOY},
    [MOVE] = {WORD_DO_MOVE, WORD_DID_MOVE},
    [ATTACK] = {WORD_DO_ATTACK, WORD_DID_ATTACK},
    [CONSTRUCT] = {WORD_DO_CONSTRUCT, WORD_DID_CONSTRUCT},
    [RESEARCH] = {WORD_DO_RESEARCH, WORD_DID_RESEARCH},
    [STRIKE] = {WORD_DO_STRIKE, WORD_DID_STRIKE},
    [TRANSPORT] = {WORD_DO_TRANSPORT, WORD_DID_TRANSPORT},
    [WARP] = {WORD_DO_WARP, WORD_DID_WARP},
    [MODIFY] = {WORD_DO_MODIFY, WORD_DID_MODIFY},
    [FREE_RECONFIGURE] = {WORD_DO_FREE_RECONFIGURE, WORD_DID_FREE_RECONFIGURE},
    [END] = {WORD_DO_END, WORD_DID_END},
    [ENTER] = {WORD_DO_ENTER, WORD_DID_ENTER},
    [STAY] = {WORD_DO_STAY, WORD_DID_STAY},
    [INFAMY] = {WORD_DO_INFAMY, WORD_DID_INFAMY},
};

/* Adds what the sentence of a decision names, and says which pair of sentences it is. */
static struct sentence describe(const struct setting *setting, const struct state *state, game_action action,
                                struct parts *parts) {
    const struct ship *ships = state->ship[state->seat];
    const struct ship *ship = &ships[ship_of(action)];
    struct sentence sentence = sentences[kind_of(action)];
    switch (kind_of(action)) {
    case START:
    case CONSTRUCT:
    case INFAMY:
        add_planet(parts, setting, to_of(action));
        break;
    case PLACE:
    case DEPLOY:
        add_number(parts, ship->number);
        add_space(parts, to_of(action));
        break;
    case RECONFIGURE:
        add_ship(parts, ship);
        if (!on_map(ship))
            sentence = (struct sentence){WORD_DO_RECONFIGURE_SCRAPPED, WORD_DID_RECONFIGURE_SCRAPPED};
        break;
    case FREE_RECONFIGURE:
        add_ship(parts, ship);
        break;
    case MOVE:
        add_ship(parts, ship);
        add_space(parts, to_of(action));
        if (extra_of(action))
            sentence = (struct sentence){WORD_DO_MANOEUVRE, WORD_DID_MANOEUVRE};
        break;
    case ATTACK:
    case STRIKE:
        add_ship(parts, quantum_ship_on(setting, state, to_of(action), NULL));
        add_ship(parts, ship);
        if (kind_of(action) == ATTACK && from_of(action) != ship->place) {
            add_space(parts, from_of(action));
            sentence = (struct sentence){WORD_DO_ATTACK_VIA, WORD_DID_ATTACK_VIA};
        }
        break;
    case TRANSPORT:
        add_ship(parts, &ships[extra_of(action)]);
        add_space(parts, ship->place);
        add_space(parts, to_of(action));
        add_space(parts, from_of(action));
        break;
    case WARP:
        add_ship(parts, ship);
        add_ship(parts, &ships[extra_of(action)]);
        break;
    case MODIFY:
        add_number(parts, extra_of(action));
        add_space(parts, ship->place);
        break;
    case RESEARCH:
        add_number(parts, state->research[state->seat]);
        add_number(parts, state->research[state->seat] + 1);
        break;
    case ENTER:
        add_space(parts, state->contested);
        break;
    case STAY:
        add_space(parts, ships[state->pending].place);
        break;
    default:
        break;
    }
    return sentence;
}

void quantum_label(const void *any_setting, const void *any_state, game_action action,
                   enum game_language language, struct text *out) {
    struct parts parts = {.count = 0};
    if (kind_of(action) <= DICE_THREE)
        for (int i = 0; i <= (int)kind_of(action) - DICE_ONE; i++)
            add_number(&parts, die_of(action, i));
    struct sentence sentence = describe(any_setting, any_state, action, &parts);
    say(out, sentence.would, language, &parts);
}

static void tell_combat(const struct setting *setting, const struct state *state, game_action dice,
                        enum game_language language, struct text *out) {
    unsigned attacker = state->ship[state->seat][state->pending].number;
    unsigned defender = quantum_ship_on(setting, state, state->contested, NULL)->number;
    bool won = quantum_attacker_wins(attacker, die_of(dice, 0), defender, die_of(dice, 1));
    struct parts parts = {.count = 0};
    add_number(&parts, attacker);
    add_number(&parts, die_of(dice, 0));
    add_number(&parts, defender);
    add_number(&parts, die_of(dice, 1));
    say(out, won ? WORD_DID_WIN_COMBAT : WORD_DID_LOSE_COMBAT, language, &parts);
}

static void tell_dice(const struct setting *setting, const struct state *state, game_action dice,
                      enum game_language language, struct text *out) {
    struct parts parts = {.count = 0};
    int seat = state->seat;
    long total = 0;
    switch (state->stage) {
    case STAGE_COMBAT:
        tell_combat(setting, state, dice, language, out);
        return;
    case STAGE_WRECK: {
        const struct ship *wreck = find_wreck(setting, state, &seat);
        add_seat(&parts, seat);
        add_number(&parts, wreck->number);
        add_number(&parts, die_of(dice, 0));
        say(out, WORD_DID_WRECK, language, &parts);
        return;
    }
    case STAGE_RECONFIGURE:
        add_number(&parts, state->ship[seat][state->pending].number);
        add_number(&parts, die_of(dice, 0));
        break;
    default:
        add_seat(&parts, seat);
        for (int i = 0; i <= (int)kind_of(dice) - DICE_ONE; i++) {
            add_number(&parts, die_of(dice, i));
            total += die_of(dice, i);
        }
        add_number(&parts, total);
    }
    say(out, sentences[kind_of(dice)].did, language, &parts);
}

/* What the rules did by themselves with the action: dominance, breakthrough, the end. */
static void tell_consequences(const struct setting *setting, const struct state *before, game_action action,
                              enum game_language language, struct text *out) {
    struct state after = *before;
    quantum_play(setting, &after, action);
    if (kind_of(action) == END && before->research[before->seat] == MAX_NUMBER &&
        after.research[before->seat] == 1)
        say(out, WORD_DID_BREAKTHROUGH, language, &(struct parts){.count = 0});
    for (int seat = 0; seat < setting->seats; seat++)
        if (after.dominance[seat] != before->dominance[seat]) {
            struct parts parts = {.count = 0};
            add_seat(&parts, seat);
            add_number(&parts, after.dominance[seat]);
            say(out, WORD_DID_DOMINANCE, language, &parts);
        }
    if (after.stage == STAGE_OVER) {
        struct parts parts = {.count = 0};
        add_seat(&parts, after.seat);
        say(out, WORD_DID_WIN, language, &parts);
    }
}

void quantum_tell(const void *any_setting, const void *any_state, game_action action, int viewer,
                  enum game_language language, struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    struct parts parts = {.count = 0};
    (void)viewer;
    if (GAME_IS_RESIGN(action)) {
        add_seat(&parts, GAME_RESIGNER(action));
        say(out, WORD_DID_RESIGN, language, &parts);
    } else if (kind_of(action) <= DICE_THREE)
        tell_dice(setting, state, action, language, out);
    else {
        add_seat(&parts, state->seat);
        struct sentence sentence = describe(setting, state, action, &parts);
        if (kind_of(action) == CONSTRUCT || kind_of(action) == INFAMY)
            add_number(&parts, setting->cubes - quantum_cubes_placed(setting, state, state->seat) - 1);
        say(out, sentence.did, language, &parts);
    }
    tell_consequences(setting, state, action, language, out);
}

void quantum_label_thing(const void *any_setting, const void *any_state, game_thing thing,
                         enum game_language language, struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    struct parts parts = {.count = 0};
    if (thing_kind(thing) == THING_BUTTON) {
        text_put(out, quantum_word((enum word)(WORD_BUTTON_KEEP + thing_value(thing)), language));
        return;
    }
    if (thing_kind(thing) == THING_SCRAPPED) {
        unsigned number = thing_value(thing) >> 4;
        add_seat(&parts, state->seat);
        add_number(&parts, (long)number);
        struct text text = next_part(&parts);
        text_put(&text, quantum_word((enum word)(WORD_BATTLESTATION + number - 1), language));
        say(out, WORD_THING_SCRAPPED, language, &parts);
        return;
    }
    unsigned space = thing_value(thing);
    int planet = setting->planet[space] - 1;
    int seat;
    const struct ship *ship = quantum_ship_on(setting, state, space, &seat);
    if (planet >= 0 && setting->centre[planet] == space) {
        add_planet(&parts, setting, space);
        say(out, WORD_THING_PLANET, language, &parts);
    } else if (ship) {
        add_seat(&parts, seat);
        add_number(&parts, ship->number);
        struct text text = next_part(&parts);
        text_put(&text, quantum_word((enum word)(WORD_BATTLESTATION + ship->number - 1), language));
        add_space(&parts, space);
        say(out, WORD_THING_SHIP, language, &parts);
    } else {
        add_space(&parts, space);
        say(out, WORD_THING_SPACE, language, &parts);
    }
}
