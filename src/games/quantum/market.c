/* Phase 2 with cards (9.1): the market of six, the decks, and picking. A deck is the set of cards left in it and a draw is
   an outcome of chance, so there is no order that could leak. */
#include "cards.h"
#include "rules.h"

#include <string.h>

static bool is_gambit(unsigned card) {
    return card < GAMBITS;
}

unsigned quantum_gambits_up(const struct state *state) {
    unsigned count = 0;
    for (int i = 0; i < GAMBITS; i++)
        count += state->gambit_market[i];
    return count;
}

static unsigned commands_up(const struct state *state) {
    return (unsigned)__builtin_popcount(state->command_market);
}

/* An empty deck is rebuilt from its discards at the next draw. */
static void gambits_to_draw(const struct state *state, uint8_t counts[GAMBITS]) {
    unsigned left = 0;
    memcpy(counts, state->gambit_deck, GAMBITS);
    for (int i = 0; i < GAMBITS; i++)
        left += counts[i];
    for (int i = 0; left == 0 && i < GAMBITS; i++)
        counts[i] = (uint8_t)quantum_discarded_gambits(state, (enum gambit)i);
}

static uint32_t commands_to_draw(const struct state *state) {
    return state->command_deck ? state->command_deck : quantum_discarded_commands(state);
}

game_action *quantum_list_draws(const struct state *state, game_action *out) {
    uint8_t counts[GAMBITS];
    if (quantum_gambits_up(state) < FACE_UP) {
        gambits_to_draw(state, counts);
        for (unsigned i = 0; i < GAMBITS; i++)
            if (counts[i])
                *out++ = make_action(DRAW, 0, 0, i, 0);
        return out;
    }
    for (uint32_t rest = commands_to_draw(state); rest; rest &= rest - 1)
        *out++ = make_action(DRAW, 0, 0, GAMBITS + (unsigned)__builtin_ctz(rest), 0);
    return out;
}

uint32_t quantum_draw_weight(const struct state *state, game_action draw) {
    uint8_t counts[GAMBITS];
    if (!is_gambit(to_of(draw)))
        return 1;
    gambits_to_draw(state, counts);
    return counts[to_of(draw)];
}

/* Continues once the market is full: plays the gambit that was taken, or goes to the next pick. */
static void after_draws(const struct setting *setting, struct state *state) {
    if (state->phase == 0)
        quantum_start_turn(setting, state, state->seat, TURN_ACTIONS);
    else if (state->gambit)
        quantum_gambits[state->gambit - 1].carry_out(setting, state);
    else
        quantum_continue_picking(setting, state);
}

void quantum_play_draw(const struct setting *setting, struct state *state, game_action action) {
    unsigned card = to_of(action);
    if (is_gambit(card)) {
        uint8_t deck[GAMBITS];
        gambits_to_draw(state, deck);
        deck[card]--;
        memcpy(state->gambit_deck, deck, sizeof deck);
        state->gambit_market[card]++;
    } else {
        uint32_t bit = (uint32_t)1 << (card - GAMBITS);
        state->command_deck = commands_to_draw(state) & ~bit;
        state->command_market |= bit;
    }
    if (quantum_gambits_up(state) == FACE_UP && commands_up(state) == FACE_UP)
        after_draws(setting, state);
}

/* First the seat whose turn it is picks, then clockwise the others who earned cards during the turn. */
void quantum_continue_picking(const struct setting *setting, struct state *state) {
    state->stage = STAGE_PICK;
    while (state->earned[state->picker] == 0) {
        state->picker = (uint8_t)((state->picker + 1) % setting->seats);
        if (state->picker == state->seat) {
            quantum_next_turn(setting, state);
            return;
        }
    }
}

static bool has_expansion_ship(const struct state *state, int seat) {
    for (int i = 0; i < MAX_SHIPS; i++)
        if (state->ship[seat][i].place == PLACE_NONE)
            return true;
    return false;
}

game_action *quantum_list_picks(const struct state *state, game_action *out) {
    uint32_t held = state->commands[state->picker];
    bool full = __builtin_popcount(held) == MAX_COMMANDS;
    for (unsigned i = 0; i < GAMBITS; i++)
        if (state->gambit_market[i] && (i != EXPANSION || has_expansion_ship(state, state->picker)))
            *out++ = make_action(TAKE, 0, 0, i, 0);
    for (uint32_t rest = state->command_market; rest; rest &= rest - 1) {
        unsigned card = GAMBITS + (unsigned)__builtin_ctz(rest);
        if (!full)
            *out++ = make_action(TAKE, 0, 0, card, 0);
        for (uint32_t old = full ? held : 0; old; old &= old - 1)
            *out++ = make_action(TAKE, 0, 0, card, 1 + (unsigned)__builtin_ctz(old));
    }
    *out++ = make_action(REFRESH, 0, 0, 0, 0);
    *out++ = make_action(DECLINE, 0, 0, 0, 0);
    return out;
}

void quantum_lose_commands(struct state *state, int seat, uint32_t commands) {
    state->commands[seat] &= ~commands;
    state->fresh &= ~commands;
    state->used_commands &= ~commands;
}

static void take_command(struct state *state, unsigned command, unsigned replaced) {
    uint32_t bit = (uint32_t)1 << command;
    if (replaced)
        quantum_lose_commands(state, state->picker, (uint32_t)1 << (replaced - 1));
    state->command_market &= ~bit;
    state->commands[state->picker] |= bit;
    state->fresh |= bit;
}

void quantum_play_pick(const struct setting *setting, struct state *state, game_action action) {
    unsigned card = to_of(action);
    state->earned[state->picker]--;
    state->stage = STAGE_DRAW;
    switch (kind_of(action)) {
    case TAKE:
        if (is_gambit(card)) {
            state->gambit_market[card]--;
            state->gambit = (uint8_t)(card + 1);
        } else
            take_command(state, card - GAMBITS, from_of(action));
        break;
    case REFRESH:
        memset(state->gambit_market, 0, sizeof state->gambit_market);
        state->command_market = 0;
        break;
    default:
        quantum_continue_picking(setting, state);
    }
}
