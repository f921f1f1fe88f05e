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
/* A ship that has moved can do so again in its next turn only. */
static const float wait_cost = 2;

enum { SUBSETS = 1 << MAX_SHIPS };

/* The ships that a seat has on the map, and for each subset of them what does not depend on the planet. */
struct forces {
    const struct ship *ship[MAX_SHIPS];
    unsigned count;
    bool moves; /* it is the seat's turn: what its ships have done counts */
    uint8_t sum[SUBSETS];
    uint8_t frigates[SUBSETS]; /* each may count one more or less for free (7.4) */
    uint8_t numbers[SUBSETS];  /* a bit for each number shown */
    bool scouts[SUBSETS];      /* one may be re-rolled for free */
};

static void gather(const struct state *state, int seat, struct forces *forces) {
    forces->count = 0;
    for (int i = 0; i < MAX_SHIPS; i++)
        if (on_map(&state->ship[seat][i]))
            forces->ship[forces->count++] = &state->ship[seat][i];
    forces->moves = seat == state->seat && state->phase == 1;
    forces->sum[0] = forces->frigates[0] = forces->numbers[0] = 0;
    forces->scouts[0] = false;
    for (unsigned set = 1; set < 1u << forces->count; set++) {
        unsigned rest = set & (set - 1);
        const struct ship *ship = forces->ship[__builtin_ctz(set)];
        unsigned number = ship->number;
        bool able = !(forces->moves && ship->used & USED_ABILITY);
        forces->sum[set] = (uint8_t)(forces->sum[rest] + number);
        forces->frigates[set] = (uint8_t)(forces->frigates[rest] + (number == FRIGATE && able));
        forces->numbers[set] = (uint8_t)(forces->numbers[rest] | 1u << number);
        forces->scouts[set] = forces->scouts[rest] || (number == SCOUT && able);
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
            return forces->scouts[set] ? free_reroll_cost : reroll_cost;
    }
    return far_cost;
}

/* What a construct needs before it can be done: actions, and the ships that make it. */
struct plan {
    float cost;
    unsigned ships;
};

/* What it costs that the ship is in orbit of the planet. */
static float orbit_cost(const struct setting *setting, const struct ship *ship, bool moves, int planet) {
    unsigned steps = setting->steps[ship->number == INTERCEPTOR][planet][ship->place];
    float wait = moves && ship->used & USED_MOVE ? wait_cost : 0;
    if (steps == 0)
        return 0;
    if (steps <= ship->number)
        return 1 + wait;
    return (steps <= 2u * ship->number ? 2.5f : 4) + wait;
}

/* The least that it costs to have the ships in the planet's orbit add up to `needs`, over all subsets of the ships: those in
   it come, the others in orbit leave. */
static struct plan planet_plan(const struct setting *setting, const struct forces *forces, int planet,
                               int needs) {
    float there[MAX_SHIPS], move[SUBSETS];
    struct plan best = {far_cost, 0};
    move[0] = 0;
    for (unsigned i = 0; i < forces->count; i++) {
        there[i] = orbit_cost(setting, forces->ship[i], forces->moves, planet);
        move[0] += there[i] == 0 ? 1 : 0;
    }
    for (unsigned set = 1; set < 1u << forces->count; set++) {
        float one = there[__builtin_ctz(set)];
        move[set] = move[set & (set - 1)] + (one == 0 ? -1 : one);
        if (move[set] >= best.cost)
            continue;
        float cost = move[set] + sum_cost(forces, set, needs);
        if (cost < best.cost)
            best = (struct plan){cost, set};
    }
    return best;
}

/* What is to be known of the planets on which the seat may construct. */
struct prospects {
    struct plan best;
    float second; /* the cost of the next best */
    int close;    /* planets that one turn's preparation is enough for */
};

static struct prospects look_around(const struct setting *setting, const struct state *state, int seat,
                                    const struct forces *forces) {
    struct prospects found = {{far_cost, 0}, far_cost, 0};
    bool entangled;
    for (uint64_t open = quantum_open_planets(setting, state, seat, &entangled); open; open &= open - 1) {
        int planet = __builtin_ctzll(open);
        int needs = setting->number[planet] + 3 * cubes_of(state, planet, seat);
        struct plan this = planet_plan(setting, forces, planet, needs);
        found.close += this.cost <= TURN_ACTIONS;
        if (this.cost < found.best.cost) {
            found.second = found.best.cost;
            found.best = this;
        } else if (this.cost < found.second)
            found.second = this.cost;
    }
    return found;
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

/* Who could attack whom, were it their turn. */
struct dangers {
    float exposed[GAME_MAX_SEATS]
                 [MAX_SHIPS];   /* the best odds that an enemy has against the ship, in the order of forces */
    float prey[GAME_MAX_SEATS]; /* the best of them */
};

static float best_odds(const struct forces *attacker, const struct ship *target) {
    float best = 0;
    for (unsigned i = 0; i < attacker->count; i++)
        if (in_reach(attacker->ship[i], target)) {
            float odds = attack_odds(attacker->ship[i]->number, target->number);
            best = odds > best ? odds : best;
        }
    return best;
}

static void find_dangers(int seats, const struct forces *forces, struct dangers *dangers) {
    memset(dangers, 0, sizeof *dangers);
    for (int victim = 0; victim < seats; victim++)
        for (unsigned i = 0; i < forces[victim].count; i++)
            for (int attacker = 0; attacker < seats; attacker++) {
                float odds = attacker == victim ? 0 : best_odds(&forces[attacker], forces[victim].ship[i]);
                if (odds > dangers->exposed[victim][i])
                    dangers->exposed[victim][i] = odds;
                if (odds > dangers->prey[attacker])
                    dangers->prey[attacker] = odds;
            }
}

static void count_ships(const struct state *state, int seat, const struct forces *forces, float *out) {
    for (int i = 0; i < MAX_SHIPS; i++)
        if (state->ship[seat][i].place == PLACE_SCRAPYARD)
            out[FEATURE_scrapyard] += 1 / 3.f;
    for (unsigned i = 0; i < forces->count; i++) {
        out[FEATURE_ships] += 1 / 3.f;
        out[FEATURE_battlestations + forces->ship[i]->number - 1] += 1 / 3.f;
    }
}

/* How near the next cube is; `left` are those to place. */
static void count_construct(const struct setting *setting, const struct state *state, int seat, int left,
                            const struct forces *forces, const struct dangers *dangers, float *out) {
    struct prospects found = look_around(setting, state, seat, forces);
    bool moves = forces->moves;
    float cost = found.best.cost, ready;
    float behind = cost + 2 - (moves ? (float)state->actions : 0); /* actions needed after this turn */
    out[FEATURE_close_planet] = 1 / (1 + cost);
    out[FEATURE_next_planet] = 1 / (1 + found.second);
    out[FEATURE_planets_close] = (float)found.close / 3;
    out[FEATURE_soon] = behind <= 0      ? 1
                        : behind <= 1.5f ? 0.85f
                        : behind <= 3    ? 0.7f
                        : behind <= 4.5f ? 0.4f
                        : behind <= 6    ? 0.2f
                                         : 0;
    if (moves) {
        float spare = (float)state->actions - 2 - cost;
        ready = out[FEATURE_can_build] = spare >= 0 ? 1 : spare >= -0.5f ? 0.9f : spare >= -1.5f ? 0.3f : 0;
    } else
        ready = out[FEATURE_about_to_build] = cost <= 1 ? 1 : cost <= 2 ? 0.5f : 0;
    for (unsigned set = found.best.ships; set; set &= set - 1) {
        float odds = dangers->exposed[seat][__builtin_ctz(set)];
        if (odds * ready > out[FEATURE_builders_exposed])
            out[FEATURE_builders_exposed] = odds * ready;
    }
    if (left == 1) {
        out[FEATURE_last_cube_close] = out[FEATURE_close_planet];
        out[FEATURE_last_cube_ready] = ready;
    } else if (left == 2)
        out[FEATURE_second_last_ready] = ready;
}

static void count_sheet(const struct state *state, int seat, int left, float *out) {
    if (left >= 1)
        out[FEATURE_one_cube_left + (left < 4 ? left : 4) - 1] = 1;
    if (left > 4) { /* each one more is as far behind as the fourth is behind the third */
        out[FEATURE_four_cubes_left] += (float)(left - 4);
        out[FEATURE_three_cubes_left] -= (float)(left - 4);
    }
    out[FEATURE_dominance] = (float)(state->dominance[seat] - 1) / 5;
    out[FEATURE_near_infamy] = state->dominance[seat] >= 5;
    out[FEATURE_research] = (float)(state->research[seat] - 1) / 5;
    out[FEATURE_breakthrough] = state->research[seat] == MAX_NUMBER;
    out[FEATURE_earned] = (float)state->earned[seat];
    if (seat == state->seat) {
        out[FEATURE_to_move] = state->phase == 1;
        out[FEATURE_actions] = (float)state->actions / 3;
    }
    for (uint32_t rest = state->commands[seat]; rest; rest &= rest - 1) {
        out[FEATURE_commands] += 1 / 3.f;
        out[FEATURE_CARDS + __builtin_ctz(rest)] = 1;
    }
}

static void count_seat(const struct setting *setting, const struct state *state, int seat,
                       const struct forces *forces, const struct dangers *dangers, float *out) {
    /* During set-up all are as if their first cube were placed: who places it first is not ahead. */
    int left = setting->cubes - (state->phase ? quantum_cubes_placed(setting, state, seat) : 1);
    count_sheet(state, seat, left, out);
    count_ships(state, seat, forces, out);
    count_construct(setting, state, seat, left, forces, dangers, out);
    float *exposed = &out[forces->moves ? FEATURE_exposed_later : FEATURE_exposed];
    for (unsigned i = 0; i < forces->count; i++)
        *exposed += dangers->exposed[seat][i] / 3;
    out[FEATURE_infamy_in_reach] = state->dominance[seat] == 5 ? dangers->prey[seat] : 0;
    out[FEATURE_prey] = forces->moves && state->actions > 0 ? dangers->prey[seat] : 0;
}

/* With more than two seats it also matters who moves next, and all turn against one who is ahead. */
static void count_race(const struct setting *setting, const struct state *state, int seat, float *out) {
    int most = 0, mine = quantum_cubes_placed(setting, state, seat);
    int turns = (seat - state->seat + setting->seats) % setting->seats;
    for (int other = 0; other < setting->seats; other++)
        if (other != seat && is_present(state, other)) {
            int cubes = quantum_cubes_placed(setting, state, other);
            most = cubes > most ? cubes : most;
        }
    out[FEATURE_sooner] = 1 - (float)turns / (float)setting->seats;
    out[FEATURE_last_cube_sooner] = out[FEATURE_last_cube_ready] * out[FEATURE_sooner];
    out[FEATURE_ahead] = mine > most ? (float)(mine - most) : 0;
}

void quantum_features(const void *setting, const void *state, float *out) {
    int seats = ((const struct setting *)setting)->seats;
    struct forces forces[GAME_MAX_SEATS];
    struct dangers dangers;
    memset(out, 0, (size_t)seats * FEATURES * sizeof *out);
    for (int seat = 0; seat < seats; seat++)
        gather(state, seat, &forces[seat]);
    find_dangers(seats, forces, &dangers);
    for (int seat = 0; seat < seats; seat++)
        if (is_present(state, seat))
            count_seat(setting, state, seat, &forces[seat], &dangers, out + seat * FEATURES);
    if (seats > 2 && ((const struct state *)state)->phase == 1)
        for (int seat = 0; seat < seats; seat++)
            if (is_present(state, seat))
                count_race(setting, state, seat, out + seat * FEATURES);
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
