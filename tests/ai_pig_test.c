/* Search against ground truth: Pig is small enough to be solved exactly. */
#include "fit.h"
#include "pig_internal.h"
#include "scale.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* The solution by value iteration: the chance to win of the seat with `own` points and `total` more in this turn,
   against `others` points. */

struct truth {
    int target;
    double *win; /* target * target * target */
};

static double *win_at(const struct truth *truth, int own, int others, int total) {
    return &truth->win[(own * truth->target + others) * truth->target + total];
}

static double true_hold(const struct truth *truth, int own, int others, int total) {
    return own + total >= truth->target ? 1 : 1 - *win_at(truth, others, own + total, 0);
}

static double true_roll(const struct truth *truth, int own, int others, int total) {
    double sum = 1 - *win_at(truth, others, own, 0);
    for (int face = 2; face <= FACES; face++)
        sum += own + total + face >= truth->target ? 1 : *win_at(truth, own, others, total + face);
    return sum / FACES;
}

/* One pass over a turn, from the highest total down. Returns the change at its start. */
static double improve_turn(const struct truth *truth, int own, int others) {
    double before = *win_at(truth, own, others, 0);
    for (int total = truth->target - own - 1; total >= 0; total--) {
        double roll = true_roll(truth, own, others, total);
        double hold = total > 0 ? true_hold(truth, own, others, total) : 0;
        *win_at(truth, own, others, total) = roll > hold ? roll : hold;
    }
    return fabs(*win_at(truth, own, others, 0) - before);
}

/* Held points are never lost, so each pair of scores depends only on higher sums and its mirror image. */
static struct truth solve(int target) {
    struct truth truth = {target, calloc((size_t)(target * target * target), sizeof(double))};
    assert_non_null(truth.win);
    for (int sum = 2 * target - 2; sum >= 0; sum--)
        for (int own = 0; own < target; own++) {
            int others = sum - own;
            if (others < 0 || others >= target || others < own)
                continue;
            while (improve_turn(&truth, own, others) + improve_turn(&truth, others, own) > 1e-12)
                continue;
        }
    return truth;
}

/* The setting of the game under test. */
struct memory {
    struct pig_setting rules;
    float chance
        [100]
        [100]; /* to win, at the beginning of a turn: by the own score and the other's; where it is used */
};

/* The game and a search. */

struct table {
    struct game game;
    struct memory memory;
    struct ai_weights weights;
    struct ai_search *search;
    struct ai_answer *answer;
};

static void open_table(struct table *table, int target) {
    table->game = pig_with_features();
    table->memory.rules = (struct pig_setting){.seats = 2, .target = target};
    table->search = NULL;
    table->answer = ai_answer_new(&table->game);
    memset(&table->weights, 0, sizeof table->weights);
    assert_non_null(table->answer);
}

static void close_table(struct table *table) {
    ai_search_free(table->search);
    free(table->answer);
}

/* A search caches evaluations: after a change of weights or memory it must be replaced. */
static void new_search(struct table *table) {
    ai_search_free(table->search);
    table->search = ai_search_new(&table->game, &table->memory, &table->weights);
    assert_non_null(table->search);
}

static struct pig_state place(int seat, int own, int others, int total) {
    struct pig_state state = {.phase = TURN, .seat = (uint8_t)seat, .total = (int16_t)total};
    state.score[seat] = (int16_t)own;
    state.score[1 - seat] = (int16_t)others;
    return state;
}

/* Full-width expectimax: both decisions at each step, through so many turns of the opponent. */
static void run_expectimax(struct table *table, const struct pig_state *state, int replies) {
    const struct ai_depth depths[] = {
        {.own = {2, 2, 2, 2, 2, 2, 2, 2}, .reply = {2, 2, 2, 2, 2, 2, 2, 2}, .replies = (uint8_t)replies},
        {.own = {0}},
    };
    ai_plan(table->search, state, depths, &(struct ai_limits){.seed = 1}, table->answer);
}

/* The seat's chance at the start of its turn, where it must roll: the mean over all faces. So many 1s in a row are
   followed, then the evaluation is used. */
static double chance_at_beginning(struct table *table, int seat, int own, int others, int replies, int ones) {
    struct pig_state state = place(seat, own, others, 0);
    if (ones < 0) {
        float share[GAME_MAX_SEATS];
        ai_evaluate(&table->game, &table->memory, &state, &table->weights, share);
        return (double)share[seat];
    }
    double sum = 1 - chance_at_beginning(table, 1 - seat, others, own, replies, ones - 1);
    for (int face = 2; face <= FACES; face++) {
        struct pig_state next = place(seat, own, others, face);
        run_expectimax(table, &next, replies);
        sum += (double)table->answer->option[0].share[seat];
    }
    return sum / FACES;
}

/* Value bootstrapping without the solution: the weights are fitted repeatedly to the values that a one-turn search finds, so that
   correct values spread from the end of the game to its start. */

enum { CELLS = 10, FINE = 4, MOST_EXAMPLES = 2500 };

/* A random score in the given part of a cell; cells are smaller near the end, as are the steps of Pig's features. */
static int score_in(const struct table *table, int cell, int part, int parts, struct game_random *random) {
    static const double border[CELLS + 1] = {0, 0.14, 0.27, 0.39, 0.5, 0.6, 0.69, 0.78, 0.86, 0.93, 1};
    double within = (part + random_below(random, 1000) / 1000.0) / parts;
    return (int)lround((border[cell] + (border[cell + 1] - border[cell]) * within) *
                       (table->memory.rules.target - 1));
}

/* Each pair of cells gives parts * parts examples. */
static void learn_once(struct table *table, int parts, struct game_random *random) {
    static float counts[MOST_EXAMPLES * 2 * PIG_FEATURES], share[MOST_EXAMPLES * 2];
    size_t count = 0;
    new_search(table);
    for (int i = 0; i < CELLS * parts; i++)
        for (int k = 0; k < CELLS * parts; k++, count++) {
            int own = score_in(table, i / parts, i % parts, parts, random);
            int others = score_in(table, k / parts, k % parts, parts, random);
            struct pig_state state = place(0, own, others, 0);
            double chance = chance_at_beginning(table, 0, own, others, 0, 0);
            share[2 * count] = (float)chance;
            share[2 * count + 1] = (float)(1 - chance);
            table->game.features(&table->memory, &state, &counts[2 * count * PIG_FEATURES]);
        }
    struct fit_examples examples = {
        .count = count, .seats = 2, .feature_count = PIG_FEATURES, .features = counts, .share = share};
    assert_true(fit_weights(&examples, 2, &table->weights));
}

static void learn(struct table *table, int rough, int fine) {
    struct game_random random = random_from_seed(1);
    for (int i = 0; i < rough; i++)
        learn_once(table, 2, &random);
    for (int i = 0; i < fine; i++)
        learn_once(table, FINE, &random);
    new_search(table);
}

/* Deviations of answers from the solution. */
struct errors {
    unsigned long states;
    unsigned long wrong; /* decisions */
    double chance;       /* the worst error of a chance to win */
    double cost;         /* of the worst decision */
};

static void compare(const struct table *table, const struct truth *truth, const struct pig_state *state,
                    struct errors *errors) {
    const struct ai_option *best = &table->answer->option[0];
    int own = state->score[state->seat], others = state->score[1 - state->seat];
    double roll = true_roll(truth, own, others, state->total),
           hold = true_hold(truth, own, others, state->total);
    double chance = fmax(roll, hold), cost = chance - (best->action == ROLL ? roll : hold);
    assert_int_equal(table->answer->count, 2);
    errors->states++;
    errors->wrong += cost > 1e-9;
    errors->cost = fmax(errors->cost, cost);
    errors->chance = fmax(errors->chance, fabs((double)best->share[state->seat] - chance));
}

static void print_errors(const char *how, int target, const struct errors *errors) {
    printf("# %s, target %d: %lu states, chances off by %.6f at most, %lu decisions wrong, by %.6f at most\n",
           how, target, errors->states, errors->chance, errors->wrong, errors->cost);
}

/* One in so many of all states with a decision, for each seat in turn. */
static struct errors compare_all(struct table *table, const struct truth *truth,
                                 void (*search)(struct table *table, const struct pig_state *state,
                                                int limit),
                                 int limit, unsigned long one_in) {
    struct errors errors = {0};
    unsigned long number = 0;
    for (int own = 0; own < truth->target; own++)
        for (int others = 0; others < truth->target; others++)
            for (int total = 2; own + total < truth->target; total++)
                if (number++ % one_in == 0) {
                    struct pig_state state = place((int)(number / one_in % 2), own, others, total);
                    search(table, &state, limit);
                    compare(table, truth, &state, &errors);
                }
    return errors;
}

static void grow(struct table *table, const struct pig_state *state, int nodes) {
    ai_grow(table->search, state, &(struct ai_limits){.nodes = (uint64_t)nodes, .seed = 1}, table->answer);
}

/* All of them at the default scale. */
static unsigned long all(void) {
    return scaled(100) < 100 ? 100 / scaled(100) : 1;
}

static void the_first_player_wins_53_06_percent(void **unused) {
    (void)unused;
    struct truth truth = solve(100);
    assert_true(fabs(*win_at(&truth, 0, 0, 0) - 0.5306) < 0.00005);
    free(truth.win);
}

/* Deep enough for nearly every game to end: only rounding is left. */
static void a_search_to_the_end_is_exact(void **unused) {
    (void)unused;
    struct truth truth = solve(10);
    struct table table;
    open_table(&table, 10);
    learn(&table, 5, 5);
    struct errors errors = compare_all(&table, &truth, run_expectimax, 12, all());
    print_errors("search", 10, &errors);
    assert_true(errors.chance < 0.00001);
    assert_int_equal(errors.wrong, 0);
    assert_true(fabs(chance_at_beginning(&table, 0, 0, 0, 12, 8) - *win_at(&truth, 0, 0, 0)) < 0.00001);
    close_table(&table);
    free(truth.win);
}

static void every_decision_is_right_where_all_can_be_tried(void **unused) {
    (void)unused;
    struct truth truth = solve(20);
    struct table table;
    open_table(&table, 20);
    learn(&table, 6, 4);
    struct errors errors = compare_all(&table, &truth, run_expectimax, 3, all());
    print_errors("search", 20, &errors);
    assert_true(errors.chance < 0.0005);
    assert_int_equal(errors.wrong, 0);
    close_table(&table);
    free(truth.win);
}

/* Transpositions share a node, so the graph solves a game this small. */
static void the_tree_knows_a_small_game_to_its_end(void **unused) {
    (void)unused;
    struct truth truth = solve(20);
    struct table table;
    open_table(&table, 20);
    learn(&table, 6, 4);
    struct errors errors = compare_all(&table, &truth, grow, 10000, 7 * all());
    print_errors("tree", 20, &errors);
    assert_true(errors.chance < 0.0002);
    assert_int_equal(errors.wrong, 0);
    close_table(&table);
    free(truth.win);
}

/* The whole game with a lookup table as evaluation: the search result for a pair of scores becomes its evaluation. */

static void recall(const void *setting, const void *state, float *out) {
    const struct memory *memory = setting;
    const struct pig_state *pig = state;
    int own = pig->score[pig->seat] + pig->total, most = memory->rules.target - 1;
    float chance = memory->chance[own < most ? own : most][pig->score[1 - pig->seat]];
    out[1 - pig->seat] = 0;
    out[pig->seat] = logf(chance / (1 - chance));
}

static void open_memory(struct table *table, int target) {
    open_table(table, target);
    table->game.feature_count = 1;
    table->game.features = recall;
    table->weights.weight[0] = 1;
    for (int own = 0; own < target; own++)
        for (int others = 0; others < target; others++)
            table->memory.chance[own][others] = 0.5f;
}

/* The chances of all pairs of scores with one sum, by the own score. */
struct known {
    int first, last;
    float chance[100];
};

static struct known known_of(const struct memory *memory, int sum) {
    int most = memory->rules.target - 1;
    struct known known = {.first = sum > most ? sum - most : 0};
    known.last = sum - known.first;
    for (int own = known.first; own <= known.last; own++)
        known.chance[own] = memory->chance[own][sum - own];
    return known;
}

static void remember(struct memory *memory, int sum, const struct known *known) {
    for (int own = known->first; own <= known->last; own++)
        memory->chance[own][sum - own] = known->chance[own];
}

/* Searches the start of a turn for each of these scores and stores the result. */
static struct known solve_sum(struct table *table, int sum) {
    struct known known = known_of(&table->memory, sum);
    new_search(table);
    for (int own = known.first; own <= known.last; own++)
        known.chance[own] = (float)chance_at_beginning(table, 0, own, sum - own, 0, 0);
    remember(&table->memory, sum, &known);
    return known;
}

/* The derivative of a chance with respect to that of the other seat, which moves when the turn is lost. */
static double slope(const struct known known[3], int own, int others) {
    double step = (double)known[1].chance[others] - (double)known[0].chance[others];
    return fabs(step) < 1e-6 ? 0 : ((double)known[2].chance[own] - (double)known[1].chance[own]) / step;
}

/* The fixed point of two chances that depend linearly on each other, extrapolated from two steps. */
static void extrapolate(struct memory *memory, int sum, const struct known known[3]) {
    struct known met = known[2];
    for (int own = met.first; own <= met.last; own++) {
        int others = sum - own;
        double a = slope(known, own, others), b = slope(known, others, own);
        double own_step = (double)known[2].chance[own] - (double)known[1].chance[own];
        double others_step = (double)known[2].chance[others] - (double)known[1].chance[others];
        met.chance[own] += (float)(a * (others_step + b * own_step) / (1 - a * b));
    }
    remember(memory, sum, &met);
}

static double change(const struct known *before, const struct known *after) {
    double most = 0;
    for (int own = before->first; own <= before->last; own++)
        most = fmax(most, fabs((double)after->chance[own] - (double)before->chance[own]));
    return most;
}

/* From the highest sum down: each needs only higher ones, and itself when a turn is lost. */
static void fill_memory(struct table *table) {
    struct memory *memory = &table->memory;
    int most = memory->rules.target - 1;
    for (int sum = 2 * most; sum >= 0; sum--) {
        struct known known[3] = {known_of(memory, sum)};
        for (int own = known->first; own <= known->last; own++) /* start from the neighbour */
            if (own < most && sum - own < most)
                memory->chance[own][sum - own] = memory->chance[own + 1][sum - own + 1];
        for (;;) {
            known[0] = known_of(memory, sum);
            known[1] = solve_sum(table, sum);
            if (change(&known[0], &known[1]) < 5e-6)
                break;
            known[2] = solve_sum(table, sum);
            extrapolate(memory, sum, known);
        }
    }
    new_search(table);
}

/* With the filled table the search is right about every state of the whole game. */
static void the_full_game_agrees_with_the_solution(void **unused) {
    (void)unused;
    int target = scaled(100) < 100 ? 40 : 100;
    struct truth truth = solve(target);
    struct table table;
    open_memory(&table, target);
    fill_memory(&table);
    struct errors errors = compare_all(&table, &truth, run_expectimax, 0, 20);
    print_errors("search", target, &errors);
    printf("# the first player's chance: %.6f, in truth %.6f\n", (double)table.memory.chance[0][0],
           *win_at(&truth, 0, 0, 0));
    assert_true(errors.chance < 0.0001);
    assert_int_equal(errors.wrong, 0);
    assert_true(fabs((double)table.memory.chance[0][0] - *win_at(&truth, 0, 0, 0)) < 0.0001);
    close_table(&table);
    free(truth.win);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_first_player_wins_53_06_percent),
        cmocka_unit_test(a_search_to_the_end_is_exact),
        cmocka_unit_test(every_decision_is_right_where_all_can_be_tried),
        cmocka_unit_test(the_tree_knows_a_small_game_to_its_end),
        cmocka_unit_test(the_full_game_agrees_with_the_solution),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
