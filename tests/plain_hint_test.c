/* Hints in the line-by-line client: typing their numbers or words must play them. */
#define _DEFAULT_SOURCE
#include "command.h"
#include "games.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define GAME                                                                                            \
    "term --map base-2 --seed 1 --position "                                                            \
    "turn~V~actions~3~earned~0~|~V~research~3~dominance~4~ships~3d5~5e4~6x~|~K~research~5~dominance~2~" \
    "ships~6f4~3c5~1h7~|~cubes~h8=K~b5=V~b2=V"

enum { HINTS = 3, TYPED = 64 };

/* The numbers before a hint, one per line; and its notation in brackets. */
struct told {
    char numbers[TYPED], words[TYPED];
};

static const char *hints_in(const struct run *run, const char *question) {
    const char *asked = strstr(run->out, question);
    assert_non_null(asked);
    const char *hints = strstr(asked, "\n> ");
    assert_non_null(hints);
    return hints + strlen("\n> ");
}

/* "  3, then 1  Attack ... [attack d5 c5]: 58 % to win". What is in brackets may go on in the next line. */
static const char *read_hint(const char *at, struct told *told) {
    static const char then[] = ", then ";
    size_t used = 0;
    *told = (struct told){"", ""};
    char *end;
    for (long number; (number = strtol(at, &end, 10)) > 0 && end > at;) {
        used += (size_t)snprintf(told->numbers + used, sizeof told->numbers - used, "%ld\n", number);
        at = end;
        if (strncmp(at, then, strlen(then)) == 0)
            at += strlen(then);
        else
            break;
    }
    const char *open = strchr(at, '[');
    const char *close = open ? strchr(open, ']') : NULL;
    assert_non_null(close);
    used = 0;
    for (const char *letter = open + 1; letter < close && used + 2 < TYPED; letter++) {
        char blank = *letter == '\n' ? ' ' : *letter;
        if (blank != ' ' || told->words[used - 1] != ' ')
            told->words[used++] = blank;
    }
    told->words[used] = '\n';
    /* The next hint follows the indented lines of the reason. */
    at = strchr(close, '\n');
    while (at && strncmp(at, "\n     ", 6) == 0)
        at = strchr(at + 1, '\n');
    assert_non_null(at);
    return at + 1;
}

/* The position after these lines of input. */
static char *position_after(const char *first, const char *second) {
    char typed[3 * TYPED];
    snprintf(typed, sizeof typed, "%s%sposition\nquit\n\n", first, second);
    struct run *run = run_games(games_all, typed, GAME);
    const char *at = NULL;
    for (const char *next = run->out; (next = strstr(next, "| V research")); next++)
        at = next;
    assert_non_null(at);
    while (at > run->out && at[-1] != '\n')
        at--;
    char *position = strndup(at, strcspn(at, "\n"));
    finish(run);
    return position;
}

/* Each hint's numbers and notation lead to the same new position. */
static void check_hints(const char *before, const char *question, bool all) {
    char typed[2 * TYPED];
    snprintf(typed, sizeof typed, "%shint\nquit\n\n", before);
    struct run *run = run_games(games_all, typed, GAME);
    const char *at = hints_in(run, question);
    char *unplayed = position_after(before, "");
    size_t numbered = 0;
    for (int i = 0; i < HINTS; i++) {
        struct told told;
        at = read_hint(at, &told);
        char *by_words = position_after(before, told.words);
        assert_string_not_equal(by_words, unplayed);
        if (told.numbers[0]) {
            char *by_numbers = position_after(before, told.numbers);
            assert_string_equal(by_numbers, by_words);
            free(by_numbers);
            numbered++;
        }
        free(by_words);
    }
    if (all)
        assert_int_equal(numbered, HINTS);
    assert_true(strncmp(at, "To play one, type its number", 28) == 0);
    free(unplayed);
    finish(run);
}

static void a_hint_shows_the_numbers_that_play_it(void **unused) {
    (void)unused;
    check_hints("", "3 actions left", true);
}

/* With a ship chosen, hints for other ships have "-" instead of a number; their notation works. */
static void a_number_is_of_the_question_that_is_open(void **unused) {
    (void)unused;
    check_hints("d5\n", "3 destroyer at d5: a number", false);
    check_hints("e4\n", "5 interceptor at e4: a number", false);
}

static void hints_are_told_in_french(void **unused) {
    (void)unused;
    struct run *run = run_games(games_all, "conseil\nquit\n\n", GAME " --lang fr");
    assert_says(run->out, "\u00a0% de chances de gagner\n");
    assert_says(run->out, "Pour en jouer un, tapez son numéro dans la question ci-dessus");
    finish(run);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hint_shows_the_numbers_that_play_it),
        cmocka_unit_test(a_number_is_of_the_question_that_is_open),
        cmocka_unit_test(hints_are_told_in_french),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
