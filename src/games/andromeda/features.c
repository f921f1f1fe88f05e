/* The features of the evaluation. */
#include "andromeda_features.h"

/* What pending frames promise a seat or ask of it: a state in the middle of an effect does not yet have what the effect gives. */
static void count_due(const struct state *state, int seat, float *out) {
    for (int i = 0; i < state->depth; i++) {
        const struct frame *frame = &state->frame[i];
        if (frame->seat != seat)
            continue;
        switch (frame->op) {
        case D_GAIN:
            out[FEATURE_gain_due] += 0.2f;
            break;
        case D_MODULE:
        case D_TYPE:
        case D_BUY:
        case D_FIELD:
            out[FEATURE_module_due] += 0.5f;
            break;
        case D_TRACK:
        case T_ADVANCE:
            out[FEATURE_track_due] += 0.5f;
            break;
        case D_BUILD:
        case D_UPGRADE:
        case D_TAKE:
            out[FEATURE_ship_due] += 0.5f;
            break;
        case D_DEVELOP:
        case D_ABILITY:
        case T_DEVELOPED:
            out[FEATURE_develop_due] += 0.5f;
            break;
        case D_LEADER:
            out[FEATURE_leader_due] += 0.5f;
            break;
        case D_MOON:
        case D_NEBMOON:
            out[FEATURE_moon_due] += 0.5f;
            break;
        case D_CLAUSE:
        case T_EFFECT:
        case T_OPTION:
        case T_STEPS:
            out[FEATURE_effect_due] += 0.2f;
            break;
        case D_ACTIVATIONS:
            out[FEATURE_activations_due] = 1;
            break;
        case D_PAY:
            for (int bits = frame->c; bits; bits >>= 4)
                out[FEATURE_price_due] += (float)(bits & 15) / 10;
            break;
        default:
            break;
        }
    }
}

/* The modules of the market that a seat could pay for. */
static int affordable(const struct setting *setting, const struct state *state, int seat) {
    int count = 0;
    for (int type = 0; type < TYPES; type++)
        for (int i = 0; i < 3; i++)
            if (state->market[type][i])
                count += andromeda_can_pay(
                    &state->seat[seat],
                    entry_of(&setting->data, KIND_MODULE, state->market[type][i] - 1)->cost, 0);
    return count;
}

/* The ships of a seat in regions that a raider can reach. */
static int threatened(const struct setting *setting, const struct state *state, int seat) {
    int count = 0;
    for (int ship = 0; ship < SHIPS; ship++) {
        int at = state->seat[seat].at[ship];
        bool near = false;
        for (int figure = 0; at < PLACES && figure < FIGURES; figure++)
            near |= state->figure[figure] < PLACES &&
                    setting->distance[state->figure[figure]][at] <=
                        setting->data.raider[figure_card(setting, state, figure)].range;
        count += near;
    }
    return count;
}

/* The chance of each side to win the battle in progress; after the roll, who has won. */
static void battle_chances(const struct setting *setting, const struct state *state, double chance[SIDES]) {
    int list[SIDES], dice[SIDES], aim[SIDES], count = 0, sides = andromeda_sides(setting, state);
    double win[SIDES], nobody;
    bool rolled = false;
    for (int side = 0; side < SIDES; side++) {
        chance[side] = 0;
        rolled |= state->side[side].dice > 0;
    }
    if (rolled) {
        if (state->winner < SIDES)
            chance[state->winner] = 1;
        return;
    }
    for (int side = 0; side < SIDES; side++)
        if (sides >> side & 1) {
            dice[count] = andromeda_dice(setting, state, side);
            aim[count] = andromeda_aim(setting, state, side);
            list[count++] = side;
        }
    if (count < 2)
        return;
    andromeda_battle_odds(dice, aim, count, win, &nobody);
    for (int i = 0; i < count; i++)
        chance[list[i]] = win[i];
}

static void count_seat(const struct setting *setting, const struct state *state, int seat, float late,
                       float *out) {
    const struct seat *own = &state->seat[seat];
    int part[SCORES], total = andromeda_score(setting, state, seat, part), tracks = 0;
    bool unity = is_unity(setting, seat);
    out[FEATURE_score] = (float)total / 100;
    out[FEATURE_late_score] = late * (float)total / 100;
    out[FEATURE_vp] = own->vp / 60.0f;
    for (int track = 0; track < TRACKS; track++)
        tracks += own->track[track];
    out[FEATURE_tracks] = (float)tracks / 50;
    out[FEATURE_lowest] = (float)andromeda_lowest_track(own) / TOP;
    out[FEATURE_developments] = (float)andromeda_developments(state, seat) / MOST_DEVELOPMENTS;
    out[FEATURE_modules] = (float)andromeda_count(setting, state, seat, PER_MOD, ANY_TYPE) / 20;
    out[FEATURE_damage] = (float)-part[SCORE_DAMAGE] / 10;
    out[FEATURE_basic] = (float)(own->resource[ICE] + own->resource[NANO] + own->resource[TITAN]) / 20;
    out[FEATURE_credits] = own->resource[CREDIT] / 9.0f;
    out[FEATURE_energy] = own->resource[ENERGY] / 9.0f;
    out[FEATURE_hand] = (float)(unity ? andromeda_unity_cards(state) : andromeda_hand(own)) / 10;
    out[FEATURE_leaders] = own->leaders / 9.0f;
    for (int ship = 0; ship < SHIPS; ship++) {
        int at = own->at[ship];
        float worth = ship < TRANSPORTS ? 1 / 9.0f : 2 / 9.0f;
        out[FEATURE_ships] += at != LOC_RESERVE && at != LOC_OUT ? worth : 0;
        out[FEATURE_bay] += at == LOC_BAY ? 1 / 9.0f : 0;
        out[FEATURE_out] += at < PLACES ? 1 / 9.0f : 0;
        out[FEATURE_scrapped] += at == LOC_SCRAP ? 1 / 9.0f : 0;
        if (ship < TRANSPORTS && at < PLACES && !unity && andromeda_may_develop(setting, state, seat, at, 0))
            out[FEATURE_settlers] = 1;
    }
    for (int moon = 0; moon < MOONS; moon++)
        out[FEATURE_moons] += own->moon[moon] / 10.0f;
    for (int i = 1; i < OWNED && own->owned[i]; i++)
        out[is_upgrade(own->owned[i] - 1) ? FEATURE_upgrades : FEATURE_abilities] += 0.2f;
    if (state->fight == IN_BATTLE && state->active < PLACES && andromeda_ships_at(state, seat, state->active))
        out[FEATURE_fight] = (float)andromeda_dice(setting, state, seat) / BATTLE_DICE;
    out[FEATURE_to_move] = seat == state->turn;
    /* The Unity shares the weights of the players but not their means: these two features balance it. */
    out[FEATURE_unity] = unity;
    out[FEATURE_late_unity] = unity ? late : 0;
    out[FEATURE_supremacy] = (float)own->track[SUP] / TOP;
    out[FEATURE_late_goods] =
        late * (out[FEATURE_basic] + out[FEATURE_credits] + out[FEATURE_energy] + out[FEATURE_hand]) / 4;
    out[FEATURE_late_engine] = late * (out[FEATURE_modules] + out[FEATURE_ships]) / 2;
    out[FEATURE_threatened] = (float)threatened(setting, state, seat) / SHIPS;
    if (!unity)
        out[FEATURE_affordable] = (float)affordable(setting, state, seat) / (TYPES * 3);
    for (int ship = 0; ship < TRANSPORTS; ship++)
        if (own->at[ship] < PLACES && is_planet(&state->place[own->at[ship]]) &&
            !state->place[own->at[ship]].owner)
            out[FEATURE_settling] += 1 / (float)TRANSPORTS;
    count_due(state, seat, out);
}

void andromeda_features(const void *any_setting, const void *any_state, float *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    int most = 0;
    memset(out, 0, setting->seats * FEATURES * sizeof *out);
    for (int seat = 0; seat < setting->seats; seat++)
        most = state->seat[seat].vp > most ? state->seat[seat].vp : most;
    float late = state->ending ? 1 : (float)most / setting->terminus;
    for (int seat = 0; seat < setting->seats; seat++)
        if (!state->seat[seat].out)
            count_seat(setting, state, seat, late > 1 ? 1 : late, out + (size_t)seat * FEATURES);
    if (state->fight == IN_BATTLE && state->active < PLACES) {
        double chance[SIDES];
        battle_chances(setting, state, chance);
        for (int seat = 0; seat < setting->seats; seat++) {
            float *own = out + (size_t)seat * FEATURES;
            int ships = count_bits(andromeda_ships_at(state, seat, state->active));
            if (!ships || state->seat[seat].out)
                continue;
            own[FEATURE_odds] = (float)chance[seat];
            own[FEATURE_stake] = (float)ships / SHIPS * (1 - (float)chance[seat]);
        }
    }
}

const char *andromeda_feature_name(size_t feature) {
#define W(name, english, french) #name,
    static const char *const names[FEATURES] = {ANDROMEDA_FEATURES(W)};
#undef W
    return names[feature];
}

void andromeda_label_feature(size_t feature, enum game_language language, struct text *out) {
#define W(name, english, french) {english, french},
    static const char *const labels[FEATURES][GAME_LANGUAGES] = {ANDROMEDA_FEATURES(W)};
#undef W
    text_put(out, labels[feature][language]);
}

const char *andromeda_kind(const void *any_setting) {
    static const char *const versus[] = {"2", "3", "4", "5"};
    const struct setting *setting = any_setting;
    return setting->mode == SOLO         ? "solo"
           : setting->mode == WITH_UNITY ? (setting->seats == 3 ? "unity-2" : "unity-3")
                                         : versus[setting->seats - 2];
}
