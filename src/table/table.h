/* One game being played: its setting, state and record, where its dice come from, and undo. */
#ifndef TABLE_TABLE_H
#define TABLE_TABLE_H

#include "game.h"

struct table;

/* A longer record is refused unread; the table never writes one. */
enum { TABLE_RECORD_BYTES = 16 << 20 };

/* Where chance comes from: a uniform number below count. False when there is none (a list of dice that ran out,
   a host that wants to announce them). */
struct table_dice {
    bool (*below)(void *context, uint32_t count, uint32_t *number);
    void *context;
};

/* The operating system's entropy. */
struct table_dice table_dice_system(void);
/* Repeatable dice; the generator must outlive the table. */
struct table_dice table_dice_seeded(struct game_random *random);

/* A new table with the game at its beginning and no dice; NULL with the reason in error. */
struct table *table_new(const struct game *game, const struct game_choice *choices, size_t count,
                        struct game_error *error);
/* Like it, but the game begins at a given position. */
struct table *table_new_at(const struct game *game, const struct game_choice *choices, size_t count,
                           const char *position, struct game_error *error);
void table_free(struct table *table);
void table_set_dice(struct table *table, struct table_dice dice);

const struct game *table_game(const struct table *table);
const void *table_setting(const struct table *table);
const void *table_state(const struct table *table);
int table_who(const struct table *table);

/* Plays one action that is allowed now and appends it to the record. */
bool table_play(struct table *table, game_action action, struct game_error *error);
/* The same from its notation. */
bool table_play_text(struct table *table, const char *words, struct game_error *error);
/* Rolls once, when chance is to decide. */
bool table_roll(struct table *table, struct game_error *error);
/* Rolls what is to be rolled and takes every answer that is the only one, until somebody has a choice or the game is
   over (rule: a decision with one possible answer is taken for the player). */
bool table_advance(struct table *table, struct game_error *error);
/* The same step by step: whether the next action needs nobody, and taking it. */
bool table_goes_on(const struct table *table);
bool table_step(struct table *table, struct game_error *error);

/* The record: all actions since the beginning, chance included. */
size_t table_length(const struct table *table);
game_action table_action(const struct table *table, size_t number);
/* Copies the state before action `number` (at table_length: the state now) into `state`. */
void table_state_at(const struct table *table, size_t number, void *state);
/* Shows `visit` every action from number `since` on, with the state before it. */
typedef void table_visit(void *context, size_t number, const void *state, game_action action);
void table_walk(const struct table *table, size_t since, table_visit *visit, void *context);

/* Undo: to any point since the last dice or new information, by the player whose decision it is now (or was, while
   its dice are still to be rolled). The smallest length the record may be cut to (table_length when nothing can be
   taken back); and cutting it. `table_undo` takes back the last decision that was a choice, with what followed from
   it by itself. */
size_t table_undo_limit(const struct table *table);
bool table_undo(struct table *table, struct game_error *error);
bool table_undo_to(struct table *table, size_t length, struct game_error *error);

/* Who won, as the record's Result tag says it: the marks of the winners, or `*` while the game goes on. */
void table_result(const struct table *table, struct text *out);

/* Tags of the record's header, other than those that the table writes itself: names of players, date, event.
   Setting one again replaces it. False when the name or value is not fit for a header, or there are too many. */
bool table_set_tag(struct table *table, const char *name, const char *value);
const char *table_tag(const struct table *table, const char *name);
/* Who plays a seat: its tag Player.MARK. NULL when there is none. */
bool table_set_player(struct table *table, int seat, const char *name);
const char *table_player(const struct table *table, int seat);

/* The record as text, to be freed by the caller; and back. The reader refuses a game not in the list, an action that
   is not allowed where it stands, and a rules version it does not play; error->line says where. */
char *table_write_record(const struct table *table, size_t *length);
struct table *table_read_record(const struct game *const *games, const char *record, size_t length,
                                struct game_error *error);

/* What the viewer sees, with the log (from action `since` on), as one JSON object. */
void table_view(const struct table *table, int viewer, bool all, enum game_language language, size_t since,
                struct text *out);
/* What the viewer saw when the record had `length` actions: for replay. Nothing in it can be taken back. */
void table_view_at(const struct table *table, size_t length, int viewer, bool all,
                   enum game_language language, size_t since, struct text *out);

#endif
