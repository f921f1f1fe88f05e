/* The points, each tried with a bot that is in order: after a fault it is started again. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

enum {
    MOST_STEPS = 4000,
    MOST_KINDS = 64,
    WORD = 32,
    ASKED_OF_A_KIND = 2,
    GAME_DECISIONS = 300,
    /* The same fault at so many points in a row is enough. A bot may lack what a match does not need at three in a row. */
    ENOUGH = 4,
    PLAYER = 0, /* any, where chance or the end are the others */
};

struct checking {
    const struct check *check;
    struct bot *bot;
    struct answer *answer;
    struct table *table;
    game_action *actions;
    struct game_random random;
    bool tried[CHECK_COUNT];
    int failed;
    enum bot_fault last; /* and at how many points in a row */
    int again;
    bool given_up;
};

const char *check_words(enum check_point point, enum game_language language) {
#define CHECK_ROW(name, english, french) {english, french},
    static const char *const words[CHECK_COUNT][GAME_LANGUAGES] = {CHECK_POINTS(CHECK_ROW)};
    return words[point][language];
}

/* The bot, started and greeted if there is none, at the table's game. */
static enum bot_fault ready(struct checking *checking) {
    const struct check *check = checking->check;
    return bot_join(check->command, checking->table, check->patience, &checking->bot, checking->answer);
}

/* What cannot even say hello is not asked the same thing in ten other ways. */
static void note(struct checking *checking, enum check_point point, enum bot_fault fault) {
    checking->tried[point] = true;
    checking->failed += fault != BOT_FINE;
    checking->again = fault == BOT_FINE ? 0 : fault == checking->last ? checking->again + 1 : 1;
    checking->last = fault;
    if (checking->again == ENOUGH || (point == CHECK_HELLO && fault != BOT_FINE))
        checking->given_up = true;
}

static bool report(struct checking *checking, enum check_point point, const char *about,
                   enum bot_fault fault) {
    const struct answer *answer = checking->answer;
    const char *detail = fault == BOT_ILLEGAL ? answer->shown : answer->tail;
    checking->check->report(checking->check->context, point, about, fault, fault == BOT_FINE ? "" : detail);
    note(checking, point, fault);
    if (fault == BOT_FINE)
        return true;
    bot_close(checking->bot, 0);
    checking->bot = NULL;
    return false;
}

static enum bot_fault ask(struct checking *checking, const char *line) {
    return bot_ask(checking->bot, line, checking->check->patience, checking->answer);
}

static enum bot_fault expect_error(struct checking *checking, const char *line) {
    enum bot_fault fault = ask(checking, line);
    return fault == BOT_FINE && checking->answer->state != ANSWER_ERROR ? BOT_NO_ERROR : fault;
}

static enum bot_fault place(struct checking *checking) {
    return bot_place(checking->bot, checking->table, &checking->random, checking->check->patience,
                     checking->answer);
}

/* The table as it is, and what to do there. */
static enum bot_fault decide(struct checking *checking, const char *limits, double seconds,
                             game_action *action) {
    enum bot_fault fault = place(checking);
    return fault == BOT_FINE ? bot_go(checking->bot, checking->table, limits,
                                      checking->check->patience + seconds, checking->answer, action)
                             : fault;
}

static bool open_table(struct checking *checking, const struct game_choice *choices, size_t count) {
    struct game_error error = {.language = GAME_ENGLISH};
    table_free(checking->table);
    checking->table = table_new(checking->check->game, choices, count, &error);
    if (checking->table)
        table_set_dice(checking->table, table_dice_seeded(&checking->random));
    return checking->table != NULL;
}

/* How many answers there are to what is to be decided. */
static size_t choices_now(struct checking *checking) {
    return checking->check->game->list(table_setting(checking->table), table_state(checking->table),
                                       checking->actions);
}

static bool play_anything(struct checking *checking) {
    struct game_error error = {.language = GAME_ENGLISH};
    if (table_who(checking->table) == GAME_CHANCE)
        return table_roll(checking->table, &error);
    size_t count = choices_now(checking);
    return count > 0 &&
           table_play(checking->table, checking->actions[random_below(&checking->random, (uint32_t)count)],
                      &error);
}

/* Kinds of decisions are told apart by the word that the position begins with. */
struct kinds {
    char word[MOST_KINDS][WORD];
    int asked[MOST_KINDS];
    int count;
};

static int kind_now(struct checking *checking, struct kinds *kinds) {
    char position[GAME_POSITION_TEXT], word[WORD];
    struct text out = text_into(position, sizeof position);
    const char *at = position;
    checking->check->game->write_position(table_setting(checking->table), table_state(checking->table), &out);
    int kind = 0;
    if (!text_next_word(&at, word, sizeof word))
        return -1;
    while (kind < kinds->count && strcmp(kinds->word[kind], word) != 0)
        kind++;
    if (kind == MOST_KINDS)
        return -1;
    if (kind == kinds->count)
        strcpy(kinds->word[kinds->count++], word);
    return kind;
}

/* A random game; the bot is asked at the first decisions of each kind. Reported once for each. */
static void check_decisions(struct checking *checking, const char *setting) {
    struct kinds kinds = {0};
    for (int step = 0; step < MOST_STEPS && table_who(checking->table) != GAME_OVER && !checking->given_up;
         step++) {
        int kind =
            table_who(checking->table) >= 0 && choices_now(checking) > 1 ? kind_now(checking, &kinds) : -1;
        if (kind >= 0 && kinds.asked[kind] < ASKED_OF_A_KIND) {
            char about[WORD + GAME_SENTENCE_TEXT];
            struct text out = text_into(about, sizeof about);
            game_action action;
            text_format(&out, "%s: %s", setting, kinds.word[kind]);
            enum bot_fault fault = checking->bot ? BOT_FINE : ready(checking);
            if (fault == BOT_FINE)
                fault = decide(checking, "", 0, &action);
            if (fault != BOT_FINE || ++kinds.asked[kind] == 1)
                report(checking, CHECK_DECISION, about, fault);
            if (fault != BOT_FINE)
                kinds.asked[kind] = ASKED_OF_A_KIND;
        }
        if (!play_anything(checking))
            return;
    }
}

/* Every value of every list of options, with all others at their standard. */
static bool check_settings(struct checking *checking) {
    const struct game *game = checking->check->game;
    bool any = false;
    for (const struct game_option *option = game->options; option->name; option++)
        for (const char *const *value = option->values; option->type == GAME_COMBO && *value; value++) {
            char about[GAME_SENTENCE_TEXT];
            struct text out = text_into(about, sizeof about);
            text_format(&out, "%s %s", option->name, *value);
            if (checking->given_up)
                return true;
            if (!open_table(checking, &(struct game_choice){option->name, *value}, 1))
                return false;
            if (report(checking, CHECK_OPTIONS, about, ready(checking)))
                check_decisions(checking, about);
            any = true;
        }
    if (any)
        return true;
    if (!open_table(checking, NULL, 0))
        return false;
    if (report(checking, CHECK_OPTIONS, "", ready(checking)))
        check_decisions(checking, game->name);
    return true;
}

static void check_lines(struct checking *checking) {
    const struct check *check = checking->check;
    enum bot_fault fault = bot_start(check->command, check->patience, &checking->bot, checking->answer);
    bool named = checking->answer->named;
    if (!report(checking, CHECK_HELLO, "", fault))
        return;
    if (!report(checking, CHECK_NAME, "", named ? BOT_FINE : BOT_NO_NAME))
        fault = ready(checking);
    if (fault == BOT_FINE)
        fault = bot_tell(checking->bot, "\n; a comment\nhello", check->patience, checking->answer);
    /* An answer to the empty line would make `hello` end without having said the protocol. */
    if (fault == BOT_FINE && !checking->answer->protocol)
        fault = BOT_UNASKED;
    if (!report(checking, CHECK_COMMENT, "", fault))
        fault = ready(checking);
    if (fault == BOT_FINE)
        fault = bot_tell(checking->bot, "17 hello", check->patience, checking->answer);
    if (fault == BOT_FINE && strcmp(checking->answer->tail, "#17") != 0)
        fault = BOT_NO_ID;
    if (!report(checking, CHECK_ID, "", fault))
        fault = ready(checking);
    if (fault == BOT_FINE)
        fault = expect_error(checking, "dance");
    report(checking, CHECK_UNKNOWN, "", fault);
}

/* Plays on until chance is to decide or the game is over, or, for PLAYER, some player has a choice. */
static bool advance_to(struct checking *checking, int who) {
    for (int step = 0; step < 100 * MOST_STEPS; step++) {
        int now = table_who(checking->table);
        if (who == PLAYER ? now >= 0 && choices_now(checking) > 1 : now == who)
            return true;
        if (now == GAME_OVER || !play_anything(checking))
            return false;
    }
    return false;
}

static void check_timing(struct checking *checking) {
    static const struct {
        enum check_point point;
        int who;
    } moments[] = {{CHECK_TIMED, PLAYER}, {CHECK_CHANCE, GAME_CHANCE}, {CHECK_OVER, GAME_OVER}};
    game_action action;
    for (size_t i = 0; i < sizeof moments / sizeof moments[0] && !checking->given_up; i++) {
        if (!open_table(checking, NULL, 0) || !advance_to(checking, moments[i].who))
            continue;
        enum bot_fault fault = ready(checking);
        if (fault == BOT_FINE && moments[i].who == PLAYER)
            fault = decide(checking, " time 0.05 nodes 1000 seed 7", 0.05, &action);
        else if (fault == BOT_FINE) {
            fault = place(checking);
            if (fault == BOT_FINE)
                fault = expect_error(checking, "go");
        }
        report(checking, moments[i].point, "", fault);
    }
}

static void check_position(struct checking *checking) {
    game_action action;
    if (!open_table(checking, NULL, 0) || !advance_to(checking, PLAYER))
        return;
    enum bot_fault fault = ready(checking);
    if (fault == BOT_FINE)
        fault = place(checking);
    if (fault == BOT_FINE)
        fault = expect_error(checking, "position nowhere");
    if (fault == BOT_FINE)
        fault =
            bot_go(checking->bot, checking->table, "", checking->check->patience, checking->answer, &action);
    report(checking, CHECK_POSITION, "", fault);
}

static void check_game(struct checking *checking) {
    struct game_error error = {.language = GAME_ENGLISH};
    if (!open_table(checking, NULL, 0))
        return;
    enum bot_fault fault = ready(checking);
    for (int made = 0; fault == BOT_FINE && made < GAME_DECISIONS;) {
        int who = table_who(checking->table);
        game_action action;
        if (who == GAME_OVER)
            break;
        if (who != 0 || choices_now(checking) < 2) {
            if (!play_anything(checking))
                return;
            continue;
        }
        fault = decide(checking, "", 0, &action);
        if (fault == BOT_FINE)
            table_play(checking->table, action, &error);
        made++;
    }
    report(checking, CHECK_GAME, "", fault);
}

static void check_ends(struct checking *checking) {
    enum bot_fault fault = ready(checking);
    if (fault == BOT_FINE)
        fault = bot_tell(checking->bot, "quit", checking->check->patience, checking->answer);
    /* Its input stays open: only `quit` can be why it ends. */
    if (fault == BOT_FINE) {
        fault = bot_ask(checking->bot, NULL, checking->check->patience, checking->answer);
        fault = fault == BOT_DIED ? BOT_FINE : BOT_NO_END;
    }
    report(checking, CHECK_QUIT, "", fault);
    if (checking->given_up)
        return;
    bot_close(checking->bot, 0);
    checking->bot = NULL;
    fault = ready(checking);
    if (fault == BOT_FINE) {
        fault = bot_close(checking->bot, checking->check->patience) ? BOT_FINE : BOT_NO_END;
        checking->bot = NULL;
    }
    report(checking, CHECK_END, "", fault);
}

static void report_untried(const struct check *check, const bool tried[CHECK_COUNT], int *failed) {
    for (enum check_point point = 0; point < CHECK_COUNT; point++)
        if (!tried[point]) {
            check->report(check->context, point, "", BOT_UNTRIED, "");
            ++*failed;
        }
}

static int run(struct checking *checking) {
    static void (*const others[])(struct checking *) = {check_timing, check_position, check_game, check_ends};
    if (!open_table(checking, NULL, 0))
        return -1;
    check_lines(checking);
    if (!checking->given_up && !check_settings(checking))
        return -1;
    for (size_t i = 0; i < sizeof others / sizeof others[0] && !checking->given_up; i++)
        others[i](checking);
    if (checking->given_up)
        report_untried(checking->check, checking->tried, &checking->failed);
    return checking->failed;
}

int check_bot(const struct check *check) {
    struct checking checking = {.check = check, .random = random_from_seed(1)};
    int failed = -1;
    bot_hold_signals();
    checking.answer = malloc(sizeof *checking.answer);
    checking.actions = malloc(GAME_MAX_ACTIONS * sizeof *checking.actions);
    if (checking.answer && checking.actions)
        failed = run(&checking);
    bot_close(checking.bot, 1);
    table_free(checking.table);
    free(checking.answer);
    free(checking.actions);
    bot_release_signals();
    return failed;
}
