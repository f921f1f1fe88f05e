/* Which states are the same game: the order of a seat's dice means nothing. And which decisions only spend: the position stays
   as it was, with fewer actions or abilities left in this turn. */
#include "notation.h"
#include "rules.h"

#include <stddef.h>
#include <string.h>

/* A die's place in the order, with its number in the low bits. The pending die comes before its twins, and dice in hand that are
   still to be rolled come last; dice that are not in the game (place 0) go to the end. */
static uint64_t order_of(const struct ship *ship, bool rolling, bool pending, unsigned number) {
    return (uint64_t)(uint16_t)(ship->place - 1) << 40 | (uint64_t)rolling << 32 |
           (uint64_t)ship->number << 24 | (uint64_t)ship->used << 16 | (uint64_t)!pending << 8 | number;
}

/* Nearly always no die is pending or to be rolled; then a die is no more than its place in the order says. */
static void sort_plain(struct ship ships[MAX_SHIPS]) {
    uint32_t order[MAX_SHIPS];
    bool moved = false;
    for (unsigned i = 0; i < MAX_SHIPS; i++) {
        uint32_t key =
            (uint32_t)(uint16_t)(ships[i].place - 1) << 16 | (uint32_t)ships[i].number << 8 | ships[i].used;
        unsigned at = i;
        for (; at > 0 && order[at - 1] > key; at--, moved = true)
            order[at] = order[at - 1];
        order[at] = key;
    }
    for (unsigned i = 0; moved && i < MAX_SHIPS; i++)
        ships[i] = (struct ship){.place = (uint16_t)((order[i] >> 16) + 1),
                                 .number = (uint8_t)(order[i] >> 8),
                                 .used = (uint8_t)order[i]};
}

static void sort_ships(struct state *state, int seat, bool pends) {
    struct ship *ships = state->ship[seat], sorted[MAX_SHIPS];
    unsigned rolling = seat == state->picker ? state->rolling : 0, rolling_sorted = 0;
    uint64_t order[MAX_SHIPS];
    bool moved = false;
    for (unsigned i = 0; i < MAX_SHIPS; i++) {
        if (rolling >> i & 1 && ships[i].number)
            ships[i].number = 1; /* what it showed before the roll means nothing any more */
        uint64_t key = order_of(&ships[i], rolling >> i & 1, pends && i == state->pending, i);
        unsigned at = i;
        for (; at > 0 && order[at - 1] > key; at--, moved = true)
            order[at] = order[at - 1];
        order[at] = key;
    }
    if (!moved)
        return;
    unsigned pending = state->pending;
    for (unsigned i = 0; i < MAX_SHIPS; i++) {
        unsigned from = order[i] & 0xff;
        sorted[i] = ships[from];
        rolling_sorted |= (rolling >> from & 1) << i;
        if (pends && from == state->pending)
            pending = i;
    }
    memcpy(ships, sorted, sizeof sorted);
    if (rolling) {
        state->rolling = (uint8_t)rolling_sorted;
        pending = (unsigned)__builtin_ctz(rolling_sorted); /* they are rolled in order, whichever they were */
    }
    state->pending = (uint8_t)(pends ? pending : state->pending);
}

void quantum_canonical(const void *any_setting, void *any_state) {
    const struct setting *setting = any_setting;
    struct state *state = any_state;
    if (state->phase == 0 && state->stage != STAGE_OVER)
        return; /* 3.4: at set-up dice are put down in their order */
    int holder = quantum_stages[state->stage].pending ? quantum_pending_seat(state) : -1;
    for (int seat = 0; seat < setting->seats; seat++)
        if (seat == holder || (seat == state->picker && state->rolling))
            sort_ships(state, seat, seat == holder);
        else
            sort_plain(state->ship[seat]);
}

/* Every die of `after` stands for one of `before` that is in the same place, shows the same and had used no more of what still
   counts. */
static bool ships_only_spend(const struct ship *before, const struct ship *after, unsigned counts) {
    unsigned taken = 0;
    for (unsigned i = 0; i < MAX_SHIPS; i++) {
        unsigned k = 0;
        while (k < MAX_SHIPS &&
               (taken >> k & 1 || before[k].place != after[i].place || before[k].number != after[i].number ||
                before[k].used & ~after[i].used & counts))
            k++;
        if (k == MAX_SHIPS)
            return false;
        taken |= 1u << k;
    }
    return true;
}

static bool same_between(const struct state *a, const struct state *b, size_t from, size_t to) {
    return memcmp((const char *)a + from, (const char *)b + from, to - from) == 0;
}

bool quantum_only_spends(const void *any_setting, const void *any_before, const void *any_after) {
    const struct setting *setting = any_setting;
    const struct state *before = any_before, *after = any_after;
    /* Without an action, and without cards, no ship moves any more this turn: which have moved is all the same. */
    unsigned counts = before->actions || setting->rules == RULES_FULL ? ~0u : ~(unsigned)USED_MOVE;
    if (before->stage != STAGE_TURN || after->stage != STAGE_TURN || before->seat != after->seat ||
        after->actions > before->actions || before->used_commands & ~after->used_commands ||
        !ships_only_spend(before->ship[before->seat], after->ship[before->seat], counts))
        return false;
    for (int seat = 0; seat < setting->seats; seat++)
        if (seat != before->seat &&
            memcmp(before->ship[seat], after->ship[seat], sizeof before->ship[seat]) != 0)
            return false;
    size_t used = offsetof(struct state, used_commands), actions = offsetof(struct state, actions);
    return same_between(before, after, offsetof(struct state, commands), used) &&
           same_between(before, after, used + sizeof before->used_commands, actions) &&
           same_between(before, after, actions + sizeof before->actions, sizeof *before);
}
