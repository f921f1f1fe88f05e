/* A bot: another program that decides, asked over the line protocol (docs/protocol.md). It may be slow, silent, wrong or
   gone; whoever asks is told so and waits no longer than it said. */
#ifndef MATCH_BOT_H
#define MATCH_BOT_H

#include "answer.h"
#include "table.h"

/* What a bot can do wrong. Numbers are in files of results and keep their meaning. */
enum bot_fault {
    BOT_FINE = 0,
    BOT_NO_START = 1,    /* the program cannot be started */
    BOT_DIED = 2,        /* it ended before it was told to */
    BOT_SILENT = 3,      /* no complete answer in time */
    BOT_TOO_MUCH = 4,    /* a line or an answer without end */
    BOT_REFUSED = 5,     /* it answered `error` to what it must take */
    BOT_NO_PROTOCOL = 6, /* its hello does not say `protocol 1` */
    BOT_NO_BEST = 7,     /* `go` was not answered with one line `best ACTION` */
    BOT_ILLEGAL = 8,     /* the action is not possible */
    BOT_UNASKED = 9,     /* it said more than it was asked */
    /* Found by the check alone: */
    BOT_NO_NAME = 10,  /* its hello has no `id name` */
    BOT_NO_ERROR = 11, /* it answered `ok` where an error is due */
    BOT_NO_ID = 12,    /* the number in front of a command did not come back */
    BOT_NO_END = 13,   /* it goes on when it should end */
    BOT_UNTRIED = 14,  /* it had been given up before */
    BOT_FAULTS
};

struct bot;

/* Starts the command with the shell. NULL when that is not possible. */
struct bot *bot_open(const char *command);
/* Ends it, if need be by force, and whatever it started in its process group. Takes at most as long as is said to end by
   itself. True when it did so. */
bool bot_close(struct bot *bot, double seconds);
/* Ends all bots of this process by force: for a handler of signals. */
void bot_kill_all(void);

/* Between these two a bot that is gone is a fault and no signal, and what ends this process (Ctrl-C, a closed terminal) ends its
   bots too. Signals that were handled or ignored before stay so. */
void bot_hold_signals(void);
void bot_release_signals(void);

/* Sends a line (NULL: none, only listens) and reads its answer. */
enum bot_fault bot_ask(struct bot *bot, const char *line, double seconds, struct answer *answer);
/* The same when only `ok` will do. */
enum bot_fault bot_tell(struct bot *bot, const char *line, double seconds, struct answer *answer);

/* Opens a bot and says `hello`, to which it must say the protocol. */
enum bot_fault bot_start(const char *command, double seconds, struct bot **bot, struct answer *answer);
/* A game at its beginning with all options of the table's; the bot is started first if it is NULL. */
enum bot_fault bot_join(const char *command, const struct table *table, double seconds, struct bot **bot,
                        struct answer *answer);

/* Shows the bot the table as the seat that decides sees it. */
enum bot_fault bot_place(struct bot *bot, const struct table *table, struct game_random *random,
                         double seconds, struct answer *answer);
/* `go` with these words behind it, and the action it wants. */
enum bot_fault bot_go(struct bot *bot, const struct table *table, const char *limits, double seconds,
                      struct answer *answer, game_action *action);

#endif
