/* Messages from clients: JSON of bounded size, strictly validated. docs/online.md lists them. */
#ifndef SERVE_MESSAGE_H
#define SERVE_MESSAGE_H

#include "game.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    MESSAGE_BYTES = 2 * GAME_OPTION_TEXT + 8192, /* `create` with data of one's own, every letter escaped */
    MESSAGE_DEPTH = 4,
};

enum message_type {
    MESSAGE_HELLO,
    MESSAGE_CREATE,
    MESSAGE_JOIN,
    MESSAGE_ACT,
    MESSAGE_UNDO,
    MESSAGE_RESIGN,
    MESSAGE_NAME,
    MESSAGE_READY,
    MESSAGE_CHAT,
    MESSAGE_REPLACE,
    MESSAGE_RETURN,
    MESSAGE_REMATCH,
    MESSAGE_RECORD,
    MESSAGE_STATUS,
    MESSAGE_PING,
    MESSAGE_TYPES
};

/* Absent members are 0, false or NULL; `id` is -1. Strings are owned by `root`. */
struct message {
    enum message_type type;
    json_t *root;
    int64_t id, protocol, from, n, to, about;
    bool ready, chat;
    const char *table, *secret, *action, *name, *word, *text, *level, *game;
    const json_t *options, *seats, *time, *tables;
};

/* Parses a message. Returns NULL, or the reason for a refusal: "json", "type", "member", "value", "missing". Always call
   message_free. */
const char *message_read(struct message *message, const char *bytes, size_t length);
void message_free(struct message *message);

#endif
