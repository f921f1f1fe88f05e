/* Which chance outcomes a hint's claim depends on: the decisions of the line are replayed after every other outcome. */
#include "hint_internal.h"

#include <string.h>

double hint_success(const struct hinter *hinter, const void *state, game_action action) {
    return game_success(hinter->game, hinter->setting, state, action);
}

const void *hint_state_after(const struct line *line, size_t step) {
    return step + 1 < line->length ? line->state[step + 1] : line->end;
}

bool hint_is_won(const struct hinter *hinter, const void *state) {
    struct game_result result;
    if (hinter->game->who(hinter->setting, state) != GAME_OVER)
        return false;
    game_result(hinter->game, hinter->setting, state, &result);
    return result.utility[hinter->seat] > 0.999;
}

/* The game's words for the change if the turn ended here. */
static void put_claim(const struct hinter *hinter, const struct claim *claim, const void *state,
                      char words[GAME_SENTENCE_TEXT]) {
    struct game_change change = *claim->change;
    struct text out = text_into(words, GAME_SENTENCE_TEXT);
    change.end = NULL;
    if (hinter->game->reason)
        hinter->game->reason(hinter->setting, state, &change, GAME_ENGLISH, &out);
}

/* Whether the feature reaches the limit, and the game has the same words for it. */
static bool is_met(const struct hinter *hinter, const struct line *line, const struct claim *claim,
                   const void *state) {
    char told[GAME_SENTENCE_TEXT], now_told[GAME_SENTENCE_TEXT];
    const struct game_change *change = claim->change;
    float feature[GAME_MAX_SEATS * GAME_MAX_FEATURES];
    if (!change)
        return hint_is_won(hinter, state);
    hinter->game->features(hinter->setting, state, feature);
    double now = (double)feature[(size_t)change->seat * hinter->game->feature_count + change->feature];
    if (change->more ? now < claim->limit : now > claim->limit)
        return false;
    put_claim(hinter, claim, hint_state_after(line, claim->step), told);
    put_claim(hinter, claim, state, now_told);
    return strcmp(told, now_told) == 0;
}

static bool holds(struct hinter *hinter, const struct line *line, const struct claim *claim,
                  const void *state, size_t next, size_t rolls);

static bool holds_for_outcomes(struct hinter *hinter, const struct line *line, const struct claim *claim,
                               const void *state, size_t next, size_t rolls) {
    struct outcomes *roll = &hinter->roll[rolls];
    roll->count = hinter->game->list(hinter->setting, state, roll->actions);
    for (size_t i = 0; i < roll->count; i++) {
        _Alignas(max_align_t) unsigned char after[GAME_MAX_STATE];
        memcpy(after, state, hinter->game->state_bytes);
        hinter->game->play(hinter->setting, after, roll->actions[i]);
        if (holds(hinter, line, claim, after, next, rolls + 1) == claim->lucky)
            return claim->lucky;
    }
    return !claim->lucky;
}

/* Whether the named decision has the same label as in the line: "the 1 at c8" is another one where a roll made it a 2. */
static bool has_same_label(const struct hinter *hinter, const struct line *line, size_t step,
                           const void *state) {
    char label[2][GAME_SENTENCE_TEXT];
    struct text told = text_into(label[0], sizeof label[0]), now = text_into(label[1], sizeof label[1]);
    hinter->game->label(hinter->setting, line->state[step], line->action[step], GAME_ENGLISH, &told);
    hinter->game->label(hinter->setting, state, line->action[step], GAME_ENGLISH, &now);
    return strcmp(label[0], label[1]) == 0;
}

/* Whether the claim holds from here on, playing the decisions of the line that are still legal; the claimed step must
   be. After it only one chance node is expanded: further ones refill the market. */
static bool holds(struct hinter *hinter, const struct line *line, const struct claim *claim,
                  const void *state, size_t next, size_t rolls) {
    _Alignas(max_align_t) unsigned char after[GAME_MAX_STATE];
    int who = hinter->game->who(hinter->setting, state);
    bool done = next > claim->step;
    if (who == GAME_CHANCE && rolls < (done ? 1 : HINT_ROLLS))
        return holds_for_outcomes(hinter, line, claim, state, next, rolls);
    if (done || (who == GAME_OVER && !claim->change))
        return is_met(hinter, line, claim, state);
    if (who != hinter->seat)
        return false;
    memcpy(after, state, hinter->game->state_bytes);
    bool possible = game_allows(hinter->game, hinter->setting, state, line->action[next]);
    if (next == claim->step && !(possible && has_same_label(hinter, line, next, state)))
        return false;
    if (possible)
        hinter->game->play(hinter->setting, after, line->action[next]);
    return holds(hinter, line, claim, after, next + 1, rolls);
}

/* Whether the claim holds for every outcome of the chance after a step. */
static bool holds_after(struct hinter *hinter, const struct line *line, const struct claim *claim,
                        size_t step) {
    _Alignas(max_align_t) unsigned char after[GAME_MAX_STATE];
    memcpy(after, line->state[step], hinter->game->state_bytes);
    hinter->game->play(hinter->setting, after, line->action[step]);
    return holds(hinter, line, claim, after, step + 1, 0);
}

/* In how many of the possible states the line keeps what is claimed, if chance allows. */
static size_t count_guesses(struct hinter *hinter, const struct line *line, const struct claim *claim) {
    struct claim lucky = *claim;
    size_t count = 0;
    lucky.lucky = true;
    for (size_t i = 0; i < HINT_GUESSES; i++)
        count += holds(hinter, line, &lucky, hinter->guess + i * hinter->game->state_bytes, 0, 0);
    return count;
}

/* The odds of the hint's decision and of the named one are always included. */
struct luck hint_luck(struct hinter *hinter, const struct line *line, const struct claim *claim) {
    struct luck luck = {.odds = 1};
    for (size_t i = 0; i <= claim->step; i++) {
        double success = hint_success(hinter, line->state[i], line->action[i]);
        bool attacks = success >= 0;
        if ((!attacks && !line->rolled[i]) ||
            (!(attacks && (i == 0 || i == claim->step)) && holds_after(hinter, line, claim, i)))
            continue;
        if (attacks) {
            luck.attacks++;
            luck.last = i;
            luck.odds *= success;
        } else
            luck.dice = true;
    }
    if (hinter->guessing) {
        size_t count = count_guesses(hinter, line, claim);
        luck.dice = luck.dice || count < HINT_GUESSES;
        luck.unlikely = 2 * count < HINT_GUESSES;
    }
    return luck;
}
