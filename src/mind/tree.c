/* The other way to search: a graph that grows where it matters (Monte-Carlo tree search with chance nodes, guided by what
   decisions are worth at a glance, with the evaluation in the place of random games). Orders of actions that lead to the same
   state meet in one node. */
#include "inside.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_NODES = 1 << 16,
    MAX_EDGES = 1 << 18,
    SLOTS = 1 << 17, /* of the table that finds nodes by their state */
    WIDTH = 24,      /* decisions of a node that are tried at all */
    MAX_DEPTH = 200,
    TRUSTED = 4, /* an option with less than one so-manyth of the most visits is not trusted */
};

/* How much a decision that looks good at a glance is tried though others have done better so far; and how much better it
   must look to be much likelier. */
static const float explore = 0.35f, glance_scale = 0.04f;

/* A state, and what it is worth: at first the evaluation, then what its edges lead to. */
struct node {
    uint64_t key;
    int who;
    uint32_t first, count; /* its edges, once it has grown */
    uint32_t visits;
    float share[GAME_MAX_SEATS];
};

/* A decision or a result of chance. */
struct edge {
    game_action action;
    uint32_t node;
    uint32_t visits;
    float part;  /* at a decision: how good it looks among all; at chance: its odds */
    float score; /* at a decision: what it is worth at a glance to the seat */
};

struct tree {
    struct node *node;
    struct edge *edge;
    uint32_t *slot;       /* 1 + the node, or 0 */
    unsigned char *state; /* of each node */
    uint32_t nodes, edges;
};

static unsigned char *state_of(const struct mind *mind, uint32_t node) {
    return mind->tree->state + (size_t)node * mind->game->state_bytes;
}

void mind_free_tree(struct tree *tree) {
    if (!tree)
        return;
    free(tree->node);
    free(tree->edge);
    free(tree->slot);
    free(tree->state);
    free(tree);
}

/* Room is taken once, when a mind first grows a tree. */
static bool open_tree(struct mind *mind) {
    struct tree *tree = mind->tree;
    if (!tree) {
        tree = calloc(1, sizeof *tree);
        if (!tree)
            return false;
        tree->node = malloc(MAX_NODES * sizeof *tree->node);
        tree->edge = malloc(MAX_EDGES * sizeof *tree->edge);
        tree->slot = malloc(SLOTS * sizeof *tree->slot);
        tree->state = malloc(MAX_NODES * mind->game->state_bytes);
        if (!tree->node || !tree->edge || !tree->slot || !tree->state) {
            mind_free_tree(tree);
            return false;
        }
        mind->tree = tree;
    }
    tree->nodes = tree->edges = 0;
    memset(tree->slot, 0, SLOTS * sizeof *tree->slot);
    return true;
}

/* The node of a state: the one that is there, or a new one. */
static uint32_t find_node(struct mind *mind, const void *state) {
    struct tree *tree = mind->tree;
    uint64_t key = mind_hash_state(mind, state);
    uint32_t slot = key % SLOTS;
    for (; tree->slot[slot]; slot = (slot + 1) % SLOTS)
        if (tree->node[tree->slot[slot] - 1].key == key)
            return tree->slot[slot] - 1;
    uint32_t at = tree->nodes++;
    tree->slot[slot] = at + 1;
    memcpy(state_of(mind, at), state, mind->game->state_bytes);
    tree->node[at] = (struct node){.key = key, .who = mind->game->who(mind->setting, state)};
    return at;
}

static void grow_chance(struct mind *mind, uint32_t at) {
    struct branches branches;
    mind_branch(mind, state_of(mind, at), mind->actions, &branches);
    for (size_t i = 0; i < branches.count; i++) {
        uint32_t child = find_node(mind, branches.state[i]);
        mind->tree->edge[mind->tree->edges++] = (struct edge){.node = child, .part = branches.odds[i]};
        if (mind->tree->node[child].visits == 0)
            mind_glance(mind, branches.state[i], 1, GLANCE_ROLLS, mind->tree->node[child].share);
    }
}

/* Whether the decision is the one that was asked for, which is tried however it looks. */
static bool is_asked(const struct mind *mind, uint32_t at, game_action action) {
    return at == 0 && mind->limits.asked && *mind->limits.asked == action;
}

static void grow_decision(struct mind *mind, uint32_t at, int seat) {
    size_t count = mind_rank(mind, state_of(mind, at), seat, 0, WIDTH);
    const struct candidate *candidates = mind->candidate;
    float sum = 0;
    for (size_t i = 0; i < count && i < WIDTH; i++)
        sum += expf((candidates[i].score - candidates[0].score) / glance_scale);
    for (size_t i = 0; i < count; i++) {
        bool mine = at != 0 || i % mind->parts == mind->part;
        if (!mine || (i >= WIDTH && !is_asked(mind, at, candidates[i].action)))
            continue;
        unsigned char next[MAX_STATE];
        memcpy(next, state_of(mind, at), mind->game->state_bytes);
        mind->game->play(mind->setting, next, candidates[i].action);
        mind->tree->edge[mind->tree->edges++] =
            (struct edge){.action = candidates[i].action,
                          .node = find_node(mind, next),
                          .part = expf((candidates[i].score - candidates[0].score) / glance_scale) / sum,
                          .score = candidates[i].score};
    }
}

static void grow(struct mind *mind, uint32_t at) {
    struct node *node = &mind->tree->node[at];
    uint32_t first = mind->tree->edges;
    if (node->who == GAME_CHANCE)
        grow_chance(mind, at);
    else
        grow_decision(mind, at, node->who);
    node->first = first;
    node->count = mind->tree->edges - first;
}

static float worth(const struct tree *tree, const struct edge *edge, int seat) {
    const struct node *node = &tree->node[edge->node];
    return node->visits ? node->share[seat] : edge->score;
}

/* Where to look next: the decision that is best when both its worth and how little it was tried count; of chance's results
   the one that is most behind its odds. */
static struct edge *choose_edge(const struct mind *mind, uint32_t at) {
    const struct tree *tree = mind->tree;
    const struct node *node = &tree->node[at];
    struct edge *chosen = NULL;
    float most = 0;
    for (struct edge *edge = tree->edge + node->first; edge < tree->edge + node->first + node->count;
         edge++) {
        float score;
        if (node->who == GAME_CHANCE)
            score = edge->part * (float)node->visits - (float)edge->visits;
        else
            score = worth(tree, edge, node->who) +
                    explore * edge->part * sqrtf((float)node->visits) / (1 + (float)edge->visits);
        if (is_asked(mind, at, edge->action) && edge->visits * (TRUSTED - 1) < node->visits)
            return edge;
        if (!chosen || score > most) {
            most = score;
            chosen = edge;
        }
    }
    return chosen;
}

/* What a node is worth: at chance the mean by the odds, at a decision what the best of those tried is worth. */
static void update(const struct mind *mind, struct node *node) {
    const struct tree *tree = mind->tree;
    const struct edge *first = tree->edge + node->first, *end = first + node->count;
    if (node->who == GAME_CHANCE) {
        mind_clear(mind, node->share);
        for (const struct edge *edge = first; edge < end; edge++)
            mind_add(mind, node->share, tree->node[edge->node].share, edge->part);
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

/* One walk from the root to where the graph ends, which grows there, and back. */
static void walk(struct mind *mind) {
    struct tree *tree = mind->tree;
    uint32_t path[MAX_DEPTH], at = 0;
    int depth = 0;
    while (tree->node[at].count && depth < MAX_DEPTH) {
        struct edge *edge = choose_edge(mind, at);
        path[depth++] = at;
        edge->visits++;
        at = edge->node;
    }
    struct node *end = &tree->node[at];
    if (end->who == GAME_OVER || end->visits == 0)
        mind_glance(mind, state_of(mind, at), 1, GLANCE_ROLLS, end->share);
    else if (end->count == 0)
        grow(mind, at);
    end->visits++;
    while (depth > 0) {
        struct node *node = &tree->node[path[--depth]];
        node->visits++;
        update(mind, node);
    }
}

/* The options that were tried enough come first, by worth. */
static void collect(const struct mind *mind, int seat, struct mind_answer *answer) {
    const struct tree *tree = mind->tree;
    const struct edge *first = tree->edge + tree->node[0].first, *end = first + tree->node[0].count;
    uint32_t most = 1;
    size_t trusted = 0;
    for (const struct edge *edge = first; edge < end; edge++)
        most = edge->visits > most ? edge->visits : most;
    for (const struct edge *edge = first; edge < end; edge++) {
        if (edge->visits * TRUSTED < most)
            continue;
        size_t at = trusted;
        while (answer->option[at].action != edge->action)
            at++;
        answer->option[at] = answer->option[trusted];
        answer->option[trusted].action = edge->action;
        memcpy(answer->option[trusted++].share, tree->node[edge->node].share, sizeof tree->node[0].share);
    }
    answer->exact = trusted;
    mind_sort_options(answer, trusted, seat);
}

void mind_grow_part(struct mind *mind, const void *state, const struct mind_limits *limits,
                    struct mind_answer *answer) {
    int seat = mind->game->who(mind->setting, state);
    mind_start(mind, limits);
    mind_look_at_all(mind, state, seat, answer);
    if (answer->count > mind->part && answer->count > 1 && open_tree(mind)) {
        const struct tree *tree = mind->tree;
        mind->tree->node[find_node(mind, state)].visits = 1;
        grow(mind, 0);
        while (!mind_must_stop(mind) && tree->nodes + WIDTH < MAX_NODES && tree->edges + WIDTH < MAX_EDGES)
            walk(mind);
        collect(mind, seat, answer);
    }
    answer->nodes = mind->nodes;
}
