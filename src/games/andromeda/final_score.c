/* The end of the game (16, 19.14). */
#include "state.h"

#include <string.h>

/* 14.2. */
static int level_of(const struct track_line *track, int step) {
    int level = 0;
    while (level < LEVELS && step >= track->level[level])
        level++;
    return level;
}

/* VP of the `end:` effects of an entry. */
static int end_effects(const struct setting *setting, const struct state *state, int seat,
                       const struct entry *entry) {
    const struct data *data = &setting->data;
    int total = 0;
    for (int c = 0; c < entry->clauses; c++) {
        const struct clause *clause = &data->clause[entry->clause + c];
        int best = 0;
        for (int o = 0; o < clause->options; o++) {
            const struct option *option = &data->option[clause->option + o];
            int points = 0;
            if (option->event != ON_END)
                continue;
            for (int s = 0; s < option->steps; s++) {
                const struct step *step = &data->step[option->step + s];
                int count = step->per ? andromeda_count(setting, state, seat, step->per, step->per_type) : 1;
                points += step->n * (step->per && step->max && count > step->max ? step->max : count);
            }
            best = points > best ? points : best;
        }
        total += best;
    }
    return total;
}

int andromeda_score(const struct setting *setting, const struct state *state, int seat, int part[SCORES]) {
    const struct data *data = &setting->data;
    const struct seat *own = &state->seat[seat];
    bool unity = is_unity(setting, seat);
    int total = 0, kept = 0;
    memset(part, 0, SCORES * sizeof *part);
    part[SCORE_VP] = own->vp;
    for (int track = 0; track < TRACKS; track++)
        part[SCORE_TRACKS] += data->track[track].end[own->track[track]];
    for (int place = 0; place < PLACES; place++) {
        if (state->place[place].owner != seat + 1 || !is_planet(&state->place[place]))
            continue;
        int track = data->dev_track[data->planet_dev[state->place[place].tile - TILE_PLANET]];
        int level = level_of(&data->track[track], own->track[track]);
        part[SCORE_DEVELOPMENTS] += level ? data->dev_end[level - 1] : 0;
    }
    part[SCORE_ADJACENT] = andromeda_adjdev(setting, state, seat, true);
    if (unity)
        kept = andromeda_unity_cards(state);
    else
        for (int i = 0; i <= CREDIT; i++)
            kept += own->resource[i];
    part[SCORE_VAULT] = data->track[COM].vault[own->track[COM]] * (kept > 15 ? 15 : kept);
    int icons = andromeda_relics(setting, state, seat);
    part[SCORE_RELICS] = icons ? data->relic_end[(icons > RELIC_STEPS ? RELIC_STEPS : icons) - 1] : 0;
    part[SCORE_LEADERS] = own->leaders;
    for (int i = 0; !unity && i < OWNED && own->owned[i]; i++)
        if (setting->source_events[own->owned[i] - 1] >> ON_END & 1)
            part[SCORE_CARDS] += end_effects(setting, state, seat, source_entry(data, own->owned[i] - 1));
    for (int i = 0; i < 2; i++)
        if (own->destiny[i] && own->destiny[i] != NOBODY) {
            int points = end_effects(setting, state, seat, entry_of(data, KIND_DESTINY, own->destiny[i] - 1));
            part[SCORE_DESTINY] = points > part[SCORE_DESTINY] ? points : part[SCORE_DESTINY];
        }
    if (unity) {
        for (int moon = 0; moon < MOONS; moon++)
            part[SCORE_MOONS] += 2 * (own->moon[moon] + own->spent[moon]);
        part[SCORE_TOKENS] = 3 * (own->discoveries + state->unity.supremacy);
        for (int module = 0; module < MODULES; module++)
            part[SCORE_DAMAGE] -= 2 * state->unity.damaged[module];
    } else
        for (int row = 0; row < TYPES; row++)
            for (int i = 0; i < ROW_ROOM; i++)
                part[SCORE_DAMAGE] -= own->row[row][i] & DAMAGED ? 2 : 0;
    for (int i = 0; i < SCORES; i++)
        total += part[i];
    return total;
}

/* Whether seat a ranks before seat b (16.4, 16.5). */
static bool ahead(const struct setting *setting, const struct state *state, const int score[MAX_SEATS], int a,
                  int b) {
    const struct seat *one = &state->seat[a], *two = &state->seat[b];
    if (one->out != two->out)
        return !one->out;
    if (score[a] != score[b])
        return score[a] > score[b];
    if (is_unity(setting, a) || is_unity(setting, b))
        return is_unity(setting, a);
    int developed = andromeda_developments(state, a) - andromeda_developments(state, b);
    if (developed)
        return developed > 0;
    if (one->track[SUP] != two->track[SUP])
        return one->track[SUP] > two->track[SUP];
    int players = setting->players;
    return (a + players - state->first) % players > (b + players - state->first) % players;
}

void andromeda_result(const void *any_setting, const void *any_state, struct game_result *result) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    int score[MAX_SEATS], part[SCORES];
    result->scored = true;
    for (int seat = 0; seat < setting->seats; seat++)
        result->score[seat] = score[seat] = andromeda_score(setting, state, seat, part);
    for (int seat = 0; seat < setting->seats; seat++) {
        result->place[seat] = 1;
        for (int other = 0; other < setting->seats; other++)
            result->place[seat] += other != seat && ahead(setting, state, score, other, seat);
        result->utility[seat] = result->place[seat] == 1;
    }
}
