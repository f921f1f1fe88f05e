/* What a decision would do; what to consider before it; its chances. */
#include "sentence.h"

static const struct slot *slot_here(const struct state *state) {
    bool contact;
    int landed = nebuleuse_landed(state, state->turn, &contact);
    return &state->slot[landed < 0 ? state->target : landed];
}

static void add_field(struct parts *parts, int field) {
    nebuleuse_part_word(parts, (enum word)(WORD_SCIENCE + field));
}

static void add_slot(struct parts *parts, int slot) {
    nebuleuse_part_word(parts, (enum word)(WORD_SLOT_ALPHA + slot));
}

static void add_piece(struct parts *parts, int piece) {
    nebuleuse_part_word(parts, (enum word)(WORD_A_THRUSTER + piece));
}

static enum word describe_face(const struct setting *setting, const struct state *state,
                               struct parts *parts) {
    const struct explore *card = &setting->data.explore[state->card];
    bool trophy;
    if (card->type != CARD_SHIP)
        return WORD_DO_FACE;
    nebuleuse_part_number(parts, const_mover(state)->piece[LASER]);
    nebuleuse_part_number(parts, card->what);
    nebuleuse_part_number(parts, nebuleuse_fight(setting, state, card, &trophy));
    return WORD_DO_FACE_FIGHT;
}

static enum word describe_space(const struct setting *setting, const struct state *state, game_action action,
                                struct parts *parts) {
    const struct data *data = &setting->data;
    const struct seat *own = const_mover(state);
    int what = what_of(action), sector = sector_of(setting, own->at);
    switch (kind_of(action)) {
    case EXPLORE:
        return own->at == AT_BASE ? WORD_DO_EXPLORE_BASE : WORD_DO_EXPLORE;
    case CROSS:
        nebuleuse_part_words(parts, nebuleuse_sector_ids[what]);
        nebuleuse_part_number(parts, sector < 0 ? 0 : data->border[sector][what]);
        return own->at == AT_BASE ? WORD_DO_CROSS_BASE : WORD_DO_CROSS;
    case ENTER:
        nebuleuse_part_number(parts, data->number[X_ENTER]);
        return WORD_DO_ENTER;
    case BUY:
        add_piece(parts, what);
        nebuleuse_part_number(parts, nebuleuse_price(setting, state, what));
        return WORD_DO_BUY;
    case SCAN:
        add_slot(parts, what);
        return WORD_DO_SCAN;
    case LAND:
        add_slot(parts, what);
        nebuleuse_part_words(parts, nebuleuse_species_name(setting, &state->slot[what], parts->language));
        return knows_card(&state->slot[what], state->turn) ? WORD_DO_LAND_KNOWN : WORD_DO_LAND;
    case LAND_BASE:
        return own->ship == FROMBOLA && own->pv >= data->number[PROMOTION_PV] ? WORD_DO_LAND_PROMOTION
                                                                              : WORD_DO_LAND_BASE;
    case LEAVE:
        nebuleuse_part_number(parts, data->number[X_LEAVE]);
        return WORD_DO_LEAVE;
    default:
        return WORD_DO_END;
    }
}

static enum word describe(const struct setting *setting, const struct state *state, game_action action,
                          struct parts *parts) {
    const struct seat *own = const_mover(state);
    int what = what_of(action);
    switch (kind_of(action)) {
    case TAKE:
        add_piece(parts, what);
        return WORD_DO_TAKE;
    case STAY:
        if (state->stage == STAGE_OBSERVE)
            return WORD_DO_STAY_OBSERVE;
        nebuleuse_part_number(parts, species_in(setting, slot_here(state))->pv[slot_here(state)->steps]);
        return WORD_DO_STAY_CONTACT;
    case CONTACT:
        nebuleuse_part_number(parts, species_in(setting, slot_here(state))->pv[0]);
        return state->stage == STAGE_OBSERVE ? WORD_DO_CONTACT_OVER : WORD_DO_CONTACT;
    case TAKE_OFF:
        return WORD_DO_TAKE_OFF;
    case JOKER:
        if (what == FIELDS)
            return WORD_DO_JOKER_NONE;
        add_field(parts, what);
        return WORD_DO_JOKER;
    case STOP:
        nebuleuse_part_number(parts, species_in(setting, slot_here(state))->pv[slot_here(state)->steps - 1]);
        return WORD_DO_STOP;
    case OBSERVE: {
        const struct species *species = species_in(setting, slot_here(state));
        add_field(parts, species->sapiens ? DIPLOMACY : CAPTURE);
        nebuleuse_part_number(parts, species->observe - slot_here(state)->looks[state->turn]);
        return WORD_DO_OBSERVE;
    }
    case DETECT:
        return WORD_DO_DETECTOR;
    case FACE:
        return describe_face(setting, state, parts);
    case GAIN:
        add_field(parts, what);
        nebuleuse_part_number(parts, own->exp[what]);
        nebuleuse_part_number(parts, own->exp[what] + 1);
        return WORD_DO_GAIN;
    case PUT_SLOT:
        add_slot(parts, what);
        return WORD_DO_SLOT;
    case FULFIL:
        nebuleuse_part_number(parts, setting->data.mission_pv[own->missions]);
        return WORD_DO_FULFIL;
    case DECLINE:
        return WORD_DO_DECLINE;
    case INSTALL:
        nebuleuse_part_word(parts, (enum word)(WORD_HOLODECK + state->target));
        return WORD_DO_INSTALL;
    case GIVE:
        add_piece(parts, what);
        return WORD_DO_GIVE;
    case TRY:
        nebuleuse_part_number(parts, setting->data.number[X_TRY_DIE]);
        return WORD_DO_TRY;
    case LOSE:
        add_piece(parts, what);
        return WORD_DO_LOSE;
    default:
        return describe_space(setting, state, action, parts);
    }
}

void nebuleuse_label(const void *setting, const void *state, game_action action, enum game_language language,
                     struct text *out) {
    struct parts parts = {.language = language};
    enum word word = describe(setting, state, action, &parts);
    nebuleuse_say(out, word, &parts);
}

/* Chances. */

static struct game_odds part_of(enum game_odds_kind kind, enum word name, int part, int whole) {
    return (struct game_odds){.kind = kind,
                              .name = (int)name,
                              .seat = -1,
                              .chance = whole > 0 ? (double)part / whole : 0,
                              .part = whole > 0 ? (uint32_t)part : 0,
                              .whole = (uint32_t)whole};
}

static size_t explore_odds(const struct setting *setting, const struct state *state, struct game_odds *odds) {
    struct state flying = *state;
    int hurt = 0, gain = 0, unseen = nebuleuse_unseen(setting, state);
    if (const_mover(state)->at == AT_BASE)
        mover(&flying)->at = (uint8_t)(AT_S1 + setting->data.base);
    for (int card = 0; card < setting->data.explores; card++) {
        hurt += nebuleuse_card_hurts(setting, &flying, card) ? state->unseen[card] : 0;
        gain += nebuleuse_card_gains(setting, &flying, card) ? state->unseen[card] : 0;
    }
    odds[0] = part_of(GAME_RISK, WORD_ODDS_HURT, hurt, unseen);
    odds[1] = part_of(GAME_GAIN, WORD_ODDS_GAIN, gain, unseen);
    return 2;
}

/* The chance that at least one of the rolls takes something; until then the ship is unchanged. */
static double chance_of_loss(const struct setting *setting, const struct state *state, int rolls) {
    double none = 1;
    for (int i = 0; i < rolls; i++)
        none *= 1 - nebuleuse_harmful_faces(setting, const_mover(state)) / (double)DIE_FACES;
    return 1 - none;
}

static size_t face_odds(const struct setting *setting, const struct state *state, struct game_odds *odds) {
    const struct explore *card = &setting->data.explore[state->card];
    bool trophy;
    int rolls = card->type == CARD_SHIP     ? nebuleuse_fight(setting, state, card, &trophy)
                : card->type == CARD_DAMAGE ? card->what
                                            : 0;
    if (rolls == 0)
        return 0;
    odds[0] = (struct game_odds){.kind = GAME_RISK,
                                 .name = WORD_ODDS_LOSS,
                                 .seat = -1,
                                 .chance = chance_of_loss(setting, state, rolls)};
    return 1;
}

static size_t try_odds(const struct setting *setting, const struct state *state, struct game_odds *odds) {
    int opens = DIE_FACES + 1 - setting->data.number[X_TRY_DIE];
    odds[0] = part_of(GAME_SUCCESS, WORD_ODDS_OPEN, opens, DIE_FACES);
    odds[1] = (struct game_odds){.kind = GAME_RISK,
                                 .name = WORD_ODDS_LOSS,
                                 .seat = -1,
                                 .chance = (DIE_FACES - opens) / (double)DIE_FACES *
                                           chance_of_loss(setting, state, 1)};
    return 2;
}

/* 11.4: every card of the letter that the seat has not seen is equally likely. */
static size_t land_odds(const struct setting *setting, const struct state *state, int number,
                        struct game_odds *odds) {
    const struct slot *slot = &state->slot[number];
    uint64_t unseen = setting->pile[zone_at(setting, slot->at)] & ~nebuleuse_known(state, state->turn);
    int whole = count_bits(unseen), land = 0, contact = 0;
    if (knows_card(slot, state->turn))
        return 0;
    for (; unseen; unseen &= unseen - 1) {
        int card = __builtin_ctzll(unseen);
        bool lands = const_mover(state)->piece[SQUAD] >= setting->data.species[card].squads;
        land += lands;
        contact += lands && nebuleuse_can_pay(setting, state, state->turn, slot, card, 0);
    }
    odds[0] = part_of(GAME_SUCCESS, WORD_ODDS_LAND, land, whole);
    odds[1] = part_of(GAME_GAIN, WORD_ODDS_CONTACT, contact, whole);
    return 2;
}

size_t nebuleuse_odds(const void *any_setting, const void *any_state, game_action action,
                      struct game_odds odds[GAME_MAX_ODDS]) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    switch (kind_of(action)) {
    case EXPLORE:
        return explore_odds(setting, state, odds);
    case FACE:
        return face_odds(setting, state, odds);
    case TRY:
        return try_odds(setting, state, odds);
    case LAND:
        return land_odds(setting, state, what_of(action), odds);
    default:
        return 0;
    }
}

void nebuleuse_label_odds(const void *setting, const void *state, const struct game_odds *odds,
                          enum game_language language, struct text *out) {
    (void)setting, (void)state;
    text_put(out, nebuleuse_word((enum word)odds->name, language));
}

/* Before what cannot be taken back: the end of a turn in which no card was used, a turn to be lost, a landing that may fail. */
bool nebuleuse_caution(const void *any_setting, const void *any_state, game_action action,
                       enum game_language language, struct text *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    const struct seat *own = const_mover(state);
    struct parts parts = {.language = language};
    struct game_odds odds[GAME_MAX_ODDS];
    enum word word;
    if (kind_of(action) == END && state->hand > 0 &&
        state->hand == setting->data.ship[own->ship].cards[own->piece[THRUSTER]]) {
        nebuleuse_part_number(&parts, state->hand);
        word = WORD_CAUTION_CARDS;
    } else if (kind_of(action) == INSTALL)
        word = WORD_CAUTION_LOST_TURN;
    else if (kind_of(action) == LAND && land_odds(setting, state, what_of(action), odds) > 0 &&
             odds[0].part < odds[0].whole) {
        nebuleuse_part_number(&parts, (int)(odds[0].whole - odds[0].part));
        nebuleuse_part_number(&parts, (int)odds[0].whole);
        word = WORD_CAUTION_UNKNOWN;
    } else
        return false;
    nebuleuse_say(out, word, &parts);
    return true;
}
