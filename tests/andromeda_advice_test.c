/* Advice in Andromeda: reasons for hints. */
#include "games.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static int say(const struct game *game, struct game_change change, enum game_language language, char *words,
               size_t size) {
    struct text text = text_into(words, size);
    words[0] = '\0';
    return game->reason(NULL, NULL, &change, language, &text);
}

static size_t feature_named(const struct game *game, const char *name) {
    size_t feature = 0;
    while (feature < game->feature_count && strcmp(game->feature_name(feature), name) != 0)
        feature++;
    assert_true(feature < game->feature_count);
    return feature;
}

/* Every reason is told in both languages, starts in lower case, and is more than the name of the feature. */
static void reasons_are_told_in_both_languages(void **unused) {
    (void)unused;
    const struct game *game = games_find(games_all, "andromeda");
    size_t told = 0;
    for (size_t feature = 0; feature < game->feature_count; feature++)
        for (int side = 0; side < 4; side++) {
            struct game_change change = {.feature = feature, .rival = side & 1, .more = side & 2};
            char english[256], french[256], label[256];
            int subject = say(game, change, GAME_ENGLISH, english, sizeof english);
            assert_int_equal(subject, say(game, change, GAME_FRENCH, french, sizeof french));
            assert_true((english[0] == '\0') == (subject < 0) && (french[0] == '\0') == (subject < 0));
            if (subject < 0)
                continue;
            told++;
            struct text text = text_into(label, sizeof label);
            game->label_feature(feature, GAME_ENGLISH, &text);
            assert_string_not_equal(english, label);
            assert_string_not_equal(english, french);
            assert_true(english[0] >= 'a' && english[0] <= 'z' && french[0] >= 'a' && french[0] <= 'z');
        }
    assert_true(told > 40);
}

static void a_reason_fits_its_direction(void **unused) {
    (void)unused;
    const struct game *game = games_find(games_all, "andromeda");
    size_t odds = feature_named(game, "odds"), damage = feature_named(game, "damage");
    char words[256];
    say(game, (struct game_change){.feature = odds, .more = true}, GAME_ENGLISH, words, sizeof words);
    assert_string_equal(words, "it improves your chances in the battle");
    assert_true(say(game, (struct game_change){.feature = odds}, GAME_ENGLISH, words, sizeof words) < 0);
    say(game, (struct game_change){.feature = odds, .rival = true}, GAME_ENGLISH, words, sizeof words);
    assert_string_equal(words, "a rival is less likely to win the battle");
    say(game, (struct game_change){.feature = damage}, GAME_FRENCH, words, sizeof words);
    assert_string_equal(words, "des modules endommagés sont réparés");
    assert_true(say(game, (struct game_change){.feature = damage, .more = true}, GAME_ENGLISH, words,
                    sizeof words) < 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reasons_are_told_in_both_languages),
        cmocka_unit_test(a_reason_fits_its_direction),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
