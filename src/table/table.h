/* One game in progress: setting, state, record, source of dice, undo. */
#ifndef TABLE_TABLE_H
#define TABLE_TABLE_H

#include "game.h"

struct table;

/* The reader refuses longer records; the table never writes one. */
enum { TABLE_RECORD_BYTES = 16 << 20 };

/* A source of dice: returns a uniform number below `count`, or false if it has none (a list of dice that ran out, a host
   that announces the dice itself). */
struct table_dice {
    bool (*below)(void *context, uint32_t count, uint32_t *number);
    void *context;
};

/* The operating system's entropy. */
struct table_dice table_dice_system(void);
/* Repeatable dice; the generator must outlive the table. */
struct table_dice table_dice_seeded(struct game_random *random);

/* A new table with the game at its start and no dice. On failure sets the error and returns NULL. */
struct table *table_new(const struct game *game, const struct game_choice *choices, size_t count,
                        struct game_error *error);
/* Like table_new, with a shared setting, which must outlive the table. NULL when out of memory. */
struct table *table_new_shared(const struct game *game, const void *setting);
/* The same from a given position. */
struct table *table_new_at(const struct game *game, const struct game_choice *choices, size_t count,
                           const char *position, struct game_error *error);
/* A new game with the setting and the players of another table (a rematch). */
struct table *table_again(const struct table *table, struct game_error *error);
void table_free(struct table *table);
void table_set_dice(struct table *table, struct table_dice dice);

const struct game *table_game(const struct table *table);
const void *table_setting(const struct table *table);
const void *table_state(const struct table *table);
int table_who(const struct table *table);
/* Whether the position holds only what one viewer knows: it can be shown and searched, but not played. */
bool table_is_hidden(const struct table *table);

/* The current mark and name of a seat. */
const char *table_seat_mark(const struct table *table, int seat);
void table_seat_name(const struct table *table, int seat, enum game_language language, struct text *out);

/* Plays a legal action and appends it to the record. On failure sets the error and returns false. */
bool table_play(struct table *table, game_action action, struct game_error *error);
/* The same from its notation. */
bool table_play_text(struct table *table, const char *words, struct game_error *error);
/* A new table, which shares the setting, after a decision that reveals nothing, to be looked at as the seat that decides: what is hidden
   in the position is guessed first, and the seat cannot tell. On failure sets the error and returns NULL. */
struct table *table_foresee(const struct table *table, const char *words, struct game_error *error);
/* Rolls once, if chance decides now. */
bool table_roll(struct table *table, struct game_error *error);
/* Rolls and plays every forced decision until somebody has a choice or the game is over. */
bool table_advance(struct table *table, struct game_error *error);
/* The same one action at a time: whether the next action is chance or forced, and playing it. */
bool table_is_automatic(const struct table *table);
bool table_step(struct table *table, struct game_error *error);

/* The record: all actions since the start, chance included. */
size_t table_length(const struct table *table);
game_action table_action(const struct table *table, size_t number);
/* Copies the state before action `number` (for table_length: the current state) to `state`. */
void table_state_at(const struct table *table, size_t number, void *state);
/* Calls `visit` for every action from number `since` on, with the state before it. */
typedef void table_visit(void *context, size_t number, const void *state, game_action action);
void table_walk(const struct table *table, size_t since, table_visit *visit, void *context);

/* The turn of each action and, after the last, that of the current state: `numbers` holds table_length + 1. Turns are counted
   from 1; actions before the first one, such as those of a set-up, have 0. */
void table_turn_numbers(const struct table *table, size_t *numbers);

/* The earlier states of the current turn in which the seat that decides now decided, oldest first, for search: copies at most
   `capacity` and returns how many. */
size_t table_turn_states(const struct table *table, void *states, size_t capacity);

/* Undo: back to any point since something was last revealed (dice, cards), by the player who decides now (or decided
   last, while the dice are still to be rolled). `table_undo_limit` is the smallest length that the record may be cut to
   (table_length if nothing can be undone), `table_undo_to` cuts it. `table_undo` undoes the last decision that was a
   choice, and the forced actions after it. */
size_t table_undo_limit(const struct table *table);
bool table_undo(struct table *table, struct game_error *error);
bool table_undo_to(struct table *table, size_t length, struct game_error *error);

/* The value of the record's Result tag: the marks of the winners, `-` for nobody, `*` for an unfinished game. */
void table_result(const struct table *table, struct text *out);
/* For people, once the game is over: how it was won, and the names of the winners. Winners of one team win together; others
   share the win. */
enum table_win { TABLE_WIN_NOBODY, TABLE_WIN_ALONE, TABLE_WIN_TOGETHER, TABLE_WIN_SHARED };
enum table_win table_winners(const struct table *table, enum game_language language, struct text *names);
/* "1. Vulpes 31  2. Kepler 28", if the game has scores or more than two places. */
void table_standings(const struct table *table, enum game_language language, struct text *out);

/* Tags of the record's header, except those that the table writes itself: names of players, date, event. Setting a tag
   again replaces it. Returns false if the name or value is not valid in a header, or there are too many tags. */
bool table_set_tag(struct table *table, const char *name, const char *value);
const char *table_tag(const struct table *table, const char *name);
/* Who plays a seat: the tag Player.MARK, or NULL. */
bool table_set_player(struct table *table, int seat, const char *name);
const char *table_player(const struct table *table, int seat);

/* The record as text, freed by the caller. For a seat or a spectator it holds only what that viewer knows and cannot be
   read back, until the game is over and nothing is secret. The reader refuses a game that is not in the list, an illegal
   action and a rules version that it does not play; error->line is the line. */
char *table_write_record(const struct table *table, int viewer, size_t *length);
struct table *table_read_record(const struct game *const *games, const char *record, size_t length,
                                struct game_error *error);

/* The log line of an action played in this state, as the viewer may read it. For use with table_walk. */
void table_tell(const struct table *table, int viewer, const void *state, game_action action,
                enum game_language language, struct text *out);

/* The same as an entry of the log in a view, without its number and that of the turn. */
void table_log_entry(const struct table *table, int viewer, enum game_language language, const void *state,
                     game_action action, struct text *out);

struct table_view_options {
    int viewer;
    enum game_language language;
    size_t since; /* the first action of the log */
    bool places;  /* include the places of the board */
};

/* What the viewer sees, with the log, as one JSON object. */
void table_view(const struct table *table, const struct table_view_options *options, struct text *out);
/* The same as it was when the record had `length` actions, for replay: nothing can be undone. */
void table_view_at(const struct table *table, size_t length, const struct table_view_options *options,
                   struct text *out);

#endif
