/* Hints: wins, odds and infamy are named, and every position of every rule set has a sentence. */
#include "hint.h"
#include "search_position.h"

#include <jansson.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { NODES = 600, JSON_SIZE = 1 << 14 };

struct fixture {
    struct position at;
    struct hinter *hinter;
    struct hints *hints;
};

static struct fixture open_at(const char *map, const char *rules, const char *position) {
    struct fixture f = {.at = position_open(map, rules, position)};
    f.hints = malloc(sizeof *f.hints);
    f.hinter = hint_open(f.at.game, f.at.setting);
    assert_non_null(f.hinter);
    return f;
}

static void close_fixture(struct fixture *f) {
    hint_close(f->hinter);
    position_close(&f->at);
    free(f->hints);
}

static const struct hint *best(struct fixture *f, uint64_t nodes) {
    hint_think(f->hinter, f->at.state, &(struct ai_limits){.nodes = nodes, .seed = 1}, 3, f->hints);
    assert_true(f->hints->count >= 1);
    return &f->hints->hint[0];
}

static void a_winning_decision_is_called_one(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-2", "sheet", place_won);
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
    struct fixture f = open_at("base-2", "sheet", place_won_by_two);
    const struct hint *hint = best(&f, 20000);
    assert_string_equal(hint->line[0], "modify e4 5");
    assert_string_equal(hint->line[1], "construct e5");
    assert_string_equal(hint->why[GAME_ENGLISH], "You win this turn with “Construct on the 8 at e5”.");
    close_fixture(&f);
}

/* In whichever order the line does things. */
static void an_attack_names_its_odds_and_what_it_leads_to(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-2", "sheet", place_near_infamy);
    size_t attacks = 0;
    hint_think(f.hinter, f.at.state, &(struct ai_limits){.nodes = 20000, .seed = 1}, HINT_MOST, f.hints);
    for (size_t i = 0; i < f.hints->count; i++) {
        const struct hint *hint = &f.hints->hint[i];
        if (strcmp(hint->line[0], "strike d4 e4") != 0 && strcmp(hint->line[0], "attack d4 e4") != 0)
            continue;
        attacks++;
        assert_memory_equal(hint->why[GAME_ENGLISH], "97 % to succeed", 15);
        assert_non_null(strstr(hint->why[GAME_ENGLISH], "Infamy"));
        assert_non_null(strstr(hint->why[GAME_FRENCH], "Infamie"));
    }
    assert_true(attacks > 0);
    close_fixture(&f);
}

/* The game's words for a change; returns their subject. */
static int say(const struct position *at, size_t feature, int side, int language, char *words, size_t room) {
    struct text out = text_into(words, room);
    struct game_change change = {.feature = feature, .seat = side & 1, .rival = side & 1, .more = side & 2};
    return at->game->reason(at->setting, at->state, &change, (enum game_language)language, &out);
}

static void check_sentence(const char *why) {
    size_t length = strlen(why);
    assert_true(length > 10 && why[length - 1] == '.');
    assert_true(text_is_utf8(why));
    assert_null(strchr(why, '{'));
    assert_false(why[0] >= 'a' && why[0] <= 'z');
}

/* A sentence has at most one reason about each subject. */
static void check_subjects(const struct fixture *f, const char *why, int language) {
    enum { MOST_SUBJECTS = 32 };
    char told[MOST_SUBJECTS][256] = {{0}};
    for (size_t feature = 0; feature < f->at.game->feature_count; feature++)
        for (int side = 0; side < 4; side++) {
            char words[256];
            int subject = say(&f->at, feature, side, language, words, sizeof words);
            assert_true(subject < MOST_SUBJECTS);
            if (subject < 0 || !strstr(why, words + 1))
                continue;
            assert_true(told[subject][0] == '\0' || strcmp(told[subject], words) == 0);
            memcpy(told[subject], words, sizeof words);
        }
    const char *cubes = strstr(why, language == GAME_FRENCH ? " à placer" : " to place");
    assert_true(!cubes || !strstr(cubes + 1, language == GAME_FRENCH ? " à placer" : " to place"));
}

/* The label of the decision right after the hint's; empty if dice come first. */
static void name_next(const struct fixture *f, const struct hint *hint, char *label, size_t room) {
    const struct game *game = f->at.game;
    struct text out = text_into(label, room);
    unsigned char state[GAME_MAX_STATE];
    game_action next;
    assert_true(game->state_bytes <= sizeof state);
    memcpy(state, f->at.state, game->state_bytes);
    game->play(f->at.setting, state, hint->action);
    *label = '\0';
    if (hint->length > 1 && game->who(f->at.setting, state) >= 0 &&
        game_read_action(game, f->at.setting, state, hint->line[1], &next))
        game->label(f->at.setting, state, next, GAME_ENGLISH, &out);
    if (out.length > 0 && label[out.length - 1] == '.') /* without the explanation */
        label[strcspn(label, ":")] = '\0';
}

/* "Then" names the next decision, "later" one after that. */
static bool check_order(const struct fixture *f, const struct hint *hint) {
    static const char then[] = "hen “", later[] = "ater this turn “", luck[] = "With luck, ";
    const char *why = hint->why[GAME_ENGLISH];
    why += strncmp(why, luck, sizeof luck - 1) == 0 ? sizeof luck : 1; /* large or small letters */
    char next[GAME_SENTENCE_TEXT];
    bool is_later = strncmp(why, later, sizeof later - 1) == 0;
    name_next(f, hint, next, sizeof next);
    if (next[0] && strncmp(why, then, sizeof then - 1) == 0)
        assert_memory_equal(why + sizeof then - 1, next, strlen(next));
    if (is_later) {
        assert_true(hint->length > 2);
        assert_false(next[0] && strncmp(why + sizeof later - 1, next, strlen(next)) == 0);
    }
    return is_later;
}

static void check_hints(const struct fixture *f) {
    char action[GAME_ACTION_TEXT];
    int seat = f->at.game->who(f->at.setting, f->at.state);
    assert_true(seat >= 0);
    for (size_t i = 0; i < f->hints->count; i++) {
        const struct hint *hint = &f->hints->hint[i];
        struct text out = text_into(action, sizeof action);
        assert_true(game_allows(f->at.game, f->at.setting, f->at.state, hint->action));
        assert_true(hint->chance >= 0 && hint->chance <= 1);
        assert_true(i == 0 || hint->chance <= f->hints->hint[i - 1].chance);
        assert_true(i == 0 || !strstr(hint->why[GAME_ENGLISH], " more wins than "));
        assert_true(i > 0 || !strstr(hint->why[GAME_ENGLISH], " fewer wins than "));
        assert_null(strstr(hint->why[GAME_ENGLISH], "points "));
        game_write_action(f->at.game, f->at.setting, f->at.state, hint->action, &out);
        check_order(f, hint);
        assert_true(hint->length >= 1 && hint->length <= HINT_LINE);
        assert_string_equal(hint->line[0], action);
        for (int language = 0; language < GAME_LANGUAGES; language++) {
            char json[JSON_SIZE];
            check_sentence(hint->why[language]);
            check_subjects(f, hint->why[language], language);
            out = text_into(json, sizeof json);
            hint_write(f->at.game, f->at.setting, f->at.state, hint, (enum game_language)language, &out);
            assert_false(out.full);
            json_t *read = json_loads(json, JSON_REJECT_DUPLICATES, NULL);
            assert_string_equal(json_string_value(json_object_get(read, "why")), hint->why[language]);
            assert_int_equal(json_array_size(json_object_get(read, "line")), hint->length);
            json_decref(read);
        }
    }
}

/* Random positions of all rule sets and seat counts; the same limits give the same hints. */
static void every_position_has_sentences(void **nothing) {
    (void)nothing;
    static const char *const games[][2] = {
        {"base-2", "sheet"}, {"base-2", "full"}, {"base-3", "basic"}, {"base-4", "full"}};
    game_action *actions = malloc(GAME_MAX_ACTIONS * sizeof *actions);
    struct hints *again = malloc(sizeof *again);
    for (size_t g = 0; g < 4; g++) {
        struct fixture f = open_at(games[g][0], games[g][1], NULL);
        struct game_random random = random_from_seed(g);
        for (int step = 0; step < 300 && f.at.game->who(f.at.setting, f.at.state) != GAME_OVER; step++) {
            if (f.at.game->who(f.at.setting, f.at.state) >= 0 && step % 12 == 0) {
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
            game_play_random(f.at.game, f.at.setting, f.at.state, actions, &random);
        }
        close_fixture(&f);
    }
    free(again);
    free(actions);
}

/* The end of the turn is always searched, but it is no hint when unsearched options may be better. */
static void ending_early_is_not_among_the_best(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-2", "sheet",
                               "turn V actions 3 earned 0 | V research 1 dominance 4 ships 3d4 5b3 6b1 | "
                               "K research 1 dominance 2 ships 4e4 1h7 2g8 | cubes h8=K b2=V");
    best(&f, 20000);
    assert_true(f.hints->count >= 2);
    for (size_t i = 0; i < f.hints->count; i++)
        assert_string_not_equal(f.hints->hint[i].line[0], "end");
    close_fixture(&f);
}

static void nobody_is_helped_where_chance_decides(void **nothing) {
    (void)nothing;
    struct fixture f = open_at("base-2", "sheet", NULL);
    hint_think(f.hinter, f.at.state, &(struct ai_limits){.nodes = NODES}, 3, f.hints);
    assert_int_equal(f.hints->count, 0);
    close_fixture(&f);
}

/* Every feature with a reason has it in both languages, starting in lower case. */
static void reasons_are_told_in_both_languages(void **nothing) {
    (void)nothing;
    struct position at = position_open("base-2", "sheet", place_won);
    size_t told = 0;
    for (size_t feature = 0; feature < at.game->feature_count; feature++)
        for (int side = 0; side < 4; side++) {
            char words[GAME_LANGUAGES][256];
            int english = say(&at, feature, side, GAME_ENGLISH, words[0], sizeof words[0]);
            int french = say(&at, feature, side, GAME_FRENCH, words[1], sizeof words[1]);
            assert_int_equal(english, french);
            assert_true((words[0][0] == '\0') == (english < 0) && (words[1][0] == '\0') == (french < 0));
            if (english < 0)
                continue;
            told++;
            assert_string_not_equal(words[0], words[1]);
            assert_true(words[0][0] >= 'a' && words[0][0] <= 'z' && words[1][0] >= 'a' && words[1][0] <= 'z');
        }
    assert_true(told > 30);
    position_close(&at);
}

/* All features about cubes give the same number of cubes left. */
static void there_is_one_number_of_cubes_left(void **nothing) {
    (void)nothing;
    static const struct {
        const char *position;
        const char *words;
    } places[] = {
        {place_won, "it leaves you a single cube to place"},
        {place_near_infamy, "it leaves you 4 cubes to place"},
    };
    for (size_t i = 0; i < 2; i++) {
        struct position at = position_open("base-2", "sheet", places[i].position);
        size_t told = 0;
        for (size_t feature = 0; feature < at.game->feature_count; feature++) {
            char words[256];
            if (!strstr(at.game->feature_name(feature), "_left"))
                continue;
            for (int more = 0; more < 2; more++, told++) {
                assert_true(say(&at, feature, 2 * more, GAME_ENGLISH, words, sizeof words) >= 0);
                assert_string_equal(words, places[i].words);
            }
        }
        assert_true(told >= 8);
        position_close(&at);
    }
}

/* An attack and a construct in one turn place two cubes: the reason counts up to the named decision. */
static void two_cubes_in_a_turn_are_counted_one_by_one(void **nothing) {
    (void)nothing;
    struct fixture f = open_at(
        "base-2", "sheet",
        "turn V actions 3 earned 0 | V research 1 dominance 5 ships 3d5 5e4 1g7 | K research 1 dominance "
        "2 ships 6h7 1h9 2g8 | cubes h8=K b2=V");
    best(&f, 20000);
    for (size_t i = 0; i < f.hints->count; i++) {
        assert_non_null(strstr(f.hints->hint[i].why[GAME_ENGLISH], "t leaves you three cubes to place"));
        assert_null(strstr(f.hints->hint[i].why[GAME_ENGLISH], "two cubes"));
    }
    close_fixture(&f);
}

static void a_decision_further_on_is_not_called_the_next(void **nothing) {
    (void)nothing;
    struct fixture f = open_at(
        "base-2", "sheet",
        "turn V actions 3 earned 0 | V research 1 dominance 1 ships 3d5 4e3 1a1 | K research 1 dominance 1 "
        "ships 6h7 3h9 5g8 | cubes h8=K b2=V");
    size_t later = 0;
    best(&f, 20000);
    for (size_t i = 0; i < f.hints->count; i++)
        later += check_order(&f, &f.hints->hint[i]);
    assert_true(later > 0);
    close_fixture(&f);
}

/* The first decision of a game, where the evaluation cannot tell rolls apart. */
static void of_two_choices_both_are_told(void **nothing) {
    (void)nothing;
    static const char *const rolls[][3] = {{"dice 1 1 1"},
                                           {"dice 6 6 6"},
                                           {"dice 1 2 3", "keep", "dice 2 3 4"},
                                           {"dice 1 2 3", "keep", "dice 6 6 6"}};
    for (size_t i = 0; i < sizeof rolls / sizeof rolls[0]; i++) {
        struct fixture f = open_at("base-2", "sheet", NULL);
        for (size_t k = 0; k < 3 && rolls[i][k]; k++) {
            game_action action;
            assert_true(game_read_action(f.at.game, f.at.setting, f.at.state, rolls[i][k], &action));
            f.at.game->play(f.at.setting, f.at.state, action);
        }
        best(&f, 5000);
        assert_int_equal(f.hints->count, 2);
        for (size_t k = 0; k < 2; k++)
            assert_null(strstr(f.hints->hint[k].why[GAME_ENGLISH], "what comes up"));
        close_fixture(&f);
    }
}

/* With more than two players the sentence names who loses by it. */
static void enemies_are_named_where_there_are_several(void **nothing) {
    (void)nothing;
    static const char *const maps[] = {"base-2", "base-3"};
    for (size_t i = 0; i < 2; i++) {
        struct position at = position_open(maps[i], "sheet", NULL);
        size_t told = 0;
        for (size_t feature = 0; feature < at.game->feature_count; feature++)
            for (int side = 1; side < 4; side += 2) {
                char words[256];
                if (say(&at, feature, side, GAME_FRENCH, words, sizeof words) < 0)
                    continue;
                told++;
                assert_memory_equal(words, i == 0 ? "l’adversaire " : "Kepler ", i == 0 ? 15 : 7);
            }
        assert_true(told > 10);
        position_close(&at);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_winning_decision_is_called_one),
        cmocka_unit_test(a_decision_that_prepares_the_win_names_it),
        cmocka_unit_test(an_attack_names_its_odds_and_what_it_leads_to),
        cmocka_unit_test(every_position_has_sentences),
        cmocka_unit_test(ending_early_is_not_among_the_best),
        cmocka_unit_test(nobody_is_helped_where_chance_decides),
        cmocka_unit_test(reasons_are_told_in_both_languages),
        cmocka_unit_test(there_is_one_number_of_cubes_left),
        cmocka_unit_test(two_cubes_in_a_turn_are_counted_one_by_one),
        cmocka_unit_test(a_decision_further_on_is_not_called_the_next),
        cmocka_unit_test(of_two_choices_both_are_told),
        cmocka_unit_test(enemies_are_named_where_there_are_several),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
