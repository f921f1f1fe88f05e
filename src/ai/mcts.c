/* Monte-Carlo graph search with explicit chance nodes: PUCT with priors from a static estimate of each decision, and the
   evaluation instead of random playouts. Transpositions share one node. */
#include "ai_internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    /* Capacities for this many positions. Measured: 80,000 positions need at most 38,000 nodes and 42,000 edges. */
    BASE_POSITIONS = 1 << 15,
    BASE_NODES = 1 << 14,
    BASE_EDGES = BASE_NODES + BASE_NODES / 2,
    BASE_SLOTS = 2 * BASE_NODES, /* of the hash table from states to nodes */
    MAX_CAPACITY = 64,           /* times the base sizes, for long searches */
    BLOCK = 1024,                /* states that are allocated together */
    PER_SECOND = 1 << 20, /* upper bound on positions evaluated per second; each adds at most one edge */
    WIDTH = 24,           /* decisions of a node that get an edge */
    MAX_GROWTH = 2 * WIDTH + 1, /* nodes or edges added between two capacity checks: two expansions */
    INITIAL_SAMPLES = 6,        /* outcomes of a new chance node that is sampled */
    MAX_DEPTH = 200,
    TRUSTED = 4, /* ignore options with fewer than 1/TRUSTED of the top visit count */
};

/* The exploration constant of PUCT, and the temperature of the softmax that turns static estimates into priors. */
static const float exploration = 0.35f, prior_temperature = 0.04f;

/* A state and its value for each seat: the static estimate at first, then what is backed up from its edges. */
struct node {
    uint64_t key;
    uint32_t state; /* 1 + its number; 0 until the node is first visited */
    int16_t who;
    uint16_t samples;      /* of a sampled chance node; 0 when all its outcomes are here */
    uint32_t first, count; /* its edges, once expanded */
    uint32_t visits;
    float share[GAME_MAX_SEATS];
    float estimate[GAME_MAX_SEATS]; /* the static estimate, kept for outcomes of chance */
};

/* A decision or an outcome of chance. */
struct edge {
    game_action action;
    uint32_t node;
    uint32_t visits;
    float prob;  /* at a decision: the prior; at chance: the probability */
    float score; /* at a decision: its static estimate for the seat */
};

struct tree {
    struct node *node;
    struct edge *edge;
    uint32_t *slot;                                          /* 1 + the node; 0 is empty */
    unsigned char *block[MAX_CAPACITY * BASE_NODES / BLOCK]; /* of states; NULL until first used */
    uint32_t nodes, edges, states;
    uint32_t capacity; /* times the base sizes */
    bool full;         /* something could not be added */
};

static unsigned char *state_of(const struct ai_search *search, uint32_t node) {
    uint32_t number = search->tree->node[node].state - 1;
    return search->tree->block[number / BLOCK] + number % BLOCK * search->game->state_bytes;
}

void ai_tree_free(struct tree *tree) {
    if (!tree)
        return;
    free(tree->node);
    free(tree->edge);
    free(tree->slot);
    for (size_t i = 0; i < sizeof tree->block / sizeof tree->block[0]; i++)
        free(tree->block[i]);
    free(tree);
}

size_t ai_tree_bytes(const struct ai_search *search) {
    const struct tree *tree = search->tree;
    if (!tree)
        return 0;
    size_t bytes =
        sizeof *tree + tree->capacity * (BASE_NODES * sizeof *tree->node + BASE_EDGES * sizeof *tree->edge +
                                         BASE_SLOTS * sizeof *tree->slot);
    for (size_t i = 0; i < sizeof tree->block / sizeof tree->block[0]; i++)
        bytes += tree->block[i] ? BLOCK * search->game->state_bytes : 0;
    return bytes;
}

static struct tree *new_tree(uint32_t capacity) {
    struct tree *tree = calloc(1, sizeof *tree);
    if (!tree)
        return NULL;
    tree->capacity = capacity;
    tree->node = malloc(capacity * BASE_NODES * sizeof *tree->node);
    tree->edge = malloc(capacity * BASE_EDGES * sizeof *tree->edge);
    tree->slot = malloc(capacity * BASE_SLOTS * sizeof *tree->slot);
    if (tree->node && tree->edge && tree->slot)
        return tree;
    ai_tree_free(tree);
    return NULL;
}

/* How many times the base sizes a search with these limits can fill. */
static uint32_t capacity_for(const struct ai_limits *limits) {
    double positions = INFINITY;
    uint32_t capacity = 1;
    if (limits->nodes)
        positions = (double)limits->nodes;
    if (limits->seconds > 0)
        positions = fmin(positions, limits->seconds * PER_SECOND);
    while (capacity < MAX_CAPACITY && positions > (double)capacity * BASE_POSITIONS)
        capacity *= 2;
    return capacity;
}

/* Allocates the tree on first use, and a larger one when the limits ask for more; if that fails, the one at hand is used. */
static bool open_tree(struct ai_search *search, uint32_t capacity) {
    if (!search->tree || search->tree->capacity < capacity) {
        struct tree *tree = new_tree(capacity);
        if (!tree && !search->tree)
            tree = new_tree(1);
        if (tree) {
            ai_tree_free(search->tree);
            search->tree = tree;
        }
    }
    if (!search->tree)
        return false;
    search->tree->nodes = search->tree->edges = search->tree->states = 0;
    search->tree->full = false;
    memset(search->tree->slot, 0, search->tree->capacity * BASE_SLOTS * sizeof *search->tree->slot);
    return true;
}

/* The node with this key, created if there is none. */
static uint32_t find_key(struct tree *tree, uint64_t key, int who) {
    uint32_t slots = tree->capacity * BASE_SLOTS, slot = (uint32_t)(key % slots);
    for (; tree->slot[slot]; slot = (slot + 1) % slots)
        if (tree->node[tree->slot[slot] - 1].key == key)
            return tree->slot[slot] - 1;
    uint32_t at = tree->nodes++;
    tree->slot[slot] = at + 1;
    tree->node[at] = (struct node){.key = key, .who = (int16_t)who};
    return at;
}

/* The node of a state, created if there is none. */
static uint32_t find_node(struct ai_search *search, const void *state) {
    return find_key(search->tree, ai_hash_state(search, state), search->game->who(search->setting, state));
}

/* The node that a candidate of the state leads to. */
static uint32_t find_child(struct ai_search *search, const void *state, const struct candidate *candidate) {
    _Alignas(max_align_t) unsigned char next[GAME_MAX_STATE];
    if (candidate->keyed)
        return find_key(search->tree, candidate->key, candidate->who);
    memcpy(next, state, search->game->state_bytes);
    search->game->play(search->setting, next, candidate->action);
    return find_node(search, next);
}

/* Stores the state of a node that is visited for the first time. False when there is no memory: then nothing more can
   be added. */
static bool store_state(struct ai_search *search, uint32_t at, const void *state) {
    struct tree *tree = search->tree;
    unsigned char **block = &tree->block[tree->states / BLOCK];
    if (!*block && !(*block = malloc(BLOCK * search->game->state_bytes))) {
        tree->full = true;
        return false;
    }
    tree->node[at].state = ++tree->states;
    memcpy(state_of(search, at), state, search->game->state_bytes);
    return true;
}

/* Gives the child of an edge its state, by the action that leads there. */
static bool visit(struct ai_search *search, uint32_t parent, const struct edge *edge) {
    _Alignas(max_align_t) unsigned char next[GAME_MAX_STATE];
    if (search->tree->node[edge->node].state)
        return true;
    memcpy(next, state_of(search, parent), search->game->state_bytes);
    search->game->play(search->setting, next, edge->action);
    return store_state(search, edge->node, next);
}

/* The root of a new graph. */
static bool add_root(struct ai_search *search, const void *state) {
    uint32_t at = find_node(search, state);
    search->tree->node[at].visits = 1;
    return store_state(search, at, state);
}

/* Appends an edge for the outcome that leads to the state. Keeps the static estimate where correct_unvisited needs it. */
static void add_outcome(struct ai_search *search, game_action outcome, const void *state, float prob,
                        bool sampled) {
    uint32_t child = find_node(search, state);
    search->tree->edge[search->tree->edges++] = (struct edge){.action = outcome, .node = child, .prob = prob};
    struct node *node = &search->tree->node[child];
    if (node->visits == 0 || search->compared || sampled)
        ai_estimate(search, state, 1, ESTIMATE_ROLLS, node->estimate);
    if (node->visits == 0)
        memcpy(node->share, node->estimate, sizeof node->share);
}

/* The edges of a sampled node live in a block of INITIAL_SAMPLES, or twice that, and so on. Makes room for one more: a full block
   moves to the end of the edges. */
static void reserve_edge(struct tree *tree, struct node *node) {
    uint32_t capacity = INITIAL_SAMPLES;
    while (capacity < node->count)
        capacity *= 2;
    if (node->count > 0 && node->count < capacity)
        return;
    memcpy(tree->edge + tree->edges, tree->edge + node->first, node->count * sizeof *tree->edge);
    node->first = tree->edges;
    tree->edges += node->count > 0 ? 2 * capacity : capacity;
}

/* Adds an outcome to a sampled node, or adds to the probability of the edge with the same result. */
static void add_sample(struct ai_search *search, uint32_t at, game_action outcome, float prob) {
    struct tree *tree = search->tree;
    struct node *node = &tree->node[at];
    _Alignas(max_align_t) unsigned char next[GAME_MAX_STATE];
    memcpy(next, state_of(search, at), search->game->state_bytes);
    search->game->play(search->setting, next, outcome);
    uint32_t child = find_node(search, next);
    for (uint32_t i = node->first; i < node->first + node->count; i++)
        if (tree->edge[i].node == child) {
            tree->edge[i].prob += prob;
            return;
        }
    reserve_edge(tree, node);
    uint32_t end = tree->edges;
    tree->edges = node->first + node->count++;
    add_outcome(search, outcome, next, prob, true);
    tree->edges = end;
}

static void scale_probabilities(struct tree *tree, const struct node *node, float by) {
    for (uint32_t i = node->first; i < node->first + node->count; i++)
        tree->edge[i].prob *= by;
}

/* Progressive widening of a chance node with many outcomes. Each call draws one more sample; samples are spread
   evenly over the odds (golden-ratio sequence) and have equal weight. After as many samples as there are outcomes,
   all outcomes replace them with their exact probabilities. */
static void widen(struct ai_search *search, uint32_t at) {
    const struct game *game = search->game;
    struct tree *tree = search->tree;
    struct node *node = &tree->node[at];
    game_action *outcomes = ai_actions(search, 0);
    size_t count = game->list(search->setting, state_of(search, at), outcomes);
    uint32_t total = game_total_weight(game, search->setting, state_of(search, at), outcomes, count);
    bool all = node->samples >= count;
    size_t results = all ? count : 1, edges = 4 * (node->count + results + INITIAL_SAMPLES);
    if (tree->nodes + results + MAX_GROWTH >= tree->capacity * BASE_NODES ||
        tree->edges + edges + MAX_GROWTH >= tree->capacity * BASE_EDGES) {
        tree->full = true;
        return;
    }
    if (all) {
        scale_probabilities(tree, node, 0);
        for (size_t i = 0; i < count; i++)
            add_sample(search, at, outcomes[i],
                       (float)game->weight(search->setting, state_of(search, at), outcomes[i]) /
                           (float)total);
        node->samples = 0;
        return;
    }
    double turns = (double)(node->key >> 11) / 9007199254740992.0 + 0.6180339887498949 * node->samples;
    uint32_t number = (uint32_t)((turns - floor(turns)) * total);
    float prob = 1 / ((float)node->samples++ + 1);
    scale_probabilities(tree, node, 1 - prob);
    add_sample(search, at,
               game_outcome_at(game, search->setting, state_of(search, at), outcomes, count, number), prob);
}

/* The number of samples grows with the cube root of the visits, so that those at hand are searched deeply enough to correct the
   static estimate before more are added. */
static bool should_widen(const struct node *node) {
    return node->samples > 0 && (float)node->samples < INITIAL_SAMPLES + cbrtf((float)node->visits);
}

static void expand_chance(struct ai_search *search, uint32_t at) {
    struct branches branches;
    if (ai_expand_chance_exactly(search, state_of(search, at), 0, &branches)) {
        search->tree->node[at].first = search->tree->edges;
        for (size_t i = 0; i < branches.count; i++)
            add_outcome(search, branches.action[i], ai_branch_state(search, &branches, i), branches.odds[i],
                        false);
        search->tree->node[at].count = search->tree->edges - search->tree->node[at].first;
    } else
        for (int i = 0; i < INITIAL_SAMPLES; i++)
            widen(search, at);
}

/* Whether this is the requested decision of the root, which gets an edge whatever its prior. */
static bool is_requested(const struct ai_search *search, uint32_t at, game_action action) {
    return at == 0 && search->requested && *search->requested == action;
}

/* Whether the action is a futile option of the root. */
static bool is_futile(const struct ai_search *search, uint32_t at, game_action action) {
    if (at != 0 || !search->answer)
        return false;
    size_t i = 0;
    while (search->answer->option[i].action != action)
        i++;
    return search->answer->option[i].futile;
}

static bool has_edge_to(const struct tree *tree, uint32_t first, uint32_t node) {
    while (first < tree->edges && tree->edge[first].node != node)
        first++;
    return first < tree->edges;
}

/* Adds an edge for each decision worth one: of those that lead to the same node the first is enough. */
static void expand_decision(struct ai_search *search, uint32_t at, int seat) {
    size_t count = ai_rank(search, state_of(search, at), seat, 0, WIDTH);
    uint32_t first = search->tree->edges;
    const struct candidate *candidates = search->candidate;
    float sum = 0;
    for (size_t i = 0; i < count && i < WIDTH; i++)
        sum += expf((candidates[i].score - candidates[0].score) / prior_temperature);
    for (size_t i = 0; i < count; i++) {
        bool mine = at != 0 || i % search->partitions == search->partition;
        bool requested = is_requested(search, at, candidates[i].action);
        if (!mine || (!requested && (i >= WIDTH || is_futile(search, at, candidates[i].action))))
            continue;
        uint32_t child = find_child(search, state_of(search, at), &candidates[i]);
        if (!requested && has_edge_to(search->tree, first, child))
            continue;
        search->tree->edge[search->tree->edges++] =
            (struct edge){.action = candidates[i].action,
                          .node = child,
                          .prob = expf((candidates[i].score - candidates[0].score) / prior_temperature) / sum,
                          .score = candidates[i].score};
    }
    search->tree->node[at].first = first;
    search->tree->node[at].count = search->tree->edges - first;
}

static void expand(struct ai_search *search, uint32_t at) {
    int who = search->tree->node[at].who;
    if (who == GAME_CHANCE)
        expand_chance(search, at);
    else
        expand_decision(search, at, who);
}

static float edge_value(const struct tree *tree, const struct edge *edge, int seat) {
    const struct node *node = &tree->node[edge->node];
    return node->visits ? node->share[seat] : edge->score;
}

/* PUCT among the decisions with at most `limit` visits; at chance nodes, the outcome most under-visited for its probability. */
static struct edge *select_edge(const struct ai_search *search, uint32_t at, uint32_t limit) {
    const struct tree *tree = search->tree;
    const struct node *node = &tree->node[at];
    struct edge *chosen = NULL;
    float most = 0;
    for (struct edge *edge = tree->edge + node->first; edge < tree->edge + node->first + node->count;
         edge++) {
        float score;
        if (node->who == GAME_CHANCE)
            score = edge->prob * (float)node->visits - (float)edge->visits;
        else
            score = edge_value(tree, edge, node->who) +
                    exploration * edge->prob * sqrtf((float)node->visits) / (1 + (float)edge->visits);
        if (edge->visits <= limit && (!chosen || score > most)) {
            most = score;
            chosen = edge;
        }
    }
    return chosen;
}

/* Selection at the root of a comparison: outcomes round-robin; of decisions, the `compared` most visited are kept at nearly equal
   visit counts (PUCT under a cap), and the requested one among them. */
static struct edge *select_compared(const struct ai_search *search) {
    const struct tree *tree = search->tree;
    struct edge *first = tree->edge + tree->node[0].first, *end = first + tree->node[0].count;
    uint32_t front[WIDTH] = {0}; /* the highest visit counts, in order */
    struct edge *requested = NULL, *least = first;
    for (struct edge *edge = first; edge < end; edge++) {
        uint32_t visits = edge->visits;
        for (size_t i = 0; i < search->compared; i++)
            if (visits > front[i]) {
                uint32_t swap = front[i];
                front[i] = visits;
                visits = swap;
            }
        least = edge->visits < least->visits ? edge : least;
        requested = is_requested(search, 0, edge->action) ? edge : requested;
    }
    if (tree->node[0].who == GAME_CHANCE)
        return least;
    if (requested && requested->visits < front[0])
        return requested;
    uint32_t level = tree->node[0].count < search->compared ? least->visits : front[search->compared - 1];
    return select_edge(search, 0, ai_visit_cap(level) - 1);
}

/* Adds a multiple of the change to a node's value, limited so that no seat's chance becomes negative. */
static void adjust(const struct ai_search *search, struct node *node, const float *change, float factor) {
    for (int seat = 0; seat < search->seats; seat++)
        if (node->share[seat] + factor * change[seat] < 0)
            factor = -node->share[seat] / change[seat];
    ai_add(search, node->share, change, factor);
}

/* The static estimate is optimistic in the middle of a turn, so unvisited outcomes inherit the mean correction of the visited
   ones. */
static void correct_unvisited(const struct ai_search *search, struct node *node) {
    const struct tree *tree = search->tree;
    float visited = 0, change[GAME_MAX_SEATS] = {0};
    for (const struct edge *edge = tree->edge + node->first; edge < tree->edge + node->first + node->count;
         edge++)
        if (edge->visits) {
            visited += edge->prob;
            ai_add(search, change, tree->node[edge->node].share, edge->prob);
            ai_add(search, change, tree->node[edge->node].estimate, -edge->prob);
        }
    if (visited > 0)
        adjust(search, node, change, (1 - visited) / visited);
}

/* Backs up from the edges: the expectation at chance nodes, the best visited child at decisions. */
static void update_value(const struct ai_search *search, struct node *node) {
    const struct tree *tree = search->tree;
    const struct edge *first = tree->edge + node->first, *end = first + node->count;
    if (node->who == GAME_CHANCE) {
        ai_clear(search, node->share);
        for (const struct edge *edge = first; edge < end; edge++)
            ai_add(search, node->share, tree->node[edge->node].share, edge->prob);
        if (search->compared || node->samples > 0)
            correct_unvisited(search, node);
        return;
    }
    const struct node *best = NULL;
    for (const struct edge *edge = first; edge < end; edge++) {
        const struct node *child = &tree->node[edge->node];
        if (edge->visits && (!best || child->share[node->who] > best->share[node->who]))
            best = child;
    }
    if (best)
        memcpy(node->share, best->share, sizeof node->share);
}

/* Whether the limits and the capacity allow another expansion. */
static bool may_continue(struct ai_search *search) {
    const struct tree *tree = search->tree;
    return !ai_should_stop(search) && !tree->full && tree->nodes + MAX_GROWTH < tree->capacity * BASE_NODES &&
           tree->edges + MAX_GROWTH < tree->capacity * BASE_EDGES;
}

/* Whether an iteration expands beyond the leaf: in a comparison each one runs to the end of the turn, since a
   mid-turn evaluation is too optimistic to be compared with one that was searched further. */
static bool must_continue(const struct ai_search *search, const struct node *end, int mover) {
    return search->compared && (end->who == GAME_CHANCE || end->who == mover || (end->who >= 0 && mover < 0));
}

/* Backs values up along the path, or undoes the visit counts of an iteration that was cut short. */
static void back_up(const struct ai_search *search, struct edge *const *taken, int depth, bool good) {
    struct tree *tree = search->tree;
    while (depth-- > 0) {
        struct node *node = &tree->node[depth ? taken[depth - 1]->node : 0];
        if (good) {
            node->visits++;
            update_value(search, node);
        } else
            taken[depth]->visits--;
    }
}

/* One iteration: select down to a leaf, expand or evaluate it, back up. */
static void iterate(struct ai_search *search) {
    struct tree *tree = search->tree;
    struct edge *taken[MAX_DEPTH];
    uint32_t at = 0;
    int depth = 0, mover = -1;
    for (; depth < MAX_DEPTH; depth++) {
        if (tree->node[at].count == 0) {
            if (!must_continue(search, &tree->node[at], mover))
                break;
            if (may_continue(search))
                expand(search, at);
            if (tree->node[at].count == 0) {
                back_up(search, taken, depth, false);
                return;
            }
        }
        if (should_widen(&tree->node[at]))
            widen(search, at);
        if (tree->node[at].who >= 0)
            mover = tree->node[at].who;
        taken[depth] =
            at == 0 && search->compared ? select_compared(search) : select_edge(search, at, UINT32_MAX);
        if (!visit(search, at, taken[depth])) {
            back_up(search, taken, depth, false);
            return;
        }
        taken[depth]->visits++;
        at = taken[depth]->node;
    }
    struct node *end = &tree->node[at];
    if (end->who == GAME_OVER || end->visits == 0)
        ai_estimate(search, state_of(search, at), 1, ESTIMATE_ROLLS, end->share);
    else if (end->count == 0)
        expand(search, at);
    end->visits++;
    back_up(search, taken, depth, true);
}

/* Whether an option has enough visits next to the most visited one; in a comparison, nearly as many. */
static bool is_trusted(const struct ai_search *search, const struct edge *edge, uint32_t most) {
    if (search->compared == 0)
        return edge->visits * TRUSTED >= most;
    return is_requested(search, 0, edge->action) || (edge->visits > 0 && ai_visit_cap(edge->visits) >= most);
}

/* Moves the trusted options to the front, best first. The requested one is among them even with no visit, on its static
   estimate. */
static void collect(const struct ai_search *search, int seat, struct ai_answer *answer) {
    const struct tree *tree = search->tree;
    const struct edge *first = tree->edge + tree->node[0].first, *end = first + tree->node[0].count;
    uint32_t most = 1;
    size_t trusted = 0;
    for (const struct edge *edge = first; edge < end; edge++)
        most = edge->visits > most ? edge->visits : most;
    if (tree->node[0].visits == 1)
        return;
    for (const struct edge *edge = first; edge < end; edge++) {
        if (!is_trusted(search, edge, most))
            continue;
        size_t at = trusted;
        while (answer->option[at].action != edge->action)
            at++;
        struct ai_option option = answer->option[at];
        answer->option[at] = answer->option[trusted];
        if (edge->visits)
            memcpy(option.share, tree->node[edge->node].share, sizeof option.share);
        answer->option[trusted++] = option;
    }
    answer->exact = trusted;
    ai_sort_options(answer, trusted, seat);
}

static void search_decisions(struct ai_search *search, const void *state, struct ai_answer *answer) {
    search->answer = answer;
    if (!add_root(search, state))
        return;
    expand(search, 0);
    while (search->tree->node[0].count > 0 && may_continue(search))
        iterate(search);
    search->answer = NULL;
    collect(search, ai_seat(search, state), answer);
}

void ai_grow_partition(struct ai_search *search, const void *state, const struct ai_limits *limits,
                       struct ai_answer *answer) {
    ai_begin(search, state, limits);
    ai_estimate_all(search, state, ai_seat(search, state), answer);
    if (answer->count > search->partition && answer->count > 1) {
        if (search->secrets)
            ai_infoset_grow(search, state, answer);
        else if (open_tree(search, capacity_for(limits)))
            search_decisions(search, state, answer);
    }
    answer->nodes = search->nodes;
}

/* At the root of a comparison every distinct outcome gets an edge (inside the graph they may be sampled); `edge_of` maps each
   outcome to its edge. */
static void expand_root_outcomes(struct ai_search *search, const void *state, const struct ai_answer *answer,
                                 uint32_t *edge_of) {
    struct tree *tree = search->tree;
    struct node *root = tree->node;
    for (size_t i = 0; i < answer->count; i++) {
        _Alignas(max_align_t) unsigned char next[GAME_MAX_STATE];
        memcpy(next, state, search->game->state_bytes);
        search->game->play(search->setting, next, answer->option[i].action);
        uint32_t child = find_node(search, next), at = 0;
        while (at < tree->edges && tree->edge[at].node != child)
            at++;
        edge_of[i] = at;
        if (at < tree->edges)
            continue;
        tree->edge[tree->edges++] = (struct edge){.action = answer->option[i].action, .node = child};
        ai_estimate(search, next, 1, ESTIMATE_ROLLS, tree->node[child].share);
    }
    root->count = tree->edges;
}

static void store_outcomes(const struct ai_search *search, const uint32_t *edge_of,
                           struct ai_answer *answer) {
    const struct tree *tree = search->tree;
    for (size_t i = 0; i < answer->count; i++)
        memcpy(answer->option[i].share, tree->node[tree->edge[edge_of[i]].node].share,
               sizeof answer->option[i].share);
}

/* Round-robin over all outcomes; reports the values after the last complete round, when all had equal visits. */
static void compare_outcomes(struct ai_search *search, const void *state, struct ai_answer *answer) {
    uint32_t *edge_of = ai_actions(search, AI_SCRATCH);
    answer->count = search->game->list(search->setting, state, search->actions);
    answer->exact = answer->count;
    double total = game_total_weight(search->game, search->setting, state, search->actions, answer->count);
    for (size_t i = 0; i < answer->count; i++) {
        double odds = search->game->weight(search->setting, state, search->actions[i]) / total;
        answer->option[i] = (struct ai_option){.action = search->actions[i], .odds = odds};
    }
    if (!add_root(search, state)) {
        answer->count = answer->exact = 0;
        return;
    }
    expand_root_outcomes(search, state, answer, edge_of);
    store_outcomes(search, edge_of, answer);
    for (;;) {
        for (uint32_t i = 0; i < search->tree->node[0].count; i++) {
            if (!may_continue(search))
                return;
            iterate(search);
        }
        store_outcomes(search, edge_of, answer);
    }
}

bool ai_reserve(struct ai_search *search) {
    return search->secrets || open_tree(search, 1);
}

void ai_compare(struct ai_search *search, const void *state, const struct ai_limits *limits, size_t most,
                const game_action *requested, struct ai_answer *answer) {
    int seat = ai_seat(search, state);
    if (!search->secrets)
        open_tree(search, capacity_for(limits));
    ai_begin(search, state, limits);
    search->compared = most < WIDTH ? most : WIDTH;
    search->requested = requested;
    if (seat == GAME_CHANCE && search->secrets)
        ai_infoset_compare(search, state, answer);
    else if (seat == GAME_CHANCE)
        compare_outcomes(search, state, answer);
    else {
        ai_estimate_all(search, state, seat, answer);
        if (search->secrets)
            ai_infoset_grow(search, state, answer);
        else
            search_decisions(search, state, answer);
    }
    search->compared = 0;
    search->requested = NULL;
    answer->nodes = search->nodes;
}
