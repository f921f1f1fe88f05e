/* What finding hints and putting them into words share. */
#ifndef MIND_HINT_INSIDE_H
#define MIND_HINT_INSIDE_H

#include "hint.h"

enum {
    HINT_STATE = 512,
    HINT_COMPARED = 6, /* decisions that are searched equally: some may be the same plan in another order */
    HINT_CANDIDATES = 12, /* as a few more may have come as far as these */
    HINT_ROLLS = 3,
};

/* The outcomes of one roll, and how the seat stands behind each. */
struct prospects {
    game_action actions[GAME_MAX_ACTIONS];
    uint64_t hash[GAME_MAX_ACTIONS];
    double value[GAME_MAX_ACTIONS];
    double mean;
    size_t count;
};

/* A decision and what is expected to follow from it in the same turn. */
struct story {
    size_t length;
    game_action action[HINT_LINE];              /* the seat's own decisions */
    unsigned char state[HINT_LINE][HINT_STATE]; /* before each of them */
    bool rolled[HINT_LINE];                     /* dice follow that decide nothing but what comes up */
    unsigned char end[HINT_STATE];              /* when the turn is over */
    double success;                             /* of the first decision, or negative */
    double helps;                               /* how likely its dice are of use, or negative */
};

struct hinter {
    const struct game *game;
    const void *setting;
    int seats;
    int seat; /* who is helped */
    struct mind_weights weights;
    struct mind *mind;
    struct mind_limits step; /* for each further decision of a story */
    struct mind_answer answer;
    game_action actions[GAME_MAX_ACTIONS];
    struct prospects roll[HINT_ROLLS]; /* one behind the other */
    bool turn; /* it is a turn that the seat will end itself: what others answer in between does not end it */
    size_t option_count;
    size_t kept;
    struct mind_option options[HINT_CANDIDATES];
    struct mind_option base[HINT_CANDIDATES]; /* what each is compared with */
    struct story story[HINT_MOST];
    struct story other;
};

/* What a sentence is about: why the story is better than the other one. */
struct comparison {
    const struct story *story;
    const struct story *other;
    double chance; /* to win in the story */
    double gain;   /* by how much that is more than in the other one */
    double behind; /* by how much less than with the best that was found */
    bool best;     /* nothing better was found */
};

/* What a step of a story is to bring: a feature that goes at least so far, or the win where there is no change. */
struct promise {
    const struct game_change *change;
    double limit;
    size_t step;
};

/* What has to go well for that. */
struct luck {
    size_t attacks; /* that have to succeed */
    size_t last;    /* the step that is the last of them */
    double odds;    /* of all of them */
    bool dice;      /* others have to fall well too, or cards */
};

struct luck hint_luck(struct hinter *hinter, const struct story *story, const struct promise *promise);

/* The odds of a decision that dice make succeed or not, or a negative number. */
double hint_success(const struct hinter *hinter, const void *state, game_action action);
/* The state that a step of the story has led to. */
const void *hint_state_behind(const struct story *story, size_t step);
bool hint_is_won(const struct hinter *hinter, const void *state);

/* One sentence. */
void hint_explain(struct hinter *hinter, const struct comparison *comparison, enum game_language language,
                  struct text *out);

#endif
