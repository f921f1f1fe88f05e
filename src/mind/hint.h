/* Hints: the best few decisions, each with its chance and one sentence why, from the evaluation's own terms. Works on the
   contract alone. */
#ifndef MIND_HINT_H
#define MIND_HINT_H

#include "mind.h"

enum {
    HINT_MOST = 5,      /* hints at a time */
    HINT_LINE = 12,     /* decisions of one's own that are foreseen */
    HINT_NODES = 20000, /* what thinking takes if no limit is given */
};

struct hint {
    game_action action;
    double chance; /* to win, of the seat that decides */
    char why[GAME_LANGUAGES][GAME_SENTENCE_TEXT];
    /* The notation of what the same seat is expected to do in this turn, the action first. Dice in between may change it. */
    char line[HINT_LINE][GAME_ACTION_TEXT];
    size_t length;
};

struct hints {
    size_t count; /* the best first; none when no seat is to decide */
    struct hint hint[HINT_MOST];
};

/* A place to think in, used by one thread at a time; the setting must outlive it. NULL when there is no memory or the game
   cannot be thought about. */
struct hinter;
struct hinter *hint_open(const struct game *game, const void *setting);
void hint_close(struct hinter *hinter);

/* At most `most` hints for the seat that decides now, from what it may know. Decisions that are steps of the same plan in
   another order are named once. The same nodes and seed give the same hints. */
void hint_think(struct hinter *hinter, const void *state, const struct mind_limits *limits, size_t most,
                struct hints *hints);

/* One hint as a JSON object: action, label, things to point at, chance, why, line. */
void hint_write(const struct game *game, const void *setting, const void *state, const struct hint *hint,
                enum game_language language, struct text *out);

#endif
