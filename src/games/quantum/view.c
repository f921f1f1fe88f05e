/* Board and sheets as JSON. Quantum has no hidden information. */
#include "commands.h"
#include "map.h"
#include "notation.h"
#include "rules.h"
#include "words.h"

#include <string.h>

static void put_key_space(struct text *out, const char *key, unsigned space) {
    char name[8];
    struct text text = text_into(name, sizeof name);
    quantum_write_space(space, &text);
    text_json_member(out, key, name);
}

/* Tiles in rows from the top: a planet's number, 0 for the Void, null for none. */
static void write_tiles(const struct setting *setting, struct text *out) {
    text_json_open_array(out, "tiles");
    for (int row = 0; row < setting->ranks / 3; row++) {
        text_json_next(out);
        text_letter(out, '[');
        for (int column = 0; column < setting->files / 3; column++) {
            text_json_next(out);
            if (setting->tile[row][column] == TILE_NONE)
                text_put(out, "null");
            else
                text_number(out, setting->tile[row][column]);
        }
        text_letter(out, ']');
    }
    text_letter(out, ']');
}

static void write_planet(const struct setting *setting, const struct state *state, int planet, bool ready,
                         struct text *out) {
    text_json_open_item(out);
    put_key_space(out, "at", setting->centre[planet]);
    text_json_number(out, "number", setting->number[planet]);
    text_json_flag(out, "start", setting->start[planet]);
    text_json_number(out, "locations", locations_of(setting->number[planet]));
    text_json_number(out, "free", quantum_free_locations(setting, state, planet));
    text_json_open_array(out, "cubes");
    for (int seat = 0; seat < setting->seats; seat++)
        for (int i = 0; i < cubes_of(state, planet, seat); i++) {
            text_json_next(out);
            text_json_string(out, quantum_seat_mark(seat));
        }
    text_letter(out, ']');
    text_json_key(out, "orbit"); /* the sum of each seat's ships there */
    text_letter(out, '{');
    for (int seat = 0; seat < setting->seats; seat++) {
        int sum = quantum_orbit_sum(setting, state, seat, planet);
        if (sum > 0)
            text_json_number(out, quantum_seat_mark(seat), sum);
    }
    text_letter(out, '}');
    text_json_flag(out, "ready", ready); /* the seat whose turn it is could construct, given the actions */
    text_letter(out, '}');
}

static void write_ship(const struct state *state, int seat, const struct ship *ship, struct text *out) {
    text_json_open_item(out);
    text_json_member(out, "seat", quantum_seat_mark(seat));
    text_json_number(out, "number", ship->number);
    text_json_number(out, "die", ship - state->ship[seat]);
    if (on_map(ship))
        put_key_space(out, "at", ship->place);
    else if (ship->place == PLACE_SCRAPYARD) {
        char token[16];
        struct text text = text_into(token, sizeof token);
        text_put(&text, "scrap");
        quantum_write_loose_ship(ship, &text);
        text_json_member(out, "scrapyard", token);
    } else if (ship->place == PLACE_HAND) {
        char token[16];
        struct text text = text_into(token, sizeof token);
        text_put(&text, "hand");
        quantum_write_loose_ship(ship, &text);
        text_json_member(out, "hand", token);
    } else
        text_json_flag(out, "wreck", true);
    text_json_flag(out, "moved", ship->used & USED_MOVE);
    text_json_flag(out, "ability", ship->used & USED_ABILITY);
    text_letter(out, '}');
}

static void write_ships(const struct setting *setting, const struct state *state, struct text *out) {
    text_json_open_array(out, "ships");
    for (int seat = 0; seat < setting->seats; seat++)
        for (int i = 0; i < MAX_SHIPS; i++)
            if (state->ship[seat][i].place != PLACE_NONE)
                write_ship(state, seat, &state->ship[seat][i], out);
    text_letter(out, ']');
}

static void write_card(const struct setting *setting, unsigned card, enum game_language language,
                       struct text *out) {
    text_json_member(out, "card", quantum_card_name(card));
    text_json_member(out, "kind", card < GAMBITS ? "gambit" : "command");
    text_json_member(out, "name", quantum_word((enum word)(WORD_CARD_AGGRESSION + card), language));
    text_json_member(out, "text", quantum_word(quantum_card_text(card, setting->revised), language));
}

static void write_commands(const struct setting *setting, const struct state *state, int seat,
                           enum game_language language, struct text *out) {
    text_json_open_array(out, "commands");
    for (uint32_t rest = state->commands[seat]; rest; rest &= rest - 1) {
        unsigned command = (unsigned)__builtin_ctz(rest);
        text_json_open_item(out);
        write_card(setting, GAMBITS + command, language, out);
        text_json_flag(out, "new", state->fresh >> command & 1);
        text_json_flag(out, "used", state->used_commands >> command & 1);
        text_letter(out, '}');
    }
    text_letter(out, ']');
}

/* The six cards, and how many are left in each deck. */
static void write_market(const struct setting *setting, const struct state *state,
                         enum game_language language, struct text *out) {
    int left = 0;
    text_json_open_array(out, "market");
    for (unsigned i = 0; i < GAMBITS; i++) {
        left += state->gambit_deck[i];
        for (int k = 0; k < state->gambit_market[i]; k++) {
            text_json_open_item(out);
            write_card(setting, i, language, out);
            text_letter(out, '}');
        }
    }
    for (uint32_t rest = state->command_market; rest; rest &= rest - 1) {
        text_json_open_item(out);
        write_card(setting, GAMBITS + (unsigned)__builtin_ctz(rest), language, out);
        text_letter(out, '}');
    }
    text_letter(out, ']');
    text_json_number(out, "gambitsLeft", left);
    text_json_number(out, "commandsLeft", __builtin_popcount(state->command_deck));
    text_json_member(out, "picks", quantum_seat_mark(state->picker));
}

static void write_sheet(const struct setting *setting, const struct state *state, int seat,
                        enum game_language language, struct text *out) {
    char name[64];
    struct text text = text_into(name, sizeof name);
    quantum_seat_name(seat, language, &text);
    text_json_open_item(out);
    text_json_member(out, "seat", quantum_seat_mark(seat));
    text_json_member(out, "name", name);
    text_json_flag(out, "present", is_present(state, seat));
    text_json_number(out, "cubes", setting->cubes - quantum_cubes_placed(setting, state, seat));
    text_json_number(out, "dominance", state->dominance[seat]);
    if (setting->rules != RULES_BASIC)
        text_json_number(out, "research", state->research[seat]);
    if (setting->rules == RULES_FULL) {
        text_json_number(out, "owed", state->earned[seat]);
        write_commands(setting, state, seat, language, out);
    }
    text_letter(out, '}');
}

void quantum_write_board(const void *any_setting, const void *any_state, enum game_language language,
                         struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    text_letter(out, '{');
    text_json_member(out, "map", setting->map);
    text_json_member(out, "rules", quantum_rule_sets[setting->rules]);
    if (setting->rules == RULES_FULL)
        text_json_member(out, "printing", quantum_printings[setting->revised]);
    text_json_flag(out, "entanglement", setting->entanglement);
    text_json_number(out, "ranks", setting->ranks);
    text_json_number(out, "files", setting->files);
    text_json_number(out, "cubes", setting->cubes);
    write_tiles(setting, out);
    uint64_t ready = state->phase == 1 ? quantum_ready_planets(setting, state) : 0;
    text_json_open_array(out, "planets");
    for (int planet = 0; planet < setting->planets; planet++)
        write_planet(setting, state, planet, ready >> planet & 1, out);
    text_letter(out, ']');
    write_ships(setting, state, out);
    text_json_open_array(out, "sheets");
    for (int seat = 0; seat < setting->seats; seat++)
        write_sheet(setting, state, seat, language, out);
    text_letter(out, ']');
    text_json_member(out, "turn", quantum_seat_mark(state->seat));
    text_json_number(out, "phase", state->phase);
    text_json_number(out, "actions", state->actions);
    text_json_number(out, "earned", state->earned[state->seat]);
    if (state->die[0])
        text_format(out, ",\"dice\":[%d,%d]", state->die[0], state->die[1]);
    if (setting->rules == RULES_FULL)
        write_market(setting, state, language, out);
    if (state->contested) {
        const struct ship *attacker = &state->ship[state->seat][state->pending];
        if (on_map(attacker))
            put_key_space(out, "attacker", attacker->place);
        put_key_space(out, "contested", state->contested);
    }
    text_letter(out, '}');
}

/* The kind of each action for clients. */
static const char *const kind_words[KINDS] = {
    [DICE_ONE] = "roll",
    [DICE_TWO] = "rolls",
    [DICE_THREE] = "rolls",
    [DRAW] = "draw",
    [KEEP] = "keep",
    [ROLL_AGAIN] = "reroll",
    [START] = "start",
    [PLACE] = "place",
    [RECONFIGURE] = "reconfigure",
    [DEPLOY] = "deploy",
    [MOVE] = "move",
    [ATTACK] = "attack",
    [CONSTRUCT] = "construct",
    [RESEARCH] = "research",
    [STRIKE] = "strike",
    [TRANSPORT] = "transport",
    [WARP] = "warp",
    [MODIFY] = "modify",
    [FREE_RECONFIGURE] = "scout",
    [END] = "end",
    [ENTER] = "enter",
    [STAY] = "stay",
    [INFAMY] = "infamy",
    [USE] = "use",
    [CURIOUS_TRANSPORT] = "transport",
    [TACTICAL_TRANSPORT] = "transport",
    [CHOOSE] = "choose",
    [REACT] = "react",
    [PASS] = "pass",
    [TAKE] = "take",
    [REFRESH] = "refresh",
    [DECLINE] = "decline",
    [RELOCATE] = "relocate",
    [REORGANIZE] = "reorganize",
    [SCRAP] = "scrap",
    [DISCARD] = "discard",
};

/* By a ship, a battlestation or a command. */
static bool is_attack(game_action action) {
    enum kind kind = kind_of(action);
    return kind == ATTACK || kind == STRIKE ||
           (kind == USE && quantum_commands[from_of(action)].shape == USE_SPACE &&
            extra_of(action) & USE_ATTACKS);
}

void quantum_about(const void *setting, const void *any_state, game_action action, struct text *out) {
    const struct state *state = any_state;
    bool combat = state->stage == STAGE_COMBAT && kind_of(action) == DICE_TWO;
    (void)setting;
    text_letter(out, '{');
    text_json_member(out, "kind", combat ? "combat" : kind_words[kind_of(action)]);
    if (combat)
        text_format(out, ",\"dice\":[%u,%u]", die_of(action, 0), die_of(action, 1));
    if (is_attack(action))
        text_put(out, ",\"attack\":true");
    if (kind_of(action) == CONSTRUCT)
        text_format(out, ",\"actions\":%d", CONSTRUCT_ACTIONS);
    text_letter(out, '}');
}

/* Locations by planet number; the cost of a construct; the actions of a turn; the end of the meters. */
void quantum_facts(struct text *out) {
    text_put(out, "{\"locations\":{");
    for (int number = MIN_PLANET; number <= MAX_PLANET; number++)
        text_format(out, "%s\"%d\":%d", number > MIN_PLANET ? "," : "", number, locations_of(number));
    text_format(out, "},\"constructActions\":%d,\"turnActions\":%d,\"meter\":%d}", CONSTRUCT_ACTIONS,
                TURN_ACTIONS, MAX_NUMBER);
}

bool quantum_caution(const void *setting, const void *any_state, game_action action,
                     enum game_language language, struct text *out) {
    const struct state *state = any_state;
    char number[8];
    const char *part = number;
    struct text text = text_into(number, sizeof number);
    (void)setting;
    if (kind_of(action) != END || state->actions == 0)
        return false;
    text_number(&text, state->actions);
    text_fill(out, quantum_word(WORD_CAUTION, language), &part, 1);
    return true;
}
