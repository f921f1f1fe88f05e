/* Raider attacks (7.3), battles (8) and the action in the Void (6.5). */
#include "rules.h"

void andromeda_clear_sides(struct play *play) {
    memset(play->state->side, 0, sizeof play->state->side);
}

/* Attack. */

static int class_rank(int figure) {
    return figure == DRAGON ? 7 : figure_class(figure) * 2;
}

int andromeda_attacker(const struct setting *setting, const struct state *state, int place) {
    int best = -1;
    for (int figure = 0; figure < FIGURES; figure++) {
        int at = state->figure[figure];
        if (at >= PLACES)
            continue;
        int far = setting->distance[at][place];
        if (far > setting->data.raider[figure_card(setting, state, figure)].range)
            continue;
        if (best >= 0) {
            int best_far = setting->distance[state->figure[best]][place];
            int rank = class_rank(figure) - (figure == DRAGON),
                best_rank = class_rank(best) - (best == DRAGON);
            if (far > best_far || (far == best_far && rank < best_rank))
                continue;
            /* Class C and the Dragon are equal by class: reading order, then the Dragon in one place. */
            if (far == best_far && rank == best_rank &&
                (state->figure[best] < at || (state->figure[best] == at && figure != DRAGON)))
                continue;
        }
        best = figure;
    }
    return best;
}

/* 7.3 to 7.6: the only move that a raider makes. */
void andromeda_do_attack(struct play *play) {
    struct state *state = play->state;
    int seat = top(play)->seat;
    pop(play);
    if (state->active >= PLACES || state->seat[seat].out)
        return;
    uint32_t here = andromeda_ships_at(state, seat, state->active);
    if (!here || andromeda_raiders(state) >> state->active & 1) /* 7.3, 7.4 */
        return;
    int figure = andromeda_attacker(play->setting, state, state->active);
    if (figure < 0)
        return;
    int card = figure_card(play->setting, state, figure);
    if (!play->data->raider[card].warp || state->active == play->data->void_place ||
        !play->setting->void_in_play) {
        tell(play, TOLD_ATTACK, seat, card, state->active);
        andromeda_put_figure(play, figure, state->active);
        return;
    }
    /* 7.6 */
    int ship = -1;
    for (int i = 0; i < SHIPS; i++)
        if (here >> i & 1 &&
            (ship < 0 || (kind_of_ship(i) == state->launched && kind_of_ship(ship) != state->launched)))
            ship = i;
    int kind = kind_of_ship(ship);
    tell(play, TOLD_WARP, seat, kind, 0);
    state->figure[figure] = play->data->void_place;
    andromeda_move_ship(play, seat, ship, play->data->void_place);
    state->active = play->data->void_place;
    if (is_unity(play->setting, seat)) /* 18.12 */
        andromeda_draw_card(play, seat);
    else
        push(play, T_VOID, seat, 0, kind, 0, 0);
}

/* Battle. */

/* 8.4. */
void andromeda_retreat(struct play *play, int seat) {
    for (uint32_t here; (here = andromeda_ships_at(play->state, seat, play->state->active));)
        andromeda_move_ship(play, seat, __builtin_ctz(here), LOC_BAY);
    tell(play, TOLD_RETREAT, seat, 0, 0);
}

/* 19.12. */
int andromeda_strongest_other(const struct setting *setting, const struct state *state, int seat) {
    uint8_t order[MAX_SEATS + 1];
    int count = andromeda_order(setting, state, state->turn, order), sides = andromeda_sides(setting, state);
    int best = -1, most = 0, start = 0;
    order[count++] = RAIDER_SIDE;
    for (int i = 0; i < count; i++)
        if (order[i] == seat)
            start = i;
    for (int i = 1; i < count; i++) {
        int other = order[(start + i) % count];
        int dice = sides >> other & 1 ? andromeda_dice(setting, state, other) : 0;
        if (dice > most) {
            most = dice;
            best = other;
        }
    }
    return best;
}

/* 19.11. */
static void unity_joins(struct play *play, int seat) {
    struct state *state = play->state;
    const struct seat *own = seat_at(play, seat);
    if (is_nebula(&state->place[state->active]))
        return;
    for (int again = 1; again;) {
        again = 0;
        for (int ship = 0; ship < SHIPS && !again; ship++) {
            int at = own->at[ship], kind = kind_of_ship(ship);
            if (at >= PLACES || at == state->active)
                continue;
            const struct place *from = &state->place[at];
            if (kind == TRANSPORT && is_planet(from) && !from->owner)
                continue;
            if (kind != CRUISER && play->setting->distance[at][state->active] >
                                       andromeda_range(play->setting, state, seat, kind))
                continue;
            tell(play, TOLD_JOINED, seat, kind, at);
            andromeda_move_ship(play, seat, ship, state->active);
            again = 1; /* moving a ship has re-sorted the transports */
        }
    }
}

/* The better of two rolls: 1, 0 or -1. */
static int compare_rolls(const struct side *a, const struct side *b) {
    for (int i = 0; i < BATTLE_DICE; i++)
        if (a->roll[i] != b->roll[i])
            return a->roll[i] > b->roll[i] ? 1 : -1;
    return 0;
}

/* 8.7. */
static void find_winner(struct play *play) {
    struct state *state = play->state;
    int best = -1, sides = 0;
    bool tied = false;
    for (int side = 0; side < SIDES; side++) {
        if (!state->side[side].dice)
            continue;
        sides |= 1 << side;
        int better = best < 0 ? 1 : compare_rolls(&state->side[side], &state->side[best]);
        if (better > 0) {
            best = side;
            tied = false;
        } else if (better == 0)
            tied = true;
    }
    state->winner = (uint8_t)(tied || best < 0 ? NOBODY : best);
    state->losers = (uint8_t)(state->winner == NOBODY ? sides : sides & ~(1 << state->winner));
    tell(play, state->winner == NOBODY ? TOLD_NOBODY_WON : TOLD_WON, state->winner, state->active, 0);
}

static void raider_clauses(struct play *play, int seat, int event) {
    uint8_t figures[FIGURES];
    for (int i = andromeda_figures_at(play->state, play->state->active, figures) - 1; i >= 0; i--) {
        const struct entry *entry =
            entry_of(play->data, KIND_RAIDER, figure_card(play->setting, play->state, figures[i]));
        for (int c = entry->clauses - 1; c >= 0; c--)
            if (play->data->option[play->data->clause[entry->clause + c].option].event == event)
                push(play, D_CLAUSE, seat, CONTEXT_MUST | CONTEXT_LOSERS, event, entry->clause + c, 0);
    }
}

/* 8.8. */
static void reward(struct play *play) {
    struct state *state = play->state;
    int seat = state->winner;
    uint8_t figures[FIGURES];
    if (seat >= play->setting->seats || state->seat[seat].out)
        return;
    struct seat *own = seat_at(play, seat);
    own->wins = (uint8_t)(own->wins < 255 ? own->wins + 1 : 255);
    int beaten = andromeda_figures_at(state, state->active, figures);
    own->raiders = (uint8_t)(own->raiders + beaten > 255 ? 255 : own->raiders + beaten);
    push(play, T_TRIGGER, seat, ON_WIN, CONTEXT_LOSERS, 0, 0);
    if (state->side[seat].loot && !is_unity(play->setting, seat))
        push(play, D_STEAL, seat, NOBODY, state->side[seat].loot, state->losers, 0);
    if (state->side[seat].prize)
        push(play, T_PRIZE, seat, state->side[seat].prize, 0, 0, 0);
    raider_clauses(play, seat, ON_WIN);
    push(play, T_ADVANCE, seat, SUP, 0, 0, 0);
}

/* 7.7, 8.10. */
static void defeat(struct play *play) {
    struct state *state = play->state;
    if (state->winner == RAIDER_SIDE)
        return;
    for (int figure = 0; figure < FIGURES; figure++)
        if (state->figure[figure] == state->active) {
            tell(play, TOLD_DEFEATED, 0, figure_card(play->setting, state, figure), 0);
            state->figure[figure] = NOWHERE;
        }
    andromeda_put_figure(play, 0, state->figure[0]);
}

/* What a seat decides in a phase of the battle. */
static void take_part(struct play *play, int phase, int seat) {
    struct state *state = play->state;
    bool unity = is_unity(play->setting, seat), here = andromeda_sides(play->setting, state) >> seat & 1;
    switch (phase) {
    case BATTLE_ESCALATION: /* 8.2 */
        if (unity)
            unity_joins(play, seat);
        else
            push(play, D_JOIN, seat, 0, 0, 0, 0);
        break;
    case BATTLE_DIPLOMACY: /* 8.3 */
        if (here && unity) {
            int left = 0;
            for (int i = 0; i < CONFLICTS; i++)
                left += state->unity.conflict[i];
            for (int i = 0; left == 0 && i < play->data->count[KIND_CONFLICT]; i++)
                state->unity.conflict[i] = entry_of(play->data, KIND_CONFLICT, i)->copies;
            push(play, C_CONFLICT, seat, 0, 0, 0, 0);
        } else if (here)
            push(play, D_DIPLOMACY, seat, 0, 0, 0, 0);
        break;
    case BATTLE_PREPARATIONS: /* 8.5 */
        if (!here)
            break;
        if (!unity)
            push(play, D_DIVERT, seat, 0, 0, 0, 0);
        andromeda_trigger(play, seat, ON_BATTLE);
        break;
    case BATTLE_ROLL:
        if (here)
            push(play, C_ROLL, seat, 0, 0, 0, 0);
        break;
    case BATTLE_LOSERS: /* 8.9 */
        if (!(state->losers >> seat & 1))
            break;
        if (state->winner == RAIDER_SIDE)
            raider_clauses(play, seat, ON_HIT);
        andromeda_trigger(play, seat, ON_LOSE);
        if (!unity)
            push(play, D_OPS, seat, 0, 0, 0, 0);
        break;
    case BATTLE_DAMAGE:
        if (state->losers >> seat & 1)
            push(play, T_DAMAGE, seat, 0, 0, 0, 0);
        break;
    default:
        break;
    }
}

void andromeda_do_battle(struct play *play) {
    struct frame *frame = top(play);
    struct state *state = play->state;
    int seat = frame->seat, phase = frame->a;
    uint8_t order[MAX_SEATS];
    if (phase == BATTLE_START) {
        if (state->active >= PLACES || !andromeda_ships_at(state, seat, state->active) ||
            count_bits((uint32_t)andromeda_sides(play->setting, state)) < 2) {
            pop(play);
            return;
        }
        andromeda_clear_sides(play);
        state->fight = IN_BATTLE;
        state->winner = NOBODY;
        state->losers = 0;
        tell(play, TOLD_BATTLE, seat, state->active, 0);
        frame->a = BATTLE_ESCALATION;
        frame->c = 0;
        return;
    }
    if (state->fight != IN_BATTLE) {
        pop(play);
        return;
    }
    bool fought = phase > BATTLE_ROLL;
    if (!fought && phase > BATTLE_ESCALATION &&
        count_bits((uint32_t)andromeda_sides(play->setting, state)) < 2) {
        frame->a = BATTLE_END;
        return;
    }
    switch (phase) {
    case BATTLE_OUTCOME:
        find_winner(play);
        frame->a++;
        return;
    case BATTLE_REWARD:
        frame->a++;
        reward(play);
        return;
    case BATTLE_DEFEAT:
        frame->a++;
        defeat(play);
        return;
    case BATTLE_END:
        state->fight = NO_FIGHT;
        state->losers = 0;
        state->winner = NOBODY;
        andromeda_clear_sides(play);
        pop(play);
        return;
    default:
        break;
    }
    int count = andromeda_order(play->setting, state, seat, order);
    if (state->seat[seat].out) /* the active seat has resigned: from the next one on */
        count =
            andromeda_order(play->setting, state, andromeda_next_player(play->setting, state, seat), order);
    /* c: a bit for each side that has decided in this phase, so that no side is skipped when another resigns. */
    for (int i = 0; i < count; i++)
        if (!(frame->c >> order[i] & 1)) {
            frame->c = (uint16_t)(frame->c | 1 << order[i]);
            take_part(play, phase, order[i]);
            return;
        }
    if (phase == BATTLE_ROLL && !(frame->c >> RAIDER_SIDE & 1)) {
        frame->c |= 1 << RAIDER_SIDE;
        if (andromeda_sides(play->setting, state) >> RAIDER_SIDE & 1) {
            push(play, C_ROLL, RAIDER_SIDE, 0, 0, 0, 0);
            return;
        }
    }
    frame->c = 0;
    frame->a++;
}

/* 8.11. */
void andromeda_do_damage(struct play *play) {
    struct frame *frame = top(play);
    struct state *state = play->state;
    int seat = frame->seat;
    struct seat *own = seat_at(play, seat);
    uint32_t here = andromeda_ships_at(state, seat, state->active);
    if (!frame->a) {
        frame->a = 1;
        int guard = state->side[seat].guard;
        if (guard && guard < count_bits(here)) {
            push(play, D_SAVE, seat, 0, guard, 0, 0);
            return;
        }
        if (guard)
            for (int ship = 0; ship < SHIPS; ship++)
                if (here >> ship & 1)
                    own->at[ship] = LOC_SAVED;
        here = andromeda_ships_at(state, seat, state->active);
    }
    /* Each ship here once; ships that stay are moved to LOC_SAVED meanwhile. */
    while ((here = andromeda_ships_at(state, seat, state->active))) {
        int ship = 31 - __builtin_clz(here);
        struct power power;
        andromeda_power(play->setting, state, seat, &power);
        if (own->hurt[ship] < power.shield[kind_of_ship(ship)]) {
            own->hurt[ship]++;
            own->at[ship] = LOC_SAVED;
            tell(play, TOLD_MARKED, seat, kind_of_ship(ship), 0);
            andromeda_sort_ships(own);
        } else
            andromeda_damage_ship(play, seat, ship);
    }
    for (int ship = 0; ship < SHIPS; ship++)
        if (own->at[ship] == LOC_SAVED)
            own->at[ship] = state->active;
    andromeda_sort_ships(own);
    pop(play);
}

/* The Void (6.5). */
enum { VOID_CARD, VOID_EFFECTS, VOID_ENERGY, VOID_ROLL, VOID_FACE, VOID_DONE };

void andromeda_do_void(struct play *play) {
    struct frame *frame = top(play);
    struct state *state = play->state;
    int seat = frame->seat;
    if (state->seat[seat].out || (frame->a > VOID_CARD && state->fight != IN_VOID)) {
        state->fight = NO_FIGHT;
        state->void_kind = 0;
        andromeda_clear_sides(play);
        pop(play);
        return;
    }
    switch (frame->a++) {
    case VOID_CARD:
        andromeda_clear_sides(play);
        state->fight = IN_VOID;
        state->void_kind = frame->b;
        push(play, D_DIPLOMACY, seat, 1, 0, 0, 0);
        break;
    case VOID_EFFECTS:
        andromeda_trigger(play, seat, ON_BATTLE);
        break;
    case VOID_ENERGY:
        push(play, D_DIVERT, seat, 1, 0, 0, 0);
        break;
    case VOID_ROLL:
        push(play, C_ROLL, seat, 0, 0, 0, 0);
        break;
    case VOID_FACE:
        push(play, D_FACE, seat, 0, 0, 0, 0);
        break;
    default:
        pop(play);
    }
}

/* Odds. Whoever has more sixes wins; if equal, more fives; and so on (8.7): rolls are ordered by their counts. */

uint32_t andromeda_roll_weight(int dice, int faces, game_action roll) {
    uint32_t weight = 1, same = 0;
    (void)faces;
    for (int i = 0; i < dice; i++) {
        same = i > 0 && die_of(roll, i) == die_of(roll, i - 1) ? same + 1 : 1;
        weight = weight * (uint32_t)(i + 1) / same;
    }
    return weight;
}

enum { MOST_ROLLS = 462, KEYS = 117649 };

struct rolls {
    int count;
    int key[MOST_ROLLS]; /* descending */
    double chance[MOST_ROLLS];
    double below[MOST_ROLLS + 1]; /* the chance of everything from here on */
};

static void spread(struct rolls *rolls, int face, int least, int dice, int left, int key, double chance) {
    if (face < least) {
        rolls->key[rolls->count] = key;
        rolls->chance[rolls->count++] = chance;
        return;
    }
    int from = face == least ? left : 0;
    static const int power[] = {1, 7, 49, 343, 2401, 16807};
    double faces = face - least + 1;
    for (int n = left; n >= from; n--) {
        /* n of the dice left show this face, each with chance 1/faces. */
        double part = 1;
        for (int i = 0; i < n; i++)
            part *= (left - i) / (double)(i + 1) / faces;
        for (int i = n; i < left; i++)
            part *= (faces - 1) / faces;
        spread(rolls, face - 1, least, dice, left - n, key + n * power[face - 1],
               chance * (face == least ? 1 : part));
    }
}

void andromeda_battle_odds(const int *dice, const int *aim, int sides, double *win, double *nobody) {
    struct rolls rolls[SIDES];
    double sum = 0;
    for (int side = 0; side < sides; side++) {
        rolls[side].count = 0;
        spread(&rolls[side], FACES, aim[side], dice[side], dice[side], 0, 1);
        rolls[side].below[rolls[side].count] = 0;
        for (int i = rolls[side].count - 1; i >= 0; i--)
            rolls[side].below[i] = rolls[side].below[i + 1] + rolls[side].chance[i];
    }
    for (int side = 0; side < sides; side++) {
        int at[SIDES] = {0};
        win[side] = 0;
        for (int i = 0; i < rolls[side].count; i++) {
            double chance = rolls[side].chance[i];
            for (int other = 0; other < sides; other++) {
                if (other == side)
                    continue;
                while (at[other] < rolls[other].count && rolls[other].key[at[other]] >= rolls[side].key[i])
                    at[other]++;
                chance *= rolls[other].below[at[other]];
            }
            win[side] += chance;
        }
        sum += win[side];
    }
    *nobody = sum < 1 ? 1 - sum : 0;
}
