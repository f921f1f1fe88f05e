/* Promises about canonical states: they are the same game as the state they stand for, and what only spends gains nothing. */
#include "contract_internal.h"
#include "hash.h"

#include <math.h>
#include <stdlib.h>

enum { CANONICAL = 2, NEXT = 3, AGAIN = 4 }; /* spares */

static int compare_hashes(const void *a, const void *b) {
    uint64_t left = *(const uint64_t *)a, right = *(const uint64_t *)b;
    return left < right ? -1 : left > right;
}

/* The canonical states that the actions of a state lead to, with the weights of outcomes, in order. */
static size_t list_successors(struct contract *c, const void *state, int who, uint64_t *hashes) {
    game_action actions[GAME_MAX_ACTIONS + GAME_MAX_SEATS];
    size_t count = c->game->list(c->setting, state, actions);
    for (size_t i = 0; i < count; i++) {
        uint32_t weight = who == GAME_CHANCE ? c->game->weight(c->setting, state, actions[i]) : 1;
        contract_copy(c, c->spare[NEXT], state);
        c->game->play(c->setting, c->spare[NEXT], actions[i]);
        c->game->canonical(c->setting, c->spare[NEXT]);
        hashes[i] =
            hash_bytes(hash_bytes(HASH_START, &weight, sizeof weight), c->spare[NEXT], c->game->state_bytes);
    }
    qsort(hashes, count, sizeof *hashes, compare_hashes);
    return count;
}

static bool same_successors(struct contract *c, const struct probe *place) {
    uint64_t *hashes = malloc(2 * (place->count + 1) * sizeof *hashes);
    bool same = hashes != NULL;
    game_action actions[GAME_MAX_ACTIONS + GAME_MAX_SEATS];
    if (same && c->game->list(c->setting, c->spare[CANONICAL], actions) == place->count) {
        list_successors(c, place->state, place->who, hashes);
        list_successors(c, c->spare[CANONICAL], place->who, hashes + place->count);
        for (size_t i = 0; i < place->count; i++)
            same = same && hashes[i] == hashes[place->count + i];
    } else
        same = false;
    free(hashes);
    return same;
}

static bool same_features(struct contract *c, const void *a, const void *b) {
    float feature[2][GAME_MAX_SEATS * GAME_MAX_FEATURES];
    if (!c->game->features)
        return true;
    c->game->features(c->setting, a, feature[0]);
    c->game->features(c->setting, b, feature[1]);
    for (size_t i = 0; i < (size_t)c->seats * c->game->feature_count; i++)
        if (fabsf(feature[0][i] - feature[1][i]) > 1e-5f)
            return false;
    return true;
}

bool contract_canonical_is_the_same_game(struct contract *c, const struct probe *place) {
    if (!c->game->canonical)
        return true;
    contract_copy(c, c->spare[CANONICAL], place->state);
    c->game->canonical(c->setting, c->spare[CANONICAL]);
    contract_copy(c, c->spare[AGAIN], c->spare[CANONICAL]);
    c->game->canonical(c->setting, c->spare[AGAIN]);
    if (!contract_same(c, c->spare[CANONICAL], c->spare[AGAIN]))
        return contract_broken(c, "the canonical state of a canonical state is another one");
    if (c->game->who(c->setting, c->spare[CANONICAL]) != place->who ||
        c->game->turn(c->setting, c->spare[CANONICAL]) != c->game->turn(c->setting, place->state))
        return contract_broken(c, "another seat decides in the canonical state");
    if (!same_features(c, place->state, c->spare[CANONICAL]))
        return contract_broken(c, "the canonical state has other features");
    if (!contract_state_round_trips(c, c->spare[CANONICAL]))
        return false;
    return same_successors(c, place) ||
           contract_broken(c, "the canonical state's actions lead to other games");
}

/* Everything that can be done after it could be done before, so there are not more decisions. */
bool contract_spending_gains_nothing(struct contract *c, const struct probe *place) {
    game_action next[GAME_MAX_ACTIONS + GAME_MAX_SEATS];
    if (!c->game->only_spends || place->who < 0)
        return true;
    for (size_t i = 0; i < place->count; i++) {
        contract_copy(c, c->spare[NEXT], place->state);
        c->game->play(c->setting, c->spare[NEXT], place->actions[i]);
        if (!c->game->only_spends(c->setting, place->state, c->spare[NEXT]))
            continue;
        c->report->spent++;
        if (c->game->who(c->setting, c->spare[NEXT]) != place->who)
            return contract_broken(c, "action %08x only spends, and another seat decides",
                                   (unsigned)place->actions[i]);
        if (c->game->list(c->setting, c->spare[NEXT], next) > place->count)
            return contract_broken(c, "action %08x only spends, and there are more decisions after it",
                                   (unsigned)place->actions[i]);
    }
    return true;
}
