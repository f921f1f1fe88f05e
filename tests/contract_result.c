/* Results: utilities, places, scores. */
#include "contract_internal.h"

#include <string.h>

static bool is_near(double a, double b) {
    return a - b < 1e-9 && b - a < 1e-9;
}

static bool same_side(const struct contract *c, const void *state, int seat, int other) {
    return game_team(c->game, c->setting, state, seat) == game_team(c->game, c->setting, state, other);
}

static bool nothing_is_left_over(struct contract *c, const struct game_result *result) {
    for (int seat = c->seats; seat < GAME_MAX_SEATS; seat++)
        if (result->utility[seat] != 0 || result->place[seat] != 0 || result->score[seat] != 0)
            return contract_broken(c, "there is no seat %d, and it has a result", seat);
    for (int seat = 0; seat < c->seats && !result->scored; seat++)
        if (result->score[seat] != 0)
            return contract_broken(c, "seat %d has a score in a game without", seat);
    return true;
}

/* Members of a side have the same utility, and a winning side has a member still in the game. */
static bool sides_are_whole(struct contract *c, const void *state, const struct game_result *result) {
    for (int seat = 0; seat < c->seats; seat++) {
        bool present = false;
        if (!(result->utility[seat] >= 0 && result->utility[seat] <= 1))
            return contract_broken(c, "seat %d has a utility of %g", seat, result->utility[seat]);
        for (int other = 0; other < c->seats; other++) {
            if (!same_side(c, state, seat, other))
                continue;
            present = present || c->game->present(c->setting, state, other);
            if (result->utility[other] != result->utility[seat])
                return contract_broken(c, "seats %d and %d are a team with utilities %g and %g", seat, other,
                                       result->utility[seat], result->utility[other]);
        }
        if (!present && result->utility[seat] > 0)
            return contract_broken(c, "seat %d is not in the game and has won", seat);
    }
    return true;
}

static bool utilities_add_up(struct contract *c, const void *state, const struct game_result *result) {
    double sum = 0, parts = 0, part[GAME_MAX_SEATS], most = 0;
    game_win_shares(c->game, c->setting, state, part);
    for (int seat = 0; seat < c->seats; seat++) {
        bool first = true;
        for (int other = 0; other < seat; other++)
            first = first && !same_side(c, state, seat, other);
        sum += first ? result->utility[seat] : 0;
        parts += part[seat];
        most = result->utility[seat] > most ? result->utility[seat] : most;
    }
    if (!is_near(sum, 1) && sum != 0)
        return contract_broken(c, "the utilities of all sides add up to %g", sum);
    if (!is_near(parts, sum))
        return contract_broken(c, "the parts of the win add up to %g", parts);
    for (int seat = 0; seat < c->seats; seat++)
        if (result->utility[seat] > 0 && !is_near(result->utility[seat], most))
            return contract_broken(c, "seat %d shares the win unequally", seat);
    return true;
}

/* 1 2 2 4. If nobody has won, nobody has place 1. */
static bool places_rank(struct contract *c, const struct game_result *result) {
    int first = 2;
    for (int seat = 0; seat < c->seats; seat++)
        if (result->utility[seat] > 0)
            first = 1;
    for (int seat = 0; seat < c->seats; seat++) {
        int place = first;
        for (int other = 0; other < c->seats; other++)
            place += result->place[other] < result->place[seat];
        if (result->place[seat] != place)
            return contract_broken(c, "seat %d has place %d, and counted it is %d", seat, result->place[seat],
                                   place);
        if ((result->utility[seat] > 0) != (place == 1))
            return contract_broken(c, "seat %d has place %d and a utility of %g", seat, place,
                                   result->utility[seat]);
    }
    return true;
}

/* Only without teams and resignations: a team may win by one of its seats. */
static bool scores_rank(struct contract *c, const void *state, const struct game_result *result) {
    if (!result->scored || c->run->scores_do_not_rank)
        return true;
    for (int seat = 0; seat < c->seats; seat++)
        for (int other = 0; other < c->seats; other++)
            if ((other != seat && same_side(c, state, seat, other)) ||
                !c->game->present(c->setting, state, other))
                return true;
    for (int seat = 0; seat < c->seats; seat++)
        for (int other = 0; other < c->seats; other++)
            if (result->score[seat] > result->score[other] && result->place[seat] > result->place[other])
                return contract_broken(c, "seat %d has more points than %d and a worse place", seat, other);
    return true;
}

bool contract_result_is_sound(struct contract *c, const struct probe *place) {
    struct game_result result, again;
    if (place->who != GAME_OVER)
        return true;
    game_result(c->game, c->setting, place->state, &result);
    game_result(c->game, c->setting, place->kept, &again);
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        if (result.utility[seat] != again.utility[seat] || result.place[seat] != again.place[seat] ||
            result.score[seat] != again.score[seat] || result.scored != again.scored)
            return contract_broken(c, "a copy has another result");
    return nothing_is_left_over(c, &result) && sides_are_whole(c, place->state, &result) &&
           utilities_add_up(c, place->state, &result) && places_rank(c, &result) &&
           scores_rank(c, place->state, &result);
}
