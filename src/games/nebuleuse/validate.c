/* Which states can occur in a game. The position reader accepts no others, so the rules can rely on it. */
#include "notation.h"

static bool valid_seat(const struct setting *setting, const struct state *state, int number) {
    const struct data *data = &setting->data;
    const struct seat *seat = &state->seat[number];
    const struct ship_class *class = &data->ship[seat->ship];
    int experts = seat->piece[EXPERT_D] + seat->piece[EXPERT_M] + seat->piece[EXPERT_C], sum = 0;
    for (int piece = 0; piece < HOLD_EXPERT; piece++)
        if (seat->piece[piece] > class->most[piece])
            return false;
    for (int field = 0; field < FIELDS; field++)
        if (seat->exp[field] > data->number[EXPERIENCE_MAX])
            return false;
    for (int piece = 0; piece < PIECES; piece++)
        sum += seat->piece[piece];
    for (int field = 0; field < FIELDS; field++)
        sum += seat->exp[field];
    if (seat->out)
        sum += seat->at + seat->exo + seat->lost;
    return experts <= class->most[HOLD_EXPERT] && seat->missions <= data->missions &&
           count_bits(seat->exo) <= class->exo && seat->lost <= count_bits(seat->exo) &&
           (seat->ship == FROMBOLA || seat->pv >= data->number[PROMOTION_PV]) && (!seat->out || sum == 0) &&
           (seat->out || seat->ship == SPATHA || seat->at != AT_BASE ||
            seat->pv < data->number[PROMOTION_PV]) &&
           (seat->at != AT_X || state->open);
}

static bool valid_seats(const struct setting *setting, const struct state *state) {
    uint64_t kept = 0;
    int in_x = 0;
    for (int seat = 0; seat < setting->seats; seat++) {
        if (!valid_seat(setting, state, seat) || kept & state->kept[seat])
            return false;
        kept |= state->kept[seat];
        in_x += state->seat[seat].at == AT_X;
    }
    for (int field = DIPLOMACY; field < FIELDS; field++)
        if (nebuleuse_experts_left(setting, state, field) < 0)
            return false;
    return in_x <= 1;
}

/* A ship at a planet is in the game, in the planet's sector, and at no other planet. */
static bool valid_ship_at(const struct state *state, int number, int one_more) {
    const struct slot *slot = &state->slot[number];
    int places = 0;
    if (one_more == NOBODY)
        return true;
    for (int i = 0; i < SLOTS; i++)
        places += (state->slot[i].observer == one_more) + (state->slot[i].contact == one_more);
    return places == 1 && !state->seat[one_more - 1].out && state->seat[one_more - 1].at == slot->at &&
           slot->up;
}

static bool valid_contact(const struct setting *setting, const struct state *state, const struct slot *slot) {
    int paid = 0;
    if (slot->contact == NOBODY)
        return slot->steps == 0 && slot->joker == NO_JOKER;
    const struct species *species = species_in(setting, slot);
    const struct seat *seat = &state->seat[slot->contact - 1];
    bool joker = false;
    for (int tech = 0; tech < TECHS; tech++)
        joker = joker || (seat->exo >> tech & 1 && setting->data.joker_sapiens[tech] == species->sapiens);
    if (slot->steps >= species->steps || (slot->joker != NO_JOKER && (!joker || slot->steps == 0)) ||
        seat->piece[SQUAD] < species->squads)
        return false;
    for (int field = 0; field < FIELDS; field++) {
        int most = slot->steps > 0
                       ? setting->needs[slot->card - 1][slot->steps - 1][field] - experts_in(seat, field)
                       : 0;
        int least = most - (slot->joker == field + 1);
        if (most < 0)
            most = 0;
        if (slot->joker == field + 1 && most == 0)
            return false;
        if (slot->paid[field] > most || slot->paid[field] < least)
            return false;
        paid += slot->paid[field];
    }
    (void)paid;
    return nebuleuse_can_pay(setting, state, slot->contact - 1, slot, slot->card - 1, slot->steps);
}

static bool valid_slot(const struct setting *setting, const struct state *state, int number) {
    const struct slot *slot = &state->slot[number];
    if (slot->card == CARD_NONE)
        return true;
    if (!slot_in_play(setting, number) || slot->at == AT_BASE || (slot->at == AT_X) != (number == SLOT_X) ||
        (number == SLOT_X && !state->open))
        return false;
    if (slot->card == CARD_UNSETTLED ? slot->up || slot->scans : !slot->up && !slot->scans)
        return false;
    if (!is_settled(slot)) {
        for (int seat = 0; seat < setting->seats; seat++)
            if (slot->looks[seat])
                return false;
        return !slot->up && slot->observer == NOBODY && slot->contact == NOBODY && slot->owner == NOBODY;
    }
    const struct species *species = species_in(setting, slot);
    if (species->zone != zone_at(setting, slot->at))
        return false;
    for (int seat = 0; seat < setting->seats; seat++)
        if (slot->looks[seat] > species->observe || (slot->looks[seat] && !slot->up))
            return false;
    if (slot->observer != NOBODY && state->seat[slot->observer - 1].piece[SQUAD] < species->squads)
        return false;
    if (slot->owner != NOBODY &&
        (slot->observer == NOBODY || slot->contact != NOBODY || slot->owner == slot->observer))
        return false;
    return valid_ship_at(state, number, slot->observer) && valid_ship_at(state, number, slot->contact) &&
           (slot->contact == NOBODY || slot->contact != slot->observer) &&
           valid_contact(setting, state, slot);
}

/* Every card is in one place, and each card taken from a pile belongs to a discovered token (5.1). */
static bool valid_cards(const struct setting *setting, const struct state *state) {
    uint64_t kept = 0, lying = 0;
    int gone[ZONES] = {0};
    for (int seat = 0; seat < setting->seats; seat++)
        kept |= state->kept[seat];
    for (int zone = 0; zone < ZONES; zone++)
        gone[zone] = count_bits(kept & setting->pile[zone]);
    for (int i = 0; i < SLOTS; i++) {
        const struct slot *slot = &state->slot[i];
        if (!valid_slot(setting, state, i))
            return false;
        if (is_settled(slot)) {
            uint64_t card = (uint64_t)1 << (slot->card - 1);
            if ((kept | lying) & card)
                return false;
            lying |= card;
        }
        if (slot->card != CARD_NONE)
            gone[zone_at(setting, slot->at)]++;
    }
    if (gone[ZONE_X] > setting->data.number[PILE_X] || (gone[ZONE_X] > 0 && !state->open))
        return false;
    for (int zone = ZONE_A; zone <= ZONE_B; zone++)
        if (gone[zone] != setting->data.number[PILE_A + zone] - nebuleuse_pile_left(setting, state, zone))
            return false;
    for (int sector = 0; sector < SECTORS; sector++) {
        int slots = 0, start = planets_at_start(setting, sector);
        for (int i = 0; i < SLOTS; i++)
            slots += state->slot[i].card != CARD_NONE && state->slot[i].at == AT_S1 + sector;
        if (state->tokens[sector] > start || start - state->tokens[sector] < slots)
            return false;
    }
    return true;
}

/* 4.12, 11.1 */
static bool valid_deck(const struct setting *setting, const struct state *state) {
    int unseen = 0, most = 0;
    for (int card = 0; card < setting->data.explores; card++) {
        if (state->unseen[card] > setting->data.explore[card].copies)
            return false;
        unseen += state->unseen[card];
    }
    for (int ship = 0; ship < SHIPS; ship++)
        for (int i = 0; i <= MAX_THRUSTERS; i++)
            most = setting->data.ship[ship].cards[i] > most ? setting->data.ship[ship].cards[i] : most;
    return state->raz == (state->unseen[setting->data.reset] == 0) && state->hand <= most &&
           state->hand + (state->stage == STAGE_CARD) <= unseen;
}

static bool has_turned_up(const struct setting *setting, const struct state *state, int type, int what) {
    for (int card = 0; card < setting->data.explores; card++)
        if (setting->data.explore[card].type == type &&
            (what < 0 || setting->data.explore[card].what == what) &&
            state->unseen[card] < setting->data.explore[card].copies)
            return true;
    return false;
}

static bool is_new(const struct setting *setting, const struct state *state, int number, int taken) {
    const struct seat *seat = &state->seat[number];
    int pieces = 0;
    if (seat->pv || seat->ship || seat->at || seat->missions || seat->exo || seat->lost ||
        state->kept[number])
        return false;
    for (int field = 0; field < FIELDS; field++)
        if (seat->exp[field])
            return false;
    if (seat->out)
        return true;
    for (int piece = 0; piece < PIECES; piece++) {
        int least = piece < HOLD_EXPERT ? setting->data.ship[FROMBOLA].least[piece] : 0;
        if (seat->piece[piece] < least)
            return false;
        pieces += seat->piece[piece] - least;
    }
    return pieces == taken || (pieces < taken && !nebuleuse_any_room(setting, state, number));
}

/* 2.6, 2.7: nothing has happened yet. */
static bool valid_setup(const struct setting *setting, const struct state *state) {
    int picks = setting->data.number[FREE_PICKS];
    if (state->round != 1 || state->hand || state->open || state->last || state->count > picks)
        return false;
    for (int seat = 0; seat < setting->seats; seat++)
        if (!is_new(setting, state, seat,
                    seat < state->turn    ? picks
                    : seat == state->turn ? picks - state->count
                                          : 0))
            return false;
    for (int card = 0; card < setting->data.explores; card++)
        if (state->unseen[card] != setting->data.explore[card].copies)
            return false;
    for (int sector = 0; sector < SECTORS; sector++)
        if (state->tokens[sector] != planets_at_start(setting, sector))
            return false;
    return !state->off && !state->in_x && !state->scans && !state->detects;
}

static bool valid_pick(const struct setting *setting, const struct state *state) {
    const struct seat *own = const_mover(state);
    if (state->count < 1 || !nebuleuse_any_room(setting, state, state->turn))
        return false;
    switch (state->purpose) {
    case PURPOSE_SETUP:
        return valid_setup(setting, state);
    case PURPOSE_PROMOTION:
        return own->ship == SPATHA && own->at == AT_BASE && state->count <= setting->data.number[FREE_PICKS];
    default:
        return state->count == 1 && own->at != AT_BASE && own->at != AT_X &&
               has_turned_up(setting, state, CARD_SUPPLY, -1);
    }
}

static bool valid_pay(const struct setting *setting, const struct state *state) {
    const struct data *data = &setting->data;
    const struct seat *own = const_mover(state);
    int sector = sector_of(setting, own->at), most = 0;
    if (state->count < 1 || state->count > state->hand)
        return false;
    switch (state->purpose) {
    case PURPOSE_CROSS:
        most = sector < 0 ? 0 : data->border[sector][state->target];
        break;
    case PURPOSE_ENTER:
        if (!state->open || nebuleuse_x_occupied(setting, state) ||
            (state->slot[SLOT_X].card == CARD_NONE && nebuleuse_x_left(setting, state) <= 0))
            return false;
        most = data->number[X_ENTER];
        break;
    case PURPOSE_LEAVE:
        most = own->at == AT_X && !state->off ? data->number[X_LEAVE] : 0;
        break;
    case PURPOSE_BUY:
        most = nebuleuse_has_room(setting, state, state->turn, state->target)
                   ? nebuleuse_price(setting, state, state->target)
                   : 0;
        break;
    case PURPOSE_MISSION:
        most = sector >= 0 && own->at != AT_BASE && own->missions < data->missions &&
               has_turned_up(setting, state, CARD_MISSION, -1);
        break;
    case PURPOSE_STORM:
        for (int card = 0; card < data->explores; card++)
            if (data->explore[card].type == CARD_DISCARD &&
                state->unseen[card] < data->explore[card].copies && data->explore[card].what > most)
                most = data->explore[card].what;
        most = own->at != AT_BASE && own->at != AT_X ? most : 0;
        break;
    }
    return state->count <= most;
}

static bool valid_damage(const struct setting *setting, const struct state *state) {
    const struct data *data = &setting->data;
    int most = has_turned_up(setting, state, CARD_OPEN, -1) && !state->open;
    if (state->stage == STAGE_PERSON ? nebuleuse_persons(const_mover(state)) == 0 : state->count < 1)
        return false;
    if (state->card > 0) {
        const struct explore *ship = &data->explore[state->card - 1];
        if (ship->type != CARD_SHIP || state->unseen[state->card - 1] == ship->copies)
            return false;
        most = 0;
        for (int behind = 0; behind < ship->what; behind++) /* one laser at least */
            if (data->fight_trophy[behind] && data->fight_rolls[behind] > most)
                most = data->fight_rolls[behind];
    } else
        for (int card = 0; card < data->explores; card++) {
            const struct explore *risk = &data->explore[card];
            if (state->unseen[card] == risk->copies)
                continue;
            if (risk->type == CARD_DAMAGE && risk->what > most)
                most = risk->what;
            for (int behind = 0; risk->type == CARD_SHIP && behind <= risk->what; behind++)
                if (data->fight_rolls[behind] > most)
                    most = data->fight_rolls[behind];
        }
    return state->count <= most - (state->stage == STAGE_PERSON);
}

static bool valid_gate(const struct setting *setting, const struct state *state) {
    int lasers = const_mover(state)->piece[LASER];
    return !state->open && lasers > 0 && lasers < setting->data.number[X_SURE_LASERS] &&
           has_turned_up(setting, state, CARD_OPEN, -1);
}

static bool valid_gain(const struct setting *setting, const struct state *state) {
    for (int field = 0; field < FIELDS; field++)
        if (const_mover(state)->exp[field] < setting->data.number[EXPERIENCE_MAX])
            return true;
    return false;
}

static bool valid_found(const struct setting *setting, const struct state *state) {
    for (int card = 0; card < setting->data.explores; card++)
        if (setting->data.explore[card].type == CARD_PLANET &&
            state->unseen[card] < setting->data.explore[card].copies &&
            nebuleuse_can_discover(setting, state, &setting->data.explore[card]))
            return true;
    return false;
}

static bool valid_exo(const struct setting *setting, const struct state *state) {
    return nebuleuse_can_install(setting, state, state->target) &&
           has_turned_up(setting, state, CARD_EXO, state->target);
}

static bool valid_species(const struct setting *setting, const struct state *state) {
    const struct slot *slot = &state->slot[state->target];
    const struct seat *own = const_mover(state);
    int from = own->at == AT_BASE ? AT_S1 + setting->data.base : own->at;
    if (slot->card != CARD_UNSETTLED)
        return false;
    if (state->purpose == PURPOSE_SCAN)
        return slot->at == from && state->scans > 0 && own->piece[SCANNER] > 0;
    return slot->at == own->at && !state->off;
}

static bool valid_landed(const struct setting *setting, const struct state *state) {
    const struct slot *slot = &state->slot[state->target];
    return is_settled(slot) && slot->up && slot->at == const_mover(state)->at && !state->off &&
           slot->owner == NOBODY && const_mover(state)->piece[SQUAD] >= species_in(setting, slot)->squads &&
           (nebuleuse_can_observe(setting, state, state->turn, slot) ||
            nebuleuse_can_contact(setting, state, state->turn, slot));
}

/* Within a turn on a planet nothing has been drawn or used. */
static bool turn_is_fresh(const struct state *state) {
    return !state->hand && !state->scans && !state->detects && !state->off && !state->in_x && !state->raz;
}

static bool valid_planet_stage(const struct setting *setting, const struct state *state) {
    bool contact;
    int number = nebuleuse_landed(state, state->turn, &contact);
    if (number < 0 || !turn_is_fresh(state))
        return false;
    const struct slot *slot = &state->slot[number];
    uint8_t due[FIELDS];
    switch (state->stage) {
    case STAGE_OBSERVE:
        return !contact && slot->owner == NOBODY && slot->looks[state->turn] > 0;
    case STAGE_PAID:
        return contact && slot->steps > 0;
    default:
        if (!contact)
            return false;
        nebuleuse_due(setting, state, state->turn, slot, slot->card - 1, slot->steps, due);
        return (due[0] || due[1] || due[2] || due[3]) &&
               nebuleuse_has_joker(setting, state, state->turn, slot, slot->card - 1);
    }
}

/* Stages of exploring: in a sector, not landed. */
static bool explores(const struct state *state) {
    int at = const_mover(state)->at;
    return at != AT_BASE && at != AT_X && !state->in_x;
}

static bool valid_stage(const struct setting *setting, const struct state *state) {
    const struct explore *card = &setting->data.explore[state->card];
    switch ((enum stage)state->stage) {
    case STAGE_PICK:
        return valid_pick(setting, state);
    case STAGE_SPACE:
        return true;
    case STAGE_LANDED:
        return valid_landed(setting, state);
    case STAGE_RISK:
        return explores(state) && card->risk && nebuleuse_detectors_ready(state) > 0 &&
               state->unseen[state->card] < card->copies;
    case STAGE_GAIN:
        return explores(state) && valid_gain(setting, state);
    case STAGE_FOUND:
        return explores(state) && valid_found(setting, state);
    case STAGE_MISSION:
        return explores(state) && state->hand > 0 && const_mover(state)->missions < setting->data.missions &&
               has_turned_up(setting, state, CARD_MISSION, -1);
    case STAGE_EXO:
    case STAGE_GIVE:
        return explores(state) && valid_exo(setting, state);
    case STAGE_GATE:
    case STAGE_TRY:
        return explores(state) && valid_gate(setting, state);
    case STAGE_PERSON:
    case STAGE_DAMAGE:
        return explores(state) && valid_damage(setting, state);
    case STAGE_CARD:
        return explores(state);
    case STAGE_PAY:
        return valid_pay(setting, state);
    case STAGE_SPECIES:
        return valid_species(setting, state);
    default:
        return false;
    }
}

/* 1.2: a seat with enough PV outside its own turn has already triggered the last round; and the last round has a cause. */
static bool valid_end(const struct setting *setting, const struct state *state) {
    int tokens = 0;
    bool enough = false;
    for (int seat = 0; seat < setting->seats; seat++) {
        bool reached = state->seat[seat].pv >= setting->data.number[END_PV];
        enough = enough || reached;
        if (reached && !state->seat[seat].out && seat != state->turn && !state->last &&
            state->stage != STAGE_OVER)
            return false;
    }
    for (int sector = 0; sector < SECTORS; sector++)
        tokens += state->tokens[sector];
    return !state->last || enough ||
           (tokens == 0 && nebuleuse_x_contacts(setting, state) >= setting->data.number[PILE_X]);
}

static bool valid_over(const struct setting *setting, const struct state *state) {
    int present = nebuleuse_present(setting, state);
    if (!turn_is_fresh(state) || present < 1)
        return false;
    for (int i = 0; i < SLOTS; i++)
        if (state->slot[i].card == CARD_HIDDEN)
            return false;
    if (present == 1)
        return true;
    for (int seat = state->turn + 1; seat < setting->seats; seat++)
        if (!state->seat[seat].out)
            return false;
    return state->last || state->round == setting->data.number[ROUND_LIMIT];
}

bool nebuleuse_is_valid(const struct setting *setting, const struct state *state) {
    bool contact;
    if (state->round < 1 || state->round > setting->data.number[ROUND_LIMIT] ||
        !valid_seats(setting, state) || !valid_cards(setting, state) || !valid_deck(setting, state) ||
        !valid_end(setting, state))
        return false;
    if (state->stage == STAGE_OVER)
        return valid_over(setting, state);
    if (const_mover(state)->out || nebuleuse_present(setting, state) < 2)
        return false;
    if (state->stage == STAGE_OBSERVE || state->stage == STAGE_JOKER || state->stage == STAGE_PAID)
        return valid_planet_stage(setting, state);
    int at = const_mover(state)->at;
    if (nebuleuse_landed(state, state->turn, &contact) >= 0 || (state->in_x && state->off) ||
        (state->in_x && at != AT_X && state->stage != STAGE_PICK) ||
        (at == AT_BASE && state->off && state->stage != STAGE_PICK))
        return false;
    return valid_stage(setting, state);
}
