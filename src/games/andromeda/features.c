/* The features of the evaluation. */
#include "andromeda_features.h"

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
