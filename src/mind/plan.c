/* Planning a whole turn: expectimax with exact odds over the decisions that look best, transpositions merged, and the
   replies of others where there is time for them. Works on the contract alone. */
#include "inside.h"

#include <string.h>

enum {
    MAX_ROLLS = 3,      /* in a row, in a search */
    SMALL_DECISION = 4, /* a decision of another seat with so few answers does not end a turn: it reacts */
    MAX_BETWEEN = 2,    /* unless there are more in a row: then the turn has passed on */
    WIDTHS = 8,
};

/* Where in the search a state stands. */
struct place {
    int ply;
    int turn;    /* whose turn is being looked through */
    int step;    /* decisions of that seat so far */
    int replies; /* turns of others still to look through */
    int between; /* decisions of others since that seat's last one */
    int rolls;   /* rolls since the last decision: a tie can be rolled again for ever */
    bool own;    /* it is the turn of the seat that thinks */
};

static void value(struct mind *mind, const void *state, struct place place, float *share);

static void value_of_chance(struct mind *mind, const void *state, struct place place, float *share) {
    struct branches branches;
    float part[GAME_MAX_SEATS];
    mind_branch(mind, state, mind->actions + (size_t)place.ply * GAME_MAX_ACTIONS, &branches);
    mind_clear(mind, share);
    place.ply++;
    for (size_t i = 0; i < branches.count; i++) {
        value(mind, branches.state[i], place, part);
        mind_add(mind, share, part, branches.odds[i]);
    }
}

static size_t width_at(const uint8_t *widths, int step) {
    return widths[step < WIDTHS ? step : WIDTHS - 1];
}

static void value_of_decision(struct mind *mind, const void *state, int seat, struct place place,
                              float *share) {
    size_t width = width_at(place.own ? mind->depth->own : mind->depth->reply, place.step);
    const struct candidate *candidates = mind->candidate + (size_t)place.ply * GAME_MAX_ACTIONS;
    size_t count = mind_rank(mind, state, seat, place.ply, width);
    float best = -1;
    if (seat == place.turn)
        place.step++;
    place.ply++;
    for (size_t i = 0; i < count && i < width; i++) {
        unsigned char next[MAX_STATE];
        float part[GAME_MAX_SEATS];
        memcpy(next, state, mind->game->state_bytes);
        mind->game->play(mind->setting, next, candidates[i].action);
        value(mind, next, place, part);
        if (part[seat] > best) {
            best = part[seat];
            memcpy(share, part, sizeof part);
        }
    }
}

/* Whether the search goes on into a decision of a seat: always in its turn, when it reacts to another's, and as long as
   replies are looked at. */
static bool looks_through(struct mind *mind, const void *state, int seat, struct place *place) {
    game_action *actions = mind->actions + (size_t)place->ply * GAME_MAX_ACTIONS;
    int turn = mind->game->turn ? mind->game->turn(mind->setting, state) : seat;
    if (turn == place->turn) {
        place->between = 0;
        return true;
    }
    if (!mind->game->turn && place->between < MAX_BETWEEN &&
        mind->game->list(mind->setting, state, actions) <= SMALL_DECISION) {
        place->between++;
        return true;
    }
    if (place->replies == 0)
        return false;
    place->replies--;
    place->turn = turn;
    place->step = 0;
    place->between = 0;
    place->own = false;
    return true;
}

/* Under which key the table holds what a state is worth. Where the widths do not change any more the step does not matter:
   the order of actions leads to the same state in any number of steps. */
static uint64_t key_of(const struct mind *mind, const void *state, const struct place *place) {
    const uint8_t *widths = place->own ? mind->depth->own : mind->depth->reply;
    int step = WIDTHS - 1;
    while (step > 0 && widths[step - 1] == widths[WIDTHS - 1])
        step--;
    step = place->step < step ? place->step : step;
    return mind_hash_state(mind, state) ^
           mind->salt * (uint64_t)(1 + place->own + 2 * place->between + 8 * step + 64 * place->replies +
                                   65536 * place->turn);
}

static void value(struct mind *mind, const void *state, struct place place, float *share) {
    int who = mind->game->who(mind->setting, state);
    place.rolls = who == GAME_CHANCE ? place.rolls + 1 : 0;
    if (who == GAME_OVER || place.ply >= MAX_PLY - 4 || place.rolls > MAX_ROLLS || mind_must_stop(mind)) {
        mind_value_now(mind, state, share);
        return;
    }
    if (who >= 0 && !looks_through(mind, state, who, &place)) {
        mind_value_now(mind, state, share);
        return;
    }
    uint64_t key = key_of(mind, state, &place);
    struct entry *entry = &mind->table[key % MIND_TABLE];
    if (entry->key == key && entry->thought == mind->thought) {
        memcpy(share, entry->share, sizeof entry->share);
        return;
    }
    if (who == GAME_CHANCE)
        value_of_chance(mind, state, place, share);
    else
        value_of_decision(mind, state, who, place, share);
    if (!mind->stopped) {
        entry->key = key;
        entry->thought = mind->thought;
        memcpy(entry->share, share, sizeof entry->share);
    }
}

/* The best decisions by a search of this depth. What an interrupted search has found stands if it got past the
   first: that one was the best until now. */
static void search_depth(struct mind *mind, const void *state, int seat, struct mind_answer *answer) {
    size_t width = mind->depth->own[0] < answer->count ? mind->depth->own[0] : answer->count;
    struct mind_option found[256];
    size_t done = 0;
    mind->salt = mind->salt * 6364136223846793005u + 1442695040888963407u;
    for (; done < width; done++) {
        unsigned char next[MAX_STATE];
        struct place place = {
            .ply = 1, .turn = seat, .step = 1, .replies = mind->depth->replies, .own = true};
        memcpy(next, state, mind->game->state_bytes);
        mind->game->play(mind->setting, next, answer->option[done].action);
        found[done].action = answer->option[done].action;
        value(mind, next, place, found[done].share);
        if (mind->stopped)
            break;
    }
    if (done < 2 && width > 1) {
        mind_sort_options(answer, answer->exact ? answer->exact : answer->count, seat);
        return;
    }
    memcpy(answer->option, found, done * sizeof *found);
    answer->exact = done;
    mind_sort_options(answer, done, seat);
}

void mind_think(struct mind *mind, const void *state, const struct mind_depth *depths,
                const struct mind_limits *limits, struct mind_answer *answer) {
    int seat = mind->game->who(mind->setting, state);
    mind_start(mind, limits);
    mind_look_at_all(mind, state, seat, answer);
    for (; depths->own[0] && !mind->stopped && answer->count > 1; depths++) {
        mind->depth = depths;
        search_depth(mind, state, seat, answer);
    }
    answer->nodes = mind->nodes;
}
