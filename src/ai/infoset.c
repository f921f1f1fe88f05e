/* Information-set Monte-Carlo tree search, for games with secrets. Every iteration starts from a new determinization
   of what the seat does not know; a node is the set of states that the seat to move there cannot tell apart, so no
   decision depends on what its seat does not know. Chance is sampled, but its luck is not backed up: a decision is
   worth its static estimate, which is an expectation over chance, plus the mean of what search found to be different
   after it. */
#include "ai_internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    NODES = 1 << 16,
    EDGES = 1 << 18,
    SLOTS = 1 << 17,  /* of the hash table of nodes */
    WIDTH = 24,       /* decisions of a node that get an edge */
    MAX_DEPTH = 200,  /* decisions of one iteration */
    MAX_STEPS = 2000, /* actions of one iteration, chance and forced ones included */
    TRUSTED = 4,      /* ignore options with fewer than 1/TRUSTED of the top visit count */
    GUESSES = 12,     /* determinizations that a static estimate averages */
    FEW_GUESSES = 4,  /* the same when positions are few */
    FEW_NODES = 2000,
};

static const uint32_t NO_EDGE = UINT32_MAX;

static const float exploration = 0.35f, prior_temperature = 0.04f;

/* An information set of the seat to move; the key hashes what it knows. */
struct info_node {
    uint64_t key;
    uint32_t visits;
    uint32_t first;               /* edge of a linked list */
    bool hides;                   /* something from the seat: estimates depend on the determinization */
    float anchor[GAME_MAX_SEATS]; /* the sum of the evaluations of the states on the way here (see iterate) */
};

struct info_edge {
    game_action action;
    uint32_t next;
    uint32_t visits;
    float prior;
    uint32_t guesses;               /* determinizations in the estimate */
    float estimate[GAME_MAX_SEATS]; /* the static estimate */
    float change[GAME_MAX_SEATS];   /* the sum of what each visit found to be different from it */
};

struct infoset {
    struct info_node *node;
    struct info_edge *edge;
    uint32_t *slot; /* 1 + the node, or 0 */
    uint32_t nodes, edges;
    bool rooted;          /* node 0 is the decision at the root */
    unsigned char *known; /* to the seat that searches */
    unsigned char *state; /* of this iteration */
    unsigned char *view;  /* what the seat to move at a node knows */
};

void ai_infoset_free(struct infoset *infoset) {
    if (!infoset)
        return;
    free(infoset->node);
    free(infoset->edge);
    free(infoset->slot);
    free(infoset->known);
    free(infoset->state);
    free(infoset->view);
    free(infoset);
}

size_t ai_infoset_bytes(const struct ai_search *search) {
    if (!search->infoset)
        return 0;
    return NODES * sizeof(struct info_node) + EDGES * sizeof(struct info_edge) + SLOTS * sizeof(uint32_t) +
           3 * search->game->state_bytes;
}

bool ai_infoset_new(struct ai_search *search) {
    size_t bytes = search->game->state_bytes;
    if (search->infoset)
        return true;
    struct infoset *infoset = calloc(1, sizeof *infoset);
    if (!infoset)
        return false;
    infoset->node = malloc(NODES * sizeof *infoset->node);
    infoset->edge = malloc(EDGES * sizeof *infoset->edge);
    infoset->slot = malloc(SLOTS * sizeof *infoset->slot);
    infoset->known = malloc(bytes);
    infoset->state = malloc(bytes);
    infoset->view = malloc(bytes);
    if (infoset->node && infoset->edge && infoset->slot && infoset->known && infoset->state && infoset->view)
        search->infoset = infoset;
    else
        ai_infoset_free(infoset);
    return search->infoset != NULL;
}

/* Clears the tree; the root is what the viewer knows of the state. */
static void begin(struct ai_search *search, const void *state, int viewer) {
    struct infoset *infoset = search->infoset;
    game_known(search->game, search->setting, state, viewer, infoset->known);
    infoset->nodes = infoset->edges = 0;
    /* Forced decisions have no node. */
    infoset->rooted = search->game->who(search->setting, state) >= 0 &&
                      search->game->list(search->setting, infoset->known, search->actions) > 1;
    memset(infoset->slot, 0, SLOTS * sizeof *infoset->slot);
}

static void guess(struct ai_search *search, void *state) {
    memcpy(state, search->infoset->known, search->game->state_bytes);
    search->game->guess(search->setting, state, &search->random);
}

/* The node of what the seat knows of the state, created if there is none; NO_EDGE when the tree is full. */
static uint32_t find_node(struct ai_search *search, const void *state, int seat) {
    struct infoset *infoset = search->infoset;
    game_known(search->game, search->setting, state, seat, infoset->view);
    uint64_t key = ai_hash_exact(search, infoset->view);
    uint32_t slot = (uint32_t)(key % SLOTS);
    for (; infoset->slot[slot]; slot = (slot + 1) % SLOTS)
        if (infoset->node[infoset->slot[slot] - 1].key == key)
            return infoset->slot[slot] - 1;
    if (infoset->nodes == NODES || infoset->edges + WIDTH > EDGES)
        return NO_EDGE;
    uint32_t at = infoset->nodes++;
    infoset->slot[slot] = at + 1;
    infoset->node[at] = (struct info_node){
        .key = key, .first = NO_EDGE, .hides = search->game->hidden(search->setting, infoset->view)};
    return at;
}

static struct info_edge *find_edge(const struct infoset *infoset, const struct info_node *node,
                                   game_action action) {
    uint32_t at = node->first;
    while (at != NO_EDGE && infoset->edge[at].action != action)
        at = infoset->edge[at].next;
    return at == NO_EDGE ? NULL : &infoset->edge[at];
}

static void add_edge(struct infoset *infoset, struct info_node *node, struct info_edge edge) {
    edge.next = node->first;
    node->first = infoset->edges;
    infoset->edge[infoset->edges++] = edge;
}

static bool is_root(const struct infoset *infoset, uint32_t at) {
    return at == 0 && infoset->rooted;
}

/* Adds edges for the decisions with the best static estimates. */
static void expand(struct ai_search *search, uint32_t at, const void *state, int seat) {
    struct infoset *infoset = search->infoset;
    size_t count = ai_rank(search, state, seat, 0, WIDTH);
    const struct candidate *candidates = search->candidate;
    float sum = 0;
    for (size_t i = 0; i < count && i < WIDTH; i++)
        sum += expf((candidates[i].score - candidates[0].score) / prior_temperature);
    for (size_t i = count < WIDTH ? count : WIDTH; i-- > 0;) {
        struct info_edge edge = {
            .action = candidates[i].action,
            .prior = expf((candidates[i].score - candidates[0].score) / prior_temperature) / sum,
            .guesses = 1};
        memcpy(edge.estimate, candidates[i].share, sizeof edge.estimate);
        add_edge(infoset, &infoset->node[at], edge);
    }
}

/* The same at the root, for this thread's partition of the decisions, with the estimates of the answer, which holds
   them in order. */
static void expand_root(struct ai_search *search, const struct ai_answer *answer, int seat) {
    struct infoset *infoset = search->infoset;
    float best = answer->option[0].share[seat], sum = 0;
    for (size_t i = 0; i < answer->count && i < WIDTH; i++)
        sum += expf((answer->option[i].share[seat] - best) / prior_temperature);
    for (size_t i = answer->count; i-- > 0;) {
        const struct ai_option *option = &answer->option[i];
        bool mine = i % search->partitions == search->partition;
        bool requested = search->requested && *search->requested == option->action;
        if (!mine || (i >= WIDTH && !requested))
            continue;
        struct info_edge edge = {.action = option->action,
                                 .prior = expf((option->share[seat] - best) / prior_temperature) / sum,
                                 .guesses = GUESSES};
        memcpy(edge.estimate, option->share, sizeof edge.estimate);
        add_edge(infoset, &infoset->node[0], edge);
    }
}

/* What the sum of changes is divided by: its mean is drawn towards 0 by `estimate_visits` visits that found none. */
static float divisor(const struct ai_search *search, const struct info_edge *edge) {
    return (float)edge->visits + (float)search->game->estimate_visits;
}

/* What the decision is worth to the seat. */
static float edge_value(const struct ai_search *search, const struct info_edge *edge, int seat) {
    return edge->visits ? edge->estimate[seat] + edge->change[seat] / divisor(search, edge)
                        : edge->estimate[seat];
}

/* The same for all seats, limited so that no seat's chance becomes negative. */
static void edge_share(const struct ai_search *search, const struct info_edge *edge, float *share) {
    float part = edge->visits ? 1 / divisor(search, edge) : 0;
    for (int seat = 0; seat < search->seats; seat++)
        if (edge->estimate[seat] + part * edge->change[seat] < 0)
            part = -edge->estimate[seat] / edge->change[seat];
    memcpy(share, edge->estimate, sizeof edge->estimate);
    ai_add(search, share, edge->change, part);
}

/* What a node is worth: its best visited decision; unvisited, the best estimate. */
static void node_value(const struct ai_search *search, const struct info_node *node, int seat, float *share) {
    const struct infoset *infoset = search->infoset;
    const struct info_edge *best = NULL;
    for (uint32_t at = node->first; at != NO_EDGE; at = infoset->edge[at].next) {
        const struct info_edge *edge = &infoset->edge[at];
        if (!best || (edge->visits > 0) > (best->visits > 0) ||
            ((edge->visits > 0) == (best->visits > 0) &&
             edge_value(search, edge, seat) > edge_value(search, best, seat)))
            best = edge;
    }
    edge_share(search, best, share);
}

/* PUCT over the decisions that are legal in this determinization and have at most `limit` visits. */
static struct info_edge *select_edge(const struct ai_search *search, const struct info_node *node,
                                     const game_action *actions, size_t count, int seat, uint32_t limit) {
    struct infoset *infoset = search->infoset;
    struct info_edge *best = NULL;
    float most = 0;
    for (size_t i = 0; i < count; i++) {
        struct info_edge *edge = find_edge(infoset, node, actions[i]);
        if (!edge || edge->visits > limit)
            continue;
        float score = edge_value(search, edge, seat) +
                      exploration * edge->prior * sqrtf((float)node->visits + 1) / (1 + (float)edge->visits);
        if (!best || score > most) {
            best = edge;
            most = score;
        }
    }
    return best;
}

/* The visits of the last of the `compared` most visited root edges, which caps those of the others. */
static uint32_t visit_level(const struct ai_search *search) {
    const struct infoset *infoset = search->infoset;
    uint32_t front[WIDTH] = {0}, edges = 0;
    for (uint32_t at = infoset->node[0].first; at != NO_EDGE; at = infoset->edge[at].next, edges++) {
        uint32_t visits = infoset->edge[at].visits;
        for (size_t i = 0; i < search->compared; i++)
            if (visits > front[i]) {
                uint32_t swap = front[i];
                front[i] = visits;
                visits = swap;
            }
    }
    return front[(edges < search->compared ? edges : (uint32_t)search->compared) - 1];
}

static struct info_edge *select_at(const struct ai_search *search, uint32_t at, const game_action *actions,
                                   size_t count, int seat) {
    const struct info_node *node = &search->infoset->node[at];
    if (!is_root(search->infoset, at) || search->compared == 0)
        return select_edge(search, node, actions, count, seat, UINT32_MAX);
    uint32_t level = visit_level(search);
    struct info_edge *requested =
        search->requested ? find_edge(search->infoset, node, *search->requested) : NULL;
    if (requested && requested->visits < level)
        return requested;
    return select_edge(search, node, actions, count, seat, ai_visit_cap(level) - 1);
}

/* In a comparison each iteration runs to the end of the turn: a mid-turn evaluation is too optimistic. */
static bool must_continue(const struct ai_search *search, const void *state, int turn) {
    return search->compared && search->game->turn(search->setting, state) == turn;
}

/* A decision taken in an iteration. */
struct step {
    uint32_t node;
    int seat;
    struct info_edge *edge;
    float anchor[GAME_MAX_SEATS];
};

/* Plays chance as far as a static estimate looks through it, and evaluates the state there: over chance this averages to the
   estimate, so that what is found later can be compared with it. */
static void drop_anchor(struct ai_search *search, void *state, float *anchor) {
    for (int rolls = 0; rolls < ESTIMATE_ROLLS && ai_looks_through(search, state); rolls++)
        game_play_random(search->game, search->setting, state, ai_actions(search, AI_SCRATCH),
                         &search->random);
    ai_value(search, state, anchor);
}

/* Plays chance and forced decisions up to a node; NO_EDGE when there is none. The decisions are listed. */
static uint32_t advance(struct ai_search *search, void *state, game_action *actions, size_t *count) {
    for (int steps = 0; steps < MAX_STEPS; steps++) {
        int who = search->game->who(search->setting, state);
        if (who == GAME_OVER)
            return NO_EDGE;
        if (who == GAME_CHANCE) {
            game_play_random(search->game, search->setting, state, actions, &search->random);
            continue;
        }
        *count = search->game->list(search->setting, state, actions);
        if (*count > 1)
            return find_node(search, state, who);
        search->game->play(search->setting, state, actions[0]);
    }
    return NO_EDGE;
}

/* The determinizations that an estimate averages, no more than `most`. */
static uint32_t limit_guesses(const struct ai_search *search, uint32_t most) {
    uint32_t limit = (uint32_t)search->game->guesses;
    return limit && limit < most ? limit : most;
}

/* Where the node hides something, the estimate averages over determinizations. */
static void refine_estimate(struct ai_search *search, const struct info_node *node, struct info_edge *edge,
                            const void *state) {
    if (!node->hides || edge->guesses >= limit_guesses(search, GUESSES) || edge->visits == 0)
        return;
    _Alignas(max_align_t) unsigned char next[GAME_MAX_STATE];
    float share[GAME_MAX_SEATS];
    memcpy(next, state, search->game->state_bytes);
    search->game->play(search->setting, next, edge->action);
    ai_estimate(search, next, 1, ESTIMATE_ROLLS, share);
    edge->guesses++;
    for (int seat = 0; seat < search->seats; seat++)
        edge->estimate[seat] += (share[seat] - edge->estimate[seat]) / (float)edge->guesses;
}

/* One iteration from the state, which is played in: select, expand, back up. */
static void iterate(struct ai_search *search, void *state, float *value) {
    struct infoset *infoset = search->infoset;
    struct step taken[MAX_DEPTH];
    game_action *actions = ai_actions(search, AI_SCRATCH);
    float anchor[GAME_MAX_SEATS], start[GAME_MAX_SEATS];
    int depth = 0, turn = search->game->turn(search->setting, state);
    uint32_t first = NO_EDGE;
    drop_anchor(search, state, start);
    memcpy(anchor, start, sizeof anchor);
    for (;;) {
        size_t count;
        uint32_t at = depth < MAX_DEPTH ? advance(search, state, actions, &count) : NO_EDGE;
        if (at == NO_EDGE) {
            ai_value(search, state, value);
            break;
        }
        struct info_node *node = &infoset->node[at];
        int seat = search->game->who(search->setting, state);
        bool fresh = node->first == NO_EDGE;
        if (fresh)
            expand(search, at, state, seat);
        if (depth == 0)
            first = at;
        ai_add(search, node->anchor, anchor, 1);
        node->visits++;
        if (fresh && !must_continue(search, state, turn)) {
            node_value(search, node, seat, value);
            break;
        }
        struct info_edge *edge = select_at(search, at, actions, count, seat);
        if (!edge) { /* no decision of this determinization has an edge */
            ai_value(search, state, value);
            break;
        }
        refine_estimate(search, node, edge, state);
        search->game->play(search->setting, state, edge->action);
        drop_anchor(search, state, anchor);
        taken[depth] = (struct step){.node = at, .seat = seat, .edge = edge};
        memcpy(taken[depth++].anchor, anchor, sizeof anchor);
    }
    while (depth-- > 0) {
        struct info_edge *edge = taken[depth].edge;
        edge->visits++;
        ai_add(search, edge->change, value, 1);
        ai_add(search, edge->change, taken[depth].anchor, -1);
        node_value(search, &infoset->node[taken[depth].node], taken[depth].seat, value);
    }
    if (first != NO_EDGE) { /* hidden information changes the state, but not the node of the first seat */
        ai_add(search, value, start, 1);
        ai_add(search, value, infoset->node[first].anchor, -1 / (float)infoset->node[first].visits);
    }
}

static bool is_trusted(const struct ai_search *search, const struct info_edge *edge, uint32_t most) {
    if (search->compared == 0)
        return edge->visits > 0 && edge->visits * TRUSTED >= most;
    return (search->requested && *search->requested == edge->action) ||
           (edge->visits > 0 && ai_visit_cap(edge->visits) >= most);
}

/* Moves the trusted options to the front, best first. */
static void collect(const struct ai_search *search, int seat, struct ai_answer *answer) {
    const struct infoset *infoset = search->infoset;
    uint32_t most = 1;
    size_t trusted = 0;
    for (uint32_t at = infoset->node[0].first; at != NO_EDGE; at = infoset->edge[at].next)
        most = infoset->edge[at].visits > most ? infoset->edge[at].visits : most;
    for (uint32_t at = infoset->node[0].first; at != NO_EDGE; at = infoset->edge[at].next) {
        const struct info_edge *edge = &infoset->edge[at];
        if (!is_trusted(search, edge, most))
            continue;
        size_t found = trusted;
        while (answer->option[found].action != edge->action)
            found++;
        struct ai_option option = answer->option[found];
        answer->option[found] = answer->option[trusted];
        edge_share(search, edge, option.share);
        answer->option[trusted++] = option;
    }
    answer->exact = trusted;
    ai_sort_options(answer, trusted, seat);
}

/* How many determinizations an estimate of the root averages: if nothing is hidden all are the same. */
static uint32_t guesses_of(const struct ai_search *search) {
    if (!search->game->hidden(search->setting, search->infoset->known))
        return 1;
    bool few = search->limits.nodes && search->limits.nodes < FEW_NODES;
    return limit_guesses(search, few ? FEW_GUESSES : GUESSES);
}

void ai_infoset_estimate(struct ai_search *search, const void *state, int seat, struct ai_answer *answer) {
    unsigned char *guessed = search->infoset->state;
    begin(search, state, seat);
    answer->count = 0;
    uint32_t guesses = guesses_of(search);
    for (uint32_t i = 0; i < guesses; i++) {
        guess(search, guessed);
        game_action *actions = search->actions;
        size_t count = search->game->list(search->setting, guessed, actions);
        for (size_t k = 0; k < count; k++) {
            _Alignas(max_align_t) unsigned char next[GAME_MAX_STATE];
            float share[GAME_MAX_SEATS] = {0};
            if (i == 0)
                answer->option[k] = (struct ai_option){.action = actions[k]};
            memcpy(next, guessed, search->game->state_bytes);
            search->game->play(search->setting, next, actions[k]);
            ai_estimate(search, next, 1, ESTIMATE_ROLLS, share);
            ai_add(search, answer->option[k].share, share, 1.0f / (float)guesses);
        }
        answer->count = count;
    }
    answer->exact = 0;
    ai_sort_options(answer, answer->count, seat);
}

void ai_infoset_guess(struct ai_search *search, const void *state, int seat, void *guessed) {
    begin(search, state, seat);
    guess(search, guessed);
}

void ai_infoset_grow(struct ai_search *search, const void *state, struct ai_answer *answer) {
    int seat = ai_seat(search, state);
    struct infoset *infoset = search->infoset;
    float value[GAME_MAX_SEATS], sum[GAME_MAX_SEATS] = {0};
    int iterations = 0;
    begin(search, state, seat);
    if (infoset->rooted && find_node(search, infoset->known, seat) == 0)
        expand_root(search, answer, seat);
    do {
        guess(search, infoset->state);
        iterate(search, infoset->state, value);
        ai_add(search, sum, value, 1);
        iterations++;
    } while (!ai_should_stop(search));
    if (answer->count > 1) {
        collect(search, seat, answer);
        return;
    }
    /* A forced decision has no edge: iterations pass through it. */
    for (int other = 0; other < search->seats; other++)
        answer->option[0].share[other] = sum[other] / (float)iterations;
    answer->exact = 1;
}

/* Outcomes of a chance node, accumulated over determinizations. */
struct outcomes {
    struct ai_answer *answer;
    uint32_t *visits;
};

/* One iteration through an outcome in a determinization. */
static void follow(struct ai_search *search, const void *guessed, struct outcomes *outcomes, size_t at) {
    struct ai_option *option = &outcomes->answer->option[at];
    float value[GAME_MAX_SEATS];
    memcpy(search->infoset->state, guessed, search->game->state_bytes);
    search->game->play(search->setting, search->infoset->state, option->action);
    iterate(search, search->infoset->state, value);
    ai_add(search, option->share, value, 1);
    outcomes->visits[at]++;
}

/* The index of the outcome, appended if no earlier determinization allowed it. The contract bounds them by `most` for all that a
   seat knows. */
static size_t find_outcome(struct ai_answer *answer, size_t most, game_action action) {
    size_t at = 0;
    while (at < answer->count && answer->option[at].action != action)
        at++;
    if (at == answer->count && at < most)
        answer->option[answer->count++] = (struct ai_option){.action = action};
    return at < most ? at : 0;
}

/* Adds the odds of all outcomes of one determinization; iterates through new ones and the least visited one. */
static void add_determinization(struct ai_search *search, struct outcomes *outcomes) {
    const struct game *game = search->game;
    _Alignas(max_align_t) unsigned char guessed[GAME_MAX_STATE];
    game_action listed[game->max_actions];
    guess(search, guessed);
    size_t count = game->list(search->setting, guessed, listed);
    double total = game_total_weight(game, search->setting, guessed, listed, count);
    size_t least = find_outcome(outcomes->answer, game->max_actions, listed[0]);
    for (size_t i = 0; i < count; i++) {
        size_t at = find_outcome(outcomes->answer, game->max_actions, listed[i]);
        outcomes->answer->option[at].odds += game->weight(search->setting, guessed, listed[i]) / total;
        if (outcomes->visits[at] == 0)
            follow(search, guessed, outcomes, at);
        least = outcomes->visits[at] < outcomes->visits[least] ? at : least;
    }
    follow(search, guessed, outcomes, least);
}

void ai_infoset_compare(struct ai_search *search, const void *state, struct ai_answer *answer) {
    struct outcomes outcomes = {answer, ai_actions(search, AI_SCRATCH + 1)};
    double guesses = 0;
    begin(search, state, search->game->turn(search->setting, state));
    answer->count = 0;
    memset(outcomes.visits, 0, search->game->max_actions * sizeof *outcomes.visits);
    do {
        add_determinization(search, &outcomes);
        guesses++;
    } while (!ai_should_stop(search));
    for (size_t i = 0; i < answer->count; i++) {
        answer->option[i].odds /= guesses;
        for (int seat = 0; seat < search->seats; seat++)
            answer->option[i].share[seat] /= (float)outcomes.visits[i];
    }
    answer->exact = answer->count;
}
