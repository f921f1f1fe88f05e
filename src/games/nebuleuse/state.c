/* Queries on a state. */
#include "state.h"

int nebuleuse_present(const struct setting *setting, const struct state *state) {
    int present = 0;
    for (int seat = 0; seat < setting->seats; seat++)
        present += !state->seat[seat].out;
    return present;
}

int nebuleuse_unseen(const struct setting *setting, const struct state *state) {
    int unseen = 0;
    for (int i = 0; i < setting->data.explores; i++)
        unseen += state->unseen[i];
    return unseen;
}

int nebuleuse_experts_left(const struct setting *setting, const struct state *state, int field) {
    int left = setting->data.experts[field];
    for (int seat = 0; seat < setting->seats; seat++)
        left -= experts_in(&state->seat[seat], field);
    return left;
}

bool nebuleuse_has_room(const struct setting *setting, const struct state *state, int seat, int piece) {
    const struct seat *own = &state->seat[seat];
    const struct ship_class *class = &setting->data.ship[own->ship];
    if (piece < HOLD_EXPERT)
        return own->piece[piece] < class->most[piece];
    return own->piece[EXPERT_D] + own->piece[EXPERT_M] + own->piece[EXPERT_C] < class->most[HOLD_EXPERT] &&
           nebuleuse_experts_left(setting, state, field_of_expert(piece)) > 0;
}

int nebuleuse_persons(const struct seat *seat) {
    int persons = 0;
    for (int piece = SQUAD; piece < PIECES; piece++)
        persons += seat->piece[piece];
    return persons;
}

int nebuleuse_landed(const struct state *state, int seat, bool *contact) {
    for (int slot = 0; slot < SLOTS; slot++) {
        *contact = state->slot[slot].contact == seat + 1;
        if (*contact || state->slot[slot].observer == seat + 1)
            return slot;
    }
    *contact = false;
    return -1;
}

uint64_t nebuleuse_settled(const struct state *state) {
    uint64_t settled = 0;
    for (int seat = 0; seat < NEBULEUSE_SEATS; seat++)
        settled |= state->kept[seat];
    for (int slot = 0; slot < SLOTS; slot++)
        if (is_settled(&state->slot[slot]))
            settled |= (uint64_t)1 << (state->slot[slot].card - 1);
    return settled;
}

uint64_t nebuleuse_known(const struct state *state, int seat) {
    uint64_t known = 0;
    for (int other = 0; other < NEBULEUSE_SEATS; other++)
        known |= state->kept[other];
    for (int slot = 0; slot < SLOTS; slot++)
        if (knows_card(&state->slot[slot], seat))
            known |= (uint64_t)1 << (state->slot[slot].card - 1);
    return known;
}

int nebuleuse_x_contacts(const struct setting *setting, const struct state *state) {
    uint64_t kept = 0;
    for (int seat = 0; seat < NEBULEUSE_SEATS; seat++)
        kept |= state->kept[seat];
    return count_bits(kept & setting->pile[ZONE_X]);
}

int nebuleuse_x_left(const struct setting *setting, const struct state *state) {
    return setting->data.number[PILE_X] - nebuleuse_x_contacts(setting, state) -
           (state->slot[SLOT_X].card != CARD_NONE);
}

/* Each token discovered takes a card from the pile (5.1). */
int nebuleuse_pile_left(const struct setting *setting, const struct state *state, int zone) {
    int left = setting->data.number[PILE_A + zone];
    if (zone == ZONE_X)
        return nebuleuse_x_left(setting, state);
    for (int sector = 0; sector < SECTORS; sector++)
        if (setting->data.zone[sector] == zone)
            left -= planets_at_start(setting, sector) - state->tokens[sector];
    return left;
}

/* 6.4; returns what is missing. */
int nebuleuse_due(const struct setting *setting, const struct state *state, int seat, const struct slot *slot,
                  int card, int step, uint8_t due[FIELDS]) {
    const struct seat *own = &state->seat[seat];
    bool in_contact = slot->contact == seat + 1;
    int missing = 0;
    for (int field = 0; field < FIELDS; field++) {
        int pay = setting->needs[card][step][field] - experts_in(own, field);
        if (in_contact)
            pay -= slot->paid[field] + (slot->joker == field + 1);
        due[field] = (uint8_t)(pay > 0 ? pay : 0);
        if (due[field] > own->exp[field])
            missing += due[field] - own->exp[field];
    }
    return missing;
}

bool nebuleuse_has_joker(const struct setting *setting, const struct state *state, int seat,
                         const struct slot *slot, int card) {
    if (slot->contact == seat + 1 && slot->joker != NO_JOKER)
        return false;
    for (int tech = 0; tech < TECHS; tech++)
        if (state->seat[seat].exo >> tech & 1 &&
            setting->data.joker_sapiens[tech] == setting->data.species[card].sapiens)
            return true;
    return false;
}

bool nebuleuse_can_pay(const struct setting *setting, const struct state *state, int seat,
                       const struct slot *slot, int card, int step) {
    uint8_t due[FIELDS];
    int missing = nebuleuse_due(setting, state, seat, slot, card, step, due);
    return missing == 0 || (missing == 1 && nebuleuse_has_joker(setting, state, seat, slot, card));
}

/* 4.7 */
int nebuleuse_price(const struct setting *setting, const struct state *state, int piece) {
    const struct seat *own = const_mover(state);
    const struct ship_class *class = &setting->data.ship[own->ship];
    if (piece == THRUSTER && own->piece[THRUSTER] == 0)
        return class->first_thruster_cost;
    return piece < EQUIPMENT ? class->equipment_cost : class->person_cost;
}

static int left_of(int installed, int used) {
    return installed > used ? installed - used : 0;
}

int nebuleuse_scanners_ready(const struct state *state) {
    return left_of(const_mover(state)->piece[SCANNER], state->scans);
}

int nebuleuse_detectors_ready(const struct state *state) {
    return left_of(const_mover(state)->piece[DETECTOR], state->detects);
}

bool nebuleuse_x_occupied(const struct setting *setting, const struct state *state) {
    for (int seat = 0; seat < setting->seats; seat++)
        if (state->seat[seat].at == AT_X)
            return true;
    return false;
}
