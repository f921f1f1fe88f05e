/* Hints: a win is called one, odds and infamy are named, and in any position of any game there is a sentence to say. */
#include "games.h"
#include "hint.h"

#include <jansson.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { NODES = 600, JSON_ROOM = 1 << 14 };

struct fixture {
    const struct game *game;
    void *setting;
    void *state;
    struct hinter *hinter;
    struct hints *hints;
};

static struct fixture open_at(const char *map, const char *rules, const char *position) {
    struct fixture f = {.game = games_find(games_all, "quantum")};
    struct game_choice choices[] = {{"map", map}, {"rules", rules}};
    struct game_error error = {.language = GAME_ENGLISH};
    f.setting = malloc(f.game->setting_bytes);
    f.state = malloc(f.game->state_bytes);
    f.hints = malloc(sizeof *f.hints);
    assert_true(f.game->prepare(f.setting, choices, 2, &error));
    if (position)
        assert_true(f.game->read_position(f.setting, f.state, position, &error));
    else
        f.game->begin(f.setting, f.state);
    f.hinter = hint_open(f.game, f.setting);
    assert_non_null(f.hinter);
    return f;
}

static void close_fixture(struct fixture *f) {
    hint_close(f->hinter);
    free(f->setting);
    free(f->state);
    free(f->hints);
}

static const struct hint *best(struct fixture *f, uint64_t nodes) {
    hint_think(f->hinter, f->state, &(struct mind_limits){.nodes = nodes, .seed = 1}, 3, f->hints);
    assert_true(f->hints->count >= 1);
    return &f->hints->hint[0];
}

static void a_winning_decision_is_called_one(void **nothing) {
    (void)nothing;
    struct fixture f = open_at(
        "base-2", "sheet",
        "turn V actions 2 earned 0 | V research 1 dominance 1 ships 3d5 5e4 1a1 | K research 1 dominance "
        "1 ships 6h7 3h9 5g8 | cubes b8=V e8=V h8=K b5=V b2=V");
    const struct hint *hint = best(&f, 5000);
    assert_string_equal(hint->line[0], "construct e5");
    assert_int_equal(hint->length, 1);
    assert_true(hint->chance == 1);
    assert_string_equal(hint->why[GAME_ENGLISH], "This wins the game.");
    assert_string_equal(hint->why[GAME_FRENCH], "C’est la victoire.");
    close_fixture(&f);
}

static void a_decision_that_prepares_the_win_names_it(void **nothing) {
    (void)nothing;
    struct fixture f = open_at(
        "base-2", "sheet",
        "turn V actions 2 earned 0 | V research 1 dominance 1 ships 3d5 4e4 1a1 | K research 1 dominance "
        "1 ships 6h7 3h9 5g8 | cubes b8=V e8=V h8=K b5=V b2=V");
    const struct hint *hint = best(&f, 20000);
    assert_string_equal(hint->line[0], "modify e4 5");
    assert_string_equal(hint->line[1], "construct e5");
    assert_string_equal(hint->why[GAME_ENGLISH], "You win this turn: Construct on the 8 at e5.");
    close_fixture(&f);
}

/* A won attack raises dominance to 6: infamy, and a cube. The odds are 35 of 36. */
static void an_attack_names_its_odds_and_what_it_leads_to(void **nothing) {
    (void)nothing;
    struct fixture f =
        open_at("base-2", "sheet",
                "turn V actions 2 earned 0 | V research 1 dominance 5 ships 1d4 5b3 6b1 | K research 1 "
                "dominance 2 ships 5e4 1h7 2g8 | cubes h8=K b2=V");
    const struct hint *hint = best(&f, 20000);
    assert_true(strncmp(hint->line[0], "strike d4", 9) == 0 || strncmp(hint->line[0], "attack d4", 9) == 0);
    assert_memory_equal(hint->why[GAME_ENGLISH], "97 % to succeed; ", 17);
    assert_non_null(strstr(hint->why[GAME_ENGLISH], "Infamy"));
    assert_non_null(strstr(hint->why[GAME_FRENCH], "Infamie"));
    close_fixture(&f);
}

static void check_sentence(const char *why) {
    size_t length = strlen(why);
    assert_true(length > 10 && why[length - 1] == '.');
    assert_true(text_is_utf8(why));
    assert_null(strchr(why, '{'));
    assert_false(why[0] >= 'a' && why[0] <= 'z');
}

static void check_hints(const struct fixture *f) {
    char action[GAME_ACTION_TEXT];
    int seat = f->game->who(f->setting, f->state);
    assert_true(seat >= 0);
    for (size_t i = 0; i < f->hints->count; i++) {
        const struct hint *hint = &f->hints->hint[i];
        struct text out = text_into(action, sizeof action);
        assert_true(game_allows(f->game, f->setting, f->state, hint->action));
        assert_true(hint->chance >= 0 && hint->chance <= 1);
        assert_true(i == 0 || hint->chance <= f->hints->hint[i - 1].chance);
        game_write_action(f->game, f->setting, f->state, hint->action, &out);
        assert_true(hint->length >= 1 && hint->length <= HINT_LINE);
        assert_string_equal(hint->line[0], action);
        for (int language = 0; language < GAME_LANGUAGES; language++) {
            char json[JSON_ROOM];
            check_sentence(hint->why[language]);
            out = text_into(json, sizeof json);
            hint_write(f->game, f->setting, f->state, hint, (enum game_language)language, &out);
            assert_false(out.full);
            json_t *read = json_loads(json, JSON_REJECT_DUPLICATES, NULL);
            assert_string_equal(json_string_value(json_object_get(read, "why")), hint->why[language]);
            assert_int_equal(json_array_size(json_object_get(read, "line")), hint->length);
            json_decref(read);
        }
    }
}

/* Random positions of all rule sets and numbers of seats; the same limits give the same hints. */
static void there_is_always_something_to_say(void **nothing) {
    (void)nothing;
    static const char *const games[][2] = {
        {"base-2", "sheet"}, {"base-2", "full"}, {"base-3", "basic"}, {"base-4", "full"}};
    game_action *actions = malloc(GAME_MAX_ACTIONS * sizeof *actions);
    struct hints *again = malloc(sizeof *again);
    for (size_t g = 0; g < 4; g++) {
        struct fixture f = open_at(games[g][0], games[g][1], NULL);
        struct game_random random = random_from_seed(g);
        for (int step = 0; step < 300 && f.game->who(f.setting, f.state) != GAME_OVER; step++) {
            if (f.game->who(f.setting, f.state) >= 0 && step % 12 == 0) {
                best(&f, NODES);
                check_hints(&f);
                memcpy(again, f.hints, sizeof *again);
                best(&f, NODES);
                assert_int_equal(again->count, f.hints->count);
                for (size_t i = 0; i < again->count; i++) {
                    assert_string_equal(again->hint[i].line[0], f.hints->hint[i].line[0]);
                    assert_string_equal(again->hint[i].why[0], f.hints->hint[i].why[0]);
                }
            }
            game_play_random(f.game, f.setting, f.state, actions, &random);
        }
        close_fixture(&f);
    }
    free(again);
    free(actions);
}

static void nobody_is_helped_where_chance_decides(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-2", "sheet", NULL);
    hint_think(f.hinter, f.state, &(struct mind_limits){.nodes = NODES}, 3, f.hints);
    assert_int_equal(f.hints->count, 0);
    close_fixture(&f);
}

/* Every feature that has a reason has it in both languages, beginning as a part of a sentence does. */
static void reasons_are_told_in_both_languages(void **nothing) {
    (void)nothing;
    const struct game *game = games_find(games_all, "quantum");
    size_t told = 0;
    for (size_t feature = 0; feature < game->feature_count; feature++)
        for (int side = 0; side < 4; side++) {
            char words[GAME_LANGUAGES][256];
            for (int language = 0; language < GAME_LANGUAGES; language++) {
                struct text out = text_into(words[language], sizeof words[language]);
                game->reason(feature, side & 1, side & 2, (enum game_language)language, &out);
            }
            assert_true((words[0][0] == '\0') == (words[1][0] == '\0'));
            if (!words[0][0])
                continue;
            told++;
            assert_string_not_equal(words[0], words[1]);
            assert_true(words[0][0] >= 'a' && words[0][0] <= 'z' && words[1][0] >= 'a' && words[1][0] <= 'z');
        }
    assert_true(told > 30);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_winning_decision_is_called_one),
        cmocka_unit_test(a_decision_that_prepares_the_win_names_it),
        cmocka_unit_test(an_attack_names_its_odds_and_what_it_leads_to),
        cmocka_unit_test(there_is_always_something_to_say),
        cmocka_unit_test(nobody_is_helped_where_chance_decides),
        cmocka_unit_test(reasons_are_told_in_both_languages),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
