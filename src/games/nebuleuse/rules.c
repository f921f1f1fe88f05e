/* Playing actions: the effects of decisions and chance outcomes, turns, contacts, the end of the game. Exploration cards are in
   exploration.c. */
#include "rules_internal.h"

#include <string.h>

static const struct ship_class *class_of(const struct setting *setting, const struct seat *seat) {
    return &setting->data.ship[seat->ship];
}

static void shuffle(const struct setting *setting, struct state *state) {
    for (int card = 0; card < setting->data.explores; card++)
        state->unseen[card] = setting->data.explore[card].copies;
}

/* Turns. */

/* 1.5, 10.2 */
static void finish(const struct setting *setting, struct state *state) {
    for (int i = 0; i < SLOTS; i++) {
        const struct slot *slot = &state->slot[i];
        if (slot->contact != NOBODY && slot->steps > 0) {
            struct seat *own = &state->seat[slot->contact - 1];
            own->pv = (uint16_t)(own->pv + species_in(setting, slot)->pv[slot->steps - 1]);
        }
    }
    go(state, STAGE_OVER);
}

/* 4.14, 4.12 */
static void clear_turn(const struct setting *setting, struct state *state) {
    if (state->raz)
        shuffle(setting, state);
    state->hand = state->scans = state->detects = 0;
    state->off = state->in_x = state->raz = 0;
}

/* 1.2 */
static bool is_triggered(const struct setting *setting, const struct state *state) {
    int tokens = 0;
    for (int seat = 0; seat < setting->seats; seat++)
        if (!state->seat[seat].out && state->seat[seat].pv >= setting->data.number[END_PV])
            return true;
    for (int sector = 0; sector < SECTORS; sector++)
        tokens += state->tokens[sector];
    return tokens == 0 && nebuleuse_x_contacts(setting, state) >= setting->data.number[PILE_X];
}

/* 4.2 */
static void draw(const struct setting *setting, struct state *state) {
    const struct seat *own = const_mover(state);
    state->hand = class_of(setting, own)->cards[own->piece[THRUSTER]];
    if (nebuleuse_unseen(setting, state) < state->hand)
        shuffle(setting, state);
    go(state, STAGE_SPACE);
}

static void clear_slot(struct slot *slot) {
    memset(slot, 0, sizeof *slot);
}

static void keep_card(struct state *state, int seat, struct slot *slot) {
    state->kept[seat] |= (uint64_t)1 << (slot->card - 1);
    clear_slot(slot);
}

/* 6.6, 6.7 */
static void stop_contact(const struct setting *setting, struct state *state, struct slot *slot) {
    add_pv(state, species_in(setting, slot)->pv[slot->steps - 1]);
    slot->contact = NOBODY;
    slot->steps = 0;
    slot->joker = NO_JOKER;
    memset(slot->paid, 0, sizeof slot->paid);
    if (slot->observer != NOBODY)
        slot->owner = (uint8_t)(state->turn + 1);
    else
        keep_card(state, state->turn, slot);
    state->off = 1;
    draw(setting, state); /* 6.8 */
}

/* 6.4, 6.6 */
static void pay_threshold(const struct setting *setting, struct state *state, struct slot *slot) {
    struct seat *own = mover(state);
    uint8_t due[FIELDS];
    int missing = nebuleuse_due(setting, state, state->turn, slot, slot->card - 1, slot->steps, due);
    assert(missing == 0);
    (void)missing;
    for (int field = 0; field < FIELDS; field++) {
        own->exp[field] = (uint8_t)(own->exp[field] - due[field]);
        slot->paid[field] = (uint8_t)(slot->paid[field] + due[field]);
    }
    slot->steps++;
    if (slot->steps < species_in(setting, slot)->steps &&
        nebuleuse_can_pay(setting, state, state->turn, slot, slot->card - 1, slot->steps))
        go(state, STAGE_PAID);
    else
        stop_contact(setting, state, slot);
}

/* 6.5: asks for the joker if it helps. */
static void begin_contact_turn(const struct setting *setting, struct state *state, struct slot *slot) {
    uint8_t due[FIELDS];
    nebuleuse_due(setting, state, state->turn, slot, slot->card - 1, slot->steps, due);
    bool useful = due[0] || due[1] || due[2] || due[3];
    if (useful && nebuleuse_has_joker(setting, state, state->turn, slot, slot->card - 1))
        go(state, STAGE_JOKER);
    else
        pay_threshold(setting, state, slot);
}

/* 6.1, 6.7 */
static void begin_observing_turn(const struct setting *setting, struct state *state, struct slot *slot) {
    const struct species *species = species_in(setting, slot);
    if (slot->looks[state->turn] < species->observe) {
        slot->looks[state->turn]++;
        add_exp(setting, state, species->sapiens ? DIPLOMACY : CAPTURE);
    }
    if (slot->owner == NOBODY) {
        go(state, STAGE_OBSERVE);
        return;
    }
    keep_card(state, slot->owner - 1, slot);
    state->off = 1;
    draw(setting, state);
}

/* 4.1 */
static void begin_turn(const struct setting *setting, struct state *state) {
    bool contact;
    int slot = nebuleuse_landed(state, state->turn, &contact);
    state->in_x = slot < 0 && const_mover(state)->at == AT_X;
    if (slot < 0)
        draw(setting, state);
    else if (contact)
        begin_contact_turn(setting, state, &state->slot[slot]);
    else
        begin_observing_turn(setting, state, &state->slot[slot]);
}

static int next_present(const struct setting *setting, const struct state *state, int seat) {
    while (seat < setting->seats && state->seat[seat].out)
        seat++;
    return seat;
}

/* Ends the turn, and skips lost turns after it (9.3). */
void nebuleuse_end_turn(const struct setting *setting, struct state *state) {
    for (;;) {
        clear_turn(setting, state);
        state->last = state->last || is_triggered(setting, state);
        int next = next_present(setting, state, state->turn + 1);
        if (next == setting->seats) {
            if (state->last || state->round >= setting->data.number[ROUND_LIMIT]) { /* 1.3, 1.4 */
                finish(setting, state);
                return;
            }
            next = next_present(setting, state, 0);
            state->round++;
        }
        state->turn = (uint8_t)next;
        if (mover(state)->lost == 0)
            break;
        mover(state)->lost--;
    }
    begin_turn(setting, state);
}

/* Pieces to take. */

static void end_picks(const struct setting *setting, struct state *state, enum purpose purpose) {
    switch (purpose) {
    case PURPOSE_SETUP: { /* 2.7 */
        int next = next_present(setting, state, state->turn + 1);
        if (next < setting->seats) {
            state->turn = (uint8_t)next;
            nebuleuse_begin_picks(setting, state, PURPOSE_SETUP, setting->data.number[FREE_PICKS]);
        } else {
            state->turn = (uint8_t)next_present(setting, state, 0);
            begin_turn(setting, state);
        }
        break;
    }
    case PURPOSE_PROMOTION: /* 4.13 */
        nebuleuse_end_turn(setting, state);
        break;
    default:
        go(state, STAGE_SPACE);
    }
}

void nebuleuse_begin_picks(const struct setting *setting, struct state *state, enum purpose purpose,
                           int count) {
    if (count == 0 || !nebuleuse_any_room(setting, state, state->turn)) {
        end_picks(setting, state, purpose);
        return;
    }
    go(state, STAGE_PICK);
    state->count = (uint8_t)count;
    state->purpose = (uint8_t)purpose;
}

/* 4.13, 3.6 */
void nebuleuse_arrive_at_base(const struct setting *setting, struct state *state) {
    struct seat *own = mover(state);
    own->at = AT_BASE;
    if (own->ship == SPATHA || own->pv < setting->data.number[PROMOTION_PV]) {
        nebuleuse_end_turn(setting, state);
        return;
    }
    own->ship = SPATHA;
    memset(own->piece, 0, sizeof own->piece);
    memcpy(own->piece, class_of(setting, own)->least, HOLD_EXPERT);
    nebuleuse_begin_picks(setting, state, PURPOSE_PROMOTION, setting->data.number[FREE_PICKS]);
}

/* Paying. */

/* 8.3 */
static void enter_x(struct state *state) {
    struct slot *slot = &state->slot[SLOT_X];
    mover(state)->at = AT_X;
    if (slot->card == CARD_NONE) {
        slot->card = CARD_UNSETTLED;
        slot->at = AT_X;
    }
}

/* 4.8: the effect of what was paid for. */
static void complete_payment(const struct setting *setting, struct state *state, enum purpose purpose,
                             int target) {
    struct seat *own = mover(state);
    bool leaves_base = (purpose == PURPOSE_CROSS || purpose == PURPOSE_ENTER) && own->at == AT_BASE;
    state->off = state->off || leaves_base; /* 4.3 */
    go(state, STAGE_SPACE);
    switch (purpose) {
    case PURPOSE_CROSS:
        own->at = (uint8_t)(AT_S1 + target);
        break;
    case PURPOSE_ENTER:
        enter_x(state);
        break;
    case PURPOSE_LEAVE:
        nebuleuse_arrive_at_base(setting, state);
        break;
    case PURPOSE_BUY: /* 4.7 */
        own->piece[target]++;
        add_exp(setting, state, COMMERCE);
        break;
    case PURPOSE_MISSION: /* 9.4 */
        add_pv(state, setting->data.mission_pv[own->missions++]);
        break;
    default: /* a storm has no further effect */
        break;
    }
}

static void discard(const struct setting *setting, struct state *state, int card) {
    state->unseen[card]--;
    state->hand--;
    if (card == setting->data.reset)
        state->raz = 1;
    if (--state->count == 0)
        complete_payment(setting, state, (enum purpose)state->purpose, state->target);
}

void nebuleuse_pay_at_once(const struct setting *setting, struct state *state) {
    state->hand -= state->count;
    complete_payment(setting, state, (enum purpose)state->purpose, state->target);
}

/* Planets. */

/* 5.5, 5.6 */
static void reveal_species(const struct setting *setting, struct state *state, int number) {
    struct slot *slot = &state->slot[number];
    slot->up = 1;
    if (const_mover(state)->piece[SQUAD] < species_in(setting, slot)->squads) {
        nebuleuse_end_turn(setting, state);
        return;
    }
    go(state, STAGE_LANDED);
    state->target = (uint8_t)number;
}

static void look_at(struct state *state, int slot) {
    state->slot[slot].scans |= (uint8_t)(1u << state->turn);
    go(state, STAGE_SPACE);
}

static void settle(struct state *state, enum purpose purpose, int slot) {
    go(state, STAGE_SPECIES);
    state->purpose = (uint8_t)purpose;
    state->target = (uint8_t)slot;
}

static void scan(struct state *state, int slot) {
    state->scans++;
    if (state->slot[slot].card == CARD_UNSETTLED)
        settle(state, PURPOSE_SCAN, slot);
    else
        look_at(state, slot);
}

static void land(const struct setting *setting, struct state *state, int slot) {
    if (state->slot[slot].card == CARD_UNSETTLED)
        settle(state, PURPOSE_LAND, slot);
    else
        reveal_species(setting, state, slot);
}

static void settle_card(const struct setting *setting, struct state *state, int card) {
    int slot = state->target;
    state->slot[slot].card = (uint8_t)(card + 1);
    if (state->purpose == PURPOSE_SCAN)
        look_at(state, slot);
    else
        reveal_species(setting, state, slot);
}

/* 5.1, 2.2 */
static void discover(const struct setting *setting, struct state *state, int number) {
    struct slot *slot = &state->slot[number];
    slot->card = CARD_UNSETTLED;
    slot->at = const_mover(state)->at;
    state->tokens[slot->at - AT_S1]--;
    add_pv(state, setting->data.number[DISCOVERY_PV]);
    go(state, STAGE_SPACE);
}

static struct slot *landed_slot(struct state *state) {
    bool contact;
    int slot = nebuleuse_landed(state, state->turn, &contact);
    assert(slot >= 0);
    return &state->slot[slot];
}

/* 9.2, 9.3 */
static void install(const struct setting *setting, struct state *state, int piece) {
    struct seat *own = mover(state);
    own->piece[piece]--;
    own->exo = (uint8_t)(own->exo | 1u << state->target);
    own->lost++;
    nebuleuse_gain_choice(setting, state, OF_CHOICE);
}

static void play_space(const struct setting *setting, struct state *state, game_action action) {
    const struct data *data = &setting->data;
    struct seat *own = mover(state);
    int what = what_of(action);
    switch (kind_of(action)) {
    case EXPLORE: /* 4.5, 4.4 */
        if (own->at == AT_BASE) {
            own->at = (uint8_t)(AT_S1 + data->base);
            state->off = 1;
        }
        state->hand--;
        go(state, STAGE_CARD);
        break;
    case CROSS:
        start_paying(state, PURPOSE_CROSS, what, data->border[sector_of(setting, own->at)][what]);
        break;
    case ENTER:
        start_paying(state, PURPOSE_ENTER, 0, data->number[X_ENTER]);
        break;
    case BUY:
        start_paying(state, PURPOSE_BUY, what, nebuleuse_price(setting, state, what));
        break;
    case SCAN:
        scan(state, what);
        break;
    case LAND:
        land(setting, state, what);
        break;
    case LAND_BASE:
        nebuleuse_arrive_at_base(setting, state);
        break;
    case LEAVE:
        start_paying(state, PURPOSE_LEAVE, 0, data->number[X_LEAVE]);
        break;
    default:
        nebuleuse_end_turn(setting, state);
    }
}

static void play_observing(const struct setting *setting, struct state *state, game_action action) {
    struct slot *slot = landed_slot(state);
    if (kind_of(action) == STAY) {
        nebuleuse_end_turn(setting, state);
        return;
    }
    slot->observer = NOBODY;
    if (kind_of(action) == CONTACT) { /* 6.3 */
        slot->contact = (uint8_t)(state->turn + 1);
        nebuleuse_end_turn(setting, state);
    } else {
        state->off = 1;
        draw(setting, state);
    }
}

static void play_landed(const struct setting *setting, struct state *state, game_action action) {
    struct slot *slot = &state->slot[state->target];
    uint8_t own = (uint8_t)(state->turn + 1);
    if (kind_of(action) == OBSERVE)
        slot->observer = own;
    else
        slot->contact = own;
    nebuleuse_end_turn(setting, state);
}

static void take(const struct setting *setting, struct state *state, int piece) {
    int left = state->count - 1;
    mover(state)->piece[piece]++;
    nebuleuse_begin_picks(setting, state, (enum purpose)state->purpose, left);
}

static void take_joker(const struct setting *setting, struct state *state, int field) {
    struct slot *slot = landed_slot(state);
    slot->joker = (uint8_t)(field == FIELDS ? NO_JOKER : field + 1);
    pay_threshold(setting, state, slot);
}

static void meet_risk(const struct setting *setting, struct state *state, bool detected) {
    int card = state->card;
    if (!detected) {
        nebuleuse_apply_card(setting, state, card);
        return;
    }
    state->detects++; /* 4.10 */
    go(state, STAGE_SPACE);
}

static void play_exo(struct state *state, game_action action) {
    int tech = state->target;
    go(state, kind_of(action) == INSTALL ? STAGE_GIVE : STAGE_SPACE);
    if (kind_of(action) == INSTALL)
        state->target = (uint8_t)tech;
}

static void lose_person(const struct setting *setting, struct state *state, int piece) {
    mover(state)->piece[piece]--;
    nebuleuse_roll_damage(setting, state, state->count, state->card);
}

/* 10.2 */
static void resign(const struct setting *setting, struct state *state, int seat) {
    struct seat *own = &state->seat[seat];
    bool contact;
    int slot = nebuleuse_landed(state, seat, &contact);
    if (slot >= 0 && contact) {
        state->slot[slot].contact = NOBODY;
        state->slot[slot].steps = 0;
        state->slot[slot].joker = NO_JOKER;
        memset(state->slot[slot].paid, 0, FIELDS);
    } else if (slot >= 0) {
        state->slot[slot].observer = NOBODY;
        if (state->slot[slot].owner != NOBODY)
            keep_card(state, state->slot[slot].owner - 1, &state->slot[slot]);
    }
    *own = (struct seat){.pv = own->pv, .ship = own->ship, .missions = own->missions, .out = 1};
    if (nebuleuse_present(setting, state) == 1) {
        clear_turn(setting, state);
        state->last = state->last || is_triggered(setting, state);
        finish(setting, state);
    } else if (state->turn == seat) {
        if (state->stage == STAGE_PICK && state->purpose == PURPOSE_SETUP)
            end_picks(setting, state, PURPOSE_SETUP);
        else
            nebuleuse_end_turn(setting, state);
    }
}

void nebuleuse_play(const void *any_setting, void *any_state, game_action action) {
    const struct setting *setting = any_setting;
    struct state *state = any_state;
    int what = what_of(action);
    if (GAME_IS_RESIGN(action)) {
        resign(setting, state, GAME_RESIGNER(action));
        return;
    }
    switch ((enum stage)state->stage) {
    case STAGE_PICK:
        take(setting, state, what);
        break;
    case STAGE_OBSERVE:
        play_observing(setting, state, action);
        break;
    case STAGE_JOKER:
        take_joker(setting, state, what);
        break;
    case STAGE_PAID:
        if (kind_of(action) == STOP)
            stop_contact(setting, state, landed_slot(state));
        else
            nebuleuse_end_turn(setting, state);
        break;
    case STAGE_SPACE:
        play_space(setting, state, action);
        break;
    case STAGE_LANDED:
        play_landed(setting, state, action);
        break;
    case STAGE_RISK:
        meet_risk(setting, state, kind_of(action) == DETECT);
        break;
    case STAGE_GAIN:
        nebuleuse_gain_choice(setting, state, what);
        break;
    case STAGE_FOUND:
        discover(setting, state, what);
        break;
    case STAGE_MISSION:
        if (kind_of(action) == FULFIL)
            start_paying(state, PURPOSE_MISSION, 0, 1);
        else
            go(state, STAGE_SPACE);
        break;
    case STAGE_EXO:
        play_exo(state, action);
        break;
    case STAGE_GIVE:
        install(setting, state, what);
        break;
    case STAGE_GATE:
        go(state, kind_of(action) == TRY ? STAGE_TRY : STAGE_SPACE);
        break;
    case STAGE_PERSON:
        lose_person(setting, state, what);
        break;
    case STAGE_CARD:
        nebuleuse_turn_up(setting, state, what);
        break;
    case STAGE_PAY:
        discard(setting, state, what);
        break;
    case STAGE_SPECIES:
        settle_card(setting, state, what);
        break;
    case STAGE_TRY:
        if (what >= setting->data.number[X_TRY_DIE])
            nebuleuse_open_gate(setting, state);
        else
            nebuleuse_roll_damage(setting, state, 1, 0);
        break;
    case STAGE_DAMAGE:
        nebuleuse_take_damage(setting, state, what);
        break;
    case STAGE_OVER:
    case STAGES:
        break;
    }
}

/* 2.6, 2.7 */
void nebuleuse_begin(const void *any_setting, void *any_state) {
    const struct setting *setting = any_setting;
    struct state *state = any_state;
    memset(state, 0, sizeof *state);
    state->round = 1;
    shuffle(setting, state);
    for (int sector = 0; sector < SECTORS; sector++)
        state->tokens[sector] = (uint8_t)planets_at_start(setting, sector);
    for (int seat = 0; seat < setting->seats; seat++)
        memcpy(state->seat[seat].piece, setting->data.ship[FROMBOLA].least, HOLD_EXPERT);
    nebuleuse_begin_picks(setting, state, PURPOSE_SETUP, setting->data.number[FREE_PICKS]);
}

/* 1.3: ranks by PV; seats that resigned come last. */
void nebuleuse_result(const void *any_setting, const void *any_state, struct game_result *result) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    int rank[NEBULEUSE_SEATS], sharing = 0;
    result->scored = true;
    for (int seat = 0; seat < setting->seats; seat++)
        rank[seat] = state->seat[seat].pv + (state->seat[seat].out ? 0 : UINT16_MAX + 1);
    for (int seat = 0; seat < setting->seats; seat++) {
        result->score[seat] = state->seat[seat].pv;
        result->place[seat] = 1;
        for (int other = 0; other < setting->seats; other++)
            result->place[seat] += rank[other] > rank[seat];
        sharing += result->place[seat] == 1;
    }
    for (int seat = 0; seat < setting->seats; seat++)
        result->utility[seat] = result->place[seat] == 1 ? 1.0 / sharing : 0;
}
