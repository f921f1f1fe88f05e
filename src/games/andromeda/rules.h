/* The interpreter and the parts of the rules that it calls. Private to this folder. */
#ifndef ANDROMEDA_RULES_H
#define ANDROMEDA_RULES_H

#include "action.h"
#include "state.h"

#include <string.h>

enum op {
    OP_NONE,
    /* tasks: run at once */
    T_SETUP,
    T_NEXT,
    T_BEGIN,
    T_END,
    T_REGION,
    T_AFTER_BASE,
    T_EVENT,
    T_CONCERNED,
    T_PASS_CONTROL,
    T_TRIGGER,
    T_RECRUIT,
    T_ATTACK,
    T_BATTLE,
    T_DAMAGE,
    T_RETURN,
    T_SCIENCE,
    T_EFFECT,
    T_OPTION,
    T_STEPS,
    T_DRAW,
    T_ADVANCE,
    T_DEVELOPED,
    T_DISCOVERY,
    T_VOID,
    T_UNITY,
    T_UNITY_MODULE,
    T_UNITY_DEVELOP,
    T_UNITY_TOKENS,
    T_UNITY_RECALL,
    T_PRIZE,
    T_FOEDROP,
    T_FINISH,
    /* decisions of the frame's seat */
    FIRST_DECISION,
    D_KEEP = FIRST_DECISION,
    D_WINDOW,
    D_ACTIVATIONS,
    D_LIMIT,
    D_CLAUSE,
    D_PAY,
    D_DISCARD,
    D_GAIN,
    D_OPS,
    D_TRACK,
    D_MODULE,
    D_TYPE,
    D_BUY,
    D_FIELD,
    D_REMOVE,
    D_BUILD,
    D_DEVELOP,
    D_ABILITY,
    D_REPAIR,
    D_UPGRADE,
    D_TAKE,
    D_LEADER,
    D_MOON,
    D_NEBMOON,
    D_STEAL,
    D_ACTIVATE,
    D_HURT,
    D_SCRAP,
    D_WARP,
    D_FOE,
    D_JOIN,
    D_DIPLOMACY,
    D_DIVERT,
    D_SAVE,
    D_FACE,
    /* steps of the Unity, each an action of its own in the record */
    FIRST_AUTOMA,
    A_LAUNCH = FIRST_AUTOMA,
    A_RECRUIT,
    A_ICON,
    A_RECALL,
    A_HELM,
    A_HOME,
    /* chance */
    FIRST_CHANCE,
    C_FIRST = FIRST_CHANCE,
    C_TILE,
    C_TOP,
    C_NEBMOON,
    C_RAIDER,
    C_NEBULA,
    C_MODULE,
    C_SUPREMACY,
    C_UPGRADE,
    C_FACTION,
    C_CARD,
    C_DESTINY,
    C_ACTION,
    C_EVENT,
    C_TOKEN,
    C_SECTION,
    C_CONFLICT,
    C_UNITYUP,
    C_REPAIR,
    C_DISCARD,
    C_ROLL,
    OPS
};

/* Flags of the context of an effect. */
enum {
    CONTEXT_PILE = 3, /* of `discovery`: 0 the open stack, 1 and 2 Science, 3 the Observatory */
    CONTEXT_MUST = 4, /* an offered option must be taken (20.2) */
    CONTEXT_FIELD = 8,
    CONTEXT_MODULE = 16, /* a module being activated (11.5) */
    CONTEXT_VOID = 32,   /* `die` and `aim` alone (6.5) */
    CONTEXT_LOSERS = 64, /* `steal` from losing seats (8.8) */
    CONTEXT_CARD = 128,  /* the option was chosen with a card */
    CONTEXT_HELD =
        256, /* the card of the option is still in the hand, and will have left it (11.6); never in a frame */
};

/* A module of the station: 1 + its design, or PRINTED + its row. */
enum { PRINTED = 64 };

/* Where a battle stands: `a` of its frame. */
enum battle_phase {
    BATTLE_START,
    BATTLE_ESCALATION,
    BATTLE_DIPLOMACY,
    BATTLE_PREPARATIONS,
    BATTLE_ROLL,
    BATTLE_OUTCOME,
    BATTLE_REWARD,
    BATTLE_LOSERS,
    BATTLE_DEFEAT,
    BATTLE_DAMAGE,
    BATTLE_END
};

enum nebula_purpose { FOR_FIGURE, FOR_LEADER };
enum discard_reason { DISCARD_COST, DISCARD_DROP };
enum { OPS_ENERGY, OPS_TACTIC, OPS_BASIC, OPS_CHOICES };

/* What happened, for the log. */
enum told {
    TOLD_NONE,
    TOLD_GAIN,    /* seat, resource, n */
    TOLD_LOSE,    /* seat, resource, n */
    TOLD_VP,      /* seat, n */
    TOLD_DRAW,    /* seat */
    TOLD_TRACK,   /* seat, track, step */
    TOLD_MODULE,  /* seat, module */
    TOLD_MOON,    /* seat, moon */
    TOLD_RECRUIT, /* seat, n */
    TOLD_LEADER,  /* seat, place */
    TOLD_ATTACK,  /* raider, place */
    TOLD_WARP,    /* seat */
    TOLD_BATTLE,  /* place */
    TOLD_WON,     /* side */
    TOLD_NOBODY_WON,
    TOLD_DEFEATED, /* raider */
    TOLD_SCRAPPED, /* seat, kind */
    TOLD_MARKED,   /* seat, kind */
    TOLD_JOINED,   /* seat, kind, place */
    TOLD_RETREAT,  /* seat */
    TOLD_DEVELOP,  /* seat, place */
    TOLD_HURT,     /* seat, module */
    TOLD_REPAIRED, /* seat, module */
    TOLD_BARGE,    /* seat, kind */
    TOLD_BUILT,    /* seat, kind */
    TOLD_UPGRADE,  /* seat, source */
    TOLD_MARKER,   /* steps */
    TOLD_RAIDER,   /* raider, place */
    TOLD_PLANET,   /* place */
    TOLD_BONUS,
    TOLD_COLLAPSE, /* seat, place */
    TOLD_DRAGON,
    TOLD_CONTROL, /* seat */
    TOLD_TURN,    /* seat */
    TOLD_ENDING,
    TOLD_UNITY_HELM, /* space */
    TOLD_TOKEN,      /* seat, token */
    TOLD_SUPREMACY,  /* seat, token */
    TOLD_STEAL,      /* seat, from, resource */
    TOLD_DISCARD,    /* seat, card */
    TOLD_HOME,       /* seat */
    TOLD_PASS,       /* seat */
    TOLD_EVENT,      /* event */
    TOLD_ABILITY,    /* seat, devcard */
    TOLDS
};

enum { JOURNAL = 48 };

struct journal {
    uint8_t count;
    struct {
        uint8_t what, seat;
        int16_t a, b;
    } entry[JOURNAL];
};

/* One action being played. */
struct play {
    const struct setting *setting;
    const struct data *data;
    struct state *state;
    struct journal *journal; /* NULL: nothing is logged */
    bool secret;             /* the state after this depends on hidden cards */
};

static inline void tell(struct play *play, enum told what, int seat, int a, int b) {
    struct journal *journal = play->journal;
    if (!journal || journal->count == JOURNAL)
        return;
    journal->entry[journal->count].what = (uint8_t)what;
    journal->entry[journal->count].seat = (uint8_t)seat;
    journal->entry[journal->count].a = (int16_t)a;
    journal->entry[journal->count++].b = (int16_t)b;
}

/* Bounds dice and targeting, so that they fit. */
static inline int8_t within(int number) {
    return (int8_t)(number > 60 ? 60 : number < -60 ? -60 : number);
}

/* Frames. The stack cannot overflow: effects that nest check the free capacity first. */
static inline struct frame *push(struct play *play, enum op op, int seat, int a, int b, int c, int d) {
    struct state *state = play->state;
    assert(state->depth < FRAMES);
    struct frame *frame = &state->frame[state->depth++];
    *frame = (struct frame){(uint8_t)op, (uint8_t)seat, (uint8_t)a, (uint8_t)b, (uint16_t)c, (uint16_t)d};
    return frame;
}
static inline void pop(struct play *play) {
    struct state *state = play->state;
    state->depth--;
    memset(&state->frame[state->depth], 0, sizeof(struct frame));
}
static inline struct frame *top(struct play *play) {
    return &play->state->frame[play->state->depth - 1];
}
static inline struct seat *seat_at(struct play *play, int seat) {
    return &play->state->seat[seat];
}

/* What a frame D_PAY asks for: four bits each. */
static inline void find_cost(const struct frame *frame, uint8_t cost[RESOURCES]) {
    for (int i = 0; i < RESOURCES; i++)
        cost[i] = (i == ENERGY ? frame->d : frame->c >> 4 * i) & 15;
}

/* The interpreter: runs frames until a decision or chance is due. */
void andromeda_run(struct play *play);
void andromeda_answer(struct play *play, game_action action);
void andromeda_outcome(struct play *play, game_action action);

/* The answers to the decision on top, without moons to spend; and the outcomes of the chance on top. */
size_t andromeda_answers(const struct setting *setting, const struct state *state, game_action *out);
size_t andromeda_moons_to_spend(const struct setting *setting, const struct state *state, game_action *out);
size_t andromeda_outcomes(const struct setting *setting, const struct state *state, game_action *out);
/* The seat that decides the frame on top: the holder of Control for the Unity (17.8). */
int andromeda_decider(const struct setting *setting, const struct state *state);

/* Which options are offered (offers.c). */
bool andromeda_changes(const struct setting *setting, const struct state *state, int seat,
                       const struct step *step, int context);
bool andromeda_offered(const struct setting *setting, const struct state *state, int seat,
                       const struct option *option, int context);
bool andromeda_applies(const struct setting *setting, const struct state *state, int seat,
                       const struct option *option, int event);
bool andromeda_effect_offered(const struct setting *setting, const struct state *state, int seat,
                              const struct entry *entry, int context);
/* The first buy option of a field serves for all with `fieldany` (6.2). */
int andromeda_buy_types(const struct setting *setting, const struct state *state, int seat,
                        const struct step *step, int context);
int andromeda_reduction(const struct setting *setting, const struct state *state, int seat, int word, int n);

/* What effects do (effects.c). */
void andromeda_do_effect(struct play *play, int seat, const struct entry *entry, int context);
void andromeda_do_option(struct play *play);
void andromeda_do_steps(struct play *play);
void andromeda_do_trigger(struct play *play);
void andromeda_gain(struct play *play, int seat, int resource, int n);
void andromeda_score_vp(struct play *play, int seat, int n);
void andromeda_draw_card(struct play *play, int seat);
void andromeda_advance(struct play *play, int seat, int track);
void andromeda_trigger(struct play *play, int seat, int event);
void andromeda_take_module(struct play *play, int seat, int module);
void andromeda_repair(struct play *play, int seat);
void andromeda_unity_discard(struct play *play);

/* Ships. */
void andromeda_move_ship(struct play *play, int seat, int ship, int to);
void andromeda_damage_ship(struct play *play, int seat, int ship);
void andromeda_sort_ships(struct seat *seat);
int andromeda_find_ship(const struct state *state, int seat, int code, int place);
void andromeda_build(struct play *play, int seat, int kind);

/* Turns (turn.c). */
void andromeda_do_begin(struct play *play);
void andromeda_do_end(struct play *play);
void andromeda_do_next(struct play *play);
void andromeda_do_region(struct play *play);
void andromeda_do_return(struct play *play);
void andromeda_do_recruit(struct play *play, int seat);
void andromeda_do_developed(struct play *play);
/* 13.4: VP for all leaders in and next to a new development. */
void andromeda_score_leaders(struct play *play, int seat, int place);
void andromeda_launch(struct play *play, int seat, int kind, int place);
bool andromeda_may_develop(const struct setting *setting, const struct state *state, int seat, int place,
                           int reduction);
/* The raider that would attack in a place (7.3), or -1. */
int andromeda_attacker(const struct setting *setting, const struct state *state, int place);
/* What a launch costs in energy (5.5), for each place; 255: not possible. */
void andromeda_launch_costs(const struct setting *setting, const struct state *state, int seat,
                            uint8_t cost[PLACES]);
size_t andromeda_launches(const struct setting *setting, const struct state *state, int seat,
                          game_action *out);
bool andromeda_may_return(const struct setting *setting, const struct state *state, int seat);

/* Events (event.c). */
void andromeda_move_marker(struct play *play, int seat);
void andromeda_do_event(struct play *play);
void andromeda_do_concerned(struct play *play);
bool andromeda_event_changes(const struct setting *setting, const struct state *state,
                             const struct step *step);
void andromeda_event_word(struct play *play, int seat, const struct step *step);
void andromeda_put_figure(struct play *play, int figure, int place);

/* Battle (battle.c). */
void andromeda_do_attack(struct play *play);
void andromeda_do_battle(struct play *play);
void andromeda_do_damage(struct play *play);
void andromeda_do_void(struct play *play);
void andromeda_retreat(struct play *play, int seat);
void andromeda_clear_sides(struct play *play);
int andromeda_strongest_other(const struct setting *setting, const struct state *state, int seat);
/* The chance of each side to win if the dice were rolled now (8.13), and that nobody wins. */
void andromeda_battle_odds(const int *dice, const int *aim, int sides, double *win, double *nobody);
uint32_t andromeda_roll_weight(int dice, int faces, game_action roll);

/* The Unity (unity.c). */
void andromeda_do_unity(struct play *play);
void andromeda_unity_step(struct play *play, game_action action);
game_action andromeda_unity_action(const struct setting *setting, const struct state *state);
void andromeda_unity_word(struct play *play, int seat, const struct step *step, int context);
void andromeda_do_unity_module(struct play *play);
void andromeda_do_unity_develop(struct play *play);
void andromeda_do_unity_recall(struct play *play);
void andromeda_unity_helm(struct play *play);
int andromeda_unity_target(const struct setting *setting, const struct state *state, int card);
/* The first ship of a section, or negative. */
int andromeda_unity_ship(const struct setting *setting, const struct state *state, int section);
bool andromeda_unity_can_launch(const struct setting *setting, const struct state *state);
bool andromeda_unity_home(const struct state *state, const struct setting *setting);

/* Set-up (setup.c). */
void andromeda_begin(const void *setting, void *state);
void andromeda_do_setup(struct play *play);

/* The contract. */
int andromeda_who(const void *setting, const void *state);
size_t andromeda_list(const void *setting, const void *state, game_action *out);
uint32_t andromeda_weight(const void *setting, const void *state, game_action action);
void andromeda_play(const void *setting, void *state, game_action action);
/* The same with a journal. Returns whether the state after it depends on hidden cards; play then stops there. */
bool andromeda_play_telling(const void *setting, void *state, game_action action, struct journal *journal);

#endif
