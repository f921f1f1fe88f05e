/* The rule set `full` of Quantum keeps every promise of the contract, on each map, in both printings, with and without
   entanglement, and random games take, use and play every card. With two numbers, `part parts`, it tests only its share
   of the maps, so that parts run in parallel. */
#include "contract.h"
#include "games.h"
#include "scale.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { DECISIONS = 1000000, SAMPLE = 400, MAX_BOARDS = 512, PLAIN_GAMES = 400, GAME_LENGTH = 20000 };

static const struct game *game;

/* The contract, on a map. */

struct subject {
    const char *board;
    char name[96];
};

static struct subject subjects[MAX_BOARDS];
static size_t subject_count;

static void find_subjects(void) {
    struct game_board board;
    for (size_t number = 0; game->board(number, &board); number++) {
        if (number == MAX_BOARDS)
            abort(); /* raise it */
        struct subject *subject = &subjects[subject_count++];
        subject->board = board.id;
        snprintf(subject->name, sizeof subject->name, "full keeps every promise on %s", board.id);
    }
}

static const char *const variants[][2] = {
    {"first", "off"}, {"first", "on"}, {"revised", "off"}, {"revised", "on"}};

enum { VARIANTS = sizeof variants / sizeof *variants, CHOICES = 4 };

static void choose(struct game_choice choices[CHOICES], const char *board, size_t variant) {
    choices[0] = (struct game_choice){game->board_option, board};
    choices[1] = (struct game_choice){"rules", "full"};
    choices[2] = (struct game_choice){"printing", variants[variant][0]};
    choices[3] = (struct game_choice){"entanglement", variants[variant][1]};
}

static void keeps_every_promise(void **state) {
    const struct subject *subject = *state;
    struct contract_report report = {0};
    unsigned long each = scaled(DECISIONS) / subject_count / VARIANTS + 1;
    for (size_t i = 0; i < VARIANTS; i++) {
        struct game_choice choices[CHOICES];
        const struct contract_run run = {
            .game = game,
            .choices = choices,
            .choice_count = CHOICES,
            .seed = 1009 * (uint64_t)(subject - subjects) + 103 * i,
            .games = each,
            .decisions = each,
            .sample = SAMPLE,
        };
        choose(choices, subject->board, i);
        if (!contract_check(&run, &report)) {
            printf("# %s\n", report.message);
            fail();
        }
    }
    assert_true(report.decisions >= each * VARIANTS);
    contract_print(subject->name, &report);
}

/* Words of the notation that must occur. */

struct sight {
    const char *words;
    unsigned long count;
};

static struct sight sights[] = {
    /* every gambit and every command is taken */
    {"take aggression", 0},
    {"take expansion", 0},
    {"take momentum", 0},
    {"take relocation", 0},
    {"take reorganization", 0},
    {"take sabotage", 0},
    {"take agile", 0},
    {"take arrogant", 0},
    {"take brilliant", 0},
    {"take cerebral", 0},
    {"take clever", 0},
    {"take conformist", 0},
    {"take cruel", 0},
    {"take cunning", 0},
    {"take curious", 0},
    {"take dangerous", 0},
    {"take eager", 0},
    {"take energetic", 0},
    {"take ferocious", 0},
    {"take flexible", 0},
    {"take ingenious", 0},
    {"take intelligent", 0},
    {"take nomadic", 0},
    {"take plundering", 0},
    {"take precocious", 0},
    {"take rational", 0},
    {"take ravenous", 0},
    {"take relentless", 0},
    {"take resourceful", 0},
    {"take righteous", 0},
    {"take scrappy", 0},
    {"take stealthy", 0},
    {"take strategic", 0},
    {"take stubborn", 0},
    {"take tactical", 0},
    {"take tyrannical", 0},
    {"take warlike", 0},
    /* every command that is a decision is used */
    {"use cerebral", 0},
    {"use curious", 0},
    {"use curious transport", 0},
    {"use flexible", 0},
    {"use nomadic", 0},
    {"use resourceful", 0},
    {"use tactical", 0},
    {"use tyrannical", 0},
    /* every reaction is played, or not */
    {"cruel", 0},
    {"dangerous", 0},
    {"relentless", 0},
    {"scrappy", 0},
    {"pass", 0},
    /* Clever and Scrappy change rolls */
    {"number", 0},
    {"keep", 0},
    {"reroll", 0},
    /* decisions of gambits */
    {"relocate", 0},
    {"reorganize", 0},
    {"place", 0},
    {"scrap", 0},
    {"discard", 0},
    /* other picks */
    {"refresh", 0},
    {"decline", 0},
};

enum { SIGHTS = sizeof sights / sizeof *sights };

enum { GAMBITS_ANEW, COMMANDS_ANEW, CUNNING_SPENT, OTHERS_TURN, EXTRA_TURN, EVENTS };

static const char *const event_names[EVENTS] = {
    "a deck of gambits made anew",    "a deck of commands made anew", "Cunning spent",
    "a card taken in another's turn", "an extra turn in another's",
};

static unsigned long events[EVENTS];

static bool begins_with(const char *text, const char *words) {
    size_t length = strlen(words);
    return strncmp(text, words, length) == 0 && (text[length] == ' ' || text[length] == '\0');
}

static void see_action(const char *action) {
    for (size_t i = 0; i < SIGHTS; i++)
        sights[i].count += begins_with(action, sights[i].words);
}

static bool is_gambit(const char *card) {
    static const char *const gambits[] = {"aggression", "expansion",      "momentum",
                                          "relocation", "reorganization", "sabotage"};
    for (size_t i = 0; i < sizeof gambits / sizeof *gambits; i++)
        if (strcmp(card, gambits[i]) == 0)
            return true;
    return false;
}

/* How many gambits and how many commands are discarded. */
static void count_discards(const char *position, size_t *gambits, size_t *commands) {
    const char *at = strstr(position, "| discards");
    char word[32];
    *gambits = *commands = 0;
    at = at ? at + strlen("| discards") : "";
    while (text_next_word(&at, word, sizeof word))
        ++*(is_gambit(word) ? gambits : commands);
}

/* `before` and `after` are the positions around the action. Discards only decrease when a deck was rebuilt from them. */
static void see_change(const char *before, const char *action, const char *after) {
    if (begins_with(action, "draw")) {
        size_t old_gambits, old_commands, gambits, commands;
        count_discards(before, &old_gambits, &old_commands);
        count_discards(after, &gambits, &commands);
        events[GAMBITS_ANEW] += gambits < old_gambits;
        events[COMMANDS_ANEW] += commands < old_commands;
    }
    events[CUNNING_SPENT] += !strstr(before, "cunning:u") && strstr(after, "cunning:u");
    events[OTHERS_TURN] += begins_with(action, "take") && strstr(before, " picks ");
    events[EXTRA_TURN] +=
        begins_with(after, "turn") && !strstr(before, " after ") && strstr(after, " after ");
}

static void write_state(const void *setting, const void *state, char text[GAME_POSITION_TEXT]) {
    struct text out = text_into(text, GAME_POSITION_TEXT);
    game->write_position(setting, state, &out);
}

/* A uniform decision, or an outcome by its probability. */
static game_action any_action(const void *setting, const void *state, struct game_random *random) {
    static game_action actions[GAME_MAX_ACTIONS];
    size_t count = game->list(setting, state, actions);
    if (game->who(setting, state) != GAME_CHANCE)
        return actions[random_below(random, (uint32_t)count)];
    uint32_t total = game_total_weight(game, setting, state, actions, count);
    return game_outcome_at(game, setting, state, actions, count, random_below(random, total));
}

/* Plays a game of limited length; returns the number of actions. */
static unsigned long watch_game(const void *setting, void *state, struct game_random *random) {
    static char before[GAME_POSITION_TEXT], after[GAME_POSITION_TEXT];
    unsigned long length = 0;
    game->begin(setting, state);
    write_state(setting, state, before);
    for (; length < GAME_LENGTH && game->who(setting, state) != GAME_OVER; length++) {
        char written[GAME_ACTION_TEXT];
        struct text text = text_into(written, sizeof written);
        game_action action = any_action(setting, state, random);
        game_write_action(game, setting, state, action, &text);
        game->play(setting, state, action);
        write_state(setting, state, after);
        if (strstr(before, " actions ")) { /* not at set-up, where ships are kept and placed too */
            see_action(written);
            see_change(before, written, after);
        }
        strcpy(before, after);
    }
    return length;
}

static void random_games_see_every_card(void **unused) {
    (void)unused;
    static const char *const boards[] = {"base-2", "base-3", "base-4"};
    unsigned long length = 0;
    size_t missing = 0;
    void *setting = malloc(game->setting_bytes);
    void *state = malloc(game->state_bytes);
    assert_non_null(setting);
    assert_non_null(state);
    for (size_t i = 0; i < PLAIN_GAMES; i++) {
        struct game_error error = {0};
        struct game_choice choices[CHOICES];
        struct game_random random = random_from_seed(i);
        choose(choices, boards[i % 3], i / 3 % VARIANTS);
        assert_true(game->prepare(setting, choices, CHOICES, &error));
        length += watch_game(setting, state, &random);
    }
    free(state);
    free(setting);
    printf("# %d games, %lu actions:", PLAIN_GAMES, length);
    for (size_t i = 0; i < SIGHTS; i++)
        printf(" %s %lu,", sights[i].words, sights[i].count);
    for (size_t i = 0; i < EVENTS; i++)
        printf(" %s %lu%s", event_names[i], events[i], i + 1 < EVENTS ? "," : "\n");
    for (size_t i = 0; i < SIGHTS; i++)
        if (sights[i].count == 0)
            printf("# never: %s\n", sights[i].words), missing++;
    for (size_t i = 0; i < EVENTS; i++)
        if (events[i] == 0)
            printf("# never: %s\n", event_names[i]), missing++;
    assert_int_equal(missing, 0);
}

int main(int argc, char **argv) {
    struct CMUnitTest tests[MAX_BOARDS + 1];
    size_t part = argc == 3 ? strtoul(argv[1], NULL, 10) : 0;
    size_t parts = argc == 3 ? strtoul(argv[2], NULL, 10) : 1;
    size_t count = 0;
    game = games_find(games_all, "quantum");
    if (!game)
        return 2;
    find_subjects();
    if (part == 0)
        tests[count++] = (struct CMUnitTest)cmocka_unit_test(random_games_see_every_card);
    for (size_t i = part; parts > 0 && i < subject_count; i += parts)
        tests[count++] = (struct CMUnitTest){
            .name = subjects[i].name, .test_func = keeps_every_promise, .initial_state = &subjects[i]};
    return _cmocka_run_group_tests("cards", tests, count, NULL, NULL);
}
