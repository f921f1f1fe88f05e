/* Exploration cards: damage, trophies, the gate of sector X, and what a card would do now (4.9, 4.10, 4.15, 7, 8.1). */
#include "rules_internal.h"

/* Damage and trophies. */

void nebuleuse_gain_choice(const struct setting *setting, struct state *state, int field) {
    const struct seat *own = const_mover(state);
    bool open = false;
    if (field != OF_CHOICE) {
        add_exp(setting, state, field);
        go(state, STAGE_SPACE);
        return;
    }
    for (int i = 0; i < FIELDS; i++)
        open = open || own->exp[i] < setting->data.number[EXPERIENCE_MAX];
    go(state, open ? STAGE_GAIN : STAGE_SPACE);
}

/* 7.2; `card` is 1 + that of the ship, or 0. */
static void take_trophy(const struct setting *setting, struct state *state, int card) {
    const struct explore *ship = &setting->data.explore[card > 0 ? card - 1 : 0];
    if (card > 0 && ship->trophy == TROPHY_GAIN) {
        nebuleuse_gain_choice(setting, state, ship->trophy_what);
        return;
    }
    if (card > 0)
        add_pv(state, ship->trophy_what);
    go(state, STAGE_SPACE);
}

void nebuleuse_roll_damage(const struct setting *setting, struct state *state, int rolls, int card) {
    if (rolls == 0) {
        take_trophy(setting, state, card);
        return;
    }
    go(state, STAGE_DAMAGE);
    state->count = (uint8_t)rolls;
    state->card = (uint8_t)card;
}

/* 7.3 */
void nebuleuse_take_damage(const struct setting *setting, struct state *state, int face) {
    struct seat *own = mover(state);
    int loss = setting->data.loss[face - 1], rolls = state->count - 1, card = state->card;
    if (loss == LOSE_PERSON && nebuleuse_persons(own) > 0) {
        go(state, STAGE_PERSON);
        state->count = (uint8_t)rolls;
        state->card = (uint8_t)card;
        return;
    }
    if (loss < EQUIPMENT && own->piece[loss] > 0)
        own->piece[loss]--;
    nebuleuse_roll_damage(setting, state, rolls, card);
}

int nebuleuse_fight(const struct setting *setting, const struct state *state, const struct explore *card,
                    bool *trophy) {
    int lasers = const_mover(state)->piece[LASER];
    int behind = card->what > lasers ? card->what - lasers : 0;
    *trophy = setting->data.fight_trophy[behind] && lasers > 0;
    return setting->data.fight_rolls[behind];
}

/* Cards. */

bool nebuleuse_can_discover(const struct setting *setting, const struct state *state,
                            const struct explore *card) {
    int sector = sector_of(setting, const_mover(state)->at);
    return sector >= 0 && card->what >> setting->data.zone[sector] & 1 && state->tokens[sector] > 0 &&
           nebuleuse_free_slot(setting, state) >= 0;
}

/* 8.1, 8.2 */
void nebuleuse_open_gate(const struct setting *setting, struct state *state) {
    state->open = 1;
    add_pv(state, setting->data.number[X_OPEN_PV]);
    go(state, STAGE_SPACE);
}

static void find_gate(const struct setting *setting, struct state *state) {
    int lasers = const_mover(state)->piece[LASER];
    if (state->open || lasers == 0)
        go(state, STAGE_SPACE);
    else if (lasers >= setting->data.number[X_SURE_LASERS])
        nebuleuse_open_gate(setting, state);
    else
        go(state, STAGE_GATE);
}

static void lose_cards(struct state *state, int cards) {
    if (cards > state->hand)
        cards = state->hand;
    if (cards > 0)
        start_paying(state, PURPOSE_STORM, 0, cards);
    else
        go(state, STAGE_SPACE);
}

/* Applies an exploration card; a risk once it is faced (4.10, 4.15). */
void nebuleuse_apply_card(const struct setting *setting, struct state *state, int number) {
    const struct explore *card = &setting->data.explore[number];
    struct seat *own = mover(state);
    if (card->risk)
        add_exp(setting, state, SCIENCE);
    switch ((enum card_type)card->type) {
    case CARD_PLANET: /* 5.1 */
        go(state, nebuleuse_can_discover(setting, state, card) ? STAGE_FOUND : STAGE_SPACE);
        break;
    case CARD_GAIN: /* 4.9 */
        nebuleuse_gain_choice(setting, state, card->what);
        break;
    case CARD_SHIP: { /* 7.1 */
        bool trophy;
        int rolls = nebuleuse_fight(setting, state, card, &trophy);
        nebuleuse_roll_damage(setting, state, rolls, trophy ? number + 1 : 0);
        break;
    }
    case CARD_DAMAGE:
        nebuleuse_roll_damage(setting, state, card->what, 0);
        break;
    case CARD_DISCARD:
        lose_cards(state, card->what);
        break;
    case CARD_LOSE:
        if (own->piece[card->what] > 0)
            own->piece[card->what]--;
        go(state, STAGE_SPACE);
        break;
    case CARD_STOP: /* 4.14 */
        nebuleuse_end_turn(setting, state);
        break;
    case CARD_BASE:
        nebuleuse_arrive_at_base(setting, state);
        break;
    case CARD_MISSION: /* 9.4 */
        go(state, own->missions < setting->data.missions && state->hand > 0 ? STAGE_MISSION : STAGE_SPACE);
        break;
    case CARD_EXO: /* 9.2 */
        go(state, nebuleuse_can_install(setting, state, card->what) ? STAGE_EXO : STAGE_SPACE);
        if (state->stage == STAGE_EXO)
            state->target = card->what;
        break;
    case CARD_OPEN:
        find_gate(setting, state);
        break;
    case CARD_SUPPLY:
        nebuleuse_begin_picks(setting, state, PURPOSE_SUPPLIES, 1);
        break;
    case CARD_RESET: /* 4.12 */
    case CARD_TYPES:
        go(state, STAGE_SPACE);
    }
}

void nebuleuse_turn_up(const struct setting *setting, struct state *state, int card) {
    state->unseen[card]--;
    if (card == setting->data.reset)
        state->raz = 1;
    if (setting->data.explore[card].risk && nebuleuse_detectors_ready(state) > 0) {
        go(state, STAGE_RISK);
        state->card = (uint8_t)card;
    } else
        nebuleuse_apply_card(setting, state, card);
}

/* The possible effects of a card, for odds and features. */

int nebuleuse_harmful_faces(const struct setting *setting, const struct seat *seat) {
    int faces = 0;
    for (int face = 0; face < DIE_FACES; face++) {
        int loss = setting->data.loss[face];
        faces += loss == LOSE_PERSON ? nebuleuse_persons(seat) > 0 : seat->piece[loss] > 0;
    }
    return faces;
}

static bool is_promoted(const struct setting *setting, const struct seat *seat) {
    return seat->ship == FROMBOLA && seat->pv >= setting->data.number[PROMOTION_PV];
}

bool nebuleuse_card_hurts(const struct setting *setting, const struct state *state, int number) {
    const struct explore *card = &setting->data.explore[number];
    const struct seat *own = const_mover(state);
    bool trophy;
    switch ((enum card_type)card->type) {
    case CARD_SHIP:
        return nebuleuse_fight(setting, state, card, &trophy) > 0 &&
               nebuleuse_harmful_faces(setting, own) > 0;
    case CARD_DAMAGE:
        return nebuleuse_harmful_faces(setting, own) > 0;
    case CARD_DISCARD:
        return state->hand > 1;
    case CARD_LOSE:
        return own->piece[card->what] > 0;
    case CARD_STOP:
        return true;
    case CARD_BASE:
        return !is_promoted(setting, own);
    default:
        return false;
    }
}

bool nebuleuse_card_gains(const struct setting *setting, const struct state *state, int number) {
    const struct explore *card = &setting->data.explore[number];
    const struct seat *own = const_mover(state);
    int most = setting->data.number[EXPERIENCE_MAX];
    bool trophy;
    switch ((enum card_type)card->type) {
    case CARD_PLANET:
        return nebuleuse_can_discover(setting, state, card);
    case CARD_GAIN:
        return card->what == OF_CHOICE
                   ? own->exp[0] < most || own->exp[1] < most || own->exp[2] < most || own->exp[3] < most
                   : own->exp[card->what] < most;
    case CARD_SHIP:
        nebuleuse_fight(setting, state, card, &trophy);
        return trophy;
    case CARD_BASE:
        return is_promoted(setting, own);
    case CARD_MISSION:
        return own->missions < setting->data.missions && state->hand > 1;
    case CARD_EXO:
        return nebuleuse_can_install(setting, state, card->what);
    case CARD_OPEN:
        return !state->open && own->piece[LASER] > 0;
    case CARD_SUPPLY:
        return nebuleuse_any_room(setting, state, state->turn);
    default:
        return false;
    }
}
