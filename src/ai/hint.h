/* Hints: the best few decisions, each with its chance to win and one sentence that explains it in terms of the evaluation. */
#ifndef AI_HINT_H
#define AI_HINT_H

#include "ai.h"
#include "table.h"

enum {
    HINT_MOST = 5,      /* hints at a time */
    HINT_LINE = 12,     /* own decisions of an expected line */
    HINT_NODES = 20000, /* default node limit */
};

struct hint {
    game_action action;
    double chance; /* to win, of the seat that decides */
    char why[GAME_LANGUAGES][GAME_SENTENCE_TEXT];
    /* The expected line: the seat's own decisions for the rest of the turn in notation, the action first. Dice may change it. */
    char line[HINT_LINE][GAME_ACTION_TEXT];
    size_t length;
};

struct hints {
    size_t count; /* the best first; none when no seat is to decide */
    struct hint hint[HINT_MOST];
};

/* A search for hints, used by one thread at a time; the setting must outlive it. NULL when there is no memory, or the game has no
   features or weights. */
struct hinter;
struct hinter *hint_open(const struct game *game, const void *setting);
void hint_close(struct hinter *hinter);

/* Takes the earlier states of this turn (see ai_set_earlier) from the record of the game, for the next call of hint_think. */
void hint_recall(struct hinter *hinter, const struct table *table);

/* At most `most` hints for the seat to move, from what it may know. Of lines that transpose into each other only the first is
   reported. The same nodes and seed give the same hints. */
void hint_think(struct hinter *hinter, const void *state, const struct ai_limits *limits, size_t most,
                struct hints *hints);

/* One hint as a JSON object: action, label, things to point at, chance, why, line. */
void hint_write(const struct game *game, const void *setting, const void *state, const struct hint *hint,
                enum game_language language, struct text *out);

#endif
