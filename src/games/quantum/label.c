/* Labels: what a decision would do. */
#include "sentence.h"

const struct sentence quantum_sentences[KINDS] = {
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
    [DRAW] = {WORD_DO_DRAW, WORD_DID_DRAW},
    [USE] = {WORD_DO_USE, WORD_DID_USE},
    [CURIOUS_TRANSPORT] = {WORD_DO_USE_TRANSPORT, WORD_DID_USE_TRANSPORT},
    [TACTICAL_TRANSPORT] = {WORD_DO_USE_TRANSPORT, WORD_DID_USE_TRANSPORT},
    [CHOOSE] = {WORD_DO_CHOOSE, WORD_DID_CHOOSE},
    [REACT] = {WORD_DO_REACT, WORD_DID_REACT},
    [PASS] = {WORD_DO_PASS, WORD_DID_PASS},
    [TAKE] = {WORD_DO_TAKE, WORD_DID_TAKE},
    [REFRESH] = {WORD_DO_REFRESH, WORD_DID_REFRESH},
    [DECLINE] = {WORD_DO_DECLINE, WORD_DID_DECLINE},
    [RELOCATE] = {WORD_DO_RELOCATE, WORD_DID_RELOCATE},
    [REORGANIZE] = {WORD_DO_REORGANIZE, WORD_DID_REORGANIZE},
    [SCRAP] = {WORD_DO_SCRAP, WORD_DID_SCRAP},
    [DISCARD] = {WORD_DO_DISCARD, WORD_DID_DISCARD},
};

/* The ships chosen for Reorganization: 3 (d4), 5. */
static void add_chosen(struct parts *parts, const struct ship *ships, unsigned chosen,
                       enum game_language language) {
    struct text text = quantum_part_next(parts);
    for (unsigned i = 0; i < MAX_SHIPS; i++) {
        if (!(chosen >> i & 1))
            continue;
        text_put(&text, text.length ? ", " : "");
        if (!on_map(&ships[i])) {
            quantum_say_loose_ship(&text, &ships[i], language);
            continue;
        }
        text_number(&text, ships[i].number);
        text_put(&text, " (");
        quantum_write_space(ships[i].place, &text);
        text_letter(&text, ')');
    }
}

/* Adds the card and its arguments; returns the sentences for their shape. */
static struct sentence describe_use(const struct state *state, game_action action,
                                    enum game_language language, struct parts *parts) {
    const struct ship *ship = &state->ship[state->seat][ship_of(action)];
    quantum_part_card(parts, GAMBITS + from_of(action), language);
    enum use_shape shape = quantum_commands[from_of(action)].shape;
    if (shape != USE_ALONE)
        quantum_part_ship(parts, ship);
    switch (shape) {
    case USE_ALONE:
        break;
    case USE_SHIP:
        return (struct sentence){WORD_DO_USE_SHIP, WORD_DID_USE_SHIP};
    case USE_NUMBER:
        quantum_part_number(parts, extra_of(action));
        return (struct sentence){WORD_DO_USE_NUMBER, WORD_DID_USE_NUMBER};
    case USE_SPACE:
        quantum_part_space(parts, to_of(action));
        return extra_of(action) & USE_ATTACKS ? (struct sentence){WORD_DO_USE_ATTACK, WORD_DID_USE_ATTACK}
                                              : (struct sentence){WORD_DO_USE_MOVE, WORD_DID_USE_MOVE};
    }
    return quantum_sentences[USE];
}

struct sentence quantum_describe(const struct setting *setting, const struct state *state, game_action action,
                                 enum game_language language, struct parts *parts) {
    const struct ship *ships = quantum_acting_ships(state);
    const struct ship *ship = &ships[ship_of(action)];
    struct sentence sentence = quantum_sentences[kind_of(action)];
    switch (kind_of(action)) {
    case START:
    case CONSTRUCT:
    case INFAMY:
        quantum_part_planet(parts, setting, to_of(action));
        break;
    case PLACE:
    case DEPLOY:
        quantum_part_loose_ship(parts, ship, language);
        quantum_part_space(parts, to_of(action));
        break;
    case RECONFIGURE:
        if (on_map(ship)) {
            quantum_part_ship(parts, ship);
            break;
        }
        quantum_part_loose_ship(parts, ship, language);
        sentence = (struct sentence){WORD_DO_RECONFIGURE_SCRAPPED, WORD_DID_RECONFIGURE_SCRAPPED};
        break;
    case FREE_RECONFIGURE:
        quantum_part_ship(parts, ship);
        break;
    case MOVE:
        quantum_part_ship(parts, ship);
        quantum_part_space(parts, to_of(action));
        if (extra_of(action))
            sentence = (struct sentence){WORD_DO_MANOEUVRE, WORD_DID_MANOEUVRE};
        break;
    case ATTACK:
    case STRIKE:
        quantum_part_ship(parts, quantum_ship_on(setting, state, to_of(action), NULL));
        quantum_part_ship(parts, ship);
        if (kind_of(action) == ATTACK && from_of(action) != ship->place) {
            quantum_part_space(parts, from_of(action));
            sentence = (struct sentence){WORD_DO_ATTACK_VIA, WORD_DID_ATTACK_VIA};
        }
        break;
    case TRANSPORT:
    case CURIOUS_TRANSPORT:
    case TACTICAL_TRANSPORT:
        quantum_part_ship(parts, &ships[extra_of(action)]);
        quantum_part_space(parts, ship->place);
        quantum_part_space(parts, to_of(action));
        quantum_part_space(parts, from_of(action));
        if (kind_of(action) != TRANSPORT)
            quantum_part_card(parts, GAMBITS + (kind_of(action) == CURIOUS_TRANSPORT ? CURIOUS : TACTICAL),
                              language);
        break;
    case WARP:
        quantum_part_ship(parts, ship);
        quantum_part_ship(parts, &ships[extra_of(action)]);
        break;
    case MODIFY:
        quantum_part_number(parts, extra_of(action));
        quantum_part_space(parts, ship->place);
        break;
    case RESEARCH:
        quantum_part_number(parts, state->research[state->seat]);
        quantum_part_number(parts, state->research[state->seat] + 1);
        break;
    case ENTER:
        quantum_part_space(parts, state->contested);
        break;
    case STAY:
        quantum_part_space(parts, ships[state->pending].place);
        break;
    case KEEP:
    case ROLL_AGAIN:
        if (state->stage != STAGE_AGAIN)
            break;
        quantum_part_number(parts, state->rolled);
        sentence = kind_of(action) == KEEP
                       ? (struct sentence){WORD_DO_KEEP_NUMBER, WORD_DID_KEEP_NUMBER}
                       : (struct sentence){WORD_DO_ROLL_ONCE_MORE, WORD_DID_ROLL_ONCE_MORE};
        break;
    case USE:
        return describe_use(state, action, language, parts);
    case CHOOSE:
        quantum_part_number(parts, extra_of(action));
        break;
    case REACT:
    case DISCARD:
        quantum_part_card(parts, GAMBITS + from_of(action), language);
        break;
    case TAKE:
        quantum_part_card(parts, to_of(action), language);
        if (from_of(action)) {
            quantum_part_card(parts, GAMBITS + from_of(action) - 1, language);
            sentence = (struct sentence){WORD_DO_TAKE_FOR, WORD_DID_TAKE_FOR};
        } else {
            struct text text = quantum_part_next(parts);
            text_put(&text, quantum_word(quantum_card_text(to_of(action), setting->revised), language));
        }
        break;
    case RELOCATE:
        quantum_part_of_seat(parts, (int)extra_of(action), language);
        quantum_part_space(parts, from_of(action));
        quantum_part_space(parts, to_of(action));
        break;
    case REORGANIZE:
        add_chosen(parts, ships, from_of(action), language);
        if (from_of(action) == 0)
            sentence = (struct sentence){WORD_DO_REORGANIZE_NONE, WORD_DID_REORGANIZE_NONE};
        break;
    case SCRAP:
        quantum_part_number(parts, ship->number);
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
            quantum_part_number(&parts, die_of(action, i));
    if (kind_of(action) == DRAW)
        quantum_part_card(&parts, to_of(action), language);
    struct sentence sentence = quantum_describe(any_setting, any_state, action, language, &parts);
    quantum_say(out, sentence.would, language, &parts);
}
