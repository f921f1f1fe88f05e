/* `astragal bot`: a program, or a level, takes a seat of an online table. */
#define _POSIX_C_SOURCE 200809L
#include "bot.h"
#include "cli.h"
#include "client.h"
#include "games.h"
#include "lineup.h"
#include "room.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { TRIES = 30, HOST = 256 };
static const double timeout = 60; /* seconds for an answer of the program */

struct link {
    bool secure;
    char host[HOST];
    int port;
    char table[NAME_TEXT], secret[SECRET_TEXT];
};

struct player {
    const struct cli *cli;
    struct link link;
    const char *command; /* of a program; NULL: a level */
    const struct ai_player *level;
    struct client *client;
    struct bot *bot;
    struct answer *answer;
    struct lineup *lineup;
    struct table *table;
    int seat;
    uint64_t moment;
    bool joined, over, secrets;
    enum cli_exit exit;
};

/* http://HOST[:PORT]/#TABLE.SECRET */
static bool read_link(const char *words, struct link *link) {
    uint64_t table;
    struct key key;
    link->secure = strncmp(words, "https://", 8) == 0;
    if (!link->secure && strncmp(words, "http://", 7) != 0)
        return false;
    const char *at = words + (link->secure ? 8 : 7);
    size_t length = strcspn(at, ":/");
    const char *hash = strchr(at, '#');
    if (length == 0 || length >= HOST || !hash)
        return false;
    snprintf(link->host, HOST, "%.*s", (int)length, at);
    link->port = at[length] == ':' ? atoi(at + length + 1) : link->secure ? 443 : 80;
    const char *dot = strchr(hash, '.');
    if (!dot || dot - hash - 1 != NAME_TEXT - 1 || strlen(dot + 1) != SECRET_TEXT - 1)
        return false;
    snprintf(link->table, NAME_TEXT, "%s", hash + 1);
    snprintf(link->secret, SECRET_TEXT, "%s", dot + 1);
    return link->port > 0 && link->port < 65536 && name_read(link->table, &table) &&
           secret_read(link->secret, &key);
}

static void send(struct player *player, struct buffer *out) {
    buffer_put(out, "}");
    client_send(player->client, out);
    buffer_free(out);
}

static struct buffer message(const char *type) {
    struct buffer out = {0};
    buffer_put(&out, "{");
    buffer_member(&out, "type", type);
    return out;
}

static const char *get_text(const json_t *object, const char *key) {
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

static bool begin_table(struct player *player, const json_t *welcome) {
    const struct game *game = games_find(player->cli->games, get_text(welcome, "game"));
    struct game_choice choices[GAME_MAX_OPTIONS];
    struct game_error error = {0};
    size_t count = 0;
    if (!game || json_integer_value(json_object_get(welcome, "rules")) != game->rules_version)
        return false;
    const json_t *options = json_object_get(welcome, "options");
    for (size_t i = 0; game->options[i].name; i++)
        if (json_object_get(options, game->options[i].name))
            choices[count++] =
                (struct game_choice){game->options[i].name, get_text(options, game->options[i].name)};
    lineup_close(player->lineup);
    player->lineup = NULL;
    table_free(player->table);
    player->table = table_new(game, choices, count, &error);
    player->secrets = json_is_true(json_object_get(welcome, "secrets"));
    player->joined = false;
    return player->table != NULL;
}

static void introduce(struct player *player) {
    char word[SECRET_TEXT];
    struct key unused;
    struct buffer out = message("name");
    buffer_member(&out, "name", player->level ? player->level->title[player->cli->language] : "Bot");
    send(player, &out);
    secret_new(word, &unused);
    out = message("ready");
    buffer_member_bool(&out, "ready", true);
    buffer_member(&out, "word", word);
    send(player, &out);
}

static void take_welcome(struct player *player, const json_t *welcome) {
    const json_t *seat = json_object_get(welcome, "seat");
    player->seat = (int)json_integer_value(seat);
    if (!json_is_integer(seat) || !begin_table(player, welcome)) {
        player->exit = cli_fail(player->cli, WORD_SEAT_REFUSED, "seat");
        player->over = true;
    } else if (!json_is_true(json_object_get(welcome, "started")))
        introduce(player);
}

/* Sets the table to the last position received, which is what the seat knows. */
static bool set_position(struct player *player, const char *line) {
    struct game_error error = {0};
    const struct game *game = table_game(player->table);
    struct game_choice choices[GAME_MAX_OPTIONS];
    char values[GAME_MAX_OPTIONS][GAME_OPTION_TEXT];
    size_t count = 0;
    for (; game->options[count].name; count++) {
        struct text out = text_into(values[count], GAME_OPTION_TEXT);
        game->option_value(table_setting(player->table), count, &out);
        choices[count] = (struct game_choice){game->options[count].name, values[count]};
    }
    struct table *table = table_new_at(game, choices, count, line, &error);
    if (!table)
        return false;
    lineup_close(player->lineup);
    player->lineup = NULL;
    table_free(player->table);
    player->table = table;
    return true;
}

static bool follow(struct player *player, const json_t *event) {
    struct game_error error = {0};
    const json_t *actions = json_object_get(event, "actions"),
                 *positions = json_object_get(event, "positions");
    size_t count = json_array_size(actions);
    if (player->secrets) {
        const char *line = count > 0 ? json_string_value(json_array_get(positions, count - 1))
                                     : json_string_value(json_object_get(event, "position"));
        return !line || set_position(player, line);
    }
    if (strcmp(get_text(event, "type"), "undo") == 0)
        return table_undo_to(player->table, (size_t)json_integer_value(json_object_get(event, "to")), &error);
    for (size_t i = 0; i < count; i++)
        if (!table_play_text(player->table, json_string_value(json_array_get(actions, i)), &error))
            return false;
    return true;
}

static bool decide_with_level(struct player *player, game_action *action) {
    if (!player->lineup)
        player->lineup = lineup_open(table_game(player->table), table_setting(player->table));
    if (!player->lineup || !lineup_set(player->lineup, player->seat, player->level))
        return false;
    lineup_recall(player->lineup, player->table);
    *action = lineup_decide(player->lineup, table_state(player->table), (struct ai_limits){0});
    return true;
}

static bool decide_with_program(struct player *player, game_action *action) {
    enum bot_fault fault =
        player->joined ? BOT_FINE
                       : bot_join(player->command, player->table, timeout, &player->bot, player->answer);
    player->joined = true;
    if (fault == BOT_FINE)
        fault = bot_place(player->bot, player->table, timeout, player->answer);
    if (fault == BOT_FINE)
        fault = bot_go(player->bot, player->table, "", timeout, player->answer, action);
    if (fault == BOT_FINE)
        return true;
    player->exit = cli_fail(player->cli, WORD_SEAT_FAULT, player->answer->tail);
    return false;
}

static void act(struct player *player) {
    char words[GAME_ACTION_TEXT];
    struct text text = text_into(words, sizeof words);
    game_action action;
    if (!(player->level ? decide_with_level(player, &action) : decide_with_program(player, &action))) {
        struct buffer out = message("resign");
        send(player, &out);
        player->exit = CLI_FAILED;
        player->over = true;
        return;
    }
    game_write_action(table_game(player->table), table_setting(player->table), table_state(player->table),
                      action, &text);
    struct buffer out = message("act");
    buffer_member_number(&out, "n", (int64_t)player->moment);
    buffer_member(&out, "action", words);
    send(player, &out);
}

static void take_event(struct player *player, const json_t *event, bool last) {
    const json_t *moment = json_object_get(event, "n"), *over = json_object_get(event, "over");
    if (!moment || !player->table)
        return;
    player->moment = (uint64_t)json_integer_value(moment);
    if (!follow(player, event)) {
        player->exit = cli_fail(player->cli, WORD_SEAT_REFUSED, "rules");
        player->over = true;
    } else if (over) {
        cli_say(player->cli, player->cli->out, WORD_SEAT_OVER, get_text(over, "result"), NULL, NULL);
        player->over = true;
    } else if (last && table_who(player->table) == player->seat)
        act(player);
}

static void take_message(struct player *player, const json_t *message) {
    const char *type = get_text(message, "type");
    if (strcmp(type, "welcome") == 0)
        take_welcome(player, message);
    else if (strcmp(type, "log") == 0) {
        const json_t *events = json_object_get(message, "events");
        for (size_t i = 0; i < json_array_size(events) && !player->over; i++)
            take_event(player, json_array_get(events, i), i + 1 == json_array_size(events));
    } else if (strcmp(type, "refused") == 0 && strcmp(get_text(message, "reason"), "stale") != 0) {
        player->exit = cli_fail(player->cli, WORD_SEAT_REFUSED, get_text(message, "reason"));
        player->over = true;
    } else
        take_event(player, message, true);
}

/* Plays over one connection, until it is lost or the game is over. Returns whether the server could be reached. */
static bool play_session(struct player *player) {
    player->client = client_open(player->link.host, player->link.port, player->link.secure);
    if (!player->client)
        return false;
    struct buffer out = message("hello"), in;
    buffer_member_number(&out, "protocol", ROOM_PROTOCOL);
    buffer_member(&out, "table", player->link.table);
    buffer_member(&out, "secret", player->link.secret);
    send(player, &out);
    while (!player->over && client_receive(player->client, &in)) {
        json_t *message = in.failed ? NULL : json_loadb(in.start, in.length, 0, NULL);
        if (message)
            take_message(player, message);
        json_decref(message);
        buffer_free(&in);
    }
    client_close(player->client);
    player->client = NULL;
    return true;
}

static enum cli_exit play(struct player *player) {
    bot_hold_signals();
    for (int tries = 0; !player->over && tries < TRIES; tries++) {
        struct timespec pause = {.tv_sec = 1};
        if (play_session(player))
            tries = 0;
        if (!player->over)
            nanosleep(&pause, NULL);
    }
    if (!player->over)
        player->exit = cli_fail(player->cli, WORD_SEAT_GONE, NULL);
    if (player->bot)
        bot_close(player->bot, 2);
    bot_release_signals();
    lineup_close(player->lineup);
    table_free(player->table);
    return player->exit;
}

enum cli_exit bot_command(struct cli *cli, struct args *args) {
    struct player player = {.cli = cli, .exit = CLI_OK};
    const char *link = NULL, *name = NULL;
    while (args_more(args))
        if ((link && name) || !args_plain(args, link ? &name : &link))
            args_refuse(args);
    if (args->failed || !name)
        return CLI_USAGE;
    if (!fair_ready() || !read_link(link, &player.link))
        return cli_refuse(cli, WORD_SEAT_BAD_LINK, NULL);
    player.level = ai_find_player(name);
    if (strncmp(name, "engine:", 7) == 0)
        player.command = name + 7;
    else if (!player.level)
        return cli_refuse(cli, WORD_SEAT_BAD_PLAYER, name);
    player.answer = malloc(sizeof *player.answer);
    if (!player.answer)
        return cli_fail(cli, WORD_NO_MEMORY, NULL);
    enum cli_exit answer = play(&player);
    free(player.answer);
    return answer;
}
