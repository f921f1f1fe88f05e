/* Events (15). */
#include "rules.h"

/* 15.1. */
void andromeda_move_marker(struct play *play, int seat) {
    struct state *state = play->state;
    state->event++;
    tell(play, TOLD_MARKER, seat, state->event, play->setting->steps);
    if (state->event < play->setting->steps)
        return;
    state->event = 0;
    if (!state->event_deck)
        state->event_deck = play->setting->event_cards;
    push(play, C_EVENT, seat, 0, 0, 0, 0);
}

/* 15.5. */
static int unity_clause(const struct play *play, const struct entry *entry) {
    for (int c = 0; c < entry->clauses; c++)
        if (play->data->option[play->data->clause[entry->clause + c].option].event == FOR_UNITY)
            return entry->clause + c;
    return -1;
}

static int value_of(const struct play *play, int seat, int of) {
    return of == OF_VP ? play->state->seat[seat].vp : play->state->seat[seat].track[of];
}

/* A bit for each seat that a clause concerns. */
static int concerned(const struct play *play, const struct option *option) {
    const struct setting *setting = play->setting;
    int mask = 0, best = option->event == FOR_LEAST ? 9999 : 0;
    for (int seat = 0; seat < setting->seats; seat++) {
        if (play->state->seat[seat].out)
            continue;
        switch (option->event) {
        case FOR_EACH:
            mask |= 1 << seat;
            break;
        case FOR_NEAR: /* 15.3 */
            if (andromeda_void_near(setting, play->state, seat))
                mask |= 1 << seat;
            break;
        case FOR_MOST:
        case FOR_LEAST: {
            int value = value_of(play, seat, option->event == FOR_LEAST ? OF_VP : option->of);
            bool better = option->event == FOR_LEAST ? value < best : value > best;
            if (better) {
                best = value;
                mask = 0;
            }
            if (value == best && (option->event == FOR_LEAST || best > 0))
                mask |= 1 << seat;
            break;
        }
        default:
            break;
        }
    }
    return mask;
}

/* The next clause of the card. a: the card, b: the clause. */
void andromeda_do_event(struct play *play) {
    struct frame *frame = top(play);
    const struct entry *entry = entry_of(play->data, KIND_EVENT, frame->a);
    if (frame->b == entry->clauses) {
        pop(play);
        return;
    }
    int clause = entry->clause + frame->b++, seat = frame->seat;
    const struct option *option = &play->data->option[play->data->clause[clause].option];
    if (option->event == AT_ONCE) {
        push(play, T_STEPS, seat, CONTEXT_MUST, 0, option->step, option->step + option->steps);
        return;
    }
    if (option->event == FOR_UNITY)
        return;
    int other = option->event == FOR_EACH || option->event == FOR_NEAR ? unity_clause(play, entry) : -1;
    push(play, T_CONCERNED, seat, concerned(play, option), 0, clause, other + 1);
}

/* 15.2: the seats concerned, one after the other. a: who is left, c: the clause, d: 1 + the Unity's. */
void andromeda_do_concerned(struct play *play) {
    struct frame *frame = top(play);
    uint8_t order[MAX_SEATS];
    int count = andromeda_order(play->setting, play->state, frame->seat, order);
    for (int i = 0; i < count; i++) {
        if (!(frame->a >> order[i] & 1))
            continue;
        frame->a = (uint8_t)(frame->a & ~(1 << order[i]));
        bool own_clause = is_unity(play->setting, order[i]) && frame->d;
        int clause = own_clause ? frame->d - 1 : frame->c;
        push(play, D_CLAUSE, order[i], CONTEXT_MUST,
             play->data->option[play->data->clause[clause].option].event, clause, 0);
        return;
    }
    pop(play);
}

/* Steps that change the map. */

static int empty_place(const struct state *state) {
    for (int place = 0; place < PLACES; place++)
        if (state->place[place].tile == TILE_NONE)
            return place;
    return -1;
}

static bool ship_in(const struct setting *setting, const struct state *state, int place) {
    for (int seat = 0; seat < setting->seats; seat++)
        if (andromeda_ships_at(state, seat, place))
            return true;
    return false;
}

/* 15.4. */
static bool figure_left(const struct state *state, bool next) {
    if (next && state->came < 4)
        return true;
    for (int figure = 0; figure < 4; figure++)
        if (state->figure[figure] == NOWHERE)
            return true;
    return false;
}

/* The place of the development that collapses, or -1. */
static int falling(const struct setting *setting, const struct state *state) {
    int most = 0, counts[MAX_SEATS];
    for (int seat = 0; seat < setting->seats; seat++) {
        counts[seat] = andromeda_developments(state, seat);
        most = counts[seat] > most ? counts[seat] : most;
    }
    for (int i = PLACES - 1; most > 0 && i >= 0; i--) {
        int place = setting->leftmost[i], owner = state->place[place].owner;
        if (owner && owner != NOBODYS && counts[owner - 1] == most)
            return place;
    }
    return -1;
}

bool andromeda_event_changes(const struct setting *setting, const struct state *state,
                             const struct step *step) {
    int left = 0;
    switch (step->word) {
    case DO_PLANET:
        for (int i = 0; i < PLANET_TYPES; i++)
            left += state->planet_left[i];
        return left > 0 && empty_place(state) >= 0;
    case DO_SPECIAL:
        return state->special_left && empty_place(state) >= 0;
    case DO_BONUS:
        for (int place = 0; place < PLACES; place++)
            if (is_planet(&state->place[place]) && !state->place[place].bonus &&
                !ship_in(setting, state, place))
                return true;
        return false;
    case DO_RAIDER:
        return figure_left(state, step->arg == 0);
    case DO_COLLAPSE:
        return falling(setting, state) >= 0;
    default:
        return setting->void_in_play && state->figure[DRAGON] != setting->data.void_place;
    }
}

static void collapse(struct play *play) {
    struct state *state = play->state;
    int place = falling(play->setting, state);
    if (place < 0)
        return;
    struct place *region = &state->place[place];
    int seat = region->owner - 1;
    struct seat *own = seat_at(play, seat);
    tell(play, TOLD_COLLAPSE, seat, place, 0);
    if (is_unity(play->setting, seat))
        state->unity.rebuild |= 1u << place;
    else {
        const struct entry *type =
            entry_of(play->data, KIND_DEVTYPE, play->data->planet_dev[region->tile - TILE_PLANET]);
        own->leaders = (uint8_t)(own->leaders + region->settled);
        for (int i = 0; i < RESOURCES; i++)
            if (type->cost[i])
                andromeda_gain(play, seat, i, type->cost[i]);
    }
    region->owner = 0;
    region->settled = 0;
}

void andromeda_event_word(struct play *play, int seat, const struct step *step) {
    struct state *state = play->state;
    if (!andromeda_event_changes(play->setting, state, step))
        return;
    switch (step->word) {
    case DO_PLANET:
    case DO_SPECIAL:
        push(play, C_TILE, seat, step->word == DO_PLANET ? 1 : 2, empty_place(state), 0, 0);
        break;
    case DO_BONUS:
        for (int place = 0; place < PLACES; place++)
            if (is_planet(&state->place[place]) && !ship_in(play->setting, state, place))
                state->place[place].bonus = 1;
        tell(play, TOLD_BONUS, seat, 0, 0);
        break;
    case DO_RAIDER: { /* 7.2, 15.4 */
        int figure = 0;
        if (step->arg == 0 && state->came < 4)
            figure = 4 + state->came++;
        else
            while (state->figure[figure] != NOWHERE)
                figure++;
        push(play, C_NEBULA, seat, FOR_FIGURE, figure, 0, 0);
        break;
    }
    case DO_COLLAPSE:
        collapse(play);
        break;
    default:
        state->figure[DRAGON] = play->data->void_place;
        tell(play, TOLD_DRAGON, seat, 0, 0);
    }
}

void andromeda_put_figure(struct play *play, int figure, int place) {
    uint8_t *at = play->state->figure;
    at[figure] = (uint8_t)place;
    for (int i = 1; figure < 4 && i < 4; i++)
        for (int j = i; j > 0 && at[j - 1] > at[j]; j--) {
            uint8_t swap = at[j];
            at[j] = at[j - 1];
            at[j - 1] = swap;
        }
}
