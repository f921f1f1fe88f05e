/* Legal actions at each stage (section 12). */
#include "rules.h"

enum decider { BY_CHANCE, BY_SEAT, BY_NOBODY };

static enum decider decider_of(int stage) {
    return stage == STAGE_OVER ? BY_NOBODY : stage >= STAGE_CARD ? BY_CHANCE : BY_SEAT;
}

int nebuleuse_who(const void *setting, const void *any_state) {
    const struct state *state = any_state;
    (void)setting;
    switch (decider_of(state->stage)) {
    case BY_CHANCE:
        return GAME_CHANCE;
    case BY_SEAT:
        return state->turn;
    case BY_NOBODY:
        break;
    }
    return GAME_OVER;
}

bool nebuleuse_any_room(const struct setting *setting, const struct state *state, int seat) {
    for (int piece = 0; piece < PIECES; piece++)
        if (nebuleuse_has_room(setting, state, seat, piece))
            return true;
    return false;
}

/* 5.5, 6.2 */
bool nebuleuse_can_observe(const struct setting *setting, const struct state *state, int seat,
                           const struct slot *slot) {
    (void)state;
    return slot->observer == NOBODY && slot->looks[seat] < species_in(setting, slot)->observe;
}

bool nebuleuse_can_contact(const struct setting *setting, const struct state *state, int seat,
                           const struct slot *slot) {
    return slot->contact == NOBODY && nebuleuse_can_pay(setting, state, seat, slot, slot->card - 1, 0);
}

/* 5.4, 4.3, 6.7 */
bool nebuleuse_can_land(const struct setting *setting, const struct state *state, int number) {
    const struct slot *slot = &state->slot[number];
    const struct seat *own = const_mover(state);
    if (state->off || slot->card == CARD_NONE || slot->at != own->at || slot->owner != NOBODY)
        return false;
    if (!knows_card(slot, state->turn))
        return true;
    return own->piece[SQUAD] >= species_in(setting, slot)->squads &&
           (nebuleuse_can_observe(setting, state, state->turn, slot) ||
            nebuleuse_can_contact(setting, state, state->turn, slot));
}

int nebuleuse_free_slot(const struct setting *setting, const struct state *state) {
    for (int slot = 0; slot < SLOT_X; slot++)
        if (slot_in_play(setting, slot) && state->slot[slot].card == CARD_NONE)
            return slot;
    return -1;
}

/* 9.2 */
bool nebuleuse_can_install(const struct setting *setting, const struct state *state, int tech) {
    const struct seat *own = const_mover(state);
    int equipment = 0;
    for (int piece = 0; piece < EQUIPMENT; piece++)
        equipment += own->piece[piece];
    return !(own->exo >> tech & 1) && count_bits(own->exo) < setting->data.ship[own->ship].exo &&
           equipment > 0;
}

static game_action *list_pieces(const struct setting *setting, const struct state *state, game_action *out) {
    for (int piece = 0; piece < PIECES; piece++)
        if (nebuleuse_has_room(setting, state, state->turn, piece))
            *out++ = make_action(TAKE, piece);
    return out;
}

/* 6.1 */
static game_action *list_observing(const struct setting *setting, const struct state *state,
                                   game_action *out) {
    bool contact;
    const struct slot *slot = &state->slot[nebuleuse_landed(state, state->turn, &contact)];
    if (slot->looks[state->turn] < species_in(setting, slot)->observe)
        *out++ = make_action(STAY, 0);
    if (nebuleuse_can_contact(setting, state, state->turn, slot))
        *out++ = make_action(CONTACT, 0);
    *out++ = make_action(TAKE_OFF, 0);
    return out;
}

/* 6.5: the answers that make payment possible. */
static game_action *list_jokers(const struct setting *setting, const struct state *state, game_action *out) {
    bool contact;
    const struct slot *slot = &state->slot[nebuleuse_landed(state, state->turn, &contact)];
    const struct seat *own = const_mover(state);
    uint8_t due[FIELDS];
    int missing = nebuleuse_due(setting, state, state->turn, slot, slot->card - 1, slot->steps, due);
    for (int field = 0; field < FIELDS; field++)
        if (due[field] > 0 && missing == (due[field] > own->exp[field]))
            *out++ = make_action(JOKER, field);
    if (missing == 0)
        *out++ = make_action(JOKER, FIELDS);
    return out;
}

/* 4.4 to 4.6, 8.4 */
static game_action *list_moves(const struct setting *setting, const struct state *state, game_action *out) {
    const struct data *data = &setting->data;
    int sector = sector_of(setting, const_mover(state)->at);
    if (sector < 0)
        return out;
    if (state->hand > 0)
        *out++ = make_action(EXPLORE, 0);
    for (int to = 0; to < SECTORS; to++)
        if (data->border[sector][to] && data->border[sector][to] <= state->hand)
            *out++ = make_action(CROSS, to);
    if (state->open && state->hand >= data->number[X_ENTER] && !nebuleuse_x_occupied(setting, state) &&
        (state->slot[SLOT_X].card != CARD_NONE || nebuleuse_x_left(setting, state) > 0)) /* 8.3, 8.7 */
        *out++ = make_action(ENTER, 0);
    return out;
}

/* 4.7, 8.6 */
static game_action *list_purchases(const struct setting *setting, const struct state *state,
                                   game_action *out) {
    int leave = setting->data.number[X_LEAVE];
    int keep = state->in_x && state->hand >= leave ? leave : 0;
    for (int piece = 0; piece < PIECES; piece++)
        if (nebuleuse_price(setting, state, piece) + keep <= state->hand &&
            nebuleuse_has_room(setting, state, state->turn, piece))
            *out++ = make_action(BUY, piece);
    return out;
}

static game_action *list_space(const struct setting *setting, const struct state *state, game_action *out) {
    int at = const_mover(state)->at;
    int from = at == AT_BASE ? AT_S1 + setting->data.base : at;
    bool scanner = nebuleuse_scanners_ready(state) > 0;
    out = list_moves(setting, state, out);
    out = list_purchases(setting, state, out);
    for (int i = 0; scanner && i < SLOTS; i++) {
        const struct slot *slot = &state->slot[i];
        if (slot->card != CARD_NONE && slot->at == from && !slot->up &&
            !(slot->scans >> state->turn & 1)) /* 5.3 */
            *out++ = make_action(SCAN, i);
    }
    const game_action *before = out;
    for (int slot = 0; at != AT_BASE && slot < SLOTS; slot++)
        if (nebuleuse_can_land(setting, state, slot))
            *out++ = make_action(LAND, slot);
    if (at == AT_S1 + setting->data.base && !state->off) /* 4.13 */
        *out++ = make_action(LAND_BASE, 0);
    if (at == AT_X && !state->off && state->hand >= setting->data.number[X_LEAVE]) /* 8.5 */
        *out++ = make_action(LEAVE, 0);
    if (!state->in_x || out == before) /* 8.6 */
        *out++ = make_action(END, 0);
    return out;
}

static game_action *list_landed(const struct setting *setting, const struct state *state, game_action *out) {
    const struct slot *slot = &state->slot[state->target];
    if (nebuleuse_can_observe(setting, state, state->turn, slot))
        *out++ = make_action(OBSERVE, 0);
    if (nebuleuse_can_contact(setting, state, state->turn, slot))
        *out++ = make_action(CONTACT, 0);
    return out;
}

static game_action *list_fields(const struct setting *setting, const struct state *state, game_action *out) {
    for (int field = 0; field < FIELDS; field++)
        if (const_mover(state)->exp[field] < setting->data.number[EXPERIENCE_MAX])
            *out++ = make_action(GAIN, field);
    return out;
}

static game_action *list_slots(const struct setting *setting, const struct state *state, game_action *out) {
    for (int slot = 0; slot < SLOT_X; slot++)
        if (slot_in_play(setting, slot) && state->slot[slot].card == CARD_NONE)
            *out++ = make_action(PUT_SLOT, slot);
    return out;
}

static game_action *list_pieces_aboard(const struct state *state, enum kind kind, int first, int behind,
                                       game_action *out) {
    for (int piece = first; piece < behind; piece++)
        if (const_mover(state)->piece[piece] > 0)
            *out++ = make_action(kind, piece);
    return out;
}

static game_action *list_two(enum kind first, enum kind second, game_action *out) {
    *out++ = make_action(first, 0);
    *out++ = make_action(second, 0);
    return out;
}

/* 11.1 */
static game_action *list_cards(const struct setting *setting, const struct state *state, game_action *out) {
    for (int card = 0; card < setting->data.explores; card++)
        if (state->unseen[card] > 0)
            *out++ = make_action(DRAW_CARD, card);
    return out;
}

/* 11.2 */
static game_action *list_species(const struct setting *setting, const struct state *state, game_action *out) {
    uint64_t left =
        setting->pile[zone_at(setting, state->slot[state->target].at)] & ~nebuleuse_settled(state);
    for (; left; left &= left - 1)
        *out++ = make_action(DRAW_SPECIES, __builtin_ctzll(left));
    return out;
}

static game_action *list_stage(const struct setting *setting, const struct state *state, game_action *out) {
    switch (state->stage) {
    case STAGE_PICK:
        return list_pieces(setting, state, out);
    case STAGE_OBSERVE:
        return list_observing(setting, state, out);
    case STAGE_JOKER:
        return list_jokers(setting, state, out);
    case STAGE_PAID:
        return list_two(STOP, STAY, out);
    case STAGE_SPACE:
        return list_space(setting, state, out);
    case STAGE_LANDED:
        return list_landed(setting, state, out);
    case STAGE_RISK:
        return list_two(DETECT, FACE, out);
    case STAGE_GAIN:
        return list_fields(setting, state, out);
    case STAGE_FOUND:
        return list_slots(setting, state, out);
    case STAGE_MISSION:
        return list_two(FULFIL, DECLINE, out);
    case STAGE_EXO:
        return list_two(INSTALL, DECLINE, out);
    case STAGE_GIVE:
        return list_pieces_aboard(state, GIVE, 0, EQUIPMENT, out);
    case STAGE_GATE:
        return list_two(TRY, DECLINE, out);
    case STAGE_PERSON:
        return list_pieces_aboard(state, LOSE, SQUAD, PIECES, out);
    case STAGE_CARD:
    case STAGE_PAY:
        return list_cards(setting, state, out);
    case STAGE_SPECIES:
        return list_species(setting, state, out);
    case STAGE_TRY:
    case STAGE_DAMAGE:
        for (int face = 1; face <= DIE_FACES; face++)
            *out++ = make_action(ROLL_DIE, face);
        return out;
    }
    return out;
}

size_t nebuleuse_list(const void *setting, const void *state, game_action *out) {
    return (size_t)(list_stage(setting, state, out) - out);
}

uint32_t nebuleuse_weight(const void *setting, const void *state, game_action outcome) {
    (void)setting;
    return kind_of(outcome) == DRAW_CARD ? ((const struct state *)state)->unseen[what_of(outcome)] : 1;
}
