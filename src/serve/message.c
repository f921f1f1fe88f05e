/* The members of each message type, and the parser. */
#include "message.h"

#include <string.h>

enum kind { WORDS, NUMBER, BOOLEAN, OBJECT, ARRAY };

/* All members. Numbers are 0 to 2^53 - 1 (JavaScript's safe integers). */
static const struct member {
    const char *key;
    enum kind kind;
    size_t most; /* bytes of words */
    size_t offset;
} members[] = {
    {"id", NUMBER, 0, offsetof(struct message, id)},
    {"protocol", NUMBER, 0, offsetof(struct message, protocol)},
    {"from", NUMBER, 0, offsetof(struct message, from)},
    {"n", NUMBER, 0, offsetof(struct message, n)},
    {"to", NUMBER, 0, offsetof(struct message, to)},
    {"about", NUMBER, 0, offsetof(struct message, about)},
    {"ready", BOOLEAN, 0, offsetof(struct message, ready)},
    {"chat", BOOLEAN, 0, offsetof(struct message, chat)},
    {"table", WORDS, 16, offsetof(struct message, table)},
    {"secret", WORDS, 32, offsetof(struct message, secret)},
    {"action", WORDS, 127, offsetof(struct message, action)},
    {"name", WORDS, 63, offsetof(struct message, name)},
    {"word", WORDS, 63, offsetof(struct message, word)},
    {"text", WORDS, 399, offsetof(struct message, text)},
    {"level", WORDS, 16, offsetof(struct message, level)},
    {"game", WORDS, 32, offsetof(struct message, game)},
    {"options", OBJECT, 0, offsetof(struct message, options)},
    {"seats", ARRAY, 0, offsetof(struct message, seats)},
    {"time", OBJECT, 0, offsetof(struct message, time)},
    {"tables", ARRAY, 0, offsetof(struct message, tables)},
};

enum { MEMBERS = sizeof members / sizeof members[0] };

/* Required and optional members of each type. `id` is always optional. */
static const struct {
    const char *type;
    const char *must, *may;
} types[MESSAGE_TYPES] = {
    [MESSAGE_HELLO] = {"hello", " protocol table secret ", " from "},
    [MESSAGE_CREATE] = {"create", " protocol game seats ", " options time chat name "},
    [MESSAGE_JOIN] = {"join", " protocol table secret ", " name "},
    [MESSAGE_ACT] = {"act", " n action ", ""},
    [MESSAGE_UNDO] = {"undo", " n to ", ""},
    [MESSAGE_RESIGN] = {"resign", "", ""},
    [MESSAGE_NAME] = {"name", " name ", ""},
    [MESSAGE_READY] = {"ready", " ready ", " word "},
    [MESSAGE_CHAT] = {"chat", " text ", ""},
    [MESSAGE_REPLACE] = {"replace", " about level ", ""},
    [MESSAGE_RETURN] = {"return", "", ""},
    [MESSAGE_REMATCH] = {"rematch", "", ""},
    [MESSAGE_RECORD] = {"record", "", ""},
    [MESSAGE_STATUS] = {"status", " protocol tables ", ""},
    [MESSAGE_PING] = {"ping", "", ""},
};

static bool lists(const char *list, const char *key) {
    char padded[32];
    size_t length = strlen(key);
    if (length + 3 > sizeof padded)
        return false;
    padded[0] = ' ';
    memcpy(padded + 1, key, length);
    padded[length + 1] = ' ';
    padded[length + 2] = '\0';
    return strstr(list, padded) != NULL;
}

/* Checked before parsing, so that nesting cannot overflow the parser's stack. */
static bool is_shallow(const char *bytes, size_t length) {
    int depth = 0;
    bool quoted = false;
    for (size_t i = 0; i < length; i++) {
        if (quoted && bytes[i] == '\\')
            i++;
        else if (bytes[i] == '"')
            quoted = !quoted;
        else if (!quoted && (bytes[i] == '{' || bytes[i] == '[') && ++depth > MESSAGE_DEPTH)
            return false;
        else if (!quoted && (bytes[i] == '}' || bytes[i] == ']'))
            depth--;
    }
    return true;
}

static bool take_value(struct message *message, const struct member *member, const json_t *value) {
    char *to = (char *)message + member->offset;
    switch (member->kind) {
    case WORDS:
        if (!json_is_string(value) || json_string_length(value) > member->most ||
            strlen(json_string_value(value)) != json_string_length(value))
            return false;
        *(const char **)(void *)to = json_string_value(value);
        return true;
    case NUMBER:
        *(int64_t *)(void *)to = json_integer_value(value);
        return json_is_integer(value) && json_integer_value(value) >= 0 &&
               json_integer_value(value) < (int64_t)1 << 53;
    case BOOLEAN:
        *(bool *)to = json_is_true(value);
        return json_is_boolean(value);
    default:
        *(const json_t **)(void *)to = value;
        return member->kind == OBJECT ? json_is_object(value) || json_is_null(value) : json_is_array(value);
    }
}

static const char *take_member(struct message *message, const char *key, const json_t *value) {
    if (strcmp(key, "type") == 0)
        return NULL;
    if (strcmp(key, "id") != 0 && !lists(types[message->type].must, key) &&
        !lists(types[message->type].may, key))
        return "member";
    for (size_t i = 0; i < MEMBERS; i++)
        if (strcmp(members[i].key, key) == 0)
            return take_value(message, &members[i], value) ? NULL : "value";
    return "member";
}

static bool find_type(struct message *message) {
    const char *type = json_string_value(json_object_get(message->root, "type"));
    for (message->type = 0; type && message->type < MESSAGE_TYPES; message->type++)
        if (strcmp(types[message->type].type, type) == 0)
            return true;
    return false;
}

static bool has_all(const struct message *message) {
    for (size_t i = 0; i < MEMBERS; i++)
        if (lists(types[message->type].must, members[i].key) &&
            !json_object_get(message->root, members[i].key))
            return false;
    return true;
}

const char *message_read(struct message *message, const char *bytes, size_t length) {
    const char *key, *wrong;
    json_t *value;
    *message = (struct message){.id = -1};
    if (length > MESSAGE_BYTES || !is_shallow(bytes, length))
        return "json";
    message->root = json_loadb(bytes, length, JSON_REJECT_DUPLICATES, NULL);
    if (!json_is_object(message->root))
        return "json";
    if (!find_type(message))
        return "type";
    json_object_foreach(message->root, key, value) {
        wrong = take_member(message, key, value);
        if (wrong)
            return wrong;
    }
    return has_all(message) ? NULL : "missing";
}

void message_free(struct message *message) {
    json_decref(message->root);
    message->root = NULL;
}
