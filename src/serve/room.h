/* One online table: its players, game, clock and dice. Pure logic: requests and the time in, log entries and messages for viewers
   out. Replaying the entries reproduces the room. */
#ifndef SERVE_ROOM_H
#define SERVE_ROOM_H

#include "buffer.h"
#include "fair.h"
#include "player.h"
#include "secrets.h"
#include "settings.h"
#include "store.h"
#include "table.h"

enum {
    ROOM_PROTOCOL = 1,
    ROOM_NAME = 64,    /* bytes of a player's name, the zero included */
    ROOM_CHAT = 400,   /* bytes of a line of chat */
    ROOM_CHATS = 2000, /* lines of chat at one table */
    ROOM_ENTRIES = 100000,
    ROOM_HANDOVER = 5000, /* ms after which another server may let a level decide */
    ROOM_MOST_DAYS = 60,
    ROOM_MOST_SECONDS = 24 * 3600,
};

enum room_clock { ROOM_NO_CLOCK, ROOM_BANK, ROOM_DAYS };

/* The result of a request; room_answer_word is the reason sent to the client. */
enum room_answer {
    ROOM_DONE,
    ROOM_STALE,        /* the game has changed since */
    ROOM_NOT_YOURS,    /* another seat decides */
    ROOM_NOT_POSSIBLE, /* no such action now */
    ROOM_NOT_NOW,      /* not before the start, not after the end, or not twice */
    ROOM_NOT_AWAY,     /* only absent players can be replaced */
    ROOM_NO_CHAT,
    ROOM_BAD_VALUE,
    ROOM_FULL,
    ROOM_BROKEN, /* out of memory: the room must be reloaded */
};
const char *room_answer_word(enum room_answer answer);

struct room_seat {
    bool person, automa;
    const struct ai_player *level; /* who decides for it now; NULL: a person */
    struct key key;
    bool taken; /* taken by invitation */
    char name[ROOM_NAME];
    char word[FAIR_WORD];
    bool ready, again; /* agrees to start; to a rematch */
    int64_t left;      /* ms in its bank */
};

struct room {
    uint64_t id;
    char label[NAME_TEXT];
    const struct game *const *games;
    struct settings *settings;
    const void *setting; /* shared, from `settings`; NULL: owned by the table */
    struct table *table; /* NULL before the first entry */
    bool secrets;
    int seats;
    struct room_seat seat[GAME_MAX_SEATS];
    struct key watch, invite;
    bool chat;
    int chats;
    enum room_clock clock;
    int64_t bank, increment; /* ms; for ROOM_DAYS `bank` is the time for a decision */
    struct fair fair;
    unsigned char seed[FAIR_SEED];
    bool started, over;
    uint64_t entries; /* entries applied */
    uint64_t moment;  /* incremented whenever the game changes; a request names the value it refers to */
    int64_t created, last;
    int64_t since; /* when the clock of the seat that decides began to run */
    int64_t began; /* when that seat got to decide */
    int64_t wake;  /* the stored wake-up time */
    /* A proposal to replace a seat by a level, and who has agreed. */
    int offered;
    const struct ai_player *offered_level;
    unsigned agreed;
    uint64_t next, previous; /* tables of a rematch; 0: none */
};

/* The effect of a request: an entry for the store, and a message for each viewer to send once it is committed. */
struct room_change {
    struct buffer entry;
    int64_t wake;
    struct frame *frame[GAME_MAX_SEATS + 1]; /* by viewer + 1; where nothing is secret only the first */
};

void room_change_free(struct room_change *change);
/* The message for a viewer; the change keeps its reference. */
struct frame *room_change_frame(const struct room_change *change, int viewer);

/* The parameters of a new table. */
struct room_plan {
    const struct game *game;
    struct game_choice choices[GAME_MAX_OPTIONS];
    size_t count;
    const struct ai_player *level[GAME_MAX_SEATS]; /* for each seat that is not an automa; NULL: a person */
    char name[GAME_MAX_SEATS][ROOM_NAME];
    struct key key[GAME_MAX_SEATS]; /* of the same seats */
    size_t seats;
    struct key watch, invite;
    enum room_clock clock;
    int64_t bank, increment;
    bool chat;
    uint64_t previous;
};

/* Writes the entry that creates the table. On failure sets the error and returns false. */
bool room_plan_write(const struct room_plan *plan, uint64_t id, int64_t now, struct buffer *entry,
                     struct game_error *error);
/* The plan of a rematch, with the players rotated by one seat. Choices point into `values`. */
bool room_plan_rematch(const struct room *room, struct room_plan *plan,
                       char values[GAME_MAX_OPTIONS][GAME_OPTION_TEXT]);

/* An empty room, to be filled by room_replay. Shares settings through `settings` unless that is NULL. NULL when out of memory. */
struct room *room_new(const struct game *const *games, struct settings *settings, uint64_t id);
void room_free(struct room *room);
/* Applies the next entry of the log. If `change` is not NULL, also writes the messages for viewers. False when the entry is
   invalid or out of memory; the room is then unusable. */
bool room_replay(struct room *room, const char *entry, size_t length, struct room_change *change);

/* The seat with this key, GAME_SPECTATOR for the watch link, ROOM_INVITED for the invitation, or ROOM_NOBODY. Always compares all
   keys (timing). */
enum { ROOM_NOBODY = -9, ROOM_INVITED = -8 };
int room_find_key(const struct room *room, const struct key *key);

/* The seat that is to decide, GAME_OVER, or GAME_CHANCE before the start. */
int room_decider(const struct room *room);
/* The level that is to decide now, or NULL. */
const struct ai_player *room_level_to_move(const struct room *room);
/* When the seat to move runs out of time; 0: never. */
int64_t room_deadline(const struct room *room);
/* Stops the clock for time during which no server ran. */
void room_pause(struct room *room, int64_t milliseconds);

/* Requests. On success each updates the room and fills `change`; otherwise nothing changes. */
enum room_answer room_act(struct room *room, int seat, uint64_t moment, const char *action, int64_t now,
                          struct room_change *change);
enum room_answer room_decide(struct room *room, int seat, uint64_t moment, game_action action, int64_t now,
                             struct room_change *change);
enum room_answer room_undo(struct room *room, int seat, uint64_t moment, size_t to, int64_t now,
                           struct room_change *change);
enum room_answer room_resign(struct room *room, int seat, bool time_up, int64_t now,
                             struct room_change *change);
enum room_answer room_set_name(struct room *room, int seat, const char *name, int64_t now,
                               struct room_change *change);
/* Ready, with a word for the dice. When all are ready, the lobby calls room_start. */
enum room_answer room_set_ready(struct room *room, int seat, bool ready, const char *word, int64_t now,
                                struct room_change *change);
bool room_can_start(const struct room *room);
enum room_answer room_start(struct room *room, int64_t now, struct room_change *change);
enum room_answer room_say(struct room *room, int seat, const char *text, int64_t now,
                          struct room_change *change);
/* Proposes, or agrees, that a level replaces an absent player; takes effect when all others have agreed. */
enum room_answer room_offer(struct room *room, int seat, int about, const struct ai_player *level,
                            bool is_away, int64_t now, struct room_change *change);
enum room_answer room_return(struct room *room, int seat, int64_t now, struct room_change *change);
enum room_answer room_agree_rematch(struct room *room, int seat, int64_t now, struct room_change *change);
bool room_all_agree_rematch(const struct room *room);
enum room_answer room_set_next(struct room *room, uint64_t next, int64_t now, struct room_change *change);
/* Assigns a seat by invitation: the new key replaces the old one. */
enum room_answer room_take_seat(struct room *room, int seat, const struct key *key, int64_t now,
                                struct room_change *change);

/* All that a viewer is told on arrival, as one JSON object. `online` has a bit for each seat that somebody is at;
   `id` is that of the request, -1 if there is none. */
void room_write_welcome(const struct room *room, int viewer, unsigned online, int64_t now, int64_t id,
                        struct buffer *out);
/* The record for a viewer, freed by the caller; with the tags of the dice when the game is over. */
char *room_write_record(struct room *room, int viewer, size_t *length);

#endif
