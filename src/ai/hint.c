/* Finding hints: search, follow the best lines to the end of the turn, compare each with a baseline. */
#include "hint.h"
#include "ai_internal.h"
#include "hint_internal.h"
#include "player.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_REPLIES = 4, MAX_STEPS = 40, ESTIMATE_NODES = 100 };

static const float clear_margin = 0.02f;

/* Points the line to its part of the state buffer. */
static void assign_states(struct line *line, unsigned char *states, size_t bytes) {
    for (size_t i = 0; i < HINT_LINE; i++)
        line->state[i] = states + i * bytes;
    line->end = states + HINT_LINE * bytes;
}

static bool allocate(struct hinter *hinter) {
    const struct game *game = hinter->game;
    size_t most = game->max_actions, each = (HINT_LINE + 1) * game->state_bytes;
    hinter->answer = ai_answer_new(game);
    hinter->actions = malloc(most * sizeof *hinter->actions);
    hinter->states = calloc(HINT_MOST + 1, each);
    hinter->guess = malloc(HINT_GUESSES * game->state_bytes);
    hinter->past = malloc((AI_EARLIER + HINT_LINE) * game->state_bytes);
    hinter->features =
        malloc((HINT_LINE + 2) * (size_t)hinter->seats * game->feature_count * sizeof *hinter->features);
    bool good = hinter->answer && hinter->actions && hinter->states && hinter->guess && hinter->past &&
                hinter->features;
    for (size_t i = 0; i < HINT_ROLLS; i++) {
        struct outcomes *roll = &hinter->roll[i];
        roll->actions = malloc(most * sizeof *roll->actions);
        roll->hash = malloc(most * sizeof *roll->hash);
        roll->value = malloc(most * sizeof *roll->value);
        good = good && roll->actions && roll->hash && roll->value;
    }
    for (size_t i = 0; good && i <= HINT_MOST; i++)
        assign_states(i < HINT_MOST ? &hinter->line[i] : &hinter->baseline, hinter->states + i * each,
                      game->state_bytes);
    return good;
}

struct hinter *hint_open(const struct game *game, const void *setting) {
    struct hinter *hinter = game->features ? calloc(1, sizeof *hinter) : NULL;
    if (!hinter)
        return NULL;
    hinter->game = game;
    hinter->setting = setting;
    hinter->seats = game->seats(setting);
    hinter->search = ai_search_open(game, setting, false, &hinter->weights);
    if (allocate(hinter) && hinter->search && ai_reserve(hinter->search))
        return hinter;
    hint_close(hinter);
    return NULL;
}

void hint_close(struct hinter *hinter) {
    if (!hinter)
        return;
    ai_search_free(hinter->search);
    for (size_t i = 0; i < HINT_ROLLS; i++) {
        free(hinter->roll[i].actions);
        free(hinter->roll[i].hash);
        free(hinter->roll[i].value);
    }
    free(hinter->answer);
    free(hinter->actions);
    free(hinter->states);
    free(hinter->guess);
    free(hinter->past);
    free(hinter->features);
    free(hinter);
}

/* Copies a line into the buffers of another. */
static void copy_line(const struct hinter *hinter, struct line *to, const struct line *from) {
    struct line copy = *from;
    size_t bytes = hinter->game->state_bytes;
    unsigned char *states = to->state[0];
    memcpy(states, from->state[0], (HINT_LINE + 1) * bytes);
    assign_states(&copy, states, bytes);
    *to = copy;
}

static void evaluate_outcomes(struct hinter *hinter, const void *state, int rolls, struct outcomes *roll);

/* The seat's chance: the expectation at a chance node, a short search where the seat decides, the evaluation otherwise. */
static double estimate(struct hinter *hinter, const void *state, int rolls) {
    float share[GAME_MAX_SEATS] = {0};
    int who = hinter->game->who(hinter->setting, state);
    if (who == GAME_CHANCE && rolls < HINT_ROLLS) {
        evaluate_outcomes(hinter, state, rolls, &hinter->roll[rolls]);
        return hinter->roll[rolls].mean;
    }
    if (who == hinter->seat) {
        struct ai_limits limits = {
            .nodes = ESTIMATE_NODES, .seed = hinter->step.seed, .stop = hinter->step.stop};
        ai_grow(hinter->search, state, &limits, hinter->answer);
        return (double)hinter->answer->option[0].share[who];
    }
    ai_evaluate(hinter->game, hinter->setting, state, &hinter->weights, share);
    return (double)share[hinter->seat];
}

/* Evaluates all outcomes of a chance node; equal results once. */
static void evaluate_outcomes(struct hinter *hinter, const void *state, int rolls, struct outcomes *roll) {
    const struct game *game = hinter->game;
    roll->count = game->list(hinter->setting, state, roll->actions);
    roll->mean = 0;
    double total = game_total_weight(game, hinter->setting, state, roll->actions, roll->count);
    for (size_t i = 0; i < roll->count; i++) {
        size_t twin = 0;
        roll->hash[i] = ai_hash_after(hinter->search, state, roll->actions[i]);
        while (roll->hash[twin] != roll->hash[i])
            twin++;
        if (twin == i) {
            _Alignas(max_align_t) unsigned char next[GAME_MAX_STATE];
            memcpy(next, state, game->state_bytes);
            game->play(hinter->setting, next, roll->actions[i]);
            roll->value[i] = estimate(hinter, next, rolls + 1);
        } else
            roll->value[i] = roll->value[twin];
        roll->mean += game->weight(hinter->setting, state, roll->actions[i]) / total * roll->value[i];
    }
}

/* The outcome with which the line continues: the best one after an attack, otherwise the one closest to the mean. */
static game_action choose_outcome(struct hinter *hinter, const void *state, bool hopeful) {
    struct outcomes *roll = &hinter->roll[0];
    size_t best = 0;
    evaluate_outcomes(hinter, state, hopeful ? 0 : HINT_ROLLS - 1, roll);
    for (size_t i = 1; i < roll->count; i++)
        if (hopeful ? roll->value[i] > roll->value[best]
                    : fabs(roll->value[i] - roll->mean) < fabs(roll->value[best] - roll->mean))
            best = i;
    return roll->actions[best];
}

static bool ends_turn(const struct hinter *hinter, const void *state, game_action action) {
    return game_ends_turn(hinter->game, hinter->setting, state, action);
}

/* Whether the decision shows something that was guessed. */
static bool reveals(const struct hinter *hinter, const void *state, game_action action) {
    return hinter->guessing && game_reveals(hinter->game, hinter->setting, state, action);
}

void hint_recall(struct hinter *hinter, const struct table *table) {
    hinter->past_count = table_turn_states(table, hinter->past, AI_EARLIER);
}

/* The next decision of the line, which leads back to none of its states; false when the turn is over. */
static bool next_decision(struct hinter *hinter, const struct line *line, int who, game_action *action) {
    const void *state = line->end;
    size_t bytes = hinter->game->state_bytes;
    size_t count = hinter->game->list(hinter->setting, state, hinter->actions);
    *action = hinter->actions[0];
    if (who != hinter->seat && (!hinter->turn || count > MAX_REPLIES))
        return false;
    if (count > 1) {
        memcpy(hinter->past + hinter->past_count * bytes, line->state[0], line->length * bytes);
        ai_set_earlier(hinter->search, hinter->past, hinter->past_count + line->length);
        ai_grow(hinter->search, state, &hinter->step, hinter->answer);
        ai_set_earlier(hinter->search, NULL, 0);
        *action = hinter->answer->option[0].action;
    }
    return true;
}

/* Records one of the seat's own decisions. A longer line is cut, and no odds are told for what follows. */
static void record_step(const struct hinter *hinter, struct line *line, const void *state,
                        game_action action) {
    if (line->length == HINT_LINE) {
        line->rolled[HINT_LINE - 1] = true;
        return;
    }
    memcpy(line->state[line->length], state, hinter->game->state_bytes);
    line->rolled[line->length] = false;
    line->action[line->length++] = action;
}

/* Whether the last step is an attack: then its odds are told and the line continues with its success. Other dice are recorded. */
static bool follows_success(const struct hinter *hinter, struct line *line) {
    size_t last = line->length - 1;
    bool hopeful = hint_success(hinter, line->state[last], line->action[last]) >= 0;
    if (!hopeful)
        line->rolled[last] = true;
    return hopeful;
}

/* Whether the evaluation distinguishes the outcomes at all: ships that are not on the map yet have no features. */
static bool is_visible(const struct hinter *hinter, const void *state, const struct outcomes *roll) {
    double least = 1, most = 0;
    for (size_t i = 0; i < roll->count; i++) {
        _Alignas(max_align_t) unsigned char next[GAME_MAX_STATE];
        float share[GAME_MAX_SEATS] = {0};
        memcpy(next, state, hinter->game->state_bytes);
        hinter->game->play(hinter->setting, next, roll->actions[i]);
        ai_evaluate(hinter->game, hinter->setting, next, &hinter->weights, share);
        least = fmin(least, (double)share[hinter->seat]);
        most = fmax(most, (double)share[hinter->seat]);
    }
    return most - least > 1e-4;
}

/* The odds that the dice after a decision improve the seat's chance; negative where the evaluation cannot tell. */
static double odds_of_help(struct hinter *hinter, const void *state, game_action action) {
    _Alignas(max_align_t) unsigned char next[GAME_MAX_STATE];
    struct outcomes *roll = &hinter->roll[0];
    double now = estimate(hinter, state, HINT_ROLLS), odds_of_help = 0;
    memcpy(next, state, hinter->game->state_bytes);
    hinter->game->play(hinter->setting, next, action);
    evaluate_outcomes(hinter, next, 0, roll);
    double total = game_total_weight(hinter->game, hinter->setting, next, roll->actions, roll->count);
    for (size_t i = 0; i < roll->count; i++)
        if (roll->value[i] > now)
            odds_of_help += hinter->game->weight(hinter->setting, next, roll->actions[i]) / total;
    return is_visible(hinter, next, roll) ? odds_of_help : -1;
}

/* Plays the expected line from a decision to the end of the turn, whoever's it is, or to a decision that reveals what is only
   guessed. */
static void follow_line(struct hinter *hinter, const void *state, game_action action, struct line *line) {
    const struct game *game = hinter->game;
    bool ended = ends_turn(hinter, state, action), revealed = reveals(hinter, state, action);
    int turn = game->turn(hinter->setting, state);
    line->length = 0;
    line->success = hint_success(hinter, state, action);
    line->odds_of_help = -1;
    record_step(hinter, line, state, action);
    memcpy(line->end, state, game->state_bytes);
    game->play(hinter->setting, line->end, action);
    size_t rolled = 0; /* steps whose first chance outcome is played */
    for (int step = 0; step < MAX_STEPS && !revealed; step++) {
        int who = game->who(hinter->setting, line->end);
        game_action next;
        if (who == GAME_OVER || (who == hinter->seat && game->turn(hinter->setting, line->end) != turn))
            break;
        if (who == GAME_CHANCE) {
            next = choose_outcome(hinter, line->end, follows_success(hinter, line) && rolled < line->length);
            rolled = line->length;
        } else if ((ended && who != hinter->seat) || !next_decision(hinter, line, who, &next))
            break;
        if (who == hinter->seat) {
            ended = ended || ends_turn(hinter, line->end, next);
            revealed = reveals(hinter, line->end, next);
            record_step(hinter, line, line->end, next);
        }
        game->play(hinter->setting, line->end, next);
    }
}

/* The baseline of an option: ending the turn now, or else the best other option. */
static size_t find_baseline(const struct hinter *hinter, const void *state, const struct ai_answer *answer,
                            size_t option) {
    for (size_t i = 0; i < answer->count; i++)
        if (i != option && ends_turn(hinter, state, answer->option[i].action))
            return i;
    return option == 0 ? 1 : 0;
}

/* Whether an earlier line ends in the same state. */
static bool is_duplicate(const struct hinter *hinter, const struct line *line, size_t lines) {
    for (size_t i = 0; i < lines; i++)
        if (ai_hash_state(hinter->search, hinter->line[i].end) == ai_hash_state(hinter->search, line->end))
            return true;
    return false;
}

static void write_line(const struct hinter *hinter, const struct line *line, struct hint *hint) {
    hint->length = line->length;
    for (size_t i = 0; i < line->length; i++) {
        struct text out = text_into(hint->line[i], sizeof hint->line[i]);
        game_write_action(hinter->game, hinter->setting, line->state[i], line->action[i], &out);
    }
}

static void make_hint(struct hinter *hinter, const void *state, size_t option, struct line *line,
                      struct hint *hint) {
    hint->action = hinter->options[option].action;
    hint->chance = (double)hinter->options[option].share[hinter->seat];
    if (hinter->option_count > 1)
        follow_line(hinter, state, hinter->compared_with[option].action, &hinter->baseline);
    else
        copy_line(hinter, &hinter->baseline, line);
    if (line->rolled[0])
        line->odds_of_help = odds_of_help(hinter, state, hint->action);
    write_line(hinter, line, hint);
    struct ranked_line ranked = {.line = line,
                                 .baseline = &hinter->baseline,
                                 .chance = hint->chance,
                                 .gain =
                                     hint->chance - (double)hinter->compared_with[option].share[hinter->seat],
                                 .behind = (double)hinter->options[0].share[hinter->seat] - hint->chance,
                                 .best = option == 0,
                                 .only = hinter->option_count == 1};
    hint_explain(hinter, &ranked, hint->why);
}

/* The decision that ends the turn, if there is one: it is the baseline, so it is searched with equal effort. */
static const game_action *find_end(struct hinter *hinter, const void *state) {
    size_t count = hinter->game->list(hinter->setting, state, hinter->actions);
    for (size_t i = 0; i < count; i++)
        if (ends_turn(hinter, state, hinter->actions[i]))
            return &hinter->actions[i];
    return NULL;
}

/* How many of the options are worth a hint. The end of the turn was searched on request; if it comes out last by a
   clear margin, an option that was not searched may be better. */
static size_t count_advice(const struct hinter *hinter, const void *state, const struct ai_answer *answer) {
    size_t count = answer->exact ? answer->exact : answer->count;
    if (count < 2 || count == answer->count || !ends_turn(hinter, state, answer->option[count - 1].action))
        return count;
    float behind =
        answer->option[count - 2].share[hinter->seat] - answer->option[count - 1].share[hinter->seat];
    return behind > clear_margin ? count - 1 : count;
}

/* Copies the best options, because following their lines overwrites the answer. */
static void search(struct hinter *hinter, const void *state, const struct ai_limits *limits) {
    struct ai_answer *answer = hinter->answer;
    struct ai_limits all = *limits;
    const game_action *end = find_end(hinter, state);
    if (all.nodes == 0 && all.seconds <= 0)
        all.nodes = HINT_NODES;
    hinter->step = all;
    hinter->step.nodes = all.nodes / 16 + (all.nodes > 0);
    hinter->step.seconds = all.seconds / 16;
    hinter->step.progress = NULL;
    hinter->turn = end != NULL;
    ai_set_earlier(hinter->search, hinter->past, hinter->past_count);
    ai_compare(hinter->search, state, &all, HINT_COMPARED, end, answer);
    ai_set_earlier(hinter->search, NULL, 0);
    size_t count = count_advice(hinter, state, answer);
    hinter->option_count = answer->count;
    hinter->kept = 0;
    for (size_t i = 0; i < count && hinter->kept < HINT_CANDIDATES; i++) {
        if (answer->option[i].futile && i > 0)
            continue;
        hinter->options[hinter->kept] = answer->option[i];
        hinter->compared_with[hinter->kept++] =
            answer->option[answer->count > 1 ? find_baseline(hinter, state, answer, i) : i];
    }
}

/* Draws the states in which claims are tested; the first is the one in which lines are followed. */
static void guess(struct hinter *hinter, const void *known, uint64_t seed) {
    const struct game *game = hinter->game;
    struct game_random random = random_from_seed(seed);
    hinter->guessing = game_has_secrets(game, hinter->setting);
    for (size_t i = 0; i < (hinter->guessing ? HINT_GUESSES : 1); i++) {
        unsigned char *state = hinter->guess + i * game->state_bytes;
        memcpy(state, known, game->state_bytes);
        if (hinter->guessing)
            game->guess(hinter->setting, state, &random);
    }
}

void hint_think(struct hinter *hinter, const void *state, const struct ai_limits *limits, size_t most,
                struct hints *hints) {
    const struct game *game = hinter->game;
    _Alignas(max_align_t) unsigned char known[GAME_MAX_STATE];
    hints->count = 0;
    hinter->seat = game->who(hinter->setting, state);
    if (hinter->seat < 0)
        return;
    game_known(game, hinter->setting, state, hinter->seat, known);
    search(hinter, known, limits);
    guess(hinter, known, limits->seed);
    most = most < HINT_MOST ? most : HINT_MOST;
    for (size_t i = 0; i < hinter->kept && hints->count < most; i++) {
        struct line *line = &hinter->line[hints->count];
        follow_line(hinter, hinter->guess, hinter->options[i].action, line);
        /* Of only two choices both are reported, even if they transpose. */
        if (hinter->option_count <= 2 || !is_duplicate(hinter, line, hints->count))
            make_hint(hinter, hinter->guess, i, line, &hints->hint[hints->count++]);
    }
    hinter->past_count = 0;
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
