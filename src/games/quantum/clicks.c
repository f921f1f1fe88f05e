/* The things to point at for each decision. A click on a ship shows what it can do; targets are pointed at directly,
   abilities that would be mistaken for choosing another ship (warp, transport, strike) have a button. */
#include "notation.h"

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

/* Ships on the map are known by their space, others by number and use, so that twins are one. */
static game_thing ship_thing(const struct ship *ship) {
    if (on_map(ship))
        return space(ship->place);
    return make_thing(ship->place == PLACE_HAND ? THING_IN_HAND : THING_SCRAPPED,
                      (unsigned)(ship->number << 4 | ship->used));
}

/* A command that is used once a turn: the card, then what it needs. */
static game_thing *click_use(const struct ship *ship, game_action action, game_thing *at) {
    *at++ = card(GAMBITS + from_of(action));
    enum use_shape shape = quantum_commands[from_of(action)].shape;
    if (shape != USE_ALONE)
        *at++ = ship_thing(ship);
    if (shape == USE_NUMBER)
        *at++ = button(extra_of(action) < ship->number ? BUTTON_FLEXIBLE_DOWN : BUTTON_FLEXIBLE_UP);
    if (shape == USE_SPACE)
        *at++ = space(to_of(action));
    return at;
}

size_t quantum_clicks(const void *any_setting, const void *any_state, game_action action,
                      game_thing things[GAME_MAX_CLICKS]) {
    const struct state *state = any_state;
    const struct ship *ships = quantum_acting_ships(state);
    const struct ship *ship = &ships[ship_of(action)];
    game_thing *at = things;
    (void)any_setting;
    switch (kind_of(action)) {
    case DICE_ONE:
    case DICE_TWO:
    case DICE_THREE:
    case DRAW:
    case KINDS:
        break;
    case KEEP:
        *at++ = button(BUTTON_KEEP);
        break;
    case ROLL_AGAIN:
        *at++ = button(BUTTON_ROLL_AGAIN);
        break;
    case PLACE:
        if (state->phase == 2) /* a ship of several in hand */
            *at++ = ship_thing(ship);
        *at++ = space(to_of(action));
        break;
    case START:
    case CONSTRUCT:
    case INFAMY:
        *at++ = space(to_of(action));
        break;
    case RECONFIGURE:
        *at++ = ship_thing(ship);
        *at++ = button(BUTTON_RECONFIGURE);
        break;
    case DEPLOY:
    case MOVE:
        *at++ = ship_thing(ship);
        *at++ = space(to_of(action));
        break;
    case ATTACK:
        *at++ = ship_thing(ship);
        *at++ = space(to_of(action));
        *at++ = space(from_of(action));
        break;
    case STRIKE:
        *at++ = ship_thing(ship);
        *at++ = button(BUTTON_STRIKE);
        *at++ = space(to_of(action));
        break;
    case TRANSPORT:
        *at++ = ship_thing(ship);
        *at++ = button(BUTTON_TRANSPORT);
        *at++ = ship_thing(&ships[extra_of(action)]);
        *at++ = space(to_of(action));
        *at++ = space(from_of(action));
        break;
    case WARP:
        *at++ = ship_thing(ship);
        *at++ = button(BUTTON_WARP);
        *at++ = ship_thing(&ships[extra_of(action)]);
        break;
    case MODIFY:
        *at++ = ship_thing(ship);
        *at++ = button(extra_of(action) == DESTROYER ? BUTTON_MODIFY_DOWN : BUTTON_MODIFY_UP);
        break;
    case FREE_RECONFIGURE:
        *at++ = ship_thing(ship);
        *at++ = button(BUTTON_FREE_RECONFIGURE);
        break;
    case RESEARCH:
        *at++ = button(BUTTON_RESEARCH);
        break;
    case END:
        *at++ = button(BUTTON_END);
        break;
    case ENTER:
        *at++ = space(state->contested);
        break;
    case STAY:
        *at++ = space(ships[state->pending].place);
        break;
    case USE:
        at = click_use(ship, action, at);
        break;
    case USE_TRANSPORT:
        *at++ = card(GAMBITS + CURIOUS);
        *at++ = ship_thing(ship);
        *at++ = button(BUTTON_TRANSPORT);
        *at++ = ship_thing(&ships[extra_of(action)]);
        *at++ = space(to_of(action));
        *at++ = space(from_of(action));
        break;
    case CHOOSE:
        *at++ = button((enum button)(BUTTON_NUMBER + extra_of(action) - 1));
        break;
    case REACT:
    case DISCARD:
        *at++ = card(GAMBITS + from_of(action));
        break;
    case PASS:
        *at++ = button(BUTTON_PASS);
        break;
    case TAKE:
        *at++ = card(to_of(action));
        if (from_of(action))
            *at++ = card(GAMBITS + from_of(action) - 1);
        break;
    case REFRESH:
        *at++ = button(BUTTON_REFRESH);
        break;
    case DECLINE:
        *at++ = button(BUTTON_DECLINE);
        break;
    case RELOCATE:
        *at++ = make_thing(THING_CUBE, extra_of(action) << 10 | from_of(action));
        *at++ = space(to_of(action));
        break;
    case REORGANIZE:
        for (unsigned i = 0; i < MAX_SHIPS; i++)
            if (from_of(action) >> i & 1)
                *at++ = ship_thing(&ships[i]);
        *at++ = button(BUTTON_REORGANIZE);
        break;
    case SCRAP:
        *at++ = ship_thing(ship);
        *at++ = button(BUTTON_SCRAP);
        break;
    }
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
