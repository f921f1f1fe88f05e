/* The points of the check. The bot is restarted after each fault. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

enum {
    MOST_STEPS = 4000,
    MOST_KINDS = 64,
    WORD = 32,
    ASKED_OF_A_KIND = 2,
    GAME_DECISIONS = 300,
    /* Stop after the same fault at so many points in a row. Three in a row concern things that a match does
       not need. */
    ENOUGH = 4,
    PLAYER = 0, /* any seat; the alternatives are chance and the end */
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
    enum bot_fault last; /* its number of repetitions */
    int again;
    bool given_up;
};

const char *check_words(enum check_point point, enum game_language language) {
#define CHECK_ROW(name, english, french) {english, french},
    static const char *const words[CHECK_COUNT][GAME_LANGUAGES] = {CHECK_POINTS(CHECK_ROW)};
    return words[point][language];
}

/* Sets up the table's game, starting the bot if necessary. */
static enum bot_fault ready(struct checking *checking) {
    const struct check *check = checking->check;
    return bot_join(check->command, checking->table, check->timeout, &checking->bot, checking->answer);
}

/* A bot that fails at `hello` is given up at once. */
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
    return bot_ask(checking->bot, line, checking->check->timeout, checking->answer);
}

static enum bot_fault expect_error(struct checking *checking, const char *line) {
    enum bot_fault fault = ask(checking, line);
    return fault == BOT_FINE && checking->answer->state != ANSWER_ERROR ? BOT_NO_ERROR : fault;
}

static enum bot_fault place(struct checking *checking) {
    return bot_place(checking->bot, checking->table, checking->check->timeout, checking->answer);
}

/* Sends the position and asks for a decision. */
static enum bot_fault decide(struct checking *checking, const char *limits, double seconds,
                             game_action *action) {
    enum bot_fault fault = place(checking);
    return fault == BOT_FINE ? bot_go(checking->bot, checking->table, limits,
                                      checking->check->timeout + seconds, checking->answer, action)
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

/* The number of legal actions. */
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

/* The kind of a decision is the first word of the position. */
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

/* Plays a random game and asks the bot at the first decisions of each kind; reports each kind once. */
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

/* Values of an option to try: all of a list, the non-default value of a switch, the fewest and the most
   seats; NULL after the last. */
static const char *value_to_try(const struct game *game, const struct game_option *option, size_t number,
                                char word[WORD]) {
    bool seats = game->seats_option && strcmp(option->name, game->seats_option) == 0;
    if (option->type == GAME_COMBO)
        return option->values[number];
    if (option->type == GAME_CHECK)
        return number > 0 ? NULL : strcmp(option->default_value, "on") == 0 ? "off" : "on";
    if (!seats || option->type != GAME_SPIN || number > 1)
        return NULL;
    struct text out = text_into(word, WORD);
    text_number(&out, number == 0 ? option->min : option->max);
    return word;
}

static void check_setting(struct checking *checking, const char *about) {
    if (report(checking, CHECK_OPTIONS, about, ready(checking)))
        check_decisions(checking, about[0] ? about : checking->check->game->name);
}

/* Tries the default setting, unless a list contains it, and then each value of each option with the others at
   their defaults. Skips combinations that the game refuses. */
static bool check_settings(struct checking *checking) {
    const struct game *game = checking->check->game;
    const struct game_option *option = game->options;
    while (option->name && option->type != GAME_COMBO)
        option++;
    if (!open_table(checking, NULL, 0))
        return false;
    if (!option->name)
        check_setting(checking, "");
    for (option = game->options; option->name; option++) {
        char about[GAME_SENTENCE_TEXT], word[WORD];
        const char *value;
        for (size_t i = 0; !checking->given_up && (value = value_to_try(game, option, i, word)); i++) {
            struct text out = text_into(about, sizeof about);
            text_format(&out, "%s %s", option->name, value);
            if (open_table(checking, &(struct game_choice){option->name, value}, 1))
                check_setting(checking, about);
        }
    }
    return true;
}

static void check_lines(struct checking *checking) {
    const struct check *check = checking->check;
    enum bot_fault fault = bot_start(check->command, check->timeout, &checking->bot, checking->answer);
    bool named = checking->answer->named;
    if (!report(checking, CHECK_HELLO, "", fault))
        return;
    if (!report(checking, CHECK_NAME, "", named ? BOT_FINE : BOT_NO_NAME))
        fault = ready(checking);
    if (fault == BOT_FINE)
        fault = bot_tell(checking->bot, "\n; a comment\nhello", check->timeout, checking->answer);
    /* An answer to the empty line would be taken for that to `hello`, which lacks the protocol then. */
    if (fault == BOT_FINE && !checking->answer->protocol)
        fault = BOT_UNASKED;
    if (!report(checking, CHECK_COMMENT, "", fault))
        fault = ready(checking);
    if (fault == BOT_FINE)
        fault = bot_tell(checking->bot, "17 hello", check->timeout, checking->answer);
    if (fault == BOT_FINE && strcmp(checking->answer->tail, "#17") != 0)
        fault = BOT_NO_ID;
    if (!report(checking, CHECK_ID, "", fault))
        fault = ready(checking);
    if (fault == BOT_FINE)
        fault = expect_error(checking, "dance");
    report(checking, CHECK_UNKNOWN, "", fault);
}

/* Plays until chance is to move or the game is over or, for PLAYER, a player has a choice. */
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
            bot_go(checking->bot, checking->table, "", checking->check->timeout, checking->answer, &action);
    report(checking, CHECK_POSITION, "", fault);
}

/* The first seat that is not an automa. */
static int first_player(const struct checking *checking) {
    const struct table *table = checking->table;
    int seat = 0;
    while (game_is_automa(checking->check->game, table_setting(table), table_state(table), seat))
        seat++;
    return seat;
}

static void check_game(struct checking *checking) {
    struct game_error error = {.language = GAME_ENGLISH};
    if (!open_table(checking, NULL, 0))
        return;
    int seat = first_player(checking);
    enum bot_fault fault = ready(checking);
    for (int made = 0; fault == BOT_FINE && made < GAME_DECISIONS;) {
        int who = table_who(checking->table);
        game_action action;
        if (who == GAME_OVER)
            break;
        if (who != seat || choices_now(checking) < 2) {
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
        fault = bot_tell(checking->bot, "quit", checking->check->timeout, checking->answer);
    /* Its input stays open, so only `quit` can make it exit. */
    if (fault == BOT_FINE) {
        fault = bot_ask(checking->bot, NULL, checking->check->timeout, checking->answer);
        fault = fault == BOT_DIED ? BOT_FINE : BOT_NO_END;
    }
    report(checking, CHECK_QUIT, "", fault);
    if (checking->given_up)
        return;
    bot_close(checking->bot, 0);
    checking->bot = NULL;
    fault = ready(checking);
    if (fault == BOT_FINE) {
        fault = bot_close(checking->bot, checking->check->timeout) ? BOT_FINE : BOT_NO_END;
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
    checking.actions = malloc(check->game->max_actions * sizeof *checking.actions);
    if (checking.answer && checking.actions)
        failed = run(&checking);
    bot_close(checking.bot, 1);
    table_free(checking.table);
    free(checking.answer);
    free(checking.actions);
    bot_release_signals();
    return failed;
}
