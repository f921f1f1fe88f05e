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
};

static game_thing button(enum button which) {
    return make_thing(THING_BUTTON, which);
}

static game_thing space(unsigned number) {
    return make_thing(THING_SPACE, number);
}

/* Ships on the map are known by their space, those in the scrapyard by number and use, so that twins are one. */
static game_thing ship_thing(const struct ship *ship) {
    if (on_map(ship))
        return space(ship->place);
    return make_thing(THING_SCRAPPED, (unsigned)(ship->number << 4 | ship->used));
}

size_t quantum_clicks(const void *any_setting, const void *any_state, game_action action,
                      game_thing things[GAME_MAX_CLICKS]) {
    const struct state *state = any_state;
    const struct ship *ships = state->ship[state->seat];
    const struct ship *ship = &ships[ship_of(action)];
    game_thing *at = things;
    (void)any_setting;
    switch (kind_of(action)) {
    case DICE_ONE:
    case DICE_TWO:
    case DICE_THREE:
    case KINDS:
        break;
    case KEEP:
        *at++ = button(BUTTON_KEEP);
        break;
    case ROLL_AGAIN:
        *at++ = button(BUTTON_ROLL_AGAIN);
        break;
    case START:
    case PLACE:
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
    }
    return (size_t)(at - things);
}

bool quantum_is_button(game_thing thing) {
    return thing_kind(thing) == THING_BUTTON;
}

/* A ship in the scrapyard is written x3, or x3:m when it has moved this turn. */
void quantum_write_thing(const void *setting, const void *state, game_thing thing, struct text *out) {
    (void)setting, (void)state;
    switch (thing_kind(thing)) {
    case THING_SPACE:
        quantum_write_space(thing_value(thing), out);
        break;
    case THING_SCRAPPED:
        text_letter(out, 'x');
        quantum_write_loose_ship(&(struct ship){.number = (uint8_t)(thing_value(thing) >> 4),
                                                .used = (uint8_t)(thing_value(thing) & 15)},
                                 out);
        break;
    case THING_BUTTON:
        text_put(out, button_tokens[thing_value(thing)]);
        break;
    }
}
