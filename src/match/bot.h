/* A bot: another program that plays over the line protocol (docs/protocol.md). It may be slow, silent, wrong
   or dead: every request has a timeout and reports a fault. */
#ifndef MATCH_BOT_H
#define MATCH_BOT_H

#include "answer.h"
#include "table.h"

/* Faults of a bot. The numbers are stored in files of results and must not change. */
enum bot_fault {
    BOT_FINE = 0,
    BOT_NO_START = 1,    /* the program cannot be started */
    BOT_DIED = 2,        /* it exited early */
    BOT_SILENT = 3,      /* no complete answer before the timeout */
    BOT_TOO_MUCH = 4,    /* a line or an answer is too long */
    BOT_REFUSED = 5,     /* it answered `error` to a valid command */
    BOT_NO_PROTOCOL = 6, /* its hello does not say `protocol 1` */
    BOT_NO_BEST = 7,     /* `go` was not answered with one line `best ACTION` */
    BOT_ILLEGAL = 8,     /* the action is not legal */
    BOT_UNASKED = 9,     /* it sent output without a request */
    /* Reported by --check only: */
    BOT_NO_NAME = 10,  /* its hello has no `id name` */
    BOT_NO_ERROR = 11, /* it answered `ok` where an error was expected */
    BOT_NO_ID = 12,    /* it did not return the id of a command */
    BOT_NO_END = 13,   /* it does not exit when it should */
    BOT_UNTRIED = 14,  /* not tried, after earlier faults */
    BOT_FAULTS
};

struct bot;

/* Starts the command with the shell. Returns NULL on failure. */
struct bot *bot_open(const char *command);
/* Closes its input and waits `seconds` for it to exit, then kills its process group. Returns true when it
   exited by itself. */
bool bot_close(struct bot *bot, double seconds);
/* Kills all bots of this process. Async-signal-safe. */
void bot_kill_all(void);

/* Between these two calls a write to a dead bot is a fault instead of SIGPIPE, and signals that end this
   process (Ctrl-C, hangup) kill its bots too. Signals that were already handled or ignored stay so. */
void bot_hold_signals(void);
void bot_release_signals(void);

/* Sends a line (NULL: none) and reads the answer. */
enum bot_fault bot_ask(struct bot *bot, const char *line, double seconds, struct answer *answer);
/* The same, but anything other than `ok` is a fault. */
enum bot_fault bot_tell(struct bot *bot, const char *line, double seconds, struct answer *answer);

/* Starts a bot and sends `hello`; it must answer with the protocol version. */
enum bot_fault bot_start(const char *command, double seconds, struct bot **bot, struct answer *answer);
/* Sets up a new game with the options of the table, starting the bot if *bot is NULL. */
enum bot_fault bot_join(const char *command, const struct table *table, double seconds, struct bot **bot,
                        struct answer *answer);

/* Sends the position as the seat to move knows it, or the public view if no seat is to move. */
enum bot_fault bot_place(struct bot *bot, const struct table *table, double seconds, struct answer *answer);
/* Sends `go` with limits, and reads the action. */
enum bot_fault bot_go(struct bot *bot, const struct table *table, const char *limits, double seconds,
                      struct answer *answer, game_action *action);

#endif
