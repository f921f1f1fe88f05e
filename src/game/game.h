/* The interface that every game implements: a const table of functions over a flat state. All code that plays, shows,
   stores or searches a game goes through this table and knows no rules. */
#ifndef GAME_GAME_H
#define GAME_GAME_H

#include "random.h"
#include "text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* One decision of a seat, or one outcome of chance. Only the game knows how its bits are packed. */
typedef uint32_t game_action;

/* Something a player can point at: a space, a ship, a card, a button. A decision is a path of things. */
typedef uint32_t game_thing;

/* Limits for all games. A game that exceeds one fails its contract test; nothing is ever truncated. */
enum {
    GAME_MAX_SEATS = 6,        /* five players and an automa */
    GAME_MAX_STATE = 4096,     /* bytes of a state; search copies one per node */
    GAME_MAX_ACTIONS = 8192,   /* upper bound of max_actions: a list on the stack takes 32 kB */
    GAME_MAX_PLACES = 1024,    /* upper bound of max_places: Quantum's largest map has 24 x 24 spaces */
    GAME_MAX_OPTIONS = 32,     /* more would not fit a set-up form */
    GAME_MAX_BUTTONS = 256,    /* and things off the board, in all decisions of a state: searched linearly */
    GAME_MAX_CLICKS = 6,       /* of a decision: a card, a ship, a button, a passenger and two spaces */
    GAME_MAX_ODDS = 8,         /* named chances of one decision: six sides and two others */
    GAME_MAX_FEATURES = 128,   /* per seat: an evaluation keeps them all on the stack */
    GAME_ACTION_TEXT = 64,     /* the notation of an action, a token, a mark: people type them */
    GAME_POSITION_TEXT = 4096, /* the notation of a position: Andromeda's takes 2 kB */
    GAME_SENTENCE_TEXT = 512,  /* a label, an explanation, a line of the log: six lines beside a board */
    GAME_PICTURE_TEXT = 32768, /* a picture in characters: 24 x 24 spaces of three columns, and the sheets */
    GAME_VIEW_TEXT = 2u << 20, /* a view without the log: 5,000 decisions with their words */
    GAME_BOARD_TEXT = 1024,    /* an option value that describes a board: clients hold many */
    GAME_OPTION_TEXT = 32768,  /* any option value: all cards and numbers of a game take up to 25 kB */
};

/* Who decides: a seat (0 and up) or one of these. */
enum { GAME_CHANCE = -1, GAME_OVER = -2 };

/* A viewer: a seat, or one of these. A spectator sees only public information; the owner of the complete game (the
   table, a saved file, a test) sees everything. */
enum { GAME_SPECTATOR = -1, GAME_EVERYTHING = -2 };

enum game_language { GAME_ENGLISH, GAME_FRENCH, GAME_LANGUAGES };

/* Resigning is the one action that is never listed. Any seat still in the game, except an automa, may resign whenever
   a seat (not chance) is to decide. Its notation is `resign NAME`. */
#define GAME_RESIGN(seat)      (0xffffff00u | (game_action)(seat))
#define GAME_IS_RESIGN(action) (((action)&0xffffff00u) == 0xffffff00u)
#define GAME_RESIGNER(action)  ((int)((action)&0xffu))

/* Why input was refused. The caller sets the language; line is 0 for input without lines. */
struct game_error {
    enum game_language language;
    int line;
    char text[256];
};

enum game_option_type { GAME_CHECK, GAME_SPIN, GAME_COMBO, GAME_STRING };

struct game_option {
    const char *name;
    enum game_option_type type;
    const char *default_value;
    const char *const *values; /* GAME_COMBO: the choices, NULL-terminated */
    int min, max;              /* GAME_SPIN */
};

/* A board (a map) that comes with a game. */
struct game_board {
    const char *id; /* the value of the game's board option */
    char name[GAME_LANGUAGES][64];
    char group[16];
    int seats;
    char note[GAME_LANGUAGES][64]; /* shown beside the name when choosing: "5 cubes each" */
    char line[GAME_BOARD_TEXT];    /* an option value that describes the whole board */
};

/* Who can play together: this many people, by these choices (fewer end with a NULL name). */
enum { GAME_PARTY_CHOICES = 2 };
struct game_choice {
    const char *name;
    const char *value;
};
struct game_party {
    int people;
    struct game_choice choices[GAME_PARTY_CHOICES];
};

struct canvas;

/* A part of a canvas (canvas.h). */
struct canvas_area {
    int column, row, columns, rows;
};

/* Level of detail of the sheets: one line per seat; several lines per seat; and also what a small board has no space to
   show. */
enum game_detail { GAME_BRIEF, GAME_NORMAL, GAME_ALL };

/* A feature of a seat that is larger or smaller than it would be otherwise. `rival` is relative to the player addressed. */
struct game_change {
    size_t feature;
    int seat;
    bool rival;
    bool more;
    bool kept; /* unchanged, where the alternative would have made it worse */
    const void
        *end; /* NULL, or the state at the end of the turn: statements about the next turn must hold in it */
};

/* How a game ended. */
struct game_result {
    /* 1 for a win, alone or with the team; 1/n if n sides share the win; 0 for a loss. The utilities of all sides (a side
       is a team, or a seat without one) add up to 1, or to 0 if nobody wins. */
    double utility[GAME_MAX_SEATS];
    /* All winners, and only they, have place 1; equal seats share a place: 1 2 2 4. If nobody wins, places start at 2. */
    int place[GAME_MAX_SEATS];
    bool scored; /* whether `score` is set */
    long score[GAME_MAX_SEATS];
};

/* A named probability that belongs to a decision: "4 of the 31 cards left hurt". */
enum game_odds_kind {
    GAME_SUCCESS, /* that the decision succeeds; at most one of these */
    GAME_RISK,    /* that it does harm */
    GAME_GAIN,    /* that it gains something */
    GAME_SIDE,    /* that one of several sides wins */
};

struct game_odds {
    enum game_odds_kind kind;
    int name;             /* selects the words; internal to the game */
    int seat;             /* GAME_SIDE: whose side, or negative for none */
    double chance;        /* exact, given what the viewer of the state knows */
    uint32_t part, whole; /* "4 of 31", if that says more than a percentage; else 0 */
};

/* Something on the board that can be drawn, navigated to and read aloud. Coordinates count half steps from the top left,
   so that the rows of a hexagonal map can be offset: neighbours on a grid are 2 apart. */
enum game_shape { GAME_SQUARE, GAME_HEXAGON, GAME_CIRCLE, GAME_CARD };

struct game_place {
    game_thing thing;
    int16_t x, y;          /* of its centre */
    uint8_t width, height; /* in half steps: a space of a grid is 2 x 2 */
    uint8_t shape;         /* enum game_shape */
};

/* The feature weights for one kind of game, as text: one name and number per line, `#` starts a comment. */
struct game_weights {
    const char *kind; /* "full-3"; "plain" is set by hand and used for kinds without their own */
    const char *text;
};

/* How well a level plays one kind of game, where the common values make its step too large or too small. */
struct game_effort {
    const char *kind;
    int level;       /* from 1 */
    uint32_t nodes;  /* positions searched; 0: as everywhere */
    float misjudges; /* scale of the noise at an even chance, whatever `misjudging`; 0: as everywhere */
};

struct game {
    const char *name;                  /* in commands and records */
    const char *title[GAME_LANGUAGES]; /* for people */
    int rules_version;        /* incremented when a rule change makes old records replay differently */
    int oldest_rules_version; /* of records that can still be replayed; 0: only rules_version */
    size_t setting_bytes;
    size_t state_bytes;
    size_t max_actions; /* upper bound of `list`, also over all states that a seat cannot tell apart */
    size_t max_places;  /* upper bound of `places`; 0 without it */
    const struct game_option *options; /* terminated by a NULL name */
    int min_seats, max_seats;
    const char *seats_option; /* the option that sets the number of seats; NULL if the board does */
    /* Optional, where options add an automa: all combinations of seats and those options, so that a client can ask how many
       people play. Terminated by 0 people; the usual one of each number first. */
    const struct game_party *parties;

    /* The setting: everything that is fixed for one game. Missing choices take the default; an unknown name or a bad
       value is refused. `option_value` writes the value of option number `option`. Preparing with all those values
       reproduces the setting, in any later version: a value never refers to data of the program. */
    bool (*prepare)(void *setting, const struct game_choice *choices, size_t count, struct game_error *error);
    void (*option_value)(const void *setting, size_t option, struct text *out);
    int (*seats)(const void *setting);
    /* With oldest_rules_version: makes a prepared setting play by an older version of the rules, for old records. */
    void (*set_rules_version)(void *setting, int version);
    /* Optional: the label of an option, or of one value of a GAME_COMBO or GAME_CHECK. */
    void (*label_option)(size_t option, const char *value, enum game_language language, struct text *out);

    /* Optional, for games with several boards: the option that takes a board, and the boards that come with the game
       (false after the last). */
    const char *board_option;
    bool (*board)(size_t number, struct game_board *board);
    /* Optional, both or neither: the option whose value can come from a file (a custom board, or other data), and that
       value from the text of the file. The error names the line that is wrong. */
    const char *file_option;
    bool (*read_file)(const char *file, size_t length, struct text *value, struct game_error *error);
    /* Optional: facts about the board for its author, above all whether it is fair, as a JSON object. */
    void (*survey)(const void *setting, struct text *out);

    /* The state: plain data without pointers or uninitialized bytes, so that equal states compare equal with memcmp. */
    void (*begin)(const void *setting, void *state);
    int (*who)(const void *setting, const void *state);
    /* All legal actions (at a chance node, all outcomes), each once. Empty only when the game is over. */
    size_t (*list)(const void *setting, const void *state, game_action *out);
    /* At a chance node: the probability of the outcome is its weight divided by the sum of all weights. Never 0. */
    uint32_t (*weight)(const void *setting, const void *state, game_action outcome);
    /* Plays a listed action or a resignation. */
    void (*play)(const void *setting, void *state, game_action action);
    /* Whose turn it is: a seat, in every state. Every action, chance included, is attributed to it; another seat may
       have to decide during it. */
    int (*turn)(const void *setting, const void *state);
    /* Optional: whether a turn starts with the action that led from one state to the next. Default: if `turn` changes. Turns
       are numbered from 1; actions before the first, such as those of a set-up, have the number 0. */
    bool (*turn_starts)(const void *setting, const void *before, const void *after);
    /* Only when the game is over. The result is zeroed before the call. */
    void (*result)(const void *setting, const void *state, struct game_result *result);
    /* Optional. True for a decision that the player must confirm even when it is the only one. */
    bool (*deliberate)(const void *setting, const void *state, game_action action);
    /* Optional, for search and hints. True for the decision that does nothing but end the turn: what others are compared with.
       Default: the deliberate ones. */
    bool (*ends_turn)(const void *setting, const void *state, game_action action);
    /* Optional, for search. Rewrites a state into the representative of all states that are the same game (Quantum:
       the order of a seat's dice means nothing). Idempotent; a state and its representative have the same seats to
       decide, results and features, and actions that lead to the same representatives. */
    void (*canonical)(const void *setting, void *state);
    /* Optional, for search. Whether `after` is the same game as `before` but for what was used up in this turn
       (actions, abilities): everything that can be done after could be done before. Levels and hints avoid decisions
       that only spend. */
    bool (*only_spends)(const void *setting, const void *before, const void *after);
    /* Optional, for search. Whether the features of a state where chance is due are already those after it, because
       its outcomes make next to no difference to them (cards that are paid). Static estimates then do not look
       through it. */
    bool (*foreseen)(const void *setting, const void *state);

    /* Seats. The mark is the short name in notation: letters, none of the words chance, over, all, spectator, and
       another first letter than every other seat's. It is constant during a game, since records, players and clients
       identify seats by it. What is chosen during set-up changes the name. `present` tells whether the seat is still
       in the game (has not resigned). */
    const char *(*seat_mark)(const void *setting, const void *state, int seat);
    void (*seat_name)(const void *setting, const void *state, int seat, enum game_language language,
                      struct text *out);
    bool (*present)(const void *setting, const void *state, int seat);
    /* Optional. Whether the seat is an automa, moved by the rules of the game: whenever it decides, exactly one action is
       listed, which is not deliberate. It cannot resign, and no person or level plays it. Constant during a game. */
    bool (*automa)(const void *setting, const void *state, int seat);
    /* Optional. Seats with the same number win together. Constant during a game. */
    int (*team)(const void *setting, const void *state, int seat);

    /* Knowledge, for games with hidden information; implement all or none, `reveals` excepted. What a viewer knows of a
       state is a state too, in which something is *hidden*. It can be shown, written and, for the viewer's own decisions,
       listed like any other, so nothing derived from it can leak a secret. It cannot be played in: a guess can.
       `secrets`: whether games with this setting have hidden information. */
    bool (*secrets)(const void *setting);
    /* Hides what the viewer may not know. Idempotent. */
    void (*hide)(const void *setting, void *state, int viewer);
    /* Whether something is hidden in the state. */
    bool (*hidden)(const void *setting, const void *state);
    /* Replaces what is hidden by a random guess (a determinization) consistent with the rest of the state. */
    void (*guess)(const void *setting, void *state, struct game_random *random);
    /* An action about to be played in this state, reduced to what the viewer learns of it ("Blue looks at the card"), for
       notation and log. Not to be played. */
    game_action (*seen)(const void *setting, const void *state, game_action action, int viewer);
    /* Optional: whether a decision reveals hidden information to somebody, as one that may end the game does. Chance
       always does. Must depend on public information only: how far undo may go is not a secret. */
    bool (*reveals)(const void *setting, const void *state, game_action action);

    /* Notation. Unique among the listed actions; a position is one complete line. */
    void (*write_action)(const void *setting, const void *state, game_action action, struct text *out);
    void (*write_position)(const void *setting, const void *state, struct text *out);
    bool (*read_position)(const void *setting, void *state, const char *line, struct game_error *error);

    /* Clicks: the things to point at, in order, for a listed decision. No path is a prefix of another. */
    size_t (*clicks)(const void *setting, const void *state, game_action action,
                     game_thing things[GAME_MAX_CLICKS]);
    /* The token of a thing in views, without blanks; and its label. */
    void (*write_thing)(const void *setting, const void *state, game_thing thing, struct text *out);
    void (*label_thing)(const void *setting, const void *state, game_thing thing, enum game_language language,
                        struct text *out);
    /* Whether the thing is a button rather than on the board. */
    bool (*is_button)(game_thing thing);
    /* Optional, for help; all or none. `read_thing` finds a thing by its token, whether or not it can be chosen now.
       `explain` says what a thing is and can do, to the seat that decides. `why_not` says why the last of these things
       cannot follow the others ("2 actions needed, 1 left"); it is called by game_why_not, only for impossible paths, and
       returns false if it has nothing to say. */
    bool (*read_thing)(const void *setting, const void *state, const char *token, game_thing *thing);
    void (*explain)(const void *setting, const void *state, game_thing thing, enum game_language language,
                    struct text *out);
    bool (*why_not)(const void *setting, const void *state, const game_thing *things, size_t count,
                    enum game_language language, struct text *out);

    /* Text for people. What is to be decided now, or what chance decides next: "Vulpes Alliance: 2 actions left". */
    void (*prompt)(const void *setting, const void *state, enum game_language language, struct text *out);
    /* What the action would do: "Move the 5 from d4 to f4". If it ends with a full stop, the part after the first colon is
       an explanation that a client may omit. */
    void (*label)(const void *setting, const void *state, game_action action, enum game_language language,
                  struct text *out);
    /* What happened when the action was played in this state: a log line. */
    void (*tell)(const void *setting, const void *state, game_action action, enum game_language language,
                 struct text *out);
    /* Board and sheets as one JSON object, and as plain text. */
    void (*write_board)(const void *setting, const void *state, enum game_language language,
                        struct text *out);
    void (*draw)(const void *setting, const void *state, enum game_language language, struct text *out);
    /* Optional, for clients that draw, each as a JSON object: facts about an action beyond its label (its kind, its dice),
       and constants of the rules (how far a meter goes). */
    void (*about)(const void *setting, const void *state, game_action action, struct text *out);
    void (*facts)(struct text *out);
    /* Optional: a warning before a decision that cannot be undone ("2 actions unused"). False if there is none. */
    bool (*caution)(const void *setting, const void *state, game_action action, enum game_language language,
                    struct text *out);
    /* Optional: the named chances of a decision (returns how many), and their labels ("success", "Blue wins"). */
    size_t (*odds)(const void *setting, const void *state, game_action action,
                   struct game_odds odds[GAME_MAX_ODDS]);
    void (*label_odds)(const void *setting, const void *state, const struct game_odds *odds,
                       enum game_language language, struct text *out);

    /* Optional, for clients that know no game; all or none. The places of the board, in reading order (by y, then x). Each is
       a thing; label_thing says what is there. `draw_place` draws one into an area of any size, the most important
       information first; the cells carry their things. */
    size_t (*places)(const void *setting, const void *state, struct game_place *out);
    void (*draw_place)(const void *setting, const void *state, game_thing thing, enum game_language language,
                       struct canvas *canvas, struct canvas_area area);
    /* Optional: the name of a column or row of the board, for the margin; writes nothing if it has none. `at` is the x or y
       of the centre of a place. */
    void (*label_line)(const void *setting, bool column, int at, struct text *out);
    /* Optional, for text clients (canvas.h): the sheets of all seats, with the players' names (NULL: none), from the top
       left. Returns the number of rows needed. */
    int (*draw_sheets)(const void *setting, const void *state, enum game_language language,
                       enum game_detail detail, const char *const players[GAME_MAX_SEATS],
                       struct canvas *out);

    /* Optional, for the AI: `feature_count` numbers of about 0 to 1 per seat, seat after seat. A seat's chance to win
       follows from the weighted sum of its own (src/ai). The names, without blanks, are used in weight files. */
    size_t feature_count;
    void (*features)(const void *setting, const void *state, float *out);
    const char *(*feature_name)(size_t feature);
    const struct game_weights *weights; /* terminated by a NULL kind; NULL: levels cannot play it */
    const int *elo; /* measured strength of each level, weakest first; NULL: not measured */
    float
        misjudging; /* optional: scales how far weak levels misjudge where decisions differ little; 0 is 1 */
    int guesses; /* optional: the most determinizations that a static estimate averages, where estimates hardly depend on what
                    is hidden; 0: the common number */
    int estimate_visits; /* optional: with hidden information, the visits that a static estimate weighs against what search found,
                            for games in which chance drowns what single visits say */
    const struct game_effort *efforts; /* optional; terminated by a NULL kind */
    /* The kind of game, which selects weights and efforts ("full-3"). */
    const char *(*kind)(const void *setting);
    void (*label_feature)(size_t feature, enum game_language language, struct text *out);
    /* Optional, for hints: why a change of a feature that led to this state is good, as a clause that can stand alone,
       starting with a lower-case letter or a name: "it exposes your ships less". Returns the number of its subject; a hint
       gives only one reason per subject. Returns a negative number and writes nothing if there are no words for it. */
    int (*reason)(const void *setting, const void *state, const struct game_change *change,
                  enum game_language language, struct text *out);
};

/* Functions that work for every game. */

/* Whether the action is legal: listed, or a resignation that is possible now. */
bool game_allows(const struct game *game, const void *setting, const void *state, game_action action);

/* Finds the legal action with this notation, ignoring case and repeated blanks. */
bool game_read_action(const struct game *game, const void *setting, const void *state, const char *words,
                      game_action *action);

/* The notation of any legal action, resignations included. */
void game_write_action(const struct game *game, const void *setting, const void *state, game_action action,
                       struct text *out);

/* The outcome selected by a number below the total weight, when the weights are laid end to end in list order. */
game_action game_outcome_at(const struct game *game, const void *setting, const void *state,
                            const game_action *outcomes, size_t count, uint32_t number);
uint32_t game_total_weight(const struct game *game, const void *setting, const void *state,
                           const game_action *outcomes, size_t count);

/* Plays and returns a random action: a uniform decision, or an outcome by its probability. `scratch` holds max_actions.
   The game must not be over. */
game_action game_play_random(const struct game *game, const void *setting, void *state, game_action *scratch,
                             struct game_random *random);

/* Why this path of things is not possible now: the reason for the first thing that is not. Returns false and writes
   nothing if the path is possible or the game has nothing to say. */
bool game_why_not(const struct game *game, const void *setting, const void *state, const game_thing *things,
                  size_t count, enum game_language language, struct text *out);

/* Writes what a viewer knows of a state to `known`, as a state. Nothing is secret once the game is over. */
void game_known(const struct game *game, const void *setting, const void *state, int viewer, void *known);
/* The action reduced to what the viewer learns of it. */
game_action game_seen(const struct game *game, const void *setting, const void *state, game_action action,
                      int viewer);
/* Whether games with this setting have hidden information. */
bool game_has_secrets(const struct game *game, const void *setting);
/* Whether playing the action in this state reveals hidden information or an outcome of chance. */
bool game_reveals(const struct game *game, const void *setting, const void *state, game_action action);

bool game_is_automa(const struct game *game, const void *setting, const void *state, int seat);
/* The team of a seat; a seat without one is its own. */
int game_team(const struct game *game, const void *setting, const void *state, int seat);
/* The result of a finished game; and each seat's share of the win: its utility divided by the size of its team. The shares
   add up to 1, or to 0 if nobody wins. */
void game_result(const struct game *game, const void *setting, const void *state, struct game_result *result);
void game_win_shares(const struct game *game, const void *setting, const void *state,
                     double share[GAME_MAX_SEATS]);

/* Whether the decision does nothing but end the turn. */
bool game_ends_turn(const struct game *game, const void *setting, const void *state, game_action action);

/* The probability that a decision succeeds; negative if it cannot fail. */
double game_success(const struct game *game, const void *setting, const void *state, game_action action);

/* The index of the place one step from place `from` in a direction (-1, 0 or 1 each): the next on the same line, else the
   nearest in that direction. Returns `from` if there is none. */
size_t game_walk(const struct game_place *places, size_t count, size_t from, int right, int down);

/* The number of sequences of `depth` actions, outcomes of chance included. */
uint64_t game_perft(const struct game *game, const void *setting, const void *state, int depth);

/* What the viewer sees, as members of a JSON object (without its braces): who decides, seats, prompt, board and sheets;
   with `places`, also the places and the names of things that are neither places nor buttons. If the viewer decides or
   sees everything, also the decisions with clicks, labels and odds. */
void game_view(const struct game *game, const void *setting, const void *state, int viewer, bool places,
               enum game_language language, struct text *out);

/* Writes a member `about` of a JSON object, if the game provides it. */
void game_view_about(const struct game *game, const void *setting, const void *state, game_action action,
                     struct text *out);

/* The set-up form as a JSON object: options with labels, numbers of seats. */
void game_form(const struct game *game, enum game_language language, struct text *out);

/* Checks that every choice names an option of the game, once, with a valid value. On failure sets the error. */
bool game_check_choices(const struct game *game, const struct game_choice *choices, size_t count,
                        struct game_error *error);
/* The chosen value of an option, or its default. */
const char *game_chosen(const struct game *game, const struct game_choice *choices, size_t count,
                        const char *name);

/* Writes the reason into the error and returns false. */
bool game_refuse(struct game_error *error, int line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
