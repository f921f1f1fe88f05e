/* Whole-turn expectimax with exact odds over the decisions with the best static estimates, a transposition table, and the replies
   of opponents as far as the depth says. */
#include "ai_internal.h"

#include <string.h>

enum {
    MAX_ROLLS = 3, /* chance nodes in a row */
    WIDTHS = 8,
};

/* The position of a state in the search. */
struct frame {
    int ply;
    int turn;    /* whose turn is being searched */
    int step;    /* decisions of that seat so far */
    int replies; /* opponents' turns still to search */
    int rolls;   /* chance nodes since the last decision: ties can repeat without end */
    bool own;    /* it is the turn of the seat at the root */
};

static void value(struct ai_search *search, const void *state, struct frame frame, float *share);

static void value_of_chance(struct ai_search *search, const void *state, struct frame frame, float *share) {
    struct branches branches;
    float part[GAME_MAX_SEATS];
    ai_expand_chance(search, state, frame.ply, &branches);
    ai_clear(search, share);
    frame.ply++;
    for (size_t i = 0; i < branches.count; i++) {
        value(search, ai_branch_state(search, &branches, i), frame, part);
        ai_add(search, share, part, branches.odds[i]);
    }
}

static size_t width_at(const uint8_t *widths, int step) {
    return widths[step < WIDTHS ? step : WIDTHS - 1];
}

static void value_of_decision(struct ai_search *search, const void *state, int seat, struct frame frame,
                              float *share) {
    size_t width = width_at(frame.own ? search->depth->own : search->depth->reply, frame.step);
    const struct candidate *candidates = ai_candidates(search, frame.ply);
    size_t count = ai_rank(search, state, seat, frame.ply, width);
    float best = -1;
    if (seat == frame.turn)
        frame.step++;
    frame.ply++;
    for (size_t i = 0; i < count && i < width; i++) {
        _Alignas(max_align_t) unsigned char next[GAME_MAX_STATE];
        float part[GAME_MAX_SEATS];
        memcpy(next, state, search->game->state_bytes);
        search->game->play(search->setting, next, candidates[i].action);
        value(search, next, frame, part);
        if (part[seat] > best) {
            best = part[seat];
            memcpy(share, part, sizeof part);
        }
    }
}

/* Whether the search continues into a decision: always within the turn, and into opponents' turns while replies are left. */
static bool continues_into(const struct ai_search *search, const void *state, struct frame *frame) {
    int turn = search->game->turn(search->setting, state);
    if (turn == frame->turn)
        return true;
    if (frame->replies == 0)
        return false;
    frame->replies--;
    frame->turn = turn;
    frame->step = 0;
    frame->own = false;
    return true;
}

/* The key of a state in the transposition table. Once the widths stop changing the step is left out, so that lines of different
   length transpose. */
static uint64_t table_key(const struct ai_search *search, const void *state, const struct frame *frame) {
    const uint8_t *widths = frame->own ? search->depth->own : search->depth->reply;
    int step = WIDTHS - 1;
    while (step > 0 && widths[step - 1] == widths[WIDTHS - 1])
        step--;
    step = frame->step < step ? frame->step : step;
    return ai_hash_state(search, state) ^
           search->salt * (uint64_t)(1 + frame->own + 8 * step + 64 * frame->replies + 65536 * frame->turn);
}

static void value(struct ai_search *search, const void *state, struct frame frame, float *share) {
    int who = search->game->who(search->setting, state);
    frame.rolls = who == GAME_CHANCE ? frame.rolls + 1 : 0;
    if (who == GAME_OVER || frame.ply >= MAX_PLY - 4 || frame.rolls > MAX_ROLLS || ai_should_stop(search)) {
        ai_value(search, state, share);
        return;
    }
    if (who >= 0 && !continues_into(search, state, &frame)) {
        ai_value(search, state, share);
        return;
    }
    uint64_t key = table_key(search, state, &frame);
    struct entry *entry = &search->table[key % AI_TABLE_ENTRIES];
    if (entry->key == key && entry->generation == search->generation) {
        memcpy(share, entry->share, sizeof entry->share);
        return;
    }
    if (who == GAME_CHANCE)
        value_of_chance(search, state, frame, share);
    else
        value_of_decision(search, state, who, frame, share);
    if (!search->stopped) {
        entry->key = key;
        entry->generation = search->generation;
        memcpy(entry->share, share, sizeof entry->share);
    }
}

/* One iteration of deepening. The result of an interrupted one is used if it got past the first decision, the best so far. */
static void search_depth(struct ai_search *search, const void *state, int seat, struct ai_answer *answer) {
    size_t useful = ai_useful(answer);
    size_t width = search->depth->own[0] < useful ? search->depth->own[0] : useful;
    struct ai_option found[256];
    size_t done = 0;
    search->salt = search->salt * 6364136223846793005u + 1442695040888963407u;
    for (; done < width; done++) {
        _Alignas(max_align_t) unsigned char next[GAME_MAX_STATE];
        struct frame frame = {.ply = 1,
                              .turn = search->game->turn(search->setting, state),
                              .step = 1,
                              .replies = search->depth->replies,
                              .own = true};
        memcpy(next, state, search->game->state_bytes);
        search->game->play(search->setting, next, answer->option[done].action);
        found[done] = answer->option[done];
        value(search, next, frame, found[done].share);
        if (search->stopped)
            break;
    }
    if (done < 2 && width > 1) {
        ai_sort_options(answer, answer->exact, seat);
        return;
    }
    memcpy(answer->option, found, done * sizeof *found);
    answer->exact = done;
    ai_sort_options(answer, done, seat);
}

static const struct ai_depth no_depths[] = {{.own = {0}}};

void ai_plan(struct ai_search *search, const void *state, const struct ai_depth *depths,
             const struct ai_limits *limits, struct ai_answer *answer) {
    int seat = search->game->who(search->setting, state);
    _Alignas(max_align_t) unsigned char guessed[GAME_MAX_STATE];
    ai_begin(search, state, limits);
    ai_estimate_all(search, state, seat, answer);
    if (search->secrets) { /* one determinization only */
        ai_infoset_guess(search, state, seat, guessed);
        state = guessed;
    }
    if (depths->own[0] && !ai_reserve_expectimax(search))
        depths = no_depths; /* static estimates only */
    for (; depths->own[0] && !search->stopped && answer->count > 1; depths++) {
        search->depth = depths;
        search_depth(search, state, seat, answer);
    }
    answer->nodes = search->nodes;
}
