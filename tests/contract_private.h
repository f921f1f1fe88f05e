/* What the parts of the contract test share. A promise is a function that is true where it holds; where it does not,
   it has said why through contract_broken. */
#ifndef TESTS_CONTRACT_PRIVATE_H
#define TESTS_CONTRACT_PRIVATE_H

#include "contract.h"

enum { CONTRACT_SPARES = 4 };

/* A state, and what the game says of it. */
struct place {
    unsigned char *state;
    unsigned char *kept; /* the same state, to see that looking at it changes nothing */
    int who;
    size_t count;
    game_action *actions;
    game_action chosen; /* what will be played; means nothing when the game is over */
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
    struct game_random probe; /* picks what to look at, so that looking more does not change the game */
    game_action *played;
    size_t played_count, played_room;

    struct place here;        /* the game */
    struct place there;       /* excursions from it: after a resignation, at a damaged position */
    const struct place *seen; /* the one being looked at */
    const char *promise;      /* the one being checked */
    const char *excursion;    /* how `there` came about, or NULL */

    /* Room to work in. The promises that hold everywhere use spares 0 and 1, the costly ones 2 and 3. */
    unsigned char *spare[CONTRACT_SPARES];
    char *view[2];                     /* GAME_VIEW_TEXT + GAME_PICTURE_TEXT each */
    char (*lines)[GAME_SENTENCE_TEXT]; /* GAME_MAX_ACTIONS of them */
    const char **sorted;
    struct path *paths;
};

/* Writes the report's message: promise, game, choices, seed, step, position and the given reason. Returns false. */
bool contract_broken(struct contract *c, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Opens the room to work in and prepares the setting; and gives all back. */
bool contract_open(struct contract *c, const struct contract_run *run, struct contract_report *report);
void contract_close(struct contract *c);

/* Plays on at random from the state in `there`, for so many steps, checking the promises that hold everywhere. */
bool contract_explore(struct contract *c, const char *how, int steps);

/* Small helps. */
bool contract_same(const struct contract *c, const void *a, const void *b);
void contract_copy(const struct contract *c, void *to, const void *from);
/* Whether the first `count` lines all differ; if not, *twice is one that does not. */
bool contract_lines_differ(struct contract *c, size_t count, const char **twice);
/* Whether a text of people's words is there, fits, is UTF-8 and has no hole of a pattern left. */
bool contract_good_words(struct contract *c, const struct text *text, const char *what);

/* Once for a setting (contract_setting.c). */
bool contract_setting_is_complete(struct contract *c);
bool contract_options_rebuild_setting(struct contract *c);
bool contract_bad_choices_are_refused(struct contract *c);
bool contract_seats_have_names(struct contract *c);
bool contract_beginning_is_complete(struct contract *c);

/* At the end of each game (contract_record.c). */
bool contract_record_replays(struct contract *c);
bool contract_rebuilt_setting_plays_alike(struct contract *c);

/* At every state (contract_actions.c, contract_notation.c, contract_words.c). */
bool contract_who_is_in_range(struct contract *c, const struct place *place);
bool contract_list_is_whole(struct contract *c, const struct place *place);
bool contract_odds_add_up(struct contract *c, const struct place *place);
bool contract_action_is_carried_out(struct contract *c, const struct place *place);
bool contract_end_is_final(struct contract *c, const struct place *place);
bool contract_success_is_probable(struct contract *c, const struct place *place);
bool contract_position_round_trips(struct contract *c, const struct place *place);
bool contract_action_round_trips(struct contract *c, const struct place *place);
bool contract_clicks_lead_to_one(struct contract *c, const struct place *place);

/* At a sample of states. */
bool contract_every_action_works(struct contract *c, const struct place *place);
bool contract_unlisted_is_refused(struct contract *c, const struct place *place);
bool contract_resigning_works(struct contract *c, const struct place *place);
bool contract_notations_differ(struct contract *c, const struct place *place);
bool contract_damage_is_noticed(struct contract *c, const struct place *place);
bool contract_damaged_action_is_refused(struct contract *c, const struct place *place);
bool contract_things_have_names(struct contract *c, const struct place *place);
bool contract_help_is_there(struct contract *c, const struct place *place);
bool contract_chart_is_there(struct contract *c, const struct place *place);
bool contract_labels_differ(struct contract *c, const struct place *place);
bool contract_log_and_prompt_are_there(struct contract *c, const struct place *place);
bool contract_views_parse(struct contract *c, const struct place *place);
bool contract_secrets_are_kept(struct contract *c, const struct place *place);

/* Prepares a setting from the option values of the test's own. */
bool contract_prepare_from_values(struct contract *c, void *setting);
/* Whether a state's notation reads back as the same state. */
bool contract_state_round_trips(struct contract *c, const void *state);

#endif
