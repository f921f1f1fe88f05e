/* Board and sheets as JSON. Nothing in Quantum is hidden, so every viewer sees the same. */
#include "map.h"
#include "notation.h"
#include "rules.h"
#include "words.h"

#include <string.h>

static void put_key_number(struct text *out, const char *key, long number) {
    text_json_key(out, key);
    text_number(out, number);
}

static void put_key_string(struct text *out, const char *key, const char *words) {
    text_json_key(out, key);
    text_json_string(out, words);
}

static void put_key_flag(struct text *out, const char *key, bool flag) {
    text_json_key(out, key);
    text_put(out, flag ? "true" : "false");
}

static void put_key_space(struct text *out, const char *key, unsigned space) {
    char name[8];
    struct text text = text_into(name, sizeof name);
    quantum_write_space(space, &text);
    put_key_string(out, key, name);
}

static void open_array(struct text *out, const char *key) {
    text_json_key(out, key);
    text_letter(out, '[');
}

static void open_item(struct text *out) {
    text_json_next(out);
    text_letter(out, '{');
}

/* Tiles in rows from the top: a planet's number, 0 for the Void, null for none. */
static void write_tiles(const struct setting *setting, struct text *out) {
    open_array(out, "tiles");
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

static void write_planet(const struct setting *setting, const struct state *state, int planet,
                         struct text *out) {
    open_item(out);
    put_key_space(out, "at", setting->centre[planet]);
    put_key_number(out, "number", setting->number[planet]);
    put_key_flag(out, "start", setting->start[planet]);
    put_key_number(out, "locations", setting->number[planet] - 6);
    open_array(out, "cubes");
    for (int seat = 0; seat < setting->seats; seat++)
        for (int i = 0; i < cubes_of(state, planet, seat); i++) {
            text_json_next(out);
            text_json_string(out, quantum_seat_mark(seat));
        }
    text_letter(out, ']');
    text_json_key(out, "orbit"); /* what each seat's ships there add up to */
    text_letter(out, '{');
    for (int seat = 0; seat < setting->seats; seat++) {
        int sum = quantum_orbit_sum(setting, state, seat, planet);
        if (sum > 0)
            put_key_number(out, quantum_seat_mark(seat), sum);
    }
    text_put(out, "}}");
}

static void write_ship(const struct state *state, int seat, const struct ship *ship, struct text *out) {
    open_item(out);
    put_key_string(out, "seat", quantum_seat_mark(seat));
    put_key_number(out, "number", ship->number);
    put_key_number(out, "die", ship - state->ship[seat]);
    if (on_map(ship))
        put_key_space(out, "at", ship->place);
    else if (ship->place == PLACE_SCRAPYARD) {
        char token[16];
        struct text text = text_into(token, sizeof token);
        text_put(&text, "scrap");
        quantum_write_loose_ship(ship, &text);
        put_key_string(out, "scrapyard", token);
    } else
        put_key_string(out, "off", ship->place == PLACE_HAND ? "hand" : "wreck");
    put_key_flag(out, "moved", ship->used & USED_MOVE);
    put_key_flag(out, "ability", ship->used & USED_ABILITY);
    text_letter(out, '}');
}

static void write_ships(const struct setting *setting, const struct state *state, struct text *out) {
    open_array(out, "ships");
    for (int seat = 0; seat < setting->seats; seat++)
        for (int i = 0; i < MAX_SHIPS; i++)
            if (state->ship[seat][i].place != PLACE_NONE)
                write_ship(state, seat, &state->ship[seat][i], out);
    text_letter(out, ']');
}

static void write_card(const struct setting *setting, unsigned card, enum game_language language,
                       struct text *out) {
    put_key_string(out, "card", quantum_card_name(card));
    put_key_string(out, "kind", card < GAMBITS ? "gambit" : "command");
    put_key_string(out, "name", quantum_word((enum word)(WORD_CARD_AGGRESSION + card), language));
    put_key_string(out, "text", quantum_word(quantum_card_text(card, setting->revised), language));
}

static void write_commands(const struct setting *setting, const struct state *state, int seat,
                           enum game_language language, struct text *out) {
    open_array(out, "commands");
    for (uint32_t rest = state->commands[seat]; rest; rest &= rest - 1) {
        unsigned command = (unsigned)__builtin_ctz(rest);
        open_item(out);
        write_card(setting, GAMBITS + command, language, out);
        put_key_flag(out, "new", state->fresh >> command & 1);
        put_key_flag(out, "used", state->used_commands >> command & 1);
        text_letter(out, '}');
    }
    text_letter(out, ']');
}

/* The six cards, and how many are left in each deck. */
static void write_market(const struct setting *setting, const struct state *state,
                         enum game_language language, struct text *out) {
    int left = 0;
    open_array(out, "market");
    for (unsigned i = 0; i < GAMBITS; i++) {
        left += state->gambit_deck[i];
        for (int k = 0; k < state->gambit_market[i]; k++) {
            open_item(out);
            write_card(setting, i, language, out);
            text_letter(out, '}');
        }
    }
    for (uint32_t rest = state->command_market; rest; rest &= rest - 1) {
        open_item(out);
        write_card(setting, GAMBITS + (unsigned)__builtin_ctz(rest), language, out);
        text_letter(out, '}');
    }
    text_letter(out, ']');
    put_key_number(out, "gambitsLeft", left);
    put_key_number(out, "commandsLeft", __builtin_popcount(state->command_deck));
    put_key_string(out, "picks", quantum_seat_mark(state->picker));
}

static void write_sheet(const struct setting *setting, const struct state *state, int seat,
                        enum game_language language, struct text *out) {
    char name[64];
    struct text text = text_into(name, sizeof name);
    quantum_seat_name(seat, language, &text);
    open_item(out);
    put_key_string(out, "seat", quantum_seat_mark(seat));
    put_key_string(out, "name", name);
    put_key_flag(out, "present", is_present(state, seat));
    put_key_number(out, "cubes", setting->cubes - quantum_cubes_placed(setting, state, seat));
    put_key_number(out, "dominance", state->dominance[seat]);
    if (setting->rules != RULES_BASIC)
        put_key_number(out, "research", state->research[seat]);
    if (setting->rules == RULES_FULL) {
        put_key_number(out, "owed", state->earned[seat]);
        write_commands(setting, state, seat, language, out);
    }
    text_letter(out, '}');
}

void quantum_write_board(const void *any_setting, const void *any_state, int viewer,
                         enum game_language language, struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    (void)viewer;
    text_letter(out, '{');
    put_key_string(out, "map", setting->map);
    put_key_string(out, "rules", quantum_rule_sets[setting->rules]);
    if (setting->rules == RULES_FULL)
        put_key_string(out, "printing", quantum_printings[setting->revised]);
    put_key_flag(out, "entanglement", setting->entanglement);
    put_key_number(out, "ranks", setting->ranks);
    put_key_number(out, "files", setting->files);
    put_key_number(out, "cubes", setting->cubes);
    write_tiles(setting, out);
    open_array(out, "planets");
    for (int planet = 0; planet < setting->planets; planet++)
        write_planet(setting, state, planet, out);
    text_letter(out, ']');
    write_ships(setting, state, out);
    open_array(out, "sheets");
    for (int seat = 0; seat < setting->seats; seat++)
        write_sheet(setting, state, seat, language, out);
    text_letter(out, ']');
    put_key_string(out, "turn", quantum_seat_mark(state->seat));
    put_key_number(out, "phase", state->phase);
    put_key_number(out, "actions", state->actions);
    put_key_number(out, "earned", state->earned[state->seat]);
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
