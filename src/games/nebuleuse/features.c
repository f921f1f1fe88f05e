/* The features of the evaluation, from what each seat knows itself: a card scanned by another seat is unknown to it. */
#include "nebuleuse_features.h"
#include "words.h"

#include <string.h>

/* The most PV that the seat can pay for on a card now, one threshold after the other; with a joker once. */
static int payable_pv(const struct setting *setting, const struct state *state, int seat,
                      const struct slot *slot, int card) {
    const struct species *species = &setting->data.species[card];
    int step = species->steps;
    while (step > 0 && !nebuleuse_can_pay(setting, state, seat, slot, card, step - 1))
        step--;
    return step > 0 ? species->pv[step - 1] : 0;
}

/* What a contact in progress will score. */
static int contact_pv(const struct setting *setting, const struct state *state, int seat,
                      const struct slot *slot) {
    int pv = payable_pv(setting, state, seat, slot, slot->card - 1);
    int sure = slot->steps > 0 ? species_in(setting, slot)->pv[slot->steps - 1] : 0;
    return pv > sure ? pv : sure;
}

/* Proximity of a planet or sector: 1 here, less with distance (a turn covers about five cards). X is special. */
static float nearness(const struct setting *setting, int from, int to) {
    int sector = sector_of(setting, from);
    if (from == AT_X || to == AT_X || sector < 0)
        return from == to ? 1 : 0.3f;
    float near = 1 - 0.1f * setting->distance[sector][to - AT_S1];
    return near > 0.3f ? near : 0.3f;
}

static float landing_pv(const struct setting *setting, const struct state *state, int seat) {
    const struct seat *own = &state->seat[seat];
    float best = 0;
    for (int i = 0; i < SLOTS; i++) {
        const struct slot *slot = &state->slot[i];
        if (!knows_card(slot, seat) || slot->contact != NOBODY || slot->owner != NOBODY ||
            own->piece[SQUAD] < species_in(setting, slot)->squads)
            continue;
        float pv = (float)payable_pv(setting, state, seat, slot, slot->card - 1) *
                   nearness(setting, own->at, slot->at);
        best = pv > best ? pv : best;
    }
    return best;
}

/* The value of a threshold by the number of missing experience points. */
static const float worth[] = {1, 0.6f, 0.35f, 0.2f, 0.1f, 0.05f, 0.02f};
enum { MOST_MISSING = sizeof worth / sizeof worth[0] - 1 };

/* The sum of missing experience over the fields, computed on four bytes in parallel (SWAR): none exceeds 127. */
static int missing_to(const uint8_t needs[FIELDS], const uint8_t have[FIELDS]) {
    uint32_t need, got;
    memcpy(&need, needs, sizeof need);
    memcpy(&got, have, sizeof got);
    uint32_t lacks = (need | 0x80808080u) - got, sign = lacks & 0x80808080u;
    lacks &= sign - (sign >> 7);
    return (int)(lacks * 0x01010101u >> 24);
}

_Static_assert(FIELDS == sizeof(uint32_t), "a byte for each field");

/* The value of a card's thresholds to a seat with this experience: that of the best one, discounted by what is missing. */
static float card_worth(const struct setting *setting, int card, const uint8_t have[FIELDS], bool joker) {
    const struct species *species = &setting->data.species[card];
    float best = 0;
    for (int step = 0; step < species->steps; step++) {
        int missing = missing_to(setting->needs[card][step], have) - joker;
        float pv = species->pv[step] * worth[missing < 0              ? 0
                                             : missing > MOST_MISSING ? MOST_MISSING
                                                                      : missing];
        best = pv > best ? pv : best;
    }
    return best;
}

/* What a seat brings to a contact: experience and experts in each field, and a joker for others or Sapiens. */
struct means {
    uint8_t have[FIELDS];
    bool joker[2];
    int squads;
};

static struct means means_of(const struct setting *setting, const struct seat *own) {
    struct means means = {.squads = own->piece[SQUAD]};
    for (int field = 0; field < FIELDS; field++)
        means.have[field] = (uint8_t)(own->exp[field] + experts_in(own, field));
    for (int tech = 0; tech < TECHS; tech++)
        if (own->exo >> tech & 1)
            means.joker[setting->data.joker_sapiens[tech]] = true;
    return means;
}

static float worth_to(const struct setting *setting, const struct means *means, int card) {
    const struct species *species = &setting->data.species[card];
    float pv = card_worth(setting, card, means->have, means->joker[species->sapiens]);
    int lacks = species->squads - means->squads;
    return lacks <= 0 ? pv : pv * worth[lacks < MOST_MISSING ? lacks : MOST_MISSING];
}

/* The mean value of the cards. */
static float reach(const struct setting *setting, const struct means *means, uint64_t cards) {
    int count = count_bits(cards);
    float sum = 0;
    for (; cards; cards &= cards - 1)
        sum += worth_to(setting, means, __builtin_ctzll(cards));
    return count > 0 ? sum / (float)count : 0;
}

/* The value of the best known card, discounted by what is missing. */
static float near_pv(const struct setting *setting, const struct state *state, int seat,
                     const struct means *means) {
    float best = 0;
    for (int i = 0; i < SLOTS; i++) {
        const struct slot *slot = &state->slot[i];
        if (!knows_card(slot, seat) || slot->contact != NOBODY || slot->owner != NOBODY)
            continue;
        float pv =
            worth_to(setting, means, slot->card - 1) * nearness(setting, state->seat[seat].at, slot->at);
        best = pv > best ? pv : best;
    }
    return best;
}

static void count_place(const struct setting *setting, const struct state *state, int seat, float *out) {
    const struct seat *own = &state->seat[seat];
    bool contact;
    int landed = nebuleuse_landed(state, seat, &contact), sector = sector_of(setting, own->at);
    if (landed >= 0 && contact)
        out[FEATURE_contact_pv] = (float)contact_pv(setting, state, seat, &state->slot[landed]) / 10;
    else if (landed >= 0) {
        const struct slot *slot = &state->slot[landed];
        const struct species *species = species_in(setting, slot);
        out[FEATURE_observing] = (float)(species->observe - slot->looks[seat]) / 2;
    }
    if (landed < 0 || !contact)
        out[FEATURE_landing_pv] = landing_pv(setting, state, seat) / 10;
    for (int to = 0; to < SECTORS; to++) {
        float tokens = state->tokens[to] > 1 ? 1 : 0.6f * state->tokens[to];
        float near = tokens * nearness(setting, own->at, AT_S1 + to);
        if (near > out[FEATURE_planets_here])
            out[FEATURE_planets_here] = near;
    }
    for (int i = 0; i < SLOTS; i++) {
        const struct slot *slot = &state->slot[i];
        if (slot->card == CARD_NONE || knows_card(slot, seat))
            continue;
        float near = nearness(setting, own->at, slot->at);
        if (near > out[FEATURE_face_down_here])
            out[FEATURE_face_down_here] = near;
    }
    out[FEATURE_zone_b] = sector >= 0 && setting->data.zone[sector] == ZONE_B;
    out[FEATURE_in_x] = own->at == AT_X;
}

static void count_reach(const struct setting *setting, const struct state *state, int seat, float *out) {
    struct means means = means_of(setting, &state->seat[seat]);
    uint64_t unknown = ~nebuleuse_known(state, seat);
    out[FEATURE_reach] =
        reach(setting, &means, (setting->pile[ZONE_A] | setting->pile[ZONE_B]) & unknown) / 10;
    if (state->open)
        out[FEATURE_reach_x] = reach(setting, &means, setting->pile[ZONE_X] & unknown) / 10;
    out[FEATURE_near_pv] = near_pv(setting, state, seat, &means) / 10;
}

/* Features of the pending decision of the seat to move. */
static void count_due(const struct setting *setting, const struct state *state, float *out) {
    const struct seat *own = const_mover(state);
    out[FEATURE_hand] = state->hand / 8.0f;
    out[FEATURE_may_land] = state->stage == STAGE_SPACE && !state->off;
    out[FEATURE_to_move] = 1;
    out[FEATURE_gain_due] = state->stage == STAGE_GAIN;
    out[FEATURE_piece_due] = state->stage == STAGE_PICK ? state->count / 2.0f : 0;
    out[FEATURE_risk_due] = state->stage == STAGE_RISK;
    out[FEATURE_loss_due] = state->stage == STAGE_PERSON;
    out[FEATURE_offer_due] = state->stage == STAGE_MISSION ? setting->data.mission_pv[own->missions] / 2.0f
                             : state->stage == STAGE_EXO   ? 0.5f
                             : state->stage == STAGE_GATE  ? 0.25f
                                                           : 0;
}

bool nebuleuse_foreseen(const void *setting, const void *state) {
    (void)setting;
    return ((const struct state *)state)->stage == STAGE_PAY;
}

static int leader_pv(const struct setting *setting, const struct state *state) {
    int most = 0;
    for (int seat = 0; seat < setting->seats; seat++)
        if (!state->seat[seat].out && state->seat[seat].pv > most)
            most = state->seat[seat].pv;
    return most;
}

void nebuleuse_features(const void *any_setting, const void *any_state, float *out) {
    const struct setting *setting = any_setting;
    struct state paid;
    const struct state *state = any_state;
    if (state->stage == STAGE_PAY) {
        paid = *state;
        nebuleuse_pay_at_once(setting, &paid);
        state = &paid;
    }
    float leader = (float)leader_pv(setting, state);
    float most = setting->data.number[EXPERIENCE_MAX], end = setting->data.number[END_PV];
    memset(out, 0, setting->seats * sizeof(float[FEATURES]));
    for (int seat = 0; seat < setting->seats; seat++, out += FEATURES) {
        const struct seat *own = &state->seat[seat];
        if (own->out)
            continue;
        out[FEATURE_pv] = own->pv / end;
        out[FEATURE_last_pv] = own->pv > end / 2 ? (own->pv - end / 2) / end : 0;
        out[FEATURE_race_pv] = own->pv / end * leader / end;
        out[FEATURE_final_pv] = state->last ? own->pv / end : 0;
        count_reach(setting, state, seat, out);
        for (int field = 0; field < FIELDS; field++)
            out[FEATURE_science + field] = own->exp[field] / most;
        out[FEATURE_draws] = setting->data.ship[own->ship].cards[own->piece[THRUSTER]] / 8.0f;
        out[FEATURE_lasers] = own->piece[LASER] / 4.0f;
        out[FEATURE_scanners] = own->piece[SCANNER] / 3.0f;
        out[FEATURE_detectors] = own->piece[DETECTOR] / 3.0f;
        out[FEATURE_squads] = own->piece[SQUAD] / 5.0f;
        out[FEATURE_experts] =
            (float)(own->piece[EXPERT_D] + own->piece[EXPERT_M] + own->piece[EXPERT_C]) / 6;
        out[FEATURE_spatha] = own->ship == SPATHA;
        out[FEATURE_promotion] = own->ship == FROMBOLA && own->pv >= setting->data.number[PROMOTION_PV];
        out[FEATURE_missions] = own->missions / 4.0f;
        out[FEATURE_exo] = (float)count_bits(own->exo) / 2;
        out[FEATURE_lost_turns] = own->lost / 2.0f;
        if (seat == state->turn)
            count_due(setting, state, out);
        count_place(setting, state, seat, out);
    }
}

const char *nebuleuse_feature_name(size_t feature) {
#define W(name, english, french) #name,
    static const char *const names[FEATURES] = {NEBULEUSE_FEATURES(W)};
#undef W
    return names[feature];
}

void nebuleuse_label_feature(size_t feature, enum game_language language, struct text *out) {
#define W(name, english, french) {english, french},
    static const char *const labels[FEATURES][GAME_LANGUAGES] = {NEBULEUSE_FEATURES(W)};
#undef W
    text_put(out, labels[feature][language]);
}

const char *nebuleuse_kind(const void *setting) {
    static const char *const kinds[] = {"2", "3", "4"};
    return kinds[((const struct setting *)setting)->seats - 2];
}

/* Reasons for hints. Only a seat's own gains: in this game nobody causes a rival's losses. */
struct reason {
    size_t feature;
    bool more;
    const char *words[GAME_LANGUAGES];
};

static const struct reason reasons[] = {
    {FEATURE_pv, true, {"it scores victory points", "cela marque des points de victoire"}},
    {FEATURE_last_pv, true, {"it scores victory points", "cela marque des points de victoire"}},
    {FEATURE_race_pv, true, {"it scores victory points", "cela marque des points de victoire"}},
    {FEATURE_final_pv, true, {"it scores victory points", "cela marque des points de victoire"}},
    {FEATURE_contact_pv,
     true,
     {"it starts a contact that you can pay for", "un contact que vous pouvez payer commence"}},
    {FEATURE_landing_pv, true, {"it brings a contact within reach", "un contact passe à votre portée"}},
    {FEATURE_reach,
     true,
     {"your experience fits more species", "votre expérience convient à davantage d’espèces"}},
    {FEATURE_reach_x,
     true,
     {"your experience fits the species of X better", "votre expérience convient mieux aux espèces de X"}},
    {FEATURE_science, true, {"you gain Science", "vous gagnez en Science"}},
    {FEATURE_diplomacy, true, {"you gain Diplomacy", "vous gagnez en Diplomatie"}},
    {FEATURE_commerce, true, {"you gain Commerce", "vous gagnez en Commerce"}},
    {FEATURE_capture, true, {"you gain Capture", "vous gagnez en Capture"}},
    {FEATURE_draws, true, {"you will draw more cards", "vous piocherez davantage de cartes"}},
    {FEATURE_lasers,
     true,
     {"more lasers win fights and their trophies", "avec plus de lasers, vous gagnez combats et trophées"}},
    {FEATURE_scanners,
     true,
     {"you can look at a card before you land", "vous pourrez voir une carte avant de vous poser"}},
    {FEATURE_detectors, true, {"you can avoid more risks", "vous pourrez éviter davantage de risques"}},
    {FEATURE_squads,
     true,
     {"you can land on more planets", "vous pourrez vous poser sur davantage de planètes"}},
    {FEATURE_experts, true, {"your experts count in every contact", "vos experts comptent à chaque contact"}},
    {FEATURE_spatha, true, {"you get a Spatha", "vous obtenez un Spatha"}},
    {FEATURE_promotion,
     true,
     {"at the base you would be promoted to a Spatha", "un retour à la base vous vaudrait un Spatha"}},
    {FEATURE_exo, true, {"exo-technology helps in every contact", "l’exo-technologie aide à chaque contact"}},
    {FEATURE_observing, true, {"observation brings experience", "l’observation rapporte de l’expérience"}},
    {FEATURE_planets_here,
     true,
     {"it brings planets to discover closer", "des planètes à découvrir se rapprochent"}},
    {FEATURE_face_down_here, true, {"an unknown species is near", "une espèce inconnue est proche"}},
    {FEATURE_zone_b,
     true,
     {"the species of zone B are worth more", "les espèces de la zone B valent davantage"}},
    {FEATURE_in_x,
     true,
     {"the species of Sector X are worth the most", "les espèces du Secteur X valent le plus"}},
};

int nebuleuse_reason(const void *setting, const void *state, const struct game_change *change,
                     enum game_language language, struct text *out) {
    (void)setting, (void)state;
    if (change->rival || change->kept)
        return -1;
    for (size_t i = 0; i < sizeof reasons / sizeof reasons[0]; i++)
        if (reasons[i].feature == change->feature && reasons[i].more == change->more) {
            text_put(out, reasons[i].words[language]);
            return (int)i;
        }
    return -1;
}
