/* Advice in Nébuleuse Rouge: what hints and cautions say fits the decision that they are about. And the effort of its levels. */
#include "games.h"
#include "hint.h"
#include "player.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { DECISIONS = 40, NODES = 60 };

struct counts {
    int others, explored, counted;
};

static bool speaks_of_the_end(const char *why) {
    return strstr(why, "left to do this turn") || strstr(why, "It ends the turn");
}

static void check_hint(const struct hint *hint, struct counts *counts) {
    const char *action = hint->line[0], *why = hint->why[GAME_ENGLISH];
    assert_true(why[0] != '\0' && hint->why[GAME_FRENCH][0] != '\0');
    if (strcmp(action, "end") == 0)
        return;
    counts->others++;
    assert_false(speaks_of_the_end(why));
    assert_null(strstr(hint->why[GAME_FRENCH], "Le tour s’arrête là"));
    if (strcmp(action, "explore") != 0)
        return;
    counts->explored++;
    counts->counted += strstr(why, "cards that hurt: ") != NULL;
}

/* Plays the first hint each time. */
static void only_the_end_of_the_turn_is_called_that(void **unused) {
    (void)unused;
    const struct game *game = games_find(games_all, "nebuleuse");
    void *setting = calloc(1, game->setting_bytes), *state = calloc(1, game->state_bytes);
    game_action *actions = malloc(game->max_actions * sizeof *actions);
    struct hints *hints = malloc(sizeof *hints);
    struct game_random random = random_from_seed(7);
    struct counts counts = {0};
    assert_true(setting && state && actions && hints);
    assert_true(game->prepare(setting, NULL, 0, &(struct game_error){0}));
    struct hinter *hinter = hint_open(game, setting);
    assert_non_null(hinter);
    game->begin(setting, state);
    for (int decisions = 0; decisions < DECISIONS && game->who(setting, state) != GAME_OVER;) {
        if (game->who(setting, state) == GAME_CHANCE) {
            game_play_random(game, setting, state, actions, &random);
            continue;
        }
        hint_think(hinter, state, &(struct ai_limits){.nodes = NODES, .seed = 1}, HINT_MOST, hints);
        assert_true(hints->count > 0);
        for (size_t i = 0; i < hints->count; i++)
            check_hint(&hints->hint[i], &counts);
        game->play(setting, state, hints->hint[0].action);
        decisions++;
    }
    assert_true(counts.others > DECISIONS);
    /* Where nothing certain speaks for it, exploring is explained by the cards that are left. */
    assert_true(counts.explored > 3 && counts.counted > counts.explored / 2);
    hint_close(hinter);
    free(hints);
    free(actions);
    free(state);
    free(setting);
}

#define FRESH "unseen 8,2,2,1,3,2,3,4,3,3,2,2,1,1,1,1,1,4,2,2,2,1,1,1; tokens 1,1,2,2,2; gate closed"
#define BLUE  "B 3 frombola S2 pieces 3,0,1,0,2,0,0,0 exp 0,0,0,0; alpha S2 - down"

/* The caution before an action of Red, who has so many cards, thrusters and squads; empty if there is none. */
static void find_caution(int hand, int thrusters, int squads, const char *words,
                         char out[GAME_SENTENCE_TEXT]) {
    const struct game *game = games_find(games_all, "nebuleuse");
    void *setting = calloc(1, game->setting_bytes), *state = calloc(1, game->state_bytes);
    char line[GAME_POSITION_TEXT];
    struct game_error error = {0};
    game_action action;
    assert_true(setting && state);
    assert_true(game->prepare(setting, NULL, 0, &error));
    snprintf(line, sizeof line,
             "R round 6 space hand %d; " FRESH
             "; R 4 frombola S2 pieces %d,1,1,1,%d,0,0,0 exp 1,1,2,1; " BLUE,
             hand, thrusters, squads);
    if (!game->read_position(setting, state, line, &error))
        fail_msg("%s", error.text);
    assert_true(game_read_action(game, setting, state, words, &action));
    struct text text = text_into(out, GAME_SENTENCE_TEXT);
    if (!game->caution(setting, state, action, GAME_ENGLISH, &text))
        out[0] = '\0';
    free(state);
    free(setting);
}

/* With three thrusters a Frombola draws 5. */
static void ending_the_turn_asks_only_if_no_card_was_used(void **unused) {
    (void)unused;
    char caution[GAME_SENTENCE_TEXT];
    find_caution(5, 3, 2, "end", caution);
    assert_string_equal(caution, "no card used yet (in hand: 5)");
    find_caution(4, 3, 2, "end", caution);
    assert_string_equal(caution, "");
    find_caution(0, 3, 2, "end", caution);
    assert_string_equal(caution, "");
}

static void landing_asks_only_if_it_may_fail(void **unused) {
    (void)unused;
    char caution[GAME_SENTENCE_TEXT];
    find_caution(4, 3, 1, "land alpha", caution);
    assert_non_null(strstr(caution, " of the 24 species it may be ask for more squads"));
    find_caution(4, 3, 3, "land alpha", caution);
    assert_string_equal(caution, "");
}

/* Only Blue knows the card at alpha: a hint to Red that says what it brings would be a guess, whatever the dice of the search. */
static void no_hint_tells_what_a_hidden_card_would_bring(void **unused) {
    (void)unused;
    const struct game *game = games_find(games_all, "nebuleuse");
    void *setting = calloc(1, game->setting_bytes), *state = calloc(1, game->state_bytes);
    struct hints *hints = malloc(sizeof *hints);
    struct game_error error = {0};
    size_t landings = 0;
    assert_true(setting && state && hints);
    assert_true(game->prepare(setting, NULL, 0, &error));
    struct hinter *hinter = hint_open(game, setting);
    assert_non_null(hinter);
    if (!game->read_position(setting, state,
                             "R round 6 space hand 0; " FRESH
                             "; R 4 frombola S2 pieces 3,1,1,1,3,0,0,0 exp 3,3,3,3; "
                             "B 3 frombola S2 pieces 3,0,1,0,2,0,0,0 exp 0,0,0,0; alpha S2 ujo down scans B",
                             &error))
        fail_msg("%s", error.text);
    for (uint64_t seed = 1; seed <= 8; seed++) {
        hint_think(hinter, state, &(struct ai_limits){.nodes = 400, .seed = seed}, HINT_MOST, hints);
        for (size_t i = 0; i < hints->count; i++) {
            const struct hint *hint = &hints->hint[i];
            for (size_t step = 0; step < hint->length; step++)
                if (strncmp(hint->line[step], "land alpha", 10) == 0) {
                    landings++;
                    assert_int_equal(step, hint->length - 1);
                }
            assert_null(strstr(hint->why[GAME_ENGLISH], "Make contact"));
            assert_null(strstr(hint->why[GAME_FRENCH], "Prendre contact"));
        }
    }
    assert_true(landings > 0);
    hint_close(hinter);
    free(hints);
    free(state);
    free(setting);
}

/* What a level searches, and how far it misjudges, with so many commanders. */
static struct game_effort effort_with(const char *seats, const char *player) {
    const struct game *game = games_find(games_all, "nebuleuse");
    void *setting = calloc(1, game->setting_bytes);
    struct game_error error = {0};
    assert_true(setting && game->prepare(setting, &(struct game_choice){"seats", seats}, 1, &error));
    struct game_effort effort = {
        .nodes = (uint32_t)ai_nodes_of(game, setting, ai_find_player(player)),
        .misjudges = ai_misjudges_of(game, setting, ai_find_player(player)),
    };
    free(setting);
    return effort;
}

static void an_effort_holds_for_its_level_and_kind_alone(void **unused) {
    (void)unused;
    assert_true(effort_with("4", "level:5").nodes < ai_find_player("level:5")->nodes);
    assert_int_equal(effort_with("4", "level:6").nodes, ai_find_player("level:6")->nodes);
    assert_true(effort_with("3", "level:6").nodes < ai_find_player("level:6")->nodes);
    assert_int_equal(effort_with("2", "level:6").nodes, ai_find_player("level:6")->nodes);
    assert_true(effort_with("2", "level:4").misjudges > 0);
    assert_true(effort_with("2", "level:4").misjudges < effort_with("2", "level:3").misjudges);
    assert_true(effort_with("4", "level:4").misjudges == 0);
    assert_true(effort_with("2", "level:5").misjudges == 0);
    assert_true(effort_with("3", "level:3").misjudges == effort_with("4", "level:3").misjudges);
}

/* How many of the first decisions of level 4 depend on the noise of the game. */
static int noisy_decisions(const char *seats) {
    enum { GAMES = 10 };
    const struct game *game = games_find(games_all, "nebuleuse");
    const struct ai_player *player = ai_find_player("level:4");
    void *setting = calloc(1, game->setting_bytes), *state = calloc(1, game->state_bytes);
    game_action *actions = malloc(game->max_actions * sizeof *actions);
    struct ai_answer *answer = ai_answer_new(game);
    struct game_random dice = random_from_seed(7);
    struct ai_weights weights;
    int noisy = 0;
    assert_true(setting && state && actions && answer);
    assert_true(game->prepare(setting, &(struct game_choice){"seats", seats}, 1, &(struct game_error){0}));
    game->begin(setting, state);
    struct ai_search *search = ai_search_open(game, setting, player->plain, &weights);
    assert_non_null(search);
    for (int decisions = 0; decisions < DECISIONS;) {
        game_action found[GAMES];
        bool differs = false;
        if (game->who(setting, state) == GAME_CHANCE) {
            game_play_random(game, setting, state, actions, &dice);
            continue;
        }
        for (uint64_t seed = 0; seed < GAMES; seed++) {
            struct game_random same = random_from_seed(1);
            found[seed] = ai_decide(search, player, state, (struct ai_limits){.seed = seed}, answer, &same);
            differs = differs || found[seed] != found[0];
        }
        game->play(setting, state, found[0]);
        noisy += differs;
        decisions++;
    }
    ai_search_free(search);
    free(answer);
    free(actions);
    free(state);
    free(setting);
    return noisy;
}

static void a_level_misjudges_only_where_the_game_says_so(void **unused) {
    (void)unused;
    assert_in_range(noisy_decisions("2"), 1, DECISIONS - 1);
    assert_int_equal(noisy_decisions("4"), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_the_end_of_the_turn_is_called_that),
        cmocka_unit_test(ending_the_turn_asks_only_if_no_card_was_used),
        cmocka_unit_test(landing_asks_only_if_it_may_fail),
        cmocka_unit_test(no_hint_tells_what_a_hidden_card_would_bring),
        cmocka_unit_test(an_effort_holds_for_its_level_and_kind_alone),
        cmocka_unit_test(a_level_misjudges_only_where_the_game_says_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
