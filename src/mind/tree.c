/* The other way to search: a graph that grows where it matters (Monte-Carlo tree search with chance nodes, guided by what
   decisions are worth at a glance, with the evaluation in the place of random games). Orders of actions that lead to the same
   state meet in one node. */
#include "inside.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    USUAL_NODES = 1 << 16,
    USUAL_EDGES = 1 << 18,
    USUAL_SLOTS = 1 << 17, /* of the table that finds nodes by their state */
    MOST_ROOM = 8,         /* times as much, for a long thought */
    PER_SECOND =
        1 << 20, /* positions at most that are looked at in a second: each makes an edge, if it is new */
    WIDTH = 24,  /* decisions of a node that are tried at all */
    ONE_WALK =
        2 * WIDTH + 1, /* what is added at most between two looks at whether there is room: two nodes grow */
    MAX_DEPTH = 200,
    TRUSTED = 4, /* an option with less than one so-manyth of the most visits is not trusted */
    AHEAD = 8,   /* of what is compared nothing gets more than one so-manyth more visits than another */
    HEAD_START = 4,
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
    float seen[GAME_MAX_SEATS]; /* at a glance, if chance leads here */
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
    uint32_t room; /* there is so many times the usual */
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

static struct tree *new_tree(const struct mind *mind, uint32_t room) {
    struct tree *tree = calloc(1, sizeof *tree);
    if (!tree)
        return NULL;
    tree->room = room;
    tree->node = malloc(room * USUAL_NODES * sizeof *tree->node);
    tree->edge = malloc(room * USUAL_EDGES * sizeof *tree->edge);
    tree->slot = malloc(room * USUAL_SLOTS * sizeof *tree->slot);
    tree->state = malloc(room * USUAL_NODES * mind->game->state_bytes);
    if (tree->node && tree->edge && tree->slot && tree->state)
        return tree;
    mind_free_tree(tree);
    return NULL;
}

/* How many times the usual room a thought with these limits can fill. */
static uint32_t room_for(const struct mind_limits *limits) {
    double positions = INFINITY;
    uint32_t room = 1;
    if (limits->nodes)
        positions = (double)limits->nodes;
    if (limits->seconds > 0)
        positions = fmin(positions, limits->seconds * PER_SECOND);
    while (room < MOST_ROOM && positions > (double)room * USUAL_EDGES)
        room *= 2;
    return room;
}

/* Room is taken when a mind first grows a tree, and more when it may think longer; where there is no more, what there is must
   do. */
static bool open_tree(struct mind *mind, uint32_t room) {
    if (!mind->tree || mind->tree->room < room) {
        struct tree *tree = new_tree(mind, room);
        if (!tree && !mind->tree)
            tree = new_tree(mind, 1);
        if (tree) {
            mind_free_tree(mind->tree);
            mind->tree = tree;
        }
    }
    if (!mind->tree)
        return false;
    mind->tree->nodes = mind->tree->edges = 0;
    memset(mind->tree->slot, 0, mind->tree->room * USUAL_SLOTS * sizeof *mind->tree->slot);
    return true;
}

/* The node of a state: the one that is there, or a new one. */
static uint32_t find_node(struct mind *mind, const void *state) {
    struct tree *tree = mind->tree;
    uint64_t key = mind_hash_state(mind, state);
    uint32_t slots = tree->room * USUAL_SLOTS, slot = (uint32_t)(key % slots);
    for (; tree->slot[slot]; slot = (slot + 1) % slots)
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
        struct node *node = &mind->tree->node[child];
        if (node->visits == 0 || mind->compared)
            mind_glance(mind, branches.state[i], 1, GLANCE_ROLLS, node->seen);
        if (node->visits == 0)
            memcpy(node->share, node->seen, sizeof node->share);
    }
}

/* Whether the decision is the one that was asked for, which is tried however it looks. */
static bool is_asked(const struct mind *mind, uint32_t at, game_action action) {
    return at == 0 && mind->asked && *mind->asked == action;
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

/* Where to look next: the decision that is best when both its worth and how little it was tried count, if it was not tried more
   than `limit` times; of chance's results the one that is most behind its odds. */
static struct edge *choose_edge(const struct mind *mind, uint32_t at, uint32_t limit) {
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
        if (edge->visits <= limit && (!chosen || score > most)) {
            most = score;
            chosen = edge;
        }
    }
    return chosen;
}

/* The most visits that an option may have beside another that it is compared with. */
static uint32_t most_beside(uint32_t visits) {
    return visits + visits / AHEAD + HEAD_START;
}

/* The same for what is compared: outcomes in turn, and of decisions the best few as often as each other. Whichever comes to the
   front waits for the others there, and the one that is asked for is there in any case. */
static struct edge *choose_compared(const struct mind *mind) {
    const struct tree *tree = mind->tree;
    struct edge *first = tree->edge + tree->node[0].first, *end = first + tree->node[0].count;
    uint32_t front[WIDTH] = {0}; /* the most visits, in order */
    struct edge *asked = NULL, *least = first;
    for (struct edge *edge = first; edge < end; edge++) {
        uint32_t visits = edge->visits;
        for (size_t i = 0; i < mind->compared; i++)
            if (visits > front[i]) {
                uint32_t swap = front[i];
                front[i] = visits;
                visits = swap;
            }
        least = edge->visits < least->visits ? edge : least;
        asked = is_asked(mind, 0, edge->action) ? edge : asked;
    }
    if (tree->node[0].who == GAME_CHANCE)
        return least;
    if (asked && asked->visits < front[0])
        return asked;
    uint32_t level = tree->node[0].count < mind->compared ? least->visits : front[mind->compared - 1];
    return choose_edge(mind, 0, most_beside(level) - 1);
}

/* Changes what a node is worth, as far as all chances stay chances. */
static void shift(const struct mind *mind, struct node *node, const float *change, float part) {
    for (int seat = 0; seat < mind->seats; seat++)
        if (node->share[seat] + part * change[seat] < 0)
            part = -node->share[seat] / change[seat];
    mind_add(mind, node->share, change, part);
}

/* At a glance states in the middle of a turn look better than they are. So results of chance that were not tried yet are taken to
   disappoint as much as those that were. */
static void correct(const struct mind *mind, struct node *node) {
    const struct tree *tree = mind->tree;
    float tried = 0, change[GAME_MAX_SEATS] = {0};
    for (const struct edge *edge = tree->edge + node->first; edge < tree->edge + node->first + node->count;
         edge++)
        if (edge->visits) {
            tried += edge->part;
            mind_add(mind, change, tree->node[edge->node].share, edge->part);
            mind_add(mind, change, tree->node[edge->node].seen, -edge->part);
        }
    if (tried > 0)
        shift(mind, node, change, (1 - tried) / tried);
}

/* What a node is worth: at chance the mean by the odds, at a decision what the best of those tried is worth. */
static void update(const struct mind *mind, struct node *node) {
    const struct tree *tree = mind->tree;
    const struct edge *first = tree->edge + node->first, *end = first + node->count;
    if (node->who == GAME_CHANCE) {
        mind_clear(mind, node->share);
        for (const struct edge *edge = first; edge < end; edge++)
            mind_add(mind, node->share, tree->node[edge->node].share, edge->part);
        if (mind->compared)
            correct(mind, node);
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

/* Whether the graph may grow on. */
static bool has_room(struct mind *mind) {
    const struct tree *tree = mind->tree;
    return !mind_must_stop(mind) && tree->nodes + ONE_WALK < tree->room * USUAL_NODES &&
           tree->edges + ONE_WALK < tree->room * USUAL_EDGES;
}

/* Whether a walk must go on growing where the graph ends: where options are compared, up to the end of the turn. In the middle of
   one the evaluation is too hopeful to be set against what another option has come to. */
static bool must_go_on(const struct mind *mind, const struct node *end, int mover) {
    return mind->compared && (end->who == GAME_CHANCE || end->who == mover || (end->who >= 0 && mover < 0));
}

/* Carries worth back along a walk, or takes back one that did not come to its end. */
static void return_from(const struct mind *mind, struct edge *const *taken, int depth, bool good) {
    struct tree *tree = mind->tree;
    while (depth-- > 0) {
        struct node *node = &tree->node[depth ? taken[depth - 1]->node : 0];
        if (good) {
            node->visits++;
            update(mind, node);
        } else
            taken[depth]->visits--;
    }
}

/* One walk from the root to where the graph ends, which grows there, and back. */
static void walk(struct mind *mind) {
    struct tree *tree = mind->tree;
    struct edge *taken[MAX_DEPTH];
    uint32_t at = 0;
    int depth = 0, mover = -1;
    for (; depth < MAX_DEPTH; depth++) {
        if (tree->node[at].count == 0) {
            if (!must_go_on(mind, &tree->node[at], mover))
                break;
            if (!has_room(mind)) {
                return_from(mind, taken, depth, false);
                return;
            }
            grow(mind, at);
        }
        if (tree->node[at].who >= 0)
            mover = tree->node[at].who;
        taken[depth] = at == 0 && mind->compared ? choose_compared(mind) : choose_edge(mind, at, UINT32_MAX);
        taken[depth]->visits++;
        at = taken[depth]->node;
    }
    struct node *end = &tree->node[at];
    if (end->who == GAME_OVER || end->visits == 0)
        mind_glance(mind, state_of(mind, at), 1, GLANCE_ROLLS, end->share);
    else if (end->count == 0)
        grow(mind, at);
    end->visits++;
    return_from(mind, taken, depth, true);
}

/* Whether an option was tried enough: not much less than the others that it is compared with, or than the most. */
static bool is_trusted(const struct mind *mind, const struct edge *edge, uint32_t most) {
    if (mind->compared == 0)
        return edge->visits * TRUSTED >= most;
    return is_asked(mind, 0, edge->action) || (edge->visits > 0 && most_beside(edge->visits) >= most);
}

/* The options that were tried enough come first, by worth. One that is asked for may be known at a glance only, like the others
   that were tried once. */
static void collect(const struct mind *mind, int seat, struct mind_answer *answer) {
    const struct tree *tree = mind->tree;
    const struct edge *first = tree->edge + tree->node[0].first, *end = first + tree->node[0].count;
    uint32_t most = 1;
    size_t trusted = 0;
    for (const struct edge *edge = first; edge < end; edge++)
        most = edge->visits > most ? edge->visits : most;
    if (tree->node[0].visits == 1)
        return;
    for (const struct edge *edge = first; edge < end; edge++) {
        if (!is_trusted(mind, edge, most))
            continue;
        size_t at = trusted;
        while (answer->option[at].action != edge->action)
            at++;
        struct mind_option option = answer->option[at];
        answer->option[at] = answer->option[trusted];
        if (edge->visits)
            memcpy(option.share, tree->node[edge->node].share, sizeof option.share);
        answer->option[trusted++] = option;
    }
    answer->exact = trusted;
    mind_sort_options(answer, trusted, seat);
}

static void grow_decisions(struct mind *mind, const void *state, struct mind_answer *answer) {
    mind->tree->node[find_node(mind, state)].visits = 1;
    grow(mind, 0);
    while (has_room(mind))
        walk(mind);
    collect(mind, mind_seat(mind, state), answer);
}

void mind_grow_part(struct mind *mind, const void *state, const struct mind_limits *limits,
                    struct mind_answer *answer) {
    mind_start(mind, limits);
    mind_look_at_all(mind, state, mind_seat(mind, state), answer);
    if (answer->count > mind->part && answer->count > 1 && open_tree(mind, room_for(limits)))
        grow_decisions(mind, state, answer);
    answer->nodes = mind->nodes;
}

/* An edge for each different result of a roll, however many there are; inside the graph it may be a sample. Which edge each
   outcome takes is noted in `edge_of`. */
static void grow_outcomes(struct mind *mind, const void *state, const struct mind_answer *answer,
                          uint32_t *edge_of) {
    struct tree *tree = mind->tree;
    struct node *root = &tree->node[find_node(mind, state)];
    root->visits = 1;
    for (size_t i = 0; i < answer->count; i++) {
        unsigned char next[MAX_STATE];
        memcpy(next, state, mind->game->state_bytes);
        mind->game->play(mind->setting, next, answer->option[i].action);
        uint32_t child = find_node(mind, next), at = 0;
        while (at < tree->edges && tree->edge[at].node != child)
            at++;
        edge_of[i] = at;
        if (at < tree->edges)
            continue;
        tree->edge[tree->edges++] = (struct edge){.node = child};
        mind_glance(mind, next, 1, GLANCE_ROLLS, tree->node[child].share);
    }
    root->count = tree->edges;
}

static void keep_outcomes(const struct mind *mind, const uint32_t *edge_of, struct mind_answer *answer) {
    const struct tree *tree = mind->tree;
    for (size_t i = 0; i < answer->count; i++)
        memcpy(answer->option[i].share, tree->node[tree->edge[edge_of[i]].node].share,
               sizeof answer->option[i].share);
}

/* All in turn. What counts is what was known when all had last been tried equally often. */
static void compare_outcomes(struct mind *mind, const void *state, struct mind_answer *answer) {
    uint32_t *edge_of = mind->actions + (size_t)(MAX_PLY - 1) * GAME_MAX_ACTIONS;
    answer->count = mind->game->list(mind->setting, state, mind->actions);
    answer->exact = answer->count;
    for (size_t i = 0; i < answer->count; i++)
        answer->option[i].action = mind->actions[i];
    grow_outcomes(mind, state, answer, edge_of);
    keep_outcomes(mind, edge_of, answer);
    for (;;) {
        for (uint32_t i = 0; i < mind->tree->node[0].count; i++) {
            if (!has_room(mind))
                return;
            walk(mind);
        }
        keep_outcomes(mind, edge_of, answer);
    }
}

bool mind_make_room(struct mind *mind) {
    return open_tree(mind, 1);
}

void mind_compare(struct mind *mind, const void *state, const struct mind_limits *limits, size_t most,
                  const game_action *asked, struct mind_answer *answer) {
    int seat = mind_seat(mind, state);
    open_tree(mind, room_for(limits));
    mind_start(mind, limits);
    mind->compared = most < WIDTH ? most : WIDTH;
    mind->asked = asked;
    if (seat == GAME_CHANCE)
        compare_outcomes(mind, state, answer);
    else {
        mind_look_at_all(mind, state, seat, answer);
        grow_decisions(mind, state, answer);
    }
    mind->compared = 0;
    mind->asked = NULL;
    answer->nodes = mind->nodes;
}
