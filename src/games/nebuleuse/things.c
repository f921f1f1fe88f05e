/* Things to point at: tokens, names, help, and the click path of each decision. */
#include "view.h"

#include <string.h>

/* A token for each kind of action that has a button of its own. */
static const char *const button_tokens[KINDS] = {
    [STAY] = "stay",       [CONTACT] = "contact", [TAKE_OFF] = "take-off", [JOKER] = "joker-none",
    [STOP] = "stop",       [EXPLORE] = "explore", [BUY] = "buy",           [SCAN] = "scan",
    [LAND] = "land",       [LEAVE] = "leave",     [END] = "end",           [OBSERVE] = "observe",
    [DETECT] = "detect",   [FACE] = "face",       [FULFIL] = "fulfil",     [DECLINE] = "decline",
    [INSTALL] = "install", [TRY] = "try",
};

static const enum word button_words[KINDS] = {
    [STAY] = WORD_BUTTON_STAY,        [CONTACT] = WORD_BUTTON_CONTACT, [TAKE_OFF] = WORD_BUTTON_TAKE_OFF,
    [JOKER] = WORD_BUTTON_JOKER_NONE, [STOP] = WORD_BUTTON_STOP,       [EXPLORE] = WORD_BUTTON_EXPLORE,
    [BUY] = WORD_BUTTON_BUY,          [SCAN] = WORD_BUTTON_SCAN,       [LAND] = WORD_BUTTON_LAND,
    [LEAVE] = WORD_BUTTON_LEAVE,      [END] = WORD_BUTTON_END,         [OBSERVE] = WORD_BUTTON_OBSERVE,
    [DETECT] = WORD_BUTTON_DETECTOR,  [FACE] = WORD_BUTTON_FACE,       [FULFIL] = WORD_BUTTON_FULFIL,
    [DECLINE] = WORD_BUTTON_DECLINE,  [INSTALL] = WORD_BUTTON_INSTALL, [TRY] = WORD_BUTTON_TRY,
};

static const enum word button_help[KINDS] = {
    [STAY] = WORD_HELP_STAY,       [CONTACT] = WORD_HELP_CONTACT, [TAKE_OFF] = WORD_HELP_TAKE_OFF,
    [JOKER] = WORD_HELP_JOKER,     [STOP] = WORD_HELP_STOP,       [EXPLORE] = WORD_HELP_EXPLORE,
    [BUY] = WORD_HELP_BUY,         [SCAN] = WORD_HELP_SCAN,       [LAND] = WORD_HELP_LAND,
    [LEAVE] = WORD_HELP_LEAVE,     [END] = WORD_HELP_END,         [OBSERVE] = WORD_HELP_OBSERVE,
    [DETECT] = WORD_HELP_DETECTOR, [FACE] = WORD_HELP_FACE,       [FULFIL] = WORD_HELP_MISSION,
    [DECLINE] = WORD_HELP_DECLINE, [INSTALL] = WORD_HELP_INSTALL, [TRY] = WORD_HELP_TRY,
};

static game_thing button(enum kind kind) {
    return make_thing(THING_BUTTON, (int)kind);
}

static game_thing slot_thing(int slot) {
    return make_thing(THING_SLOT, slot);
}

size_t nebuleuse_clicks(const void *setting, const void *state, game_action action,
                        game_thing things[GAME_MAX_CLICKS]) {
    int what = what_of(action);
    (void)setting, (void)state;
    switch (kind_of(action)) {
    case CROSS:
        things[0] = make_thing(THING_SECTOR, what);
        return 1;
    case ENTER:
        things[0] = make_thing(THING_GATE, 0);
        return 1;
    case LAND_BASE:
        things[0] = make_thing(THING_BASE, 0);
        return 1;
    case PUT_SLOT:
        things[0] = slot_thing(what);
        return 1;
    case SCAN:
    case LAND:
        things[0] = button(kind_of(action));
        things[1] = slot_thing(what);
        return 2;
    case BUY:
        things[0] = button(BUY);
        things[1] = make_thing(THING_PIECE, what);
        return 2;
    case TAKE:
    case GIVE:
    case LOSE:
        things[0] = make_thing(THING_PIECE, what);
        return 1;
    case GAIN:
        things[0] = make_thing(THING_FIELD, what);
        return 1;
    case JOKER:
        things[0] = what == FIELDS ? button(JOKER) : make_thing(THING_FIELD, what);
        return 1;
    default:
        things[0] = button(kind_of(action));
        return 1;
    }
}

bool nebuleuse_is_button(game_thing thing) {
    return thing_kind_of(thing) >= THING_BUTTON && thing_kind_of(thing) < THING_KINDS;
}

void nebuleuse_write_thing(const void *setting, const void *state, game_thing thing, struct text *out) {
    int number = thing_number(thing);
    (void)setting, (void)state;
    switch (thing_kind_of(thing)) {
    case THING_BASE:
        text_put(out, "base");
        break;
    case THING_SECTOR:
        text_put(out, nebuleuse_sector_ids[number]);
        break;
    case THING_GATE:
        text_put(out, "X");
        break;
    case THING_SLOT:
        text_put(out, number == SLOT_X ? "slot-X" : nebuleuse_slot_ids[number]);
        break;
    case THING_BUTTON:
        text_put(out, button_tokens[number]);
        break;
    case THING_PIECE:
        text_put(out, nebuleuse_piece_ids[number]);
        break;
    default:
        text_format(out, "field-%c", nebuleuse_field_letters[number]);
    }
}

bool nebuleuse_read_thing(const void *setting, const void *state, const char *token, game_thing *thing) {
    static const int counts[THING_KINDS] = {1, SECTORS, 1, SLOTS, KINDS, PIECES, FIELDS};
    for (int kind = 0; kind < THING_KINDS; kind++)
        for (int number = 0; number < counts[kind]; number++) {
            char words[GAME_ACTION_TEXT];
            struct text text = text_into(words, sizeof words);
            if (kind == THING_BUTTON && !button_tokens[number])
                continue;
            if (kind == THING_SLOT && !slot_in_play(setting, number))
                continue;
            *thing = make_thing((enum thing_kind)kind, number);
            nebuleuse_write_thing(setting, state, *thing, &text);
            if (strcmp(words, token) == 0)
                return true;
        }
    return false;
}

static void label_slot(const struct setting *setting, const struct state *state, int number,
                       struct parts *parts, struct text *out) {
    const struct slot *slot = &state->slot[number];
    nebuleuse_part_word(parts, (enum word)(WORD_SLOT_ALPHA + number));
    if (slot->card == CARD_NONE) {
        nebuleuse_say(out, WORD_THING_SLOT_FREE, parts);
        return;
    }
    nebuleuse_part_words(parts, nebuleuse_place_word(slot->at));
    nebuleuse_part_words(parts, nebuleuse_species_name(setting, slot, parts->language));
    nebuleuse_say(out, is_settled(slot) ? WORD_THING_SLOT_CARD : WORD_THING_SLOT_DOWN, parts);
}

void nebuleuse_label_thing(const void *any_setting, const void *any_state, game_thing thing,
                           enum game_language language, struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    struct parts parts = {.language = language};
    int number = thing_number(thing);
    switch (thing_kind_of(thing)) {
    case THING_BASE:
        text_put(out, nebuleuse_word(WORD_THING_BASE, language));
        break;
    case THING_SECTOR: {
        struct text zone =
            (nebuleuse_part_words(&parts, nebuleuse_sector_ids[number]), nebuleuse_part(&parts));
        text_letter(&zone, nebuleuse_zone_letters[setting->data.zone[number]]);
        nebuleuse_part_number(&parts, state->tokens[number]);
        nebuleuse_say(out, WORD_THING_SECTOR, &parts);
        break;
    }
    case THING_GATE:
        text_put(out, nebuleuse_word(state->open ? WORD_THING_GATE_OPEN : WORD_THING_GATE_CLOSED, language));
        break;
    case THING_SLOT:
        label_slot(setting, state, number, &parts, out);
        break;
    case THING_BUTTON:
        text_put(out, nebuleuse_word(button_words[number], language));
        break;
    case THING_PIECE:
        text_put(out, nebuleuse_word((enum word)(WORD_THRUSTER + number), language));
        break;
    default:
        text_put(out, nebuleuse_word((enum word)(WORD_SCIENCE + number), language));
    }
}

/* Help. */

static void explain_species(const struct setting *setting, const struct slot *slot, struct parts *parts,
                            struct text *out) {
    const struct species *species = species_in(setting, slot);
    nebuleuse_part_words(parts, species->name[parts->language]);
    nebuleuse_part_number(parts, species->squads);
    nebuleuse_part_number(parts, species->observe);
    struct text steps = nebuleuse_part(parts);
    for (int step = 0; step < species->steps; step++) {
        char pv[8], needs[32];
        struct text text = text_into(pv, sizeof pv);
        text_number(&text, species->pv[step]);
        text = text_into(needs, sizeof needs);
        for (int field = 0; field < FIELDS; field++)
            if (setting->needs[slot->card - 1][step][field])
                text_format(&text, "%s%c%d", text.length ? " " : "", nebuleuse_field_letters[field],
                            setting->needs[slot->card - 1][step][field]);
        text_put(&steps, step > 0 ? "; " : "");
        text_fill(&steps, nebuleuse_word(WORD_HELP_STEP, parts->language), (const char *const[]){pv, needs},
                  2);
    }
    nebuleuse_say(out, WORD_HELP_SPECIES, parts);
}

static void explain_piece(int piece, enum game_language language, struct text *out) {
    static const enum word help[] = {WORD_HELP_THRUSTER, WORD_HELP_LASER, WORD_HELP_SCANNER,
                                     WORD_HELP_DETECTOR_PIECE, WORD_HELP_SQUAD};
    text_put(out, nebuleuse_word(piece <= SQUAD ? help[piece] : WORD_HELP_EXPERT, language));
}

void nebuleuse_explain(const void *any_setting, const void *any_state, game_thing thing,
                       enum game_language language, struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    const struct data *data = &setting->data;
    struct parts parts = {.language = language};
    int number = thing_number(thing);
    switch (thing_kind_of(thing)) {
    case THING_BASE:
        nebuleuse_part_number(&parts, data->number[PROMOTION_PV]);
        nebuleuse_say(out, WORD_HELP_BASE, &parts);
        break;
    case THING_SECTOR: {
        struct text zone = nebuleuse_part(&parts);
        text_letter(&zone, nebuleuse_zone_letters[data->zone[number]]);
        nebuleuse_part_number(&parts, state->tokens[number]);
        nebuleuse_part_number(&parts, planets_at_start(setting, number));
        nebuleuse_say(out, WORD_HELP_SECTOR, &parts);
        break;
    }
    case THING_GATE:
        nebuleuse_part_number(&parts, data->number[X_ENTER]);
        nebuleuse_part_number(&parts, data->number[X_LEAVE]);
        nebuleuse_say(out, WORD_HELP_GATE, &parts);
        break;
    case THING_SLOT:
        if (is_settled(&state->slot[number]))
            explain_species(setting, &state->slot[number], &parts, out);
        else
            text_put(out, nebuleuse_word(state->slot[number].card == CARD_NONE ? WORD_HELP_SLOT_FREE
                                                                               : WORD_HELP_SLOT_DOWN,
                                         language));
        break;
    case THING_BUTTON:
        text_put(out, nebuleuse_word(button_help[number], language));
        break;
    case THING_PIECE:
        explain_piece(number, language, out);
        break;
    default:
        nebuleuse_part_number(&parts, data->number[EXPERIENCE_MAX]);
        nebuleuse_say(out, WORD_HELP_FIELD, &parts);
    }
}

/* Why not. */

static void add_two(struct parts *parts, int a, int b) {
    nebuleuse_part_number(parts, a);
    nebuleuse_part_number(parts, b);
}

static enum word why_no_cross(const struct setting *setting, const struct state *state, int to,
                              struct parts *parts) {
    int from = sector_of(setting, const_mover(state)->at);
    if (from < 0)
        return WORD_NOT_IN_X;
    if (from == to)
        return WORD_NOT_HERE_ALREADY;
    if (!setting->data.border[from][to])
        return WORD_NOT_BORDER;
    add_two(parts, setting->data.border[from][to], state->hand);
    return WORD_NOT_CARDS;
}

static enum word why_no_entry(const struct setting *setting, const struct state *state, struct parts *parts) {
    if (const_mover(state)->at == AT_X)
        return WORD_NOT_HERE_ALREADY;
    if (!state->open)
        return WORD_NOT_CLOSED;
    if (nebuleuse_x_occupied(setting, state))
        return WORD_NOT_OCCUPIED;
    if (state->slot[SLOT_X].card == CARD_NONE && nebuleuse_x_left(setting, state) <= 0)
        return WORD_NOT_X_EMPTY;
    add_two(parts, setting->data.number[X_ENTER], state->hand);
    return WORD_NOT_CARDS;
}

static enum word why_no_leave(const struct setting *setting, const struct state *state, struct parts *parts) {
    if (const_mover(state)->at != AT_X)
        return WORD_NOT_NOT_IN_X;
    if (state->off)
        return WORD_NOT_TOOK_OFF;
    add_two(parts, setting->data.number[X_LEAVE], state->hand);
    return WORD_NOT_CARDS;
}

static enum word why_no_base(const struct setting *setting, const struct state *state) {
    int at = const_mover(state)->at;
    return at == AT_BASE                      ? WORD_NOT_HERE_ALREADY
           : at != AT_S1 + setting->data.base ? WORD_NOT_ELSEWHERE
                                              : WORD_NOT_TOOK_OFF;
}

static enum word why_no_purchase(const struct setting *setting, const struct state *state, int piece,
                                 struct parts *parts) {
    const struct seat *own = const_mover(state);
    int price = nebuleuse_price(setting, state, piece);
    if (!nebuleuse_has_room(setting, state, state->turn, piece))
        return piece >= EXPERT_D && nebuleuse_experts_left(setting, state, field_of_expert(piece)) == 0 &&
                       own->piece[EXPERT_D] + own->piece[EXPERT_M] + own->piece[EXPERT_C] <
                           setting->data.ship[own->ship].most[HOLD_EXPERT]
                   ? WORD_NOT_NO_EXPERT
                   : WORD_NOT_FULL;
    if (price <= state->hand) {
        nebuleuse_part_number(parts, setting->data.number[X_LEAVE]);
        return WORD_NOT_KEEP_CARDS;
    }
    add_two(parts, price, state->hand);
    return WORD_NOT_CARDS;
}

static enum word why_no_scan(const struct setting *setting, const struct state *state, int number) {
    const struct slot *slot = &state->slot[number];
    int at = const_mover(state)->at, from = at == AT_BASE ? AT_S1 + setting->data.base : at;
    return nebuleuse_scanners_ready(state) == 0 ? WORD_NOT_SCANNER
           : slot->card == CARD_NONE            ? WORD_NOT_EMPTY_SLOT
           : knows_card(slot, state->turn)      ? WORD_NOT_KNOWN
           : slot->at != from                   ? WORD_NOT_ELSEWHERE
                                                : WORD_NOT_NOW;
}

static enum word why_no_landing(const struct setting *setting, const struct state *state, int number,
                                struct parts *parts) {
    const struct slot *slot = &state->slot[number];
    const struct seat *own = const_mover(state);
    if (slot->card == CARD_NONE)
        return WORD_NOT_EMPTY_SLOT;
    if (own->at == AT_BASE)
        return WORD_NOT_FLYING;
    if (slot->at != own->at)
        return WORD_NOT_ELSEWHERE;
    if (state->off)
        return WORD_NOT_TOOK_OFF;
    if (slot->owner != NOBODY)
        return WORD_NOT_LEAVING;
    if (is_settled(slot) && own->piece[SQUAD] < species_in(setting, slot)->squads) {
        add_two(parts, species_in(setting, slot)->squads, own->piece[SQUAD]);
        return WORD_NOT_SQUADS;
    }
    return WORD_NOT_PLACES;
}

static enum word why_no_button(const struct setting *setting, const struct state *state, int kind,
                               struct parts *parts) {
    const struct seat *own = const_mover(state);
    switch (kind) {
    case EXPLORE:
        return own->at == AT_X ? WORD_NOT_IN_X : WORD_NOT_NO_CARDS;
    case BUY:
        nebuleuse_part_number(parts, setting->data.ship[own->ship].equipment_cost);
        nebuleuse_part_number(parts, state->hand);
        return state->hand < setting->data.ship[own->ship].equipment_cost ? WORD_NOT_CARDS : WORD_NOT_FULL;
    case SCAN:
        return nebuleuse_scanners_ready(state) == 0 ? WORD_NOT_SCANNER : WORD_NOT_NO_PLANET;
    case LAND:
        return own->at == AT_BASE ? WORD_NOT_FLYING : state->off ? WORD_NOT_TOOK_OFF : WORD_NOT_NO_LANDING;
    case LEAVE:
        return why_no_leave(setting, state, parts);
    case END:
        return WORD_NOT_MUST_GO;
    default:
        return WORD_NOT_NOW;
    }
}

static enum word why_no_thing(const struct setting *setting, const struct state *state, game_thing thing,
                              struct parts *parts) {
    int number = thing_number(thing);
    if (state->stage == STAGE_OVER)
        return WORD_NOT_OVER;
    if (state->stage != STAGE_SPACE)
        return WORD_NOT_NOW;
    switch (thing_kind_of(thing)) {
    case THING_BASE:
        return why_no_base(setting, state);
    case THING_SECTOR:
        return why_no_cross(setting, state, number, parts);
    case THING_GATE:
        return why_no_entry(setting, state, parts);
    case THING_BUTTON:
        return why_no_button(setting, state, number, parts);
    default:
        return WORD_NOT_NOW;
    }
}

/* Explains the first thing, or the slot or piece clicked after a button. */
bool nebuleuse_why_not(const void *any_setting, const void *any_state, const game_thing *things, size_t count,
                       enum game_language language, struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    struct parts parts = {.language = language};
    enum word word = WORD_NOT_NOW;
    if (count == 1)
        word = why_no_thing(setting, state, things[0], &parts);
    else if (count == 2 && state->stage == STAGE_SPACE && things[0] == button(BUY) &&
             thing_kind_of(things[1]) == THING_PIECE)
        word = why_no_purchase(setting, state, thing_number(things[1]), &parts);
    else if (count == 2 && state->stage == STAGE_SPACE && things[0] == button(SCAN) &&
             thing_kind_of(things[1]) == THING_SLOT)
        word = why_no_scan(setting, state, thing_number(things[1]));
    else if (count == 2 && state->stage == STAGE_SPACE && things[0] == button(LAND) &&
             thing_kind_of(things[1]) == THING_SLOT)
        word = why_no_landing(setting, state, thing_number(things[1]), &parts);
    else
        return false;
    nebuleuse_say(out, word, &parts);
    return true;
}
