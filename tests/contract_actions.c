/* Properties of deciders, legal actions, odds and playing. */
#include "contract_internal.h"

#include <stdlib.h>

enum { PROBES = 24, RESIGNED_STEPS = 16 };

bool contract_who_is_in_range(struct contract *c, const struct probe *place) {
    int turn = c->game->turn(c->setting, place->state);
    if (turn < 0 || turn >= c->seats)
        return contract_broken(c, "it is the turn of %d", turn);
    if (place->who == GAME_CHANCE || place->who == GAME_OVER)
        return true;
    if (place->who < 0 || place->who >= c->seats)
        return contract_broken(c, "who is %d", place->who);
    return c->game->present(c->setting, place->state, place->who) ||
           contract_broken(c, "seat %d has resigned and decides", place->who);
}

static int compare_actions(const void *a, const void *b) {
    game_action left = *(const game_action *)a, right = *(const game_action *)b;
    return left < right ? -1 : left > right;
}

static bool listed(const struct probe *place, game_action action) {
    for (size_t i = 0; i < place->count; i++)
        if (place->actions[i] == action)
            return true;
    return false;
}

bool contract_list_is_whole(struct contract *c, const struct probe *place) {
    game_action again[GAME_MAX_ACTIONS + GAME_MAX_SEATS];
    if (place->count > c->game->max_actions)
        return contract_broken(c, "%zu actions are more than max_actions", place->count);
    if ((place->count == 0) != (place->who == GAME_OVER))
        return contract_broken(c, "%zu actions for %d", place->count, place->who);
    if (c->game->list(c->setting, place->kept, again) != place->count)
        return contract_broken(c, "a copy lists another number of actions");
    for (size_t i = 0; i < place->count; i++)
        if (again[i] != place->actions[i])
            return contract_broken(c, "a copy lists other actions");
    qsort(again, place->count, sizeof *again, compare_actions);
    for (size_t i = 1; i < place->count; i++)
        if (again[i - 1] == again[i])
            return contract_broken(c, "action %08x is listed twice", (unsigned)again[i]);
    if (place->count > 0 && GAME_IS_RESIGN(again[place->count - 1]))
        return contract_broken(c, "action %08x is listed, a resignation", (unsigned)again[place->count - 1]);
    return true;
}

/* Weights are whole numbers, so the odds add up to exactly 1 if their sum is the total that they are divided by. */
bool contract_odds_add_up(struct contract *c, const struct probe *place) {
    uint64_t sum = 0;
    if (place->who != GAME_CHANCE)
        return true;
    for (size_t i = 0; i < place->count; i++) {
        uint32_t weight = c->game->weight(c->setting, place->state, place->actions[i]);
        if (weight == 0)
            return contract_broken(c, "outcome %08x has weight 0", (unsigned)place->actions[i]);
        sum += weight;
    }
    if (sum > UINT32_MAX)
        return contract_broken(c, "the weights add up to more than 32 bits hold");
    if (sum != game_total_weight(c->game, c->setting, place->state, place->actions, place->count))
        return contract_broken(c, "the weights add up to another total when added again");
    game_action last =
        game_outcome_at(c->game, c->setting, place->state, place->actions, place->count, (uint32_t)sum - 1);
    return last == place->actions[place->count - 1] ||
           contract_broken(c, "the last number is not the last outcome");
}

/* Plays on two copies in different memory; the result is in spare 0. */
static bool carried_out(struct contract *c, const struct probe *place, game_action action) {
    contract_copy(c, c->spare[0], place->state);
    contract_copy(c, c->spare[1], place->state);
    c->game->play(c->setting, c->spare[0], action);
    c->game->play(c->setting, c->spare[1], action);
    if (contract_same(c, c->spare[0], place->state))
        return contract_broken(c, "action %08x changes nothing", (unsigned)action);
    return contract_same(c, c->spare[0], c->spare[1]) ||
           contract_broken(c, "action %08x makes of two equal states two that differ", (unsigned)action);
}

bool contract_action_is_carried_out(struct contract *c, const struct probe *place) {
    if (place->who == GAME_OVER)
        return true;
    if (!game_allows(c->game, c->setting, place->state, place->chosen))
        return contract_broken(c, "action %08x is not allowed", (unsigned)place->chosen);
    return carried_out(c, place, place->chosen);
}

bool contract_every_action_works(struct contract *c, const struct probe *place) {
    game_action next[GAME_MAX_ACTIONS + GAME_MAX_SEATS];
    for (size_t i = 0; i < place->count; i++) {
        c->report->successors++;
        if (!carried_out(c, place, place->actions[i]))
            return false;
        int who = c->game->who(c->setting, c->spare[0]);
        size_t count = c->game->list(c->setting, c->spare[0], next);
        if (who < GAME_OVER || who >= c->seats || count > c->game->max_actions ||
            (count == 0) != (who == GAME_OVER))
            return contract_broken(c, "after action %08x, %zu actions for %d", (unsigned)place->actions[i],
                                   count, who);
        contract_copy(c, c->spare[2], c->spare[0]);
        if (!contract_state_round_trips(c, c->spare[2]))
            return false;
    }
    return true;
}

/* A random number, a listed action with one bit flipped, or an action played before. */
static game_action unlikely_action(struct contract *c, const struct probe *place) {
    uint32_t kind = random_below(&c->probe, 3);
    if (kind == 0 && place->count > 0)
        return place->actions[random_below(&c->probe, (uint32_t)place->count)] ^
               1u << random_below(&c->probe, 32);
    if (kind == 1 && c->played_count > 0)
        return c->played[random_below(&c->probe, (uint32_t)c->played_count)];
    return (game_action)random_next(&c->probe);
}

bool contract_unlisted_is_refused(struct contract *c, const struct probe *place) {
    for (int i = 0; i < PROBES; i++) {
        game_action action = unlikely_action(c, place);
        if (GAME_IS_RESIGN(action) || listed(place, action))
            continue;
        if (game_allows(c->game, c->setting, place->state, action))
            return contract_broken(c, "action %08x is allowed and not listed", (unsigned)action);
    }
    return true;
}

/* An automa never has a choice. */
bool contract_automa_moves_itself(struct contract *c, const struct probe *place) {
    int people = 0;
    c->game->begin(c->setting, c->spare[0]);
    for (int seat = 0; seat < c->seats; seat++) {
        bool automa = game_is_automa(c->game, c->setting, place->state, seat);
        if (automa != game_is_automa(c->game, c->setting, c->spare[0], seat))
            return contract_broken(c, "seat %d was %s automa at the beginning", seat, automa ? "no" : "an");
        people += !automa;
        if (!automa)
            continue;
        if (!c->game->present(c->setting, place->state, seat))
            return contract_broken(c, "the automa in seat %d has resigned", seat);
        if (place->who != seat)
            continue;
        if (place->count != 1)
            return contract_broken(c, "the automa in seat %d has %zu decisions", seat, place->count);
        if (c->game->deliberate && c->game->deliberate(c->setting, place->state, place->actions[0]))
            return contract_broken(c, "the automa in seat %d must be asked", seat);
    }
    return people > 0 || contract_broken(c, "all seats are automata");
}

/* The sides with somebody still in the game, and the players still in it. */
struct left {
    int sides, people;
};

static struct left count_left(const struct contract *c, const void *state) {
    struct left left = {0, 0};
    for (int seat = 0; seat < c->seats; seat++) {
        bool first = c->game->present(c->setting, state, seat);
        left.people += first && !game_is_automa(c->game, c->setting, state, seat);
        for (int other = 0; other < seat; other++)
            if (c->game->present(c->setting, state, other) &&
                game_team(c->game, c->setting, state, other) == game_team(c->game, c->setting, state, seat))
                first = false;
        left.sides += first;
    }
    return left;
}

static bool presence_is_right(struct contract *c, const struct probe *place, int resigned) {
    for (int seat = 0; seat < c->seats; seat++) {
        bool before = c->game->present(c->setting, place->state, seat);
        bool after = c->game->present(c->setting, c->there.state, seat);
        if (after != (before && seat != resigned))
            return contract_broken(c, "when %d resigns, %d is %s the game", resigned, seat,
                                   after ? "in" : "out of");
    }
    /* A single side plays against the game and continues while one of its members is in it. */
    struct left before = count_left(c, place->state), left = count_left(c, c->there.state);
    bool over = c->game->who(c->setting, c->there.state) == GAME_OVER;
    bool ends = left.people == 0 || (left.sides == 1 && before.sides > 1);
    /* Resigning in one's own turn ends the turn, which may end the game. */
    bool may_end = over && c->game->turn(c->setting, place->state) == resigned;
    return over == ends || may_end ||
           contract_broken(c, "when %d resigns, %d sides and %d people are left and the game %s", resigned,
                           left.sides, left.people, over ? "is over" : "goes on");
}

bool contract_resigning_works(struct contract *c, const struct probe *place) {
    for (int seat = 0; seat <= GAME_MAX_SEATS; seat++) {
        bool can = place->who >= 0 && seat < c->seats && c->game->present(c->setting, place->state, seat) &&
                   !game_is_automa(c->game, c->setting, place->state, seat);
        if (game_allows(c->game, c->setting, place->state, GAME_RESIGN(seat)) != can)
            return contract_broken(c, "seat %d %s resign", seat, can ? "may not" : "may");
        if (!can)
            continue;
        c->report->resignations++;
        if (!carried_out(c, place, GAME_RESIGN(seat)))
            return false;
        contract_copy(c, c->there.state, c->spare[0]);
        if (!presence_is_right(c, place, seat))
            return false;
        if (!contract_explore(c, "a resignation", RESIGNED_STEPS))
            return false;
    }
    return true;
}
