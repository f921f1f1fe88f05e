/* Finding hints: search, follow the best lines to the end of the turn, compare them. */
#include "hint.h"
#include "hint_inside.h"
#include "inside.h"
#include "player.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SMALL_DECISION = 4, MAX_STEPS = 40, GLANCE_NODES = 100 };

static const float clearly = 0.02f;

struct hinter *hint_open(const struct game *game, const void *setting) {
    struct hinter *hinter =
        game->features && game->state_bytes <= HINT_STATE ? calloc(1, sizeof *hinter) : NULL;
    if (!hinter)
        return NULL;
    hinter->game = game;
    hinter->setting = setting;
    hinter->seats = game->seats(setting);
    if (mind_weights_of(game, setting, false, &hinter->weights))
        hinter->mind = mind_new(game, setting, &hinter->weights);
    if (hinter->mind && mind_make_room(hinter->mind))
        return hinter;
    hint_close(hinter);
    return NULL;
}

void hint_close(struct hinter *hinter) {
    if (!hinter)
        return;
    mind_free(hinter->mind);
    free(hinter);
}

static void look_behind(struct hinter *hinter, const void *state, int rolls, struct prospects *roll);

/* How the seat stands: behind dice that are still to be rolled, and with its own best answer. */
static double outlook(struct hinter *hinter, const void *state, int rolls) {
    float share[GAME_MAX_SEATS] = {0};
    int who = hinter->game->who(hinter->setting, state);
    if (who == GAME_CHANCE && rolls < HINT_ROLLS) {
        look_behind(hinter, state, rolls, &hinter->roll[rolls]);
        return hinter->roll[rolls].mean;
    }
    if (who == hinter->seat) {
        struct mind_limits limits = {
            .nodes = GLANCE_NODES, .seed = hinter->step.seed, .stop = hinter->step.stop};
        mind_grow(hinter->mind, state, &limits, &hinter->answer);
        return (double)hinter->answer.option[0].share[who];
    }
    mind_evaluate(hinter->game, hinter->setting, state, &hinter->weights, share);
    return (double)share[hinter->seat];
}

/* All outcomes of a roll; those with the same result are looked at once. */
static void look_behind(struct hinter *hinter, const void *state, int rolls, struct prospects *roll) {
    const struct game *game = hinter->game;
    roll->count = game->list(hinter->setting, state, roll->actions);
    roll->mean = 0;
    double total = game_total_weight(game, hinter->setting, state, roll->actions, roll->count);
    for (size_t i = 0; i < roll->count; i++) {
        size_t twin = 0;
        roll->hash[i] = mind_hash_after(hinter->mind, state, roll->actions[i]);
        while (roll->hash[twin] != roll->hash[i])
            twin++;
        if (twin == i) {
            unsigned char next[HINT_STATE];
            memcpy(next, state, game->state_bytes);
            game->play(hinter->setting, next, roll->actions[i]);
            roll->value[i] = outlook(hinter, next, rolls + 1);
        } else
            roll->value[i] = roll->value[twin];
        roll->mean += game->weight(hinter->setting, state, roll->actions[i]) / total * roll->value[i];
    }
}

/* The outcome that the story goes on with: after an attack the best, otherwise the most ordinary one. */
static game_action choose_outcome(struct hinter *hinter, const void *state, bool hopeful) {
    struct prospects *roll = &hinter->roll[0];
    size_t best = 0;
    look_behind(hinter, state, hopeful ? 0 : HINT_ROLLS - 1, roll);
    for (size_t i = 1; i < roll->count; i++)
        if (hopeful ? roll->value[i] > roll->value[best]
                    : fabs(roll->value[i] - roll->mean) < fabs(roll->value[best] - roll->mean))
            best = i;
    return roll->actions[best];
}

static bool is_deliberate(const struct hinter *hinter, const void *state, game_action action) {
    return hinter->game->deliberate && hinter->game->deliberate(hinter->setting, state, action);
}

/* What the seat that decides does next in the story, or false when it is another's turn. */
static bool next_decision(struct hinter *hinter, const void *state, int who, game_action *action) {
    size_t count = hinter->game->list(hinter->setting, state, hinter->actions);
    *action = hinter->actions[0];
    if (who != hinter->seat && (!hinter->turn || count > SMALL_DECISION))
        return false;
    if (count > 1) {
        mind_grow(hinter->mind, state, &hinter->step, &hinter->answer);
        *action = hinter->answer.option[0].action;
    }
    return true;
}

/* Keeps the state before and the action, if it was the seat's own. For what comes behind the last one that is kept no odds are told. */
static void keep_step(const struct hinter *hinter, struct story *story, const void *state,
                      game_action action) {
    if (story->length == HINT_LINE) {
        story->rolled[HINT_LINE - 1] = true;
        return;
    }
    memcpy(story->state[story->length], state, hinter->game->state_bytes);
    story->rolled[story->length] = false;
    story->action[story->length++] = action;
}

/* Whether dice decide if the last step succeeds: then its odds are told and the story goes on as if it did. Other dice are noted. */
static bool hopes(const struct hinter *hinter, struct story *story) {
    size_t last = story->length - 1;
    bool hopeful = hint_success(hinter, story->state[last], story->action[last]) >= 0;
    if (!hopeful)
        story->rolled[last] = true;
    return hopeful;
}

/* Whether the evaluation sees what a roll brings at all: ships that are not on the map yet do not count. */
static bool is_seen(const struct hinter *hinter, const void *state, const struct prospects *roll) {
    double least = 1, most = 0;
    for (size_t i = 0; i < roll->count; i++) {
        unsigned char next[HINT_STATE];
        float share[GAME_MAX_SEATS] = {0};
        memcpy(next, state, hinter->game->state_bytes);
        hinter->game->play(hinter->setting, next, roll->actions[i]);
        mind_evaluate(hinter->game, hinter->setting, next, &hinter->weights, share);
        least = fmin(least, (double)share[hinter->seat]);
        most = fmax(most, (double)share[hinter->seat]);
    }
    return most - least > 1e-4;
}

/* How likely the dice behind a decision are to leave the seat better off than it is; negative where that cannot be told. */
static double chance_to_help(struct hinter *hinter, const void *state, game_action action) {
    unsigned char next[HINT_STATE];
    struct prospects *roll = &hinter->roll[0];
    double now = outlook(hinter, state, HINT_ROLLS), helps = 0;
    memcpy(next, state, hinter->game->state_bytes);
    hinter->game->play(hinter->setting, next, action);
    look_behind(hinter, next, 0, roll);
    double total = game_total_weight(hinter->game, hinter->setting, next, roll->actions, roll->count);
    for (size_t i = 0; i < roll->count; i++)
        if (roll->value[i] > now)
            helps += hinter->game->weight(hinter->setting, next, roll->actions[i]) / total;
    return is_seen(hinter, next, roll) ? helps : -1;
}

/* Plays on from a decision to the end of the turn, as it is expected to go. */
static void tell_story(struct hinter *hinter, const void *state, game_action action, struct story *story) {
    const struct game *game = hinter->game;
    bool ended = is_deliberate(hinter, state, action);
    story->length = 0;
    story->success = hint_success(hinter, state, action);
    story->helps = -1;
    keep_step(hinter, story, state, action);
    memcpy(story->end, state, game->state_bytes);
    game->play(hinter->setting, story->end, action);
    size_t rolled = 0; /* steps whose first dice are known */
    for (int step = 0; step < MAX_STEPS; step++) {
        int who = game->who(hinter->setting, story->end);
        game_action next;
        if (who == GAME_OVER)
            break;
        if (who == GAME_CHANCE) {
            next = choose_outcome(hinter, story->end, hopes(hinter, story) && rolled < story->length);
            rolled = story->length;
        } else if ((ended && who != hinter->seat) || !next_decision(hinter, story->end, who, &next))
            break;
        if (who == hinter->seat) {
            ended = ended || is_deliberate(hinter, story->end, next);
            keep_step(hinter, story, story->end, next);
        }
        game->play(hinter->setting, story->end, next);
    }
}

/* The option that the others are compared with: ending the turn now, or else the best that is not the one itself. */
static size_t find_base(const struct hinter *hinter, const void *state, const struct mind_answer *answer,
                        size_t option) {
    for (size_t i = 0; i < answer->count; i++)
        if (i != option && is_deliberate(hinter, state, answer->option[i].action))
            return i;
    return option == 0 ? 1 : 0;
}

/* Whether an earlier story comes to the same. */
static bool told_before(const struct hinter *hinter, const struct story *story, size_t stories) {
    for (size_t i = 0; i < stories; i++)
        if (memcmp(hinter->story[i].end, story->end, hinter->game->state_bytes) == 0)
            return true;
    return false;
}

static void write_line(const struct hinter *hinter, const struct story *story, struct hint *hint) {
    hint->length = story->length;
    for (size_t i = 0; i < story->length; i++) {
        struct text out = text_into(hint->line[i], sizeof hint->line[i]);
        game_write_action(hinter->game, hinter->setting, story->state[i], story->action[i], &out);
    }
}

static void make_hint(struct hinter *hinter, const void *state, size_t option, struct story *story,
                      struct hint *hint) {
    hint->action = hinter->options[option].action;
    hint->chance = (double)hinter->options[option].share[hinter->seat];
    if (hinter->option_count > 1)
        tell_story(hinter, state, hinter->base[option].action, &hinter->other);
    else
        hinter->other = *story;
    if (story->rolled[0])
        story->helps = chance_to_help(hinter, state, hint->action);
    write_line(hinter, story, hint);
    struct comparison comparison = {.story = story,
                                    .other = &hinter->other,
                                    .chance = hint->chance,
                                    .gain = hint->chance - (double)hinter->base[option].share[hinter->seat],
                                    .behind = (double)hinter->options[0].share[hinter->seat] - hint->chance,
                                    .best = option == 0};
    for (int language = 0; language < GAME_LANGUAGES; language++) {
        struct text out = text_into(hint->why[language], sizeof hint->why[language]);
        hint_explain(hinter, &comparison, (enum game_language)language, &out);
    }
}

/* The decision that ends the turn, if there is one: others are compared with it, so it is searched as they are. */
static const game_action *find_end(struct hinter *hinter, const void *state) {
    size_t count = hinter->game->list(hinter->setting, state, hinter->actions);
    for (size_t i = 0; i < count; i++)
        if (is_deliberate(hinter, state, hinter->actions[i]))
            return &hinter->actions[i];
    return NULL;
}

/* How many of the options are worth a hint. The end of the turn is searched in any case: behind all others, and clearly so, it is no
   advice, and what was not searched may be better. */
static size_t count_advice(const struct hinter *hinter, const void *state, const struct mind_answer *answer) {
    size_t count = answer->exact ? answer->exact : answer->count;
    if (count < 2 || count == answer->count ||
        !is_deliberate(hinter, state, answer->option[count - 1].action))
        return count;
    float behind =
        answer->option[count - 2].share[hinter->seat] - answer->option[count - 1].share[hinter->seat];
    return behind > clearly ? count - 1 : count;
}

/* The best options are kept apart, because following their lines uses the answer again. */
static void search(struct hinter *hinter, const void *state, const struct mind_limits *limits) {
    struct mind_answer *answer = &hinter->answer;
    struct mind_limits all = *limits;
    const game_action *end = find_end(hinter, state);
    if (all.nodes == 0 && all.seconds <= 0)
        all.nodes = HINT_NODES;
    hinter->step = all;
    hinter->step.nodes = all.nodes / 16 + (all.nodes > 0);
    hinter->step.seconds = all.seconds / 16;
    hinter->step.progress = NULL;
    hinter->turn = end != NULL;
    mind_compare(hinter->mind, state, &all, HINT_COMPARED, end, answer);
    size_t count = count_advice(hinter, state, answer);
    hinter->option_count = answer->count;
    hinter->kept = count < HINT_CANDIDATES ? count : HINT_CANDIDATES;
    for (size_t i = 0; i < hinter->kept; i++) {
        hinter->options[i] = answer->option[i];
        hinter->base[i] = answer->option[answer->count > 1 ? find_base(hinter, state, answer, i) : i];
    }
}

void hint_think(struct hinter *hinter, const void *state, const struct mind_limits *limits, size_t most,
                struct hints *hints) {
    const struct game *game = hinter->game;
    unsigned char known[HINT_STATE];
    hints->count = 0;
    hinter->seat = game->who(hinter->setting, state);
    if (hinter->seat < 0)
        return;
    memcpy(known, state, game->state_bytes);
    if (game->guess) {
        struct game_random random = random_from_seed(limits->seed);
        game->guess(hinter->setting, known, hinter->seat, &random);
    }
    search(hinter, known, limits);
    most = most < HINT_MOST ? most : HINT_MOST;
    for (size_t i = 0; i < hinter->kept && hints->count < most; i++) {
        struct story *story = &hinter->story[hints->count];
        tell_story(hinter, known, hinter->options[i].action, story);
        /* Of two choices both are told, even if they may come to the same. */
        if (hinter->option_count <= 2 || !told_before(hinter, story, hints->count))
            make_hint(hinter, known, i, story, &hints->hint[hints->count++]);
    }
}

static void put_things(const struct game *game, const void *setting, const void *state, game_action action,
                       struct text *out) {
    game_thing things[GAME_MAX_CLICKS];
    size_t count = game->clicks(setting, state, action, things);
    text_json_key(out, "things");
    text_letter(out, '[');
    for (size_t i = 0; i < count; i++) {
        char token[GAME_ACTION_TEXT];
        struct text words = text_into(token, sizeof token);
        game->write_thing(setting, state, things[i], &words);
        text_json_next(out);
        text_json_string(out, token);
    }
    text_letter(out, ']');
}

void hint_write(const struct game *game, const void *setting, const void *state, const struct hint *hint,
                enum game_language language, struct text *out) {
    char label[GAME_SENTENCE_TEXT];
    struct text words = text_into(label, sizeof label);
    game->label(setting, state, hint->action, language, &words);
    text_letter(out, '{');
    text_json_key(out, "action");
    text_json_string(out, hint->line[0]);
    text_json_key(out, "label");
    text_json_string(out, label);
    put_things(game, setting, state, hint->action, out);
    text_json_key(out, "chance");
    text_format(out, "%.6f", hint->chance);
    text_json_key(out, "why");
    text_json_string(out, hint->why[language]);
    text_json_key(out, "line");
    text_letter(out, '[');
    for (size_t i = 0; i < hint->length; i++) {
        text_json_next(out);
        text_json_string(out, hint->line[i]);
    }
    text_put(out, "]}");
}
