/* The commands that a bot gets during a game. */
#include "bot.h"

/* The longest text that is sent, a position or the value of an option, and the words before it. */
enum { LINE = (GAME_OPTION_TEXT > GAME_POSITION_TEXT ? GAME_OPTION_TEXT : GAME_POSITION_TEXT) + 128 };

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

/* Sends only what its seat knows: neither the truth nor a guess. */
enum bot_fault bot_place(struct bot *bot, const struct table *table, double seconds, struct answer *answer) {
    const struct game *game = table_game(table);
    int viewer = table_who(table) >= 0 ? table_who(table) : GAME_SPECTATOR;
    char line[LINE];
    struct text out = text_into(line, sizeof line);
    _Alignas(max_align_t) unsigned char known[GAME_MAX_STATE];
    answer_begin(answer);
    game_known(game, table_setting(table), table_state(table), viewer, known);
    text_put(&out, "position ");
    game->write_position(table_setting(table), known, &out);
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
    /* A bot may resign only its own seat. */
    if (GAME_IS_RESIGN(*action) && GAME_RESIGNER(*action) != table_who(table))
        return BOT_ILLEGAL;
    return BOT_FINE;
}
