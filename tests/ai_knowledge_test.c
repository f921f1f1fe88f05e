/* In every game with secrets, along random games: for two states that the seat to move cannot tell apart, levels,
   baselines, hints and analysis give the same answer. With each option of the game switched on alone, and together
   with others. */
#include "analysis.h"
#include "games.h"
#include "hint.h"
#include "lineup.h"
#include "pig.h"
#include "scale.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { NODES = 200, STATES = 100, SOME_STATES = 8, BETWEEN = 3, SEED = 7, MOST_STEPS = 4000, LINE = 12 };

/* A game with a setting that has secrets. */
struct subject {
    const struct game *game;
    void *setting;
    void *state[2]; /* the real one, and one that looks the same */
    game_action *actions;
    struct game_random random;
    unsigned long states;   /* to compare with each setting */
    unsigned long pairs;    /* that differed */
    unsigned long analysed; /* actions in games that a seat could not tell apart */
};

static bool prepare(struct subject *subject, const struct game_choice *choices, size_t count) {
    struct game_error error = {.language = GAME_ENGLISH};
    return subject->game->prepare(subject->setting, choices, count, &error) &&
           game_has_secrets(subject->game, subject->setting);
}

/* The decision of each player in both states, and its estimate. */
static void levels_agree(struct subject *subject, int seat) {
    for (const struct ai_player *player = ai_players; player->name; player++) {
        struct lineup *lineup = lineup_open(subject->game, subject->setting);
        game_action action[2];
        double chance[2];
        assert_non_null(lineup);
        assert_true(lineup_set(lineup, seat, player));
        for (int i = 0; i < 2; i++) {
            lineup_seed(lineup, SEED);
            action[i] = lineup_decide(lineup, subject->state[i], (struct ai_limits){.nodes = NODES});
            chance[i] = lineup_chance(lineup, action[i], seat);
        }
        lineup_close(lineup);
        assert_int_equal(action[0], action[1]);
        assert_true(chance[0] == chance[1]);
    }
}

static void hints_agree(struct subject *subject) {
    struct hinter *hinter = hint_open(subject->game, subject->setting);
    struct hints *hints = calloc(2, sizeof *hints);
    assert_non_null(hinter);
    assert_non_null(hints);
    for (int i = 0; i < 2; i++)
        hint_think(hinter, subject->state[i], &(struct ai_limits){.nodes = NODES, .seed = SEED}, 3,
                   &hints[i]);
    assert_int_equal(hints[0].count, hints[1].count);
    for (size_t i = 0; i < hints[0].count; i++) {
        assert_int_equal(hints[0].hint[i].action, hints[1].hint[i].action);
        assert_true(hints[0].hint[i].chance == hints[1].hint[i].chance);
        for (int language = 0; language < GAME_LANGUAGES; language++)
            assert_string_equal(hints[0].hint[i].why[language], hints[1].hint[i].why[language]);
        assert_int_equal(hints[0].hint[i].length, hints[1].hint[i].length);
        for (size_t step = 0; step < hints[0].hint[i].length; step++)
            assert_string_equal(hints[0].hint[i].line[step], hints[1].hint[i].line[step]);
    }
    free(hints);
    hint_close(hinter);
}

/* The cost of the first decision that is listed. */
static void analyses_agree(struct subject *subject) {
    struct analysis_entry entry[2];
    for (int i = 0; i < 2; i++) {
        struct analysis_game played = {subject->game, subject->setting, subject->state[i], subject->actions,
                                       1};
        struct analysis *analysis = analysis_open(&played, &(struct ai_limits){.nodes = NODES, .seed = SEED});
        assert_non_null(analysis);
        assert_true(analysis_step(analysis));
        entry[i] = *analysis_entry(analysis, 0);
        analysis_close(analysis);
    }
    assert_true(entry[0].cost == entry[1].cost);
    assert_int_equal(entry[0].best_count, entry[1].best_count);
    assert_memory_equal(entry[0].best, entry[1].best, entry[0].best_count * sizeof entry[0].best[0]);
    assert_memory_equal(entry[0].before, entry[1].before, sizeof entry[0].before);
    assert_memory_equal(entry[0].after, entry[1].after, sizeof entry[0].after);
}

static bool look_the_same(const struct subject *subject, int seat) {
    _Alignas(max_align_t) unsigned char known[2][GAME_MAX_STATE];
    for (int i = 0; i < 2; i++)
        game_known(subject->game, subject->setting, subject->state[i], seat, known[i]);
    return memcmp(known[0], known[1], subject->game->state_bytes) == 0;
}

/* Plays on in both states for some actions, as long as the seat cannot tell the two games apart: what it does not see may differ.
   Returns how many were played. */
static size_t play_on(struct subject *subject, int seat, game_action line[2][LINE]) {
    const struct game *game = subject->game;
    size_t length = 0;
    for (; length < LINE && game->who(subject->setting, subject->state[0]) != GAME_OVER; length++) {
        size_t count = game->list(subject->setting, subject->state[0], subject->actions);
        game_action played = subject->actions[random_below(&subject->random, (uint32_t)count)];
        game_action seen = game_seen(game, subject->setting, subject->state[0], played, seat), other = played;
        count = game->list(subject->setting, subject->state[1], subject->actions);
        bool found = false;
        for (size_t i = 0; i < count; i++)
            if (game_seen(game, subject->setting, subject->state[1], subject->actions[i], seat) == seen &&
                (!found || random_below(&subject->random, 2) == 0)) {
                other = subject->actions[i];
                found = true;
            }
        if (!found)
            break;
        line[0][length] = played;
        line[1][length] = other;
        game->play(subject->setting, subject->state[0], played);
        game->play(subject->setting, subject->state[1], other);
        if (game->who(subject->setting, subject->state[0]) == GAME_OVER ||
            game->who(subject->setting, subject->state[1]) == GAME_OVER)
            return 0;
        if (!look_the_same(subject, seat))
            break;
    }
    return length;
}

/* The analysis of a game that goes on, as one seat may read it: every entry and the seat's totals. */
static void analyses_for_a_seat_agree(struct subject *subject, int seat) {
    const struct game *game = subject->game;
    game_action line[2][LINE];
    struct analysis *analysis[2];
    struct analysis_sum sum[2];
    unsigned char *first = malloc(2 * game->state_bytes);
    assert_non_null(first);
    memcpy(first, subject->state[0], game->state_bytes);
    memcpy(first + game->state_bytes, subject->state[1], game->state_bytes);
    size_t length = play_on(subject, seat, line);
    for (int i = 0; i < 2; i++) {
        struct analysis_game played = {game, subject->setting, first + (size_t)i * game->state_bytes, line[i],
                                       length};
        analysis[i] = analysis_open(&played, &(struct ai_limits){.nodes = NODES, .seed = SEED});
        assert_non_null(analysis[i]);
        analysis_restrict(analysis[i], seat);
        while (analysis_step(analysis[i]))
            ;
        analysis_sum(analysis[i], seat, &sum[i]);
    }
    for (size_t i = 0; i < length; i++) {
        const struct analysis_entry *one = analysis_entry(analysis[0], i);
        const struct analysis_entry *two = analysis_entry(analysis[1], i);
        assert_int_equal(one->kind, two->kind);
        assert_memory_equal(one->before, two->before, sizeof one->before);
        assert_memory_equal(one->after, two->after, sizeof one->after);
        subject->analysed += one->kind != ANALYSIS_HIDDEN;
    }
    assert_memory_equal(&sum[0], &sum[1], sizeof sum[0]);
    analysis_close(analysis[0]);
    analysis_close(analysis[1]);
    memcpy(subject->state[0], first, game->state_bytes);
    free(first);
}

/* False if a guess of what the seat does not know happens to be the state itself. */
static bool compare_at(struct subject *subject, int seat) {
    const struct game *game = subject->game;
    game_known(game, subject->setting, subject->state[0], seat, subject->state[1]);
    game->guess(subject->setting, subject->state[1], &subject->random);
    if (memcmp(subject->state[0], subject->state[1], game->state_bytes) == 0)
        return false;
    subject->pairs++;
    levels_agree(subject, seat);
    hints_agree(subject);
    game->list(subject->setting, subject->state[0], subject->actions);
    analyses_agree(subject);
    analyses_for_a_seat_agree(subject, seat);
    return true;
}

static void walk(struct subject *subject) {
    const struct game *game = subject->game;
    unsigned long states = 0;
    game->begin(subject->setting, subject->state[0]);
    for (int step = 0; step < MOST_STEPS && states < scaled(subject->states); step++) {
        int who = game->who(subject->setting, subject->state[0]);
        if (who == GAME_OVER) {
            game->begin(subject->setting, subject->state[0]);
            continue;
        }
        bool choice = who >= 0 && game->list(subject->setting, subject->state[0], subject->actions) > 1;
        if (choice && random_below(&subject->random, BETWEEN) == 0)
            states += compare_at(subject, who);
        game_play_random(game, subject->setting, subject->state[0], subject->actions, &subject->random);
    }
}

static unsigned long walk_with(struct subject *subject, const struct game_choice *choices, size_t count) {
    if (!prepare(subject, choices, count))
        return 0;
    walk(subject);
    return 1;
}

/* Every switch of the game alone, and with all others it can be combined with. */
static unsigned long walk_all(struct subject *subject) {
    const struct game_option *options = subject->game->options;
    unsigned long settings = walk_with(subject, NULL, 0);
    for (size_t first = 0; options[first].name; first++) {
        struct game_choice chosen[GAME_MAX_OPTIONS] = {{options[first].name, "on"}};
        size_t count = 1;
        if (options[first].type != GAME_CHECK)
            continue;
        settings += walk_with(subject, chosen, count);
        for (size_t i = 0; options[i].name; i++) {
            if (i == first || options[i].type != GAME_CHECK)
                continue;
            chosen[count] = (struct game_choice){options[i].name, "on"};
            struct game_error error = {.language = GAME_ENGLISH};
            if (subject->game->prepare(subject->setting, chosen, count + 1, &error))
                settings += walk_with(subject, chosen, ++count);
        }
    }
    return settings;
}

static void check_game(const struct game *game, unsigned long states) {
    struct subject subject = {.game = game, .states = states, .random = random_from_seed(SEED)};
    subject.setting = calloc(1, game->setting_bytes);
    subject.actions = malloc(game->max_actions * sizeof *subject.actions);
    for (int i = 0; i < 2; i++)
        subject.state[i] = calloc(1, game->state_bytes);
    unsigned long settings = walk_all(&subject);
    printf("# %s: %lu settings with secrets, %lu pairs of states that look the same\n", game->name, settings,
           subject.pairs);
    assert_true(settings > 0 && subject.pairs > 0 && subject.analysed > 0);
    free(subject.setting);
    free(subject.actions);
    free(subject.state[0]);
    free(subject.state[1]);
}

static void thinking_about_pig_knows_what_its_seat_knows(void **state) {
    (void)state;
    check_game(&pig_game, STATES);
}

static void thinking_about_every_game_knows_what_its_seat_knows(void **state) {
    unsigned long games = 0;
    (void)state;
    for (const struct game *const *game = games_all; *game; game++)
        if ((*game)->secrets) {
            check_game(*game, SOME_STATES);
            games++;
        }
    assert_true(games > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(thinking_about_pig_knows_what_its_seat_knows),
        cmocka_unit_test(thinking_about_every_game_knows_what_its_seat_knows),
    };
    return cmocka_run_group_tests_name("knowledge", tests, NULL, NULL);
}
