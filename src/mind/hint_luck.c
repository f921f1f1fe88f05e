/* What has to go well for what a hint promises: the story's own decisions are replayed behind every other outcome of its dice. */
#include "hint_inside.h"

#include <string.h>

double hint_success(const struct hinter *hinter, const void *state, game_action action) {
    return hinter->game->success ? hinter->game->success(hinter->setting, state, action) : -1;
}

const void *hint_state_behind(const struct story *story, size_t step) {
    return step + 1 < story->length ? story->state[step + 1] : story->end;
}

bool hint_is_won(const struct hinter *hinter, const void *state) {
    double share[GAME_MAX_SEATS] = {0};
    if (hinter->game->who(hinter->setting, state) != GAME_OVER)
        return false;
    hinter->game->result(hinter->setting, state, share);
    return share[hinter->seat] > 0.999;
}

/* What the game says about the change if the turn ended here. */
static void put_words(const struct hinter *hinter, const struct promise *promise, const void *state,
                      char words[GAME_SENTENCE_TEXT]) {
    struct game_change change = *promise->change;
    struct text out = text_into(words, GAME_SENTENCE_TEXT);
    change.end = NULL;
    if (hinter->game->reason)
        hinter->game->reason(hinter->setting, state, &change, GAME_ENGLISH, &out);
}

/* The feature goes as far, and the same can be said of it. */
static bool is_kept(const struct hinter *hinter, const struct story *story, const struct promise *promise,
                    const void *state) {
    char told[GAME_SENTENCE_TEXT], now_told[GAME_SENTENCE_TEXT];
    const struct game_change *change = promise->change;
    float feature[GAME_MAX_SEATS * MIND_MAX_FEATURES];
    if (!change)
        return hint_is_won(hinter, state);
    hinter->game->features(hinter->setting, state, feature);
    double now = (double)feature[(size_t)change->seat * hinter->game->feature_count + change->feature];
    if (change->more ? now < promise->limit : now > promise->limit)
        return false;
    put_words(hinter, promise, hint_state_behind(story, promise->step), told);
    put_words(hinter, promise, state, now_told);
    return strcmp(told, now_told) == 0;
}

static bool stands(struct hinter *hinter, const struct story *story, const struct promise *promise,
                   const void *state, size_t next, size_t rolls);

static bool stands_however_it_falls(struct hinter *hinter, const struct story *story,
                                    const struct promise *promise, const void *state, size_t next,
                                    size_t rolls) {
    struct prospects *roll = &hinter->roll[rolls];
    roll->count = hinter->game->list(hinter->setting, state, roll->actions);
    for (size_t i = 0; i < roll->count; i++) {
        unsigned char after[HINT_STATE];
        memcpy(after, state, hinter->game->state_bytes);
        hinter->game->play(hinter->setting, after, roll->actions[i]);
        if (!stands(hinter, story, promise, after, next, rolls + 1))
            return false;
    }
    return true;
}

/* The named decision has its words from the story: "the 1 at c8" is another one where the roll has brought a 2. */
static bool is_called_alike(const struct hinter *hinter, const struct story *story, size_t step,
                            const void *state) {
    char label[2][GAME_SENTENCE_TEXT];
    struct text told = text_into(label[0], sizeof label[0]), now = text_into(label[1], sizeof label[1]);
    hinter->game->label(hinter->setting, story->state[step], story->action[step], GAME_ENGLISH, &told);
    hinter->game->label(hinter->setting, state, story->action[step], GAME_ENGLISH, &now);
    return strcmp(label[0], label[1]) == 0;
}

/* Whether the promise is kept from here on, with the decisions of the story as far as they are possible: the one that is to keep
   it must be. Dice behind that one are tried once: what comes then are cards for a market. */
static bool stands(struct hinter *hinter, const struct story *story, const struct promise *promise,
                   const void *state, size_t next, size_t rolls) {
    unsigned char after[HINT_STATE];
    int who = hinter->game->who(hinter->setting, state);
    bool done = next > promise->step;
    if (who == GAME_CHANCE && rolls < (done ? 1 : HINT_ROLLS))
        return stands_however_it_falls(hinter, story, promise, state, next, rolls);
    if (done || (who == GAME_OVER && !promise->change))
        return is_kept(hinter, story, promise, state);
    if (who != hinter->seat)
        return false;
    memcpy(after, state, hinter->game->state_bytes);
    bool possible = game_allows(hinter->game, hinter->setting, state, story->action[next]);
    if (next == promise->step && !(possible && is_called_alike(hinter, story, next, state)))
        return false;
    if (possible)
        hinter->game->play(hinter->setting, after, story->action[next]);
    return stands(hinter, story, promise, after, next + 1, rolls);
}

/* Whether it makes no difference how the dice behind a step fall. */
static bool stands_behind(struct hinter *hinter, const struct story *story, const struct promise *promise,
                          size_t step) {
    unsigned char after[HINT_STATE];
    memcpy(after, story->state[step], hinter->game->state_bytes);
    hinter->game->play(hinter->setting, after, story->action[step]);
    return stands(hinter, story, promise, after, step + 1, 0);
}

/* The odds of the decision that is advised, and of the one that is named, are told in any case. */
struct luck hint_luck(struct hinter *hinter, const struct story *story, const struct promise *promise) {
    struct luck luck = {.odds = 1};
    for (size_t i = 0; i <= promise->step; i++) {
        double success = hint_success(hinter, story->state[i], story->action[i]);
        bool attacks = success >= 0;
        if ((!attacks && !story->rolled[i]) ||
            (!(attacks && (i == 0 || i == promise->step)) && stands_behind(hinter, story, promise, i)))
            continue;
        if (attacks) {
            luck.attacks++;
            luck.last = i;
            luck.odds *= success;
        } else
            luck.dice = true;
    }
    return luck;
}
