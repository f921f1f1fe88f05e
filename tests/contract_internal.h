/* Shared by the parts of the contract test. A check returns true if the property holds; otherwise it has reported the
   reason with contract_broken. */
#ifndef TESTS_CONTRACT_INTERNAL_H
#define TESTS_CONTRACT_INTERNAL_H

#include "contract.h"

enum { CONTRACT_SPARES = 7 };

/* A state, and what the game says of it. */
struct probe {
    unsigned char *state;
    unsigned char *kept; /* a copy, to check that queries do not change the state */
    int who;
    size_t count;
    game_action *actions;
    game_action chosen; /* the next action; unused when the game is over */
};

struct path {
    game_thing things[GAME_MAX_CLICKS];
    size_t count;
};

struct contract {
    const struct contract_run *run;
    struct contract_report *report;
    const struct game *game;
    void *setting;
    int seats;

    uint64_t seed; /* of this game */
    unsigned long step;
    struct game_random dice;  /* plays the game */
    struct game_random probe; /* selects what to check, so that more checks do not change the game */
    game_action *played;
    size_t played_count, played_room;

    struct probe here;        /* the game */
    struct probe there;       /* excursions from it: after a resignation, at a damaged position */
    const struct probe *seen; /* the current one */
    const char *promise;      /* the one being checked */
    const char *excursion;    /* how `there` was reached, or NULL */

    /* Scratch states. Checks that run at every state use spares 0 and 1, the expensive ones the others. */
    uint64_t walked; /* the places when reachability was last checked */
    unsigned char *spare[CONTRACT_SPARES];
    char *view[2];                               /* GAME_VIEW_TEXT + GAME_PICTURE_TEXT each */
    char mark[GAME_MAX_SEATS][GAME_ACTION_TEXT]; /* of each seat, since the first state */
    char seat_words[2048];                       /* all marks and names that were checked last */
    char (*lines)[GAME_SENTENCE_TEXT];           /* GAME_MAX_ACTIONS of them */
    const char **sorted;
    struct path *paths;
};

/* Writes the report's message: promise, game, choices, seed, step, position and the given reason. Returns false. */
bool contract_broken(struct contract *c, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Allocates the scratch memory and prepares the setting; and frees everything. */
bool contract_open(struct contract *c, const struct contract_run *run, struct contract_report *report);
void contract_close(struct contract *c);

/* Plays random actions from the state in `there`, with the checks that run at every state. */
bool contract_explore(struct contract *c, const char *how, int steps);

/* Helpers. */
bool contract_same(const struct contract *c, const void *a, const void *b);
void contract_copy(const struct contract *c, void *to, const void *from);
/* Whether the first `count` lines are all different; if not, *twice is a duplicate. */
bool contract_lines_differ(struct contract *c, size_t count, const char **twice);
/* Whether a text for people is not empty, not truncated, UTF-8 and without placeholders. */
bool contract_good_words(struct contract *c, const struct text *text, const char *what);

/* Once for a setting (contract_setting.c, contract_form.c). */
bool contract_limits_are_kept(struct contract *c);
bool contract_members_belong_together(struct contract *c);
bool contract_setting_is_complete(struct contract *c);
bool contract_options_rebuild_setting(struct contract *c);
bool contract_bad_choices_are_refused(struct contract *c);
bool contract_form_parses(struct contract *c);
bool contract_beginning_is_complete(struct contract *c);

/* At the end of each game (contract_record.c). */
bool contract_record_replays(struct contract *c);
bool contract_rebuilt_setting_plays_alike(struct contract *c);
bool contract_viewers_records_are_read_only(struct contract *c);

/* At every state (contract_actions.c, contract_result.c, contract_notation.c, contract_words.c, contract_secrets.c). */
bool contract_who_is_in_range(struct contract *c, const struct probe *place);
bool contract_list_is_whole(struct contract *c, const struct probe *place);
bool contract_odds_add_up(struct contract *c, const struct probe *place);
bool contract_action_is_carried_out(struct contract *c, const struct probe *place);
bool contract_automa_moves_itself(struct contract *c, const struct probe *place);
bool contract_result_is_sound(struct contract *c, const struct probe *place);
bool contract_seats_have_names(struct contract *c, const struct probe *place);
bool contract_nothing_is_hidden(struct contract *c, const struct probe *place);
bool contract_position_round_trips(struct contract *c, const struct probe *place);
bool contract_action_round_trips(struct contract *c, const struct probe *place);
bool contract_clicks_lead_to_one(struct contract *c, const struct probe *place);

/* At a sample of states (also contract_canonical.c, contract_places.c, contract_view.c). */
bool contract_canonical_is_the_same_game(struct contract *c, const struct probe *place);
bool contract_spending_gains_nothing(struct contract *c, const struct probe *place);
bool contract_every_action_works(struct contract *c, const struct probe *place);
bool contract_unlisted_is_refused(struct contract *c, const struct probe *place);
bool contract_resigning_works(struct contract *c, const struct probe *place);
bool contract_notations_differ(struct contract *c, const struct probe *place);
bool contract_damage_is_noticed(struct contract *c, const struct probe *place);
bool contract_damaged_action_is_refused(struct contract *c, const struct probe *place);
bool contract_things_have_names(struct contract *c, const struct probe *place);
bool contract_help_is_there(struct contract *c, const struct probe *place);
bool contract_named_odds_are_sound(struct contract *c, const struct probe *place);
bool contract_places_are_there(struct contract *c, const struct probe *place);
bool contract_sheets_are_there(struct contract *c, const struct probe *place);
bool contract_features_are_numbers(struct contract *c, const struct probe *place);
bool contract_labels_differ(struct contract *c, const struct probe *place);
bool contract_log_and_prompt_are_there(struct contract *c, const struct probe *place);
bool contract_views_parse(struct contract *c, const struct probe *place);
bool contract_some_view_parses(struct contract *c, const struct probe *place);
bool contract_knowledge_is_a_state(struct contract *c, const struct probe *place);
bool contract_guess_fits(struct contract *c, const struct probe *place);
bool contract_secrets_are_kept(struct contract *c, const struct probe *place);
bool contract_reveals_is_true(struct contract *c, const struct probe *place);

/* The state in `there`, read from untrusted text, may be hidden: then a guess replaces it. */
bool contract_there_can_be_played(struct contract *c);

/* Prepares a setting from the option values of the test's setting. */
bool contract_prepare_from_values(struct contract *c, void *setting);
/* Whether a state's notation reads back as the same state. */
bool contract_state_round_trips(struct contract *c, const void *state);

#endif
