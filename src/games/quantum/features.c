/* The features of the evaluation: cubes, distance to the next construct, dominance, research, ships and their exposure. */
#include "quantum_features.h"
#include "rules.h"
#include "words.h"

#include <assert.h>
#include <string.h>

/* Costs in tenths of an action. Changing a ship to a given number: a re-roll shows it with probability 1/5. */
enum { REROLL_COST = 22, FREE_REROLL_COST = 12 };
/* Modifying is free, but not better than already having the number. */
enum { MODIFY_COST = 1 };
/* Moving into orbit or out of it: within one move, two, or more. A ship that has moved can move again only next turn. */
enum { MOVE_COST = 10, TWO_MOVES_COST = 25, MORE_MOVES_COST = 40, WAIT_COST = 20 };
enum { FAR_COST = 90 };

enum { SUBSETS = 1 << MAX_SHIPS };

/* A subset of ships with its cost, as one number: the cheapest is the least, and of two that cost the same the first.
   A cost alone, shifted, can be added to one. */
enum { SET_BITS = MAX_SHIPS };
static_assert((MAX_SHIPS * (MORE_MOVES_COST + WAIT_COST) + FAR_COST + 1) << SET_BITS <= INT16_MAX,
              "the greatest cost fits");

/* The ships of a seat on the map, and properties of each subset that do not depend on the planet. */
struct forces {
    struct ship ship[MAX_SHIPS];
    const uint8_t
        *steps[MAX_SHIPS]; /* from the ship's space to planet 0; other planets follow SPACES apart */
    unsigned count;
    bool moves; /* it is the seat's turn, so what its ships have done counts */
    uint8_t sum[SUBSETS];
    uint8_t frigates[SUBSETS]; /* each may count one more or less for free (7.4) */
    uint8_t numbers[SUBSETS];  /* a bit for each number shown */
    bool scouts[SUBSETS];      /* one may be re-rolled for free */
};

/* In the order of their spaces: the order of the dice means nothing, and must not break ties between plans. */
static void gather(const struct setting *setting, const struct state *state, int seat,
                   struct forces *forces) {
    forces->count = 0;
    for (int i = 0; i < MAX_SHIPS; i++) {
        const struct ship *ship = &state->ship[seat][i];
        if (!on_map(ship))
            continue;
        unsigned at = forces->count++;
        for (; at > 0 && forces->ship[at - 1].place > ship->place; at--)
            forces->ship[at] = forces->ship[at - 1];
        forces->ship[at] = *ship;
    }
    for (unsigned i = 0; i < forces->count; i++)
        forces->steps[i] = &setting->steps[forces->ship[i].number == INTERCEPTOR][0][forces->ship[i].place];
    forces->moves = seat == state->seat && state->phase == 1;
    forces->sum[0] = forces->frigates[0] = forces->numbers[0] = 0;
    forces->scouts[0] = false;
    for (unsigned set = 1; set < 1u << forces->count; set++) {
        unsigned rest = set & (set - 1);
        const struct ship *ship = &forces->ship[__builtin_ctz(set)];
        unsigned number = ship->number;
        bool able = !(forces->moves && ship->used & USED_ABILITY);
        forces->sum[set] = (uint8_t)(forces->sum[rest] + number);
        forces->frigates[set] = (uint8_t)(forces->frigates[rest] + (number == FRIGATE && able));
        forces->numbers[set] = (uint8_t)(forces->numbers[rest] | 1u << number);
        forces->scouts[set] = forces->scouts[rest] || (number == SCOUT && able);
    }
}

/* The cost of making the subset add up to `needs`: nothing, frigates modified, or one ship re-rolled. */
static int sum_cost(const struct forces *forces, unsigned set, int needs) {
    int missing = needs - forces->sum[set];
    int frigates = forces->frigates[set];
    if (missing == 0)
        return 0;
    if (missing <= frigates && missing >= -frigates)
        return MODIFY_COST;
    if (missing > MAX_NUMBER || missing < -MAX_NUMBER)
        return FAR_COST;
    unsigned numbers = forces->numbers[set];
    unsigned wanted = missing > 0 ? numbers << missing : numbers >> -missing;
    if (wanted & ((1u << (MAX_NUMBER + 1)) - 2))
        return forces->scouts[set] ? FREE_REROLL_COST : REROLL_COST;
    return FAR_COST;
}

/* What the subsets cost for each sum that some planet needs; no sum is greater than all cubes on a planet allow. */
enum { MAX_NEEDS = 32 };
struct sums {
    uint32_t known; /* a bit for each sum that has been filled in */
    int16_t of[MAX_NEEDS][SUBSETS];
};

static const int16_t *sums_for(struct sums *sums, const struct forces *forces, int needs) {
    int16_t *row = sums->of[needs];
    if (sums->known >> needs & 1)
        return row;
    sums->known |= (uint32_t)1 << needs;
    for (unsigned set = 1; set < 1u << forces->count; set++)
        row[set] = (int16_t)((unsigned)sum_cost(forces, set, needs) << SET_BITS | set);
    return row;
}

/* The cheapest way to prepare a construct: its cost in actions, and the ships that take part. */
struct plan {
    float cost;
    unsigned ships;
};

static const struct plan no_plan = {FAR_COST / 10.f, 0};

/* The cost of bringing the ship into an orbit that is so many steps away. */
static int orbit_cost(const struct ship *ship, bool moves, unsigned steps) {
    int wait = moves && ship->used & USED_MOVE ? WAIT_COST : 0;
    if (steps == 0)
        return 0;
    if (steps <= ship->number)
        return MOVE_COST + wait;
    return (steps <= 2u * ship->number ? TWO_MOVES_COST : MORE_MOVES_COST) + wait;
}

/* The minimum cost over all subsets of the first `count` ships: those in the subset enter the orbit, the others leave it; `sums`
   are what it costs to make each subset fit. */
static inline struct plan plan_with(const struct forces *forces, int planet, const int16_t *sums,
                                    unsigned count) {
    int16_t move[SUBSETS];
    int least = FAR_COST << SET_BITS;
    move[0] = 0;
    for (unsigned i = 0; i < count; i++) {
        int cost = orbit_cost(&forces->ship[i], forces->moves, forces->steps[i][planet * SPACES]);
        int out = (cost == 0 ? MOVE_COST : 0) << SET_BITS, in = cost << SET_BITS;
        for (unsigned set = 0; set < 1u << i; set++) {
            move[1u << i | set] = (int16_t)(move[set] + in);
            move[set] = (int16_t)(move[set] + out);
        }
    }
    for (unsigned set = 1; set < 1u << count; set++) {
        int cost = move[set] + sums[set];
        least = cost < least ? cost : least;
    }
    if (least >= FAR_COST << SET_BITS)
        return no_plan;
    unsigned set = (unsigned)least & (SUBSETS - 1);
    return (struct plan){(float)(move[set] >> SET_BITS) / 10 + (float)(sums[set] >> SET_BITS) / 10, set};
}

/* Nearly always there are three ships: for a number that it knows the compiler unrolls the loops. */
static struct plan planet_plan(const struct forces *forces, int planet, const int16_t *sums) {
    enum { MOSTLY = 3 };
    return forces->count == MOSTLY ? plan_with(forces, planet, sums, MOSTLY)
                                   : plan_with(forces, planet, sums, forces->count);
}

/* The planets on which the seat may construct. */
struct prospects {
    struct plan best;
    float second; /* the cost of the next best */
    int close;    /* planets that can be prepared within one turn */
};

static struct prospects find_prospects(const struct setting *setting, const struct state *state, int seat,
                                       const struct forces *forces) {
    struct prospects found = {no_plan, no_plan.cost, 0};
    struct sums sums;
    bool entangled;
    sums.known = 0;
    for (uint64_t open = quantum_open_planets(setting, state, seat, &entangled); open; open &= open - 1) {
        int planet = __builtin_ctzll(open);
        int needs = setting->number[planet] + 3 * cubes_of(state, planet, seat);
        struct plan this = planet_plan(forces, planet, sums_for(&sums, forces, needs));
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

/* Who could attack whom if it were their turn. */
struct dangers {
    float exposed[QUANTUM_SEATS]
                 [MAX_SHIPS];  /* the best odds of any enemy against the ship, in the order of forces */
    float prey[QUANTUM_SEATS]; /* the best odds of the seat against any ship */
};

static float best_odds(const struct forces *attacker, const struct ship *target) {
    float best = 0;
    for (unsigned i = 0; i < attacker->count; i++)
        if (in_reach(&attacker->ship[i], target)) {
            float odds = attack_odds(attacker->ship[i].number, target->number);
            best = odds > best ? odds : best;
        }
    return best;
}

static void find_dangers(int seats, const struct forces *forces, struct dangers *dangers) {
    memset(dangers, 0, sizeof *dangers);
    for (int victim = 0; victim < seats; victim++)
        for (unsigned i = 0; i < forces[victim].count; i++)
            for (int attacker = 0; attacker < seats; attacker++) {
                float odds = attacker == victim ? 0 : best_odds(&forces[attacker], &forces[victim].ship[i]);
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
        out[FEATURE_battlestations + forces->ship[i].number - 1] += 1 / 3.f;
    }
}

/* How near the next cube is; `left` is the number of cubes to place. */
static void count_construct(const struct setting *setting, const struct state *state, int seat, int left,
                            const struct forces *forces, const struct dangers *dangers, float *out) {
    struct prospects found = find_prospects(setting, state, seat, forces);
    bool moves = forces->moves;
    float cost = found.best.cost, ready;
    float later = cost + 2 - (moves ? (float)state->actions : 0); /* actions needed after this turn */
    out[FEATURE_close_planet] = 1 / (1 + cost);
    out[FEATURE_next_planet] = 1 / (1 + found.second);
    out[FEATURE_planets_close] = (float)found.close / 3;
    out[FEATURE_soon] = later <= 0      ? 1
                        : later <= 1.5f ? 0.85f
                        : later <= 3    ? 0.7f
                        : later <= 4.5f ? 0.4f
                        : later <= 6    ? 0.2f
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
    if (left > 4) { /* extrapolate: each further cube costs as much as the fourth after the third */
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
    /* During set-up everybody counts as having placed the first cube: placing it first is no advantage. */
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

/* With more than two seats it matters who moves next, and everybody attacks the leader. */
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
    struct forces forces[QUANTUM_SEATS];
    struct dangers dangers;
    memset(out, 0, (size_t)seats * FEATURES * sizeof *out);
    for (int seat = 0; seat < seats; seat++)
        gather(setting, state, seat, &forces[seat]);
    find_dangers(seats, forces, &dangers);
    for (int seat = 0; seat < seats; seat++)
        if (is_present(state, seat))
            count_seat(setting, state, seat, &forces[seat], &dangers, out + seat * FEATURES);
    if (seats > 2 && ((const struct state *)state)->phase == 1)
        for (int seat = 0; seat < seats; seat++)
            if (is_present(state, seat))
                count_race(setting, state, seat, out + seat * FEATURES);
}

/* With or without cards, and by number of players. */
const char *quantum_kind(const void *setting) {
    static const char *const kinds[2][QUANTUM_SEATS - 1] = {{"sheet-2", "sheet-3", "sheet-4"},
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
