/* Board and sheets as JSON, and facts about actions for clients that draw. */
#include "view.h"

#include <string.h>

static void put_seat(struct text *out, const char *key, int one_more) {
    text_json_key(out, key);
    if (one_more == NOBODY)
        text_put(out, "null");
    else
        text_json_string(out, nebuleuse_marks[one_more - 1]);
}

/* A number for each field. */
static void put_fields(struct text *out, const char *key, const uint8_t numbers[FIELDS]) {
    text_json_open_object(out, key);
    for (int field = 0; field < FIELDS; field++) {
        const char letter[2] = {nebuleuse_field_letters[field], '\0'};
        text_json_number(out, letter, numbers[field]);
    }
    text_letter(out, '}');
}

/* The stage (section 12). */

static const char *const stage_words[STAGES] = {
    [STAGE_PICK] = "pick",       [STAGE_OBSERVE] = "observing", [STAGE_JOKER] = "joker",
    [STAGE_PAID] = "paid",       [STAGE_SPACE] = "space",       [STAGE_LANDED] = "landed",
    [STAGE_RISK] = "risk",       [STAGE_GAIN] = "gain",         [STAGE_FOUND] = "found",
    [STAGE_MISSION] = "mission", [STAGE_EXO] = "exo",           [STAGE_GIVE] = "give",
    [STAGE_GATE] = "gate",       [STAGE_PERSON] = "person",     [STAGE_CARD] = "card",
    [STAGE_PAY] = "pay",         [STAGE_SPECIES] = "species",   [STAGE_TRY] = "try",
    [STAGE_DAMAGE] = "damage",   [STAGE_OVER] = "over",
};

static const char *const purpose_words[PURPOSES] = {
    [PURPOSE_SETUP] = "setup", [PURPOSE_PROMOTION] = "promotion", [PURPOSE_SUPPLIES] = "supplies",
    [PURPOSE_CROSS] = "cross", [PURPOSE_ENTER] = "enter",         [PURPOSE_LEAVE] = "leave",
    [PURPOSE_BUY] = "buy",     [PURPOSE_MISSION] = "mission",     [PURPOSE_STORM] = "storm",
    [PURPOSE_SCAN] = "scan",   [PURPOSE_LAND] = "land",
};

static void write_point(const struct setting *setting, const struct state *state, struct text *out) {
    bool contact;
    int landed = nebuleuse_landed(state, state->turn, &contact);
    text_json_open_object(out, "point");
    text_json_member(out, "stage", stage_words[state->stage]);
    if (state->purpose != PURPOSE_NONE)
        text_json_member(out, "for", purpose_words[state->purpose]);
    if (state->count > 0 || state->stage == STAGE_PERSON)
        text_json_number(out, "count", state->count);
    if (state->stage == STAGE_PAY && state->purpose == PURPOSE_CROSS)
        text_json_member(out, "sector", nebuleuse_sector_ids[state->target]);
    if (state->stage == STAGE_PAY && state->purpose == PURPOSE_BUY)
        text_json_member(out, "piece", nebuleuse_piece_ids[state->target]);
    if (state->stage == STAGE_LANDED || state->stage == STAGE_SPECIES)
        text_json_member(out, "slot", nebuleuse_slot_ids[state->target]);
    if (state->stage == STAGE_OBSERVE || state->stage == STAGE_JOKER || state->stage == STAGE_PAID)
        text_json_member(out, "slot", nebuleuse_slot_ids[landed]);
    if (state->stage == STAGE_EXO || state->stage == STAGE_GIVE)
        text_json_member(out, "tech", nebuleuse_tech_ids[state->target]);
    if (state->stage == STAGE_RISK) {
        const struct explore *card = &setting->data.explore[state->card];
        text_json_member(out, "card", card->id);
        if (card->type == CARD_SHIP) {
            bool trophy;
            text_json_number(out, "rolls", nebuleuse_fight(setting, state, card, &trophy));
            text_json_flag(out, "trophy", trophy);
        } else if (card->type == CARD_DAMAGE)
            text_json_number(out, "rolls", card->what);
    }
    if ((state->stage == STAGE_PERSON || state->stage == STAGE_DAMAGE) && state->card > 0)
        text_json_member(out, "trophyOf", setting->data.explore[state->card - 1].id);
    text_letter(out, '}');
}

/* Cards. */

static void write_effect(const struct explore *card, struct text *out) {
    static const char *const fields[] = {"S", "D", "M", "C", "?"};
    switch (card->type) {
    case CARD_PLANET:
        text_json_member(out, "zones", card->what == 1 ? "A" : card->what == 2 ? "B" : "AB");
        break;
    case CARD_GAIN:
        text_json_member(out, "field", fields[card->what]);
        break;
    case CARD_SHIP:
        text_json_number(out, "force", card->what);
        if (card->trophy == TROPHY_PV)
            text_json_number(out, "trophyPv", card->trophy_what);
        else
            text_json_member(out, "trophyField", fields[card->trophy_what]);
        break;
    case CARD_DAMAGE:
        text_json_number(out, "rolls", card->what);
        break;
    case CARD_DISCARD:
        text_json_number(out, "cards", card->what);
        break;
    case CARD_LOSE:
        text_json_member(out, "piece", nebuleuse_piece_ids[card->what]);
        break;
    case CARD_EXO:
        text_json_member(out, "tech", nebuleuse_tech_ids[card->what]);
        break;
    }
}

static const char *const type_words[CARD_TYPES] = {"planet", "gain",   "ship", "damage",  "discard",
                                                   "lose",   "stop",   "base", "mission", "exo",
                                                   "open",   "supply", "reset"};

static void write_deck(const struct setting *setting, const struct state *state, enum game_language language,
                       struct text *out) {
    int unseen = nebuleuse_unseen(setting, state), hurt = 0, gain = 0;
    text_json_open_object(out, "deck");
    text_json_open_array(out, "cards");
    for (int i = 0; i < setting->data.explores; i++) {
        const struct explore *card = &setting->data.explore[i];
        bool hurts = nebuleuse_card_hurts(setting, state, i), gains = nebuleuse_card_gains(setting, state, i);
        text_json_open_item(out);
        text_json_member(out, "id", card->id);
        text_json_member(out, "name", card->name[language]);
        text_json_member(out, "type", type_words[card->type]);
        text_json_flag(out, "risk", card->risk);
        text_json_number(out, "copies", card->copies);
        text_json_number(out, "unseen", state->unseen[i]);
        text_json_flag(out, "hurts", hurts);
        text_json_flag(out, "gains", gains);
        write_effect(card, out);
        text_letter(out, '}');
        hurt += hurts ? state->unseen[i] : 0;
        gain += gains ? state->unseen[i] : 0;
    }
    text_letter(out, ']');
    text_json_number(out, "size", DECK);
    text_json_number(out, "unseen", unseen);
    text_json_number(out, "hurt", hurt);
    text_json_number(out, "gain", gain);
    text_letter(out, '}');
}

/* The chart. */

static void write_ships_at(const struct setting *setting, const struct state *state, int at,
                           struct text *out) {
    text_json_open_array(out, "ships");
    for (int seat = 0; seat < setting->seats; seat++)
        if (!state->seat[seat].out && state->seat[seat].at == at)
            text_json_item(out, nebuleuse_marks[seat]);
    text_letter(out, ']');
}

static void write_sectors(const struct setting *setting, const struct state *state, struct text *out) {
    text_json_open_array(out, "sectors");
    for (int i = 0; i < SECTORS; i++) {
        const char zone[2] = {nebuleuse_zone_letters[setting->data.zone[i]], '\0'};
        text_json_open_item(out);
        text_json_member(out, "id", nebuleuse_sector_ids[i]);
        text_json_member(out, "zone", zone);
        text_json_flag(out, "base", setting->data.base == i);
        text_json_number(out, "planets", planets_at_start(setting, i));
        text_json_number(out, "tokens", state->tokens[i]);
        write_ships_at(setting, state, AT_S1 + i, out);
        text_json_open_array(out, "slots");
        for (int slot = 0; slot < SLOTS; slot++)
            if (state->slot[slot].card != CARD_NONE && state->slot[slot].at == AT_S1 + i)
                text_json_item(out, nebuleuse_slot_ids[slot]);
        text_put(out, "]}");
    }
    text_letter(out, ']');
    text_json_open_object(out, "base");
    write_ships_at(setting, state, AT_BASE, out);
    text_letter(out, '}');
    text_json_open_array(out, "borders");
    int here = state->stage == STAGE_OVER ? -1 : sector_of(setting, const_mover(state)->at);
    for (int a = 0; a < SECTORS; a++)
        for (int b = a + 1; b < SECTORS; b++)
            if (setting->data.border[a][b]) {
                text_json_open_item(out);
                text_json_member(out, "from", nebuleuse_sector_ids[a]);
                text_json_member(out, "to", nebuleuse_sector_ids[b]);
                text_json_number(out, "cost", setting->data.border[a][b]);
                text_json_flag(out, "near", a == here || b == here);
                text_letter(out, '}');
            }
    text_letter(out, ']');
}

static void write_gate(const struct setting *setting, const struct state *state, struct text *out) {
    text_json_open_object(out, "gate");
    text_json_flag(out, "open", state->open);
    text_json_number(out, "enter", setting->data.number[X_ENTER]);
    text_json_number(out, "leave", setting->data.number[X_LEAVE]);
    text_json_number(out, "sureLasers", setting->data.number[X_SURE_LASERS]);
    text_json_number(out, "tryDie", setting->data.number[X_TRY_DIE]);
    text_json_number(out, "contacts", nebuleuse_x_contacts(setting, state));
    text_json_number(out, "cards", setting->data.number[PILE_X]);
    write_ships_at(setting, state, AT_X, out);
    text_letter(out, '}');
}

/* 2.5: the total needs of all cards of a letter. */
static void write_piles(const struct setting *setting, const struct state *state, struct text *out) {
    text_json_open_array(out, "piles");
    for (int zone = 0; zone < ZONES; zone++) {
        const char letter[2] = {nebuleuse_zone_letters[zone], '\0'};
        uint8_t needs[FIELDS] = {0};
        int sapiens = 0;
        for (int card = 0; card < SPECIES; card++) {
            const struct species *species = &setting->data.species[card];
            if (species->zone != zone)
                continue;
            sapiens += species->sapiens;
            for (int field = 0; field < FIELDS; field++)
                needs[field] = (uint8_t)(needs[field] + setting->needs[card][species->steps - 1][field]);
        }
        text_json_open_item(out);
        text_json_member(out, "zone", letter);
        text_json_number(out, "left", nebuleuse_pile_left(setting, state, zone));
        text_json_number(out, "size", setting->data.number[PILE_A + zone]);
        text_json_number(out, "of", count_bits(setting->pile[zone]));
        text_json_number(out, "sapiens", sapiens);
        put_fields(out, "needs", needs);
        text_letter(out, '}');
    }
    text_letter(out, ']');
}

/* Extrasolar cards. */

static void write_species(const struct setting *setting, int card, enum game_language language,
                          struct text *out) {
    const struct species *species = &setting->data.species[card];
    const char zone[2] = {nebuleuse_zone_letters[species->zone], '\0'};
    text_json_member(out, "id", species->id);
    text_json_member(out, "name", species->name[language]);
    text_json_member(out, "zone", zone);
    text_json_flag(out, "sapiens", species->sapiens);
    text_json_number(out, "squads", species->squads);
    text_json_number(out, "observe", species->observe);
}

/* For each threshold its needs, and what each commander still lacks, net of experts; a joker covers one. */
static void write_steps(const struct setting *setting, const struct state *state, const struct slot *slot,
                        struct text *out) {
    int card = slot->card - 1;
    text_json_open_array(out, "steps");
    for (int step = 0; step < setting->data.species[card].steps; step++) {
        text_json_open_item(out);
        text_json_number(out, "pv", setting->data.species[card].pv[step]);
        put_fields(out, "adds", setting->data.species[card].needs[step]);
        put_fields(out, "needs", setting->needs[card][step]);
        text_json_open_object(out, "missing");
        for (int seat = 0; seat < setting->seats; seat++) {
            uint8_t due[FIELDS];
            if (!state->seat[seat].out)
                text_json_number(out, nebuleuse_marks[seat],
                                 nebuleuse_due(setting, state, seat, slot, card, step, due));
        }
        text_put(out, "}}");
    }
    text_letter(out, ']');
    text_json_open_array(out, "jokers");
    for (int seat = 0; seat < setting->seats; seat++)
        if (!state->seat[seat].out && nebuleuse_has_joker(setting, state, seat, slot, card))
            text_json_item(out, nebuleuse_marks[seat]);
    text_letter(out, ']');
}

static void write_contact(const struct setting *setting, const struct state *state, const struct slot *slot,
                          struct text *out) {
    uint8_t due[FIELDS];
    text_json_open_object(out, "contact");
    text_json_member(out, "seat", nebuleuse_marks[slot->contact - 1]);
    text_json_number(out, "steps", slot->steps);
    text_json_number(out, "pv", slot->steps ? species_in(setting, slot)->pv[slot->steps - 1] : 0);
    put_fields(out, "paid", slot->paid);
    if (slot->joker != NO_JOKER) {
        const char letter[2] = {nebuleuse_field_letters[slot->joker - 1], '\0'};
        text_json_member(out, "joker", letter);
    }
    nebuleuse_due(setting, state, slot->contact - 1, slot, slot->card - 1, slot->steps, due);
    put_fields(out, "due", due);
    text_letter(out, '}');
}

static void write_slot(const struct setting *setting, const struct state *state, int number,
                       enum game_language language, struct text *out) {
    const struct slot *slot = &state->slot[number];
    text_json_open_item(out);
    text_json_member(out, "id", nebuleuse_slot_ids[number]);
    text_json_member(out, "name", nebuleuse_word((enum word)(WORD_SLOT_ALPHA + number), language));
    text_json_flag(out, "taken", slot->card != CARD_NONE);
    if (slot->card != CARD_NONE) {
        const char zone[2] = {nebuleuse_zone_letters[zone_at(setting, slot->at)], '\0'};
        text_json_member(out, "sector", nebuleuse_place_word(slot->at));
        text_json_member(out, "zone", zone);
        text_json_flag(out, "up", slot->up);
        text_json_flag(out, "known", is_settled(slot));
        text_json_open_array(out, "scans");
        for (int seat = 0; seat < setting->seats; seat++)
            if (slot->scans >> seat & 1)
                text_json_item(out, nebuleuse_marks[seat]);
        text_letter(out, ']');
        put_seat(out, "observer", slot->observer);
        put_seat(out, "owner", slot->owner);
        text_json_open_object(out, "looks");
        for (int seat = 0; seat < setting->seats; seat++)
            text_json_number(out, nebuleuse_marks[seat], slot->looks[seat]);
        text_letter(out, '}');
        if (slot->contact != NOBODY)
            write_contact(setting, state, slot, out);
        if (is_settled(slot)) {
            text_json_open_object(out, "card");
            write_species(setting, slot->card - 1, language, out);
            write_steps(setting, state, slot, out);
            text_letter(out, '}');
        }
    }
    text_letter(out, '}');
}

/* Ship boards. */

static void write_pieces(const struct setting *setting, const struct state *state, int seat,
                         enum game_language language, struct text *out) {
    const struct seat *own = &state->seat[seat];
    const struct ship_class *class = &setting->data.ship[own->ship];
    text_json_open_array(out, "pieces");
    for (int piece = 0; piece < PIECES; piece++) {
        int hold = hold_of(piece);
        text_json_open_item(out);
        text_json_member(out, "id", nebuleuse_piece_ids[piece]);
        text_json_member(out, "name", nebuleuse_word((enum word)(WORD_THRUSTERS + piece), language));
        text_json_number(out, "have", own->piece[piece]);
        text_json_number(out, "min", class->least[hold]);
        text_json_number(out, "max", class->most[hold]);
        if (seat == state->turn && piece == SCANNER)
            text_json_number(out, "ready", nebuleuse_scanners_ready(state));
        if (seat == state->turn && piece == DETECTOR)
            text_json_number(out, "ready", nebuleuse_detectors_ready(state));
        text_letter(out, '}');
    }
    text_letter(out, ']');
}

static void write_ship(const struct setting *setting, const struct state *state, int seat,
                       enum game_language language, struct text *out) {
    const struct seat *own = &state->seat[seat];
    const struct ship_class *class = &setting->data.ship[own->ship];
    bool contact;
    int slot = nebuleuse_landed(state, seat, &contact);
    text_json_open_item(out);
    text_json_member(out, "seat", nebuleuse_marks[seat]);
    text_json_member(out, "name", nebuleuse_word((enum word)(WORD_RED + seat), language));
    text_json_flag(out, "present", !own->out);
    text_json_number(out, "pv", own->pv);
    text_json_member(out, "ship", nebuleuse_ship_ids[own->ship]);
    text_json_member(out, "at", nebuleuse_place_word(own->at));
    text_json_member(out, "doing",
                     slot < 0  ? own->at == AT_BASE ? "base" : "flying"
                     : contact ? "contact"
                               : "observing");
    if (slot >= 0)
        text_json_member(out, "slot", nebuleuse_slot_ids[slot]);
    write_pieces(setting, state, seat, language, out);
    put_fields(out, "exp", own->exp);
    text_json_number(out, "missions", own->missions);
    text_json_open_array(out, "exo");
    for (int tech = 0; tech < TECHS; tech++)
        if (own->exo >> tech & 1)
            text_json_item(out, nebuleuse_tech_ids[tech]);
    text_letter(out, ']');
    text_json_number(out, "exoPlaces", class->exo);
    text_json_number(out, "lostTurns", own->lost);
    text_json_number(out, "draws", class->cards[own->piece[THRUSTER]]);
    text_json_number(out, "equipmentCost", class->equipment_cost);
    text_json_number(out, "firstThrusterCost", class->first_thruster_cost);
    text_json_number(out, "personCost", class->person_cost);
    text_json_open_array(out, "kept");
    for (int card = 0; card < SPECIES; card++)
        if (state->kept[seat] >> card & 1) {
            text_json_open_item(out);
            write_species(setting, card, language, out);
            text_letter(out, '}');
        }
    text_put(out, "]}");
}

static void write_tables(const struct setting *setting, const struct state *state, struct text *out) {
    const struct data *data = &setting->data;
    text_json_open_object(out, "experts");
    for (int field = DIPLOMACY; field < FIELDS; field++) {
        const char letter[2] = {nebuleuse_field_letters[field], '\0'};
        text_json_number(out, letter, nebuleuse_experts_left(setting, state, field));
    }
    text_letter(out, '}');
    text_json_open_array(out, "missionPv");
    for (int i = 0; i < data->missions; i++) {
        text_json_next(out);
        text_number(out, data->mission_pv[i]);
    }
    text_letter(out, ']');
    text_json_open_array(out, "die");
    for (int face = 0; face < DIE_FACES; face++)
        text_json_item(out,
                       data->loss[face] == LOSE_PERSON ? "person" : nebuleuse_piece_ids[data->loss[face]]);
    text_letter(out, ']');
    text_json_open_array(out, "fights");
    for (int i = 0; i < FIGHTS; i++) {
        text_json_open_item(out);
        text_json_number(out, "difference", -i);
        text_json_number(out, "rolls", data->fight_rolls[i]);
        text_json_flag(out, "trophy", data->fight_trophy[i]);
        text_letter(out, '}');
    }
    text_letter(out, ']');
    text_json_open_object(out, "jokers");
    for (int tech = 0; tech < TECHS; tech++)
        text_json_member(out, nebuleuse_tech_ids[tech], data->joker_sapiens[tech] ? "sapiens" : "other");
    text_letter(out, '}');
}

void nebuleuse_write_board(const void *any_setting, const void *any_state, enum game_language language,
                           struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    const struct data *data = &setting->data;
    text_letter(out, '{');
    text_json_number(out, "round", state->round);
    text_json_number(out, "roundLimit", data->number[ROUND_LIMIT]);
    text_json_number(out, "endPv", data->number[END_PV]);
    text_json_number(out, "promotionPv", data->number[PROMOTION_PV]);
    text_json_number(out, "experienceMax", data->number[EXPERIENCE_MAX]);
    text_json_flag(out, "lastRound", state->last);
    text_json_member(out, "turn", nebuleuse_marks[state->turn]);
    text_json_number(out, "hand", state->hand);
    text_json_flag(out, "takenOff", state->off);
    text_json_flag(out, "beganInX", state->in_x);
    text_json_flag(out, "reset", state->raz);
    write_point(setting, state, out);
    write_deck(setting, state, language, out);
    write_sectors(setting, state, out);
    write_gate(setting, state, out);
    write_piles(setting, state, out);
    text_json_open_array(out, "slots");
    for (int slot = 0; slot < SLOTS; slot++)
        if (slot_in_play(setting, slot))
            write_slot(setting, state, slot, language, out);
    text_letter(out, ']');
    text_json_open_array(out, "ships");
    for (int seat = 0; seat < setting->seats; seat++)
        write_ship(setting, state, seat, language, out);
    text_letter(out, ']');
    write_tables(setting, state, out);
    text_letter(out, '}');
}

/* One word for each kind of action. */
static const char *const kind_words[KINDS] = {
    [DRAW_CARD] = "card",   [DRAW_SPECIES] = "species",
    [ROLL_DIE] = "die",     [TAKE] = "take",
    [STAY] = "stay",        [CONTACT] = "contact",
    [TAKE_OFF] = "takeOff", [JOKER] = "joker",
    [STOP] = "stop",        [EXPLORE] = "explore",
    [CROSS] = "cross",      [ENTER] = "enter",
    [BUY] = "buy",          [SCAN] = "scan",
    [LAND] = "land",        [LAND_BASE] = "landBase",
    [LEAVE] = "leave",      [END] = "end",
    [OBSERVE] = "observe",  [DETECT] = "detector",
    [FACE] = "face",        [GAIN] = "gain",
    [PUT_SLOT] = "slot",    [FULFIL] = "fulfil",
    [DECLINE] = "decline",  [INSTALL] = "install",
    [GIVE] = "give",        [TRY] = "try",
    [LOSE] = "lose",
};

static void put_field(struct text *out, int field) {
    const char letter[2] = {field == FIELDS ? '-' : nebuleuse_field_letters[field], '\0'};
    text_json_member(out, "field", letter);
}

static void write_what(const struct setting *setting, const struct state *state, game_action action,
                       struct text *out) {
    int what = what_of(action);
    switch (kind_of(action)) {
    case DRAW_CARD:
        text_json_member(out, "card", setting->data.explore[what].id);
        text_json_member(out, "type", type_words[setting->data.explore[what].type]);
        text_json_flag(out, "risk", setting->data.explore[what].risk);
        text_json_flag(out, "discarded", state->stage == STAGE_PAY);
        break;
    case DRAW_SPECIES:
        if (what < SPECIES)
            text_json_member(out, "species", setting->data.species[what].id);
        text_json_member(out, "slot", nebuleuse_slot_ids[state->target]);
        text_json_flag(out, "secret", state->purpose == PURPOSE_SCAN);
        break;
    case ROLL_DIE:
        text_json_number(out, "die", what);
        text_json_flag(out, "damage", state->stage == STAGE_DAMAGE);
        break;
    case TAKE:
    case GIVE:
    case LOSE:
    case BUY:
        text_json_member(out, "piece", nebuleuse_piece_ids[what]);
        if (kind_of(action) == BUY)
            text_json_number(out, "cost", nebuleuse_price(setting, state, what));
        break;
    case JOKER:
    case GAIN:
        put_field(out, what);
        break;
    case CROSS: {
        int sector = sector_of(setting, const_mover(state)->at);
        text_json_member(out, "sector", nebuleuse_sector_ids[what]);
        if (sector >= 0)
            text_json_number(out, "cost", setting->data.border[sector][what]);
        break;
    }
    case ENTER:
        text_json_number(out, "cost", setting->data.number[X_ENTER]);
        break;
    case LEAVE:
        text_json_number(out, "cost", setting->data.number[X_LEAVE]);
        break;
    case SCAN:
    case LAND:
    case PUT_SLOT:
        text_json_member(out, "slot", nebuleuse_slot_ids[what]);
        break;
    default:
        break;
    }
}

void nebuleuse_about(const void *setting, const void *state, game_action action, struct text *out) {
    text_letter(out, '{');
    if (GAME_IS_RESIGN(action))
        text_json_member(out, "kind", "resign");
    else {
        text_json_member(out, "kind", kind_words[kind_of(action)]);
        write_what(setting, state, action, out);
    }
    text_letter(out, '}');
}

void nebuleuse_facts(struct text *out) {
    text_letter(out, '{');
    text_json_open_array(out, "pieces");
    for (int piece = 0; piece < PIECES; piece++)
        text_json_item(out, nebuleuse_piece_ids[piece]);
    text_letter(out, ']');
    text_json_open_array(out, "sectors");
    for (int i = 0; i < SECTORS; i++)
        text_json_item(out, nebuleuse_sector_ids[i]);
    text_letter(out, ']');
    text_json_open_array(out, "slots");
    for (int i = 0; i < SLOTS; i++)
        text_json_item(out, nebuleuse_slot_ids[i]);
    text_letter(out, ']');
    text_json_member(out, "fields", nebuleuse_field_letters);
    text_json_number(out, "dieFaces", DIE_FACES);
    text_letter(out, '}');
}
