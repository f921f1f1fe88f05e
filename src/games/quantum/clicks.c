/* The click path of each decision. A click on a ship shows what it can do; targets are clicked directly, except that
   abilities which would be ambiguous with choosing another ship (warp, transport, strike) have a button. */
#include "notation.h"

#include <string.h>

static const char *const button_tokens[BUTTONS] = {
    [BUTTON_KEEP] = "keep",
    [BUTTON_ROLL_AGAIN] = "reroll",
    [BUTTON_RECONFIGURE] = "reconfigure",
    [BUTTON_STRIKE] = "strike",
    [BUTTON_TRANSPORT] = "transport",
    [BUTTON_WARP] = "warp",
    [BUTTON_MODIFY_DOWN] = "modify-3",
    [BUTTON_MODIFY_UP] = "modify-5",
    [BUTTON_FREE_RECONFIGURE] = "scout",
    [BUTTON_RESEARCH] = "research",
    [BUTTON_END] = "end",
    [BUTTON_PASS] = "pass",
    [BUTTON_REFRESH] = "refresh",
    [BUTTON_DECLINE] = "decline",
    [BUTTON_REORGANIZE] = "reorganize",
    [BUTTON_SCRAP] = "scrap",
    [BUTTON_FLEXIBLE_DOWN] = "down",
    [BUTTON_FLEXIBLE_UP] = "up",
    [BUTTON_NUMBER] = "number-1",
    [BUTTON_NUMBER + 1] = "number-2",
    [BUTTON_NUMBER + 2] = "number-3",
    [BUTTON_NUMBER + 3] = "number-4",
    [BUTTON_NUMBER + 4] = "number-5",
    [BUTTON_NUMBER + 5] = "number-6",
};

static game_thing button(enum button which) {
    return make_thing(THING_BUTTON, which);
}

static game_thing space(unsigned number) {
    return make_thing(THING_SPACE, number);
}

static game_thing card(unsigned number) {
    return make_thing(THING_CARD, number);
}

/* A ship on the map is identified by its space, others by number and use, so that identical ones are the same thing. */
static game_thing ship_thing(const struct ship *ship) {
    if (on_map(ship))
        return space(ship->place);
    return make_thing(ship->place == PLACE_HAND ? THING_IN_HAND : THING_SCRAPPED,
                      (unsigned)(ship->number << 4 | ship->used));
}

/* The arguments of a command. */
static game_thing *click_use(const struct ship *ship, game_action action, game_thing *at) {
    enum use_shape shape = quantum_commands[from_of(action)].shape;
    if (shape != USE_ALONE)
        *at++ = ship_thing(ship);
    if (shape == USE_NUMBER)
        *at++ = button(extra_of(action) < ship->number ? BUTTON_FLEXIBLE_DOWN : BUTTON_FLEXIBLE_UP);
    if (shape == USE_SPACE)
        *at++ = space(to_of(action));
    return at;
}

/* The click path of each kind of decision: one letter per thing (see click); B is the button given beside it. */
struct click_form {
    const char *form;
    enum button button;
};
static const struct click_form click_forms[KINDS] = {
    [DICE_ONE] = {.form = ""},
    [DICE_TWO] = {.form = ""},
    [DICE_THREE] = {.form = ""},
    [DRAW] = {.form = ""},
    [KEEP] = {"B", BUTTON_KEEP},
    [ROLL_AGAIN] = {"B", BUTTON_ROLL_AGAIN},
    [START] = {.form = "T"},
    [PLACE] = {.form = "HT"},
    [RECONFIGURE] = {"SB", BUTTON_RECONFIGURE},
    [DEPLOY] = {.form = "ST"},
    [MOVE] = {.form = "ST"},
    [ATTACK] = {.form = "STF"},
    [CONSTRUCT] = {.form = "T"},
    [RESEARCH] = {"B", BUTTON_RESEARCH},
    [STRIKE] = {"SBT", BUTTON_STRIKE},
    [TRANSPORT] = {"SBOTF", BUTTON_TRANSPORT},
    [WARP] = {"SBO", BUTTON_WARP},
    [MODIFY] = {.form = "SM"},
    [FREE_RECONFIGURE] = {"SB", BUTTON_FREE_RECONFIGURE},
    [END] = {"B", BUTTON_END},
    [ENTER] = {.form = "X"},
    [STAY] = {.form = "Y"},
    [INFAMY] = {.form = "T"},
    [USE] = {.form = "CU"},
    [CURIOUS_TRANSPORT] = {"WSBOTF", BUTTON_TRANSPORT},
    [TACTICAL_TRANSPORT] = {"WSBOTF", BUTTON_TRANSPORT},
    [CHOOSE] = {.form = "N"},
    [REACT] = {.form = "C"},
    [PASS] = {"B", BUTTON_PASS},
    [TAKE] = {.form = "KR"},
    [REFRESH] = {"B", BUTTON_REFRESH},
    [DECLINE] = {"B", BUTTON_DECLINE},
    [RELOCATE] = {.form = "QT"},
    [REORGANIZE] = {"ZB", BUTTON_REORGANIZE},
    [SCRAP] = {"SB", BUTTON_SCRAP},
    [DISCARD] = {.form = "C"},
};

/* Appends the things of one letter: usually one, for some none or several. */
static game_thing *click(const struct state *state, char letter, game_action action, game_thing *at) {
    const struct ship *ships = quantum_acting_ships(state);
    const struct ship *ship = &ships[ship_of(action)];
    switch (letter) {
    case 'B':
        *at++ = button(click_forms[kind_of(action)].button);
        break;
    case 'S': /* the ship that acts */
        *at++ = ship_thing(ship);
        break;
    case 'O': /* the other ship */
        *at++ = ship_thing(&ships[extra_of(action)]);
        break;
    case 'H': /* one of several ships in hand; at set-up always the next one */
        if (state->phase == 2)
            *at++ = ship_thing(ship);
        break;
    case 'T': /* the target */
        *at++ = space(to_of(action));
        break;
    case 'F': /* the other space */
        *at++ = space(from_of(action));
        break;
    case 'X': /* the contested space */
        *at++ = space(state->contested);
        break;
    case 'Y': /* where the attacker is */
        *at++ = space(ships[state->pending].place);
        break;
    case 'M': /* what a frigate becomes */
        *at++ = button(extra_of(action) == DESTROYER ? BUTTON_MODIFY_DOWN : BUTTON_MODIFY_UP);
        break;
    case 'N': /* a number */
        *at++ = button((enum button)(BUTTON_NUMBER + extra_of(action) - 1));
        break;
    case 'K': /* a card */
        *at++ = card(to_of(action));
        break;
    case 'C': /* a command */
        *at++ = card(GAMBITS + from_of(action));
        break;
    case 'W': /* the command that lets a flagship transport */
        *at++ = card(GAMBITS + (kind_of(action) == CURIOUS_TRANSPORT ? CURIOUS : TACTICAL));
        break;
    case 'R': /* the command that is replaced */
        if (from_of(action))
            *at++ = card(GAMBITS + from_of(action) - 1);
        break;
    case 'Q': /* a cube */
        *at++ = make_thing(THING_CUBE, extra_of(action) << 10 | from_of(action));
        break;
    case 'Z': /* many ships */
        for (unsigned rest = from_of(action); rest; rest &= rest - 1)
            *at++ = ship_thing(&ships[__builtin_ctz(rest)]);
        break;
    case 'U': /* the arguments of a command */
        at = click_use(ship, action, at);
        break;
    }
    return at;
}

size_t quantum_clicks(const void *setting, const void *state, game_action action,
                      game_thing things[GAME_MAX_CLICKS]) {
    game_thing *at = things;
    (void)setting;
    for (const char *letter = click_forms[kind_of(action)].form; *letter; letter++)
        at = click(state, *letter, action, at);
    return (size_t)(at - things);
}

bool quantum_is_button(game_thing thing) {
    return thing_kind(thing) == THING_BUTTON;
}

/* A ship in the scrapyard is written scrap3, or scrap3:m when it has moved this turn; one in hand hand3; a cube K@e5. */
void quantum_write_thing(const void *setting, const void *state, game_thing thing, struct text *out) {
    unsigned value = thing_value(thing);
    struct ship ship = {.number = (uint8_t)(value >> 4), .used = (uint8_t)(value & 15)};
    (void)setting, (void)state;
    switch (thing_kind(thing)) {
    case THING_SPACE:
        quantum_write_space(value, out);
        break;
    case THING_SCRAPPED:
    case THING_IN_HAND:
        text_put(out, thing_kind(thing) == THING_SCRAPPED ? "scrap" : "hand");
        quantum_write_loose_ship(&ship, out);
        break;
    case THING_BUTTON:
        text_put(out, button_tokens[value]);
        break;
    case THING_CARD:
        text_put(out, quantum_card_name(value));
        break;
    case THING_CUBE:
        text_put(out, quantum_seat_mark((int)(value >> 10)));
        text_letter(out, '@');
        quantum_write_space(value & 1023, out);
        break;
    }
}

/* 3, 3:m or 3:ma after `scrap` or `hand`. */
static bool read_loose(const char *at, enum thing_kind kind, game_thing *thing) {
    static const char *const used[] = {"", ":m", ":a", ":ma"};
    if (*at < '0' || *at > '6')
        return false;
    for (unsigned i = 0; i < sizeof used / sizeof used[0]; i++)
        if (strcmp(at + 1, used[i]) == 0) {
            *thing = make_thing(kind, (unsigned)(*at - '0') << 4 | i);
            return true;
        }
    return false;
}

static bool read_space_thing(const struct setting *setting, const char *token, game_thing *thing) {
    unsigned number = quantum_read_space(setting, &token);
    *thing = space(number);
    return number && !*token && (row_has(setting->space, number) || setting->planet[number]);
}

static bool read_cube(const struct setting *setting, const char *token, game_thing *thing) {
    int seat = quantum_seat_of_mark(token[0]);
    if (seat < 0 || token[1] != '@' || !read_space_thing(setting, token + 2, thing))
        return false;
    *thing = make_thing(THING_CUBE, (unsigned)seat << 10 | thing_value(*thing));
    return true;
}

bool quantum_read_thing(const void *setting, const void *state, const char *token, game_thing *thing) {
    (void)state;
    for (unsigned i = 0; i < BUTTONS; i++)
        if (strcmp(button_tokens[i], token) == 0) {
            *thing = button(i);
            return true;
        }
    *thing = card(quantum_read_card(token));
    return thing_value(*thing) < CARDS || read_space_thing(setting, token, thing) ||
           read_cube(setting, token, thing) ||
           (strncmp(token, "scrap", 5) == 0 && read_loose(token + 5, THING_SCRAPPED, thing)) ||
           (strncmp(token, "hand", 4) == 0 && read_loose(token + 4, THING_IN_HAND, thing));
}
