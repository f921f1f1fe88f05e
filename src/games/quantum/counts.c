/* What a good player counts: cubes, how far the next construct is, dominance, research, ships and their exposure. */
#include "counts.h"
#include "rules.h"
#include "words.h"

#include <string.h>

/* Changing a ship's number costs about so many actions when a certain one is wanted: a re-roll shows it once in five. */
static const float reroll_cost = 2.2f, free_reroll_cost = 1.2f;
/* Modifying costs nothing but the saying. */
static const float modify_cost = 0.1f;
static const float far_cost = 9;

enum { SUBSETS = 1 << MAX_SHIPS };

/* The ships that a seat has on the map, and for each subset of them what does not depend on the planet. */
struct forces {
    const struct ship *ship[MAX_SHIPS];
    unsigned count;
    uint8_t sum[SUBSETS];
    uint8_t frigates[SUBSETS]; /* each may count one more or less for free (7.4) */
    uint8_t numbers[SUBSETS];  /* a bit for each number shown */
};

static void gather(const struct state *state, int seat, struct forces *forces) {
    forces->count = 0;
    for (int i = 0; i < MAX_SHIPS; i++)
        if (on_map(&state->ship[seat][i]))
            forces->ship[forces->count++] = &state->ship[seat][i];
    forces->sum[0] = forces->frigates[0] = forces->numbers[0] = 0;
    for (unsigned set = 1; set < 1u << forces->count; set++) {
        unsigned rest = set & (set - 1);
        unsigned number = forces->ship[__builtin_ctz(set)]->number;
        forces->sum[set] = (uint8_t)(forces->sum[rest] + number);
        forces->frigates[set] = (uint8_t)(forces->frigates[rest] + (number == FRIGATE));
        forces->numbers[set] = (uint8_t)(forces->numbers[rest] | 1u << number);
    }
}

/* What it costs in actions that the subset's numbers add up to `needs`: nothing, free frigates, or one ship re-rolled. */
static float sum_cost(const struct forces *forces, unsigned set, int needs) {
    int missing = needs - forces->sum[set];
    int frigates = forces->frigates[set];
    if (missing == 0)
        return 0;
    if (missing <= frigates && missing >= -frigates)
        return modify_cost;
    for (unsigned numbers = forces->numbers[set]; numbers; numbers &= numbers - 1) {
        int wanted = __builtin_ctz(numbers) + missing;
        if (wanted >= 1 && wanted <= MAX_NUMBER)
            return forces->numbers[set] >> SCOUT & 1 ? free_reroll_cost : reroll_cost;
    }
    return far_cost;
}

/* What it costs that the ship is in orbit of the planet. */
static float orbit_cost(const struct setting *setting, const struct ship *ship, int planet) {
    unsigned steps = setting->steps[ship->number == INTERCEPTOR][planet][ship->place];
    if (steps == 0)
        return 0;
    if (steps <= ship->number)
        return 1;
    return steps <= 2u * ship->number ? 2.5f : 4;
}

/* The least that it costs to have the ships in the planet's orbit add up to `needs`, over all subsets of the ships:
   those in it come, the others in orbit leave. */
static float planet_cost(const struct setting *setting, const struct forces *forces, int planet, int needs) {
    float there[MAX_SHIPS], move[SUBSETS];
    float best = far_cost;
    move[0] = 0;
    for (unsigned i = 0; i < forces->count; i++) {
        there[i] = orbit_cost(setting, forces->ship[i], planet);
        move[0] += there[i] == 0 ? 1 : 0;
    }
    for (unsigned set = 1; set < 1u << forces->count; set++) {
        float one = there[__builtin_ctz(set)];
        move[set] = move[set & (set - 1)] + (one == 0 ? -1 : one);
        if (move[set] >= best)
            continue;
        float cost = move[set] + sum_cost(forces, set, needs);
        best = cost < best ? cost : best;
    }
    return best;
}

/* The costs of the two planets that are closest to a construct. */
static void closest_planets(const struct setting *setting, const struct state *state, int seat,
                            float cost[2]) {
    struct forces forces;
    bool entangled;
    cost[0] = cost[1] = far_cost;
    gather(state, seat, &forces);
    for (uint64_t open = quantum_open_planets(setting, state, seat, &entangled); open; open &= open - 1) {
        int planet = __builtin_ctzll(open);
        int needs = setting->number[planet] + 3 * cubes_of(state, planet, seat);
        float this = planet_cost(setting, &forces, planet, needs);
        if (this < cost[0]) {
            cost[1] = cost[0];
            cost[0] = this;
        } else if (this < cost[1])
            cost[1] = this;
    }
}

static float attack_odds(unsigned attacker, unsigned defender) {
    static const float odds[11] = {1 / 36.f,  3 / 36.f,  6 / 36.f,  10 / 36.f, 15 / 36.f, 21 / 36.f,
                                   26 / 36.f, 30 / 36.f, 33 / 36.f, 35 / 36.f, 36 / 36.f};
    return odds[defender - attacker + 5];
}

static bool in_reach(const struct ship *attacker, const struct ship *target) {
    int ranks = (int)rank_of(attacker->place) - (int)rank_of(target->place);
    int files = (int)file_of(attacker->place) - (int)file_of(target->place);
    ranks = ranks < 0 ? -ranks : ranks;
    files = files < 0 ? -files : files;
    int steps = attacker->number == INTERCEPTOR ? (ranks > files ? ranks : files) : ranks + files;
    return steps <= attacker->number;
}

/* For each ship of the victim the best odds that the attacker has against it, added up. */
static float threat(const struct state *state, int attacker, int victim) {
    float sum = 0;
    for (int i = 0; i < MAX_SHIPS; i++) {
        const struct ship *target = &state->ship[victim][i];
        float best = 0;
        for (int k = 0; on_map(target) && k < MAX_SHIPS; k++) {
            const struct ship *ship = &state->ship[attacker][k];
            if (on_map(ship) && in_reach(ship, target)) {
                float odds = attack_odds(ship->number, target->number);
                best = odds > best ? odds : best;
            }
        }
        sum += best;
    }
    return sum;
}

static void count_ships(const struct state *state, int seat, float *out) {
    for (int i = 0; i < MAX_SHIPS; i++) {
        const struct ship *ship = &state->ship[seat][i];
        if (ship->place == PLACE_SCRAPYARD)
            out[FEATURE_scrapyard] += 1 / 3.f;
        if (!on_map(ship))
            continue;
        out[FEATURE_ships] += 1 / 3.f;
        out[FEATURE_strong_ships] += ship->number <= FLAGSHIP ? 1 / 3.f : 0;
        out[FEATURE_fast_ships] += ship->number >= INTERCEPTOR ? 1 / 3.f : 0;
    }
}

static void count_construct(const struct setting *setting, const struct state *state, int seat, float *out) {
    float cost[2];
    bool moves = seat == state->seat && state->phase == 1;
    closest_planets(setting, state, seat, cost);
    out[FEATURE_close_planet] = 1 / (1 + cost[0]);
    out[FEATURE_next_planet] = 1 / (1 + cost[1]);
    if (moves) {
        float spare = (float)state->actions - 2 - cost[0];
        out[FEATURE_can_build] = spare >= 0 ? 1 : spare >= -0.5f ? 0.9f : spare >= -1.5f ? 0.3f : 0;
    } else
        out[FEATURE_about_to_build] = cost[0] <= 1 ? 1 : cost[0] <= 2 ? 0.5f : 0;
}

static void count_seat(const struct setting *setting, const struct state *state, int seat, float *out) {
    int left = setting->cubes - quantum_cubes_placed(setting, state, seat);
    memset(out, 0, FEATURES * sizeof *out);
    if (!is_present(state, seat))
        return;
    if (left >= 1 && left <= 4)
        out[FEATURE_one_cube_left + left - 1] = 1;
    out[FEATURE_dominance] = (float)(state->dominance[seat] - 1) / 5;
    out[FEATURE_near_infamy] = state->dominance[seat] >= 5;
    out[FEATURE_research] = (float)(state->research[seat] - 1) / 5;
    out[FEATURE_breakthrough] = state->research[seat] == MAX_NUMBER;
    out[FEATURE_earned] = (float)state->earned[seat];
    if (seat == state->seat) {
        out[FEATURE_to_move] = state->phase == 1;
        out[FEATURE_actions] = (float)state->actions / 3;
    }
    count_ships(state, seat, out);
    count_construct(setting, state, seat, out);
    for (int other = 0; other < setting->seats; other++)
        if (other != seat) {
            out[FEATURE_exposed] += threat(state, other, seat) / 3;
            out[FEATURE_threats] += threat(state, seat, other) / 3;
        }
    for (uint32_t rest = state->commands[seat]; rest; rest &= rest - 1) {
        out[FEATURE_commands] += 1 / 3.f;
        out[FEATURE_CARDS + __builtin_ctz(rest)] = 1;
    }
}

void quantum_features(const void *setting, const void *state, float *out) {
    for (int seat = 0; seat < ((const struct setting *)setting)->seats; seat++)
        count_seat(setting, state, seat, out + seat * FEATURES);
}

/* With cards or without, by the number of players: these are different races. */
const char *quantum_kind(const void *setting) {
    static const char *const kinds[2][GAME_MAX_SEATS - 1] = {{"sheet-2", "sheet-3", "sheet-4"},
                                                             {"full-2", "full-3", "full-4"}};
    const struct setting *rules = setting;
    return kinds[rules->rules == RULES_FULL][rules->seats - 2];
}

const char *quantum_feature_name(size_t feature) {
    static const char *const names[] = {
#define W(name, english, french) #name,
        QUANTUM_FEATURES(W)
#undef W
    };
    return feature < FEATURE_CARDS ? names[feature] : quantum_commands[feature - FEATURE_CARDS].name;
}

void quantum_label_feature(size_t feature, enum game_language language, struct text *out) {
    static const char *const labels[][GAME_LANGUAGES] = {
#define W(name, english, french) {english, french},
        QUANTUM_FEATURES(W)
#undef W
    };
    if (feature < FEATURE_CARDS)
        text_put(out, labels[feature][language]);
    else
        text_put(out, quantum_word((enum word)(WORD_CARD_AGILE + feature - FEATURE_CARDS), language));
}
