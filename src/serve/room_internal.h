/* Shared by room.c, room_read.c and room_write.c. */
#ifndef SERVE_ROOM_INTERNAL_H
#define SERVE_ROOM_INTERNAL_H

#include "room.h"

/* Kinds of entries. Their names are part of the stored format and must not change. */
enum entry_kind {
    ENTRY_CREATE,
    ENTRY_SEAT,
    ENTRY_NAME,
    ENTRY_READY,
    ENTRY_START,
    ENTRY_ACT,
    ENTRY_UNDO,
    ENTRY_RESIGN,
    ENTRY_CHAT,
    ENTRY_OFFER,
    ENTRY_RETURN,
    ENTRY_REMATCH,
    ENTRY_NEXT,
    ENTRY_KINDS
};
extern const char *const entry_words[ENTRY_KINDS];

/* An entry, new or read from the store. */
struct entry {
    enum entry_kind kind;
    int64_t at;
    int seat;
    const char *text; /* name, word, line of chat, level, key or table */
    int about;        /* ENTRY_OFFER: the seat in question */
    bool yes;         /* ENTRY_READY: ready; ENTRY_RESIGN: lost on time */
    int64_t used;     /* ms that the seat which decided has used */
    size_t to;        /* ENTRY_UNDO: actions that remain */
};

/* The actions of an entry as JSON arrays: all that was played, and what each viewer has seen, with positions and with
   the lines of the log in every language: only who knows the whole state can write them. */
struct steps {
    bool shown; /* also write what viewers see */
    struct buffer played;
    struct buffer seen[GAME_MAX_SEATS + 1], positions[GAME_MAX_SEATS + 1];
    struct buffer told[GAME_MAX_SEATS + 1][GAME_LANGUAGES];
};

void steps_free(struct steps *steps);

/* The entry for the store; and the same for viewers, into the change's frames. */
void entry_write(const struct entry *entry, const struct steps *steps, struct buffer *out);
bool entry_tell(const struct room *room, const struct entry *entry, const struct steps *steps,
                struct room_change *change);

/* Plays chance and forced actions, and appends them to `steps`. */
bool room_advance(struct room *room, struct steps *steps);
/* Plays an action, given as a number or in notation. */
bool room_play(struct room *room, game_action action, struct steps *steps);
bool room_play_words(struct room *room, const char *words, struct steps *steps);

/* Starts the dice with the words of all players. */
void room_begin_dice(struct room *room);

/* The wake-up time to store: when a server must load the table even if nobody connects. */
int64_t room_next_wake(const struct room *room);

/* Applies an entry to seats, clock and proposals, after its actions were played. */
void room_account(struct room *room, const struct entry *entry, int decided);

#endif
