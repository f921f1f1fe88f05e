/* The interpreter: runs the frame on top until a decision or chance is due. Resigning. */
#include "rules.h"

static void do_effect(struct play *play) {
    struct frame *frame = top(play);
    if (frame->c == frame->d) {
        pop(play);
        return;
    }
    int clause = frame->c++, seat = frame->seat, context = frame->a, event = frame->b;
    if (frame->c == frame->d)
        pop(play);
    push(play, D_CLAUSE, seat, context, event, clause, 0);
}

/* 10.3: in the science row one ship activates from left to right what is undamaged and not yet activated. */
static void do_science(struct play *play) {
    struct frame *frame = top(play);
    int seat = frame->seat;
    struct seat *own = seat_at(play, seat);
    if (!(own->printed >> SCI & 1)) {
        own->printed |= 1 << SCI;
        andromeda_do_effect(play, seat, entry_of(play->data, KIND_ROW, SCI), CONTEXT_MODULE);
        return;
    }
    while (frame->b < ROW_ROOM && own->row[SCI][frame->b]) {
        uint8_t *module = &own->row[SCI][frame->b++];
        if (*module & (DAMAGED | ACTIVATED))
            continue;
        *module |= ACTIVATED;
        andromeda_do_effect(play, seat, entry_of(play->data, KIND_MODULE, (*module & DESIGN) - 1),
                            CONTEXT_MODULE);
        return;
    }
    pop(play);
}

/* 14.3. */
static void do_discovery(struct play *play) {
    struct frame frame = *top(play);
    const struct state *state = play->state;
    int tokens = state->pile[frame.a];
    pop(play);
    for (int i = 0; i < DISCOVERIES; i++)
        tokens += state->pile_known[frame.a][i];
    if (tokens == 0) {
        andromeda_score_vp(play, frame.seat, 2);
        return;
    }
    push(play, D_TAKE, frame.seat, frame.a, 0, 0, 0);
    for (int i = 0; i < 2 && i < tokens; i++)
        push(play, C_TOKEN, frame.seat, frame.a, 0, 0, 0);
}

/* Discovery tokens for the Unity (18.8, 18.9). a: the pile, b: their number. */
static void do_unity_tokens(struct play *play) {
    struct frame *frame = top(play);
    const struct state *state = play->state;
    int tokens = state->pile[frame->a], seat = frame->seat, pile = frame->a;
    for (int i = 0; i < DISCOVERIES; i++)
        tokens += state->pile_known[pile][i];
    if (frame->b == 0) {
        pop(play);
        return;
    }
    frame->b--;
    if (tokens)
        push(play, C_TOKEN, seat, pile, 0, 0, 0);
    else
        andromeda_score_vp(play, seat, 2);
}

/* 19.12. */
static void do_foedrop(struct play *play) {
    struct frame *frame = top(play);
    uint8_t order[MAX_SEATS];
    int count = andromeda_order(play->setting, play->state, frame->seat, order), n = frame->a;
    for (int i = 0; i < count; i++)
        if (frame->c >> order[i] & 1) {
            frame->c = (uint16_t)(frame->c & ~(1 << order[i]));
            for (int j = 0; j < n; j++)
                push(play, C_DISCARD, order[i], 0, 0, 0, 0);
            return;
        }
    pop(play);
}

/* The end: the Unity's destiny is drawn (16.2). */
static void do_finish(struct play *play) {
    struct state *state = play->state;
    int unity = play->setting->players;
    if (unity_plays(play->setting) && play->setting->destiny && !state->seat[unity].destiny[1]) {
        push(play, C_DESTINY, unity, state->seat[unity].destiny[0] ? 1 : 0, 0, 0, 0);
        return;
    }
    state->kind = TURN_OVER;
    state->depth = 0;
    memset(state->frame, 0, sizeof state->frame);
}

static void do_task(struct play *play) {
    struct frame *frame = top(play);
    int seat = frame->seat, a = frame->a;
    switch ((enum op)frame->op) {
    case T_SETUP:
        andromeda_do_setup(play);
        break;
    case T_NEXT:
        andromeda_do_next(play);
        break;
    case T_BEGIN:
        andromeda_do_begin(play);
        break;
    case T_END:
        andromeda_do_end(play);
        break;
    case T_REGION:
        andromeda_do_region(play);
        break;
    case T_AFTER_BASE:
        pop(play);
        if (play->data->base_event[a])
            andromeda_move_marker(play, seat);
        break;
    case T_EVENT:
        andromeda_do_event(play);
        break;
    case T_CONCERNED:
        andromeda_do_concerned(play);
        break;
    case T_PASS_CONTROL:
        pop(play);
        if (unity_plays(play->setting)) { /* 15.7 */
            int next = andromeda_next_player(play->setting, play->state, play->state->unity.control);
            if (next != play->state->unity.control)
                tell(play, TOLD_CONTROL, next, 0, 0);
            play->state->unity.control = (uint8_t)next;
        }
        break;
    case T_TRIGGER:
        andromeda_do_trigger(play);
        break;
    case T_RECRUIT:
        pop(play);
        andromeda_do_recruit(play, seat);
        break;
    case T_ATTACK:
        andromeda_do_attack(play);
        break;
    case T_BATTLE:
        andromeda_do_battle(play);
        break;
    case T_DAMAGE:
        andromeda_do_damage(play);
        break;
    case T_RETURN:
        andromeda_do_return(play);
        break;
    case T_SCIENCE:
        do_science(play);
        break;
    case T_EFFECT:
        do_effect(play);
        break;
    case T_OPTION:
        andromeda_do_option(play);
        break;
    case T_STEPS:
        andromeda_do_steps(play);
        break;
    case T_DRAW:
        pop(play);
        andromeda_draw_card(play, seat);
        break;
    case T_ADVANCE:
        pop(play);
        andromeda_advance(play, seat, a);
        break;
    case T_DEVELOPED:
        andromeda_do_developed(play);
        break;
    case T_DISCOVERY:
        do_discovery(play);
        break;
    case T_VOID:
        andromeda_do_void(play);
        break;
    case T_UNITY:
        andromeda_do_unity(play);
        break;
    case T_UNITY_MODULE:
        andromeda_do_unity_module(play);
        break;
    case T_UNITY_DEVELOP:
        andromeda_do_unity_develop(play);
        break;
    case T_UNITY_TOKENS:
        do_unity_tokens(play);
        break;
    case T_UNITY_RECALL:
        andromeda_do_unity_recall(play);
        break;
    case T_PRIZE:
        pop(play);
        andromeda_score_vp(play, seat, a);
        break;
    case T_FOEDROP:
        do_foedrop(play);
        break;
    case T_FINISH:
        do_finish(play);
        break;
    default:
        pop(play);
    }
}

enum { MOST = 1024 };

int andromeda_decider(const struct setting *setting, const struct state *state) {
    int seat = top_frame(state)->seat;
    return is_unity(setting, seat) ? state->unity.control : seat;
}

/* Whether the decision depends on hidden cards and may turn out to be none: the state after it is then unknown. */
static bool is_secret(const struct play *play, const struct frame *frame, size_t answers) {
    const struct seat *own = &play->state->seat[frame->seat < MAX_SEATS ? frame->seat : 0];
    if (!own->hidden)
        return false;
    switch (frame->op) {
    case D_WINDOW:
    case D_ACTIVATIONS:
    case D_DIPLOMACY:
    case D_DISCARD:
        return answers < 2;
    case D_LIMIT:
        return andromeda_hand(own) > andromeda_hand_limit(play->setting, own);
    default:
        return frame->op == C_DISCARD;
    }
}

/* 21.4: single answers are taken, decisions without any answer are dropped. */
void andromeda_run(struct play *play) {
    struct state *state = play->state;
    game_action actions[MOST];
    while (state->kind != TURN_OVER) {
        if (state->depth == 0)
            push(play, T_FINISH, 0, 0, 0, 0, 0);
        const struct frame *frame = top_frame(state);
        if (frame->op < FIRST_DECISION) {
            do_task(play);
            continue;
        }
        if (frame->op >= FIRST_CHANCE) {
            if (frame->op == C_ROLL && state->fight == NO_FIGHT) {
                pop(play);
                continue;
            }
            if (frame->op == C_ROLL || is_secret(play, frame, 0)) {
                play->secret |= frame->op != C_ROLL;
                return;
            }
            size_t count = andromeda_outcomes(play->setting, state, actions);
            if (count > 1)
                return;
            if (count == 1)
                andromeda_outcome(play, actions[0]);
            else
                pop(play);
            continue;
        }
        if (frame->op >= FIRST_AUTOMA) {
            if (frame->op != A_LAUNCH || andromeda_unity_can_launch(play->setting, state))
                return;
            pop(play);
            continue;
        }
        bool out = state->seat[frame->seat].out && !is_unity(play->setting, frame->seat);
        if (out && (frame->op == D_WINDOW || frame->op == D_ACTIVATIONS)) {
            pop(play);
            continue;
        }
        size_t count = andromeda_answers(play->setting, state, actions);
        if (is_secret(play, frame, count)) {
            play->secret = true;
            return;
        }
        if (count > 1 && !out)
            return;
        if (count == 0)
            pop(play);
        else
            andromeda_answer(play, actions[count - 1]);
    }
}

/* The contract. */

int andromeda_who(const void *any_setting, const void *any_state) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    if (state->kind == TURN_OVER)
        return GAME_OVER;
    int op = top_frame(state)->op;
    return op >= FIRST_CHANCE   ? GAME_CHANCE
           : op >= FIRST_AUTOMA ? setting->players
                                : andromeda_decider(setting, state);
}

size_t andromeda_list(const void *any_setting, const void *any_state, game_action *out) {
    const struct setting *setting = any_setting;
    const struct state *state = any_state;
    if (state->kind == TURN_OVER)
        return 0;
    int op = top_frame(state)->op;
    if (op >= FIRST_CHANCE)
        return andromeda_outcomes(setting, state, out);
    if (op >= FIRST_AUTOMA) {
        out[0] = andromeda_unity_action(setting, state);
        return 1;
    }
    size_t count = andromeda_answers(setting, state, out);
    return count + andromeda_moons_to_spend(setting, state, out + count);
}

/* 16.6. */
static void resign(struct play *play, int seat) {
    struct state *state = play->state;
    const struct setting *setting = play->setting;
    struct seat *own = seat_at(play, seat);
    int left = 0;
    own->out = 1;
    state->last = (uint8_t)(state->last & ~(1 << seat));
    for (int place = 0; place < PLACES; place++)
        if (state->place[place].owner == seat + 1)
            state->place[place].owner = NOBODYS;
    for (int ship = 0; ship < SHIPS; ship++) {
        if (own->at[ship] != LOC_RESERVE)
            own->at[ship] = LOC_BAY;
        own->hurt[ship] = 0;
    }
    andromeda_sort_ships(own);
    memset(own->leader, 0, sizeof own->leader);
    for (int card = 0; card < TACTICS; card++) {
        state->discards[card] = (uint8_t)(state->discards[card] + own->hand[card]);
        own->hand[card] = 0;
    }
    for (int other = 0; other < setting->players; other++)
        left += !state->seat[other].out;
    if (left == 0 || (left == 1 && !unity_plays(setting))) {
        state->kind = TURN_OVER;
        state->fight = NO_FIGHT;
        state->losers = 0;
        state->winner = NOBODY;
        state->void_kind = 0;
        andromeda_clear_sides(play);
        state->depth = 0;
        memset(state->frame, 0, sizeof state->frame);
        return;
    }
    if (unity_plays(setting) && state->unity.control == seat)
        state->unity.control = (uint8_t)andromeda_next_player(setting, state, seat);
    andromeda_run(play);
}

bool andromeda_play_telling(const void *any_setting, void *any_state, game_action action,
                            struct journal *journal) {
    const struct setting *setting = any_setting;
    struct state *state = any_state;
    struct play play = {.setting = setting, .data = &setting->data, .state = state, .journal = journal};
    if (GAME_IS_RESIGN(action)) {
        resign(&play, GAME_RESIGNER(action));
        return play.secret;
    }
    int op = top_frame(state)->op;
    if (op >= FIRST_CHANCE)
        andromeda_outcome(&play, action);
    else if (op >= FIRST_AUTOMA)
        andromeda_unity_step(&play, action);
    else
        andromeda_answer(&play, action);
    andromeda_run(&play);
    return play.secret;
}

void andromeda_play(const void *setting, void *state, game_action action) {
    andromeda_play_telling(setting, state, action, NULL);
}
