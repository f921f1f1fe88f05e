/* The other way to search: a tree that grows where it matters (Monte-Carlo tree search with chance nodes, guided by what
   decisions are worth at a glance, the evaluation in the place of random games). */
#include "clock.h"
#include "inside.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_NODES = 1 << 16,
    WIDTH = 24,      /* decisions of a node that are tried at all */
    MAX_DEPTH = 200, /* of the tree */
};

/* How much a decision that looks good at a glance is tried though others have done better so far; and how much better it
   must look to be much likelier. */
static const float explore = 0.35f, glance_scale = 0.04f;

struct node {
    game_action action; /* that led here */
    int who;
    uint32_t first, count; /* its children, once it is grown */
    uint32_t visits;
    float part;                  /* at a decision: how good it looked; at chance: its odds */
    float share[GAME_MAX_SEATS]; /* what it is worth */
};

struct tree {
    struct node *node;
    unsigned char *state; /* of each node */
    uint32_t count;
};

static unsigned char *state_of(const struct mind *mind, uint32_t node) {
    return mind->tree->state + (size_t)node * mind->game->state_bytes;
}

static bool open_tree(struct mind *mind) {
    struct tree *tree = mind->tree ? mind->tree : calloc(1, sizeof *tree);
    if (!tree)
        return false;
    mind->tree = tree;
    if (!tree->node)
        tree->node = malloc(MAX_NODES * sizeof *tree->node);
    if (!tree->state)
        tree->state = malloc(MAX_NODES * mind->game->state_bytes);
    tree->count = 0;
    return tree->node && tree->state;
}

void mind_free_tree(struct tree *tree) {
    if (!tree)
        return;
    free(tree->node);
    free(tree->state);
    free(tree);
}

static uint32_t add_node(struct mind *mind, const void *state, game_action action, float part) {
    uint32_t at = mind->tree->count++;
    memcpy(state_of(mind, at), state, mind->game->state_bytes);
    mind->tree->node[at] = (struct node){
        .action = action, .who = mind->game->who(mind->setting, state_of(mind, at)), .part = part};
    return at;
}

/* Children for every result of chance. */
static void grow_chance(struct mind *mind, uint32_t at) {
    struct branches branches;
    mind_branch(mind, state_of(mind, at), mind->actions, &branches);
    for (size_t i = 0; i < branches.count; i++) {
        uint32_t child = add_node(mind, branches.state[i], 0, branches.odds[i]);
        mind_glance(mind, branches.state[i], 1, GLANCE_ROLLS, mind->tree->node[child].share);
    }
}

/* Children for the decisions that look best, each with a part in the sum of how good they look. */
static void grow_decision(struct mind *mind, uint32_t at, int seat) {
    size_t count = mind_rank(mind, state_of(mind, at), seat, 0, WIDTH);
    const struct candidate *candidates = mind->candidate;
    float sum = 0;
    count = count < WIDTH ? count : WIDTH;
    for (size_t i = 0; i < count; i++)
        sum += expf((candidates[i].score - candidates[0].score) / glance_scale);
    for (size_t i = 0; i < count; i++) {
        unsigned char next[MAX_STATE];
        float part = expf((candidates[i].score - candidates[0].score) / glance_scale) / sum;
        memcpy(next, state_of(mind, at), mind->game->state_bytes);
        mind->game->play(mind->setting, next, candidates[i].action);
        uint32_t child = add_node(mind, next, candidates[i].action, part);
        mind_clear(mind, mind->tree->node[child].share);
        mind->tree->node[child].share[seat] = candidates[i].score;
    }
}

static void grow(struct mind *mind, uint32_t at) {
    struct node *node = &mind->tree->node[at];
    node->first = mind->tree->count;
    if (node->who == GAME_CHANCE)
        grow_chance(mind, at);
    else
        grow_decision(mind, at, node->who);
    node->count = mind->tree->count - node->first;
}

/* Where to look next: the decision that is best when both its worth and how little it was tried count; of chance's results
   the one that is most behind its odds. */
static uint32_t choose_child(const struct tree *tree, const struct node *node) {
    float most = -INFINITY;
    uint32_t chosen = node->first;
    for (uint32_t i = node->first; i < node->first + node->count; i++) {
        const struct node *child = &tree->node[i];
        float score = node->who == GAME_CHANCE
                          ? child->part * (float)node->visits - (float)child->visits
                          : child->share[node->who] + explore * child->part * sqrtf((float)node->visits) /
                                                          (1 + (float)child->visits);
        if (score > most) {
            most = score;
            chosen = i;
        }
    }
    return chosen;
}

/* What a node is worth: at chance the mean by the odds, at a decision what the best of those tried is worth. */
static void update(const struct mind *mind, struct node *node) {
    const struct tree *tree = mind->tree;
    if (node->who == GAME_CHANCE) {
        mind_clear(mind, node->share);
        for (uint32_t i = node->first; i < node->first + node->count; i++)
            mind_add(mind, node->share, tree->node[i].share, tree->node[i].part);
        return;
    }
    const struct node *best = NULL;
    for (uint32_t i = node->first; i < node->first + node->count; i++)
        if (tree->node[i].visits && (!best || tree->node[i].share[node->who] > best->share[node->who]))
            best = &tree->node[i];
    if (best)
        memcpy(node->share, best->share, sizeof node->share);
}

/* One walk from the root to where the tree ends, which grows there, and back. */
static void walk(struct mind *mind) {
    struct tree *tree = mind->tree;
    uint32_t path[MAX_DEPTH], at = 0;
    int depth = 0;
    while (tree->node[at].count && depth < MAX_DEPTH - 1) {
        path[depth++] = at;
        at = choose_child(tree, &tree->node[at]);
    }
    struct node *end = &tree->node[at];
    if (end->who == GAME_OVER || end->visits == 0)
        mind_glance(mind, state_of(mind, at), 1, GLANCE_ROLLS, end->share);
    else
        grow(mind, at);
    end->visits++;
    while (depth > 0) {
        struct node *node = &tree->node[path[--depth]];
        node->visits++;
        update(mind, node);
    }
}

/* The options that the root tried come first, by worth; an option tried little is not to be trusted. */
static void collect(const struct mind *mind, int seat, struct mind_answer *answer) {
    const struct node *root = &mind->tree->node[0];
    uint32_t most = 0;
    for (uint32_t i = root->first; i < root->first + root->count; i++)
        most = mind->tree->node[i].visits > most ? mind->tree->node[i].visits : most;
    size_t trusted = 0;
    for (uint32_t i = root->first; i < root->first + root->count; i++) {
        const struct node *child = &mind->tree->node[i];
        if (child->visits * 4 < most || child->visits == 0)
            continue;
        size_t at = trusted;
        while (at < answer->count && answer->option[at].action != child->action)
            at++;
        struct mind_option swap = answer->option[trusted];
        answer->option[trusted].action = child->action;
        memcpy(answer->option[trusted].share, child->share, sizeof child->share);
        if (at != trusted)
            answer->option[at] = swap;
        trusted++;
    }
    answer->exact = trusted;
    mind_sort_options(answer, trusted, seat);
}

void mind_grow(struct mind *mind, const void *state, const struct mind_limits *limits,
               struct mind_answer *answer) {
    int seat = mind->game->who(mind->setting, state);
    mind_start(mind, limits);
    mind_look_at_all(mind, state, seat, answer);
    if (answer->count > 1 && open_tree(mind)) {
        mind->tree->node[add_node(mind, state, 0, 1)].visits = 1;
        grow(mind, 0);
        while (!mind_must_stop(mind) && mind->tree->count + WIDTH < MAX_NODES)
            walk(mind);
        collect(mind, seat, answer);
    }
    answer->nodes = mind->nodes;
}
