/* The contract that every game fulfils: a const table of functions over a flat state. Whatever plays, shows,
   stores or thinks about a game works through this table and knows no rule. */
#ifndef GAME_GAME_H
#define GAME_GAME_H

#include "random.h"
#include "text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* One decision of a seat, or one outcome of chance. The numbers mean something to the game alone. */
typedef uint32_t game_action;

/* One thing to point at on the way to a decision: a space, a ship, a card, a button. */
typedef uint32_t game_thing;

enum {
    GAME_MAX_SEATS = 4,
    GAME_MAX_ACTIONS = 8192, /* no state of any game lists more */
    GAME_MAX_CLICKS = 6,
    GAME_ACTION_TEXT = 64,     /* room for the notation of any action */
    GAME_POSITION_TEXT = 4096, /* room for the notation of any position */
    GAME_SENTENCE_TEXT = 512,  /* room for any label, explanation or line of the log */
    GAME_PICTURE_TEXT = 32768, /* room for any picture */
    GAME_VIEW_TEXT = 2u << 20, /* room for any view */
    GAME_OPTION_TEXT = 1024,   /* room for any option's value */
};

/* Who decides: a seat (0 and up) or one of these. */
enum { GAME_CHANCE = -1, GAME_OVER = -2 };

/* The viewer who sees only what everybody may see. */
enum { GAME_SPECTATOR = -1 };

enum game_language { GAME_ENGLISH, GAME_FRENCH, GAME_LANGUAGES };

/* Resigning is the one action that is never listed: any seat still in the game may do it whenever a seat (not
   chance) is to decide. Its notation is `resign NAME`. */
#define GAME_RESIGN(seat)      (0xffffff00u | (game_action)(seat))
#define GAME_IS_RESIGN(action) (((action)&0xffffff00u) == 0xffffff00u)
#define GAME_RESIGNER(action)  ((int)((action)&0xffu))

/* Why something from outside was refused. The caller sets the language; line is 0 where lines mean nothing. */
struct game_error {
    enum game_language language;
    int line;
    char text[256];
};

enum game_option_type { GAME_CHECK, GAME_SPIN, GAME_COMBO, GAME_STRING };

struct game_option {
    const char *name;
    enum game_option_type type;
    const char *standard;      /* the value when nothing is chosen */
    const char *const *values; /* GAME_COMBO: the choices, ended by NULL */
    int least, most;           /* GAME_SPIN */
};

/* A board (a map) that comes with a game. */
struct game_board {
    const char *id; /* the value of the game's board option */
    char name[GAME_LANGUAGES][64];
    char group[16];
    int seats;
    char note[GAME_LANGUAGES][64]; /* what else a player wants to know when choosing: "5 cubes each" */
    char line[GAME_OPTION_TEXT];   /* the option value that holds all of the board */
};

struct canvas;

/* How much the sheets are to tell: what fits in few lines; each seat's in lines of its own; and what a small board cannot
   show as well. */
enum game_detail { GAME_BRIEF, GAME_USUAL, GAME_ALL };

struct game_choice {
    const char *name;
    const char *value;
};

/* A feature of a seat that is more or less than it would be otherwise, and how that seat stands to the one that is spoken to. */
struct game_change {
    size_t feature;
    int seat;
    bool rival;
    bool more;
    bool kept; /* it has not changed: otherwise it would have, for the worse */
    const void *
        end; /* NULL, or the state at the end of the turn, in which what is said about the next one must be true */
};

struct game {
    const char *name;
    int rules_version; /* goes up when a change of the rules makes old records replay differently */
    size_t setting_bytes;
    size_t state_bytes;
    const struct game_option *options; /* ended by a NULL name */

    /* The setting: all that is fixed for one game. Missing choices take the standard value, an unknown name or a
       bad value is refused. `option_value` writes the value of option number `option` such that preparing with
       all of them makes the same setting again, today and in years: nothing by reference. */
    bool (*prepare)(void *setting, const struct game_choice *choices, size_t count, struct game_error *error);
    void (*option_value)(const void *setting, size_t option, struct text *out);
    int (*seats)(const void *setting);
    /* Optional: an option's name in words; or, for a value of a GAME_COMBO or GAME_CHECK, that value's. */
    void (*label_option)(size_t option, const char *value, enum game_language language, struct text *out);

    /* Optional, for games played on boards: the option that takes a board, the boards that come with the game
       (false behind the last), and the option value for a board of one's own from the text of a file. */
    const char *board_option;
    bool (*board)(size_t number, struct game_board *board);
    bool (*read_board)(const char *file, size_t length, struct text *value, struct game_error *error);
    /* Optional: facts about the board for those who make one, whether it is fair above all, as a JSON object. */
    void (*survey)(const void *setting, struct text *out);

    /* The state: plain data without pointers or unset bytes, so that equal games are equal memory. */
    void (*begin)(const void *setting, void *state);
    int (*who)(const void *setting, const void *state);
    /* All legal actions (at a chance node, all outcomes), each once. None only when the game is over. */
    size_t (*list)(const void *setting, const void *state, game_action *out);
    /* At a chance node: the outcome's odds are its weight over the sum of all weights. Never 0. */
    uint32_t (*weight)(const void *setting, const void *state, game_action outcome);
    /* Carries out a listed action, or a resignation. */
    void (*play)(const void *setting, void *state, game_action action);
    /* Whether the seat is still in the game (has not resigned). */
    bool (*present)(const void *setting, const void *state, int seat);
    /* When the game is over: each seat's share of the win, adding up to 1. */
    void (*result)(const void *setting, const void *state, double share[GAME_MAX_SEATS]);
    /* Optional: whose turn it is when a seat decides, which may be another's. Without it a search takes the first few small
       decisions of others for answers within the turn. */
    int (*turn)(const void *setting, const void *state);
    /* Optional. True for a decision that the player must make even when it is the only one. */
    bool (*deliberate)(const void *setting, const void *state, game_action action);

    /* Notation: actions are unique among those listed, positions are one line and complete. */
    void (*write_action)(const void *setting, const void *state, game_action action, struct text *out);
    void (*write_position)(const void *setting, const void *state, struct text *out);
    bool (*read_position)(const void *setting, void *state, const char *line, struct game_error *error);
    /* A seat's short name in notation, without blanks. */
    const char *(*seat_mark)(int seat);

    /* Clicks: the things to point at, in order, for a listed decision. No path is the beginning of another's. */
    size_t (*clicks)(const void *setting, const void *state, game_action action,
                     game_thing things[GAME_MAX_CLICKS]);
    /* The thing as a short token without blanks, as views name it; and in words. */
    void (*write_thing)(const void *setting, const void *state, game_thing thing, struct text *out);
    void (*label_thing)(const void *setting, const void *state, game_thing thing, enum game_language language,
                        struct text *out);
    /* Whether the thing is a button, and so is not on the board. */
    bool (*is_button)(game_thing thing);
    /* Optional, for help; all or none. The thing with a token, whether or not it can be pointed at now; what a thing is and
       can do; and why the last of these things cannot be pointed at after the others ("2 actions needed, 1 left"), asked
       through game_why_not only of what is not possible. False when there is nothing to say. */
    bool (*read_thing)(const void *setting, const void *state, const char *token, game_thing *thing);
    void (*explain)(const void *setting, const void *state, game_thing thing, enum game_language language,
                    struct text *out);
    bool (*why_not)(const void *setting, const void *state, const game_thing *things, size_t count,
                    enum game_language language, struct text *out);

    /* Words for people. `viewer` is a seat or GAME_SPECTATOR. */
    void (*seat_name)(int seat, enum game_language language, struct text *out);
    /* What is to be decided now, or what chance is about to decide: "Vulpes Alliance: 2 actions left". */
    void (*prompt)(const void *setting, const void *state, int viewer, enum game_language language,
                   struct text *out);
    /* What the action would do: "Move the 5 from d4 to f4". If it ends with a full stop, what stands behind the first colon is a
       sentence that explains, and can be left out. */
    void (*label)(const void *setting, const void *state, game_action action, enum game_language language,
                  struct text *out);
    /* What happened when the action was played in this state: a line of the log. */
    void (*tell)(const void *setting, const void *state, game_action action, int viewer,
                 enum game_language language, struct text *out);
    /* Board and sheets as one JSON object, and as a picture in plain characters. */
    void (*write_board)(const void *setting, const void *state, int viewer, enum game_language language,
                        struct text *out);
    void (*draw)(const void *setting, const void *state, int viewer, enum game_language language,
                 struct text *out);
    /* Optional, for clients that draw with characters (canvas.h); all or none. The board has so many files across and ranks
       down. `chart` draws it with `across` by `down` characters for each space (one of 3 x 1, 5 x 1, 5 x 2, 7 x 3) on a canvas
       of 3 + files * across columns and ranks * down + 1 rows: at the left and below stand the names of ranks and files.
       `chart_sheets` draws what each seat has, with the players' names (NULL: none), from the top left, in as much
       detail as is asked for; it returns the rows it needs. Cells carry the things that they stand for. */
    void (*chart_size)(const void *setting, int *files, int *ranks);
    void (*chart)(const void *setting, const void *state, int viewer, enum game_language language, int across,
                  int down, struct canvas *out);
    int (*chart_sheets)(const void *setting, const void *state, int viewer, enum game_language language,
                        enum game_detail detail, const char *const players[GAME_MAX_SEATS],
                        struct canvas *out);
    /* Optional. The exact probability that the decision succeeds, or a negative number where that means nothing. */
    double (*success)(const void *setting, const void *state, game_action action);

    /* Optional, for thinking: what a good player counts, `feature_count` numbers of about 0 to 1 for each seat, one seat
       behind the other. A seat's chance to win is made from a weighted sum of its own (src/mind). The names are for tables of
       weights, without blanks, and for people. */
    size_t feature_count;
    void (*features)(const void *setting, const void *state, float *out);
    const char *(*feature_name)(size_t feature);
    /* The kind of game that a setting makes, as far as weighing the features goes ("full-3"): each has weights of its own. */
    const char *(*kind)(const void *setting);
    void (*label_feature)(size_t feature, enum game_language language, struct text *out);
    /* Optional, for hints: what is good about a change of a feature that has led to this state, as a part of a sentence that can
       stand alone, beginning with a small letter or a name: "it exposes your ships less". Returns a number for what it is about: of
       two reasons about the same thing one is enough. Negative, and nothing written, where there are no words for it. */
    int (*reason)(const void *setting, const void *state, const struct game_change *change,
                  enum game_language language, struct text *out);

    /* Optional: only for games in which a seat may not see everything. Replaces what the viewer may not see by a
       random guess that fits all the viewer knows. */
    void (*guess)(const void *setting, void *state, int viewer, struct game_random *random);
};

/* What follows works for every game. */

/* Whether the action may be played: it is listed, or it is a resignation that is possible now. */
bool game_allows(const struct game *game, const void *setting, const void *state, game_action action);

/* The action with this notation (blanks folded, letters large or small), if it may be played. */
bool game_read_action(const struct game *game, const void *setting, const void *state, const char *words,
                      game_action *action);

/* The notation of any action that may be played, resignations included. */
void game_write_action(const struct game *game, const void *setting, const void *state, game_action action,
                       struct text *out);

/* The outcome at which a number below the sum of all weights falls, when the outcomes' weights are laid end to end
   in the order of the list. */
game_action game_outcome_at(const struct game *game, const void *setting, const void *state,
                            const game_action *outcomes, size_t count, uint32_t number);
uint32_t game_total_weight(const struct game *game, const void *setting, const void *state,
                           const game_action *outcomes, size_t count);

/* Plays one random action: uniform over decisions, by its odds over outcomes. `scratch` has room for
   GAME_MAX_ACTIONS. Returns the action. The game must not be over. */
game_action game_play_random(const struct game *game, const void *setting, void *state, game_action *scratch,
                             struct game_random *random);

/* Why these things cannot be pointed at now, one after the other: about the first that is in the way. False, and nothing is
   written, when they can be, or when the game has nothing to say. */
bool game_why_not(const struct game *game, const void *setting, const void *state, const game_thing *things,
                  size_t count, enum game_language language, struct text *out);

/* Number of different sequences of `depth` actions, outcomes of chance included. */
uint64_t game_perft(const struct game *game, const void *setting, const void *state, int depth);

/* What the viewer sees, as members of a JSON object (without its braces): who decides, board and sheets, prompt, and,
   when it is the viewer who decides or `all` is set, the decisions with clicks, labels and odds. */
void game_view(const struct game *game, const void *setting, const void *state, int viewer, bool all,
               enum game_language language, struct text *out);

/* Whether every choice names an option of the game, once, with a value of its type and range; if not, why. */
bool game_check_choices(const struct game *game, const struct game_choice *choices, size_t count,
                        struct game_error *error);
/* The chosen value of an option, or its standard one. */
const char *game_chosen(const struct game *game, const struct game_choice *choices, size_t count,
                        const char *name);

/* Writes the reason into the error and returns false. */
bool game_refuse(struct game_error *error, int line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
