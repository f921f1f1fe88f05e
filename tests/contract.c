/* The contract test: the table of properties, and the random games on which they are checked. */
#include "contract_internal.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name;
    bool (*holds)(struct contract *c);
} setting_promises[] =
    {
        {"the game keeps within the limits of the contract", contract_limits_are_kept},
        {"what belongs together is there together", contract_members_belong_together},
        {"the setting is complete", contract_setting_is_complete},
        {"the option values make the same setting again", contract_options_rebuild_setting},
        {"bad choices are refused", contract_bad_choices_are_refused},
        {"the set-up form parses and offers every option", contract_form_parses},
        {"the beginning is complete", contract_beginning_is_complete},
},
  game_promises[] = {
      {"a record replays to the identical state", contract_record_replays},
      {"a setting made again plays the same game", contract_rebuilt_setting_plays_alike},
      {"a record for a viewer is for reading only, and whole at the end",
       contract_viewers_records_are_read_only},
};

static const struct {
    const char *name;
    bool (*holds)(struct contract *c, const struct probe *place);
    bool costly;
} state_promises[] = {
    {"an action is allowed, changes the state, and does the same to a copy", contract_action_is_carried_out,
     false},
    {"the result is that of a game", contract_result_is_sound, false},
    {"seats have marks and names", contract_seats_have_names, false},
    {"an automa moves itself", contract_automa_moves_itself, false},
    {"nothing is hidden in a game that is played", contract_nothing_is_hidden, false},
    {"the position's notation round-trips", contract_position_round_trips, false},
    {"the action's notation round-trips", contract_action_round_trips, false},
    {"clicks lead to one decision", contract_clicks_lead_to_one, false},
    {"what a viewer knows is a state in which the rest is hidden", contract_knowledge_is_a_state, true},
    {"a guess fits what the viewer knows", contract_guess_fits, true},
    {"every listed action is accepted and changes the state", contract_every_action_works, true},
    {"a canonical state is the same game", contract_canonical_is_the_same_game, true},
    {"a decision that only spends gains nothing", contract_spending_gains_nothing, true},
    {"nothing unlisted is allowed", contract_unlisted_is_refused, true},
    {"every action's notation is unique", contract_notations_differ, true},
    {"things have names", contract_things_have_names, true},
    {"things can be explained, and what is possible has no reason against it", contract_help_is_there, true},
    {"named odds are probabilities with words", contract_named_odds_are_sound, true},
    {"places can be drawn, walked to and read aloud", contract_places_are_there, true},
    {"sheets are drawn", contract_sheets_are_there, true},
    {"features are numbers", contract_features_are_numbers, true},
    {"labels tell decisions apart", contract_labels_differ, true},
    {"prompt and log say something", contract_log_and_prompt_are_there, true},
    {"views parse and offer the listed decisions", contract_views_parse, true},
    {"nobody sees what it may not", contract_secrets_are_kept, true},
    {"a decision that shows somebody something is known to", contract_reveals_is_true, true},
    {"a damaged action is refused", contract_damaged_action_is_refused, true},
    {"a seat may resign at a decision, and only then", contract_resigning_works, true},
    {"a damaged position is refused or is a position", contract_damage_is_noticed, true},
};

#define LENGTH(array) (sizeof(array) / sizeof *(array))

bool contract_broken(struct contract *c, const char *format, ...) {
    struct text out = text_into(c->report->message, sizeof c->report->message);
    va_list arguments;
    char reason[1024];
    va_start(arguments, format);
    vsnprintf(reason, sizeof reason, format, arguments);
    va_end(arguments);

    c->report->promise = c->promise;
    text_format(&out, "%s:", c->game->name);
    for (size_t i = 0; i < c->run->choice_count; i++)
        text_format(&out, " %s=%s", c->run->choices[i].name, c->run->choices[i].value);
    text_format(&out, " seed %llu sample %lu step %lu: broken promise: %s: %s", (unsigned long long)c->seed,
                c->run->sample, c->step, c->promise, reason);
    if (!c->seen)
        return false;
    text_put(&out, "; position: ");
    c->game->write_position(c->setting, c->here.state, &out);
    if (c->seen != &c->here) {
        text_format(&out, "; and from it, by %s: ", c->excursion);
        c->game->write_position(c->setting, c->seen->state, &out);
    }
    return false;
}

/* A uniform decision, or an outcome by its probability. */
static game_action choose(struct contract *c, const struct probe *place, struct game_random *random) {
    if (place->who != GAME_CHANCE)
        return place->actions[random_below(random, (uint32_t)place->count)];
    uint32_t total = game_total_weight(c->game, c->setting, place->state, place->actions, place->count);
    return game_outcome_at(c->game, c->setting, place->state, place->actions, place->count,
                           random_below(random, total));
}

/* Prerequisites of all other checks. */
static bool arrive(struct contract *c, struct probe *place) {
    c->seen = place;
    contract_copy(c, place->kept, place->state);
    c->promise = "who decides is a seat in the game, chance or nobody";
    place->who = c->game->who(c->setting, place->state);
    if (!contract_who_is_in_range(c, place))
        return false;
    c->promise = "the list has every action once, and none only at the end";
    place->count = c->game->list(c->setting, place->state, place->actions);
    if (!contract_list_is_whole(c, place))
        return false;
    c->promise = "odds add up to 1";
    return contract_odds_add_up(c, place);
}

static bool check_state(struct contract *c, const struct probe *place, bool costly) {
    if (costly)
        c->report->samples++;
    for (size_t i = 0; i < LENGTH(state_promises); i++) {
        c->promise = state_promises[i].name;
        if ((costly || !state_promises[i].costly) && !state_promises[i].holds(c, place))
            return false;
    }
    c->promise = "looking at a state does not change it";
    return contract_same(c, place->state, place->kept) || contract_broken(c, "it did");
}

bool contract_explore(struct contract *c, const char *how, int steps) {
    const char *promise = c->promise;
    c->excursion = how;
    if (!contract_there_can_be_played(c))
        return false;
    for (int step = 0; step <= steps; step++) {
        if (!arrive(c, &c->there))
            return false;
        if (c->there.who != GAME_OVER)
            c->there.chosen = choose(c, &c->there, &c->probe);
        if (!check_state(c, &c->there, false))
            return false;
        c->promise = "views parse and offer the listed decisions";
        if (step == 0 && !contract_some_view_parses(c, &c->there))
            return false;
        if (c->there.who == GAME_OVER)
            break;
        c->game->play(c->setting, c->there.state, c->there.chosen);
    }
    c->seen = &c->here;
    c->promise = promise;
    return true;
}

/* In one game of four somebody resigns now and then, so that records contain resignations. */
static game_action choose_or_resign(struct contract *c) {
    if (c->here.who >= 0 && c->seed % 4 == 3 && random_below(&c->dice, 512) == 0) {
        game_action action = GAME_RESIGN(random_below(&c->dice, (uint32_t)c->seats));
        if (game_allows(c->game, c->setting, c->here.state, action))
            return action;
    }
    return choose(c, &c->here, &c->dice);
}

static void keep(struct contract *c, game_action action) {
    if (c->played_count == c->played_room) {
        c->played_room = c->played_room ? 2 * c->played_room : 1024;
        c->played = realloc(c->played, c->played_room * sizeof *c->played);
        if (!c->played)
            abort();
    }
    c->played[c->played_count++] = action;
}

/* `left` is the number of actions that this run may still play. */
static bool play_game(struct contract *c, unsigned long *left) {
    c->game->begin(c->setting, c->here.state);
    c->played_count = 0;
    c->report->games++;
    for (c->step = 0;; c->step++) {
        if (!arrive(c, &c->here))
            return false;
        bool over = c->here.who == GAME_OVER;
        if (!over)
            c->here.chosen = choose_or_resign(c);
        bool costly = c->step == 0 || over || random_below(&c->probe, (uint32_t)c->run->sample) == 0;
        if (!check_state(c, &c->here, costly))
            return false;
        c->report->finished += over;
        if (over || *left == 0)
            return true;
        c->game->play(c->setting, c->here.state, c->here.chosen);
        keep(c, c->here.chosen);
        c->report->decisions++;
        --*left;
    }
}

static bool check_game(struct contract *c, unsigned long *left) {
    c->dice = random_from_seed(c->seed);
    c->probe = random_from_seed(~c->seed);
    if (!play_game(c, left))
        return false;
    for (size_t i = 0; i < LENGTH(game_promises); i++) {
        c->promise = game_promises[i].name;
        if (!game_promises[i].holds(c))
            return false;
    }
    return true;
}

static bool check_setting(struct contract *c) {
    for (size_t i = 0; i < LENGTH(setting_promises); i++) {
        c->promise = setting_promises[i].name;
        if (!setting_promises[i].holds(c))
            return false;
    }
    return true;
}

bool contract_check(const struct contract_run *asked, struct contract_report *report) {
    struct contract_run run = *asked;
    struct contract c;
    unsigned long left = run.decisions ? run.decisions : (unsigned long)-1;
    report->promise = NULL;
    run.sample = run.sample ? run.sample : 1;
    bool kept = contract_open(&c, &run, report) && check_setting(&c);
    for (unsigned long game = 0; kept && game < run.games && left > 0; game++) {
        c.seed = run.seed + game;
        kept = check_game(&c, &left);
    }
    contract_close(&c);
    return kept;
}

void contract_print(const char *title, const struct contract_report *report) {
    printf("# %s: %lu games (%lu to the end), %lu decisions; at %lu states also: %lu views, %lu successors, "
           "%lu resignations, %lu damaged positions (%lu still positions), %lu hidden states, %lu decisions "
           "that only spend\n",
           title, report->games, report->finished, report->decisions, report->samples, report->views,
           report->successors, report->resignations, report->damaged, report->believed, report->hidden,
           report->spent);
    fflush(stdout);
}
