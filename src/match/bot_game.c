/* What a bot is told of a game, and asked. */
#include "bot.h"

#include <stdlib.h>
#include <string.h>

enum { LINE = GAME_POSITION_TEXT + 64 };

enum bot_fault bot_start(const char *command, double seconds, struct bot **bot, struct answer *answer) {
    answer_begin(answer);
    *bot = bot_open(command);
    enum bot_fault fault = *bot ? bot_tell(*bot, "hello", seconds, answer) : BOT_NO_START;
    return fault == BOT_FINE && !answer->protocol ? BOT_NO_PROTOCOL : fault;
}

static enum bot_fault tell_option(struct bot *bot, const struct table *table, size_t option, double seconds,
                                  struct answer *answer) {
    char value[GAME_OPTION_TEXT], line[LINE];
    struct text out = text_into(value, sizeof value);
    table_game(table)->option_value(table_setting(table), option, &out);
    out = text_into(line, sizeof line);
    text_format(&out, "set %s %s", table_game(table)->options[option].name, value);
    return bot_tell(bot, line, seconds, answer);
}

enum bot_fault bot_join(const char *command, const struct table *table, double seconds, struct bot **bot,
                        struct answer *answer) {
    const struct game *game = table_game(table);
    char line[LINE];
    struct text out = text_into(line, sizeof line);
    text_format(&out, "game %s", game->name);
    enum bot_fault fault = *bot ? BOT_FINE : bot_start(command, seconds, bot, answer);
    if (fault == BOT_FINE)
        fault = bot_tell(*bot, line, seconds, answer);
    for (size_t i = 0; fault == BOT_FINE && game->options[i].name; i++)
        fault = tell_option(*bot, table, i, seconds, answer);
    return fault == BOT_FINE ? bot_tell(*bot, "new", seconds, answer) : fault;
}

/* Where a seat may not see everything, the bot gets a guess that fits what it knows. */
enum bot_fault bot_place(struct bot *bot, const struct table *table, struct game_random *random,
                         double seconds, struct answer *answer) {
    const struct game *game = table_game(table);
    char line[LINE];
    struct text out = text_into(line, sizeof line);
    void *seen = malloc(game->state_bytes);
    answer_begin(answer);
    if (!seen)
        return BOT_NO_START;
    memcpy(seen, table_state(table), game->state_bytes);
    int seat = table_who(table);
    if (game->guess && seat >= 0)
        game->guess(table_setting(table), seen, seat, random);
    text_put(&out, "position ");
    game->write_position(table_setting(table), seen, &out);
    free(seen);
    return bot_tell(bot, line, seconds, answer);
}

enum bot_fault bot_go(struct bot *bot, const struct table *table, const char *limits, double seconds,
                      struct answer *answer, game_action *action) {
    char line[LINE];
    struct text out = text_into(line, sizeof line);
    text_format(&out, "go%s", limits);
    enum bot_fault fault = bot_tell(bot, line, seconds, answer);
    if (fault != BOT_FINE)
        return fault;
    if (answer->bests != 1)
        return BOT_NO_BEST;
    if (!game_read_action(table_game(table), table_setting(table), table_state(table), answer->best, action))
        return BOT_ILLEGAL;
    /* Resigning is for oneself. */
    if (GAME_IS_RESIGN(*action) && GAME_RESIGNER(*action) != table_who(table))
        return BOT_ILLEGAL;
    return BOT_FINE;
}
