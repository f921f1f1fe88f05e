/* Shared by the search for hints (hint.c), the luck they need (hint_luck.c) and their wording (hint_words.c). */
#ifndef AI_HINT_INTERNAL_H
#define AI_HINT_INTERNAL_H

#include "hint.h"

enum {
    HINT_COMPARED = 6,    /* decisions searched equally: some may transpose into each other */
    HINT_CANDIDATES = 12, /* options kept: a few more may have as many visits */
    HINT_ROLLS = 3,       /* chance nodes in a row that are expanded */
    HINT_GUESSES = 8,     /* possible states in which a claim is tested where something is hidden */
};

/* The outcomes of a chance node with the seat's chance after each; capacity: the game's max_actions. */
struct outcomes {
    game_action *actions;
    uint64_t *hash;
    double *value;
    double mean;
    size_t count;
};

/* A decision and the expected continuation of the turn. */
struct line {
    size_t length;
    game_action action[HINT_LINE];   /* the seat's own decisions */
    unsigned char *state[HINT_LINE]; /* before each of them */
    bool rolled[HINT_LINE];          /* chance follows that is not an attack */
    unsigned char *end;              /* the state at the end of the turn */
    double success;                  /* odds that the first decision succeeds, or negative */
    double odds_of_help; /* odds that the dice of the first decision improve the position, or negative */
};

struct hinter {
    const struct game *game;
    const void *setting;
    int seats;
    int seat; /* the seat that gets the hints */
    struct ai_weights weights;
    struct ai_search *search;
    struct ai_limits step; /* limits for each further decision of a line */
    struct ai_answer *answer;
    game_action *actions;
    struct outcomes roll[HINT_ROLLS]; /* by depth */
    bool turn; /* the seat ends its turn by a decision: replies of others in between do not end it */
    size_t option_count;
    size_t kept;
    struct ai_option options[HINT_CANDIDATES];
    struct ai_option compared_with[HINT_CANDIDATES]; /* the baseline of each */
    struct line line[HINT_MOST];
    struct line baseline;  /* the line that a hint is compared with */
    unsigned char *states; /* of all lines */
    float *features;       /* of the states of the line being explained and of the end of its baseline */
    unsigned char *
        guess; /* what the state may be, for all that the seat knows: HINT_GUESSES of them; lines start in the first */
    bool guessing;       /* something is hidden from the seat */
    unsigned char *past; /* earlier states of this turn, with space for those of a line */
    size_t past_count;
};

/* A line to explain, and how it compares. */
struct ranked_line {
    const struct line *line;
    const struct line *baseline;
    double chance; /* to win */
    double gain;   /* over the baseline */
    double behind; /* how much lower than the best option */
    bool best;     /* of all options */
    bool only;     /* there is no other */
};

/* What a hint claims a step of the line to achieve: a feature that reaches the limit, or, without a change, the win. */
struct claim {
    const struct game_change *change;
    double limit;
    size_t step;
    bool lucky; /* it is enough that it holds for some outcomes of chance, not for all */
};

/* The chance outcomes that a claim depends on. */
struct luck {
    size_t attacks; /* that have to succeed */
    size_t last;    /* step of the last of them */
    double odds;    /* that all succeed */
    bool dice;      /* it depends on other dice or cards too */
    bool unlikely;  /* it does not hold in most states that the seat thinks possible */
};

struct luck hint_luck(struct hinter *hinter, const struct line *line, const struct claim *claim);

/* The odds that a decision succeeds, or a negative number where that means nothing. */
double hint_success(const struct hinter *hinter, const void *state, game_action action);
/* The state after a step of the line. */
const void *hint_state_after(const struct line *line, size_t step);
bool hint_is_won(const struct hinter *hinter, const void *state);

/* Writes the sentence of a hint in all languages. */
void hint_explain(struct hinter *hinter, const struct ranked_line *ranked,
                  char why[GAME_LANGUAGES][GAME_SENTENCE_TEXT]);

#endif
